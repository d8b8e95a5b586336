//! What the hands of a deal already tell: the kongs among the melds, and who can win with which
//! tile.

use crate::entry::{Draft, Event};
use crate::scoring::Suggestion;
use crate::system::Answer;
use crate::tiles::{Meld, MeldKind, Seat, Tile, TileSet};

use super::SYSTEM;
use super::claim::READY_SIZE;
use super::deal::{TILES, WINS_TO_END, hand};
use super::questions::{self, KONG, SAME_TILE, WALL_END, WIN};
use super::waits::waits;

/// The number of places, which is that of the players.
const PLACES: usize = SYSTEM.places.len();

/// The kongs that lie among the melds and are not among the events, and the wins that are possible
/// as long as the deal goes on.
pub(super) fn suggestions(draft: &Draft) -> Vec<Suggestion> {
    let kongs = (0..PLACES).flat_map(|place| kongs(draft, place));
    let wins = (0..PLACES).filter_map(|place| win(draft, place));
    kongs.chain(wins).collect()
}

/// The tiles that an event can be about: the waits of a player who wins, the kongs of one who
/// declares them. All tiles if the hand does not tell it.
pub(super) fn tiles_about(draft: &Draft, event: &Event) -> TileSet {
    let told: TileSet = match event.kind {
        KONG => kong_melds(draft, event.place).map(|meld| meld.tile()).collect(),
        WIN => winning_tiles(draft, event.place),
        _ => TILES,
    };
    if told.is_empty() { TILES } else { told }
}

/// A suggestion for each kong of a player that is not among the events.
fn kongs(draft: &Draft, place: usize) -> impl Iterator<Item = Suggestion> + '_ {
    let declared = move |tile| draft.events.iter().any(|e| e.kind == KONG && e.tile == Some(tile));
    // A player who has won declares no kong after that (S18).
    let has_won = draft.events.iter().position(|e| e.kind == WIN && e.place == place);
    let index = has_won.unwrap_or_else(|| end(draft));
    kong_melds(draft, place).filter(move |meld| !declared(meld.tile())).filter_map(move |meld| {
        let mut event = new_event(KONG, place)?;
        event.tile = Some(meld.tile());
        let kind = match meld.kind() {
            MeldKind::Kong => "open",
            MeldKind::AddedKong => "added",
            _ => return Some(Suggestion { index, variants: vec![event.clone()], event }),
        };
        event.put(&SYSTEM, KONG, Answer::Word(kind)).ok()?;
        let variants = match meld.kind() {
            MeldKind::Kong => discarded_by_others(draft, &event),
            _ => vec![event.clone()],
        };
        Some(Suggestion { index, event, variants })
    })
}

/// The event with each other player as the discarder.
fn discarded_by_others(draft: &Draft, event: &Event) -> Vec<Event> {
    let own = draft.own_seat().after(event.place);
    let others = Seat::ALL.into_iter().filter(|seat| *seat != own);
    let with = others.map(|from| {
        let mut event = event.clone();
        event.put(&SYSTEM, "from", Answer::Seat(from)).map(|()| event)
    });
    with.flatten().collect()
}

/// The win of a player who is ready, with each of the tiles that complete the hand.
fn win(draft: &Draft, place: usize) -> Option<Suggestion> {
    let wins = || draft.events.iter().filter(|event| event.kind == WIN);
    let is_over = wins().count() >= WINS_TO_END || end(draft) < draft.events.len();
    if is_over || wins().any(|event| event.place == place) {
        return None;
    }
    let event = new_event(WIN, place)?;
    let mut variants: Vec<Event> = same_tile(draft, place).into_iter().collect();
    variants.extend(winning_tiles(draft, place).map(|tile| {
        let mut variant = event.clone();
        variant.tile = Some(tile);
        variant
    }));
    (!variants.is_empty()).then_some(Suggestion { index: draft.events.len(), event, variants })
}

/// The win of a player on the tile with which another one has just won (S5).
fn same_tile(draft: &Draft, place: usize) -> Option<Event> {
    let last = draft.events.last().filter(|last| last.kind == WIN)?;
    let from = last.answer(&SYSTEM, "from").and_then(Answer::seat);
    let tile = last.tile.or_else(|| questions::player(draft, last.place).1);
    let tile = tile.filter(|tile| waits_of(draft, place).contains(*tile))?;
    if questions::source(last).is_self_drawn() || from == Some(draft.own_seat().after(place)) {
        return None;
    }
    let mut event = new_event(WIN, place)?;
    event.tile = Some(tile);
    event.put(&SYSTEM, SAME_TILE, Answer::Yes).ok()?;
    Some(event)
}

/// The tiles with which a player can win: the winning tile that was entered, else the waits of which a
/// copy is left. None if the hand is not entered or not ready.
fn winning_tiles(draft: &Draft, place: usize) -> TileSet {
    let waits = waits_of(draft, place);
    match questions::player(draft, place).1 {
        Some(win) => TileSet::of(win).intersection(waits),
        None => waits.filter(|tile| draft.left(*tile) > won_with(draft, *tile)).collect(),
    }
}

/// The waits of a player. None if the hand is not entered or not ready.
fn waits_of(draft: &Draft, place: usize) -> TileSet {
    let (player, _) = questions::player(draft, place);
    let hand = hand(&player).ok().filter(|hand| hand.size() == READY_SIZE);
    let waits = hand.map(|hand| waits(&hand, player.missing_suit)).unwrap_or_default();
    waits.iter().map(|wait| wait.tile).collect()
}

/// How many copies of a tile have won and are in none of the hands.
fn won_with(draft: &Draft, tile: Tile) -> usize {
    let is_apart = |event: &&Event| {
        let joins = event.answer(&SYSTEM, SAME_TILE) == Some(Answer::Yes);
        let in_hand = draft.place(event.place).and_then(|tiles| tiles.win) == Some(tile);
        event.kind == WIN && event.tile == Some(tile) && !joins && !in_hand
    };
    draft.events.iter().filter(is_apart).count()
}

fn kong_melds(draft: &Draft, place: usize) -> impl Iterator<Item = Meld> + '_ {
    let melds = draft.place(place).into_iter().flat_map(|tiles| tiles.melds.iter().copied());
    melds.filter(|meld| meld.kind().is_kong())
}

/// The index of the end of the wall, or where the next event would be.
fn end(draft: &Draft) -> usize {
    let events = &draft.events;
    events.iter().position(|event| event.kind == WALL_END).unwrap_or(events.len())
}

fn new_event(kind: &str, place: usize) -> Option<Event> {
    Some(Event::new(SYSTEM.event(kind)?, place))
}
