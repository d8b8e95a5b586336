//! What the hands of a deal already tell: the kongs among the melds and in the hands, and who can
//! win with which tile.

use crate::entry::{Draft, Event};
use crate::scoring::{HandState, Suggestion};
use crate::system::{Answer, Question};
use crate::tiles::{Counts, Meld, MeldKind, Seat, Tile, TileSet};

use super::SYSTEM;
use super::deal::{TILES, WINS_TO_END};
use super::hand_state::{hand_state, waits_of, winning_hand};
use super::questions::{
    self, ADDED, KONG, KONG_DISCARDER, KONG_KIND, LATE, OPEN, SAME_TILE, WALL_END, WIN,
    WIN_DISCARDER,
};

/// The number of places, which is that of the players.
const PLACES: usize = SYSTEM.places.len();

/// The kongs that are not among the events, declared or in a hand, and the wins that are possible as
/// long as the deal goes on.
pub(super) fn suggestions(draft: &Draft) -> Vec<Suggestion> {
    let kongs =
        (0..PLACES).flat_map(|place| kongs(draft, place).chain(undeclared_kongs(draft, place)));
    let wins = (0..PLACES).filter_map(|place| win(draft, place));
    kongs.chain(wins).collect()
}

/// The tiles that an event can be about: the waits of a player who wins, the kongs of one who
/// declares them. All tiles if the hand does not tell it.
pub(super) fn tiles_about(draft: &Draft, event: &Event) -> TileSet {
    let shown: TileSet = if *event.kind == KONG {
        kong_melds(draft, event.place).map(|meld| meld.tile()).collect()
    } else if *event.kind == WIN {
        winning_tiles(draft, event.place)
    } else {
        TILES
    };
    if shown.is_empty() { TILES } else { shown }
}

/// A suggestion for each kong of a player that is not among the events.
pub(super) fn kongs(draft: &Draft, place: usize) -> impl Iterator<Item = Suggestion> + '_ {
    let declared = move |tile| draft.events.iter().any(|e| *e.kind == KONG && e.tile == Some(tile));
    // A player who has won declares no kong after that (S18).
    let index = win_index(draft, place).unwrap_or_else(|| end(draft));
    kong_melds(draft, place).filter(move |meld| !declared(meld.tile())).map(move |meld| {
        let event = kong_event(place, meld);
        let variants = match meld.kind() {
            MeldKind::Kong => discarded_by_others(draft, &event),
            _ => vec![event.clone()],
        };
        Suggestion { index, event, variants, meld: None, is_shown: true }
    })
}

/// A suggestion for each four of a kind that a player holds and can still declare: concealed, or
/// three of them in a melded pung. A hand that wins as it is declares none.
fn undeclared_kongs(draft: &Draft, place: usize) -> impl Iterator<Item = Suggestion> + '_ {
    let tiles = draft.place(place).filter(|_| win_index(draft, place).is_none());
    let is_open = tiles.filter(|_| winning_hand(draft, place).is_none());
    let held = is_open.map(|tiles| tiles.standing.iter().chain(&tiles.win).copied());
    let held: Counts = held.into_iter().flatten().collect();
    let pungs = is_open.into_iter().flat_map(|tiles| &tiles.melds);
    let added = pungs.filter(|meld| meld.kind() == MeldKind::Pung).map(|meld| meld.tile());
    let added = added.filter(move |tile| held.get(*tile) > 0).map(Meld::added_kong);
    let concealed = TILES.iter().filter(move |tile| held.get(*tile) == 4).map(Meld::concealed_kong);
    concealed.chain(added).map(move |meld| {
        let event = kong_event(place, meld);
        let variants = match meld.kind() {
            MeldKind::AddedKong => added_at_once_or_later(&event),
            _ => vec![event.clone()],
        };
        let index = end(draft);
        Suggestion { index, event, variants, meld: Some(meld), is_shown: true }
    })
}

/// The event that a player declares a kong.
fn kong_event(place: usize, meld: Meld) -> Event {
    let event = Event::new(&KONG, place).about(meld.tile());
    match meld.kind() {
        MeldKind::Kong => answered(event, &KONG_KIND, OPEN),
        MeldKind::AddedKong => answered(event, &KONG_KIND, ADDED),
        _ => event,
    }
}

/// The event with an answer, which is one of those that its question has.
fn answered(mut event: Event, question: &Question, answer: Answer) -> Event {
    let put = event.put(question, answer);
    debug_assert!(put.is_ok(), "{put:?}");
    event
}

