//! A rule system of three fans that is written here alone. It goes through the whole library
//! without a line changed elsewhere: scoring, explaining, waits, what one change brings, the app's
//! state, links, and the comparison with another system.
//!
//! Harbour is played without flowers. A hand of four sets and a pair wins; every player pays what
//! it counts. All Pungs counts 5, a pair of winds 2, and Fair Wind 3 if the weather was fair. In a
//! storm nobody may hold honors.

use hule::entry::{Draft, Fault, FaultCode, Hand, link};
use hule::explore::what_if;
use hule::reading::division::{self, Division, Part, Parts};
use hule::reading::shanten::{self, Forms, Memo};
use hule::rules::mcr;
use hule::scoring::comparison::Comparison;
use hule::scoring::{
    Counted, Deal, Engine, Evidence, Formula, Hands, Ledger, Obstacle, OwnObstacle,
    PartRequirement, Settled, Sheet, Standing, Wait, Why, Worth, progress,
};
use hule::state::{Action, Notice, State};
use hule::system::{
    Answer, Example, Fan, Game, Names, Place, Preset, Question, Seating, Seats, System, Tie, Unit,
    Varies, WIN_SOURCES,
};
use hule::text::{self, Catalogue, Language, explain, fault, missing};
use hule::tiles::{Meld, MeldKind, Seat, Tile, TileSet, WinSource};

const FAIR: Answer = Answer::Word("fair");
const STORM: Answer = Answer::Word("storm");
const CALM: Answer = Answer::Word("calm");

/// How the weather was.
const WEATHER: Question =
    Question::new("weather", &[CALM, FAIR, STORM], Some(CALM)).varies(Varies::InPlay { common: 2 });

/// In a storm nobody may hold honors.
const HONORS_IN_A_STORM: FaultCode = FaultCode::new("honors-in-a-storm").refusing_tile();

/// The weather was not fair.
/// A part that is a pung.
const PUNG: PartRequirement = PartRequirement::new("pung");

const NOT_FAIR: Obstacle = Obstacle::Own(OwnObstacle::new("not-fair").circumstance());

const ALL_PUNGS: u8 = 1;
const PAIR_OF_WINDS: u8 = 2;
const FAIR_WIND: u8 = 3;

const fn fan(number: u8, key: &'static str, worth: u16, name: &'static str) -> Fan {
    let names = Names { en: name, ru: name, zh: name, ja: name };
    Fan { number, key, worth, names, excludes: &[], unit: Unit::Points, is_counted: true }
}

static SYSTEM: System = System {
    key: "harbour",
    words: "harbour",
    tiles: TileSet::ALL,
    has_flowers: false,
    melds: MeldKind::ALL,
    honor_chows: false,
    places: &[Place::winning("hand")],
    seating: Seating::Players,
    seats: Seats::Four,
    fans: &[
        fan(ALL_PUNGS, "all-pungs", 5, "All Pungs"),
        fan(PAIR_OF_WINDS, "pair-of-winds", 2, "Pair of Winds"),
        fan(FAIR_WIND, "fair-wind", 3, "Fair Wind"),
    ],
    ties: &[Tie::FewestFans],
    ranking: None,
    rulings: &[],
    presets: &[Preset { key: "harbour", bits: 0 }],
    questions: &[
        Question::seat(Answer::SEATS),
        Question::win_source(WIN_SOURCES).varies(Varies::InPlay { common: 2 }),
        WEATHER,
    ],
    events: &[],
    game: Game::PLAIN,
    examples: &[Example { name: "win", link: "1/harbour/111222333m444pEE" }],
};

/// What the catalogues would say of it.
const WORDS: &str = r#"{
    "rules.harbour.name": "Harbour",
    "fault.honors-in-a-storm": "{{tiles}}: nobody may hold honors in a storm. Take them out.",
    "fan.harbour.fair-wind.definition": "The weather was fair.",
    "fan.harbour.fair-wind.why": "The weather was fair, and the hand won with {{win}}.",
    "fan.harbour.all-pungs.why": "Four pungs: {{parts}}.",
    "obstacle.not-fair": "The weather was not fair.",
    "obstacle.part.pung": "{{part}} is not a pung.",
    "near.weather.fair": "With fair weather",
    "near.also": "{{change}}: {{fans}}, {{difference}}"
}"#;

