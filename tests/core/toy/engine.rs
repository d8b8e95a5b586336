//! The engine of Harbour: it checks a draft, scores the hand and settles who pays.

use hule::entry::{Draft, Fault, Faults, Hand};
use hule::reading::division::{self, Division};
use hule::reading::shanten::Forms;
use hule::scoring::{
    Counted, Deal, Engine, Formula, Ledger, Readings, Scored, Settled, Sheet, Standing, Wait, Why,
    Worth, progress,
};
use hule::system::{Answer, Fan, System};
use hule::tiles::{Seat, Tile, TileSet};

use super::SYSTEM;
use super::fans::detect;
use super::faults::HONORS_IN_A_STORM;
use super::questions::{ANCHORED, STORM, WEATHER};

/// The engine of Harbour.
pub struct Harbour;

/// The engine of Harbour.
pub static ENGINE: Harbour = Harbour;

/// A hand that can exist, in its weather.
struct Landed {
    hand: Hand,
    weather: Answer,
    seat: Seat,
}

impl Engine for Harbour {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn Deal>, Faults> {
        let hand = draft.tiles.hand()?;
        let weather = draft.answer(&WEATHER).expect("it has a default");
        let honors = hand.all().kinds().intersection(TileSet::HONORS);
        let anchored = draft.answer(&ANCHORED) == Some(Answer::Yes);
        if weather == STORM && !anchored && !honors.is_empty() {
            return Err(Fault::new(HONORS_IN_A_STORM).tiles(honors).into());
        }
        Ok(Box::new(Landed { hand, weather, seat: draft.own_seat() }))
    }
}

impl Landed {
    fn sheet(&self, division: &Division) -> Sheet {
        let counted = |fan: &'static Fan| {
            let evidence = detect(division, self.weather, fan.number).ok()?;
            Some(Counted { fan, points: fan.worth, evidence })
        };
        let counted: Vec<Counted> = SYSTEM.fans.iter().filter_map(counted).collect();
        let points = counted.iter().map(|counted| i32::from(counted.points)).sum();
        Sheet {
            division: division.clone(),
            won: self.hand.win().and_then(|tile| division.completed_by(tile).iter().next()),
            counted,
            dropped: Vec::new(),
            points,
            total: points,
            limit: None,
            formula: None,
        }
    }

    fn sheets(&self, hand: &Hand) -> Vec<Sheet> {
        let mut sheets = Vec::new();
        if hand.size() == Hand::COMPLETE {
            let each = &mut |division: &Division| sheets.push(self.sheet(division));
            division::four_sets(&hand.standing_and_win(), hand.melds(), each);
        }
        sheets.sort_by_key(|sheet| std::cmp::Reverse(sheet.total));
        sheets
    }

    fn waits(&self) -> Vec<Wait> {
        let wait = |tile: Tile| {
            let total = self.sheets(&self.hand.with_win(Some(tile))).first()?.total;
            let worth = Worth::winning(total);
            Some(Wait::new(&self.hand, tile, worth.clone(), worth))
        };
        self.hand.available().iter().filter_map(wait).collect()
    }
}

impl Deal for Landed {
    fn score(self: Box<Self>) -> Scored {
        Scored { settled: self.settled(), readings: self }
    }
}

impl Landed {
    fn settled(&self) -> Settled {
        let sheets = self.sheets(&self.hand);
        let Some(best) = sheets.first() else {
            let waits = || self.waits();
            return Settled::new(progress::standing_by_forms(&self.hand, waits, Forms::NONE));
        };
        let mut ledger = Ledger::default();
        for payer in Seat::ALL.into_iter().filter(|seat| *seat != self.seat) {
            ledger.pay(payer, self.seat, Formula::flat(best.total), "self-drawn");
        }
        let standing = Standing::complete(true, 0);
        Settled { ledger: Some(ledger), sheets, ..Settled::new(standing) }
    }
}

impl Readings for Landed {
    fn explain(&self, _: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        SYSTEM.fan(fan)?;
        Some(detect(&sheet.division, self.weather, fan).map(|evidence| vec![evidence]))
    }
}
