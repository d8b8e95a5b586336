//! A line of the bar: a win of the deal, as far as it is known.

use leptos::prelude::*;

use super::Subject;
use crate::app::context::{Calculator, use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::calculator::{Action, Panel};
use crate::scoring::{EnteredWin, Standing};
use crate::text::signed;
use crate::text::{Slot, TemplatePart};

/// A win with what is known of it.
#[derive(Clone, Debug, PartialEq)]
pub struct BarLine {
    /// Who won, and from whom.
    pub win: EnteredWin,
    /// What the hand is worth, once it is complete.
    pub total: Option<i32>,
    /// Whether the hand is complete, but wins nothing.
    pub falls_short: bool,
    /// What the deal changes for the winner, if it has one win and the payments are known.
    net: Option<i32>,
}

impl BarLine {
    /// Whether it is not known yet from whom the winning tile came, although that matters.
    pub fn lacks_payer(&self) -> bool {
        self.win.asks_from && self.win.from.is_none() && !self.falls_short
    }

    /// Whether the hand is complete and wins.
    pub fn wins(&self) -> bool {
        self.total.is_some() && !self.falls_short
    }

    /// Whether the hand wins, and everything about it is known.
    pub fn is_known_win(&self) -> bool {
        self.wins() && !self.lacks_payer()
    }

    /// The key of the sentence, which has slots for who won and from whom.
    fn key(&self) -> &'static str {
        let EnteredWin { winner, from, source, .. } = self.win;
        match (winner, from) {
            (None, None) if !source.is_self_drawn() => "session.bar.nobody",
            (None, _) => "session.bar.nobody-from",
            (Some(_), _) if self.falls_short => "session.bar.hand",
            (Some(_), _) if source.is_self_drawn() => "session.bar.self-drawn",
            (Some(_), Some(_)) => "session.bar.discard",
            (Some(_), None) if self.win.asks_from => "session.bar.from-whom",
            (Some(_), None) => "session.bar.won",
        }
    }
}

/// The wins of the deal in the calculator.
pub fn lines(calculator: Calculator) -> Vec<BarLine> {
    let (draft, report) = (calculator.draft.get(), calculator.report());
    let Some(engine) = calculator.engine() else { return Vec::new() };
    let wins = engine.entered_wins(&draft);
    let is_only = wins.len() == 1;
    let line = |win: EnteredWin| {
        let is_hand = win.event.is_none();
        let split = report.splits.first().filter(|_| is_hand).map(|split| split.total);
        let sheets = win.place.map(|place| report.sheets_at(place)).unwrap_or_default();
        let reading = if is_hand { calculator.outcome.reading.get() } else { 0 };
        let sheet = sheets.get(reading).or(sheets.first()).map(|sheet| sheet.total);
        let is_unpaid = matches!(report.standing, Standing::Complete { wins: false, .. });
        // A deal may be over although this hand is not paid, by the win of somebody else.
        let falls_short = is_hand && is_unpaid && !report.is_over;
        let net = report.ledger.as_ref().zip(win.winner);
        let of_winner = report.wins.iter().find(|paid| Some(paid.seat) == win.winner);
        let total = win.points.or(split).or(sheet).or(of_winner.map(|paid| paid.points));
        // Whoever is not paid because another one precedes has no figure.
        let is_preceded = report.is_over && !report.wins.is_empty() && of_winner.is_none();
        BarLine {
            win,
            total: total.filter(|_| !is_preceded),
            falls_short,
            net: net.filter(|_| is_only && !falls_short).map(|(ledger, winner)| ledger.net[winner]),
        }
    };
    wins.into_iter().map(line).collect()
}

/// A line with its buttons.
#[component]
pub fn LineView(
    index: usize,
    line: BarLine,
    /// What was tapped, to be corrected.
    tapped: RwSignal<Option<Subject>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let words = i18n.catalogue();
    let EnteredWin { event, winner, from, source, .. } = line.win;
    let is_open = (winner.is_none(), line.lacks_payer());
    let winner = winner.map_or_else(|| i18n.t("session.who-won"), |seat| i18n.seat(seat));
    let from = match from {
        _ if source.is_self_drawn() => i18n.t("session.bar.self-draw"),
        Some(seat) => i18n.seat(seat),
        None => i18n.t("session.bar.whom"),
    };
    let slot = |name: &str| match name {
        "winner" => {
            let (subject, words) = (Subject::Winner(event), winner.clone());
            let about = i18n.t("session.who-won");
            view! { <Correct name="winner" words about subject tapped is_open=is_open.0/> }
        }
        _ => {
            let (subject, words) = (Subject::From(event), from.clone());
            let about = i18n.t("session.won-from");
            view! { <Correct name="from" words about subject tapped is_open=is_open.1/> }
        }
    };
    let part = |part| match part {
        TemplatePart::Words(words) => words.to_owned().into_any(),
        TemplatePart::Slot(name) => slot(name).into_any(),
    };
    let sentence = words.parts(line.key()).into_iter().map(part).collect_view();
    view! { <p class="win-line" data-line=index>{sentence} <Figures line/></p> }
}

/// A name that is corrected with a tap, or a question that is answered with one.
#[component]
fn Correct(
    /// The value of the hook `data-bar`.
    name: &'static str,
    words: String,
    /// What the button is about, for those who hear it alone.
    about: String,
    subject: Subject,
    tapped: RwSignal<Option<Subject>>,
    /// Whether the words are a question.
    is_open: bool,
) -> impl IntoView {
    let tap = move || tapped.update(|now| *now = (*now != Some(subject)).then_some(subject));
    let about = (words != about).then(|| view! { <span class="spoken">{about}</span> });
    view! {
        <Button
            class=if is_open { "correct open" } else { "correct" } hook=("data-bar", name)
            expanded=move || tapped.get() == Some(subject) press=tap
        >
            {words}
            {about}
        </Button>
    }
}

/// What the hand is worth, and what the winner gets: a tap shows the fans, and the payments.
#[component]
fn Figures(line: BarLine) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let EnteredWin { event, place, .. } = line.win;
    let to_fans = move || match (place, event) {
        (Some(place), _) => {
            calculator.act(Action::Place(place));
            calculator.show_list();
        }
        (None, Some(event)) => calculator.act(Action::Open(Panel::Event(event))),
        (None, None) => {}
    };
    let total = line.total.map(|total| {
        view! {
            " · "
            <Button class="correct" hook=("data-bar", "total") press=to_fans>
                <span data-part="total">{total.to_string()}</span>
                <span class="spoken">{i18n.fill("ui.points", &[("n", Slot::Number(total.into()))])}</span>
            </Button>
        }
    });
    let net = line.net.filter(|_| line.total.is_some()).map(|net| {
        view! {
            <span aria-hidden="true">" → "</span>
            <Button class="correct" hook=("data-bar", "net") press=Action::Open(Panel::Payments)>
                {signed(net)}
                <span class="spoken">{i18n.t("ui.payments")}</span>
            </Button>
        }
    });
    view! { {total} {net} }
}
