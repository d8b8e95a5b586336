//! Deals written shortly.

use crate::entry::notation;
use crate::rules::classical::tests::*;
use crate::scoring::{Formula, Sheet};
use crate::system::Fan;
use crate::tiles::{BySeat, Seat, Win, WinSource, Wind};

/// A seat of its letter.
pub fn seat(letter: &str) -> Seat {
    Wind::from_letter(letter).expect("a seat")
}

/// An entry in notation: `[CCC]5578s2h`.
pub fn entry(text: &str) -> EnteredHand {
    if text.is_empty() {
        return EnteredHand::default();
    }
    let tiles = notation::parse(text).expect("tiles");
    // Of fourteen tiles the notation takes the last as the winning one.
    let standing = tiles.standing.into_iter().chain(tiles.win).collect();
    EnteredHand { standing, melds: tiles.melds, flowers: tiles.flowers }
}

/// A win in the East round by `who`, whose hand is `text` with `+` before the winning tile, as
/// `way` says: `wall`, `free`, `from E`, `robbed E`, with `last`, `copy` or `ready` behind it.
pub fn won(who: &str, text: &str, source: &str) -> Record {
    let tiles = notation::parse(text).expect("tiles");
    let mut words = source.split(' ').peekable();
    let first = words.next();
    let from = words.next_if(|w| Wind::from_letter(w).is_some()).map(seat);
    let flags: Vec<&str> = words.collect();
    let source = match first {
        Some("wall") => WinSource::SelfDrawn,
        Some("free") => WinSource::Replacement,
        Some("robbed") => WinSource::RobbedKong,
        _ => WinSource::Discard,
    };
    let win = Win {
        source,
        from,
        last_of_wall: flags.contains(&"last"),
        last_copy: flags.contains(&"copy"),
    };
    let mut hands = BySeat::default();
    hands[seat(who)] =
        Some(EnteredHand { standing: tiles.standing, melds: tiles.melds, flowers: tiles.flowers });
    let ending = Ending::Win(Claim {
        by: vec![seat(who)],
        tile: tiles.win,
        details: WinDetails { win, ready_on_deal: flags.contains(&"ready"), declared_ready: true },
    });
    let (round, rulings) = (Wind::East, Rulings::default());
    Record { round, limit: LIMIT, flowers: true, rulings, hands, ending }
}

/// What is written in a chain.
pub trait Written: Sized {
    /// In the round of this wind.
    fn round(self, wind: &str) -> Record;
    /// With another hand.
    fn and(self, who: &str, text: &str) -> Record;
    /// With a ruling on.
    fn ruled(self, ruling: Ruling) -> Record;
    /// Checked, counted and settled.
    fn scored(&self) -> Scored;
}

impl Written for Record {
    fn round(mut self, wind: &str) -> Record {
        self.round = seat(wind);
        self
    }

    fn and(mut self, who: &str, text: &str) -> Record {
        self.hands[seat(who)] = Some(entry(text));
        self
    }

    fn ruled(mut self, ruling: Ruling) -> Record {
        self.rulings = self.rulings.with(ruling, true);
        self
    }

    fn scored(&self) -> Scored {
        let faults = |f: Vec<crate::entry::Fault>| {
            f.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        score(&Deal::new(self).map_err(faults).expect("a deal"))
    }
}

/// The winner's best reading.
pub fn best(scored: &Scored) -> &Sheet {
    scored.hands[scored.winner.expect("a winner")]
        .best()
        .unwrap_or_else(|| panic!("{:?}", scored.verdict))
}

/// The row with a key.
pub fn row(key: &str) -> &'static Fan {
    FANS.iter().find(|fan| fan.key == key).unwrap_or_else(|| panic!("no row {key}"))
}

/// How often a row counts.
pub fn times(sheet: &Sheet, key: &str) -> usize {
    sheet.counted.iter().filter(|c| c.fan.key == key).count()
}

/// How the points of a sheet are doubled.
pub fn formula(sheet: &Sheet) -> &Formula {
    sheet.formula.as_ref().expect("a formula")
}

/// What the points of a sheet come to before the limit and the rounding.
pub fn raw(sheet: &Sheet) -> i32 {
    formula(sheet).amount()
}

/// How often the points of a sheet are doubled.
pub fn doubles(sheet: &Sheet) -> u32 {
    let factors = sheet.counted.iter().filter(|counted| counted.fan.unit == Unit::Factor);
    factors.map(|counted| counted.points.trailing_zeros()).sum()
}

/// The keys of the rows with a unit that count, each as often as it does.
pub fn keys(sheet: &Sheet, wanted: Unit) -> Vec<&'static str> {
    let counted = sheet.counted.iter().filter(|c| c.fan.unit == wanted);
    counted.map(|c| c.fan.key).collect()
}

/// The net of East, South, West and North.
pub fn net(scored: &Scored) -> [i32; 4] {
    Wind::ALL.map(|seat| scored.ledger.net[seat])
}
