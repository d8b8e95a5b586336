//! A change that the report offers leads to the report that it promises.

use crate::support::drafts;
use crate::support::flow;
use crate::support::flow::quick;
use hule::entry::{Draft, link};
use hule::explore::what_if::{Change, Possibility, Search};
use hule::rules;
use hule::scoring::Standing;
use hule::system::Varies;

fn draft(text: &str) -> Draft {
    link::decode(text, rules::SYSTEMS).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn answer(near: &Possibility) -> Option<String> {
    match near.change {
        Change::Answer { answer, .. } => Some(answer.to_string()),
        _ => None,
    }
}

/// The circumstances that would raise the total.
fn circumstances(draft: &Draft) -> Vec<Possibility> {
    let mut found = Search::improvements(flow::engine(draft), draft, 0).run(9);
    found.retain(|near| !near.change.is_exchange());
    found
}

/// Checks the tiles and circumstances of a change, and its effect.
fn holds(draft: &Draft, near: &Possibility) {
    assert_eq!(near.change.of(flow::engine(draft), draft, 0).as_ref(), Some(&near.draft));
    let (before, after) = (quick(draft), quick(&near.draft));
    assert!(after.faults.is_empty(), "{:?}", after.faults);
    let sum = |report: &hule::scoring::Report| {
        let others = report.others.iter().filter(|_| draft.is_one_player());
        let sheets = others.filter_map(|hand| hand.sheets.first());
        report.sheets.first().into_iter().chain(sheets).map(|s| s.total).sum::<i32>()
    };
    assert_eq!(near.new_total, sum(&after));
    assert_eq!(near.total_change, sum(&after) - sum(&before));
    assert!(near.fans_gained.iter().all(|fan| !near.fans_lost.contains(fan)));
    // At most one tile differs.
    let tiles = |draft: &Draft| {
        let mut all: Vec<_> =
            draft.tiles.standing.iter().chain(&draft.tiles.win).copied().collect();
        all.extend(draft.tiles.melds.iter().flat_map(|meld| meld.tiles()));
        all
    };
    let mut left = tiles(draft);
    let new = tiles(&near.draft).into_iter().filter(|tile| {
        let at = left.iter().position(|other| other == tile);
        at.map(|at| left.remove(at)).is_none()
    });
    let exchanged = matches!(near.change, Change::Exchanged { .. } | Change::WonOn { .. });
    assert_eq!(new.count(), usize::from(exchanged));
}

#[test]
fn a_near_fan_counts_after_the_change() {
    for rules in rules::SYSTEMS {
        let (mut answers, mut tiles) = (0, 0);
        let mut drafts: Vec<Draft> = drafts::of(rules).into_iter().map(drafts::alone).collect();
        drafts.retain(|draft| !quick(draft).sheets.is_empty());
        // Systems with few fans are tried with more hands.
        let step = (drafts.len() * rules.fans.len() / 600).max(1);
        for (i, draft) in drafts.into_iter().step_by(step).enumerate() {
            let fans = rules.fans;
            for fan in fans.iter().skip(i % 4).step_by(4) {
                let report = quick(&draft);
                let others = report.others.iter().filter(|_| draft.is_one_player());
                let sheets = others.filter_map(|hand| hand.sheets.first());
                let mut sheets = report.sheets.first().into_iter().chain(sheets);
                let counts = sheets.any(|s| s.counted.iter().any(|c| c.fan == fan));
                for near in Search::of_fan(flow::engine(&draft), &draft, 0, fan.number).run(3) {
                    holds(&draft, &near);
                    assert!(near.fans_gained.contains(&fan));
                    assert!(!counts, "{}", fan.key);
                    *(if answer(&near).is_some() { &mut answers } else { &mut tiles }) += 1;
                }
            }
        }
        assert!(answers > 0, "{}", rules.key);
        assert!(tiles > 0, "{}", rules.key);
    }
}

/// A concealed hand on a discard: if it were self-drawn, it would be Fully Concealed.
#[test]
fn common_changes_come_before_lucky_ones() {
    let draft = draft("1/mcr/123m456p67899sEE+E?seat=S&round=S&from=W");
    let found = circumstances(&draft);
    assert_eq!(answer(&found[0]).as_deref(), Some("self-drawn"), "{found:?}");
    assert!(found[0].fans_gained.iter().any(|fan| fan.number == 56));
    assert!(found.len() > 1 && found[1..].iter().all(|near| near.total_change > 0));
    let lucky = |near: &Possibility| matches!(near.change, Change::Answer { lucky: true, .. });
    assert!(!lucky(&found[0]) && found[1..].iter().all(lucky));
    let dearest = found[1..].windows(2).all(|two| two[0].total_change >= two[1].total_change);
    assert!(dearest, "{found:?}");
}

fn wins(draft: &Draft) -> bool {
    matches!(quick(draft).standing, Standing::Complete { wins: true, .. })
}

/// Tiles come first, luck never stands alone, and a winner never earns less.
#[test]
fn improvements_are_tiles_first_and_never_cost_the_winner() {
    for rules in rules::SYSTEMS {
        let (mut tiles, mut circumstances) = (0, 0);
        for draft in drafts::of(rules).into_iter().step_by(9).take(40).map(drafts::alone) {
            let found = Search::improvements(flow::engine(&draft), &draft, 0).run(3);
            let lucky =
                |near: &Possibility| matches!(near.change, Change::Answer { lucky: true, .. });
            assert!(found.is_empty() || !found.iter().all(lucky), "{found:?}");
            let order = |near: &Possibility| (!near.change.is_exchange(), lucky(near));
            assert!(found.is_sorted_by_key(order), "{found:?}");
            let of_tiles = found.iter().filter(|near| near.change.is_exchange()).count();
            tiles += of_tiles;
            circumstances += found.len() - of_tiles;
            for near in &found {
                holds(&draft, near);
                assert!(near.total_change > 0);
                let is_less = wins(&draft) && flow::earns_less(&draft, &near.draft);
                assert!(!is_less, "{} {near:?}", draft.tiles);
            }
        }
        assert!(tiles > 3 || rules.key == "siamese", "{}: {tiles}", rules.key);
        assert!(circumstances > 0, "{}", rules.key);
    }
}

/// A discard after a kong is worth one fan more, but only one player pays it.
#[test]
fn a_self_drawn_win_is_not_to_become_a_discard_that_pays_less() {
    let draft = draft("1/sichuan/123456m789p2355p+1p?void=s&win=self-drawn");
    let found = Search::improvements(flow::engine(&draft), &draft, 0).run(9);
    let answers: Vec<String> = found.iter().filter_map(answer).collect();
    for lucky in ["discard-after-kong", "robbed-kong"] {
        assert!(!answers.iter().any(|answer| answer == lucky), "{answers:?}");
    }
}

/// What would be enough to win with the same tiles wins, without luck; answers come first.
#[test]
fn what_is_enough_to_win_wins() {
    let enough = draft("1/mcr/[789s][EEEE,1]123m456pC+C?win=self-drawn");
    assert_eq!(Search::to_win(flow::engine(&enough), &enough, 0).run(3), []);
    let mcr = rules::system("mcr").expect("MCR");
    let (mut answers, mut others) = (0, 0);
    for draft in drafts::of(mcr).into_iter().chain(drafts::random_mcr(300)) {
        let found = Search::to_win(flow::engine(&draft), &draft, 0).run(3);
        assert!(found.is_empty() || !wins(&draft));
        for near in &found {
            holds(&draft, near);
            assert!(near.becomes_winning && wins(&near.draft), "{near:?}");
            assert!(!matches!(near.change, Change::Answer { lucky: true, .. }));
            *(if answer(near).is_some() { &mut answers } else { &mut others }) += 1;
        }
        assert!(found.is_sorted_by_key(|near| answer(near).is_none()), "{found:?}");
    }
    assert!(answers > 0 && others > 0, "{answers} {others}");
}

/// 678 instead of 789: one exchanged tile makes the straight, the best of all changes.
#[test]
fn one_tile_is_exchanged() {
    let draft = draft("1/mcr/123456678m99pEE+E?win=self-drawn");
    let found = Search::of_fan(flow::engine(&draft), &draft, 0, 28).run(3);
    let (tile, instead) = ("9m".parse().unwrap(), "6m".parse().unwrap());
    assert_eq!(found[0].change, Change::Exchanged { tile, instead });
    assert!(found[0].fans_gained.iter().any(|fan| fan.number == 28) && found[0].total_change >= 10);
}

/// Seats are changed for fans of winds and for nothing else.
#[test]
fn seats_are_for_fans_of_winds() {
    let draft = draft("1/mcr/123456m123pEE55s+E?seat=S&round=S&from=W");
    let found = Search::of_fan(flow::engine(&draft), &draft, 0, 61).run(3);
    assert_eq!(answer(&found[0]).as_deref(), Some("E"), "{found:?}");
    for near in circumstances(&draft) {
        let Change::Answer { question, .. } = near.change else { panic!("{near:?}") };
        assert!(matches!(question.varies, Varies::InPlay { .. }));
    }
}

#[test]
fn a_fan_that_counts_and_a_hand_that_is_unfinished_have_nothing_near() {
    let complete = draft("1/mcr/123456m123pEE55s+E?seat=S&round=S&from=W");
    let counted = quick(&complete).sheets[0].counted[0].fan.number;
    assert_eq!(Search::of_fan(flow::engine(&complete), &complete, 0, counted).run(3), []);
    let unfinished = draft("1/mcr/123456m123pEE");
    assert_eq!(Search::improvements(flow::engine(&unfinished), &unfinished, 0).run(3), []);
    assert_eq!(Search::of_fan(flow::engine(&unfinished), &unfinished, 0, 28).run(3), []);
}
