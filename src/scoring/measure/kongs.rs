//! Measures missing kongs: which sets could become kongs, and how many tiles that takes.

use crate::reading::division::{Parts, Set, Shape};
use crate::reading::set_kinds::SetKinds;
use crate::reading::target::{Exchangeable, Target};
use crate::scoring::{Countable, Obstacle, Shortfall};
use crate::sorting::Sort;
use crate::tiles::{Tile, TileSet};

use super::Measure;

/// The kongs that a fan requires.
#[derive(Clone, Copy, Debug)]
pub struct WantedKongs {
    /// The kinds that they may be of.
    pub of: TileSet,
    /// How many of them must be concealed.
    pub concealed: u8,
    /// How many of them must be melded.
    pub melded: u8,
    /// How many there must be, concealed and melded ones together.
    pub all: u8,
}

impl WantedKongs {
    /// So many concealed kongs.
    pub const fn concealed(concealed: u8) -> WantedKongs {
        WantedKongs { of: TileSet::ALL, concealed, melded: 0, all: concealed }
    }

    /// So many melded kongs.
    pub const fn melded(melded: u8) -> WantedKongs {
        WantedKongs { of: TileSet::ALL, concealed: 0, melded, all: melded }
    }

    /// So many kongs, concealed or melded.
    pub const fn of_any_sort(all: u8) -> WantedKongs {
        WantedKongs { of: TileSet::ALL, concealed: 0, melded: 0, all }
    }

    /// So many of what a fan counts, if these are kongs.
    pub fn counted_as(of: Countable, wanted: u8) -> Option<WantedKongs> {
        match of {
            Countable::KONGS => Some(WantedKongs::of_any_sort(wanted)),
            Countable::CONCEALED_KONGS => Some(WantedKongs::concealed(wanted)),
            Countable::MELDED_KONGS => Some(WantedKongs::melded(wanted)),
            _ => None,
        }
    }

    /// The same, of other kinds than this one, if there is one.
    #[must_use]
    pub fn but(self, tile: Option<Tile>) -> WantedKongs {
        WantedKongs { of: self.of.minus(tile.into_iter().collect()), ..self }
    }

    /// Whether a set is a kong that counts.
    fn counts(&self, set: Set) -> bool {
        let is_of_sort =
            if set.claimed { self.concealed < self.all } else { self.melded < self.all };
        set.is_kong() && self.of.contains(set.tile) && is_of_sort
    }

    /// How many kongs have to be added to these sets: melded ones or ones of any sort, and concealed
    /// ones.
    fn missing(&self, sets: &[Set]) -> (usize, usize) {
        let number = |claimed: bool| {
            let is = |set: &&Set| self.counts(**set) && set.claimed == claimed;
            sets.iter().filter(is).count() as u8
        };
        let (concealed, melded) = (number(false), number(true));
        let more_concealed = self.concealed.saturating_sub(concealed);
        let more_melded = self.melded.saturating_sub(melded);
        let more = self.all.saturating_sub(concealed + melded).max(more_concealed + more_melded);
        (usize::from(more - more_concealed), usize::from(more_concealed))
    }
}

/// A set that could become a kong: a claimed pung, or one of concealed tiles.
#[derive(Clone, Copy)]
struct Candidate {
    tile: Tile,
    /// The index of the claimed pung among the melds.
    pung: Option<usize>,
    /// How many of its four tiles are not there.
    missing: u8,
}

/// The kongs that need the fewest tiles so far.
struct Nearest {
    /// How many tiles have to come, those of other sets included.
    comes: u8,
    kongs: Vec<Candidate>,
}

