//! The engine of riichi: it checks a draft, reads the hand and settles the deal for the driver.

use std::iter::repeat_n;

use crate::entry::{
    Circumstances, Draft, Fault, Faults, Hand, faults_not_played, reconcile_answers,
};
use crate::scoring::{
    self, DealWin, Engine, EntryPoint, Missing, Note, Obstacle, Readings, Scored, Settled, Sheet,
    Shortfall, Standing, Why,
};
use crate::system::{Answer, Question, Role, System, Unit};
use crate::tiles::{Seat, SeatSet, Tile, TileSet, WinSource};

use super::also_won::{self, AlsoWon};
use super::checks::{CONTRADICTIONS, contradictions};
use super::deal::Deal;
use super::payments::{draw_ledger, is_by_river};
use super::questions::{self, DISCARDER, IPPATSU, RIICHI, URA};
use super::reading::FORMS;
use super::ready;
use super::ruling::Ruling;
use super::self_draw;
use super::share::Share;
use super::sheet::{HandSheet, readings};
use super::situation::{Draw, Ending, Riichi as Declared, Situation};
use super::terms::{Terms, Variant};
use super::waits::{self, Unfinished};
use super::wins::{self, End, Won};
use super::{VARIANT, fans, faults};

/// The engine of riichi.
pub const ENGINE: Riichi = Riichi(&VARIANT);

