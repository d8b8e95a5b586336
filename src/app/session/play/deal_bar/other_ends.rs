//! How else the deal can end as long as the hand that is entered does not win: without tiles, without a
//! winner, or with a false win.

use leptos::prelude::*;

use super::line::BarLine;
use super::next_step::Step;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::app::session::open::use_session;
use crate::calculator::{Action, SessionPanel};

/// The other ends, as long as there is neither a next step nor a hand that wins.
#[component]
pub fn OtherEnds(step: Memo<Option<Step>>, lines: Memo<Vec<BarLine>>) -> impl IntoView {
    let (calculator, i18n, open) = (use_calculator(), use_i18n(), use_session());
    let is_drawn = Memo::new(move |_| calculator.draft.with(|draft| draft.is_drawn()));
    let is_there = Memo::new(move |_| {
        step.with(Option::is_none) && lines.with(|all| !all.iter().any(BarLine::wins))
    });
    let falls_short = Memo::new(move |_| lines.with(|all| all.iter().any(|l| l.falls_short)));
    let can_be_punished = Memo::new(move |_| {
        let draft = calculator.draft.get();
        open.table.with(|table| table.as_ref().and_then(|table| table.false_win(&draft))).is_some()
    });
    let draw = move || match is_drawn.get_untracked() {
        true => calculator.act(Action::Draw(false)),
        false => open.draw(),
    };
    view! {
        <Show when=move || is_there.get()>
            <div class="other-ends">
                <Show
                    when=move || falls_short.get()
                    fallback=move || view! {
                        <Button
                            class="offer" name="without-tiles"
                            press=move || open.show(SessionPanel::Deal)
                        >
                            {i18n.t("session.without-tiles")}
                        </Button>
                    }
                >
                    <Show when=move || can_be_punished.get()>
                        <Button class="offer" name="false-win" press=move || open.record_false_win()>
                            {i18n.t("session.false-win")}
                        </Button>
                    </Show>
                </Show>
                <Button class="offer" name="no-winner" pressed=move || is_drawn.get() press=draw>
                    {i18n.t("session.line.no-winner")}
                </Button>
            </div>
        </Show>
    }
}
