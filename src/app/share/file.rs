//! Kept hands as a file: out of this device, and into it.

use crate::rules;
use std::cmp::Reverse;

use wasm_bindgen::JsValue;

use crate::app::dom::{El, el, group, text};
use crate::app::fetch;
use crate::app::storage::{self, Full, Which};
use crate::app::ui::Ui;
use crate::saved::file::{self, Import, LARGEST, Refused, What, Wrong};
use crate::saved::{MOST, REMEMBERED};
use crate::text::{Slot, fault};

use super::saved::Shown;

const NONE: JsValue = JsValue::UNDEFINED;

/// How many wrong entries are said; the others are counted.
const MOST_SAID: usize = 20;

/// Saving as a file, and taking one.
pub fn buttons(ui: Ui, shown: Shown) -> El {
    let export = text("button", "offer", &ui.t("ui.saved.export"))
        .attr("type", "button")
        .attr("data-action", "export")
        .on("click", move |_| export(ui));
    let field = el("input", "").attr("type", "file").attr("accept", ".json,application/json");
    let chosen = field.clone();
    let field = field.attr("data-part", "import").on("change", move |_| {
        let (script, node) = (ui.script(), chosen.clone());
        fetch::spawn(Box::pin(async move {
            let largest = JsValue::from_f64((LARGEST + 1) as f64);
            let text = script.ask("chosen", [&node.0, &largest, &NONE]).await.as_string();
            take(ui, shown, text);
        }));
    });
    let import = text("label", "offer", &ui.t("ui.saved.import")).child(field);
    group("div", "offers", vec![export, import])
}

fn export(ui: Ui) {
    let shelf = |which| storage::load(which).unwrap_or_default();
    let damaged = storage::damaged();
    let damaged: Vec<&str> = damaged.lines().collect();
    let text = file::write(&shelf(Which::Saved), &shelf(Which::History), &damaged);
    ui.script().call("save", [&"hule-hands.json".into(), &text.into(), &"application/json".into()]);
}

/// Takes what is right of a file, and says the rest.
fn take(ui: Ui, shown: Shown, text: Option<String>) {
    let read = text.map(|text| file::read(&text, rules::SYSTEMS));
    let import = match read {
        None => return shown.say(ui.t("ui.refused.unreadable")),
        Some(Err(refused)) => return shown.say(refusal(ui, &refused)),
        Some(Ok(import)) => import,
    };
    match added(import) {
        Err(Full) => shown.say(ui.t("ui.saved.full")),
        Ok(Taken { added, same, mut wrong, left }) => {
            let slots = [("n", Slot::Number(added as i64)), ("same", Slot::Number(same as i64))];
            let mut said = vec![ui.fill("ui.saved.imported", &slots)];
            if left > 0 {
                said.push(ui.count("ui.saved.left", left));
            }
            let count = wrong.len();
            if count > 0 {
                said.push(ui.count("ui.saved.wrong", count));
            }
            wrong.truncate(MOST_SAID);
            said.extend(wrong.iter().map(|wrong| wrong_entry(ui, wrong)));
            if count > MOST_SAID {
                said.push("…".into());
            }
            let shelf = |which| storage::load(which).unwrap_or_default();
            shown.show(|page| {
                page.saved = shelf(Which::Saved);
                page.history = shelf(Which::History);
                page.gone = None;
                page.said = said;
            });
        }
    }
}

struct Taken {
    added: usize,
    same: usize,
    left: usize,
    wrong: Vec<Wrong>,
}

/// Adds what is not there yet to both shelves, or to none.
fn added(import: Import) -> Result<Taken, Full> {
    let (mut saved, mut history) = (storage::load(Which::Saved)?, storage::load(Which::History)?);
    let before = saved.clone();
    let all = import.saved.len() + import.history.len();
    let (more, left) = saved.add(import.saved, MOST);
    // The newest stay.
    let (finished, old) = history.add(import.history, usize::MAX);
    history.hands.sort_by_key(|hand| Reverse(hand.time));
    history.hands.truncate(REMEMBERED);
    debug_assert!(old.is_empty());
    storage::save(Which::Saved, &saved)?;
    if storage::save(Which::History, &history).is_err() {
        storage::save(Which::Saved, &before)?;
        return Err(Full);
    }
    let added = more + finished;
    let left = left.len();
    Ok(Taken { added, same: all - added - left, left, wrong: import.wrong })
}

fn refusal(ui: Ui, refused: &Refused) -> String {
    match refused {
        Refused::TooLarge => ui.t("ui.refused.too-large"),
        Refused::NotJson(why) => ui.with("ui.refused.not-json", "value", why),
        Refused::NotHands => ui.t("ui.refused.not-hands"),
        Refused::Version(version) => ui.with("ui.refused.version", "value", version),
    }
}

/// “Saved hand 3: …”.
fn wrong_entry(ui: Ui, wrong: &Wrong) -> String {
    let what = match &wrong.what {
        What::Strange(field) => ui.with("ui.wrong.strange", "value", field),
        What::Field(field) => ui.with("ui.wrong.field", "value", field),
        What::Name(name) => ui.with("ui.wrong.name", "value", name),
        What::Link(faults) => {
            let words = ui.catalogue();
            let faults = faults.iter().map(|fault| fault::sentence(fault, &words).to_string());
            Vec::from_iter(faults).join(" ")
        }
    };
    match wrong.at {
        None => what,
        Some((list, at)) => [&*ui.count(&["ui.wrong.", list].concat(), at), " ", &*what].concat(),
    }
}
