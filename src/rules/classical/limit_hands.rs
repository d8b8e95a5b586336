//! Detects the limit hands that depend on the tiles (C31–C39). Those that depend on the winning
//! tile are in the module `ways`.

use crate::reading::division::{Form, Part};
use crate::scoring::{Countable, Evidence, Obstacle, PartRequirement, WinRequirement};
use crate::tiles::{Tile, TileSet};

use super::doubles::{one_suit_only, only_pungs, pungs, require_form};
use super::obstacles;
use super::reading::{Found, Reading};

/// All sets and the pair are of certain tiles.
fn only(r: &Reading, wanted: PartRequirement) -> Found {
    r.all_are(wanted).map(|_| Evidence::tiles(r.facts.kinds))
}

/// 34 Hidden treasure: no chow, one suit without honors, everything concealed (C31, C-A11).
pub(super) fn hidden_treasure(r: &Reading) -> Found {
    let found = only_pungs(r)?;
    one_suit_only(r)?;
    if let Some((part, _)) = r.sets().find(|(_, set)| set.claimed) {
        return Err(Obstacle::Claimed { part });
    }
    if r.facts.claimed() {
        return Err(Obstacle::Coming { wanted: WinRequirement::SELF_DRAWN });
    }
    Ok(found)
}

/// 35 Emperor's suite: winds and dragons only (C32).
pub(super) fn emperors_suite(r: &Reading) -> Found {
    only(r, obstacles::HONORS)
}

/// 36 Heads and tails: terminals only (C33).
pub(super) fn heads_and_tails(r: &Reading) -> Found {
    only(r, obstacles::TERMINALS)
}

/// 37 Imperial jade: pungs, kongs and the pair of green tiles (C34).
pub(super) fn imperial_jade(r: &Reading) -> Found {
    only(r, obstacles::GREEN_PUNG)
}

/// 38 Heavenly twins: seven pairs of honors or of one suit; four identical tiles are two pairs
/// (C35, C-A9).
pub(super) fn heavenly_twins(r: &Reading) -> Found {
    // Other seven pairs are not a winning hand, so they have no reading.
    require_form(r, Form::SevenPairs)?;
    Ok(r.whole())
}

/// 39 Three great scholars: sets of all dragons, and a pung or kong and the pair of the same suit
/// (C36, C-A10).
pub(super) fn three_great_scholars(r: &Reading) -> Found {
    r.facts.won()?;
    pungs(r, TileSet::DRAGONS, 3)?;
    only_pungs(r)?;
    let other = r.sets().find(|(_, set)| !set.tile.is_dragon());
    let suit = other.and_then(|(_, set)| set.tile.suit());
    match other {
        Some((part, _)) if suit.is_none() => {
            Err(Obstacle::Part { part, wanted: obstacles::SAME_SUIT })
        }
        _ if r.pair().and_then(Tile::suit) != suit => {
            Err(Obstacle::Part { part: Part::PAIR, wanted: obstacles::SAME_SUIT })
        }
        _ => Ok(r.whole()),
    }
}

/// 40 Four joys have entered your door: sets of all winds (C37).
pub(super) fn four_joys(r: &Reading) -> Found {
    r.facts.won()?;
    pungs(r, TileSet::WINDS, 4)
}

/// 41 Four by four: four kongs (C38).
pub(super) fn four_by_four(r: &Reading) -> Found {
    r.facts.won()?;
    match r.kongs() {
        4 => Ok(Evidence::parts(r.which(|_, _| true))),
        have => Err(Obstacle::Count { of: Countable::KONGS, have, wanted: 4 }),
    }
}

/// 42 Thirteen wonders of the world (C39).
pub(super) fn thirteen_wonders(r: &Reading) -> Found {
    require_form(r, Form::ThirteenOrphans)?;
    Ok(Evidence::tiles(r.facts.kinds))
}
