//! The waits of a ready hand, each with its worth and payment.

use crate::scoring::{Payment, Wait, Worth};
use crate::text::note;
use crate::tiles::Tile;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::art;
use crate::app::result::expected_payments;
use crate::state::Action;

/// The table of the waits; a tap adds the winning tile.
pub fn waits(ui: Ui, waits: &[Wait]) -> Vec<El> {
    let mut rows = vec![head(ui, ["ui.wait", "ui.copies", "ui.by-discard", "ui.self-drawn"])];
    rows.extend(waits.iter().map(|wait| row(ui, wait)));
    let mut tips = vec![ui.t("ui.hint.waits")];
    let brackets = |wait: &Wait| {
        let discards = wait.payments.iter().filter(|p| !p.source.is_self_drawn());
        expected_payments::has_brackets(ui, &Vec::from_iter(discards))
    };
    if waits.iter().any(brackets) {
        tips.insert(0, ui.t("ui.hint.brackets"));
    }
    vec![group("div", "waits", rows), text("p", "tip", &tips.join(" "))]
}

/// The headings of the columns. For screen readers, each row has its own words.
pub fn head<const N: usize>(ui: Ui, keys: [&str; N]) -> El {
    let columns = keys.map(|key| text("span", "", &ui.t(key)));
    group("div", "head", columns.into()).attr("aria-hidden", "true")
}

/// A tile with its name for screen readers, and how many copies are left.
pub fn tile_and_copies(ui: Ui, tile: Tile, n: usize) -> Vec<El> {
    let number = text("span", "", &n.to_string()).attr("aria-hidden", "true");
    let heard = text("span", "spoken", &ui.count("ui.left", n));
    vec![named(ui, tile), group("span", "copies", vec![number, heard])]
}

/// A tile with its name for screen readers.
pub fn named(ui: Ui, tile: Tile) -> El {
    art::tile(tile).attr("role", "img").attr("aria-label", &ui.tile(tile))
}

fn row(ui: Ui, wait: &Wait) -> El {
    let mut body = tile_and_copies(ui, wait.tile, wait.copies.into());
    let ways = [("ui.by-discard", &wait.discard), ("ui.self-drawn", &wait.self_drawn)];
    body.extend(ways.into_iter().enumerate().map(|(drawn, (key, of))| {
        let payments = wait.payments.iter().filter(|p| p.source.is_self_drawn() == (drawn == 1));
        worth(ui, key, of, &Vec::from_iter(payments))
    }));
    let button = ui.button("wait", Action::Tap(wait.tile));
    button.attr("data-wait", &wait.tile.to_string()).children(body)
}

/// The total of a way to win and who pays, or why it may not win.
fn worth(ui: Ui, key: &str, worth: &Worth, payments: &[&Payment]) -> El {
    let class = if worth.wins { "points" } else { "points less" };
    let total = text("b", class, &worth.total.to_string());
    let mut parts = vec![text("span", "spoken", &ui.t(key)), total];
    match &worth.why {
        Some(why) => {
            parts.push(el("span", "below").sentence(&note::sentence(why, &ui.catalogue())))
        }
        None => {
            let lines = expected_payments::lines(ui, payments);
            parts.extend(lines.iter().map(|line| text("span", "also", line)));
        }
    }
    group("span", "worth", parts)
}
