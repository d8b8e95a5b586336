//! The drafts whose reports are timed, natively and in a browser.

use hule::entry::notation::Tiles;
use hule::entry::{Draft, link};
use hule::explore::ways::Search;
use hule::rules;
use hule::rules::nanchang::Jing;
use hule::rules::score;
use hule::scoring::Standing;
use serde_json::Value;

use super::flow::{engine, quick};
use super::random::{self, Flavour, Random};
use super::{cases, drafts, unfinished};

/// Drafts of one kind.
pub struct Timed {
    /// What the drafts have in common.
    pub name: String,
    /// The time in milliseconds that the slowest may take in a browser.
    pub budget: u32,
    pub drafts: Vec<Draft>,
}

/// The drafts that are timed for a rule system: those that players would enter for the reference
/// cases, and random unfinished hands.
pub fn of(rules: &str) -> Vec<Timed> {
    let timed = |name: &str, budget: u32, drafts: Vec<Draft>| Timed {
        name: [rules, name].concat(),
        budget,
        drafts,
    };
    let mut all = match rules {
        "mcr" => vec![timed("", 8, links().collect())],
        "siamese" => vec![timed("-double", 50, doubles())],
        "nanchang" => {
            let seven = lines(cases(rules)).filter_map(|case| seven_jing(&case)).collect();
            vec![timed("", 8, drafts(rules)), timed("-seven-jing", 20, seven)]
        }
        "sichuan" | "classical" => vec![timed("", 1, drafts(rules))],
        _ => vec![timed("", 8, drafts(rules))],
    };
    let mut random = Random::new(31);
    let budget = if rules == "siamese" { 100 } else { 8 };
    for (name, fourteen) in [("-before-draw", false), ("-discarding", true)] {
        let number = if rules == "siamese" { 40 } else { 150 };
        let drafts = (0..number).map(|_| unfinished::draft(&mut random, rules, fourteen));
        all.push(timed(name, budget, drafts.collect()));
    }
    all
}

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a case"))
}

/// The reference cases of a rule system.
fn cases(rules: &str) -> &'static str {
    cases::of_rules(rules).expect("its cases").text
}

/// The drafts of the reference cases of a rule system.
fn drafts(rules: &str) -> Vec<Draft> {
    drafts::of_lines(cases(rules).lines()).collect()
}

fn links() -> impl Iterator<Item = Draft> {
    let links = lines(include_str!("../snapshots/reports.jsonl"));
    let texts = links.map(|line| line["link"].as_str().expect("a link").to_owned());
    let texts = texts.filter(|text| text.starts_with("1/mcr/"));
    texts.map(|text| link::decode(&text, rules::SYSTEMS).expect("a link"))
}

/// Two hands of 28 tiles without melds.
fn doubles() -> Vec<Draft> {
    let doubles = lines(cases("siamese")).filter(|case| {
        case["task"] == "double_win" && case["concealed"].as_array().is_some_and(|a| a.len() == 27)
    });
    doubles.map(|case| drafts::of_case(&case)).collect()
}

/// The winner's hand with as many jing as possible, and no other hands.
fn seven_jing(case: &Value) -> Option<Draft> {
    let mut draft = drafts::of_case(case);
    let win = draft.tiles.win?;
    let jing = Jing::turned_up(case["jing"].as_str()?.parse().ok()?);
    draft.others.iter_mut().for_each(|tiles| *tiles = Tiles::default());
    let melds: Vec<_> = draft.tiles.melds.iter().flat_map(|meld| meld.tiles()).collect();
    let left = |kind, copies: usize| {
        let used = melds.iter().chain([&win]).filter(|tile| **tile == kind).count();
        std::iter::repeat_n(kind, copies.saturating_sub(used))
    };
    let mut more = left(jing.primary, 3).chain(left(jing.secondary, 4));
    let standing = draft.tiles.standing.iter_mut();
    standing.for_each(|tile| *tile = more.next().unwrap_or(*tile));
    score(&draft).faults.is_empty().then_some(draft)
}

/// The drafts whose ways to a win are timed: complete hands below the minimum, and hands of thirteen and
/// fourteen tiles, by how many tiles they are away.
pub fn ways() -> Vec<Timed> {
    let mut all = Vec::new();
    for &rules in rules::KEYS {
        let system = rules::system(rules).expect("a rule system");
        if system.ranking.is_none() {
            continue;
        }
        let mut random = Random::new(32);
        let (mut one, mut two) = (Vec::new(), Vec::new());
        for draft in (0..400).map(|i| not_winning(&mut random, rules, i)) {
            let mut search = Search::new(engine(&draft), &draft);
            while !search.step(usize::MAX).is_done() {}
            match search.ways().first().map(|way| way.comes.len()) {
                Some(1) if one.len() < 60 => one.push(draft),
                Some(2) if two.len() < 60 => two.push(draft),
                _ => {}
            }
        }
        all.push(Timed { name: [rules, "-one-tile"].concat(), budget: 300, drafts: one });
        all.push(Timed { name: [rules, "-two-tiles"].concat(), budget: 2000, drafts: two });
    }
    all
}

/// A hand that does not win: of MCR every third time a complete one that is worth too little.
fn not_winning(random: &mut Random, rules: &str, i: usize) -> Draft {
    if rules == "mcr" && i.is_multiple_of(3) {
        loop {
            let draft = random::draft(&random::deal(random, Flavour::Any));
            if matches!(quick(&draft).standing, Standing::Complete { wins: false, .. }) {
                return draft;
            }
        }
    }
    unfinished::draft(random, rules, i % 3 == 1)
}
