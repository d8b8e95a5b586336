//! Where a player enters what is missing of a settlement.

use crate::entry::{Draft, Event as Entered};
use crate::scoring::{EntryPoint, Missing, Note, Suggestion};
use crate::sorting::Sort;
use crate::tiles::{Seat, WinSource};

use super::missing_entry::{MissingEntry, MissingEntryKind};
use super::questions::{
    self, AT_WALL_END, DISCARDER, EnteredTable, KONG, KONG_DISCARDER, KONG_FROM, WIN_DISCARDER,
};
use super::ruling::Rulings;
use super::settle::Settlement;
use super::suggestions;

/// The places of a draft that its settlement was made of.
pub(super) struct EntryPoints {
    /// The seat of the first place.
    own: Seat,
    /// How the winning tile of one hand alone came.
    source: WinSource,
    /// The events that have no tile yet.
    without_tile: Vec<(usize, Missing)>,
    /// For each event of the deal, the index of the draft's event; empty for one hand alone.
    origins: Vec<usize>,
    /// The kongs of the hands that are not among the events.
    kongs: Vec<Suggestion>,
    /// The events of the draft.
    events: Vec<Entered>,
    /// The places at which it is asked how the hand stands at the end of the wall.
    stand: Vec<usize>,
}

impl EntryPoints {
    /// Those of one hand alone.
    pub fn of_hand(draft: &Draft) -> EntryPoints {
        EntryPoints::of_deal(draft, EnteredTable::default())
    }

    /// Those of a whole deal.
    pub fn of_deal(draft: &Draft, entered: EnteredTable) -> EntryPoints {
        let own = draft.own_seat();
        let without_tile = entered.without_tile.into_iter().map(|index| {
            let event = &draft.events[index];
            let key =
                if *event.kind == KONG { "missing.kong-tile" } else { "missing.winning-tile" };
            let note = Note::of(key, own.after(event.place));
            (index, Missing { note, entry: EntryPoint::EventTile { event: index } })
        });
        EntryPoints {
            own,
            source: draft.win_source(),
            without_tile: without_tile.collect(),
            origins: entered.origins,
            kongs: (0..4).flat_map(|place| suggestions::kongs(draft, place)).collect(),
            events: draft.events.clone(),
            stand: (0..4).filter(|place| draft.asks(&AT_WALL_END, *place)).collect(),
        }
    }

    /// What the payments depend on and was not entered, in the order of the events.
    pub fn missing(&self, settlement: &Settlement, rulings: Rulings) -> Vec<Missing> {
        let mut found = self.without_tile.clone();
        let entries = settlement.missing_entries.iter();
        for entry in entries.filter(|entry| entry.kind.moves_points(rulings)) {
            if let Some(missing) = self.missing_entry(entry) {
                found.push((self.origin(entry).unwrap_or(self.events.len()), missing));
            }
        }
        found.arrange_by_key(|(index, _)| *index);
        let mut missing: Vec<Missing> = Vec::new();
        for (_, one) in found {
            // One answer may be missing for several payments.
            if !missing.iter().any(|other| other.entry == one.entry) {
                missing.push(one);
            }
        }
        missing
    }

    /// The index of the draft's event that needs an entry. `None` for one hand alone, and if no event
    /// needs it.
    fn origin(&self, entry: &MissingEntry) -> Option<usize> {
        self.origins.get(entry.event?).copied()
    }

    fn missing_entry(&self, entry: &MissingEntry) -> Option<Missing> {
        let place = self.own.places_to(entry.seat);
        let answer = |of_event, alone| match self.origin(entry) {
            Some(event) => EntryPoint::EventAnswer { event, question: of_event },
            None => EntryPoint::Answer { question: alone, place: 0 },
        };
        let at = match entry.kind {
            // Where none of the tiles are there, how the hand stands is enough.
            MissingEntryKind::Hand if self.stand.contains(&place) => {
                let note = Note::of("missing.at-wall-end", entry.seat);
                let entry = EntryPoint::Tiles { place, instead: Some(&AT_WALL_END) };
                return Some(Missing { note, entry });
            }
            MissingEntryKind::WinningHand | MissingEntryKind::Hand => {
                EntryPoint::Tiles { place, instead: None }
            }
            MissingEntryKind::KongFeeder => answer(&KONG_DISCARDER, &KONG_FROM),
            MissingEntryKind::Discarder => {
                let source = match self.origin(entry) {
                    Some(index) => questions::source(&self.events[index]),
                    None => self.source,
                };
                let at = answer(&WIN_DISCARDER, &DISCARDER);
                return Some(Missing::payer(entry.seat, source, at));
            }
            MissingEntryKind::Kong => {
                let is_it =
                    |kong: &&Suggestion| (kong.event.place, kong.event.tile) == (place, entry.tile);
                EntryPoint::Event(self.kongs.iter().find(is_it)?.clone())
            }
            MissingEntryKind::KongBeforeDiscard => {
                let event = Entered::new(&KONG, place);
                let index = self.origin(entry).unwrap_or(0);
                let variants = vec![event.clone()];
                EntryPoint::Event(Suggestion {
                    index,
                    event,
                    variants,
                    meld: None,
                    is_shown: false,
                })
            }
            MissingEntryKind::EarlierWin | MissingEntryKind::MissingSuit => return None,
        };
        let key = format!("missing.{}", entry.kind.key());
        let note = Note::of(key, entry.seat).tiles(entry.tile.into_iter().flat_map(|t| [t; 4]));
        Some(Missing { note, entry: at })
    }
}
