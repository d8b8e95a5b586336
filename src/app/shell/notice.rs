//! The notice, which lies over the list so that nothing moves.

use crate::app::browser::web;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::art;
use crate::state::{Action, Notice};
use crate::text::fault;

pub fn notice(ui: Ui) -> El {
    el("div", "notices").attr("role", "alert").region(move || {
        Vec::from_iter(ui.notice().map(|notice| match &notice {
            Notice::Word(key) => saying(ui, vec![text("p", "", &ui.t(key))]),
            _ => saying(ui, faults(ui, &notice)),
        }))
    })
}

fn saying(ui: Ui, lines: Vec<El>) -> El {
    let close = ui.button("tool", Action::DismissNotice).attr("data-action", "hush");
    let close = close.attr("aria-label", &ui.t("ui.close")).child(art::icon(art::CLOSE));
    group("div", "notice", vec![group("div", "", lines), close]).attr("data-part", "notice")
}

/// The lines of a notice: a sentence for each fault, or the news of a new version.
pub fn faults(ui: Ui, notice: &Notice) -> Vec<El> {
    let words = ui.catalogue();
    let mut lines = Vec::new();
    match notice {
        Notice::Faults(before, faults) => {
            lines.extend(before.map(|key| text("p", "", &ui.t(key))));
            lines.extend(faults.iter().map(|f| el("p", "").sentence(&fault::sentence(f, &words))));
        }
        Notice::Update => {
            let reload = text("button", "reload", &ui.t("ui.reload")).attr("type", "button");
            let reload =
                reload.attr("data-action", "reload").on("click", |_| web::dispatch("hule-reload"));
            lines.push(text("p", "", &ui.t("ui.update")));
            lines.push(reload);
        }
        Notice::Word(_) => {}
    }
    lines
}
