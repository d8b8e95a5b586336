//! Tests of payments: options, missing entries, one hand alone, waits.

use super::*;
use crate::rules::sichuan::faults;
use crate::rules::sichuan::missing::MissingEntry;
use crate::scoring::Standing;

const EAST: &str = "E -s 2344566m234777p";

fn with(ruling: Ruling) -> Rulings {
    Rulings::default().with(ruling, true)
}

fn net(hands: &str, events: &str, rulings: Rulings) -> [i32; 4] {
    let settlement = settle(deal(hands, events, rulings));
    let net = settlement.ledger.net;
    [net.east, net.south, net.west, net.north]
}

#[test]
fn formulas_show_where_the_points_come_from() {
    let events = "E open 2m S; E wins 6m replacement";
    let settlement = settle(deal("E -s [2222m,1]4566m345777p", events, Rulings::default()));
    assert_eq!(
        payments(&settlement),
        [
            "S→E 2 kong-fed",
            "S→E 1 × 2 × 2 + 1 self-drawn",
            "W→E 1 × 2 × 2 + 1 self-drawn",
            "N→E 1 × 2 × 2 + 1 self-drawn",
        ]
    );
}

#[test]
fn the_feeder_of_the_last_kong_pays_alone() {
    let on = with(Ruling::FeederPaysAfterOpenKong);
    let hands = "E -s [2222m,1]4566m345777p";
    assert_eq!(net(hands, "E open 2m S; E wins 6m replacement", on), [6, -6, 0, 0]);
    // The ruling does not apply after an ordinary draw, or when a concealed kong came last.
    assert_eq!(net(hands, "E open 2m S; E wins 6m self-drawn", on), [11, -5, -3, -3]);
    let two = "E -s [2222m,1][9999p]4566m345p";
    let events = "E open 2m S; E concealed 9p; E wins 6m replacement";
    assert_eq!(net(two, events, on), [2 + 6 + 27, -13, -11, -11]);
}

#[test]
fn the_last_kong_goes_back_or_on() {
    let hands = format!("{EAST}; S -p 55m78899s123479m; N -s [9999p]13459m22258p");
    let events = "N concealed 9p; E wins 6m discard-after-kong N";
    assert_eq!(net(&hands, events, Rulings::default()), [2, 0, 0, -2]);
    assert_eq!(net(&hands, events, with(Ruling::KongToWinner)), [2 + 6 + -2, -2, -2, -2]);
    // A kong that was added late has no points to return, and the kong before it stays paid (S12).
    let hands = format!("{EAST}; N -s [9999p][8888m,5]1459m225p");
    let events = "N concealed 9p; N late 8m; E wins 6m discard-after-kong N";
    assert_eq!(net(&hands, events, Rulings::default()), [0, -2, -2, 4]);
}

#[test]
fn a_kong_is_returned_once() {
    let hands = format!("{EAST}; N -s [9999p]13459m22258p");
    let events = "N concealed 9p; N false; E wins 6m discard-after-kong N";
    // The false win costs 8 to each player and returns the kong; the discard costs 2.
    let returned = with(Ruling::FalseWinReturnsKongs);
    assert_eq!(net(&hands, events, returned), [10, 8, 8, -26]);
    // The winner gets no points that have gone back.
    let to_winner = returned.with(Ruling::KongToWinner, true);
    assert_eq!(net(&hands, events, to_winner), [10, 8, 8, -26]);
    // Points that went to a winner do not go back after that either.
    let later = "N concealed 9p; E wins 6m discard-after-kong N; N false";
    assert_eq!(net(&hands, later, to_winner), [6, 6, 6, -18]);
    // A claim that is refused for its suit costs the fine of 48, too.
    let refused = format!("{EAST}; N -p [9999m]1m12345678s7p");
    let events = "N concealed 9m; N wins 1p self-drawn; E wins 6m discard-after-kong N";
    for rulings in [returned, to_winner] {
        let rulings = rulings.with(Ruling::DeclaredForbiddenSuit48, true);
        assert_eq!(net(&refused, events, rulings), [10, 8, 8, -74]);
    }
}

#[test]
fn flower_pigs_by_option() {
    // E is ready with a maximum of 2, and W is a flower pig with a kong.
    let hands = "E -s [888m][333m]1118899p; W -p [9999s]1479m12457s1p";
    let events = "W concealed 9s; wall end";
    assert_eq!(net(hands, events, Rulings::default()), [0, 0, -48, 0]);
    assert_eq!(net(hands, events, with(Ruling::FlowerPigPaysReady)), [2, 0, -50, 0]);
    assert_eq!(net(hands, events, with(Ruling::FlowerPigKeepsKongs)), [-2, -2, -42, -2]);
    let both = with(Ruling::FlowerPigPaysReady).with(Ruling::MaximumPlusOne, true);
    assert_eq!(net(hands, events, both), [3, 0, -51, 0]);
}

