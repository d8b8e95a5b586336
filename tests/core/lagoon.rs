//! Lagoon, a rule system of the tests that has what few systems have: red fives, questions that several
//! tiles or seats answer, tiles in view, a limit with a name, points on the table, and a win that needs
//! something else than points.

use hule::calculator::{Action, Piece, State};
use hule::entry::{Draft, FaultCode, Faults, Hand, link, notation};
use hule::reading::division::{self, Division};
use hule::scoring::{
    Deal, Engine, Formula, GameRules, Ledger, Note, Readings, Scored, Settled, Sheet, Standing, Why,
};
use hule::system::{
    Answer, AnswerKind, Fan, Game, Language, Names, Place, Preset, Question, Ranking, System, Unit,
};
use hule::text::{Catalogue, explain, payments};
use hule::tiles::{BySeat, Seat, SeatSet, Suit, Tile, TileList, TileSet};

const SEAT: Question = Question::seat(Answer::SEATS);
const SIGNALS: Question = Question::tiles("signals", 3).in_view();
const CREWS: Question = Question::seats("crews");
const NET: Question = Question::yes_no("net");
const CAUGHT: Question =
    Question::tiles("caught", 2).in_view().when(|entered| entered.says(&NET, Answer::Yes));

const fn fan(number: u8, key: &'static str, worth: u16, claimed: Option<u16>, unit: Unit) -> Fan {
    let (names, claimed_worth) = (Names::new([key; Language::WRITTEN.len()]), claimed);
    Fan { number, key, worth, claimed_worth, names, excludes: &[], unit, is_counted: true }
}

const RED: u8 = 1;

static SYSTEM: System = System {
    key: "lagoon",
    names: Names::new(["Lagoon"; Language::WRITTEN.len()]),
    short_names: Names::new(["Lagoon"; Language::WRITTEN.len()]),
    words: "lagoon",
    tiles: TileSet::ALL,
    marked: TileSet::of(Tile::suited(Suit::Characters, 5))
        .with(Tile::suited(Suit::Dots, 5))
        .with(Tile::suited(Suit::Bamboo, 5)),
    places: &[Place::winning("hand"), Place::winning("next")],
    fans: &[
        fan(RED, "red", 1, Some(1), Unit::Han),
        fan(2, "calm", 6, Some(5), Unit::Han),
        fan(3, "still", 2, None, Unit::Fu),
    ],
    ties: &[],
    ranking: None::<Ranking>,
    rulings: &[],
    presets: &[Preset { key: "lagoon", bits: 0 }],
    questions: &[SEAT, SIGNALS, CREWS, NET, CAUGHT],
    game: Game::PLAIN,
    examples: &[],
    ..System::PLAIN
};

struct Lagoon;

static ENGINE: Lagoon = Lagoon;

struct Sailed {
    hand: Hand,
    red: TileSet,
}

impl GameRules for Lagoon {}

impl Engine for Lagoon {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn Deal>, Faults> {
        let (standing, win) = draft.tiles.split_win();
        let hand = Hand::new(standing, &draft.tiles.melds, win)?;
        Ok(Box::new(Sailed { hand, red: draft.tiles.marked() }))
    }
}

impl Deal for Sailed {
    /// East wins. Each red five doubles 30 points; without one the hand does not win.
    fn score(self: Box<Self>) -> Scored {
        let mut divisions: Vec<Division> = Vec::new();
        let hand = &self.hand;
        let mut add = |division: &Division| divisions.push(division.clone());
        division::four_sets(&hand.standing_and_win(), hand.melds(), &mut add);
        let Some(division) = divisions.into_iter().next() else {
            return Scored {
                settled: Settled::new(Standing::Entering { missing: 1 }),
                readings: self,
            };
        };
        let mut ledger = Ledger::default();
        let doubled = |formula: Formula, _| formula.times(2);
        let each = self.red.iter().fold(Formula::flat(10_030), doubled).rounded_up(100);
        for payer in [Seat::South, Seat::West, Seat::North] {
            ledger.pay(payer, Seat::East, each.clone().named("flood"), "self-drawn");
        }
        let total = ledger.net.east;
        ledger.take(Seat::East, Formula::flat(1000), "sticks");
        let sheet = Sheet {
            division,
            won: None,
            counted: Vec::new(),
            dropped: Vec::new(),
            points: total,
            total,
            limit: Some("flood"),
            formula: Some(each),
        };
        let standing = match self.red.is_empty() {
            true => Standing::barred(Note::new("lagoon.no-red")),
            false => Standing::complete(true, 0),
        };
        let settled =
            Settled { sheets: vec![sheet], ledger: Some(ledger), ..Settled::new(standing) };
        Scored { settled, readings: self }
    }
}

