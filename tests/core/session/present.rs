//! The deal that is being played: its penalties, whose hand it is, and how it is kept until it is
//! recorded.

use hule::entry::Draft;
use hule::rules;
use hule::session::{
    Change, Deal, Entry, KeptSession, Origin, Penalty, Session, Table, Task, link,
};
use hule::tiles::Seat;

use super::{engine, session, won};

fn table(session: Session) -> Table {
    let engine = engine(&session);
    Table::new(session, engine)
}

fn begun(table: &mut Table, tiles: &str) -> Draft {
    let mut draft = table.begin_deal();
    draft.read(0, tiles).unwrap();
    draft
}

#[test]
fn nobody_holds_the_hand_of_a_new_deal() {
    for rules in ["mcr", "classical", "nanchang", "sichuan", "siamese"] {
        assert!(!table(session(rules)).begin_deal().is_seat_given(), "{rules}");
    }
}

#[test]
fn it_stays_open_whose_hand_it_is_until_somebody_says_it() {
    let mut table = table(session("mcr"));
    let engine = engine(table.session());
    let draft = begun(&mut table, "123m");
    table.set_aside(&draft);
    table.enter(Entry::win(1, Origin::Wall, 8), engine).unwrap();
    assert_eq!(table.begin_deal(), draft);
    // Once it is said, the hand is that player's, who sits elsewhere in the next deal.
    let mut known = draft.clone();
    known.set("seat", "W").unwrap();
    table.set_aside(&known);
    table.enter(Entry::Draw, engine).unwrap();
    assert_eq!(table.begin_deal().seat(0), Some(Seat::South));
}

#[test]
fn a_recorded_hand_without_a_seat_is_that_of_east() {
    let mut session = session("mcr");
    let link = "1/mcr/[789s][EEEE,1]123m456pC+C?from=W".to_owned();
    let hand = hule::session::HandEntry { link, seats: None };
    session.deals = vec![Deal::new(Entry::Hand(hand))];
    let mut table = table(session);
    assert_eq!(table.sheet().deals[0].wins[0].winner, 0);
    table.take_up(Task::Correct(0));
    let corrected = table.begin_deal();
    assert_eq!((corrected.is_seat_given(), corrected.own_seat()), (true, Seat::East));
}

#[test]
fn a_penalty_of_the_deal_that_is_played_is_recorded_with_it() {
    let mut table = table(session("mcr"));
    let engine = engine(table.session());
    let late = Penalty::new("late-pung", 0);
    assert_eq!(table.deal_of_penalty(false), Some(0), "there is no other deal");
    table.penalize(late.clone(), engine).unwrap();
    assert_eq!(table.sheet().totals, [0; 4]);
    let second = table.penalty_comes_to(0, &late, engine).unwrap().unwrap();
    assert_eq!((second.times, &*second.change), (Some(2), &[-5, 0, 0, 0][..]));
    table.penalize(late.clone(), engine).unwrap();
    table.enter(Entry::win(1, Origin::Wall, 8), engine).unwrap();
    assert_eq!(table.sheet().totals, [-21, 48, -16, -16]);
    assert!(table.penalties().is_empty());
    // Undone, they are those of the deal that is played again.
    table.undo(None, engine);
    assert_eq!(table.penalties().len(), 2);
    table.redo(engine);
    assert!(table.penalties().is_empty());
    assert_eq!(table.sheet().totals, [-21, 48, -16, -16]);
}

#[test]
fn a_penalty_belongs_to_the_deal_that_is_entered() {
    let mut session = session("mcr");
    session.deals = vec![won(1, Origin::Wall, 8), Deal::new(Entry::Draw)];
    let mut table = table(session);
    assert_eq!((table.deal_of_penalty(false), table.deal_of_penalty(true)), (Some(1), Some(2)));
    table.take_up(Task::Correct(0));
    assert_eq!(table.deal_of_penalty(true), Some(0));
    table.take_up(Task::Insert(1));
    assert_eq!(table.deal_of_penalty(true), None);
}

#[test]
fn what_a_penalty_comes_to_is_what_the_sheet_says() {
    let mut session = session("mcr");
    session.deals = vec![Deal::new(Entry::Draw); 6];
    let mut table = table(session);
    let engine = engine(table.session());
    // Late pungs are counted within a round, void claims within the game.
    for deal in [0, 3, 3, 4, 1] {
        for offence in ["late-pung", "void-claim", "too-few"] {
            let penalty = Penalty::new(offence, 2);
            let told = table.penalty_comes_to(deal, &penalty, engine).unwrap();
            table.apply(&Change::Penalize(deal, penalty), engine).unwrap();
            assert_eq!(told.as_ref(), table.sheet().deals[deal].penalties.last().unwrap().as_ref());
        }
    }
    let wrong = Penalty { points: Some(4), ..Penalty::new("knocked-tile", 0) };
    let faults = table.penalty_comes_to(2, &wrong, engine).unwrap_err();
    assert_eq!(faults[0].to_string(), "deals[2].penalties[0].points: penalty-too-low (4)");
}

#[test]
fn the_deal_that_is_played_is_kept_with_its_hand_and_its_penalties() {
    let mut first = table(session("mcr"));
    let engine = engine(first.session());
    first.penalize(Penalty::new("void-claim", 3), engine).unwrap();
    let draft = begun(&mut first, "123m");
    let text = link::encode(&first.present_deal(&draft)).unwrap();
    let mut second = table(first.session().clone());
    let kept = link::decode(&text, hule::rules::SYSTEMS).unwrap().session;
    assert_eq!(second.take_up_present(kept), Some(draft));
    assert_eq!(second.penalties(), first.penalties());
}

/// So they are there whatever is on the screen when the session is opened again.
#[test]
fn the_penalties_of_the_deal_that_is_played_are_kept_with_the_session() {
    let mut first = table(session("mcr"));
    let engine = engine(first.session());
    let kept = |table: &Table| KeptSession::of_table(3, "a", table, 7);
    assert_eq!((kept(&first).penalties.as_str(), kept(&first).version), ("", 4));
    let given = [
        Penalty::new("void-claim", 3),
        Penalty { points: Some(7), reason: "late".into(), ..Penalty::new("other", 0) },
    ];
    given.iter().for_each(|penalty| first.penalize(penalty.clone(), engine).unwrap());
    let opened = |table: &Table| {
        let kept = kept(table);
        let mut opened = Table::new(kept.read(rules::SYSTEMS).unwrap().session, engine);
        opened.take_up_penalties(kept.read_penalties());
        opened
    };
    let mut second = opened(&first);
    assert_eq!(second.penalties(), given);
    second.enter(Entry::Draw, engine).unwrap();
    assert_eq!(second.sheet().totals, [-7, 0, 0, 0]);
    assert_eq!((opened(&second).penalties(), kept(&second).penalties.as_str()), (&[][..], ""));
    // What can't be read is no penalty.
    let damaged = KeptSession { penalties: "[{\"kind\":7},3]".into(), ..kept(&first) };
    assert_eq!(damaged.read_penalties(), []);
}
