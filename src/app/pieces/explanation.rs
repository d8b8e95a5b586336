//! Explanations of a fan: why it applies or is excluded, its definition and its names.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::book_link::BookLink;
use crate::app::pieces::icon::{self, Icon};
use crate::app::pieces::sentence::{CitingWords, Words};
use crate::rulebook::page_of;
use crate::scoring::{Evidence, Reason, Sheet};
use crate::sorting::Sort;
use crate::system::{Fan, Names};
use crate::text::fans;
use crate::text::{Language, explain};

/// Why a fan applies, a sentence for each of its occurrences; one that is the same for several of them
/// stands once.
#[component]
pub fn Reasons(fan: &'static Fan, sheet: Sheet, evidence: Vec<Evidence>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let (rules, words) = (calculator.rules.get(), i18n.catalogue());
    let win = calculator
        .outcome
        .examined
        .get()
        .winning_tile(&calculator.draft.get(), calculator.place.get());
    let reasons = explain::reasons(&words, rules, fan, &evidence, &sheet.division, win).into_iter();
    reasons.map(|sentence| view! { <p class="reason"><Words sentence/></p> }).collect_view()
}

/// Why a fan that applies does not count, and the principle.
#[component]
pub fn Excluded(fan: &'static Fan, reason: Reason) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let sentence = explain::dropped(&i18n.catalogue(), fan, &reason);
    let system = calculator.rules.get();
    // Some reasons need no principle, and most rules have none.
    let key = ["principle.P", &reason.principle().to_string()].concat();
    let principle = (system.has_principles && i18n.catalogue().has(&key)).then(|| {
        let definition = i18n.join(&[&key, ".definition"]);
        [&*i18n.t(&key), i18n.language().colon(), &*definition].concat()
    });
    let system = system.words;
    view! {
        <p class="reason"><CitingWords sentence system/></p>
        {principle.map(|principle| view! { <p class="also">{principle}</p> })}
    }
}

/// The definition of a fan, its other names, and a link to its entry in the rulebook.
#[component]
pub fn AboutFan(fan: &'static Fan) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let definition = explain::definition(&i18n.catalogue(), calculator.rules.get(), fan);
    let page = page_of(calculator.rules.get(), fan);
    view! {
        <p><Words sentence=definition/></p>
        <OtherNames names=fan.names class="also"/>
        <BookLink page class="to-book" action="book-entry">
            {i18n.t("ui.book-entry")}
            <Icon path=icon::NEXT/>
        </BookLink>
    }
}

/// The names in other languages, each once.
#[component]
pub fn OtherNames(names: Names, class: &'static str) -> impl IntoView {
    let i18n = use_i18n();
    let own = i18n.called(&names);
    // Most names come from Chinese, so it is the first one and shares those of other languages.
    let mut all: Vec<(Language, &str)> = names.iter().collect();
    all.arrange_by_key(|(language, _)| *language != Language::Zh);
    let is_first = |at: usize| all[..at].iter().all(|(_, other)| *other != all[at].1);
    let others = (0..all.len()).filter(|at| all[*at].1 != own && is_first(*at)).map(|at| all[at]);
    let others = others
        .map(|(language, name)| view! { <span class="native" lang=language.tag()>{name}</span> });
    view! { <p class=class>{others.collect_view()}</p> }
}

/// A sentence with the names of fans in its slot `{{fans}}`; nothing if there are none.
#[component]
pub fn FanNames(key: &'static str, fans: Vec<&'static Fan>) -> impl IntoView {
    let i18n = use_i18n();
    let names = fans::list(&fans, &i18n.catalogue());
    (!names.is_empty()).then(|| {
        view! { <p class="also">{i18n.with(key, "fans", &names)}</p> }
    })
}
