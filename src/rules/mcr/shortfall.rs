//! Measures the obstacles of MCR: what is missing of a fan, and how many tiles would have to be
//! exchanged.

use crate::reading::division::{Division, Form, KNITTED, Part, Parts, Set, Shape};
use crate::reading::target::{Exchangeable, Target};
use crate::scoring::{
    Countable, Measure, Obstacle, PartRequirement, Sheet, Shortfall, WantedKongs, WinRequirement,
};
use crate::tiles::{Counts, Suit, Tile, TileSet};

use super::deal::Deal;
use super::fans::{
    ALL_TYPES, FULLY_CONCEALED_HAND, GREATER_HONORS_AND_KNITTED_TILES, MELDED_AND_CONCEALED_KONG,
    MELDED_HAND,
};
use super::hands;
use super::joins;
use super::obstacles;
use super::reading::{Facts, Reading};
use super::ruling::Ruling;

/// The kongs that fans count.
const KONGS: [Countable; 3] =
    [Countable::KONGS, Countable::CONCEALED_KONGS, Countable::MELDED_KONGS];

/// A melded kong and a concealed one.
const ONE_OF_EACH: WantedKongs = WantedKongs { melded: 1, all: 2, ..WantedKongs::concealed(1) };

/// The measure of a hand in a reading.
fn measure<'a>(deal: &Deal, division: &'a Division) -> Measure<'a> {
    let hand = Exchangeable {
        concealed: *deal.complete(),
        melds: deal.hand().melds().iter().map(|meld| Set::from(*meld)).collect(),
        wild: 0,
    };
    let all = &[TileSet::ALL];
    Measure { hand, division, in_play: all, pairs: all, orphans: true, knitted: true }
}

/// What is missing of a fan in a reading with this obstacle.
pub fn shortfall(deal: &Deal, sheet: &Sheet, fan: u8, obstacle: Obstacle) -> Shortfall {
    let (facts, measure) = (Facts::new(deal), measure(deal, &sheet.division));
    let reading = Reading::new(&facts, &sheet.division, sheet.won);
    match obstacle {
        Obstacle::Sets => measure.nearest(obstacle, joins::targets(fan).into_iter()),
        obstacles::NOT_NINE_GATES => nine_gates(deal, &measure),
        obstacles::NOT_SHIFTED_PAIRS => shifted_pairs(&measure),
        obstacles::NO_FOUR_ALIKE => four_alike(&facts, &measure),
        Obstacle::NoTile { .. } if fan == ALL_TYPES => {
            let shortfall = Shortfall { exchanges: all_types(&measure), ..obstacle.into() };
            shortfall.and(hands::missing_types(&facts).skip(1).map(Shortfall::from))
        }
        // Exchanging tiles does not claim them.
        Obstacle::Form { .. } if fan == MELDED_HAND => obstacle.into(),
        Obstacle::Count { of: Countable::CONCEALED_PUNGS, have, wanted } => {
            let counted = concealed_pungs(&reading, obstacle, have, wanted);
            let exchanges = || concealed_pungs_to_make(&reading, &measure, wanted);
            match counted {
                counted if counted.obstacle == obstacle => {
                    let exchanges = exchanges();
                    let sets = measure.hand.melds.iter().enumerate();
                    let claimed = sets.filter(|(_, set)| set.claimed);
                    let declared = claimed.fold(Parts::NONE, |all, (i, _)| all.and(Part::set(i)));
                    match exchanges {
                        Some(_) => Shortfall { exchanges, ..counted },
                        None => Shortfall { declared, ..counted },
                    }
                }
                counted => counted,
            }
        }
        Obstacle::Lacks { .. } => greater_honors(&measure, obstacle),
        Obstacle::Form { wanted: Form::HonorsAndKnitted }
            if fan == GREATER_HONORS_AND_KNITTED_TILES && measure.hand.melds.is_empty() =>
        {
            greater_honors(&measure, obstacle)
        }
        Obstacle::Form { wanted: Form::KnittedStraight } => knitted_straight(&measure, obstacle),
        Obstacle::OtherWait { .. } => other_waits(&reading, obstacle),
        Obstacle::Count { of, have, wanted } if KONGS.contains(&of) => {
            let wanted = match of {
                _ if fan == MELDED_AND_CONCEALED_KONG && have < wanted => ONE_OF_EACH,
                // A claimed tile makes no concealed kong.
                Countable::CONCEALED_KONGS => WantedKongs::concealed(wanted).but(claimed(deal)),
                Countable::MELDED_KONGS => WantedKongs::melded(wanted),
                _ => WantedKongs::of_any_sort(wanted),
            };
            let complete = |hand: &Exchangeable| measure.missing_beside_melds(hand);
            let shortfall = measure.kongs(obstacle, wanted, complete);
            let ruling = Ruling::MeldedPlusConcealedKong6;
            let is_ruled = fan == MELDED_AND_CONCEALED_KONG && facts.on(ruling);
            let ruled = is_ruled.then(|| Obstacle::Ruled { ruling: ruling.key() }.into());
            shortfall.and(ruled)
        }
        Obstacle::Claimed { .. } if fan == FULLY_CONCEALED_HAND => {
            let drawn = Obstacle::Coming { wanted: WinRequirement::SELF_DRAWN };
            let shortfall = measure.shortfall(obstacle);
            shortfall.and(Some(drawn.into()).filter(|_| !deal.self_drawn()))
        }
        _ => measure.shortfall(obstacle),
    }
}

