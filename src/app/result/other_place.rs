//! The list that is shown while another place is current: its questions and the result of its hand. The rule
//! system that the app begins with has no other places, so this list is fetched together with the other systems.

use leptos::prelude::*;

use crate::app::context::part::Part;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, CitingWords, FaultList, Icon, Question, icon};
use crate::app::result::fans::FanList;
use crate::calculator::Action;
use crate::text::note;

/// Renders the list of a place.
pub type PlaceView = fn(usize) -> AnyView;

/// The part of the program with that list, as a context.
#[derive(Clone, Copy)]
pub struct OtherPlacePart(pub Part<PlaceView>);

/// The list.
pub const VIEW: PlaceView = |place| view! { <OtherPlace place/> }.into_any();

/// The list that is shown while another place is current.
#[component]
fn OtherPlace(place: usize) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let faults = calculator.report().faults.clone();
    if !faults.is_empty() {
        return view! { <FaultList faults/> }.into_any();
    }
    let hint = calculator
        .sheet()
        .is_none()
        .then(|| view! { <p class="quiet">{i18n.t("ui.other-hint")}</p> });
    let back = i18n.with("ui.back", "seat", &i18n.place_name(0));
    view! {
        <h2>{i18n.about_place(place)}</h2>
        <Questions place/>
        {hint}
        <FanList/>
        <NotesAbout place/>
        <Button class="wide" name="back" press=Action::Place(0)>
            {back}
            <Icon path=icon::NEXT/>
        </Button>
    }
    .into_any()
}

/// The questions about a place; nothing if there are none.
#[component]
fn Questions(place: usize) -> impl IntoView {
    let asked = use_calculator().questions().into_iter().filter(|asked| asked.place == place);
    let questions: Vec<_> = asked.map(|asked| view! { <Question asked/> }).collect();
    (!questions.is_empty()).then(|| view! { <div class="questions">{questions}</div> })
}

/// The notes on the player at a place; nothing if there are none.
#[component]
fn NotesAbout(place: usize) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let (seat, report, words) =
        (calculator.draft.get().seat(place), calculator.report(), i18n.catalogue());
    let notes = report.notes.iter().filter(|note| note.seat.is_some() && note.seat == seat);
    let lines = notes.map(|note| {
        let (sentence, system) = (note::sentence(note, &words), calculator.rules.get().key);
        view! { <li><CitingWords sentence system/></li> }
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| view! { <ul class="notes" data-part="notes">{lines}</ul> })
}
