//! The buttons of the choosers for tiles and pieces.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Button, MeldArt};
use crate::calculator::{Action, Piece};
use crate::tiles::Meld;

/// A button for one action on a tile or a meld.
#[component]
pub fn TileOption(
    /// What it is called.
    name: String,
    /// What a click does.
    action: Action,
    /// The tiles on the button.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <Button class="option" press=action>
            <span class="name">{name}</span>
            <span class="tiles">{children.map(|children| children())}</span>
        </Button>
    }
}

/// The button for a meld.
#[component]
pub fn MeldOption(
    /// The meld.
    meld: Meld,
    /// What a click does.
    action: Action,
) -> impl IntoView {
    let name = use_i18n().join(&["meld.", meld.kind().key()]);
    view! {
        <TileOption name action attr:data-meld=meld.to_string()>
            <MeldArt meld/>
        </TileOption>
    }
}

/// The button that takes a piece of the hand away.
#[component]
pub fn RemoveOption(
    /// The piece.
    piece: Piece,
) -> impl IntoView {
    let name = use_i18n().t("ui.take-away");
    view! { <TileOption name action=Action::Remove(piece) attr:data-option="remove"/> }
}
