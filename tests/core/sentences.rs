//! The law: what a user reads is this, word for word, in each language. The sentences stand in
//! `tests/snapshots/<language>.txt`; after a change that is meant, write them anew with
//! `HULE_SNAPSHOTS=write cargo test --test core sentences::` and read the difference.

use crate::support::flow;
use std::collections::BTreeSet;
use std::fmt::Write;

use crate::support::fans::{hand, rows};
use crate::support::faults;
use crate::support::random::{self, Flavour, Random};
use crate::support::source_files;
use hule::entry::FaultCode;
use hule::reading::division::{Form, Part, Set, Shape};
use hule::rules;
use hule::rules::mcr::{FANS, Ruling};
use hule::rules::score;
use hule::scoring::{
    Countable, Obstacle, PartRequirement, Reason, Sheet, TileClass, WinRequirement,
};
use hule::system::AnswerKind;
use hule::text::{Catalogue, Language, Slot, explain, fault};
use hule::tiles::Tile;

fn catalogues() -> [Catalogue; 4] {
    let all =
        [Catalogue::english(), Catalogue::russian(), Catalogue::chinese(), Catalogue::japanese()];
    assert_eq!(all.each_ref().map(Catalogue::language), Language::WRITTEN);
    all
}

/// Each of some values once: rule systems that share their fans share what the fans ask for.
fn distinct<'a, T: Copy + PartialEq + 'a>(values: impl IntoIterator<Item = &'a T>) -> Vec<T> {
    let mut all = Vec::new();
    for value in values {
        if !all.contains(value) {
            all.push(*value);
        }
    }
    all
}

/// The values that are common to rule systems, and those of one alone.
fn with<'a, T: Copy + PartialEq + 'a>(common: &'a [T], own: impl Iterator<Item = &'a T>) -> Vec<T> {
    distinct(common.iter().chain(own))
}

/// One of every obstacle, with each class, part, count and so on that it may speak of.
fn obstacles() -> Vec<Obstacle> {
    let tile: Tile = "5m".parse().expect("a tile");
    let wanted = Set::standing(Shape::Chow, tile);
    let part = Part::set(0);
    let mut all = vec![
        Obstacle::NoSet { wanted },
        Obstacle::NoPair { tile },
        Obstacle::NoSets,
        Obstacle::Claimed { part },
        Obstacle::OtherWait { tile },
        Obstacle::OtherPart { part: Part::PAIR },
        Obstacle::NoFlower,
        Obstacle::Unfinished,
        Obstacle::OtherTile { wanted: tile },
        Obstacle::Ruled { ruling: Ruling::LesserKnittedNoKnittedStraight.key() },
    ];
    all.extend(Form::ALL.iter().map(|wanted| Obstacle::Form { wanted: *wanted }));
    let own = rules::OBSTACLES;
    all.extend(distinct(own.iter().flat_map(|own| own.obstacles)));
    let classes = with(TileClass::ALL, own.iter().flat_map(|own| own.classes));
    all.extend(classes.iter().map(|wanted| Obstacle::Tile { tile, wanted: *wanted }));
    all.extend(classes.iter().map(|wanted| Obstacle::NoTile { wanted: *wanted }));
    let parts = with(PartRequirement::ALL, own.iter().flat_map(|own| own.parts));
    all.extend(parts.iter().map(|wanted| Obstacle::Part { part, wanted: *wanted }));
    let win_requirements =
        with(WinRequirement::ALL, own.iter().flat_map(|own| own.win_requirements));
    all.extend(win_requirements.iter().map(|wanted| Obstacle::Coming { wanted: *wanted }));
    // Words agree with their numbers: one, two and five are three forms in Russian.
    let counts = with(Countable::ALL, own.iter().flat_map(|own| own.counts));
    let count = |of: Countable| [0, 1, 2, 5].map(|have| Obstacle::Count { of, have, wanted: 4 });
    all.extend(counts.into_iter().flat_map(count));
    all
}

