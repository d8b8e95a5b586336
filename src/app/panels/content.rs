//! What is in a panel, by its name.

use leptos::prelude::*;

use crate::app::context::use_fetching;
use crate::app::entry::circumstances::CircumstancesPanel;
use crate::app::entry::event_editor::EventPanel;
use crate::app::entry::events::EventsPanel;
use crate::app::panels::about::About;
use crate::app::panels::all_fans::AllFans;
use crate::app::panels::compare::SystemComparison;
use crate::app::panels::help::Help;
use crate::app::panels::menu::Menu;
use crate::app::panels::paste::Paste;
use crate::app::panels::piece::PieceChooser;
use crate::app::panels::rulings::Rulings;
use crate::app::panels::score_table::ScoreTable;
use crate::app::panels::settings::Settings;
use crate::app::panels::systems::AllSystems;
use crate::app::panels::tile::{MarkedChooser, TileChooser};
use crate::app::pieces::{EverySystem, SystemInUse};
use crate::app::result::comparison::{ReadingComparison, SplitComparison};
use crate::app::result::ledger::Payments;
use crate::calculator::Panel;

/// Renders a panel. Those that are not here are in other parts of the program.
pub fn view(panel: Panel) -> AnyView {
    match panel {
        Panel::Menu => view! { <Menu/> }.into_any(),
        Panel::Circumstances => with_system(|| view! { <CircumstancesPanel/> }.into_any()),
        Panel::Systems => view! { <AllSystems/> }.into_any(),
        Panel::Rulings => view! { <Rulings/> }.into_any(),
        Panel::Payments => view! { <Payments/> }.into_any(),
        Panel::ScoreTable => view! { <ScoreTable/> }.into_any(),
        Panel::Fans => view! { <AllFans/> }.into_any(),
        Panel::Paste => view! { <Paste/> }.into_any(),
        Panel::ReadingComparison => view! { <ReadingComparison/> }.into_any(),
        Panel::SplitComparison(split) => view! { <SplitComparison split/> }.into_any(),
        Panel::SystemComparison => {
            view! { <EverySystem><SystemComparison/></EverySystem> }.into_any()
        }
        Panel::Help => view! { <Help/> }.into_any(),
        Panel::Settings => view! { <Settings/> }.into_any(),
        Panel::About => view! { <About/> }.into_any(),
        Panel::Events => view! { <EventsPanel/> }.into_any(),
        Panel::Event(index) => with_system(move || view! { <EventPanel index/> }.into_any()),
        Panel::Tile(tile) => view! { <TileChooser tile/> }.into_any(),
        Panel::Marked(tile) => view! { <MarkedChooser tile/> }.into_any(),
        Panel::Piece(piece) => view! { <PieceChooser piece/> }.into_any(),
        Panel::Practice(_) | Panel::Share | Panel::Saved | Panel::Embed | Panel::Session(_) => {
            ().into_any()
        }
    }
}

/// A panel that asks questions: it is shown once the rule system in use is there.
fn with_system(panel: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    if untrack(|| use_fetching().can_explain()) {
        return panel();
    }
    view! { <SystemInUse>{panel()}</SystemInUse> }.into_any()
}
