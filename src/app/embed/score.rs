//! A hand with its fans and total, to be read only, such as an example on a page about rules.

use leptos::prelude::*;

use crate::app::context::{Stage, use_calculator, use_fetching, use_i18n};
use crate::app::pieces::answers::circumstances;
use crate::app::pieces::{
    AboutFan, FanName, FanWorth, FormulaLine, LaidHand, NoticeLines, Reasons, Words, WordsLine,
};
use crate::calculator::Notice;
use crate::entry::{Draft, Fault};
use crate::scoring::{Evidence, Report, Sheet, Standing};
use crate::text::fans::{CountedFan, counted_fans};
use crate::text::summary::Summary;
use crate::text::{fault, note, payments};

/// The hand, or why it can't be shown; nothing before everything for it has been fetched.
#[component]
pub fn ScorePage() -> impl IntoView {
    let (calculator, i18n, fetching) = (use_calculator(), use_i18n(), use_fetching());
    let shown = move || {
        if fetching.language.get() == 0 || fetching.stage.get() == Stage::Restoring {
            return ().into_any();
        }
        match (calculator.notice(), fetching.can_explain()) {
            (Some(Notice::Word(key)), _) => view! { <p class="fault">{i18n.t(key)}</p> }.into_any(),
            (Some(notice @ Notice::Replaced), _) => {
                view! { <div class="fault"><NoticeLines notice/></div> }.into_any()
            }
            (_, false) | (Some(Notice::Update | Notice::NextDeal | Notice::LeftOut(..)), _) => {
                ().into_any()
            }
            (Some(Notice::Faults(before, faults)), true) => {
                let before = before.map(|key| i18n.t(key));
                view! { <FaultLines before faults/> }.into_any()
            }
            (None, true) => {
                calculator.report();
                untrack(|| view! { <Score/> }.into_any())
            }
        }
    };
    view! { <div class="root">{shown}</div> }
}

/// What is wrong, read out at once.
#[component]
fn FaultLines(
    /// What was to be done.
    #[prop(optional_no_strip)]
    before: Option<String>,
    /// The faults.
    faults: Vec<Fault>,
) -> impl IntoView {
    let words = use_i18n().catalogue();
    let lines = faults
        .iter()
        .map(|fault| view! { <p><Words sentence=fault::sentence(fault, &words)/></p> });
    view! {
        <div class="faults" role="alert">
            {before.map(|before| view! { <p>{before}</p> })}
            {lines.collect_view()}
        </div>
    }
}

/// The hand with its circumstances, fans, total and payment.
#[component]
fn Score() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let (draft, report) = (calculator.draft.get(), calculator.report());
    let sentences = circumstances(i18n, &draft);
    let answers = (!sentences.is_empty())
        .then(|| view! { <p class="answers-line"><WordsLine sentences/></p> });
    let places = 0..draft.system().places.len();
    let counted: Vec<_> = places
        .filter_map(|place| Some((place, report.sheets_at(place).first()?.clone())))
        .collect();
    let several = counted.len() > 1;
    let counted = counted.into_iter().map(|(place, sheet)| {
        view! {
            {several.then(|| view! { <PlaceLine place total=sheet.total/> })}
            <ScoredFans sheet=sheet.clone()/>
            <FormulaLine sheet/>
        }
    });
    let faults = matches!(report.standing, Standing::Faulty)
        .then(|| view! { <FaultLines before=None faults=report.faults.clone()/> });
    let summary = Summary::of(&draft, &report, 0, &i18n.catalogue());
    let paid = payments::of_report(&report, &i18n.catalogue())
        .map(|paid| view! { <p class="paid" data-part="payment">{paid}</p> });
    let ruling = note::on_ruling(&report, &i18n.catalogue())
        .map(|line| view! { <p class="by-ruling" data-part="ruling-in-force">{line}</p> });
    view! {
        <div class="score" data-tone=summary.tone.key()>
            <div data-part="hand">
                <LaidHand draft=Draft::clone(&draft) report=Report::clone(&report)/>
            </div>
            {answers}
            {counted.collect_view()}
            {faults}
            <p class="sum">
                <b class="total" data-part="total">{summary.total}</b>
                <span class="on-top">{summary.on_top}</span>
                <span class="unit" data-part="unit">{summary.unit}</span>
                <span class="verdict" data-part="verdict">{summary.verdict}</span>
            </p>
            {paid}
            {ruling}
        </div>
    }
}

/// Whose fans follow, and what they come to.
#[component]
fn PlaceLine(place: usize, total: i32) -> impl IntoView {
    view! {
        <p class="places-line">
            <span class="name">{use_i18n().place_name(place)}</span>
            <b class="points">{total}</b>
        </p>
    }
}

/// The counted fans.
#[component]
fn ScoredFans(sheet: Sheet) -> impl IntoView {
    let counted = counted_fans(&sheet).into_iter();
    let rows = counted.map(|row| view! { <FanDetails row sheet=sheet.clone()/> });
    view! { <div class="fans">{rows.collect_view()}</div> }
}

/// A counted fan. It says why it counts when it is unfolded.
#[component]
fn FanDetails(row: CountedFan, sheet: Sheet) -> impl IntoView {
    let fan = row.fan;
    let evidence: Vec<Evidence> =
        sheet.counted.iter().filter(|c| c.fan == fan).map(|c| c.evidence).collect();
    // What was unfolded once stays.
    let is_needed = RwSignal::new(false);
    let why = move || {
        let (sheet, evidence) = (sheet.clone(), evidence.clone());
        is_needed
            .get()
            .then(|| untrack(|| view! { <Reasons fan sheet evidence/> <AboutFan fan/> }.into_any()))
    };
    view! {
        <details class="fan" data-fan=fan.number on:toggle=move |_| is_needed.set(true)>
            <summary>
                <FanName row/>
                <FanWorth row/>
            </summary>
            <div class="why">{why}</div>
        </details>
    }
}
