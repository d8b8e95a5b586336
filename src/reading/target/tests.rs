use super::*;
use crate::reading::division::Shape;

fn hand(tiles: &str) -> Exchangeable {
    let concealed = tiles.split(' ').map(|tile| tile.parse().expect("a tile")).collect();
    Exchangeable::new(concealed, &[], 0)
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

#[test]
fn sets_that_are_there_may_break_the_rest() {
    // 234 567 could be taken, but 2 2 6 6 7 7 would be left.
    let hand = hand("2m 2m 2m 3m 4m 5m 6m 6m 6m 7m 7m 7m E E");
    let chows = ["2m", "5m"].map(|low| Set::standing(Shape::Chow, tile(low)));
    assert_eq!(hand.exchanges(&Target::with_sets(chows, None)), Some(2));
    assert_eq!(hand.exchanges(&Target::with_sets([], None)), Some(0));
    assert_eq!(hand.exchanges(&Target::with_sets([], Some(tile("5p")))), Some(2));
}

#[test]
fn four_equal_chows_are_no_pungs() {
    let chows = SetKinds { pungs: TileSet::EMPTY, ..SetKinds::ANY };
    let target = Target::of_sets(chows);
    let same = hand("2m 2m 2m 3m 3m 3m 4m 4m 4m 2m 3m 4m E E");
    assert_eq!(same.exchanges(&target), Some(0));
}

#[test]
fn declared_sets_stay() {
    let mut hand = hand("1m 2m 3m 4p 5p 6p 7s 8s 9s E E");
    hand.melds.push(Set { declared: true, ..Set::standing(Shape::Chow, tile("1s")) });
    let pungs = SetKinds { chows: TileSet::EMPTY, ..SetKinds::ANY };
    let target = Target::of_sets(pungs);
    assert_eq!(hand.exchanges(&target), None);
    assert_eq!(hand.melds_in_the_way(&target), 1);
    let chow = Set::standing(Shape::Chow, tile("1s"));
    assert_eq!(hand.exchanges(&Target::with_sets([chow; 1], None)), Some(0));
    assert_eq!(hand.exchanges(&Target::with_sets([chow; 2], None)), Some(3)); // A set that is declared is not exchanged for.
    assert_eq!(hand.least_exchanges(&Target::with_sets([chow; 1], None)), 0);
    assert_eq!(hand.least_exchanges(&Target::with_sets([chow; 2], None)), 3);
    assert_eq!(hand.least_exchanges(&target), 0);
}

#[test]
fn what_is_missing_at_least_is_never_more_than_what_is_missing() {
    let hand = hand("1m 2m 3m 3m 5m 7p 7p 8p 9p 9p E E E P");
    let chows = Tile::all().filter(|low| low.up(2).is_some());
    let chows: Vec<Set> = chows.map(|low| Set::standing(Shape::Chow, low)).collect();
    let pungs = Tile::all().map(|tile| Set::standing(Shape::Pung, tile));
    let sets: Vec<Set> = chows.into_iter().chain(pungs).collect();
    let mut exact = 0;
    for one in &sets {
        for other in &sets {
            let target = Target::with_sets([*one, *other], None);
            let least = hand.least_exchanges(&target);
            let Some(exchanges) = hand.exchanges(&target) else { continue };
            assert!(least <= exchanges, "{target:?}");
            exact += usize::from(least == exchanges);
        }
    }
    assert!(exact > 100, "{exact}");
}
