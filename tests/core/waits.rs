//! A wait completes the hand and is worth what the complete hand is worth. The distance from ready
//! agrees with another program and with trying everything.

use crate::support::flow;
use crate::support::random::{self, Flavour, Random};
use crate::support::readings::{copies, divisions};
use hule::entry::notation::{self, Tiles};
use hule::entry::{Draft, Hand};
use hule::reading::shanten::{self, Forms};
use hule::rules;
use hule::rules::mcr::{self, Deal, MINIMUM, Rulings, Situation};
use hule::rules::score;
use hule::scoring::{Discard, Standing, Wait, Worth};
use hule::tiles::{Counts, Meld, Tile, TileSet, Win, WinSource};

const FORMS: Forms<'static> =
    Forms { pairs: &[TileSet::ALL], thirteen_orphans: true, knitted: true, ..Forms::NONE };

/// What a hand lacks, found from its standing tiles and melds.
fn missing(standing: &Counts, melds: &[Meld]) -> u8 {
    let melded: Counts = melds.iter().flat_map(Meld::tiles).collect();
    let hand = shanten::HandTiles { tiles: standing, melded: &melded, melds: melds.len() };
    shanten::distance(hand, FORMS).missing
}

fn useful(standing: &Counts, melds: &[Meld]) -> TileSet {
    let melded: Counts = melds.iter().flat_map(Meld::tiles).collect();
    let hand = shanten::HandTiles { tiles: standing, melded: &melded, melds: melds.len() };
    shanten::distance(hand, FORMS).useful
}

fn is_complete(standing: &Counts, melds: &[Meld]) -> bool {
    !divisions(&copies(standing.tiles()), melds).is_empty()
}

/// The waits of a hand by trying every tile.
fn waits(hand: &Hand, situation: &Situation, rulings: Rulings) -> Vec<Wait> {
    let worth = |tile: Tile, source: WinSource| -> Option<Worth> {
        // Three copies in claimed melds make the next one certainly the last (§2.5).
        let exposed = hand.melds().iter().flat_map(Meld::tiles).filter(|other| *other == tile);
        let last_copy = exposed.count() == 3;
        let win = Win { source, from: None, last_of_wall: false, last_copy };
        let situation = Situation { win, ..*situation };
        let best = mcr::best(&Deal::new(hand.with_win(Some(tile)), situation, rulings).ok()?)?;
        Some(Worth::needing(MINIMUM, best.points, best.total))
    };
    let wait = |tile: Tile| {
        let copies = 4 - hand.all().get(tile);
        let (discard, self_drawn) =
            (worth(tile, WinSource::Discard)?, worth(tile, WinSource::SelfDrawn)?);
        Some(Wait { tile, copies, discard, self_drawn, payments: vec![] })
    };
    Tile::all().filter(|t| hand.all().get(*t) < 4).filter_map(wait).collect()
}

#[test]
fn a_wait_is_what_completes_the_hand() {
    let mut random = Random::new(21);
    for flavour in Flavour::ALL.into_iter().flat_map(|f| [f; 150]) {
        let deal = random::deal(&mut random, flavour);
        let hand = deal.hand().with_win(None);
        let found = mcr::waits(&hand, deal.situation(), deal.rulings());
        let text = Tiles::from(&hand);
        assert_eq!(found, waits(&hand, deal.situation(), deal.rulings()), "{text}");
        assert!(found.iter().any(|w| Some(w.tile) == deal.tile()), "{text}");
        // A ready hand lacks one tile, and its waits are the useful tiles.
        assert_eq!(missing(hand.standing(), hand.melds()), 1, "{text}");
        let tiles: TileSet = found.iter().map(|w| w.tile).collect();
        assert_eq!(useful(hand.standing(), hand.melds()), tiles, "{text}");
        assert_eq!(missing(&deal.hand().standing_and_win(), hand.melds()), 0, "{text}");
    }
}

/// The worth of a ready hand is that of the complete hand's own report.
#[test]
fn a_wait_is_worth_its_complete_hand() {
    let mut random = Random::new(22);
    for flavour in Flavour::ALL.into_iter().flat_map(|f| [f; 20]) {
        let mut draft = random::draft(&random::deal(&mut random, flavour));
        for (question, answer) in [("win", "self-drawn"), ("last", "no"), ("last-copy", "no")] {
            flow::answer(&mut draft, question, answer);
        }
        let complete = score(&draft);
        let win = draft.tiles.win.take().expect("a winning tile");
        let Standing::Ready { waits } = score(&draft).settled.standing else { panic!("{draft:?}") };
        let wait = waits.iter().find(|w| w.tile == win).expect("the tile is waited for");
        assert_eq!(wait.self_drawn.total, complete.sheets[0].total);
        let wins = Standing::complete(wait.self_drawn.wins, MINIMUM);
        assert_eq!(wins, complete.standing);
    }
}

