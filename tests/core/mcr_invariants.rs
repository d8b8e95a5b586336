//! Invariants of counting in MCR: irrelevant changes do not change the score, the fast path agrees
//! with the full sheet, and payments sum to zero.

use crate::support::{drafts, flow};
use std::collections::BTreeMap;

use crate::support::brute;
use crate::support::random::{self, Flavour, Random};
use hule::entry::notation::Tiles;
use hule::entry::{Draft, Hand};
use hule::reading::division::Part;
use hule::rules::mcr::fans::*;
use hule::rules::mcr::{self, Deal, MINIMUM, Ruling, Situation};
use hule::rules::score;
use hule::scoring::{Counted, Ledger, Report, Standing};
use hule::tiles::{Meld, Suit, Tile, WinSource, Wind};

/// Every deal of the case file under both presets.
fn reference_deals() -> Vec<Deal> {
    let drafts = drafts::of_lines(include_str!("../data/mcr.jsonl").lines());
    let both = |draft: Draft| {
        ["green-book", "competition-1998"].map(|preset| {
            let mut draft = draft.clone();
            draft.set_preset(preset).expect("a preset");
            mcr::deal(&draft).expect("a deal")
        })
    };
    drafts.flat_map(both).collect()
}

/// Random deals of every flavour, under both presets and random rulings.
fn random_deals(seed: u64, each: usize) -> Vec<Deal> {
    let mut random = Random::new(seed);
    let flavours = Flavour::ALL.into_iter().flat_map(|f| std::iter::repeat_n(f, each));
    flavours.map(|flavour| random::deal(&mut random, flavour)).collect()
}

/// The same deal with other tiles.
fn with_tiles(deal: &Deal, standing: &[Tile], melds: &[Meld], win: Tile) -> Deal {
    let hand = Hand::new(standing, melds, Some(win)).expect("a hand that can exist");
    Deal::new(hand, *deal.situation(), deal.rulings()).expect("a deal that can exist")
}

/// The same deal with each tile changed.
fn mapped(deal: &Deal, map: impl Fn(Tile) -> Tile) -> Deal {
    let hand = deal.hand();
    let standing: Vec<Tile> = hand.standing().tiles().map(&map).collect();
    let meld = |m: &Meld| {
        let low = m.kinds().iter().map(&map).min().expect("a meld has tiles");
        Meld::of(m.kind(), low).expect("a chow stays one")
    };
    let melds: Vec<Meld> = hand.melds().iter().map(meld).collect();
    with_tiles(deal, &standing, &melds, map(deal.tile().expect("a winning tile")))
}

/// The report of a deal, whose hand is complete.
fn report(deal: &Deal) -> Report {
    score(&random::draft(deal))
}

/// Whether a complete hand is worth enough to win.
fn wins(report: &Report) -> bool {
    matches!(report.standing, Standing::Complete { wins: true, .. })
}

fn fans(deal: &Deal) -> Vec<(u8, u8)> {
    mcr::best(deal).expect("a winning hand").fans.to_vec()
}

fn total(deal: &Deal) -> i32 {
    mcr::best(deal).expect("a winning hand").total
}

/// Whether some reading of the hand has a fan that names particular tiles.
fn names_tiles(deal: &Deal) -> bool {
    let sheets = mcr::sheets(deal);
    [ALL_GREEN, REVERSIBLE_TILES].into_iter().any(|fan| mcr::why(deal, &sheets[0], fan).is_ok())
}

#[test]
fn the_best_total_is_the_best_of_all() {
    for deal in reference_deals().iter().chain(&random_deals(1, 1_000)) {
        let best = mcr::best(deal).map(|best| best.points);
        let expected = brute::best_points(deal);
        assert_eq!(best, expected, "{} {:?}", Tiles::from(deal.hand()), deal.situation());
    }
}

#[test]
fn incomplete_hands_have_no_total() {
    let mut random = Random::new(2);
    for _ in 0..20_000 {
        let flavour = random.pick(&Flavour::ALL);
        let deal = random::deal(&mut random, flavour);
        let other = random.pick(&Tile::all().collect::<Vec<_>>());
        if deal.hand().all().get(other) < 4 {
            let hand = deal.hand().with_win(Some(other));
            let Ok(deal) = Deal::new(hand, *deal.situation(), deal.rulings()) else { continue };
            let complete = brute::best_points(&deal).is_some();
            assert_eq!(mcr::best(&deal).is_some(), complete, "{}", Tiles::from(deal.hand()));
            assert_eq!(!mcr::sheets(&deal).is_empty(), complete);
        }
    }
}

