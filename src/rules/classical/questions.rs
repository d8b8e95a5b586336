//! The questions that Chinese Classical asks besides the tiles, and what a draft answers to them.

use arrayvec::ArrayVec;

use crate::entry::{Draft, Hand};
use crate::system::{Answer, Places, Question, Varies, WIN_SOURCES};
use crate::tiles::{Seat, Tile};

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

/// Whether the winner had declared to be ready (C6).
pub(super) const READY: Question =
    Question::new("ready", Answer::NO_YES, Some(Answer::Yes)).when(|entered| entered.is_won());

/// Whether the winner was ready with the tiles that were dealt (C29).
pub(super) const READY_ON_DEAL: Question = Question::yes_no("ready-on-deal")
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

/// The most that a hand is worth (C31).
pub(super) fn limit(draft: &Draft) -> u16 {
    draft.answer(&LIMIT).and_then(Answer::number).unwrap_or_default()
}

/// The players who declare a win: the first place, and whoever claims the same discard or robbed kong. One of
/// them wins (C5). Nobody in a drawn deal.
pub(super) fn claimants(draft: &Draft) -> ArrayVec<Seat, 4> {
    let claims =
        |place: &usize| *place == 0 || draft.answer_at(&CLAIMS, *place) == Some(Answer::Yes);
    let places = (0..4).filter(|_| !draft.is_drawn()).filter(claims);
    places.map(|place| draft.own_seat().after(place)).collect()
}

/// The winning tile. `None` until the first place has fourteen tiles, and in a drawn deal.
pub(super) fn winning_tile(draft: &Draft) -> Option<Tile> {
    draft.tiles.split_win().1.filter(|_| has_win(draft))
}

/// The places whose hands were entered: the first, and those with tiles.
pub(super) fn entered_places(draft: &Draft) -> impl Iterator<Item = usize> + '_ {
    let has_tiles = |place: &usize| draft.place(*place).is_some_and(|tiles| !tiles.is_empty());
    (0..4).filter(move |place| *place == 0 || has_tiles(place))
}

/// The concealed tiles of a place, without the winning tile of the whole deal. A tile that is marked as the
/// winning one of another hand is an ordinary concealed tile.
pub(super) fn standing(draft: &Draft, place: usize) -> Vec<Tile> {
    match draft.place(place) {
        Some(tiles) if place == 0 && has_win(draft) => tiles.split_win().0.to_vec(),
        Some(tiles) => tiles.standing.iter().copied().chain(tiles.win).collect(),
        None => Vec::new(),
    }
}

/// Whether one tile of the first place is the winning one: there are as many as in a complete hand, and the
/// deal was not drawn.
fn has_win(draft: &Draft) -> bool {
    draft.tiles.size() >= Hand::COMPLETE && !draft.is_drawn()
}
