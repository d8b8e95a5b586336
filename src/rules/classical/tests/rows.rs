//! Every row of the table: a hand where it counts, and one where it is absent with its obstacle.

use crate::entry::{Draft, FaultCode};
use crate::rules;
use crate::rules::classical::tests::*;
use crate::scoring::{Dropped, Reason, WinRequirement};
use crate::system::Fan;
use crate::text::{Catalogue, Language, explain, missing};

use super::helpers::{Written, best, doubles, row, seat, times, won};

/// What is in the way of a row in the best reading of a hand, in English.
fn obstacle(draft: &Draft, who: &str, key: &str) -> String {
    let settlement = score(Box::new(Deal::new(draft).expect("a deal")));
    let (place, fan) = (draft.own_seat().places_to(seat(who)), row(key).number);
    let sheet = settlement.hands[seat(who)].best().expect("a hand");
    match settlement.explain(place, 0, sheet, fan).expect("a row") {
        Ok(_) => panic!("{key} is true of {who}'s hand"),
        Err(obstacle) => {
            let shortfall = settlement.measure(place, 0, sheet, fan, obstacle);
            missing::in_reading(&Catalogue::english(), &shortfall, sheet).to_string()
        }
    }
}

const PLAIN: &str = "[PPP]123m456p5578s+9s";

