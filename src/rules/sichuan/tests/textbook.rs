//! Cases of the textbook of the rules' author (V. Novikov, 2020, pp. 25–35), worked by hand: each of
//! its five rulings alone, all of them together, and the same deals without them.

use super::*;

/// A deal, and what comes of it under some of the rulings.
struct Case {
    /// The rulings: a letter each, or `textbook` for the preset. See [`rulings`].
    rulings: &'static str,
    hands: &'static str,
    events: &'static str,
    wins: &'static str,
    net: [i32; 4],
}

/// `L` the limit of four fans, `G` Golden Wait, `P` the flower pig that pays, `F` the kongs of a
/// false win, `D` the fine for a declared set.
fn rulings(letters: &str) -> Rulings {
    if letters == "textbook" {
        return Rulings::TEXTBOOK_2020;
    }
    letters.chars().filter(|letter| *letter != '-').fold(Rulings::default(), |on, letter| {
        let ruling = match letter {
            'L' => Ruling::FourFansLimit,
            'G' => Ruling::GoldenWaitAnyPungs,
            'P' => Ruling::FlowerPigPaysReady,
            'F' => Ruling::FalseWinReturnsKongs,
            'D' => Ruling::DeclaredForbiddenSuit48,
            other => panic!("{other}"),
        };
        on.with(ruling, true)
    })
}

const fn case(
    rulings: &'static str,
    hands: &'static str,
    events: &'static str,
    wins: &'static str,
    net: [i32; 4],
) -> Case {
    Case { rulings, hands, events, wins, net }
}

const PLAIN: &str = "E -s 2344566m234777p";
/// Five fans with 9m: full flush, seven pairs and a root.
const FIVE: &str = "E -p 2222335577889m";
/// Four fans with 8m: full flush and seven pairs.
const FOUR: &str = "E -p 2233445566778m";
/// Four concealed pungs that wait for the pair.
const PUNGS: &str = "E -s 111444m222777p9p";
/// East has won with four fans, South without a fan and North with four pungs; West is left with a
/// declared set of the missing suit.
const THREE_WINS: &str = "E -p 2233445566778m; S -m 2344566s234777p; N -m 888999p1p111999s; \
                          W -s [333s]1199m235566p";
/// The same, where West only holds a tile of the missing suit.
const THREE_WINS_HELD: &str = "E -p 2233445566778m; S -m 2344566s234777p; \
                               N -m 888999p1p111999s; W -s 1199m12355669p3s";
const THREE_EVENTS: &str = "E wins 8m discard W; S wins 6s self-drawn; N wins 1p discard W";
const KONGER: &str = "E -s [9999p]11245788m14p";
/// East is ready for two points (four with Golden Wait), South is not, West holds the missing
/// suit, and North is ready for one.
const WALL: &str = "E -s 111444m222777p9p; S -p 14679m12457799s; W -s 5689m13335688p1s; \
                    N -m 345p23455567s78s";
/// East is ready for five fans, South is not, and West holds the missing suit.
const WALL_AT_LIMIT: &str = "E -p 2222335577889m; S -m 14679p12457799s; W -m 1m13335688p1369s";

