//! What was agreed on before a game, in a line: the preset, and what was changed of it.

use crate::entry::Agreement;
use crate::text::explain::answer_said;
use crate::text::{Catalogue, Slot};

/// “Tenhou, but: no West round”: the preset that is nearest to what was agreed on, and every ruling and option
/// that differs from it.
pub fn options_line(agreement: &Agreement, words: &Catalogue) -> String {
    let preset = agreement.nearest_preset();
    let name = words.get(&["preset.", preset].concat()).to_owned();
    let ruling = |(key, is_on): (&str, bool)| {
        let ruling = Slot::text(words.get(&["ruling.", key].concat()));
        let key = if is_on { "session.options.ruling-on" } else { "session.options.ruling-off" };
        words.text(key, &[("ruling", ruling)])
    };
    let options = agreement.changed_options(preset);
    let options = options.map(|(option, answer)| answer_said(words, option, answer).to_string());
    let changes: Vec<String> =
        options.chain(agreement.changed_rulings(preset).map(ruling)).collect();
    if changes.is_empty() {
        return name;
    }
    let changes = changes.join(words.language().comma());
    words.text("session.options", &[("preset", Slot::text(name)), ("changes", Slot::text(changes))])
}
