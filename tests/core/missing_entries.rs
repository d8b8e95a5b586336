//! Nothing is paid while something that moves points is missing, and a report says what that is and
//! where it is entered.
//!
//! In Chinese Classical and Nanchang, what was not entered of the other hands counts as 0 by agreement:
//! their notes say so, and it is not missing. So is a missing suit that a hand has no tile of.

use crate::support::random::Random;
use crate::support::{drafts, flow};
use hule::entry::notation::Tiles;
use hule::entry::{Draft, Event, link};
use hule::rules;
use hule::scoring::{EntryPoint, Note, Report};
use hule::session::{Deal, Entry, HandEntry, Session, Sheet};
use hule::system::{Answer, Question, Role, System};
use hule::text::{Catalogue, note};
use hule::tiles::{BySeat, Tile};

fn report(draft: &Draft) -> Report {
    flow::engine(draft).report(draft)
}

fn net(report: &Report) -> Option<BySeat<i32>> {
    report.ledger.as_ref().map(|ledger| ledger.net)
}

/// What is missing of the draft of a link, as `key seat entry`.
fn missing(text: &str) -> Vec<String> {
    let draft = flow::decode(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    let report = report(&draft);
    assert_eq!(report.faults, [], "{text}");
    assert_eq!(report.ledger.is_none(), !report.missing.is_empty(), "{text}");
    let entry = |entry: &EntryPoint| match entry {
        EntryPoint::Answer { question, place } => format!("{}.{place}", question.key),
        EntryPoint::EventAnswer { event, question } => format!("event {event} {}", question.key),
        EntryPoint::EventTile { event } => format!("event {event} tile"),
        EntryPoint::Tiles { place, instead: None } => format!("place {place}"),
        EntryPoint::Tiles { place, instead: Some(question) } => {
            format!("place {place} or {}", question.key)
        }
        EntryPoint::Event(suggestion) => {
            format!("{} before event {}", suggestion.event.kind.key, suggestion.index)
        }
    };
    let line = |missing: &hule::scoring::Missing| {
        let seat = missing.note.seat.map_or("-", |seat| seat.letter());
        format!("{} {seat}: {}", missing.note.key, entry(&missing.entry))
    };
    report.missing.iter().map(line).collect()
}

/// East is ready for 6m and wins, with a concealed kong; the other hands can be left out.
const EAST: &str = "2344566m234777p";
const SOUTH: &str = "[888m][333m]1118899p";
const WEST: &str = "[9999s]1479m124577s";
const NORTH: &str = "114569m22458p14s";

#[test]
fn a_win_without_its_payer_is_not_settled() {
    let win = |event: &str| format!("1/sichuan/{EAST}/?void=s&event={event}");
    assert_eq!(missing(&win("win.0.6m")), ["missing.discarder E: event 0 from"]);
    let robbed = "1/sichuan/23456789m11234p?void=s&event=win.0.1m.win:robbed-kong";
    assert_eq!(missing(robbed), ["missing.robbed E: event 0 from"]);
    assert_eq!(missing(&win("win.0.")), ["missing.winning-tile E: event 0 tile"]);
    let none: [&str; 0] = [];
    assert_eq!(missing(&win("win.0.6m.from:N")), none);
    assert_eq!(missing(&win("win.0.6m.win:self-drawn")), none);
    // Two players win on one tile: who discarded it is asked once, and where it is entered.
    let two = format!("1/sichuan/{EAST}///2344566p234777s?void=s&void.3=m&event=win.0.6m");
    assert_eq!(
        missing(&format!("{two}&event=win.3..same-tile:yes")),
        ["missing.discarder E: event 0 from"]
    );
}

#[test]
fn a_hand_or_a_kong_that_is_missing_is_named_in_its_place() {
    let deal =
        |hands: &str, events: &str| format!("1/sichuan/{hands}?void=s&void.1=s&void.2=p{events}");
    let end = "&event=wall-end.0.";
    assert_eq!(
        missing(&deal(&format!("{EAST}/{SOUTH}//{NORTH}"), end)),
        ["missing.at-wall-end W: place 2 or at-wall-end"]
    );
    // A hand that has been begun is to be entered to its end.
    let begun = format!("{EAST}/{SOUTH}/1479m/{NORTH}");
    assert_eq!(missing(&deal(&begun, end)), ["missing.hand W: place 2"]);
    assert_eq!(
        missing(&deal(&format!("{EAST}//{WEST}/"), "&event=win.1.9m.from:E&event=wall-end.0.")),
        [
            "missing.winning-hand S: place 1",
            "missing.at-wall-end N: place 3 or at-wall-end",
            "missing.kong W: kong before event 1",
        ]
    );
    let open = WEST.replace("[9999s]", "[9999s,1]");
    let kong = "&event=kong.2.9s.kong:open";
    assert_eq!(
        missing(&deal(&format!("{EAST}//{open}/"), kong)),
        ["missing.kong-feeder W: event 0 from"]
    );
    assert_eq!(missing(&deal(&format!("{EAST}//{open}/"), "&event=kong.2.")).len(), 2);
}

/// The example S-18 without tiles of those who have not won: East has won 1 from North. South is ready for
/// 2 at most, West is not and pays South 2 and gives back 2 to each for the kong, and North pays 48 to nobody.
#[test]
fn how_a_hand_stands_at_the_end_of_the_wall_is_enough() {
    let events = "&event=kong.2.9s&event=win.0.6m.from:N&event=wall-end.0.";
    let stand = "&at-wall-end.1=2&at-wall-end.2=not-ready&at-wall-end.3=flower-pig";
    let deal = |text: &str| {
        let draft = flow::decode(&format!("1/sichuan/{EAST}?void=s{text}")).expect("a link");
        report(&draft)
    };
    let told = deal(&format!("{stand}{events}"));
    assert_eq!((&*told.faults, &*told.missing), (&[][..], &[][..]));
    assert_eq!(net(&told), Some(BySeat { east: 1, south: 2, west: -2, north: -49 }));
    assert!(told.is_over);
    // What a hand shows comes before what was said of it, and who has won is not asked.
    assert_eq!(net(&deal(&format!("&at-wall-end.0=flower-pig{stand}{events}"))), net(&told));
    let open = deal(&format!("&at-wall-end.1=2&at-wall-end.2=not-ready{events}"));
    assert_eq!((open.ledger.is_none(), open.missing.len()), (true, 1));
    // Nobody has a hand worth 16 where three fans count at most.
    let high = stand.replace("1=2", "1=16");
    assert_eq!(deal(&format!("{high}{events}")).faults[0].code.key(), "no-such-value");
    let four = deal(&format!("&rulings=four-fans-limit{high}{events}"));
    assert_eq!(net(&four), Some(BySeat { east: 1, south: 16, west: -16, north: -49 }));
}

/// A kong is entered once: as the meld of a hand, or as the event.
#[test]
fn a_kong_among_the_melds_and_the_kong_among_the_events_are_one_thing() {
    let draft = |text: &str| flow::decode(&format!("1/sichuan/{text}")).expect("a link");
    let agreed = |before: &str, after: &str| {
        let (before, mut draft) = (draft(before), draft(after));
        flow::engine(&draft).agree(&before, &mut draft);
        link::encode(&draft).replacen("1/sichuan/", "", 1)
    };
    for (before, after, expected) in [
        // A concealed kong is an event; who fed an open one is asked.
        ("1m", "[2222m]1m", "[2222m]1m?event=kong.0.2m"),
        ("1m", "[2222m,1]1m", "[2222m,1]1m"),
        // The event puts the meld before its player, made of the tiles that stand there.
        ("1m/", "1m/?event=kong.1.3p", "1m/[3333p]?event=kong.1.3p"),
        ("3333p1m", "3333p1m?event=kong.0.3p", "[3333p]1m?event=kong.0.3p"),
        // Another answer makes it another meld, and another player has it.
        (
            "[3333p]1m?event=kong.0.3p",
            "[3333p]1m?event=kong.0.3p.kong:open.from:S",
            "[3333p,1]1m?event=kong.0.3p.kong:open.from:S",
        ),
        ("[3333p]1m/?event=kong.0.3p", "[3333p]1m/?event=kong.1.3p", "1m/[3333p]?event=kong.1.3p"),
        // One goes with the other.
        ("[3333p]1m?event=kong.0.3p", "1m?event=kong.0.3p", "1m"),
        ("[3333p]1m?event=kong.0.3p", "[3333p]1m", "1m"),
    ] {
        assert_eq!(agreed(before, after), expected, "{before} → {after}");
    }
}

#[test]
fn one_hand_alone_names_who_fed_its_kongs() {
    let hand = "1/sichuan/[2222m,1]4566m345777p+6m?void=s";
    assert_eq!(
        missing(hand),
        ["missing.kong-feeder E: kong-from.0", "missing.discarder E: from.0"]
    );
    assert_eq!(missing(&format!("{hand}&from=S")), ["missing.kong-feeder E: kong-from.0"]);
    assert!(missing(&format!("{hand}&from=S&kong-from=W")).is_empty());
}

#[test]
fn the_kong_before_a_discard_is_missing_only_where_the_winner_gets_its_points() {
    let deal = format!("1/sichuan/{EAST}?void=s&event=win.0.6m.win:discard-after-kong.from:N");
    assert!(missing(&deal).is_empty());
    assert_eq!(
        missing(&format!("{deal}&rulings=kong-to-winner")),
        ["missing.kong-before-discard N: kong before event 0"]
    );
}

#[test]
fn the_other_systems_name_who_pays() {
    for (text, expected) in [
        ("1/mcr/[789s][EEEE,1]123m456pC+C?seat=S", "missing.discarder S: from.0"),
        ("1/mcr/[789s]123m456p99sC+C?seat=S&win=robbed-kong", "missing.robbed S: from.0"),
        ("1/nanchang/2m46789p12sEE[SWN]+3s?indicator=2m&seat=S", "missing.discarder S: from.0"),
        (
            "1/siamese/1m/?event=won.0..player:S.value:24.win:discard",
            "missing.discarder S: event 0 from",
        ),
    ] {
        let draft = flow::decode(text).expect("a link");
        if report(&draft).faults.is_empty() {
            assert_eq!(missing(text), [expected]);
        }
    }
}

#[test]
fn a_session_does_not_settle_a_hand_of_which_something_is_missing() {
    let sichuan = rules::system("sichuan").expect("a system");
    let mut session = Session::new(sichuan, ["Anna", "Ben", "Cem", "Dora"]);
    let link = format!(
        "1/sichuan/{EAST}/{SOUTH}/{WEST}/{NORTH}?void=s&void.1=s&void.2=p&void.3=s\
         &event=kong.2.9s&event=win.0.6m&event=wall-end.0."
    );
    session.deals = vec![Deal::new(Entry::Hand(HandEntry { link, seats: None }))];
    let sheet = Sheet::of(&session, rules::engine(sichuan).expect("an engine"));
    let faults: Vec<String> = sheet.faults.iter().map(ToString::to_string).collect();
    assert_eq!(faults, ["deals[0].link: payments-open"]);
    assert_eq!(sheet.totals, [0; 4]);
}

#[test]
fn a_win_on_the_same_tile_follows_a_win() {
    let text = format!("1/sichuan/{EAST}?void=s&event=win.0.6m.same-tile:yes");
    let draft = flow::decode(&text).expect("a link");
    assert_eq!(flow::faults(&draft)[0].to_string(), "event 1 E no-win-before");
}

#[test]
fn a_fault_of_an_event_has_the_number_that_the_event_has() {
    // The first event has no tile yet, and the third joins the second.
    let text = format!(
        "1/sichuan/{EAST}?void=s&event=kong.1.&event=win.2.5s.from:E&event=win.3..same-tile:yes\
         &event=win.0.6m.from:E"
    );
    let draft = flow::decode(&text).expect("a link");
    assert_eq!(flow::faults(&draft)[0].to_string(), "event 4 E own-tile");
}

/// A part of a draft that was entered and is taken out again.
#[derive(Clone, Copy, Debug)]
enum Part {
    Answer(&'static Question, usize),
    EventAnswer(usize, &'static Question),
    EventTile(usize),
    Event(usize),
    Hand(usize),
}

/// Everything in a draft that could be missing and is nothing that goes without saying, and every hand
/// besides the one that is calculated.
fn parts(draft: &Draft) -> Vec<Part> {
    let system = draft.system();
    let is_open = |q: &Question| q.default.is_none() && q.role != Role::MissingSuit;
    let answers = draft.given().filter(|given| is_open(given.question));
    let mut parts: Vec<Part> = answers.map(|g| Part::Answer(g.question, g.place)).collect();
    for (index, event) in draft.events.iter().enumerate() {
        let kind = event.kind;
        let open = event.given().filter(|(question, _)| is_open(question));
        parts.extend(open.map(|(question, _)| Part::EventAnswer(index, question)));
        if kind.tile && !kind.held && event.tile.is_some() {
            parts.push(Part::EventTile(index));
        }
        if kind.tile && !kind.is_win && !kind.held {
            parts.push(Part::Event(index));
        }
    }
    let is_entered = |place: &usize| !draft.place(*place).expect("a place").is_empty();
    if !draft.is_one_player() {
        // Without its tiles, the calculated hand of a deal without events is no deal at all.
        let first = usize::from(draft.events.is_empty());
        parts.extend((first..system.places.len()).filter(is_entered).map(Part::Hand));
    }
    parts
}

fn without(draft: &Draft, part: Part) -> Draft {
    let mut less = draft.clone();
    match part {
        Part::Answer(question, place) => less.forget(question, place),
        Part::EventAnswer(index, question) => {
            let answer = draft.events[index].answer(question).expect("an answer");
            less.events[index].toggle(question, answer).expect("to take it back");
        }
        Part::EventTile(index) => less.events[index].tile = None,
        Part::Event(index) => drop(less.events.remove(index)),
        Part::Hand(place) => *less.place_mut(place).expect("a place") = Tiles::default(),
    }
    less
}

/// Whether a part is entered where something is missing.
fn is_entered_at(part: Part, entry: &EntryPoint, whole: &Draft) -> bool {
    match (part, entry) {
        (Part::Answer(key, place), EntryPoint::Answer { question, place: at }) => {
            (key, place) == (*question, *at)
        }
        (Part::EventAnswer(index, key), EntryPoint::EventAnswer { event, question }) => {
            (index, key) == (*event, *question)
        }
        (Part::EventTile(index), EntryPoint::EventTile { event }) => index == *event,
        (Part::Event(index), EntryPoint::Event(suggestion)) => {
            let event: &Event = &whole.events[index];
            (event.place, event.tile) == (suggestion.event.place, suggestion.event.tile)
        }
        (Part::Hand(place), EntryPoint::Tiles { place: at, .. }) => place == *at,
        _ => false,
    }
}

/// Whether a report says that the hand of a place was not entered and counts as 0.
fn counts_as_nothing(draft: &Draft, report: &Report, place: usize) -> bool {
    let is_it = |note: &Note| note.seat == draft.seat(place) && note.seat.is_some();
    let words = Catalogue::english().for_system(draft.system().key);
    let says = |note: &Note| note::sentence(note, &words).to_string().contains("ounts as 0");
    report.notes.iter().any(|note| is_it(note) && says(note))
        && !note::of_gaps(&report.notes, &words).is_empty()
}

/// Takes each part out of the drafts of a system. Either nobody's payments change, or the report says that
/// a hand counts as 0 by agreement, or there are no payments and it is said where the part is entered.
/// Returns how often there were some and none.
fn take_out_of(system: &'static System) -> (usize, usize) {
    let (mut same, mut none) = (0, 0);
    for whole in drafts::of(system) {
        let before = report(&whole);
        if before.ledger.is_none() {
            continue;
        }
        for part in parts(&whole) {
            let less = without(&whole, part);
            let after = report(&less);
            let text = link::encode(&less);
            // Where others are entered by the worth of their hands, the screen itself asks for this one.
            let is_asked_for = matches!(part, Part::Hand(0))
                && system.score_table.is_some()
                && !whole.events.is_empty();
            if !after.faults.is_empty() || is_asked_for {
                continue;
            }
            if after.missing.is_empty() {
                let is_said =
                    matches!(part, Part::Hand(place) if counts_as_nothing(&less, &after, place));
                assert!(is_said || net(&after) == net(&before), "{part:?} {text}");
                same += 1;
            } else {
                assert_eq!(after.ledger, None, "{part:?} {text}");
                let entries = after.missing.iter().map(|missing| &missing.entry);
                let is_named = entries.clone().any(|entry| is_entered_at(part, entry, &whole));
                assert!(is_named, "{part:?} {text} {:?}", after.missing);
                none += 1;
            }
        }
    }
    (same, none)
}

#[test]
fn what_moves_points_is_missing_and_nothing_else() {
    let mut unmoved = Vec::new();
    for system in rules::SYSTEMS {
        let (same, none) = take_out_of(system);
        assert!(same + none > 20, "{system:?}: {same} {none}");
        unmoved.extend((none <= 20).then_some(system.key));
    }
    // In Classical nothing that may be left out moves points.
    assert_eq!(unmoved, ["classical"]);
}

/// While there is a ledger, no answer to a question that is still open changes it.
#[test]
fn no_open_answer_changes_a_ledger() {
    for system in rules::SYSTEMS {
        let mut random = Random::new(23);
        let mut seen = 0;
        for whole in drafts::of(system) {
            let parts = parts(&whole);
            let mut draft = whole;
            for part in parts
                .into_iter()
                .filter(|part| matches!(part, Part::Answer(..) | Part::EventAnswer(..)))
            {
                if random.one_in(2) {
                    draft = without(&draft, part);
                }
            }
            let before = report(&draft);
            assert!(before.missing.is_empty() || before.ledger.is_none());
            if before.ledger.is_none() {
                continue;
            }
            for other in answered(&draft) {
                let after = report(&other);
                if after.faults.is_empty() {
                    assert_eq!(net(&after), net(&before), "{}", link::encode(&other));
                    seen += 1;
                }
            }
        }
        assert!(seen > 0 || system.key != "classical", "{}", system.key);
    }
}

/// The draft with each answer to each of its questions that has none.
fn answered(draft: &Draft) -> Vec<Draft> {
    let mut all = Vec::new();
    for asked in draft.asked() {
        let is_suit = asked.question.role == Role::MissingSuit;
        if asked.answer.is_none() && !is_suit {
            for offer in &asked.offers {
                let mut other = draft.clone();
                other.put(asked.question, asked.place, offer.answer).expect("an answer");
                all.push(other);
            }
        }
    }
    for (index, event) in draft.events.iter().enumerate() {
        for question in event.kind.questions {
            if event.asks(question) && event.answer(question).is_none() {
                for answer in question.all() {
                    let mut other = draft.clone();
                    other.events[index].put(question, answer).expect("an answer");
                    all.push(other);
                }
            }
        }
    }
    all
}

/// Entering the first thing that is missing, again and again, leads to payments.
#[test]
fn what_is_missing_can_be_entered_where_it_is_said() {
    for system in rules::SYSTEMS {
        let mut random = Random::new(29);
        let mut paid = 0;
        for whole in drafts::of(system).into_iter().step_by(3) {
            if report(&whole).ledger.is_none() {
                continue;
            }
            let mut draft = whole.clone();
            for part in parts(&whole) {
                // Removing an event would change the indices of the others.
                if !matches!(part, Part::Event(_)) && random.one_in(3) {
                    draft = without(&draft, part);
                }
            }
            let mut report = self::report(&draft);
            for _ in 0..30 {
                let Some(first) = report.missing.first() else { break };
                draft = entered(&draft, &whole, &first.entry);
                report = self::report(&draft);
            }
            if report.faults.is_empty() {
                assert!(report.missing.is_empty(), "{} {:?}", link::encode(&draft), report.missing);
                paid += usize::from(report.ledger.is_some());
            }
        }
        assert!(paid > 20, "{}: {paid}", system.key);
    }
}

/// The draft with what is missing at an entry point, as the whole draft has it.
fn entered(draft: &Draft, whole: &Draft, entry: &EntryPoint) -> Draft {
    let mut more = draft.clone();
    let is = |answer: Option<Answer>| answer.expect("an answer of the whole draft");
    match entry {
        EntryPoint::Answer { question, place } => {
            let answer = is(whole.answer_at(question, *place));
            more.put(question, *place, answer).expect("an answer");
        }
        EntryPoint::EventAnswer { event, question } => {
            let answer = is(whole.events[*event].answer(question));
            more.events[*event].put(question, answer).expect("an answer");
        }
        EntryPoint::EventTile { event } => {
            let tile: Option<Tile> = whole.events[*event].tile;
            more.events[*event].tile = tile;
        }
        EntryPoint::Tiles { place, .. } => {
            *more.place_mut(*place).expect("a place") =
                whole.place(*place).expect("a place").clone();
        }
        EntryPoint::Event(suggestion) => {
            more.events.insert(suggestion.index, suggestion.variants[0].clone());
        }
    }
    more
}
