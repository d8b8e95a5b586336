//! What is in a panel, by its name.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::dom::{El, group, text, views};
use crate::app::entry::{circumstances, events};
use crate::app::panels::about::About;
use crate::app::panels::all_fans::AllFans;
use crate::app::panels::compare::SystemComparison;
use crate::app::panels::help::Help;
use crate::app::panels::menu::Menu;
use crate::app::panels::paste::Paste;
use crate::app::panels::piece::PieceChooser;
use crate::app::panels::rulings::Rulings;
use crate::app::panels::tile::TileChooser;
use crate::app::result::{comparison, ledger};
use crate::app::shell::loading::EverySystem;
use crate::state::{Action, Panel};

/// Renders a panel. Those that are not here are in other parts of the program.
pub fn view(panel: Panel) -> AnyView {
    let ui = use_ui();
    match panel {
        Panel::Menu => view! { <Menu/> }.into_any(),
        Panel::Circumstances => views(circumstances::sheet(ui)),
        Panel::Rulings => view! { <Rulings/> }.into_any(),
        Panel::Payments => views(ledger::sheet(ui)),
        Panel::Fans => view! { <AllFans/> }.into_any(),
        Panel::Paste => view! { <Paste/> }.into_any(),
        Panel::ReadingComparison => views(comparison::sheet(ui)),
        Panel::SplitComparison(split) => views(comparison::split(ui, split)),
        Panel::SystemComparison => {
            view! { <EverySystem><SystemComparison/></EverySystem> }.into_any()
        }
        Panel::Help => view! { <Help/> }.into_any(),
        Panel::About => view! { <About/> }.into_any(),
        Panel::Events => views(events::sheet(ui)),
        Panel::Event(index) => views(events::editor(ui, index)),
        Panel::Tile(tile) => view! { <TileChooser tile/> }.into_any(),
        Panel::Piece(piece) => view! { <PieceChooser piece/> }.into_any(),
        Panel::Practice | Panel::Share | Panel::Saved | Panel::Embed => ().into_any(),
    }
}

// Until its callers are views.
pub fn option(ui: Ui, name: &str, key: &str, words: &str, action: Action, picture: Vec<El>) -> El {
    let button = ui.button("option", action).attr(name, key).child(text("span", "name", words));
    button.child(group("span", "tiles", picture))
}
