//! The parts of the app that an empty hand does without: fetched when they are first needed.

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::entry::Draft;
use crate::scoring::{Report, Sheet};

use super::dom::El;
use super::hand::Lines;
use super::summary::{self, Summary};
use super::ui::Ui;
use super::{address, dialog, focus, hand, live_region, notice, print, screen};
use crate::state::{Action, ChosenFan, Notice, Panel, State};

/// What is in the part that is fetched. The rest of the app reaches it through this table alone:
/// a direct call would put the code where the call is.
pub struct LazyParts {
    /// What lies over the screen.
    pub sheet: fn(Ui, Panel) -> El,
    /// The list between result and hand, for the place that is looked at.
    pub list: fn(Ui, usize) -> Vec<El>,
    /// What a tap makes of the state.
    pub apply: fn(&mut State, Action),
    /// The result.
    pub summary: fn(Ui, &Draft, &Report, usize) -> Summary,
    /// Who pays.
    pub payment: fn(Ui, &Report) -> Vec<El>,
    /// Says the result to who can't see it.
    pub say: fn(Ui, &El, &Summary),
    /// Follows the focus.
    pub listen: fn(),
    /// Lays the hand in its lines.
    pub lay: fn(Ui, &mut Lines),
    /// Lights up what a fan of the sheet at a place is about.
    pub light: fn(&Lines, Option<(ChosenFan, &Sheet)>, usize),
    /// The sentences of a notice.
    pub faults: fn(Ui, &Notice) -> Vec<El>,
    /// Makes what is printed, or takes it away.
    pub paper: fn(Ui, bool),
    /// Keeps the hand in storage and in the address.
    pub save: fn(Ui),
    /// Takes what the address is about, or the hand that was kept.
    pub restore: fn(Ui, &[Option<String>; 2]),
    /// Goes where the address has gone.
    pub follow: fn(Ui, &str),
}

/// Fetches it.
#[wasm_split(later, fallible)]
pub fn lazy_parts() -> Result<&'static LazyParts, SplitLoaderError> {
    static LATER: LazyParts = LazyParts {
        sheet: dialog::sheet,
        list: screen::list,
        apply: State::apply,
        summary: summary::summarize,
        payment: summary::payment,
        say: live_region::say,
        listen: focus::listen,
        lay: hand::lay,
        light: hand::light,
        faults: notice::faults,
        paper: print::paper,
        save: address::save,
        restore: address::restore,
        follow: address::follow,
    };
    Ok(&LATER)
}
