//! Before the program runs, the page shows a first screen, on which tiles can be laid into the hand already
//! (`www/first.js`). The app's own screen takes its place, with the same tiles in its hand.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::{Calculator, Fetching};
use crate::calculator::Action;

/// The event that tells `www/first.js` that the app's own screen is in the page.
const SHOWN: &str = "hule-shown";

/// The attribute of the page with the tiles that `www/first.js` has laid into the hand, in order, after the
/// key of their rule system.
const LAID: &str = "data-laid";

/// Lays the tiles of the first screen into the hand as soon as there is something to show. From then
/// on the signal is true and the screen is rendered; the page is told once it stands there.
pub fn take_over(calculator: Calculator, fetching: Fetching) -> RwSignal<bool> {
    let is_taken_over = RwSignal::new(false);
    once_shown(fetching, move || {
        lay(calculator, &web::root_attribute(LAID).unwrap_or_default());
        is_taken_over.set(true);
    });
    Effect::new(move || {
        if is_taken_over.get() {
            web::dispatch(SHOWN);
        }
    });
    is_taken_over
}

/// Lays tiles into the hand, unless a link has brought another hand meanwhile.
fn lay(calculator: Calculator, laid: &str) {
    let (system, tiles) = laid.split_once(' ').unwrap_or_default();
    let draft = calculator.draft.get();
    if system == draft.system().key && draft.tiles.is_empty() {
        tiles.split(' ').filter_map(tap_of).for_each(|tap| calculator.act(tap));
    }
}

/// The tap that lays a tile into the hand. The marked copy of a five is written as a zero.
fn tap_of(written: &str) -> Option<Action> {
    match written.strip_prefix('0') {
        Some(suit) => ["5", suit].concat().parse().ok().map(Action::TapMarked),
        None => written.parse().ok().map(Action::Tap),
    }
}

/// Runs a function once there is something to see.
pub fn once_shown(fetching: Fetching, run: impl FnOnce() + 'static) {
    let mut run = Some(run);
    Effect::new(move || {
        if fetching.is_shown()
            && let Some(run) = run.take()
        {
            untrack(run);
        }
    });
}
