//! What the hand brings by discard and by self-draw, which the switch between the two says.

use leptos::prelude::*;

use crate::app::context::{Calculator, I18n};
use crate::app::pieces::Words;
use crate::explore::both_ways::{WonSo, both_ways};
use crate::scoring::Standing;
use crate::sorting::Sort;
use crate::system::ScoreTable;
use crate::text::{Sentence, Slot, note, payments, summary, totals};
use crate::tiles::{Seat, WinSource};

/// What a way to win brings, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Brings {
    /// By discard or self-drawn.
    source: WinSource,
    /// Whether the hand was entered as won so.
    is_present: bool,
    /// What each who pays pays; without a score table, the points.
    paid: String,
    /// The total, its counts or its limit, and who pays.
    details: String,
    /// Why the hand may not win so.
    barred: Option<Sentence>,
}

/// What each of the two usual ways to win brings a complete hand of a player who has no other.
pub fn both_ways_in_words(calculator: Calculator, i18n: I18n) -> Vec<Brings> {
    let table = calculator.rules.get().score_table;
    let Some(engine) = calculator.engine() else { return Vec::new() };
    if calculator.sheet().is_none() || calculator.place.get() > 0 || calculator.is_one_player() {
        return Vec::new();
    }
    let draft = calculator.draft.get();
    let own = draft.own_seat();
    both_ways(engine, &draft).iter().map(|won| brings(won, table, own, i18n)).collect()
}

fn brings(won: &WonSo, table: Option<&'static ScoreTable>, own: Seat, i18n: I18n) -> Brings {
    let WonSo { source, is_present, report } = won;
    let words = i18n.catalogue();
    let sheet = report.sheets.first().filter(|_| report.standing.wins());
    // What others pay another winner is not for this hand.
    let ledger = report.ledger.as_ref().filter(|_| report.standing.wins());
    let ledger = ledger.map(|ledger| ledger.received_by(own));
    let sums: Vec<i32> = ledger
        .iter()
        .flat_map(|l| l.net.iter().map(|(_, net)| -net))
        .filter(|sum| *sum > 0)
        .collect();
    let mut different = sums.clone();
    different.arrange_by_key(|sum| *sum);
    different.dedup();
    let different = different.iter().map(i32::to_string).collect::<Vec<_>>().join(" / ");
    let total = sheet.map(|sheet| sheet.total.to_string());
    let paid = match sums.len() {
        // Without a table the points are what is compared.
        _ if table.is_none() => total.clone().unwrap_or_else(|| "–".to_owned()),
        0 => "–".to_owned(),
        2.. if !different.contains('/') => {
            i18n.fill("ui.each", &[("amount", Slot::text(different))])
        }
        _ => different,
    };
    let pays = ledger.map(|ledger| match sums[..] {
        [paid] if !source.is_self_drawn() => {
            i18n.fill("ui.discarder-pays", &[("n", Slot::Number(paid.into()))])
        }
        // Several players pay: all three, or the discarder and a player who is liable.
        _ => payments::of_ledger(&ledger, &words),
    });
    let on_top = sheet.map(|_| summary::on_top(report.on_top));
    let counts = sheet.zip(table).map(|(sheet, table)| totals::counts(table, sheet, &words));
    let details =
        [total, on_top, counts, pays].into_iter().flatten().filter(|words| !words.is_empty());
    let barred = match &report.standing {
        Standing::Complete { why: Some(why), .. } => Some(note::sentence(why, &words)),
        _ => None,
    };
    Brings {
        source: *source,
        is_present: *is_present,
        paid,
        details: Vec::from_iter(details).join(" "),
        barred,
    }
}

/// How many letters of what is paid have room beside the name of a way on a small phone.
const SHORT: usize = 6;

/// What a way to win brings, on its key: what is paid, and for who listens all of it.
#[component]
pub fn WayBrings(brings: Brings) -> impl IntoView {
    let Brings { source, is_present, paid, details, barred } = brings;
    let is_long = paid.chars().count() > SHORT;
    view! {
        <span
            class="brings" data-way-to-win=source.key() data-present=is_present.then_some("")
            data-long=is_long.then_some("")
        >
            " " <b>{paid}</b>
            <span class="spoken">
                " " {details}
                {barred.map(|sentence| view! { <Words sentence/> })}
            </span>
        </span>
    }
}

impl Brings {
    /// Whether it is about this way to win.
    pub fn is_of(&self, source: Option<WinSource>) -> bool {
        Some(self.source) == source
    }
}
