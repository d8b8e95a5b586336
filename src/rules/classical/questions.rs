//! The questions that Chinese Classical asks besides the tiles, and the [`Record`] that a draft's
//! answers describe.

use crate::entry::Draft;
use crate::system::{Answer, Places, Question, Varies, WIN_SOURCES};
use crate::tiles::BySeat;

use super::record::{self, Claim, Ending, EnteredHand, Record, WinDetails};
use super::ruling::Rulings;

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::round(),
    Question::seat(Answer::SEATS),
    Question::win_source(WIN_SOURCES).when(|entered| entered.is_won()),
    // The discarder may stay unknown, because the payments do not depend on it.
    Question::discarder(Answer::SEATS),
    Question::last_tile().when(|entered| entered.is_won()),
    Question::last_copy().when(|entered| entered.is_won()),
    READY,
    READY_ON_DEAL,
    CLAIMS,
    LIMIT,
    Question::ending(),
];

/// Whether the winner had declared to be ready.
const READY: Question =
    Question::new("ready", Answer::NO_YES, Some(Answer::Yes)).when(|entered| entered.is_won());

/// Whether the winner was ready with the tiles that were dealt.
const READY_ON_DEAL: Question = Question::yes_no("ready-on-deal")
    .when(|entered| entered.is_won())
    .varies(Varies::InPlay { common: 1 })
    .rarity(12);

/// Whether another player claims the winning tile, too.
const CLAIMS: Question =
    Question::yes_no("claims").of(Places::Others).when(|entered| entered.is_claimed());

/// The most that a hand is worth.
pub(super) const LIMIT: Question =
    Question::new("limit", &[Answer::Number(500), Answer::Number(1000)], Some(Answer::Number(500)))
        .stays();

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
    let claims = |place: &usize| draft.answer_at(&CLAIMS, *place) == Some(Answer::Yes);
    let others = (1..4).filter(claims).map(|place| first.after(place));
    let claim = Claim {
        by: std::iter::once(first).chain(others).collect(),
        tile,
        details: WinDetails {
            win: draft.win(),
            ready_on_deal: draft.answer(&READY_ON_DEAL) == Some(Answer::Yes),
            declared_ready: draft.answer(&READY) == Some(Answer::Yes),
        },
    };
    Record {
        round: draft.round(),
        limit: draft.answer(&LIMIT).and_then(Answer::number).unwrap_or(record::LIMIT),
        flowers: true,
        rulings: Rulings::from_bits(draft.rulings()),
        hands,
        ending: if draft.is_drawn() { Ending::Draw } else { Ending::Win(claim) },
    }
}
