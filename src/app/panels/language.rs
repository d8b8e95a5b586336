//! The choice of the language.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::fetch;
use crate::app::context::ui::use_ui;
use crate::app::pieces::button::Button;
use crate::state::Action;
use crate::text::Language;

/// The languages, each by its own name. A tap changes to one and closes the menu.
#[component]
pub fn Languages() -> impl IntoView {
    let ui = use_ui();
    let now = ui.language_now();
    let choose = move |language: Language| {
        // The language of an embedded app is up to the page around it.
        if !ui.is_guest() {
            ui.keep(web::LANGUAGE, language.tag());
        }
        fetch::speak(ui, language);
        ui.act(Action::Close);
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
    view! {
        <fieldset data-action="language">
            <legend>{ui.t("ui.language")}</legend>
            <div class="offers">{Language::WRITTEN.iter().map(offer).collect_view()}</div>
        </fieldset>
    }
}
