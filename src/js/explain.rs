//! What explanations are made of: why the fans of a reading apply, or the first thing in their
//! way. The package's module, `www/package/explain.js`, puts it into words.

use serde::Serialize;

use crate::entry::Draft;
use crate::scoring::{Note, Report, Sheet, Transfer, Why};
use crate::tiles::Tile;

/// A reading and what is said of it.
#[derive(Serialize)]
pub struct Explanation<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    reading: Option<Reading<'a>>,
    notes: &'a [Note],
    payments: &'a [Transfer],
}

/// A reading of a hand.
#[derive(Serialize)]
struct Reading<'a> {
    sheet: &'a Sheet,
    /// The number of the principle of MCR behind what is dropped, one by one.
    principles: Vec<u8>,
    win: Option<Tile>,
    /// The fans that are asked about, with their numbers.
    fans: Vec<(u8, Why)>,
}

impl<'a> Explanation<'a> {
    /// A fan in the reading with an index at a place; all that counts, then all that was dropped,
    /// if none is named. The best reading of the hand may be missing, any other not.
    pub fn new(
        draft: &Draft,
        report: &'a Report,
        (place, index): (usize, usize),
        fan: Option<u8>,
    ) -> Option<Explanation<'a>> {
        let sheets = match place {
            0 => &report.sheets,
            _ => report
                .others
                .iter()
                .find(|other| other.place == place)
                .map(|other| &other.sheets)?,
        };
        let reading = sheets.get(index).map(|sheet| {
            let fans = fan.map_or_else(|| fans(sheet), |fan| vec![fan]);
            let why = |fan: u8| Some((fan, draft.system().why_at(draft, place, index, fan)?));
            Reading {
                sheet,
                principles: sheet.dropped.iter().map(|d| d.reason.principle()).collect(),
                win: draft.system().winning_tile(draft, place),
                fans: fans.into_iter().filter_map(why).collect(),
            }
        });
        let payments = report.ledger.as_ref().map_or(&[][..], |ledger| &ledger.transfers);
        let there = reading.is_some() || (fan, place, index) == (None, 0, 0);
        there.then_some(Explanation { reading, notes: &report.notes, payments })
    }
}

/// The numbers of what counts, then of what was dropped.
fn fans(sheet: &Sheet) -> Vec<u8> {
    let mut numbers: Vec<u8> = Vec::new();
    let counted = sheet.counted.iter().map(|c| c.fan);
    for number in counted.chain(sheet.dropped.iter().map(|d| d.fan)) {
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    numbers
}
