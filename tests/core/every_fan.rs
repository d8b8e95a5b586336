//! In every rule system each fan counts in some deal and is absent with an obstacle from another, and
//! fans are dropped where the table excludes any.

use crate::support::flow;
use hule::tiles::Seat;
use std::collections::BTreeSet;

use crate::support::flow::quick;
use crate::support::{drafts, fans};
use hule::entry::{Draft, Event};
use hule::rulebook::book_of;
use hule::rules;
use hule::scoring::Sheet;
use hule::system::{Fan, Unit};
use hule::text::Catalogue;

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

#[test]
fn of_every_system() {
    let (mut never_absent, mut never_applies) = (Vec::new(), Vec::new());
    for system in rules::SYSTEMS {
        // Siamese MCR has the fans of MCR, and three-player riichi nearly all of those of riichi.
        let own: Vec<&Fan> =
            system.fans.iter().filter(|fan| book_of(system, fan) == *system).collect();
        let mut seen = Seen::default();
        for mut draft in drafts::of(system) {
            for preset in system.presets {
                draft.set_preset(preset.key).expect("a preset");
                seen.look_at_all(&draft);
            }
        }
        let numbers = |is: fn(&&Fan) -> bool| -> BTreeSet<u8> {
            own.iter().copied().filter(is).map(|fan| fan.number).collect()
        };
        let (all, of_a_sheet) = (numbers(|_| true), numbers(|fan| fan.is_counted));
        let counted: BTreeSet<u8> = seen.counted.intersection(&all).copied().collect();
        assert_eq!(counted, of_a_sheet, "{system:?}");
        let key = |number: &u8| system.fan(*number).expect("a fan").key;
        never_absent.extend(all.difference(&seen.absent).map(key));
        never_applies.extend(all.difference(&seen.applies).map(key));
        if own.len() < system.fans.len() {
            continue;
        }
        // A limit hand excludes everything else, other fans too.
        let is_limit = |number: &u8| system.fan(*number).expect("a fan").unit == Unit::Limit;
        let has_limits = all.iter().any(is_limit);
        assert!(!has_limits || seen.dropped.iter().any(|fan| !is_limit(fan)), "{system:?}");
        let excludes = |fan: &Fan| !fan.excludes.is_empty() || fan.unit == Unit::Limit;
        let is_any = system.fans.iter().any(excludes);
        assert_eq!(!seen.dropped.is_empty(), is_any, "{system:?}");
        assert!(seen.dropped.is_subset(&of_a_sheet), "{system:?} {:?}", seen.dropped);
    }
    // Every hand of riichi has the base of the fu, and a hand that won has no drawn deal.
    assert_eq!(never_absent, ["fu-base"]);
    assert_eq!(never_applies, ["drawn-hand"]);
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
        two.settle_marks();
        let (as_one, as_two) = (quick(&one), quick(&two));
        assert_eq!(as_one.sheets, as_two.sheets);
        seen.look_at_all(&two);
    }
    // Flowers are not used, and fans that no row excludes are not dropped.
    let all: BTreeSet<u8> =
        siamese.fans.iter().map(|fan| fan.number).filter(|n| *n != 81).collect();
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
