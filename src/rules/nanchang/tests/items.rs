//! Tests of every row of the table: where it counts, its obstacle where it does not, and where it
//! is dropped.

use crate::reading::division::Form;
use crate::rules::nanchang::{faults, obstacles};
use crate::scoring::{Countable, Engine, Note, PartRequirement, Reason, WinRequirement};
use crate::text::{Catalogue, Language, missing};
use crate::tiles::{Tile, TileSet};

use super::*;

const PLAIN: &str = "S:123456789m55sEE+E";

fn first(deal: &Deal) -> Sheet {
    sheets(deal).unwrap().remove(0)
}

/// The obstacle of a row in the best sheet of a deal; `None` if it applies.
fn obstacle(fan: u8, jing: &str, hands: &str, outcome: &str) -> Option<Obstacle> {
    let deal = deal(jing, "E", hands, outcome);
    why(&deal, &first(&deal), fan).err()
}

#[test]
fn items_of_how_the_hand_was_won() {
    let coming = |wanted| Some(Obstacle::Coming { wanted });
    let of = |fan, outcome| obstacle(fan, "C", PLAIN, outcome);
    assert_eq!(of(fans::SELF_DRAWN, "S self-drawn"), None);
    assert_eq!(of(fans::SELF_DRAWN, "S discard W"), coming(WinRequirement::SELF_DRAWN));
    assert_eq!(of(fans::WIN_AFTER_KONG, "S self-drawn"), coming(WinRequirement::REPLACEMENT));
    let kong = "S:[9999m]123m456p78pEE+9p";
    assert_eq!(obstacle(fans::WIN_AFTER_KONG, "C", kong, "S replacement"), None);
    assert_eq!(obstacle(fans::SELF_DRAWN, "C", kong, "S replacement"), None);
    let robbed = "S:46789p12355sEEE+5p N:[555p]";
    assert_eq!(obstacle(fans::ROBBING_THE_KONG, "C", robbed, "S robbed-kong N"), None);
    assert_eq!(
        obstacle(fans::DISCARDER, "C", robbed, "S robbed-kong N"),
        coming(obstacles::DISCARD)
    );
    assert_eq!(of(fans::ROBBING_THE_KONG, "S discard W"), coming(WinRequirement::ROBBED_KONG));
    assert_eq!(of(fans::DISCARDER, "S discard W"), None);
    assert_eq!(of(fans::DEALER, "S discard W"), None);
    assert_eq!(of(fans::HEAVENLY_WIN, "S discard E"), Some(obstacles::NOT_DEALER));
    let dealers = "E:123456789m55sEE+E";
    let dealt = obstacle(fans::HEAVENLY_WIN, "C", dealers, "E self-drawn");
    assert_eq!(dealt, coming(obstacles::DEALT));
    assert_eq!(of(fans::EARTHLY_WIN, "S discard E"), coming(obstacles::FIRST_DISCARD));
    for fan in [fans::DEALER, fans::DISCARDER] {
        assert_eq!(of(fan, "S discard E earthly"), Some(obstacles::FLAT_PAYMENT));
    }
}

#[test]
fn items_of_the_form() {
    let of = |fan, hands| obstacle(fan, "2m", hands, "S self-drawn");
    let pungs = "S:[111m]555m777pEE99s+9s";
    let pairs = "S:1155p33s9999sEEC+C";
    let misfits = "S:147m258p369sESWN+F";
    let stars = "S:147m258p6sESWNCF+P";
    assert_eq!(of(fans::ALL_PUNGS, pungs), None);
    assert_eq!(of(fans::SEVEN_PAIRS, pairs), None);
    assert_eq!(of(fans::THIRTEEN_MISFITS, misfits), None);
    assert_eq!(of(fans::SEVEN_STARS, stars), None);
    let form = |wanted| Some(Obstacle::Form { wanted });
    assert_eq!(of(fans::SEVEN_PAIRS, pungs), form(Form::SevenPairs));
    assert_eq!(of(fans::THIRTEEN_MISFITS, pairs), form(Form::Misfits));
    let chow = Obstacle::Parts { wanted: PartRequirement::PUNG };
    assert_eq!(of(fans::ALL_PUNGS, PLAIN), Some(chow));
    assert_eq!(of(fans::ALL_PUNGS, pairs), Some(chow));
    let kinds = TileSet::of(Tile::RED).union(TileSet::of(Tile::WHITE));
    assert_eq!(of(fans::SEVEN_STARS, misfits), Some(Obstacle::Lacks { kinds }));
    // Jing could stand for the missing honors, but all seven stars must be at face value (N21).
    let deal = deal("2m", "E", "S:22m47m258p69sESWN+F", "S self-drawn");
    let sheet = first(&deal);
    assert_eq!(sheet.division.form, Form::Misfits);
    assert!(!counted(&sheet).contains(&"seven-stars"));
    // Two jing of an honor kind: one is at face value, the other stands for a suited tile.
    let deal = super::deal("C", "E", "S:147m258pESWNCCF+P", "S self-drawn");
    let sheet = first(&deal);
    assert!(counted(&sheet).contains(&"seven-stars"), "{sheet:?}");
    let wild = sheet.division.wilds[0];
    assert_eq!((wild.tile, wild.stands_for.suit().is_some()), (Tile::RED, true));
}

