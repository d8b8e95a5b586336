//! What happened in a deal: in a line, who won how much from whom; who paid whom, also with a sentence for each payment,
//! which a screen reader reads in place of the drawing of the table; and what is said of the hand of the night.

use std::cmp::Reverse;

use crate::scoring::DealEnd;
use crate::session::{AbortedEntry, Entry, Night, PlayerWin, Row, Session, Sheet};
use crate::sorting::Sort;
use crate::system::Fan;
use crate::text::{Catalogue, Slot, explain, payments, signed};

use super::names::{NO_BREAK, party, player_name};

/// The most fans that a line names.
const FANS_IN_LINE: usize = 3;

/// Who pays whom, given what changes for each player: “Ben pays Anna 32 · Cem and Dora pay 8 each”.
/// Empty if nothing changes.
pub fn payments_line(session: &Session, change: &[i32], words: &Catalogue) -> String {
    let players = (0..change.len()).map(|player| party(session, player, words));
    payments::of_changes(change, &players.collect::<Vec<_>>(), words)
}

/// What happened in the deal with this index, without its penalties.
pub fn line(session: &Session, deal: usize, row: &Row, words: &Catalogue) -> String {
    let key = match session.deals.get(deal).map(|deal| &deal.entry) {
        Some(Entry::Abandoned) => "session.line.abandoned",
        Some(Entry::Damaged(_)) => "session.line.damaged",
        Some(Entry::Aborted(aborted)) => return aborted_line(aborted, words),
        _ if row.end == DealEnd::Aborted => "session.line.annulled",
        _ if !row.offenders.is_empty() => {
            let names = names(session, &row.offenders, words);
            return words.text("session.line.void", &[("names", Slot::text(names))]);
        }
        _ if row.wins.is_empty() => return no_winner_line(session, row, words),
        _ => {
            let wins = row.wins.iter().map(|win| win_line(session, win, words));
            return wins.collect::<Vec<_>>().join(words.language().comma());
        }
    };
    words.get(key).to_owned()
}

/// Nobody won, and who was ready then, if that is known.
fn no_winner_line(session: &Session, row: &Row, words: &Catalogue) -> String {
    match row.ready.as_deref() {
        None => words.get("session.line.no-winner").to_owned(),
        Some([]) => words.get("session.line.nobody-ready").to_owned(),
        Some(ready) => {
            let names = Slot::text(names(session, ready, words));
            words.text("session.line.ready", &[("names", names)])
        }
    }
}

/// What the button that records a deal says: after a used-up wall also who is ready, because whoever was not
/// marked is not. `ready` is what [`Table::ready_at_end`](crate::session::Table::ready_at_end) returns.
pub fn record_words(session: &Session, ready: Option<&[usize]>, words: &Catalogue) -> String {
    let Some(ready) = ready else { return words.get("session.record").to_owned() };
    let key = match ready.len() {
        0 => "session.record-nobody-ready",
        all if all == session.agreement.seated() => "session.record-all-ready",
        _ => "session.record-ready",
    };
    let ready = ready.iter().map(|player| player_name(session, *player, words));
    let names = payments::list(&ready.collect::<Vec<_>>(), words);
    words.text(key, &[("names", Slot::text(names))])
}

/// A draw that the rules know, and which one it was, if that is known.
fn aborted_line(aborted: &AbortedEntry, words: &Catalogue) -> String {
    match aborted.kind {
        None => words.get("session.line.aborted").to_owned(),
        Some(kind) => {
            let kind = Slot::text(words.get(&["abort.", kind].concat()));
            words.text("session.line.aborted-kind", &[("kind", kind)])
        }
    }
}

/// “Anna, Cem”.
fn names(session: &Session, players: &[usize], words: &Catalogue) -> String {
    let names = players.iter().map(|player| player_name(session, *player, words));
    names.collect::<Vec<_>>().join(words.language().comma())
}

/// The fans of a win that were worth most, dearest first, at most three of them, and whether there
/// are others. Empty if the hand is not known.
pub fn fans_line(win: &PlayerWin, words: &Catalogue) -> String {
    let mut fans: Vec<&Fan> = Vec::new();
    for fan in &win.fans {
        if !fans.contains(fan) {
            fans.push(fan);
        }
    }
    fans.arrange_by_key(|fan| Reverse((fan.unit.is_limit(), fan.worth)));
    let shown: Vec<&str> =
        fans.iter().take(FANS_IN_LINE).map(|fan| explain::fan_name(words, fan)).collect();
    let rest = if fans.len() > FANS_IN_LINE { " …" } else { "" };
    shown.join(words.language().comma()) + rest
}

/// What the hand was worth, and what was paid on top of it: “2000 + 300”.
fn points(win: &PlayerWin) -> Slot {
    match win.extra {
        0 => Slot::Number(win.points.into()),
        extra => Slot::text(format!("{} + {extra}", win.points)),
    }
}

/// Who won how much from whom.
pub(super) fn win_line(session: &Session, win: &PlayerWin, words: &Catalogue) -> String {
    let name = |player| Slot::text(player_name(session, player, words));
    let slots = [
        ("winner", name(win.winner)),
        ("points", points(win)),
        ("from", win.from.map_or_else(|| Slot::text(""), name)),
    ];
    let key = match (win.points, win.from) {
        (0, _) => "session.line.won",
        (_, Some(_)) => "session.line.discard",
        (_, None) if win.self_drawn => "session.line.self-drawn",
        (_, None) => "session.line.unknown",
    };
    words.text(key, &slots)
}

/// What is said of the hand of the night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NightWords {
    /// Who won how much from whom.
    pub line: String,
    /// The dearest fans.
    pub fans: String,
    /// Who paid for it.
    pub paid: String,
}

/// “Ben wins 88 from Cem”, “Nine Gates”, “Cem pays Ben 96 · Anna and Dora pay 8 each”.
pub fn night_words(
    session: &Session,
    sheet: &Sheet,
    night: &Night,
    words: &Catalogue,
) -> NightWords {
    let row = &sheet.deals[night.deal];
    let win = &row.wins[night.win];
    NightWords {
        line: win_line(session, win, words),
        fans: fans_line(win, words),
        paid: payments_line(session, &row.net, words),
    }
}

/// “Cem pays Ben 32”, “Anna pays Ben 8”: with the penalties of the deal. Where only what each player wins or
/// loses is known, “Ben +48”.
pub fn paid_lines(session: &Session, row: &Row, words: &Catalogue) -> Vec<String> {
    let players = 0..row.change.len();
    let Some(paid) = &row.paid else {
        let changed = players.filter(|player| row.change[*player] != 0);
        let line = |player: usize| {
            let name = player_name(session, player, words);
            [&*name, NO_BREAK, &*signed(row.change[player])].concat()
        };
        return changed.map(line).collect();
    };
    let parties: Vec<_> = players.map(|player| party(session, player, words)).collect();
    paid.iter().map(|flow| payments::of_flow(*flow, &parties, words)).collect()
}
