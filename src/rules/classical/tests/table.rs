//! The whole table: hands that are missing or unfinished, who wins, who stays, waits.

use crate::rules::classical::tests::*;
use crate::scoring::{Note, Standing};
use crate::tiles::Wind;

use super::helpers::{Written, best, net, raw, won};

const PLAIN: &str = "[PPP]123m456p5578s+9s";

#[test]
fn a_hand_that_was_not_entered_counts_as_0() {
    let settlement = won("S", PLAIN, "from W").and("N", "").settlement();
    assert_eq!(settlement.hands.east.entered, Entered::Nothing);
    assert_eq!(settlement.hands.north.entered, Entered::Nothing);
    assert_eq!((settlement.hands.east.value(), net(&settlement)), (0, [-100, 200, -50, -50]));
}

#[test]
fn a_loser_by_sets_alone() {
    let settlement = won("S", PLAIN, "from W").and("W", "[777m]999mCC").settlement();
    let west = &settlement.hands.west;
    assert_eq!(west.entered, Entered::Partly { missing: 5 });
    // 2 + 8 + 2, and nobody knows whether it is one suit.
    assert_eq!((west.best().unwrap().points, west.value()), (12, 20));
    let flowers = won("S", PLAIN, "from W").and("W", "3h").settlement();
    assert_eq!(flowers.hands.west.entered, Entered::Partly { missing: 13 });
    assert_eq!(raw(flowers.hands.west.best().unwrap()), 8);
}

#[test]
fn an_undeclared_four_is_a_pung() {
    let settlement = won("S", PLAIN, "from W").and("W", "8888m147p258sEWN").settlement();
    assert_eq!(settlement.hands.west.best().unwrap().points, 4);
}

#[test]
fn no_win_no_payment() {
    let not_ready = won("S", PLAIN, "from W").said("ready", "no").settlement();
    assert_eq!((not_ready.verdict, net(&not_ready)), (Verdict::NotReady, [0; 4]));
    assert_eq!((not_ready.winner(), not_ready.next_dealer()), (Some(Wind::South), None));
    let wrong = won("S", "[PPP]123m456p5578s+8s", "from W").settlement();
    assert_eq!((wrong.verdict, net(&wrong)), (Verdict::NotComplete, [0; 4]));
    let unfinished = won("S", "[PPP]123m456p", "from W").settlement();
    assert_eq!(unfinished.verdict, Verdict::Unfinished { missing: 5 });
    let drawn = won("S", "[PPP]123m456p5578s", "wall").said("ending", "draw").settlement();
    assert_eq!((drawn.verdict, drawn.winner(), net(&drawn)), (Verdict::Drawn, None, [0; 4]));
}

#[test]
fn seven_pairs_must_be_of_one_suit_or_of_honors() {
    for hand in ["1122335577889m+9m", "EESSWWNNCCFFP+P", "1111m33557788m9m+9m"] {
        assert_eq!(won("S", hand, "wall").settlement().verdict, Verdict::Won, "{hand}");
    }
    for hand in ["1122335577m88p9p+9p", "1122335577mEES+S"] {
        assert_eq!(won("S", hand, "wall").settlement().verdict, Verdict::NotComplete, "{hand}");
    }
}

#[test]
fn the_farthest_claim_wins() {
    let claimed = won("E", "[123m]678m89p567sEE+7p", "from W").claimed_by("N");
    let claimed = claimed.and("N", "[333p]44456pWW123m");
    let settlement = claimed.settlement();
    assert_eq!(settlement.winner(), Some(Wind::East), "East sits farther from West");
    assert_eq!(settlement.next_dealer(), Some(Wind::East));
    let nearest = claimed.ruled(Ruling::NearestClaimWins).settlement();
    assert_eq!((nearest.winner(), nearest.next_dealer()), (Some(Wind::North), Some(Wind::South)));
    // The hand that is calculated is told why it does not win.
    assert!(settlement.settled().standing.wins());
    let barred = Standing::barred(Note::of("classical.nearest-wins", Wind::North));
    assert_eq!(nearest.settled().standing, barred);
    let farther = won("N", "[333p]44456pWW123m+7p", "from W").claimed_by("E");
    let farther = farther.and("E", "[123m]678m89p567sEE").settlement();
    let barred = Standing::barred(Note::of("classical.farthest-wins", Wind::East));
    assert_eq!(farther.settled().standing, barred);
}

#[test]
fn another_limit() {
    let settlement = won("N", "1112345678899m+9m", "wall").said("limit", "1000").settlement();
    assert_eq!((raw(best(&settlement)), best(&settlement).total), (608, 610));
}

#[test]
fn the_ledger_says_how() {
    let settlement = won("S", PLAIN, "from W").and("N", "147m259p368sEWNN").settlement();
    let lines: Vec<String> = settlement
        .ledger
        .transfers
        .iter()
        .map(|t| format!("{}→{} {} {}", t.from.unwrap(), t.to.unwrap(), t.formula, t.reason))
        .collect();
    let expected = [
        "E→S 50 × 2 winner-hand-east",
        "W→S 50 winner-hand",
        "N→S 50 winner-hand",
        "E→N 10 × 2 difference-east",
        "W→N 10 difference",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn alternatives_are_kept() {
    // 111222333m as pungs or chows, and the winning tile in the pair or a set.
    let settlement = won("S", "111222333m456p9s+9s", "wall").settlement();
    let sheets = &settlement.hands.south.sheets;
    assert!(sheets.len() >= 2);
    assert!(sheets.windows(2).all(|w| w[0].total >= w[1].total));
}

#[test]
fn what_a_ready_hand_waits_for() {
    let deal = Deal::new(&won("S", "[PPP]123m456p5578s", "from W")).unwrap();
    let waits = waits(&deal, Wind::South);
    let found: Vec<_> = waits
        .iter()
        .map(|w| (w.tile.to_string(), w.copies, w.discard.total, w.self_drawn.total))
        .collect();
    assert_eq!(found, [("6s".to_owned(), 4, 50, 60), ("9s".to_owned(), 4, 50, 60)]);
    assert!(matches!(standing(&deal, Wind::South), Some(Standing::Ready { .. })));
    assert_eq!(standing(&deal, Wind::East), None);
    assert_eq!(score(Box::new(deal)).verdict, Verdict::Unfinished { missing: 1 });
}

#[test]
fn how_far_a_hand_is() {
    let of = |text: &str| {
        let deal = Deal::new(&won("S", text, "wall")).unwrap();
        standing(&deal, Wind::South).unwrap()
    };
    assert!(matches!(of("123m"), Standing::Entering { missing: 10 }));
    // Six pairs of two suits are ready for nothing: they are no heavenly twins.
    assert!(matches!(of("1133557m224466p"), Standing::Unready { shanten, .. } if shanten > 0));
    assert!(matches!(of("1133557799m2m44m"), Standing::Ready { .. }));
    assert!(matches!(of("19m19p19sESWNCFP"), Standing::Ready { waits } if waits.len() == 13));
    let Standing::Discarding { shanten, discards } = of("[PPP]123m456p5578s+1s") else {
        panic!("fourteen tiles that do not win");
    };
    assert_eq!((shanten, discards[0].tile.to_string()), (0, "1s".to_owned()));
    assert!(matches!(of("[PPP]123m456p5578s+9s"), Standing::Complete { wins: true, .. }));
}
