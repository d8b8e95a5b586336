//! The state of the calculator as signals: how the hand is being entered, and what is open on the screen.

use leptos::prelude::*;

use crate::app::context::lasting::{Lasting, LastingMemo, LastingSignal};
use crate::calculator::{Mode, Notice, Panel, State, Taken};
use crate::tiles::TileSet;

/// How the hand is being entered: what the next tap does, and which steps there are.
#[derive(Clone, Copy)]
pub struct Entering {
    /// What the next tile is for.
    pub mode: LastingMemo<Option<Mode>>,
    /// The typed notation that does not make a tile yet.
    pub typed: LastingMemo<String>,
    /// The pieces that were just taken out of a hand, each with its place.
    pub taken: LastingMemo<Vec<(usize, Taken)>>,
    /// The kinds of which a marked copy is played with under the rulings in force.
    pub marked: LastingMemo<TileSet>,
    /// Whether a complete hand is edited, because somebody asked for the palette.
    pub is_edited: LastingMemo<bool>,
    /// Whether there is a step to undo.
    pub can_undo: LastingMemo<bool>,
    /// Whether there is a step to redo.
    pub can_redo: LastingMemo<bool>,
    /// Whether the next click only ends a long press.
    pub held: LastingSignal<bool>,
}

impl Entering {
    /// What the state says of it.
    pub(super) fn new(state: LastingSignal<State>) -> Entering {
        Entering {
            mode: Lasting::memo(move || state.with(|s| s.mode)),
            typed: Lasting::memo(move || state.with(|s| s.typed.clone())),
            taken: Lasting::memo(move || state.with(|s| s.taken.clone())),
            marked: Lasting::memo(move || state.with(|s| s.draft().marked_in_play())),
            is_edited: Lasting::memo(move || state.with(State::is_edited)),
            can_undo: Lasting::memo(move || state.with(State::can_undo)),
            can_redo: Lasting::memo(move || state.with(State::can_redo)),
            held: Lasting::signal(false),
        }
    }
}

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
