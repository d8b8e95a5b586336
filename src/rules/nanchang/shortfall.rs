//! Measures the obstacles of Nanchang: what is missing of a row, and how many tiles would have to be
//! exchanged. A jing can stand for any tile, so each saves an exchange.

use crate::reading::division::{Form, Set};
use crate::reading::target::Exchangeable;
use crate::scoring::{Measure, Obstacle, Sheet, Shortfall};
use crate::tiles::{Counts, TileSet};

use super::deal::Deal;
use super::special_forms::unrelated;
use super::winning_tiles::WinningTiles;

/// What is missing of a row in a reading of the winner's hand with this obstacle.
pub(super) fn shortfall(deal: &Deal, sheet: &Sheet, obstacle: Obstacle) -> Shortfall {
    let Some(winning) = WinningTiles::new(deal) else { return obstacle.into() };
    let wild = winning.wild([0, 0]);
    let measure = Measure {
        hand: Exchangeable {
            concealed: winning.ordinary,
            melds: winning.melds.iter().map(|meld| Set::from(*meld)).collect(),
            wild,
        },
        division: &sheet.division,
        in_play: &[TileSet::ALL],
        pairs: &[TileSet::ALL],
        orphans: false,
        knitted: false,
    };
    let mut shortfall = measure.shortfall(obstacle);
    if (obstacle == Obstacle::Form { wanted: Form::Misfits }) && winning.melds.is_empty() {
        let stay = unrelated(winning.ordinary.kinds());
        let others = stay.fold(winning.ordinary, Counts::without);
        let exchanges = others.len() as u8;
        shortfall =
            Shortfall { exchanges: Some(exchanges), ..shortfall.with_tiles(others.tiles()) };
    }
    shortfall
}
