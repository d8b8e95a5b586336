//! Exports the kept hands to a file and imports them from one.

use std::cmp::Reverse;

use gloo::file::Blob;
use leptos::prelude::*;

use super::shown::Shown;
use crate::app::browser::files;
use crate::app::browser::hands::{self, Which};
use crate::app::browser::storage::NotKept;
use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::{Button, OpenFileButton, refusal};
use crate::rules;
use crate::saved::file::{self, Import, Problem, ProblemKind};
use crate::saved::{MAX_HISTORY, MAX_SAVED};
use crate::sorting::Sort;
use crate::text::{Slot, fault};

/// The number of problems that are listed; the others are only counted.
const MAX_SHOWN: usize = 20;

/// The buttons for export and import.
#[component]
pub fn FileButtons(shown: Shown) -> impl IntoView {
    let i18n = use_i18n();
    let take = move |text| take(i18n, shown, text);
    view! {
        <div class="offers">
            <Button class="offer" name="export" press=|| export()>{i18n.t("ui.saved.export")}</Button>
            <OpenFileButton label=i18n.t("ui.saved.import") part="import" take/>
        </div>
    }
}

fn export() {
    let list = |which| hands::load(which).unwrap_or_default();
    let damaged = hands::damaged();
    let damaged: Vec<&str> = damaged.lines().collect();
    let text = file::write(&list(Which::Saved), &list(Which::History), &damaged);
    files::save("hule-hands.json", Blob::new_with_options(&*text, Some("application/json")));
}

/// Imports the valid entries of a file and lists the problems of the others.
fn take(i18n: I18n, shown: Shown, text: Option<String>) {
    let read = text.map(|text| file::read(&text, rules::SYSTEMS));
    let import = match read {
        None => return shown.say(i18n.t("ui.refused.unreadable")),
        Some(Err(refused)) => return shown.say(refusal(i18n, "ui.refused.", &refused)),
        Some(Ok(import)) => import,
    };
    match added(import) {
        Err(NotKept) => shown.say(i18n.t("ui.saved.full")),
        Ok(Taken { added, same, mut problems, left }) => {
            let slots = [("n", Slot::Number(added as i64)), ("same", Slot::Number(same as i64))];
            let mut messages = vec![i18n.fill("ui.saved.imported", &slots)];
            if left > 0 {
                messages.push(i18n.count("ui.saved.left", left));
            }
            let count = problems.len();
            if count > 0 {
                messages.push(i18n.count("ui.saved.wrong", count));
            }
            problems.truncate(MAX_SHOWN);
            messages.extend(problems.iter().map(|problem| describe(i18n, problem)));
            if count > MAX_SHOWN {
                messages.push("…".into());
            }
            shown.reload();
            shown.messages.set(messages);
        }
    }
}

struct Taken {
    added: usize,
    same: usize,
    left: usize,
    problems: Vec<Problem>,
}

/// Adds the hands that are not there yet to both lists, or to neither if they are not kept.
fn added(import: Import) -> Result<Taken, NotKept> {
    let (mut saved, mut history) = (hands::load(Which::Saved)?, hands::load(Which::History)?);
    let before = saved.clone();
    let all = import.saved.len() + import.history.len();
    let (more, left) = saved.add(import.saved, MAX_SAVED);
    // The newest hands stay.
    let (finished, old) = history.add(import.history, usize::MAX);
    history.hands.arrange_by_key(|hand| Reverse(hand.time));
    history.hands.truncate(MAX_HISTORY);
    debug_assert!(old.is_empty());
    hands::save(Which::Saved, &saved)?;
    if hands::save(Which::History, &history).is_err() {
        hands::save(Which::Saved, &before)?;
        return Err(NotKept);
    }
    let added = more + finished;
    let left = left.len();
    Ok(Taken { added, same: all - added - left, left, problems: import.problems })
}

/// “Saved hand 3: …”.
fn describe(i18n: I18n, problem: &Problem) -> String {
    let what = match &problem.kind {
        ProblemKind::UnknownField(field) => i18n.with("ui.wrong.strange", "value", field),
        ProblemKind::InvalidField(field) => i18n.with("ui.wrong.field", "value", field),
        ProblemKind::Name(name) => i18n.with("ui.wrong.name", "value", name),
        ProblemKind::Link(faults) => {
            let words = i18n.catalogue();
            let faults = faults.iter().map(|fault| fault::sentence(fault, &words).to_string());
            Vec::from_iter(faults).join(" ")
        }
    };
    match problem.at {
        None => what,
        Some((list, at)) => [&*i18n.count(&["ui.wrong.", list].concat(), at), " ", &*what].concat(),
    }
}
