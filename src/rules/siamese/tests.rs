//! The worked examples of the rules, and what is refused.

mod other_copies;
mod reference;
mod search;
mod settlements;

use super::course::Finale;
use super::deal::{Deal, Event};
use super::double_win::{DoubleWins, double_win};
use super::first_win::first_win;
use super::hand_id::{ByHand, HandId};
use super::invalid_win::InvalidWin;
use super::player_tiles::{EnteredTiles, PlayerTiles};
use super::players::Players;
use super::ruling::Rulings;
use super::score::{NoDouble, score};
use super::settle::{Outcome, Settlement, settle};
use super::waits::waits;
use super::*;
use crate::entry::{FaultCode, notation};
use crate::rules::mcr::{self, Mistake, Situation};
use crate::scoring::Standing;
use crate::tiles::{Meld, Seat, Tile, Win, WinSource, Wind};

use settlements::win;

const PRACTICE: Rulings = Rulings { hand: mcr::Rulings::COMPETITION_1998, minimum: true };

fn tiles(text: &str) -> Vec<Tile> {
    if text.is_empty() { vec![] } else { notation::parse(text).expect("tiles").standing }
}

fn melds(text: &str) -> Vec<Meld> {
    if text.is_empty() { vec![] } else { notation::parse(text).expect("melds").melds }
}

/// East in the South round, on a tile that came in this way; melds of A and B.
fn entry(a: &str, b: &str, concealed: &str, tile: &str, source: WinSource) -> EnteredTiles {
    EnteredTiles {
        melds: ByHand { a: melds(a), b: melds(b) },
        concealed: tiles(concealed),
        tile: tile.parse().ok(),
        situation: Situation {
            seat: Wind::East,
            round: Wind::South,
            win: Win { source, from: None, last_of_wall: false, last_copy: false },
            flowers: 0,
        },
        players: Players::Three,
        pins: ByHand::default(),
        rulings: PRACTICE,
    }
}

fn player(a: &str, b: &str, concealed: &str, tile: &str, source: WinSource) -> PlayerTiles {
    PlayerTiles::new(entry(a, b, concealed, tile, source)).expect("a player")
}

fn drawn(concealed: &str, tile: &str) -> PlayerTiles {
    player("", "", concealed, tile, WinSource::SelfDrawn)
}

fn fans(deal: &mcr::Deal) -> Vec<u8> {
    mcr::sheets(deal)[0].counted.iter().map(|c| c.fan.number).collect()
}

/// The best first win of a side with its fans.
fn first(player: &PlayerTiles, id: HandId) -> (i32, Vec<u8>) {
    let chosen = first_win(player)[id].expect("a complete hand");
    (chosen.points, fans(&chosen.deal(player)))
}

#[test]
fn m1_seven_pairs_out_of_28_tiles() {
    let mut entry = entry("", "", "11334789m557799p12478sEESWNCFP", "S", WinSource::SelfDrawn);
    let player = PlayerTiles::new(entry.clone()).unwrap();
    for id in HandId::BOTH {
        assert_eq!(first(&player, id), (26, vec![19, 75, 80]));
    }
    entry.rulings = Rulings::default();
    let player = PlayerTiles::new(entry).unwrap();
    assert_eq!(first(&player, HandId::A), (29, vec![19, 56, 75]));
}

