//! The panel that writes the HTML for another page: choice of element and theme, preview, HTML.

use leptos::prelude::*;

use super::markup::{KINDS, Markup, THEMES, escaped};
use crate::app::browser::web;
use crate::app::context::fetch::spawn;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};

pub fn sheet(ui: Ui) -> Vec<El> {
    web::add_script("embed.js");
    let (kind, theme) = (RwSignal::new(0), RwSignal::new(0));
    let markup = move || Markup::new(ui, &web::folder(), KINDS[kind.get()], THEMES[theme.get()]);
    let html = move || {
        let markup = markup();
        let script = match markup.needs_script() {
            true => {
                let src = [&*web::folder(), "embed.js"].concat();
                ["<script type=\"module\" src=\"", &*escaped(&src), "\"></script>\n"].concat()
            }
            false => String::new(),
        };
        [script, markup.html()].concat()
    };
    let preview = el("div", "embedded").attr("data-part", "preview");
    let preview = preview.region(move || vec![markup().element()]);
    let code = el("pre", "code").attr("data-part", "code").attr("tabindex", "0").live_text(html);
    let copied_state = RwSignal::new(0);
    let copy = el("button", "primary")
        .attr("type", "button")
        .attr("data-action", "copy")
        .live_text(move || {
            ui.t(["ui.embed.copy", "ui.embed.copied", "ui.embed.by-hand"][copied_state.get()])
        })
        .on("click", move |_| {
            let html = untrack(html);
            spawn(Box::pin(async move {
                let copied = web::copy(html).await;
                let _ = copied_state.try_set(if copied { 1 } else { 2 });
            }));
        });
    let choices = vec![
        choice(ui, "kind", &KINDS, kind, copied_state),
        choice(ui, "theme", &THEMES, theme, copied_state),
    ];
    vec![
        text("p", "quiet", &ui.t("ui.embed.about")),
        group("div", "questions", choices),
        preview,
        code,
        copy.attr("aria-live", "polite"),
        text("p", "quiet", &ui.t("ui.embed.where")),
    ]
}

fn choice(
    ui: Ui,
    name: &'static str,
    values: &'static [&'static str],
    chosen: RwSignal<usize>,
    copied_state: RwSignal<usize>,
) -> El {
    let offers = values.iter().enumerate().map(|(i, value)| {
        el("button", "offer")
            .attr("type", "button")
            .attr(&["data-", name].concat(), value)
            .pressed_if(move || chosen.get() == i)
            .text(&ui.join(&["ui.embed.", name, ".", value]))
            .on("click", move |_| {
                copied_state.set(0);
                chosen.set(i);
            })
    });
    let legend = text("legend", "", &ui.join(&["ui.embed.", name]));
    group("fieldset", "", vec![legend, group("div", "offers", offers.collect())])
}