const LIMIT: &[Case] = &[
    case(
        "L",
        FIVE,
        "E wins 9m self-drawn",
        "E 16 full-flush, root, seven-pairs",
        [51, -17, -17, -17],
    ),
    case("-", FIVE, "E wins 9m self-drawn", "E 8 full-flush, root, seven-pairs", [27, -9, -9, -9]),
    case("L", FIVE, "E wins 9m discard S", "E 16 full-flush, root, seven-pairs", [16, -16, 0, 0]),
    case(
        "textbook",
        FIVE,
        "E wins 9m self-drawn",
        "E 16 full-flush, root, seven-pairs",
        [51, -17, -17, -17],
    ),
    // Exactly at the limit of four, and one below it.
    case("L", FOUR, "E wins 8m discard S", "E 16 full-flush, seven-pairs", [16, -16, 0, 0]),
    case("-", FOUR, "E wins 8m discard S", "E 8 full-flush, seven-pairs", [8, -8, 0, 0]),
    case(
        "L",
        "E -s 22223355m77889p",
        "E wins 9p discard S",
        "E 8 root, seven-pairs",
        [8, -8, 0, 0],
    ),
    // Eight fans, on the last tile of the wall.
    case(
        "L",
        "E -p 2222333344445m",
        "E wins 5m self-drawn last",
        "E 16 full-flush, root, root, root, seven-pairs, under-the-sea",
        [51, -17, -17, -17],
    ),
    // North has won and pays nothing for East's self-drawn win.
    case(
        "L",
        "E -p 2233445566778m; N -m 2344566s234777p",
        "N wins 6s discard S; E wins 8m self-drawn",
        "N 1; E 16 full-flush, seven-pairs",
        [34, -18, -17, 1],
    ),
    // A passed win of 8 does not bar one of 16, and a passed win of 16 does.
    case(
        "L",
        FOUR,
        "E wins 8m discard S passed 8",
        "E 16 full-flush, seven-pairs",
        [16, -16, 0, 0],
    ),
    case("L", FOUR, "E wins 8m discard S passed 16", "E refused", [0; 4]),
    // The theoretical maximum has the same limit.
    case("L", WALL_AT_LIMIT, "wall end", "", [16, -16, -48, 0]),
    case("-", WALL_AT_LIMIT, "wall end", "", [8, -8, -48, 0]),
    case("textbook", WALL_AT_LIMIT, "wall end", "", [32, -16, -64, 0]),
];

const GOLDEN_WAIT: &[Case] = &[
    case("G", PUNGS, "E wins 9p discard S", "E 4 all-pungs, golden-wait", [4, -4, 0, 0]),
    case("-", PUNGS, "E wins 9p discard S", "E 2 all-pungs", [2, -2, 0, 0]),
    case("textbook", PUNGS, "E wins 9p discard S", "E 4 all-pungs, golden-wait", [4, -4, 0, 0]),
    case("G", PUNGS, "E wins 9p self-drawn", "E 4 all-pungs, golden-wait", [15, -5, -5, -5]),
    // The winning tile completes a pung, not the pair.
    case("G", "E -s 111444m222p7799p", "E wins 9p discard S", "E 2 all-pungs", [2, -2, 0, 0]),
    case(
        "G",
        "E -s [222m][333m][555m]777m6p",
        "E wins 6p discard W",
        "E 4 all-pungs, golden-wait",
        [4, 0, -4, 0],
    ),
    // Four declared sets count it anyway, once.
    case(
        "G",
        "E -s [222m][333m][555m][7777m]6p",
        "E concealed 7m; E wins 6p discard W",
        "E 8 all-pungs, golden-wait, root",
        [14, -2, -10, -2],
    ),
    // A chow among the sets, and seven pairs.
    case("G", "E -s 111444m222p789p9p", "E wins 9p discard S", "E 1", [1, -1, 0, 0]),
    case("G", "E -s 22335566m77889p", "E wins 9p discard S", "E 4 seven-pairs", [4, -4, 0, 0]),
    // With one suit it makes four fans.
    case(
        "G",
        "E -s 111222444777m9m",
        "E wins 9m discard S",
        "E 8 all-pungs, full-flush, golden-wait",
        [8, -8, 0, 0],
    ),
    case(
        "LG",
        "E -s 111222444777m9m",
        "E wins 9m discard S",
        "E 16 all-pungs, full-flush, golden-wait",
        [16, -16, 0, 0],
    ),
    // It is part of the theoretical maximum, because no circumstance makes it.
    case("G", "E -s 111444m222777p9p; S -p 14679m12457799s", "wall end", "", [4, -4, 0, 0]),
    case("-", "E -s 111444m222777p9p; S -p 14679m12457799s", "wall end", "", [2, -2, 0, 0]),
];

