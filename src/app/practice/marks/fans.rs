//! The fans that were right, missed and wrong, each with its why.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Division, FanLine, FormulaLine, Words};
use crate::practice::{Answer, Exercise, FanMarks, counted_sheets};
use crate::scoring::{Examined, Sheet};
use crate::system::{Fan, Unit};
use crate::text::fans::{CountedFan, counted_fans};
use crate::text::{Slot, explain};

use super::yes_or_no;

/// The fans with their reasons, and the total.
#[component]
pub fn FanMarksView(
    exercise: Arc<Exercise>,
    marks: FanMarks,
    /// Whether the total was asked, too.
    asks_total: bool,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let examined = calculator.engine().map(|engine| Arc::new(engine.examine(&exercise.draft)));
    let right = Answer::of(&exercise.report);
    let key = match asks_total && marks.total {
        true => "ui.practice.total-right",
        false => "ui.practice.total-wrong",
    };
    let total = i18n.fill(key, &[("n", Slot::Number(i64::from(right.total)))]);
    let is_right = !asks_total || marks.total;
    let rows = [("right", marks.right), ("missed", marks.missed), ("wrong", marks.wrong)];
    let rows = rows.into_iter().flat_map(|(tone, fans)| {
        let (exercise, examined) = (exercise.clone(), examined.clone());
        let fans = fans.into_iter().filter_map(move |fan| calculator.rules.get().fan(fan));
        fans.map(move |fan| {
            let (exercise, examined) = (exercise.clone(), examined.clone());
            view! { <MarkedFan exercise examined fan tone/> }
        })
    });
    let rows = rows.collect_view();
    let formula = exercise.report.sheets.first().cloned();
    let formula = formula.map(|sheet| view! { <FormulaLine sheet/> });
    view! {
        <div class="marks">{rows}</div>
        {formula}
        <p class="total-was" data-right=yes_or_no(is_right)>{total}</p>
    }
}

/// A fan with its mark, and why it counts or does not.
#[component]
fn MarkedFan(
    exercise: Arc<Exercise>,
    /// The examined hand, which can say why a fan applies.
    examined: Option<Arc<Examined>>,
    /// The fan.
    fan: &'static Fan,
    /// Whether it was `right`, `missed` or `wrong`.
    tone: &'static str,
) -> impl IntoView {
    let i18n = use_i18n();
    let words = i18n.catalogue();
    let (fan, worth) = exercise.as_counted(fan);
    let why =
        examined.and_then(|examined| explain::explain_fan(&words, &exercise.draft, &examined, fan));
    view! {
        <div class="mark" data-tone=tone data-name=fan.key>
            <p class="fan-line">
                <FanLine row=CountedFan { points: worth.into(), ..CountedFan::once(fan) }/>
                <span class="tone">{i18n.join(&["ui.practice.", tone, "-fan"])}</span>
            </p>
            {why.map(|sentence| view! { <p class="because"><Words sentence/></p> })}
        </div>
    }
}

/// What the best reading of each hand counts that wins.
#[component]
pub fn CountedRows(
    exercise: Arc<Exercise>,
    /// Whether the readings are shown, too.
    #[prop(optional)]
    with_readings: bool,
    /// The unit of the fans that are shown; without one, all are.
    #[prop(optional)]
    of: Option<Unit>,
) -> impl IntoView {
    let of_hand = |sheet: &Sheet| {
        let rows = counted_fans(sheet).into_iter();
        let rows = rows.filter(|row| of.is_none_or(|unit| row.fan.unit == unit));
        let rows = rows.map(|row| view! { <p class="fan-line"><FanLine row/></p> });
        let reading = with_readings.then(|| view! { <Division sheet=sheet.clone()/> });
        view! {
            {reading}
            <div class="counted-rows">{rows.collect_view()}</div>
            <FormulaLine sheet=sheet.clone()/>
        }
    };
    counted_sheets(&exercise.report).map(of_hand).collect_view()
}
