//! Actions on the events of the deal: adding, changing, ordering and removing them.

use crate::entry::{Draft, Event};
use crate::tiles::{Meld, Tile};

use super::entry::Outcome;
use super::{EventChange, Panel, State};

impl State {
    /// Adds an event of the kind with this index, before the end of the deal, and opens its panel if
    /// the kind asks for anything. The end of a deal is added once.
    pub(super) fn add_event(&mut self, kind: usize) -> Outcome {
        let system = self.draft().system();
        let Some(kind) = system.events.get(kind) else { return Ok(()) };
        let is_end = |event: &Event| event.kind.ends_deal;
        let end = self.draft().events.iter().position(is_end);
        if kind.ends_deal && end.is_some() {
            return Ok(());
        }
        let index = end.unwrap_or(self.draft().events.len());
        self.insert_event(index, Event::new(kind, self.place), None)?;
        if kind.asks() {
            self.panel = Some(Panel::Event(index));
        }
        Ok(())
    }

    /// Inserts an event at an index. Tiles of its hand become `meld`.
    pub(super) fn insert_event(
        &mut self,
        index: usize,
        event: Event,
        meld: Option<Meld>,
    ) -> Outcome {
        self.edit(|draft| {
            if let Some(declared) = meld.and_then(|m| draft.declared_from_hand(event.place, m)) {
                *draft = declared;
            }
            let index = index.min(draft.events.len());
            draft.events.insert(index, event);
            Ok(())
        })
    }

    /// Pins a tile to a place, or unpins it.
    pub(super) fn pin(&mut self, kind: usize, place: usize, tile: Tile) -> Outcome {
        let Some(kind) = self.draft().system().events.get(kind) else { return Ok(()) };
        let mut draft = self.draft().clone();
        let like = |e: &Event| (e.kind, e.place, e.tile) == (kind, place, Some(tile));
        match draft.events.iter().position(like) {
            Some(at) => drop(draft.events.remove(at)),
            None => {
                let mut event = Event::new(kind, place);
                event.tile = Some(tile);
                draft.events.push(event);
            }
        }
        self.split(draft)
    }

    /// Takes over a draft that splits the same tiles in another way.
    pub(super) fn split(&mut self, draft: Draft) -> Outcome {
        self.panel = None;
        let place = self.place;
        self.load(draft)?;
        self.place = place;
        Ok(())
    }

    pub(super) fn change_event(&mut self, index: usize, change: EventChange) -> Outcome {
        if index >= self.draft().events.len() {
            return Ok(());
        }
        if change == EventChange::Remove && self.panel == Some(Panel::Event(index)) {
            self.panel = Some(Panel::Events);
        }
        self.edit(|draft| {
            let events = &mut draft.events;
            match change {
                EventChange::Place(place) => events[index].place = place,
                EventChange::Tile(tile) => {
                    let chosen = &mut events[index].tile;
                    *chosen = if *chosen == Some(tile) { None } else { Some(tile) };
                }
                EventChange::Answer(question, answer) => events[index].toggle(question, answer)?,
                EventChange::Earlier if index > 0 => events.swap(index - 1, index),
                EventChange::Later if index + 1 < events.len() => events.swap(index, index + 1),
                EventChange::Earlier | EventChange::Later => {}
                EventChange::Remove => drop(events.remove(index)),
            }
            Ok(())
        })
    }
}
