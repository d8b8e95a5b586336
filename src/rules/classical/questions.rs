//! The questions that Chinese Classical asks besides the tiles, and the [`Record`] that a draft's
//! answers describe.

use crate::entry::{Draft, Fault};
use crate::rules::mcr;
use crate::system::{Answer, Places, Question, Role, Varies, WIN_SOURCES};
use crate::tiles::BySeat;

use super::record::{Claim, Ending, EnteredHand, LIMIT, Record};
use super::ruling::Rulings;

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::round().varies(Varies::BeforePlay).rarity(1),
    Question::seat(Answer::SEATS).varies(Varies::BeforePlay).rarity(1),
    Question::win_source(WIN_SOURCES).varies(Varies::InPlay { common: 2 }).rarity(2),
    // The discarder may stay unknown, because the payments do not depend on it.
    Question::discarder(Answer::SEATS).rarity(1),
    Question::last_tile().varies(Varies::InPlay { common: 1 }).rarity(8),
    Question::last_copy().varies(Varies::InPlay { common: 1 }),
    Question::new("ready", Answer::NO_YES, Some(Answer::Yes)),
    Question::yes_no("ready-on-deal").varies(Varies::InPlay { common: 1 }).rarity(12),
    Question::yes_no("claims").of(Places::Others),
    Question::new("limit", &[Answer::Number(500), Answer::Number(1000)], Some(Answer::Number(500)))
        .stays(),
    Question::new("ending", &[Answer::Word("win"), DRAW], Some(Answer::Word("win")))
        .role(Role::Ending),
];

/// The answer for a deal that nobody won.
const DRAW: Answer = Answer::Word("draw");

/// The deal that a draft describes.
pub(super) fn record(draft: &Draft) -> Record {
    let first = draft.own_seat();
    let mut hands = BySeat::from_fn(|_| None);
    for place in 0..4 {
        let Some(tiles) = draft.place(place).filter(|t| place == 0 || !t.is_empty()) else {
            continue;
        };
        let (mut standing, win) = (tiles.standing.clone(), tiles.win);
        if place > 0 || tiles.size() < 14 {
            // A winning tile of a hand that does not win is an ordinary concealed tile.
            standing.extend(win);
        } else {
            standing = tiles.split_win().0.to_vec();
        }
        let (melds, flowers) = (tiles.melds.clone(), tiles.flowers.clone());
        hands[first.after(place)] = Some(EnteredHand { standing, melds, flowers });
    }
    let tile = if draft.tiles.size() < 14 { None } else { draft.tiles.split_win().1 };
    let claims = |place: &usize| is_yes(draft.answer_at("claims", *place));
    let others = (1..4).filter(claims).map(|place| first.after(place));
    let win = mcr::win(draft);
    let claim = Claim {
        by: std::iter::once(first).chain(others).collect(),
        tile,
        win,
        ready_on_deal: is_yes(draft.answer("ready-on-deal")),
        declared_ready: is_yes(draft.answer("ready")),
    };
    Record {
        round: draft.round(),
        limit: draft.answer("limit").and_then(Answer::number).map_or(LIMIT, u16::from),
        flowers: true,
        rulings: Rulings::from_bits(draft.rulings()),
        hands,
        ending: if drawn(draft) { Ending::Draw } else { Ending::Win(claim) },
    }
}

/// Whether the deal ended without a win.
pub(super) fn drawn(draft: &Draft) -> bool {
    draft.answer("ending") == Some(DRAW)
}

/// The contradictions between the answers.
pub(super) fn contradictions(draft: &Draft) -> Vec<Fault> {
    mcr::last_tile_fault(draft).into_iter().collect()
}

fn is_yes(answer: Option<Answer>) -> bool {
    answer.is_some_and(Answer::is_yes)
}
