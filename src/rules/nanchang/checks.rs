//! What can't be in a deal: every check of [`Deal::new`](super::Deal::new).

use crate::entry::notation::Tiles;
use crate::entry::{Fault, FaultCode, Hand};
use crate::tiles::{BySeat, Meld, Seat, Tile, WinSource};

use super::deal::{Held, WAITING};
use super::faults;
use super::jing::Jing;
use super::ruling::{Ruling, Rulings};
use super::setup::{Counted, Declared, Entered, Opening, Setup};

/// How many copies of a kind are in play: of the primary jing one lies as the indicator (N4).
pub(super) fn copies(tile: Tile, jing: Jing, rulings: Rulings) -> u8 {
    let indicator = tile == jing.primary && !rulings.on(Ruling::IndicatorInPlay);
    if indicator { 3 } else { 4 }
}

/// More copies than are in play, over all hands; while the jing are not known, than there are.
pub(super) fn copies_on_table(
    hands: &BySeat<Held>,
    jing: Option<Jing>,
    rulings: Rulings,
) -> Vec<Fault> {
    let mut there = [0u8; Tile::KINDS];
    for (_, held) in hands.iter() {
        match (held, jing) {
            (Held::Counted(counted), Some(jing)) => {
                there[jing.primary.index()] += counted.primary;
                there[jing.secondary.index()] += counted.secondary;
            }
            (Held::Nothing | Held::Counted(_), _) => {}
            (Held::Hand(hand), _) => {
                let all = hand.all();
                all.kinds().for_each(|tile| there[tile.index()] += all.get(tile));
            }
        }
    }
    let fault = |tile: Tile| {
        let n = there[tile.index()];
        let code = if n > 4 { FaultCode::FIVE_OF_A_KIND } else { faults::TOO_MANY_JING };
        let most = jing.map_or(4, |jing| copies(tile, jing, rulings));
        (n > most).then(|| Fault::new(code).tiles([tile]).value(n))
    };
    Tile::all().filter_map(fault).collect()
}

/// More than one player declared a win: the one nearest after the discarder has it (N11).
pub(super) fn several_winners(wins: &[Declared], dealer: Seat) -> Fault {
    let from = wins.iter().find_map(|w| w.from).unwrap_or(dealer);
    let first = wins.iter().map(|w| w.seat).min_by_key(|seat| (from.places_to(*seat) + 3) % 4);
    let fault = Fault::new(faults::SEVERAL_WINNERS);
    first.map_or(fault.clone(), |seat| fault.value(seat))
}

/// Checks one hand.
pub(super) fn held(entered: &Entered, won: bool, jing: Option<Jing>) -> Result<Held, Vec<Fault>> {
    match entered {
        Entered::Tiles(tiles) => checked_hand(tiles, won).map(|hand| Held::Hand(Box::new(hand))),
        _ if won => Err(vec![Fault::new(faults::WINNER_NOT_ENTERED)]),
        Entered::Nothing => Ok(Held::Nothing),
        Entered::Counted(counted) => {
            let faults = counted_faults(counted, jing);
            if faults.is_empty() { Ok(Held::Counted(*counted)) } else { Err(faults) }
        }
    }
}

fn checked_hand(tiles: &Tiles, won: bool) -> Result<Hand, Vec<Fault>> {
    let mut faults = Vec::new();
    let size = tiles.size();
    if !tiles.flowers.is_empty() {
        faults.push(Fault::new(FaultCode::FLOWERS_NOT_USED));
    }
    // Of a hand that did not win, the last tile is a tile like the others.
    let mut standing = tiles.standing.clone();
    let win = if won { tiles.win } else { None };
    standing.extend(tiles.win.filter(|_| !won));
    if won && win.is_none() {
        faults.push(Fault::new(FaultCode::WIN_NOT_IN_HAND));
    } else if won && size < Hand::COMPLETE {
        faults.push(Fault::new(faults::TOO_FEW_TILES).value(size));
    }
    if !won && size > WAITING {
        faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(size, WAITING));
    }
    match Hand::with_honor_chows(&standing, &tiles.melds, win) {
        Ok(hand) if faults.is_empty() => Ok(hand),
        Ok(_) => Err(faults),
        Err(more) => {
            let twice = |f: &Fault| f.code == FaultCode::TOO_MANY_TILES && !won;
            faults.extend(more.into_iter().filter(|f| !twice(f)));
            Err(faults)
        }
    }
}

