//! Every input is answered: nothing panics, all faults are named at once, and valid input is kept
//! as it was.

mod strategies;

use crate::catalogues::catalogues;
use crate::support::flow;
use std::collections::BTreeSet;

use crate::support::faults;
use crate::support::random::{self, Flavour, Random};
use hule::entry::notation::{self, Tiles};
use hule::entry::{Draft, Fault, Hand, link};
use hule::rules;
use hule::rules::mcr::FANS;
use hule::rules::score;
use hule::scoring::Standing;
use hule::text::{Catalogue, fault};
use hule::tiles::{Flower, Meld, Tile};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use strategies::*;

/// How often each property is tried.
const TIMES: u32 = 10_000;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Asks everything of a draft, in both languages, and serialises the answers.
fn ask_everything(draft: &Draft) {
    let report = score(draft);
    let json = serde_json::to_value(&report).expect("a report is JSON");
    assert_eq!(json["rules"], "mcr");
    serde_json::to_value(draft).expect("a draft is JSON");
    assert_eq!(report.faults.is_empty(), report.standing != Standing::Faulty);
    let catalogues = catalogues();
    for fault in &report.faults {
        catalogues.iter().for_each(|c| assert!(!fault::sentence(fault, c).to_string().is_empty()));
    }
    let examined = flow::examine(draft);
    for i in 0..report.sheets.len() {
        for fan in &FANS {
            if matches!(examined.why(0, i, fan.number), Some(Err(_))) {
                let said = flow::missing_at(&catalogues[0], &examined, 0, i, fan.number);
                assert!(!said.contains('{'), "{said}");
            }
        }
    }
    assert_eq!(examined.why(0, report.sheets.len(), 1), None);
    assert_eq!(examined.why(0, 0, 200), None);
}

/// Reads a text in every way. What is read is scored, and is the same when it is written and read
/// again.
fn read(text: &str) {
    if let Ok(tiles) = notation::parse(text) {
        let printed = tiles.to_string();
        assert_eq!(notation::parse(&printed), Ok(sorted(tiles)), "{text} as {printed}");
    }
    if let Ok((tiles, table)) = notation::parse_with_table(text) {
        let mut draft = mcr();
        draft.tiles = tiles;
        table.iter().for_each(|table| draft.set_table(table));
        ask_everything(&draft);
    }
    if let Ok(draft) = link::decode(text, rules::SYSTEMS) {
        assert_eq!(
            link::decode(&link::encode(&draft), rules::SYSTEMS),
            Ok(settled(draft.clone())),
            "{text}"
        );
        ask_everything(&draft);
    }
    let _ = text.parse::<Tile>();
    let json = serde_json::Value::from(text);
    let _ = serde_json::from_value::<Tile>(json.clone());
    let _ = serde_json::from_value::<Flower>(json.clone());
    let _ = serde_json::from_value::<Meld>(json);
    let mut draft = mcr();
    for key in [text, "win", "from", ""] {
        for answer in [text, "", "E"] {
            let before = draft.clone();
            if draft.set(key, answer).is_err() {
                assert_eq!(draft, before);
                assert!(draft.set(key, answer).is_err());
            }
        }
    }
    let _ = draft.set_ruling(text, true);
    let _ = draft.set_preset(text);
}

#[test]
fn tiles_of_a_place_that_there_is_not_are_refused() {
    let mut draft = Draft::new(rules::system("sichuan").expect("a system"));
    let faults = draft.read(4, "1m").expect_err("four places");
    assert_eq!(faults[0].to_string(), "no-such-place (4)");
    assert!(draft.read(3, "1m").is_ok());
}

/// The tiles in the order of the notation: concealed tiles are sorted.
fn sorted(mut tiles: Tiles) -> Tiles {
    tiles.standing.sort_unstable();
    tiles
}

/// A draft as a link restores it: the last of fourteen tiles wins, the others are sorted.
fn settled(mut draft: Draft) -> Draft {
    let (standing, win) = draft.tiles.split_win();
    let standing = standing.to_vec();
    draft.tiles = sorted(Tiles { standing, win, ..draft.tiles.clone() });
    draft
}

