//! The page about the course of a deal, from the tiles to the penalties.

use leptos::prelude::*;

use super::{Paragraphs, Volume, address_of};
use crate::app::context::use_i18n;
use crate::rulebook::{Page, SECTIONS};

/// The course of a deal, in sections that each have an address.
#[component]
pub fn DealPage(volume: Volume) -> impl IntoView {
    let i18n = use_i18n();
    let key = volume.rules.key;
    let section = |section: &'static str| {
        view! {
            <h3 data-section=section tabindex="-1">
                <a href=address_of(&Page::Deal(key, Some(section)))>{i18n.join(&["deal.", section])}</a>
            </h3>
            <Paragraphs text=i18n.join(&["deal.", key, ".", section])/>
        }
    };
    view! {
        <article data-part="deal">
            <header>
                <p class="book-about">{i18n.name(&volume.rules.names)}</p>
                <h2 tabindex="-1">{i18n.t("ui.book-deal")}</h2>
            </header>
            {SECTIONS.map(section).collect_view()}
        </article>
    }
}