/// The engine of a form of riichi.
#[derive(Clone, Copy)]
pub struct Riichi(pub(in crate::rules) &'static Variant);

/// A checked draft.
enum Checked {
    /// The wall was used up.
    Drawn { draw: Draw, hand: Unfinished },
    /// Tiles of the winner are missing.
    Unfinished(Unfinished),
    /// Fourteen tiles, which may win, and the other wins on the same discard.
    Finished { deal: Box<Deal>, hand: Unfinished, others: AlsoWon },
}

/// A draft that was scored.
struct ScoredDraft {
    checked: Checked,
    sheets: Vec<HandSheet>,
}

impl Engine for Riichi {
    fn system(&self) -> &'static System {
        self.0.system
    }

    fn reconcile(&self, draft: &mut Draft, changed: &Question, before: Option<Answer>) {
        reconcile_answers(draft, changed, before);
        if *changed == RIICHI && draft.answer(&RIICHI) == Some(Answer::No) {
            // What comes after riichi is nothing without it.
            draft.forget(&IPPATSU, 0);
            draft.forget(&URA, 0);
        }
        questions::mark_ready(draft, changed, before);
    }

    fn agree(&self, before: &Draft, draft: &mut Draft) {
        ready::agree(before, draft);
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Faults> {
        Ok(Box::new(Checked::of(draft, self.0)?))
    }
}

impl Checked {
    /// The hand of a draft, or everything that is wrong with it.
    fn of(draft: &Draft, variant: &'static Variant) -> Result<Checked, Vec<Fault>> {
        let (situation, ending) = (questions::situation(draft), questions::ending(draft));
        let terms = Terms::of(variant, draft.rulings());
        let (standing, win) = draft.tiles.split_win();
        let hand = draft.tiles.hand();
        let (others, mut faults) = also_won::read(draft, terms);
        faults.extend(hand.as_ref().err().into_iter().flatten().cloned());
        let entered = standing.iter().copied().chain(win).chain(draft.in_view());
        let System { tiles, melds, .. } = variant.system;
        faults.extend(faults_not_played(*tiles, melds, &draft.tiles, entered));
        if ending == Ending::Won {
            let of_form = (variant.faults)(&situation, win, terms);
            faults.extend(of_form.into_iter().map(Fault::new));
            let entered = Circumstances::of(draft).with_entered(&draft.tiles);
            faults.extend(entered.faults(CONTRADICTIONS));
            faults.extend(contradictions(&situation, &draft.tiles.melds, terms));
        }
        let (Ok(hand), []) = (hand, &faults[..]) else { return Err(faults) };
        let unused = || TileSet::ALL.minus(*tiles).iter().flat_map(|tile| repeat_n(tile, 4));
        let undecided = Unfinished {
            hand: hand.clone().undecided(),
            situation,
            terms,
            in_view: draft.in_view().chain(unused()).collect(),
            out_of_hands: unused().chain(repeat_n(Tile::NORTH, situation.norths.into())).collect(),
        };
        match ending {
            Ending::Drawn(draw) => {
                let is_ready = draw.ready.contains(situation.seat);
                let can_be = || waits::is_ready(&undecided.hand, situation.norths);
                if is_ready && hand.size() + 1 == Hand::COMPLETE && !can_be() {
                    return Err(vec![Fault::new(faults::TENPAI_NOT_READY).value(situation.seat)]);
                }
                Ok(Checked::Drawn { draw, hand: undecided })
            }
            Ending::Won if hand.size() < Hand::COMPLETE => Ok(Checked::Unfinished(undecided)),
            Ending::Won => match Deal::new(hand, situation, terms) {
                Some(deal) => {
                    Ok(Checked::Finished { deal: Box::new(deal), hand: undecided, others })
                }
                None => Ok(Checked::Unfinished(undecided)),
            },
        }
    }
}

impl Checked {
    /// That red fives of the hand count nothing, where the rulings have none (R2).
    fn red_fives_off(&self) -> Option<Note> {
        let (situation, terms) = match self {
            Checked::Drawn { hand, .. } | Checked::Unfinished(hand) => {
                (&hand.situation, hand.terms)
            }
            Checked::Finished { deal, .. } => (deal.situation(), deal.terms()),
        };
        let is_off = !situation.red_fives.is_empty() && !terms.has_red_fives();
        is_off.then(|| Note::new("riichi.red-fives-off"))
    }
}

impl scoring::Deal for Checked {
    fn score(self: Box<Self>) -> Scored {
        let sheets = match &*self {
            Checked::Finished { deal, .. } => readings(deal),
            _ => Vec::new(),
        };
        let draft = ScoredDraft { checked: *self, sheets };
        let mut settled = draft.settled();
        settled.notes.extend(draft.checked.red_fives_off());
        Scored { settled, readings: Box::new(draft) }
    }
}

impl ScoredDraft {
    fn settled(&self) -> Settled {
        match &self.checked {
            Checked::Drawn { draw, hand } => drawn(draw, hand),
            Checked::Unfinished(hand) => open(hand),
            Checked::Finished { deal, hand, others } => match self.sheets.first() {
                Some(best) => self.complete(deal, best, others),
                None => open(hand),
            },
        }
    }

    fn complete(&self, deal: &Deal, best: &HandSheet, others: &AlsoWon) -> Settled {
        let (situation, terms) = (deal.situation(), deal.terms());
        let is_pulled = situation.win.source == WinSource::PulledNorth;
        let furiten = waits::furiten(deal);
        let why = if !best.has_yaku() {
            Some(Note::new("riichi.no-yaku"))
        } else if !furiten.is_empty() {
            Some(Note::new("riichi.furiten").tiles(furiten))
        } else if is_pulled && best.units == 0 && terms.on(Ruling::PulledNorthYakuman) {
            // A yakuman is the best reading wherever there is one (SN10).
            Some(Note::new("sanma.yakuman-alone"))
        } else {
            None
        };
        let wins = why.is_none();
        let standing = Standing::Complete { wins, needed: 0, why };
        let sheets = self.sheets.iter().map(|hand| hand.sheet.clone()).collect();
        let counters = situation.before();
        let result = Settled { sheets, counters, ..Settled::new(standing) };
        if !wins {
            return result;
        }
        let question = terms.system().question_about(Role::Discarder).unwrap_or(&DISCARDER);
        let payer = EntryPoint::Answer { question, place: 0 };
        let payer = Missing::payer(situation.seat, situation.win.source, payer);
        let payer = situation.lacks_discarder().then_some(payer);
        let missing: Vec<Missing> =
            payer.into_iter().chain(others.missing.iter().cloned()).collect();
        let end = End::of(situation);
        match missing.is_empty() {
            true => won(deal, best, &others.wins, result),
            false => Settled { missing, on_top: end.on_top(terms), ..result },
        }
    }
}

/// What a deal comes to that a hand won, alone or with others on the same discard (R16–R19).
fn won(deal: &Deal, best: &HandSheet, others: &[Won], result: Settled) -> Settled {
    let (situation, terms) = (deal.situation(), deal.terms());
    let (from, units_of) = (situation.win.from, |fan| best.units_of(fan));
    let own = Won {
        seat: situation.seat,
        value: best.value,
        liable: Share::of(situation.liable, from, best.units, units_of, terms),
        own_stick: situation.put_down.contains(situation.seat),
    };
    let settle = |terms| {
        let all = [own].into_iter().chain(others.iter().copied()).collect();
        wins::settle(all, &End::of(situation), terms)
    };
    let outcome = settle(terms);
    let counted: Vec<_> =
        best.sheet.counted.iter().filter(|c| c.fan.unit != Unit::Fu).copied().collect();
    let deal_win = |(win, honba): (&Won, &i32)| {
        let counted = if win.seat == own.seat { &counted[..] } else { &[] };
        let total =
            self_draw::total(win.value, win.seat, situation.win.source.is_self_drawn(), terms);
        let (source, from) = (situation.win.source, situation.win.from);
        DealWin::new(win.seat, source, from, total, counted).with_extra(*honba)
    };
    let is_paid = |seat: Seat| outcome.paid.iter().any(|win| win.seat == seat);
    // Who is not paid does not win, though the deal is over.
    let unpaid = (!is_paid(own.seat)).then(|| match outcome.paid.first() {
        Some(nearest) => Note::of("riichi.nearest-wins", nearest.seat),
        None => Note::new("riichi.annulled"),
    });
    let on_top = outcome.ledger.received(own.seat, &["honba", "sticks"]);
    let east_won = is_paid(Seat::East).then(|| Note::new("riichi.east-won"));
    let on_share = match situation.win.source.is_self_drawn() {
        true => self_draw::notes(own.seat, terms, &outcome.ledger, |terms| settle(terms).ledger),
        false => Vec::new(),
    };
    Settled {
        standing: unpaid.map_or(result.standing, Standing::barred),
        on_top,
        is_over: true,
        wins: outcome.paid.iter().zip(&outcome.honba).map(deal_win).collect(),
        ledger: Some(outcome.ledger),
        next_dealer: Some(outcome.next_dealer),
        counters: outcome.counters,
        put_down: declared(situation),
        end: outcome.end,
        notes: on_share.into_iter().chain(east_won).collect(),
        ..result
    }
}

/// Who declared riichi in a deal that was won, the winner among them.
fn declared(situation: &Situation) -> SeatSet {
    match situation.riichi {
        Declared::No => situation.put_down,
        Declared::Declared | Declared::Double => situation.put_down.with(situation.seat),
    }
}

/// A deal that goes on.
fn open(hand: &Unfinished) -> Settled {
    Settled { counters: hand.situation.before(), ..Settled::new(hand.standing()) }
}

/// What the end of the wall comes to (R20–R22).
fn drawn(draw: &Draw, hand: &Unfinished) -> Settled {
    let stays = draw.ready.contains(Seat::East) && !hand.terms.on(Ruling::DrawPassesDeal);
    let mut notes = vec![Note::new(match is_by_river(draw, hand.terms) {
        true => "riichi.drawn-nagashi",
        false => "riichi.drawn",
    })];
    notes.extend(stays.then(|| Note::new("riichi.east-ready")));
    Settled {
        ledger: Some(draw_ledger(draw, &hand.situation, hand.terms)),
        notes,
        is_over: true,
        next_dealer: Some(if stays { Seat::East } else { Seat::South }),
        counters: hand.situation.after_draw(),
        put_down: hand.situation.put_down,
        ready: Some(draw.ready),
        ..Settled::new(hand.standing())
    }
}

impl Readings for ScoredDraft {
    fn explain(&self, place: usize, index: usize, _: &Sheet, fan: u8) -> Option<Why> {
        let Checked::Finished { deal, .. } = &self.checked else { return None };
        let sheet = &self.sheets.get(index).filter(|_| place == 0)?.sheet;
        fans::why(&deal.facts(), sheet, fan)
    }

    fn measure(&self, _: usize, index: usize, _: &Sheet, fan: u8, obstacle: Obstacle) -> Shortfall {
        let (Checked::Finished { deal, .. }, Some(HandSheet { sheet, .. })) =
            (&self.checked, self.sheets.get(index))
        else {
            return obstacle.into();
        };
        let in_play = &[deal.terms().system().tiles];
        let shortfall = fans::shortfall(&deal.facts(), sheet, fan, in_play, FORMS);
        shortfall.unwrap_or(obstacle.into())
    }
}
