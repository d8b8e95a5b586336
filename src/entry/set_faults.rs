//! What is wrong with the tiles of a draft: more of a kind than a set of tiles has, in the hands and in view
//! together, marked copies that it does not have, and what the rule system is not played with.

use crate::tiles::{Flower, Meld, MeldKind, Tile, TileSet, WinSource};

use super::notation::Tiles;
use super::{Copies, Draft, Fault, FaultCode};

impl Draft {
    /// What no set of tiles has. Too many copies in the hands alone are for the rule system to tell,
    /// which knows whose hand it is.
    pub(crate) fn faults_of_the_set(&self) -> Vec<Fault> {
        let mut faults = self.faults_of_marks();
        faults.extend(self.faults_in_view());
        faults
    }

    /// A fault for each flower or season that was entered more than once, in whichever places.
    pub(crate) fn flowers_twice(&self) -> Vec<Fault> {
        let places = std::iter::once(&self.tiles).chain(&self.others);
        let entered = places.flat_map(|tiles| &tiles.flowers);
        let times = |flower: &Flower| entered.clone().filter(|other| *other == flower).count();
        let twice = Flower::all().filter(|flower| times(flower) > 1);
        twice.map(|flower| Fault::new(FaultCode::FLOWER_TWICE).value(flower)).collect()
    }

    /// Marked copies that the rule system does not have, or that were entered twice. Where the rulings
    /// don't have one of each kind, a mark says nothing, nor does that of a kind that is not played with at
    /// all: an ordinary tile would be as wrong.
    fn faults_of_marks(&self) -> Vec<Fault> {
        let single = self.marked_in_play();
        let mut seen = TileSet::EMPTY;
        let mut faults: Vec<Fault> = Vec::new();
        let places = std::iter::once(&self.tiles).chain(&self.others);
        let marked = places.flat_map(|tiles| tiles.marked_tiles());
        for tile in marked.filter(|tile| self.system().tiles.contains(*tile)) {
            let fault = match (self.system().marked.contains(tile), seen.contains(tile)) {
                (false, _) => FaultCode::MARK_NOT_USED,
                (true, true) => FaultCode::MARKED_TWICE,
                (true, false) => {
                    seen = seen.union(single.intersection(TileSet::of(tile)));
                    continue;
                }
            };
            let fault = Fault::new(fault).tiles([tile]);
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
        faults
    }

    /// The kinds of which there are more than four in all hands and [in view](Draft::in_view), but
    /// not in the hands alone.
    fn faults_in_view(&self) -> Vec<Fault> {
        let mut in_view = self.in_view().peekable();
        if in_view.peek().is_none() {
            return Vec::new();
        }
        let mut copies = Copies::new();
        for tiles in std::iter::once(&self.tiles).chain(&self.others) {
            copies.add_all(&Copies::of(&tiles.standing, &tiles.melds, tiles.win));
        }
        let in_hands = copies.too_many();
        let in_view: TileSet = in_view.inspect(|tile| copies.add(*tile, 1)).collect();
        // A robbed kong has three more copies of the winning tile.
        if self.win_source() == WinSource::RobbedKong {
            self.tiles.win.into_iter().for_each(|tile| copies.add(tile, 3));
        }
        let too_many = copies.too_many().minus(in_hands).intersection(in_view);
        copies.faults(too_many, FaultCode::FIVE_OF_A_KIND)
    }
}

/// What a rule system without flowers does not have among the tiles of a hand: flowers, tiles, in melds and among
/// the `others`, that are not among those that are `played` with, and melds of other kinds than those that are
/// `claimed`, which are chows.
pub(crate) fn faults_not_played(
    played: TileSet,
    claimed: &[MeldKind],
    Tiles { melds, flowers, .. }: &Tiles,
    others: impl Iterator<Item = Tile>,
) -> Vec<Fault> {
    let flowers = (!flowers.is_empty()).then(|| Fault::new(FaultCode::FLOWERS_NOT_USED));
    let used: TileSet = others.chain(melds.iter().flat_map(Meld::tiles)).collect();
    let foreign = used.minus(played);
    let foreign = (!foreign.is_empty()).then(|| Fault::new(FaultCode::FOREIGN_TILE).tiles(foreign));
    let chows = melds.iter().filter(|meld| !claimed.contains(&meld.kind()));
    let chows = chows.map(|chow| Fault::new(FaultCode::CHOW_NOT_CLAIMED).tiles(chow.tiles()));
    flowers.into_iter().chain(foreign).chain(chows).collect()
}
