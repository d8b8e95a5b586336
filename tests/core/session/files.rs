//! Sessions as JSON and as links: they come back, and what is damaged is named while the rest is
//! kept.

use hule::entry::{FileRefusal, MAX_FILE_BYTES};
use hule::rules;
use hule::session::file;
use hule::session::{Entry, Origin, Session, link};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::strategies::a_session;
use super::{histories, session, sheet};
use crate::support::random::Random;

fn read(text: &str) -> Result<file::Import, FileRefusal> {
    file::read(text, rules::SYSTEMS)
}

fn decode(text: &str) -> Result<file::Import, FileRefusal> {
    link::decode(text, rules::SYSTEMS)
}

/// Sessions of the reference cases, and one of each system with hands.
fn sessions() -> Vec<Session> {
    histories().map(|history| history.session().clone()).collect()
}

#[test]
fn every_case_comes_back_from_its_file_and_its_link() {
    for session in sessions() {
        let import = read(&file::write(&session)).unwrap();
        assert_eq!(import.put_aside, []);
        assert_eq!(import.session, session);
        let text = link::encode(&session).unwrap();
        let import = decode(&text).unwrap();
        assert_eq!((import.put_aside, import.session), (Vec::new(), session), "{text}");
    }
}

#[test]
fn names_from_before_lose_what_turns_the_direction_of_writing() {
    let link = "session/2/mcr;p=A\u{202E}nna,Ben,Cem,\u{2066}Dora;n=Fri\u{200F}day";
    let import = decode(link).unwrap();
    assert_eq!(import.put_aside, []);
    assert_eq!(import.session.players, ["Anna", "Ben", "Cem", "Dora"]);
    assert_eq!(import.session.name, "Friday");
}

#[test]
fn a_link_is_short_and_readable() {
    let mut session = session("mcr");
    session.players[3] = "Дора; да".into();
    session.deals =
        vec![super::won(1, Origin::Player(2), 24), hule::session::Deal::new(Entry::Draw)];
    session.deals[1].penalties.push(hule::session::Penalty::new("late-pung", 3));
    let text = link::encode(&session).unwrap();
    assert_eq!(text, "session/2/mcr;p=Anna,Ben,Cem,Дора_3b_20да;w1.2.24;d;!late-pung.3");
    // As a browser or a messenger has it.
    let address: String = text
        .bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect();
    for link in [format!("#{text}"), format!("#{address}"), address] {
        assert_eq!(decode(&link).unwrap().session, session, "{link}");
    }
}

/// The links of the hands that the link of a session stands for.
fn hands(text: &str) -> Vec<String> {
    let deals = decode(text).unwrap().session.deals.into_iter();
    let hand = |deal: hule::session::Deal| match deal.entry {
        Entry::Hand(hand) => hand.link,
        other => panic!("{other:?}"),
    };
    deals.map(hand).collect()
}

/// The first links of sessions were written when there was one version of hands. Since then, a link
/// holds the version of each of its hands, whatever the newest one is.
#[test]
fn a_link_holds_the_versions_of_its_hands() {
    assert_eq!(
        hands("session/1/mcr;p=A,B,C,D;h0123~123m?seat=S;h~"),
        ["1/mcr/123m?seat=S", "1/mcr/"]
    );
    let text = "session/2/mcr;p=A,B,C,D;h0123~1/123m?seat=S;h~17/9p/E;h~~1_2fsichuan_2f9p";
    assert_eq!(hands(text), ["1/mcr/123m?seat=S", "17/mcr/9p/E", "1/sichuan/9p"]);
    assert_eq!(link::encode(&decode(text).unwrap().session).unwrap(), text);
    // A hand of a version to come is told and kept as it is.
    let faults = sheet(&decode(text).unwrap().session).faults;
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(faults.contains(&"deals[1].link: link-version (17)".to_owned()), "{faults:?}");
}

#[test]
fn a_link_that_would_be_too_long_says_so() {
    let mut session = session("mcr");
    let hand = hule::session::HandEntry {
        link: "1/mcr/[789s][EEEE,1]123m456pC+C?seat=S&from=W".into(),
        seats: Some((0..4).collect()),
    };
    session.deals = vec![hule::session::Deal::new(Entry::Hand(hand)); 60];
    assert!(link::encode(&session).unwrap().len() < 4_000);
    session.deals = vec![session.deals[0].clone(); 200];
    assert!(link::encode(&session).unwrap_err().bytes > link::LONGEST);
    assert_eq!(
        decode(&format!("session/1/mcr;p={}", "a".repeat(9_000))),
        Err(FileRefusal::TooLarge)
    );
}

