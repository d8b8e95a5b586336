//! Pieces that were just taken out of the hand: for some seconds their places offer them again.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use crate::app::context::{Calculator, Fetching, use_calculator, use_i18n};
use crate::app::pieces::{MeldArt, TileArt, taken_name};
use crate::calculator::{Action, Taken};

/// How long a piece is offered again, in milliseconds. Undo brings it back later, too.
const STAYS: u32 = 6_000;

/// Ends the offers some seconds after the last piece was taken away.
pub fn forget_in_time(calculator: Calculator, fetching: Fetching) {
    let timeout = StoredValue::new_local(None::<Timeout>);
    Effect::new(move || {
        let has_taken = !calculator.entering.taken.get().is_empty();
        let forget = move || {
            if fetching.is_there() {
                calculator.change(|state| state.taken.clear());
            }
        };
        timeout.set_value(has_taken.then(|| Timeout::new(STAYS, forget)));
    });
}

/// A piece that was taken away, in its place. A tap puts it back.
#[component]
pub fn TakenPiece(
    /// The index among the pieces that were taken away.
    index: usize,
    taken: Taken,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let (class, art) = match taken {
        Taken::Standing(tile) => ("tile taken", view! { <TileArt tile/> }.into_any()),
        Taken::Marked(tile) => ("tile taken", view! { <TileArt tile is_marked=true/> }.into_any()),
        Taken::MarkedWin(tile) => {
            ("tile taken win", view! { <TileArt tile is_marked=true/> }.into_any())
        }
        Taken::Win(tile) => ("tile taken win", view! { <TileArt tile/> }.into_any()),
        Taken::Meld(_, meld) => ("meld taken", view! { <MeldArt meld/> }.into_any()),
    };
    view! {
        <button
            type="button"
            class=class
            data-put-back=index.to_string()
            data-brief=""
            aria-label=i18n.with("ui.put-back", "tile", &taken_name(i18n, taken))
            on:click=calculator.on_click(Action::PutBack(index))
        >
            {art}
        </button>
    }
}