/// A new kind of obstacle does not compile until it has a place here, and then not pass until it
/// has one above.
fn place(obstacle: &Obstacle) -> usize {
    match obstacle {
        Obstacle::Form { .. } => 0,
        Obstacle::Tile { .. } => 1,
        Obstacle::Part { .. } => 2,
        Obstacle::NoTile { .. } => 3,
        Obstacle::NoSet { .. } => 4,
        Obstacle::NoPair { .. } => 5,
        Obstacle::NoSets => 6,
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
    }
}

#[test]
fn every_kind_of_obstacle_is_said() {
    let places: BTreeSet<usize> = obstacles().iter().map(place).collect();
    assert!(places.into_iter().eq(0..17));
}

/// One of every reason; a new one does not compile.
fn reasons() -> [(u8, Reason); 8] {
    let ruling = Ruling::AllGreenPlusHalfFlush.key();
    let all = [
        (76, Reason::Implied { by: 22 }),
        (69, Reason::Identity),
        (70, Reason::Once { by: 72 }),
        (29, Reason::Lower),
        (50, Reason::Ruled { by: 3, ruling }),
        (76, Reason::Limit { by: 8 }),
        (58, Reason::Beside { by: 47 }),
        (76, Reason::Flat { by: 7 }),
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

/// Everything that is said, a line a sentence.
fn everything(catalogue: &Catalogue) -> String {
    let mcr = rules::system("mcr").expect("MCR");
    let mut out = String::new();
    let mut line = |text: String| writeln!(out, "{text}").expect("a string grows");
    line("# Why each fan counts, once for each occurrence: hands of tests/data/fans.txt".into());
    for row in rows() {
        let fan = &FANS[usize::from(row.fan) - 1];
        let name = explain::fan_name(catalogue, fan);
        let sheet = score(&row.counts).sheets.swap_remove(0);
        for counted in sheet.counted.iter().filter(|c| c.fan == row.fan) {
            let win = row.counts.tiles.win;
            let why = explain::why(catalogue, mcr, fan, &counted.evidence, &sheet.division, win);
            line(format!("{} {name}: {why}", row.fan));
        }
    }
    line("\n# What is in the way of each fan".into());
    for row in rows() {
        let sheet = score(&row.absent).sheets.swap_remove(0);
        let obstacle = flow::why(&row.absent, 0, row.fan).expect("a sheet").expect_err("absent");
        let said = explain::obstacle(catalogue, &obstacle, &sheet.division);
        line(format!("{}: {said}", row.fan));
    }
    line("\n# Why each fan is dropped".into());
    for row in rows() {
        let Ok((draft, _)) = &row.dropped else { continue };
        let sheet = score(draft).sheets.swap_remove(0);
        let fan = &FANS[usize::from(row.fan) - 1];
        for dropped in sheet.dropped.iter().filter(|d| d.fan == row.fan) {
            let said = explain::dropped(catalogue, mcr, fan, &dropped.reason);
            line(format!("{}: {said}", row.fan));
        }
    }
    line("\n# Every reason".into());
    for (fan, reason) in reasons() {
        let fan = &FANS[usize::from(fan) - 1];
        line(explain::dropped(catalogue, mcr, fan, &reason).to_string());
    }
    line("\n# Every obstacle, in [567m]33456p789sWW+3p".into());
    let division = score(&hand("[567m]33456p789sWW+3p")).sheets.swap_remove(0).division;
    for obstacle in obstacles() {
        line(explain::obstacle(catalogue, &obstacle, &division).to_string());
    }
    line("\n# Every fault".into());
    for fault in faults::every() {
        line(format!("{}: {}", fault.code, fault::sentence(&fault, catalogue)));
    }
    out
}

#[test]
fn sentences_are_these_word_for_word() {
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

/// The slots of a template: `{tiles}` and, as slot and number of forms, `{n|one|two}`.
fn slots(template: &str) -> BTreeSet<&str> {
    let parts = template.split('{').skip(1);
    parts.filter_map(|part| Some(part.split_once('}')?.0.split('|').next().unwrap_or(""))).collect()
}

#[test]
fn catalogues_have_the_same_keys_and_slots() {
    let all = catalogues();
    let english = &all[0];
    // What players of some rule systems say otherwise is a matter of the language.
    let common = |key: &&str| !key.ends_with('@') && !key.starts_with("otherwise.");
    let keys = |c: &Catalogue| c.keys().filter(common).map(str::to_owned).collect::<BTreeSet<_>>();
    for other in &all[1..] {
        assert_eq!(keys(english), keys(other));
        for key in english.keys() {
            assert_eq!(slots(english.get(key)), slots(other.get(key)), "{key}");
        }
    }
}

/// Who plays Sichuan or Nanchang writes 胡 for 和, and has a line of its own for a common one.
#[test]
fn rule_systems_have_words_of_their_own() {
    for catalogue in catalogues() {
        let own = catalogue.keys().filter_map(|key| key.strip_suffix('@'));
        for key in own {
            assert!(catalogue.has(key), "{key}");
            let other = catalogue.clone().for_system("sichuan");
            assert_ne!(other.get(key), catalogue.get(key), "{key}");
            assert_eq!(slots(other.get(key)), slots(catalogue.get(key)), "{key}");
            assert_eq!(catalogue.clone().for_system("mcr").get(key), catalogue.get(key), "{key}");
        }
    }
    let chinese = Catalogue::chinese();
    let said = |rules: &str| chinese.clone().for_system(rules).get("ask.win.discard").to_owned();
    assert_eq!(
        rules::SYSTEMS.iter().map(|system| said(system.key)).collect::<Vec<_>>(),
        ["点和", "点和", "点炮", "点和", "点炮"]
    );
}

/// `{n|…}` has as many forms as the language has.
#[test]
fn words_have_all_their_forms() {
    for (catalogue, forms) in catalogues().iter().zip([2, 3, 1, 1]) {
        for key in catalogue.keys() {
            for part in catalogue.get(key).split('{').skip(1) {
                let slot = part.split_once('}').expect("a slot is closed").0;
                let given = slot.split('|').count() - 1;
                assert!(given == 0 || given == forms, "{key}: {slot}");
            }
        }
    }
}

/// No key comes twice: the second would win unseen.
#[test]
fn no_key_comes_twice() {
    for language in ["en", "ru", "zh", "ja"] {
        let files = std::fs::read_dir(format!("src/text/{language}")).unwrap();
        let texts: Vec<String> =
            files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect();
        let mut seen = BTreeSet::new();
        for line in texts
            .iter()
            .flat_map(|text| text.lines())
            .filter(|l| !l.starts_with('#') && !l.trim().is_empty())
        {
            let (key, _) = line.split_once(" =").unwrap_or_else(|| panic!("no entry: {line}"));
            assert!(seen.insert(key.to_owned()), "{key}");
        }
    }
}

/// Everything that has a key has words.
#[test]
fn every_key_has_an_entry() {
    let mut wanted: Vec<String> = vec![];
    for rules in rules::SYSTEMS {
        let (key, words) = (rules.key, rules.words);
        wanted.extend([format!("rules.{key}"), format!("rules.{key}.name")]);
        for fan in rules.fans {
            wanted.extend(
                ["why", "definition"].map(|what| format!("fan.{words}.{}.{what}", fan.key)),
            );
        }
        let switches = rules.rulings.iter().map(|r| format!("ruling.{r}"));
        let presets = rules.presets.iter().map(|p| format!("preset.{}", p.key));
        for switch in switches.chain(presets) {
            wanted.extend([format!("{switch}.definition"), switch]);
        }
        wanted.extend(rules.places.iter().map(|place| format!("place.{}", place.key)));
        wanted.extend(rules.events.iter().map(|event| format!("event.{}", event.key)));
        let of_events = rules.events.iter().flat_map(|event| event.questions);
        for question in rules.questions.iter().chain(of_events) {
            wanted.push(format!("ask.{}", question.key));
            let answers = question.answers.iter().map(|a| format!("ask.{}.{a}", question.key));
            match question.kind {
                AnswerKind::Choice => {
                    wanted.extend(answers.flat_map(|key| [format!("{key}.short"), key]));
                }
                _ => wanted.push(format!("ask.{}.short", question.key)),
            }
        }
        for meld in rules.melds {
            let key = serde_json::to_value(meld).expect("a key");
            wanted.push(format!("meld.{}", key.as_str().expect("a key")));
        }
    }
    let codes = faults::codes().map(|code| format!("fault.{code}"));
    let forms = Form::ALL.iter().map(|form| format!("form.{}", form.key()));
    wanted.extend(codes.chain(forms));
    wanted.extend(Tile::all().map(|tile| format!("tile.{tile}")));
    wanted.extend(hule::tiles::Flower::all().map(|flower| format!("flower.{flower}")));
    for seat in hule::tiles::Wind::ALL {
        wanted.extend([format!("seat.{seat}"), format!("wind.{seat}")]);
    }
    wanted.extend(
        (1..=5).flat_map(|n| [format!("principle.P{n}"), format!("principle.P{n}.definition")]),
    );
    for catalogue in catalogues() {
        let missing: Vec<&String> = wanted.iter().filter(|key| !catalogue.has(key)).collect();
        assert!(missing.is_empty(), "{:?}: {missing:?}", catalogue.language());
    }
}

/// No two codes have one key: they would be taken for the same fault.
#[test]
fn fault_codes_differ() {
    let codes: Vec<FaultCode> = faults::codes().collect();
    let keys: BTreeSet<&str> = codes.iter().map(|code| code.key()).collect();
    assert_eq!(keys.len(), codes.len());
}

/// Whatever may be in the way of a fan has a sentence.
#[test]
fn every_obstacle_has_its_sentence() {
    let division = score(&hand("[567m]33456p789sWW+3p")).sheets.swap_remove(0).division;
    for catalogue in catalogues() {
        for obstacle in obstacles() {
            let said = explain::obstacle(&catalogue, &obstacle, &division).to_string();
            assert!(!said.starts_with("obstacle.") && !said.contains('{'), "{said}");
        }
    }
}

/// Every key of the screen that stands whole in the app's sources has words.
#[test]
fn every_key_of_the_screen_has_an_entry() {
    let texts: Vec<String> = source_files("").into_iter().map(|(_, text)| text).collect();
    let quoted = texts.iter().flat_map(|text| text.split('"').skip(1).step_by(2));
    // One that ends with a dot is put together with others.
    let keys: BTreeSet<&str> =
        quoted.filter(|word| word.starts_with("ui.") && !word.ends_with('.')).collect();
    assert!(keys.len() > 50, "{keys:?}");
    for catalogue in catalogues() {
        let missing: Vec<_> = keys.iter().filter(|key| !catalogue.has(key)).collect();
        assert!(missing.is_empty(), "{:?}: {missing:?}", catalogue.language());
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
            for transfer in score(&draft).ledger.expect("it is paid").transfers {
                let key = format!("ledger.{}", transfer.reason);
                assert!(catalogues().iter().all(|c| c.has(&key)), "{key}");
            }
        }
    }
}

/// Whatever is said of any sheet, no slot stays open and nothing is empty.
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
                let fan = mcr.fan(counted.fan).expect("a fan");
                let win = draft.tiles.win;
                let why =
                    explain::why(catalogue, mcr, fan, &counted.evidence, &sheet.division, win);
                complete(&why.to_string(), fan.key);
            }
            for dropped in &sheet.dropped {
                let fan = mcr.fan(dropped.fan).expect("a fan");
                complete(
                    &explain::dropped(catalogue, mcr, fan, &dropped.reason).to_string(),
                    fan.key,
                );
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
                if let Some(Err(obstacle)) = examined.why(0, i, fan.number) {
                    for catalogue in &catalogues {
                        let said = explain::obstacle(catalogue, &obstacle, &sheet.division);
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

/// What came from outside is shown as it came, even if it looks like a slot.
#[test]
fn quoted_text_is_no_template() {
    let fault = hule::entry::link::decode("1/mcr/123m?{tiles}=5m", rules::SYSTEMS)
        .expect_err("no such question");
    let said = fault::sentence(&fault[0], &Catalogue::english()).to_string();
    assert!(said.contains("{tiles}"), "{said}");
    let text =
        Catalogue::english().text("fault.unknown-rules", &[("value", Slot::text("{value}"))]);
    assert!(text.contains("“{value}”"));
}
