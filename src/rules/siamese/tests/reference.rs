//! What the reference cases expect and a report does not show: the best hand alone where both hands
//! win at once, and the number of ways to complete both.

use serde_json::{Value, json};

use crate::cases;
use crate::entry::Draft;

use super::super::questions;
use super::*;

/// The cases of a task as drafts under each preset, with what is expected of them.
fn expected(task: &str) -> Vec<(Draft, Value)> {
    let text = include_str!("../../../../tests/data/siamese.jsonl");
    let cases = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let cases = cases.filter(|case| case["task"] == *task);
    let under_each_preset = |case: Value| {
        ["green-book", "competition-1998"].map(|preset| {
            let mut draft = cases::draft(&case).expect("a case");
            draft.set_preset(preset).expect("a preset");
            (draft, case["expected"][preset].clone())
        })
    };
    cases.flat_map(under_each_preset).collect()
}

fn player(draft: &Draft) -> PlayerTiles {
    PlayerTiles::new(questions::entry(draft)).expect("a possible hand")
}

#[test]
fn the_best_of_each_hand_alone() {
    let mut with_doubles = 0;
    for (draft, expected) in expected("first_win") {
        let player = player(&draft);
        let best = first_win(&player);
        for id in HandId::BOTH {
            let enough = best[id].filter(|chosen| player.rulings().enough(chosen.points));
            let value = &expected["hands"][format!("{id:?}")]["value"];
            assert_eq!(json!(enough.map(|chosen| chosen.points)), *value, "{draft:?}");
            if let Some(chosen) = enough {
                assert_eq!(mcr::sheets(&chosen.deal(&player))[0].points, chosen.points);
            }
        }
        with_doubles += usize::from(!double_win(&player, 1).best.is_empty());
    }
    assert!(with_doubles > 0, "the report shows all of these");
}

#[test]
fn the_number_of_splits() {
    let mut split = 0;
    for (draft, expected) in expected("double_win") {
        let player = player(&draft);
        let doubles = double_win(&player, 3);
        for share in doubles.best.iter().take(1).flat_map(|split| [split.hands.a, split.hands.b]) {
            assert_eq!(mcr::sheets(&share.deal(&player))[0].points, share.points);
        }
        if let Some(splits) = expected.get("splits") {
            let drawn = player.self_drawn();
            assert_eq!(json!(drawn.then_some(doubles.splits)), *splits, "{draft:?}");
            split += doubles.splits;
        }
    }
    assert!(split > 100);
}
