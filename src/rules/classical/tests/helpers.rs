//! Deals written shortly.

use crate::entry::Draft;
use crate::rules::classical::tests::*;
use crate::scoring::{Formula, Sheet};
use crate::system::Fan;
use crate::tiles::{Seat, WinSource, Wind};

/// A seat of its letter.
pub fn seat(letter: &str) -> Seat {
    Wind::from_letter(letter).expect("a seat")
}

/// A win in the East round by `who`, whose hand is `text` with `+` before the winning tile, as
/// `way` says: `wall`, `free`, `from E`, `robbed E`, with `last`, `copy` or `ready` behind it.
pub fn won(who: &str, text: &str, way: &str) -> Draft {
    let mut words = way.split(' ').peekable();
    let first = words.next();
    let from = words.next_if(|word| Wind::from_letter(word).is_some());
    let source = match first {
        Some("wall") => WinSource::SelfDrawn,
        Some("free") => WinSource::Replacement,
        Some("robbed") => WinSource::RobbedKong,
        _ => WinSource::Discard,
    };
    let draft = Draft::new(&SYSTEM).said("seat", who).said("win", source.key()).and(who, text);
    let draft = from.into_iter().fold(draft, |draft, from| draft.said("from", from));
    words.fold(draft, |draft, word| match word {
        "last" if source.is_self_drawn() => draft.said("last", "draw"),
        "last" => draft.said("last", "claim"),
        "copy" => draft.said("last-copy", "yes"),
        "ready" => draft.said("ready-on-deal", "yes"),
        other => panic!("{other}?"),
    })
}

/// What is written in a chain.
pub trait Written: Sized {
    /// With an answer.
    fn said(self, question: &str, answer: &str) -> Draft;
    /// In the round of this wind.
    fn round(self, wind: &str) -> Draft;
    /// With the hand of a player, in notation: `[CCC]5578s2h`.
    fn and(self, who: &str, text: &str) -> Draft;
    /// Another player claims the winning tile, too.
    fn claimed_by(self, who: &str) -> Draft;
    /// With a ruling on.
    fn ruled(self, ruling: Ruling) -> Draft;
    /// Checked, counted and settled.
    fn settlement(&self) -> Settlement;
}

impl Written for Draft {
    fn said(mut self, question: &str, answer: &str) -> Draft {
        self.set(question, answer).expect("an answer");
        self
    }

    fn round(self, wind: &str) -> Draft {
        self.said("round", wind)
    }

    fn and(mut self, who: &str, text: &str) -> Draft {
        let place = self.own_seat().places_to(seat(who));
        self.read(place, text).expect("tiles");
        self
    }

    fn claimed_by(mut self, who: &str) -> Draft {
        let place = self.own_seat().places_to(seat(who));
        self.set_at("claims", place, "yes").expect("another place");
        self
    }

    fn ruled(mut self, ruling: Ruling) -> Draft {
        self.set_rulings(Rulings::from_bits(self.rulings()).with(ruling, true).bits());
        self
    }

    fn settlement(&self) -> Settlement {
        let faults = |f: Vec<crate::entry::Fault>| {
            f.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        score(Box::new(Deal::new(self).map_err(faults).expect("a deal")))
    }
}

/// The winner's best reading.
pub fn best(settlement: &Settlement) -> &Sheet {
    settlement.hands[settlement.winner().expect("a winner")]
        .best()
        .unwrap_or_else(|| panic!("{:?}", settlement.verdict))
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
pub fn net(settlement: &Settlement) -> [i32; 4] {
    Wind::ALL.map(|seat| settlement.ledger.net[seat])
}
