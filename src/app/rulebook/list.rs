//! The list of a rulebook: its entries in groups, with a row for each that leads to it.

use leptos::prelude::*;

use super::{Volume, address_of, is_unknown};
use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::pieces::{AfterPaint, Button, FanLine, Icon, PlainHand, icon};
use crate::entry::link;
use crate::rulebook::{About, Entry, Group, Heading, Page, groups};
use crate::system::Unit;
use crate::text::fans::{self, CountedFan};

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

/// The row of an entry. It is marked while its page is open.
#[component]
fn EntryRow(volume: Volume, entry: Entry, page: Memo<Page>) -> impl IntoView {
    let i18n = use_i18n();
    let system = volume.rules.key;
    let address = address_of(&Page::Entry(system, entry.key.to_owned()));
    let is_current = move || match &*page.read() {
        Page::Entry(of, key) => *of == system && key == entry.key,
        _ => false,
    };
    let name = match entry.about {
        About::Fan(fan) => view! { <FanLine row=CountedFan::once(fan)/> }.into_any(),
        About::Rule(_) => {
            view! { <span class="name">{i18n.called(&entry.names)}</span> }.into_any()
        }
    };
    // No hand is shown for a fan that its tiles can't show: one about a declaration, or about how the hand was won.
    let hand = entry.number().filter(|_| !entry.is_told).and(entry.examples.first());
    let hand = hand.map(|link| view! { <AfterPaint><MiniHand volume link=*link/></AfterPaint> });
    view! {
        <li>
            <a
                class="book-row"
                href=address
                data-entry=entry.key
                aria-current=move || is_current().then_some("page")
            >
                {name}
                {hand.map(|hand| view! { <span class="mini-hand" aria-hidden="true">{hand}</span> })}
            </a>
        </li>
    }
}

/// The hand of a link in small tiles; nothing if it can't be read.
#[component]
fn MiniHand(volume: Volume, link: &'static str) -> impl IntoView {
    let draft = link::decode(link, &[volume.rules]).ok()?;
    Some(view! { <PlainHand draft/> })
}
