//! Chinese and Japanese texts call a ruling or a question by the name that its label has, and say who
//! won where the words alone could mean the other player.

use super::text_files::{Entries, files};
use hule::text::Language;

/// The entries of all files of a language.
fn entries(language: Language) -> Entries {
    files(language).into_iter().flatten().collect()
}

/// Chinese and Japanese, and their quotation marks.
const LANGUAGES: [(Language, char, char); 2] =
    [(Language::Zh, '“', '”'), (Language::Ja, '「', '」')];

/// Where the English text quotes a ruling, the others quote its label of today.
#[test]
fn a_ruling_is_quoted_as_it_is_labelled() {
    let english = entries(Language::En);
    let is_label = |key: &str| key.starts_with("ruling.") && !key.ends_with(".definition");
    let mut quotations = 0;
    for (language, open, close) in LANGUAGES {
        let texts = entries(language);
        for (ruling, label) in english.iter().filter(|(key, _)| is_label(key)) {
            let quoted = format!("“{label}”");
            for (key, _) in english.iter().filter(|(_, text)| text.contains(&quoted)) {
                let wanted = format!("{open}{}{close}", texts[ruling]);
                assert!(texts[key].contains(&wanted), "{key} needs {wanted}: {}", texts[key]);
                quotations += 1;
            }
        }
    }
    assert!(quotations >= 20, "{quotations}");
}

/// A fault that sends its reader to the way of winning calls it by the label of that question.
#[test]
fn a_fault_names_the_way_of_winning_as_its_question_does() {
    let english = entries(Language::En);
    let asks = |text: &str| text.contains("hange how the hand was won");
    let faults: Vec<_> =
        english.iter().filter(|(_, text)| asks(text)).map(|(key, _)| key).collect();
    assert!(faults.len() >= 6, "{faults:?}");
    for (language, ..) in LANGUAGES {
        let texts = entries(language);
        let labels = ["ask.win", "ask.win@hu"].map(|key| texts.get(key));
        for key in &faults {
            let text = &texts[*key];
            let is_named = labels.iter().flatten().any(|label| text.contains(label.as_str()));
            assert!(is_named, "{key}: {text}");
        }
    }
}

/// 和 is also the word for “and”: as a verb at the beginning of a clause it is written 和牌.
#[test]
fn no_chinese_clause_begins_with_a_win_that_reads_as_and() {
    let after = ["牌", "底", "绝张", "的", "上次"];
    // A name may list words.
    for (key, text) in entries(Language::Zh).into_iter().filter(|(key, _)| !key.ends_with(".name"))
    {
        let clauses = text.split(['，', '。', '：', '；', '、', '¶', '（']);
        for clause in clauses.filter_map(|clause| clause.strip_prefix('和')) {
            assert!(after.iter().any(|word| clause.starts_with(word)), "{key}: {text}");
        }
    }
}

/// In Chinese 点和 and 点炮 are what the discarder does, not the winner.
#[test]
fn the_discarder_is_who_gives_the_win_away() {
    let chinese = entries(Language::Zh);
    for (key, verb) in [("session.line.discard", "点和"), ("session.line.discard@hu", "点炮")] {
        assert!(chinese[key].contains(&format!("{{{{from}}}}{verb}")), "{}", chinese[key]);
        assert!(chinese[key].starts_with("{{winner}}"), "{}", chinese[key]);
    }
}