#[test]
fn the_fast_path_is_the_best_sheet() {
    for deal in reference_deals().iter().chain(&random_deals(3, 1_000)) {
        let best = mcr::best(deal).expect("a winning hand");
        let sheets = mcr::sheets(deal);
        let sheet = &sheets[0];
        assert_eq!((best.points, best.total), (sheet.points, sheet.total));
        let mut times = BTreeMap::new();
        sheet.counted.iter().for_each(|c| *times.entry(c.fan.number).or_insert(0) += 1);
        let times: Vec<(u8, u8)> = times.into_iter().collect();
        assert_eq!(best.fans.to_vec(), times, "{}", Tiles::from(deal.hand()));
        for sheet in &sheets {
            assert!(sheet.points <= best.points, "the best comes first");
            let sum: i32 = sheet.counted.iter().map(|c| i32::from(c.points)).sum();
            assert_eq!(sum, sheet.total);
        }
    }
}

/// Every true fan is counted or dropped. A dropped fan names one that counts, and no counted fan
/// excludes another.
#[test]
fn every_true_fan_is_counted_or_dropped() {
    for deal in random_deals(4, 300) {
        for sheet in mcr::sheets(&deal) {
            let text = Tiles::from(deal.hand()).to_string();
            let counted = |fan: u8| sheet.counted.iter().filter(|c| c.fan.number == fan).count();
            let once = |fan: &u8| ![CHICKEN_HAND, FLOWER_TILES].contains(fan);
            for fan in FANS.iter().map(|fan| fan.number).filter(once) {
                let found = mcr::why(&deal, &sheet, fan).map_or(0, |found| found.len());
                let dropped = sheet.dropped.iter().filter(|d| d.fan.number == fan).count();
                assert_eq!(found, counted(fan) + dropped, "{fan} of {text}");
            }
            for dropped in &sheet.dropped {
                let by = dropped.reason.by();
                assert!(by.is_none_or(|by| counted(by.number) > 0), "{dropped:?} of {text}");
            }
        }
    }
}

/// Every sheet, not only the best, satisfies P3 and P5. (P3 never changes a total: where it bars a
/// fan, another of the same worth joins the sets. It decides which fans are named.)
#[test]
fn the_joins_of_every_sheet_are_allowed() {
    for deal in reference_deals().iter().chain(&random_deals(18, 500)) {
        for sheet in mcr::sheets(deal) {
            let joined = sheet.counted.iter().filter(|c| brute::JOINING.contains(&c.fan.number));
            let sets = |c: &Counted| c.evidence.parts.iter().filter_map(Part::as_set);
            let joins: Vec<(u8, u8)> = joined
                .map(|c| (c.fan.number, sets(c).fold(0, |bits, set| bits | 1 << set)))
                .collect();
            assert!(brute::allowed(&joins), "{} {joins:?}", Tiles::from(deal.hand()));
            let all = brute::joins(&sheet.division);
            assert!(joins.iter().all(|join| all.contains(join)));
        }
    }
}

#[test]
fn the_order_of_tiles_does_not_matter() {
    let mut random = Random::new(5);
    for deal in random_deals(6, 300) {
        let mut standing: Vec<Tile> = deal.hand().standing().tiles().collect();
        let mut melds = deal.hand().melds().to_vec();
        random.shuffle(&mut standing);
        let shuffled = with_tiles(&deal, &standing, &melds, deal.tile().expect("a winning tile"));
        assert_eq!(mcr::sheets(&deal), mcr::sheets(&shuffled));
        assert_eq!(report(&deal).ledger, report(&shuffled).ledger);
        random.shuffle(&mut melds);
        let shuffled = with_tiles(&deal, &standing, &melds, deal.tile().expect("a winning tile"));
        assert_eq!(fans(&deal), fans(&shuffled), "{}", Tiles::from(deal.hand()));
    }
}

