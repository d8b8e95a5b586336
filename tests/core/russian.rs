//! Russian texts that used to say something else than what is so. The words themselves are in the
//! glossary, `tests/data/glossary/ru.json`.

use hule::rulebook::TERMS;
use hule::rules;
use hule::text::{Catalogue, Language};

use super::glossary::texts;

/// The name of a fan.
fn fan(system: &str, key: &str) -> &'static str {
    let fans = rules::system(system).unwrap().fans;
    fans.iter().find(|fan| fan.key == key).unwrap().name(Language::Ru)
}

/// «Готовая рука» is a complete hand in the Russian rules. A ready hand is one in waiting.
#[test]
fn ready_is_not_complete() {
    let russian = Catalogue::of(Language::Ru);
    let term = TERMS.iter().find(|term| term.key == "ready").unwrap();
    let said = ["ui.ready", "ui.example.ready", "verdict.useful", "state.ready", "wall-end.ready"];
    let said = said.iter().map(|key| russian.get(key)).chain([term.names.get(Language::Ru)]);
    for text in said {
        assert!(text.to_lowercase().contains("ожидан"), "{text}");
        assert!(!text.to_lowercase().contains("готов"), "{text}");
    }
}

/// «С первой раздачи» is since the first deal of the game. A hand that is ready as dealt is ready
/// when the tiles of any deal have been dealt.
#[test]
fn ready_as_dealt_is_not_in_the_first_deal() {
    let mut found = 0;
    for (key, text) in texts(Language::Ru) {
        assert!(!text.contains("первой раздач"), "{key}: {text}");
        found += usize::from(text.contains("сразу после раздачи"));
    }
    assert!(found >= 6, "{found}");
}

/// The end of the wall and the last of four tiles are two questions and two fans. Each question has
/// the words of its own fan.
#[test]
fn the_two_last_tiles_differ() {
    let russian = Catalogue::of(Language::Ru);
    assert_ne!(russian.get("ask.last"), fan("mcr", "last-tile"));
    assert!(russian.get("ask.last-copy").contains("Последняя из четырёх"));
    assert_eq!(russian.get("ask.last.claim"), fan("mcr", "last-tile-claim"));
    let after_kong = fan("sichuan", "discard-after-kong");
    assert_eq!(russian.get("ask.win.discard-after-kong"), after_kong);
}

/// The practice of 1998 is that of Chinese competitions. Russian ones follow the Green Book.
#[test]
fn the_practice_of_1998_is_chinese() {
    for (key, text) in texts(Language::Ru) {
        let names_china = text.contains("Кита");
        assert!(names_china || !text.to_lowercase().contains("соревнован"), "{key}: {text}");
    }
}
