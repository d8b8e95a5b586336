//! The yaku for how the hand was won: riichi, concealment, and luck (Y1–Y4, Y13–Y16, Y31, Y41, Y42).
//! Each function decides whether one of them applies to a [`Reading`], or returns the first obstacle.

use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall, WinRequirement};
use crate::tiles::{Seat, WinSource};

use super::obstacles;
use super::reading::{Facts, Found, Reading};
use super::ruling::Ruling;
use super::situation::Riichi;

fn circumstance(is: bool, obstacle: Obstacle) -> Found {
    if is { Ok(Evidence::CIRCUMSTANCE) } else { Err(obstacle) }
}

/// Checks that a ruling is on without which a row is not played.
pub(super) fn played(f: &Facts, ruling: Ruling) -> Found<()> {
    if f.on(ruling) { Ok(()) } else { Err(Obstacle::Ruled { ruling: ruling.key() }) }
}

/// Checks that riichi was declared, which takes a concealed hand.
pub(super) fn in_riichi(f: &Facts) -> Found<()> {
    f.concealed()?;
    circumstance(f.deal.situation().riichi != Riichi::No, obstacles::NO_RIICHI).map(|_| ())
}

/// Y1 Riichi.
pub(super) fn riichi(r: &Reading) -> Found {
    in_riichi(r.facts)?;
    Ok(Evidence::CIRCUMSTANCE)
}

/// Y2 Double riichi: declared on the first turn.
pub(super) fn double_riichi(r: &Reading) -> Found {
    in_riichi(r.facts)?;
    circumstance(r.facts.deal.situation().riichi == Riichi::Double, obstacles::NO_DOUBLE_RIICHI)
}

/// Y3 Ippatsu: won within one go-round after riichi.
pub(super) fn ippatsu(r: &Reading) -> Found {
    played(r.facts, Ruling::Ippatsu)?;
    in_riichi(r.facts)?;
    circumstance(r.facts.deal.situation().ippatsu, obstacles::NO_IPPATSU)
}

fn self_drawn(f: &Facts) -> Found {
    WinRequirement::SELF_DRAWN.met_if(f.self_drawn())
}

/// Y4 Fully concealed hand: concealed and self-drawn.
pub(super) fn menzen_tsumo(r: &Reading) -> Found {
    r.facts.concealed()?;
    self_drawn(r.facts)
}

/// The called sets, and a winning tile that came from another player as well.
pub(super) fn missing_menzen_tsumo(miss: &NearMiss<Reading>) -> Shortfall {
    let other = self_drawn(miss.reading.facts).err();
    let other = other.filter(|_| matches!(miss.obstacle, Obstacle::Claimed { .. }));
    miss.shortfall().and(other.map(Shortfall::from))
}

/// Y13 Robbing a kong.
pub(super) fn chankan(r: &Reading) -> Found {
    WinRequirement::ROBBED_KONG.met_if(r.facts.source() == WinSource::RobbedKong)
}

/// Y14 After a kong: won on the replacement tile.
pub(super) fn rinshan(r: &Reading) -> Found {
    WinRequirement::REPLACEMENT.met_if(r.facts.source() == WinSource::Replacement)
}

/// Y15 Under the sea: the last tile of the wall, drawn. By a ruling a replacement tile may be the last.
pub(super) fn haitei(r: &Reading) -> Found {
    self_drawn(r.facts)?;
    WinRequirement::LAST_OF_WALL.met_if(r.facts.deal.situation().win.last_of_wall)?;
    let may_be_last =
        r.facts.source() == WinSource::SelfDrawn || r.facts.on(Ruling::ReplacementMayBeLast);
    circumstance(may_be_last, obstacles::REPLACEMENT_NOT_LAST)
}

/// Y16 Under the river: the last discard.
pub(super) fn houtei(r: &Reading) -> Found {
    discarded(r.facts)?;
    WinRequirement::LAST_DISCARD.met_if(r.facts.deal.situation().win.last_of_wall)
}

fn discarded(f: &Facts) -> Found {
    obstacles::DISCARDED.met_if(f.source() == WinSource::Discard)
}

/// The first turn, the go-round unbroken: no call, and no kong of the winner either.
fn first_turn(f: &Facts) -> Found {
    f.concealed()?;
    circumstance(f.kongs == 0, obstacles::HAS_KONG)?;
    circumstance(f.deal.situation().first_turn, obstacles::NOT_FIRST_TURN)
}

/// Y31 Blessing of Man: on a discard before the first turn, where it is played.
pub(super) fn renhou(r: &Reading) -> Found {
    let is_played = r.facts.on(Ruling::RenhouMangan) || r.facts.on(Ruling::RenhouYakuman);
    circumstance(is_played, Obstacle::Ruled { ruling: Ruling::RenhouMangan.key() })?;
    discarded(r.facts)?;
    first_turn(r.facts)
}

/// Y41 Blessing of Heaven: East wins with the dealt hand.
pub(super) fn tenhou(r: &Reading) -> Found {
    circumstance(r.facts.deal.situation().seat == Seat::East, obstacles::NOT_EAST)?;
    WinRequirement::SELF_DRAWN.met_if(r.facts.source() == WinSource::SelfDrawn)?;
    first_turn(r.facts)
}

/// Y42 Blessing of Earth: another player draws the winning tile on the first turn.
pub(super) fn chiihou(r: &Reading) -> Found {
    circumstance(r.facts.deal.situation().seat != Seat::East, obstacles::IS_EAST)?;
    WinRequirement::SELF_DRAWN.met_if(r.facts.source() == WinSource::SelfDrawn)?;
    first_turn(r.facts)
}
