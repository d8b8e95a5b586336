//! Last Tile: where the melds that were entered hold the other three copies of the winning tile,
//! it is certainly the last of its kind (MCR 2.5, Classical C28, Siamese M9). That is the answer
//! until the player says otherwise.

use crate::support::flow;
use crate::support::random::{self, Flavour, Random};
use hule::entry::{Draft, link};
use hule::rules::{self, mcr::fans::LAST_TILE, score};
use hule::scoring::Standing;
use hule::system::{Answer, Role};
use hule::tiles::{MeldKind, Tile};

/// Links, and how often their best reading counts a fan of this key.
const ROWS: &[(&str, &str, bool)] = &[
    // An exposed pung of the winning tile.
    ("1/mcr/[888p][222p]1134p666s+2p", "last-tile", true),
    // Three chows that hold the other three.
    ("1/mcr/[123p][123p][123p]13p55s+2p", "last-tile", true),
    // The player knows better.
    ("1/mcr/[888p][222p]1134p666s+2p?last-copy=no", "last-tile", false),
    // A pung of another tile, two copies, a copy in the hand.
    ("1/mcr/[888p][333p]1134p666s+2p", "last-tile", false),
    ("1/mcr/[123p][123p]789m13p55s+2p", "last-tile", false),
    ("1/mcr/[888p]55m22234p666s+2p", "last-tile", false),
    // Said, though nothing shows it.
    ("1/mcr/[888p][333p]1134p666s+2p?last-copy=yes", "last-tile", true),
    // In Classical other players' melds show tiles, too.
    ("1/classical/[222p]888m34p55666s+2p?seat=E", "last-of-its-kind", true),
    ("1/classical/123888m34p55666s+2p/[222p]?seat=E", "last-of-its-kind", true),
    ("1/classical/123888m34p55666s+2p/222p?seat=E", "last-of-its-kind", false),
];

fn counts(draft: &Draft, key: &str) -> bool {
    let fan = draft.system().fans.iter().find(|fan| fan.key == key).expect("a fan");
    let report = score(draft);
    assert_eq!(report.faults, [], "{}", link::encode(draft));
    let best = report.sheets.first().expect("a complete hand");
    best.counted.iter().any(|counted| counted.fan == fan)
}

#[test]
fn it_counts_where_it_is_certain_or_said() {
    for (link, key, expected) in ROWS {
        let draft = flow::decode(link).unwrap_or_else(|faults| panic!("{link}: {faults:?}"));
        assert_eq!(counts(&draft, key), *expected, "{link}");
        // Nothing is put into the link that nobody said.
        assert_eq!(link::encode(&draft), *link);
    }
}

/// This hand was once scored with 11 points, because its Last Tile was not counted.
#[test]
fn the_missed_hand_is_worth_fifteen() {
    let draft = flow::decode("1/mcr/[888p][222p]1134p666s+2p").expect("a link");
    let report = score(&draft);
    assert_eq!(report.sheets[0].total, 15);
    let asked = report.asked.iter().find(|asked| asked.question.key == "last-copy").expect("asked");
    assert_eq!((asked.answer, asked.inferred), (Some(Answer::Yes), true));
    let said = flow::decode("1/mcr/[888p][222p]1134p666s+2p?last-copy=no").expect("a link");
    assert_eq!(score(&said).sheets[0].total, 11);
    assert!(score(&said).asked.iter().all(|asked| !asked.inferred));
}

/// Before the tile comes its wait is worth as much as the hand will be, in every system.
#[test]
fn waits_count_it_as_the_hand_will() {
    for link in [
        "1/mcr/[888p][222p]1134p666s",
        "1/classical/[222p][888m]1134p666s",
        "1/siamese/[888p][222p]1134p666s/12345678999m135s",
    ] {
        let draft = flow::decode(link).expect("a link");
        let Standing::Ready { waits } = score(&draft).settled.standing else { panic!("{link}") };
        let two: Tile = "2p".parse().expect("a tile");
        let wait = waits.iter().find(|wait| wait.tile == two).unwrap_or_else(|| panic!("{link}"));
        assert_eq!(wait.copies, 1, "{link}");
        let mut won = draft.clone();
        won.tiles.win = Some(two);
        won.set("win", "self-drawn").expect("an answer");
        let report = score(&won);
        let total = match report.splits.first() {
            Some(split) => split.total,
            None => report.sheets.first().expect("complete").total,
        };
        assert_eq!(wait.self_drawn.total, total, "{link}");
    }
}

/// In hands of MCR nobody has said anything about: inferred exactly where the player's melds hold
/// three copies, and then Last Tile counts or another fan excludes it.
#[test]
fn it_is_inferred_exactly_where_melds_hold_three() {
    let mut random = Random::new(58);
    let (mut certain, mut open) = (0, 0);
    for flavour in Flavour::ALL.into_iter().flat_map(|flavour| [flavour; 400]) {
        let mut draft = random::draft(&random::deal(&mut random, flavour));
        flow::forget(&mut draft, "last-copy");
        let Some(win) = draft.tiles.win else { continue };
        let exposed = draft.tiles.melds.iter().filter(|m| m.kind() != MeldKind::ConcealedKong);
        let copies = exposed.flat_map(|meld| meld.tiles()).filter(|tile| *tile == win).count();
        let answer = draft.answer_about(Role::LastCopy);
        assert_eq!(answer == Some(Answer::Yes), copies == 3, "{}", link::encode(&draft));
        if copies == 3 && flow::faults(&draft).is_empty() {
            let why = flow::why(&draft, 0, LAST_TILE).expect("a sheet");
            assert!(why.is_ok(), "{}", link::encode(&draft));
            certain += 1;
        } else {
            open += 1;
        }
    }
    assert!(certain > 5 && open > 100, "{certain} certain, {open} open");
}

/// Rule systems that don't ask for it infer nothing.
#[test]
fn others_infer_nothing() {
    for system in rules::SYSTEMS {
        let asks = system.question_about(Role::LastCopy).is_some();
        let has = |key: &str| matches!(key, "mcr" | "siamese" | "classical");
        assert_eq!(asks, has(system.key), "{}", system.key);
    }
}
