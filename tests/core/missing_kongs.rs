//! Why a fan of kongs does not apply is true: with as many tiles exchanged and added as are named, the
//! hand is complete and the obstacle is gone, and with fewer it is not.

use std::mem::discriminant;

use crate::support::random::{self, Flavour, Random};
use crate::support::{drafts, fans, flow};
use hule::entry::Draft;
use hule::entry::notation::Tiles;
use hule::rules::{self, score};
use hule::scoring::{Obstacle, Shortfall};
use hule::text::Catalogue;
use hule::tiles::{Counts, Meld, MeldKind, Tile, WinSource};

/// What is said in English of a fan of MCR that a hand does not have.
fn said(hand: &str, fan: u8) -> String {
    flow::missing(&Catalogue::english(), &fans::hand(hand), 0, fan)
}

#[test]
fn a_pung_is_one_tile_short_of_a_kong() {
    assert_eq!(
        said("[999s,1]123m456p789mE+E", 74),
        "The hand has no melded kongs. Melded kongs needed: 1. The closest would be 9999s; the hand \
         has 999s. 1 tile must be added for the kong."
    );
    // Neither a claimed pung nor a claimed winning tile ever becomes a concealed kong.
    assert_eq!(
        said("[999s,1]123m456p789mE+E", 67),
        "The hand has no concealed kongs. Concealed kongs needed: 1. The closest would be 1111m; \
         the hand has 1m. 2 tiles must be exchanged. 1 tile must be added for the kong."
    );
}

#[test]
fn several_kongs_are_named_together() {
    assert_eq!(
        said("[5555p][999s,1]222m789mE+E", 17),
        "The hand has 1 of 3 kongs: 5555p. The closest would be 2222m 9999s; the hand has 222m 999s. \
         2 tiles must be added, one for each kong."
    );
}

#[test]
fn too_many_kongs_of_a_sort_are_said_at_once() {
    assert_eq!(
        said("[2222m][3333m]44p678s99s+9s?rulings=competition-1998", 82),
        "The hand has too many concealed kongs, 2 instead of 1: 2222m 3333m. Declared sets can’t be \
         changed: 2222m 3333m."
    );
}

#[test]
fn claimed_chows_leave_no_room_for_four_kongs() {
    assert_eq!(
        said("[123m][456p]111s999sE+E", 5),
        "The hand has no kongs. Kongs needed: 4. Declared sets can’t be changed: 123m 456p."
    );
}

#[test]
fn a_row_for_a_kong_names_a_kong() {
    let of = |fan| {
        let link = "1/classical/12378899m111sFF+7m?round=S&seat=E&win=discard&from=N&ready=yes";
        let draft = flow::decode(link).expect("a link");
        flow::missing(&Catalogue::english(), &draft, 0, fan)
    };
    assert_eq!(
        of(9),
        "The closest would be 8888m; the hand has 88m. 2 tiles must be exchanged. 1 tile must be added \
         for the kong."
    );
    assert_eq!(
        of(11),
        "111s is a pung, not a kong. The closest would be 1111s; the hand has 111s. 1 tile must be \
         added for the kong."
    );
}

/// The tiles after one came, with one kong more, in every way. The winning tile stays, unless it is in
/// the kong; then any other may be it. A `claimed` one makes no concealed kong.
fn with_kong(tiles: &Tiles, comes: Tile, claimed: bool) -> Vec<Tiles> {
    let concealed: Counts =
        tiles.standing.iter().copied().chain(tiles.win).chain([comes]).collect();
    let mut all = Vec::new();
    let mut add = |melds: Vec<Meld>, left: Counts| {
        let win = tiles.win.filter(|win| left.get(*win) > 0);
        let wins: Vec<Tile> = win.map_or_else(|| left.kinds().iter().collect(), |win| vec![win]);
        for win in wins {
            let standing = left.without(win).tiles().collect();
            all.push(Tiles { standing, melds: melds.clone(), win: Some(win), ..tiles.clone() });
        }
    };
    for tile in concealed.kinds().iter().filter(|tile| concealed.get(*tile) == 4) {
        let left = (0..4).fold(concealed, |left, _| left.without(tile));
        for kind in [MeldKind::Kong, MeldKind::ConcealedKong] {
            if claimed && kind == MeldKind::ConcealedKong && tiles.win == Some(tile) {
                continue;
            }
            let kong = Meld::of(kind, tile).expect("a kong");
            add(tiles.melds.iter().copied().chain([kong]).collect(), left);
        }
    }
    for (at, meld) in tiles.melds.iter().enumerate() {
        if meld.kind() == MeldKind::Pung && concealed.get(meld.tile()) > 0 {
            let mut melds: Vec<Meld> = tiles.melds.to_vec();
            melds[at] = Meld::of(MeldKind::AddedKong, meld.tile()).expect("a kong");
            add(melds, concealed.without(meld.tile()));
        }
    }
    all
}

/// Every hand that one tile and one kong make of a hand.
fn after_adding(tiles: &Tiles, draft: &Draft) -> Vec<Tiles> {
    let may_come = |tile: &Tile| tiles.copies(*tile) < 4;
    let all = draft.system().tiles.iter().filter(may_come);
    let claimed = !draft.win_source().is_self_drawn();
    all.flat_map(|tile| with_kong(tiles, tile, claimed)).collect()
}

