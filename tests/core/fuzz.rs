//! Any text that is read as notation, as a link or as a file of hands is answered quickly and
//! without a panic, and what is accepted can be written and read again.
//!
//! Valid texts are changed at random. An ordinary run tries a fixed number of texts, the same in
//! every run and on every machine. With `HULE_FUZZ_SECONDS` it runs for that long from a new seed.
//! A failure names the seed, and `HULE_FUZZ_SEED` repeats it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::support::random::Random;
use hule::entry::{Fault, FileRefusal, link, notation};
use hule::rules;
use hule::rules::score;
use hule::saved::file;
use hule::saved::{HandList, KeptHand, MAX_HISTORY, MAX_NAME_LENGTH, MAX_SAVED};
use hule::text::{Catalogue, fault};

/// The seed of an ordinary run, so that the result depends on the code alone.
const SEED: u64 = 2026;

/// The time that one answer may take. Reading takes microseconds and a report milliseconds; the
/// rest is for machines that are busy.
const PATIENCE: Duration = Duration::from_secs(10);

/// The fragments that mutations insert: valid ones, nearly valid ones, and ones that break parsers.
const PIECES: &[&str] = &[
    "1",
    "9",
    "0",
    "m",
    "p",
    "s",
    "z",
    "h",
    "E",
    "C",
    "P",
    "[",
    "]",
    "+",
    ",",
    "|",
    "/",
    "?",
    "&",
    "=",
    ".",
    ":",
    "#",
    "%",
    "%2",
    "%00",
    "%ff",
    "%F0%9F%80%84",
    "-",
    "-1",
    "99999999999999999999",
    "1e999",
    "rulings=",
    "event=",
    "win=",
    "seat=S",
    "from=",
    ".1=",
    "\t",
    "\n",
    "\r\n",
    "\0",
    "\u{FEFF}",
    "\u{202E}",
    "é",
    "🀄",
    "🀀",
    "🀫",
    "{",
    "}",
    "\"",
    "\\",
    "\\u0000",
    "\\ud800",
    "null",
    "[[[[",
    "1/",
    "2/",
    "mcr",
    "nanchang",
    "<script>",
    "hule",
    "saved",
    "history",
    "version",
];

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Changes a text at a few places.
fn mutated(random: &mut Random, seeds: &[String]) -> String {
    let mut text: Vec<char> = seeds[random.below(seeds.len())].chars().collect();
    for _ in 0..=random.below(6) {
        let at = random.below(text.len() + 1);
        let end = (at + random.below(8)).min(text.len());
        match random.below(8) {
            0 => drop(text.drain(at..end)),
            1 => drop(text.splice(at..at, random.pick(PIECES).chars())),
            2 => drop(text.splice(at..end, random.pick(PIECES).chars())),
            3 => {
                let copy = text[at..end].to_vec();
                drop(text.splice(at..at, copy));
            }
            4 if !text.is_empty() => {
                let (a, b) = (random.below(text.len()), random.below(text.len()));
                text.swap(a, b);
            }
            5 => {
                let c = char::from_u32(random.draw() as u32 % 0x11_0000).unwrap_or('\u{FFFD}');
                text.insert(at, c);
            }
            6 => {
                let other: Vec<char> = seeds[random.below(seeds.len())].chars().collect();
                let from = random.below(other.len() + 1);
                text.truncate(at);
                text.extend(&other[from..]);
            }
            _ if random.one_in(40) => {
                let piece = random.pick(PIECES).repeat(random.below(3_000));
                drop(text.splice(at..at, piece.chars()));
            }
            _ => text.truncate(at),
        }
    }
    text.into_iter().collect()
}

/// Tries a fixed number of texts, which takes about a second, or as many as the given time allows.
fn fuzz(name: &str, rounds: u64, seeds: &[String], check: impl Fn(&str)) {
    let time = number("HULE_FUZZ_SECONDS").map(Duration::from_secs);
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
    let seed = number("HULE_FUZZ_SEED").unwrap_or_else(|| time.map_or(SEED, |_| now()));
    let mut random = Random::new(seed);
    let (began, mut tried) = (Instant::now(), 0);
    let goes_on = |tried: u64| time.map_or(tried < rounds, |time| began.elapsed() < time);
    seeds.iter().for_each(|seed| check(seed));
    while goes_on(tried) {
        let text = mutated(&mut random, seeds);
        let asked = Instant::now();
        let done = catch_unwind(AssertUnwindSafe(|| check(&text)));
        let took = asked.elapsed();
        let right = done.is_ok() && took < PATIENCE;
        assert!(right, "{name}, HULE_FUZZ_SEED={seed}, text {tried}, {took:?}:\n{text:?}");
        tried += 1;
    }
    println!("{name}: {tried} texts in {:?}", began.elapsed());
    assert!(tried > 100, "{name}: {tried} texts are no fuzzing");
}

