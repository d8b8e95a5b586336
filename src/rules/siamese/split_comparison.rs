//! How else the tiles could be shared out, beside the hands that are declared.

use crate::rules::mcr;
use crate::scoring::Sheet;
use crate::scoring::comparison::Comparison;
use crate::scoring::split_comparison::{Pairing, Preference, SharedHand, SplitComparison};

use super::SYSTEM;
use super::first::Chosen;
use super::holding::Holding;
use super::score::{Scored, count};
use super::shown;
use super::side::{BySide, Side};

/// The ways to share the tiles out, that which is declared first: double wins, or one hand
/// alone. Each has its hands in the order in which they are declared. Hands that are alike but for
/// their names are one.
pub(super) fn ways(scored: &Scored, declared: &[Chosen], symmetric: bool) -> Vec<Vec<Chosen>> {
    let mut ways = Vec::new();
    if let ([alone], Some(_)) = (declared, &scored.double) {
        ways.push(vec![*alone]);
    }
    if let Some(double) = &scored.double {
        let found = std::iter::once(&double.split).chain(&double.others);
        ways.extend(found.map(|found| shown::order(found).into_iter().copied().collect()));
        return ways;
    }
    let hand = |side: Side| scored.hands[side].as_ref().map(|hand| hand.chosen);
    match (hand(Side::A), hand(Side::B)) {
        (Some(a), Some(_)) if symmetric => ways.push(vec![a]),
        (Some(a), Some(b)) if b.points > a.points => ways.extend([vec![b], vec![a]]),
        (a, b) => ways.extend(a.into_iter().chain(b).map(|chosen| vec![chosen])),
    }
    ways
}

/// The way that is declared compared with another one, by its index among the splits of the
/// report.
pub(super) fn compare(
    holding: &Holding,
    scored: &Scored,
    declared: &[Chosen],
    index: usize,
) -> Option<SplitComparison> {
    let ways = ways(scored, declared, holding.is_symmetric());
    let both = [ways.first()?, ways.get(index)?];
    let totals = both.map(|hands| hands.iter().map(|hand| hand.points).sum::<u16>());
    let preference = match both.map(Vec::len) {
        [1, 2] => Preference::Alone,
        _ if totals[0] == totals[1] => Preference::Order,
        _ => Preference::Total,
    };
    let [best, this] = both
        .map(|hands| BySide::from_fn(|side| hands.iter().copied().find(|hand| hand.side == side)));
    let straight = Side::BOTH.map(|side| [best[side], this[side]]);
    let crossed = Side::BOTH.map(|side| [best[side], this[side.other()]]);
    let cross = holding.is_symmetric() && alike(&crossed) > alike(&straight);
    let pairs = if cross { crossed } else { straight };
    let pairings = pairs.into_iter().filter(|pair| pair.iter().any(Option::is_some));
    Some(SplitComparison {
        pairings: pairings.map(|pair| pairing(holding, pair)).collect(),
        totals,
        preference,
    })
}

/// How many tiles pairs of hands have in common.
fn alike(pairs: &[[Option<Chosen>; 2]]) -> usize {
    let common = |pair: &[Option<Chosen>; 2]| {
        let [Some(one), Some(other)] = pair else { return 0 };
        let kinds = one.tiles.kinds();
        kinds.map(|tile| usize::from(one.tiles.get(tile).min(other.tiles.get(tile)))).sum()
    };
    pairs.iter().map(common).sum()
}

fn pairing(holding: &Holding, pair: [Option<Chosen>; 2]) -> Pairing {
    let sheets = pair.map(|hand| best_sheet(holding, hand?));
    let versus = match (&pair, &sheets) {
        ([Some(one), Some(other)], [Some(first), Some(second)]) => {
            let (chosen, both) = ([one, other], [first, second]);
            let absent = |of: usize, fan| mcr::why(&chosen[of].deal(holding), both[of], fan).err();
            Some(Comparison::of(&SYSTEM, both, &absent))
        }
        _ => None,
    };
    let mut sheets = sheets.into_iter();
    let hands = pair.map(|hand| {
        let sheet = sheets.next().flatten()?;
        Some(SharedHand { share: shown::share(&hand?), sheet })
    });
    Pairing { hands, comparison: versus }
}

fn best_sheet(holding: &Holding, hand: Chosen) -> Option<Sheet> {
    count(holding, hand).sheets.into_iter().next()
}
