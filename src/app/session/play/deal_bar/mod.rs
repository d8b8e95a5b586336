//! The bar of the deal that is entered, from its first tile until it is recorded: who wins how much from
//! whom. Every name and figure is a button that corrects it, and what is not known yet is asked.

mod ask;
mod line;
mod next_step;
mod other_ends;

use leptos::children::ChildrenFn;
use leptos::prelude::*;

use self::ask::Ask;
use self::line::{BarLine, LineView, lines};
use self::next_step::{BeforeStep, NextStep, Step};
use self::other_ends::OtherEnds;
use crate::app::context::{Calculator, Fetching, use_calculator, use_fetching, use_i18n};
use crate::app::session::open::use_session;
use crate::app::session::play::recording::GivenPenalties;
use crate::app::session::play::recording::PutDownBelow;
use crate::app::session::play::trouble::TroubleNote;

/// What a button of the bar is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Who won: the hand that is calculated, or the event with this index.
    Winner(Option<usize>),
    /// From whom the winning tile came, of the same.
    From(Option<usize>),
    /// Whose hand it is that did not win.
    Owner,
}

/// Renders the bar. `so_far` says how far the hand is; `below` stands below the bar as long as nothing
/// is asked.
pub fn view(so_far: ChildrenFn, below: ChildrenFn) -> AnyView {
    view! { <DealBar so_far below/> }.into_any()
}

/// Renders the button of the next step; nothing as long as something is missing.
pub fn next_step_view() -> AnyView {
    let (calculator, open) = (use_calculator(), use_session());
    let step =
        Memo::new(move |_| Step::of(calculator, open, &lines(calculator)).filter(Step::is_main));
    view! { <NextStep step/> }.into_any()
}

#[component]
fn DealBar(so_far: ChildrenFn, below: ChildrenFn) -> impl IntoView {
    let (calculator, i18n, fetching) = (use_calculator(), use_i18n(), use_fetching());
    let open = use_session();
    let lines = Memo::new(move |_| lines(calculator));
    let tapped = RwSignal::new(None::<Subject>);
    // An answer closes its question. So does another hand.
    Effect::new(move || {
        calculator.draft.get();
        tapped.set(None);
    });
    let step = Memo::new(move |_| Step::of(calculator, open, &lines.read()));
    let stands_below = Memo::new(move |_| {
        calculator.has_result() && step.with(|step| step.as_ref().is_some_and(Step::is_main))
    });
    let asked = Memo::new(move |_| {
        let open = || open_question(fetching, &lines.read()).or_else(|| whose_hand(calculator));
        tapped.get().or_else(open)
    });
    view! {
        <div class="deal-bar" role="group" aria-label=i18n.t("session.bar") data-part="deal-bar">
            <div class="win-lines">
                {move || {
                    let lines = lines.get().into_iter().enumerate();
                    let line = |(index, line)| view! { <LineView index line tapped/> };
                    lines.map(line).collect_view()
                }}
            </div>
            {so_far()}
            // While the hand is read, it stands below, in a thumb's reach.
            {move || (!stands_below.get()).then(|| view! { <NextStep step/> })}
            <OtherEnds step lines/>
        </div>
        <TroubleNote/>
        <BeforeStep step/>
        <PutDownBelow/>
        <div class="paying" data-asks=move || asked.get().is_some().then_some("")>
            {move || match asked.get() {
                Some(subject) => view! { <Ask subject lines/> }.into_any(),
                None => below(),
            }}
        </div>
        <GivenPenalties/>
    }
}

/// If nobody won and a hand is entered, whose it is: it may be paid for all the same.
fn whose_hand(calculator: Calculator) -> Option<Subject> {
    let is_drawn = calculator.draft.with(|draft| draft.is_drawn() && draft.has_hand());
    (is_drawn && !calculator.is_owner_known()).then_some(Subject::Owner)
}

/// What is asked by itself: who won, and once the hand is complete from whom.
fn open_question(fetching: Fetching, lines: &[BarLine]) -> Option<Subject> {
    let nobody = lines.iter().find(|line| line.win.winner.is_none());
    if let Some(line) = nobody {
        return Some(Subject::Winner(line.win.event));
    }
    let open = lines.iter().find(|line| line.lacks_payer() && line.total.is_some());
    open.filter(|_| fetching.can_explain()).map(|line| Subject::From(line.win.event))
}
