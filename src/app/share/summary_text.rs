//! A hand in a message: Unicode tiles, the total, the fans.

use std::fmt::Write;

use leptos::prelude::untrack;

use crate::app::summary::{self, Summary};
use crate::app::ui::{Ui, sheets};
use crate::app::worth;
use crate::entry::notation::Tiles;
use crate::scoring::Sheet;
use crate::text::explain;
use crate::tiles::{Meld, MeldKind, Tile};

/// A tile face down.
const BACK: char = '\u{1F02B}';

/// A fan that counts, with what it is worth; or which of several hands the next ones are of.
pub struct Line {
    pub points: String,
    pub name: String,
    pub is_head: bool,
}

/// What is told of the hand that is looked at.
pub struct SummaryText {
    pub system: String,
    pub summary: Summary,
    pub fans: Vec<Line>,
}

/// The hand as it stands on the screen.
pub fn summary_text(ui: Ui) -> SummaryText {
    untrack(|| {
        let (draft, report, reading) = (ui.draft(), ui.report(), ui.reading());
        let summary = summary::summarize(ui, &draft, &report, reading);
        let mut fans = Vec::new();
        if ui.together() {
            for place in 0..=draft.others.len() {
                let Some(sheet) = sheets(&report, place).first() else { continue };
                let (points, name) = (sheet.total.to_string(), ui.place_name(place));
                fans.push(Line { points, name, is_head: true });
                lines(ui, sheet, &mut fans);
            }
        } else if let Some(sheet) = sheets(&report, 0).get(reading).or(report.sheets.first()) {
            lines(ui, sheet, &mut fans);
        }
        SummaryText { system: ui.join(&["rules.", draft.rules().key(), ".name"]), summary, fans }
    })
}

/// The fans of a sheet.
fn lines(ui: Ui, sheet: &Sheet, to: &mut Vec<Line>) {
    let words = ui.catalogue();
    for row in worth::rows(ui.rules(), sheet) {
        let mut name = explain::fan_name(&words, row.fan).to_owned();
        if row.times > 1 {
            let _ = write!(name, " ×{}", row.times);
        }
        to.push(Line { points: ui.worth(row.fan, row.points), name, is_head: false });
    }
}

impl SummaryText {
    /// “20 points · wins”.
    pub fn total(&self) -> String {
        let Summary { total, unit, verdict, .. } = &self.summary;
        let total = [&**total, &**unit].join(" ");
        [total.trim(), verdict].join(" · ")
    }

    /// The message, which ends with the link.
    pub fn message(&self, tiles: &Tiles, complete: Option<usize>, link: &str) -> String {
        let mut text = unicode(tiles, complete);
        let _ = write!(text, "\n{} · {}\n", self.system, self.total());
        for fan in &self.fans {
            let _ = match fan.is_head {
                true => writeln!(text, "{}: {}", fan.name, fan.points),
                false => writeln!(text, "{}  {}", fan.points, fan.name),
            };
        }
        text + link
    }
}

/// The tiles as they lie: melds apart, the winning tile last.
pub fn unicode(tiles: &Tiles, complete: Option<usize>) -> String {
    let (standing, win) = tiles.split_win_of(complete);
    let mut standing = standing.to_vec();
    standing.sort();
    let mut groups = vec![standing.into_iter().map(Tile::unicode).collect::<String>()];
    groups.extend(tiles.melds.iter().map(meld));
    groups.extend(win.map(|tile| ['+', tile.unicode()].iter().collect()));
    groups.push(tiles.flowers.iter().map(|flower| flower.unicode()).collect());
    groups.retain(|group| !group.is_empty());
    groups.join(" ")
}

fn meld(meld: &Meld) -> String {
    let mut tiles: Vec<char> = meld.tiles().into_iter().map(Tile::unicode).collect();
    if meld.kind() == MeldKind::ConcealedKong {
        (tiles[0], tiles[3]) = (BACK, BACK);
    }
    tiles.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_lie_in_a_message_as_on_the_table() {
        let tiles = crate::entry::notation::parse("[789s][EEEE,1][5555p]C12m1h+3m").unwrap();
        assert_eq!(unicode(&tiles, Some(14)), "🀇🀈🀄 🀖🀗🀘 🀀🀀🀀🀀 🀫🀝🀝🀫 +🀉 🀢");
    }
}
