//! The worked examples of the project's rules of Nanchang.

use super::*;
use crate::scoring::Standing;

struct Example {
    name: &'static str,
    jing: &'static str,
    dealer: &'static str,
    hands: &'static str,
    outcome: &'static str,
    items: &'static [&'static str],
    /// What each of the others pays for the win, starting with East; empty for a drawn hand.
    pays: &'static [i32],
    net: [i32; 4],
}

const EXAMPLES: [Example; 19] = [
    Example {
        name: "J-1: the example of the source",
        jing: "2p",
        dealer: "E",
        hands: "S:58m7p169sESWNCFP+4p",
        outcome: "S discard W",
        items: &["thirteen-misfits", "seven-stars", "german", "double-german"],
        pays: &[32, 37, 16],
        net: [-32, 85, -37, -16],
    },
    Example {
        name: "J-3: one wild in a chow",
        jing: "2m",
        dealer: "E",
        hands: "S:[SWN]2m46789p12sEE+3s",
        outcome: "S discard W",
        items: &[],
        pays: &[2, 2, 1],
        net: [-6, 17, -6, -5],
    },
    Example {
        name: "J-4: all pungs with one wild",
        jing: "2m",
        dealer: "E",
        hands: "S:[CCC][888s]2m55577pE+E N:3m",
        outcome: "S self-drawn",
        items: &["self-drawn", "all-pungs"],
        pays: &[8, 4, 4],
        net: [-11, 21, -7, -3],
    },
    Example {
        name: "J-5: the dealer's seven pairs",
        jing: "2m",
        dealer: "E",
        hands: "E:1155m3377p99sSSC+C N:2m",
        outcome: "E self-drawn",
        items: &["self-drawn", "seven-pairs", "german"],
        pays: &[21, 21, 21],
        net: [59, -25, -25, -9],
    },
    Example {
        name: "J-6: thirteen misfits with a wild, from the dealer",
        jing: "9s",
        dealer: "N",
        hands: "W:147m258p3699sNCF+P S:1s",
        outcome: "W discard N",
        items: &["thirteen-misfits"],
        pays: &[2, 2, 8],
        net: [-7, -3, 23, -13],
    },
    Example {
        name: "J-7: jing fishing",
        jing: "2m",
        dealer: "E",
        hands: "S:2m123456789p555s+N",
        outcome: "S self-drawn",
        items: &["self-drawn", "jing-fishing"],
        pays: &[8, 4, 4],
        net: [-12, 28, -8, -8],
    },
    Example {
        name: "J-8: jing fishing and German in German",
        jing: "2m",
        dealer: "E",
        hands: "S:2m123456789p555s+2m",
        outcome: "S self-drawn",
        items: &["self-drawn", "german", "double-german", "jing-fishing"],
        pays: &[37, 21, 21],
        net: [-45, 103, -29, -29],
    },
    Example {
        name: "J-10: a lone jing on the same jing",
        jing: "2m",
        dealer: "E",
        hands: "S:2m123456789p555s+2m",
        outcome: "S discard W",
        items: &["german", "double-german"],
        pays: &[8, 13, 4],
        net: [-16, 49, -21, -12],
    },
    Example {
        name: "J-11: robbing a kong",
        jing: "2m",
        dealer: "W",
        hands: "S:46789p12355sEEE+5p N:[555p]2m",
        outcome: "S robbed-kong N",
        items: &["robbing-the-kong", "german"],
        pays: &[9, 13, 9],
        net: [-13, 27, -17, 3],
    },
    Example {
        name: "J-12: on the replacement tile",
        jing: "2m",
        dealer: "E",
        hands: "S:[1111s]46789p55sEEE+5p N:2m",
        outcome: "S replacement",
        items: &["self-drawn", "win-after-kong", "german"],
        pays: &[21, 13, 13],
        net: [-27, 49, -19, -3],
    },
    Example {
        name: "J-13: heavenly win",
        jing: "2m",
        dealer: "E",
        hands: "E:2m123456789p555s+N",
        outcome: "E self-drawn heavenly",
        items: &["heavenly-win"],
        pays: &[20, 20, 20],
        net: [72, -24, -24, -24],
    },
    Example {
        name: "J-14: earthly win",
        jing: "2p",
        dealer: "E",
        hands: "N:123456789m555sC+C",
        outcome: "N discard E earthly",
        items: &["earthly-win"],
        pays: &[20, 20, 20],
        net: [-20, -20, -20, 60],
    },
    Example {
        name: "J-15: jing in a drawn hand, with a surge",
        jing: "2m",
        dealer: "S",
        hands: "E:223m S:3m W:33m",
        outcome: "",
        items: &[],
        pays: &[],
        net: [27, -9, -5, -13],
    },
    Example {
        name: "J-16: the sole holder's surge",
        jing: "9s",
        dealer: "E",
        hands: "S:5p W:1999s",
        outcome: "",
        items: &[],
        pays: &[],
        net: [-56, -56, 168, -56],
    },
    Example {
        name: "J-17: a kong of the secondary jing",
        jing: "2m",
        dealer: "E",
        hands: "S:2m N:[3333m,1]2m",
        outcome: "",
        items: &[],
        pays: &[],
        net: [-30, -22, -30, 82],
    },
    Example {
        name: "J-18: kongs",
        jing: "C",
        dealer: "E",
        hands: "E:[1111m,1][9999p] S:[EEEE]",
        outcome: "",
        items: &[],
        pays: &[],
        net: [7, 3, -5, -5],
    },
    Example {
        name: "J-20: another arrangement wins on the discard",
        jing: "2m",
        dealer: "E",
        hands: "S:1112m999p234567s+7p N:3m",
        outcome: "S discard W",
        items: &[],
        pays: &[2, 2, 1],
        net: [-5, 10, -5, 0],
    },
    Example {
        name: "J-21: seven stars with jing as themselves",
        jing: "C",
        dealer: "E",
        hands: "S:147m258p6sESWCFP+N",
        outcome: "S self-drawn",
        items: &["self-drawn", "thirteen-misfits", "seven-stars", "german", "double-german"],
        pays: &[69, 37, 37],
        net: [-75, 161, -43, -43],
    },
    Example {
        name: "J-22: chows of honors",
        jing: "1p",
        dealer: "E",
        hands: "S:[SWN]5578mESWCFP+9m",
        outcome: "S discard N",
        items: &["german", "double-german"],
        pays: &[8, 4, 13],
        net: [-8, 25, -4, -13],
    },
];

