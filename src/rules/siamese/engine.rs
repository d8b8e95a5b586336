//! The engine of Siamese MCR: it checks a draft, reads the hands and settles the deal for the
//! driver.

use std::sync::OnceLock;

use crate::entry::{Agreement, Draft, Fault};
use crate::rules::mcr;
use crate::scoring::split_comparison::SplitComparison;
use crate::scoring::values::{ValueFault, ValuedDeal};
use crate::scoring::{
    self, DealResult, Engine, Hands, Note, Obstacle, OtherHand, Position, Report, Settled, Sheet,
    Shortfall, Standing, Why,
};
use crate::system::{Answer, Question, System};
use crate::tiles::Seat;

use super::deal::{Deal, EnteredEvent};
use super::first_win::ChosenHand;
use super::game;
use super::hand_id::HandId;
use super::player_tiles::PlayerTiles;
use super::remaining_hand::RemainingHand;
use super::score::{NoDouble, Scored, declaration, score};
use super::settle::settle;
use super::{SYSTEM, questions, report, split_comparison, splits};

/// The engine of Siamese MCR.
pub const ENGINE: Siamese = Siamese;

/// The engine of Siamese MCR.
///
/// Place 0 is hand A. It holds the tiles that both hands share, the drawn or claimed tile, and the
/// melds of hand A. Place 1 is hand B and holds the melds of hand B. The concealed tiles of place 1
/// are shared too, but pinned to hand B. Events can pin tiles to either hand.
///
/// In a report the sheets of place 0 are the readings of hand A, and those of place 1 are the
/// readings of hand B. A hand has sheets only if it is declared. The splits name the shared tiles
/// that each hand takes.
#[derive(Clone, Copy, Debug)]
pub struct Siamese;

/// A checked deal of a player who builds two hands, with the earlier declarations.
struct TwoHandDeal {
    player: PlayerTiles,
    events: Vec<EnteredEvent>,
    /// The score of both hands, computed on first use.
    scored: OnceLock<Scored>,
}

/// A checked deal of a player who has won once and has one hand left, with the earlier
/// declarations.
struct OneHandDeal {
    hand: RemainingHand,
    events: Vec<EnteredEvent>,
}

impl Engine for Siamese {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn option_fault(&self, agreement: &Agreement, option: &Question) -> Option<Fault> {
        game::option_fault(agreement, option)
    }

    fn first_position(&self, agreement: &Agreement) -> Position {
        game::first(agreement)
    }

    fn pass_on(
        &self,
        agreement: &Agreement,
        position: &Position,
        _: Option<Seat>,
    ) -> Option<Position> {
        game::pass_on(agreement, position)
    }

    fn pay_values(
        &self,
        agreement: &Agreement,
        deal: &ValuedDeal,
    ) -> Result<DealResult, Vec<ValueFault>> {
        game::pay_values(agreement, deal)
    }

