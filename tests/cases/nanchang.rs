//! Cases of Nanchang mahjong: the win, kong and jing points, nets, and the options' nets.

use std::collections::BTreeMap;

use hule::entry::notation::Tiles;
use hule::rules::nanchang::{
    self, Deal, DeclaredWin, EnteredHand, FANS, Opening, Record, Ruling, Rulings, Scored, fans,
};
use hule::tiles::{BySeat, Seat, Tile, WinSource, Wind};
use serde_json::{Value, json};

use super::mcr::meld;

/// The cases' alternatives that are options, and the ruling of each.
const OPTIONS: [(&str, Ruling); 2] =
    [("N-A4=multiplied", Ruling::OpeningWinsDoubled), ("N-A6=yes", Ruling::DealerPaysDrawnHand)];

/// The parts of a settlement, and the reasons of the ledger that belong to each.
const PARTS: [(&str, &[&str]); 6] = [
    (
        "win",
        &["self-drawn", "discard", "robbed-kong", "win-of-another", "heavenly-win", "earthly-win"],
    ),
    ("kong", &["open-kong", "concealed-kong"]),
    ("jing", &["jing"]),
    ("jing_kong", &["jing-kong"]),
    ("chao_zhuang", &["chao-zhuang"]),
    ("draw", &["drawn-hand"]),
];

/// What the cases call an item: its key in words.
fn item(fan: u8) -> String {
    match fan {
        fans::SELF_DRAWN => "self-draw".into(),
        _ => FANS[usize::from(fan) - 1].key.replace('-', " "),
    }
}

fn tile(value: &Value) -> Result<Tile, String> {
    let text = value.as_str().unwrap_or_default();
    text.parse().map_err(|_| format!("no tile: {value}"))
}

fn seat(value: &Value) -> Result<Seat, String> {
    Wind::from_letter(value.as_str().unwrap_or_default()).ok_or(format!("no seat: {value}"))
}

/// What a case enters, under some rulings.
pub fn record(case: &Value, rulings: Rulings) -> Result<Record, String> {
    let outcome = &case["outcome"];
    let mut wins = Vec::new();
    if outcome["type"] == "win" {
        let source = match outcome["how"].as_str() {
            Some("self_draw") => WinSource::SelfDrawn,
            Some("replacement") => WinSource::Replacement,
            Some("discard") => WinSource::Discard,
            Some("robbed_kong") => WinSource::RobbedKong,
            _ => return Err("no way of winning".into()),
        };
        let opening = match outcome["special"].as_str() {
            Some("heavenly") => Some(Opening::Heavenly),
            Some("earthly") => Some(Opening::Earthly),
            _ => None,
        };
        let from = if outcome["from"].is_null() { None } else { Some(seat(&outcome["from"])?) };
        wins.push(DeclaredWin {
            seat: seat(&outcome["winner"])?,
            source,
            from,
            opening,
            passed: false,
        });
    }
    let mut hands = BySeat::from_fn(|_| EnteredHand::Nothing);
    for at in Wind::ALL {
        let player = &case["players"][at.letter()];
        let list = |key: &str| player[key].as_array().ok_or(format!("{key} is missing"));
        let standing = list("concealed")?.iter().map(tile).collect::<Result<_, _>>()?;
        let melds = list("melds")?.iter().map(|m| meld(m.as_str().unwrap_or_default()));
        let melds = melds.collect::<Result<_, _>>()?;
        let won = wins.first().is_some_and(|w| w.seat == at);
        let win = if won { Some(tile(&outcome["win_tile"])?) } else { None };
        hands[at] = EnteredHand::Tiles(Tiles { standing, melds, win, flowers: Vec::new() });
    }
    let usable = case["indicator_usable"] == true;
    Ok(Record {
        dealer: seat(&case["dealer"])?,
        primary: Some(tile(&case["jing"])?),
        hands,
        wins,
        chao_zhuang: case["chao_zhuang"] == true,
        rulings: rulings.with(Ruling::IndicatorInPlay, usable),
    })
}

