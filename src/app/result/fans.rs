//! The fans of a complete hand: those that count, those that were dropped, and why.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{
    AfterPaint, Button, Division, FanLine, Feedback, FeedbackLine, FormulaLine, Icon, Notes, Wilds,
    Words, icon,
};
use crate::app::result::next_limit::NextLimit;
use crate::app::result::other_hands::OtherHands;
use crate::app::result::readings::OtherReadings;
use crate::app::result::rulings::RulingChanges;
use crate::app::result::splits::OtherSplits;
use crate::app::result::to_win::WaysToWin;
use crate::app::result::unfolded_fan::UnfoldedFan;
use crate::app::result::what_if::OneStepAway;
use crate::calculator::{Action, ChosenFan, Panel};
use crate::scoring::Sheet;
use crate::text::fans::{CountedFan, count_of, counted_fans};
use crate::text::totals;

/// The shown reading with its fans; nothing if the hand has none.
#[component]
pub fn FanList() -> impl IntoView {
    let calculator = use_calculator();
    let sheet = (*calculator.sheet()?).clone();
    let (report, reading) = (calculator.report(), calculator.outcome.reading.get());
    let compare = (reading > 0).then(|| {
        view! { <WideButton panel=Panel::ReadingComparison action="versus" words="ui.versus"/> }
    });
    // What stands beside the payments is not said again.
    let notes = report.notes.iter().filter(|note| note.ruling.is_none()).cloned().collect();
    let of_the_deal = (calculator.place.get() == 0 || calculator.is_one_player()).then(|| {
        view! {
            <Gains/>
            <Notes notes/>
            <OtherHands hands=report.others.clone()/>
            <OtherSplits splits=report.splits.clone()/>
        }
    });
    Some(view! {
        {(!calculator.is_reading()).then(|| view! { <Division sheet=sheet.clone()/> })}
        <Wilds sheet=sheet.clone()/>
        {compare}
        <CountedFans sheet=sheet.clone()/>
        <FormulaLine sheet/>
        {(reading == 0).then(|| view! { <NextLimit/> })}
        {of_the_deal}
        {(reading == 0).then(|| view! { <WaysToWin/> })}
        <div class="rest">
            <AfterPaint>
                <Rest reading/>
            </AfterPaint>
        </div>
    })
}

/// What the winner gains, by what it is paid for; nothing where the hand alone is paid for.
#[component]
fn Gains() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let sentence = totals::gains(&calculator.report().gains, &i18n.catalogue())?;
    Some(view! { <p class="formula-line" data-part="gains"><Words sentence/></p> })
}

/// The fans that count, each once.
#[component]
fn CountedFans(sheet: Sheet) -> impl IntoView {
    let i18n = use_i18n();
    let fans = counted_fans(&sheet);
    if fans.is_empty() {
        let sentence = totals::without_fans(&sheet, &i18n.catalogue());
        return view! { <p class="quiet" data-part="no-fans"><Words sentence/></p> }.into_any();
    }
    let table = use_calculator().rules.get().score_table;
    let counted = table.and_then(|table| Some((table, sheet.counts(table)?)));
    let Some((table, counts)) = counted else {
        return view! { <FanRows fans/> }.into_any();
    };
    // Each of the two counts has its own list.
    let (minor, main): (Vec<_>, Vec<_>) =
        fans.into_iter().partition(|counted| counted.fan.unit == table.minor);
    let words = i18n.catalogue();
    let rounded = (counts.sum != counts.minor).then(|| [&*counts.sum.to_string(), " → "].concat());
    view! {
        <h2>{count_of(table.main, counts.main.into(), &words)}</h2>
        <FanRows fans=main/>
        <h2>{rounded} {count_of(table.minor, counts.minor.into(), &words)}</h2>
        <FanRows fans=minor/>
    }
    .into_any()
}

/// Fans that count, a row each.
#[component]
fn FanRows(fans: Vec<CountedFan>) -> impl IntoView {
    let rows =
        fans.into_iter().map(|row| view! { <FanRow this=ChosenFan::Counted(row.fan.number) row/> });
    view! { <div class="fans">{rows.collect_view()}</div> }
}

/// What stands below the counted fans of a reading: the dropped fans, the other readings, and what
/// one change would bring.
#[component]
fn Rest(reading: usize) -> impl IntoView {
    let calculator = use_calculator();
    let report = calculator.report();
    let sheets = report.sheets_at(calculator.place.get());
    let sheet = sheets.get(reading)?.clone();
    Some(view! {
        <DroppedFans sheet/>
        <OtherReadings sheets=sheets.to_vec() reading/>
        <WideButton panel=Panel::Fans action="fans" words="ui.other-fan"/>
        <CopyScore/>
        // They are found later, and move nothing.
        {(reading == 0).then(|| view! { <OneStepAway/> <RulingChanges/> })}
    })
}

/// The button that copies the score as text, and what became of that.
#[component]
fn CopyScore() -> impl IntoView {
    let (i18n, feedback) = (use_i18n(), Feedback::new());
    let copy = move || feedback.copy(i18n.hand_message(), "ui.copied");
    view! {
        <Button class="wide" name="copy-score" press=copy>{i18n.t("ui.copy-score")}</Button>
        <FeedbackLine feedback name="copied"/>
    }
}

/// The fans that are true of the hand but do not count, each once for each reason; nothing if there are
/// none.
#[component]
fn DroppedFans(sheet: Sheet) -> impl IntoView {
    let i18n = use_i18n();
    if sheet.dropped.is_empty() {
        return None;
    }
    let rows = sheet.dropped_once().map(|i| {
        let fan = sheet.dropped[i].fan;
        let row = CountedFan { times: sheet.dropped_like(i).count(), ..CountedFan::once(fan) };
        view! { <FanRow this=ChosenFan::Dropped(i) row/> }
    });
    Some(view! {
        <h2>{i18n.t("ui.dropped")}</h2>
        <div class="fans dropped">{rows.collect_view()}</div>
    })
}

/// A button over the whole width that opens a panel.
#[component]
fn WideButton(
    panel: Panel,
    /// The hook `data-action`.
    action: &'static str,
    /// The key of the words on it.
    words: &'static str,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button class="wide" name=action press=Action::Open(panel)>
            {i18n.t(words)}
            <Icon path=icon::NEXT/>
        </Button>
    }
}

/// A fan of the list. A tap chooses it; while it is the chosen one, it is unfolded.
#[component]
fn FanRow(
    /// This row as the chosen one.
    this: ChosenFan,
    row: CountedFan,
) -> impl IntoView {
    let (calculator, fan) = (use_calculator(), row.fan);
    let is_open = Memo::new(move |_| calculator.outcome.chosen.get() == Some(this));
    let hook = match this {
        ChosenFan::Counted(_) => "data-fan",
        ChosenFan::Dropped(_) => "data-dropped",
    };
    let details = move || {
        if !is_open.get() {
            return None;
        }
        let sheet = untrack(|| calculator.sheet())?;
        Some(untrack(|| {
            view! { <div class="why"><UnfoldedFan this fan sheet=(*sheet).clone()/></div> }
        }))
    };
    view! {
        <div class="fan">
            <Button
                class="fan-line" hook=(hook, fan.number) expanded=move || is_open.get() press=Action::Choose(this)
            >
                <FanLine row/>
            </Button>
            <div class="more">{details}</div>
        </div>
    }
}
