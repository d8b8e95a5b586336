//! Compares the declared split of the tiles with another one.

use crate::rules::mcr;
use crate::scoring::Sheet;
use crate::scoring::comparison::Comparison;
use crate::scoring::split_comparison::{Pairing, Preference, SharedHand, SplitComparison};
use crate::system::Fan;

use super::SYSTEM;
use super::first_win::ChosenHand;
use super::hand_id::{ByHand, HandId};
use super::player_tiles::PlayerTiles;
use super::score::{Scored, count};
use super::splits::{share, ways};

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
    let totals = both.map(|hands| hands.iter().map(|hand| hand.points).sum::<i32>());
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
        kinds.iter().map(|tile| usize::from(one.tiles.get(tile).min(other.tiles.get(tile)))).sum()
    };
    pairs.iter().map(common).sum()
}

fn pairing(player: &PlayerTiles, pair: [Option<ChosenHand>; 2]) -> Pairing {
    let sheets = pair.map(|hand| best_sheet(player, hand?));
    let versus = match (&pair, &sheets) {
        ([Some(one), Some(other)], [Some(first), Some(second)]) => {
            let (chosen, both) = ([one, other], [first, second]);
            let absent = |of: usize, fan: &Fan| {
                let (deal, sheet) = (chosen[of].deal(player), both[of]);
                let obstacle = mcr::why(&deal, sheet, fan.number).err()?;
                Some(mcr::shortfall(&deal, sheet, fan.number, obstacle))
            };
            Some(Comparison::of(&SYSTEM, both, &absent))
        }
        _ => None,
    };
    let mut sheets = sheets.into_iter();
    let hands = pair.map(|hand| {
        let sheet = sheets.next().flatten()?;
        Some(SharedHand { share: share(&hand?), sheet })
    });
    Pairing { hands, comparison: versus }
}

fn best_sheet(player: &PlayerTiles, hand: ChosenHand) -> Option<Sheet> {
    count(player, hand).sheets.into_iter().next()
}
