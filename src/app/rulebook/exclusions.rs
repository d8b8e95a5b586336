//! The fans that an entry's fan excludes, and those that exclude it.

use leptos::prelude::*;

use super::{Volume, address_of};
use crate::app::context::use_i18n;
use crate::app::pieces::FanName;
use crate::rulebook::{self, excluded_by, excludes, page_of};
use crate::system::Fan;
use crate::text::Slot;
use crate::text::fans::CountedFan;

/// What a fan excludes, and what excludes it.
#[component]
pub fn Exclusions(volume: Volume, fan: &'static Fan) -> impl IntoView {
    let (excludes, excluded_by) =
        (excludes(volume.rules, volume.book, fan), excluded_by(volume.rules, volume.book, fan));
    view! {
        <FanLinks volume listed=excludes name="excludes" limits="ui.book-all."/>
        <FanLinks volume listed=excluded_by name="excluded-by" limits="ui.book-in."/>
    }
}

/// A heading and a list of fans, each with a link to its entry; nothing if there are none.
#[component]
fn FanLinks(
    volume: Volume,
    listed: rulebook::Exclusions,
    /// The last part of the key of the heading and of the hook `data-part`.
    name: &'static str,
    /// The beginning of the key of the sentence about limit hands, which their unit ends.
    limits: &'static str,
) -> impl IntoView {
    let i18n = use_i18n();
    if listed.limits.is_none() && listed.fans.is_empty() {
        return None;
    }
    let rows = listed.fans.iter().map(|excluded| {
        let page = page_of(volume.rules, excluded.fan);
        let ruling = excluded.ruling.map(|ruling| {
            let slot = [("ruling", Slot::text(i18n.join(&["ruling.", ruling])))];
            view! { <span class="also">{i18n.fill("ui.book-by-ruling", &slot)}</span> }
        });
        view! {
            <li>
                <a class="book-fan" href=address_of(&page)>
                    <FanName row=CountedFan::once(excluded.fan)/>
                </a>
                {ruling}
            </li>
        }
    });
    let rows: Vec<_> = rows.collect();
    let part = format!("book-{name}");
    let title = i18n.join(&["ui.", &part]);
    let fans =
        (!rows.is_empty()).then(|| view! { <ul class="book-fans" data-part=part>{rows}</ul> });
    Some(view! {
        <h3>{title}</h3>
        {listed.limits.map(|unit| view! { <p>{i18n.join(&[limits, unit.key()])}</p> })}
        {fans}
    })
}