#[test]
fn swapping_suits_does_not_matter() {
    const ORDERS: [[usize; 3]; 5] = [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    for deal in random_deals(7, 300) {
        for order in ORDERS {
            let swapped = mapped(&deal, |t| match t.suit() {
                Some(suit) => Tile::suited(Suit::ALL[order[suit as usize]], t.rank()),
                None => t,
            });
            if !names_tiles(&deal) && !names_tiles(&swapped) {
                assert_eq!(total(&deal), total(&swapped), "{}", Tiles::from(deal.hand()));
            }
        }
    }
}

/// Turns 1 into 9, 2 into 8 and so on. Upper fans become lower ones, and an edge wait stays an edge
/// wait.
#[test]
fn turning_ranks_round_does_not_matter() {
    for deal in random_deals(8, 300) {
        let turned = mapped(&deal, |t| match t.suit() {
            Some(suit) => Tile::suited(suit, 10 - t.rank()),
            None => t,
        });
        if !names_tiles(&deal) && !names_tiles(&turned) {
            assert_eq!(total(&deal), total(&turned), "{}", Tiles::from(deal.hand()));
        }
    }
}

#[test]
fn swapping_dragons_does_not_matter() {
    for deal in random_deals(9, 300) {
        let swapped = mapped(&deal, |t| match t {
            Tile::RED => Tile::GREEN,
            Tile::GREEN => Tile::WHITE,
            Tile::WHITE => Tile::RED,
            other => other,
        });
        if !names_tiles(&deal) && !names_tiles(&swapped) {
            assert_eq!(fans(&deal), fans(&swapped), "{}", Tiles::from(deal.hand()));
        }
    }
}

/// Turns each wind into the next, together with seat and round.
#[test]
fn moving_winds_with_the_seat_does_not_matter() {
    for deal in random_deals(10, 300) {
        let moved = mapped(&deal, |t| match Wind::ALL.into_iter().find(|w| w.tile() == t) {
            Some(wind) => wind.after(1).tile(),
            None => t,
        });
        let Situation { seat, round, mut win, flowers } = *deal.situation();
        win.from = win.from.map(|from| from.after(1));
        let situation = Situation { seat: seat.after(1), round: round.after(1), win, flowers };
        let moved = Deal::new(moved.hand().clone(), situation, deal.rulings()).expect("a deal");
        assert_eq!(fans(&deal), fans(&moved), "{}", Tiles::from(deal.hand()));
    }
}

/// Each flower adds a point and nothing else. Flowers do not help to reach the minimum (§2.3).
#[test]
fn flowers_only_add_points() {
    for deal in random_deals(11, 200) {
        let with = |flowers| {
            let situation = Situation { flowers, ..*deal.situation() };
            Deal::new(deal.hand().clone(), situation, deal.rulings()).expect("a deal")
        };
        let without = report(&with(0));
        for flowers in 1..=8u8 {
            let report = report(&with(flowers));
            assert_eq!(report.standing, without.standing);
            assert_eq!(report.sheets[0].points, without.sheets[0].points);
            assert_eq!(report.sheets[0].total, without.sheets[0].total + i32::from(flowers));
        }
    }
}

/// The net of each seat is the sum of its transfers, and all nets with the bank sum to zero.
fn sums_to_zero(ledger: &Ledger) {
    let mut net = [0; 4];
    let mut bank = 0;
    for transfer in &ledger.transfers {
        assert!(transfer.amount > 0 && transfer.amount == transfer.formula.amount());
        assert!(transfer.from != transfer.to);
        net[transfer.from.expect("nothing is on the table").index()] -= transfer.amount;
        match transfer.to {
            Some(to) => net[to.index()] += transfer.amount,
            None => bank += transfer.amount,
        }
    }
    assert_eq!(net, Wind::ALL.map(|seat| ledger.net[seat]));
    assert_eq!(bank, ledger.bank);
    assert_eq!(net.iter().sum::<i32>() + bank, 0);
}

/// The payments of §3, written down a second time.
#[test]
fn payments_are_those_of_the_rules() {
    for deal in random_deals(12, 300) {
        let Situation { seat, win, .. } = *deal.situation();
        let report = report(&deal);
        let wins = wins(&report);
        let ledger = report.ledger.as_ref().expect("it is known who discarded");
        sums_to_zero(ledger);
        let points = report.sheets[0].total;
        for other in Wind::ALL.into_iter().filter(|other| *other != seat) {
            let pays = match (wins, win.source.is_self_drawn()) {
                (false, _) => -10,
                (true, true) => 8 + points,
                (true, false) if win.from == Some(other) => 8 + points,
                (true, false) => 8,
            };
            assert_eq!(-ledger.net[other], pays, "{} of {seat}", other);
        }
    }
}

/// While the discarder is not known nobody pays.
#[test]
fn the_discarder_is_never_assumed() {
    for deal in random_deals(13, 50) {
        let mut situation = *deal.situation();
        situation.win.from = None;
        let deal = Deal::new(deal.hand().clone(), situation, deal.rulings()).expect("a deal");
        let report = report(&deal);
        let known = situation.win.source.is_self_drawn() || !wins(&report);
        assert_eq!(report.ledger.is_some(), known);
    }
}

/// A player who makes a mistake pays every opponent, whatever the hand is (§3.2).
#[test]
fn mistakes_are_paid_to_every_opponent() {
    for deal in random_deals(14, 20) {
        let mut draft = random::draft(&deal);
        for (outcome, each) in [("too-few", 10), ("mistaken", 20), ("disclosure", 30)] {
            flow::answer(&mut draft, "outcome", outcome);
            let ledger = score(&draft).settled.ledger.expect("a mistake is paid");
            sums_to_zero(&ledger);
            let seat = deal.situation().seat;
            assert_eq!(ledger.net[seat], -3 * each);
            assert!(Wind::ALL.into_iter().all(|s| s == seat || ledger.net[s] == each));
        }
    }
}

/// The report of a draft agrees with the score of its deal.
#[test]
fn a_draft_scores_as_its_deal() {
    for deal in random_deals(15, 100) {
        let draft: Draft = random::draft(&deal);
        assert_eq!(mcr::deal(&draft).as_ref(), Ok(&deal));
        let report = score(&draft);
        let best = mcr::best(&deal).expect("a winning hand");
        let standing = Standing::complete(best.points >= MINIMUM, MINIMUM);
        assert_eq!((&report.faults[..], &report.standing), (&[][..], &standing));
        assert_eq!(report.sheets, mcr::sheets(&deal));
    }
}

/// A robbed kong is never a last copy, self-drawn or a single wait (§4, row 47).
#[test]
fn a_robbed_kong_counts_alone() {
    for deal in random_deals(16, 100) {
        let mut situation = *deal.situation();
        situation.win.source = WinSource::RobbedKong;
        situation.win.last_of_wall = false;
        situation.win.from = Some(situation.seat.after(1));
        let Ok(robbed) = Deal::new(deal.hand().clone(), situation, deal.rulings()) else {
            continue;
        };
        assert!(fans(&robbed).contains(&(47, 1)));
        assert!(!fans(&robbed).iter().any(|(fan, _)| [43, 56, 58, 79, 80].contains(fan)));
    }
}

/// Exactly one fan names the kongs, except under three rulings (§5).
#[test]
fn one_fan_names_the_kongs() {
    for deal in random_deals(17, 1_000) {
        let kinds = || deal.hand().melds().iter().map(Meld::kind).filter(|k| k.is_kong());
        let concealed = kinds().filter(|k| !k.is_claimed()).count();
        let on = |ruling| deal.rulings().on(ruling);
        let expected: &[u8] = match (kinds().count(), concealed) {
            (0, _) => &[],
            (4, 1) if on(Ruling::FourKongsPlusConcealedKong) || on(Ruling::ConcealedKongsAdd) => {
                &[FOUR_KONGS, CONCEALED_KONG]
            }
            (4, 2) if on(Ruling::ConcealedKongsAdd) => &[FOUR_KONGS, TWO_CONCEALED_KONGS],
            (4, _) => &[FOUR_KONGS],
            (3, 1) if on(Ruling::ConcealedKongsAdd) => &[THREE_KONGS, CONCEALED_KONG],
            (3, 2) if on(Ruling::ConcealedKongsAdd) => &[THREE_KONGS, TWO_CONCEALED_KONGS],
            (3, _) => &[THREE_KONGS],
            (2, 2) => &[TWO_CONCEALED_KONGS],
            (2, 1) if on(Ruling::MeldedPlusConcealedKong6) => &[TWO_MELDED_KONGS, CONCEALED_KONG],
            (2, 1) => &[MELDED_AND_CONCEALED_KONG],
            (2, _) => &[TWO_MELDED_KONGS],
            (_, 1) => &[CONCEALED_KONG],
            _ => &[MELDED_KONG],
        };
        const KONGS: [u8; 7] = [
            FOUR_KONGS,
            THREE_KONGS,
            TWO_CONCEALED_KONGS,
            TWO_MELDED_KONGS,
            CONCEALED_KONG,
            MELDED_KONG,
            MELDED_AND_CONCEALED_KONG,
        ];
        let names = |fan: &u8| KONGS.contains(fan);
        let named: Vec<u8> = fans(&deal).into_iter().map(|(fan, _)| fan).filter(names).collect();
        assert_eq!(named, expected, "{}", Tiles::from(deal.hand()));
    }
}
