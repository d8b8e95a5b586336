//! Compares the search for arrangements with an exhaustive one.

use crate::tiles::{Tile, TileSet};

use super::random::Dice;
use super::*;

/// The tiles of a won hand one by one, each with the tile that it stands for in the arrangement
/// that is being tried.
struct Plain<'a> {
    deal: &'a Deal,
    lying: Vec<Tile>,
    stands_for: Vec<Tile>,
    melds: usize,
    best: Option<WinValue>,
}

/// The best value when every jing stands for each of the 34 kinds in turn.
fn plain_best(deal: &Deal) -> Option<WinValue> {
    let hand = deal.winner()?;
    let lying: Vec<Tile> = hand.standing_and_win().tiles().collect();
    let mut plain =
        Plain { deal, stands_for: lying.clone(), lying, melds: hand.melds().len(), best: None };
    plain.assign(0);
    plain.best
}

/// Whether the tiles can be divided into sets.
fn is_sets(counts: &mut [u8; 34], pungs_only: bool) -> bool {
    let Some(low) = counts.iter().position(|n| *n > 0) else { return true };
    let tile = Tile::new(low);
    let mut sets: Vec<[usize; 3]> = vec![[low; 3]];
    if tile.up(2).is_some() && !pungs_only {
        sets.push([low, low + 1, low + 2]);
    }
    if tile.is_honor() && !pungs_only {
        let group = if tile.is_wind() { 27..31 } else { 31..34 };
        for b in group.clone().filter(|b| *b > low) {
            sets.extend(group.clone().filter(|c| *c > b).map(|c| [low, b, c]));
        }
    }
    sets.into_iter().any(|set| {
        let mut rest = *counts;
        let fits = set.iter().all(|i| {
            let there = rest[*i] > 0;
            rest[*i] -= u8::from(there);
            there
        });
        fits && is_sets(&mut rest, pungs_only)
    })
}

impl Plain<'_> {
    fn assign(&mut self, from: usize) {
        let jing = self.deal.jing();
        let next = (from..self.lying.len()).find(|i| jing.has(self.lying[*i]));
        let Some(place) = next else { return self.judge() };
        // Identical jing stand for tiles in rising order, because they could be exchanged.
        let same = place > 0 && self.lying[place - 1] == self.lying[place];
        let lowest = if same { self.stands_for[place - 1].index() } else { 0 };
        for kind in lowest..34 {
            self.stands_for[place] = Tile::new(kind);
            self.assign(place + 1);
        }
        self.stands_for[place] = self.lying[place];
    }

    fn counts(&self) -> [u8; 34] {
        let mut counts = [0; 34];
        self.stands_for.iter().for_each(|t| counts[t.index()] += 1);
        counts
    }

    /// The places of the tiles that can be the winning tile.
    fn won(&self) -> Vec<usize> {
        let tile = self.deal.winner().unwrap().win().unwrap();
        let drawn = self.deal.win().unwrap().source.is_self_drawn();
        let may = |i: &usize| self.lying[*i] == tile && (drawn || self.stands_for[*i] == tile);
        (0..self.lying.len()).filter(may).collect()
    }

    fn judge(&mut self) {
        let won = self.won();
        let counts = self.counts();
        let odd = counts.iter().filter(|n| **n % 2 == 1).count();
        let n = self.lying.len();
        let pungs = {
            let melds = self.deal.winner().unwrap().melds();
            melds.iter().all(|m| m.kind() != crate::tiles::MeldKind::Chow)
        };
        for a in 0..n {
            for b in a + 1..n {
                if self.stands_for[a] != self.stands_for[b] {
                    continue;
                }
                let mut rest = counts;
                rest[self.stands_for[a].index()] -= 2;
                if is_sets(&mut rest, false) {
                    let pungs = pungs && is_sets(&mut rest, true);
                    won.iter().for_each(|w| self.count(u8::from(pungs), *w, Some([a, b])));
                }
                if self.melds == 0 && odd == 0 {
                    // The other tiles make pairs, whichever two these are.
                    let of_pair = won.iter().filter(|w| **w == a || **w == b);
                    of_pair.for_each(|w| self.count(1, *w, Some([a, b])));
                }
            }
        }
        if self.melds == 0 && !won.is_empty() && self.is_unrelated() {
            let honors = TileSet::HONORS.len();
            let honest = |(lies, is): &(&Tile, &Tile)| is.is_honor() && lies == is;
            let stars = self.lying.iter().zip(&self.stands_for).filter(honest).count() == honors;
            self.count(1 + u8::from(stars), won[0], None);
        }
    }

    fn is_unrelated(&self) -> bool {
        let near = |a: &Tile, b: &Tile| {
            a == b || a.suit().is_some() && a.suit() == b.suit() && a.rank().abs_diff(b.rank()) < 3
        };
        let tiles = &self.stands_for;
        (0..tiles.len()).all(|i| (0..i).all(|j| !near(&tiles[i], &tiles[j])))
    }

    fn count(&mut self, form: u8, won: usize, pair: Option<[usize; 2]>) {
        let (jing, win) = (self.deal.jing(), self.deal.win().unwrap());
        let lone = match pair {
            Some([a, b]) => {
                won == a && jing.has(self.lying[b]) || won == b && jing.has(self.lying[a])
            }
            None => false,
        };
        let german = self.lying == self.stands_for;
        if lone && win.source == WinSource::Discard && !german {
            return;
        }
        // No other player has jing in these deals, but for those of a robbed kong. So a German hand is also
        // German in German.
        let robbed = win.source == WinSource::RobbedKong;
        let alone =
            !robbed || !self.deal.winner().unwrap().win().is_some_and(|tile| jing.has(tile));
        let source = match win.source {
            WinSource::SelfDrawn | WinSource::RobbedKong => 1,
            WinSource::Replacement => 2,
            _ => 0,
        };
        let fishing = lone && win.source.is_self_drawn();
        let doubles =
            form + source + u8::from(german) + u8::from(german && alone) + u8::from(fishing);
        self.best = self.best.max(Some(WinValue { doubles, german }));
    }
}

fn compare(dice: &mut Dice, hands: usize, most_jing: usize) -> usize {
    let mut wins = 0;
    for _ in 0..hands {
        let deal = dice.deal(most_jing);
        let expected = plain_best(&deal);
        let hand = deal.winner().unwrap();
        let context = format!("{:?} {:?} {:?}", hand, deal.jing(), deal.win());
        assert_eq!(best_value(&deal), expected, "{context}");
        let scored = score(&deal);
        assert_eq!(scored.sheets.first().map(WinValue::of), expected, "{context}");
        let total = scored.sheets.first().map(|s| s.total);
        assert_eq!(total, expected.map(|w| w.total(&deal, deal.win().unwrap())), "{context}");
        wins += usize::from(expected.is_some());
    }
    wins
}

#[test]
fn the_search_finds_what_trying_everything_finds() {
    let mut dice = Dice(0x2545_F491_4F6C_DD1D);
    assert!(compare(&mut dice, 6000, 1) > 3000);
    assert!(compare(&mut dice, 2000, 2) > 1000);
    assert!(compare(&mut dice, 200, 3) > 100);
    assert!(compare(&mut dice, 20, 4) > 10);
}

#[test]
#[ignore = "takes half a minute: five jing stand for 34 kinds each"]
fn the_search_finds_what_trying_everything_finds_with_many_jing() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    assert!(compare(&mut dice, 400, 4) > 200);
    assert!(compare(&mut dice, 20, 5) > 10);
}
