//! Hands as other places write them are read, and texts that are no hands are refused for the right
//! reason.

use hule::entry::notation;
use hule::entry::{FaultCode, link};
use hule::rules;
use hule::text::{Catalogue, Language, fault};

const HANDS: &str = include_str!("../data/elsewhere.txt");
const MALFORMED: &str = include_str!("../data/malformed.txt");

/// The rows of a table of three columns, without its comments.
fn rows(table: &'static str) -> Vec<[&'static str; 3]> {
    let lines = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let columns = |line: &'static str| Vec::from_iter(line.split('\t')).try_into().expect(line);
    lines.map(columns).collect()
}

#[test]
fn hands_of_other_places_are_read() {
    let rows = rows(HANDS);
    assert!(rows.len() >= 40, "{}", rows.len());
    for [place, written, hand] in rows {
        let read = notation::parse(written).map(|tiles| tiles.to_string());
        assert_eq!(read.as_deref(), Ok(hand), "{place}: {written}");
        // Our own notation of it is the same hand.
        assert_eq!(notation::parse(hand).map(|tiles| tiles.to_string()).as_deref(), Ok(hand));
    }
}

#[test]
fn what_is_no_hand_is_refused_for_the_right_reason() {
    let rows = rows(MALFORMED);
    assert!(rows.len() >= 20, "{}", rows.len());
    for [written, code, value] in rows {
        let faults = notation::parse(written).expect_err(written);
        assert_eq!((faults[0].code.key(), &*faults[0].value), (code, value), "{written}: {faults}");
    }
}

#[test]
fn a_table_is_only_what_looks_like_one() {
    let read = |text| notation::parse_with_table(text).expect(text);
    assert!(read("123m|ES10").1.is_some());
    let (tiles, table) = read("123m|456p");
    assert_eq!((tiles.to_string().as_str(), table), ("123m456p", None));
    assert_eq!(read("123m||ab").0.flowers.len(), 2);
}

#[test]
fn addresses_of_other_sites_are_no_links() {
    let tenhou = "https://tenhou.net/2/?q=123m#1";
    assert_eq!(link::in_text(tenhou), None);
    assert_eq!(link::in_text("https://hule.example/#1/mcr/123m"), Some("1/mcr/123m"));
    assert_eq!(link::in_text("https://hule.example/#1%2Fmcr/1m"), Some("1%2Fmcr/1m"));
    // A damaged link is still one.
    let link = link::in_text("https://hule.example/#1/").expect("a link");
    assert_eq!(link::decode(link, rules::SYSTEMS).unwrap_err()[0].code, FaultCode::DAMAGED_LINK);
}

#[test]
fn the_message_about_h_lists_the_honors() {
    let faults = notation::parse("[777h]").unwrap_err();
    for language in Language::WRITTEN {
        let said = fault::sentence(&faults[0], &Catalogue::of(*language)).to_string();
        assert!(said.contains("777h"), "{said}");
        assert!("ESWNCFP".chars().all(|letter| said.contains(letter)), "{said}");
    }
}
