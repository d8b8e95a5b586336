//! A fan on a line.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::system::Fan;
use crate::text::explain;

/// What a fan is worth, its name, and how many times it counts.
#[component]
pub fn FanLine(
    fan: &'static Fan,
    /// What it is worth here, all times together.
    points: u16,
    #[prop(default = 1)] times: usize,
    /// The class of its name.
    #[prop(optional)]
    class: Option<&'static str>,
) -> impl IntoView {
    let ui = use_ui();
    let times = (times > 1).then(|| format!(" ×{times}"));
    view! {
        <b class="points">{ui.worth(fan, points)}</b>
        <span class=class>{explain::fan_name(&ui.catalogue(), fan).to_owned()}{times}</span>
    }
}
