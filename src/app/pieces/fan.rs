//! A fan on a line or a button: what it is worth, and its name. How they look is in `style/fan.css`. Sentences name
//! fans with `text::explain`.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::text::fans::CountedFan;

/// What a fan is worth, its name, and how many times it counts.
#[component]
pub fn FanLine(row: CountedFan) -> impl IntoView {
    view! {
        <FanWorth row/>
        <FanName row/>
    }
}

/// What a fan is worth, all times together.
#[component]
pub fn FanWorth(row: CountedFan) -> impl IntoView {
    view! { <b class="points">{row.worth(&use_i18n().catalogue())}</b> }
}

/// The name of a fan, and how many times it counts.
#[component]
pub fn FanName(row: CountedFan) -> impl IntoView {
    let words = use_i18n().catalogue();
    let times = row.times_sign().map(|times| view! { <span class="times">{times}</span> });
    view! { <span class="name">{row.name(&words).to_owned()}{times}</span> }
}
