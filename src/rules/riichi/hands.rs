//! The yaku that depend on the tiles or the form of the hand (Y7, Y17, Y26, Y28, Y30).

use crate::reading::division::Form;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall, TileClass};
use crate::tiles::TileSet;

use super::reading::{Found, Reading};
use super::ruling::Ruling;

/// Y7 All simples. By a ruling it counts in an open hand, too.
pub(super) fn tanyao(r: &Reading) -> Found {
    let found = TileClass::SIMPLE.has_all(r.facts.kinds)?;
    if !r.facts.on(Ruling::OpenTanyao) {
        r.facts.concealed()?;
    }
    Ok(found)
}

/// The other tiles, and the called sets where they are in the way.
pub(super) fn missing_tanyao(miss: &NearMiss<Reading>) -> Shortfall {
    let facts = miss.reading.facts;
    let Obstacle::Tiles { .. } = miss.obstacle else { return miss.shortfall() };
    let called = facts.concealed().err().filter(|_| !facts.on(Ruling::OpenTanyao));
    miss.shortfall().and(called.map(|obstacle| miss.measure.shortfall(obstacle)))
}

/// Y17 Seven pairs, all of them different.
pub(super) fn chiitoitsu(r: &Reading) -> Found {
    r.must_be(Form::SevenPairs)?;
    Ok(r.whole())
}

/// Y26 All terminals and honors, and both are there.
pub(super) fn honroutou(r: &Reading) -> Found {
    if r.division.form == Form::ThirteenOrphans {
        return Err(Obstacle::Form { wanted: Form::FourSets });
    }
    let found = TileClass::TERMINAL_OR_HONOR.has_all(r.facts.kinds)?;
    TileClass::TERMINAL.has_one_of(r.facts.kinds)?;
    TileClass::HONOR.has_one_of(r.facts.kinds)?;
    Ok(found)
}

/// Y28 Half flush: one suit and honors, and both are there.
pub(super) fn honitsu(r: &Reading) -> Found {
    match r.facts.suits {
        0 => return Err(Obstacle::NoTile { wanted: TileClass::SUITED }),
        1 => TileClass::HONOR.has_one_of(r.facts.kinds)?,
        _ => return Err(Obstacle::Suits { most: 1, honors: true }),
    }
    Ok(Evidence::tiles(r.facts.kinds))
}

/// Y30 Full flush: one suit, no honors.
pub(super) fn chinitsu(r: &Reading) -> Found {
    let honors = !r.facts.kinds.intersection(TileSet::HONORS).is_empty();
    match r.facts.suits {
        0 => Err(Obstacle::NoTile { wanted: TileClass::SUITED }),
        1 if !honors => Ok(Evidence::tiles(r.facts.kinds)),
        _ => Err(Obstacle::Suits { most: 1, honors: false }),
    }
}
