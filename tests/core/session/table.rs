//! A session at the table: which deal is entered next, corrections, and the draft for the calculator.

use hule::entry::link;
use hule::rules;
use hule::session::{
    Change, ComesTo, Deal, Entry, KeptSession, NetEntry, NextDealer, Origin, Penalty, Session,
    Table, Task, ValuesEntry, Win,
};
use hule::tiles::{Seat, Wind};

use super::{engine, histories, session, won};

fn table(session: Session) -> Table {
    let engine = engine(&session);
    Table::new(session, engine)
}

fn enter(table: &mut Table, entry: Entry) {
    let engine = engine(table.session());
    table.enter(entry, engine).expect("a possible deal");
}

#[test]
fn the_next_deal_is_ready_with_everyone_moved_on() {
    let mut table = table(session("mcr"));
    let draft = table.begin_deal();
    assert_eq!((draft.round(), draft.own_seat()), (Wind::East, Seat::East));
    for _ in 0..4 {
        enter(&mut table, Entry::win(1, Origin::Wall, 8));
    }
    assert_eq!(table.begin_deal().round(), Wind::South);
    assert_eq!(table.position().unwrap().players.as_slice(), [1, 0, 3, 2]);
    for _ in 0..12 {
        enter(&mut table, Entry::Draw);
    }
    assert!(table.sheet().complete && table.position().is_none());
    // The calculator is empty then.
    assert!(!table.begin_deal().has_hand());
}

#[test]
fn a_hand_names_the_players_of_its_deal() {
    let mut table = table(session("mcr"));
    enter(&mut table, Entry::Draw);
    let hand = "1/mcr/[789s][EEEE,1]123m456pC+C?seat=S&from=W";
    let hand = link::decode(hand, hule::rules::SYSTEMS).unwrap();
    let entry = table.hand(&hand);
    enter(&mut table, entry);
    // In the second deal, player 1 sits East, so South is player 2 and West player 3.
    let win = &table.sheet().deals[1].wins[0];
    assert_eq!((win.winner, win.from), (2, Some(3)));
}

#[test]
fn a_hand_of_another_round_or_other_rulings_is_brought_to_the_deal() {
    let mut table = table(session("mcr"));
    let deal = table.begin_deal();
    assert_eq!(table.brought_to_deal(&deal), None);
    let mut hand = deal.clone();
    hand.read(0, "[789s][EEEE,1]123m456pC+C").unwrap();
    assert_eq!(table.brought_to_deal(&hand), None);
    let mut elsewhere = hand.clone();
    elsewhere.set("round", "W").unwrap();
    assert_eq!(table.brought_to_deal(&elsewhere), Some(hand.clone()));
    let mut other = hand.clone();
    let preset = other.system().presets[1].key;
    other.set_preset(preset).unwrap();
    assert_eq!(table.brought_to_deal(&other), Some(hand.clone()));
    for _ in 0..16 {
        enter(&mut table, Entry::Draw);
    }
    assert_eq!(table.brought_to_deal(&hand), None);
}

#[test]
fn a_correction_keeps_the_penalties_and_ends_the_task() {
    let mut session = session("mcr");
    let penalty = hule::session::Penalty::new("too-few", 0);
    session.deals.push(Deal { penalties: vec![penalty], ..won(1, Origin::Wall, 24) });
    session.deals.push(won(2, Origin::Wall, 8));
    let mut table = table(session);
    table.take_up(Task::Correct(0));
    assert_eq!(table.position().unwrap().number, 1);
    enter(&mut table, Entry::Draw);
    assert_eq!((table.task(), table.session().deals[0].penalties.len()), (Task::Record, 1));
    table.take_up(Task::Insert(1));
    enter(&mut table, Entry::Draw);
    assert_eq!((table.task(), table.session().deals.len()), (Task::Record, 3));
}

#[test]
fn a_task_stays_about_its_deal() {
    let mut session = session("mcr");
    session.deals = vec![Deal::new(Entry::Draw); 4];
    let engine = engine(&session);
    let mut table = table(session);
    table.take_up(Task::Correct(2));
    table.apply(&Change::Delete(0), engine).unwrap();
    assert_eq!(table.task(), Task::Correct(1));
    table.apply(&Change::Insert(0, Deal::new(Entry::Draw)), engine).unwrap();
    assert_eq!(table.task(), Task::Correct(2));
    table.apply(&Change::Delete(2), engine).unwrap();
    assert_eq!(table.task(), Task::Record);
    table.take_up(Task::Correct(9));
    assert_eq!(table.task(), Task::Record);
}

#[test]
fn what_is_taken_over_can_be_undone() {
    let mut table = table(session("mcr"));
    enter(&mut table, Entry::Draw);
    let mine = table.session().clone();
    let mut theirs = mine.clone();
    theirs.deals.push(won(0, Origin::Wall, 8));
    let engine = engine(&mine);
    table.take_over(theirs.clone(), engine);
    assert_eq!(table.session(), &theirs);
    table.undo(None, engine);
    assert_eq!(table.session(), &mine);
    table.redo(engine);
    assert_eq!(table.session(), &theirs);
}

