//! Sharing a hand, and saved hands. The code, its words and its script are fetched when one of the
//! panels is first opened.

mod actions;
mod file;
mod list;
mod saved;
mod script;
mod summary_text;

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::app::context::fetch;
use crate::app::context::ui::Ui;
use crate::app::dom::El;
use crate::state::{Action, Notice, Panel};

pub use script::Script;

/// The file with the words of these panels.
const WORDS: &str = "share";

/// The fetched code of these panels.
pub struct Parts {
    share: fn(Ui) -> Vec<El>,
    saved: fn(Ui) -> Vec<El>,
}

/// The fetched code and its script.
#[derive(Clone)]
pub struct SharePart {
    parts: &'static Parts,
    script: Script,
}

/// Fetches the code.
#[wasm_split(pages, fallible)]
fn fetched() -> Result<&'static Parts, SplitLoaderError> {
    static PARTS: Parts = Parts { share: actions::sheet, saved: saved::sheet };
    Ok(&PARTS)
}

/// Opens the panel for sharing.
pub fn share(ui: Ui) {
    open(ui, Panel::Share);
}

/// Opens the saved hands, whose links may be of any rule system.
pub fn saved(ui: Ui) {
    fetch::every_system(ui, Box::new(|ui| open(ui, Panel::Saved)));
}

fn open(ui: Ui, panel: Panel) {
    fetch::spawn(Box::pin(async move {
        if ui.store(|store| store.share_part.is_none()) {
            let parts = fetched().await.ok();
            let script = Script::fetch().await;
            let words = fetch::words(ui, [WORDS, WORDS]).await;
            let part = parts.zip(script).filter(|_| words);
            ui.store(|store| {
                store.share_part = part.map(|(parts, script)| SharePart { parts, script })
            });
            ui.arrived();
        }
        ui.act(match ui.store(|store| store.share_part.is_some()) {
            true => Action::Open(panel),
            false => Action::ShowNotice(Notice::Word("ui.no-parts")),
        });
    }));
}

/// Renders the panel for sharing, or the one for saved hands.
pub fn sheet(ui: Ui, panel: Panel) -> Vec<El> {
    let Some(part) = ui.store(|store| store.share_part.clone()) else { return Vec::new() };
    match panel {
        Panel::Share => (part.parts.share)(ui),
        _ => (part.parts.saved)(ui),
    }
}

impl Ui {
    /// The script of these panels.
    fn script(self) -> Script {
        let part = self.store(|store| store.share_part.clone());
        part.expect("it is fetched with the part").script
    }
}