struct Harbour;

static ENGINE: Harbour = Harbour;

/// A hand that can exist, in its weather.
struct Landed {
    hand: Hand,
    weather: Answer,
    seat: Seat,
}

impl Engine for Harbour {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn Deal>, Vec<Fault>> {
        let (standing, win) = draft.tiles.split_win();
        let hand = Hand::new(standing, &draft.tiles.melds, win)?;
        let weather = draft.answer(&WEATHER).expect("it has a default");
        let honors = hand.all().kinds().intersection(TileSet::HONORS);
        if weather == STORM && !honors.is_empty() {
            return Err(vec![Fault::new(HONORS_IN_A_STORM).tiles(honors)]);
        }
        Ok(Box::new(Landed { hand, weather, seat: draft.own_seat() }))
    }
}

impl Landed {
    /// The fan in a reading of the hand, or the first thing in its way.
    fn detect(&self, division: &Division, fan: u8) -> Result<Evidence, Obstacle> {
        let set = |i: usize| Part::set(i);
        match fan {
            ALL_PUNGS => match division.sets.iter().position(|set| set.is_chow()) {
                Some(i) => Err(Obstacle::Part { part: set(i), wanted: PUNG }),
                None => Ok(Evidence::parts((0..4).fold(Parts::NONE, |parts, i| parts.and(set(i))))),
            },
            PAIR_OF_WINDS => match division.pairs.first() {
                Some(pair) if pair.is_wind() => Ok(Evidence::parts(Parts::of(Part::PAIR))),
                _ => Err(Obstacle::NoPair { of: TileSet::WINDS }),
            },
            _ if self.weather == FAIR => Ok(Evidence::CIRCUMSTANCE),
            _ => Err(NOT_FAIR),
        }
    }

    fn sheet(&self, division: &Division) -> Sheet {
        let counted = |fan: &Fan| {
            let evidence = self.detect(division, fan.number).ok()?;
            Some(Counted { fan: fan.number, points: fan.worth, evidence })
        };
        let counted: Vec<Counted> = SYSTEM.fans.iter().filter_map(counted).collect();
        let points = counted.iter().map(|counted| counted.points).sum();
        Sheet {
            division: division.clone(),
            won: self.hand.win().and_then(|tile| division.completed_by(tile).iter().next()),
            counted,
            dropped: Vec::new(),
            points,
            total: points,
            formula: None,
        }
    }

    fn sheets(&self, hand: &Hand) -> Vec<Sheet> {
        let mut sheets = Vec::new();
        if hand.size() == Hand::COMPLETE {
            let each = &mut |division: &Division| sheets.push(self.sheet(division));
            division::four_sets(&hand.standing_and_win(), hand.melds(), each);
        }
        sheets.sort_by_key(|sheet| std::cmp::Reverse(sheet.total));
        sheets
    }

    fn waits(&self) -> Vec<Wait> {
        let wait = |tile: Tile| {
            let total = self.sheets(&self.hand.with_win(Some(tile))).first()?.total;
            let copies = 4 - self.hand.all().get(tile);
            let worth = Worth::winning(total);
            Some(Wait {
                tile,
                copies,
                discard: worth.clone(),
                self_drawn: worth,
                payments: Vec::new(),
            })
        };
        self.hand.available().filter_map(wait).collect()
    }
}

impl Deal for Landed {
    fn read(&self) -> Hands {
        Hands::of(self.sheets(&self.hand))
    }

