//! The checked hand: tiles that can exist together.
//!
//! A system's check makes it from the tiles of a draft; everything after the check works on it.

use arrayvec::ArrayVec;

use serde::Serialize;

use crate::entry::{Copies, Fault, FaultCode, Faults};
use crate::tiles::{Counts, Meld, Tile, TileSet};

/// A hand that can exist: at most four copies of a kind, and at most fourteen tiles when each kong
/// is counted as three.
///
/// The winning tile, if there is one, is kept apart from the others, because most rules ask what
/// the hand was before it came. The default is a hand without tiles.
///
/// ```
/// use hule::entry::{FaultCode, Hand, notation};
///
/// let tiles = notation::parse("[EEE]123m456p789sC+C").unwrap();
/// let hand = Hand::new(&tiles.standing, &tiles.melds, tiles.win).unwrap();
/// assert_eq!((hand.size(), hand.is_concealed()), (Hand::COMPLETE, false));
///
/// // What cannot exist is refused with every fault at once.
/// let tiles = notation::parse("11111m").unwrap();
/// let faults = Hand::new(&tiles.standing, &tiles.melds, tiles.win).unwrap_err();
/// assert_eq!(faults[0].code, FaultCode::FIVE_OF_A_KIND);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    standing: Counts,
    melds: ArrayVec<Meld, 4>,
    win: Option<Tile>,
    all: Counts,
}

impl Hand {
    /// The number of tiles of a complete hand when each kong is counted as three.
    pub const COMPLETE: usize = 14;

    /// Checks a hand. `standing` holds the concealed tiles without the winning tile.
    ///
    /// # Errors
    /// Every fault at once: too many copies, tiles or melds, chows of honors.
    pub fn new(standing: &[Tile], melds: &[Meld], win: Option<Tile>) -> Result<Hand, Faults> {
        let honors = melds.iter().filter(|m| m.is_honor_chow());
        let honors =
            honors.map(|m| Fault::new(FaultCode::CHOW_OF_HONORS).tiles(m.tiles())).collect();
        Hand::checked(standing, melds, win, honors)
    }

    /// Like [`Hand::new`], for rules in which the three dragons, or three different winds, are a chow.
    ///
    /// # Errors
    /// Every fault at once: too many copies, tiles or melds.
    pub fn with_honor_chows(
        standing: &[Tile],
        melds: &[Meld],
        win: Option<Tile>,
    ) -> Result<Hand, Faults> {
        Hand::checked(standing, melds, win, Vec::new())
    }

    fn checked(
        standing: &[Tile],
        melds: &[Meld],
        win: Option<Tile>,
        refused: Vec<Fault>,
    ) -> Result<Hand, Faults> {
        let copies = Copies::of(standing, melds, win);
        let mut faults = copies.faults(copies.too_many(), FaultCode::FIVE_OF_A_KIND);
        if melds.len() > 4 {
            faults.push(Fault::new(FaultCode::TOO_MANY_MELDS).value(melds.len()));
        }
        let size = standing.len() + 3 * melds.len() + usize::from(win.is_some());
        if size > Hand::COMPLETE {
            faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(size, Hand::COMPLETE));
        }
        faults.extend(refused);
        if !faults.is_empty() {
            return Err(faults.into());
        }
        Ok(Hand::part_of(standing.iter().copied().collect(), melds, win))
    }

    /// Makes a hand without checking it: its tiles are part of a larger set of tiles that was
    /// checked.
    pub(crate) fn part_of(standing: Counts, melds: &[Meld], win: Option<Tile>) -> Hand {
        let mut all = standing;
        for meld in melds {
            meld.tiles().into_iter().for_each(|tile| all.add(tile));
        }
        if let Some(tile) = win {
            all.add(tile);
        }
        Hand { standing, melds: melds.iter().copied().collect(), win, all }
    }

    /// The concealed tiles without the winning tile.
    #[inline]
    pub fn standing(&self) -> &Counts {
        &self.standing
    }

    /// The declared sets.
    #[inline]
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// The tiles in its melds.
    pub fn melded(&self) -> Counts {
        self.melds.iter().flat_map(Meld::tiles).collect()
    }

    /// The winning tile, if there is one.
    #[inline]
    pub fn win(&self) -> Option<Tile> {
        self.win
    }

    /// All tiles of the hand: concealed, melded (four for a kong) and winning.
    #[inline]
    pub fn all(&self) -> &Counts {
        &self.all
    }

    /// The concealed tiles together with the winning tile.
    #[inline]
    pub fn standing_and_win(&self) -> Counts {
        self.win.map_or(self.standing, |win| self.standing.with(win))
    }

    /// The number of tiles when each kong is counted as three.
    pub fn size(&self) -> usize {
        self.standing.len() + 3 * self.melds.len() + usize::from(self.win.is_some())
    }

    /// Whether no meld was claimed from another player. Concealed kongs keep a hand concealed.
    pub fn is_concealed(&self) -> bool {
        self.melds.iter().all(|m| !m.kind().is_claimed())
    }

    /// The same hand with another winning tile, or none.
    ///
    /// The tile must still have a copy left.
    #[must_use]
    pub fn with_win(&self, win: Option<Tile>) -> Hand {
        let mut hand = self.clone();
        if let Some(old) = hand.win {
            hand.all.remove(old);
        }
        if let Some(new) = win {
            hand.all.add(new);
        }
        hand.win = win;
        hand
    }

    /// The same hand with its winning tile among the concealed tiles.
    #[must_use]
    pub fn undecided(mut self) -> Hand {
        self.standing = self.standing_and_win();
        self.win = None;
        self
    }

    /// The kinds of which at least one copy is not in the hand.
    pub fn available(&self) -> TileSet {
        TileSet::ALL.minus(self.all.at_least(4))
    }
}

impl Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&crate::entry::notation::hand_text(self))
    }
}
