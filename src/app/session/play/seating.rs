//! Who sits where in the first deal: the names, which can be moved from seat to seat.

use leptos::prelude::*;

use super::fields::FieldFaults;
use crate::app::context::use_i18n;
use crate::app::panels::switch::Switch;
use crate::app::pieces::{Button, Tool, icon};
use crate::session::{Field, MAX_NAME_LENGTH, Plan, SessionFault};
use crate::system::{Answer, Question};
use crate::text::wind_name;
use crate::tiles::Seat;

/// The names by seat.
#[component]
pub fn Seating(
    plan: RwSignal<Plan>,
    faults: RwSignal<Vec<SessionFault>>,
    /// The names of the players of other sessions.
    #[prop(into)]
    known: Signal<Vec<String>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let players = Memo::new(move |_| plan.with(|plan| plan.names().len()));
    let seats = move || Seat::ALL.into_iter().take(players.get());
    let resting_option = Memo::new(move |_| plan.with(|plan| plan.system().game.resting_option));
    let random = move || {
        plan.update(|plan| {
            plan.draw_seats(|below| (js_sys::Math::random() * below as f64) as usize);
        });
    };
    let options = move || {
        known.get().into_iter().map(|name| view! { <option value=name></option> }).collect_view()
    };
    view! {
        <fieldset class="seating">
            <legend>{i18n.t("session.who-sits-where")}</legend>
            <For
                each=seats
                key=|seat| *seat
                children=move |seat| view! { <SeatToFill plan faults seat/> }
            />
            <datalist id="known-players">{options}</datalist>
            <FieldFaults faults of=Field::Players/>
            {move || resting_option.get().map(|option| view! { <Fourth plan option/> })}
            <div class="offers">
                <Button class="offer" name="draw-seats" press=random>
                    {i18n.t("session.draw-seats")}
                </Button>
            </div>
        </fieldset>
    }
}

/// Whether there is one player more than there are seats, who rests by turns.
#[component]
fn Fourth(plan: RwSignal<Plan>, option: &'static Question) -> impl IntoView {
    let i18n = use_i18n();
    let is_on = Memo::new(move |_| plan.with(|plan| plan.agreement.has_resting()));
    let toggle = move || {
        let answer = if is_on.get_untracked() { Answer::No } else { Answer::Yes };
        plan.update(|plan| plan.agree(option, answer));
    };
    view! {
        <div class="switches">
            <Switch
                name=i18n.join(&["ask.", option.key])
                definition=i18n.join(&["ask.", option.key, ".definition"])
                is_on
                toggle
                attr:data-option=option.key
            />
        </div>
    }
}

/// The place of a player: a seat, or that of who rests in the first deal.
#[component]
fn SeatToFill(
    plan: RwSignal<Plan>,
    faults: RwSignal<Vec<SessionFault>>,
    seat: Seat,
) -> impl IntoView {
    let i18n = use_i18n();
    let index = seat.index();
    let rests = index >= plan.with_untracked(|plan| plan.agreement.seated());
    let wind = match rests {
        true => i18n.t("session.rests"),
        false => wind_name(seat, &i18n.catalogue()),
    };
    let name = move || plan.with(|plan| plan.names().get(index).cloned().unwrap_or_default());
    view! {
        <div class="entry-line">
            <input
                class="search"
                type="text"
                dir="auto"
                autocomplete="off"
                list="known-players"
                maxlength=MAX_NAME_LENGTH.to_string()
                data-name=index
                aria-label=i18n.with("session.name-at", "wind", &wind)
                placeholder=i18n.t("session.name")
                prop:value=name
                on:input:target=move |event| {
                    plan.update(|plan| plan.rename(index, &event.target().value()));
                    faults.update(|faults| faults.retain(|f| f.field != Field::Player(index)));
                }
            />
            <span class="wind" class:rests=rests aria-hidden="true">{wind.clone()}</span>
            <Tool
                icon=icon::UP hook=("data-up", index)
                label=i18n.with("session.move-up", "wind", &wind)
                press=move || plan.update(|plan| plan.move_up(index))
            />
        </div>
        <FieldFaults faults of=Field::Player(index)/>
    }
}
