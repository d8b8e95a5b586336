//! What the settlement could not count because it was not entered, and where a player enters it.

use crate::entry::{Draft, Event as DraftEvent};
use crate::scoring::{EntryPoint, Missing, Note, Suggestion};
use crate::sorting::Sort;
use crate::system::key_enum;
use crate::tiles::{Seat, Tile};

use super::deal::Deal;
use super::questions::{
    self, AT_WALL_END, DISCARDER, KONG, KONG_DISCARDER, KONG_FROM, WIN_DISCARDER,
};
use super::ruling::{Ruling, Rulings};
use super::{events, suggestions};

key_enum! {
    /// What was not entered. The key of its sentence in the catalogues is `missing.<key>` if it moves
    /// points, and else `gap.<key>`.
    MissingEntryKind {
        /// How a player won before the first event.
        EarlierWin = "earlier-win",
        /// The hand of a player who wins.
        WinningHand = "winning-hand",
        /// The hand of a player at the end of the wall.
        Hand = "hand",
        /// The missing suit of a player at the end of the wall: assumed to be one that the hand
        /// lacks.
        MissingSuit = "void",
        /// The player who discarded the winning tile.
        Discarder = "discarder",
        /// The player who discarded the fourth tile of an open kong.
        KongFeeder = "kong-feeder",
        /// The event of a kong that is among the melds.
        Kong = "kong",
        /// The kong after which a player discarded the winning tile.
        KongBeforeDiscard = "kong-before-discard",
    }
}

impl MissingEntryKind {
    /// Whether points may move because of it, so that nothing can be paid before it is entered.
    ///
    /// A win before the first event is settled on its own. A missing suit is certain enough: a player
    /// keeps no tile of it. The points for the kong before a discard go back to those who paid them
    /// (S12), unless the winner gets them (S-A12).
    pub fn moves_points(self, rulings: Rulings) -> bool {
        match self {
            MissingEntryKind::EarlierWin | MissingEntryKind::MissingSuit => false,
            MissingEntryKind::KongBeforeDiscard => rulings.on(Ruling::KongToWinner),
            _ => true,
        }
    }
}

/// Something that was not entered and therefore counts as 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MissingEntry {
    /// What was not entered.
    pub kind: MissingEntryKind,
    /// The player whom it concerns.
    pub seat: Seat,
    /// The tile of the kong, if it concerns a kong.
    pub tile: Option<Tile>,
    /// The index of the draft's event that needs it. `None` for one hand alone, and if no event does.
    pub event: Option<usize>,
}

/// What the payments depend on and was not entered, in the order of the events, and where it is entered.
pub(super) fn missing(deal: &Deal, entries: &[MissingEntry]) -> Vec<Missing> {
    let draft = deal.draft();
    let without_tile = events::without_tile(draft);
    let mut found: Vec<(usize, Missing)> =
        without_tile.map(|index| (index, missing_tile(draft, index))).collect();
    for entry in entries.iter().filter(|entry| entry.kind.moves_points(deal.rulings())) {
        let at = entry.event.unwrap_or(draft.events.len());
        found.extend(entry.entered_at(draft).map(|missing| (at, missing)));
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

/// The tile of an event that has none.
fn missing_tile(draft: &Draft, index: usize) -> Missing {
    let event = &draft.events[index];
    let key = if *event.kind == KONG { "missing.kong-tile" } else { "missing.winning-tile" };
    let note = Note::of(key, draft.own_seat().after(event.place));
    Missing { note, entry: EntryPoint::EventTile { event: index } }
}

impl MissingEntry {
    /// Where it is entered in a draft. `None` if there is no place for it.
    fn entered_at(&self, draft: &Draft) -> Option<Missing> {
        let place = draft.own_seat().places_to(self.seat);
        let answer = |of_event, alone| match self.event {
            Some(event) => EntryPoint::EventAnswer { event, question: of_event },
            None => EntryPoint::Answer { question: alone, place: 0 },
        };
        let at = match self.kind {
            // Where none of the tiles are there, how the hand stands is enough.
            MissingEntryKind::Hand if draft.asks(&AT_WALL_END, place) => {
                let note = Note::of("missing.at-wall-end", self.seat);
                let entry = EntryPoint::Tiles { place, instead: Some(&AT_WALL_END) };
                return Some(Missing { note, entry });
            }
            MissingEntryKind::WinningHand | MissingEntryKind::Hand => {
                EntryPoint::Tiles { place, instead: None }
            }
            MissingEntryKind::KongFeeder => answer(&KONG_DISCARDER, &KONG_FROM),
            MissingEntryKind::Discarder => {
                let of_event = |index: usize| questions::source(&draft.events[index]);
                let source = self.event.map_or_else(|| draft.win_source(), of_event);
                let at = answer(&WIN_DISCARDER, &DISCARDER);
                return Some(Missing::payer(self.seat, source, at));
            }
            MissingEntryKind::Kong => {
                let is_it = |kong: &Suggestion| kong.event.tile == self.tile;
                EntryPoint::Event(suggestions::kongs(draft, place).find(is_it)?)
            }
            MissingEntryKind::KongBeforeDiscard => {
                let event = DraftEvent::new(&KONG, place);
                let index = self.event.unwrap_or(0);
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
        let key = format!("missing.{}", self.kind.key());
        let note = Note::of(key, self.seat).tiles(self.tile.into_iter().flat_map(|t| [t; 4]));
        Some(Missing { note, entry: at })
    }
}
