//! The choice of the language.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::{use_calculator, use_device, use_fetching, use_i18n};
use crate::app::pieces::{Button, Fieldset};
use crate::calculator::Action;
use crate::text::Language;

/// The languages, each by its own name. A tap changes to one and closes the menu.
#[component]
pub fn Languages() -> impl IntoView {
    let (calculator, i18n, fetching, device) =
        (use_calculator(), use_i18n(), use_fetching(), use_device());
    let now = i18n.language();
    let choose = move |language: Language| {
        // The language of an embedded app is up to the page around it.
        if !device.is_guest {
            device.keep(web::LANGUAGE, language.tag());
        }
        fetching.speak(language);
        calculator.act(Action::Close);
    };
    let offer = move |language: &Language| {
        let language = *language;
        view! {
            <Button
                class="offer" pressed=move || language == now hook=("data-language", language.tag())
                attr:lang=language.tag() press=move || choose(language)
            >
                {language.name()}
            </Button>
        }
    };
    let names: Vec<_> = Language::WRITTEN.iter().map(|it| it.name().to_owned()).collect();
    view! {
        <Fieldset legend=i18n.t("ui.language") hook=("data-action", "language") answers=names>
            {Language::WRITTEN.iter().map(offer).collect_view()}
        </Fieldset>
    }
}
