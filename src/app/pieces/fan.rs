//! A fan on a line.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::system::Fan;

/// What a fan is worth, its name, and how many times it counts.
#[component]
pub fn FanLine(
    fan: &'static Fan,
    /// What it is worth here, all times together.
    points: i32,
    #[prop(default = 1)] times: usize,
    /// The class of its name.
    #[prop(optional)]
    class: Option<&'static str>,
) -> impl IntoView {
    let i18n = use_i18n();
    let times = (times > 1).then(|| format!(" ×{times}"));
    view! {
        <b class="points">{i18n.worth(fan, points)}</b>
        <span class=class>{i18n.called(&fan.names)}{times}</span>
    }
}
