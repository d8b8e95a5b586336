//! The panel for sharing a hand: the system's share sheet, copies, pictures and print.

use crate::app::browser::paint::after_paint;
use leptos::prelude::{RwSignal, Set, untrack};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::future_to_promise;

use crate::app::browser::web;
use crate::app::context::controls::Field;
use crate::app::context::fetch;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::entry::circumstances;
use crate::app::panels::menu;
use crate::entry::link;

use super::script::Script;
use super::summary_text::summary_text;
use crate::sharing::message::HandSummary;
use crate::sharing::picture;

const NONE: JsValue = JsValue::UNDEFINED;

/// The last message, and a text that the player has to copy by hand.
#[derive(Clone, Copy)]
struct Feedback {
    words: Field,
    by_hand: RwSignal<Option<String>>,
}

/// A form in which the hand is copied.
#[derive(Clone, Copy)]
enum As {
    Link,
    Notation,
    Message,
}

/// What is done with the picture of the hand.
#[derive(Clone, Copy)]
enum Drawn {
    Svg,
    Png,
    Shared,
}

pub fn sheet(ui: Ui) -> Vec<El> {
    let feedback = Feedback { words: ui.field(), by_hand: RwSignal::new(None) };
    let script = ui.script();
    let draft = untrack(|| ui.draft());
    let mut items = Vec::new();
    let shares = script.call("shares", [&NONE, &NONE, &NONE]).is_truthy();
    if shares {
        items.push(item(ui, "system", move || share_link(ui, feedback)).attr("data-main", ""));
    }
    items.push(item(ui, "link", move || copy(ui, feedback, As::Link)));
    items.push(item(ui, "notation", move || copy(ui, feedback, As::Notation)));
    items.push(item(ui, "text", move || copy(ui, feedback, As::Message)));
    if shares {
        items.push(item(ui, "picture", move || draw(ui, feedback, Drawn::Shared)));
    }
    if script.call("copies", [&NONE, &NONE, &NONE]).is_truthy() {
        items.push(item(ui, "copy-picture", move || copy_picture(ui, feedback)));
    }
    items.push(item(ui, "png", move || draw(ui, feedback, Drawn::Png)));
    items.push(item(ui, "svg", move || draw(ui, feedback, Drawn::Svg)));
    // An embedded app cannot print the page around it.
    if !ui.is_guest() {
        items.push(item(ui, "print", move || {
            ui.script().call("print", [&NONE, &NONE, &NONE]);
        }));
    }
    let hand = summary_text(ui);
    let preview = vec![
        menu::strip(&draft.tiles),
        text("p", "name", &hand.total()),
        text("p", "quiet", &hand.system),
    ];
    let status = el("p", "said").attr("role", "status").attr("data-part", "said");
    let status = status.live_text(move || feedback.words.read());
    let by_hand = el("div", "by-hand").region(move || {
        leptos::prelude::Get::get(&feedback.by_hand)
            .map_or_else(Vec::new, |what| vec![hand_copy(ui, &what)])
    });
    vec![
        group("div", "preview card", preview),
        group("div", "items", items),
        status,
        by_hand,
        text("p", "quiet", &ui.t("ui.share.hint")),
    ]
}

fn item(ui: Ui, name: &str, run: impl Fn() + 'static) -> El {
    el("button", "item")
        .attr("type", "button")
        .attr("data-share", name)
        .text(&ui.join(&["ui.share.", name]))
        .on("click", move |_| run())
}

/// A field with a text to copy by hand, if the clipboard cannot be used.
fn hand_copy(ui: Ui, what: &str) -> El {
    let field = el("textarea", "").attr("rows", "4").attr("readonly", "").text(what);
    let field = field.attr("aria-label", &ui.t("ui.share.by-hand"));
    let script = ui.script();
    let node = field.clone();
    after_paint(Box::new(move || {
        script.call("edit", [&node.0, &NONE, &NONE]);
    }));
    field
}