/// Writes the sentences of faults and returns their length.
fn say(faults: &[Fault]) -> usize {
    let words = Catalogue::english();
    faults.iter().map(|fault| fault::sentence(fault, &words).to_string().len()).sum()
}

/// The links in the data of other tests, and hands of every kind.
fn links() -> Vec<String> {
    let file =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/links.txt"));
    let file = file.expect("the file of links");
    file.lines().filter_map(|line| line.strip_prefix("link ")).map(str::to_owned).collect()
}

fn hands() -> Vec<String> {
    let mut hands: Vec<String> = [
        "123m456p789s11z+1z",
        "[123m][5555p,1]456p789sEE",
        "[EEE,1][1111m,6]2345p678sFF|ES1010|ae",
        "🀇🀈🀉 [🀜🀝🀞] 🀀🀀+🀄🀢",
        "19m19p19sESWNCFP+P1h5h",
        "[CFP][ESN]123m",
    ]
    .map(str::to_owned)
    .into();
    hands.extend(links().iter().filter_map(|link| Some(link.split('/').nth(2)?.to_owned())));
    hands
}

#[test]
fn notation() {
    fuzz("notation", 100_000, &hands(), |text| match notation::parse_with_table(text) {
        Ok((tiles, _)) => {
            assert!(tiles.size() <= notation::LONGEST * 3);
            let written = tiles.to_string();
            let again = notation::parse(&written).expect("its own notation");
            assert_eq!(again.to_string(), written);
            assert_eq!((again.size(), again.win), (tiles.size(), tiles.split_win().1));
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            say(&faults);
        }
    });
}

#[test]
fn link() {
    fuzz("link", 60_000, &links(), |text| match link::decode(text, rules::SYSTEMS) {
        Ok(draft) => {
            let written = link::encode(&draft);
            let again = link::decode(&written, rules::SYSTEMS).expect("a link of its own");
            assert_eq!(link::encode(&again), written);
            assert!(again.given().eq(draft.given()));
            assert_eq!((&again.events, again.rulings()), (&draft.events, draft.rulings()));
            // There is a report for every hand.
            say(&score(&draft).faults);
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            assert!(say(&faults) < 100_000);
        }
    });
}

#[test]
fn import_file() {
    let list = |links: &[String]| HandList {
        hands: links.iter().map(|link| KeptHand::new(&**link, "a name", 1_700_000_000)).collect(),
    };
    let all = links();
    let seeds = [
        file::write(&list(&all[..2]), &list(&all[2..3]), &[]),
        file::write(&HandList::default(), &HandList::default(), &["a line"]),
        file::write(&list(&all), &list(&all), &["<b>", "\u{0}"]),
    ];
    fuzz("import file", 20_000, &seeds, |text| match file::read(text, rules::SYSTEMS) {
        Ok(import) => {
            for kept in import.saved.iter().chain(&import.history) {
                assert!(link::decode(&kept.link, rules::SYSTEMS).is_ok());
                assert!(kept.name.chars().count() <= MAX_NAME_LENGTH);
            }
            let mut saved = HandList::default();
            let (added, left) = saved.add(import.saved, MAX_SAVED);
            assert_eq!(saved.hands.len(), added);
            assert!(left.is_empty() || added == MAX_SAVED);
            // What was accepted is stored and is exported as it was imported.
            assert_eq!(HandList::parse(&saved.text()), (saved.clone(), Vec::new()));
            let again = file::read(&file::write(&saved, &HandList::default(), &[]), rules::SYSTEMS);
            let again = again.expect("a file of its own");
            assert_eq!((again.saved, again.problems), (saved.hands.clone(), Vec::new()));
        }
        Err(FileRefusal::NotJson(why)) => assert!(!why.is_empty() && why.len() < 1_000),
        Err(_) => {}
    });
}

#[test]
fn store() {
    let all = links();
    let hands = all.iter().map(|link| KeptHand::new(&**link, "new 發", 7)).collect();
    let seeds = [HandList { hands }.text(), "1\tx\ty".to_owned()];
    fuzz("store", 12_000, &seeds, |text| {
        let (mut list, damaged) = HandList::parse(text);
        let lines = text.lines().filter(|line| !line.is_empty()).count();
        assert_eq!(list.hands.len() + damaged.len(), lines);
        assert_eq!(HandList::parse(&list.text()), (list.clone(), Vec::new()));
        let links: Vec<String> = list.hands.iter().map(|kept| kept.link.clone()).collect();
        links.into_iter().for_each(|link| list.remember(KeptHand::new(link, "", 9)));
        assert!(list.hands.len() <= MAX_HISTORY.max(lines));
    });
}
