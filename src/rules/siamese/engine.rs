//! The engine of Siamese MCR: what the flow needs from it.

use std::sync::OnceLock;

use crate::entry::{Draft, Event as Told, Fault};
use crate::rules::mcr;
use crate::scoring::split_comparison::SplitComparison;
use crate::scoring::{self, Engine, Hands, Note, OtherHand, Report, Settled, Sheet, Standing, Why};
use crate::system::{Answer, Question, Role, System};

use super::deal::{Deal, Event};
use super::first::Chosen;
use super::holding::Holding;
use super::score::{Scored, declaration, score};
use super::second::Second;
use super::settle::settle;
use super::side::Side;
use super::{SYSTEM, questions, shown, split_comparison};

/// The engine of Siamese MCR.
pub const ENGINE: Siamese = Siamese;

/// The engine of Siamese MCR.
///
/// The first place, hand A, has the tiles that both hands share, the drawn or claimed one, and
/// the melds of hand A; the second, hand B, has the melds of hand B. Tiles that stand at the
/// second place are shared ones, too, but pinned to hand B; events pin tiles to either.
///
/// A report has the readings of hand A as its sheets and those of hand B among the others, as far
/// as they are declared; its splits say which of the shared tiles each has.
#[derive(Clone, Copy, Debug)]
pub struct Siamese;

/// Two hands that were checked, with what was declared before.
struct Pair {
    holding: Holding,
    events: Vec<Event>,
    /// What both come to, once it was asked for, if there are tiles for two hands.
    scored: OnceLock<Scored>,
}

/// The hand that is left after a first win, with what was declared before.
struct Single {
    second: Second,
    events: Vec<Event>,
}

impl Engine for Siamese {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn asks(&self, draft: &Draft, question: &str, _: usize) -> bool {
        question != "from" || !draft.win_source().is_self_drawn()
    }

    fn asks_about(&self, event: &Told, question: &str) -> bool {
        let source = event.answer_about(&SYSTEM, Role::WinSource).and_then(Answer::win_source);
        question != "from" || !source.is_some_and(|source| source.is_self_drawn())
    }

    fn reconcile(&self, draft: &mut Draft, changed: &Question, before: Option<Answer>) {
        questions::reconcile(draft, changed, before);
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Vec<Fault>> {
        let (events, mut faults) = questions::declared(draft);
        faults.extend(mcr::last_tile_fault(draft));
        let entry = questions::entry(draft);
        let checked: Result<Box<dyn scoring::Deal>, Vec<Fault>> = if questions::has_won(draft) {
            Second::new(entry).map(|second| Box::new(Single { second, events }) as _)
        } else {
            let scored = OnceLock::new();
            Holding::new(entry).map(|holding| Box::new(Pair { holding, events, scored }) as _)
        };
        match checked {
            Ok(deal) if faults.is_empty() => Ok(deal),
            Ok(_) => Err(faults),
            Err(more) => {
                faults.extend(more);
                Err(faults)
            }
        }
    }
}

impl Pair {
    /// What both hands come to; `None` while there are too few tiles.
    fn scored(&self) -> Option<&Scored> {
        let complete = self.holding.size() == Holding::COMPLETE;
        complete.then(|| self.scored.get_or_init(|| score(&self.holding)))
    }

    /// The hands that are declared now.
    fn declared(&self) -> Vec<Chosen> {
        let declared = |scored| shown::declared(scored, self.holding.players());
        self.scored().map(declared).unwrap_or_default()
    }

    fn splits(&self, declared: &[Chosen]) -> Vec<scoring::Split> {
        let Some(scored) = self.scored().filter(|scored| scored.has_any()) else {
            return Vec::new();
        };
        shown::splits(scored, declared, self.holding.is_symmetric())
    }

    /// How far the hands are, and whether there is more to say that takes long to find.
    fn standing(&self, declared: &[Chosen]) -> (Standing, bool) {
        let missing = (Holding::COMPLETE - 1).saturating_sub(self.holding.size());
        match self.scored() {
            Some(scored) if scored.has_any() => {
                let needed = self.holding.rulings().needed();
                (Standing::Complete { wins: !declared.is_empty(), needed }, false)
            }
            Some(_) => shown::discarding(&self.holding),
            None if missing == 0 => shown::nearly(&self.holding),
            None => (Standing::Entering { missing: missing as u8 }, false),
        }
    }
}

impl scoring::Deal for Pair {
    fn read(&self) -> Hands {
        let splits = self.splits(&self.declared());
        let sheets = |side: Side| {
            let counted = self.scored().and_then(|scored| shown::counted(scored, &splits, side));
            counted.map(|counted| counted.sheets.clone()).unwrap_or_default()
        };
        let seat = Some(self.holding.situation().seat);
        let other = OtherHand { place: 1, seat, sheets: sheets(Side::B) };
        Hands { sheets: sheets(Side::A), others: vec![other] }
    }

    /// Settles what was declared before and what is declared now.
    fn settle(&self, _: &Hands) -> Settled {
        let declared = self.declared();
        let (standing, pending) = self.standing(&declared);
        let no_double = self.scored().filter(|scored| scored.has_any()).and_then(|s| s.no_double);
        let note = |why: super::NoDouble| Note::new(format!("siamese.no-double.{}", why.key()));
        let mut settled = Settled {
            splits: self.splits(&declared),
            notes: no_double.into_iter().map(note).collect(),
            pending,
            ..Settled::new(standing)
        };
        let holding = &self.holding;
        let now = declared.iter().map(|chosen| declaration(holding, chosen));
        let all = self.events.iter().cloned().chain(now).collect();
        let round = holding.situation().round;
        if let Ok(deal) = Deal::new(holding.players(), round, holding.rulings(), all) {
            shown::settled(&mut settled, &settle(&deal), &self.events, declared.len());
        }
        settled
    }

    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        SYSTEM.fan(fan)?;
        let splits = self.splits(&self.declared());
        let side = if place == 0 { Side::A } else { Side::B };
        let counted = shown::counted(self.scored()?, &splits, side)?;
        Some(mcr::why(&counted.chosen.deal(&self.holding), sheet, fan))
    }

    fn looks_ahead(&self) -> bool {
        false
    }

    fn finish(&self, report: &mut Report) {
        shown::finish(report, &self.holding, &self.events);
    }

    fn compare_split(&self, split: usize) -> Option<SplitComparison> {
        split_comparison::compare(&self.holding, self.scored()?, &self.declared(), split)
    }
}

impl scoring::Deal for Single {
    fn read(&self) -> Hands {
        Hands::of(self.second.deal().map(mcr::sheets).unwrap_or_default())
    }

    fn settle(&self, hands: &Hands) -> Settled {
        self.second.settle(hands.sheets.first(), &self.events)
    }

    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        SYSTEM.fan(fan).filter(|_| place == 0)?;
        Some(mcr::why(self.second.deal()?, sheet, fan))
    }
}