#[test]
fn what_can_be_read_is_kept_and_what_cannot_is_named() {
    let file = json!({
        "hule": "session", "version": 1, "rules": "mcr", "colour": "green", "preset": "house",
        "options": { "weather": "fair", "deals": 8 }, "time": -1, "start": "none", "ended": 1,
        "players": ["Anna", 5, " Ben ", "Dora"],
        "deals": [
            { "type": "draw" },
            { "type": "wins", "wins": [{ "winner": "Ben", "from": null, "points": 24 }] },
            "nonsense",
            { "type": "wins", "wins": [{ "winner": 1, "from": null, "points": 24, "why": "luck" }] },
            { "type": "draw", "penalties": [{ "kind": "late-pung" }, { "kind": "too-few", "player": 3 }] },
            { "type": "net", "net": [1, "2", 3, 4] },
            { "type": "hand", "link": 7 },
            { "type": "hand", "link": "#1/mcr/123m", "seats": [0, 1, 2, 3] }
        ]
    });
    let import = read(&file.to_string()).unwrap();
    let named: Vec<String> =
        import.put_aside.iter().map(|aside| format!("{} = {}", aside.fault, aside.raw)).collect();
    assert_eq!(
        named,
        [
            "colour: unknown-field (colour) = \"green\"",
            "rulings: unknown-ruling (house) = \"house\"",
            "options.deals: unknown-question (deals) = 8",
            "options.weather: unknown-question (weather) = \"fair\"",
            "players[1]: bad-field (players[1]) = 5",
            "players[2]: bad-name (Ben) = \" Ben \"",
            "ended: bad-field (ended) = 1",
            "start: bad-field (start) = \"none\"",
            "time: bad-field (time) = -1",
            "deals[1].wins[0].winner: bad-field (wins[0].winner) = \"Ben\"",
            "deals[1].type: damaged-deal = {\"type\":\"wins\",\"wins\":[{\"from\":null,\"points\":24,\"winner\":\"Ben\"}]}",
            "deals[2].type: damaged-deal = \"nonsense\"",
            "deals[3].wins[0].why: unknown-field (why) = \"luck\"",
            "deals[4].penalties[0].player: bad-field (penalties[0].player) = null",
            "deals[5].net: bad-field (net) = [1,\"2\",3,4]",
            "deals[5].type: damaged-deal = {\"net\":[1,\"2\",3,4],\"type\":\"net\"}",
            "deals[6].link: bad-field (link) = 7",
            "deals[6].type: damaged-deal = {\"link\":7,\"type\":\"hand\"}",
        ]
    );
    let session = import.session;
    assert_eq!(session.players, ["Anna", "", "Ben", "Dora"]);
    assert_eq!((session.deals.len(), session.start, session.ended), (8, 0, false));
    assert_eq!(session.deals[4].penalties.len(), 1);
    // A damaged deal keeps its place, and is written back as it was.
    assert_eq!(sheet(&session).deals.len(), 8);
    let written: Value = serde_json::from_str(&file::write(&session)).unwrap();
    for damaged in [1, 2, 5, 6] {
        assert!(matches!(session.deals[damaged].entry, Entry::Damaged(_)));
        assert_eq!(written["deals"][damaged], file["deals"][damaged]);
    }
}

#[test]
fn the_fields_of_a_deal_that_could_not_be_read_are_named() {
    let named = |deal: Value| -> Vec<String> {
        let import = read(&json!({ "rules": "mcr", "deals": [deal] }).to_string()).unwrap();
        let sheet = sheet(&import.session);
        import.with_fields(&sheet.faults).iter().map(ToString::to_string).collect()
    };
    let field = |path: &str| vec![format!("deals[0].{path}: bad-field ({path})")];
    let win = |winner: Value, points: Value| json!({ "type": "wins", "wins": [{ "winner": winner, "from": null, "points": points }] });
    assert_eq!(named(win(json!(0), json!(8.5))), field("wins[0].points"));
    assert_eq!(named(win(json!(0), json!("24"))), field("wins[0].points"));
    assert_eq!(named(win(json!("A"), json!(24))), field("wins[0].winner"));
    assert_eq!(
        named(json!({ "type": "wins", "wins": [{ "points": 8 }] })),
        field("wins[0].winner")
    );
    assert_eq!(named(json!({ "type": "wins" })), field("wins"));
    // What was read of it makes no deal, whatever is wrong beside.
    for deal in [json!({ "type": "theft", "penalties": [5] }), json!("draw")] {
        assert_eq!(named(deal), ["deals[0].type: damaged-deal"]);
    }
    assert_eq!(named(json!({ "type": "draw", "penalties": [5] })), [""; 0]);
}

#[test]
fn a_win_of_which_the_discarder_is_not_given_is_not_self_drawn() {
    let origin = |win: Value| {
        let deals = json!([{ "type": "wins", "wins": [win] }]);
        let import = read(&json!({ "rules": "mcr", "deals": deals }).to_string()).unwrap();
        assert_eq!(import.put_aside, []);
        let faults = sheet(&import.session).faults.iter().map(ToString::to_string).collect();
        (import.session.deals[0].clone(), faults)
    };
    let open: Vec<String> = vec!["deals[0].wins[0].from: discarder-missing".into()];
    let (missing, faults) = origin(json!({ "winner": 0, "points": 8 }));
    assert_eq!((missing, faults), (super::won(0, Origin::Unknown, 8), open));
    let (drawn, faults) = origin(json!({ "winner": 0, "from": null, "points": 8 }));
    assert_eq!((drawn, faults), (super::won(0, Origin::Wall, 8), Vec::new()));
}

