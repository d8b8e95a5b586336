//! Carrying a draft over to another rule system, and taking over the table of another program.

use crate::system::{Answer, LastTile, Role, System};
use crate::tiles::WinSource;

use super::Draft;
use super::notation::{Table, Tiles};

impl Draft {
    /// A draft for another rule system with everything of this one that the other system has: its
    /// tiles, as many as there is room for, and its answers. The tiles of a meld that the other
    /// system does not have become concealed tiles.
    #[must_use]
    pub fn for_system(&self, system: &'static System) -> Draft {
        let mut other = Draft::new(system);
        let same_places = self.system().places.iter().map(|place| place.key);
        let same_places = same_places.eq(system.places.iter().map(|place| place.key));
        for place in 0..=other.others.len() {
            // Other places are other players. They are kept only if both systems have the same places.
            let there = self.place(place).filter(|_| place == 0 || same_places);
            let (room, complete) = (other.room(place), other.complete(place));
            // A winning tile stays one only if the complete hand has the same size.
            let same_size = complete == self.complete(place);
            if let (Some(tiles), Some(slot)) = (there, other.place_mut(place)) {
                *slot = fitted(system, tiles, room, same_size);
                slot.mark_win(complete);
            }
        }
        for given in self.given().filter(|given| given.place == 0 || same_places) {
            // A question that the other system does not ask is left out.
            let _ = other.put(given.key, given.place, given.answer);
        }
        other
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
            let _ = self.put(question.key, 0, answer);
        }
    }
}

/// The tiles of a place that a rule system can take over.
fn fitted(system: &System, tiles: &Tiles, room: usize, same_size: bool) -> Tiles {
    let kinds = system.tiles;
    let mut kept = Tiles::default();
    let mut standing = tiles.standing.clone();
    standing.extend(tiles.win.filter(|_| !same_size));
    for meld in &tiles.melds {
        let whole = meld.tiles().iter().all(|tile| kinds.contains(*tile));
        if whole && system.has_meld(meld) && kept.size() + 3 <= room {
            kept.melds.push(*meld);
        } else {
            // Only three tiles of a kong: a hand has fourteen tiles with or without it.
            standing.extend(meld.tiles().into_iter().take(3));
        }
    }
    kept.win = tiles.win.filter(|tile| same_size && kinds.contains(*tile));
    for tile in standing.into_iter().filter(|tile| kinds.contains(*tile)) {
        if kept.size() < room {
            kept.standing.push(tile);
        }
    }
    if system.has_flowers {
        kept.flowers.clone_from(&tiles.flowers);
    }
    kept
}