#[test]
fn items_of_the_jing() {
    let of = |fan, hands, outcome| obstacle(fan, "2m", hands, outcome);
    let fishing = "S:2m123456789p555s+N";
    assert_eq!(of(fans::JING_FISHING, fishing, "S self-drawn"), None);
    assert_eq!(of(fans::JING_FISHING, PLAIN, "S self-drawn"), Some(obstacles::NO_LONE_JING));
    let natural = "S:2m123456789p555s+2m";
    assert_eq!(
        of(fans::JING_FISHING, natural, "S discard W"),
        Some(Obstacle::Coming { wanted: WinRequirement::SELF_DRAWN })
    );
    // Every jing of PLAIN is at face value: 2m and 3m in 123m.
    assert_eq!(of(fans::GERMAN, PLAIN, "S discard W"), None);
    assert_eq!(of(fans::DOUBLE_GERMAN, PLAIN, "S discard W"), None);
    let held = format!("{PLAIN} N:3m");
    let north = Some(obstacles::jing_held(Wind::North));
    assert_eq!(of(fans::DOUBLE_GERMAN, &held, "S discard W"), north);
    let wild = Some(obstacles::jing_wild("2m".parse().unwrap(), Tile::NORTH));
    assert_eq!(of(fans::GERMAN, fishing, "S self-drawn"), wild);
    // A drawn jing that makes a pair with an ordinary tile is not jing fishing (N24).
    let drawn = "S:123456789p555sN+2m";
    assert_eq!(of(fans::JING_FISHING, drawn, "S self-drawn"), Some(obstacles::NO_LONE_JING));
    let apart = "S:23m1155p3377s9sEN+N";
    let deal = deal("2m", "E", apart, "S self-drawn");
    assert_eq!(first(&deal).division.form, Form::SevenPairs);
    assert!(!counted(&first(&deal)).contains(&"jing-fishing"));
    // With two jing and two tiles of the drawn kind, each of the two can have a jing as partner.
    let apart = "S:23m1155p3377s99sN+N";
    let deal = super::deal("2m", "E", apart, "S self-drawn");
    assert!(counted(&first(&deal)).contains(&"jing-fishing"));
}

/// An earthly win is on the dealer's discard, and all three pay the same, so it is settled without
/// naming the discarder (N26).
#[test]
fn an_earthly_win_is_on_the_dealers_discard() {
    let [unsaid, said] = ["S discard earthly", "S discard E earthly"]
        .map(|outcome| score(&deal("C", "E", PLAIN, outcome)).ledger);
    assert_eq!(unsaid.as_ref().map(|ledger| ledger.net.south), Some(60));
    assert_eq!(unsaid, said);
}

/// The pung that the tile of a robbed kong was being added to is known without being entered (N16).
#[test]
fn the_robbed_player_holds_a_pung() {
    let hand = "S:234m456p789s11s23p+1p";
    let of = |entered: &str, outcome: &str| deal("9p", "E", &format!("{hand}{entered}"), outcome);
    let robbed = of("", "S robbed-kong W");
    assert_eq!(hand_counts(&robbed, Wind::West).secondary, 3);
    let (unseen, entered) = (score(&robbed), score(&of(" W:[111p]", "S robbed-kong W")));
    assert_eq!((net(&unseen), unseen.sole_holder), ([-17, 31, -1, -13], None));
    assert_eq!(unseen.ledger, entered.ledger);
    assert_eq!(unseen.not_entered, [Wind::East, Wind::West, Wind::North]);
    let report = ENGINE.check(&draft("9p", "E", hand, "S robbed-kong W")).unwrap().score().settled;
    let pung = Note::of("gap.robbed-pung", Wind::West).tiles(["1p".parse().unwrap(); 3]);
    assert!(report.notes.contains(&pung), "{:?}", report.notes);
    let double_german = |deal: &Deal| why(deal, &first(deal), fans::DOUBLE_GERMAN).err();
    assert_eq!(double_german(&robbed), Some(obstacles::jing_held(Wind::West)));
    // It is there, too, when nobody knows yet whose it is.
    assert_eq!(double_german(&of("", "S robbed-kong")), Some(obstacles::JING_ROBBED));
}

