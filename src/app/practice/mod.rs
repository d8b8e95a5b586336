//! The panel for practice: a hand is dealt, the player counts it, and the answer is marked.

mod choices;
mod exercise;
mod fans;
mod marks;
mod payment;
mod play;
mod record;

use leptos::prelude::*;

use crate::app::browser::steps::Step;
use crate::app::context::fetch;
use crate::app::context::keeping::save_soon;
use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::loading::SystemInUse;
use crate::practice::Address;
use crate::rules;
use crate::state::{Action, Panel};

use choices::Choices;
use exercise::Exercise;
use play::Playing;

/// Whether an address is that of an exercise, valid or not.
pub fn is_address(hash: &str) -> bool {
    hash.starts_with("practice")
}

/// Opens the exercise of an address, or a new one if there is no such exercise. With `has_step`, the
/// present step of the browser's history is the panel's: it was made by a link to the exercise.
pub fn follow(ui: Ui, address: String, has_step: bool) {
    let rules = Address::parse(&address).map(|address| address.rules.to_owned());
    let rules = rules.filter(|key| rules::KEYS.contains(&&**key));
    let keys = rules.clone().into_iter().collect();
    let show = move |ui: Ui| {
        if let Some(key) = rules::KEYS.iter().find(|key| rules.as_deref() == Some(**key)) {
            ui.act(Action::Rules(key));
        }
        ui.store(|store| store.exercise = address);
        // If the panel is open already, it is rendered anew.
        ui.act(Action::Close);
        ui.act(Action::Open(Panel::Practice));
        if has_step {
            Step::new().with_panels(1).mark();
        }
    };
    fetch::systems(ui, keys, Box::new(show));
}

/// Renders the panel.
pub fn view() -> AnyView {
    view! { <SystemInUse><Practice/></SystemInUse> }.into_any()
}

/// The exercise of the address, or a new one, and the choice of others.
#[component]
fn Practice() -> impl IntoView {
    let ui = use_ui();
    let engine = ui.engine()?;
    let address = ui.store(|store| std::mem::take(&mut store.exercise));
    // From now on the address is that of the hand again.
    on_cleanup(move || save_soon(ui));
    let play = Playing::new(engine, Address::parse(&address));
    Some(view! {
        <Choices play/>
        <div class="exercise">
            {move || view! { <Exercise play dealt=play.dealt.get()/> }}
        </div>
    })
}
