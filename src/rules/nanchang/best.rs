//! Whether a hand is a win, and the arrangements from which its player may choose.

use std::cmp::Reverse;

use serde::Serialize;

use crate::reading::division::Form;
use crate::scoring::Sheet;
use crate::tiles::{WinSource, Wind, sort_by_key};

use super::arrange::{Target, exists, find, targets};
use super::deal::Deal;
use super::payments::jing_held;
use super::reading::Reading;
use super::ruling::Ruling;
use super::tally::sheet;
use super::tray::Tray;
use super::worth::Worth;

/// Why a declared win is none; nothing is settled then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoWin {
    /// The tiles are no winning hand, whatever the jing stand for (N10).
    Incomplete,
    /// In every arrangement the discard pairs a lone jing, and none is German (N25).
    LoneJing,
    /// The winner had passed a win and their turn has not come since (N12).
    Passed,
}

impl NoWin {
    /// All reasons.
    pub const ALL: [NoWin; 3] = [NoWin::Incomplete, NoWin::LoneJing, NoWin::Passed];

    /// The key of its sentence in the catalogues, `no-win.<key>`.
    pub const fn key(self) -> &'static str {
        match self {
            NoWin::Incomplete => "incomplete",
            NoWin::LoneJing => "lone-jing",
            NoWin::Passed => "passed",
        }
    }
}

/// The arrangements of a won hand as sheets, the best first; none where the deal was drawn.
///
/// Of all arrangements with the same items, one stands for all: that with the fewest wild jing.
/// An arrangement that has nothing that another of the same form lacks is left out.
///
/// # Errors
/// Why the hand is no win.
pub fn sheets(deal: &Deal) -> Result<Vec<Sheet>, NoWin> {
    let (Some(win), Some(tray)) = (deal.win(), Tray::new(deal)) else { return Ok(Vec::new()) };
    // A win that was passed bars only claims, until one's own turn.
    if win.passed && !win.source.is_self_drawn() {
        return Err(NoWin::Passed);
    }
    let mut found: Vec<Target> = Vec::new();
    let mut sheets: Vec<Sheet> = Vec::new();
    for target in targets() {
        if found.iter().any(|other| target.is_within(*other)) {
            continue;
        }
        let Some(division) = find(&tray, target) else { continue };
        found.push(target);
        if let Some(reading) = Reading::best(deal, &division) {
            sheets.push(sheet(&reading));
        }
    }
    if sheets.is_empty() {
        return Err(no_win(tray));
    }
    // Stable: of equals, the one with more items at face value, and then the first target.
    let items = |s: &Sheet| s.counted.len() + s.dropped.len();
    sort_by_key(&mut sheets, |s| (Reverse((s.total, items(s))), s.division.wilds.len()));
    Ok(sheets)
}

/// A tile that would win if it had not been discarded pairs a lone jing.
fn no_win(mut tray: Tray) -> NoWin {
    let discard = tray.source == WinSource::Discard;
    tray.source = WinSource::RobbedKong;
    if discard && complete(&tray) { NoWin::LoneJing } else { NoWin::Incomplete }
}

/// Whether any arrangement is a win.
fn complete(tray: &Tray) -> bool {
    targets().any(|target| exists(tray, target))
}

/// The worth of the best arrangement, found without building it: the fast way to that of
/// [`sheets`]' first. `None` if the hand is no win, or nobody won.
pub fn best(deal: &Deal) -> Option<Worth> {
    let (win, tray) = (deal.win()?, Tray::new(deal)?);
    let alone = Wind::ALL.into_iter().all(|s| s == win.seat || jing_held(deal, s) == 0);
    let source = match win.source {
        WinSource::Discard | WinSource::DiscardAfterKong => 0,
        WinSource::SelfDrawn | WinSource::RobbedKong => 1,
        WinSource::Replacement => 2,
    };
    let mut best: Option<Worth> = None;
    for target in targets() {
        let form = u8::from(target.form != Form::FourSets) + u8::from(target.special);
        let german = if target.german { 1 + u8::from(alone) } else { 0 };
        let of_the_hand = form + german + u8::from(target.lone_jing);
        let worth = match win.opening {
            None => Worth { doubles: source + of_the_hand, german: target.german },
            Some(_) if deal.on(Ruling::OpeningWinsDoubled) => {
                Worth { doubles: of_the_hand, german: false }
            }
            Some(_) => Worth::default(),
        };
        if best.is_none_or(|best| best < worth) && exists(&tray, target) {
            best = Some(worth);
        }
    }
    best
}