#[test]
fn a_hand_whose_record_is_undone_comes_back_and_the_one_begun_after_it_waits() {
    let mut table = table(session("mcr"));
    let engine = engine(table.session());
    let mut first = table.begin_deal();
    first.read(0, "[789s][EEEE,1]123m456pC+C").unwrap();
    first.set("seat", "E").unwrap();
    first.set("from", "W").unwrap();
    let entry = table.hand(&first);
    enter(&mut table, entry.clone());
    let mut second = table.begin_deal();
    second.read(0, "123m").unwrap();
    assert_eq!(table.undo(Some(&second), engine), Some(first));
    assert_eq!(table.redo(engine).map(|deal| &deal.entry), Some(&entry));
    assert_eq!(table.begin_deal(), second);
    assert!(!table.begin_deal().has_hand(), "it is handed out once");
}

#[test]
fn undo_brings_back_no_hand_that_is_still_on_the_sheet() {
    let mut table = table(session("mcr"));
    let engine = engine(table.session());
    let mut hand = table.begin_deal();
    hand.read(0, "[789s][EEEE,1]123m456pC+C").unwrap();
    hand.set("from", "W").unwrap();
    let entry = table.hand(&hand);
    enter(&mut table, entry);
    table.take_up(Task::Insert(0));
    enter(&mut table, Entry::Draw);
    assert_eq!(table.undo(None, engine), None);
    assert_eq!(table.redo(engine), None);
}

#[test]
fn a_hand_that_was_begun_waits_while_another_deal_is_corrected() {
    let mut table = table(session("mcr"));
    enter(&mut table, Entry::Draw);
    let mut begun = table.begin_deal();
    begun.read(0, "123m").unwrap();
    table.set_aside(&begun);
    table.take_up(Task::Correct(0));
    assert!(!table.begin_deal().has_hand());
    enter(&mut table, Entry::win(1, Origin::Wall, 8));
    assert_eq!(table.begin_deal(), begun);
}

/// Two penalties are given and recorded with a deal. The deal is undone, one penalty is taken back, and the deal is
/// recorded again.
#[test]
fn a_penalty_counts_once_when_its_deal_is_recorded_again() {
    let mut table = table(session("mcr"));
    let engine = engine(table.session());
    for player in [0, 1] {
        table.penalize(Penalty::new("too-few", player), engine).unwrap();
    }
    enter(&mut table, Entry::win(2, Origin::Wall, 8));
    table.undo(None, engine);
    table.take_back(0);
    table.redo(engine);
    assert_eq!(table.session().deals[0].penalties.len(), 2);
    enter(&mut table, Entry::Draw);
    assert_eq!(table.session().deals[1].penalties, []);
}

/// The players end the session, so that there is no next deal, and undo that.
#[test]
fn a_hand_that_was_set_aside_waits_until_there_is_a_deal_for_it() {
    let mut session = session("riichi");
    let from = Origin::Player(0);
    session.deals = vec![won(1, from, 8_000)];
    let engine = engine(&session);
    let mut table = table(session);
    let mut begun = table.begin_deal();
    begun.read(0, "123m").unwrap();
    table.set_aside(&begun);
    table.apply(&Change::End(true), engine).unwrap();
    assert!(table.position().is_none() && !table.begin_deal().has_hand());
    table.undo(None, engine);
    assert_eq!(table.begin_deal(), begun);
}

#[test]
fn a_deal_can_be_corrected_although_a_penalty_of_it_is_wrong() {
    let mut session = session("mcr");
    let penalties = vec![Penalty::new("unheard-of", 0)];
    session.deals = vec![Deal { penalties, ..won(1, Origin::Wall, 24) }];
    let mut table = table(session);
    table.take_up(Task::Correct(0));
    enter(&mut table, Entry::win(1, Origin::Wall, 8));
    assert_eq!(table.sheet().totals, [-16, 48, -16, -16]);
}

#[test]
fn a_task_is_read_as_it_was_written() {
    for task in [Task::Record, Task::Insert(3), Task::Correct(0)] {
        assert_eq!(Task::parse(&task.to_string()), Some(task));
    }
    for damaged in ["", "insert", "insert x", "correct -1", "other 3"] {
        assert_eq!(Task::parse(damaged), None, "{damaged:?}");
    }
}

#[test]
fn a_kept_session_is_read_as_it_was() {
    let mut session = session("siamese");
    session.deals.push(won(0, Origin::Wall, 24));
    let sheet = super::sheet(&session);
    let kept = KeptSession::after(0, "a", &session, &sheet, 7);
    assert_eq!((kept.version, &kept.totals, kept.over), (1, &sheet.totals, false));
    let import = kept.read(hule::rules::SYSTEMS).unwrap();
    assert_eq!((import.session, import.put_aside.len()), (session.clone(), 0));
    let renamed = Session { name: "Friday".into(), ..session };
    let next = kept.renamed(&renamed, 9);
    assert_eq!((next.version, next.changed), (2, 9));
    assert_eq!(next.read(hule::rules::SYSTEMS).unwrap().session, renamed);
    let damaged = KeptSession { file: "{".into(), ..kept };
    assert!(damaged.read(hule::rules::SYSTEMS).is_err());
}