#[test]
fn m2_m3_the_drawn_tile_is_used_or_not() {
    let unused = drawn("123456789m1135568999p112588sWN", "E");
    assert_eq!(first(&unused, HandId::A), (23, vec![28, 56, 73, 75, 76]));
    let chosen = first_win(&unused).a.unwrap();
    assert!(!chosen.uses_tile);
    let deal = chosen.deal(&unused);
    let sheet = &mcr::sheets(&deal)[0];
    assert_eq!(sheet.won, None);
    // Nine Gates, the three waits (77–79) and what else speaks of the winning tile (M15).
    for fan in [4, 58, 77, 78, 79] {
        assert_eq!(mcr::why(&deal, sheet, fan), Err(obstacles::DRAWN_TILE_UNUSED), "{fan}");
    }
    let mut last = entry("", "", "123456789m1135568999p112588sWN", "E", WinSource::SelfDrawn);
    last.situation.win.last_copy = true;
    let last = PlayerTiles::new(last).unwrap();
    let chosen = first_win(&last).a.unwrap();
    let deal = chosen.deal(&last);
    assert_eq!((chosen.points, chosen.last_copy), (23, false));
    let why = mcr::why(&deal, &mcr::sheets(&deal)[0], 58);
    assert_eq!(why, Err(obstacles::DRAWN_TILE_UNUSED));
    let used = drawn("123456789m113568999p112588sWNC", "5p");
    assert_eq!(first(&used, HandId::A), (24, vec![28, 56, 73, 75, 76, 79]));
    assert!(first_win(&used).a.unwrap().uses_tile);
}

#[test]
fn m4_melds_belong_to_one_hand() {
    let mut entry = entry("[EEE][222s]", "", "123456m14799p1468sSWNCFP", "8s", WinSource::Discard);
    let scored = score(&PlayerTiles::new(entry.clone()).unwrap());
    let a = scored.hands.a.as_ref().unwrap();
    assert_eq!((a.chosen.points, a.wins), (5, false));
    assert_eq!(scored.hands.b, None);
    assert_eq!(scored.first, None);
    // M-A5: without the minimum it wins.
    entry.rulings.minimum = false;
    assert_eq!(score(&PlayerTiles::new(entry).unwrap()).first, Some(HandId::A));
}

#[test]
fn m5_double_win_after_one_drawn_tile() {
    let mut entry = entry("", "", "112223366m55899p123456789sEESS", "8p", WinSource::SelfDrawn);
    let player = PlayerTiles::new(entry.clone()).unwrap();
    let best = double_win(&player, 5).best;
    assert_eq!(best[0].total, 48);
    // Among equal splits is that of the rules.
    let hands =
        best.iter().map(|split| (split.hands[split.first], split.hands[split.first.other()]));
    let (one, two) = { hands }.find(|(one, _)| one.uses_tile).unwrap();
    assert_eq!((one.points, two.points, two.uses_tile), (22, 26, false));
    assert_eq!(fans(&one.deal(&player)), [28, 56, 76, 79]);
    assert_eq!(fans(&two.deal(&player)), [19, 75, 80]);
    entry.rulings = Rulings::default();
    let scored = score(&PlayerTiles::new(entry).unwrap());
    let double = scored.double.unwrap();
    assert_eq!(double.split.total, 22 + 29);
    // E: 2 × (22 + 8) + 2 × (29 + 8).
    assert_eq!(double.settlement.finale, Finale::TwoWins { seat: Wind::East });
    assert_eq!(double.settlement.ledger.net.east, 134);
}

#[test]
fn m6_no_double_win_on_a_discard() {
    let player = player("", "", "112223366m55899p123456789sEESS", "8p", WinSource::Discard);
    assert_eq!(double_win(&player, 1), DoubleWins::default());
    let scored = score(&player);
    assert_eq!(scored.no_double, Some(NoDouble::Claimed));
    assert_eq!(scored.double, None);
}

#[test]
fn self_drawn_takes_the_place_of_a_lost_replacement_tile() {
    // M15: the drawn N is in neither the straight nor the pair.
    let kong = "[1111s]";
    let mut entry = entry(kong, "", "123456789m99p1368pESWCFP22s", "N", WinSource::Replacement);
    entry.concealed.truncate(24);
    let player = PlayerTiles::new(entry).unwrap();
    let chosen = first_win(&player).a.unwrap();
    assert!(!chosen.uses_tile);
    let deal = chosen.deal(&player);
    let sheet = &mcr::sheets(&deal)[0];
    assert_eq!(mcr::why(&deal, sheet, 46), Err(obstacles::DRAWN_TILE_UNUSED));
    assert!(sheet.counted.iter().any(|c| c.fan.number == 56) && mcr::why(&deal, sheet, 80).is_ok());
    assert!(!sheet.counted.iter().any(|c| c.fan.number == 46));
}

