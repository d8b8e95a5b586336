//! Cases of Chinese Classical: whole deals with all four hands, payments and options.

use std::collections::BTreeMap;

use hule::rules::classical::{
    Claim, Deal, Ending, EnteredHand, HandSheet, Kind, Record, Ruling, Rulings, Scored, Verdict,
    kind, score,
};
use hule::tiles::{BySeat, Flower, Seat, Tile, Win, WinSource, Wind};
use serde_json::{Value, json};

/// The ruling that a case's alternative stands for, if it is an option.
fn option(alternative: &str) -> Option<Ruling> {
    Some(match alternative {
        "C-A1=per_match" => Ruling::FlowerDoublesTwice,
        "C-A1=once" => Ruling::FlowersDoubleOnce,
        "C-A3=any" => Ruling::ConcealedOnDiscard,
        "C-A4=strict" => Ruling::NoPointsAtAll,
        "C-A5=drawn_or_discard" => Ruling::LastTileOnDiscard,
        "C-A7=one" => Ruling::LoserOnePair,
        "C-A7=none" => Ruling::LoserNoPairs,
        "C-A8=winner" => Ruling::OneSuitWinnerOnly,
        "C-A13=nearest" => Ruling::NearestClaimWins,
        _ => return None,
    })
}

/// The name that the cases use for a row of the table. Sets and pairs are named without the tile.
const NAMES: [&str; 44] = [
    "pair of own wind",
    "pair of round wind",
    "pair of dragons",
    "open pung",
    "concealed pung",
    "open pung",
    "concealed pung",
    "open kong",
    "concealed kong",
    "open kong",
    "concealed kong",
    "flower/season",
    "going out",
    "winning tile from the wall",
    "only possible tile",
    "dragon pung/kong",
    "own wind pung/kong",
    "round wind pung/kong",
    "one suit with honours",
    "one suit only",
    "own or round flower/season",
    "only pungs",
    "no points",
    "win on a free tile",
    "last tile before the dead wall",
    "robbing the kong",
    "three wind sets and wind pair",
    "two dragon sets and dragon pair",
    "terminal or honour in every set",
    "fully concealed",
    "two or three kongs",
    "last tile of its kind",
    "ready on the deal",
    "hidden treasure",
    "emperor's suite",
    "heads and tails",
    "imperial jade",
    "heavenly twins",
    "three great scholars",
    "four joys",
    "four by four",
    "thirteen wonders",
    "moon from the bottom of the sea",
    "grapes on the flat roof",
];

/// The deal of a case before it is checked, under some rulings.
pub fn record(case: &Value, rulings: Rulings) -> Result<Record, String> {
    let text = |v: &Value| v.as_str().map(str::to_owned).ok_or(format!("no text: {v}"));
    let tile = |v: &Value| text(v)?.parse::<Tile>().map_err(|_| format!("no tile: {v}"));
    let wind = |v: &Value| Wind::from_letter(&text(v)?).ok_or(format!("no wind: {v}"));
    let list = |v: &Value| v.as_array().cloned().ok_or(format!("no list: {v}"));
    let mut hands = BySeat::default();
    for seat in Wind::ALL {
        let player = &case["players"][seat.letter()];
        let standing = list(&player["concealed"])?.iter().map(tile).collect::<Result<_, _>>()?;
        let melds = list(&player["melds"])?;
        let melds = melds.iter().map(|m| super::mcr::meld(m.as_str().unwrap_or_default()));
        let melds = melds.collect::<Result<_, _>>()?;
        let mut flowers = Vec::new();
        for (key, offset) in [("flowers", 0), ("seasons", 4)] {
            for n in list(&player[key])? {
                let number = n.as_u64().and_then(|n| Flower::from_number(n as u8 + offset));
                flowers.push(number.ok_or(format!("no flower: {n}"))?);
            }
        }
        hands[seat] = Some(EnteredHand { standing, melds, flowers });
    }
    let outcome = &case["outcome"];
    let yes = |key: &str| outcome[key].as_bool().ok_or(format!("{key} is missing"));
    let ending = match outcome["type"].as_str() {
        Some("draw") => Ending::Draw,
        Some("win") => {
            let source = match outcome["source"].as_str() {
                Some("wall") => WinSource::SelfDrawn,
                Some("free_tile") => WinSource::Replacement,
                Some("discard") => WinSource::Discard,
                Some("robbed_kong") => WinSource::RobbedKong,
                other => return Err(format!("no source: {other:?}")),
            };
            let from = outcome.get("from").filter(|v| !v.is_null()).map(wind).transpose()?;
            let last = (yes("last_wall_tile")?, yes("last_of_kind")?);
            Ending::Win(Claim {
                by: list(&outcome["claims"])?.iter().map(wind).collect::<Result<_, _>>()?,
                tile: Some(tile(&outcome["win_tile"])?),
                win: Win { source, from, last_of_wall: last.0, last_copy: last.1 },
                ready_on_deal: yes("ready_on_deal")?,
                declared_ready: yes("declared_ready")?,
            })
        }
        other => return Err(format!("no outcome: {other:?}")),
    };
    let limit = case["options"]["limit"].as_u64().ok_or("the limit is missing")? as u16;
    let flowers = case["options"]["flowers"].as_bool().ok_or("flowers are missing")?;
    Ok(Record { round: wind(&case["round_wind"])?, limit, flowers, rulings, hands, ending })
}

