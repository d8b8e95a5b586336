//! Chinese Classical as a rule system of the registry.

use crate::entry::{Asked, Draft, Fault, Hand, asked};
use crate::scoring::{Note, OtherHand, Report, Ruleset, Sheet, Standing, Why, lookahead};
use crate::system::FOUR_PLAYERS;
use crate::system::{Fan, Preset, Question, Tie, Unit};
use crate::tiles::{Seat, TileSet};

use super::deal::Deal;
use super::fans::{FANS, Kind, kind};
use super::questions;
use super::ruling::{Ruling, Rulings};
use super::sheet::HandSheet;
use super::table::{Entered, Scored, Verdict, score};
use super::waits;

/// The rule system.
#[derive(Clone, Copy, Debug)]
pub struct Classical;

fn check(draft: &Draft) -> Result<Deal, Vec<Fault>> {
    let mut faults = questions::contradictions(draft);
    match Deal::new(&questions::record(draft)) {
        Ok(deal) if faults.is_empty() => Ok(deal),
        Ok(_) => Err(faults),
        Err(more) => {
            faults.extend(more);
            Err(faults)
        }
    }
}

fn sheet(hand: &HandSheet) -> Sheet {
    Sheet {
        division: hand.division.clone(),
        won: hand.won,
        counted: hand.counted.clone(),
        dropped: hand.dropped.clone(),
        points: hand.points,
        total: hand.value,
        formula: Some(hand.formula()),
    }
}

/// What is said besides the payments: hands that were not entered, a limit that cut, a win that
/// was none.
fn notes(scored: &Scored) -> Vec<Note> {
    let mut notes = Vec::new();
    match scored.verdict {
        Verdict::Drawn => notes.push(Note::new("classical.drawn")),
        Verdict::NotReady => notes.push(Note::new("classical.not-ready")),
        _ => {}
    }
    if scored.verdict != Verdict::Won {
        return notes;
    }
    for (seat, hand) in scored.hands.iter() {
        match hand.entered {
            Entered::Nothing => notes.push(Note::of("gap.hand-worth-nothing", seat)),
            Entered::Partly { missing } => {
                notes.push(Note::of("gap.hand-partly", seat).value(i32::from(missing)));
            }
            Entered::Wholly => {}
        }
        if hand.best().is_some_and(|best| best.capped) {
            notes.push(Note::of("classical.capped", seat).value(i32::from(hand.value())));
        }
    }
    if let Some(winner) = scored.winner {
        notes.extend((scored.east_stays == Some(true)).then(|| Note::of("east-stays", winner)));
    }
    notes
}

fn fill(draft: &Draft, report: &mut Report) {
    match check(draft) {
        Err(faults) => report.faults = faults,
        Ok(deal) => Classical.fill(report, draft, &deal),
    }
}

impl Classical {
    fn fill(&self, report: &mut Report, draft: &Draft, deal: &Deal) {
        let seat = questions::seat(draft);
        let scored = score(deal);
        report.notes = notes(&scored);
        let missing = Standing::Entering { missing: 13 };
        report.standing = waits::standing(deal, seat).unwrap_or(missing);
        if scored.verdict == Verdict::NotReady {
            report.standing = Standing::Complete { wins: false, needed: 0 };
        }
        if scored.verdict != Verdict::Won {
            return;
        }
        // Of several who claim the tile another may have got it.
        let winner = scored.winner.unwrap_or(seat);
        let wins = winner == seat;
        report.standing = Standing::Complete { wins, needed: 0 };
        let sheets = |seat: Seat| scored.hands[seat].sheets.iter().map(sheet).collect();
        report.sheets = sheets(seat);
        let other = |place| {
            let seat = seat.after(place);
            OtherHand { place, seat: Some(seat), sheets: sheets(seat) }
        };
        report.others = (1..4).map(other).collect();
        let stays = scored.east_stays == Some(true);
        report.next_dealer = Some(if stays { Seat::East } else { Seat::South });
        report.ledger = Some(scored.ledger);
    }
}

impl Ruleset for Classical {
    fn key(&self) -> &'static str {
        "classical"
    }

    fn tiles(&self) -> TileSet {
        TileSet::ALL
    }

    fn has_flowers(&self) -> bool {
        true
    }

    fn fans(&self) -> &'static [Fan] {
        &FANS
    }

    fn rulings(&self) -> &'static [&'static str] {
        Ruling::KEYS
    }

    fn presets(&self) -> &'static [Preset] {
        Rulings::PRESETS
    }

    fn dealt(&self) -> &'static [(&'static str, usize)] {
        &[("round", 1), ("seat", 1), ("win", 2), ("from", 1), ("last", 8), ("ready-on-deal", 12)]
    }

    fn examples(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("win", "1/classical/[PPP]123m456p5578s+9s?seat=S&from=W"),
            ("ready", "1/classical/[WWW][9999m,1]2233p555s?round=W&seat=W"),
            (
                "deal",
                "1/classical/[PPP]123m456p5578s+9s/22258m369p147sES/147m259p368sEWNN/\
                 1478m258p369sESW?seat=S&from=W",
            ),
        ]
    }

    fn questions(&self) -> &'static [Question] {
        questions::QUESTIONS
    }

    fn places(&self) -> &'static [&'static str] {
        FOUR_PLAYERS
    }

    fn complete(&self, _: &Draft, place: usize) -> Option<usize> {
        (place == 0).then_some(Hand::COMPLETE)
    }

    fn ties(&self) -> &'static [Tie] {
        &[Tie::LimitHand, Tie::BeforeLimit]
    }

    fn unit(&self, fan: &Fan) -> Unit {
        match kind(fan.number) {
            Kind::Points => Unit::Points,
            Kind::Double => Unit::Factor,
            Kind::Limit => Unit::Limit,
        }
    }

    fn reconcile(&self, draft: &mut Draft, changed: &'static str, before: Option<&'static str>) {
        asked::reconcile(draft, changed, before);
        if changed == "win" && draft.answer("win") == Some("replacement") {
            // A free tile is not the last one before the dead wall.
            draft.put("last", "no").expect("an answer of the table");
        }
    }

    fn open(&self, draft: &Draft) -> Vec<Asked> {
        let drawn = questions::way(draft).is_self_drawn();
        let matters = |key: &str, _| !(matches!(key, "from" | "claims") && drawn);
        asked::open(draft, &matters)
    }

    fn faults(&self, draft: &Draft) -> Vec<Fault> {
        check(draft).err().unwrap_or_default()
    }

    fn report(&self, draft: &Draft) -> Report {
        let mut report = Report::new(draft, self.open(draft));
        fill(draft, &mut report);
        lookahead::look_ahead(draft, &mut report, &fill);
        report
    }

    fn why_at(&self, draft: &Draft, place: usize, sheet: usize, fan: u8) -> Option<Why> {
        let deal = check(draft).ok()?;
        let seat = questions::seat(draft).after(place);
        let scored = score(&deal);
        super::why(&deal, seat, scored.hands[seat].sheets.get(sheet)?, fan)
    }
}
