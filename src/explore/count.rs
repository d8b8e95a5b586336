//! What a hand counts, and what its player earns as far as it is known who pays, before and after a change.

use crate::entry::Draft;
use crate::scoring::{Report, Sheet, Standing};
use crate::system::Fan;

/// What a hand counts: its total, its fans (each as often as it counts), and whether it wins.
#[derive(Clone, Debug)]
pub(super) struct Count {
    pub total: i32,
    fans: Vec<&'static Fan>,
    pub wins: bool,
}

impl Count {
    /// What the hand of a place counts, or all hands together if one player makes them. `None` if
    /// nothing is counted.
    pub(super) fn of(draft: &Draft, report: &Report, place: usize) -> Option<Count> {
        let of = |place: usize| -> Option<&Sheet> {
            match place {
                0 => report.sheets.first(),
                _ => report.others.iter().find(|hand| hand.place == place)?.sheets.first(),
            }
        };
        let sheets: Vec<&Sheet> = match draft.is_one_player() {
            true => (0..=draft.others.len()).filter_map(of).collect(),
            false => of(place).into_iter().collect(),
        };
        if sheets.is_empty() {
            return None;
        }
        Some(Count {
            total: sheets.iter().map(|sheet| sheet.total).sum(),
            fans: sheets.iter().flat_map(|sheet| &sheet.counted).map(|c| c.fan).collect(),
            wins: place > 0 || matches!(report.standing, Standing::Complete { wins: true, .. }),
        })
    }

    /// The fans, each once.
    pub(super) fn kinds(&self) -> Vec<&'static Fan> {
        let mut kinds = Vec::new();
        for fan in &self.fans {
            if !kinds.contains(fan) {
                kinds.push(*fan);
            }
        }
        kinds
    }

    pub(super) fn times(&self, fan: u8) -> usize {
        self.fans.iter().filter(|other| other.number == fan).count()
    }

    /// The fans that count more often than in `other`, each listed once.
    pub(super) fn over(&self, other: &Count) -> Vec<&'static Fan> {
        let more = |fan: &&Fan| self.times(fan.number) > other.times(fan.number);
        self.kinds().into_iter().filter(more).collect()
    }
}

/// What the player of a hand earns: the least and the most, if it is open who pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Earnings {
    least: i32,
    most: i32,
}

impl Earnings {
    /// What the hand of a place earns. `None` if nothing is known of the payments.
    pub fn of(draft: &Draft, report: &Report, place: usize) -> Option<Earnings> {
        let seat = if place == 0 { draft.own_seat() } else { draft.seat(place)? };
        let ledger = report.ledger.iter().map(|ledger| ledger.net[seat]);
        let nets = ledger.chain(report.payments.iter().map(|payment| payment.net[seat]));
        let (least, most) = (nets.clone().min()?, nets.max()?);
        Some(Earnings { least, most })
    }

    /// Whether this is less than something else, in the least or in the most that it can come to.
    pub fn is_less_than(self, other: Earnings) -> bool {
        self.least < other.least || self.most < other.most
    }
}
