//! The drafts that players would enter for the reference cases have the reports that the cases
//! expect: totals, nets and the next dealer.

use crate::support::drafts;
use crate::support::flow;
use hule::entry::GivenAnswer;
use hule::entry::{Draft, link};
use hule::rules;
use hule::rules::score;
use hule::scoring::{Report, Sheet, Standing};
use hule::system::Answer;
use hule::tiles::{Meld, MeldKind, Seat, Suit, Tile};
use serde_json::{Value, json};

fn cases_of(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/data/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a file of cases");
    text.lines().map(|line| serde_json::from_str(line).expect("a case")).collect()
}

fn net(report: &Report) -> Value {
    let net = report.ledger.as_ref().map(|ledger| ledger.net).unwrap_or_default();
    let seats = net.iter().map(|(seat, net)| (seat.letter().to_owned(), json!(net)));
    Value::Object(seats.collect())
}

fn wins(report: &Report) -> bool {
    matches!(report.standing, Standing::Complete { wins: true, .. })
}

/// The report of a case's draft. The draft has no faults, its ledger sums to zero with the bank,
/// and its link restores it.
fn report_of(draft: &Draft, id: &Value) -> Report {
    let report = score(draft);
    assert!(report.faults.is_empty(), "{id}: {:?}", report.faults);
    if let Some(ledger) = &report.ledger {
        let all: i32 = ledger.net.iter().map(|(_, net)| net).sum();
        assert_eq!(all + ledger.bank, 0, "{id}");
    }
    let again = link::decode(&link::encode(draft), rules::SYSTEMS).expect("a link of its own");
    assert_eq!(score(&again), report, "{id}");
    report
}

/// The net of each seat, and the next dealer.
fn check_outcome(report: &Report, expected: &Value, next_dealer: Value, id: &Value) {
    assert_eq!(net(report), expected["net"], "{id}");
    let dealer = report.next_dealer.map(|seat| seat.letter());
    assert_eq!(json!(dealer), next_dealer, "{id}");
}

/// The readings of a place. Each of their fans can be explained.
fn sheets_at<'a>(draft: &Draft, report: &'a Report, place: usize, id: &Value) -> &'a [Sheet] {
    let fan = draft.system().fans[0].number;
    assert!(flow::why_at(draft, place, 0, fan).is_some(), "{id}");
    match place {
        0 => &report.sheets,
        _ => &report.others[place - 1].sheets,
    }
}

#[test]
fn nanchang() {
    for case in cases_of("nanchang") {
        let (id, expected) = (&case["id"], &case["expected"]);
        let draft = drafts::nanchang(&case);
        let report = report_of(&draft, id);
        check_outcome(&report, expected, expected["next_dealer"].clone(), id);
        let won = case["outcome"]["type"] == "win" && expected["valid"] == true;
        assert_eq!(wins(&report), won, "{id}");
        if won {
            let total = report.sheets[0].total;
            assert_eq!(json!(total), expected["win"]["total"], "{id}");
        }
        let jing = report.notes.iter().find(|note| note.key == "nanchang.jing").expect("the jing");
        assert_eq!(json!(jing.tiles[1]), expected["secondary_jing"], "{id}");
    }
}

#[test]
fn sichuan() {
    for case in cases_of("sichuan") {
        let (id, expected) = (&case["id"], &case["expected"]);
        let draft = drafts::sichuan(&case);
        let report = report_of(&draft, id);
        check_outcome(&report, expected, expected["next_dealer"].clone(), id);
        for win in expected["wins"].as_array().into_iter().flatten().filter(|w| w["valid"] == true)
        {
            let seat = win["seat"].as_str().and_then(Seat::from_letter);
            let place = Seat::East.places_to(seat.expect("a seat"));
            let sheets = sheets_at(&draft, &report, place, id);
            assert_eq!(json!(sheets[0].points), win["fan_total"], "{id} {win}");
        }
    }
}

#[test]
fn classical() {
    for case in cases_of("classical") {
        let (id, expected) = (&case["id"], &case["expected"]);
        let draft = drafts::classical(&case);
        let report = report_of(&draft, id);
        let stays = expected["east_stays"].as_bool();
        check_outcome(&report, expected, json!(stays.map(|s| if s { "E" } else { "S" })), id);
        for (letter, hand) in expected["hands"].as_object().into_iter().flatten() {
            let seat = Seat::from_letter(letter).expect("a seat");
            let place = draft.seat(0).expect("a seat").places_to(seat);
            let sheets = sheets_at(&draft, &report, place, id);
            assert_eq!(json!(sheets[0].total), hand["value"], "{id} {letter}");
        }
    }
}

