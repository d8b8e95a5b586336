//! The example hands of the Chinese rulebook of 1998 (中国麻将竞赛规则, pp. 53–93), under the preset
//! `competition-1998`. For each of them the book names fans that count, and fans that do not. Melds
//! and winning tiles are not given there and were chosen.

use hule::rules;
use hule::scoring::Sheet;
use serde_json::Value;

use crate::support::cases;

/// The hands in which Hule counts otherwise than the book, and why.
const DIFFERENCES: [(u32, &str); 10] = [
    // Slips: the examples break exclusions of the book itself.
    (58, "All Pungs beside All Terminals and Honors, which excludes it (p. 74)"),
    (67, "Upper Four beside Upper Tiles, which implies it (p. 77)"),
    (69, "Lower Four beside Lower Tiles, which implies it (p. 78)"),
    // Hule counts a dearer fan, which excludes the one that the book names.
    (21, "Two Dragon Pungs instead of Dragon Pung (p. 60)"),
    (25, "Reversible Tiles instead of One Voided Suit (p. 62)"),
    // The fourth chow joins another one of the three, for a fan of the same worth.
    (40, "Short Straight or Two Terminal Chows instead of Pure Double Chow (p. 67)"),
    (43, "Mixed Double Chow instead of Pure Double Chow (p. 69)"),
    (47, "Mixed Double Chow instead of Pure Double Chow (p. 70)"),
    (85, "Mixed Double Chow instead of Pure Double Chow (p. 83)"),
    (94, "Mixed Double Chow instead of Pure Double Chow (p. 88)"),
];

fn rows() -> Vec<Value> {
    let lines = include_str!("../data/rulebooks/mcr-1998.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).expect("a hand")).collect()
}

fn numbers(value: &Value) -> Vec<u8> {
    let list = value.as_array().into_iter().flatten();
    list.map(|fan| fan.as_u64().expect("a number") as u8).collect()
}

fn times(sheet: &Sheet, fan: u8) -> usize {
    sheet.counted.iter().filter(|counted| counted.fan.number == fan).count()
}

/// What a sheet has otherwise than the book; empty if it agrees.
fn differences(row: &Value, sheet: &Sheet) -> Vec<String> {
    let missing = numbers(&row["expect_has"]).into_iter().filter(|fan| times(sheet, *fan) == 0);
    let extra = numbers(&row["expect_not"]).into_iter().filter(|fan| times(sheet, *fan) > 0);
    let mut found: Vec<String> = missing.map(|fan| format!("without {fan}")).collect();
    found.extend(extra.map(|fan| format!("with {fan}")));
    for count in row["expect_count"].as_array().into_iter().flatten() {
        let sum: usize = numbers(&count[0]).into_iter().map(|fan| times(sheet, fan)).sum();
        if Some(sum as u64) != count[1].as_u64() {
            found.push(format!("{sum} of {}", count[0]));
        }
    }
    found
}

#[test]
fn the_examples_of_the_rulebook_count_as_it_says() {
    let mut differing = Vec::new();
    for row in rows() {
        let mut draft = cases::mcr::draft(&row).expect("a hand");
        draft.set_preset("competition-1998").expect("a preset");
        let sheets = rules::score(&draft).settled.sheets;
        let best = sheets.first().unwrap_or_else(|| panic!("not a winning hand: {row}"));
        // Of several sheets with the same total, any that agrees is right.
        let tied = sheets.iter().filter(|sheet| sheet.total == best.total);
        let found: Vec<Vec<String>> = tied.map(|sheet| differences(&row, sheet)).collect();
        if !found.iter().any(Vec::is_empty) {
            let id = row["id"].as_str().and_then(|id| id.rsplit('-').next()).unwrap_or_default();
            differing.push((id.parse::<u32>().expect("a number"), found[0].join(", ")));
        }
    }
    let mut known = DIFFERENCES.map(|(id, _)| id).to_vec();
    known.sort_unstable();
    let ids: Vec<u32> = differing.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids, known, "{differing:#?}");
    assert_eq!(rows().len(), 102);
}

/// The examples of WMO's rulebook of 2014 and of its ruling on concealed kongs (§5).
#[test]
fn concealed_kongs_add_in_the_rulebook_of_2014() {
    use hule::entry::link;
    use hule::rules::SYSTEMS;

    // The hand, its total and its fans, and the total without the ruling.
    let cases: [(&str, i32, &[u8], i32); 7] = [
        ("[2222s,1][3333s][5555p,5]67mEE+8m?seat=S&from=W", 34, &[17, 67], 32),
        ("[2222s][3333s][5555p,1]67mEE+8m?seat=S&from=W", 40, &[17, 48], 34),
        ("[2222s][3333s][5555p]67mEE+8m?seat=S&from=W", 50, &[17, 33, 62], 50),
        ("[2222m][5555s,1][8888p,5]44mEE+4m?seat=S&win=self-drawn", 43, &[17, 49, 66, 67, 80], 41),
        ("[2222m][8888m][4444s,1][7777p,1]E+E?seat=S&from=W", 96, &[5, 48], 90),
        // Four kongs of which one or three are concealed, as without the ruling.
        ("[2222m][8888m,1][4444s,1][7777p,1]E+E?seat=S&from=W", 90, &[5, 67], 90),
        ("[2222m][8888m][4444s][7777p,1]E+E?seat=S&from=W", 104, &[5, 33], 104),
    ];
    for (hand, total, fans, without) in cases {
        let scored = |preset: &str| {
            let text = format!("2/mcr/{hand}&rulings={preset}");
            let draft = link::decode(&text, SYSTEMS).unwrap_or_else(|f| panic!("{text}: {f:?}"));
            rules::score(&draft).settled.sheets.remove(0)
        };
        let sheet = scored("wmo-2014");
        let mut counted: Vec<u8> = sheet.counted.iter().map(|counted| counted.fan.number).collect();
        counted.sort_unstable();
        assert_eq!((sheet.total, &*counted), (total, fans), "{hand}");
        assert_eq!(scored("green-book").total, without, "{hand} without the ruling");
    }
    // Where a single one of four is concealed, the ruling contains the other one.
    let text =
        "2/mcr/[2222m][8888m,1][4444s,1][7777p,1]E+E?seat=S&from=W&rulings=concealed-kongs-add";
    let draft = link::decode(text, SYSTEMS).expect("a hand");
    assert_eq!(rules::score(&draft).sheets[0].total, 90);
}
