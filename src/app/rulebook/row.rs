//! A row of the list, which leads to an entry.

use leptos::prelude::*;

use super::{Volume, address_of};
use crate::app::context::use_i18n;
use crate::app::pieces::{AfterPaint, FanWorth, PlainHand};
use crate::entry::link;
use crate::rulebook::{About, Entry, Page};
use crate::text::fans::CountedFan;

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
        About::Fan(fan) => Some(view! { <FanWorth row=CountedFan::once(fan)/> }),
        About::Rule(_) => None,
    };
    let name = i18n.called(&entry.names);
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
                {points}
                <span class="name">{name}</span>
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
