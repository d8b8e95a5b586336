//! What holds for every session: totals are sums, points are neither made nor lost but by penalties
//! and fines, and a correction that is taken back leaves nothing behind.

use hule::scoring::Position;
use hule::session::{Change, Deal, Entry, History, NetEntry, Session, Sheet};
use proptest::prelude::*;

use super::strategies::a_session;
use super::{engine, histories, sheet};

fn sums_hold(session: &Session, sheet: &Sheet) -> Result<(), TestCaseError> {
    let players = session.agreement.players();
    let mut totals = vec![session.start; players];
    for (row, deal) in sheet.deals.iter().zip(&session.deals) {
        totals.iter_mut().zip(&row.change).for_each(|(total, change)| *total += change);
        prop_assert_eq!(&row.totals, &totals);
        let sum: i32 = row.net.iter().sum();
        let with_fines = matches!(deal.entry, Entry::Net(_) | Entry::Hand(_));
        let fine = session.system().game.fine.filter(|_| with_fines);
        let are_fines = fine.is_some_and(|fine| sum < 0 && sum % fine.points == 0);
        let from_table: i32 = row.from_table.iter().sum();
        prop_assert!(sum == from_table || are_fines, "{:?}", row.net);
        let penalties = row.penalties.iter().flatten();
        let mut change = row.net.clone();
        for penalty in penalties {
            prop_assert!(penalty.change.iter().sum::<i32>() <= 0);
            change.iter_mut().zip(&penalty.change).for_each(|(all, one)| *all += one);
        }
        prop_assert_eq!(&row.change, &change);
        // What is drawn of the deal comes to what it changed.
        if let Some(paid) = &row.paid {
            let mut of_flows = vec![0; players];
            for flow in paid {
                flow.from.iter().for_each(|from| of_flows[*from] -= flow.amount);
                flow.to.party().iter().for_each(|to| of_flows[*to] += flow.amount);
            }
            prop_assert_eq!(&row.change, &of_flows);
        }
    }
    prop_assert_eq!(&sheet.totals, &totals);
    Ok(())
}

#[test]
fn totals_are_the_sums_of_the_changes_and_points_are_only_moved() {
    for history in histories() {
        sums_hold(history.session(), history.sheet()).unwrap();
        assert!(history.sheet().faults.is_empty());
    }
}

#[test]
fn recording_deal_by_deal_equals_reading_the_finished_session() {
    for history in histories() {
        assert_eq!(*history.sheet(), sheet(history.session()));
    }
}

#[test]
fn correcting_a_deal_and_correcting_it_back_gives_the_same_sheet() {
    for mut history in histories() {
        let (engine, before) = (engine(history.session()), history.sheet().clone());
        for index in 0..history.session().deals.len() {
            let deal = history.session().deals[index].clone();
            let drawn = Deal { entry: Entry::Draw, ..deal.clone() };
            let there = history.apply(&Change::Correct(index, drawn), engine).unwrap();
            let back = history.apply(&Change::Correct(index, deal), engine).unwrap();
            assert_eq!(*history.sheet(), before);
            // What has changed on the way there has changed back.
            let moved =
                |d: &hule::session::Difference| d.deals.iter().map(|d| d.deal).collect::<Vec<_>>();
            assert_eq!(moved(&there), moved(&back));
        }
    }
}

#[test]
fn undo_and_redo_lead_back_and_forth() {
    for mut history in histories().step_by(7) {
        let (engine, last) = (engine(history.session()), history.sheet().clone());
        let mut undone = 0;
        while history.undo(engine) {
            undone += 1;
        }
        assert!(history.session().deals.is_empty() && !history.can_undo());
        assert_eq!(undone, last.deals.len().min(100));
        while history.redo(engine) {}
        assert_eq!(*history.sheet(), last);
    }
}

/// Who deals in each deal of a sheet.
fn dealers(sheet: &Sheet) -> Vec<u8> {
    sheet.deals.iter().map(|row| row.position.players[0]).collect()
}

#[test]
fn a_corrected_deal_moves_everybody_in_the_deals_after_it() {
    let mut session = super::session("classical");
    let win = |winner: usize| {
        let net = (0..4).map(|player| if player == winner { 30 } else { -10 }).collect();
        Deal::new(Entry::Net(NetEntry { net, winner: Some(winner), ..NetEntry::default() }))
    };
    session.deals = vec![win(1), win(1), win(0), win(3)];
    let engine = engine(&session);
    let mut history = History::new(session, engine);
    assert_eq!(dealers(history.sheet()), [0, 1, 1, 2]);
    let difference = history.apply(&Change::Correct(0, win(0)), engine).unwrap();
    assert_eq!(dealers(history.sheet()), [0, 0, 1, 2]);
    let moved: Vec<usize> = difference.deals.iter().map(|deal| deal.deal).collect();
    assert_eq!(moved, [1]);
    assert!(difference.deals[0].moved && difference.deals[0].change.is_none());
    assert_eq!(
        difference.totals.unwrap(),
        [[0, 40, -40, 0], [40, 0, -40, 0]]
            .map(|net| { net.iter().map(|points| points + 2000).collect::<Vec<_>>() })
    );
}