#[test]
fn the_notes_name_what_is_not_entered() {
    let hands = "E - [8888s,1][333s]1115559s; N - 2344566m234777p";
    let events = "E open 8s; N wins 6m discard; wall end";
    let settlement = settle(deal(hands, events, Rulings::default()));
    assert_eq!(
        sentences(&settlement, "gap."),
        ["East’s missing suit has not been entered. It is assumed to be a suit the hand does \
             not contain.",]
    );
    let moves = |entry: &&MissingEntry| entry.kind.moves_points(Rulings::default());
    let missing = settlement.missing_entries.iter().filter(moves);
    let missing: Vec<_> = missing.map(|entry| (entry.kind, entry.seat, entry.event)).collect();
    assert_eq!(
        missing,
        [
            (MissingEntryKind::KongFeeder, Seat::East, Some(0)),
            (MissingEntryKind::Discarder, Seat::North, Some(1)),
            (MissingEntryKind::Hand, Seat::South, Some(2)),
            (MissingEntryKind::Hand, Seat::West, Some(2)),
        ]
    );
    assert!(settlement.ledger.transfers.is_empty());
    assert_eq!(settlement.next_dealer, Some(Seat::North));
}

#[test]
fn one_hand_alone_needs_nothing_else() {
    const HAND: &str = "1/sichuan/[2222m,1][7777m]4566m345p";
    // The hand has no winning tile yet.
    let ready = deal_of(&format!("{HAND}?seat=S&void=s&out.1=yes"));
    let Standing::Ready { waits } =
        standing(ready.hand(Seat::South), Some(Suit::Bamboo), None, Rulings::default())
    else {
        panic!("ready")
    };
    assert!(settle(ready).claims.is_empty());
    let worth: Vec<(String, u8, i32, i32)> = waits
        .iter()
        .map(|w| (w.tile.to_string(), w.copies, w.discard.total, w.self_drawn.total))
        .collect();
    assert_eq!(worth, [("3m".into(), 4, 4, 4), ("6m".into(), 2, 4, 4)]);
    let won = format!("{HAND}+6m?seat=S&void=s&win=replacement&out.1=yes");
    let settlement = settle(deal_of(&won));
    assert_eq!(
        sentences(&settlement, "gap."),
        ["West won earlier, but that win has not been entered. It counts as 0."]
    );
    assert_eq!(wins(&settlement), "S 8 root, root, win-after-kong");
    assert_eq!(
        payments(&settlement),
        [
            "E→S 2 concealed-kong",
            "N→S 2 concealed-kong",
            "E→S 1 × 2 × 2 × 2 + 1 self-drawn",
            "N→S 1 × 2 × 2 × 2 + 1 self-drawn",
        ]
    );
    let kinds: Vec<MissingEntryKind> =
        settlement.missing_entries.iter().map(|gap| gap.kind).collect();
    assert_eq!(kinds, [MissingEntryKind::EarlierWin, MissingEntryKind::KongFeeder]);
    // With the discarder for its only kong entered, the ruling applies.
    let fed = "1/sichuan/[2222m,1][777m]4566m345p+6m?seat=S&void=s&win=replacement&out.1=yes\
               &kong-from=E&rulings=feeder-pays-after-open-kong";
    let settlement = settle(deal_of(fed));
    assert_eq!(payments(&settlement), ["E→S 2 kong-fed", "E→S 1 × 2 × 2 fed-kong"]);
    // With another kong the fed one is taken to be the first, so nobody pays alone (S-A1).
    let both = format!("{won}&kong-from=E&rulings=feeder-pays-after-open-kong");
    let settlement = settle(deal_of(&both));
    assert_eq!(
        payments(&settlement)[3..],
        ["E→S 1 × 2 × 2 × 2 + 1 self-drawn", "N→S 1 × 2 × 2 × 2 + 1 self-drawn"]
    );
    // The faults belong to the hand, not to an event.
    for (answers, code) in [
        ("from=S", FaultCode::OWN_TILE),
        ("out.1=yes&from=W", faults::ALREADY_WON),
        ("win=self-drawn&from=W", FaultCode::SELF_DRAWN_FROM_OTHER),
    ] {
        let link = format!("{HAND}+6m?seat=S&void=s&{answers}");
        let found = Deal::new(&link::decode(&link, &[&SYSTEM]).unwrap()).unwrap_err();
        assert_eq!(
            found.iter().map(|f| (f.code, f.event)).collect::<Vec<_>>(),
            [(code, None)],
            "{answers}"
        );
    }
    // Another hand changes nothing, but its faults are told.
    let beside = |other: &str| {
        link::decode(&format!("{HAND}+6m/{other}?seat=S&void=s&from=E"), &[&SYSTEM]).unwrap()
    };
    let besides = settle(Box::new(Deal::new(&beside("123p")).unwrap()));
    let alone = settle(deal_of(&format!("{HAND}+6m?seat=S&void=s&from=E")));
    assert_eq!(Settlement { deal: alone.deal.clone(), ..besides }, alone);
    let found = Deal::new(&beside("11111p")).unwrap_err();
    assert_eq!((found[0].code, found[0].seat), (FaultCode::FIVE_OF_A_KIND, Some(Seat::West)));
}

