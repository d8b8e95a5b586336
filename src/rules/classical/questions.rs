//! What Chinese Classical asks besides the tiles, and the record that the answers describe.

use crate::entry::asked::{wind, yes};
use crate::entry::{Draft, Fault, FaultCode};
use crate::system::{Places, Question, Varies};
use crate::tiles::{BySeat, Seat, Way, Win};

use super::record::{Claim, Ending, Entry, LIMIT, Record};
use super::ruling::Rulings;

const WINDS: &[&str] = &["E", "S", "W", "N"];
const NO_YES: &[&str] = &["no", "yes"];

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::new("round", WINDS, Some("E")).varies(Varies::BeforePlay),
    Question::new("seat", WINDS, Some("E")).varies(Varies::BeforePlay),
    Question::new("win", &["discard", "self-drawn", "replacement", "robbed-kong"], Some("discard"))
        .varies(Varies::InPlay { common: 2 }),
    // Everybody pays the same whoever discarded, so it may stay unsaid.
    Question::new("from", WINDS, None),
    Question::new("last", &["no", "draw", "claim"], Some("no"))
        .varies(Varies::InPlay { common: 1 }),
    Question::new("last-copy", NO_YES, Some("no")).varies(Varies::InPlay { common: 1 }),
    Question::new("ready", NO_YES, Some("yes")),
    Question::new("ready-on-deal", NO_YES, Some("no")).varies(Varies::InPlay { common: 1 }),
    Question::new("claims", NO_YES, Some("no")).of(Places::Others),
    Question::new("limit", &["500", "1000"], Some("500")),
    Question::new("ending", &["win", "draw"], Some("win")),
];

/// The seat of the hand that is calculated: the winner's.
pub(super) fn seat(draft: &Draft) -> Seat {
    wind(draft.answer("seat")).unwrap_or(Seat::East)
}

/// How the winning tile came.
pub(super) fn way(draft: &Draft) -> Way {
    draft.answer("win").and_then(Way::from_key).unwrap_or(Way::Discard)
}

/// What was written down.
pub(super) fn record(draft: &Draft) -> Record {
    let first = seat(draft);
    let mut hands = BySeat::from_fn(|_| None);
    for place in 0..4 {
        let Some(tiles) = draft.place(place).filter(|t| place == 0 || !t.is_empty()) else {
            continue;
        };
        let (mut standing, win) = (tiles.standing.clone(), tiles.win);
        if place > 0 || tiles.size() < 14 {
            // A tile that was marked stands with the others where nothing is won with it.
            standing.extend(win);
        } else {
            standing = tiles.split_win().0.to_vec();
        }
        let (melds, flowers) = (tiles.melds.clone(), tiles.flowers.clone());
        hands[first.after(place)] = Some(Entry { standing, melds, flowers });
    }
    let tile = if draft.tiles.size() < 14 { None } else { draft.tiles.split_win().1 };
    let claims = |place: &usize| yes(draft.answer_at("claims", *place));
    let others = (1..4).filter(claims).map(|place| first.after(place));
    let win = Win {
        way: way(draft),
        from: wind(draft.answer("from")),
        last_of_wall: draft.answer("last") != Some("no"),
        last_copy: yes(draft.answer("last-copy")),
    };
    let claim = Claim {
        by: std::iter::once(first).chain(others).collect(),
        tile,
        win,
        ready_on_deal: yes(draft.answer("ready-on-deal")),
        declared_ready: yes(draft.answer("ready")),
    };
    let drawn = draft.answer("ending") == Some("draw");
    Record {
        round: wind(draft.answer("round")).unwrap_or(Seat::East),
        limit: draft.answer("limit").and_then(|limit| limit.parse().ok()).unwrap_or(LIMIT),
        flowers: true,
        rulings: Rulings::from_bits(draft.rulings()),
        hands,
        ending: if drawn { Ending::Draw } else { Ending::Win(claim) },
    }
}

/// What contradicts itself in the answers alone.
pub(super) fn contradictions(draft: &Draft) -> Vec<Fault> {
    match (draft.answer("last"), way(draft).is_self_drawn()) {
        (Some("claim"), true) => vec![Fault::new(FaultCode::LastClaimSelfDrawn)],
        (Some("draw"), false) => vec![Fault::new(FaultCode::LastDrawClaimed)],
        _ => Vec::new(),
    }
}