/// The evidence for a row that does not depend on the win.
fn detect_for_seat(deal: &Deal, seat: Seat, fan: u8) -> Result<Evidence, Obstacle> {
    match fans::rule(fan).expect("a row").detect {
        fans::Detection::Seat(detect) => detect(deal, seat),
        _ => panic!("the row is about a win"),
    }
}

#[test]
fn items_apart_from_the_win() {
    let hands = "E:[1111m,1][9999p] S:22333m N:[CCCC] W:5m";
    let deal = super::deal("2m", "E", hands, "");
    let of = |seat, fan| detect_for_seat(&deal, seat, fan).err();
    let none = |of, wanted| Some(Obstacle::Count { of, have: 0, wanted });
    assert_eq!(of(Wind::East, fans::OPEN_KONG), None);
    assert_eq!(of(Wind::East, fans::CONCEALED_KONG), None);
    assert_eq!(of(Wind::North, fans::OPEN_KONG), none(Countable::MELDED_KONGS, 1));
    assert_eq!(of(Wind::South, fans::CONCEALED_KONG), none(Countable::CONCEALED_KONGS, 1));
    assert_eq!(of(Wind::North, fans::JING_KONG), none(obstacles::JING_KONGS, 1));
    assert_eq!(of(Wind::South, fans::PRIMARY_JING), None);
    assert_eq!(of(Wind::South, fans::SECONDARY_JING), None);
    assert_eq!(of(Wind::West, fans::PRIMARY_JING), none(obstacles::PRIMARY_JING, 1));
    assert_eq!(of(Wind::West, fans::SECONDARY_JING), none(obstacles::SECONDARY_JING, 1));
    assert_eq!(of(Wind::South, fans::SURGE), None);
    assert_eq!(of(Wind::West, fans::SURGE), none(obstacles::JING_POINTS, 5));
    assert_eq!(of(Wind::South, fans::SOLE_HOLDER), None);
    assert_eq!(of(Wind::West, fans::SOLE_HOLDER), none(obstacles::JING, 1));
    assert_eq!(of(Wind::East, fans::CHAO_ZHUANG), Some(obstacles::FIRST_DISCARDS_DIFFER));
    let ruling = Ruling::DealerPaysDrawnHand.key();
    assert_eq!(of(Wind::East, fans::DRAWN_HAND), Some(Obstacle::Ruled { ruling }));
    let empty = Sheet { won: None, ..first(&super::deal("C", "E", PLAIN, "S self-drawn")) };
    assert_eq!(why(&deal, &empty, fans::GERMAN).err(), Some(obstacles::HAND_DRAWN));

    let mut drawn = draft("2m", "E", "S:2m W:[3333m] N:[CCCC]", "");
    drawn.set("four-discards", "yes").unwrap();
    let deal = Deal::new(&ruled(drawn, Ruling::DealerPaysDrawnHand)).unwrap();
    let of = |seat, fan| detect_for_seat(&deal, seat, fan).err();
    assert_eq!(of(Wind::East, fans::CHAO_ZHUANG), None);
    assert_eq!(of(Wind::East, fans::DRAWN_HAND), None);
    assert_eq!(of(Wind::West, fans::JING_KONG), None);
    let south = Some(obstacles::jing_held(Wind::South));
    assert_eq!(of(Wind::West, fans::SOLE_HOLDER), south);
    // 15 and 5 to each for the two, 6 from each for the kong of N, 10 and 4 for W's, 2 for S's.
    assert_eq!(
        net(&score(&deal)),
        [-30 - 2 - 14 - 2, 10 + 6 - 2 - 14, 10 - 2 + 42 - 2, 10 + 6 - 14 - 2]
    );
    let won = super::deal("C", "E", PLAIN, "S discard W");
    let drawn = detect_for_seat(&won, Wind::East, fans::DRAWN_HAND).err();
    assert_eq!(drawn, Some(obstacles::HAND_WON));
}

/// The rows of the hand that apply together with an opening win (N26, N-A4).
#[test]
fn opening_wins_are_flat_or_doubled() {
    let heavenly = draft("2m", "E", "E:2m123456789p555s+N", "E self-drawn heavenly");
    let flat = first(&Deal::new(&heavenly).unwrap());
    assert_eq!(counted(&flat), ["heavenly-win"]);
    let by = flat.counted[0].fan;
    let dropped: Vec<u8> = flat.dropped.iter().map(|d| d.fan.number).collect();
    assert_eq!(dropped, [fans::SELF_DRAWN, fans::JING_FISHING]);
    assert!(flat.dropped.iter().all(|d| d.reason == Reason::Flat { by }));
    assert_eq!((flat.points, flat.total), (20, 60));
    let heavenly = ruled(heavenly, Ruling::OpeningWinsDoubled);
    let doubled = first(&Deal::new(&heavenly).unwrap());
    assert_eq!(counted(&doubled), ["jing-fishing", "heavenly-win"]);
    assert_eq!((doubled.points, doubled.total), (40, 120));
    assert_eq!(doubled.dropped.len(), 1);
}

