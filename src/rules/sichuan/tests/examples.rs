//! The worked examples of the project's rules of Sichuan, with their figures.

use crate::tiles::Seat;

use super::*;

struct Example {
    name: &'static str,
    hands: &'static str,
    events: &'static str,
    wins: &'static str,
    net: [i32; 4],
    next: Option<&'static str>,
}

#[rustfmt::skip]
const EXAMPLES: &[Example] = &[
    Example {
        name: "S-1, base value, win on a discard",
        hands: "E -s 2344566m234777p",
        events: "E wins 6m discard S",
        wins: "E 1",
        net: [1, -1, 0, 0],
        next: Some("E"),
    },
    Example {
        name: "S-2, base value, self-draw",
        hands: "E -s 2344566m234777p",
        events: "E wins 6m self-drawn",
        wins: "E 1",
        net: [6, -2, -2, -2],
        next: None,
    },
    Example {
        name: "S-3, root, four identical apart (pung + chow)",
        hands: "S -s [777p]1234599m789p",
        events: "S wins 6m discard W",
        wins: "S 2 root",
        net: [0, 2, -2, 0],
        next: None,
    },
    Example {
        name: "S-4, all pungs",
        hands: "W -s [222m][333m]7778899p",
        events: "W wins 8p discard N",
        wins: "W 2 all-pungs",
        net: [0, 0, 2, -2],
        next: None,
    },
    Example {
        name: "S-5, golden wait + all pungs + root, open kong paid before",
        hands: "E -s [222m][333m][555m][7777m,1]6p",
        events: "E open 7m N; E wins 6p discard W",
        wins: "E 8 all-pungs, golden-wait, root",
        net: [10, 0, -8, -2],
        next: None,
    },
    Example {
        name: "S-6, full flush",
        hands: "N -p 2223457778889m",
        events: "N wins 9m discard E",
        wins: "N 4 full-flush",
        net: [-4, 0, 0, 4],
        next: None,
    },
    Example {
        name: "S-7, seven pairs with four identical",
        hands: "E -s 22223355m77889p",
        events: "E wins 9p discard S",
        wins: "E 8 root, seven-pairs",
        net: [8, -8, 0, 0],
        next: None,
    },
    Example {
        name: "S-8, seven pairs, self-draw",
        hands: "E -s 22335566m77889p",
        events: "E wins 9p self-drawn",
        wins: "E 4 seven-pairs",
        net: [15, -5, -5, -5],
        next: None,
    },
    Example {
        name: "S-9, cap: full flush + seven pairs + root",
        hands: "S -p 2222335577889m",
        events: "S wins 9m self-drawn",
        wins: "S 8 full-flush, root, seven-pairs",
        net: [-9, 27, -9, -9],
        next: None,
    },
    Example {
        name: "S-10, win after a concealed kong",
        hands: "E -s [2222m]4566m345777p",
        events: "E concealed 2m; E wins 6m replacement",
        wins: "E 4 root, win-after-kong",
        net: [21, -7, -7, -7],
        next: None,
    },
    Example {
        name: "S-11, win after an open kong (S-A1)",
        hands: "E -s [2222m,1]4566m345777p",
        events: "E open 2m S; E wins 6m replacement",
        wins: "E 4 root, win-after-kong",
        net: [17, -7, -5, -5],
        next: None,
    },
    Example {
        name: "S-12, discard after kong: the kong is returned",
        hands: "E -s 2344566m234777p; N -s [9999p]134569m2258p",
        events: "N concealed 9p; E wins 6m discard-after-kong N",
        wins: "E 2 discard-after-kong",
        net: [2, 0, 0, -2],
        next: None,
    },
    Example {
        name: "S-13, two kongs in one turn: only the last is returned",
        hands: "E -s 2344566m234777p; N -s [8888p,5][9999p]134569m2p",
        events: "N added 8p; N concealed 9p; E wins 6m discard-after-kong N",
        wins: "E 2 discard-after-kong",
        net: [1, -1, -1, 1],
        next: None,
    },
    Example {
        name: "S-14, robbing the kong",
        hands: "E -s 2445666m234777p; W -p [333m]1479m124779s",
        events: "E wins 3m robbed-kong W",
        wins: "E 2 robbing-the-kong",
        net: [2, 0, -2, 0],
        next: None,
    },
    Example {
        name: "S-15, two wins on one discard",
        hands: "S -s 2344566m234777p; W -p 1133556m778899s",
        events: "S+W wins 6m discard E",
        wins: "S 1; W 4 seven-pairs",
        net: [-5, 1, 4, 0],
        next: Some("E"),
    },
    Example {
        name: "S-16, under the sea, one player has already won",
        hands: "E -s 2344566m234777p; S -m 12445789p13579s; W -p 13m11234577899s; N -p 2223457778889m",
        events: "N wins 9m discard E; E wins 6m self-drawn last; wall end",
        wins: "N 4 full-flush; E 2 under-the-sea",
        net: [2, -3, -3, 4],
        next: Some("N"),
    },
    Example {
        name: "S-17, third win: one opponent is left",
        hands: "S -s 12345m34577799p; W -s [222m][333m]1118899p; N -p 56778m11123455s",
        events: "S wins 6m discard E; W wins 8p discard E; N wins 9m self-drawn",
        wins: "S 1; W 2 all-pungs; N 1",
        net: [-5, 1, 2, 2],
        next: Some("S"),
    },
    Example {
        name: "S-18, wall end: winner, ready, not ready with a kong, flower pig",
        hands: "E -s 2344566m234777p; S -s [888m][333m]1118899p; W -p [9999s]1479m124577s; N -s 114569m22458p14s",
        events: "W concealed 9s; E wins 6m discard N; wall end",
        wins: "E 1",
        net: [1, 2, -2, -49],
        next: Some("E"),
    },
    Example {
        name: "S-19, wall end: all ready, nothing is paid",
        hands: "E -s 2344566m234777p; S -s [888m][333m]1118899p; W -m 1345p123456789s; N -m 6678p111234567s",
        events: "wall end",
        wins: "",
        net: [0, 0, 0, 0],
        next: Some("E"),
    },
    Example {
        name: "S-20, wall end: all not ready, kongs go back",
        hands: "E -s [9999p]11245788m14p; S -m [8888p,5]12447p13579s; W -p 1245789m124779s; N -s 134569m1224567p",
        events: "E concealed 9p; S late 8p; wall end",
        wins: "",
        net: [0, 0, 0, 0],
        next: Some("E"),
    },
    Example {
        name: "S-21, wall end: two flower pigs, no transfer to opponents",
        hands: "E -s 11245788m1447p1s; S -m 6m12445789p1357s; W -p 3369m124677889s; N -s 134569m2235689p",
        events: "wall end",
        wins: "",
        net: [-48, -48, 0, 0],
        next: Some("E"),
    },
    Example {
        name: "S-22, ready only on a tile one holds four times (S-A9)",
        hands: "E -s [5555m,1]46m22234789p; S -s [888m][333m]1118899p; W -m 1345p123456789s; N -m 6678p111234567s",
        events: "wall end",
        wins: "",
        net: [-4, 2, 1, 1],
        next: Some("E"),
    },
    Example {
        name: "S-23, false win after one player has won",
        hands: "N -p 2223457778889m",
        events: "N wins 9m discard E; W false",
        wins: "N 4 full-flush",
        net: [4, 8, -16, 4],
        next: None,
    },
    Example {
        name: "S-24, passed win, same value again: not allowed",
        hands: "E -s 2344566m234777p",
        events: "E wins 6m discard S passed 1",
        wins: "E refused",
        net: [0, 0, 0, 0],
        next: None,
    },
    Example {
        name: "S-25, added kong declared at once, later open kong fed by a winner-to-be",
        hands: "E -s [2222m,1]4566m345777p; W -p [3333m,5]789m1235679s",
        events: "W added 3m; E open 2m W; W wins 9s self-drawn",
        wins: "W 2 root",
        net: [-2, -4, 10, -4],
        next: None,
    },
];

#[test]
fn every_worked_example_comes_out() {
    assert_eq!(EXAMPLES.len(), 25);
    for example in EXAMPLES {
        let settlement = settle(deal(example.hands, example.events, Rulings::default()));
        let net = settlement.ledger.net;
        let name = example.name;
        assert_eq!([net.east, net.south, net.west, net.north], example.net, "{name}");
        assert_eq!(wins(&settlement), example.wins, "{name}");
        let next = settlement.next_dealer.map(Seat::letter);
        assert!(example.next.is_none() || next == example.next, "{name}: {next:?}");
        assert_eq!(net.iter().map(|(_, n)| n).sum::<i32>() + settlement.ledger.bank, 0, "{name}");
    }
}
