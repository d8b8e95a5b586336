//! Exchanges the suits of a hand, which makes another hand of the same shape.

use crate::entry::Draft;
use crate::entry::notation::{Marks, Tiles};
use crate::system::Answer;
use crate::tiles::{Meld, Suit, Tile};

use super::random::Random;

/// The suit that stands in place of each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exchange([Suit; 3]);

impl Exchange {
    /// Any of the six exchanges, with the one that changes nothing.
    pub fn any(random: &mut Random) -> Exchange {
        let [a, b, c] = Suit::ALL;
        Exchange(random.pick(&[[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]))
    }

    /// One that leaves no tile of the first suit: another one stands in its place as well.
    pub fn without_first(random: &mut Random) -> Exchange {
        let [_, b, c] = Suit::ALL;
        Exchange(random.pick(&[[b, b, c], [c, b, c], [b, c, b], [c, c, b]]))
    }

    fn suit(self, suit: Suit) -> Suit {
        self.0[suit as usize]
    }

    fn tile(self, tile: Tile) -> Tile {
        tile.suit().map_or(tile, |suit| Tile::suited(self.suit(suit), tile.rank()))
    }

    fn meld(self, meld: Meld) -> Meld {
        // A meld of another suit is there if this one is; a chow of honors has no suit.
        Meld::of(meld.kind(), self.tile(meld.tile()))
            .filter(|_| !meld.is_honor_chow())
            .map_or(meld, |other| other.with_mark(meld.marked().is_some()))
    }

    fn tiles(self, tiles: &Tiles) -> Tiles {
        let mut standing: Vec<Tile> = tiles.standing.iter().map(|tile| self.tile(*tile)).collect();
        standing.sort_unstable();
        Tiles {
            standing,
            melds: tiles.melds.iter().map(|meld| self.meld(*meld)).collect(),
            win: tiles.win.map(|tile| self.tile(tile)),
            flowers: tiles.flowers.clone(),
            marks: Marks {
                standing: tiles.marks.standing.iter().map(|tile| self.tile(tile)).collect(),
                win: tiles.marks.win,
            },
        }
    }

    fn answer(self, answer: Answer) -> Answer {
        match answer {
            Answer::Tile(tile) => Answer::Tile(self.tile(tile)),
            Answer::Tiles(tiles) => {
                Answer::Tiles(tiles.iter().map(|tile| self.tile(*tile)).collect())
            }
            Answer::Suit(suit) => Answer::Suit(self.suit(suit)),
            other => other,
        }
    }

    /// The draft with its suits exchanged: tiles, answers and events.
    pub fn of(self, draft: &Draft) -> Draft {
        let system = draft.system();
        let mut other = Draft::new(system);
        other.copy_rulings(draft);
        other.tiles = self.tiles(&draft.tiles);
        other.others = draft.others.iter().map(|tiles| self.tiles(tiles)).collect();
        for given in draft.given() {
            // The question has the answer: it was given to the same question.
            let _ = other.put(given.question, given.place, self.answer(given.answer));
        }
        for event in &draft.events {
            let mut event = event.clone();
            event.tile = event.tile.map(|tile| self.tile(tile));
            let given: Vec<_> = event.given().collect();
            for (question, answer) in given {
                let _ = event.put(question, self.answer(answer));
            }
            other.events.push(event);
        }
        other
    }
}
