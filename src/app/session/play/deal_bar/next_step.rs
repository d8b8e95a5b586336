//! What is done once the deal is entered: it is recorded. Where play goes on after a win, the win of the
//! hand becomes one of the deal first, and the deal may end later.

use leptos::prelude::*;

use super::line::BarLine;
use crate::app::context::{Calculator, use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::app::session::open::OpenSession;
use crate::app::session::play::recording::RecordButton;
use crate::calculator::Action;
use crate::scoring::Suggestion;
use crate::system::EventKind;
use crate::text::note;

/// The next step.
#[derive(Clone, PartialEq)]
pub enum Step {
    /// The deal is over.
    Record,
    /// The hand wins, and play goes on: its win becomes one of the deal.
    GoOn(Suggestion),
    /// Play has gone on after a win, and the deal may end here: the kind of event.
    End(&'static EventKind),
}

impl Step {
    /// Whether it is what the hand leads to, and not one of the ways in which the deal can end.
    pub fn is_main(&self) -> bool {
        !matches!(self, Step::End(_))
    }

    /// The next step of the deal in the calculator. `None` as long as something is missing, and if the
    /// session takes no more deals because it has ended.
    pub fn of(calculator: Calculator, open: OpenSession, lines: &[BarLine]) -> Option<Step> {
        let has_deal = |table: &Option<_>| {
            table.as_ref().is_some_and(|table: &crate::session::Table| table.position().is_some())
        };
        open.table.with(has_deal).then(|| step(calculator, lines)).flatten()
    }
}

/// The button of the next step. Nothing as long as something is missing.
#[component]
pub fn NextStep(step: Memo<Option<Step>>) -> impl IntoView {
    let i18n = use_i18n();
    move || {
        let button = match step.get()? {
            Step::Record => view! { <RecordButton/> }.into_any(),
            Step::GoOn(Suggestion { index, event, meld, .. }) => view! {
                <Button class="primary" name="go-on" press=Action::Insert(index, event, meld)>
                    {i18n.t("session.go-on")}
                </Button>
            }
            .into_any(),
            Step::End(kind) => view! {
                <Button class="seat" name="end-deal" press=Action::Draw(true)>
                    {i18n.join(&["event.", kind.key])}
                </Button>
            }
            .into_any(),
        };
        Some(button)
    }
}

/// What has to be known before the next step is done: what was not entered and counts as nothing, or
/// what can be entered next after play has gone on.
#[component]
pub fn BeforeStep(step: Memo<Option<Step>>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let words = Memo::new(move |_| match step.get() {
        Some(Step::Record) => note::of_gaps(&calculator.report().notes, &i18n.catalogue()),
        Some(Step::End(_)) => i18n.t("session.bar.play-goes-on"),
        _ => String::new(),
    });
    let is_any = Memo::new(move |_| words.with(|words| !words.is_empty()));
    view! {
        <Show when=move || is_any.get()>
            <p class="before-step" data-part="before-step">{words}</p>
        </Show>
    }
}

fn step(calculator: Calculator, lines: &[BarLine]) -> Option<Step> {
    let (draft, report) = (calculator.draft.get(), calculator.report());
    let is_open =
        !calculator.is_owner_known() || lines.iter().any(|line| line.win.winner.is_none());
    if is_open || report.is_over {
        return (!is_open).then_some(Step::Record);
    }
    if let Some(win) = win_of_hand(calculator, lines) {
        return Some(Step::GoOn(win));
    }
    let is_told = !draft.events.is_empty() && !draft.is_ended_by_event();
    draft.system().ending_event().filter(|_| is_told).map(Step::End)
}

/// The win of the hand that is calculated as an event of the deal, once all of it is known.
fn win_of_hand(calculator: Calculator, lines: &[BarLine]) -> Option<Suggestion> {
    lines.iter().find(|line| line.win.event.is_none() && line.is_known_win())?;
    let tile = calculator.draft.get().place(0)?.win;
    let mut win = calculator
        .suggestions()
        .into_iter()
        .find(|suggestion| suggestion.event.place == 0 && suggestion.event.kind.is_win)?;
    win.event = win.variants.iter().find(|variant| variant.tile == tile)?.clone();
    Some(win)
}
