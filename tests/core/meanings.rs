//! Texts that used to say something else than what is so.
//!
//! Each line of `tests/data/texts/meanings.jsonl` is a text of a language (`in`, `key`; names have the keys
//! that the test of the glossaries gives them) with what it has to say, in the words of the text, with
//! the words that said something else, and why these did. A text with plural forms says so in each.

use serde::Deserialize;

use super::glossary::texts;
use crate::support::flow;
use hule::text::{Catalogue, Language, Slot, explain};

/// What a text says and what it must not say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Meaning {
    #[serde(rename = "in")]
    language: String,
    key: String,
    #[serde(default)]
    says: Vec<String>,
    #[serde(default)]
    never: Vec<String>,
    why: String,
}

#[test]
fn no_text_says_again_what_is_not_so() {
    let lines = std::fs::read_to_string("tests/data/texts/meanings.jsonl").unwrap();
    let meanings: Vec<Meaning> =
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut wrong = vec![];
    for language in Language::WRITTEN {
        let texts = texts(*language);
        for Meaning { key, says, never, why, .. } in
            meanings.iter().filter(|meaning| meaning.language == language.tag())
        {
            let forms: Vec<_> =
                texts.iter().filter(|(of, _)| of.split('_').next() == Some(key.as_str())).collect();
            assert!(!forms.is_empty() && !says.is_empty(), "{key}");
            for (_, text) in forms {
                let has = |word: &String| text.contains(word.as_str());
                if !says.iter().all(has) || never.iter().any(has) {
                    wrong.push(format!("{} {key}: {why} {text}", language.tag()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for language in Language::WRITTEN {
        assert!(meanings.iter().any(|meaning| meaning.language == language.tag()));
    }
}

/// Two rulings of Chinese Classical let a fan of drawn tiles count on a discard. It then says that the
/// tile was another player’s, and which tile it was.
#[test]
fn a_fan_of_a_drawn_tile_that_counts_on_a_discard_says_so() {
    let rows = [
        ("234555m678p4588s+6s", "", "concealed-on-discard", "fully-concealed", "6s"),
        (
            "[234m][555p]88p34567s+8s",
            "last",
            "last-tile-on-discard",
            "last-tile-before-dead-wall",
            "8s",
        ),
        (
            "[234m][555s]8823p345s+1p",
            "last",
            "last-tile-on-discard",
            "moon-from-the-bottom-of-the-sea",
            "1p",
        ),
    ];
    for (hand, last, ruling, key, tile) in rows {
        let coming = |win: &str, answer: &str| {
            let last = if last.is_empty() { String::new() } else { format!("&{last}={answer}") };
            flow::decode(&format!("1/classical/{hand}?seat=S&{win}{last}&rulings={ruling}"))
                .unwrap()
        };
        let ways =
            [("why", coming("win=self-drawn", "draw")), ("why.claimed", coming("from=W", "claim"))];
        for language in Language::WRITTEN {
            let catalogue = Catalogue::of(*language);
            for (said, draft) in &ways {
                let fan = draft.system().fans.iter().find(|fan| fan.key == key).unwrap();
                let examined = flow::examine(draft);
                let win = Slot::Tiles(vec![vec![tile.parse().unwrap()]]);
                let wanted =
                    catalogue.sentence(&format!("fan.classical.{key}.{said}"), &[("win", win)]);
                let explained = explain::explain_fan(&catalogue, draft, &examined, fan);
                assert_eq!(explained, Some(wanted), "{key} {}", language.tag());
            }
        }
    }
}