const FALSE_WIN: &[Case] = &[
    case("F", KONGER, "E concealed 9p; E false win", "", [-24, 8, 8, 8]),
    case("-", KONGER, "E concealed 9p; E false win", "", [-18, 6, 6, 6]),
    case("textbook", KONGER, "E concealed 9p; E false win", "", [-24, 8, 8, 8]),
    case("F", "E -s [9999p,1]11245788m14p", "E open 9p S; E false win", "", [-24, 8, 8, 8]),
    // A kong declared after the false win stays.
    case("F", KONGER, "E false win; E concealed 9p", "", [-18, 6, 6, 6]),
    // All kongs go back: 2 from South and 2 from each.
    case(
        "F",
        "E -s [9999p][3333m,1]11245m14p",
        "E open 3m S; E concealed 9p; E false win",
        "",
        [-24, 8, 8, 8],
    ),
    // A kong that was added late has paid nothing.
    case("F", "E -s [9999p,5]11245788m14p", "E late 9p; E false win", "", [-24, 8, 8, 8]),
    // North has won since, gets no fine and gets the points of the kong back.
    case(
        "F",
        "E -s [9999p]11245788m14p; N -m 2344566s234777p",
        "E concealed 9p; N wins 6s discard S; E false win",
        "N 1",
        [-16, 7, 8, 1],
    ),
    // Nothing goes back twice: at the end of the wall, or after a discard that won.
    case("F", KONGER, "E concealed 9p; E false win; wall end", "", [-24, 8, 8, 8]),
    case(
        "F",
        "E -s 2344566m234777p; N -s [9999p]13459m22258p",
        "N concealed 9p; E wins 6m discard-after-kong N; N false win",
        "E 2 discard-after-kong",
        [2, 8, 8, -18],
    ),
];

const DECLARED: &[Case] = &[
    case(
        "D",
        THREE_WINS,
        THREE_EVENTS,
        "E 8 full-flush, seven-pairs; S 1; N 2 all-pungs",
        [8, 4, -60, 0],
    ),
    case(
        "-",
        THREE_WINS,
        THREE_EVENTS,
        "E 8 full-flush, seven-pairs; S 1; N 2 all-pungs",
        [8, 4, -12, 0],
    ),
    case(
        "L",
        THREE_WINS,
        THREE_EVENTS,
        "E 16 full-flush, seven-pairs; S 1; N 2 all-pungs",
        [16, 4, -20, 0],
    ),
    case(
        "textbook",
        THREE_WINS,
        THREE_EVENTS,
        "E 16 full-flush, seven-pairs; S 1; N 4 all-pungs, golden-wait",
        [16, 4, -70, 2],
    ),
    // A concealed tile of the missing suit costs nothing after the third win.
    case(
        "D",
        THREE_WINS_HELD,
        THREE_EVENTS,
        "E 8 full-flush, seven-pairs; S 1; N 2 all-pungs",
        [8, 4, -12, 0],
    ),
    // At the end of the wall the declared set is a flower pig's, and costs 48 once.
    case("D", "E -p [999p]11245788m14s", "wall end", "", [-48, 0, 0, 0]),
    case("-", "E -p [999p]11245788m14s", "wall end", "", [-48, 0, 0, 0]),
    // A claim with the missing suit is a false win.
    case("D", "E -p 2344566m234777p", "E wins 6m discard S", "E refused", [-72, 8, 8, 8]),
    case("-", "E -p 2344566m234777p", "E wins 6m discard S", "E refused", [0; 4]),
    case("D", "E - 2344566m234p777s", "E wins 6m discard S", "E refused", [-72, 8, 8, 8]),
    // A hand that is merely incomplete costs nothing until its false win is entered.
    case("D", "E -s 2344566m134777p", "E wins 6m discard S", "E refused", [0; 4]),
    case("D", "E -s 2344566m134777p", "E false win", "", [-24, 8, 8, 8]),
    case("D", "E -p [999p]11245788m14s", "E false win", "", [-72, 8, 8, 8]),
    // Kongs go back only with the other ruling.
    case(
        "D",
        "E -p [9999p]2344566m234s",
        "E concealed 9p; E wins 6m self-drawn",
        "E refused",
        [-66, 6, 6, 6],
    ),
    case(
        "DF",
        "E -p [9999p]2344566m234s",
        "E concealed 9p; E wins 6m self-drawn",
        "E refused",
        [-72, 8, 8, 8],
    ),
    // North has won and is not paid.
    case(
        "D",
        "E -p 2344566m111p888s; N -m 2344566s234777p",
        "N wins 6s discard S; E wins 6m discard W",
        "N 1; E refused",
        [-64, 7, 8, 1],
    ),
    // One of two claims on the same discard is false.
    case(
        "D",
        "E -s 2344566m234777p; S -p 45m111p234s88899s",
        "E+S wins 6m discard W",
        "E 1; S refused",
        [9, -72, 7, 8],
    ),
];

