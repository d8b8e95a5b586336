//! What an open session shows on the screen of the calculator.

use std::sync::Arc;

use leptos::children::ChildrenFn;
use leptos::prelude::*;

use crate::system::System;
use crate::text::OwnWords;

/// What the screen knows of an open session.
#[derive(Clone)]
pub struct AtTable {
    /// The rule system that is played.
    pub system: &'static System,
    /// The names of the players in place of those of their seats, by key of the catalogues.
    pub names: Arc<OwnWords>,
    /// Renders the bar of the deal that is entered. It is given what says how far the hand is, and what
    /// stands below as long as the bar asks nothing.
    pub bar: fn(ChildrenFn, ChildrenFn) -> AnyView,
    /// Renders the button of the next step, for a deal whose complete hand is read.
    pub next_step: fn() -> AnyView,
    /// Makes the hand that was opened beside the deal that of the deal.
    pub take: Callback<()>,
    /// The deal in which a penalty can be given now.
    pub penalty_deal: Callback<(), Option<usize>>,
}
