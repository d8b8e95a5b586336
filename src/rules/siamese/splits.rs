//! The splits of the tiles between two hands: which hands to declare, and in which order.

use crate::rules::mcr;
use crate::scoring::{Share, Split};

use super::double_win::WinningSplit;
use super::first_win::ChosenHand;
use super::hand_id::HandId;
use super::players::Players;
use super::score::{Counted, Scored};

/// The place of a hand.
pub(super) fn place(id: HandId) -> usize {
    match id {
        HandId::A => 0,
        HandId::B => 1,
    }
}

pub(super) fn share(chosen: &ChosenHand) -> Share {
    Share {
        place: place(chosen.id),
        tiles: chosen.tiles.tiles().collect(),
        uses_win: chosen.uses_tile,
        points: chosen.points,
    }
}

fn split(hands: &[ChosenHand]) -> Split {
    let hands: Vec<Share> = hands.iter().map(share).collect();
    Split { total: hands.iter().map(|share| share.points).sum(), hands }
}

/// The hands to declare, in order: both hands, or one hand if it alone is paid more than both.
/// Empty if none may be declared.
pub(super) fn hands_to_declare(scored: &Scored, players: Players) -> Vec<ChosenHand> {
    let alone = scored.first.and_then(|id| Some(scored.hands[id].as_ref()?.chosen));
    match (&scored.double, alone) {
        (Some(double), alone) => {
            match alone.filter(|alone| alone_is_better(alone.points, &double.split, players)) {
                Some(alone) => vec![alone],
                None => declaration_order(&double.split).into_iter().copied().collect(),
            }
        }
        (None, alone) => alone.into_iter().collect(),
    }
}

/// Whether one hand alone is paid more than both, including the base that every player pays for
/// each win.
pub(super) fn alone_is_better(alone: i32, double: &WinningSplit, players: Players) -> bool {
    let base = match players {
        Players::Two => 0,
        Players::Three => mcr::BASE,
    };
    alone > double.total + base
}

/// The hands of a double win, in the order in which they are declared.
pub(super) fn declaration_order(split: &WinningSplit) -> [&ChosenHand; 2] {
    [&split.hands[split.first], &split.hands[split.first.other()]]
}

/// The ways to split the tiles, with the declared one first.
pub(super) fn splits(scored: &Scored, declared: &[ChosenHand], symmetric: bool) -> Vec<Split> {
    ways(scored, declared, symmetric).iter().map(|hands| split(hands)).collect()
}

/// A hand of the first split with its readings, or `None` if the split does not have it.
pub(super) fn declared_hand<'a>(
    scored: &'a Scored,
    splits: &[Split],
    id: HandId,
) -> Option<&'a Counted> {
    let hands = &splits.first()?.hands;
    hands.iter().find(|share| share.place == place(id))?;
    match &scored.double {
        Some(double) if hands.len() == 2 => Some(&double.hands[id]),
        _ => scored.hands[id].as_ref(),
    }
}

/// The ways to split the tiles: double wins, or one hand alone. The declared one comes first. Each
/// has its hands in the order in which they are declared. Hands that differ only in being called A
/// or B count as one.
pub(super) fn ways(
    scored: &Scored,
    declared: &[ChosenHand],
    symmetric: bool,
) -> Vec<Vec<ChosenHand>> {
    let mut ways = Vec::new();
    if let ([alone], Some(_)) = (declared, &scored.double) {
        ways.push(vec![*alone]);
    }
    if let Some(double) = &scored.double {
        let found = std::iter::once(&double.split).chain(&double.others);
        ways.extend(found.map(|found| declaration_order(found).into_iter().copied().collect()));
        return ways;
    }
    let hand = |id: HandId| scored.hands[id].as_ref().map(|hand| hand.chosen);
    match (hand(HandId::A), hand(HandId::B)) {
        (Some(a), Some(_)) if symmetric => ways.push(vec![a]),
        (Some(a), Some(b)) if b.points > a.points => ways.extend([vec![b], vec![a]]),
        (a, b) => ways.extend(a.into_iter().chain(b).map(|chosen| vec![chosen])),
    }
    ways
}
