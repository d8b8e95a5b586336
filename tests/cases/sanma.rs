//! Cases of sanma: those of riichi with three seats and Norths that are laid aside, two winners on one tile,
//! and hands that must not be scored.

use hule::entry::{Draft, Event};
use hule::rules;
use hule::scoring::{Report, Standing};
use serde_json::{Value, json};

use super::comparison::{Comparison, net};
use super::entry::{put, said, text};
use super::riichi::{compare, enter, received};

/// The draft of a case, under the rulings that a new draft has. Of two winners the second is an event.
pub fn draft(case: &Value) -> Result<Draft, String> {
    let hands = hands(case)?;
    let mut first = hands[0].clone();
    if let Some(second) = hands.get(1) {
        first.events.push(also_won(second)?);
    }
    Ok(first)
}

/// The hands of a case: one, or the two that won on one tile.
fn hands(case: &Value) -> Result<Vec<Draft>, String> {
    let Some(two) = case["two"].as_array() else { return Ok(vec![hand(case)?]) };
    let whole = |own: &Value| {
        let mut all = case.clone();
        let fields = all.as_object_mut().ok_or("no case")?;
        let own = own.as_object().ok_or("no hand")?;
        own.iter().for_each(|(key, value)| drop(fields.insert(key.clone(), value.clone())));
        hand(&all)
    };
    two.iter().map(whole).collect()
}

fn hand(case: &Value) -> Result<Draft, String> {
    let mut draft = enter("sanma", case)?;
    if case["draw"].is_null() {
        put(&mut draft, "norths", &case["norths"].to_string())?;
    }
    Ok(draft)
}

/// What is entered of another winner: who it is, and what the hand is worth.
fn also_won(hand: &Draft) -> Result<Event, String> {
    let mut event = Event::new(&hand.system().events[0], 0);
    let mut set = |key: &str, answer: &str| event.set(key, answer).map_err(said);
    set("winner", hand.own_seat().letter())?;
    let report = rules::score(hand);
    let sheet = report.sheets.first().ok_or("the second hand is not complete")?;
    let counts = hand.system().score_table.and_then(|table| sheet.counts(table));
    match (sheet.limit, counts) {
        (Some("yakuman"), _) => match sheet.points / 13 {
            1 => set("worth", "yakuman")?,
            units => set("worth", &format!("yakuman-{units}"))?,
        },
        (Some("counted-yakuman"), _) => set("worth", "yakuman")?,
        (Some(limit), _) => set("worth", limit)?,
        (None, Some(counts)) => {
            set("worth", &counts.main.to_string())?;
            set("fu", &counts.minor.to_string())?;
        }
        (None, None) => return Err("the second hand is worth nothing".into()),
    }
    Ok(event)
}

/// Whether a report is that of a win.
fn wins(report: &Report) -> bool {
    report.faults.is_empty() && matches!(report.standing, Standing::Complete { wins: true, .. })
}

/// The report of the hands of a case. `None` if one of them is no win.
fn report(hands: &[Draft], change: &dyn Fn(&mut Draft)) -> Result<Option<(Draft, Report)>, String> {
    let mut hands = hands.to_vec();
    hands.iter_mut().for_each(change);
    let is_drawn = hands[0].is_drawn();
    if !is_drawn && !hands.iter().all(|hand| wins(&rules::score(hand))) {
        return Ok(None);
    }
    if let Some(second) = hands.get(1) {
        let event = also_won(second)?;
        hands[0].events.push(event);
    }
    let first = hands.swap_remove(0);
    let report = rules::score(&first);
    Ok(Some((first, report)))
}

/// The nets of the three.
fn net_of_three(report: &Report) -> Value {
    let mut all = net(report);
    if let Some(seats) = all.as_object_mut() {
        assert_eq!(seats.remove("N"), Some(json!(0)), "nobody sits North");
    }
    all
}

/// Switches a ruling as the cases name it: `key` for on and off, else `key=value`.
fn switch(draft: &mut Draft, name: &str) {
    let name = if name == "several-winners=nearest" { "several-winners" } else { name };
    let done = match name.split_once('=') {
        None => {
            let is_on = draft.rulings_on().any(|on| on == name);
            draft.set_ruling(name, !is_on)
        }
        Some((point, "0" | "off" | "none" | "loss" | "200")) => {
            let values: Vec<&str> = draft.rulings_on().collect();
            let mut values = values.into_iter().filter(|on| on.split('.').next() == Some(point));
            values.try_for_each(|key| draft.set_ruling(key, false))
        }
        Some((point, value)) => draft.set_ruling(&format!("{point}.{value}"), true),
    };
    done.unwrap_or_else(|fault| panic!("{name}: {fault}"));
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let mut comparison = Comparison::new(case);
    let entered = hands(case);
    if !case["refused"].is_null() {
        let is_refused = entered.is_ok_and(|hands| wins(&rules::score(&hands[0])));
        comparison.holds(&format!("refused: {}", text(&case["refused"])?), !is_refused);
        return Ok(comparison.differences());
    }
    let hands = entered?;
    for preset in hands[0].system().presets {
        let key = preset.key;
        let expected = &case["expected"][key];
        let scored = report(&hands, &|draft| draft.set_rulings(preset.bits))?;
        let Some((draft, report)) = scored else {
            comparison.same(&format!("{key} is no win"), expected, Value::Null);
            continue;
        };
        comparison.report(key, &draft)?;
        let totals = expected["totals"].as_object().into_iter().flatten();
        for (seat, total) in totals {
            comparison.same(&format!("{key} total of {seat}"), total, net(&report)[seat].clone());
        }
        if case["two"].is_null() {
            compare(&mut comparison, key, case, expected, (&report, net_of_three(&report)));
        } else {
            comparison.same(&format!("{key} pay"), &expected["pay"], net_of_three(&report));
        }
    }
    for (key, is_pay) in [("one_ruling_changed", false), ("one_ruling_changed_pay", true)] {
        for (ruling, expected) in case[key].as_object().into_iter().flatten() {
            let got = match report(&hands, &|draft| switch(draft, ruling))? {
                None => Value::Null,
                Some((_, report)) if is_pay => net_of_three(&report),
                Some((_, report)) => received(case, &report),
            };
            comparison.same(&format!("{ruling} switched"), expected, got);
        }
    }
    Ok(comparison.differences())
}