proptest! {
    #![proptest_config(config(TIMES))]

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        read(&text);
    }

    #[test]
    fn any_bytes_have_an_answer(bytes in vec(any::<u8>(), 0..80)) {
        read(&String::from_utf8_lossy(&bytes));
        read(&format!("1/mcr/{}", String::from_utf8_lossy(&bytes)));
    }

    #[test]
    fn any_words_have_an_answer(text in any_words()) {
        read(&text);
        read(&format!("1/mcr/{text}"));
    }

    #[test]
    fn a_damaged_hand_has_an_answer(draft in winning_draft(), seed in any::<u64>()) {
        read(&damaged(draft.tiles.to_string(), seed));
    }

    #[test]
    fn a_damaged_link_has_an_answer(draft in any_draft(), seed in any::<u64>()) {
        read(&damaged(link::encode(&draft), seed));
    }

    #[test]
    fn a_hand_comes_back_from_its_notation(draft in winning_draft()) {
        let tiles = sorted(draft.tiles);
        prop_assert_eq!(notation::parse(&tiles.to_string()), Ok(tiles.clone()));
    }

    #[test]
    fn a_draft_comes_back_from_its_link(draft in any_draft()) {
        let encoded = link::encode(&draft);
        prop_assert_eq!(link::decode(&encoded, rules::SYSTEMS), Ok(settled(draft.clone())));
        prop_assert_eq!(link::decode(&format!("#{encoded}"), rules::SYSTEMS), Ok(settled(draft.clone())));
        let escaped: String = encoded.bytes().map(|b| format!("%{b:02x}")).collect();
        if escaped.len() <= link::LONGEST {
            prop_assert_eq!(link::decode(&escaped, rules::SYSTEMS), Ok(settled(draft)));
        }
    }

    #[test]
    fn any_draft_has_a_report(draft in any_draft()) {
        ask_everything(&draft);
        // The draft of its link has the same report.
        let again = link::decode(&link::encode(&draft), rules::SYSTEMS).expect("a link of its own");
        prop_assert_eq!(score(&again), score(&draft));
    }
}

proptest! {
    #![proptest_config(config(TIMES / 10))]

    #[test]
    fn any_winning_draft_has_a_report(draft in winning_draft()) {
        ask_everything(&draft);
        let report = score(&draft);
        prop_assert_eq!(report.sheets.is_empty(), !report.faults.is_empty());
    }

    /// An answer that is offered brings no fault, and one that is marked impossible does.
    #[test]
    fn offered_answers_bring_no_fault(draft in winning_draft()) {
        for asked in flow::asked(&draft) {
            for offer in asked.offers {
                let mut chosen = draft.clone();
                let engine = flow::engine(&chosen);
                engine.answer(&mut chosen, asked.question, 0, offer.answer).expect("on offer");
                let faults = score(&chosen).faults;
                let before = score(&draft).faults;
                let new: Vec<&Fault> = faults.iter().filter(|f| !before.contains(f)).collect();
                match offer.impossible {
                    Some(fault) => prop_assert!(new.contains(&&fault), "{fault:?}"),
                    None => prop_assert!(new.is_empty(), "{} {}: {new:?}", asked.question.key, offer.answer),
                }
            }
        }
    }

    /// Answers that were possible when they were given, one after the other, never contradict one
    /// another.
    #[test]
    fn choosing_what_is_possible_leads_to_no_fault(
        seed in any::<u64>(),
        flavour in select(Flavour::ALL.to_vec()),
        choices in vec(any::<(u8, u8)>(), 0..8),
    ) {
        let mut draft = mcr();
        draft.tiles = random::winning(&mut Random::new(seed), flavour);
        for (question, answer) in choices {
            let asked = flow::asked(&draft);
            let asked = &asked[usize::from(question) % asked.len()];
            let offer = &asked.offers[usize::from(answer) % asked.offers.len()];
            if offer.impossible.is_none() {
                flow::engine(&draft).answer(&mut draft, asked.question, 0, offer.answer).expect("on offer");
            }
            prop_assert_eq!(score(&draft).faults, vec![]);
        }
    }
}

fn codes(faults: &[Fault]) -> Vec<&'static str> {
    faults.iter().map(|fault| fault.code.key()).collect()
}

#[test]
fn every_fault_of_a_hand_is_reported_at_once() {
    let text =
        "1/mcr/[EEE][ESWN][555p][678s][111m]55555p1h1h?seat=S&from=S&win=replacement&last=claim";
    let faults = link::decode(text, rules::SYSTEMS).expect_err("a meld of four winds");
    assert_eq!(codes(&faults), ["not-a-meld"]);
    let draft = link::decode(&text.replace("[ESWN]", "[EEEE][NNN]"), rules::SYSTEMS)
        .expect("it can be read");
    let expected = [
        "flower-twice",
        "five-of-a-kind", // 5p
        "five-of-a-kind", // E
        "too-many-melds",
        "too-many-tiles",
        "own-tile",
        "last-claim-self-drawn",
    ];
    let faults = score(&draft).faults;
    assert_eq!(codes(&faults), expected);
    assert_eq!(
        fault::sentence(&faults[1], &Catalogue::english()).to_string(),
        "There are 8 copies of 5p, but only four exist. Remove the extra ones."
    );
}

