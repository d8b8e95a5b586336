//! The panel that writes the HTML for another page. The element and the theme are chosen at the top; below
//! stand the HTML and a preview of it.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::{spawn, use_calculator, use_i18n};
use crate::app::embed::markup::{Kind, Markup, Theme};
use crate::app::pieces::{Button, Choice, Choices, Document, DocumentLinks};

/// Whether the HTML was copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Copied {
    NotYet,
    Done,
    /// The browser doesn't allow it.
    Refused,
}

impl Copied {
    /// The key of the words on the button.
    fn words(self) -> &'static str {
        match self {
            Copied::NotYet => "ui.embed.copy",
            Copied::Done => "ui.embed.copied",
            Copied::Refused => "ui.embed.by-hand",
        }
    }
}

/// The panel.
#[component]
pub fn Builder() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    // It defines the elements for the preview.
    web::add_script("embed.js");
    let (kind, theme) = (RwSignal::new(Kind::Score), RwSignal::new(Theme::Auto));
    let markup =
        Memo::new(move |_| Markup::new(calculator, i18n, &web::folder(), kind.get(), theme.get()));
    let html = Memo::new(move |_| markup.with(|markup| markup.with_script(&web::folder())));
    view! {
        <p class="quiet">{i18n.t("ui.embed.about")}</p>
        <div class="questions">
            <ValueChoice name="kind" hook="data-kind" values=&Kind::ALL key=Kind::key chosen=kind/>
            <ValueChoice name="theme" hook="data-theme" values=&Theme::ALL key=Theme::key chosen=theme/>
        </div>
        <pre class="code" data-part="code" tabindex="0">{html}</pre>
        <CopyButton html/>
        // The preview gets its height when it has loaded. It comes below the buttons, so that they stay where they are.
        <div class="embedded" data-part="preview">{move || markup.get().element()}</div>
        <p class="quiet">{i18n.t("ui.embed.where")}</p>
        <DocumentLinks documents=&[Document::Embedding, Document::Demonstration]/>
    }
}

/// A choice of one of several values.
#[component]
fn ValueChoice<V>(
    /// The name of the words.
    name: &'static str,
    /// The attribute of a button that has the key of its value.
    hook: &'static str,
    /// The values.
    values: &'static [V],
    /// The key of a value.
    key: fn(V) -> &'static str,
    /// The chosen value.
    chosen: RwSignal<V>,
) -> impl IntoView
where
    V: Copy + PartialEq + Send + Sync + 'static,
{
    let i18n = use_i18n();
    let words = move |value: V| i18n.join(&["ui.embed.", name, ".", key(value)]);
    let choices = values.iter().map(|value| {
        let (is_chosen, choose) = (move || chosen.get() == *value, move || chosen.set(*value));
        Choice::new(key(*value), words(*value), is_chosen, choose)
    });
    let choices: Vec<_> = choices.collect();
    view! {
        <Choices
            legend=i18n.join(&["ui.embed.", name])
            button_hook=hook
            choices
        />
    }
}

/// The button that copies the HTML, and says whether that succeeded until the HTML changes.
#[component]
fn CopyButton(html: Memo<String>) -> impl IntoView {
    let i18n = use_i18n();
    let copied = RwSignal::new(Copied::NotYet);
    Effect::watch(move || html.track(), move |(), _, _| copied.set(Copied::NotYet), false);
    let copy = move || {
        let html = html.get_untracked();
        spawn(Box::pin(async move {
            let done = if web::copy(html).await { Copied::Done } else { Copied::Refused };
            // The panel may be closed by now.
            let _ = copied.try_set(done);
        }));
    };
    view! {
        <Button class="primary" name="copy" attr:aria-live="polite" press=copy>
            {move || i18n.t(copied.get().words())}
        </Button>
    }
}
