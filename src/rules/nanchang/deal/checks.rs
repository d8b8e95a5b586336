//! The checks of [`Deal::new`](super::Deal::new): the step from a draft to a deal.

use crate::entry::{
    Circumstances, Contradiction, Draft, Fault, FaultCode, Hand, RobbedPung, unless,
};
use crate::tiles::{BySeat, Meld, MeldKind, Seat, Tile, WinSource};

use super::super::declared::{DeclaredWin, HandCounts, Opening};
use super::super::jing::Jing;
use super::super::ruling::{Ruling, Rulings};
use super::super::{faults, questions};
use super::{CheckedHand, READY_SIZE};

/// The number of copies of a kind in play. One primary jing is the indicator and out of play (N4).
pub(super) fn copies(tile: Tile, jing: Jing, rulings: Rulings) -> u8 {
    let indicator = tile == jing.primary && !rulings.on(Ruling::IndicatorInPlay);
    if indicator { 3 } else { 4 }
}

/// A fault for each kind of which all hands together have more copies than are in play, with the pung of a
/// robbed kong. While the jing are not known, four copies of each kind are in play.
pub(super) fn copies_on_table(
    hands: &BySeat<CheckedHand>,
    robbed_pung: Option<RobbedPung>,
    jing: Option<Jing>,
    rulings: Rulings,
) -> Vec<Fault> {
    let mut counts = [0u8; Tile::KINDS];
    for (_, held) in hands.iter() {
        match (held, jing) {
            (CheckedHand::HandCounts(counted), Some(jing)) => {
                counts[jing.primary.index()] += counted.primary;
                counts[jing.secondary.index()] += counted.secondary;
            }
            (CheckedHand::Nothing | CheckedHand::HandCounts(_), _) => {}
            (CheckedHand::Hand(hand), _) => {
                let all = hand.all();
                all.kinds().iter().for_each(|tile| counts[tile.index()] += all.get(tile));
            }
        }
    }
    if let Some(RobbedPung { tile, seat }) = robbed_pung {
        // Where jing were counted, those of the pung are among them.
        let counted = |seat: Seat| match (&hands[seat], jing) {
            (CheckedHand::HandCounts(counted), Some(jing)) => counted.copies(tile, jing),
            _ => 0,
        };
        let counted = match seat {
            Some(robbed) => counted(robbed),
            None => Seat::ALL.into_iter().map(counted).max().unwrap_or(0),
        };
        counts[tile.index()] += RobbedPung::SIZE.saturating_sub(counted);
    }
    let fault = |tile: Tile| {
        let n = counts[tile.index()];
        let code = if n > 4 { FaultCode::FIVE_OF_A_KIND } else { faults::TOO_MANY_JING };
        let most = jing.map_or(4, |jing| copies(tile, jing, rulings));
        (n > most).then(|| Fault::new(code).tiles([tile]).value(n))
    };
    Tile::all().filter_map(fault).collect()
}

/// The fault of several declared wins. It names the winner, the player nearest after the discarder (N11), as
/// soon as the discarder is known.
pub(super) fn several_winners(winners: &[Seat], win: DeclaredWin) -> Fault {
    if win.source.is_self_drawn() {
        return Fault::new(FaultCode::SEVERAL_SELF_DRAWN);
    }
    let first = |from: Seat| winners.iter().min_by_key(|seat| (from.places_to(**seat) + 3) % 4);
    match win.from.and_then(first) {
        Some(first) => Fault::new(faults::SEVERAL_WINNERS).value(first),
        None => Fault::new(faults::SEVERAL_WINNERS_UNDECIDED),
    }
}

/// Checks the hand of a place: its tiles, or else its counts. The hand that is calculated can have counts
/// only if nobody won. Returns all its faults if it cannot exist.
pub(super) fn checked_hand(
    draft: &Draft,
    place: usize,
    won: bool,
    robbed_pung: Option<RobbedPung>,
) -> Result<CheckedHand, Vec<Fault>> {
    if draft.place(place).is_some_and(|tiles| !tiles.is_empty()) {
        let hand = hand_of_tiles(draft, place, won)?;
        return Ok(CheckedHand::Hand(Box::new(hand)));
    }
    let counted = questions::hand_counts(draft, place);
    let Some(counted) = counted.filter(|_| place > 0 || draft.is_drawn()) else {
        return Ok(CheckedHand::Nothing);
    };
    let seat = draft.own_seat().after(place);
    let robbed = robbed_pung.filter(|pung| pung.seat == Some(seat)).map(|pung| pung.tile);
    let faults = counted_faults(&counted, questions::jing(draft), robbed);
    if faults.is_empty() { Ok(CheckedHand::HandCounts(counted)) } else { Err(faults) }
}

fn hand_of_tiles(draft: &Draft, place: usize, won: bool) -> Result<Hand, Vec<Fault>> {
    let Some(tiles) = draft.place(place) else { return Err(Vec::new()) };
    let mut faults = Vec::new();
    let size = tiles.size();
    if !tiles.flowers.is_empty() {
        faults.push(Fault::new(FaultCode::FLOWERS_NOT_USED));
    }
    let (standing, win) = match won {
        true => tiles.split_win_of(draft.complete(place)),
        // A tile entered as the winning tile is an ordinary tile.
        false => (&*tiles.standing, None),
    };
    let marked = tiles.win.filter(|_| !won);
    let standing: Vec<Tile> = standing.iter().copied().chain(marked).collect();
    if !won && size > READY_SIZE {
        faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(size, READY_SIZE));
    }
    let already_found = |fault: &Fault| fault.code == FaultCode::TOO_MANY_TILES && !won;
    let hand = Hand::with_honor_chows(&standing, &tiles.melds, win);
    unless(faults, hand.map_err(|more| more.into_iter().filter(|fault| !already_found(fault))))
}