/// The points of each place if it wins alone, or null if they are too few.
fn alone(report: &Report) -> Value {
    let points = |place: usize| {
        let alone = report.splits.iter().filter(|split| split.hands.len() == 1);
        let mut hands = alone.map(|split| &split.hands[0]);
        let hand = hands.find(|hand| hand.place == place);
        hand.map(|hand| hand.points).filter(|points| *points >= 8)
    };
    json!({ "A": points(0), "B": points(1) })
}

fn siamese_case(case: &Value, preset: &str) {
    let id = json!(format!("{} {preset}", case["id"]));
    let expected = &case["expected"][preset];
    let draft = drafts::siamese(case, preset);
    let report = report_of(&draft, &id);
    let best = report.splits.first();
    for share in best.into_iter().flat_map(|split| &split.hands) {
        let sheets = sheets_at(&draft, &report, share.place, &id);
        assert_eq!(sheets[0].points, share.points, "{id}");
    }
    match case["task"].as_str() {
        Some("first_win") if report.splits.iter().all(|split| split.hands.len() == 1) => {
            let values = &expected["hands"];
            let mut wanted = json!({ "A": values["A"]["value"], "B": values["B"]["value"] });
            let alike = draft.tiles.melds.is_empty() && draft.others[0].is_empty();
            if alike {
                wanted["B"] = Value::Null;
            }
            assert_eq!(alone(&report), wanted, "{id}");
            assert_eq!(json!(wins(&report)), expected["valid"], "{id}");
        }
        Some("double_win") => {
            let double = report.splits.iter().find(|split| split.hands.len() == 2);
            assert_eq!(json!(double.is_some()), expected["valid"], "{id}");
            assert_eq!(json!(double.map(|split| split.total)), expected["best"]["total"], "{id}");
            let no_double = |note: &hule::scoring::Note| note.key.starts_with("siamese.no-double");
            assert!(double.is_some() || best.is_none() || report.notes.iter().any(no_double));
        }
        Some("second_win") => {
            let points = report.sheets.first().map(|sheet| sheet.points);
            assert_eq!(json!(points), expected["value"], "{id}");
            assert_eq!(json!(wins(&report)), expected["valid"], "{id}");
        }
        Some("deal") => {
            for (seat, expected) in expected["net"].as_object().into_iter().flatten() {
                assert_eq!(&net(&report)[seat], expected, "{id}");
            }
            let two = report.notes.iter().find(|note| note.key == "siamese.finale.two-wins");
            let doubler = two.and_then(|note| note.seat).map(|seat| seat.letter());
            assert_eq!(json!(doubler), expected["doubler"], "{id}");
        }
        _ => {}
    }
}

#[test]
fn siamese() {
    for case in cases_of("siamese") {
        siamese_case(&case, "green-book");
        siamese_case(&case, "competition-1998");
    }
}

/// The order in which tiles and melds are entered makes no difference.
#[test]
fn order_makes_no_difference() {
    let drafts = |file: &str, draft: fn(&Value) -> Draft| {
        cases_of(file).iter().step_by(3).map(draft).collect::<Vec<_>>()
    };
    let siamese = |case: &Value| drafts::siamese(case, "green-book");
    let mut all = drafts("nanchang", drafts::nanchang);
    all.extend(drafts("sichuan", drafts::sichuan));
    all.extend(drafts("classical", drafts::classical));
    all.extend(cases_of("siamese").iter().step_by(3).map(siamese));
    for draft in all {
        let mut turned = draft.clone();
        for place in 0..draft.system().places.len() {
            let tiles = turned.place_mut(place).expect("a place");
            tiles.standing.reverse();
            tiles.melds.reverse();
            tiles.flowers.reverse();
        }
        let (before, after) = (score(&draft), score(&turned));
        assert_eq!(before.ledger.map(|l| l.net), after.ledger.map(|l| l.net));
        let totals = |sheets: &[hule::scoring::Sheet]| sheets.first().map(|sheet| sheet.total);
        assert_eq!(totals(&before.sheets), totals(&after.sheets));
        assert_eq!(before.next_dealer, after.next_dealer);
        assert_eq!(before.notes, after.notes);
    }
}

fn swapped(tile: Tile) -> Tile {
    match tile.suit() {
        Some(Suit::Characters) => Tile::suited(Suit::Bamboo, tile.rank()),
        Some(Suit::Bamboo) => Tile::suited(Suit::Characters, tile.rank()),
        _ => tile,
    }
}