#[test]
fn what_is_no_session_is_refused() {
    for (text, refused) in [
        ("[]", FileRefusal::OtherKind),
        ("{}", FileRefusal::OtherKind),
        (r#"{"hule":"hands","version":1,"rules":"mcr"}"#, FileRefusal::OtherKind),
        (r#"{"hule":"session","version":"1","rules":"mcr"}"#, FileRefusal::OtherKind),
        (r#"{"hule":"session","version":0,"rules":"mcr"}"#, FileRefusal::OtherKind),
        (r#"{"hule":"session","version":1.5,"rules":"mcr"}"#, FileRefusal::OtherKind),
        (r#"{"hule":"session","version":4,"rules":"mcr"}"#, FileRefusal::Version("4".into())),
    ] {
        assert_eq!(read(text), Err(refused), "{text}");
    }
    assert!(matches!(read(r#"{"rules":"chess"}"#), Err(FileRefusal::Rules(_))));
    for text in ["", "{", "<html>", &"[".repeat(100_000)] {
        assert!(matches!(read(text), Err(FileRefusal::NotJson(_))), "{text:.20}");
    }
    assert_eq!(read(&" ".repeat(MAX_FILE_BYTES + 1)), Err(FileRefusal::TooLarge));
    assert_eq!(decode("1/mcr/123m"), Err(FileRefusal::OtherKind));
    assert_eq!(decode("session/5/mcr;d"), Err(FileRefusal::Version("5".into())));
    for version in ["x", "0", "02"] {
        let link = format!("session/{version}/mcr;d");
        assert_eq!(decode(&link), Err(FileRefusal::OtherKind), "{version}");
    }
    assert!(matches!(decode("session/1/chess;d"), Err(FileRefusal::Rules(_))));
}

#[test]
fn a_number_of_names_is_a_number_of_players() {
    let import = read(r#"{ "rules": "siamese", "players": ["A", "B"] }"#).unwrap();
    assert_eq!((import.session.agreement.players(), import.put_aside.len()), (2, 0));
    let import = read(r#"{ "rules": "siamese" }"#).unwrap();
    assert_eq!(import.session.players, ["", "", ""]);
}

/// A text with a few changes at random.
fn damaged(random: &mut Random, text: &str) -> String {
    const PIECES: [&str; 16] = [
        "\"",
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        ";",
        "~",
        "!",
        "_",
        "-1",
        "99999999999",
        "null",
        "é",
        "%2",
    ];
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(text.len() + 1);
        let end = (at + random.below(12)).min(text.len());
        match random.below(4) {
            0 => drop(text.drain(at..end)),
            1 => drop(text.splice(at..end, random.pick(&PIECES).chars())),
            2 => text.truncate(at.max(text.len() / 2)),
            _ => {
                let copy = text[at..end].to_vec();
                drop(text.splice(at..at, copy));
            }
        }
    }
    text.into_iter().collect()
}

#[test]
fn damaged_files_and_links_never_panic_and_keep_what_they_keep() {
    let mut random = Random::new(14);
    let mut kept = 0;
    for session in sessions().iter().step_by(3) {
        let texts = [file::write(session), link::encode(session).unwrap()];
        for _ in 0..20 {
            let [json, link] = texts.each_ref().map(|text| damaged(&mut random, text));
            for import in [read(&json), decode(&link)].into_iter().flatten() {
                // What was read is a session: it has a sheet, and comes back from its own file.
                let _ = sheet(&import.session);
                let again = read(&file::write(&import.session)).unwrap();
                assert_eq!(again.session, import.session);
                kept += 1;
            }
        }
    }
    assert!(kept > 500, "{kept}");
}

#[test]
fn a_link_that_is_cut_off_keeps_the_deals_before_the_cut() {
    let mut session = session("mcr");
    session.deals = vec![super::won(1, Origin::Player(2), 24); 10];
    let text = link::encode(&session).unwrap();
    let import = decode(&text[..text.len() - 4]).unwrap();
    assert_eq!(import.session.deals[..9], session.deals[..9]);
    assert!(matches!(import.session.deals[9].entry, Entry::Damaged(_)));
    assert_eq!(import.put_aside[0].fault.to_string(), "deals[9].type: damaged-deal");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_session_comes_back(session in a_session()) {
        let import = read(&file::write(&session)).unwrap();
        prop_assert_eq!(&import.put_aside, &[]);
        prop_assert_eq!(&import.session, &session);
        if let Ok(text) = link::encode(&session) {
            let import = decode(&text).unwrap();
            prop_assert_eq!(&import.put_aside, &[], "{}", text);
            prop_assert_eq!(&import.session, &session, "{}", text);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        let _ = read(&text);
        let _ = decode(&format!("session/1/mcr;{text}"));
    }
}