#[test]
fn a_deal_put_in_between_or_taken_out_shifts_the_others() {
    let mut session = super::session("mcr");
    let win = |winner| super::won(winner, hule::session::Origin::Wall, 10);
    session.deals = vec![win(0), win(1), win(2), win(3)];
    let engine = engine(&session);
    let mut history = History::new(session, engine);
    let difference = history.apply(&Change::Insert(1, Deal::new(Entry::Draw)), engine).unwrap();
    assert_eq!(dealers(history.sheet()), [0, 1, 2, 3, 1]);
    assert_eq!(difference.deals.iter().map(|d| d.deal).collect::<Vec<_>>(), [2, 3, 4]);
    assert_eq!(difference.totals, None);
    let difference = history.apply(&Change::Delete(1), engine).unwrap();
    assert_eq!(difference.deals.iter().map(|d| d.deal).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(dealers(history.sheet()), [0, 1, 2, 3]);
}

#[test]
fn deals_after_the_end_of_the_game_are_named_and_kept() {
    let mut session = super::session("sichuan");
    session.agreement.set("deals", "2").unwrap();
    session.deals = vec![Deal::new(Entry::Draw); 2];
    let engine = engine(&session);
    let mut history = History::new(session, engine);
    assert!(history.sheet().complete && history.sheet().next.is_none());
    let refused = history.apply(&Change::Record(Deal::new(Entry::Draw)), engine).unwrap_err();
    assert_eq!(refused[0].to_string(), "deals[2].type: game-was-over");
    // An earlier insertion is not refused: the last deal no longer counts, and is named.
    let difference = history.apply(&Change::Insert(0, Deal::new(Entry::Draw)), engine).unwrap();
    assert_eq!(history.sheet().deals.len(), 2);
    assert_eq!(history.sheet().faults[0].to_string(), "deals[2].type: game-was-over");
    assert_eq!(difference.deals.last().map(|deal| deal.counts), Some([true, false]));
}

#[test]
fn a_session_can_be_ended_and_taken_up_again() {
    let mut history = History::new(super::session("mcr"), engine(&super::session("mcr")));
    let engine = engine(history.session());
    let deal = || Deal::new(Entry::Abandoned);
    history.apply(&Change::Record(deal()), engine).unwrap();
    history.apply(&Change::End(true), engine).unwrap();
    assert!(history.session().ended && !history.sheet().complete);
    // There is no next deal, and none can be added.
    assert_eq!(history.sheet().next, None);
    for change in [Change::Record(deal()), Change::Insert(0, deal())] {
        let refused = history.apply(&change, engine).unwrap_err();
        assert_eq!(refused[0].to_string(), "deals: session-ended");
        assert!(history.session().ended && history.session().deals.len() == 1);
    }
    // What was played can be corrected.
    history.apply(&Change::Correct(0, Deal::new(Entry::Draw)), engine).unwrap();
    assert!(history.session().ended);
    history.apply(&Change::End(false), engine).unwrap();
    assert_eq!(history.sheet().next.as_ref().map(|next: &Position| next.number), Some(2));
    history.apply(&Change::Record(deal()), engine).unwrap();
    assert!(!history.session().ended);
}

#[test]
fn statistics_count_what_each_player_did() {
    use hule::session::Origin::{Player, Unknown, Wall};
    let mut session = super::session("mcr");
    session.deals = vec![
        super::won(0, Player(1), 24),
        super::won(0, Wall, 88),
        super::won(2, Player(0), 8),
        Deal::new(Entry::Draw),
    ];
    let sheet = sheet(&session);
    let anna = &sheet.statistics[0];
    assert_eq!((anna.deals, anna.won, anna.self_drawn, anna.dealt_in), (4, 2, 1, 1));
    assert_eq!(anna.dearest.map(|dearest| (dearest.deal, dearest.points)), Some((1, 88)));
    assert_eq!(sheet.statistics[1].dealt_in, 1);
    assert_eq!(sheet.ranks, [1, 4, 2, 3]);
    // Classical pays the same whoever discarded, so that may stay unknown.
    let mut session = super::session("classical");
    session.deals = vec![super::won(1, Unknown, 40)];
    let sheet = super::sheet(&session);
    assert_eq!(sheet.totals, [1920, 2160, 1960, 1960]);
    assert_eq!(sheet.statistics[1].won, 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn sums_hold_for_any_session(session in a_session()) {
        sums_hold(&session, &sheet(&session))?;
    }

    #[test]
    fn any_change_is_undone(session in a_session(), other in a_session(), at in 0usize..8) {
        let engine = engine(&session);
        let mut history = History::new(session, engine);
        let before = history.sheet().clone();
        let deal = other.deals.first().cloned().unwrap_or(Deal::new(Entry::Draw));
        let changes = [
            Change::Insert(at, deal.clone()),
            Change::Delete(at),
            Change::Correct(at, deal.clone()),
            Change::Record(deal),
            Change::TakeBack(at, 0),
            Change::Rename("a  new\nname".to_owned()),
            Change::RenamePlayer(1, "Zoë".to_owned()),
            Change::End(true),
        ];
        let mut done = 0;
        for change in &changes {
            let session = history.session().clone();
            match history.apply(change, engine) {
                Ok(_) => done += usize::from(session != *history.session()),
                Err(faults) => {
                    prop_assert!(!faults.is_empty());
                    prop_assert_eq!(history.session(), &session);
                }
            }
        }
        for _ in 0..done {
            prop_assert!(history.undo(engine));
        }
        prop_assert_eq!(history.sheet(), &before);
    }
}
