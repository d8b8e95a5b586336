//! A row of the list, which leads to an entry.

use leptos::prelude::*;

use super::{Volume, address_of};
use crate::app::context::ui::{Ui, use_ui};
use crate::book::{About, Entry, Page};
use crate::system::Fan;
use crate::text::Language;

/// The row of an entry. It is marked while its page is open.
#[component]
pub fn EntryRow(volume: Volume, entry: Entry, page: Memo<Page>) -> impl IntoView {
    let ui = use_ui();
    let system = volume.rules.key;
    let address = address_of(&Page::Entry(system, entry.key.to_owned()));
    let is_current = move || match &*page.read() {
        Page::Entry(of, key) => *of == system && key == entry.key,
        _ => false,
    };
    let points = match entry.about {
        About::Fan(fan) => Some(view! { <b class="points">{worth(ui, fan)}</b> }),
        About::Rule(_) => None,
    };
    let name = ui.name(&entry.names);
    // Players everywhere know the Chinese name.
    let (tag, other) = match ui.language_now() {
        Language::Zh => ("en", entry.names.en),
        _ => ("zh", entry.names.zh),
    };
    view! {
        <li>
            <a
                class="book-row"
                href=address
                data-entry=entry.key
                aria-current=move || is_current().then_some("page")
            >
                {points}
                <span class="name">{name}</span>
                {(other != name).then(|| view! { <span class="also" lang=tag>{other}</span> })}
            </a>
        </li>
    }
}

/// What a fan is worth.
pub fn worth(ui: Ui, fan: &Fan) -> String {
    if fan.worth == 0 { "×…".into() } else { ui.worth(fan, fan.worth) }
}
