//! Why a game is over, or goes on although it could have been over.

use crate::scoring::Turn;
use crate::session::{Session, Sheet};
use crate::text::{Catalogue, Slot, whole};

use super::names::{player_name, round_name};

/// “Dora has −7500: the game is over.” “Nobody has 30000: West round is played.” What is said after the deal
/// with this index; `None` if that goes without saying, or if the game could have gone on and the players ended it.
pub fn turn_line(
    session: &Session,
    sheet: &Sheet,
    deal: usize,
    words: &Catalogue,
) -> Option<String> {
    let turn = sheet.deals.get(deal)?.turn.as_ref()?;
    let is_last = deal + 1 == sheet.deals.len();
    if is_last && sheet.why.as_ref() == Some(&Turn::ENDED) {
        return None;
    }
    let next = sheet.deals.get(deal + 1).map(|row| &row.position).or(sheet.next.as_ref());
    let round = next.and_then(|next| next.round).map(|round| round_name(round, words));
    Some(said(session, turn, round, words))
}

/// Why the game is over: by its rules, or because the players ended it. `None` while it goes on.
pub fn why_over(session: &Session, sheet: &Sheet, words: &Catalogue) -> Option<String> {
    sheet.why.as_ref().map(|why| said(session, why, None, words))
}

fn said(session: &Session, turn: &Turn, round: Option<String>, words: &Catalogue) -> String {
    let name = turn.player.map(|player| player_name(session, player, words));
    let slots = [
        ("name", Slot::text(name.unwrap_or_default())),
        ("points", Slot::text(turn.points.map(whole).unwrap_or_default())),
        ("round", Slot::text(round.unwrap_or_default())),
    ];
    words.text(&["turn.", turn.key].concat(), &slots)
}