impl Readings for Sailed {
    fn explain(&self, _: usize, _: usize, _: &Sheet, _: u8) -> Option<Why> {
        None
    }
}

fn engine() -> &'static dyn Engine {
    &ENGINE
}

fn decoded(text: &str) -> Draft {
    link::decode(&format!("1/lagoon/{text}"), &[&SYSTEM]).unwrap_or_else(|f| panic!("{text}: {f}"))
}

fn written(draft: &Draft) -> String {
    link::encode(draft)["1/lagoon/".len()..].to_owned()
}

fn codes(text: &str) -> Vec<(FaultCode, Vec<Tile>)> {
    let faults = engine().faults(&decoded(text));
    faults.into_iter().map(|fault| (fault.code, fault.tiles)).collect()
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

fn list(text: &str) -> Answer {
    Answer::Tiles(text.parse().expect("tiles"))
}

#[test]
fn lists_of_tiles_and_seats_are_kept_in_links() {
    for text in [
        "123m?signals=6s7mP",
        "123m?signals=111m&crews=EN",
        "123m?crews=ESWN",
        "123m?signals=&crews=",
        "123m?net=yes&caught=5p",
    ] {
        assert_eq!(written(&decoded(text)), text);
    }
    let draft = decoded("123m?crews=NE&signals=1z 2z");
    assert_eq!(written(&draft), "123m?signals=ES&crews=EN");
    assert_eq!(draft.answer(&SIGNALS), Some(list("ES")));
    assert_eq!(draft.answer(&CREWS).and_then(Answer::seats).map(SeatSet::len), Some(2));
    assert_eq!(decoded("123m").answer(&SIGNALS), Some(Answer::Tiles(TileList::EMPTY)));
    for bad in ["signals=1m2m3m4m", "signals=1", "signals=0z", "crews=X", "crews=EE"] {
        let fault = link::decode(&format!("1/lagoon/123m?{bad}"), &[&SYSTEM]).unwrap_err();
        assert!(fault[0].code.refuses_answer(), "{bad}");
    }
    let json = serde_json::to_value(decoded("123m?signals=6s7m&crews=SW")).expect("JSON");
    assert_eq!(json["answers"], serde_json::json!({ "signals": "6s7m", "crews": "SW" }));
    let asked = serde_json::to_value(decoded("123m").asked()).expect("JSON");
    assert_eq!(asked[1]["kind"], serde_json::json!({ "tiles": { "most": 3 } }));
    assert_eq!(asked[2]["kind"], "seats");
}

#[test]
fn tiles_in_view_count_against_the_four_copies() {
    assert_eq!(codes("11m/1m?signals=1m"), []);
    assert_eq!(codes("11m/11m?signals=1m"), [(FaultCode::FIVE_OF_A_KIND, vec![tile("1m")])]);
    // An answer to a question that does not matter is passed over.
    assert_eq!(codes("111m?signals=1m&caught=1m"), []);
    assert_eq!(codes("111m?signals=1m&net=yes&caught=1m").len(), 1);
    // What is wrong with the hands alone is told once, by the rule system.
    assert_eq!(codes("11111m?signals=1m"), [(FaultCode::FIVE_OF_A_KIND, vec![tile("1m")])]);
    let draft = decoded("11m/1m?signals=1mE");
    assert_eq!((draft.left(tile("1m")), draft.left(Tile::EAST)), (0, 3));
}

#[test]
fn a_list_is_offered_with_one_tile_more() {
    let asked = engine().asked(&decoded("111m?signals=1m2m"));
    let signals = asked.iter().find(|asked| *asked.question == SIGNALS).expect("asked");
    assert_eq!(signals.question.kind, AnswerKind::Tiles { most: 3 });
    assert_eq!(signals.offers.len(), Tile::KINDS);
    let impossible: Vec<Answer> =
        signals.offers.iter().filter(|o| o.impossible.is_some()).map(|o| o.answer).collect();
    assert_eq!(impossible, [list("12m1m")]);
    assert!(SIGNALS.next(Some(list("123m"))).is_empty(), "the list is full");
    let crews = CREWS.next(Some(Answer::Seats(SeatSet::EMPTY.with(Seat::South))));
    let sets: Vec<String> = crews.iter().map(ToString::to_string).collect();
    assert_eq!(sets, ["ES", "", "SW", "SN"]);
}

#[test]
fn seats_turn_with_the_table() {
    let draft = decoded("123m?seat=E&crews=EN&signals=1m");
    let moved = draft.reseated(&BySeat::from_fn(|seat| seat.after(1)));
    assert_eq!(written(&moved), "123m?seat=S&signals=1m&crews=ES");
}

#[test]
fn answers_that_are_lists_are_named() {
    let words = Catalogue::parse(
        Language::En,
        r#"{ "ask.signals.short": "signals {{tiles}}", "ask.crews.short": "crews of {{seats}}",
             "seat.E": "East", "seat.N": "North", "answer.nothing": "none" }"#,
    );
    let named = |question: &Question, answer| {
        let short = explain::answer_short(&words, question, answer);
        let long = explain::answer(&words, question, answer);
        (short.to_string(), long.to_string())
    };
    assert_eq!(named(&SIGNALS, list("6s7m")), ("signals 6s7m".into(), "6s7m".into()));
    assert_eq!(named(&SIGNALS, list("")), (String::new(), "none".into()));
    let seats = SeatSet::EMPTY.with(Seat::East).with(Seat::North);
    assert_eq!(
        named(&CREWS, Answer::Seats(seats)),
        ("crews of East, North".into(), "East, North".into())
    );
}