    fn settle(&self, hands: &Hands) -> Settled {
        let forms = Forms { seven_pairs: false, thirteen_orphans: false, knitted: false };
        let memo = Memo::default();
        let distance = |standing: shanten::HandTiles| memo.distance(standing, forms);
        let Some(best) = hands.sheets.first() else {
            let missing = (Hand::COMPLETE - 1).saturating_sub(self.hand.size());
            return Settled::new(match (missing, self.hand.size()) {
                (0, Hand::COMPLETE) => progress::discarding(&self.hand, distance),
                (0, _) => match self.waits() {
                    waits if waits.is_empty() => progress::unready(&self.hand, distance),
                    waits => Standing::Ready { waits },
                },
                (missing, _) => Standing::Entering { missing: missing as u8 },
            });
        };
        let mut ledger = Ledger::default();
        for payer in Seat::ALL.into_iter().filter(|seat| *seat != self.seat) {
            ledger.pay(payer, self.seat, Formula::flat(best.total.into()), "self-drawn");
        }
        let standing = Standing::Complete { wins: true, needed: 0 };
        Settled { ledger: Some(ledger), ..Settled::new(standing) }
    }

    fn explain(&self, _: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        SYSTEM.fan(fan)?;
        Some(self.detect(&sheet.division, fan).map(|evidence| vec![evidence]))
    }
}

fn engine() -> &'static dyn Engine {
    &ENGINE
}

fn hand(link: &str) -> Draft {
    link::decode(link, &[&SYSTEM]).unwrap_or_else(|faults| panic!("{link}: {faults:?}"))
}

fn words() -> Catalogue {
    Catalogue::parse(Language::En, WORDS)
}

#[test]
fn a_hand_is_scored_and_paid() {
    let report = engine().report(&hand("1/harbour/111222333m444pEE?seat=S&weather=fair"));
    assert_eq!(report.faults, []);
    // Four pungs and fair weather beat three chows of characters.
    assert_eq!(report.sheets.iter().map(|sheet| sheet.total).collect::<Vec<_>>(), [10, 5]);
    let net = report.ledger.expect("paid").net;
    assert_eq!((net.east, net.south, net.west, net.north), (-10, 30, -10, -10));
}

#[test]
fn a_fan_says_why_it_applies_and_why_not() {
    let draft = hand("1/harbour/123m222444m444pE+E");
    let examined = engine().examine(&draft);
    let sheets = &examined.report.sheets;
    let said = |fan| match examined.why_or_nearest(0, 0, fan).expect("a sheet") {
        Ok(_) => panic!("it does not apply"),
        Err(shortfall) => missing::missing(&words(), &shortfall, sheets, 0).to_string(),
    };
    assert_eq!(said(FAIR_WIND), "The weather was not fair.");
    assert_eq!(said(ALL_PUNGS), "123m is not a pung.");
    assert!(matches!(examined.why(0, 0, PAIR_OF_WINDS), Some(Ok(_))));
    assert_eq!(examined.why(0, 0, 4), None);

    let fair = hand("1/harbour/123m222444m444pE+E?weather=fair");
    let examined = engine().examine(&fair);
    let wind = SYSTEM.fan(FAIR_WIND).expect("a fan");
    let why = explain::explain_fan(&words(), &fair, &examined, wind).expect("a sentence");
    assert_eq!(why.to_string(), "The weather was fair, and the hand won with E.");
}

#[test]
fn its_own_fault_is_told_and_refuses_the_tile() {
    let draft = hand("1/harbour/123mE?weather=storm");
    let faults = engine().faults(&draft);
    assert_eq!(faults[0].code, HONORS_IN_A_STORM);
    let said = fault::sentence(&faults[0], &words()).to_string();
    assert_eq!(said, "E: nobody may hold honors in a storm. Take them out.");
    // The answer that would bring it is impossible.
    let asked = engine().asked(&hand("1/harbour/123mE"));
    let weather = asked.iter().find(|asked| asked.question.key == "weather").expect("asked");
    let storm = weather.offers.iter().find(|offer| offer.answer == STORM).expect("on offer");
    assert_eq!(storm.impossible.as_ref().map(|fault| fault.code), Some(HONORS_IN_A_STORM));
}

