//! One fault of every code, each from input that a user may well enter.

use hule::entry::{Fault, FaultCode, link};
use hule::rules;
use hule::rules::mcr::{Deal, Rulings, Situation};
use hule::rules::score;
use hule::scoring::values;
use hule::session;
use hule::tiles::{Tile, Win, WinSource, Wind};

/// Links, each with one of the faults that it has.
const LINKS: [(&str, &str); 34] = [
    ("five-of-a-kind", "1/mcr/55555m123p"),
    ("too-many-tiles", "1/mcr/123456789m123456p"),
    ("too-many-melds", "1/mcr/[123m][456m][789m][EEE][CCC]"),
    ("chow-of-honors", "1/mcr/[ESW]"),
    ("honors-no-meld", "1/mcr/[NCF]"),
    ("not-a-meld", "1/mcr/[124m]"),
    ("unknown-meld-mark", "1/mcr/[1111m,9]"),
    ("flower-twice", "1/mcr/123m1h1h"),
    ("mark-not-used", "1/mcr/0m"),
    ("replacement-without-kong", "1/mcr/123m?win=replacement"),
    ("own-tile", "1/mcr/123m?seat=S&from=S"),
    ("self-drawn-from-other", "1/mcr/123m?win=self-drawn&from=W"),
    ("robbed-tile-in-hand", "1/mcr/[567m]33456p789sWW+3p?win=robbed-kong"),
    ("last-claim-self-drawn", "1/mcr/123m?win=self-drawn&last=claim"),
    ("last-draw-claimed", "1/mcr/123m?win=discard&last=draw"),
    ("last-claim-robbed-kong", "1/mcr/123m?win=robbed-kong&last=claim"),
    ("last-copy-in-hand", "1/mcr/[567m]33456p789sWW+3p?last-copy=yes"),
    ("unknown-question", "1/mcr/123m?weather=rain"),
    ("question-of-other-places", "1/sichuan/123m?out=yes"),
    ("unknown-answer", "1/mcr/123m?win=theft"),
    ("unknown-rules", "1/poker/123m"),
    ("unknown-ruling", "1/mcr/123m?rulings=house-rules"),
    ("strange-character", "1/mcr/123x"),
    ("digits-without-suit", "1/mcr/123m45"),
    ("suit-without-digits", "1/mcr/p"),
    ("no-such-rank", "1/mcr/10z"),
    ("flower-in-meld", "1/mcr/[777h]"),
    ("unclear-call", "1/mcr/4'567p"),
    ("loose-bracket", "1/mcr/[123m"),
    ("loose-win", "1/mcr/123m+"),
    ("no-tiles", "1/mcr/|"),
    ("link-version", "7/mcr/123m"),
    ("damaged-link", "https://example.org"),
    ("damaged-link", "1/mcr/123m?win"),
];

fn with_code(code: &str, faults: Vec<Fault>) -> Option<Fault> {
    faults.into_iter().find(|fault| fault.code.key() == code)
}

/// Every fault of a link or a text.
fn entered() -> Vec<Fault> {
    let of_link = |(code, text): (&str, &str)| {
        let faults = match link::decode(text, rules::SYSTEMS) {
            Ok(draft) => score(&draft).faults,
            Err(faults) => faults.into(),
        };
        with_code(code, faults).unwrap_or_else(|| panic!("{text} does not give {code}"))
    };
    let mut faults: Vec<Fault> = LINKS.into_iter().map(of_link).collect();
    let novel = "Call me Ishmael. ".repeat(200);
    faults.extend(link::decode(&novel, rules::SYSTEMS).expect_err("far too long"));
    // Only a program can make a deal without its winning tile.
    let hand = hule::entry::Hand::new(&[Tile::EAST], &[], None).expect("a hand");
    let win = Win { source: WinSource::Discard, from: None, last_of_wall: false, last_copy: false };
    let situation = Situation { seat: Wind::East, round: Wind::East, win, flowers: 0 };
    let flowers = Situation { flowers: 9, ..situation };
    let rulings = Rulings::default();
    faults.extend(Deal::new(hand.clone(), situation, rulings).expect_err("no winning tile"));
    let hand = hand.with_win(Some(Tile::EAST));
    faults.extend(Deal::new(hand, flowers, rulings).expect_err("more flowers than there are"));
    faults
}

/// One fault of every code. Those of other rule systems or of an app are made here.
pub fn every() -> Vec<Fault> {
    let entered = entered();
    let tile = |text: &str| text.parse::<Tile>().expect("a tile");
    let made = [
        Fault::new(FaultCode::CHOW_PAST_NINE).tiles([tile("8m")]),
        Fault::new(FaultCode::FOREIGN_TILE).tiles([Tile::EAST]),
        Fault::new(FaultCode::FLOWERS_NOT_USED),
        Fault::new(FaultCode::HAND_FULL).too_many(14, 14),
        Fault::new(FaultCode::HANDS_FULL).too_many(28, 28),
        Fault::new(FaultCode::COPIES_TAKEN).tiles([tile("5m")]).value(4),
        Fault::new(FaultCode::TILE_NOT_USED).tiles([Tile::EAST]),
        Fault::new(FaultCode::UNKNOWN_ADDRESS).value("example.org"),
    ];
    let every = codes().map(|code| {
        let mine = entered.iter().chain(&made).find(|fault| fault.code == code);
        // The tests of the other rule systems cover their own codes.
        let value = if code.names() == Some("seat") { "W" } else { "5" };
        let plain = || Fault {
            least: 1,
            most: Some(3),
            ..Fault::new(code).tiles([tile("5m")]).value(value)
        };
        mine.cloned().unwrap_or_else(plain)
    });
    every.collect()
}

/// Every code: those of the core, then those of single rule systems and of sessions.
pub fn codes() -> impl Iterator<Item = FaultCode> {
    let of_sessions = values::ALL.iter().chain(session::faults::ALL);
    let of_systems = rules::FAULTS.iter().copied().flatten();
    FaultCode::ALL.iter().chain(of_systems).chain(of_sessions).copied()
}
