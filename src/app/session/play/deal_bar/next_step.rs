//! What is done once the deal is entered: it is recorded. Where play goes on after a win, the win of the
//! hand becomes one of the deal first, and the deal may end later.

use leptos::prelude::*;

use super::line::BarLine;
use crate::app::context::{Calculator, use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::app::session::open::use_session;
use crate::calculator::Action;
use crate::scoring::Suggestion;
use crate::system::EventKind;

/// The next step.
#[derive(Clone, PartialEq)]
enum Step {
    /// The deal is over.
    Record,
    /// The hand wins, and play goes on: its win becomes one of the deal.
    GoOn(Suggestion),
    /// The deal may end here: the index of the kind of event.
    End(usize),
}

/// The button of the next step. Nothing as long as something is missing.
#[component]
pub fn NextStep(lines: Memo<Vec<BarLine>>) -> impl IntoView {
    let (calculator, i18n, open) = (use_calculator(), use_i18n(), use_session());
    // A session that has ended takes no more deals.
    let has_deal = Memo::new(move |_| {
        open.table.with(|table| table.as_ref().is_some_and(|table| table.position().is_some()))
    });
    let step = Memo::new(move |_| step(calculator, &lines.read()).filter(|_| has_deal.get()));
    move || {
        let button = match step.get()? {
            Step::Record => view! {
                <Button class="primary" name="record" press=move || open.record()>
                    {i18n.t("session.record")}
                </Button>
            }
            .into_any(),
            Step::GoOn(Suggestion { index, event, meld, .. }) => view! {
                <Button class="primary" name="go-on" press=Action::Insert(index, event, meld)>
                    {i18n.t("session.go-on")}
                </Button>
            }
            .into_any(),
            Step::End(kind) => {
                let key = calculator.rules.get().events[kind].key;
                view! {
                    <Button class="seat" name="end-deal" press=Action::AddEvent(kind)>
                        {i18n.join(&["event.", key])}
                    </Button>
                }
                .into_any()
            }
        };
        Some(button)
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
    let system = draft.system();
    let is_end = |kind: &EventKind| kind.ends_deal;
    let end = system.events.iter().position(is_end).map(Step::End);
    end.filter(|_| !draft.events.is_empty())
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