#[test]
fn worked_examples() {
    for e in EXAMPLES {
        let deal = deal(e.jing, e.dealer, e.hands, e.outcome);
        let scored = score(&deal);
        assert_eq!(scored.no_win, None, "{}", e.name);
        assert_eq!(net(&scored), e.net, "{}", e.name);
        let Some(win) = deal.win() else { continue };
        assert_eq!(counted(&scored.sheets[0]), e.items, "{}", e.name);
        let transfers = &scored.ledger.as_ref().unwrap().transfers;
        let pays: Vec<i32> = transfers[..3].iter().map(|t| t.amount).collect();
        assert_eq!(pays, e.pays, "{}", e.name);
        assert!(transfers[..3].iter().all(|t| t.to == Some(win.seat)), "{}", e.name);
    }
}

#[test]
fn false_wins_settle_nothing() {
    for (hands, outcome, why) in [
        // J-2: 9s does not complete the hand (the example has a tile too many).
        ("S:[SWN]2m46789p12sEE+9s W:3333m", "S discard W", NoWin::Incomplete),
        // J-9: a hand with a lone jing wins only self-drawn.
        ("S:2m123456789p555s+N E:[1111s]", "S discard W", NoWin::LoneJing),
        // Six pairs and a jing.
        ("S:2m1155p3377s99sEE+N", "S discard W", NoWin::LoneJing),
        // Three jing, of which the last would have to be wild, too (N5, N-A10).
        ("S:22m1234567p555sC+2m", "S discard W", NoWin::JingNotWild),
        ("S:22m1234567p555sC+3m", "S robbed-kong W", NoWin::JingNotWild),
    ] {
        let mut declared = draft("2m", "E", hands, outcome);
        declared.set("four-discards", "yes").unwrap();
        let scored = score(&Deal::new(&declared).unwrap());
        assert_eq!(scored.no_win, Some(why), "{hands}");
        assert_eq!((net(&scored), scored.next_dealer), ([0; 4], None), "{hands}");
        assert!(scored.sheets.is_empty());
    }
    for (outcome, why) in [("S discard W", Some(NoWin::Passed)), ("S self-drawn", None)] {
        let mut passed = draft("2m", "E", "S:123456789p555sE+E", outcome);
        passed.set("passed-win", "yes").unwrap();
        assert_eq!(score(&Deal::new(&passed).unwrap()).no_win, why, "{outcome}");
    }
}

#[test]
fn formulas_say_how_the_source_counts() {
    let scored = score(&deal("2p", "E", "S:58m7p169sESWNCFP+4p", "S discard W"));
    let ledger = scored.ledger.unwrap();
    let payments: Vec<(String, &str)> =
        ledger.transfers.iter().map(|t| (t.formula.to_string(), t.reason)).collect();
    let expected = [
        ("1 × 2 × 2 × 2 × 2 × 2", "win-of-another"),
        ("1 × 2 × 2 × 2 × 2 × 2 + 5", "discard"),
        ("1 × 2 × 2 × 2 × 2", "win-of-another"),
    ];
    assert_eq!(payments, expected.map(|(formula, reason)| (formula.to_owned(), reason)));
    let scored = score(&deal("2m", "E", "S:22233m", ""));
    assert_eq!(scored.ledger.unwrap().transfers[0].formula.to_string(), "(6 + 2) × 5 × 2");
}

/// J-19 and the next dealer (N33).
#[test]
fn the_next_dealer() {
    let next = |outcome: &str, hands: &str, chao_zhuang: bool| {
        let mut played = draft("C", "W", hands, outcome);
        played.set("four-discards", if chao_zhuang { "yes" } else { "no" }).unwrap();
        let scored = score(&Deal::new(&played).unwrap());
        (scored.next_dealer, net(&scored))
    };
    let (win, of_dealer) = ("S:123456789p555sE+E", "W:123456789p555sE+E");
    assert_eq!(next("", "", true), (Some(Wind::North), [5, 5, -15, 5]));
    assert_eq!(next("", "", false), (Some(Wind::West), [0; 4]));
    assert_eq!(next("S self-drawn", win, false).0, Some(Wind::North));
    assert_eq!(next("W self-drawn", of_dealer, false).0, Some(Wind::West));
    assert_eq!(next("W self-drawn", of_dealer, true).0, Some(Wind::North));
}

/// What the hand of a link comes to.
fn report(link: &str) -> crate::scoring::Report {
    let draft = crate::entry::link::decode(link, crate::rules::SYSTEMS).expect("a link");
    crate::rules::score(&draft)
}

/// It does not matter for a hand that is not complete whether its player passed a win (N10, N12).
#[test]
fn a_passed_win_bars_complete_hands_only() {
    let hand = "1/nanchang/[SWN]2m46789p12sEE+9s?indicator=2m&seat=S&from=W";
    for link in [hand, &format!("{hand}&passed-win=yes")] {
        let report = report(link);
        assert!(matches!(report.standing, Standing::Discarding { shanten: 0, .. }), "{report:?}");
    }
}
