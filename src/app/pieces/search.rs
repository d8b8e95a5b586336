//! Fields to search with, and the search for a fan.

use leptos::prelude::*;

use crate::app::context::part::Fetched;
use crate::app::context::question::Answering;
use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::loading::Loaded;
use crate::search::LONGEST_QUESTION;
use crate::system::{Fan, System};

/// A field for the text that is searched for.
#[component]
pub fn SearchField(
    /// The text.
    text: RwSignal<String>,
) -> impl IntoView {
    let label = use_i18n().t("ui.search");
    view! {
        <input
            class="search"
            type="search"
            placeholder=label.clone()
            aria-label=label
            maxlength=LONGEST_QUESTION.to_string()
            bind:value=text
        />
    }
}

/// A search for fans by their names, those of other schools included.
#[derive(Clone, Copy)]
pub struct FanSearch {
    i18n: I18n,
    text: RwSignal<String>,
    part: Answering,
}

impl FanSearch {
    /// A search in which nothing has been typed.
    pub fn new() -> FanSearch {
        FanSearch { i18n: use_i18n(), text: RwSignal::new(String::new()), part: expect_context() }
    }

    /// The fans of a rule system that the text can mean. All of them, if nothing is typed or what
    /// searches can't be had. While it is being fetched there are none: rows that are about to change
    /// places can't be tapped.
    pub fn found(self, rules: &'static System) -> Vec<&'static Fan> {
        let text = self.text.read();
        match self.part.get() {
            _ if text.trim().is_empty() => rules.fans.iter().collect(),
            Some(finder) => (finder.fans)(self.i18n, rules, &text),
            None if self.part.supply().get() == Fetched::Failed => rules.fans.iter().collect(),
            None => Vec::new(),
        }
    }

    /// Whether no fan is found, although the search is there.
    pub fn finds_nothing(self, rules: &'static System) -> bool {
        self.part.get().is_some() && self.found(rules).is_empty()
    }
}

/// The field of a search for fans. What searches is fetched with the first letter.
#[component]
pub fn FanSearchField(
    /// The search.
    search: FanSearch,
) -> impl IntoView {
    let FanSearch { text, part, .. } = search;
    let is_asked = Memo::new(move |_| !text.read().trim().is_empty());
    view! {
        <SearchField text/>
        <Show when=move || is_asked.get()>
            <Loaded part render=|_| ().into_any()/>
        </Show>
    }
}