#[test]
fn a_ready_hand_has_waits_with_payments() {
    let report = engine().report(&hand("1/harbour/111222333m444pE?weather=fair"));
    let Standing::Ready { waits } = report.standing else { panic!("{:?}", report.standing) };
    let [wait] = &waits[..] else { panic!("{waits:?}") };
    assert_eq!((wait.tile, wait.copies, wait.discard.total), (Tile::EAST, 3, 10));
    // The generic driver has completed the hand and asked for the ledger.
    let sources: Vec<WinSource> = wait.payments.iter().map(|payment| payment.source).collect();
    assert_eq!(sources, [WinSource::Discard, WinSource::SelfDrawn]);
    assert_eq!(wait.payments[0].net.east, 30);
}

#[test]
fn discards_are_ranked_by_what_they_leave() {
    let report = engine().report(&hand("1/harbour/111222333m444pE9s"));
    let Standing::Discarding { shanten: 0, discards } = report.standing else {
        panic!("{:?}", report.standing)
    };
    assert_eq!(discards[0].tile.to_string(), "9s");
    assert_eq!(discards[0].waits[0].tile, Tile::EAST);
}

#[test]
fn what_one_change_brings_is_found() {
    let draft = hand("1/harbour/123m222444m444pE+E");
    let found = what_if::circumstances(engine(), &draft, 0, 3);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].fans_gained.as_slice(), found[0].total_change), (&[FAIR_WIND][..], 3));
    let said = text::what_if::possibility(&words(), &SYSTEM, &found[0]).to_string();
    assert_eq!(said, "With fair weather: Fair Wind, +3");
    let of_fan = what_if::of_fan(engine(), &draft, 0, FAIR_WIND, 3);
    assert_eq!(of_fan.len(), 1);
}

#[test]
fn links_and_other_systems_take_it() {
    let link = "1/harbour/[EEE]123m456p7899s+6s?seat=W&weather=fair";
    let draft = hand(link);
    assert_eq!(link::encode(&draft), link);
    assert_eq!(link::decode(link, &[&mcr::SYSTEM]).unwrap_err()[0].code, FaultCode::UNKNOWN_RULES);
    // The hand goes to MCR with what makes sense there, and back.
    let there = draft.for_system(&mcr::SYSTEM);
    assert_eq!(link::encode(&there), "1/mcr/[EEE]123m456p7899s+6s?seat=W");
    assert_eq!(there.for_system(&SYSTEM).tiles, draft.tiles);
}

#[test]
fn two_readings_are_compared() {
    let examined = engine().examine(&hand("1/harbour/111222333m444pEE"));
    let comparison = Comparison::new(&SYSTEM, &examined, 0, [0, 1]).expect("two readings");
    assert_eq!(comparison.totals, [7, 2]);
    assert_eq!(comparison.gains.iter().map(|gain| gain.fan).collect::<Vec<_>>(), [ALL_PUNGS]);
}

#[test]
fn the_app_takes_its_taps() {
    let mut state = State::new(Draft::new(&SYSTEM));
    state.engines = vec![engine(), &mcr::ENGINE];
    state.apply(Action::Answer(&WEATHER, STORM));
    state.apply(Action::Tap("1m".parse().expect("a tile")));
    assert_eq!(link::encode(state.draft()), "1/harbour/1m?weather=storm");
    // Its own fault refuses the tile that would cause it.
    state.apply(Action::Tap(Tile::EAST));
    let Some(Notice::Faults(_, faults)) = &state.notice else { panic!("{:?}", state.notice) };
    assert_eq!(faults[0].code, HONORS_IN_A_STORM);
    assert_eq!(link::encode(state.draft()), "1/harbour/1m?weather=storm");
    state.apply(Action::Answer(&WEATHER, FAIR));
    state.apply(Action::Meld(Meld::pung(Tile::EAST)));
    state.apply(Action::Rules("mcr"));
    assert_eq!(link::encode(state.draft()), "1/mcr/[EEE]1m");
    state.apply(Action::Undo);
    assert_eq!(link::encode(state.draft()), "1/harbour/[EEE]1m?weather=fair");
    state.apply(Action::Paste("#1/harbour/111222333m444pE?weather=fair".into()));
    assert_eq!(state.notice, Some(Notice::Word("ui.pasted")));
    let report = state.engine().expect("its engine").report(state.draft());
    assert!(matches!(report.standing, Standing::Ready { .. }));
}
