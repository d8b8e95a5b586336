//! Sichuan as a rule system of the registry.

use crate::entry::{Asked, Draft, Event, Fault, asked};
use crate::scoring::{Note, OtherHand, Report, Ruleset, Sheet, Standing, Why, lookahead};
use crate::system::FOUR_PLAYERS;
use crate::system::{EventKind, Fan, Preset, Question, Tie, Unit};
use crate::tiles::{MeldKind, Seat, Tile, TileSet};

use super::claim::{Judged, Refusal, Verdict};
use super::deal::{Deal, TILES};
use super::fans::FANS;
use super::questions;
use super::ruling::{Ruling, Rulings};
use super::settle::{Settlement, settle};
use super::waits;
use super::wall::WallEnd;

/// The rule system.
#[derive(Clone, Copy, Debug)]
pub struct Sichuan;

fn check(draft: &Draft) -> Result<Deal, Vec<Fault>> {
    let rulings = Rulings::from_bits(draft.rulings());
    if draft.events.is_empty() {
        if draft.others.iter().any(|tiles| !tiles.is_empty()) {
            // They are not looked at yet, but they have to be able to lie on this table.
            Deal::new(questions::table(draft), rulings)?;
        }
        questions::single(draft).deal(rulings)
    } else {
        Deal::new(questions::table(draft), rulings)
    }
}

/// The claim of a seat that was settled.
fn claim_of(settled: &Settlement, seat: Seat) -> Option<&Judged> {
    settled.claims.iter().find(|claim| claim.seat == seat)
}

fn sheets(claim: Option<&Judged>) -> Vec<Sheet> {
    match claim.map(|c| &c.verdict) {
        Some(Verdict::Won { readings, .. }) => readings.iter().map(|r| r.sheet.clone()).collect(),
        _ => Vec::new(),
    }
}

fn refusal(claim: &Judged, refusal: Refusal) -> Note {
    let note = Note::of(format!("refusal.{}", refusal.key()), claim.seat);
    match refusal {
        Refusal::VoidSuit { tiles } | Refusal::ThreeSuits { tiles } => note.tiles(tiles),
        Refusal::NotComplete => note,
        Refusal::Passed { passed, value } => {
            Note { other: i32::from(passed), ..note.value(i32::from(value)) }
        }
    }
}

/// What is said besides the payments.
fn notes(settled: &Settlement) -> Vec<Note> {
    let mut notes = Vec::new();
    for claim in &settled.claims {
        match &claim.verdict {
            Verdict::Refused { refusal: why } => notes.push(refusal(claim, *why)),
            Verdict::Won { readings, .. } => {
                let over = readings.first().map_or(0, |best| best.over);
                if over > 0 {
                    notes.push(Note::of("cap.sichuan", claim.seat).value(i32::from(over)));
                }
            }
            Verdict::Unvalued { .. } => {}
        }
    }
    if let Some(WallEnd { states, .. }) = &settled.wall_end {
        for (seat, state) in states.iter() {
            notes.extend(state.map(|s| Note::of(format!("wall-end.{}", s.key()), seat)));
        }
    }
    let gap = |gap: &super::gap::Gap| {
        let tiles = gap.tile.into_iter().flat_map(|tile| [tile; 4]);
        Note::of(format!("gap.{}", gap.kind.key()), gap.seat).tiles(tiles)
    };
    notes.extend(settled.gaps.iter().map(gap));
    notes
}

fn fill(draft: &Draft, report: &mut Report) {
    match check(draft) {
        Err(faults) => report.faults = faults,
        Ok(deal) => Sichuan.fill(report, draft, &deal),
    }
}