/// Under the default rulings of riichi only the nearest winner is paid (R19).
#[test]
fn a_winner_who_is_not_paid_is_named() {
    let session = session("riichi");
    let wins = [(1, 2000), (3, 8000)];
    let wins = wins.map(|(winner, points)| Win::new(winner, Origin::Player(0), points)).to_vec();
    let entry = Entry::Values(ValuesEntry { wins, ..ValuesEntry::default() });
    let comes_to = table(session.clone()).comes_to(&entry, engine(&session)).unwrap().unwrap();
    assert_eq!(comes_to, ComesTo { net: vec![-2000, 2000, 0, 0], unpaid: vec![3] });
}

#[test]
fn what_a_deal_comes_to_is_what_the_sheet_says() {
    for history in histories() {
        let (engine, mut table) = (engine(history.session()), table(history.session().clone()));
        for (index, row) in history.sheet().deals.iter().enumerate() {
            table.take_up(Task::Correct(index));
            let entry = history.session().deals[index].entry.clone();
            let comes_to = table.comes_to(&entry, engine).unwrap().unwrap();
            assert_eq!(comes_to.net, row.net);
        }
    }
    let table = table(session("mcr"));
    let faults = table.comes_to(&Entry::win(1, Origin::Wall, 7), engine(table.session()));
    assert_eq!(faults.unwrap_err()[0].to_string(), "wins[0].points: points-below-minimum (7)");
}

#[test]
fn a_winner_in_sichuan_deals_next_also_where_only_changes_are_known() {
    let mut table = table(session("sichuan"));
    let (net, next_dealer) = (vec![10, -4, -6, 0], NextDealer::ByRules);
    enter(&mut table, Entry::Net(NetEntry { net, winner: Some(2), next_dealer }));
    assert_eq!(table.position().unwrap().players.as_slice(), [2, 3, 0, 1]);
    enter(&mut table, Entry::Draw);
    assert_eq!(table.position().unwrap().players.as_slice(), [2, 3, 0, 1]);
}

#[test]
fn the_discarder_of_several_first_winners_in_sichuan_deals_next() {
    let dealer_after = |second: Origin, third: Origin| {
        let mut table = table(session("sichuan"));
        let wins =
            vec![Win::new(2, Origin::Player(1), 1), Win::new(3, second, 2), Win::new(0, third, 4)];
        enter(&mut table, Entry::Values(ValuesEntry { wins, ..ValuesEntry::default() }));
        (table.position().unwrap().players[0], table.sheet().totals.clone())
    };
    let paid = vec![4, -7, 1, 2];
    assert_eq!(dealer_after(Origin::SameTile, Origin::SameTile), (1, paid.clone()));
    assert_eq!(dealer_after(Origin::SameTile, Origin::Player(1)), (1, paid.clone()));
    // One after the other.
    assert_eq!(dealer_after(Origin::Player(1), Origin::Player(1)), (2, paid.clone()));
    assert_eq!(dealer_after(Origin::Player(1), Origin::SameTile), (2, paid));
}

#[test]
fn a_hand_of_another_number_of_players_is_not_taken_for_the_deal() {
    let table = table(session("siamese"));
    let draft = link::decode("1/siamese/123m?players=2", hule::rules::SYSTEMS).unwrap();
    let faults = table.taken_for_deal(&draft).unwrap_err();
    assert_eq!(faults[0].to_string(), "link: other-number-of-players (2)");
}

/// Three changes: a deal, another deal, and a name. What is kept of the states before them brings them back.
#[test]
fn changes_can_be_undone_after_the_session_was_kept() {
    let empty = session("mcr");
    let engine = engine(&empty);
    let mut table = Table::new(empty.clone(), engine);
    let kept_of = |table: &Table| {
        let kept = KeptSession::after(0, "a", table.session(), table.sheet(), 7);
        kept.after_steps(table.session(), table.before())
    };
    assert_eq!(kept_of(&table).steps, "");
    table.enter(Entry::win(1, Origin::Player(2), 24), engine).unwrap();
    table.enter(Entry::Draw, engine).unwrap();
    table.apply(&Change::RenamePlayer(0, "Zoe".into()), engine).unwrap();
    let kept = kept_of(&table);
    let now = kept.read(rules::SYSTEMS).unwrap().session;
    let mut opened = Table::new(now.clone(), engine);
    opened.remember(kept.read_steps(&now, rules::SYSTEMS));
    for deals in [2, 1, 0] {
        assert!(opened.can_undo());
        opened.undo(None, engine);
        assert_eq!(opened.session().deals.len(), deals);
        assert_eq!(opened.session().players, empty.players);
    }
    assert!(!opened.can_undo());
    assert_eq!(*opened.session(), empty);
    // What can't be read is no step.
    let damaged = KeptSession { steps: "[{\"same\":9,\"deals\":[7]}]".into(), ..kept };
    assert_eq!(damaged.read_steps(&now, rules::SYSTEMS), []);
}
