//! Random hands that win or nearly win.

use crate::entry::notation::Tiles;
use crate::reading::division::{Set, Shape};
use crate::tiles::{Meld, Tile};

use super::*;

/// A small generator of pseudo-random numbers, which are the same in every run.
pub(super) struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % n
    }

    fn tile(&mut self) -> Tile {
        Tile::new(self.below(34))
    }

    fn set(&mut self) -> Set {
        let tile = self.tile();
        match self.below(6) {
            0 => Set::standing(Shape::Winds, Tile::new(27 + self.below(4))),
            1 => Set::standing(Shape::Chow, Tile::RED),
            2 | 3 => Set::standing(Shape::Pung, tile),
            _ if tile.up(2).is_some() => Set::standing(Shape::Chow, tile),
            _ => Set::standing(Shape::Pung, tile),
        }
    }

    /// The tiles and melds of a winning form.
    fn winning_tiles(&mut self) -> (Vec<Tile>, Vec<Meld>) {
        let mut melds = Vec::new();
        let mut standing = Vec::new();
        match self.below(5) {
            0 => (0..7).map(|_| self.tile()).for_each(|t| standing.extend([t, t])),
            1 => {
                let starts = [1, 1, 2, 3];
                for suit in crate::tiles::Suit::ALL {
                    let first = starts[self.below(4)];
                    standing.extend((0..3).map(|i| Tile::suited(suit, first + 3 * i)));
                }
                standing.extend((27..34).map(Tile::new));
                while standing.len() > 14 {
                    standing.swap_remove(self.below(standing.len()));
                }
            }
            _ => {
                let declared = self.below(4).saturating_sub(1);
                for i in 0..4 {
                    let tiles = self.set().tiles();
                    let chow = [tiles[0], tiles[1], tiles[2]];
                    let meld = match tiles[0] == tiles[1] {
                        true if self.below(3) == 0 => Some(Meld::concealed_kong(tiles[0])),
                        true => Some(Meld::pung(tiles[0])),
                        false => Meld::chow(tiles[0]).or_else(|| Meld::honor_chow(chow)),
                    };
                    match meld.filter(|_| i < declared) {
                        Some(meld) => melds.push(meld),
                        None => standing.extend(tiles),
                    }
                }
                let pair = self.tile();
                standing.extend([pair, pair]);
            }
        }
        (standing, melds)
    }

    /// A deal in which South declares a win, with at most `most_jing` concealed jing.
    pub fn deal(&mut self, most_jing: usize) -> Deal {
        loop {
            let jing = Jing::turned_up(self.tile());
            let (mut standing, melds) = self.winning_tiles();
            for _ in 0..self.below(most_jing + 1) {
                let kind = if self.below(2) == 0 { jing.primary } else { jing.secondary };
                let place = self.below(standing.len());
                standing[place] = kind;
            }
            if self.below(4) == 0 {
                let place = self.below(standing.len());
                standing[place] = self.tile();
            }
            let win = standing.swap_remove(self.below(standing.len()));
            let source = WinSource::ALL[self.below(4)];
            let outcome = match source {
                WinSource::Discard | WinSource::RobbedKong => format!("S {} W", source.key()),
                _ => format!("S {}", source.key()),
            };
            let dealer = ["E", "S", "W", "N"][self.below(4)];
            let mut draft = draft(&jing.primary.to_string(), dealer, "", &outcome);
            if standing.iter().chain([&win]).filter(|t| jing.has(**t)).count() > most_jing {
                continue;
            }
            draft.tiles = Tiles { standing, melds, win: Some(win), ..Tiles::default() };
            if self.below(2) == 0 {
                draft.set_at("open-kongs", 2, "1").unwrap();
            }
            if let Ok(deal) = Deal::new(&draft) {
                return deal;
            }
        }
    }
}