fn show(ui: Ui, feedback: Feedback, key: &str) {
    feedback.words.write(ui.t(key));
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

fn content(ui: Ui, what: As) -> String {
    let draft = untrack(|| ui.draft());
    match what {
        As::Link => address(ui),
        As::Notation => draft.tiles.text(draft.complete(0)),
        As::Message => summary_text(ui).message(&draft.tiles, draft.complete(0), &address(ui)),
    }
}

fn copy(ui: Ui, feedback: Feedback, what: As) {
    let content = content(ui, what);
    fetch::spawn(Box::pin(async move {
        let done = web::copy(content.clone()).await;
        feedback.by_hand.set(if done { None } else { Some(content) });
        show(
            ui,
            feedback,
            match (done, what) {
                (false, _) => "ui.not-copied",
                (true, As::Link) => "ui.copied-link",
                (true, _) => "ui.copied",
            },
        );
    }));
}

fn share_link(ui: Ui, feedback: Feedback) {
    let (script, title, url) = (ui.script(), summary_text(ui).total(), address(ui));
    fetch::spawn(Box::pin(async move {
        let done = script.ask("share", [&title.into(), &url.into(), &NONE]).await;
        show(ui, feedback, if done.is_truthy() { "ui.share.closed" } else { "ui.share.failed" });
    }));
}

/// The name of a file with the hand.
const FILE: &str = "hule-hand";

fn draw(ui: Ui, feedback: Feedback, way: Drawn) {
    fetch::spawn(Box::pin(async move {
        let done = drawn(ui, way).await == Some(true);
        show(ui, feedback, if done { "ui.share.drawn" } else { "ui.share.not-drawn" });
    }));
}

/// Copies the picture. A browser allows that only during the tap, so a promise of the picture is
/// passed, which is drawn afterwards.
fn copy_picture(ui: Ui, feedback: Feedback) {
    let picture = future_to_promise(async move { png(ui).await.ok_or(JsValue::UNDEFINED) });
    let copying = ui.script().call("copy", [&picture, &NONE, &NONE]);
    fetch::spawn(Box::pin(async move {
        let done = Script::answer(copying).await.is_truthy();
        show(ui, feedback, if done { "ui.copied" } else { "ui.share.kept-back" });
    }));
}

/// Saves the picture as a file or passes it to the share sheet. Returns whether that succeeded.
async fn drawn(ui: Ui, way: Drawn) -> Option<bool> {
    let script = ui.script();
    if let Drawn::Svg = way {
        let name = [FILE, ".svg"].concat();
        script.call("save", [&name.into(), &svg(ui).await?.into(), &"image/svg+xml".into()]);
        return Some(true);
    }
    let png = png(ui).await?;
    // If the share sheet takes no pictures, the picture is saved.
    let shares = script.call("shares", [&png, &NONE, &NONE]).is_truthy();
    if matches!(way, Drawn::Shared) && shares {
        let title = summary_text(ui).total();
        return Some(script.ask("share", [&title.into(), &NONE, &png]).await.is_truthy());
    }
    script.call("save", [&[FILE, ".png"].concat().into(), &png, &"image/png".into()]);
    Some(true)
}

/// Draws the hand with its score.
async fn svg(ui: Ui) -> Option<String> {
    let script = ui.script();
    let mut sheets = Vec::new();
    for sheet in ["tiles.svg", "flowers.svg"] {
        sheets.push(
            script.ask("text", [&web::beside(sheet).into(), &NONE, &NONE]).await.as_string()?,
        );
    }
    let (draft, report) = untrack(|| (ui.draft(), ui.report()));
    let sheets: Vec<&str> = sheets.iter().map(|sheet| &**sheet).collect();
    let summary: HandSummary = summary_text(ui);
    let mut answers = untrack(|| circumstances::words(ui, &report));
    if report.preset != Some(ui.rules().presets[0].key) {
        answers = [&*ui.preset(), " · ", &*answers].concat();
    }
    Some(picture::svg(&summary, &draft.tiles, draft.complete(0), &answers, &sheets))
}

async fn png(ui: Ui) -> Option<JsValue> {
    let name = [FILE, ".png"].concat();
    let png = ui.script().ask("png", [&svg(ui).await?.into(), &name.into(), &NONE]).await;
    png.is_object().then_some(png)
}