/// The winning tile, if it was another player's.
fn claimed(deal: &Deal) -> Option<Tile> {
    deal.tile().filter(|_| !deal.self_drawn())
}

/// The nearest of several hands of fourteen concealed tiles: what it lacks, and how much.
fn nearest_hand(measure: &Measure, of: impl Iterator<Item = Counts>) -> (u8, Vec<Tile>) {
    let tiles = &measure.hand.concealed;
    let missing = |wanted: Counts| -> Vec<Tile> {
        let lacks = |tile: Tile| wanted.get(tile).saturating_sub(tiles.get(tile));
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, lacks(tile).into())).collect()
    };
    let nearest = of.map(missing).min_by_key(Vec::len).unwrap_or_default();
    (nearest.len() as u8, nearest)
}

/// A shortfall of hands that must be concealed, and are measured as a whole.
fn concealed(measure: &Measure, obstacle: Obstacle, of: impl Iterator<Item = Counts>) -> Shortfall {
    let declared = Parts::sets((1 << measure.hand.melds.len()) - 1);
    if declared != Parts::NONE {
        return Shortfall { declared, ..obstacle.into() };
    }
    let (exchanges, missing) = nearest_hand(measure, of);
    Shortfall { exchanges: Some(exchanges), needed: vec![missing], ..obstacle.into() }
}

/// 1112345678999 of a suit, and one more tile of it. If all are there, another tile came last.
fn nine_gates(deal: &Deal, measure: &Measure) -> Shortfall {
    let ranks = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9];
    let gates = |suit| -> Counts { ranks.iter().map(|rank| Tile::suited(suit, *rank)).collect() };
    let with_one_more = |suit| TileSet::of_suit(suit).map(move |tile| gates(suit).with(tile));
    let hands = Suit::ALL.into_iter().flat_map(with_one_more).filter(|hand| {
        // There is no fifth copy.
        hand.kinds().all(|tile| hand.get(tile) <= 4)
    });
    let shortfall = concealed(measure, obstacles::NOT_NINE_GATES, hands);
    if shortfall.exchanges != Some(0) {
        return shortfall;
    }
    let last = |suit: &Suit| deal.complete().holds(&gates(*suit));
    let suit = Suit::ALL.into_iter().find(last);
    let surplus = suit.and_then(|suit| deal.complete().minus(&gates(suit)).kinds().first());
    surplus.map_or(shortfall, |wanted| Obstacle::OtherTile { wanted }.into())
}

/// Pairs of seven consecutive ranks of a suit.
fn shifted_pairs(measure: &Measure) -> Shortfall {
    let row = |suit, low: u8| -> Counts {
        (low..low + 7).flat_map(|rank| [Tile::suited(suit, rank); 2]).collect()
    };
    let rows = Suit::ALL.into_iter().flat_map(|suit| (1..=3).map(move |low| row(suit, low)));
    concealed(measure, obstacles::NOT_SHIFTED_PAIRS, rows)
}

/// What is missing for four copies of a tile without a kong, for the tile that needs the fewest more.
fn four_alike(facts: &Facts, measure: &Measure) -> Shortfall {
    let kongs = facts.deal.hand().melds().iter().filter(|m| m.kind().is_kong());
    let kongs: TileSet = kongs.map(|m| m.tile()).collect();
    let exchanges = measure.all_of_one(TileSet::ALL.minus(kongs));
    let kinds = facts.kinds.minus(kongs);
    // Of equals, `max_by_key` returns the last; reversed, that is the lowest.
    let kinds: Vec<Tile> = kinds.collect();
    let most = kinds.into_iter().rev().max_by_key(|tile| facts.all.get(*tile));
    let needed = most.map(|tile| vec![tile; 4]).into_iter().collect();
    let have = most.map(|tile| vec![tile; facts.all.get(tile).into()]).into_iter().collect();
    Shortfall { needed, have, exchanges, ..obstacles::NO_FOUR_ALIKE.into() }
}

/// The tiles of a knitted straight, with a set and a pair or with five different honors.
fn knitted_straight(measure: &Measure, obstacle: Obstacle) -> Shortfall {
    let shortfall = measure.shortfall(obstacle);
    if !measure.hand.melds.is_empty() {
        return shortfall;
    }
    let kinds = measure.hand.concealed.kinds();
    let honors = kinds.intersection(TileSet::HONORS).len().min(5);
    let of = |knit: &&TileSet| knit.intersection(kinds).len();
    let Some(knit) = KNITTED.iter().max_by_key(of) else { return shortfall };
    let exchanges = (14 - of(&knit) - honors) as u8;
    if shortfall.exchanges.is_some_and(|with_sets| with_sets <= exchanges) {
        return shortfall;
    }
    let straight = Target::with_sets([], None).with_straight(*knit);
    let (needed, have) = measure.hand.parts_of(&straight, &measure.division.sets);
    Shortfall { needed, have, exchanges: Some(exchanges), ..shortfall }
}

