//! The question who pays how much.

use crate::app::browser::web;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};

use super::fans::check;
use super::play::Playing;

/// A field for each player who may have to pay.
pub fn ask(ui: Ui, play: Playing) -> Vec<El> {
    let pays = play.read(|play| play.pays.clone());
    let mut parts: Vec<El> = Vec::new();
    for (at, (seat, written)) in pays.into_iter().enumerate() {
        let field = el("input", "number")
            .attr("inputmode", "numeric")
            .attr("maxlength", "7")
            .attr("autocomplete", "off")
            .attr("data-pays", seat.letter())
            .attr("value", &written)
            .on("input", move |event| play.write(|play| play.pays[at].1 = web::value(&event)));
        let name = text("span", "", &ui.with("ui.practice.pays", "seat", &ui.seat(seat)));
        parts.push(group("label", "count", vec![name, field]));
    }
    parts.push(check(ui, play));
    parts
}