#[test]
fn the_distance_is_that_of_another_program() {
    let mut hands = 0;
    let mut wrong = vec![];
    for line in include_str!("../data/shanten.txt").lines().filter(|l| !l.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let [shanten, hand, named] = words[..] else { panic!("{line}") };
        let shanten: u8 = shanten.parse().expect("a number");
        let named = notation::parse(named).expect("tiles");
        let named: TileSet = named.standing.into_iter().chain(named.win).collect();
        let tiles = notation::parse(hand).expect("a hand");
        let mut draft = Draft::new(rules::system("mcr").expect("MCR"));
        draft.tiles = tiles;
        let best = |d: &[Discard]| d.iter().map(|d| d.tile).collect::<TileSet>();
        let got = match score(&draft).settled.standing {
            Standing::Ready { waits } => (0, waits.iter().map(|w| w.tile).collect()),
            Standing::Unready { shanten, useful, .. } => (shanten, useful),
            Standing::Discarding { shanten, discards } => (shanten, best(&discards)),
            other => panic!("{line}: {other:?}"),
        };
        // The other program also waits for a fifth copy. For a hand with four of a kind its
        // distance may be lower, or it may name more tiles.
        let four = Tile::all().any(|t| draft.tiles.copies(t) == 4);
        let fewer = got.0 > shanten || got.1.minus(named).is_empty();
        if got != (shanten, named) && !(four && got.0 >= shanten && fewer) {
            wrong.push(format!("{line}\n    got {got:?}"));
        }
        hands += 1;
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(hands, 300);
}

/// A random hand of thirteen tiles that is nearly complete.
fn near(random: &mut Random, exchanged: usize) -> (Counts, Vec<Meld>) {
    loop {
        let flavour = random.pick(&Flavour::ALL);
        let tiles = random::winning(random, flavour);
        let mut standing = tiles.standing;
        let kinds: Vec<Tile> = Tile::all().collect();
        for _ in 0..exchanged {
            let at = random.below(standing.len());
            standing[at] = random.pick(&kinds);
        }
        if Hand::new(&standing, &tiles.melds, None).is_ok() {
            return (standing.into_iter().collect(), tiles.melds);
        }
    }
}

/// One tile is missing if one draw completes the hand, and two if an exchange and a draw do.
#[test]
fn missing_tiles_complete_the_hand() {
    let mut random = Random::new(23);
    for n in 0..400 {
        let (standing, melds) = near(&mut random, n % 3);
        let melded: Counts = melds.iter().flat_map(Meld::tiles).collect();
        let room = |hand: &Counts, t: Tile| hand.get(t) + melded.get(t) < 4;
        let one = |hand: &Counts| {
            Tile::all().any(|t| room(hand, t) && is_complete(&hand.with(t), &melds))
        };
        let missing = missing(&standing, &melds);
        assert_eq!(missing == 1, one(&standing), "{standing:?} {melds:?}");
        if n % 5 == 0 && missing > 1 {
            let two = Tile::all().filter(|t| room(&standing, *t)).any(|t| {
                let more = standing.with(t);
                more.kinds().iter().any(|d| d != t && one(&more.without(d)))
            });
            assert_eq!(missing == 2, two, "{standing:?} {melds:?}");
        }
    }
}

/// A useful tile lowers the number of missing tiles. No tile raises it or lowers it by two.
#[test]
fn useful_tiles_leave_less_missing() {
    let mut random = Random::new(24);
    for n in 0..2_000 {
        let (standing, melds) = near(&mut random, n % 8);
        let melded: Counts = melds.iter().flat_map(Meld::tiles).collect();
        let now = missing(&standing, &melds);
        let useful = useful(&standing, &melds);
        assert!(!useful.is_empty(), "{standing:?} {melds:?}");
        for tile in Tile::all().filter(|t| standing.get(*t) + melded.get(*t) < 4) {
            let then = missing(&standing.with(tile), &melds);
            assert!(then == now || then + 1 == now, "{standing:?} {melds:?} {tile}");
            assert_eq!(useful.contains(tile), then < now, "{standing:?} {melds:?} {tile}");
        }
    }
}

/// After the best discard a hand of fourteen has the distance that its report names, and the
/// discards are listed with their useful tiles.
#[test]
fn the_best_discards_are_the_best() {
    let mut random = Random::new(25);
    for n in 0..300 {
        let (standing, melds) = near(&mut random, n % 6);
        let free = |t: &Tile| standing.get(*t) < 4;
        let drawn = Tile::all().filter(free).nth(n % 30).expect("a tile");
        let all = standing.with(drawn);
        let hand = Hand::new(&standing.tiles().collect::<Vec<_>>(), &melds, Some(drawn));
        if hand.is_err() || is_complete(&all, &melds) {
            continue;
        }
        let mut draft = Draft::new(rules::system("mcr").expect("MCR"));
        draft.tiles = Tiles::from(&hand.expect("a hand"));
        let Standing::Discarding { shanten, discards } = score(&draft).settled.standing else {
            panic!("{}", draft.tiles)
        };
        let fewest = all.kinds().iter().map(|t| missing(&all.without(t), &melds)).min();
        assert_eq!(Some(shanten + 1), fewest, "{}", draft.tiles);
        let best = |t: &Tile| missing(&all.without(*t), &melds) == shanten + 1;
        let tiles: TileSet = discards.iter().map(|d| d.tile).collect();
        assert_eq!(tiles, all.kinds().iter().filter(best).collect(), "{}", draft.tiles);
        for discard in discards {
            let rest = all.without(discard.tile);
            assert_eq!(discard.useful, useful(&rest, &melds), "{} {discard:?}", draft.tiles);
        }
    }
}

/// A tile that is marked as the winning one counts as concealed until the hand is complete.
#[test]
fn a_marked_tile_is_one_of_the_thirteen() {
    let standing = |text: &str| {
        let mut draft = Draft::new(rules::system("mcr").expect("MCR"));
        draft.tiles = notation::parse(text).expect("a hand");
        score(&draft).settled.standing
    };
    let ready = standing("123m456p789s12sEE");
    assert!(matches!(&ready, Standing::Ready { waits } if waits.len() == 1));
    assert_eq!(standing("123m456p789s12sE+E"), ready);
    assert_eq!(standing("123m456p79s12sEE+8s"), ready);
    assert_eq!(standing("123m456p+7p"), Standing::Entering { missing: 6 });
}
