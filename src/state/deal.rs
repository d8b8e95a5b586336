//! What happened in the deal, in order.

use crate::entry::{Draft, Event};
use crate::tiles::Tile;

use super::entry::Done;
use super::{Panel, State, Telling};

impl State {
    /// Something happened, last of all; what there is to tell of it is asked at once.
    pub(super) fn happened(&mut self, kind: usize) -> Done {
        let Some(kind) = self.draft().system().events.get(kind) else { return Ok(()) };
        let (index, place) = (self.draft().events.len(), self.place);
        self.edit(|draft| {
            draft.events.push(Event::new(kind, place));
            Ok(())
        })?;
        if kind.asks() {
            self.panel = Some(Panel::Event(index));
        }
        Ok(())
    }

    /// A tile is kept at a place, or goes where it will.
    pub(super) fn pin(&mut self, kind: usize, place: usize, tile: Tile) -> Done {
        let Some(kind) = self.draft().system().events.get(kind) else { return Ok(()) };
        let mut draft = self.draft().clone();
        let like = |e: &Event| (e.kind, e.place, e.tile) == (kind.key, place, Some(tile));
        match draft.events.iter().position(like) {
            Some(at) => drop(draft.events.remove(at)),
            None => {
                let mut event = Event::new(kind, place);
                event.tile = Some(tile);
                draft.events.push(event);
            }
        }
        self.share(draft)
    }

    /// The same tiles, shared out otherwise.
    pub(super) fn share(&mut self, draft: Draft) -> Done {
        self.panel = None;
        let place = self.place;
        self.load(draft)?;
        self.place = place;
        Ok(())
    }

    pub(super) fn tell(&mut self, index: usize, telling: Telling) -> Done {
        if index >= self.draft().events.len() {
            return Ok(());
        }
        if telling == Telling::Nothing && self.panel == Some(Panel::Event(index)) {
            self.panel = Some(Panel::Events);
        }
        self.edit(|draft| {
            let rules = draft.system();
            let events = &mut draft.events;
            match telling {
                Telling::Place(place) => events[index].place = place,
                Telling::Tile(tile) => {
                    let told = &mut events[index].tile;
                    *told = if *told == Some(tile) { None } else { Some(tile) };
                }
                Telling::Answer(key, answer) => events[index].toggle(rules, key, answer)?,
                Telling::Earlier if index > 0 => events.swap(index - 1, index),
                Telling::Later if index + 1 < events.len() => events.swap(index, index + 1),
                Telling::Earlier | Telling::Later => {}
                Telling::Nothing => drop(events.remove(index)),
            }
            Ok(())
        })
    }
}
