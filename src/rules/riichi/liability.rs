//! For which yakuman a player can be liable: whose called sets show them (R18).

use arrayvec::ArrayVec;

use crate::system::Answer;
use crate::tiles::{Meld, Seat, TileSet};

/// The answers to the question what a player is liable for.
pub(super) const FOR_YAKUMAN: &[Answer] = &[FOR_WINDS, FOR_DRAGONS, FOR_KONGS];

/// For big four winds.
pub(super) const FOR_WINDS: Answer = Answer::Word("daisuushii");

/// For big three dragons.
pub(super) const FOR_DRAGONS: Answer = Answer::Word("daisangen");

/// For four kongs.
pub(super) const FOR_KONGS: Answer = Answer::Word("suukantsu");

/// The yakuman that declared sets show, so that somebody may be liable for them: all dragons, all winds
/// or four kongs, at least one of them called.
pub(super) fn shown_by(melds: &[Meld]) -> ArrayVec<Answer, 2> {
    let declared = |is: &dyn Fn(&Meld) -> bool| {
        let called = melds.iter().any(|meld| is(meld) && meld.kind().is_claimed());
        if called { melds.iter().filter(|meld| is(meld)).count() } else { 0 }
    };
    let of =
        |kinds: TileSet| declared(&|meld| meld.kinds().len() == 1 && kinds.contains(meld.tile()));
    let all = [
        (FOR_WINDS, of(TileSet::WINDS) == 4),
        (FOR_DRAGONS, of(TileSet::DRAGONS) == 3),
        (FOR_KONGS, declared(&|meld| meld.kind().is_kong()) == 4),
    ];
    // Four sets are not both all winds and all dragons.
    all.into_iter().filter(|(_, is_shown)| *is_shown).map(|(yakuman, _)| yakuman).collect()
}

/// Whether a winner was named as liable for their own hand, which is a fault.
pub(super) fn is_winner(liable: Option<Seat>, winner: Option<Seat>) -> bool {
    liable.is_some() && liable == winner
}
