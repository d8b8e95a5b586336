//! The yakuman that depend on the tiles (Y32–Y40, Y43–Y46). Those that depend on luck are in the module
//! `ways`.

use crate::reading::division::Form;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Measure, Obstacle, Shortfall, TileClass, all_but_the_pair, pungs};
use crate::tiles::{Counts, Suit, Tile, TileSet};

use super::hands::chinitsu;
use super::obstacles;
use super::reading::{Facts, Found, Reading};
use super::sets::{concealed_pungs, kongs};

/// Y32 Big four winds.
pub(super) fn daisuushii(r: &Reading) -> Found {
    pungs(r.division, TileSet::WINDS, 4)
}

/// Y34 Thirteen orphans.
pub(super) fn kokushi(r: &Reading) -> Found {
    r.must_be(Form::ThirteenOrphans)?;
    Ok(Evidence::tiles(r.facts.kinds))
}

/// Y33 Thirteen orphans, of which all thirteen kinds stood in the hand before the win.
pub(super) fn kokushi_13(r: &Reading) -> Found {
    let found = kokushi(r)?;
    let had_all = r.facts.deal.hand().standing().kinds() == TileSet::TERMINALS_AND_HONORS;
    if had_all { Ok(found) } else { Err(obstacles::NOT_THIRTEEN_WAITS) }
}

/// The tiles of nine gates of a suit: 1112345678999.
fn gates(suit: Suit) -> Counts {
    let tile = |rank| Tile::suited(suit, rank);
    (1..=9).chain([1, 1, 9, 9]).map(tile).collect()
}

/// The suit of a hand that is nine gates with one more tile.
fn gates_of(f: &Facts) -> Option<Suit> {
    let is = |suit: &Suit| f.deal.complete().holds(&gates(*suit));
    Suit::ALL.into_iter().find(is)
}

/// Y36 Nine gates: 1112345678999 of one suit and any tile of it, without a kong.
pub(super) fn chuuren(r: &Reading) -> Found {
    r.facts.concealed()?;
    let found = chinitsu(r)?;
    if r.facts.kongs != 0 {
        return Err(obstacles::HAS_KONG);
    }
    if gates_of(r.facts).is_some() { Ok(found) } else { Err(obstacles::NO_NINE_GATES) }
}

/// Y35 Nine gates, of which 1112345678999 stood in the hand before the win.
pub(super) fn chuuren_9(r: &Reading) -> Found {
    let found = chuuren(r)?;
    let standing = r.facts.deal.hand().standing();
    let is_pure = Suit::ALL.into_iter().any(|suit| *standing == gates(suit));
    if is_pure { Ok(found) } else { Err(obstacles::NOT_NINE_GATES) }
}

/// The tiles that the nearest nine gates lack.
pub(super) fn missing_chuuren(miss: &NearMiss<Reading>) -> Shortfall {
    match miss.obstacle {
        Obstacle::Suits { .. } | obstacles::NO_NINE_GATES => {}
        _ => return miss.shortfall(),
    }
    let Measure { hand, .. } = &miss.measure;
    let lacking = |suit: &Suit| {
        let other = hand.concealed.tiles().filter(|tile| tile.suit() != Some(*suit)).count();
        gates(*suit).beyond(&hand.concealed).len().max(other)
    };
    let Some(suit) = Suit::ALL.into_iter().min_by_key(lacking) else { return miss.shortfall() };
    let needed = gates(suit);
    let have = needed.beyond(&needed.beyond(&hand.concealed));
    Shortfall {
        needed: vec![needed.tiles().collect()],
        have: vec![have.tiles().collect()],
        exchanges: Some(lacking(&suit) as u8).filter(|_| hand.melds.is_empty()),
        ..miss.obstacle.into()
    }
}

/// Y38 Four concealed pungs.
pub(super) fn suuankou(r: &Reading) -> Found {
    concealed_pungs(r, 4)
}

/// Y37 Four concealed pungs, of which the winning tile completed the pair.
pub(super) fn suuankou_tanki(r: &Reading) -> Found {
    let found = suuankou(r)?;
    match r.won.as_pair() {
        Some(_) => Ok(found),
        None => Err(Obstacle::Part { part: r.won, wanted: obstacles::WON_PAIR }),
    }
}

/// Y39 Big three dragons.
pub(super) fn daisangen(r: &Reading) -> Found {
    pungs(r.division, TileSet::DRAGONS, 3)
}

/// Y40 Four kongs.
pub(super) fn suukantsu(r: &Reading) -> Found {
    kongs(r, 4)
}

/// Y43 Little four winds: pungs of three, and the pair of the fourth.
pub(super) fn shousuushii(r: &Reading) -> Found {
    all_but_the_pair(r.division, TileSet::WINDS)
}

/// Y44 All honors.
pub(super) fn tsuuiisou(r: &Reading) -> Found {
    TileClass::HONOR.has_all(r.facts.kinds)
}

/// Y45 All terminals.
pub(super) fn chinroutou(r: &Reading) -> Found {
    TileClass::TERMINAL.has_all(r.facts.kinds)
}

/// Y46 All green.
pub(super) fn ryuuiisou(r: &Reading) -> Found {
    TileClass::GREEN.has_all(r.facts.kinds)
}
