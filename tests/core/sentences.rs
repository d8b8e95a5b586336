//! The sentences that a user reads, word for word in each language. They are in
//! `tests/snapshots/<language>.txt`. After an intended change write them again with
//! `HULE_SNAPSHOTS=write cargo test --test core sentences::` and read the difference.

use super::catalogues::catalogues;
use crate::support::flow;
use std::collections::BTreeSet;
use std::fmt::Write;

use crate::support::fans::{hand, rows};
use crate::support::faults;
use crate::support::random::{self, Flavour, Random};
use hule::reading::division::{Form, Part, Parts};
use hule::reading::set_kinds::SetKinds;
use hule::rules;
use hule::rules::mcr::{FANS, Ruling};
use hule::rules::score;
use hule::scoring::{
    Countable, Dropped, Evidence, Obstacle, PartRequirement, Reason, Sheet, Shortfall, TileClass,
    WinRequirement,
};
use hule::system::Answer;
use hule::text::{Catalogue, Slot, explain, fault, missing};
use hule::tiles::{Tile, TileSet};

/// The distinct values. Rule systems that share fans also share the words of these fans.
fn distinct<'a, T: Copy + PartialEq + 'a>(values: impl IntoIterator<Item = &'a T>) -> Vec<T> {
    let mut all = Vec::new();
    for value in values {
        if !all.contains(value) {
            all.push(*value);
        }
    }
    all
}

/// The values that all rule systems share, and those of one system alone.
fn with<'a, T: Copy + PartialEq + 'a>(common: &'a [T], own: impl Iterator<Item = &'a T>) -> Vec<T> {
    distinct(common.iter().chain(own))
}

/// One of every obstacle, with each class, part, count and so on that it can name.
fn obstacles() -> Vec<Obstacle> {
    let tile: Tile = "5m".parse().expect("a tile");
    let (part, of) = (Part::set(0), TileSet::WINDS);
    let mcr = rules::system("mcr").expect("the rules");
    let fan = |number| mcr.fan(number).expect("a fan");
    let (evidence, reason) = (Evidence::CIRCUMSTANCE, Reason::Implied { by: fan(22) });
    let dropped = Dropped { fan: fan(79), points: 1, evidence, reason };
    let mut all = vec![
        Obstacle::Suits { most: 1, honors: true },
        Obstacle::Pungs { of, wanted: 2 },
        Obstacle::PungsAndPair { of },
        Obstacle::NoPair { of },
        Obstacle::Sets,
        Obstacle::Lacks { kinds: of },
        Obstacle::Claimed { part },
        Obstacle::OtherReading { total: 8, other: 6, dropped: None },
        Obstacle::OtherReading { total: 8, other: 8, dropped: None },
        Obstacle::OtherReading { total: 8, other: 6, dropped: Some(dropped) },
        Obstacle::OtherWait { tile },
        Obstacle::OtherPart { part: Part::PAIR, fan: fan(79) },
        Obstacle::OtherPart { part: Part::PAIR, fan: fan(63) },
        Obstacle::NoFlower,
        Obstacle::Unclaimed,
        Obstacle::Unfinished,
        Obstacle::OtherTile { wanted: tile },
        Obstacle::Ruled { ruling: Ruling::LesserKnittedNoKnittedStraight.key() },
    ];
    all.extend(Form::ALL.iter().map(|wanted| Obstacle::Form { wanted: *wanted }));
    let own = rules::OBSTACLES;
    all.extend(distinct(own.iter().flat_map(|own| own.obstacles)));
    let classes = with(TileClass::ALL, own.iter().flat_map(|own| own.classes));
    // No fan requires that all tiles are winds, or dragons.
    let of_all = classes.iter().filter(|class| !ONE_OF.contains(class) || OF_ALL.contains(class));
    all.extend(of_all.map(|wanted| Obstacle::Tiles { wanted: *wanted }));
    all.extend(ONE_OF.iter().map(|wanted| Obstacle::NoTile { wanted: *wanted }));
    let parts = with(PartRequirement::ALL, own.iter().flat_map(|own| own.parts));
    let of_tiles = |wanted: &&PartRequirement| {
        // What pairs are worth depends on the player, so that is made of sets only when it is asked.
        wanted.sets() != SetKinds::ANY || wanted.key() == "worthless"
    };
    let (whole, single): (Vec<_>, Vec<_>) = parts.iter().partition(of_tiles);
    all.extend(whole.into_iter().map(|wanted| Obstacle::Parts { wanted }));
    all.extend(single.into_iter().map(|wanted| Obstacle::Part { part, wanted }));
    let win_requirements =
        with(WinRequirement::ALL, own.iter().flat_map(|own| own.win_requirements));
    all.extend(win_requirements.iter().map(|wanted| Obstacle::Coming { wanted: *wanted }));
    // Words agree with their numbers: one, two and five are three forms in Russian.
    let counts = with(Countable::ALL, own.iter().flat_map(|own| own.counts));
    let count = |of: Countable| [0, 1, 2, 5].map(|have| Obstacle::Count { of, have, wanted: 4 });
    all.extend(counts.into_iter().flat_map(count));
    all
}

