//! What the panel with the kept hands shows. Every change is made to the lists in the browser's
//! storage, which another window may have changed.

use leptos::prelude::*;

use crate::app::browser::hands::{self, Which};
use crate::app::browser::storage::NotKept;
use crate::app::context::I18n;
use crate::saved::{HandList, KeptHand};

/// A hand that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    /// Its list.
    pub which: Which,
    /// Its former index.
    pub at: usize,
    /// The hand.
    pub kept: KeptHand,
}

/// What the panel shows.
#[derive(Clone, Copy)]
pub struct Shown {
    i18n: I18n,
    saved: RwSignal<HandList>,
    history: RwSignal<HandList>,
    /// The hand that was deleted last.
    pub deleted: RwSignal<Option<Deleted>>,
    /// The saved hand that is being renamed.
    pub renamed: RwSignal<Option<KeptHand>>,
    /// The last messages.
    pub messages: RwSignal<Vec<String>>,
}

impl Shown {
    /// Loads both lists.
    pub fn load(i18n: I18n) -> Shown {
        let mut messages = Vec::new();
        let mut list = |which| {
            hands::load(which).unwrap_or_else(|NotKept| {
                messages = vec![i18n.t("ui.saved.full")];
                HandList::default()
            })
        };
        let (saved, history) = (list(Which::Saved), list(Which::History));
        if !hands::damaged().is_empty() {
            messages.push(i18n.t("ui.saved.damaged"));
        }
        Shown {
            i18n,
            saved: RwSignal::new(saved),
            history: RwSignal::new(history),
            deleted: RwSignal::new(None),
            renamed: RwSignal::new(None),
            messages: RwSignal::new(messages),
        }
    }

    /// A list.
    pub fn list(self, which: Which) -> RwSignal<HandList> {
        match which {
            Which::Saved => self.saved,
            Which::History => self.history,
        }
    }

    /// Loads both lists again.
    pub fn reload(self) {
        for which in [Which::Saved, Which::History] {
            self.list(which).set(hands::load(which).unwrap_or_default());
        }
        self.deleted.set(None);
    }

    /// Shows one message.
    pub fn say(self, words: String) {
        self.messages.set(vec![words]);
    }

    /// Changes a list and saves it. Returns whether that succeeded; if not, nothing is changed and a
    /// message says why.
    pub fn change(self, which: Which, change: impl FnOnce(&mut HandList)) -> bool {
        let kept = hands::load(which).and_then(|mut list| {
            change(&mut list);
            hands::save(which, &list).map(|()| list)
        });
        match kept {
            Ok(list) => {
                self.list(which).set(list);
                self.messages.set(Vec::new());
                self.renamed.set(None);
                true
            }
            Err(NotKept) => {
                self.say(self.i18n.t("ui.saved.full"));
                false
            }
        }
    }

    /// Deletes a hand.
    pub fn delete(self, which: Which, kept: &KeptHand) {
        let mut deleted = None;
        let done = self.change(which, |list| {
            // Another window may have moved it.
            let at = list.hands.iter().position(|other| other == kept);
            deleted = at.map(|at| Deleted { which, at, kept: list.hands.remove(at) });
        });
        if done {
            self.deleted.set(deleted);
        }
    }

    /// Brings a deleted hand back.
    pub fn restore(self, Deleted { which, at, kept }: Deleted) {
        if self.change(which, |list| list.put_back(at, kept)) {
            self.deleted.set(None);
        }
    }

    /// Renames a saved hand.
    pub fn rename(self, kept: &KeptHand, name: &str) {
        self.change(Which::Saved, |list| {
            if let Some(at) = list.hands.iter().position(|other| other == kept) {
                list.rename(at, name);
            }
        });
    }
}
