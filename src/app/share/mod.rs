//! Carrying hands away and keeping them: sharing and saved hands. A part of its own, fetched when
//! it is first opened, with its words and the script beside it.

mod actions;
mod file;
mod list;
mod saved;
mod script;
mod summary_text;

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::dom::El;
use super::fetch;
use super::ui::Ui;
use crate::state::{Action, Notice, Panel};

pub use script::Script;

/// The words of this part.
const WORDS: &str = "share";

/// What is in the part.
pub struct Parts {
    share: fn(Ui) -> Vec<El>,
    saved: fn(Ui) -> Vec<El>,
}

/// The part and its script, once they are there.
#[derive(Clone)]
pub struct Carry {
    parts: &'static Parts,
    script: Script,
}

/// Fetches it.
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
        if ui.store(|store| store.carry.is_none()) {
            let parts = fetched().await.ok();
            let script = Script::fetch().await;
            let words = fetch::words(ui, [WORDS, WORDS]).await;
            let carry = parts.zip(script).filter(|_| words);
            ui.store(|store| store.carry = carry.map(|(parts, script)| Carry { parts, script }));
            ui.arrived();
        }
        ui.act(match ui.store(|store| store.carry.is_some()) {
            true => Action::Open(panel),
            false => Action::ShowNotice(Notice::Word("ui.no-parts")),
        });
    }));
}

/// The panel for sharing, or for saved hands.
pub fn sheet(ui: Ui, panel: Panel) -> Vec<El> {
    let Some(carry) = ui.store(|store| store.carry.clone()) else { return Vec::new() };
    match panel {
        Panel::Share => (carry.parts.share)(ui),
        _ => (carry.parts.saved)(ui),
    }
}

impl Ui {
    /// The script of this part.
    fn script(self) -> Script {
        let carry = self.store(|store| store.carry.clone());
        carry.expect("it is fetched with the part").script
    }
}
