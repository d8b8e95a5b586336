//! Comparisons: the shown reading with the best one, or a split with the declared one.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Division, DivisionWithPartsLit, FanName, Words};
use crate::calculator::Action;
use crate::explore::keep_split;
use crate::scoring::Sheet;
use crate::scoring::comparison::{Comparison, Difference, points};
use crate::scoring::split_comparison::{Pairing, SharedHand};
use crate::system::Fan;
use crate::text::comparison as words;
use crate::text::fans::{CountedFan, counted_fans};

/// The panel that compares the shown reading with the best one: sets, fans, and why the best one is
/// better.
#[component]
pub fn ReadingComparison() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let (examined, place, reading) = (
        calculator.outcome.examined.get(),
        calculator.place.get(),
        calculator.outcome.reading.get(),
    );
    let comparison = Comparison::new(calculator.rules.get(), &examined, place, [0, reading])?;
    let sheets = [0, reading].map(|index| examined.report.sheets_at(place)[index].clone());
    let heads = ["ui.versus-best", "ui.versus-this"].map(|key| i18n.t(key));
    Some(view! { <TwoReadings comparison sheets heads/> })
}

/// Two readings of one hand: their sets, why the first is better, and the fans of both.
#[component]
pub fn TwoReadings(
    comparison: Comparison,
    sheets: [Sheet; 2],
    /// What stands above each.
    heads: [String; 2],
) -> impl IntoView {
    let verdict = words::verdict(&use_i18n().catalogue(), &comparison);
    view! {
        <BothDivisions comparison=comparison.clone() sheets=sheets.clone() names=heads.clone()/>
        <p class="reason" data-part="versus"><Words sentence=verdict/></p>
        <FanTable comparison sheets heads/>
    }
}

/// The panel that compares a split with the declared one, hand by hand, with a button to take it.
#[component]
pub fn SplitComparison(
    /// The index of the split in the report.
    split: usize,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let comparison = calculator.outcome.examined.get().compare_split(split)?;
    let preference = words::preference(&i18n.catalogue(), &comparison);
    let pairings = comparison.pairings.into_iter();
    let pairings = pairings.map(|pairing| view! { <PairingView pairing/> }).collect_view();
    let kept = calculator
        .engine()
        .and_then(|engine| keep_split::keep(engine, &calculator.draft.get(), split));
    let keep = kept.map(|kept| {
        view! {
            <Button class="primary" name="keep-split" press=Action::Split(Box::new(kept))>
                {i18n.t("ui.split-keep")}
            </Button>
        }
    });
    Some(view! {
        <p class="reason" data-part="versus"><Words sentence=preference/></p>
        {pairings}
        {keep}
    })
}

/// Two hands of two splits beside each other, or a hand that only one split has.
#[component]
fn PairingView(pairing: Pairing) -> impl IntoView {
    let i18n = use_i18n();
    let heads = ["ui.split-best", "ui.split-this"].map(|key| i18n.t(key));
    let name = |head: &str, hand: &Option<SharedHand>| {
        let place = hand.as_ref().map(|hand| i18n.place_name(hand.share.place));
        [head, i18n.language().colon(), &*place.unwrap_or_default()].concat()
    };
    let names = [0, 1].map(|i| name(&heads[i], &pairing.hands[i]));
    match (pairing.hands, pairing.comparison) {
        ([Some(best), Some(this)], Some(comparison)) => {
            let sheets = [best.sheet, this.sheet];
            view! {
                <BothDivisions comparison=comparison.clone() sheets=sheets.clone() names/>
                <FanTable comparison sheets heads/>
            }
            .into_any()
        }
        (hands, _) => {
            let alone = hands.into_iter().zip(names).filter_map(|(hand, name)| Some((hand?, name)));
            let alone = alone.map(|(hand, name)| view! { <LoneHand sheet=hand.sheet name/> });
            alone.collect_view().into_any()
        }
    }
}

/// The tiles of two readings in columns. What only one of them has is highlighted.
#[component]
fn BothDivisions(
    comparison: Comparison,
    sheets: [Sheet; 2],
    /// What stands above the columns.
    names: [String; 2],
) -> impl IntoView {
    let columns = sheets.into_iter().zip(names).zip(comparison.parts);
    let columns = columns.map(|((sheet, name), parts)| {
        view! {
            <div>
                <span class="also">{name}</span>
                <DivisionWithPartsLit sheet parts/>
            </div>
        }
    });
    view! { <div class="columns">{columns.collect_view()}</div> }
}

