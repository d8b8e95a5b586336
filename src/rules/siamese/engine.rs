//! The engine of Siamese MCR: it checks a draft, reads the hands and settles the deal for the
//! driver.

use crate::entry::{Circumstances, Contradiction, Draft, Fault, FaultCode, Faults, unless};
use crate::rules::mcr;
use crate::scoring::split_comparison::SplitComparison;
use crate::scoring::{
    self, Engine, Note, Obstacle, OtherHand, Readings, Report, Scored, Settled, Sheet, Shortfall,
    Standing, Why,
};
use crate::system::{Answer, Question, System};

use super::deal::{Deal, EnteredEvent};
use super::double_win::hides_another_copy;
use super::first_win::ChosenHand;
use super::hand_id::HandId;
use super::player_tiles::{EnteredTiles, PlayerTiles};
use super::remaining_hand::RemainingHand;
use super::score::{self, NoDouble, declaration, score};
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
}

/// A deal of two hands that was scored.
struct ScoredTwoHands {
    player: PlayerTiles,
    events: Vec<EnteredEvent>,
    /// The score of both hands; `None` while there are too few tiles.
    scored: Option<score::Scored>,
    /// The hands to declare now, in order.
    declared: Vec<ChosenHand>,
    /// The ways to split the tiles, the declared one first.
    splits: Vec<scoring::Split>,
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

    fn reconcile(&self, draft: &mut Draft, changed: &Question, before: Option<Answer>) {
        questions::reconcile(draft, changed, before);
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Faults> {
        let (events, mut faults) = questions::declared(draft);
        faults.extend(Circumstances::of(draft).faults(Contradiction::OF_LAST_TILE));
        let entry = questions::entry(draft);
        let checked: Result<Box<dyn scoring::Deal>, _> = if questions::has_won(&draft.entered(0)) {
            RemainingHand::new(entry).map(|hand| Box::new(OneHandDeal { hand, events }) as _)
        } else {
            TwoHandDeal::new(entry, events).map(|deal| Box::new(deal) as _)
        };
        Ok(unless(faults, checked)?)
    }
}

impl TwoHandDeal {
    /// Checks the tiles and circumstances of the player.
    fn new(entry: EnteredTiles, events: Vec<EnteredEvent>) -> Result<TwoHandDeal, Vec<Fault>> {
        let player = PlayerTiles::new(entry)?;
        if player.situation().win.last_copy && hides_another_copy(&player) {
            return Err(vec![Fault::new(FaultCode::LAST_COPY_IN_HAND).tiles(player.tile())]);
        }
        Ok(TwoHandDeal { player, events })
    }
}

impl scoring::Deal for TwoHandDeal {
    fn score(self: Box<Self>) -> Scored {
        let TwoHandDeal { player, events } = *self;
        let scored = (player.size() == PlayerTiles::COMPLETE).then(|| score(&player));
        let declared = scored.as_ref().map(|s| splits::hands_to_declare(s, player.players()));
        let declared = declared.unwrap_or_default();
        let splits = match scored.as_ref().filter(|scored| scored.has_any()) {
            Some(scored) => splits::splits(scored, &declared, player.is_symmetric()),
            None => Vec::new(),
        };
        let hands = ScoredTwoHands { player, events, scored, declared, splits };
        Scored { settled: hands.settled(), readings: Box::new(hands) }
    }
}

impl ScoredTwoHands {
    /// The hand of a place as it is declared, if it is.
    fn hand(&self, id: HandId) -> Option<&score::Counted> {
        splits::declared_hand(self.scored.as_ref()?, &self.splits, id)
    }

    fn sheets(&self, id: HandId) -> Vec<Sheet> {
        self.hand(id).map(|counted| counted.sheets.clone()).unwrap_or_default()
    }

    /// How far the hands are, and whether [`finish`](Readings::finish) has more to find.
    fn standing(&self) -> (Standing, bool) {
        let missing = (PlayerTiles::COMPLETE - 1).saturating_sub(self.player.size());
        match &self.scored {
            Some(scored) if scored.has_any() => {
                let needed = self.player.rulings().needed();
                (Standing::complete(!self.declared.is_empty(), needed), false)
            }
            Some(_) => report::standing_before_discard(&self.player),
            None if missing == 0 => report::standing_before_draw(&self.player),
            None => (Standing::Entering { missing: missing as u8 }, false),
        }
    }

    /// Settles the earlier declarations and those of this turn.
    fn settled(&self) -> Settled {
        let (player, declared) = (&self.player, &self.declared);
        let (standing, pending) = self.standing();
        let scored = self.scored.as_ref().filter(|scored| scored.has_any());
        let note = |why: NoDouble| Note::new(format!("siamese.no-double.{}", why.key()));
        let [a, b] = HandId::BOTH.map(|id| self.sheets(id));
        let now = declared.iter().map(|chosen| declaration(player, chosen));
        let all = EnteredEvent::declarations(&self.events).chain(now).collect();
        let best = |chosen: &ChosenHand| match chosen.id {
            HandId::A => a.first(),
            HandId::B => b.first(),
        };
        let now: Vec<_> = declared.iter().map(best).collect();
        let mut settled = Settled {
            splits: self.splits.clone(),
            notes: scored.and_then(|scored| scored.no_double).into_iter().map(note).collect(),
            pending,
            ..Settled::new(standing)
        };
        if let Ok(deal) = Deal::new(player.players(), player.rulings(), all) {
            report::add_settlement(&mut settled, &settle(&deal), &self.events, &now);
        }
        settled.others =
            vec![OtherHand { place: 1, seat: Some(player.situation().seat), sheets: b }];
        settled.sheets = a;
        settled
    }
}

impl Readings for ScoredTwoHands {
    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        SYSTEM.fan(fan)?;
        let counted = self.hand(hand_at(place))?;
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
        let deal = self.hand(hand_at(place)).map(|counted| counted.chosen.deal(&self.player));
        deal.map_or(obstacle.into(), |deal| mcr::shortfall(&deal, sheet, fan, obstacle))
    }

    /// [`finish`](Readings::finish) finds the waits with their payments.
    fn look_ahead(&self, _: &dyn Engine, _: &Draft, _: &mut Report) {}

    fn finish(&self, settled: &mut Settled) {
        report::finish(settled, &self.player, &self.events);
    }

    fn compare_split(&self, split: usize) -> Option<SplitComparison> {
        split_comparison::compare(&self.player, self.scored.as_ref()?, &self.declared, split)
    }
}

/// The hand whose melds stand at a place.
fn hand_at(place: usize) -> HandId {
    if place == 0 { HandId::A } else { HandId::B }
}

impl scoring::Deal for OneHandDeal {
    fn score(self: Box<Self>) -> Scored {
        let sheets = self.hand.deal().map(mcr::sheets).unwrap_or_default();
        let settled = self.hand.settle(sheets.first(), &self.events);
        Scored { settled: Settled { sheets, ..settled }, readings: self }
    }
}

impl Readings for OneHandDeal {
    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        SYSTEM.fan(fan).filter(|_| place == 0)?;
        Some(mcr::why(self.hand.deal()?, sheet, fan))
    }

    fn measure(&self, _: usize, _: usize, sheet: &Sheet, fan: u8, obstacle: Obstacle) -> Shortfall {
        let deal = self.hand.deal();
        deal.map_or(obstacle.into(), |deal| mcr::shortfall(deal, sheet, fan, obstacle))
    }
}
