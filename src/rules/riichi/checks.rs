//! What cannot happen with a win in riichi, besides what can happen in no system.

use crate::entry::{Contradiction, Fault};
use crate::tiles::{Meld, Seat, WinSource};

use super::questions::{FIRST_TURN, IPPATSU};
use super::situation::{Riichi, Situation};
use super::terms::Terms;
use super::{faults, liability};

/// What cannot happen with a win in several systems.
pub(super) const CONTRADICTIONS: &[Contradiction] = &[
    Contradiction::OWN_TILE,
    Contradiction::SELF_DRAWN_FROM_OTHER,
    Contradiction::REPLACEMENT_WITHOUT_KONG,
    Contradiction::LAST_CLAIM_ROBBED_KONG,
    Contradiction::ROBBED_TILE_IN_HAND,
    Contradiction::LAST_CLAIM_SELF_DRAWN,
    Contradiction::LAST_DRAW_CLAIMED,
];

/// The contradictions between what was answered, and between the answers and the declared sets.
pub(super) fn contradictions(situation: &Situation, melds: &[Meld], terms: Terms) -> Vec<Fault> {
    let is_open = melds.iter().any(|meld| meld.kind().is_claimed());
    let in_riichi = situation.riichi != Riichi::No;
    let first_turn = situation.yes.says(&FIRST_TURN);
    let ippatsu = situation.yes.says(&IPPATSU);
    let win = &situation.win;
    // A kong before the declaration breaks the first go-round, and one after it the go-round of ippatsu (Y2, Y3).
    let is_unbroken_twice =
        situation.riichi == Riichi::Double && ippatsu && !terms.is_broken_by(win.source);
    let has_kong = melds.iter().any(|meld| meld.kind().is_kong());
    let on_discard = win.source == WinSource::Discard;
    let liable = situation.liable.map(|liable| liable.seat);
    let is_liable = liability::is_winner(liable, Some(situation.seat));
    let shown = liability::shown_by(melds);
    let is_for_other = situation.liable.is_some_and(|liable| !shown.contains(&liable.yakuman));
    let checks = [
        (in_riichi && is_open, faults::RIICHI_MELDED),
        (ippatsu && !in_riichi, faults::IPPATSU_WITHOUT_RIICHI),
        (is_unbroken_twice && has_kong, faults::DOUBLE_RIICHI_IPPATSU_KONG),
        (!situation.ura.is_empty() && !in_riichi, faults::URA_WITHOUT_RIICHI),
        (first_turn && !melds.is_empty(), faults::FIRST_TURN_MELDED),
        (first_turn && in_riichi, faults::FIRST_TURN_AFTER_RIICHI),
        (first_turn && win.last_of_wall, faults::FIRST_TURN_LAST_TILE),
        (first_turn && on_discard && situation.seat == Seat::East, faults::FIRST_TURN_EAST),
        (is_liable, faults::LIABLE_WINNER),
        (is_for_other, faults::LIABLE_FOR_OTHER),
        (situation.put_down.contains(situation.seat) && !in_riichi, faults::STICK_WITHOUT_RIICHI),
    ];
    let there = checks.into_iter().filter(|(is_there, _)| *is_there);
    let mut found: Vec<Fault> = there.map(|(_, code)| Fault::new(code)).collect();
    let (ura, dora) = (situation.ura.len(), situation.dora.len());
    if in_riichi && ura > dora {
        found.push(Fault::new(faults::TOO_MANY_URA).too_many(ura, dora));
    }
    found
}
