//! The arrangements of a winner's hand as sheets, the best first, or why the hand does not win. A sheet has the rows of
//! the table that count, and those that apply but are dropped.

use std::cmp::Reverse;

use crate::scoring::{Counted, Dropped, Reason, Sheet};
use crate::sorting::Sort;
use crate::tiles::WinSource;

use super::arrangement_goal::{ArrangementGoal, all_goals};
use super::arrangements::{arrangement_exists, find_arrangement};
use super::deal::Deal;
use super::fans::{FANS, RULES, excluded_by};
use super::reading::Reading;
use super::win_value::WinValue;
use super::winning_tiles::WinningTiles;

/// Why a declared hand does not win. In that case nothing is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum NoWin {
    /// The tiles are not a winning hand, whatever the jing stand for (N10).
    Incomplete,
    /// In every arrangement the discard makes a pair with a lone jing, and no arrangement is German
    /// (N25).
    LoneJing,
    /// The tiles are a winning hand only if the jing that came from another player stands for another tile,
    /// which it may not (N5).
    JingNotWild,
    /// The winner has passed a win since their last turn (N12).
    Passed,
}

impl NoWin {
    /// The key of the reason; its sentence in the catalogues has the key `no-win.<key>`.
    pub const fn key(self) -> &'static str {
        match self {
            NoWin::Incomplete => "incomplete",
            NoWin::LoneJing => "lone-jing",
            NoWin::JingNotWild => "jing-not-wild",
            NoWin::Passed => "passed",
        }
    }
}

/// The arrangements of a won hand as sheets, the best first. Empty if the deal was drawn.
///
/// Of the arrangements with the same fans, only the one with the fewest wild jing is included. An
/// arrangement whose fans all occur in another one of the same form is left out.
///
/// # Errors
/// Returns the reason if the hand does not win.
pub(crate) fn sheets(deal: &Deal) -> Result<Vec<Sheet>, NoWin> {
    let (Some(win), Some(winning)) = (deal.win(), WinningTiles::new(deal)) else {
        return Ok(Vec::new());
    };
    let mut found: Vec<ArrangementGoal> = Vec::new();
    let mut sheets: Vec<Sheet> = Vec::new();
    for goal in all_goals() {
        if found.iter().any(|other| goal.is_covered_by(*other)) {
            continue;
        }
        let Some(division) = find_arrangement(&winning, goal) else { continue };
        found.push(goal);
        if let Some(reading) = Reading::best(deal, &division) {
            sheets.push(sheet_of(&reading));
        }
    }
    if sheets.is_empty() {
        return Err(no_win(winning));
    }
    // A passed win bars only claims, until the player's next turn.
    if win.passed && !win.source.is_self_drawn() {
        return Err(NoWin::Passed);
    }
    // The sort is stable: of equal totals, the sheet with more fans comes first, then the one with
    // fewer wild jing, then the first goal.
    let fans = |s: &Sheet| s.counted.len() + s.dropped.len();
    sheets.arrange_by_key(|s| (Reverse((s.total, fans(s))), s.division.wilds.len()));
    Ok(sheets)
}

/// The reason why the tiles do not win. If they would win with a robbed tile but not with a
/// discard, the discard makes a pair with a lone jing. If they would win only with a drawn tile, a jing
/// would have to stand for another tile that came from another player.
fn no_win(mut winning: WinningTiles) -> NoWin {
    let came = winning.source;
    let mut wins_by = |source: WinSource| {
        winning.source = source;
        is_complete(&winning)
    };
    if came == WinSource::Discard && wins_by(WinSource::RobbedKong) {
        NoWin::LoneJing
    } else if !came.is_self_drawn() && wins_by(WinSource::SelfDrawn) {
        NoWin::JingNotWild
    } else {
        NoWin::Incomplete
    }
}

/// Whether the tiles have any winning arrangement.
fn is_complete(winning: &WinningTiles) -> bool {
    all_goals().any(|goal| arrangement_exists(winning, goal))
}

/// The value of the best arrangement, found without building the arrangement. It equals the value
/// of the first of the [`sheets`]. Returns `None` if the hand does not win, or if nobody won.
pub(crate) fn best_value(deal: &Deal) -> Option<WinValue> {
    let (win, winning) = (deal.win()?, WinningTiles::new(deal)?);
    let mut best: Option<WinValue> = None;
    for goal in all_goals() {
        let value = WinValue::of_goal(deal, win, goal);
        if best.is_none_or(|best| best < value) && arrangement_exists(&winning, goal) {
            best = Some(value);
        }
    }
    best
}

/// The sheet of a reading, in the order of the table. `points` is what each of the others pays
/// before the doubles of the dealer and the discarder and before the five points of a German hand.
/// `total` is what the winner receives in all.
fn sheet_of(r: &Reading) -> Sheet {
    let mut sheet = Sheet {
        division: r.division.clone(),
        won: Some(r.won),
        counted: Vec::new(),
        dropped: Vec::new(),
        points: 0,
        total: 0,
        limit: None,
        formula: None,
    };
    for (fan, rule) in FANS.iter().zip(&RULES).filter(|(fan, _)| fan.is_counted) {
        let Ok(evidence) = rule.detect(r) else { continue };
        let points = fan.worth;
        match excluded_by(r.deal, r.win, fan, rule) {
            Some(by) => {
                let reason = Reason::Flat { by };
                sheet.dropped.push(Dropped { fan, points, evidence, reason });
            }
            None => sheet.counted.push(Counted { fan, points, evidence }),
        }
    }
    let value = WinValue::of(&sheet);
    sheet.points = value.base(r.win).amount();
    sheet.total = value.total(r.deal, r.win);
    sheet
}