/// The deal of a case under some rulings.
pub fn deal(case: &Value, rulings: Rulings) -> Result<Deal, String> {
    Deal::new(&record(case, rulings)?)
        .map_err(|f| f.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

fn seats<T: Into<Value> + Copy>(values: &BySeat<T>) -> Value {
    values.iter().map(|(seat, value)| (seat.letter().to_owned(), (*value).into())).collect()
}

/// The settlement as the cases write it.
fn settlement(deal: &Deal, scored: &Scored) -> Result<Value, String> {
    let ledger = scored.ledger.as_ref().ok_or("no ledger")?;
    let mut all = json!({
        "valid": scored.no_win.is_none(),
        "secondary_jing": scored.jing.secondary,
        "net": seats(&ledger.net),
        "parts": {},
    });
    if scored.no_win.is_some() {
        return Ok(all);
    }
    let mut counted = 0;
    for (part, reasons) in PARTS {
        let mut net = BySeat::from_fn(|_| 0);
        for transfer in ledger.transfers.iter().filter(|t| reasons.contains(&t.reason)) {
            net[transfer.from] -= transfer.amount;
            net[transfer.to.ok_or("a fine")?] += transfer.amount;
            counted += 1;
        }
        all["parts"][part] = seats(&net);
    }
    if counted != ledger.transfers.len() {
        return Err("a payment belongs to no part".into());
    }
    for (at, holding) in scored.holdings.iter() {
        all["jing"][at.letter()] = json!({
            "primary": holding.primary,
            "secondary": holding.secondary,
            "raw": holding.raw(),
            "points": holding.jing_points,
        });
    }
    all["sole_holder"] = scored.sole_holder.map(Seat::letter).into();
    all["next_dealer"] = scored.next_dealer.map(Seat::letter).into();
    if let (Some(win), Some(sheet)) = (deal.win(), scored.sheets.first()) {
        let mut items: Vec<String> = sheet.counted.iter().map(|c| item(c.fan)).collect();
        items.sort_unstable();
        let wins = ledger.transfers.iter().filter(|t| PARTS[0].1.contains(&t.reason));
        let pays: BTreeMap<&str, i32> = wins.map(|t| (t.from.letter(), t.amount)).collect();
        all["win"] = json!({
            "seat": win.seat.letter(),
            "items": items,
            "pays": pays,
            "total": sheet.total,
        });
    }
    Ok(all)
}

/// Compares a case.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let id = case["id"].as_str().unwrap_or("?");
    let mut mismatches = Vec::new();
    let mut compare = |what: &str, expected: &Value, got: &Value| {
        if expected != got {
            mismatches.push(format!("{id}: {what}: expected {expected}, got {got}"));
        }
    };
    let deal_of_case = deal(case, Rulings::DEFAULT)?;
    let scored = nanchang::score(&deal_of_case);
    let got = settlement(&deal_of_case, &scored)?;
    let mut expected = case["expected"].clone();
    if let Some(win) = expected.get_mut("win").and_then(Value::as_object_mut)
        && win.remove("items_unique") == Some(Value::Bool(false))
    {
        win.insert("items".into(), got["win"]["items"].clone());
    }
    let mut keys: Vec<&String> =
        expected.as_object().ok_or("nothing is expected")?.keys().collect();
    keys.extend(got.as_object().ok_or("nothing is there")?.keys());
    keys.sort_unstable();
    keys.dedup();
    for key in keys {
        compare(key, &expected[key], &got[key]);
    }
    // The fast path to the same worth.
    let fast = nanchang::best_value(&deal_of_case).zip(deal_of_case.win());
    let fast = fast.map(|(worth, win)| worth.total(&deal_of_case, win));
    compare("fast total", &expected["win"]["total"], &fast.into());
    for (key, alternative) in case["alternatives"].as_object().into_iter().flatten() {
        let Some((_, ruling)) = OPTIONS.iter().find(|(option, _)| option == key) else {
            continue;
        };
        let deal = deal(case, Rulings::DEFAULT.with(*ruling, true))?;
        let got = settlement(&deal, &nanchang::score(&deal))?;
        for what in ["net", "valid"] {
            compare(&format!("{key} {what}"), &alternative[what], &got[what]);
        }
    }
    Ok(mismatches)
}
