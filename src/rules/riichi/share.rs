//! The share of a hand that a liable player pays for (R18).

use crate::system::Answer;
use crate::tiles::Seat;

use super::fans::{DAISANGEN, DAISUUSHII, SUUKANTSU, can_be_doubled};
use super::liability::{FOR_DRAGONS, FOR_WINDS};
use super::ruling::Ruling;
use super::situation::Liable;
use super::terms::Terms;

/// The share of a hand for which a player other than the discarder is liable.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    /// The player.
    pub seat: Seat,
    /// How many yakuman the share is.
    pub units: u16,
    /// How many yakuman the rest of the hand is.
    pub rest: u16,
}

impl Share {
    /// Whether the hand is more than the share.
    pub fn is_part(&self) -> bool {
        self.rest > 0
    }

    /// The share of a hand of so many yakuman for which somebody is liable. `None` if that is the discarder,
    /// who pays as usual, if the yakuman does not count there, or if a ruling makes nobody liable for it.
    ///
    /// `from` is the discarder of the winning tile, and `units_of` says how many yakuman one of the hand is; 0
    /// if it does not count.
    pub fn of(
        liable: Option<Liable>,
        from: Option<Seat>,
        all: u16,
        units_of: impl FnOnce(u8) -> u16,
        terms: Terms,
    ) -> Option<Share> {
        let Liable { seat, yakuman } = liable?;
        let fan = row_of(yakuman);
        let is_ruled = terms.on(Ruling::Liability);
        let is_ruled = is_ruled && (fan != SUUKANTSU || terms.on(Ruling::LiabilityFourKongs));
        let units = match units_of(fan) {
            units if units == 0 || !is_ruled || from == Some(seat) => return None,
            _ if terms.on(Ruling::LiabilityWholeHand) => all,
            units => units,
        };
        Some(Share { seat, units, rest: all - units })
    }

    /// Like [`Share::of`], for a hand of which only the number of yakuman is known, `all`. If there are several,
    /// `part` says which of them the player is liable for. If there is only one, the payment is the same
    /// whichever it is.
    pub fn of_value(
        liable: Option<Seat>,
        part: Option<Answer>,
        from: Option<Seat>,
        all: u16,
        terms: Terms,
    ) -> Option<Share> {
        let part = part.filter(|_| all > 1).unwrap_or(FOR_DRAGONS);
        let liable = liable.map(|seat| Liable { seat, yakuman: part });
        let doubled = |fan| can_be_doubled(fan) && terms.on(Ruling::DoubleYakuman);
        let units_of = |fan| if doubled(fan) { all.min(2) } else { all.min(1) };
        Share::of(liable, from, all, units_of, terms)
    }
}

/// The number of the yakuman that an answer to the question what a player is liable for means.
fn row_of(yakuman: Answer) -> u8 {
    match yakuman {
        FOR_WINDS => DAISUUSHII,
        FOR_DRAGONS => DAISANGEN,
        _ => SUUKANTSU,
    }
}