    fn reconcile(&self, draft: &mut Draft, changed: &Question, before: Option<Answer>) {
        questions::reconcile(draft, changed, before);
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Vec<Fault>> {
        let (events, mut faults) = questions::declared(draft);
        faults.extend(mcr::last_tile_fault(draft));
        let entry = questions::entry(draft);
        let checked: Result<Box<dyn scoring::Deal>, Vec<Fault>> = if questions::has_won(draft) {
            RemainingHand::new(entry).map(|hand| Box::new(OneHandDeal { hand, events }) as _)
        } else {
            let scored = OnceLock::new();
            PlayerTiles::new(entry)
                .map(|player| Box::new(TwoHandDeal { player, events, scored }) as _)
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

impl TwoHandDeal {
    /// The score of both hands, or `None` while there are too few tiles.
    fn scored(&self) -> Option<&Scored> {
        let complete = self.player.size() == PlayerTiles::COMPLETE;
        complete.then(|| self.scored.get_or_init(|| score(&self.player)))
    }

    /// The hands to declare now, in order.
    fn declared(&self) -> Vec<ChosenHand> {
        let declared = |scored| splits::hands_to_declare(scored, self.player.players());
        self.scored().map(declared).unwrap_or_default()
    }

    fn splits(&self, declared: &[ChosenHand]) -> Vec<scoring::Split> {
        let Some(scored) = self.scored().filter(|scored| scored.has_any()) else {
            return Vec::new();
        };
        splits::splits(scored, declared, self.player.is_symmetric())
    }

    /// How far the hands are, and whether [`finish`](scoring::Deal::finish) has more to find.
    fn standing(&self, declared: &[ChosenHand]) -> (Standing, bool) {
        let missing = (PlayerTiles::COMPLETE - 1).saturating_sub(self.player.size());
        match self.scored() {
            Some(scored) if scored.has_any() => {
                let needed = self.player.rulings().needed();
                (Standing::Complete { wins: !declared.is_empty(), needed }, false)
            }
            Some(_) => report::standing_before_discard(&self.player),
            None if missing == 0 => report::standing_before_draw(&self.player),
            None => (Standing::Entering { missing: missing as u8 }, false),
        }
    }
}

impl scoring::Deal for TwoHandDeal {
    fn read(&self) -> Hands {
        let splits = self.splits(&self.declared());
        let sheets = |id: HandId| {
            let counted =
                self.scored().and_then(|scored| splits::declared_hand(scored, &splits, id));
            counted.map(|counted| counted.sheets.clone()).unwrap_or_default()
        };
        let seat = Some(self.player.situation().seat);
        let other = OtherHand { place: 1, seat, sheets: sheets(HandId::B) };
        Hands { sheets: sheets(HandId::A), others: vec![other] }
    }

    /// Settles the earlier declarations and those of this turn.
    fn settle(&self, hands: &Hands) -> Settled {
        let declared = self.declared();
        let (standing, pending) = self.standing(&declared);
        let no_double = self.scored().filter(|scored| scored.has_any()).and_then(|s| s.no_double);
        let note = |why: NoDouble| Note::new(format!("siamese.no-double.{}", why.key()));
        let mut settled = Settled {
            splits: self.splits(&declared),
            notes: no_double.into_iter().map(note).collect(),
            pending,
            ..Settled::new(standing)
        };
        let player = &self.player;
        let now = declared.iter().map(|chosen| declaration(player, chosen));
        let all = EnteredEvent::declarations(&self.events).chain(now).collect();
        let round = player.situation().round;
        if let Ok(deal) = Deal::new(player.players(), round, player.rulings(), all) {
            let best = |chosen: &ChosenHand| hands.at(splits::place(chosen.id)).first();
            let now: Vec<_> = declared.iter().map(best).collect();
            report::add_settlement(&mut settled, &settle(&deal), &self.events, &now);
        }
        settled
    }

    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        SYSTEM.fan(fan)?;
        let splits = self.splits(&self.declared());
        let id = if place == 0 { HandId::A } else { HandId::B };
        let counted = splits::declared_hand(self.scored()?, &splits, id)?;
        Some(mcr::why(&counted.chosen.deal(&self.player), sheet, fan))
    }

    fn measure(
        &self,
        place: usize,
        _: usize,
        sheet: &Sheet,
        fan: u8,
        obstacle: Obstacle,
    ) -> Shortfall {
        let splits = self.splits(&self.declared());
        let id = if place == 0 { HandId::A } else { HandId::B };
        let hand = self.scored().and_then(|scored| splits::declared_hand(scored, &splits, id));
        let deal = hand.map(|counted| counted.chosen.deal(&self.player));
        deal.map_or(obstacle.into(), |deal| mcr::shortfall(&deal, sheet, fan, obstacle))
    }

    fn looks_ahead(&self) -> bool {
        false
    }

    fn finish(&self, report: &mut Report) {
        report::finish(report, &self.player, &self.events);
    }

    fn compare_split(&self, split: usize) -> Option<SplitComparison> {
        split_comparison::compare(&self.player, self.scored()?, &self.declared(), split)
    }
}

impl scoring::Deal for OneHandDeal {
    fn read(&self) -> Hands {
        Hands::of(self.hand.deal().map(mcr::sheets).unwrap_or_default())
    }

    fn settle(&self, hands: &Hands) -> Settled {
        self.hand.settle(hands.sheets.first(), &self.events)
    }

    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        SYSTEM.fan(fan).filter(|_| place == 0)?;
        Some(mcr::why(self.hand.deal()?, sheet, fan))
    }

    fn measure(&self, _: usize, _: usize, sheet: &Sheet, fan: u8, obstacle: Obstacle) -> Shortfall {
        let deal = self.hand.deal();
        deal.map_or(obstacle.into(), |deal| mcr::shortfall(deal, sheet, fan, obstacle))
    }
}
