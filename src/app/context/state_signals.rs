//! What is open on the screen.

use leptos::prelude::*;

use crate::app::context::lasting::{Lasting, LastingMemo, LastingSignal};
use crate::calculator::{Notice, Panel, State};

/// What lies over the hand and its result, and where the screen is to lead.
#[derive(Clone, Copy)]
pub struct OnScreen {
    /// The number of times that the panel has changed, and the open one.
    pub(super) panel: LastingMemo<(usize, Option<Panel>)>,
    /// How many panels lie over the screen.
    pub panels: LastingMemo<usize>,
    /// The number of times that the notice has changed, and the shown one.
    pub(super) notice: LastingMemo<(usize, Option<Notice>)>,
    /// How often somebody asked to be led to the list below the result.
    pub list_calls: LastingSignal<usize>,
    /// The control whose tap renders the whole screen anew, until that is done.
    pub renewed: LastingSignal<Option<Renewed>>,
}

/// A control of a panel that keeps the focus while the whole screen is rendered anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renewed {
    /// The selector of the control.
    pub control: String,
    /// How far the panel is scrolled, in pixels.
    pub scrolled: i32,
}

impl OnScreen {
    /// What the state says of it.
    pub(super) fn new(state: LastingSignal<State>) -> OnScreen {
        OnScreen {
            panel: Lasting::memo(move || state.with(|s| (s.panel_changes(), s.panel.clone()))),
            panels: Lasting::memo(move || state.with(State::panels)),
            notice: Lasting::memo(move || state.with(|s| (s.notice_changes(), s.notice.clone()))),
            list_calls: Lasting::signal(0),
            renewed: Lasting::signal(None),
        }
    }
}