#[test]
fn marked_tiles_stay_where_they_lie() {
    for text in [
        "055m123p",
        "[340m]55m123p",
        "[055p]0m",
        "[5505s,1]0m",
        "[055m]123p",
        "12305m123p123sEE+E",
        "12355m123p123sEE+0m",
        "0m/0p",
    ] {
        let draft = decoded(text);
        let again = decoded(&written(&draft));
        assert_eq!(again, draft, "{text}");
    }
    assert_eq!(written(&decoded("[5505s,1]0m")), "[0555s,1]0m");
    // The last of fourteen tiles is the winning one.
    assert_eq!(written(&decoded("5m123m123p123sEE5m0m")), "12355m123p123sEE+0m");
    assert_eq!(written(&decoded("0m123m123p123sEE5m5m")), "12305m123p123sEE+5m");
    let marked = decoded("[340m]0p123s").tiles.marked();
    assert_eq!(marked.iter().map(|tile| tile.to_string()).collect::<String>(), "5m5p");
}

#[test]
fn a_marked_tile_is_there_once_and_only_where_there_are_any() {
    let (five, twice) = (tile("5m"), FaultCode::MARKED_TWICE);
    assert_eq!(codes("[340m]0m"), [(twice, vec![five])]);
    assert_eq!(codes("0m/0m"), [(twice, vec![five])]);
    assert_eq!(codes("0m0p0s"), []);
    let read = |text: &str| notation::parse(text).map_err(|faults| faults[0].code);
    assert_eq!(read("00m"), Err(twice));
    assert_eq!(read("[005m]"), Err(twice));
    assert_eq!(read("0z"), Err(FaultCode::NO_SUCH_RANK));
    let mcr = hule::rules::system("mcr").expect("a rule system");
    let draft = link::decode("1/mcr/[340m]0p", hule::rules::SYSTEMS).expect("a hand");
    let faults = hule::rules::engine(mcr).expect("an engine").faults(&draft);
    assert!(faults.iter().all(|fault| fault.code == FaultCode::MARK_NOT_USED), "{faults:?}");
    assert_eq!(faults.len(), 2);
    // Other rules take it over as an ordinary tile.
    let there = decoded("[340m]0p123s").for_system(mcr);
    assert_eq!(link::encode(&there), "1/mcr/[345m]5p123s");
}

#[test]
fn a_marked_tile_is_tapped_taken_and_put_back() {
    let mut state = State::new(Draft::new(&SYSTEM));
    state.engines = vec![engine()];
    let mut act = |action: Action| {
        state.apply(action);
        written(state.draft())
    };
    let five = tile("5m");
    assert_eq!(act(Action::Tap(five)), "5m");
    assert_eq!(act(Action::TapMarked(five)), "05m");
    assert_eq!(act(Action::TapMarked(five)), "05m", "there is only one");
    assert_eq!(act(Action::Pick(Piece::Standing(five))), "0m");
    assert_eq!(act(Action::PutBack(0)), "05m");
    assert_eq!(act(Action::Pick(Piece::Marked(five))), "5m");
    assert_eq!(act(Action::PutBack(0)), "05m");
    assert_eq!(act(Action::Mark(Piece::Marked(five))), "55m");
    assert_eq!(act(Action::Undo), "05m");
    assert_eq!(act(Action::Tap(five)), "055m");
    assert_eq!(act(Action::Backspace), "05m");
    // A meld takes ordinary tiles first, and the marked one with the last of them.
    assert_eq!(act(Action::Paste("0m345m77788p".into())), "3405m77788p");
    for c in "[340p]".chars() {
        act(Action::Type(c));
    }
    assert_eq!(act(Action::Escape), "[340p]3405m77788p");
    assert_eq!(act(Action::Conceal(0)), "3405m34077788p");
    assert_eq!(act(Action::Paste("0m55m1p".into())), "055m1p");
    assert_eq!(act(Action::Paste("[055m]1p".into())), "[055m]1p");
    assert_eq!(
        act(Action::Replace(0, "5m".parse().map(hule::tiles::Meld::kong).unwrap())),
        "[0555m,1]1p"
    );
    assert_eq!(act(Action::WinOnMarked(tile("5p"))), "[0555m,1]1p+0p");
    assert_eq!(act(Action::WinOn(tile("9p"))), "[0555m,1]10p+9p");
    assert_eq!(act(Action::Pick(Piece::Marked(tile("5p")))), "[0555m,1]1p+9p");
}

