//! The lists of kept hands. A tap opens a hand.

use crate::app::browser::paint::after_paint;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use leptos::prelude::{GetValue, LocalStorage, StoredValue, untrack};
use wasm_bindgen::JsValue;

use crate::app::browser::storage::Which;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::panels::menu;
use crate::app::pieces::art;
use crate::app::result::summary;
use crate::entry::link;
use crate::saved::{KeptHand, MAX_NAME_LENGTH};
use crate::state::{Action, decode};
use crate::text::fault;

use super::saved::Shown;

const PENCIL: &str = "M4 20h4L19 9l-4-4L4 16zM13 7l4 4";

/// The two lists. The totals are found after they are painted, one at a time.
type Waiting = Rc<RefCell<VecDeque<(El, String)>>>;

pub fn lists(ui: Ui, shown: Shown) -> Vec<El> {
    let waiting = Waiting::default();
    let mut parts = Vec::new();
    for (which, key) in [(Which::Saved, "ui.saved.saved"), (Which::History, "ui.saved.history")] {
        let mut hands = shown.read(|page| match which {
            Which::Saved => page.saved.hands.clone(),
            Which::History => page.history.hands.clone(),
        });
        let mut rows: Vec<El> = hands
            .drain(..)
            .enumerate()
            .map(|(i, kept)| row(ui, shown, which, i, kept, &waiting))
            .collect();
        if let Some((at, undo)) = undo(ui, shown, which) {
            rows.insert(at.min(rows.len()), undo);
        }
        parts.push(text("h2", "", &ui.t(key)));
        if rows.is_empty() {
            parts.push(text("p", "quiet", &ui.t(&[key, ".none"].concat())));
        }
        parts.push(group("ul", "", rows).attr("data-shelf", which_key(which)));
    }
    find_worths(ui, waiting, StoredValue::new_local(()));
    parts
}

fn which_key(which: Which) -> &'static str {
    match which {
        Which::Saved => "saved",
        Which::History => "history",
    }
}

fn row(ui: Ui, shown: Shown, which: Which, at: usize, kept: KeptHand, waiting: &Waiting) -> El {
    let item = el("li", "kept-hand");
    if which == Which::Saved && shown.read(|page| page.renamed) == Some(at) {
        return item.child(rename(ui, shown, at, &kept));
    }
    let system = link::rules_key(&kept.link).unwrap_or_default();
    let system = ["rules.", system].concat();
    let system = if ui.catalogue().has(&system) { ui.t(&system) } else { String::new() };
    let language = ui.language_now().tag();
    let day = ui
        .script()
        .call("day", [&JsValue::from_f64(kept.time as f64), &language.into(), &JsValue::UNDEFINED]);
    let day = day.as_string().filter(|_| kept.time > 0).unwrap_or_default();
    let worth = el("span", "worth");
    waiting.borrow_mut().push_back((worth.clone(), kept.link.clone()));
    let mut words = Vec::new();
    if !kept.name.is_empty() {
        words.push(text("span", "name", &kept.name));
    }
    words.extend(kept.tiles().map(|tiles| menu::strip(&tiles)));
    let about = [system, day].into_iter().filter(|words| !words.is_empty());
    let about = Vec::from_iter(about).join(" · ");
    words.push(group("span", "also", vec![text("span", "", &about), worth]));
    let link = kept.link.clone();
    let open = el("button", "open").attr("type", "button").on("click", move |_| {
        ui.act(Action::Follow(link.clone()));
        // If the link cannot be read, the notice about it is below the panel.
        ui.act(Action::Close);
    });
    let open = open.attr("data-open", &at.to_string()).children(words);
    let tool = |name: &str, path: &str| {
        let label = ui.join(&["ui.saved.", name]);
        let button = el("button", "tool").attr("type", "button").attr("data-kept", name);
        button.attr("aria-label", &label).child(art::icon(path))
    };
    let mut parts = vec![open];
    if which == Which::Saved {
        parts.push(tool("rename", PENCIL).on("click", move |_| {
            shown.show(|page| page.renamed = Some(at));
        }));
    }
    parts.push(tool("delete", art::CLOSE).on("click", move |_| {
        let mut gone = None;
        let kept = kept.clone();
        let done = shown.change(ui, which, |list| {
            // Another window may have moved it.
            let at = list.hands.iter().position(|other| *other == kept);
            gone = at.map(|at| (which, at, list.hands.remove(at)));
        });
        if done {
            shown.show(|page| page.gone = gone);
        }
    }));
    item.children(parts)
}

/// A button that restores the hand that was deleted last, with the index of that hand.
fn undo(ui: Ui, shown: Shown, which: Which) -> Option<(usize, El)> {
    let (_, at, kept) = shown.read(|page| page.gone.clone()).filter(|(from, ..)| *from == which)?;
    let button = text("button", "offer", &ui.t("ui.undo")).attr("type", "button");
    let button = button.attr("data-action", "undelete").on("click", move |_| {
        let kept = kept.clone();
        if shown.change(ui, which, |list| list.put_back(at, kept)) {
            shown.show(|page| page.gone = None);
        }
    });
    let words = text("span", "quiet", &ui.t("ui.saved.deleted"));
    Some((at, group("li", "kept-hand gone", vec![words, button])))
}

fn rename(ui: Ui, shown: Shown, at: usize, kept: &KeptHand) -> El {
    let field = el("input", "search")
        .attr("type", "text")
        .attr("maxlength", &MAX_NAME_LENGTH.to_string())
        .attr("autocomplete", "off")
        .attr("value", &kept.name)
        .attr("aria-label", &ui.t("ui.saved.name"))
        .attr("data-part", "new-name");
    let (script, node) = (ui.script(), field.clone());
    after_paint(Box::new(move || {
        script.call("edit", [&node.0, &JsValue::UNDEFINED, &JsValue::UNDEFINED]);
    }));
    let (typed, kept) = (field.clone(), kept.clone());
    let done = text("button", "offer", &ui.t("ui.done")).attr("type", "submit");
    let done = done.attr("data-action", "renamed");
    group("form", "entry-line", vec![field, done]).attr("data-at", &at.to_string()).on(
        "submit",
        move |event| {
            event.prevent_default();
            let name = typed.value();
            let kept = kept.clone();
            shown.change(ui, Which::Saved, |list| {
                if let Some(at) = list.hands.iter().position(|other| *other == kept) {
                    list.rename(at, &name);
                }
            });
        },
    )
}

/// Shows the total of each hand, as long as the list exists.
fn find_worths(ui: Ui, waiting: Waiting, here: StoredValue<(), LocalStorage>) {
    after_paint(Box::new(move || {
        let next = waiting.borrow_mut().pop_front();
        let Some((worth, link)) = next.filter(|_| here.try_get_value().is_some()) else { return };
        untrack(|| match decode(&link, &ui.engines()) {
            Ok(draft) => {
                let engine = ui.engines().into_iter().find(|e| e.system() == draft.system());
                let Some(engine) = engine else { return };
                let summary = summary::summarize(ui, &draft, &engine.report(&draft), 0);
                let words = [" · ", &*summary.total, " ", &*summary.unit].concat();
                worth.set_text(words.trim_end());
            }
            Err(faults) => {
                let words = ui.catalogue();
                let fault = faults.first().map(|fault| fault::sentence(fault, &words).to_string());
                worth.set("data-damaged", "");
                worth.set_text(&[" · ", &fault.unwrap_or_default()].concat());
            }
        });
        find_worths(ui, waiting, here);
    }));
}
