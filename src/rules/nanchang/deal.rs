//! A deal that can have been played.

use crate::error::{Fault, FaultCode};
use crate::hand::Hand;
use crate::meld::Meld;
use crate::notation::Tiles;
use crate::seat::{BySeat, Seat, Wind};
use crate::tile::Tile;
use crate::win::Way;

use super::jing::Jing;
use super::ruling::{Ruling, Rulings};
use super::setup::{Counted, Declared, Entered, Opening, Setup};

/// How many tiles a hand has that did not win, each kong counted as three.
pub(super) const WAITING: usize = 13;

/// One player's checked hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// Not entered.
    Nothing,
    /// What scores in it.
    Counted(Counted),
    /// Its tiles: fourteen of a winner, at most thirteen of others.
    Hand(Box<Hand>),
}

/// A checked deal: hands that can exist beside each other, won in a way that is possible, or
/// drawn. Whether the winner's hand *is* a win is not decided here: see [`super::score`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    dealer: Seat,
    jing: Jing,
    hands: BySeat<Held>,
    win: Option<Declared>,
    chao_zhuang: bool,
    rulings: Rulings,
}

impl Deal {
    /// Checks what was entered.
    ///
    /// # Errors
    /// Every fault at once, with the seat where it is about one hand: tiles that cannot be,
    /// more jing than are in play (N4), a second winner (N11), a discard of one's own, and so on.
    pub fn new(setup: &Setup) -> Result<Deal, Vec<Fault>> {
        let mut faults = Vec::new();
        let jing = setup.primary.map(Jing::turned_up);
        if jing.is_none() {
            faults.push(Fault::new(FaultCode::JingUnknown));
        }
        if setup.wins.len() > 1 {
            faults.push(several_winners(&setup.wins, setup.dealer));
        }
        let win = setup.wins.first().copied();
        let hands = BySeat::from_fn(|seat| {
            let won = win.is_some_and(|w| w.seat == seat);
            held(&setup.hands[seat], won, jing).unwrap_or_else(|more| {
                faults.extend(more.into_iter().map(|fault| fault.seat(seat)));
                Held::Nothing
            })
        });
        if let Some(win) = win {
            faults.extend(win_faults(setup, &hands, win));
        }
        faults.extend(copies_on_table(&hands, jing, setup.rulings));
        match jing {
            Some(jing) if faults.is_empty() => Ok(Deal {
                dealer: setup.dealer,
                jing,
                hands,
                win,
                chao_zhuang: setup.chao_zhuang,
                rulings: setup.rulings,
            }),
            _ => Err(faults),
        }
    }

    /// The dealer's seat.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The wild tiles.
    #[inline]
    pub fn jing(&self) -> Jing {
        self.jing
    }

    /// One player's hand.
    #[inline]
    pub fn held(&self, seat: Seat) -> &Held {
        &self.hands[seat]
    }

    /// The win that was declared.
    #[inline]
    pub fn win(&self) -> Option<&Declared> {
        self.win.as_ref()
    }

    /// The winner's hand, with the winning tile.
    #[inline]
    pub fn winner(&self) -> Option<&Hand> {
        match &self.hands[self.win.as_ref()?.seat] {
            Held::Hand(hand) => Some(hand),
            _ => None,
        }
    }

    /// Whether all four first discards were the same tile.
    pub fn chao_zhuang(&self) -> bool {
        self.chao_zhuang
    }

    /// Whether a ruling is on.
    #[inline]
    pub fn on(&self, ruling: Ruling) -> bool {
        self.rulings.on(ruling)
    }

    /// The seats whose hands have not been entered.
    pub fn not_entered(&self) -> Vec<Seat> {
        Wind::ALL.into_iter().filter(|s| self.hands[*s] == Held::Nothing).collect()
    }

    /// The same deal won by a seat's hand of thirteen with some tile, to ask what it is worth.
    pub(super) fn won_with(&self, seat: Seat, tile: Tile, way: Way) -> Option<Deal> {
        let Held::Hand(hand) = &self.hands[seat] else { return None };
        let mut deal = self.clone();
        deal.hands[seat] = Held::Hand(Box::new(hand.with_win(Some(tile))));
        deal.win = Some(Declared { seat, way, from: None, opening: None, passed: false });
        Some(deal)
    }

    /// The same deal before the hand was won: the winner has thirteen tiles. `None` for a drawn
    /// hand.
    pub fn before_win(&self) -> Option<Deal> {
        let (win, hand) = (self.win?, self.winner()?);
        let mut deal = self.clone();
        deal.hands[win.seat] = Held::Hand(Box::new(hand.with_win(None)));
        deal.win = None;
        Some(deal)
    }

    /// How many copies of a kind are in play.
    pub(super) fn copies(&self, tile: Tile) -> u8 {
        copies(tile, self.jing, self.rulings)
    }
}

/// How many copies of a kind are in play: of the primary jing one lies as the indicator (N4).
fn copies(tile: Tile, jing: Jing, rulings: Rulings) -> u8 {
    let indicator = tile == jing.primary && !rulings.on(Ruling::IndicatorInPlay);
    if indicator { 3 } else { 4 }
}

