//! The panel with the saved hands and the history.

use leptos::prelude::*;

use crate::app::browser::storage::{self, Full, Which};
use crate::app::browser::web;
use crate::app::context::controls::Field;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::panels::menu;
use crate::entry::link;
use crate::saved::{HandList, KeptHand, MAX_NAME_LENGTH, MAX_SAVED};

use super::summary_text::summary_text;
use super::{file, list};

/// What the panel shows.
#[derive(Default)]
pub struct Page {
    pub saved: HandList,
    pub history: HandList,
    /// The hand that was deleted last, with its list and index.
    pub gone: Option<(Which, usize, KeptHand)>,
    /// The index of the saved hand that is being renamed.
    pub renamed: Option<usize>,
    /// The last messages.
    pub messages: Vec<String>,
}

/// The open panel, for handlers.
#[derive(Clone, Copy)]
pub struct Shown {
    page: StoredValue<Page, LocalStorage>,
    changes: RwSignal<usize>,
    pub name: Field,
}

impl Shown {
    pub fn read<T>(self, read: impl FnOnce(&Page) -> T) -> T {
        self.page.with_value(read)
    }

    /// Changes what is shown.
    pub fn show(self, change: impl FnOnce(&mut Page)) {
        self.page.update_value(change);
        self.changes.set(self.changes.get_untracked() + 1);
    }

    /// Tracks changes of the panel.
    pub fn track(self) {
        self.changes.get();
    }

    pub fn show_message(self, words: String) {
        self.show(|page| page.messages = vec![words]);
    }

    /// Loads a list, which another window may have changed, changes it and saves it. If that fails,
    /// nothing is changed and a message says why.
    pub fn change(self, ui: Ui, which: Which, change: impl FnOnce(&mut HandList)) -> bool {
        let kept = storage::load(which).and_then(|mut list| {
            change(&mut list);
            storage::save(which, &list).map(|()| list)
        });
        match kept {
            Ok(list) => self.show(|page| {
                *page.list_mut(which) = list;
                page.messages.clear();
                page.renamed = None;
            }),
            Err(Full) => self.show_message(ui.t("ui.saved.full")),
        }
        untrack(|| self.read(|page| page.messages.is_empty()))
    }
}

impl Page {
    pub fn list_mut(&mut self, which: Which) -> &mut HandList {
        match which {
            Which::Saved => &mut self.saved,
            Which::History => &mut self.history,
        }
    }
}

pub fn sheet(ui: Ui) -> Vec<El> {
    let mut page = Page::default();
    for which in [Which::Saved, Which::History] {
        match storage::load(which) {
            Ok(list) => *page.list_mut(which) = list,
            Err(Full) => page.messages = vec![ui.t("ui.saved.full")],
        }
    }
    if !storage::damaged().is_empty() {
        page.messages.push(ui.t("ui.saved.damaged"));
    }
    let shown =
        Shown { page: StoredValue::new_local(page), changes: RwSignal::new(0), name: ui.field() };
    let messages =
        el("div", "said").attr("role", "status").attr("data-part", "said").region(move || {
            shown.track();
            let lines = shown.read(|page| page.messages.clone());
            lines.iter().map(|line| text("p", "", line)).collect()
        });
    let lists = el("div", "kept").region(move || {
        shown.track();
        untrack(|| list::lists(ui, shown))
    });
    vec![this_hand(ui, shown), messages, lists, file::buttons(ui, shown)]
}

/// The hand on the screen, with a field for the name to save it under.
fn this_hand(ui: Ui, shown: Shown) -> El {
    let draft = untrack(|| ui.draft());
    if draft.tiles.is_empty() {
        return text("p", "quiet", &ui.t("ui.saved.nothing"));
    }
    let field = el("input", "search")
        .attr("type", "text")
        .attr("maxlength", &MAX_NAME_LENGTH.to_string())
        .attr("autocomplete", "off")
        .attr("data-part", "name")
        .attr("aria-label", &ui.t("ui.saved.name"))
        .attr("placeholder", &ui.t("ui.saved.name"))
        .on("input", move |event| shown.name.write(web::value(&event)));
    let typed = field.clone();
    let save = text("button", "primary", &ui.t("ui.saved.save"))
        .attr("type", "button")
        .attr("data-action", "save")
        .on("click", move |_| {
            let name = untrack(|| shown.name.read());
            let kept = KeptHand::new(link::encode(&untrack(|| ui.draft())), &name, web::date());
            let mut there_is_room = true;
            if !shown.change(ui, Which::Saved, |list| there_is_room = list.save(kept)) {
                return;
            }
            if !there_is_room {
                return shown.show_message(ui.count("ui.saved.most", MAX_SAVED));
            }
            shown.show_message(ui.t("ui.saved.done"));
            typed.clear_value();
            shown.name.write(String::new());
        });
    let hand = vec![menu::strip(&draft.tiles), text("p", "name", &summary_text(ui).total())];
    let entry = vec![field, save];
    group("div", "this-hand", vec![group("div", "card", hand), group("div", "entry-line", entry)])
}
