//! What a report comes to, in a few words: the total, its unit and what it means.

use crate::entry::Draft;
use crate::scoring::{Gain, Report, Share, Split, Standing, Wait, Worth};
use crate::system::System;

use super::{Catalogue, Sentence, Slot, Span, note, place_name, totals, whole};

/// What a hand has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It wins.
    Wins,
    /// It is complete and may not win.
    Short,
    /// It is ready.
    Ready,
    /// It is unfinished.
    Open,
    /// It is impossible.
    Fault,
}

impl Tone {
    /// Returns the key: `wins`, `short`, `ready`, `open` or `fault`.
    pub const fn key(self) -> &'static str {
        match self {
            Tone::Wins => "wins",
            Tone::Short => "short",
            Tone::Ready => "ready",
            Tone::Open => "open",
            Tone::Fault => "fault",
        }
    }
}

/// A report in a few words.
///
/// ```
/// use hule::entry::link;
/// use hule::rules;
/// use hule::text::Catalogue;
/// use hule::text::summary::Summary;
///
/// let link = "1/mcr/[789s][EEEE,1]123m456pC+C?win=self-drawn";
/// let draft = link::decode(link, rules::SYSTEMS).unwrap();
/// let summary = Summary::of(&draft, &rules::score(&draft), 0, &Catalogue::english());
/// assert_eq!((&*summary.total_with_unit(), &*summary.verdict), ("21 points", "wins"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What the hand has come to.
    pub tone: Tone,
    /// The total, or the word that stands for it. A dash if the hand is not paid.
    pub total: String,
    /// What the winner gets on top of it, as “+ 3600”; empty if that is nothing.
    pub on_top: String,
    /// The unit of the total; empty if it has none.
    pub unit: String,
    /// What the total means.
    pub verdict: String,
}

impl Summary {
    fn new(tone: Tone, total: String, unit: String, verdict: String) -> Summary {
        Summary { tone, total, on_top: String::new(), unit, verdict }
    }

    fn open(total: String, unit: String, verdict: String) -> Summary {
        Summary::new(Tone::Open, total, unit, verdict)
    }

    /// The summary of what can't be a hand.
    pub fn impossible(words: &Catalogue) -> Summary {
        let verdict = words.get("verdict.impossible").to_owned();
        Summary::new(Tone::Fault, "–".into(), String::new(), verdict)
    }

    /// Summarizes the report of a draft. `reading` is the index of the sheet that is looked at.
    pub fn of(draft: &Draft, report: &Report, reading: usize, words: &Catalogue) -> Summary {
        let text = |key: &str| words.get(key).to_owned();
        let ready = |verdict| Summary::new(Tone::Ready, text("ui.ready"), String::new(), verdict);
        let tiles = draft.tiles.size();
        match &report.standing {
            Standing::Faulty if report.is_open() => {
                let unit = words.count("ui.tiles", tiles);
                Summary::open(tiles.to_string(), unit, text("verdict.incomplete"))
            }
            Standing::Faulty => Summary::impossible(words),
            Standing::Entering { .. } if tiles == 0 && report.is_over => {
                // Nobody won, and the hands need not be entered.
                let verdict = report.notes.first().map(|note| note::sentence(note, words));
                let verdict = verdict.map(|verdict| verdict.to_string());
                Summary::open("–".into(), String::new(), verdict.unwrap_or_default())
            }
            Standing::Entering { .. } if tiles == 0 => {
                Summary::open("0".into(), words.count("ui.points", 0), text("verdict.empty"))
            }
            Standing::Entering { missing } => {
                let verdict = words.count("verdict.entering", usize::from(*missing));
                Summary::open(tiles.to_string(), words.count("ui.tiles", tiles), verdict)
            }
            Standing::Unready { shanten, copies, .. } => {
                let n = usize::from(*shanten);
                let verdict = words.count("verdict.useful", usize::from(*copies));
                Summary::open(n.to_string(), words.count("ui.from-ready", n), verdict)
            }
            Standing::Discarding { shanten, .. } => {
                let verdict = match shanten {
                    0 => text("verdict.discard-to-ready"),
                    _ => words.count("verdict.discard-to", usize::from(*shanten)),
                };
                Summary::open(text("ui.no-win"), String::new(), verdict)
            }
            Standing::Ready { .. } if report.pending => ready(text("verdict.counting")),
            Standing::Ready { waits } => ready(chances(waits, words)),
            Standing::Complete { .. } => complete(draft, report, reading, words),
        }
    }

    /// Summarizes the hand of another player: what it is worth or how many tiles it has, and whose it
    /// is.
    pub fn of_other(draft: &Draft, report: &Report, place: usize, words: &Catalogue) -> Summary {
        if matches!(report.standing, Standing::Faulty) {
            return Summary::of(draft, report, 0, words);
        }
        let seat = Slot::text(place_name(draft, place, words));
        let verdict = words.text("verdict.other-hand", &[("seat", seat)]);
        let (n, unit) = match report.sheets_at(place).first() {
            Some(sheet) => (sheet.total, "ui.points"),
            None => (draft.place(place).map_or(0, |tiles| tiles.size() as i32), "ui.tiles"),
        };
        Summary::open(n.to_string(), words.points(unit, n), verdict)
    }