#[test]
fn present_and_absent() {
    let plain = || won("S", PLAIN, "from W").and("N", "147m259p368sEWWN");
    // Row, a hand of South's that has it and how it was won, what is in the way in the plain hand.
    let rows = [
        ("pair-of-own-wind", "[234s]123m456p789sS+S", "from N", "This needs SS"),
        ("pair-of-round-wind", "[234s]123m456p789sE+E", "from N", "This needs EE"),
        ("pair-of-dragons", "[234s]123m456p789sC+C", "from N", "CC would do, for example"),
        ("open-pung", "[222s]123m456p7899s+9s", "from N", "The closest would be 555s"),
        ("concealed-pung", "222s123m456p7889s+8s", "wall", "The closest would be 555s"),
        ("open-pung-of-terminals-or-honors", "[999s]123m456p7899p+9p", "from N", ""),
        (
            "concealed-pung-of-terminals-or-honors",
            "999s123m456p7899p+9p",
            "wall",
            "The closest would be 111m",
        ),
        ("open-kong", "[2222s,5]123m456p7899s+9s", "from N", "The closest would be 5555s"),
        ("concealed-kong", "[2222s]123m456p7899s+9s", "from N", "The closest would be 5555s"),
        ("open-kong-of-terminals-or-honors", "[WWWW,1]123m456p7899s+9s", "from N", "PPP is a pung"),
        (
            "concealed-kong-of-terminals-or-honors",
            "[WWWW]123m456p7899s+9s",
            "from N",
            "The closest would be 1111m",
        ),
        ("flower", "[PPP]123m456p5578s3h+9s", "from W", "The hand has no flower or season."),
        ("going-out", PLAIN, "from W", ""),
        ("from-the-wall", PLAIN, "wall", "The winning tile was not self-drawn."),
        ("only-possible-tile", "[PPP]123m456p5579s+8s", "from W", "6s would also have"),
        ("dragon-pung", PLAIN, "from W", ""),
        ("own-wind-pung", "[SSS]123m456p5578s+9s", "from W", "This needs SSS"),
        ("round-wind-pung", "[EEE]123m456p5578s+9s", "from W", "This needs EEE"),
        ("one-suit-with-honors", "[PPP]123456s5578s+9s", "from W", "nor honors: 123m456p"),
        ("one-suit-only", "[123s]123456s5578s+9s", "from W", "not bamboo: 123m456pPPP"),
        ("own-flower", "[PPP]123m456p5578s2h+9s", "from W", "The hand has no flower or season."),
        ("only-pungs", "[PPP]222m444p5588s+8s", "from W", "and kongs fit, not 123m"),
        ("no-points", "[123s]123m456p5578s+9s", "from W", "These score points: PPP."),
        ("free-tile", "[PPPP,1]123m456p5578s+9s", "free", "The winning tile was not a loose tile"),
        (
            "last-tile-before-dead-wall",
            PLAIN,
            "wall last",
            "The winning tile was not the last tile",
        ),
        ("robbing-the-kong", PLAIN, "robbed E", "The winning tile was not robbed"),
        ("three-winds-and-pair", "[EEE][WWW][NNN]SS78s+9s", "from W", "would do, for example"),
        ("two-dragons-and-pair", "[PPP][CCC]FF123m78s+9s", "from W", "would do, for example"),
        (
            "terminal-or-honor-in-every-set",
            "[PPP]123m789p9978s+9s",
            "from W",
            "These have no terminal",
        ),
        ("fully-concealed", "PPP123m456p5578s+9s", "wall", "not allowed here: PPP"),
        ("two-or-three-kongs", "[PPPP][2222m,1]456p5578s+9s", "from W", "The hand has no kongs."),
        ("last-of-its-kind", PLAIN, "from W copy", "The other three copies"),
        ("ready-on-first-deal", "PPP123m456p5578s+9s", "from W ready", "The hand was not ready"),
        ("hidden-treasure", "[1111s]222444s6668s+8s", "wall", "and kongs fit, not 123m"),
        ("emperors-suite", "[EEE][FFF]SSSWWCC+C", "from W", "Only winds and dragons fit"),
        ("heads-and-tails", "[999m][9999p,1]111m1p999s+1p", "from W", "Only terminals fit"),
        ("imperial-jade", "[333s]2224466888s+6s", "from W", "These do not fit: PPP"),
        ("heavenly-twins", "EESSWWNNCCFFP+P", "from W", "Seven pairs can’t have declared"),
        (
            "three-great-scholars",
            "[FFF][PPPP,1]2255mCCC+5m",
            "from W",
            "The closest would be CCC FFF 555s 77s; the hand has 55s 7s.",
        ),
        ("four-joys", "[EEE][SSS][WWWW,1]5pNNN+5p", "from W", "This needs EEE SSS WWW NNN"),
        ("four-by-four", "[2222m,1][5555p][7777s,1][EEEE]8p+8p", "wall", "The hand has no kongs."),
        ("thirteen-wonders", "19m19p19sESWNCFP+9s", "wall", "This form of hand can’t"),
        ("moon-from-the-bottom-of-the-sea", "234567m23p34588s+1p", "wall last", "The winning tile"),
        ("grapes-on-the-flat-roof", "[9999s,1]234567m46p88s+5p", "free", "The winning tile"),
    ];
    assert_eq!(rows.map(|row| row.0), FANS.each_ref().map(|fan| fan.key));
    let mut wrong = Vec::new();
    for (key, hand, source, absent) in rows {
        let settlement = won("S", hand, source).settlement();
        assert!(times(best(&settlement), key) > 0, "{key}: {:?}", best(&settlement));
        if !absent.is_empty() {
            let said = obstacle(&plain(), "S", key);
            wrong.extend((!said.contains(absent)).then(|| format!("{key}: {said}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // The three without are in the plain hand itself, and absent in another.
    let other = won("S", "[222s]123m456p5578s+9s", "from W").and("N", "147m259p368sEWWN");
    let pung = obstacle(&other, "S", "open-pung-of-terminals-or-honors");
    assert!(pung.contains("The closest would be"), "{pung}");
    assert!(obstacle(&other, "S", "dragon-pung").contains("CCC would do, for example"));
    assert_eq!(obstacle(&other, "N", "going-out"), "Only the winner can score this.");
}

#[test]
fn obstacles_of_near_misses() {
    let mut wrong = Vec::new();
    let mut says = |hand: &str, source: &str, key: &str, text: &str| {
        let said = obstacle(&won("S", hand, source), "S", key);
        wrong.extend((!said.contains(text)).then(|| format!("{key}: {said}")));
    };
    says(PLAIN, "wall", "fully-concealed", "not allowed here: PPP");
    says("PPP123m456p5578s+9s", "from W", "fully-concealed", "not self-drawn");
    says("1113335557779m+9m", "from W", "hidden-treasure", "not self-drawn");
    says("[111m]3335557779m+9m", "wall", "hidden-treasure", "not allowed here: 111m");
    says("[FFF][PPPP,1]2255pCCC+2p", "from W", "four-joys", "This needs EEE");
    says(
        "[FFF][PPPP,1]22m55pCCC+2m",
        "from W",
        "three-great-scholars",
        "55p is not in the same suit",
    );
    says(
        "[FFF][PPPP,1]NN55pCCC+N",
        "from W",
        "three-great-scholars",
        "NNN is not in the same suit",
    );
    says("[PPP][CCC]F123m789s+F", "from W", "three-winds-and-pair", "Declared sets");
    says("[EEE][WWW][NNN]7789s+7s", "from W", "three-winds-and-pair", "SS would do, for example");
    says("[PPP]123m456p5578s1h+9s", "from W", "one-suit-only", "PPP");
    says("[PPP]123456s5578s+9s", "from W", "one-suit-only", "not bamboo: PPP.");
    says("[123s]123456s5578s+9s", "from W", "one-suit-with-honors", "no honor");
    says("[PPP]123m456p5578s3h+9s", "from W", "own-flower", "No flower or season matches");
    says("234567m23p34588s+4p", "wall last", "moon-from-the-bottom-of-the-sea", "is not 1p");
    says("[9999s,1]234567m46p88s+5p", "wall", "grapes-on-the-flat-roof", "not a loose tile");
    says(
        "[2222m,1][5555p]777sEEE8p+8p",
        "from W",
        "four-by-four",
        "The hand has 2 of 4 kongs: 2222m 5555p.",
    );
    says("[234s]123m456p789sC+C", "from N", "no-points", "These score points: CC.");
    says(PLAIN, "from W last", "last-tile-before-dead-wall", "not self-drawn");
    says("19m19p19sESWNCFP+9s", "from W", "only-possible-tile", "would also have completed");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Of twelve of the thirteen wonders and a pair, one tile is missing.
    let wonders = won("S", "19m19p199sESWNCF+P", "from W").settlement();
    let only = |row: &Dropped| row.fan.key == "only-possible-tile";
    assert!(best(&wonders).dropped.iter().any(only));
}

#[test]
fn counts_once_for_each() {
    let settlement = won("S", "[CCC][FFF]22s444pEE3467h+E", "from W").settlement();
    let sheet = best(&settlement);
    assert_eq!(times(sheet, "dragon-pung"), 2);
    assert_eq!(times(sheet, "open-pung-of-terminals-or-honors"), 3);
    assert_eq!(times(sheet, "flower"), 4);
    // Of 3, 4 (flowers), 6 and 7 (seasons), the season 6 is South's.
    assert_eq!(times(sheet, "own-flower"), 1);
    // East's pung doubles once for South in the East round.
    assert_eq!((times(sheet, "own-wind-pung"), times(sheet, "round-wind-pung")), (0, 1));
}

#[test]
fn robbing_excludes_the_last_of_its_kind() {
    let settlement = won("E", "[345p]234m678p3379s+8s", "robbed S copy").settlement();
    let sheet = best(&settlement);
    assert_eq!((times(sheet, "robbing-the-kong"), times(sheet, "last-of-its-kind")), (1, 0));
    let dropped = sheet.dropped.iter().find(|d| d.fan.key == "last-of-its-kind").unwrap();
    assert_eq!(dropped.reason, Reason::Beside { by: row("robbing-the-kong") });
}

#[test]
fn a_limit_hand_takes_the_place_of_everything_else() {
    let settlement = won("S", "[EEE][FFF]SSSWWCC2h+C", "from W").settlement();
    let sheet = best(&settlement);
    assert_eq!(sheet.counted.len(), 1);
    let by = row("emperors-suite");
    assert!(sheet.dropped.iter().all(|d| d.reason == Reason::Limit { by }));
    let dropped = |key: &str| sheet.dropped.iter().filter(|d| d.fan.key == key).count();
    assert_eq!((dropped("dragon-pung"), dropped("flower"), dropped("going-out")), (2, 1, 1));
}

/// The value of South's hand, or of North's if it did not win, with a ruling and without.
fn both(draft: Draft, who: &str, ruling: Ruling) -> (i32, i32) {
    let value = |settlement: Settlement| settlement.hands[seat(who)].value();
    let without = value(draft.settlement());
    (without, value(draft.ruled(ruling).settlement()))
}

#[test]
fn rulings() {
    // 20 + 4 (open pung) + 4 (flower 1 in the East round, East's own): 28 × 2 (dragons) × 2.
    let east = || won("E", "[PPP]123m456p5578s1h+9s", "from W");
    assert_eq!(both(east(), "E", Ruling::FlowerDoublesTwice), (120, 230));
    let two = won("E", "[PPP]123m456p5578s15h+9s", "from W");
    assert_eq!(both(two, "E", Ruling::FlowersDoubleOnce), (260, 130));
    let concealed = won("S", "PPP123m456p5578s+9s", "from W");
    assert_eq!(both(concealed, "S", Ruling::ConcealedOnDiscard), (60, 120));
    let mizer = won("S", "[123s]123m456p5578s+9s", "wall");
    assert_eq!(both(mizer, "S", Ruling::NoPointsAtAll), (50, 30));
    let last = won("S", PLAIN, "from W last");
    assert_eq!(both(last, "S", Ruling::LastTileOnDiscard), (50, 100));
    let moon = won("S", "234567m23p34588s+1p", "from W last");
    assert_eq!(both(moon, "S", Ruling::LastTileOnDiscard), (40, 500));
    // North's pairs of own wind and of two dragons, in one suit: 6, 2 or 0 points, doubled.
    let pairs = || won("S", PLAIN, "from W").and("N", "[222p]1357pCCFFNN");
    assert_eq!(both(pairs(), "N", Ruling::LoserOnePair), (20, 10));
    assert_eq!(both(pairs(), "N", Ruling::LoserNoPairs), (20, 10));
    let one = pairs().ruled(Ruling::LoserOnePair).settlement();
    let north = one.hands.north.best().unwrap();
    assert_eq!((north.points, doubles(north)), (4, 1));
    assert_eq!(north.dropped.len(), 2);
    let double = pairs().round("N").ruled(Ruling::LoserOnePair).settlement();
    let north = double.hands.north.best().unwrap();
    assert_eq!((north.points, times(north, "pair-of-own-wind")), (6, 1), "the dearest pair");
    assert_eq!(times(north, "pair-of-round-wind"), 1);
    let flush = won("S", PLAIN, "from W").and("N", "[222p]1333445789p");
    assert_eq!(both(flush, "N", Ruling::OneSuitWinnerOnly), (50, 10));
}

/// No exchange of tiles gives a loser what a ruling rules out.
#[test]
fn a_ruling_that_rules_a_row_out_is_named_whatever_the_tiles_are() {
    for (ruling, key) in [
        (Ruling::LoserNoPairs, "pair-of-own-wind"),
        (Ruling::LoserNoPairs, "pair-of-round-wind"),
        (Ruling::LoserNoPairs, "pair-of-dragons"),
        (Ruling::OneSuitWinnerOnly, "one-suit-with-honors"),
        (Ruling::OneSuitWinnerOnly, "one-suit-only"),
    ] {
        let lost = won("S", PLAIN, "from W").and("N", "147m259p368sSSSW").ruled(ruling);
        let said = obstacle(&lost, "N", key);
        assert!(said.starts_with("The ruling"), "{key}: {said}");
    }
}

/// A ruling extends a fan to another player's tile; its reason then doesn't say that it was drawn.
#[test]
fn a_fan_that_a_ruling_extends_says_what_happened() {
    let said = |draft: &Draft, key: &str| {
        let settlement = draft.settlement();
        let sheet = best(&settlement);
        let counted = sheet.counted.iter().find(|counted| counted.fan.key == key).unwrap();
        let (fan, win) = (counted.fan, "1p".parse().ok());
        let of = rules::system("classical").unwrap();
        let why = |catalogue: &Catalogue| {
            let evidence = &counted.evidence;
            explain::why(catalogue, of, fan, evidence, &sheet.division, win).to_string()
        };
        for language in Language::WRITTEN {
            let said = why(&Catalogue::of(*language));
            assert!(said.contains("1p") && !said.contains("fan."), "{said}");
        }
        why(&Catalogue::english())
    };
    let moon = "moon-from-the-bottom-of-the-sea";
    let open = "[234m]567m23p34588s+1p";
    let drawn = "1p was the last tile before the dead wall.";
    let discarded = "1p was discarded after the last tile before the dead wall had been drawn.";
    let ruling = Ruling::LastTileOnDiscard;
    assert_eq!(said(&won("S", open, "wall last"), moon), drawn);
    assert_eq!(said(&won("S", open, "from W last").ruled(ruling), moon), discarded);
    let concealed = "234567m23p34588s+1p";
    assert_eq!(
        said(&won("S", concealed, "wall"), "fully-concealed"),
        "No set was claimed, and 1p was drawn."
    );
    assert_eq!(
        said(&won("S", concealed, "from W").ruled(Ruling::ConcealedOnDiscard), "fully-concealed"),
        "No set was claimed. The winning tile 1p was another player’s, which the ruling “Fully concealed also on a discard” allows."
    );
}

/// Everything that the system can say has its words in both languages.
#[test]
fn words() {
    for catalogue in Language::WRITTEN.iter().map(|language| Catalogue::of(*language)) {
        let mut keys = Vec::new();
        for fan in &FANS {
            keys.push(format!("fan.classical.{}.definition", fan.key));
            keys.push(format!("fan.classical.{}.why", fan.key));
        }
        for ruling in Ruling::KEYS {
            keys.push(format!("ruling.{ruling}"));
            keys.push(format!("ruling.{ruling}.definition"));
        }
        keys.extend(
            FaultCode::ALL
                .iter()
                .chain(crate::rules::classical::faults::ALL)
                .map(|code| format!("fault.{}", code.key())),
        );
        keys.extend(
            WinRequirement::ALL
                .iter()
                .chain(crate::rules::classical::obstacles::ALL.win_requirements)
                .map(|coming| format!("obstacle.coming.{}", coming.key())),
        );
        let reasons = ["winner-hand", "winner-hand-east", "difference", "difference-east"];
        keys.extend(reasons.map(|reason| format!("ledger.{reason}")));
        let missing: Vec<_> = keys.iter().filter(|key| !catalogue.has(key)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

#[test]
fn numbers_are_places() {
    assert!(FANS.iter().enumerate().all(|(i, fan)| usize::from(fan.number) == i + 1));
    let is = |fan: &Fan| match fan.unit {
        Unit::Points => fan.worth.is_multiple_of(2),
        Unit::Factor => fan.worth.is_power_of_two(),
        Unit::Limit => fan.worth == 500 && fan.excludes.len() == 33,
        _ => false,
    };
    assert!(FANS.iter().all(is));
}