/// The checked deal of a case, under some rulings.
pub fn deal(case: &Value, rulings: Rulings) -> Result<Deal, String> {
    Deal::new(&record(case, rulings)?)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

/// The items of a kind as the cases list them: each name with its sum, in their order.
fn items(sheet: &HandSheet, wanted: Kind) -> Value {
    let mut sums = BTreeMap::<String, u32>::new();
    for counted in sheet.counted.iter().filter(|c| kind(c.fan) == wanted) {
        let mut name = NAMES[usize::from(counted.fan) - 1].to_owned();
        if counted.fan <= 11 {
            let part = counted.evidence.parts.iter().next();
            let tiles = part.map(|part| sheet.division.tiles(part)).unwrap_or_default();
            name += &format!(" {}", tiles[0]);
        }
        let points = u32::from(counted.points);
        let worth = if wanted == Kind::Double { points.trailing_zeros() } else { points };
        *sums.entry(name).or_default() += worth;
    }
    json!(sums.into_iter().collect::<Vec<_>>())
}

/// A hand, as the cases describe it.
fn hand(sheet: &HandSheet) -> Value {
    let limits: Vec<&str> = sheet.limit_hands().map(|c| NAMES[usize::from(c.fan) - 1]).collect();
    json!({
        "points_items": items(sheet, Kind::Points),
        "points": sheet.points,
        "double_items": items(sheet, Kind::Double),
        "doubles": sheet.doubles,
        "limit_hand": if limits.is_empty() { Value::Null } else { json!(limits.join(",")) },
        "raw": sheet.raw,
        "value": sheet.value,
    })
}

/// Checks that the items of a sheet add up to its total.
fn adds_up(sheet: &HandSheet) -> bool {
    let sum = |wanted| {
        let counted = sheet.counted.iter().filter(move |c| kind(c.fan) == wanted);
        counted.map(|c| c.points)
    };
    let doubles: u32 = sum(Kind::Double).map(u16::trailing_zeros).sum();
    sum(Kind::Points).sum::<u16>() == sheet.points
        && doubles == u32::from(sheet.doubles)
        && sheet.formula().amount() as u32 == sheet.raw
}

fn pairwise(scored: &Scored) -> Vec<(Seat, Option<Seat>, i64)> {
    let transfers = scored.ledger.transfers.iter();
    let mut all: Vec<_> = transfers.map(|t| (t.from, t.to, i64::from(t.amount))).collect();
    all.sort();
    all
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let id = case["id"].as_str().unwrap_or("?");
    let mut mismatches = Vec::new();
    let mut same = |what: &str, expected: &Value, got: Value| {
        if *expected != got {
            mismatches.push(format!("{id}: {what}: expected {expected}, got {got}"));
        }
    };
    let scored = score(&deal(case, Rulings::AS_WRITTEN)?);
    let expected = &case["expected"];
    let verdict = scored.verdict;
    same("valid", &expected["valid"], json!(matches!(verdict, Verdict::Won | Verdict::Drawn)));
    same("winner", &expected["winner"], json!(scored.winner));
    same("net", &expected["net"], json!(scored.ledger.net));
    let stays = expected.get("east_stays").unwrap_or(&Value::Null);
    same("east stays", stays, json!(scored.east_stays));
    let hands = expected["hands"].as_object().ok_or("hands are missing")?;
    let counted = scored.hands.iter().filter(|(_, hand)| hand.best().is_some()).count();
    same("hands counted", &json!(hands.len()), json!(counted));
    for (letter, expected) in hands {
        let seat = Wind::from_letter(letter).ok_or("no seat")?;
        let sheet = scored.hands[seat].best().ok_or("no hand")?;
        let got = hand(sheet);
        // A loser's items do not depend on the reading.
        let unique = expected["items_unique"] != false;
        let fields = got.as_object().ok_or("no hand")?;
        for (key, got) in fields {
            if unique || matches!(key.as_str(), "raw" | "value") {
                same(&format!("{letter} {key}"), &expected[key], got.clone());
            }
        }
        same(&format!("{letter} adds up"), &json!(true), json!(adds_up(sheet)));
    }
    let mut paid = Vec::new();
    for transfer in expected["pairwise"].as_array().ok_or("pairwise is missing")? {
        let seat = |key: &str| transfer[key].as_str().and_then(Wind::from_letter);
        let points = transfer["points"].as_i64().ok_or("no points")?;
        paid.push((seat("from").ok_or("no seat")?, seat("to"), points));
    }
    paid.sort();
    same("pairwise", &json!(paid), json!(pairwise(&scored)));
    for (name, expected) in case["alternatives"].as_object().into_iter().flatten() {
        let Some(ruling) = option(name) else { continue };
        let scored = score(&deal(case, Rulings::AS_WRITTEN.with(ruling, true))?);
        same(&format!("{name} winner"), &expected["winner"], json!(scored.winner));
        same(&format!("{name} net"), &expected["net"], json!(scored.ledger.net));
        let valid = json!(scored.verdict == Verdict::Won);
        same(&format!("{name} valid"), &expected["valid"], valid);
    }
    Ok(mismatches)
}
