//! The hand on the screen when the wall is used up: once all of its tiles are there and it is known whose it is, it
//! says by itself whether that player is ready. What is said afterwards counts, because a player need not show a
//! ready hand.

use crate::entry::{Draft, Hand};
use crate::system::Answer;
use crate::tiles::{Seat, SeatSet};

use super::questions::{PUT_DOWN, TENPAI, norths, seats};
use super::waits;

/// Marks the player of a ready hand, and no longer the one whose hand it was taken for or turns out not to be
/// ready. Who declared riichi stays marked. `before` is the draft before a change.
pub(super) fn agree(before: &Draft, draft: &mut Draft) {
    let (was, now) = (known(before), known(draft));
    let Some((seat, is_ready)) = now.filter(|_| now != was) else { return };
    let declared = seats(draft, &PUT_DOWN);
    let marked = seats(draft, &TENPAI);
    let was_ready = was.filter(|(_, was_ready)| *was_ready).map(|(seat, _)| seat);
    let is_wrong = |other: &Seat| (*other == seat && !is_ready) || was_ready == Some(*other);
    let stay = marked.iter().filter(|other| declared.contains(*other) || !is_wrong(other));
    let ready = stay.chain(is_ready.then_some(seat)).fold(SeatSet::EMPTY, SeatSet::with);
    if ready != marked {
        // This cannot fail: the question takes any seats.
        let _ = draft.put(&TENPAI, 0, Answer::Seats(ready));
    }
}

/// Whose hand of thirteen tiles is there at the end of the wall, and whether it is ready.
fn known(draft: &Draft) -> Option<(Seat, bool)> {
    if !draft.is_drawn() || !draft.is_seat_given() {
        return None;
    }
    let hand = draft.tiles.hand().ok()?.undecided();
    let is_whole = hand.size() + 1 == Hand::COMPLETE;
    is_whole.then(|| (draft.own_seat(), waits::is_ready(&hand, norths(draft))))
}
