//! What a row of the score sheet says, and what is said of a correction.

use hule::rules;
use hule::session::{Change, Deal, Difference, Entry, Origin, Session, Sheet};
use hule::text::session::{DealRow, difference_lines, standing, table_points};
use hule::text::{Catalogue, Language};

use super::session;

fn sheet(session: &Session) -> Sheet {
    Sheet::of(session, rules::engine(session.system()).unwrap())
}

fn played() -> Session {
    let mut session = session("mcr");
    session.players = ["Anna", "Ben", "Cem", "Dora"].map(str::to_owned).into();
    session.deals.push(Deal::new(Entry::win(1, Origin::Player(2), 24)));
    session.deals.push(Deal::new(Entry::win(0, Origin::Wall, 10)));
    session
}

#[test]
fn a_row_says_what_happened_and_what_it_changed() {
    let session = played();
    let row = DealRow::new(&session, &sheet(&session), 0, &Catalogue::english());
    assert_eq!(
        (&*row.number, &*row.line, &*row.about),
        ("1", "Ben wins 24 from Cem", "East round · Anna deals")
    );
    assert_eq!(row.payments, "Cem pays Ben 32 · Anna and Dora pay 8 each");
    let cells: Vec<_> = row.cells.iter().map(|cell| (&*cell.signed, &*cell.total)).collect();
    assert_eq!(cells, [("−8", "−8"), ("+48", "48"), ("−32", "−32"), ("−8", "−8")]);
}

#[test]
fn a_correction_says_what_else_it_changed() {
    let before = played();
    let change = Change::Correct(0, Deal::new(Entry::win(1, Origin::Wall, 24)));
    let after = change.apply(&before).unwrap();
    let (old, new) = (sheet(&before), sheet(&after));
    let difference = Difference::of(&change, &before, &old, &new);
    assert_eq!(
        difference_lines(&after, &new, &difference, &Catalogue::english()),
        ["Totals: Anna\u{a0}46 → 22, Ben\u{a0}30 → 78, Dora\u{a0}−26 → −50"]
    );
}

#[test]
fn the_standing_names_the_best_first() {
    let session = played();
    let totals = sheet(&session).totals;
    assert_eq!(
        standing(&session, &totals, &Catalogue::english()),
        "Anna\u{a0}46, Ben\u{a0}30, Dora\u{a0}−26, Cem\u{a0}−50"
    );
    assert_eq!(table_points(2.5, &Catalogue::english()), "table points: 2.5");
    assert_eq!(table_points(4.0, &Catalogue::of(Language::Ru)), "турнирные очки: 4");
    assert_eq!(table_points(0.5, &Catalogue::of(Language::Ru)), "турнирные очки: 0,5");
}
