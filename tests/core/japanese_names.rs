//! The Japanese names of fans, which English readers of riichi may have in place of the English ones.

use hule::rules;
use hule::system::{Fan, System};
use hule::text::{Catalogue, Language, explain};

fn riichi() -> &'static System {
    rules::system("riichi").unwrap()
}

fn japanese() -> Catalogue {
    Catalogue::english().with_japanese_names(rules::SYSTEMS)
}

/// Fans of the first count, of four players and of three: yaku, dora and red fives.
fn yaku() -> impl Iterator<Item = &'static Fan> {
    let systems = rules::SYSTEMS.iter().filter(|system| system.words == "riichi");
    systems.flat_map(|system| system.fans).filter(|fan| !fan.unit.is_second_count())
}

#[test]
fn every_yaku_has_a_japanese_name() {
    let (english, words) =
        (Catalogue::english().for_system("riichi"), japanese().for_system("riichi"));
    for fan in yaku() {
        let (own, name) = (explain::fan_name(&english, fan), explain::fan_name(&words, fan));
        // Some, such as Pinfu, have no other name in English, which is their key then.
        let is_japanese = own.to_lowercase().replace(' ', "-") == fan.key;
        assert!(own != name || is_japanese, "{}: {name}", fan.key);
    }
    let fans = riichi().fans.iter().filter(|fan| fan.unit.is_second_count());
    for fan in fans {
        assert_eq!(explain::fan_name(&words, fan), explain::fan_name(&english, fan));
    }
}

#[test]
fn every_japanese_name_is_of_a_fan_of_riichi() {
    let english = Catalogue::english();
    let keys = english.keys().filter_map(|key| key.strip_prefix("japanese."));
    let unknown: Vec<&str> = keys.filter(|key| yaku().all(|fan| fan.key != *key)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    let others = rules::SYSTEMS.iter().filter(|system| system.words != "riichi");
    let alike: Vec<&str> = others
        .flat_map(|system| system.fans)
        .map(|fan| fan.key)
        .filter(|key| english.has(&format!("japanese.{key}")))
        .collect();
    assert!(alike.is_empty(), "{alike:?}");
}

#[test]
fn sentences_call_a_fan_what_its_row_calls_it() {
    let words = japanese().for_system("sanma");
    assert_eq!(words.get("ruling.open-tanyao"), "Tanyao in open hands");
    let definition = |key| {
        let fan = riichi().fans.iter().find(|fan| fan.key == key).unwrap();
        explain::definition(&words, riichi(), fan).to_string()
    };
    assert!(definition("chinitsu").ends_with("It replaces Honitsu."));
    assert!(definition("iipeikou").ends_with("Ryanpeikou replaces it."));
    // No English name is left in any text of riichi.
    let english: Vec<&str> = yaku()
        .filter(|fan| words.has(&format!("japanese.{}", fan.key)))
        .map(|fan| fan.name(Language::En))
        .collect();
    for start in ["fan.riichi.", "rule.riichi.", "rule.sanma.", "path.riichi.", "path.sanma."] {
        for key in words.keys().filter(|key| key.starts_with(start)) {
            let text = words
                .get(key)
                .replace("Yakuhai: Seat Wind", "")
                .replace("Yakuhai: Prevalent Wind", "");
            let is_said = |name: &&&str| {
                text.split(**name).skip(1).any(|rest| !rest.starts_with(char::is_alphanumeric))
            };
            let left = english.iter().find(is_said);
            assert_eq!(left, None, "{key}: {text}");
        }
    }
}

#[test]
fn other_systems_and_languages_keep_their_names() {
    let words = japanese().for_system("mcr");
    let mcr = rules::system("mcr").unwrap();
    let full_flush = mcr.fans.iter().find(|fan| fan.key == "full-flush").unwrap();
    assert_eq!(explain::fan_name(&words, full_flush), "Full Flush");
    for language in [Language::Ru, Language::Zh, Language::Ja] {
        let own = Catalogue::of(language);
        let words = own.clone().with_japanese_names(rules::SYSTEMS).for_system("riichi");
        assert!(!own.has_japanese_names(riichi()), "{}", language.tag());
        for fan in riichi().fans {
            assert_eq!(explain::fan_name(&words, fan), fan.name(language));
        }
    }
    // In Russian the name of a yaku is the transcription: no English word is translated.
    let russian = Catalogue::of(Language::Ru);
    let called = |key| explain::fan_name(&russian, yaku().find(|fan| fan.key == key).unwrap());
    assert_eq!(
        ["tanyao", "iipeikou", "menzen-tsumo"].map(called),
        ["Таняо", "Иипейко", "Мензен цумо"]
    );
}
