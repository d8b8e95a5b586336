//! The possibilities: hands that are one change away. A tap tries one.

use crate::app::browser::paint::after_paint;
use leptos::prelude::{GetUntracked, GetValue, Owner, StoredValue, untrack};

use crate::explore::what_if::{Possibility, Search};
use crate::text::what_if::possibility as sentence;

use crate::app::browser::web;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::state::Action;

/// The largest number of possibilities that are listed.
const MOST: usize = 3;

/// How long a search may block the browser, in milliseconds.
const SLICE: f64 = 6.0;

/// The circumstances that would raise the total.
pub fn circumstances(ui: Ui) -> El {
    let Some(engine) = ui.engine() else { return el("div", "nears") };
    let search = Search::circumstances(engine, &ui.draft(), ui.place.get_untracked());
    let head = move || vec![text("h2", "", &ui.t("ui.near"))];
    let place = Place::new(ui, Box::new(head), None);
    let el = place.el.clone();
    place.go_on(search);
    el
}

/// The changes that would make a fan count. They are searched after the rest has been painted.
pub fn of_fan(ui: Ui, fan: u8) -> El {
    let place = Place::new(ui, Box::new(Vec::new), Some(fan));
    let el = place.el.clone();
    after_paint(Box::new(move || {
        if let (true, Some(engine)) = (place.is_there(), ui.engine()) {
            let at = ui.place.get_untracked();
            let search = untrack(|| Search::of_fan(engine, &ui.draft(), at, fan));
            place.go_on(search);
        }
    }));
    el
}

/// The list of possibilities, filled while they are found.
struct Place {
    ui: Ui,
    el: El,
    owner: Owner,
    here: StoredValue<()>,
    /// The heading.
    head: Box<dyn Fn() -> Vec<El>>,
    fan: Option<u8>,
}

impl Place {
    fn new(ui: Ui, head: Box<dyn Fn() -> Vec<El>>, fan: Option<u8>) -> Place {
        let owner = Owner::new();
        // A parent owner does not keep its children alive.
        StoredValue::new_local(owner.clone());
        // Dropped together with this part of the screen.
        let here = StoredValue::new(());
        Place { ui, el: el("div", "nears"), owner, here, head, fan }
    }

    fn is_there(&self) -> bool {
        self.here.try_get_value().is_some()
    }

    /// Searches for a while, and goes on as soon as the browser has time.
    fn go_on(self, mut search: Search) {
        let end = web::now() + SLICE;
        while search.step() {
            if web::now() > end {
                return after_paint(Box::new(move || {
                    if self.is_there() {
                        self.go_on(search);
                    }
                }));
            }
        }
        let found = search.found(MOST);
        if !found.is_empty() {
            let el = self.el.clone();
            self.owner.with(|| untrack(|| el.children(self.shown(found))));
        }
    }

    fn shown(&self, found: Vec<Possibility>) -> Vec<El> {
        let ui = self.ui;
        let mut shown = (self.head)();
        shown.extend(found.into_iter().map(|near| self.row(near)));
        shown.push(text("p", "also", &ui.t("ui.near-hint")));
        shown
    }

    fn row(&self, near: Possibility) -> El {
        let words = group("span", "", vec![]).sentence(&sentence(
            &self.ui.catalogue(),
            self.ui.rules(),
            &near,
        ));
        // The gained fan is shown expanded.
        let fan = self.fan.or(near.fans_gained.first().copied());
        let action = Action::Try(Box::new(near.draft), fan);
        self.ui.button("near", action).attr("data-near", "").child(words)
    }
}
