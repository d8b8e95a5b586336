//! The printed page of a session: the ranking, the chart and the deals.

use leptos::prelude::*;

use super::drawing::about;
use crate::app::browser::web;
use crate::app::context::use_i18n;
use crate::app::session::chart::ChartView;
use crate::app::session::deeds::Deeds;
use crate::app::session::podium::Podium;
use crate::app::session::shown::{Shown, words_of};
use crate::session::link;
use crate::text::session::{DealCell, DealRow};

/// From so many deals on, the rows are set closer, so that an evening stays on one page.
const MANY: usize = 24;

/// The page.
#[component]
pub fn SessionPaper(shown: Shown) -> impl IntoView {
    let i18n = use_i18n();
    let words = words_of(i18n, &shown.session);
    let names = shown.players().map(|player| shown.name(player, &words));
    let names = names.map(|name| view! { <th scope="col">{name}</th> }).collect_view();
    let row =
        |index| view! { <PaperRow row=DealRow::new(&shown.session, &shown.sheet, index, &words)/> };
    let rows = (0..shown.session.deals.len()).map(row);
    let many = (shown.sheet.deals.len() > MANY).then_some("");
    let page = web::address();
    let page = page.split('#').next().unwrap_or_default().to_owned();
    let link =
        link::encode(&shown.session).map_or(page.clone(), |link| [&*page, "#", &link].concat());
    let signal = Signal::stored(shown.clone());
    view! {
        <h1><b>{shown.title(&words)}</b></h1>
        <p>{about(&shown, &words)}</p>
        <div class="score-sheet" data-many=many>
            <Podium shown=signal/>
            <Deeds shown=signal/>
            <ChartView shown=signal/>
            <table class="deals">
                <thead>
                    <tr>
                        <th scope="col">{i18n.t("session.csv.deal")}</th>
                        <th scope="col">{i18n.t("session.csv.line")}</th>
                        {names}
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
        <p class="link">{link}</p>
    }
}

/// A deal in a line.
#[component]
fn PaperRow(row: DealRow) -> impl IntoView {
    let DealRow { number, line, cells, penalties, .. } = row;
    let line = [line].into_iter().chain(penalties).collect::<Vec<_>>().join(" · ");
    let cell = |cell: DealCell| {
        view! { <td><span class="change">{cell.signed}</span> " " <b>{cell.total}</b></td> }
    };
    view! {
        <tr>
            <th scope="row">{number}</th>
            <td class="line">{line}</td>
            {cells.into_iter().map(cell).collect_view()}
        </tr>
    }
}