/// All seven honors and seven knitted tiles.
fn greater_honors(measure: &Measure, obstacle: Obstacle) -> Shortfall {
    let tiles = measure.hand.concealed.kinds();
    let honors = tiles.intersection(TileSet::HONORS).len();
    let knitted = measure.knitted_within(TileSet::ALL).map_or(TileSet::EMPTY, |(_, stay)| stay);
    let stay = honors + knitted.minus(TileSet::HONORS).len().min(7);
    Shortfall { exchanges: Some(14 - stay as u8), ..measure.shortfall(obstacle) }
}

/// The other tiles that the hand waited for: those that could still have come, if there are any.
fn other_waits(r: &Reading, obstacle: Obstacle) -> Shortfall {
    let other = r.other_waits();
    let left: TileSet = { other }.filter(|tile| r.facts.all.get(*tile) < 4).collect();
    match left.first() {
        Some(tile) => Shortfall::from(Obstacle::OtherWait { tile }).with_tiles(left),
        None if other.is_empty() => obstacle.into(),
        None => Shortfall::from(obstacles::EXHAUSTED_WAIT).with_tiles(other),
    }
}

/// The concealed pungs that there are, or the one that would have been enough, if a discard had not
/// completed it.
fn concealed_pungs(r: &Reading, obstacle: Obstacle, have: u8, wanted: u8) -> Shortfall {
    let won = r.won.and_then(Part::as_set).filter(|set| r.pungs >> set & 1 == 1);
    let completed = won.filter(|set| have + 1 == wanted && r.concealed_pungs >> set & 1 == 0);
    if let Some(set) = completed.filter(|_| r.division.form == Form::FourSets) {
        let wanted = PartRequirement::UNCLAIMED;
        return Obstacle::Part { part: Part::set(set), wanted }.into();
    }
    let mut shortfall = Shortfall::from(obstacle);
    shortfall.in_the_way.parts = Parts::sets(r.concealed_pungs);
    let unclaimed =
        |set| Obstacle::Part { part: Part::set(set), wanted: PartRequirement::UNCLAIMED }.into();
    let completed = won.filter(|set| r.concealed_pungs >> set & 1 == 0);
    shortfall.and(completed.map(unclaimed))
}

/// The number of tiles to exchange until all five types of tiles are there.
fn all_types(measure: &Measure) -> Option<u8> {
    let suits = Suit::ALL.map(TileSet::of_suit);
    let honors = [TileSet::WINDS, TileSet::DRAGONS];
    let types = suits.into_iter().chain(honors);
    let sets = measure.hand.one_of_each(&Vec::from_iter(types.clone()));
    // The straight has all suits, so the set and the pair are winds and dragons.
    let straight = |knit: &TileSet| {
        let absent = knit.minus(measure.hand.concealed.kinds()).len() as u8;
        Some(absent + measure.hand.one_of_each(&honors)?)
    };
    let copies = |tile: &Tile| measure.hand.concealed.get(*tile);
    let dearest = |of: TileSet| Vec::from_iter(of).into_iter().max_by_key(copies);
    let pairs = measure.pairs_with(&Vec::from_iter(types.filter_map(dearest)));
    let knitted = measure.knitted_within(TileSet::ALL).map(|(exchanges, _)| exchanges);
    let others = pairs.into_iter().chain(knitted).chain(measure.orphans_within(TileSet::ALL));
    KNITTED.iter().filter_map(straight).chain(sets).chain(others).min()
}

/// The number of tiles to exchange until there are so many concealed pungs and kongs. A winning tile
/// that was not drawn completes none of them; a pung of its kind is concealed if it completes a chow.
fn concealed_pungs_to_make(r: &Reading, measure: &Measure, wanted: u8) -> Option<u8> {
    let kongs = r.facts.concealed_kongs.count_ones() as usize;
    let pungs = measure.hand.melds.iter().filter(|set| !set.is_chow());
    let melded: TileSet = pungs.map(|set| set.tile).collect();
    let claimed = claimed(r.facts.deal);
    let kinds = measure.hand.concealed.kinds().minus(melded).minus(claimed.into_iter().collect());
    let wanted = usize::from(wanted).saturating_sub(kongs);
    let drawn = measure.pungs_beside(&Target::with_sets([], None), kinds, wanted);
    let in_melds: TileSet = measure.hand.melds.iter().flat_map(|set| set.tiles()).collect();
    let in_a_chow = claimed.filter(|tile| !in_melds.contains(*tile)).and_then(|tile| {
        let pung = Set::standing(Shape::Pung, tile);
        let target = Target { sets: [pung].into_iter().collect(), ..Target::with_all_of(tile) };
        measure.pungs_beside(&target, kinds, wanted.saturating_sub(1))
    });
    drawn.into_iter().chain(in_a_chow).min()
}