/// The classes of which fans require a tile.
const ONE_OF: &[TileClass] = &[
    TileClass::TERMINAL,
    TileClass::HONOR,
    TileClass::SUITED,
    TileClass::WIND,
    TileClass::DRAGON,
    TileClass::CHARACTERS,
    TileClass::DOTS,
    TileClass::BAMBOO,
];

/// Those of them of which fans require all tiles.
const OF_ALL: &[TileClass] = &[
    TileClass::TERMINAL,
    TileClass::HONOR,
    TileClass::SUITED,
    TileClass::CHARACTERS,
    TileClass::DOTS,
    TileClass::BAMBOO,
];

/// An obstacle with everything that a measure can add to it, in each way that is said differently.
fn shortfalls(obstacle: Obstacle) -> Vec<Shortfall> {
    let tiles = |text: &str| text.split(' ').map(|t| t.parse().expect("a tile")).collect();
    let of_tiles = !matches!(
        obstacle,
        Obstacle::Coming { .. }
            | Obstacle::NoTile { .. }
            | Obstacle::Part { .. }
            | Obstacle::Count { .. }
            | Obstacle::Claimed { .. }
            | Obstacle::OtherWait { .. }
            | Obstacle::OtherPart { .. }
            | Obstacle::OtherTile { .. }
            | Obstacle::OtherReading { .. }
            | Obstacle::NoFlower
            | Obstacle::Unclaimed
            | Obstacle::Unfinished
            | Obstacle::Ruled { .. }
            | Obstacle::Own(_)
    );
    let exchanges = of_tiles.then_some(1);
    let mut measured = Shortfall { exchanges, ..Shortfall::from(obstacle) };
    measured.needed = vec![tiles("5m 5m 5m"), tiles("E E E")];
    measured.have = vec![tiles("5m"), tiles("E E")];
    measured.tiles = tiles("5m E");
    if measured.in_the_way.parts.is_empty() {
        measured.in_the_way.parts = Parts::of(Part::set(0));
    }
    let of_sets =
        matches!(obstacle, Obstacle::Sets | Obstacle::Pungs { .. } | Obstacle::PungsAndPair { .. });
    let mut all = vec![measured.clone()];
    if of_sets {
        let have = measured.needed.clone();
        all.push(Shortfall { have, exchanges: Some(2), ..measured.clone() });
        all.push(Shortfall { have: vec![], exchanges: Some(5), ..measured.clone() });
        all.push(Shortfall { exchanges: Some(0), ..measured.clone() });
        all.push(Shortfall { is_choice: true, ..measured.clone() });
    }
    if let Obstacle::Form { wanted: Form::SevenPairs | Form::ThirteenOrphans } = obstacle {
        let (have, needed) = (vec![], vec![]);
        all.push(Shortfall { have, needed, exchanges: Some(5), ..measured.clone() });
    }
    if let Obstacle::Count { of: Countable::KONGS, have: 1, .. } = obstacle {
        let exchanges = Some(2);
        all.extend([1, 2].map(|added| Shortfall {
            is_choice: true,
            exchanges,
            added,
            ..measured.clone()
        }));
    }
    let of_form = matches!(obstacle, Obstacle::Form { wanted } if wanted != Form::Unfinished);
    if of_sets || of_form {
        all.push(Shortfall { declared: Parts::of(Part::set(0)), exchanges: None, ..measured });
    }
    all
}

/// A new kind of obstacle does not compile until it is listed here, and the test fails until it is
/// listed above.
fn place(obstacle: &Obstacle) -> usize {
    match obstacle {
        Obstacle::Form { .. } => 0,
        Obstacle::Tiles { .. } => 1,
        Obstacle::Part { .. } => 2,
        Obstacle::NoTile { .. } => 3,
        Obstacle::Sets => 4,
        Obstacle::NoPair { .. } => 5,
        Obstacle::Pungs { .. } => 6,
        Obstacle::Count { .. } => 7,
        Obstacle::Claimed { .. } => 8,
        Obstacle::Coming { .. } => 9,
        Obstacle::OtherWait { .. } => 10,
        Obstacle::OtherPart { .. } => 11,
        Obstacle::NoFlower => 12,
        Obstacle::Ruled { .. } => 13,
        Obstacle::Unfinished => 14,
        Obstacle::OtherTile { .. } => 15,
        Obstacle::Own(_) => 16,
        Obstacle::Suits { .. } => 17,
        Obstacle::Parts { .. } => 18,
        Obstacle::PungsAndPair { .. } => 19,
        Obstacle::Lacks { .. } => 20,
        Obstacle::OtherReading { .. } => 21,
        Obstacle::Unclaimed => 22,
    }
}

