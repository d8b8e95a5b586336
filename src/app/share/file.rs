//! Exports the kept hands to a file and imports them from one.

use crate::rules;
use std::cmp::Reverse;

use wasm_bindgen::JsValue;

use crate::app::browser::storage::{self, Full, Which};
use crate::app::context::fetch;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::saved::file::{self, FileError, Import, MAX_BYTES, Problem, ProblemKind};
use crate::saved::{MAX_HISTORY, MAX_SAVED};
use crate::text::{Slot, fault};

use super::saved::Shown;

const NONE: JsValue = JsValue::UNDEFINED;

/// The number of problems that are listed; the others are only counted.
const MAX_SHOWN: usize = 20;

/// The buttons for export and import.
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
            let largest = JsValue::from_f64((MAX_BYTES + 1) as f64);
            let text = script.ask("chosen", [&node.0, &largest, &NONE]).await.as_string();
            take(ui, shown, text);
        }));
    });
    let import = text("label", "offer", &ui.t("ui.saved.import")).child(field);
    group("div", "offers", vec![export, import])
}

fn export(ui: Ui) {
    let list = |which| storage::load(which).unwrap_or_default();
    let damaged = storage::damaged();
    let damaged: Vec<&str> = damaged.lines().collect();
    let text = file::write(&list(Which::Saved), &list(Which::History), &damaged);
    ui.script().call("save", [&"hule-hands.json".into(), &text.into(), &"application/json".into()]);
}

/// Imports the valid entries of a file and lists the problems of the others.
fn take(ui: Ui, shown: Shown, text: Option<String>) {
    let read = text.map(|text| file::read(&text, rules::SYSTEMS));
    let import = match read {
        None => return shown.show_message(ui.t("ui.refused.unreadable")),
        Some(Err(refused)) => return shown.show_message(refusal(ui, &refused)),
        Some(Ok(import)) => import,
    };
    match added(import) {
        Err(Full) => shown.show_message(ui.t("ui.saved.full")),
        Ok(Taken { added, same, mut problems, left }) => {
            let slots = [("n", Slot::Number(added as i64)), ("same", Slot::Number(same as i64))];
            let mut messages = vec![ui.fill("ui.saved.imported", &slots)];
            if left > 0 {
                messages.push(ui.count("ui.saved.left", left));
            }
            let count = problems.len();
            if count > 0 {
                messages.push(ui.count("ui.saved.wrong", count));
            }
            problems.truncate(MAX_SHOWN);
            messages.extend(problems.iter().map(|problem| describe(ui, problem)));
            if count > MAX_SHOWN {
                messages.push("…".into());
            }
            let list = |which| storage::load(which).unwrap_or_default();
            shown.show(|page| {
                page.saved = list(Which::Saved);
                page.history = list(Which::History);
                page.gone = None;
                page.messages = messages;
            });
        }
    }
}

struct Taken {
    added: usize,
    same: usize,
    left: usize,
    problems: Vec<Problem>,
}

/// Adds the hands that are not there yet to both lists, or to neither if storage is full.
fn added(import: Import) -> Result<Taken, Full> {
    let (mut saved, mut history) = (storage::load(Which::Saved)?, storage::load(Which::History)?);
    let before = saved.clone();
    let all = import.saved.len() + import.history.len();
    let (more, left) = saved.add(import.saved, MAX_SAVED);
    // The newest hands stay.
    let (finished, old) = history.add(import.history, usize::MAX);
    history.hands.sort_by_key(|hand| Reverse(hand.time));
    history.hands.truncate(MAX_HISTORY);
    debug_assert!(old.is_empty());
    storage::save(Which::Saved, &saved)?;
    if storage::save(Which::History, &history).is_err() {
        storage::save(Which::Saved, &before)?;
        return Err(Full);
    }
    let added = more + finished;
    let left = left.len();
    Ok(Taken { added, same: all - added - left, left, problems: import.problems })
}

fn refusal(ui: Ui, refused: &FileError) -> String {
    match refused {
        FileError::TooLarge => ui.t("ui.refused.too-large"),
        FileError::NotJson(why) => ui.with("ui.refused.not-json", "value", why),
        FileError::NotHands => ui.t("ui.refused.not-hands"),
        FileError::Version(version) => ui.with("ui.refused.version", "value", version),
    }
}

/// “Saved hand 3: …”.
fn describe(ui: Ui, problem: &Problem) -> String {
    let what = match &problem.kind {
        ProblemKind::UnknownField(field) => ui.with("ui.wrong.strange", "value", field),
        ProblemKind::InvalidField(field) => ui.with("ui.wrong.field", "value", field),
        ProblemKind::Name(name) => ui.with("ui.wrong.name", "value", name),
        ProblemKind::Link(faults) => {
            let words = ui.catalogue();
            let faults = faults.iter().map(|fault| fault::sentence(fault, &words).to_string());
            Vec::from_iter(faults).join(" ")
        }
    };
    match problem.at {
        None => what,
        Some((list, at)) => [&*ui.count(&["ui.wrong.", list].concat(), at), " ", &*what].concat(),
    }
}