#[test]
fn nine_gates_without_the_drawn_tile_is_a_full_flush() {
    let gates = "1112345678999m1379p2468sESWNCF";
    let used = drawn(&gates[..gates.len() - 1], "5m");
    assert!(first(&used, HandId::A).1.contains(&4));
    // The same fourteen tiles before another one is drawn.
    let unused = drawn("11123455678999m1379p2468sESWNC", "F");
    let (points, fans) = first(&unused, HandId::A);
    assert!(fans.contains(&22) && !fans.contains(&4), "{points} {fans:?}");
}

#[test]
fn the_kong_of_a_replacement_tile_may_lie_in_the_other_hand() {
    // M-A8: hand A has no kong, and yet the tile replaces one.
    let player = player(
        "",
        "[1111m,1][345m][888m]",
        "222p333p44s789s1s999m5p9m",
        "1s",
        WinSource::Replacement,
    );
    let chosen = first_win(&player).a.expect("complete");
    let deal = chosen.deal(&player);
    assert!(chosen.uses_tile);
    assert!(mcr::why(&deal, &mcr::sheets(&deal)[0], 46).is_ok());
    let faults =
        PlayerTiles::new(entry("[123m]", "", "", "1s", WinSource::Replacement)).unwrap_err();
    assert_eq!(faults[0].code, FaultCode::REPLACEMENT_WITHOUT_KONG);
}

#[test]
fn a_pinned_tile_stays_in_its_hand() {
    let free = entry("", "", "112223366m55899p123456789sEESS", "8p", WinSource::SelfDrawn);
    let mut pinned = free.clone();
    pinned.pins = ByHand { a: tiles("1s"), b: tiles("E") };
    let split = double_win(&PlayerTiles::new(pinned.clone()).unwrap(), 1).best[0];
    assert!(split.hands.a.tiles.get("1s".parse().unwrap()) > 0);
    assert!(split.hands.b.tiles.get(Tile::EAST) > 0);
    // Hands that cannot have their pins do not exist.
    pinned.pins = ByHand { a: tiles("1s"), b: tiles("9s") };
    let without_split = PlayerTiles::new(pinned.clone()).unwrap();
    assert_eq!(double_win(&without_split, 1).splits, 0);
    assert_eq!(score(&without_split).no_double, Some(NoDouble::Pinned));
    // Without pins there is no double win either: that is the reason.
    let mut apart = entry("", "", "112223366m55899p123456789sEESW", "8p", WinSource::SelfDrawn);
    apart.pins = pinned.pins;
    assert_eq!(score(&PlayerTiles::new(apart).unwrap()).no_double, Some(NoDouble::NoSplit));
    pinned.pins = ByHand { a: tiles("111sN"), b: tiles("") };
    let faults = PlayerTiles::new(pinned).unwrap_err();
    assert_eq!(faults[0].code, faults::PIN_NOT_CONCEALED);
    assert_eq!(faults[0].tiles, tiles("1sN"));
}

#[test]
fn every_fault_is_reported_at_once() {
    let mut entry = entry("", "", "11111m", "N", WinSource::Discard);
    entry.situation.seat = Wind::North;
    entry.situation.win.from = Some(Wind::North);
    entry.situation.flowers = 1;
    let codes: Vec<FaultCode> =
        PlayerTiles::new(entry).unwrap_err().iter().map(|f| f.code).collect();
    assert_eq!(
        codes,
        [
            FaultCode::FIVE_OF_A_KIND,
            faults::SEAT_NOT_TAKEN,
            faults::SEAT_NOT_TAKEN,
            FaultCode::FLOWERS_NOT_USED,
            FaultCode::OWN_TILE
        ]
    );
    let faults = Deal::new(
        Players::Two,
        PRACTICE,
        vec![
            win(Wind::West, WinSource::SelfDrawn, None, 8),
            win(Wind::East, WinSource::Discard, Some(Wind::East), 20),
        ],
    );
    let codes: Vec<FaultCode> = faults.unwrap_err().iter().map(|f| f.code).collect();
    assert_eq!(codes, [faults::SEAT_NOT_TAKEN, FaultCode::OWN_TILE]);
}