fn counted_faults(counted: &Counted, jing: Option<Jing>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Counted { primary, secondary, open_kongs, concealed_kongs, jing_kongs } = *counted;
    if let Some(jing) = jing {
        for (tile, n) in [(jing.primary, primary), (jing.secondary, secondary)] {
            if n > 4 {
                faults.push(Fault::new(FaultCode::FIVE_OF_A_KIND).tiles([tile]).value(n));
            }
        }
    }
    if jing_kongs > u8::from(primary >= 4) + u8::from(secondary >= 4) {
        faults.push(Fault::new(faults::JING_KONG_WITHOUT_JING).value(jing_kongs));
    }
    let [primary, secondary, open, concealed, of_jing] =
        [primary, secondary, open_kongs, concealed_kongs, jing_kongs].map(usize::from);
    let kongs = open + concealed + of_jing;
    let loose = (primary + secondary).saturating_sub(4 * of_jing);
    if kongs > 4 {
        faults.push(Fault::new(FaultCode::TOO_MANY_MELDS).value(kongs));
    } else if 3 * kongs + loose > WAITING {
        faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(3 * kongs + loose, WAITING));
    }
    faults
}

/// What contradicts itself in how the hand was won.
pub(super) fn win_faults(setup: &Setup, hands: &BySeat<Held>, win: Declared) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Declared { seat, source, from, opening, .. } = win;
    match from {
        Some(from) if source.is_self_drawn() => {
            faults.push(Fault::new(FaultCode::SELF_DRAWN_FROM_OTHER).value(from));
        }
        Some(from) if from == seat => faults.push(Fault::new(FaultCode::OWN_TILE)),
        _ => {}
    }
    let melds: &[Meld] = match &setup.hands[seat] {
        Entered::Tiles(tiles) => &tiles.melds,
        _ => &[],
    };
    if source == WinSource::Replacement && !melds.iter().any(|m| m.kind().is_kong()) {
        faults.push(Fault::new(FaultCode::REPLACEMENT_WITHOUT_KONG).seat(seat));
    }
    let dealers = seat == setup.dealer;
    let nothing_melded = melds.is_empty();
    match opening {
        Some(Opening::Heavenly)
            if !dealers || source != WinSource::SelfDrawn || !nothing_melded =>
        {
            faults.push(Fault::new(faults::HEAVENLY_IMPOSSIBLE));
        }
        Some(Opening::Earthly)
            if dealers
                || source != WinSource::Discard
                || !nothing_melded
                || from.is_some_and(|f| f != setup.dealer) =>
        {
            faults.push(Fault::new(faults::EARTHLY_IMPOSSIBLE));
        }
        Some(_) if setup.chao_zhuang => {
            faults.push(Fault::new(faults::CHAO_ZHUANG_TOO_EARLY));
        }
        _ => {}
    }
    if source == WinSource::RobbedKong {
        faults.extend(robbed_kong_faults(hands, win));
    }
    faults
}

/// The robbed tile was added to a pung (N16): its three copies are there, and nowhere else.
fn robbed_kong_faults(hands: &BySeat<Held>, win: Declared) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Held::Hand(hand) = &hands[win.seat] else { return faults };
    let Some(tile) = hand.win() else { return faults };
    if hand.all().get(tile) > 1 {
        faults.push(Fault::new(FaultCode::ROBBED_TILE_IN_HAND).tiles([tile]).seat(win.seat));
    }
    if let Some((from, Held::Hand(robbed))) = win.from.map(|from| (from, &hands[from]))
        && !robbed.melds().contains(&Meld::pung(tile))
    {
        faults.push(Fault::new(FaultCode::ROBBED_PUNG_MISSING).tiles([tile]).seat(from));
    }
    faults
}