#[test]
fn a_hand_of_the_missing_suit_waits_for_nothing() {
    let hand = |text: &str| deal_of(&format!("1/sichuan/{text}"));
    let ready = hand("1345p123456789s");
    assert_eq!(waits(ready.hand(Seat::East), None, Rulings::default()).len(), 1);
    assert!(waits(ready.hand(Seat::East), Some(Suit::Dots), Rulings::default()).is_empty());
    assert_eq!(maximum(ready.hand(Seat::East), Some(Suit::Dots), Rulings::default()), None);
    // Three sets are left; a fourth and the pair are missing, and no dot helps.
    match standing(ready.hand(Seat::East), Some(Suit::Dots), None, Rulings::default()) {
        Standing::Unready { shanten, useful, .. } => {
            assert_eq!(shanten, 4);
            assert!(useful.into_iter().all(|t| t.suit() != Some(Suit::Dots)));
        }
        other => panic!("{other:?}"),
    }
    // The fifth tile of a kind is not a wait (S-A9), so the hand is not ready.
    let fifth = hand("[5555m,1]46m22234789p");
    assert!(waits(fifth.hand(Seat::East), None, Rulings::default()).is_empty());
    match standing(fifth.hand(Seat::East), None, None, Rulings::default()) {
        Standing::Unready { shanten, .. } => assert_eq!(shanten, 1),
        other => panic!("{other:?}"),
    }
    match standing(hand("12m").hand(Seat::East), None, None, Rulings::default()) {
        Standing::Entering { missing } => assert_eq!(missing, 11),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_tile_of_the_missing_suit_is_discarded_first() {
    let read = crate::entry::notation::parse("1345p123456789s1m").unwrap();
    let hand = crate::entry::Hand::new(&read.standing, &[], read.win).unwrap();
    match standing(&hand, Some(Suit::Characters), None, Rulings::default()) {
        Standing::Discarding { shanten, discards } => {
            assert_eq!((shanten, discards[0].tile), (0, tile("1m")));
        }
        other => panic!("{other:?}"),
    }
}

/// A hand is one away from ready exactly if the exchange of one tile makes it ready, and the useful
/// kinds are the tiles that do.
#[test]
fn one_from_ready_is_one_exchange_away() {
    let texts = ["1345p123456788s", "1133557799m113p", "[222m]13579m24689p", "2244668m224468s"];
    let mut one_away = 0;
    for text in texts {
        let read = crate::entry::notation::parse(text).unwrap();
        let hand =
            |standing: &[Tile]| crate::entry::Hand::new(standing, &read.melds, None).unwrap();
        let tiles: Vec<Tile> = read.standing.iter().copied().chain(read.win).collect();
        let (is_one_away, useful) = match standing(&hand(&tiles), None, None, Rulings::default()) {
            Standing::Unready { shanten, useful, .. } => (shanten == 1, useful),
            Standing::Ready { .. } => continue,
            other => panic!("{other:?}"),
        };
        // Every exchange of one tile.
        let mut ready_after = crate::tiles::TileSet::EMPTY;
        for draw in TILES {
            for i in 0..tiles.len() {
                let mut other = tiles.clone();
                other[i] = draw;
                let known = crate::entry::Hand::new(&other, &read.melds, None);
                if known.is_ok_and(|h| !waits(&h, None, Rulings::default()).is_empty()) {
                    ready_after.insert(draw);
                }
            }
        }
        assert_eq!(is_one_away, !ready_after.is_empty(), "{text}");
        if is_one_away {
            assert_eq!(useful, ready_after, "{text}");
            one_away += 1;
        }
    }
    assert!(one_away > 0);
}
