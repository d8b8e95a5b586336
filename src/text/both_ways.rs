//! What a complete hand brings by discard and by self-draw, in a few words each.

use crate::entry::Draft;
use crate::explore::both_ways::WonSo;
use crate::scoring::Standing;
use crate::sorting::Sort;
use crate::tiles::WinSource;

use super::{Catalogue, Sentence, Slot, note, payments, summary, totals};

/// What a way to win brings, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Brings {
    /// By discard or self-drawn.
    pub source: WinSource,
    /// Whether the hand was entered as won so.
    pub is_present: bool,
    /// What each who pays pays; without a score table, the points.
    pub paid: String,
    /// The total, its counts or its limit, and who pays.
    pub details: String,
    /// Why the hand may not win so.
    pub barred: Option<Sentence>,
}

impl Brings {
    /// Whether it is about this way to win.
    pub fn is_of(&self, source: Option<WinSource>) -> bool {
        Some(self.source) == source
    }
}

/// What each of these ways to win brings the draft's own player.
pub fn in_words(ways: &[WonSo], draft: &Draft, words: &Catalogue) -> Vec<Brings> {
    ways.iter().map(|won| brings(won, draft, words)).collect()
}

fn brings(won: &WonSo, draft: &Draft, words: &Catalogue) -> Brings {
    let WonSo { source, is_present, report } = won;
    let (table, own) = (draft.system().score_table, draft.own_seat());
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
            words.text("ui.each", &[("amount", Slot::text(different))])
        }
        _ => different,
    };
    let pays = ledger.map(|ledger| match sums[..] {
        [paid] if !source.is_self_drawn() => {
            words.text("ui.discarder-pays", &[("n", Slot::Number(paid.into()))])
        }
        // Several players pay: all three, or the discarder and a player who is liable.
        _ => payments::of_ledger(&ledger, words),
    });
    let on_top = sheet.map(|_| summary::on_top(report.on_top));
    let counts = sheet.zip(table).map(|(sheet, table)| totals::counts(table, sheet, words));
    let details =
        [total, on_top, counts, pays].into_iter().flatten().filter(|words| !words.is_empty());
    let barred = match &report.standing {
        Standing::Complete { why: Some(why), .. } => Some(note::sentence(why, words)),
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
