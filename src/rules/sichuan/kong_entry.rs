//! A kong of a deal is entered once: its meld among the tiles of a player, and its event. Whichever of
//! the two is entered, changed or taken away brings the other one along.

use crate::entry::{Draft, Event};
use crate::tiles::{Meld, MeldKind, Tile};

use super::SYSTEM;
use super::questions::{ADDED, KONG, KONG_KIND, LATE, OPEN};
use super::suggestions::kongs;

/// Brings the melds and the events of a draft together after a change. `before` is the draft that was
/// changed.
pub(super) fn agree(before: &Draft, draft: &mut Draft) {
    let places = 0..SYSTEM.places.len();
    for place in places {
        take_away(before, draft, place);
        declare(before, draft, place);
        tell(before, draft, place);
    }
}

/// Where the event of a kong is gone, its meld goes, and where the meld is gone, its event goes.
fn take_away(before: &Draft, draft: &mut Draft, place: usize) {
    let tiles_of = |draft: &Draft| melds(draft, place).map(|meld| meld.tile()).collect::<Vec<_>>();
    let (there, told) = (tiles_of(draft), kong_events(draft, place));
    for tile in tiles_of(before) {
        let was_told = kong_events(before, place).iter().any(|event| event.tile == Some(tile));
        let is_told = told.iter().any(|event| event.tile == Some(tile));
        if was_told && !is_told && there.contains(&tile) {
            let is_it = |meld: &Meld| meld.kind().is_kong() && meld.tile() == tile;
            draft.place_mut(place).into_iter().for_each(|tiles| tiles.melds.retain(|m| !is_it(m)));
        } else if was_told && is_told && !there.contains(&tile) {
            let is_it = |event: &Event| is_kong_of(event, place) && event.tile == Some(tile);
            // If an event has just been changed, it is right, and the meld follows it.
            let is_same = told.iter().all(|event| before.events.contains(event));
            draft.events.retain(|event| !(is_same && is_it(event)));
        }
    }
}

/// The meld of an event that is new or was changed.
fn declare(before: &Draft, draft: &mut Draft, place: usize) {
    for event in kong_events(draft, place) {
        let Some(meld) = meld_of(&event).filter(|_| !before.events.contains(&event)) else {
            continue;
        };
        let there = melds(draft, place).find(|there| there.tile() == meld.tile());
        match there {
            Some(there) if there.kind() == meld.kind() => {}
            Some(there) => {
                let tiles = draft.place_mut(place).into_iter();
                let all = tiles.flat_map(|tiles| &mut tiles.melds);
                all.filter(|other| **other == there).for_each(|other| *other = meld);
            }
            None => match draft.declared_from_hand(place, meld) {
                Some(declared) => *draft = declared,
                None => {
                    draft.place_mut(place).into_iter().for_each(|tiles| tiles.melds.push(meld));
                }
            },
        }
    }
}

/// The event of a meld that is new, if it can have happened in one way only.
fn tell(before: &Draft, draft: &mut Draft, place: usize) {
    let is_new = |tile: Option<Tile>| !melds(before, place).any(|meld| Some(meld.tile()) == tile);
    let told = kongs(draft, place).filter(|kong| is_new(kong.event.tile));
    for kong in told.collect::<Vec<_>>() {
        if let [only] = &kong.variants[..] {
            draft.events.insert(kong.index.min(draft.events.len()), only.clone());
        }
    }
}

/// The kongs among the melds of a place.
fn melds(draft: &Draft, place: usize) -> impl Iterator<Item = Meld> + '_ {
    let melds = draft.place(place).into_iter().flat_map(|tiles| tiles.melds.iter().copied());
    melds.filter(|meld| meld.kind().is_kong())
}

/// The kongs among the events of a place.
fn kong_events(draft: &Draft, place: usize) -> Vec<Event> {
    draft.events.iter().filter(|event| is_kong_of(event, place)).cloned().collect()
}

fn is_kong_of(event: &Event, place: usize) -> bool {
    *event.kind == KONG && event.place == place
}

/// The meld of the kong that an event tells of. `None` while it is not known which tile it has.
fn meld_of(event: &Event) -> Option<Meld> {
    let kind = match event.answer(&KONG_KIND) {
        Some(OPEN) => MeldKind::Kong,
        Some(ADDED | LATE) => MeldKind::AddedKong,
        _ => MeldKind::ConcealedKong,
    };
    Meld::of(kind, event.tile?)
}