    /// The total with what comes on top of it and the unit: “21 points”, “7800 + 3600 points”.
    pub fn total_with_unit(&self) -> String {
        let parts = [&*self.total, &*self.on_top, &*self.unit];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// Why a complete hand may not win, if that is so, then the notes of the report. `reading` is the index of the
/// sheet that is looked at.
pub fn notes(draft: &Draft, report: &Report, reading: usize, words: &Catalogue) -> Vec<Sentence> {
    let barred = match &report.standing {
        Standing::Complete { wins: false, why: Some(why), .. } => {
            (!report.notes.contains(why)).then(|| note::sentence(why, words))
        }
        // Where it is no matter of how much is needed, notes say it, if there are any. They say it of the hands
        // of a split, too.
        Standing::Complete { wins: false, needed, .. }
            if report.splits.is_empty() && (*needed > 0 || report.notes.is_empty()) =>
        {
            let verdict = Summary::of(draft, report, reading, words).verdict;
            Some(Sentence(vec![Span::Text(verdict)]))
        }
        _ => None,
    };
    let notes = report.notes.iter().map(|note| note::sentence(note, words));
    barred.into_iter().chain(notes).collect()
}

/// What the waits of a ready hand promise: how many tiles it can win with, or why with none.
fn chances(waits: &[Wait], words: &Catalogue) -> String {
    let winning = || waits.iter().filter(|wait| wait.wins());
    if winning().next().is_some() {
        let copies = winning().map(|wait| usize::from(wait.copies)).sum();
        return words.count("verdict.waits", copies);
    }
    let mut missed = waits.iter().flat_map(|w| [&w.discard, &w.self_drawn]);
    let needed = missed.clone().find_map(Worth::missed_minimum);
    match needed.filter(|needed| missed.all(|worth| worth.missed_minimum() == Some(*needed))) {
        Some(needed) => {
            words.text("verdict.no-wait-reaches", &[("n", Slot::Number(needed.into()))])
        }
        None => words.get("verdict.no-wait-wins").to_owned(),
    }
}

/// The summary of a complete hand: its total, and whether it wins.
fn complete(draft: &Draft, report: &Report, reading: usize, words: &Catalogue) -> Summary {
    let (wins, needed, why) = match &report.standing {
        Standing::Complete { wins, needed, why } => (*wins, *needed, why.as_ref()),
        _ => (false, 0, None),
    };
    let plain = match why {
        Some(why) => note::sentence(why, words).to_string(),
        None => words.get(if wins { "verdict.wins" } else { "verdict.not-winning" }).to_owned(),
    };
    let worth = |total: i32, verdict| {
        if !wins {
            return Summary::new(Tone::Short, "–".into(), String::new(), verdict);
        }
        let unit = words.points("ui.points", total);
        let on_top = on_top(report.on_top);
        Summary { on_top, ..Summary::new(Tone::Wins, total.to_string(), unit, verdict) }
    };
    if let Some(split) = report.splits.first() {
        let separator = if wins { " · " } else { words.language().colon() };
        let hands = split_worth(draft.system(), split, words);
        return worth(split.total, [&*hands, separator, &*plain].concat());
    }
    let Some(sheet) = report.sheets.get(reading).or(report.sheets.last()) else {
        return Summary::new(Tone::Short, "–".into(), String::new(), plain);
    };
    let slots =
        [("n", Slot::Number(i64::from(sheet.points))), ("needed", Slot::Number(needed.into()))];
    let verdict = match (wins, sheet.points == sheet.total) {
        (true, _) => match in_all(report, reading) {
            Some(all) => words.text("verdict.wins-in-all", &[("n", Slot::text(whole(all)))]),
            // What the total comes from says more than that the hand wins.
            None => match draft.system().score_table {
                Some(table) => totals::counts(table, sheet, words),
                None => plain,
            },
        },
        (false, _) if needed == 0 => plain,
        (false, true) => words.text("verdict.below", &slots),
        (false, false) => words.text("verdict.below-flowers", &slots),
    };
    worth(sheet.total, verdict)
}

/// What comes on top of the worth of a hand, as “+ 3600”; empty if that is nothing.
pub fn on_top(points: i32) -> String {
    if points == 0 { String::new() } else { format!("+ {points}") }
}

/// What the winner gains in all, where more than the best reading of the hand is paid for.
fn in_all(report: &Report, reading: usize) -> Option<i32> {
    let all = report.gains.iter().map(Gain::amount).sum::<i32>();
    (reading == 0 && report.gains.len() > 1).then_some(all)
}

/// What the hands of a split are worth: “A 22 + B 26”.
pub fn split_worth(system: &System, split: &Split, words: &Catalogue) -> String {
    let hand = |share: &Share| {
        let key = ["ui.row.", system.places[share.place].key].concat();
        [words.get(&key), " ", &*share.points.to_string()].concat()
    };
    Vec::from_iter(split.hands.iter().map(hand)).join(" + ")
}
