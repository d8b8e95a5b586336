//! Tests of the faults of a deal and of refused claims, with their sentences.

use super::*;
use crate::entry::Hand;
use crate::rules::sichuan::faults;

const EAST: &str = "E -s 2344566m234777p";

/// A fault's code, event and seat.
type Found = (FaultCode, Option<usize>, Option<Seat>);

fn codes(hands: &str, events: &str) -> Vec<Found> {
    faults(hands, events).iter().map(|f| (f.code, f.event, f.seat)).collect()
}

#[test]
fn every_fault_is_found() {
    let (e, s, w, n) = (Some(Seat::East), Some(Seat::South), Some(Seat::West), Some(Seat::North));
    let kong = "E -s [2222m]4566m345777p";
    let robber = "E -s 2445666m234777p";
    let cases: &[(&str, &str, Found)] = &[
        ("E -s 2344566mEEC777p", "", (FaultCode::FOREIGN_TILE, None, e)),
        ("E -s 2344566m234777p1h", "", (FaultCode::FLOWERS_NOT_USED, None, e)),
        (&format!("{EAST}; W -s 1479m2h"), "wall end", (FaultCode::FLOWERS_NOT_USED, None, w)),
        ("E -s [123m]2344566m777p", "", (FaultCode::CHOW_NOT_CLAIMED, None, e)),
        ("E -s 22222m34566m777p", "", (FaultCode::FIVE_OF_A_KIND, None, e)),
        ("E -s 2344566m23477789p", "", (FaultCode::TOO_MANY_TILES, None, e)),
        ("E -s 2344566m2347778p", "wall end", (FaultCode::TOO_MANY_TILES, None, e)),
        (
            "E -s 2344566m234777p; W -s 4445666m12399p1s",
            "",
            (FaultCode::FIVE_OF_A_KIND, None, None),
        ),
        (EAST, "wall end; E wins 6m discard S", (faults::EVENT_AFTER_END, Some(2), None)),
        (
            "",
            "E wins 1m self-drawn; S wins 1p self-drawn; W wins 2p self-drawn; N false",
            (faults::EVENT_AFTER_END, Some(4), None),
        ),
        (
            EAST,
            "E wins 6m discard S last; W wins 9p self-drawn",
            (faults::EVENT_AFTER_LAST_TILE, Some(2), None),
        ),
        (EAST, "E wins 6m discard S; E false", (faults::ALREADY_WON, Some(2), e)),
        (EAST, "E wins 6m discard S; W wins 6m discard E", (faults::ALREADY_WON, Some(2), e)),
        (EAST, "E wins 6m discard S; W open 9m E", (faults::ALREADY_WON, Some(2), e)),
        (EAST, "E+E wins 6m discard S", (faults::WINNER_TWICE, Some(2), e)),
        (EAST, "E+W wins 6m self-drawn", (FaultCode::SEVERAL_SELF_DRAWN, Some(2), None)),
        (EAST, "E wins 6m discard E", (FaultCode::OWN_TILE, Some(1), e)),
        (EAST, "W+N+E wins 6m discard E", (FaultCode::OWN_TILE, Some(3), e)),
        (EAST, "W wins 1p discard N; W+E wins 6m discard S", (faults::ALREADY_WON, Some(2), w)),
        ("", "S open 3m S", (FaultCode::OWN_TILE, Some(1), s)),
        (EAST, "E concealed 9p", (faults::KONG_NOT_IN_HAND, Some(1), e)),
        (kong, "E open 2m S", (faults::KONG_NOT_IN_HAND, Some(1), e)),
        (kong, "E concealed 2m; E concealed 2m", (faults::KONG_TWICE, Some(2), e)),
        (EAST, "E wins 6m replacement", (FaultCode::REPLACEMENT_WITHOUT_KONG, Some(1), e)),
        (
            kong,
            "E concealed 2m; S concealed 9m; E wins 6m replacement",
            (faults::KONG_NOT_JUST_BEFORE, Some(3), e),
        ),
        (
            &format!("{EAST}; N -p 1234566m123789s"),
            "E wins 6m discard-after-kong N",
            (faults::DISCARDER_WITHOUT_KONG, Some(1), n),
        ),
        (
            &format!("{EAST}; W -p 1234566m123789s"),
            "E wins 6m robbed-kong W",
            (FaultCode::ROBBED_PUNG_MISSING, Some(1), w),
        ),
        (EAST, "E wins 6m robbed-kong W", (FaultCode::ROBBED_TILE_IN_HAND, Some(1), e)),
        (robber, "W added 3m; E wins 3m robbed-kong W", (faults::KONG_ROBBED, Some(1), w)),
        (robber, "W late 3m; E wins 3m robbed-kong", (faults::KONG_ROBBED, Some(1), w)),
        (robber, "E wins 3m robbed-kong W; W added 3m", (faults::KONG_ROBBED, Some(2), w)),
        (
            "E -s 2344566m234777p",
            "E wins 3m robbed-kong W last",
            (FaultCode::LAST_CLAIM_ROBBED_KONG, Some(1), None),
        ),
        (kong, "E wins 2m discard W", (FaultCode::FIVE_OF_A_KIND, Some(1), e)),
        (EAST, "E wins C discard W", (FaultCode::FOREIGN_TILE, Some(1), None)),
        (kong, "E+W wins 6m self-drawn passed 1", (faults::PASSED_SELF_DRAWN, Some(2), w)),
        (kong, "E wins 6m discard S passed 16", (faults::NO_SUCH_VALUE, Some(1), e)),
        (kong, "W+E wins 6m discard S passed 16", (faults::NO_SUCH_VALUE, Some(2), e)),
    ];
    for (hands, events, fault) in cases {
        let found = codes(hands, events);
        assert!(found.contains(fault), "{hands} | {events}: {found:?}");
    }
}

