//! The list of a rulebook: its entries in groups.

use leptos::prelude::*;

use super::row::EntryRow;
use super::{Volume, address_of, is_unknown};
use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, icon};
use crate::rulebook::{Group, Heading, Page, groups};
use crate::system::Unit;
use crate::text::fans;

/// The list of the entries.
#[component]
pub fn EntryList(
    /// The rulebook.
    volume: Volume,
    /// The open page.
    page: Memo<Page>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let entries = StoredValue::new(volume.entries());
    let groups = StoredValue::new(entries.with_value(|entries| groups(volume.rules, entries)));
    // The index of the only group that is shown.
    let only = RwSignal::new(None::<usize>);
    let shown = move || {
        let only = only.get();
        (0..groups.read_value().len()).filter(move |at| only.is_none_or(|only| only == *at))
    };
    let row = move |at: usize| {
        let entry = entries.read_value()[at];
        view! { <EntryRow volume entry page/> }
    };
    let group = move |at: usize| {
        let Group { heading, entries } = groups.read_value()[at].clone();
        // What the heading says is not repeated in each row.
        let even = matches!(heading, Heading::Worth(..));
        view! {
            <h2>{full_heading(i18n, heading)}</h2>
            <ul class=if even { "book-rows book-even" } else { "book-rows" }>
                {entries.into_iter().map(row).collect_view()}
            </ul>
        }
    };
    let unknown = move || {
        let unknown = is_unknown(calculator, &page.read());
        unknown.then(|| view! { <p>{untrack(|| i18n.t("ui.book-unknown"))}</p> })
    };
    let headings = groups.with_value(|groups| groups.iter().map(|group| group.heading).collect());
    view! {
        <Filter headings only/>
        <div class="book-unknown" role="alert">{unknown}</div>
        <ul
            class="book-rows book-first"
            hidden=move || only.get().is_some()
        >
            <FirstRows volume/>
        </ul>
        <div class="book-results">
            <For each=shown key=|at| *at children=group/>
        </div>
    }
}

/// The buttons that narrow the list to one group.
#[component]
fn Filter(headings: Vec<Heading>, only: RwSignal<Option<usize>>) -> impl IntoView {
    let i18n = use_i18n();
    let chip = |(at, heading): (usize, Heading)| {
        let is_on = move || only.get() == Some(at);
        view! {
            <Button
                class="book-chip" label=full_heading(i18n, heading) pressed=is_on
                press=move || only.set((!untrack(is_on)).then_some(at))
            >
                {short_heading(i18n, heading)}
            </Button>
        }
    };
    view! {
        <div class="book-chips" role="group" aria-label=i18n.t("ui.book-filter")>
            {headings.into_iter().enumerate().map(chip).collect_view()}
        </div>
    }
}

/// The heading of a group.
fn full_heading(i18n: I18n, heading: Heading) -> String {
    match heading {
        Heading::Worth(Unit::Points, n) => i18n.count("ui.book-points", usize::from(n)),
        _ => short_heading(i18n, heading),
    }
}

/// The heading of a group on a button.
fn short_heading(i18n: I18n, heading: Heading) -> String {
    match heading {
        Heading::Worth(unit, n) => fans::count_of(unit, n.into(), &i18n.catalogue()),
        Heading::Unit(unit) => i18n.join(&["ui.book-unit.", unit.key()]),
        Heading::Kind(kind) => i18n.join(&["rule-kind.", kind.key()]),
    }
}

/// The rows before the entries: the course of a deal, the system whose fans are used, and the glossary.
#[component]
fn FirstRows(volume: Volume) -> impl IntoView {
    let i18n = use_i18n();
    let (key, words) = (volume.rules.key, volume.rules.words);
    let row = |page: Page, name: String| {
        view! {
            <li>
                <a class="book-row" href=address_of(&page)>
                    <span class="name">{name}</span>
                    <Icon path=icon::NEXT/>
                </a>
            </li>
        }
    };
    let other = (words != key).then(|| {
        let name = i18n.with("ui.book-fans-of", "rules", i18n.short_name(words));
        row(Page::List(words), name)
    });
    view! {
        {row(Page::Deal(key, None), i18n.t("ui.book-deal"))}
        {other}
        {row(Page::Terms(None), i18n.t("ui.book-terms"))}
    }
}