/// The fans of two readings: first those in which they differ.
#[component]
fn FanTable(comparison: Comparison, sheets: [Sheet; 2], heads: [String; 2]) -> impl IntoView {
    let i18n = use_i18n();
    let [best, this] = &sheets;
    let differences = |differences: &[Difference], less: &Sheet| {
        let rows = differences.iter().map(|difference| {
            view! { <DifferenceRows difference=difference.clone() less=less.clone()/> }
        });
        rows.collect_view()
    };
    let (gains, losses) =
        (differences(&comparison.gains, this), differences(&comparison.losses, best));
    let in_both = comparison.counted_in_both.iter().map(|fan| {
        let worths = vec![Some(points(best, fan)), Some(points(this, fan))];
        view! { <ComparedFan class="alike" fan worths/> }
    });
    let in_both = in_both.collect_view();
    let totals = comparison.totals.map(|total| total.to_string());
    view! {
        <table class="versus">
            <ComparedRow class="heads" cells=heads.to_vec()/>
            {gains}
            {losses}
            {in_both}
            <ComparedRow class="sum" name=i18n.t("ui.versus-total").into_any() cells=totals.to_vec()/>
        </table>
    }
}

/// A hand that the other split does not have.
#[component]
fn LoneHand(sheet: Sheet, name: String) -> impl IntoView {
    let i18n = use_i18n();
    let rows = counted_fans(&sheet).into_iter().map(|counted| {
        view! { <ComparedFan class="alike" fan=counted.fan worths=vec![Some(counted.points)]/> }
    });
    let rows = rows.collect_view();
    let total = sheet.total.to_string();
    view! {
        <span class="also">{name}</span>
        <Division sheet/>
        <table class="versus">
            {rows}
            <ComparedRow class="sum" name=i18n.t("ui.versus-total").into_any() cells=vec![total]/>
        </table>
    }
}

/// A fan that only one reading counts, or counts more times, and why the other one does not.
#[component]
fn DifferenceRows(
    difference: Difference,
    /// The reading that counts it less often.
    less: Sheet,
) -> impl IntoView {
    let fan = difference.fan;
    let worth = |i: usize| (difference.times[i] > 0).then_some(difference.points[i]);
    let why = words::without(&use_i18n().catalogue(), &difference, &less);
    let why = why.map(|sentence| {
        view! { <tr><td class="also" colspan="3"><Words sentence/></td></tr> }
    });
    view! {
        <ComparedFan class="differs" fan worths=vec![worth(0), worth(1)] differs=fan.number/>
        {why}
    }
}

/// A fan in a table of two readings.
#[component]
fn ComparedFan(
    class: &'static str,
    fan: &'static Fan,
    /// What it is worth in each reading; `None` in one that does not count it.
    worths: Vec<Option<i32>>,
    /// The number of the fan in which two readings differ.
    #[prop(optional)]
    differs: Option<u8>,
) -> impl IntoView {
    let (words, row) = (use_i18n().catalogue(), CountedFan::once(fan));
    let cell = |points: Option<i32>| {
        let row = points.map(|points| CountedFan { points, ..row });
        row.map_or_else(|| "–".to_owned(), |row| row.worth(&words))
    };
    let cells = worths.into_iter().map(cell).collect();
    view! { <ComparedRow class name=view! { <FanName row/> }.into_any() cells differs/> }
}

/// A row of a table of two readings.
#[component]
fn ComparedRow(
    class: &'static str,
    /// What the row is about. The column of the names has no heading.
    #[prop(optional)]
    name: Option<AnyView>,
    cells: Vec<String>,
    /// The number of the fan in which two readings differ.
    #[prop(optional_no_strip)]
    differs: Option<u8>,
) -> impl IntoView {
    let head = match name {
        None => view! { <td colspan="1"></td> }.into_any(),
        Some(name) => view! { <th>{name}</th> }.into_any(),
    };
    let cells = cells.into_iter().map(|cell| view! { <td>{cell}</td> });
    view! {
        <tr class=class data-differs=differs.map(|number| number.to_string())>
            {head}
            {cells.collect_view()}
        </tr>
    }
}
