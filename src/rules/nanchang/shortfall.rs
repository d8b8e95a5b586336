//! Measures the obstacles of Nanchang: what is missing of a row, and how many tiles would have to be
//! exchanged. A jing can stand for any tile, so each saves an exchange.

use crate::reading::division::{Form, Set};
use crate::reading::target::Exchangeable;
use crate::scoring::{Countable, Measure, Obstacle, Sheet, Shortfall, WantedKongs, pairs_of};
use crate::tiles::{Counts, TileSet};

use super::deal::Deal;
use super::fans::SEVEN_STARS;
use super::obstacles;
use super::shanten::ShantenMeasure;
use super::special_forms::unrelated;
use super::winning_tiles::WinningTiles;

/// What is missing of a row in a reading of the winner's hand with this obstacle.
pub(super) fn shortfall(deal: &Deal, sheet: &Sheet, fan: u8, obstacle: Obstacle) -> Shortfall {
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
    if let Obstacle::Count { of, wanted, .. } = obstacle
        && let Some(wanted) = wanted_kongs(of, wanted, deal)
    {
        // A claimed tile makes no concealed kong.
        let claimed = Some(winning.tile).filter(|_| !winning.source.is_self_drawn());
        let wanted = if wanted.concealed > 0 { wanted.but(claimed) } else { wanted };
        return kongs(&winning, &measure, obstacle, wanted);
    }
    let mut shortfall = measure.shortfall(obstacle);
    if obstacle == (Obstacle::Form { wanted: Form::SevenPairs }) && winning.melds.is_empty() {
        // Two jing of a kind are a pair, too.
        shortfall.have = pairs_of(&winning.at_face_value(winning.jing_counts));
    }
    if let Obstacle::Lacks { .. } = obstacle {
        let stay = unrelated(winning.ordinary.kinds());
        let exchanges = seven_stars(obstacle.into(), &winning, stay).exchanges;
        return Shortfall { exchanges, ..shortfall };
    }
    if (obstacle == Obstacle::Form { wanted: Form::Misfits }) && winning.melds.is_empty() {
        let stay = unrelated(winning.ordinary.kinds());
        let others = stay.fold(winning.ordinary, Counts::without);
        let exchanges = others.len() as u8;
        shortfall =
            Shortfall { exchanges: Some(exchanges), ..shortfall.with_tiles(others.tiles()) };
        if fan == SEVEN_STARS {
            return seven_stars(shortfall, &winning, stay);
        }
    }
    shortfall
}

/// What is missing of thirteen misfits with all seven honors, none of which a jing stands for (N21).
/// `stay` are the kinds that fit, without jing.
fn seven_stars(misfits: Shortfall, winning: &WinningTiles, stay: TileSet) -> Shortfall {
    let kinds = [winning.jing.primary, winning.jing.secondary];
    // A jing that is an honor is one of the seven.
    let honors = |at: usize| winning.jing_counts[at].min(u8::from(kinds[at].is_honor()));
    let at_face_value = [honors(0), honors(1)];
    let missing = TileSet::HONORS.minus(winning.at_face_value(at_face_value).kinds());
    let suited = stay.minus(TileSet::HONORS).len() + usize::from(winning.wild(at_face_value));
    let exchanges = missing.len() + 7usize.saturating_sub(suited);
    let lacks =
        Shortfall { needed: vec![missing.collect()], ..Obstacle::Lacks { kinds: missing }.into() };
    Shortfall { exchanges: Some(exchanges as u8), ..misfits }
        .and(Some(lacks).filter(|_| !missing.is_empty()))
}

/// The kongs that are counted: those of jing, or all others. Without the indicator, there is no kong of
/// primary jing (N4).
fn wanted_kongs(of: Countable, wanted: u8, deal: &Deal) -> Option<WantedKongs> {
    let jing = deal.jing().kinds();
    let indicator: TileSet = deal.indicator_out_of_play().into_iter().collect();
    let ordinary = TileSet::ALL.minus(jing);
    Some(match of {
        Countable::MELDED_KONGS => WantedKongs { of: ordinary, ..WantedKongs::melded(wanted) },
        Countable::CONCEALED_KONGS => {
            WantedKongs { of: ordinary, ..WantedKongs::concealed(wanted) }
        }
        obstacles::JING_KONGS => {
            WantedKongs { of: jing.minus(indicator), ..WantedKongs::of_any_sort(wanted) }
        }
        _ => return None,
    })
}

/// What is missing for kongs, which are of jing at face value only. Beside them a jing stands for any
/// tile, and honors make chows.
fn kongs(
    winning: &WinningTiles,
    measure: &Measure,
    obstacle: Obstacle,
    wanted: WantedKongs,
) -> Shortfall {
    let concealed = winning.at_face_value(winning.jing_counts);
    let hand = Exchangeable { concealed, wild: 0, ..measure.hand.clone() };
    let measure = Measure { hand, ..measure.clone() };
    measure.kongs(obstacle, wanted, |hand| {
        let melded: Counts = hand.melds.iter().flat_map(|set| set.tiles()).collect();
        let of = ShantenMeasure::new(&melded, hand.melds.len(), winning.jing, &Counts::EMPTY);
        Some(of.distance(&hand.concealed).missing)
    })
}
