//! What a part of the screen that copies or shares something says about the last action, and the
//! actions that such parts have in common.

use leptos::html::Textarea;
use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::browser::{sharing, web};
use crate::app::context::{I18n, spawn, use_i18n};

/// What is said about the last action.
#[derive(Clone, Copy)]
pub struct Feedback {
    /// Its words.
    pub i18n: I18n,
    words: RwSignal<String>,
    /// A text that the player has to copy by hand.
    by_hand: RwSignal<Option<String>>,
}

impl Feedback {
    /// The feedback of a panel in which nothing was done yet.
    pub fn new() -> Feedback {
        Feedback {
            i18n: use_i18n(),
            words: RwSignal::new(String::new()),
            by_hand: RwSignal::new(None),
        }
    }

    /// Says the sentence of a key, if the panel is still open.
    pub fn say(self, key: &str) {
        self.words.try_set(self.i18n.t(key));
    }

    /// Copies a text, and says the sentence of a key. What can't be copied is shown to be copied by
    /// hand.
    pub fn copy(self, text: String, copied: &'static str) {
        spawn(Box::pin(async move {
            let done = web::copy(text.clone()).await;
            self.by_hand.try_set((!done).then_some(text));
            self.say(if done { copied } else { "ui.not-copied" });
        }));
    }

    /// Hands an address to the apps of the device that take one.
    pub fn share_link(self, title: String, address: String) {
        spawn(Box::pin(async move {
            let done = sharing::share_link(&title, &address).await;
            self.say(if done { "ui.share.closed" } else { "ui.share.failed" });
        }));
    }
}

/// Shows feedback.
#[component]
pub fn FeedbackLine(
    feedback: Feedback,
    /// The hook `data-part`.
    #[prop(default = "feedback")]
    name: &'static str,
) -> impl IntoView {
    view! {
        <p class="feedback" role="status" data-part=name>{move || feedback.words.get()}</p>
        <div class="by-hand">
            {move || feedback.by_hand.get().map(|text| view! { <CopyByHand text/> })}
        </div>
    }
}

/// A field with a text, which is selected.
#[component]
fn CopyByHand(text: String) -> impl IntoView {
    let i18n = use_i18n();
    let field = NodeRef::<Textarea>::new();
    Effect::new(move || {
        if let Some(field) = field.get() {
            after_paint(move || {
                // An element that is gone takes no focus.
                let _ = field.focus();
                field.select();
            });
        }
    });
    view! {
        <textarea node_ref=field rows="4" readonly aria-label=untrack(|| i18n.t("ui.share.by-hand"))>
            {text}
        </textarea>
    }
}
