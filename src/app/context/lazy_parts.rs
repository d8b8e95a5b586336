//! The code that an empty hand does not need. It is fetched at the first tap.

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::entry::Draft;
use crate::scoring::{Report, Sheet};

use crate::app::browser::focus;
use crate::app::context::ui::Ui;
use crate::app::dom::El;
use crate::app::entry::hand;
use crate::app::entry::hand::Lines;
use crate::app::result::live_region;
use crate::app::result::summary::{self, Summary};
use crate::app::shell::address;
use crate::app::shell::dialog;
use crate::app::shell::notice;
use crate::app::shell::print;
use crate::app::shell::screen;
use crate::state::{Action, ChosenFan, Notice, Panel, State};

/// The functions of the fetched code. The rest of the app calls them only through this table: a
/// direct call would put their code into the first view.
pub struct LazyParts {
    /// Renders the panel over the screen.
    pub sheet: fn(Ui, Panel) -> El,
    /// Renders the list between result and hand, for a place.
    pub list: fn(Ui, usize) -> Vec<El>,
    /// Does an action on the state.
    pub apply: fn(&mut State, Action),
    /// Summarizes the result.
    pub summary: fn(Ui, &Draft, &Report, usize) -> Summary,
    /// Renders who pays.
    pub payment: fn(Ui, &Report) -> Vec<El>,
    /// Announces the result to screen readers.
    pub announce: fn(Ui, &El, &Summary),
    /// Begins to follow the keyboard focus.
    pub follow_focus: fn(),
    /// Lays the hand out in lines.
    pub lay_out: fn(Ui, &mut Lines),
    /// Highlights the tiles of a fan of the sheet at a place.
    pub highlight: fn(&Lines, Option<(ChosenFan, &Sheet)>, usize),
    /// Renders the sentences of a notice.
    pub faults: fn(Ui, &Notice) -> Vec<El>,
    /// Renders the printed page, or removes it.
    pub print: fn(Ui, bool),
    /// Saves the hand in storage and in the address.
    pub save: fn(Ui),
    /// Restores the hand of the address, or else the kept one.
    pub restore: fn(Ui, &[Option<String>; 2]),
    /// Follows a change of the address.
    pub follow: fn(Ui, &str),
}

/// Fetches the code.
#[wasm_split(later, fallible)]
pub fn lazy_parts() -> Result<&'static LazyParts, SplitLoaderError> {
    static PARTS: LazyParts = LazyParts {
        sheet: dialog::sheet,
        list: screen::list,
        apply: State::apply,
        summary: summary::summarize,
        payment: summary::payment,
        announce: live_region::announce,
        follow_focus: focus::follow,
        lay_out: hand::lay_out,
        highlight: hand::show_highlight,
        faults: notice::faults,
        print: print::update,
        save: address::save,
        restore: address::restore,
        follow: address::follow,
    };
    Ok(&PARTS)
}