/// What is wrong with counts. `robbed` is the tile of a pung that the hand has besides.
fn counted_faults(counted: &HandCounts, jing: Option<Jing>, robbed: Option<Tile>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let HandCounts { primary, secondary, open_kongs, concealed_kongs, jing_kongs } = *counted;
    if jing_kongs > u8::from(primary >= 4) + u8::from(secondary >= 4) {
        faults.push(Fault::new(faults::JING_KONG_WITHOUT_JING).value(jing_kongs));
    }
    let [primary, secondary, open, concealed, of_jing] =
        [primary, secondary, open_kongs, concealed_kongs, jing_kongs].map(usize::from);
    let melds = open + concealed + of_jing + usize::from(robbed.is_some());
    let in_pung =
        robbed.zip(jing).map_or(0, |(tile, jing)| counted.copies(tile, jing).min(RobbedPung::SIZE));
    let loose = (primary + secondary).saturating_sub(4 * of_jing + usize::from(in_pung));
    if melds > 4 {
        faults.push(Fault::new(FaultCode::TOO_MANY_MELDS).value(melds));
    } else if 3 * melds + loose > READY_SIZE {
        faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(3 * melds + loose, READY_SIZE));
    }
    faults
}

/// The contradictions in how the hand was won.
pub(super) fn win_faults(
    draft: &Draft,
    hands: &BySeat<CheckedHand>,
    win: DeclaredWin,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    let DeclaredWin { seat, source, from, opening, passed } = win;
    let entered = Circumstances::of(draft);
    faults.extend(entered.faults(&[Contradiction::SELF_DRAWN_FROM_OTHER, Contradiction::OWN_TILE]));
    let no_kong =
        entered.with_entered(&draft.tiles).faults(&[Contradiction::REPLACEMENT_WITHOUT_KONG]);
    faults.extend(no_kong.into_iter().map(|fault| fault.seat(seat)));
    let dealer = draft.dealer();
    let is_possible = match opening {
        Some(Opening::Heavenly) => seat == dealer && source == WinSource::SelfDrawn,
        Some(Opening::Earthly) => {
            seat != dealer && source == WinSource::Discard && from == Some(dealer) && !passed
        }
        None => true,
    };
    let is_too_late = || opening.is_some_and(|opening| sets_declared(hands, opening, dealer));
    match opening {
        Some(opening) if !is_possible || is_too_late() => faults.push(Fault::new(match opening {
            Opening::Heavenly => faults::HEAVENLY_IMPOSSIBLE,
            Opening::Earthly => faults::EARTHLY_IMPOSSIBLE,
        })),
        Some(_) if questions::is_chao_zhuang(draft) => {
            faults.push(Fault::new(faults::CHAO_ZHUANG_TOO_EARLY));
        }
        _ => {}
    }
    // The tile of a robbed kong was added to a pung, so the other three copies are in that pung and
    // nowhere else (N16).
    if let CheckedHand::Hand(hand) = &hands[seat] {
        let in_hand = entered.with_hand(hand).faults(&[Contradiction::ROBBED_TILE_IN_HAND]);
        faults.extend(in_hand.into_iter().map(|fault| fault.seat(seat)));
        if let (Some(tile), Some(from)) = (hand.win(), from) {
            let robbed_pung = match &hands[from] {
                CheckedHand::Hand(robbed) => Some(robbed.melds().contains(&Meld::pung(tile))),
                CheckedHand::HandCounts(_) => questions::given_copies(draft, from, tile)
                    .map(|copies| copies >= RobbedPung::SIZE),
                CheckedHand::Nothing => None,
            };
            let entered = Circumstances { tile: Some(tile), robbed_pung, ..entered };
            let missing = entered.faults(&[Contradiction::ROBBED_PUNG_MISSING]);
            faults.extend(missing.into_iter().map(|fault| fault.seat(from)));
        }
    }
    faults
}

/// Whether anybody has declared a set by which it is too late for an opening win (N26). By the first discard
/// only the dealer can have some: concealed kongs.
fn sets_declared(hands: &BySeat<CheckedHand>, opening: Opening, dealer: Seat) -> bool {
    hands.iter().any(|(seat, held)| {
        let of_dealer = opening == Opening::Earthly && seat == dealer;
        match held {
            CheckedHand::Nothing => false,
            CheckedHand::HandCounts(counted) => {
                let concealed = counted.concealed_kongs + counted.jing_kongs;
                counted.open_kongs > 0 || (concealed > 0 && !of_dealer)
            }
            CheckedHand::Hand(hand) => {
                let may_be = |meld: &Meld| of_dealer && meld.kind() == MeldKind::ConcealedKong;
                !hand.melds().iter().all(may_be)
            }
        }
    })
}