#[test]
fn every_kind_of_obstacle_has_an_example() {
    let places: BTreeSet<usize> = obstacles().iter().map(place).collect();
    assert!(places.into_iter().eq(0..23));
}

/// One of every reason. A new reason does not compile until it is listed here.
fn reasons() -> [(u8, Reason); 8] {
    let ruling = Ruling::AllGreenPlusHalfFlush.key();
    let all = [
        (76, Reason::Implied { by: &FANS[21] }),
        (69, Reason::Identity),
        (70, Reason::Once { by: &FANS[71] }),
        (29, Reason::Lower),
        (50, Reason::Ruled { by: &FANS[2], ruling }),
        (76, Reason::Limit { by: &FANS[7] }),
        (58, Reason::Beside { by: &FANS[46] }),
        (76, Reason::Flat { by: &FANS[6] }),
    ];
    for (_, reason) in &all {
        match reason {
            Reason::Implied { .. } | Reason::Identity | Reason::Once { .. } => {}
            Reason::Lower | Reason::Ruled { .. } => {}
            Reason::Limit { .. } | Reason::Beside { .. } | Reason::Flat { .. } => {}
        }
    }
    all
}

/// Every sentence, one a line.
fn everything(catalogue: &Catalogue) -> String {
    let mcr = rules::system("mcr").expect("MCR");
    let mut out = String::new();
    let mut line = |text: String| writeln!(out, "{text}").expect("a string grows");
    line("# Why each fan counts, once for each occurrence: hands of tests/data/fans.txt".into());
    for row in rows() {
        let fan = &FANS[usize::from(row.fan) - 1];
        let name = explain::fan_name(catalogue, fan);
        let sheet = score(&row.counts).settled.sheets.swap_remove(0);
        for counted in sheet.counted.iter().filter(|c| c.fan.number == row.fan) {
            let win = row.counts.tiles.win;
            let why = explain::why(catalogue, mcr, fan, &counted.evidence, &sheet.division, win);
            line(format!("{} {name}: {why}", row.fan));
        }
    }
    line("\n# What is in the way of each fan".into());
    for row in rows() {
        line(format!("{}: {}", row.fan, flow::missing(catalogue, &row.absent, 0, row.fan)));
    }
    line("\n# Why each fan is dropped".into());
    for row in rows() {
        let Ok((draft, _)) = &row.dropped else { continue };
        let sheet = score(draft).settled.sheets.swap_remove(0);
        let fan = &FANS[usize::from(row.fan) - 1];
        for dropped in sheet.dropped.iter().filter(|d| d.fan.number == row.fan) {
            let said = explain::dropped(catalogue, fan, &dropped.reason);
            line(format!("{}: {said}", row.fan));
        }
    }
    line("\n# Every reason".into());
    for (fan, reason) in reasons() {
        let fan = &FANS[usize::from(fan) - 1];
        line(explain::dropped(catalogue, fan, &reason).to_string());
    }
    line("\n# Every obstacle, in [567m]33456p789sWW+3p".into());
    let sheet = score(&hand("[567m]33456p789sWW+3p")).settled.sheets.swap_remove(0);
    for missing in obstacles().into_iter().flat_map(shortfalls) {
        line(missing::in_reading(catalogue, &missing, &sheet).to_string());
        // Of another reading of the same sets something else is said.
        if let Obstacle::OtherReading { .. } = missing.obstacle {
            let sheets = std::slice::from_ref(&sheet);
            line(missing::missing(catalogue, &missing, sheets, 0).to_string());
        }
    }
    line("\n# Every fault".into());
    for fault in faults::every() {
        line(format!("{}: {}", fault.code, fault::sentence(&fault, catalogue)));
    }
    out
}

