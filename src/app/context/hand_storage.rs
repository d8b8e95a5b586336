//! Keeps the hands: in the browser's storage, and the one on the screen in the address.

use leptos::prelude::*;

use crate::app::browser::paint::idle_after_paint;
use crate::app::browser::{hands, storage, web};
use crate::app::context::calculator::Calculator;
use crate::app::context::device::Device;
use crate::app::context::fetching::Stage;
use crate::app::context::rulebook::Rulebook;
use crate::calculator::{Panel, SessionPanel};
use crate::entry::{Draft, link};
use crate::rules;

/// The key of the kept hand in the store.
pub const HAND: &str = "hule.hand";

/// The key of the hands in the store that were left in other rule systems: a link on each line.
const LEFT: &str = "hule.left";

/// Reads the hands that were left in other rule systems. Lines that cannot be read are put aside.
pub fn load_left(device: Device) -> Vec<Draft> {
    let text = storage::load(LEFT).unwrap_or_default();
    let read = |line: &str| link::decode(line, rules::SYSTEMS).map_err(|_| line.to_owned());
    let (drafts, damaged): (Vec<_>, Vec<_>) = text.lines().map(read).partition(Result::is_ok);
    let drafts: Vec<Draft> = drafts.into_iter().flatten().collect();
    let damaged: Vec<String> = damaged.into_iter().filter_map(Result::err).collect();
    if !damaged.is_empty() && hands::put_aside(&damaged).is_ok() {
        save_left(device, &drafts);
    }
    drafts
}

fn save_left(device: Device, drafts: &[Draft]) {
    device.keep(LEFT, &Vec::from_iter(drafts.iter().map(link::encode)).join("\n"));
}

/// The address of a draft; empty while nothing has been entered.
pub fn address_of(draft: &Draft) -> String {
    let untouched = *draft == Draft::new(draft.system());
    if untouched { String::new() } else { link::encode(draft) }
}

/// Saves the hand when the browser has time for it. A page that is left saves it at once.
pub fn save_soon(calculator: Calculator, rulebook: Rulebook) {
    idle_after_paint(move || untrack(|| save(calculator, rulebook)));
}

/// Saves the hands of all rule systems in storage. The hand on the screen also goes into the address,
/// unless the rulebook or a panel with an address of its own is open. Nothing is saved before the kept hand has been restored, or by an app
/// that is embedded in another page.
pub fn save(calculator: Calculator, rulebook: Rulebook) {
    let (fetching, device) = (calculator.fetching, calculator.fetching.device);
    if fetching.stage.get() != Stage::Ready || device.is_guest {
        return;
    }
    let draft = calculator.draft.get();
    // The link of a session stays in the address as long as it is read, that of an exercise as long as it is
    // practised.
    let is_of_panel = matches!(
        calculator.panel(),
        Some(Panel::Session(SessionPanel::Link(_)) | Panel::Practice(_))
    );
    if !rulebook.is_open_now() && !is_of_panel && !fetching.address_is_pending.get_value() {
        web::set_hash(&address_of(&draft));
    }
    device.keep(HAND, &link::encode(&draft));
    save_left(device, &calculator.left());
    if hands::remember(&draft, &calculator.report()).is_err() {
        device.show_nothing_kept();
    }
}

/// Returns from the rulebook to the calculator.
pub fn leave_rulebook(calculator: Calculator, rulebook: Rulebook) {
    rulebook.leave(&address_of(&calculator.draft.get_untracked()));
}
