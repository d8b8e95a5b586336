//! What the next tap does, in a mode or while notation is typed.

use leptos::prelude::*;

use crate::app::context::{Calculator, I18n};
use crate::calculator::Mode;
use crate::text::Slot;

/// Says what the next tap does; nothing if it does what it always does.
pub fn hint(calculator: Calculator, i18n: I18n) -> String {
    let typed = calculator.entering.typed.get();
    match calculator.entering.mode.get() {
        _ if !typed.is_empty() => typed + "…",
        Some(Mode::Meld(kind)) => i18n.join(&["ui.hint.", kind.key()]),
        Some(Mode::Flowers) => i18n.t("ui.hint.flowers"),
        Some(Mode::Win) => i18n.t("ui.hint.win"),
        Some(Mode::List(question)) => {
            let name = i18n.join(&["ask.", question.key]);
            i18n.fill("ui.hint.list", &[("question", Slot::text(name))])
        }
        None => String::new(),
    }
}
