//! Saved hands and the last ones that were finished.

use leptos::prelude::*;

use crate::app::controls::Field;
use crate::app::dom::{El, el, group, text};
use crate::app::storage::{self, Full, Which};
use crate::app::ui::Ui;
use crate::app::{menu, web};
use crate::entry::link;
use crate::saved::{HandList, KeptHand, MAX_NAME_LENGTH, MAX_SAVED};

use super::summary_text::summary_text;
use super::{file, list};

/// What the panel shows besides what is kept.
#[derive(Default)]
pub struct Page {
    pub saved: HandList,
    pub history: HandList,
    /// What was taken away last, and from where.
    pub gone: Option<(Which, usize, KeptHand)>,
    /// The saved hand that gets another name.
    pub renamed: Option<usize>,
    /// What was said last, a line each.
    pub said: Vec<String>,
}

/// The panel as it is used, for handlers.
#[derive(Clone, Copy)]
pub struct Shown {
    page: StoredValue<Page, LocalStorage>,
    turns: RwSignal<usize>,
    pub name: Field,
}

impl Shown {
    pub fn read<T>(self, read: impl FnOnce(&Page) -> T) -> T {
        self.page.with_value(read)
    }

    /// Changes what is shown.
    pub fn show(self, change: impl FnOnce(&mut Page)) {
        self.page.update_value(change);
        self.turns.set(self.turns.get_untracked() + 1);
    }

    /// Reads that something was changed.
    pub fn told(self) {
        self.turns.get();
    }

    pub fn say(self, words: String) {
        self.show(|page| page.said = vec![words]);
    }

    /// Changes a list as it is now, in whatever window, and keeps it: else nothing is changed,
    /// and why is said.
    pub fn change(self, ui: Ui, which: Which, change: impl FnOnce(&mut HandList)) -> bool {
        let kept = storage::load(which).and_then(|mut list| {
            change(&mut list);
            storage::save(which, &list).map(|()| list)
        });
        match kept {
            Ok(list) => self.show(|page| {
                *page.list_mut(which) = list;
                page.said.clear();
                page.renamed = None;
            }),
            Err(Full) => self.say(ui.t("ui.saved.full")),
        }
        untrack(|| self.read(|page| page.said.is_empty()))
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
            Err(Full) => page.said = vec![ui.t("ui.saved.full")],
        }
    }
    if !storage::damaged().is_empty() {
        page.said.push(ui.t("ui.saved.damaged"));
    }
    let shown =
        Shown { page: StoredValue::new_local(page), turns: RwSignal::new(0), name: ui.field() };
    let said =
        el("div", "said").attr("role", "status").attr("data-part", "said").region(move || {
            shown.told();
            let lines = shown.read(|page| page.said.clone());
            lines.iter().map(|line| text("p", "", line)).collect()
        });
    let lists = el("div", "kept").region(move || {
        shown.told();
        untrack(|| list::lists(ui, shown))
    });
    vec![this_hand(ui, shown), said, lists, file::buttons(ui, shown)]
}

/// The hand on the screen, to be saved under a name.
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
                return shown.say(ui.count("ui.saved.most", MAX_SAVED));
            }
            shown.say(ui.t("ui.saved.done"));
            typed.clear_value();
            shown.name.write(String::new());
        });
    let hand = vec![menu::strip(&draft.tiles), text("p", "name", &summary_text(ui).total())];
    let entry = vec![field, save];
    group("div", "this-hand", vec![group("div", "card", hand), group("div", "entry-line", entry)])
}
