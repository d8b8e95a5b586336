//! The app's own screen takes the place of the [first one](super::first_screen), with the tiles that
//! lie in the hand there.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::{Calculator, Fetching};
use crate::calculator::Action;
use crate::tiles::Tile;

/// The event that tells `www/first.js` that the app's own screen is in the page.
const SHOWN: &str = "hule-shown";

/// The attribute of the page with the tiles that `www/first.js` has laid into the hand, in order.
const LAID: &str = "data-laid";

/// Lays the tiles of the first screen into the hand as soon as there is something to show. From then
/// on the signal is true and the screen is rendered; the page is told once it stands there.
pub fn take_over(calculator: Calculator, fetching: Fetching) -> RwSignal<bool> {
    let is_taken_over = RwSignal::new(false);
    once_shown(fetching, move || {
        let tiles = web::root_attribute(LAID).unwrap_or_default();
        let tiles = tiles.split(' ').filter_map(|tile| tile.parse::<Tile>().ok());
        tiles.for_each(|tile| calculator.act(Action::Tap(tile)));
        is_taken_over.set(true);
    });
    Effect::new(move || {
        if is_taken_over.get() {
            web::dispatch(SHOWN);
        }
    });
    is_taken_over
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
