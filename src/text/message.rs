//! A hand as a text message: Unicode tiles, the total, who pays, the fans and a link.

use std::fmt::Write;

use crate::entry::Draft;
use crate::entry::notation::Tiles;
use crate::scoring::{Report, Sheet};
use crate::tiles::{Meld, MeldKind, unicode_tiles};

use super::summary::{Summary, Tone};
use super::{Catalogue, fans, payments, place_name};

/// A tile face down.
const BACK: &str = "\u{1F02B}";

/// A line of the summary: a counted fan, or the heading of a hand where several are counted.
pub struct Line {
    /// What the fan or hand is worth, with its unit: “8”, “2 fans”.
    pub points: String,
    /// The name of the fan or hand.
    pub name: String,
    /// Whether the line is the heading of a hand; its fans follow.
    pub is_head: bool,
}

/// What a message or picture says about a hand.
///
/// ```
/// use hule::entry::link;
/// use hule::rules;
/// use hule::text::Catalogue;
/// use hule::text::message::HandSummary;
///
/// let link = "1/mcr/[789s][EEEE,1]123m456pC+C?win=self-drawn";
/// let draft = link::decode(link, rules::SYSTEMS).unwrap();
/// let summary = HandSummary::of(&draft, &rules::score(&draft), 0, &Catalogue::english());
/// assert_eq!(summary.total(), "21 points · wins");
/// assert_eq!((&*summary.fans[0].points, &*summary.fans[0].name), ("8", "Mixed Straight"));
/// ```
pub struct HandSummary {
    /// The name of the rule system.
    pub system: String,
    /// The total: “20 points”.
    pub total: String,
    /// What the total means: “wins”.
    pub verdict: String,
    /// Whether the hand wins.
    pub wins: bool,
    /// Who pays; empty if that is open.
    pub payment: String,
    /// The counted fans.
    pub fans: Vec<Line>,
}

impl HandSummary {
    /// Summarizes the report of a draft. `reading` is the index of the sheet that is looked at. Where
    /// one player has several hands, all of them are listed.
    pub fn of(draft: &Draft, report: &Report, reading: usize, words: &Catalogue) -> HandSummary {
        let summary = Summary::of(draft, report, reading, words);
        let mut lines = Vec::new();
        if draft.is_one_player() {
            for place in 0..=draft.others.len() {
                let Some(sheet) = report.sheets_at(place).first() else { continue };
                let (points, name) = (sheet.total.to_string(), place_name(draft, place, words));
                lines.push(Line { points, name, is_head: true });
                lines.extend(fan_lines(sheet, words));
            }
        } else if let Some(sheet) = report.sheets_at(0).get(reading).or(report.sheets.first()) {
            lines.extend(fan_lines(sheet, words));
        }
        HandSummary {
            system: draft.system().name(words.language()).to_owned(),
            total: summary.total_with_unit(),
            verdict: summary.verdict,
            wins: summary.tone == Tone::Wins,
            payment: payments::of_report(report, words).unwrap_or_default(),
            fans: lines,
        }
    }

    /// Returns the total and what it means: “20 points · wins”.
    pub fn total(&self) -> String {
        [&*self.total, &*self.verdict].join(" · ")
    }

    /// Writes the message: the tiles, the total, who pays, the fans, and at its end the link.
    /// `complete` is the number of tiles of a complete hand, if that is known.
    pub fn message(&self, tiles: &Tiles, complete: Option<usize>, link: &str) -> String {
        let mut text = unicode(tiles, complete);
        let _ = write!(text, "\n{} · {}\n", self.system, self.total());
        if !self.payment.is_empty() {
            let _ = writeln!(text, "{}", self.payment);
        }
        for fan in &self.fans {
            let _ = match fan.is_head {
                true => writeln!(text, "{}: {}", fan.name, fan.points),
                false => writeln!(text, "{}  {}", fan.points, fan.name),
            };
        }
        text + link
    }
}

/// The lines of the fans that count in a sheet.
fn fan_lines(sheet: &Sheet, words: &Catalogue) -> Vec<Line> {
    let line = |row: fans::CountedFan| Line {
        points: row.worth(words),
        name: row.name_and_times(words),
        is_head: false,
    };
    fans::counted_fans(sheet).into_iter().map(line).collect()
}

/// Writes the tiles in Unicode, in groups separated by blanks: standing tiles, melds, the winning
/// tile after `+`, flowers. A red five, which has no character, is `0p`.
pub fn unicode(tiles: &Tiles, complete: Option<usize>) -> String {
    let mut tiles = tiles.clone();
    tiles.mark_win(complete);
    let mut standing = tiles.standing.clone();
    standing.sort_unstable();
    let mut groups = vec![unicode_tiles(&standing, tiles.marks.standing).concat()];
    groups.extend(tiles.melds.iter().map(meld));
    let marked_win = tiles.marked_win().into_iter().collect();
    groups
        .extend(tiles.win.map(|win| ["+", &*unicode_tiles(&[win], marked_win).concat()].concat()));
    groups.push(tiles.flowers.iter().map(|flower| flower.unicode()).collect());
    groups.retain(|group| !group.is_empty());
    groups.join(" ")
}

fn meld(meld: &Meld) -> String {
    let tiles = unicode_tiles(&meld.tiles(), meld.marked().into_iter().collect());
    match meld.kind() {
        MeldKind::ConcealedKong => [BACK, &*tiles[0], &*tiles[1], BACK].concat(),
        _ => tiles.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_says_who_pays_whom() {
        let words = |text: &str| text.to_owned();
        let summary = HandSummary {
            system: words("MCR"),
            total: words("20 points"),
            verdict: words("wins"),
            wins: true,
            payment: words("West pays East 28"),
            fans: Vec::new(),
        };
        let tiles = crate::entry::notation::parse("1m").unwrap();
        let lines = |summary: &HandSummary| summary.message(&tiles, Some(14), "link");
        assert_eq!(lines(&summary), "🀇\nMCR · 20 points · wins\nWest pays East 28\nlink");
        let open = HandSummary { payment: String::new(), ..summary };
        assert_eq!(lines(&open), "🀇\nMCR · 20 points · wins\nlink");
    }

    #[test]
    fn tiles_lie_in_a_message_as_on_the_table() {
        let tiles = crate::entry::notation::parse("[789s][EEEE,1][5555p]C12m1h+3m").unwrap();
        assert_eq!(unicode(&tiles, Some(14)), "🀇🀈🀄 🀖🀗🀘 🀀🀀🀀🀀 🀫🀝🀝🀫 +🀉 🀢");
    }

    #[test]
    fn a_red_five_is_written_in_notation() {
        for (hand, message) in [
            ("[0555p][055m][340s]345m0s+5s", "🀉🀊🀋0s 🀫0p🀝🀫 0m🀋🀋 🀒🀓0s +🀔"),
            ("12345678m12355p0m", "🀇🀈🀉🀊🀋🀌🀍🀎🀙🀚🀛🀝🀝 +0m"),
        ] {
            let tiles = crate::entry::notation::parse(hand).unwrap();
            assert_eq!(unicode(&tiles, Some(14)), message);
        }
    }
}
