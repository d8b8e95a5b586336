//! A report in a few words: the total, its unit and what it means.

use crate::app::context::ui::Ui;
use crate::entry::Draft;
use crate::entry::notation::Tiles;
use crate::scoring::{Report, Share, Split, Standing, Wait, Worth};
use crate::system::System;
use crate::text::Slot;

/// The summary of a report in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummaryWords {
    /// The state for the style: `wins`, `short`, `ready`, `open`, `fault`, or `name` as long as nothing
    /// has been entered.
    pub tone: &'static str,
    /// The total, or the word that stands for it.
    pub total: String,
    /// The unit of the total; empty if it has none.
    pub unit: String,
    /// What the total means.
    pub verdict: String,
}

impl SummaryWords {
    fn new(tone: &'static str, total: String, unit: String, verdict: String) -> SummaryWords {
        SummaryWords { tone, total, unit, verdict }
    }

    /// The total with its unit.
    pub fn total_with_unit(&self) -> String {
        [&*self.total, " ", &*self.unit].concat()
    }
}

/// Summarizes the report of a hand.
pub fn summarize(ui: Ui, draft: &Draft, report: &Report, reading: usize) -> SummaryWords {
    let (open, ready) = (
        |total, unit, verdict| SummaryWords::new("open", total, unit, verdict),
        |verdict| SummaryWords::new("ready", ui.t("ui.ready"), String::new(), verdict),
    );
    let tiles = draft.tiles.size();
    match &report.standing {
        Standing::Faulty if report.is_open() => {
            open(tiles.to_string(), ui.count("ui.tiles", tiles), ui.t("verdict.incomplete"))
        }
        Standing::Faulty => {
            SummaryWords::new("fault", "–".into(), String::new(), ui.t("verdict.impossible"))
        }
        Standing::Entering { .. } if tiles == 0 => {
            open("0".into(), ui.count("ui.points", 0), ui.t("verdict.empty"))
        }
        Standing::Entering { missing } => {
            let verdict = ui.count("verdict.entering", usize::from(*missing));
            open(tiles.to_string(), ui.count("ui.tiles", tiles), verdict)
        }
        Standing::Unready { shanten, copies, .. } => {
            let n = usize::from(*shanten);
            let verdict = ui.count("verdict.useful", usize::from(*copies));
            open(n.to_string(), ui.count("ui.from-ready", n), verdict)
        }
        Standing::Discarding { shanten, .. } => {
            let verdict = match shanten {
                0 => ui.t("verdict.discard-to-ready"),
                _ => ui.count("verdict.discard-to", usize::from(*shanten)),
            };
            open(ui.t("ui.no-win"), String::new(), verdict)
        }
        Standing::Ready { .. } if report.pending => ready(ui.t("verdict.counting")),
        Standing::Ready { waits } => ready(chances(ui, waits)),
        Standing::Complete { wins, needed } => {
            complete(ui, draft, report, reading, *wins, i64::from(*needed))
        }
    }
}

/// Summarizes the hand of another player: what it is worth or how many tiles it has, and whose it is.
pub fn summarize_other(ui: Ui, draft: &Draft, report: &Report, place: usize) -> SummaryWords {
    if matches!(report.standing, Standing::Faulty) {
        return summarize(ui, draft, report, 0);
    }
    let verdict = ui.with("verdict.other-hand", "seat", &ui.place_name(place));
    let (n, unit) = match report.sheets_at(place).first() {
        Some(sheet) => (usize::from(sheet.total), "ui.points"),
        None => (draft.place(place).map_or(0, Tiles::size), "ui.tiles"),
    };
    SummaryWords::new("open", n.to_string(), ui.count(unit, n), verdict)
}

/// What the waits of a ready hand promise: how many tiles it can win with, or why with none.
fn chances(ui: Ui, waits: &[Wait]) -> String {
    let winning = || waits.iter().filter(|wait| wait.wins());
    if winning().next().is_some() {
        let copies = winning().map(|wait| usize::from(wait.copies)).sum();
        return ui.count("verdict.waits", copies);
    }
    let mut missed = waits.iter().flat_map(|w| [&w.discard, &w.self_drawn]);
    let needed = missed.clone().find_map(Worth::missed_minimum);
    match needed.filter(|needed| missed.all(|worth| worth.missed_minimum() == Some(*needed))) {
        Some(needed) => ui.fill("verdict.no-wait-reaches", &[("n", Slot::Number(needed.into()))]),
        None => ui.t("verdict.no-wait-wins"),
    }
}

/// The summary of a complete hand: its total, and whether it wins.
fn complete(
    ui: Ui,
    draft: &Draft,
    report: &Report,
    reading: usize,
    wins: bool,
    needed: i64,
) -> SummaryWords {
    let tone = if wins { "wins" } else { "short" };
    let plain = ui.t(if wins { "verdict.wins" } else { "verdict.not-winning" });
    let worth = |total: u16, verdict| {
        let unit = ui.count("ui.points", usize::from(total));
        SummaryWords::new(tone, total.to_string(), unit, verdict)
    };
    if let Some(split) = report.splits.first() {
        let separator = if wins { " · " } else { ui.language_now().colon() };
        let hands = split_worth(ui, draft.system(), split);
        return worth(split.total, [&*hands, separator, &*plain].concat());
    }
    let Some(sheet) = report.sheets.get(reading).or(report.sheets.last()) else {
        return SummaryWords::new("short", "–".into(), String::new(), plain);
    };
    let slots = [("n", Slot::Number(i64::from(sheet.points))), ("needed", Slot::Number(needed))];
    let verdict = match (wins, sheet.points == sheet.total) {
        (true, _) => plain,
        (false, _) if needed == 0 => plain,
        (false, true) => ui.fill("verdict.below", &slots),
        (false, false) => ui.fill("verdict.below-flowers", &slots),
    };
    worth(sheet.total, verdict)
}

/// What the hands of a split are worth: “A 22 + B 26”.
pub fn split_worth(ui: Ui, rules: &System, split: &Split) -> String {
    let hand = |share: &Share| {
        let name = ui.join(&["ui.row.", rules.places[share.place].key]);
        [&*name, " ", &*share.points.to_string()].concat()
    };
    Vec::from_iter(split.hands.iter().map(hand)).join(" + ")
}
