//! Cases of MCR: totals and fan sets under both presets, and with one ruling changed.

use std::collections::BTreeMap;

use hule::entry::{Draft, notation};
use hule::rules::mcr;
use hule::scoring::{Sheet, Standing};
use hule::tiles::Flower;
use serde_json::{Value, json};

use super::comparison::Comparison;
use super::entry::{empty, melds, put, put_whether, said, seat, switch, text, tile, yes};

/// The presets whose totals the cases expect.
const PRESETS: [&str; 2] = ["green-book", "competition-1998"];

/// The points without flowers that a win needs.
const MINIMUM: i32 = 8;

/// The number of the fan for a flower.
const FLOWER: u8 = 81;

/// The draft of a case.
pub fn draft(case: &Value) -> Result<Draft, String> {
    let mut draft = empty("mcr")?;
    let concealed = text(&case["concealed"])?;
    if !concealed.is_empty() {
        let read = notation::parse(concealed).map_err(|f| format!("{concealed}: {f:?}"))?;
        draft.tiles.standing = read.standing;
    }
    draft.tiles.melds = melds(&case["melds"])?;
    draft.tiles.win = Some(tile(&case["win"])?);
    let flowers = case["flowers"].as_u64().ok_or("flowers are missing")?;
    draft.tiles.flowers = Flower::all().take(flowers as usize).collect();
    put(&mut draft, "seat", seat(&case["seat"])?.letter())?;
    put(&mut draft, "round", seat(&case["round"])?.letter())?;
    let self_drawn = yes(case, "self_drawn")?;
    let source = match (self_drawn, yes(case, "kong")?) {
        (true, false) => "self-drawn",
        (true, true) => "replacement",
        (false, false) => "discard",
        (false, true) => "robbed-kong",
    };
    put(&mut draft, "win", source)?;
    let last = match (yes(case, "last_wall")?, self_drawn) {
        (false, _) => "no",
        (true, true) => "draw",
        (true, false) => "claim",
    };
    put(&mut draft, "last", last)?;
    put_whether(&mut draft, "last-copy", yes(case, "last_copy")?)?;
    Ok(draft)
}

/// The fans of a sheet by their numbers, and how often each counts.
fn fans(sheet: &Sheet) -> Value {
    let mut times = BTreeMap::<String, u8>::new();
    sheet.counted.iter().for_each(|c| *times.entry(c.fan.number.to_string()).or_default() += 1);
    json!(times)
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let mut comparison = Comparison::new(case);
    let entered = draft(case)?;
    for preset in PRESETS {
        let mut draft = entered.clone();
        draft.set_preset(preset).map_err(said)?;
        let report = comparison.report(preset, &draft)?;
        let expected = &case["expected"][preset];
        let Some(best) = report.sheets.first() else {
            comparison.same(preset, expected, "not a winning hand");
            continue;
        };
        comparison.same(&format!("{preset} total"), &expected["total"], best.total);
        let fans = fans(best);
        let sets = expected["fans"].as_array().ok_or("fans are missing")?;
        if !sets.contains(&fans) {
            comparison.same(&format!("{preset} fans"), &expected["fans"], fans.clone());
        }
        let points = |is_flower: bool| -> i32 {
            let counted = best.counted.iter().filter(|c| (c.fan.number == FLOWER) == is_flower);
            counted.map(|c| i32::from(c.points)).sum()
        };
        let adds_up = points(false) == best.points && best.points + points(true) == best.total;
        comparison.holds(&format!("{preset} sum of its fans"), adds_up);
        // The fast way to the same fans, by which waits are valued.
        let fast = mcr::deal(&draft).ok().and_then(|deal| mcr::best(&deal));
        let fast_fans = fast.as_ref().map(|best| {
            let fans = best.fans.iter().map(|(fan, times)| (fan.to_string(), *times));
            json!(fans.collect::<BTreeMap<_, _>>())
        });
        comparison.same(&format!("{preset} fast fans"), &fans, fast_fans);
        let fast_total = fast.map(|best| best.total);
        comparison.same(&format!("{preset} fast total"), &json!(best.total), fast_total);
        let standing = Standing::complete(best.points >= MINIMUM, MINIMUM);
        comparison.holds(&format!("{preset} standing"), report.standing == standing);
    }
    for (ruling, total) in case["one_ruling_changed"].as_object().into_iter().flatten() {
        let mut draft = entered.clone();
        draft.set_preset("competition-1998").map_err(said)?;
        let on = draft.rulings_on().any(|other| other == ruling);
        switch(&mut draft, ruling, !on)?;
        let report = comparison.report(ruling, &draft)?;
        comparison.same(ruling, total, report.sheets.first().map_or(0, |best| best.total));
        let fast = mcr::deal(&draft).ok().and_then(|deal| mcr::best(&deal));
        comparison.same(&format!("{ruling} fast"), total, fast.map_or(0, |best| best.total));
    }
    Ok(comparison.differences())
}