/// The event of an added kong, declared with the tile just drawn or later, when it is not paid
/// (S10).
fn added_at_once_or_later(event: &Event) -> Vec<Event> {
    vec![event.clone(), answered(event.clone(), &KONG_KIND, LATE)]
}

/// The event with each other player as the discarder.
fn discarded_by_others(draft: &Draft, event: &Event) -> Vec<Event> {
    let own = draft.own_seat().after(event.place);
    let others = Seat::ALL.into_iter().filter(|seat| *seat != own);
    others.map(|from| answered(event.clone(), &KONG_DISCARDER, Answer::Seat(from))).collect()
}

/// The win of a player who is ready, with each of the tiles that complete the hand.
fn win(draft: &Draft, place: usize) -> Option<Suggestion> {
    let wins = || draft.events.iter().filter(|event| *event.kind == WIN);
    let is_over = wins().count() >= WINS_TO_END || end(draft) < draft.events.len();
    if is_over || wins().any(|event| event.place == place) {
        return None;
    }
    let event = as_answered(draft, Event::new(&WIN, place));
    let mut variants: Vec<Event> = same_tile(draft, place).into_iter().collect();
    variants.extend(winning_tiles(draft, place).iter().map(|tile| {
        let mut variant = event.clone();
        variant.tile = Some(tile);
        variant
    }));
    let is_shown = hand_state(draft, place) == HandState::CanWin;
    let index = draft.events.len();
    let suggestion = Suggestion { index, event, variants, meld: None, is_shown };
    (!suggestion.variants.is_empty()).then_some(suggestion)
}

/// A win of the hand that is calculated, with what was answered about it before the deal had events.
fn as_answered(draft: &Draft, mut event: Event) -> Event {
    if draft.events.is_empty() && event.place == 0 {
        let given = draft.given().filter(|given| given.place == 0);
        for given in given.filter(|given| WIN.questions.contains(given.question)) {
            // The answers to questions of the same key are the same.
            event = answered(event, given.question, given.answer);
        }
    }
    event
}

/// The win of a player on the tile with which another one has just won (S5).
fn same_tile(draft: &Draft, place: usize) -> Option<Event> {
    let last = draft.events.last().filter(|last| *last.kind == WIN)?;
    let from = last.answer(&WIN_DISCARDER).and_then(Answer::seat);
    let tile = last.tile.or_else(|| questions::winning_tile(draft, last.place));
    let tile = tile.filter(|tile| waits_of(draft, place).contains(*tile))?;
    if questions::source(last).is_self_drawn() || from == Some(draft.own_seat().after(place)) {
        return None;
    }
    Some(answered(Event::new(&WIN, place).about(tile), &SAME_TILE, Answer::Yes))
}

/// The tiles with which a player can win: the winning tile that was entered, else the waits of which a
/// copy is left. None if the hand is not entered or not ready.
fn winning_tiles(draft: &Draft, place: usize) -> TileSet {
    let waits = waits_of(draft, place);
    match questions::winning_tile(draft, place) {
        Some(win) => TileSet::of(win).intersection(waits),
        None => waits.iter().filter(|tile| draft.left(*tile) > won_with(draft, *tile)).collect(),
    }
}

/// How many copies of a tile have won and are in none of the hands.
fn won_with(draft: &Draft, tile: Tile) -> usize {
    let is_apart = |event: &&Event| {
        let joins = event.answer(&SAME_TILE) == Some(Answer::Yes);
        let in_hand = draft.place(event.place).and_then(|tiles| tiles.win) == Some(tile);
        *event.kind == WIN && event.tile == Some(tile) && !joins && !in_hand
    };
    draft.events.iter().filter(is_apart).count()
}

fn kong_melds(draft: &Draft, place: usize) -> impl Iterator<Item = Meld> + '_ {
    let melds = draft.place(place).into_iter().flat_map(|tiles| tiles.melds.iter().copied());
    melds.filter(|meld| meld.kind().is_kong())
}

/// The index of the event that a player has won.
fn win_index(draft: &Draft, place: usize) -> Option<usize> {
    draft.events.iter().position(|event| *event.kind == WIN && event.place == place)
}

/// The index of the end of the wall, or where the next event would be.
fn end(draft: &Draft) -> usize {
    let events = &draft.events;
    events.iter().position(|event| *event.kind == WALL_END).unwrap_or(events.len())
}
