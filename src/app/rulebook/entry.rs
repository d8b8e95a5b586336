//! An entry of the rulebook: names, worth, definition, a hand that shows it, mistakes, examples and exclusions.

use leptos::prelude::*;

use super::example::{Example, Shown};
use super::exclusions::Exclusions;
use super::mistakes::Mistakes;
use super::{Paragraphs, Volume, address_of};
use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::{AfterPaint, Icon, OtherNames, icon};
use crate::rulebook::{About, Entry, Page};
use crate::system::{Fan, Unit};
use crate::text::fans::CountedFan;

/// The page of an entry.
#[component]
pub fn EntryPage(
    /// The rulebook.
    volume: Volume,
    /// All its entries.
    entries: Vec<Entry>,
    /// The index of the entry.
    at: usize,
) -> impl IntoView {
    let i18n = use_i18n();
    let entry = entries[at];
    let fan = match entry.about {
        About::Fan(fan) => Some(fan),
        About::Rule(_) => None,
    };
    let worth =
        fan.map(|fan| view! { <p class="book-worth" data-part="worth">{worth(i18n, fan)}</p> });
    view! {
        <article data-part="entry" data-key=entry.key>
            <header>
                <p class="book-about">{about(i18n, volume, &entry)}</p>
                <h2 tabindex="-1">{i18n.called(&entry.names)}</h2>
                <OtherNames names=entry.names class="book-names"/>
                {worth}
            </header>
            <Paragraphs text=i18n.t(&entry.text(volume.rules))/>
            {fan.filter(|_| !entry.is_told).zip(entry.examples.first()).map(|(fan, link)| view! { <Shown volume fan link=*link/> })}
            {fan.map(|fan| view! {
                <AfterPaint><Mistakes volume entry fan/></AfterPaint>
            })}
            <Examples volume entry/>
            {fan.map(|fan| view! { <Exclusions volume fan/> })}
            <Neighbours volume entries at/>
        </article>
    }
}

/// The line with the rule system, the kind of rule and the clause.
fn about(i18n: I18n, volume: Volume, entry: &Entry) -> String {
    let mut words = vec![i18n.name(&volume.rules.short_names).to_owned()];
    if let About::Rule(kind) = entry.about {
        words.push(i18n.join(&["rule-kind.", kind.key()]));
    }
    words.extend((!entry.clause.is_empty()).then(|| entry.clause.to_owned()));
    words.join(" · ")
}

fn worth(i18n: I18n, fan: &'static Fan) -> String {
    match fan.unit {
        Unit::Points if fan.worth > 0 => i18n.count("ui.book-points", usize::from(fan.worth)),
        _ => CountedFan::once(fan).worth(&i18n.catalogue()),
    }
}

/// The examples of an entry; nothing if it has none. They are scored after the rest has been
/// painted, because that takes longer.
#[component]
fn Examples(volume: Volume, entry: Entry) -> impl IntoView {
    let i18n = use_i18n();
    if entry.examples.is_empty() {
        return None;
    }
    let (examples, of) = (entry.examples, entry.number());
    let examples = move || {
        let example = |link: &&'static str| view! { <Example volume link=*link of/> };
        examples.iter().map(example).collect_view()
    };
    Some(view! {
        <h3>{i18n.t("ui.book-examples")}</h3>
        <div class="book-examples"><AfterPaint>{examples()}</AfterPaint></div>
    })
}

/// Links to the previous and the next entry.
#[component]
fn Neighbours(volume: Volume, entries: Vec<Entry>, at: usize) -> impl IntoView {
    let i18n = use_i18n();
    let neighbour = |at: usize| {
        let entry = entries.get(at)?;
        let page = Page::Entry(volume.rules.key, entry.key.to_owned());
        Some((address_of(&page), i18n.called(&entry.names)))
    };
    let before = at.checked_sub(1).and_then(neighbour).map(|(address, name)| {
        view! { <a class="before" href=address><span>{name}</span><Icon path=icon::LEFT/></a> }
    });
    let after = neighbour(at + 1).map(|(address, name)| {
        view! { <a class="after" href=address><span>{name}</span><Icon path=icon::NEXT/></a> }
    });
    view! { <nav class="book-nav" aria-label=i18n.t("ui.book-neighbours")>{before} {after}</nav> }
}
