//! Carrying a draft over to another rule system, and taking over the table of another program.

use crate::system::{Answer, LastTile, Role, System};
use crate::tiles::{Flower, Meld, Tile, TileSet, WinSource};

use super::Draft;
use super::notation::{Table, Tiles};

/// A draft that was carried over to another rule system.
///
/// ```
/// use hule::entry::link;
/// use hule::rules;
///
/// let draft = link::decode("1/mcr/[123m]456p789sEEE11s?seat=S", rules::SYSTEMS).unwrap();
/// let carried = draft.carried_over_to(rules::system("sichuan").unwrap());
/// assert_eq!(link::encode(&carried.draft), "1/sichuan/123m456p1789s+1s?seat=S");
/// assert_eq!(carried.left_out.melds, draft.tiles.melds);
/// assert_eq!(carried.left_out.tiles.len(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarriedOver {
    /// The draft for the other system.
    pub draft: Draft,
    /// What it lacks.
    pub left_out: LeftOut,
}

/// What another rule system could not take over of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// The melds that cannot be declared there. Their tiles are concealed instead.
    pub melds: Vec<Meld>,
    /// The tiles that are not used there, or for which there is no room.
    pub tiles: Vec<Tile>,
    /// The flowers and seasons, if there are none.
    pub flowers: Vec<Flower>,
    /// The winning tile, if it became one of the other tiles.
    pub winning_tile: Option<Tile>,
    /// Whether there were hands of places that the other system does not have.
    pub other_hands: bool,
    /// Whether there were events.
    pub events: bool,
    /// The keys of the questions whose answers were given and are not possible there.
    pub answers: Vec<&'static str>,
}

impl LeftOut {
    /// Whether everything was taken over.
    pub fn is_empty(&self) -> bool {
        *self == LeftOut::default()
    }
}

impl Draft {
    /// Carries the draft over to another rule system, with everything that the other system has: the
    /// tiles, as many as there is room for, and the answers. The tiles of a meld that the other
    /// system does not have become concealed tiles.
    #[must_use]
    pub fn carried_over_to(&self, system: &'static System) -> CarriedOver {
        let mut other = Draft::new(system);
        let mut left_out = LeftOut { events: !self.events.is_empty(), ..LeftOut::default() };
        let same_places = self.system().places.iter().map(|place| place.key);
        let same_places = same_places.eq(system.places.iter().map(|place| place.key));
        for place in 0..=other.others.len() {
            // Other places are other players. They are kept only if both systems have the same places.
            let there = self.place(place).filter(|_| place == 0 || same_places);
            let (room, complete) = (other.room(place), other.complete(place));
            // A winning tile stays one only if the complete hand has the same size.
            let same_size = complete == self.complete(place);
            if let (Some(tiles), Some(slot)) = (there, other.place_mut(place)) {
                *slot = fitted(system, tiles, room, same_size, &mut left_out);
                slot.mark_win(complete);
                let lost = tiles.win.filter(|win| !same_size && slot.win != Some(*win));
                left_out.winning_tile = left_out.winning_tile.or(lost);
            }
        }
        other.mark_held();
        left_out.other_hands = !same_places && self.others.iter().any(|tiles| !tiles.is_empty());
        for given in self.given() {
            let is_about_same = given.place == 0 || same_places;
            if !is_about_same || other.put(given.question, given.place, given.answer).is_err() {
                left_out.answers.push(given.question.key);
            }
        }
        left_out.answers.dedup();
        CarriedOver { draft: other, left_out }
    }

    /// The draft of [`Draft::carried_over_to`] alone.
    #[must_use]
    pub fn for_system(&self, system: &'static System) -> Draft {
        self.carried_over_to(system).draft
    }

    /// Takes over the table of another program's string as answers, if the rule system asks for
    /// them.
    pub fn set_table(&mut self, table: &Table) {
        let [self_drawn, last_copy, last, kong] = table.flags;
        let source = match (self_drawn, kong) {
            (true, true) => WinSource::Replacement,
            (true, false) => WinSource::SelfDrawn,
            (false, true) => WinSource::RobbedKong,
            (false, false) => WinSource::Discard,
        };
        let last = match (last, self_drawn) {
            (false, _) => Answer::No,
            (true, true) => LastTile::DRAW,
            (true, false) => LastTile::CLAIM,
        };
        let answers = [
            (Role::Round, Answer::Seat(table.round)),
            (Role::Seat, Answer::Seat(table.seat)),
            (Role::WinSource, Answer::Word(source.key())),
            (Role::LastTile, last),
            (Role::LastCopy, if last_copy { Answer::Yes } else { Answer::No }),
        ];
        for (role, answer) in answers {
            self.put_about(role, answer);
        }
    }

    /// Answers the question with a role for the first place. Nothing happens if the rule system has
    /// no such question or answer.
    pub(crate) fn put_about(&mut self, role: Role, answer: Answer) {
        if let Some(question) = self.system().question_about(role) {
            let _ = self.put(question, 0, answer);
        }
    }
}

/// The tiles of a place that a rule system can take over. Notes what it cannot.
fn fitted(
    system: &System,
    tiles: &Tiles,
    room: usize,
    same_size: bool,
    left_out: &mut LeftOut,
) -> Tiles {
    let kinds = system.tiles;
    let mut kept = Tiles::default();
    let mut standing = tiles.standing.clone();
    standing.extend(tiles.win.filter(|_| !same_size));
    for meld in &tiles.melds {
        let is_whole = meld.tiles().iter().all(|tile| kinds.contains(*tile));
        let is_known = system.has_meld(meld);
        if is_whole && is_known && kept.size() + 3 <= room {
            let has_mark = meld.marked().is_some_and(|tile| system.marked.contains(tile));
            kept.melds.push(meld.with_mark(has_mark));
            continue;
        }
        if is_whole && !is_known {
            left_out.melds.push(*meld);
        }
        // Only three tiles of a kong: a hand has fourteen tiles with or without it.
        standing.extend(meld.tiles().into_iter().take(3));
        kept.marks.standing = meld.marked().into_iter().fold(kept.marks.standing, TileSet::with);
    }
    kept.win = tiles.win.filter(|tile| same_size && kinds.contains(*tile));
    let is_marked = |tile: &Tile| system.marked.contains(*tile);
    kept.marks.win = tiles.marks.win && kept.win.is_some_and(|win| is_marked(&win));
    let joins = tiles.win.filter(|_| tiles.marks.win && !same_size);
    let marks = kept.marks.standing.union(tiles.marks.standing);
    kept.marks.standing = marks.iter().chain(joins).filter(is_marked).collect();
    for tile in standing {
        if kinds.contains(tile) && kept.size() < room {
            kept.standing.push(tile);
        } else {
            left_out.tiles.push(tile);
        }
    }
    let is_foreign = |tile: &Tile| !kinds.contains(*tile);
    left_out.tiles.extend(tiles.win.filter(|tile| same_size && is_foreign(tile)));
    left_out.tiles.sort_unstable();
    kept.drop_loose_marks();
    if system.has_flowers {
        kept.flowers.clone_from(&tiles.flowers);
    } else {
        left_out.flowers.extend(&tiles.flowers);
    }
    kept
}
