//! Questions as people ask them, and the pages that answer them.
//!
//! The questions of `questions.txt` say which page comes first. Those of `questions-unseen.txt` were
//! written without a look at the names that the search knows; most of them have to be answered by the
//! first three rows.

use crate::catalogues::catalogues;
use hule::rulebook::entries;
use hule::rules;
use hule::search::{Index, Subject, languages};
use hule::text::{Catalogue, Language};

/// A line of a file of questions.
struct Case {
    reader: Language,
    in_use: &'static str,
    question: &'static str,
    pages: Vec<&'static str>,
}

fn cases(file: &'static str) -> Vec<Case> {
    let lines = file.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let case = |line: &'static str| {
        let (reader, rest) = line.split_once(' ')?;
        let (in_use, rest) = rest.split_once(": ")?;
        let (question, pages) = rest.rsplit_once(" = ")?;
        let pages = pages.split_whitespace().collect();
        Some(Case { reader: Language::from_tag(reader)?, in_use, question, pages })
    };
    lines.map(|line| case(line).unwrap_or_else(|| panic!("{line}"))).collect()
}

/// The indexes for readers of each language, without and with the texts of another one.
struct Indexes(Vec<(Vec<Language>, Index)>);

impl Indexes {
    fn of(&mut self, reader: Language, question: &str) -> &Index {
        let mut all = vec![reader];
        all.extend(languages(question, reader));
        if let Some(at) = self.0.iter().position(|(languages, _)| *languages == all) {
            return &self.0[at].1;
        }
        let mut index = Index::new();
        all.iter().for_each(|language| index.add(&Catalogue::of(*language)));
        self.0.push((all, index));
        &self.0.last().expect("it was just made").1
    }
}

/// The first three rows for each question, as the reader sees them.
fn rows(cases: &[Case]) -> Vec<Vec<String>> {
    let mut indexes = Indexes(Vec::new());
    let words = catalogues();
    let row = |case: &Case| {
        let words = words.iter().find(|words| words.language() == case.reader).unwrap();
        let answers = indexes.of(case.reader, case.question).ask(case.question, words, case.in_use);
        answers.all().take(3).map(|answer| answer.subject.key()).collect()
    };
    cases.iter().map(row).collect()
}

#[test]
fn questions_have_the_answer_that_belongs_first() {
    let cases = cases(include_str!("../data/questions.txt"));
    assert!(cases.len() >= 150);
    let wrong: Vec<String> = (cases.iter().zip(rows(&cases)))
        .filter(|(case, rows)| !rows.first().is_some_and(|row| case.pages.contains(&&**row)))
        .map(|(case, rows)| format!("{} {}: {rows:?}", case.in_use, case.question))
        .collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

#[test]
fn most_questions_that_nobody_prepared_are_answered_by_the_first_rows() {
    let cases = cases(include_str!("../data/questions-unseen.txt"));
    assert!(cases.len() >= 100);
    let rows = rows(&cases);
    for reader in Language::WRITTEN {
        let asked: Vec<_> =
            cases.iter().zip(&rows).filter(|(case, _)| case.reader == *reader).collect();
        let wrong: Vec<String> = (asked.iter())
            .filter(|(case, rows)| !rows.iter().any(|row| case.pages.contains(&&**row)))
            .map(|(case, rows)| format!("{} {}: {rows:?}", case.in_use, case.question))
            .collect();
        // Nineteen of twenty.
        let most = asked.len() / 20;
        assert!(asked.len() >= 100);
        assert!(wrong.len() <= most, "{} of {}:\n{}", wrong.len(), asked.len(), wrong.join("\n"));
    }
}

/// A clause leads to a page that comes from it, in the rule system in use or the one that has it.
#[test]
fn a_clause_leads_to_its_page() {
    let words = Catalogue::english();
    let mut index = Index::new();
    index.add(&words);
    let (mut asked, mut wrong) = (0, Vec::new());
    for system in rules::SYSTEMS {
        let all = rules::book(system).map(|book| entries(system, book)).unwrap_or_default();
        for clause in all.iter().flat_map(|entry| entry.clause.split(['·', ',', '–', ' '])) {
            let is_clause = clause.starts_with(|c: char| c == '§' || c.is_ascii_alphabetic())
                && clause.ends_with(|c: char| c.is_ascii_digit());
            if !is_clause {
                continue;
            }
            asked += 1;
            let best = index.ask(clause, &words, system.key).best.map(|best| best.subject);
            let is_right = matches!(best, Some(Subject::Entry(of, entry)) if of == *system && entry.clause.contains(clause));
            if !is_right {
                wrong.push(format!("{} {clause}: {:?}", system.key, best.map(|best| best.key())));
            }
        }
    }
    assert!(asked > 300);
    assert!(wrong.is_empty(), "{} of {asked}:\n{}", wrong.len(), wrong.join("\n"));
}

/// What several rule systems have is found in each of them by the name that one of them gives it.
#[test]
fn the_first_rows_have_the_same_fan_of_several_systems() {
    let questions = [
        ("full flush", &["mcr/full-flush", "sichuan/full-flush", "classical/one-suit-only"][..]),
        ("one suit only", &["mcr/full-flush", "sichuan/full-flush", "classical/one-suit-only"]),
        ("清一色", &["mcr/full-flush", "sichuan/full-flush", "classical/one-suit-only"]),
        ("полное изобилие", &["mcr/full-flush", "sichuan/full-flush", "classical/one-suit-only"]),
        ("half flush", &["mcr/half-flush", "classical/one-suit-with-honors"]),
        ("seven pairs", &["mcr/seven-pairs", "sichuan/seven-pairs", "nanchang/seven-pairs"]),
        ("thirteen orphans", &["mcr/thirteen-orphans", "classical/thirteen-wonders"]),
        ("thirteen wonders of the world", &["mcr/thirteen-orphans", "classical/thirteen-wonders"]),
        ("four kongs", &["mcr/four-kongs", "classical/four-by-four"]),
        ("all green", &["mcr/all-green", "classical/imperial-jade"]),
        ("all honors", &["mcr/all-honors", "classical/emperors-suite"]),
    ];
    let words = Catalogue::english();
    let mut indexes = Indexes(Vec::new());
    for (question, pages) in questions {
        let answers = indexes.of(Language::En, question).ask(question, &words, "mcr");
        let rows: Vec<String> = answers.all().take(4).map(|answer| answer.subject.key()).collect();
        let missing: Vec<_> =
            pages.iter().filter(|page| !rows.contains(&page.to_string())).collect();
        assert!(missing.is_empty(), "{question}: {rows:?} without {missing:?}");
    }
}
