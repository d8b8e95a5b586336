//! The panel for sharing a hand: the system's share sheet, copies, pictures and print.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use super::drawing::{self, Format};
use crate::app::browser::{sharing, web};
use crate::app::context::fetch::spawn;
use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::button::Item;
use crate::app::pieces::feedback::{Feedback, FeedbackLine};
use crate::app::pieces::strip::HandStrip;
use crate::entry::link;

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
    let ui = use_ui();
    let feedback = Feedback::new(ui);
    let draft = ui.draft();
    let hand = ui.hand_summary();
    let shares = sharing::is_possible();
    view! {
        <div class="preview card">
            <HandStrip hand=draft.tiles.clone()/>
            <p class="name">{hand.total()}</p>
            <p class="quiet">{hand.system}</p>
        </div>
        <div class="items">
            {shares.then(|| view! {
                <Item words="ui.share.system" hook=("data-share", "system") press=move || share_link(feedback) attr:data-main=""/>
            })}
            <Item words="ui.share.link" hook=("data-share", "link") press=move || copy(feedback, Copied::Link)/>
            <Item words="ui.share.notation" hook=("data-share", "notation") press=move || copy(feedback, Copied::Notation)/>
            <Item words="ui.share.text" hook=("data-share", "text") press=move || copy(feedback, Copied::Message)/>
            {shares.then(|| view! { <Item words="ui.share.picture" hook=("data-share", "picture") press=move || share_picture(feedback)/> })}
            {sharing::copies_pictures().then(|| view! {
                <Item words="ui.share.copy-picture" hook=("data-share", "copy-picture") press=move || copy_picture(feedback)/>
            })}
            <Item words="ui.share.png" hook=("data-share", "png") press=move || save(feedback, Format::Png)/>
            <Item words="ui.share.svg" hook=("data-share", "svg") press=move || save(feedback, Format::Svg)/>
            // An embedded app cannot print the page around it.
            {(!ui.is_guest()).then(|| view! { <Item words="ui.share.print" hook=("data-share", "print") press=web::print/> })}
        </div>
        <FeedbackLine feedback/>
        <p class="quiet">{ui.t("ui.share.hint")}</p>
    }
}

/// The address of the hand, even while the browser's address is that of another page.
fn address(ui: Ui) -> String {
    let hash = ["#", &*link::encode(&untrack(|| ui.draft()))].concat();
    if ui.is_guest() {
        return web::beside(&hash);
    }
    let page = web::address();
    [page.split('#').next().unwrap_or_default(), &hash].concat()
}

fn content(ui: Ui, what: Copied) -> String {
    let draft = untrack(|| ui.draft());
    match what {
        Copied::Link => address(ui),
        Copied::Notation => draft.tiles.text(draft.complete(0)),
        Copied::Message => ui.hand_summary().message(&draft.tiles, draft.complete(0), &address(ui)),
    }
}

fn copy(feedback: Feedback, what: Copied) {
    let copied = if matches!(what, Copied::Link) { "ui.copied-link" } else { "ui.copied" };
    feedback.copy(content(feedback.ui, what), copied);
}

fn share_link(feedback: Feedback) {
    feedback.share_link(feedback.ui.hand_summary().total(), address(feedback.ui));
}

fn share_picture(feedback: Feedback) {
    spawn(Box::pin(async move {
        let done = drawing::share(feedback.ui).await == Some(true);
        feedback.say(if done { "ui.share.drawn" } else { "ui.share.not-drawn" });
    }));
}

fn save(feedback: Feedback, format: Format) {
    spawn(Box::pin(async move {
        let done = drawing::save(feedback.ui, format).await.is_some();
        feedback.say(if done { "ui.share.drawn" } else { "ui.share.not-drawn" });
    }));
}

fn copy_picture(feedback: Feedback) {
    let ui = feedback.ui;
    let picture = future_to_promise(async move {
        let picture = drawing::png(ui).await.ok_or(JsValue::UNDEFINED)?;
        let picture: &web_sys::File = picture.as_ref();
        Ok(picture.into())
    });
    let copying = sharing::copy_picture(&picture);
    spawn(Box::pin(async move {
        let done = match copying {
            Ok(copying) => JsFuture::from(copying).await.is_ok(),
            Err(_) => false,
        };
        feedback.say(if done { "ui.copied" } else { "ui.share.kept-back" });
    }));
}
