//! In every rule system each fan counts in some deal and is absent with an obstacle from another,
//! and whatever the table excludes is dropped somewhere.

use crate::support::flow;
use hule::tiles::Seat;
use std::collections::BTreeSet;

use crate::support::flow::quick;
use crate::support::{drafts, fans};
use hule::entry::{Draft, Event};
use hule::rules::{self, classical, nanchang};
use hule::scoring::Sheet;
use hule::system::Unit;
use hule::text::Catalogue;
use serde_json::Value;

fn cases_of(file: &str) -> impl Iterator<Item = Value> {
    let path = format!("{}/tests/data/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a file of cases");
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.into_iter().map(|line| serde_json::from_str(&line).expect("a case"))
}

/// The numbers of the fans that were counted, dropped, or absent with an obstacle.
#[derive(Default)]
struct Seen {
    counted: BTreeSet<u8>,
    dropped: BTreeSet<u8>,
    absent: BTreeSet<u8>,
    applies: BTreeSet<u8>,
}

impl Seen {
    /// Records every fan for the best sheet of a place.
    fn look(&mut self, draft: &Draft, place: usize, sheet: &Sheet) {
        let (rules, examined) = (draft.system(), flow::examine(draft));
        let numbers = |all: &mut dyn Iterator<Item = u8>| all.collect::<BTreeSet<u8>>();
        let counted = numbers(&mut sheet.counted.iter().map(|c| c.fan.number));
        let dropped = numbers(&mut sheet.dropped.iter().map(|d| d.fan.number));
        for fan in rules.fans {
            match examined.why(place, 0, fan.number).expect("a sheet") {
                Ok(evidence) => {
                    assert!(!evidence.is_empty(), "{}", fan.key);
                    self.applies.insert(fan.number);
                }
                Err(_) => {
                    assert!(!counted.contains(&fan.number), "{} counts", fan.key);
                    assert!(!dropped.contains(&fan.number), "{} is true", fan.key);
                    if self.absent.insert(fan.number) {
                        let english = Catalogue::english();
                        let said = flow::missing_at(&english, &examined, place, 0, fan.number);
                        assert!(said.len() > 10 && !said.contains('{'), "{}: {said}", fan.key);
                    }
                }
            }
        }
        self.counted.extend(counted);
        self.dropped.extend(dropped);
    }

    fn look_at_all(&mut self, draft: &Draft) {
        let report = quick(draft);
        self.look_at(draft, 0, report.sheets.first());
        for other in &report.others {
            self.look_at(draft, other.place, other.sheets.first());
        }
    }

    fn look_at(&mut self, draft: &Draft, place: usize, sheet: Option<&Sheet>) {
        if let Some(sheet) = sheet {
            self.look(draft, place, sheet);
        }
    }
}

fn all(key: &str) -> BTreeSet<u8> {
    let rules = rules::system(key).expect("a rule system");
    rules.fans.iter().map(|fan| fan.number).collect()
}

#[test]
fn sichuan() {
    let mut seen = Seen::default();
    cases_of("sichuan").for_each(|case| seen.look_at_all(&drafts::of_case(&case)));
    assert_eq!(seen.counted, all("sichuan"));
    assert_eq!(seen.absent, all("sichuan"));
    // No fan of Sichuan excludes another.
    assert_eq!(seen.dropped, BTreeSet::new());
}

#[test]
fn classical() {
    let mut seen = Seen::default();
    cases_of("classical").for_each(|case| seen.look_at_all(&drafts::of_case(&case)));
    assert_eq!(seen.counted, all("classical"));
    assert_eq!(seen.absent, all("classical"));
    // A limit hand excludes everything else; Robbing the Kong excludes the last copy.
    let limit = |n: &u8| classical::FANS[usize::from(*n) - 1].unit == Unit::Limit;
    assert!(seen.dropped.iter().any(|n| !limit(n)));
}

#[test]
fn nanchang() {
    let mut seen = Seen::default();
    for case in cases_of("nanchang") {
        seen.look_at_all(&drafts::of_case(&case));
    }
    let of_the_win = |n: &u8| nanchang::FANS[usize::from(*n) - 1].is_counted;
    let all = all("nanchang");
    let counted: BTreeSet<u8> = all.iter().copied().filter(of_the_win).collect();
    assert_eq!(seen.counted, counted);
    // A flat win excludes the doubles.
    assert!(!seen.dropped.is_empty() && seen.dropped.iter().all(of_the_win));
    // The dealer pays or receives double in all but flat wins, and a win is no drawn deal.
    assert_eq!(seen.absent, all);
    let drawn = BTreeSet::from([nanchang::fans::DRAWN_HAND]);
    assert_eq!(&all - &seen.applies, drawn);
}

/// After a first win a hand of Siamese MCR is counted as in MCR.
#[test]
fn siamese_as_mcr() {
    let siamese = rules::system("siamese").expect("Siamese MCR");
    let mut seen = Seen::default();
    let of_rows = fans::rows().into_iter().flat_map(|row| {
        let dropped = row.dropped.ok().map(|(draft, _)| draft);
        [Some(row.counts), dropped, Some(row.absent)].into_iter().flatten()
    });
    for one in of_rows {
        let north = one.own_seat() == Seat::North || one.discarder() == Some(Seat::North);
        if north || !one.tiles.flowers.is_empty() {
            continue;
        }
        let mut two = one.for_system(siamese);
        two.set_preset(one.preset().unwrap_or("green-book")).expect("a preset");
        for key in one.system().rulings {
            two.set_ruling(key, one.rulings_on().any(|on| on == *key)).expect("a ruling");
        }
        let mut first = Event::new(&siamese.events[0], 0);
        first.set("player", one.own_seat().letter()).expect("an answer");
        two.events.push(first);
        two.tiles = one.tiles.clone();
        two.mark_wins();
        let (as_one, as_two) = (quick(&one), quick(&two));
        assert_eq!(as_one.sheets, as_two.sheets);
        seen.look_at_all(&two);
    }
    // Flowers are not used, and fans that no row excludes are not dropped.
    let all: BTreeSet<u8> = all("siamese").into_iter().filter(|n| *n != 81).collect();
    assert_eq!(seen.counted, all);
    assert!(all.is_subset(&seen.absent));
    assert!(seen.dropped.len() > 40);
}

/// Without the drawn tile these fans cannot be scored (M15), and the report names the reason.
#[test]
fn siamese_without_the_drawn_tile() {
    let draft = hule::entry::link::decode(
        "1/siamese/123456789m1135568999p112588sWN+E?win=self-drawn&last=draw",
        rules::SYSTEMS,
    );
    let mut draft = draft.expect("a link");
    flow::answer(&mut draft, "last-copy", "yes");
    let report = quick(&draft);
    let share = &report.splits[0].hands[0];
    assert!(!share.uses_win);
    let why = |fan: u8| flow::why_at(&draft, share.place, 0, fan).expect("a sheet");
    for fan in [4, 58, 77, 78, 79] {
        assert_eq!(why(fan), Err(hule::rules::mcr::obstacles::DRAWN_TILE_UNUSED), "{fan}");
    }
    assert!(why(44).is_ok() && why(56).is_ok());
}
