//! Every fan of MCR counts in one hand, is dropped in another for the right reason if any fan
//! excludes it, and is absent from a third with its obstacle. The hands are in
//! `tests/data/fans.txt`.

use crate::support::fans::{Row, hand, rows};
use crate::support::flow;
use crate::support::random::{self, Flavour, Random};
use hule::entry::Draft;
use hule::rules::mcr::FANS;
use hule::rules::score;
use hule::scoring::{Reason, Report, Sheet};
use hule::text::{Catalogue, Language};

/// The reason in the notation of the file: `P1 by 22`, `P3`, `ruling two-concealed-kongs-8 by 4`.
fn short(reason: &Reason) -> String {
    match *reason {
        Reason::Ruled { by, ruling } => format!("ruling {ruling} by {}", by.number),
        other => match other.by() {
            Some(by) => format!("P{} by {}", other.principle(), by.number),
            None => format!("P{}", other.principle()),
        },
    }
}

/// The best sheet of a complete hand.
fn best(draft: &Draft) -> Result<Sheet, String> {
    let Report { faults, settled, .. } = score(draft);
    let standing = settled.standing;
    let best = settled.sheets.into_iter().next();
    best.ok_or(format!("{}: {faults:?} {standing:?}", draft.tiles))
}

/// Checks every row before it fails.
fn check(what: impl Fn(&Row) -> Result<(), String>) {
    let rows = rows();
    assert!(rows.iter().map(|row| row.fan).eq(FANS.iter().map(|fan| fan.number)));
    let wrong: Vec<String> = rows
        .iter()
        .filter_map(|row| what(row).err().map(|got| format!("{}: {got}", row.fan)))
        .collect();
    assert!(wrong.is_empty(), "{} rows differ:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_fan_counts_in_a_hand() {
    check(|row| {
        let sheet = best(&row.counts)?;
        let counted: Vec<u8> = sheet.counted.iter().map(|c| c.fan.number).collect();
        if counted.contains(&row.fan) { Ok(()) } else { Err(format!("counted are {counted:?}")) }
    });
}

#[test]
fn every_fan_that_can_be_is_dropped_in_a_hand() {
    check(|row| {
        let Ok((draft, expected)) = &row.dropped else { return Ok(()) };
        let sheet = best(draft)?;
        let mine = sheet.dropped.iter().filter(|d| d.fan.number == row.fan);
        let reasons: Vec<String> = mine.map(|d| short(&d.reason)).collect();
        let right = reasons.iter().any(|reason| reason == expected);
        if right { Ok(()) } else { Err(format!("{expected}, but {reasons:?}")) }
    });
}

#[test]
fn every_fan_is_absent_from_a_hand_and_says_why() {
    let english = Catalogue::english();
    check(|row| {
        let draft = &row.absent;
        match flow::why(draft, 0, row.fan) {
            Some(Err(_)) => {
                let said = flow::missing(&english, draft, 0, row.fan);
                if said == row.obstacle { Ok(()) } else { Err(said) }
            }
            other => Err(format!("{other:?}")),
        }
    });
}

/// A fan that the file says is never dropped is not dropped in random hands.
#[test]
fn fans_that_are_never_dropped_count_in_random_hands() {
    let rows = rows();
    let mut random = Random::new(31);
    for flavour in Flavour::ALL.into_iter().flat_map(|f| [f; 400]) {
        let deal = random::deal(&mut random, flavour);
        for sheet in hule::rules::mcr::sheets(&deal) {
            for dropped in &sheet.dropped {
                let row = &rows[usize::from(dropped.fan.number) - 1];
                assert!(row.dropped.is_ok(), "{dropped:?} of {:?}", deal.hand());
            }
        }
    }
}

/// The file says "Nothing implies it" exactly where no row excludes the fan.
#[test]
fn nothing_implies_what_nothing_excludes() {
    for row in rows() {
        let excluded = FANS.iter().any(|fan| fan.excludes.contains(&row.fan));
        if matches!(row.dropped, Err("nothing implies it")) {
            assert!(!excluded, "{}", row.fan);
        }
    }
}

/// A ruling is named as the reason only where it decides. Beside Four Kongs a single Concealed Kong
/// counts by ruling, but several never count.
#[test]
fn a_ruling_is_blamed_only_where_it_decides() {
    let reason = |text: &str, fan: u8| {
        let sheet = best(&hand(text)).expect("a sheet");
        sheet
            .dropped
            .iter()
            .filter(|d| d.fan.number == fan)
            .map(|d| short(&d.reason))
            .collect::<Vec<_>>()
    };
    let (lone, several) =
        ("[1111m,1][EEEE][7777p,5][3333s,1]C+C", "[1111m,1][EEEE][7777p][3333s]C+C");
    let by_ruling = "ruling four-kongs-plus-concealed-kong by 5";
    assert!(reason(lone, 67).is_empty());
    assert_eq!(reason(&format!("{lone}?rulings=competition-1998"), 67), [by_ruling]);
    assert_eq!(reason(several, 67), ["P1 by 5"]);
    assert_eq!(reason(&format!("{several}?rulings=competition-1998"), 67), ["P1 by 5"]);
    let gates = "1112345678999m+5m";
    // One of the two pungs is taken away in any case, and the other one by the ruling.
    assert_eq!(reason(gates, 73), ["P1 by 4", "ruling nine-gates-never-terminal-pung by 4"]);
    assert_eq!(reason(&format!("{gates}?rulings=competition-1998"), 73), ["P1 by 4"]);
}

/// Every fan has a name, a definition and an explanation in every language.
#[test]
fn every_fan_has_its_words_in_every_language() {
    for language in Language::WRITTEN {
        let catalogue = Catalogue::of(*language);
        for fan in &FANS {
            for key in ["definition", "why"].map(|word| format!("fan.mcr.{}.{word}", fan.key)) {
                assert!(catalogue.has(&key), "{key} in {}", language.tag());
            }
        }
    }
}

/// Honors do not go on where the bamboo ends (§4, 6).
#[test]
fn shifted_pairs_are_of_one_suit() {
    let has_shifted_pairs = |tiles: &str| {
        let draft = hand(tiles);
        let sheet = best(&draft).unwrap_or_else(|why| panic!("{why}"));
        sheet.counted.iter().any(|counted| counted.fan.number == 6)
    };
    for tiles in ["445566778899sE+E", "5566778899sEES+S", "8899sEESSWWNNC+C", "99sEESSWWNNCCF+F"] {
        assert!(!has_shifted_pairs(tiles), "{tiles}");
    }
    for tiles in ["1122334455667m+7m", "2233445566778p+8p", "3344556677889s+9s"] {
        assert!(has_shifted_pairs(tiles), "{tiles}");
    }
}
