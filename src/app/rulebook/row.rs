//! A row of the list, which leads to an entry.

use leptos::prelude::*;

use super::{Volume, address_of};
use crate::app::context::{I18n, use_i18n};
use crate::rulebook::{About, Entry, Page};
use crate::system::Fan;
use crate::text::Language;

/// The row of an entry. It is marked while its page is open.
#[component]
pub fn EntryRow(volume: Volume, entry: Entry, page: Memo<Page>) -> impl IntoView {
    let i18n = use_i18n();
    let system = volume.rules.key;
    let address = address_of(&Page::Entry(system, entry.key.to_owned()));
    let is_current = move || match &*page.read() {
        Page::Entry(of, key) => *of == system && key == entry.key,
        _ => false,
    };
    let points = match entry.about {
        About::Fan(fan) => Some(view! { <b class="points">{worth(i18n, fan)}</b> }),
        About::Rule(_) => None,
    };
    let name = i18n.name(&entry.names);
    // Players everywhere know the Chinese name.
    let language = if i18n.language() == Language::Zh { Language::En } else { Language::Zh };
    let (tag, other) = (language.tag(), entry.names.get(language));
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
pub fn worth(i18n: I18n, fan: &Fan) -> String {
    if fan.worth == 0 { "×…".into() } else { i18n.worth(fan, fan.worth.into()) }
}
