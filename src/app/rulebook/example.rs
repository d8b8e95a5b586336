//! An example of the rulebook: a hand and its result. A tap opens it in the calculator.

use leptos::prelude::*;

use super::{Volume, address_of};
use crate::app::context::use_i18n;
use crate::app::pieces::{FanName, FanWorth, Icon, LaidHand, PlainHand, WordsLine, answers, icon};
use crate::calculator::{ChosenFan, highlight};
use crate::entry::link;
use crate::rulebook::page_of;
use crate::scoring::Report;
use crate::system::Fan;
use crate::text::fans::counted_fans;
use crate::text::payments;
use crate::text::summary::Summary;

/// An example; nothing if its link cannot be read.
#[component]
pub fn Example(
    /// The rulebook.
    volume: Volume,
    /// The link of the hand.
    link: &'static str,
    /// The number of the fan that it illustrates.
    of: Option<u8>,
) -> impl IntoView {
    let i18n = use_i18n();
    let draft = link::decode(link, &[volume.rules]).ok()?;
    let report = volume.engine.report(&draft);
    let summary = Summary::of(&draft, &report, 0, &i18n.catalogue());
    let sentences = answers::circumstances(i18n, &draft);
    let verdict = of.is_none().then(|| {
        let words = i18n.catalogue();
        let paid = report.ledger.as_ref().map(|ledger| payments::of_ledger(ledger, &words));
        let paid = paid.filter(|paid| !paid.is_empty());
        view! {
            <p class="also" data-tone=summary.tone.key()>{summary.verdict}</p>
            {paid.map(|paid| view! { <p class="also">{paid}</p> })}
        }
    });
    Some(view! {
        <div class="book-example">
            <a
                class="book-hand"
                href=format!("#{link}")
                data-hand=link
                title=i18n.t("ui.book-open")
            >
                <LaidHand draft report=report.clone()/>
                <span class="book-sum">
                    <span class="book-total">
                        <b>{summary.total}</b>
                        <span>{summary.unit}</span>
                    </span>
                    <span class="book-answers"><WordsLine sentences/></span>
                    <Icon path=icon::NEXT/>
                </span>
            </a>
            <FansOfExample volume report of/>
            {verdict}
        </div>
    })
}

/// A hand that shows a fan, right below its definition: the tiles that make it in full, the others pale. A tap opens
/// the hand in the calculator.
#[component]
pub fn Shown(volume: Volume, fan: &'static Fan, link: &'static str) -> impl IntoView {
    let i18n = use_i18n();
    let draft = link::decode(link, &[volume.rules]).ok()?;
    let report = volume.engine.report(&draft);
    let chosen = ChosenFan::Counted(fan.number);
    let lit = report.sheets.first().and_then(|sheet| highlight(&draft.tiles, sheet, chosen));
    Some(view! {
        <a
            class="book-hand book-shown"
            href=format!("#{link}")
            data-shown=link
            title=i18n.t("ui.book-open")
        >
            <PlainHand draft lit/>
        </a>
    })
}

/// The counted fans, each with a link to its entry; nothing if there are none.
#[component]
fn FansOfExample(volume: Volume, report: Report, of: Option<u8>) -> impl IntoView {
    let counted = counted_fans(report.sheets.first()?);
    if counted.is_empty() {
        return None;
    }
    let rows = counted.into_iter().map(|row| {
        let fan = row.fan;
        let name = if of == Some(fan.number) {
            view! { <span class="book-this"><FanName row/></span> }.into_any()
        } else {
            let page = address_of(&page_of(volume.rules, fan));
            view! { <a class="book-fan" href=page><FanName row/></a> }.into_any()
        };
        view! { <li class="fan-line" data-counted=fan.key><FanWorth row/>{name}</li> }
    });
    Some(view! { <ul class="book-counted">{rows.collect_view()}</ul> })
}
