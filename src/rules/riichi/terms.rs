//! What a deal is played by: a form of riichi, and the rulings in force.
//!
//! Riichi is played by four players, and with fewer tiles by three. A form says what it has of its own in a
//! [`Variant`]; how many play and with which tiles is data of its [`System`]. Everything else here
//! follows from that, so the rest of this folder counts and pays for any form.

use std::fmt;

use crate::entry::FaultCode;
use crate::system::{ScoreTable, System};
use crate::tiles::{Seat, Tile, TileSet, WinSource};

use super::ruling::{Ruling, Rulings};
use super::situation::Situation;

/// A form of riichi: what is its own and not told by its [`System`].
pub struct Variant {
    /// The system.
    pub system: &'static System,
    /// What the rulings of the system are, in their order there.
    pub rulings: &'static [Ruling],
    /// The rulings that are always on in this form.
    pub always: &'static [Ruling],
    /// What cannot be with a win in this form alone. The tile is the winning one.
    pub(in crate::rules) faults: fn(&Situation, Option<Tile>, Terms) -> Vec<FaultCode>,
}

/// A form with the rulings in force.
#[derive(Clone, Copy)]
pub(in crate::rules) struct Terms {
    variant: &'static Variant,
    rulings: Rulings,
}

/// What each counter on the table brings the winner (R17, SN16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Honba {
    /// From whoever pays on a discard.
    pub on_discard: i32,
    /// From each of the others on a self-draw.
    pub from_each: i32,
}

impl Terms {
    /// The rulings of these bits, in the order of the form's system.
    pub fn of(variant: &'static Variant, bits: u64) -> Terms {
        let asked = variant.rulings.iter().enumerate();
        let on = asked.filter(|(index, _)| bits >> index & 1 == 1).map(|(_, ruling)| ruling);
        let on = on.chain(variant.always);
        let rulings = on.fold(Rulings::NONE, |all, ruling| all.with(*ruling, true));
        Terms { variant, rulings }
    }

    /// Whether a ruling is on.
    #[inline]
    pub fn on(self, ruling: Ruling) -> bool {
        self.rulings.on(ruling)
    }

    /// The same with a ruling on or off.
    #[must_use]
    pub fn with(self, ruling: Ruling, on: bool) -> Terms {
        Terms { rulings: self.rulings.with(ruling, on), ..self }
    }

    /// The system of the form.
    #[inline]
    pub fn system(self) -> &'static System {
        self.variant.system
    }

    /// The score table of the form.
    pub fn score_table(self) -> &'static ScoreTable {
        self.system().score_table.expect("players of riichi learn one")
    }

    /// The seats at which somebody plays, East first.
    pub fn seats(self) -> &'static [Seat] {
        self.system().seats.fixed().unwrap_or(&Seat::ALL)
    }

    /// The seats of the others.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.seats().iter().copied().filter(move |other| *other != seat)
    }

    /// How many pay a self-drawn win.
    pub fn payers(self) -> i32 {
        self.seats().len() as i32 - 1
    }

    /// What each counter brings.
    pub fn honba(self) -> Honba {
        match (self.on(Ruling::Honba1000Each), self.on(Ruling::Honba1000)) {
            (true, _) => Honba { on_discard: 1000, from_each: 1000 },
            (_, true) => Honba { on_discard: 1000, from_each: 1000 / self.payers() },
            _ => Honba { on_discard: 100 * self.payers(), from_each: 100 },
        }
    }

    /// The least that is paid for a hand: payments are rounded up to it (R16, SN15).
    pub fn unit(self) -> i32 {
        if self.on(Ruling::WholeThousands) { 1000 } else { 100 }
    }

    /// Whether a win is not ippatsu because the tile replaced a kong of one's own or, by a ruling, a North: these
    /// break the go-round (R-A12, SN9).
    pub fn is_broken_by(self, source: WinSource) -> bool {
        match source {
            WinSource::Replacement => true,
            WinSource::NorthReplacement => self.on(Ruling::NorthBreaks),
            _ => false,
        }
    }

    /// The kinds besides dragons of which a set is worth something to every player (SN5).
    pub fn valued(self) -> TileSet {
        match self.on(Ruling::NorthYakuhai) {
            true => TileSet::of(Tile::NORTH),
            false => TileSet::EMPTY,
        }
    }

    /// Whether fives are red under these rulings, one of a kind or all of them (R2, SN12).
    pub fn has_red_fives(self) -> bool {
        self.on(Ruling::RedFives) || self.on(Ruling::RedFivesAll)
    }
}

impl PartialEq for Terms {
    fn eq(&self, other: &Terms) -> bool {
        (self.system(), self.rulings) == (other.system(), other.rulings)
    }
}

impl Eq for Terms {}

impl fmt::Debug for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Terms").field(&self.system()).field(&self.rulings).finish()
    }
}
