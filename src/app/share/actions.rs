//! The panel for sharing a hand: the system's share sheet, copies, pictures and print.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use super::drawing::{self, Format};
use crate::app::browser::{sharing as web_sharing, web};
use crate::app::context::{Calculator, I18n, spawn, use_calculator, use_device, use_i18n};
use crate::app::pieces::{Feedback, FeedbackLine, HandStrip, Item};

/// A form in which the hand is copied.
#[derive(Clone, Copy)]
enum Copied {
    Link,
    Notation,
    Message,
}

/// The panel.
#[component]
pub fn SharePanel() -> impl IntoView {
    let (calculator, i18n, device) = (use_calculator(), use_i18n(), use_device());
    let feedback = Feedback::new();
    let sharing = Sharing { calculator, i18n, feedback };
    let draft = calculator.draft.get();
    let hand = i18n.hand_summary();
    let shares = web_sharing::is_possible();
    view! {
        <div class="preview card">
            <HandStrip hand=draft.tiles.clone()/>
            <p class="name">{hand.total()}</p>
            <p class="quiet">{hand.system}</p>
        </div>
        <div class="items">
            {shares.then(|| view! {
                <Item words="ui.share.system" hook=("data-share", "system") press=move || sharing.share_link() attr:data-main=""/>
            })}
            <Item words="ui.share.link" hook=("data-share", "link") press=move || sharing.copy(Copied::Link)/>
            <Item words="ui.share.notation" hook=("data-share", "notation") press=move || sharing.copy(Copied::Notation)/>
            <Item words="ui.share.text" hook=("data-share", "text") press=move || sharing.copy(Copied::Message)/>
            {shares.then(|| view! { <Item words="ui.share.picture" hook=("data-share", "picture") press=move || sharing.share_picture()/> })}
            {web_sharing::copies_pictures().then(|| view! {
                <Item words="ui.share.copy-picture" hook=("data-share", "copy-picture") press=move || sharing.copy_picture()/>
            })}
            <Item words="ui.share.png" hook=("data-share", "png") press=move || sharing.save(Format::Png)/>
            <Item words="ui.share.svg" hook=("data-share", "svg") press=move || sharing.save(Format::Svg)/>
            // An embedded app cannot print the page around it.
            {(!device.is_guest).then(|| view! { <Item words="ui.share.print" hook=("data-share", "print") press=web::print/> })}
        </div>
        <FeedbackLine feedback/>
        <p class="quiet">{i18n.t("ui.share.hint")}</p>
    }
}

/// What carries the hand elsewhere.
#[derive(Clone, Copy)]
struct Sharing {
    calculator: Calculator,
    i18n: I18n,
    feedback: Feedback,
}

impl Sharing {
    fn content(self, what: Copied) -> String {
        let draft = untrack(|| self.calculator.draft.get());
        match what {
            Copied::Link => self.calculator.address(),
            Copied::Notation => draft.tiles.text(draft.complete(0)),
            Copied::Message => self.i18n.hand_message(),
        }
    }

    fn copy(self, what: Copied) {
        let copied = if matches!(what, Copied::Link) { "ui.copied-link" } else { "ui.copied" };
        self.feedback.copy(self.content(what), copied);
    }

    fn share_link(self) {
        self.feedback.share_link(self.i18n.hand_summary().total(), self.calculator.address());
    }

    fn share_picture(self) {
        spawn(Box::pin(async move {
            let done = drawing::share(self.calculator, self.i18n).await == Some(true);
            self.feedback.say(if done { "ui.share.drawn" } else { "ui.share.not-drawn" });
        }));
    }

    fn save(self, format: Format) {
        spawn(Box::pin(async move {
            let done = drawing::save(self.calculator, self.i18n, format).await.is_some();
            self.feedback.say(if done { "ui.share.drawn" } else { "ui.share.not-drawn" });
        }));
    }

    fn copy_picture(self) {
        let picture = future_to_promise(async move {
            let picture =
                drawing::png(self.calculator, self.i18n).await.ok_or(JsValue::UNDEFINED)?;
            let picture: &web_sys::File = picture.as_ref();
            Ok(picture.into())
        });
        let copying = web_sharing::copy_picture(&picture);
        spawn(Box::pin(async move {
            let done = match copying {
                Ok(copying) => JsFuture::from(copying).await.is_ok(),
                Err(_) => false,
            };
            self.feedback.say(if done { "ui.copied" } else { "ui.share.kept-back" });
        }));
    }
}
