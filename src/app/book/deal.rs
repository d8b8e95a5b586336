//! The page about the course of a deal, from the tiles to the penalties.

use crate::book::{Page, SECTIONS};

use super::{Volume, link, paragraphs};
use crate::app::context::ui::Ui;
use crate::app::dom::{El, group, text};

pub fn deal(ui: Ui, volume: Volume) -> Vec<El> {
    let key = volume.rules.key;
    let head = vec![
        text("p", "book-about", &ui.join(&["rules.", key, ".name"])),
        text("h2", "", &ui.t("ui.book-deal")).attr("tabindex", "-1"),
    ];
    let mut parts = vec![group("header", "", head)];
    for section in SECTIONS {
        let name = link("", &Page::Deal(key, Some(section))).text(&ui.join(&["deal.", section]));
        parts
            .push(group("h3", "", vec![name]).attr("data-section", section).attr("tabindex", "-1"));
        parts.extend(paragraphs(&ui.join(&["deal.", key, ".", section])));
    }
    vec![group("article", "", parts).attr("data-part", "deal")]
}