#[test]
fn every_fault_of_a_text_is_reported_at_once() {
    let faults = notation::parse("12x0z[12m][ESC][123p,99]45+").expect_err("it is all wrong");
    let expected = [
        "digits-without-suit",
        "strange-character",
        "no-such-rank",
        "not-a-meld",
        "honors-no-meld",
        "unknown-meld-mark",
        "digits-without-suit",
        "loose-win",
    ];
    let reported: BTreeSet<&str> = codes(&faults).into_iter().collect();
    assert_eq!(reported, expected.into_iter().collect());
    let faults = link::decode("1/mcr/12x?win=theft&colour=red&rulings=mine&odd", rules::SYSTEMS)
        .expect_err("wrong");
    let expected = [
        "strange-character",
        "digits-without-suit",
        "unknown-answer",
        "unknown-question",
        "unknown-ruling",
        "damaged-link",
    ];
    assert_eq!(codes(&faults), expected);
}

/// There is a draft for every fault code, except those of other rule systems. Each fault names what
/// it is about.
#[test]
fn there_is_a_draft_for_every_fault() {
    for fault in faults::every() {
        let json = serde_json::to_value(&fault).expect("a fault is JSON");
        assert_eq!(json["code"], fault.code.key());
        assert!(fault.value.chars().count() <= 40);
    }
}

#[test]
fn long_texts_are_refused_before_they_are_read() {
    for text in ["1m", "[123m]", "🀇", "%31", "&", "|", "5555m+"] {
        let long = text.repeat(1_000_000 / text.len());
        assert_eq!(codes(&notation::parse(&long).expect_err("too long")), ["too-long"]);
        assert_eq!(
            codes(&link::decode(&long, rules::SYSTEMS).expect_err("too long")),
            ["too-long"]
        );
    }
    // The longest text that is allowed.
    let longest = "1m".repeat(notation::LONGEST / 2);
    assert!(notation::parse(&longest).is_ok());
    let draft = link::decode(&format!("1/mcr/{longest}"), rules::SYSTEMS).expect("it can be read");
    assert_eq!(codes(&score(&draft).faults), ["five-of-a-kind", "too-many-tiles"]);
    let answers = "&win=discard".repeat(150);
    assert!(link::decode(&format!("1/mcr/1m?{answers}"), rules::SYSTEMS).is_ok());
}

#[test]
fn escapes_are_decoded_or_refused() {
    let plain =
        link::decode("1/mcr/[123m][EEE]45p+6p?win=self-drawn", rules::SYSTEMS).expect("a link");
    for escaped in [
        "1/mcr/%5B123m%5D%5bEEE%5d45p%2B6p?win=self-drawn",
        "#1%2Fmcr%2F[123m][EEE]45p+6p%3Fwin%3Dself-drawn",
        "1/mcr/%20[123m]%20[EEE]%2045p%F0%9F%80%9E+6p?win=self-drawn",
    ] {
        let draft = link::decode(escaped, rules::SYSTEMS).expect("a link");
        let more = draft.tiles.standing.len() - plain.tiles.standing.len();
        assert!(more < 2 && draft.tiles.melds == plain.tiles.melds, "{escaped}");
    }
    for broken in
        ["1/mcr/%", "1/mcr/%4", "1/mcr/%zz", "1/mcr/%FF", "%", "1/mcr/%C3%28", "1/mcr/%é1"]
    {
        let faults = link::decode(broken, rules::SYSTEMS).expect_err("it is broken");
        assert_eq!(codes(&faults), ["damaged-link"], "{broken}");
    }
}

/// Drafts that only a program can make, with too many tiles or with none.
#[test]
fn impossible_drafts_have_reports() {
    let mut draft = mcr();
    ask_everything(&draft);
    draft.tiles.standing = vec![Tile::EAST; 5_000];
    draft.tiles.melds = vec![Meld::pung(Tile::EAST); 5_000];
    draft.tiles.flowers = (0..600).flat_map(|_| Flower::all()).collect();
    draft.tiles.win = Some(Tile::EAST);
    ask_everything(&draft);
    let faults = score(&draft).faults;
    assert_eq!(faults.len(), 11, "eight flowers, one kind, melds, tiles");
    assert!(Hand::new(&draft.tiles.standing, &draft.tiles.melds, None).is_err());
}

/// In fourteen tiles without a mark the last is the winning tile, as in the notation.
#[test]
fn the_last_of_fourteen_wins() {
    let mut draft = mcr();
    draft.tiles.standing = random::tiles("2m 3m 4m E E E 5p 6p 7p 7s 8s 9s C C");
    draft.tiles.standing.swap(2, 13);
    let report = score(&draft);
    assert_eq!(report.sheets.len(), 1, "{:?}", report.faults);
    let again = link::decode(&link::encode(&draft), rules::SYSTEMS).expect("its link");
    assert_eq!(again.tiles.win, Some("4m".parse().expect("a tile")));
    assert_eq!(score(&again), report);
}
