//! What was agreed on before a game, in a line: the preset, and what was changed of it.

use crate::entry::Agreement;
use crate::text::explain::answer_said;
use crate::text::rulings::differences;
use crate::text::{Catalogue, Slot};

/// “Tenhou, but: no West round”: the preset that is nearest to what was agreed on, and every ruling and option
/// that differs from it.
pub fn options_line(agreement: &Agreement, words: &Catalogue) -> String {
    let preset = agreement.nearest_preset();
    let name = words.get(&["preset.", preset].concat()).to_owned();
    let system = agreement.system();
    let usual = system.presets.iter().find(|other| other.key == preset).map_or(0, |it| it.bits);
    let on_or_off = ["session.options.ruling-on", "session.options.ruling-off"];
    let rulings = differences(words, system, [usual, agreement.rulings()], on_or_off);
    let options = agreement.changed_options(preset);
    let options = options.map(|(option, answer)| answer_said(words, option, answer).to_string());
    let changes: Vec<String> = options.chain(rulings).collect();
    if changes.is_empty() {
        return name;
    }
    let changes = changes.join(words.language().comma());
    words.text("session.options", &[("preset", Slot::text(name)), ("changes", Slot::text(changes))])
}