#[test]
fn melds_are_no_pins() {
    let five = "[111m][222m][333m][444m][555m]";
    let codes = |entry: EnteredTiles| -> Vec<FaultCode> {
        PlayerTiles::new(entry).unwrap_err().iter().map(|f| f.code).collect()
    };
    let mut entry = entry(five, "", "1s", "", WinSource::SelfDrawn);
    assert_eq!(codes(entry.clone()), [FaultCode::TOO_MANY_MELDS]);
    entry.pins.a = tiles("1s");
    assert_eq!(codes(entry), [FaultCode::TOO_MANY_MELDS, faults::TOO_MANY_PINS]);
}

#[test]
fn waits_have_the_worth_of_each_tile() {
    let mut entry = entry("", "[444p][666p]", "234m8p123456789s7m25pESWNC", "", WinSource::Discard);
    entry.tile = None;
    let player = PlayerTiles::new(entry.clone()).unwrap();
    let found = waits(&player);
    assert_eq!(found.complete, ByHand { a: None, b: None });
    for wait in &found.tiles {
        for (source, worth) in
            [(WinSource::Discard, &wait.discard), (WinSource::SelfDrawn, &wait.self_drawn)]
        {
            let mut with = entry.clone();
            with.tile = Some(wait.tile);
            with.situation.win.source = source;
            let best = first_win(&PlayerTiles::new(with).unwrap());
            for id in HandId::BOTH {
                let points = best[id].filter(|c| c.uses_tile).map(|c| c.points);
                assert_eq!(worth[id], points, "{}", wait.tile);
            }
        }
    }
    let eight = found.tiles.iter().find(|w| w.tile == "8p".parse().unwrap()).unwrap();
    assert_eq!((eight.copies, eight.self_drawn.a), (3, Some(23)));
    let (standing, is_pending) = report::standing_before_draw(&player);
    assert!(matches!(standing, Standing::Ready { .. }) && is_pending);
}

#[test]
fn a_complete_hand_wins_on_any_draw() {
    let mut entry = entry("", "", "123456789m1135568999p112588sWN", "", WinSource::SelfDrawn);
    entry.tile = None;
    let found = waits(&PlayerTiles::new(entry).unwrap());
    assert_eq!(found.complete.a.unwrap().points, 23);
    assert_eq!(found.complete.b.unwrap().id, HandId::B);
}

#[test]
fn every_key_has_its_sentence() {
    use crate::text::Catalogue;
    for catalogue in [Catalogue::english(), Catalogue::of(crate::text::Language::Ru)] {
        let mut keys: Vec<String> = Vec::new();
        keys.extend(InvalidWin::ALL.iter().map(|i| format!("siamese.invalid.{}", i.key())));
        keys.extend(NoDouble::ALL.iter().map(|n| format!("siamese.no-double.{}", n.key())));
        keys.extend(["two-wins", "wall-end"].map(|k| format!("siamese.finale.{k}")));
        let outcomes = ["paid", "void", "invalid"];
        keys.extend(outcomes.map(|k| format!("siamese.outcome.{k}")));
        keys.extend(Rulings::KEYS.iter().map(|k| format!("ruling.{k}")));
        keys.push(format!("ruling.{MINIMUM_KEY}.definition"));
        keys.push("obstacle.drawn-tile-unused".into());
        for key in keys {
            assert!(catalogue.has(&key), "{key}");
        }
    }
}
