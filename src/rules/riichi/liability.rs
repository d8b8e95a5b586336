//! Liability: who discarded the tile for the last called set of a yakuman pays for it (R18).

use arrayvec::ArrayVec;

use crate::system::Answer;
use crate::tiles::{Meld, Seat, TileSet};

use super::fans::{DAISANGEN, DAISUUSHII, SUUKANTSU, can_be_doubled};
use super::ruling::Ruling;
use super::situation::Liable;
use super::terms::Terms;

/// The yakuman for which a player can be liable.
pub(in crate::rules) const FOR_YAKUMAN: &[Answer] = &[FOR_WINDS, FOR_DRAGONS, FOR_KONGS];

const FOR_WINDS: Answer = Answer::Word("daisuushii");
pub(in crate::rules) const FOR_DRAGONS: Answer = Answer::Word("daisangen");
pub(in crate::rules) const FOR_KONGS: Answer = Answer::Word("suukantsu");

/// The number of the yakuman that is meant by an answer to the question what a player is liable for.
pub(super) fn yakuman_of(answer: Answer) -> u8 {
    match answer {
        FOR_WINDS => DAISUUSHII,
        FOR_DRAGONS => DAISANGEN,
        _ => SUUKANTSU,
    }
}

/// The yakuman that declared sets show, so that somebody may be liable for them: all dragons, all winds
/// or four kongs, at least one of them called.
pub(super) fn shown_by(melds: &[Meld]) -> ArrayVec<u8, 2> {
    let declared = |is: &dyn Fn(&Meld) -> bool| {
        let called = melds.iter().any(|meld| is(meld) && meld.kind().is_claimed());
        if called { melds.iter().filter(|meld| is(meld)).count() } else { 0 }
    };
    let of =
        |kinds: TileSet| declared(&|meld| meld.kinds().len() == 1 && kinds.contains(meld.tile()));
    let all = [
        (DAISUUSHII, of(TileSet::WINDS) == 4),
        (DAISANGEN, of(TileSet::DRAGONS) == 3),
        (SUUKANTSU, declared(&|meld| meld.kind().is_kong()) == 4),
    ];
    // Four sets are not both all winds and all dragons.
    all.into_iter().filter(|(_, is_shown)| *is_shown).map(|(fan, _)| fan).collect()
}

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

/// The share of a hand of so many yakuman for which somebody is liable. `None` if that is the discarder,
/// who pays as usual, if the yakuman does not count there, or if a ruling makes nobody liable for it.
///
/// `from` is the discarder of the winning tile, and `units_of` says how many yakuman one of the hand is; 0
/// if it does not count.
pub(super) fn share(
    liable: Option<Liable>,
    from: Option<Seat>,
    all: u16,
    units_of: impl FnOnce(u8) -> u16,
    terms: Terms,
) -> Option<Share> {
    let Liable { seat, fan } = liable?;
    let is_ruled = terms.on(Ruling::Liability);
    let is_ruled = is_ruled && (fan != SUUKANTSU || terms.on(Ruling::LiabilityFourKongs));
    let units = match units_of(fan) {
        units if units == 0 || !is_ruled || from == Some(seat) => return None,
        _ if terms.on(Ruling::LiabilityWholeHand) => all,
        units => units,
    };
    Some(Share { seat, units, rest: all - units })
}

/// Like [`share`], for a hand of which only the number of yakuman is known, `all`. If there are several,
/// `part` says which of them the player is liable for. If there is only one, the payment is the same
/// whichever it is.
pub(super) fn share_of_value(
    liable: Option<Seat>,
    part: Option<Answer>,
    from: Option<Seat>,
    all: u16,
    terms: Terms,
) -> Option<Share> {
    let part = part.filter(|_| all > 1).unwrap_or(FOR_DRAGONS);
    let liable = liable.map(|seat| Liable { seat, fan: yakuman_of(part) });
    let doubled = |fan| can_be_doubled(fan) && terms.on(Ruling::DoubleYakuman);
    let units_of = |fan| if doubled(fan) { all.min(2) } else { all.min(1) };
    share(liable, from, all, units_of, terms)
}
