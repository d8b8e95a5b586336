//! What a row of the score sheet says, and what is said of a correction.

use hule::rules;
use hule::session::{Change, Deal, Difference, Entry, Origin, Penalty, Session, Sheet};
use hule::text::session::{
    DealRow, csv, difference_lines, last_deal_lines, seats_line, standing, table_points,
};
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

/// In riichi Cem draws a haneman from Ben, who deals: 6000 from Ben and 3000 from each of the others. Ben
/// also commits chombo, which costs East 4000 to each. In MCR Dora draws 14: 8 + 14 from each, and Cem's
/// false win costs 10 to each.
#[test]
fn what_came_of_a_deal_keeps_payments_and_penalties_apart() {
    let english = Catalogue::english();
    let mut riichi = session("riichi");
    riichi.players = ["Ben", "Cem", "Dora", "Anna"].map(str::to_owned).into();
    riichi.deals.push(Deal::new(Entry::win(1, Origin::Wall, 12_000)));
    // A game of before, in which chombo was a penalty.
    riichi.agreement.set("oka", "no").unwrap();
    riichi.deals[0].penalties.push(Penalty::new("chombo", 0));
    let after = sheet(&riichi);
    assert_eq!(after.deals[0].change, [-18_000, 16_000, 1000, 1000]);
    let english_riichi = english.clone().for_system("riichi");
    assert_eq!(
        last_deal_lines(&riichi, &after, &english_riichi),
        [
            "Deal 1: Cem wins 12000 by self-draw\u{a0}· Ben pays Cem 6000 · Dora and Anna pay 3000 each",
            "False win (chombo): a mangan to the others: Ben pays Cem, Dora and Anna 4000 each",
        ]
    );
    let mut mcr = session("mcr");
    mcr.players = ["Anna", "Ben", "Cem", "Dora"].map(str::to_owned).into();
    assert_eq!(last_deal_lines(&mcr, &sheet(&mcr), &english), [""; 0]);
    mcr.deals.push(Deal::new(Entry::win(3, Origin::Wall, 14)));
    mcr.deals[0].penalties.push(Penalty::new("too-few", 2));
    let after = sheet(&mcr);
    assert_eq!(
        last_deal_lines(&mcr, &after, &english.clone().for_system("mcr")),
        [
            "Deal 1: Dora wins 14 by self-draw\u{a0}· Anna, Ben and Cem pay Dora 22 each",
            "Too few points (false win): Cem pays Anna, Ben and Dora 10 each",
        ]
    );
    // The table for spreadsheets has the sums of both and names both.
    let table = csv::write(&mcr, &after, &english.clone().for_system("mcr"));
    assert!(
        table.contains("Dora wins 14 by self-draw · Too few points (false win): Cem pays Anna, Ben and Dora 10 each\",-12,-12,-52,76,"),
        "{table}"
    );
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

/// A line may break between two players, not between a player and the wind.
#[test]
fn a_name_and_its_wind_stay_together() {
    let session = played();
    let next = sheet(&session).next.expect("a deal");
    for (language, first) in [
        (Language::En, "Cem\u{a0}East, "),
        (Language::Ru, "Cem\u{a0}—\u{a0}Восток, "),
        (Language::Zh, "Cem\u{2060}东、"),
        (Language::Ja, "Cem\u{2060}東、"),
    ] {
        let line = seats_line(&session, &next, &Catalogue::of(language));
        assert!(line.starts_with(first), "{line:?}");
    }
}