/// More copies than are in play, over all hands; while the jing are not known, than there are.
fn copies_on_table(hands: &BySeat<Held>, jing: Option<Jing>, rulings: Rulings) -> Vec<Fault> {
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
        let code = if n > 4 { FaultCode::FiveOnTable } else { FaultCode::TooManyJing };
        let most = jing.map_or(4, |jing| copies(tile, jing, rulings));
        (n > most).then(|| Fault::new(code).tiles([tile]).value(n))
    };
    Tile::all().filter_map(fault).collect()
}

/// More than one player declared a win: the one nearest after the discarder has it (N11).
fn several_winners(wins: &[Declared], dealer: Seat) -> Fault {
    let from = wins.iter().find_map(|w| w.from).unwrap_or(dealer);
    let first = wins.iter().map(|w| w.seat).min_by_key(|seat| (from.places_to(*seat) + 3) % 4);
    let fault = Fault::new(FaultCode::SeveralWinners);
    first.map_or(fault.clone(), |seat| fault.value(seat))
}

/// Checks one hand.
fn held(entered: &Entered, won: bool, jing: Option<Jing>) -> Result<Held, Vec<Fault>> {
    match entered {
        Entered::Tiles(tiles) => checked_hand(tiles, won).map(|hand| Held::Hand(Box::new(hand))),
        _ if won => Err(vec![Fault::new(FaultCode::WinnerNotEntered)]),
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
        faults.push(Fault::new(FaultCode::FlowersNotUsed));
    }
    // Of a hand that did not win, the last tile is a tile like the others.
    let mut standing = tiles.standing.clone();
    let win = if won { tiles.win } else { None };
    standing.extend(tiles.win.filter(|_| !won));
    if won && win.is_none() {
        faults.push(Fault::new(FaultCode::WinNotInHand));
    } else if won && size < Hand::COMPLETE {
        faults.push(Fault::new(FaultCode::TooFewTiles).value(size));
    }
    if !won && size > WAITING {
        faults.push(Fault::new(FaultCode::MoreThanThirteen).value(size));
    }
    match Hand::with_honor_chows(&standing, &tiles.melds, win) {
        Ok(hand) if faults.is_empty() => Ok(hand),
        Ok(_) => Err(faults),
        Err(more) => {
            let twice = |f: &Fault| f.code == FaultCode::TooManyTiles && !won;
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
                faults.push(Fault::new(FaultCode::FiveOfAKind).tiles([tile]).value(n));
            }
        }
    }
    if jing_kongs > u8::from(primary >= 4) + u8::from(secondary >= 4) {
        faults.push(Fault::new(FaultCode::JingKongWithoutJing).value(jing_kongs));
    }
    let [primary, secondary, open, concealed, of_jing] =
        [primary, secondary, open_kongs, concealed_kongs, jing_kongs].map(usize::from);
    let kongs = open + concealed + of_jing;
    let loose = (primary + secondary).saturating_sub(4 * of_jing);
    if kongs > 4 {
        faults.push(Fault::new(FaultCode::TooManyMelds).value(kongs));
    } else if 3 * kongs + loose > WAITING {
        faults.push(Fault::new(FaultCode::MoreThanThirteen).value(3 * kongs + loose));
    }
    faults
}

/// What contradicts itself in how the hand was won.
fn win_faults(setup: &Setup, hands: &BySeat<Held>, win: Declared) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Declared { seat, way, from, opening, .. } = win;
    match from {
        Some(from) if way.is_self_drawn() => {
            faults.push(Fault::new(FaultCode::SelfDrawnFromOther).value(from));
        }
        Some(from) if from == seat => faults.push(Fault::new(FaultCode::OwnTile)),
        _ => {}
    }
    let melds: &[Meld] = match &setup.hands[seat] {
        Entered::Tiles(tiles) => &tiles.melds,
        _ => &[],
    };
    if way == Way::Replacement && !melds.iter().any(|m| m.kind().is_kong()) {
        faults.push(Fault::new(FaultCode::ReplacementWithoutKong).seat(seat));
    }
    let dealers = seat == setup.dealer;
    let nothing_melded = melds.is_empty();
    match opening {
        Some(Opening::Heavenly) if !dealers || way != Way::SelfDrawn || !nothing_melded => {
            faults.push(Fault::new(FaultCode::HeavenlyImpossible));
        }
        Some(Opening::Earthly)
            if dealers
                || way != Way::Discard
                || !nothing_melded
                || from.is_some_and(|f| f != setup.dealer) =>
        {
            faults.push(Fault::new(FaultCode::EarthlyImpossible));
        }
        Some(_) if setup.chao_zhuang => {
            faults.push(Fault::new(FaultCode::ChaoZhuangTooEarly));
        }
        _ => {}
    }
    if way == Way::RobbedKong {
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
        faults.push(Fault::new(FaultCode::RobbedTileInHand).tiles([tile]).seat(win.seat));
    }
    if let Some((from, Held::Hand(robbed))) = win.from.map(|from| (from, &hands[from]))
        && !robbed.melds().contains(&Meld::pung(tile))
    {
        faults.push(Fault::new(FaultCode::RobbedPungMissing).tiles([tile]).seat(from));
    }
    faults
}