impl Measure<'_> {
    /// What is missing for kongs. `complete` says how many tiles are missing for a complete hand with
    /// certain declared sets.
    pub fn kongs(
        &self,
        obstacle: Obstacle,
        wanted: WantedKongs,
        complete: impl Fn(&Exchangeable) -> Option<u8>,
    ) -> Shortfall {
        let mut shortfall = Shortfall::from(obstacle);
        if let Obstacle::Count { .. } = obstacle {
            shortfall.in_the_way.parts = self.sets(|set| wanted.counts(set));
        }
        if obstacle.is_excess() {
            // A kong that was declared stays one.
            shortfall.declared = shortfall.in_the_way.parts;
            return shortfall;
        }
        let (melded, concealed) = wanted.missing(&self.hand.melds);
        let number = melded + concealed;
        if number == 0 {
            return shortfall;
        }
        let candidates = self.candidates(wanted.of);
        let mut nearest = None;
        if self.is_complete() {
            let search = Search { candidates: &candidates, melded, number, complete: &complete };
            search.extend(&self.hand, 0, &mut Vec::new(), &mut nearest);
        }
        let Some(Nearest { comes, kongs }) = nearest else {
            // No number of tiles makes them. The kongs are named that miss the fewest.
            let possible = candidates.into_iter().filter(|kong| melded > 0 || kong.pung.is_none());
            let may_become = |set: Set| melded > 0 && set.claimed && set.shape == Shape::Pung;
            let in_the_way = |set: Set| set.declared && !wanted.counts(set) && !may_become(set);
            let declared = if self.is_complete() { self.sets(in_the_way) } else { Parts::NONE };
            return Shortfall { declared, ..named(shortfall, possible.take(number).collect()) };
        };
        Shortfall {
            exchanges: Some(comes.saturating_sub(number as u8)),
            added: number as u8,
            ..named(shortfall, kongs)
        }
    }

    /// The number of tiles that a hand lacks for four sets and a pair, or for a set and a pair beside
    /// a knitted straight where that wins.
    pub fn missing_beside_melds(&self, hand: &Exchangeable) -> Option<u8> {
        let measure = Measure { hand: hand.clone(), ..*self };
        measure.exchanges_of_any_form(&Target::of_sets(SetKinds::ANY))
    }

    /// The sets that could become kongs of these kinds, those that miss the fewest tiles first.
    fn candidates(&self, of: TileSet) -> Vec<Candidate> {
        let Exchangeable { concealed, melds, .. } = &self.hand;
        let pung = |(index, set): (usize, &Set)| {
            let is = set.shape == Shape::Pung && set.claimed && of.contains(set.tile);
            let missing = 1u8.saturating_sub(concealed.get(set.tile));
            is.then_some(Candidate { tile: set.tile, pung: Some(index), missing })
        };
        let is_melded = |tile: Tile| melds.iter().any(|set| set.kinds().contains(tile));
        let standing = of.iter().filter(|tile| !is_melded(*tile)).map(|tile| Candidate {
            tile,
            pung: None,
            missing: 4u8.saturating_sub(concealed.get(tile)),
        });
        let mut all: Vec<Candidate> =
            melds.iter().enumerate().filter_map(pung).chain(standing).collect();
        all.arrange_by_key(|candidate| candidate.missing);
        all
    }
}

/// A search for the kongs that need the fewest tiles.
struct Search<'a, F> {
    candidates: &'a [Candidate],
    /// How many of the kongs may be claimed pungs.
    melded: usize,
    /// How many kongs have to be added.
    number: usize,
    complete: &'a F,
}

impl<F: Fn(&Exchangeable) -> Option<u8>> Search<'_, F> {
    /// Adds candidates from an index on to a hand with the chosen kongs, in every way that can need
    /// fewer tiles than the nearest.
    fn extend(
        &self,
        hand: &Exchangeable,
        from: usize,
        chosen: &mut Vec<Candidate>,
        nearest: &mut Option<Nearest>,
    ) {
        let missing: u8 = chosen.iter().map(|kong| kong.missing).sum();
        let is_nearer = |comes: u8, nearest: &Option<Nearest>| {
            nearest.as_ref().is_none_or(|nearest| comes < nearest.comes)
        };
        if chosen.len() == self.number {
            let comes = (self.complete)(hand).map(|rest| missing + rest);
            if let Some(comes) = comes.filter(|comes| is_nearer(*comes, nearest)) {
                *nearest = Some(Nearest { comes, kongs: chosen.clone() });
            }
            return;
        }
        for (index, candidate) in self.candidates.iter().enumerate().skip(from) {
            let more = (self.number - chosen.len()) as u8;
            // Those that follow miss as many tiles or more.
            if !is_nearer(missing + more * candidate.missing, nearest) {
                return;
            }
            let pungs = chosen.iter().filter(|kong| kong.pung.is_some()).count();
            if candidate.pung.is_some() && pungs == self.melded {
                continue;
            }
            if let Some(hand) = with_kong(hand, *candidate) {
                chosen.push(*candidate);
                self.extend(&hand, index + 1, chosen, nearest);
                chosen.pop();
            }
        }
    }
}

/// A shortfall that names the missing kongs, and what is there of each.
fn named(shortfall: Shortfall, mut kongs: Vec<Candidate>) -> Shortfall {
    kongs.arrange_by_key(|kong| kong.tile);
    let tiles = |kong: &Candidate, missing: u8| vec![kong.tile; usize::from(4 - missing)];
    let have = kongs.iter().map(|kong| tiles(kong, kong.missing));
    Shortfall {
        needed: kongs.iter().map(|kong| tiles(kong, 0)).collect(),
        have: have.filter(|tiles| !tiles.is_empty()).collect(),
        is_choice: true,
        ..shortfall
    }
}

/// The hand in which a set has become a kong. `None` if it has four declared sets already.
fn with_kong(hand: &Exchangeable, Candidate { tile, pung, .. }: Candidate) -> Option<Exchangeable> {
    let mut hand = hand.clone();
    while hand.concealed.get(tile) > 0 {
        hand.concealed.remove(tile);
    }
    let kong = Set { declared: true, claimed: pung.is_some(), ..Set::standing(Shape::Kong, tile) };
    match pung {
        Some(index) => hand.melds[index] = kong,
        None => hand.melds.try_push(kong).ok()?,
    }
    Some(hand)
}
