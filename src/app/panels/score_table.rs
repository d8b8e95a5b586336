//! The panel of the score table: what hands are worth by two counts, with the place of the hand on the
//! screen.

use leptos::prelude::*;

use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::calculator::room;
use crate::system::{ScoreTable as Table, TableWorth};
use crate::text::fans;
use crate::tiles::Seat;

/// Where the hand on the screen stands in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Present {
    /// In the cell of these two counts.
    Cell(u16, u16),
    /// In the row of the limit with this key.
    Limit(&'static str),
    /// Nowhere.
    Nowhere,
}

/// The table for a dealer or for another player; it begins with that of the hand on the screen.
#[component]
pub fn ScoreTable() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let draft = untrack(|| calculator.draft.get());
    let table = draft.system().score_table?;
    let sheet = untrack(|| calculator.sheet());
    let present = match sheet {
        None => Present::Nowhere,
        Some(sheet) => match (sheet.limit, sheet.counts(table)) {
            (Some(limit), _) => Present::Limit(limit),
            (None, Some(counts)) => Present::Cell(counts.main, counts.minor),
            (None, None) => Present::Nowhere,
        },
    };
    let is_own_dealer = draft.own_seat() == Seat::East;
    let is_dealer = RwSignal::new(is_own_dealer);
    let rulings = draft.rulings();
    let offer = move |dealer: bool, words: &'static str| {
        view! {
            <Button
                class="offer" hook=("data-dealer", dealer)
                pressed=move || is_dealer.get() == dealer press=move || is_dealer.set(dealer)
            >
                {i18n.t(words)}
            </Button>
        }
    };
    let [beside, pair] =
        room(["ui.score-table.others", "ui.score-table.dealer"].map(|words| i18n.t(words)));
    let tables = move || {
        let dealer = is_dealer.get();
        let present = if dealer == is_own_dealer { present } else { Present::Nowhere };
        view! {
            <Cells table rulings dealer present/>
            <Limits table rulings dealer present/>
        }
    };
    Some(view! {
        <div class="offers" style:--beside=beside style:--pair=pair>
            {offer(false, "ui.score-table.others")} {offer(true, "ui.score-table.dealer")}
        </div>
        <p class="quiet">{i18n.t("ui.score-table.hint")}</p>
        {tables}
    })
}

/// A row for each second count, a column for each first one.
#[component]
fn Cells(table: &'static Table, rulings: u64, dealer: bool, present: Present) -> impl IntoView {
    let i18n = use_i18n();
    let words = i18n.catalogue();
    let heads = table.mains.iter().map(|main| {
        view! { <th scope="col">{fans::count_of(table.main, (*main).into(), &words)}</th> }
    });
    let heads = heads.collect_view();
    let rows = table.minors.iter().map(|&minor| {
        let cells = table.mains.iter().map(|&main| {
            let is_present = present == Present::Cell(main, minor);
            let worth = (table.worth)(rulings, dealer, main, minor);
            view! { <WorthCell worth dealer is_present at=format!("{main}.{minor}")/> }
        });
        view! {
            <tr>
                <th scope="row">{fans::count_of(table.minor, minor.into(), &words)}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    view! {
        <table class="score-table">
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// A row for each limit.
#[component]
fn Limits(table: &'static Table, rulings: u64, dealer: bool, present: Present) -> impl IntoView {
    let i18n = use_i18n();
    let words = i18n.catalogue();
    let smallest = table.minors[0];
    let counted = table.limits.iter().map(|&main| {
        let from = fans::count_of(table.main, main.into(), &words) + "+";
        (from, (table.worth)(rulings, dealer, main, smallest), main.to_string())
    });
    let uncounted = (String::new(), (table.uncounted)(rulings, dealer), "uncounted".to_owned());
    let mut rows: Vec<(String, TableWorth, String)> = counted.chain([uncounted]).collect();
    // With some rulings the last counts bring no further limit.
    rows.dedup_by_key(|(_, worth, _)| worth.limit);
    let rows = rows.into_iter().map(|(from, worth, at)| {
        let name = worth.limit.map(|limit| i18n.join(&["limit.", limit]));
        let is_present = worth.limit.is_some_and(|limit| present == Present::Limit(limit));
        view! {
            <tr>
                <th scope="row">{name} <span class="also">{from}</span></th>
                <WorthCell worth dealer is_present at/>
            </tr>
        }
    });
    view! { <table class="score-table limits"><tbody>{rows.collect_view()}</tbody></table> }
}

/// What the discarder pays, and what each pays for a self-drawn win.
#[component]
fn WorthCell(
    worth: TableWorth,
    dealer: bool,
    /// Whether the hand on the screen is worth this.
    is_present: bool,
    /// Where the cell stands.
    at: String,
) -> impl IntoView {
    let i18n = use_i18n();
    let dash = || "–".to_owned();
    let discard = worth.discard.map_or_else(dash, |paid| paid.to_string());
    let drawn = worth.self_drawn.map_or_else(dash, |paid| self_drawn(i18n, paid, dealer));
    view! {
        <td data-cell=at aria-current=is_present.then_some("true")>
            <b>{discard}</b>
            <span class="also">{drawn}</span>
        </td>
    }
}

/// What each pays for a self-drawn win: the others and the dealer, or all the same.
fn self_drawn(i18n: I18n, [others, dealer]: [i32; 2], is_dealer: bool) -> String {
    match is_dealer {
        true => i18n.with("ui.score-table.each", "n", &others.to_string()),
        false => format!("{others} / {dealer}"),
    }
}
