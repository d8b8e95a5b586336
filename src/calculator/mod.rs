//! The state of the app, as plain data with pure transitions: a tap is an [`Action`], and
//! [`State::apply`] does it.
//!
//! It stands at the beginning of the flow: its [`Draft`] is what the driver makes a report of.
//! Nothing here touches the browser, and no rule is decided here: a tile is refused if the engine
//! finds a fault that [refuses it](crate::entry::FaultCode::refuses_tile).

mod action;
mod apply;
mod deal;
mod entry;
mod highlight;
mod history;
mod own_presets;
mod panels;
mod paste;
mod pieces;
mod reading;
mod room;
mod system_row;
mod table;
mod typing;
mod winning;

pub use action::{Action, ChosenFan, EventChange, Mode, Notice, Panel, Piece, SessionPanel};
pub use highlight::{Highlight, highlight};
pub use own_presets::{LONGEST_NAME, OwnPresets};
pub use paste::{decode, link_in, read};
pub use pieces::Taken;
pub use room::room;
pub use system_row::SystemRow;
pub use typing::is_notation;

use crate::entry::Draft;
use crate::scoring::Engine;
use crate::system::System;

use history::History;

/// The state of the app.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    history: History,
    /// The rule system of the session that is played, if there is one.
    pub table: Option<&'static System>,
    /// The engines that have been fetched.
    pub engines: Vec<&'static dyn Engine>,
    /// The place whose tiles are being entered.
    pub place: usize,
    /// What the next tile is for.
    pub mode: Option<Mode>,
    /// Typed notation that does not make a tile yet.
    pub typed: String,
    /// The index of the reading that is shown; 0 is the best.
    pub reading: usize,
    /// The fan that is expanded.
    pub chosen: Option<ChosenFan>,
    /// The panel over the screen.
    pub panel: Option<Panel>,
    /// The panels beneath it, the first one at the bottom.
    beneath: Vec<Panel>,
    /// The notice that is shown.
    pub notice: Option<Notice>,
    /// The pieces that were just taken out of a hand, each with its place. They can be put back
    /// until something else changes.
    pub taken: Vec<(usize, Taken)>,
    /// Whether the palette was asked for although the hand is complete.
    is_editing: bool,
    panel_changes: usize,
    notice_changes: usize,
}

impl State {
    /// Creates the state with a draft and nothing to undo.
    pub fn new(draft: Draft) -> State {
        State::with_left(draft, Vec::new())
    }

    /// Creates the state with a draft, and with drafts that were left in other rule systems.
    pub fn with_left(draft: Draft, left: Vec<Draft>) -> State {
        State {
            table: None,
            engines: Vec::new(),
            history: History::new(draft, left),
            place: 0,
            mode: None,
            typed: String::new(),
            reading: 0,
            chosen: None,
            panel: None,
            beneath: Vec::new(),
            notice: None,
            taken: Vec::new(),
            is_editing: false,
            panel_changes: 0,
            notice_changes: 0,
        }
    }

    /// Begins again with a draft, in place of all that was entered and opened before. The engines stay.
    pub fn begin_again(&mut self, draft: Draft, notice: Option<Notice>) {
        let mut fresh = State::new(draft);
        fresh.engines = std::mem::take(&mut self.engines);
        fresh.notice = notice;
        fresh.panel_changes = self.panel_changes + 1;
        fresh.notice_changes = self.notice_changes + 1;
        *self = fresh;
    }

    /// How many times the open panel has changed. An observer compares it to notice a change.
    pub fn panel_changes(&self) -> usize {
        self.panel_changes
    }

    /// How many times the notice has changed. An observer compares it to notice a change.
    pub fn notice_changes(&self) -> usize {
        self.notice_changes
    }

    /// Returns what has been entered.
    pub fn draft(&self) -> &Draft {
        self.history.draft()
    }

    /// Returns the drafts that were left in other rule systems.
    pub fn left(&self) -> impl Iterator<Item = &Draft> {
        self.history.left()
    }

    /// Returns the draft of the session's deal: the present one, or that which waits while another
    /// hand is looked at. `None` if no session is played.
    pub fn deal(&self) -> Option<&Draft> {
        let rules = self.table?;
        let drafts = || std::iter::once(self.draft()).chain(self.left());
        self.history.deal().or_else(|| drafts().find(|draft| draft.system() == rules))
    }

    /// Returns the draft of the session's deal while another one lies beside it.
    pub fn waiting_deal(&self) -> Option<&Draft> {
        self.history.deal()
    }

    /// Whether the present draft is that of the session's deal.
    pub fn is_at_deal(&self) -> bool {
        self.table == Some(self.draft().system()) && self.history.deal().is_none()
    }

    /// Lets the draft of the session's deal wait beside the present one.
    pub fn set_deal(&mut self, deal: Draft) {
        self.history.set_deal(deal);
    }

    /// Whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Adds an engine that has been fetched.
    pub fn add_engine(&mut self, engine: &'static dyn Engine) {
        if !self.engines.contains(&engine) {
            self.engines.push(engine);
        }
    }

    /// Returns the engine of the draft's rule system; `None` until it has been fetched.
    pub fn engine(&self) -> Option<&'static dyn Engine> {
        engine_of(&self.engines, self.draft())
    }

    /// Shows a notice.
    pub fn show_notice(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.notice_changes += 1;
    }

    fn step(&mut self, source: fn(&mut History) -> Option<usize>) {
        if let Some(place) = source(&mut self.history) {
            self.place = place;
            self.reset_view();
            self.taken.clear();
        }
    }

    /// Resets what belongs to the former draft. The palette goes on showing flowers, if the rule
    /// system has any.
    fn reset_view(&mut self) {
        let has_flowers = self.draft().system().has_flowers;
        self.mode = self.mode.filter(|m| *m == Mode::Flowers && has_flowers);
        self.typed.clear();
        self.reading = 0;
        self.chosen = None;
    }
}

/// Returns the engine of a draft's rule system, if it is among these.
fn engine_of(engines: &[&'static dyn Engine], draft: &Draft) -> Option<&'static dyn Engine> {
    engines.iter().copied().find(|engine| engine.system() == draft.system())
}

#[cfg(test)]
mod tests;