const FLOWER_PIG: &[Case] = &[
    case("P", WALL, "wall end", "", [4, -3, -51, 2]),
    case("-", WALL, "wall end", "", [2, -3, -48, 1]),
    case("textbook", WALL, "wall end", "", [8, -5, -53, 2]),
    // Nobody is ready.
    case("P", "E -s 5689m13335688p1s", "wall end", "", [-48, 0, 0, 0]),
    // East wins with the last tile: three fans. Nobody else is ready, and West is a flower pig.
    case(
        "textbook",
        "E -s 111444m222777p9p; S -p 14679m12457799s; W -s 5689m13335688p1s",
        "E wins 9p self-drawn last; wall end",
        "E 8 all-pungs, golden-wait, under-the-sea",
        [27, -9, -57, -9],
    ),
];

fn check(cases: &[Case]) {
    for case in cases {
        let settlement = settle(deal(case.hands, case.events, rulings(case.rulings)));
        let net = &settlement.ledger.net;
        let what = format!("{}: {} | {}", case.rulings, case.hands, case.events);
        assert_eq!(wins(&settlement), case.wins, "{what}");
        assert_eq!([net.east, net.south, net.west, net.north], case.net, "{what}");
        assert_eq!(case.net.iter().sum::<i32>() + settlement.ledger.bank, 0, "{what}");
    }
}

#[test]
fn the_limit_of_four_fans() {
    check(LIMIT);
}

#[test]
fn golden_wait_with_any_pungs() {
    check(GOLDEN_WAIT);
}

#[test]
fn a_false_win_returns_the_kongs() {
    check(FALSE_WIN);
}

#[test]
fn a_declared_set_of_the_missing_suit() {
    check(DECLARED);
}

#[test]
fn a_flower_pig_pays_the_ready_players() {
    check(FLOWER_PIG);
}

/// A payment that the limit decides says so.
#[test]
fn payments_at_the_limit_name_it() {
    let limits = |letters: &str, hands: &str, events: &str| -> Vec<Option<(u8, u8, i32)>> {
        let settlement = settle(deal(hands, events, rulings(letters)));
        let transfers = settlement.ledger.transfers.iter();
        transfers.map(|t| t.limit.map(|l| (l.fans, l.most, l.value))).collect()
    };
    assert_eq!(limits("-", FIVE, "E wins 9m discard S"), [Some((5, 3, 8))]);
    assert_eq!(limits("L", FIVE, "E wins 9m self-drawn"), [Some((5, 4, 16)); 3]);
    assert_eq!(limits("-", FOUR, "E wins 8m discard S"), [Some((4, 3, 8))]);
    // Exactly at the limit nothing is cut off.
    assert_eq!(limits("L", FOUR, "E wins 8m discard S"), [None]);
    assert_eq!(limits("-", PLAIN, "E wins 6m discard S"), [None]);
    // West's fine has no limit, and South's payment at the end of the wall has.
    assert_eq!(limits("-", WALL_AT_LIMIT, "wall end"), [None, Some((5, 3, 8))]);
}

#[test]
fn a_value_above_the_limit_is_no_passed_win() {
    let passed = |rulings| Deal::new(&draft(FOUR, "E wins 8m discard S passed 16", rulings));
    assert_eq!(
        passed(Rulings::default()).unwrap_err()[0].code,
        crate::rules::sichuan::faults::NO_SUCH_VALUE
    );
    assert!(passed(Rulings::TEXTBOOK_2020).is_ok());
}
