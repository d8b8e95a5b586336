//! A list of kept hands: the saved ones or the history.

use leptos::prelude::*;

use super::row::KeptRow;
use super::shown::{Deleted, Shown};
use super::totals::Totals;
use crate::app::browser::hands::Which;
use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::saved::KeptHand;

/// What stands on a line of the list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Line {
    /// A kept hand, and how many equal ones stand before it.
    Hand(KeptHand, usize),
    /// The place of the hand that was deleted last.
    Deleted,
}

/// A list with its heading.
#[component]
pub fn Shelf(shown: Shown, totals: Totals, which: Which) -> impl IntoView {
    let i18n = use_i18n();
    let (hook, key) = match which {
        Which::Saved => ("saved", "ui.saved.saved"),
        Which::History => ("history", "ui.saved.history"),
    };
    let list = shown.list(which);
    let deleted = Memo::new(move |_| shown.deleted.get().filter(|deleted| deleted.which == which));
    let lines = move || {
        let list = list.read();
        let hands = list.hands.iter().enumerate().map(|(at, kept)| {
            let equal = list.hands[..at].iter().filter(|other| *other == kept).count();
            Line::Hand(kept.clone(), equal)
        });
        let mut lines: Vec<Line> = hands.collect();
        if let Some(Deleted { at, .. }) = &*deleted.read() {
            lines.insert((*at).min(lines.len()), Line::Deleted);
        }
        lines
    };
    let line = move |line| match line {
        Line::Hand(kept, _) => view! { <KeptRow shown totals which kept/> }.into_any(),
        Line::Deleted => view! { <Restore shown deleted/> }.into_any(),
    };
    let is_empty = move || list.read().hands.is_empty() && deleted.read().is_none();
    view! {
        <h2>{i18n.t(key)}</h2>
        <Show when=is_empty>
            <p class="quiet">{untrack(|| i18n.t(&[key, ".none"].concat()))}</p>
        </Show>
        <ul data-shelf=hook>
            <For each=lines key=Line::clone children=line/>
        </ul>
    }
}

/// A button that brings back the hand that was deleted last.
#[component]
fn Restore(shown: Shown, deleted: Memo<Option<Deleted>>) -> impl IntoView {
    let i18n = use_i18n();
    let restore = move || {
        if let Some(deleted) = deleted.get_untracked() {
            shown.restore(deleted);
        }
    };
    view! {
        <li class="kept-hand gone">
            <span class="quiet">{i18n.t("ui.saved.deleted")}</span>
            <Button class="offer" name="undelete" press=restore>{i18n.t("ui.undo")}</Button>
        </li>
    }
}
