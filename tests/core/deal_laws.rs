//! Laws of the deals of the reference cases: neither the order of tiles nor the names of suits change
//! them, payments add up to nothing, and the hands of Nanchang may be entered as counts instead of tiles.

use crate::support::drafts;
use crate::support::flow;
use crate::support::random::Random;
use hule::entry::GivenAnswer;
use hule::entry::{Draft, link};
use hule::rules;
use hule::rules::score;
use hule::scoring::{Settled, Sheet, Standing};
use hule::system::Answer;
use hule::tiles::{Meld, MeldKind, Suit, Tile, WinSource};

/// The drafts of the reference cases of a rule system.
fn deals(key: &str) -> Vec<Draft> {
    drafts::from_file(rules::system(key).expect("a rule system"))
}

/// What a deal comes to, without the names of its tiles.
fn outcome(draft: &Draft) -> impl PartialEq + std::fmt::Debug + use<> {
    let report = score(draft);
    let sheets = |sheets: &[Sheet]| -> Vec<_> {
        let fans = |sheet: &Sheet| {
            sheet.counted.iter().map(|c| (c.fan.number, c.points)).collect::<Vec<_>>()
        };
        sheets.first().map(|best| (best.total, fans(best))).into_iter().collect()
    };
    let Settled { ledger, next_dealer, standing, .. } = &report.settled;
    let others: Vec<_> = report.others.iter().map(|other| sheets(&other.sheets)).collect();
    let wins = matches!(standing, Standing::Complete { wins: true, .. });
    (sheets(&report.sheets), others, wins, ledger.clone(), *next_dealer)
}

/// The order in which tiles and melds are entered makes no difference.
#[test]
fn order_makes_no_difference() {
    let mut random = Random::new(12);
    for draft in rules::KEYS.iter().flat_map(|key| deals(key).into_iter().step_by(2)) {
        let mut turned = draft.clone();
        // The last tile is the winning one unless one is marked.
        turned.settle_marks();
        for place in 0..draft.system().places.len() {
            let tiles = turned.place_mut(place).expect("a place");
            for left in (1..tiles.standing.len()).rev() {
                tiles.standing.swap(left, random.below(left + 1));
            }
            tiles.melds.reverse();
            tiles.flowers.reverse();
        }
        assert_eq!(outcome(&turned), outcome(&draft), "{}", link::encode(&draft));
    }
}

/// The same deal with other tiles in place of each.
fn with_tiles(draft: &Draft, other_tile: impl Fn(Tile) -> Tile) -> Draft {
    let mut other = draft.clone();
    for place in 0..draft.system().places.len() {
        let tiles = other.place_mut(place).expect("a place");
        tiles.standing.iter_mut().for_each(|tile| *tile = other_tile(*tile));
        tiles.win = tiles.win.map(&other_tile);
        for meld in tiles.melds.iter_mut().filter(|meld| !meld.is_honor_chow()) {
            let lowest = meld.kinds().iter().map(&other_tile).min().expect("a meld has tiles");
            *meld = Meld::of(meld.kind(), lowest).expect("a meld");
        }
    }
    other.events.iter_mut().for_each(|event| event.tile = event.tile.map(&other_tile));
    for GivenAnswer { question, place, answer } in draft.given() {
        let answer = match answer {
            Answer::Suit(suit) => Answer::Suit(suit_of(&other_tile, suit)),
            Answer::Tile(tile) => Answer::Tile(other_tile(tile)),
            Answer::Tiles(tiles) => {
                Answer::Tiles(tiles.iter().map(|tile| other_tile(*tile)).collect())
            }
            _ => continue,
        };
        other.put(question, place, answer).expect("an answer");
    }
    other
}

/// The suit that takes the place of another.
fn suit_of(other_tile: impl Fn(Tile) -> Tile, suit: Suit) -> Suit {
    other_tile(Tile::suited(suit, 1)).suit().expect("a suit")
}

