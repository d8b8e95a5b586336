//! Compares the declared split of the tiles with another one.

use crate::rules::mcr;
use crate::scoring::comparison::Comparison;
use crate::scoring::split_comparison::{Pairing, Preference, SharedHand, SplitComparison};
use crate::scoring::{Share, Sheet, Split};

use super::SYSTEM;
use super::first_win::ChosenHand;
use super::hand_id::{ByHand, HandId};
use super::player_tiles::PlayerTiles;
use super::report;
use super::score::{Scored, count};

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
        ways.extend(
            found.map(|found| report::declaration_order(found).into_iter().copied().collect()),
        );
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

/// The splits of a report, with the declared one first.
pub(super) fn splits(scored: &Scored, declared: &[ChosenHand], symmetric: bool) -> Vec<Split> {
    ways(scored, declared, symmetric).iter().map(|hands| split(hands)).collect()
}

fn split(hands: &[ChosenHand]) -> Split {
    let hands: Vec<Share> = hands.iter().map(report::share).collect();
    Split { total: hands.iter().map(|share| share.points).sum(), hands }
}

/// Compares the declared split with another one. `index` is its index among the splits of the
/// report.
pub(super) fn compare(
    player: &PlayerTiles,
    scored: &Scored,
    declared: &[ChosenHand],
    index: usize,
) -> Option<SplitComparison> {
    let ways = ways(scored, declared, player.is_symmetric());
    let both = [ways.first()?, ways.get(index)?];
    let totals = both.map(|hands| hands.iter().map(|hand| hand.points).sum::<u16>());
    let preference = match both.map(Vec::len) {
        [1, 2] => Preference::Alone,
        _ if totals[0] == totals[1] => Preference::Order,
        _ => Preference::Total,
    };
    let [best, this] =
        both.map(|hands| ByHand::from_fn(|id| hands.iter().copied().find(|hand| hand.id == id)));
    let straight = HandId::BOTH.map(|id| [best[id], this[id]]);
    let crossed = HandId::BOTH.map(|id| [best[id], this[id.other()]]);
    let cross = player.is_symmetric() && alike(&crossed) > alike(&straight);
    let pairs = if cross { crossed } else { straight };
    let pairings = pairs.into_iter().filter(|pair| pair.iter().any(Option::is_some));
    Some(SplitComparison {
        pairings: pairings.map(|pair| pairing(player, pair)).collect(),
        totals,
        preference,
    })
}

/// The number of tiles that the hands of each pair have in common.
fn alike(pairs: &[[Option<ChosenHand>; 2]]) -> usize {
    let common = |pair: &[Option<ChosenHand>; 2]| {
        let [Some(one), Some(other)] = pair else { return 0 };
        let kinds = one.tiles.kinds();
        kinds.map(|tile| usize::from(one.tiles.get(tile).min(other.tiles.get(tile)))).sum()
    };
    pairs.iter().map(common).sum()
}

fn pairing(player: &PlayerTiles, pair: [Option<ChosenHand>; 2]) -> Pairing {
    let sheets = pair.map(|hand| best_sheet(player, hand?));
    let versus = match (&pair, &sheets) {
        ([Some(one), Some(other)], [Some(first), Some(second)]) => {
            let (chosen, both) = ([one, other], [first, second]);
            let absent = |of: usize, fan| mcr::why(&chosen[of].deal(player), both[of], fan).err();
            Some(Comparison::of(&SYSTEM, both, &absent))
        }
        _ => None,
    };
    let mut sheets = sheets.into_iter();
    let hands = pair.map(|hand| {
        let sheet = sheets.next().flatten()?;
        Some(SharedHand { share: report::share(&hand?), sheet })
    });
    Pairing { hands, versus }
}

fn best_sheet(player: &PlayerTiles, hand: ChosenHand) -> Option<Sheet> {
    count(player, hand).sheets.into_iter().next()
}