impl Sichuan {
    fn fill(&self, report: &mut Report, draft: &Draft, deal: &Deal) {
        let seat = questions::seat(draft);
        let settled = settle(deal);
        let mine = claim_of(&settled, seat);
        report.sheets = sheets(mine);
        report.standing = match mine.map(|c| &c.verdict) {
            Some(Verdict::Won { .. }) => Standing::Complete { wins: true, needed: 0 },
            Some(Verdict::Refused { refusal: Refusal::Passed { .. } }) => {
                Standing::Complete { wins: false, needed: 0 }
            }
            // A hand that does not win is looked at with its fourteenth tile.
            _ => {
                let hand = deal.hand(seat);
                let tile = mine.map(|claim| claim.tile);
                let tile = tile.filter(|tile| hand.available().contains(*tile));
                let passed = questions::passed_win(draft).filter(|_| draft.events.is_empty());
                waits::standing(&hand.with_win(tile), deal.void(seat), passed)
            }
        };
        if !draft.events.is_empty() {
            report.others = (1..4)
                .map(|place| {
                    let seat = seat.after(place);
                    let sheets = sheets(claim_of(&settled, seat));
                    OtherHand { place, seat: Some(seat), sheets }
                })
                .collect();
        }
        report.notes = notes(&settled);
        // One hand alone is paid once it is known who pays.
        let paid = !draft.events.is_empty() || !report.sheets.is_empty();
        let known = way_is_known(draft);
        report.ledger = (paid && known).then_some(settled.ledger);
        report.next_dealer = settled.next_dealer.filter(|_| !draft.events.is_empty());
    }
}

fn way_is_known(draft: &Draft) -> bool {
    !draft.events.is_empty()
        || questions::way(draft).is_self_drawn()
        || draft.answer("from").is_some()
}

impl Ruleset for Sichuan {
    fn key(&self) -> &'static str {
        "sichuan"
    }

    fn tiles(&self) -> TileSet {
        TILES
    }

    fn has_flowers(&self) -> bool {
        false
    }

    fn melds(&self) -> &'static [MeldKind] {
        use MeldKind::{AddedKong, ConcealedKong, Kong, Pung};
        &[Pung, Kong, AddedKong, ConcealedKong]
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
        &[("seat", 1), ("void", 1), ("win", 2), ("from", 1), ("kong-from", 1), ("sea", 8)]
    }

    fn examples(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("win", "1/sichuan/223355m667788p9p+9p?void=s&win=self-drawn"),
            ("ready", "1/sichuan/[222m][333m]7778899p?void=s"),
            (
                "deal",
                "1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/\
                 114569m22458p14s?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s\
                 &event=win.0.6m.from:N&event=wall-end.0.",
            ),
        ]
    }

    fn questions(&self) -> &'static [Question] {
        questions::QUESTIONS
    }

    fn places(&self) -> &'static [&'static str] {
        FOUR_PLAYERS
    }

    fn winning_tile(&self, draft: &Draft, place: usize) -> Option<Tile> {
        if draft.events.is_empty() {
            return draft.place(place)?.win;
        }
        let deal = check(draft).ok()?;
        Some(claim_of(&settle(&deal), self.seat(draft, place)?)?.tile)
    }

    fn ties(&self) -> &'static [Tie] {
        &[Tie::MostFans]
    }

    fn unit(&self, _: &Fan) -> Unit {
        Unit::Fans
    }

    fn events(&self) -> &'static [EventKind] {
        questions::EVENTS
    }

    fn asks_of(&self, event: &Event, key: &str) -> bool {
        questions::asks_of(self, event, key)
    }

    fn reconcile(&self, draft: &mut Draft, changed: &'static str, before: Option<&'static str>) {
        asked::reconcile(draft, changed, before);
    }

    fn open(&self, draft: &Draft) -> Vec<Asked> {
        let alone = draft.events.is_empty();
        let drawn = questions::way(draft).is_self_drawn();
        let open = draft.tiles.melds.iter().any(|m| m.kind() == MeldKind::Kong);
        let matters = |key: &str, place: usize| match key {
            "seat" => true,
            "void" => place == 0 || !alone || draft.place(place).is_some_and(|t| !t.is_empty()),
            "dealer" => !alone,
            "from" => alone && !drawn,
            "passed" => alone && !drawn,
            "kong-from" => alone && open,
            _ => alone,
        };
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
        self.fan(fan)?;
        let deal = check(draft).ok()?;
        let settled = settle(&deal);
        super::why(&deal, claim_of(&settled, self.seat(draft, place)?)?, sheet, fan)
    }
}