#[test]
fn faults_are_said_at_once_with_event_and_seat() {
    let found = faults("E -s [123m]2344566m777p; S -m 2344566p234777s88s", "W wins C discard W");
    let english = crate::text::Catalogue::english();
    let sentences: Vec<String> =
        found.iter().map(|f| crate::text::fault::sentence(f, &english).to_string()).collect();
    assert_eq!(
        sentences,
        [
            "East: 123m can’t be declared, because chows are not claimed in these rules. Move the tiles \
             into the concealed hand, where the chow still counts as a set.",
            "South: There are 15 tiles (a kong counts as three), but there is room for only 14. \
             Remove some.",
            "Event 1: These rules don’t use C. Remove it, or choose other rules.",
            "Event 1, West: A discarded or robbed tile comes from another player, not from the \
             winner. Choose another player, or choose a self-drawn win.",
        ]
    );
}

#[test]
fn a_refused_claim_is_a_sentence_and_changes_nothing() {
    let refused = |hands: &str, events: &str| {
        let settlement = settle(deal(hands, events, Rulings::default()));
        assert!(settlement.ledger.transfers.is_empty());
        assert_eq!((settlement.next_dealer, settlement.has_won[Seat::East]), (None, false));
        assert_eq!(wins(&settlement), "E refused");
        sentences(&settlement, "refusal.").remove(0)
    };
    assert_eq!(
        refused("E -m 2344566m234777p", "E wins 6m discard S"),
        "East’s win does not count: the hand contains 23456m of the missing suit; a winning hand can’t contain any (S4)."
    );
    assert_eq!(
        refused("E - 234456m234777p6s", "E wins 6s discard S"),
        "East’s win does not count: the hand has tiles of all three suits; a winning hand has at most two (S4)."
    );
    assert_eq!(
        refused(EAST, "E wins 9p discard S"),
        "East’s win does not count: the hand is neither four sets and a pair nor seven pairs (S3)."
    );
    assert_eq!(
        refused(EAST, "E wins 6m discard S passed 1"),
        "East’s win does not count: it is worth 1, and the player has passed a win worth 1 since their last draw, so it must be worth more (S6)."
    );
    // A win of a higher value may follow a passed one.
    let higher = "E wins 6m discard S last passed 1";
    assert_eq!(wins(&settle(deal(EAST, higher, Rulings::default()))), "E 2 under-the-sea");
    // Play continues with the same kong, and a refused player may win later (S33).
    let later = "N concealed 9m; N wins 1p self-drawn; E false; E wins 6m discard-after-kong N";
    let hands = format!("{EAST}; N -p [9999m]1m12345678s7m");
    let settlement = settle(deal(&hands, later, Rulings::default()));
    assert_eq!(wins(&settlement), "N refused; E 2 discard-after-kong");
    assert_eq!(settlement.ledger.net.north, 8 - 2);
}

#[test]
fn an_unfinished_hand_is_no_fault() {
    assert_eq!(Hand::default().size(), 0);
    let settlement = settle(deal("E -s 2344566m234p", "E wins 6m discard S", Rulings::default()));
    assert_eq!(wins(&settlement), "E lacks 3");
    assert_eq!(settlement.missing_entries[0].kind, MissingEntryKind::WinningHand);
}

#[test]
fn the_tile_of_a_refused_claim_may_be_one_of_four_later() {
    let net = |hands: &str, events: &str| {
        let settlement = settle(deal(hands, events, Rulings::default()));
        assert_eq!(wins(&settlement), "S refused");
        let net = settlement.ledger.net;
        [net.east, net.south, net.west, net.north]
    };
    let open = "S -s [5555p,1]1479m124688p";
    assert_eq!(net(open, "S wins 5p discard W; S open 5p W"), [0, 2, -2, 0]);
    let concealed = "S -s [5555p]1479m124688p";
    assert_eq!(net(concealed, "S wins 5p self-drawn; S concealed 5p"), [-2, 6, -2, -2]);
    // A fourth tile that is not declared stays in the hand, too.
    assert_eq!(net("S -s 14795555m12468p", "S wins 5m self-drawn"), [0; 4]);
    // All four lie in the kong already, or nobody else can have the fifth.
    let fault = |event| (FaultCode::FIVE_OF_A_KIND, Some(event), Some(Seat::South));
    assert_eq!(codes(open, "S open 5p W; S wins 5p discard N"), [fault(2)]);
    assert_eq!(codes(concealed, "S concealed 5p; S wins 5p self-drawn"), [fault(2)]);
    assert_eq!(codes(concealed, "S wins 5p discard W; S concealed 5p"), [fault(1)]);
}