#[test]
fn a_meld_of_the_hand_takes_the_marked_tile_with_the_last_copy() {
    let declared = |hand: &str, meld: &str| {
        let meld = notation::parse(meld).expect("a meld").melds[0];
        decoded(hand).declared_from_hand(0, meld).map(|draft| written(&draft))
    };
    assert_eq!(declared("055m1p", "[555m]").as_deref(), Some("[055m]1p"));
    assert_eq!(declared("0555m1p", "[555m]").as_deref(), Some("[555m]0m1p"));
    assert_eq!(declared("[055m]5m1p", "[5555m,1]").as_deref(), Some("[0555m,5]1p"));
    assert_eq!(declared("[555m]0m1p", "[5555m,1]").as_deref(), Some("[0555m,5]1p"));
    assert_eq!(declared("3405m1p", "[345m]").as_deref(), Some("[345m]0m1p"));
}

#[test]
fn points_come_from_the_table_and_add_up() {
    let report = engine().report(&decoded("[055m]123p123sEEE7s+7s"));
    assert_eq!(report.standing, Standing::complete(true, 0));
    // 10,030 × 2 is rounded up: three payments of 20,100.
    let sheet = &report.sheets[0];
    assert_eq!((sheet.total, sheet.limit), (60_300, Some("flood")));
    assert_eq!(
        sheet.formula.as_ref().map(ToString::to_string).as_deref(),
        Some("10030 × 2 → 20100")
    );
    let ledger = report.ledger.as_ref().expect("paid");
    assert_eq!((ledger.net.east, ledger.taken, ledger.bank), (61_300, 1000, 0));
    assert_eq!(ledger.net.iter().map(|(_, net)| net).sum::<i32>(), ledger.taken);
    let last = ledger.transfers.last().expect("a payment");
    assert_eq!((last.from, last.to, last.amount), (None, Some(Seat::East), 1000));
    assert_eq!(ledger.transfers[0].name, Some("flood"));
    let said = payments::of_ledger(ledger, &Catalogue::english());
    assert_eq!(said, "South, West and North pay East 20100 each · East takes 1000 from the table");
    let json = serde_json::to_value(&report).expect("JSON");
    assert_eq!(
        (&json["sheets"][0]["total"], &json["ledger"]["taken"]),
        (&60_300.into(), &1000.into())
    );
}

#[test]
fn a_hand_can_be_barred_for_another_reason_than_its_points() {
    let report = engine().report(&decoded("[555m]123p123sEEE7s+7s"));
    let Standing::Complete { wins, needed, why } = &report.standing else {
        panic!("{:?}", report.standing)
    };
    assert_eq!((*wins, *needed), (false, 0));
    assert_eq!(why.as_ref().map(|why| &*why.key), Some("lagoon.no-red"));
    let words = Catalogue::parse(Language::En, r#"{ "lagoon.no-red": "no red five" }"#);
    let summary =
        hule::text::summary::Summary::of(&decoded("[555m]123p123sEEE7s+7s"), &report, 0, &words);
    assert_eq!(summary.verdict, "no red five");
}

#[test]
fn a_fan_can_be_worth_less_once_a_set_was_claimed() {
    let worth = |number| {
        let fan = SYSTEM.fan(number).expect("a fan");
        (fan.worth_if(true), fan.worth_if(false))
    };
    assert_eq!(worth(RED), (Some(1), Some(1)));
    assert_eq!(worth(2), (Some(6), Some(5)));
    assert_eq!(worth(3), (Some(2), None));
}