#[test]
fn sentences_are_those_of_the_snapshot() {
    for catalogue in catalogues() {
        let tag = catalogue.language().tag();
        let path = format!("{}/tests/snapshots/{tag}.txt", env!("CARGO_MANIFEST_DIR"));
        let said = everything(&catalogue);
        if std::env::var_os("HULE_SNAPSHOTS").is_some_and(|v| v == "write") {
            std::fs::write(&path, &said).expect("the snapshot can be written");
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        for (number, (was, is)) in expected.lines().zip(said.lines()).enumerate() {
            assert_eq!(is, was, "{tag}.txt:{}", number + 1);
        }
        assert_eq!(said.lines().count(), expected.lines().count(), "lines of {tag}.txt");
    }
}

/// Every obstacle has a sentence.
#[test]
fn every_obstacle_has_its_sentence() {
    let sheet = score(&hand("[567m]33456p789sWW+3p")).settled.sheets.swap_remove(0);
    for catalogue in catalogues() {
        for missing in obstacles().into_iter().flat_map(shortfalls) {
            let said = missing::in_reading(&catalogue, &missing, &sheet).to_string();
            assert!(!said.starts_with("obstacle.") && !said.contains('{'), "{said}");
        }
    }
}

/// Every payment has a reason in words.
#[test]
fn every_payment_has_its_reason() {
    let mut random = Random::new(41);
    for flavour in Flavour::ALL {
        let draft = random::draft(&random::deal(&mut random, flavour));
        for outcome in ["win", "too-few", "mistaken", "disclosure"] {
            let mut draft = draft.clone();
            flow::answer(&mut draft, "outcome", outcome);
            for transfer in score(&draft).settled.ledger.expect("it is paid").transfers {
                let key = format!("ledger.{}", transfer.reason);
                assert!(catalogues().iter().all(|c| c.has(&key)), "{key}");
            }
        }
    }
}

/// Every answer to an option of a game is named on the score sheet.
#[test]
fn every_option_of_a_game_is_said() {
    for (system, catalogue) in
        rules::SYSTEMS.iter().flat_map(|s| catalogues().into_iter().map(move |c| (s, c)))
    {
        let words = catalogue.for_system(system.key);
        for option in system.game.options {
            let numbers = [Answer::Number(7)];
            let answers = if option.kind.is_number() { &numbers } else { option.answers };
            for answer in answers {
                let said = explain::answer_said(&words, option, *answer).to_string();
                assert!(!said.is_empty() && !said.contains("ask."), "{}: {said}", option.key);
            }
        }
    }
}

/// In the sentences about any sheet no slot stays open and nothing is empty.
#[test]
fn no_slot_stays_open() {
    let catalogues = catalogues();
    let mcr = rules::system("mcr").expect("MCR");
    let complete = |text: &str, of: &str| {
        assert!(!text.contains(['{', '}']) && !text.contains("  "), "{of}: {text}");
        let words = text.chars().filter(|c| c.is_alphabetic()).count();
        assert!(words > 5 && !text.starts_with([' ', ',', '.']), "{of}: {text}");
        assert!(!text.contains(": .") && !text.contains(" ."), "{of}: {text}");
    };
    let said = |sheet: &Sheet, draft: &hule::entry::Draft| {
        for catalogue in &catalogues {
            for counted in &sheet.counted {
                let fan = counted.fan;
                let win = draft.tiles.win;
                let why =
                    explain::why(catalogue, mcr, fan, &counted.evidence, &sheet.division, win);
                complete(&why.to_string(), fan.key);
            }
            for dropped in &sheet.dropped {
                let fan = dropped.fan;
                complete(&explain::dropped(catalogue, fan, &dropped.reason).to_string(), fan.key);
            }
        }
    };
    let mut random = Random::new(42);
    for flavour in Flavour::ALL.into_iter().flat_map(|f| [f; 40]) {
        let draft = random::draft(&random::deal(&mut random, flavour));
        let examined = flow::examine(&draft);
        for (i, sheet) in examined.report.sheets.iter().enumerate().take(2) {
            said(sheet, &draft);
            for fan in &FANS {
                if let Some(Err(found)) = examined.why_or_nearest(0, i, fan.number) {
                    for catalogue in &catalogues {
                        let sheets = &examined.report.sheets;
                        let said = missing::missing(catalogue, &found, sheets, i);
                        complete(&said.to_string(), fan.key);
                    }
                }
            }
        }
    }
    for catalogue in &catalogues {
        for fault in faults::every() {
            complete(&fault::sentence(&fault, catalogue).to_string(), fault.code.key());
        }
        for fan in &FANS {
            complete(&explain::definition(catalogue, mcr, fan).to_string(), fan.key);
        }
    }
}

/// Text from outside is shown as it is, even if it looks like a slot.
#[test]
fn text_from_outside_is_not_a_template() {
    let fault = hule::entry::link::decode("1/mcr/123m?{tiles}=5m", rules::SYSTEMS)
        .expect_err("no such question");
    let said = fault::sentence(&fault[0], &Catalogue::english()).to_string();
    assert!(said.contains("{tiles}"), "{said}");
    let text =
        Catalogue::english().text("fault.unknown-rules", &[("value", Slot::text("{{value}}"))]);
    assert!(text.contains("“{{value}}”"));
}