/// Whether the rules of Chinese Classical name the suit of something in a deal: jade is of bamboo, the
/// tiles of the moon and of the grapes are dots.
fn names_suits(draft: &Draft) -> bool {
    let is_last = flow::answer_to(draft, "last").is_some_and(|answer| answer != Answer::No);
    let tiles = || draft.tiles.standing.iter().chain(&draft.tiles.win);
    let is_green = |tile: &Tile| *tile == Tile::GREEN || [2, 3, 4, 6, 8].contains(&tile.rank());
    is_last || draft.win_source() == WinSource::Replacement || tiles().all(is_green)
}

/// Suits can be swapped wherever no fan names one. (Some of MCR name green and reversible tiles, and the
/// knitted ones need no test.)
#[test]
fn suits_make_no_difference() {
    let orders = [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let drafts = ["sichuan", "nanchang", "classical"].into_iter().flat_map(deals);
    for draft in drafts.filter(|draft| draft.system().key != "classical" || !names_suits(draft)) {
        let before = outcome(&draft);
        for order in orders {
            let swapped = with_tiles(&draft, |tile| match tile.suit() {
                Some(suit) => Tile::suited(Suit::ALL[order[suit as usize]], tile.rank()),
                None => tile,
            });
            assert_eq!(outcome(&swapped), before, "{}", link::encode(&draft));
        }
    }
}

/// In sanma dots and bamboo are alike, but for All Green. Characters have no chows there.
#[test]
fn dots_and_bamboo_are_alike_in_sanma() {
    let mut seen = 0;
    for mut draft in deals("sanma") {
        // A tile that is exchanged has no mark, and is no red five.
        draft.set_ruling("red-fives.2", false).expect("a ruling");
        let exchanged = with_tiles(&draft, |tile| match tile.suit() {
            Some(Suit::Dots) => Tile::suited(Suit::Bamboo, tile.rank()),
            Some(Suit::Bamboo) => Tile::suited(Suit::Dots, tile.rank()),
            _ => tile,
        });
        let is_green = |draft: &Draft| {
            let sheets = score(draft).settled.sheets;
            sheets.iter().any(|sheet| sheet.counted.iter().any(|c| c.fan.key == "ryuuiisou"))
        };
        if !is_green(&draft) && !is_green(&exchanged) {
            seen += 1;
            assert_eq!(outcome(&exchanged), outcome(&draft), "{}", link::encode(&draft));
        }
    }
    assert!(seen > 300, "{seen}");
}

/// A hand never waits for a tile that is not played with, and none such brings it nearer.
#[test]
fn only_tiles_of_the_system_are_waited_for() {
    for key in ["sanma", "sichuan"] {
        let (mut ready, mut unready) = (0, 0);
        for mut draft in deals(key).into_iter().step_by(3) {
            // Of most hands only the winning tile is missing then.
            draft.settle_marks();
            draft.tiles.win = None;
            let tiles = draft.system().tiles;
            if let Some(tile) = draft.tiles.standing.first_mut().filter(|_| ready > unready) {
                *tile = tiles.iter().last().expect("a tile");
            }
            match score(&draft).settled.standing {
                Standing::Ready { waits } => {
                    ready += 1;
                    assert!(waits.iter().all(|wait| tiles.contains(wait.tile)), "{draft:?}");
                }
                Standing::Unready { useful, .. } => {
                    unready += 1;
                    assert!(useful.minus(tiles).is_empty(), "{draft:?}");
                }
                _ => {}
            }
        }
        assert!(ready > 10 && unready > 10, "{key} {ready} {unready}");
    }
}

/// No fan of Sichuan names a rank.
#[test]
fn ranks_may_be_turned_round() {
    for draft in deals("sichuan") {
        let turned =
            with_tiles(&draft, |tile| Tile::suited(tile.suit().expect("a suit"), 10 - tile.rank()));
        assert_eq!(outcome(&turned), outcome(&draft), "{}", link::encode(&draft));
    }
}

/// Whatever the rulings are, nobody pays what nobody receives.
#[test]
fn ledgers_add_up_to_what_was_taken_under_every_ruling() {
    for key in rules::KEYS {
        let rulings = rules::system(key).expect("a rule system").rulings.len();
        let alone = (0..rulings).map(|ruling| 1 << ruling);
        let choices =
            [0, u64::MAX, 0x5555_5555_5555_5555, 0xAAAA_AAAA_AAAA_AAAA].into_iter().chain(alone);
        for (at, bits) in choices.enumerate() {
            for mut draft in deals(key).into_iter().skip(at % 5).step_by(5) {
                draft.set_rulings(bits);
                let report = score(&draft);
                let Some(ledger) = &report.ledger else { continue };
                let net: i32 = ledger.net.iter().map(|(_, net)| net).sum();
                assert_eq!(net + ledger.bank, ledger.taken, "{}", link::encode(&draft));
                let is_payment = |t: &hule::scoring::Transfer| t.amount > 0 && t.to != t.from;
                assert!(ledger.transfers.iter().all(is_payment), "{}", link::encode(&draft));
            }
        }
    }
}

/// A loser's hand in Nanchang is paid the same whether it is entered as tiles or as counts.
#[test]
fn counts_stand_for_tiles() {
    let mut seen = 0;
    for draft in deals("nanchang") {
        let primary: Tile =
            flow::answer_to(&draft, "indicator").and_then(Answer::tile).expect("a jing");
        let secondary = score(&draft).notes[0].tiles[1];
        let drawn = flow::answer_to(&draft, "ending") == Some(Answer::Word("draw"));
        let mut counted = draft.clone();
        for place in usize::from(!drawn)..4 {
            let tiles = std::mem::take(counted.place_mut(place).expect("a place"));
            let kongs = |wanted: &dyn Fn(&Meld) -> bool| {
                tiles.melds.iter().filter(|m| m.kind().is_kong() && wanted(m)).count()
            };
            let jing = |meld: &Meld| [primary, secondary].contains(&meld.tile());
            let open = |meld: &Meld| meld.kind() != MeldKind::ConcealedKong;
            for (key, number) in [
                ("primary", tiles.copies(primary)),
                ("secondary", tiles.copies(secondary)),
                ("open-kongs", kongs(&|meld| !jing(meld) && open(meld))),
                ("concealed-kongs", kongs(&|meld| !jing(meld) && !open(meld))),
                ("jing-kongs", kongs(&jing)),
            ] {
                counted.set_at(key, place, &number.to_string()).expect("an answer");
            }
        }
        let (laid_out, counted) = (score(&draft), score(&counted));
        assert_eq!(laid_out.ledger, counted.ledger, "{}", link::encode(&draft));
        assert_eq!(laid_out.next_dealer, counted.next_dealer);
        seen += 1;
    }
    assert!(seen > 500);
}

/// Only one player wins in Nanchang: of several who claim the tile, the nearest (N11).
#[test]
fn one_winner_of_nanchang() {
    let mut draft =
        link::decode("1/nanchang/123m456p789s1122s+2s?indicator=5m&seat=S&from=E", rules::SYSTEMS)
            .expect("a link");
    assert_eq!(score(&draft).faults, vec![]);
    draft.set_at("claims", 1, "yes").expect("an answer");
    let report = score(&draft);
    assert_eq!(report.faults[0].code, hule::rules::nanchang::faults::SEVERAL_WINNERS);
    let asked =
        report.asked.iter().find(|asked| asked.question.key == "claims").expect("to be mended");
    assert_eq!(asked.place, 1);
}

/// Impossible jing are refused with the reason.
#[test]
fn impossible_jing_are_refused() {
    let draft = link::decode("1/nanchang/5555m123p456s", rules::SYSTEMS).expect("a link");
    let report = score(&draft);
    assert_eq!(report.standing, Standing::Entering { missing: 3 });
    let all = flow::asked(&draft);
    let asked = all.iter().find(|asked| asked.question.key == "indicator").expect("asked");
    let offer = asked.offers.iter().find(|offer| offer.answer.is_written("5m")).expect("on offer");
    let code = offer.impossible.as_ref().map(|fault| fault.code);
    assert_eq!(code, Some(hule::rules::nanchang::faults::TOO_MANY_JING));
    assert_eq!(asked.offers.iter().filter(|offer| offer.impossible.is_some()).count(), 1);
}