/// The same deal with characters for bamboo and bamboo for characters.
fn with_suits_swapped(draft: &Draft) -> Draft {
    let mut other = draft.clone();
    for place in 0..4 {
        let tiles = other.place_mut(place).expect("a place");
        tiles.standing.iter_mut().for_each(|tile| *tile = swapped(*tile));
        tiles.win = tiles.win.map(swapped);
        for meld in tiles.melds.iter_mut().filter(|meld| !meld.is_honor_chow()) {
            *meld = Meld::of(meld.kind(), swapped(meld.tile())).expect("a meld");
        }
    }
    other.events.iter_mut().for_each(|event| event.tile = event.tile.map(swapped));
    for GivenAnswer { key, place, answer } in draft.given() {
        let answer = match (key, &*answer.to_string()) {
            ("void", "m") => "s".to_owned(),
            ("void", "s") => "m".to_owned(),
            ("indicator", tile) => swapped(tile.parse().expect("a tile")).to_string(),
            _ => continue,
        };
        other.set_at(key, place, &answer).expect("an answer");
    }
    other
}

/// Suits can be swapped in Sichuan and Nanchang. (They cannot in MCR, where green and reversible
/// tiles have fans, nor in Chinese Classical, where green tiles and some circles have.)
#[test]
fn suits_make_no_difference() {
    let sichuan = cases_of("sichuan").into_iter().map(|case| drafts::sichuan(&case));
    let nanchang = cases_of("nanchang").into_iter().map(|case| drafts::nanchang(&case));
    for draft in sichuan.chain(nanchang) {
        let (before, after) = (score(&draft), score(&with_suits_swapped(&draft)));
        assert_eq!(before.ledger, after.ledger);
        assert_eq!(before.next_dealer, after.next_dealer);
        let best = |report: &Report| {
            let sheet = report.sheets.first();
            sheet.map(|s| (s.total, s.counted.iter().map(|c| c.fan).collect::<Vec<_>>()))
        };
        assert_eq!(best(&before), best(&after));
    }
}

/// A loser's hand in Nanchang is paid the same whether it is entered as tiles or as counts.
#[test]
fn counts_stand_for_tiles() {
    let mut seen = 0;
    for case in cases_of("nanchang") {
        let draft = drafts::nanchang(&case);
        let primary: Tile = draft.answer("indicator").and_then(Answer::tile).expect("a jing");
        let secondary = score(&draft).notes[0].tiles[1];
        let drawn = draft.answer("ending") == Some(Answer::Word("draw"));
        let mut counted = draft.clone();
        for place in usize::from(!drawn)..4 {
            let tiles = std::mem::take(counted.place_mut(place).expect("a place"));
            let kongs = |wanted: &dyn Fn(&Meld) -> bool| {
                tiles.melds.iter().filter(|m| m.kind().is_kong() && wanted(m)).count()
            };
            let jing = |meld: &Meld| [primary, secondary].contains(&meld.tile());
            let open = |meld: &Meld| meld.kind() != MeldKind::ConcealedKong;
            for (key, number) in [
                ("primary", tiles.copies(primary)),
                ("secondary", tiles.copies(secondary)),
                ("open-kongs", kongs(&|meld| !jing(meld) && open(meld))),
                ("concealed-kongs", kongs(&|meld| !jing(meld) && !open(meld))),
                ("jing-kongs", kongs(&jing)),
            ] {
                counted.set_at(key, place, &number.to_string()).expect("an answer");
            }
        }
        let (laid_out, counted) = (score(&draft), score(&counted));
        assert_eq!(laid_out.ledger, counted.ledger, "{}", case["id"]);
        assert_eq!(laid_out.next_dealer, counted.next_dealer);
        seen += 1;
    }
    assert!(seen > 500);
}

/// Only one player wins in Nanchang: of several who claim the tile, the nearest (N11).
#[test]
fn one_winner_of_nanchang() {
    let mut draft =
        link::decode("1/nanchang/123m456p789s1122s+2s?indicator=5m&seat=S&from=E", rules::SYSTEMS)
            .expect("a link");
    assert_eq!(score(&draft).faults, vec![]);
    draft.set_at("claims", 1, "yes").expect("an answer");
    let report = score(&draft);
    assert_eq!(report.faults[0].code, hule::rules::nanchang::faults::SEVERAL_WINNERS);
    let asked = report.asked.iter().find(|asked| asked.key == "claims").expect("to be mended");
    assert_eq!(asked.place, 1);
}

/// Impossible jing are refused with the reason.
#[test]
fn impossible_jing_are_refused() {
    let draft = link::decode("1/nanchang/5555m123p456s", rules::SYSTEMS).expect("a link");
    let report = score(&draft);
    assert_eq!(report.standing, Standing::Entering { missing: 3 });
    let all = flow::asked(&draft);
    let asked = all.iter().find(|asked| asked.key == "indicator").expect("asked");
    let offer = asked.offers.iter().find(|offer| offer.answer.is_written("5m")).expect("on offer");
    let code = offer.impossible.as_ref().map(|fault| fault.code);
    assert_eq!(code, Some(hule::rules::nanchang::faults::TOO_MANY_JING));
    assert_eq!(asked.offers.iter().filter(|offer| offer.impossible.is_some()).count(), 1);
}