/// Every hand that one exchange makes of a hand, complete or not.
fn after_exchanging(tiles: &Tiles, draft: &Draft) -> Vec<Tiles> {
    let concealed: Counts = tiles.standing.iter().copied().chain(tiles.win).collect();
    let mut all = Vec::new();
    for out in concealed.kinds() {
        for tile in draft.system().tiles.iter().filter(|t| *t != out && tiles.copies(*t) < 4) {
            let left = concealed.without(out).with(tile);
            let win = tiles.win.filter(|win| left.get(*win) > 0).unwrap_or(tile);
            let standing = left.without(win).tiles().collect();
            all.push(Tiles { standing, win: Some(win), ..tiles.clone() });
        }
    }
    all
}

/// Whether a hand is complete and no longer lacks kongs for the fan in one of its readings.
fn is_free(draft: &Draft, tiles: Tiles, fan: u8, obstacle: &Obstacle) -> bool {
    let mut draft = draft.clone();
    draft.tiles = tiles;
    let examined = flow::examine(&draft);
    (0..examined.report.sheets.len()).any(|index| match examined.why(0, index, fan) {
        // A kong of jing is none of those that are counted.
        Some(Err(Obstacle::Own(_))) => false,
        // A row for one kong has it, or it has not.
        Some(Err(other)) => {
            matches!(obstacle, Obstacle::Count { .. })
                && discriminant(&other) != discriminant(obstacle)
        }
        found => found.is_some(),
    })
}

/// The kongs that fans of a complete hand lack.
fn lacking(draft: &Draft) -> Vec<(u8, Shortfall)> {
    let examined = flow::examine(draft);
    let missing = |fan: u8| match examined.why_or_nearest(0, 0, fan)? {
        Err(shortfall) if shortfall.added > 0 => Some((fan, shortfall)),
        _ => None,
    };
    draft.system().fans.iter().filter_map(|fan| missing(fan.number)).collect()
}

/// Checks the numbers of a hand. `two` says whether all ways with two tiles are tried.
fn check(draft: &Draft, two: bool, checked: &mut [usize; 4]) {
    for (fan, shortfall) in lacking(draft) {
        let Some(exchanges) = shortfall.exchanges else { panic!("{shortfall:?}") };
        let at = format!("{} {} {fan} {shortfall:?}", draft.system().key, draft.tiles);
        let free = |tiles: Tiles| is_free(draft, tiles, fan, &shortfall.obstacle);
        let once = after_adding(&draft.tiles, draft);
        match (shortfall.added, exchanges) {
            (1, n) => {
                let reached = once.iter().any(|tiles| free(tiles.clone()));
                assert_eq!(reached, n == 0, "{at}");
                checked[usize::from(n > 0)] += 1;
                if two && n > 0 {
                    let exchanged = after_exchanging(&draft.tiles, draft);
                    let mut both = exchanged.iter().flat_map(|one| after_adding(one, draft));
                    assert_eq!(both.any(free), n == 1, "{at}");
                    checked[2] += usize::from(n == 1);
                }
            }
            (2, n) if two => {
                let mut twice = once.iter().flat_map(|one| after_adding(one, draft));
                assert_eq!(twice.any(free), n == 0, "{at}");
                checked[3] += usize::from(n == 0);
            }
            _ => {}
        }
    }
}

#[test]
fn as_many_tiles_are_added_as_are_named() {
    let mut random = Random::new(97);
    let mut checked = [0; 4];
    for flavour in Flavour::ALL.into_iter().flat_map(|f| [f; 3]) {
        check(&random::draft(&random::deal(&mut random, flavour)), false, &mut checked);
    }
    // Of these, a further kong brings none nearer to one of each sort.
    for kongs in ["[2222m][3333m]44p678s99s+9s", "[2222m,1][3333m,1]44p678s99s+9s"] {
        check(&fans::hand(&format!("{kongs}?rulings=competition-1998")), false, &mut checked);
    }
    let flavours = [Flavour::Pungs, Flavour::Flush, Flavour::FlushChows, Flavour::FlushChows];
    for flavour in flavours.into_iter().flat_map(|f| [f; 3]) {
        check(&random::draft(&random::deal(&mut random, flavour)), true, &mut checked);
    }
    assert!(checked[0] > 20 && checked[1] > 50 && checked[2] > 0 && checked[3] > 0, "{checked:?}");
    for key in ["classical", "nanchang"] {
        let system = rules::system(key).expect("a rule system");
        let mut checked = [0; 4];
        for (index, draft) in drafts::from_file(system).into_iter().step_by(3).enumerate() {
            let mut draft = drafts::alone(draft);
            // Tiles that others hold can't come, and a hand as it was dealt has no kongs.
            flow::forget(&mut draft, "opening");
            flow::forget(&mut draft, "ready-on-deal");
            draft.others.iter_mut().for_each(|other| *other = Tiles::default());
            // Of a robbed tile no other copy may come.
            let is_robbed = draft.win_source() == WinSource::RobbedKong;
            let is_whole = draft.tiles.win.is_some() && draft.events.is_empty() && !is_robbed;
            if is_whole && !score(&draft).sheets.is_empty() {
                check(&draft, index % 40 == 0, &mut checked);
            }
        }
        assert!(
            checked[0] + checked[3] > 5 && checked.iter().sum::<usize>() > 20,
            "{key} {checked:?}"
        );
    }
}