#[test]
fn alternatives_are_kept() {
    let forms = |jing: &str, hands: &str, outcome: &str| -> Vec<(Form, usize)> {
        let all = sheets(&deal(jing, "E", hands, outcome)).unwrap();
        all.iter().map(|s| (s.division.form, s.division.wilds.len())).collect()
    };
    // The arrangement of pungs has every fan of the one with chows.
    assert_eq!(forms("C", "S:111222333m55pEE+E", "S discard W"), [(Form::FourSets, 0)]);
    // Both arrangements are listed: chows with the jing at face value, and pungs with wild jing.
    assert_eq!(forms("5p", "S:[777s]111m222m55pNN+N N:5p", "S discard W"), [(Form::FourSets, 0)]);
    assert_eq!(
        forms("5p", "S:[777s]222m345p66pNN+N N:5p", "S discard W"),
        [(Form::FourSets, 0), (Form::FourSets, 3)]
    );
    // The hand is seven pairs, or sets with a wild jing.
    assert_eq!(
        forms("5p", "S:11223399s55pEEN+N N:5p", "S discard W"),
        [(Form::SevenPairs, 0), (Form::FourSets, 2)]
    );
}

#[test]
fn every_word_is_there() {
    for catalogue in [Catalogue::english(), Catalogue::of(Language::Ru)] {
        let has = |key: String| assert!(catalogue.has(&key), "{key} {:?}", catalogue.language());
        for fan in &FANS {
            has(format!("fan.nanchang.{}.definition", fan.key));
            has(format!("fan.nanchang.{}.why", fan.key));
        }
        for ruling in Ruling::ALL {
            has(format!("ruling.{}", ruling.key()));
            has(format!("ruling.{}.definition", ruling.key()));
        }
        FaultCode::ALL.iter().chain(faults::ALL).for_each(|code| has(format!("fault.{code}")));
        WinRequirement::ALL
            .iter()
            .chain(obstacles::ALL.win_requirements)
            .for_each(|c| has(format!("obstacle.coming.{}", c.key())));
        Countable::ALL
            .iter()
            .chain(obstacles::ALL.counts)
            .for_each(|c| has(format!("obstacle.count.{}", c.key())));
        Form::ALL.iter().for_each(|form| has(format!("form.{}", form.key())));
        [NoWin::Incomplete, NoWin::LoneJing, NoWin::JingNotWild, NoWin::Passed]
            .iter()
            .for_each(|why| has(format!("no-win.{}", why.key())));
        let mut drawn = draft("2m", "E", "S:[3333m]2m N:[1111s,1][EEEE]", "");
        drawn.set("four-discards", "yes").unwrap();
        drawn.set_rulings(0b111);
        let outcomes = [
            ("S:123456789m55sEE+E", "S self-drawn"),
            ("S:123456789m55sEE+E", "S discard W"),
            ("S:46789p12355sEEE+5p", "S robbed-kong W"),
            ("E:123456789m55sEE+E", "E self-drawn heavenly"),
            ("S:123456789m55sEE+E", "S discard E earthly"),
        ];
        let win = |(hands, o): &(&str, &str)| deal("2m", "E", hands, o);
        for deal in outcomes.iter().map(win).chain(Deal::new(&drawn)) {
            let ledger = score(&deal).ledger.unwrap();
            ledger.transfers.iter().for_each(|t| has(format!("ledger.{}", t.reason)));
        }
        let deal = deal("2m", "E", "S:2m123456789p555s+N N:3m", "S self-drawn");
        let sheet = first(&deal);
        for fan in &FANS {
            if let Err(obstacle) = why(&deal, &sheet, fan.number) {
                let missing = shortfall(&deal, &sheet, fan.number, obstacle);
                let sentence = missing::in_reading(&catalogue, &missing, &sheet).to_string();
                assert!(!sentence.contains(['{', '}']) && sentence.ends_with('.'), "{sentence}");
            }
        }
    }
}

#[test]
fn the_table_is_in_order() {
    for (i, fan) in FANS.iter().enumerate() {
        assert_eq!(usize::from(fan.number), i + 1);
        assert!(fan.excludes.iter().all(|x| *x != fan.number && usize::from(*x) <= FANS.len()));
    }
}
