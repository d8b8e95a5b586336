//! Why the game is over, or goes on although it could have been over: said, not asked. Beside it stands the
//! option that decided it.

use leptos::prelude::*;

use super::form_fields::FormFields;
use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::Button;
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::shown::words_of;
use crate::scoring::Turn;
use crate::session::{
    Change, Field, Label, Session, SessionFault, Sheet, Task, Value, option_answer, option_fields,
};
use crate::system::Question;
use crate::text::explain;
use crate::text::session::{label_words, turn_line, why_over};

/// What is said after the last deal.
#[derive(Clone, PartialEq)]
struct Said {
    words: String,
    /// The option that decided it.
    option: Option<&'static Question>,
    /// The deal after which the dealer may end the game.
    may_end: Option<usize>,
}

impl Said {
    /// What is said of a session, unless an earlier deal is corrected, or the players have ended it.
    fn of(open: OpenSession) -> Option<Said> {
        let (session, sheet) = open.session.get().zip(open.sheet.get())?;
        let is_said = open.task.get() == Task::Record && !session.ended;
        let turn = turn(&sheet).filter(|_| is_said)?;
        let last = sheet.deals.len().checked_sub(1)?;
        let words = words(open.i18n, &session, &sheet, last)?;
        let may_end = sheet.deals[last].asks_dealer && !sheet.complete;
        Some(Said { words, option: turn.option, may_end: may_end.then_some(last) })
    }
}

fn turn(sheet: &Sheet) -> Option<&Turn> {
    sheet.why.as_ref().or_else(|| sheet.deals.last()?.turn.as_ref())
}

fn words(i18n: I18n, session: &Session, sheet: &Sheet, last: usize) -> Option<String> {
    let words = words_of(i18n, session);
    why_over(session, sheet, &words).or_else(|| turn_line(session, sheet, last, &words))
}

/// The sentence, the button that ends the game where the dealer may end it, and the option.
#[component]
pub fn Turning() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let said = Memo::new(move |_| Said::of(open));
    let end = move || {
        let deal = said.get_untracked().and_then(|said| said.may_end);
        deal.into_iter().for_each(|deal| drop(open.change(&Change::DealerEnds(deal, true))));
    };
    let is_any = Memo::new(move |_| said.with(Option::is_some));
    let may_end = Memo::new(move |_| said.with(|said| said.as_ref()?.may_end).is_some());
    let option = Memo::new(move |_| said.with(|said| said.as_ref()?.option));
    view! {
        <div role="status" data-part="turn">
            <Show when=move || is_any.get()>
                <p class="turn">{move || said.get().map(|said| said.words)}</p>
            </Show>
        </div>
        <Show when=move || may_end.get()>
            <div class="offers">
                <Button class="offer" name="dealer-ends" press=end>{i18n.t("session.dealer-ends")}</Button>
            </div>
        </Show>
        {move || option.get().map(|question| view! { <DecidedBy question/> })}
    }
}

/// The option that decided it, to be changed for this game.
#[component]
fn DecidedBy(question: &'static Question) -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let now = Signal::derive(move || {
        open.session.with(|session| session.as_ref()?.agreement.answer(question))
    });
    let faults = RwSignal::new(Vec::<SessionFault>::new());
    let fields = Memo::new(move |_| option_fields(question, now.get()));
    let enter = move |(_, value): (Field, Value)| {
        // What was typed may be no answer yet.
        if let Some(answer) = option_answer(question, &value) {
            faults.set(open.change(&Change::Agree(question, answer)).err().unwrap_or_default());
        }
    };
    let say = move |label: Label| label_words(&label, &[], &i18n.catalogue());
    let summary = move || {
        let answer = now.get()?;
        let words = explain::answer(&i18n.catalogue(), question, answer).to_string();
        Some([&*i18n.join(&["ask.", question.key]), i18n.language().colon(), &*words].concat())
    };
    view! {
        <details class="folded" data-part="decided-by">
            <summary>{summary}</summary>
            <div class="questions"><FormFields fields faults say enter/></div>
        </details>
    }
}
