//! Writes a session as a link.

use std::fmt::Write;

use serde_json::Value;

use super::super::deal::{
    DamagedDeal, Deal, Entry, HandEntry, NetEntry, NextDealer, Origin, ValuesEntry,
};
use super::super::win_answer::given;
use super::super::{Penalty, Session, WinAnswer};
use super::{LONGEST, PASSES, PREFIX, SAME_TILE, UNKNOWN};
use crate::system::{Question, System};

/// A session that does not fit into a link. It can be carried as a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// The bytes that the link would have.
    pub bytes: usize,
}

/// The link of a session, without `#`.
///
/// # Errors
/// If it would be longer than [`LONGEST`].
pub fn encode(session: &Session) -> Result<String, TooLong> {
    let system = session.system();
    let table = session.agreement.table();
    let version = session.version() + 1;
    let mut parts = vec![format!("{PREFIX}{version}/{}", system.key)];
    parts.push(format!("p={}", joined(session.players.iter().map(|name| escaped(name)), ",")));
    if !session.name.is_empty() {
        parts.push(format!("n={}", escaped(&session.name)));
    }
    if session.time > 0 {
        parts.push(format!("t={}", session.time));
    }
    let is_older = system.game.older.is_some() && session.is_older();
    let start = if is_older { system.game.start } else { session.agreement.start() };
    if session.start != start {
        parts.push(format!("s={}", session.start));
    }
    if table.rulings() != system.default_rulings() {
        parts.push(match table.preset() {
            Some(preset) => format!("r={preset}"),
            None => format!("q={}", joined(table.rulings_on(), ",")),
        });
    }
    let options = session.written_options().map(|(key, answer)| format!("{key}:{answer}"));
    let options = joined(options, ",");
    if !options.is_empty() {
        parts.push(format!("o={options}"));
    }
    if !session.chips.is_empty() {
        parts.push(format!("c={}", joined(session.chips.iter().map(i32::to_string), ".")));
    }
    if session.ended {
        parts.push("e".to_owned());
    }
    for deal in &session.deals {
        parts.push(entry(deal, system));
        parts.extend(deal.penalties.iter().map(penalty));
        parts.extend(deal.ends.then(|| "*".to_owned()));
    }
    let link = parts.join(";");
    let bytes = bytes_in_address(&link);
    if bytes <= LONGEST { Ok(link) } else { Err(TooLong { bytes }) }
}

/// The bytes of a text in an address, where every byte of a character beyond ASCII takes three.
pub(super) fn bytes_in_address(text: &str) -> usize {
    text.bytes().map(|byte| if byte.is_ascii() { 1 } else { 3 }).sum()
}

fn joined(parts: impl Iterator<Item = impl AsRef<str>>, separator: &str) -> String {
    let mut text = String::new();
    for (index, part) in parts.enumerate() {
        if index > 0 {
            text.push_str(separator);
        }
        text.push_str(part.as_ref());
    }
    text
}

/// A text without characters that mean something in a link.
fn escaped(text: &str) -> String {
    let mut link = String::new();
    for c in text.chars() {
        if c.is_ascii() && !c.is_ascii_alphanumeric() && c != '-' {
            // Writing to a string cannot fail.
            let _ = write!(link, "_{:02x}", c as u32);
        } else {
            link.push(c);
        }
    }
    link
}

fn entry(deal: &Deal, system: &System) -> String {
    match &deal.entry {
        Entry::Hand(entry) => hand(entry, system.key),
        Entry::Values(entry) => values(entry, system.game.win_questions),
        Entry::Net(entry) => net(entry),
        Entry::Draw => "d".to_owned(),
        Entry::Aborted(entry) => {
            let put_down = joined(entry.put_down.iter().map(usize::to_string), ".");
            let fields = [entry.kind.unwrap_or_default(), &*put_down].join("~");
            format!("b{}", fields.trim_end_matches('~'))
        }
        Entry::Void(players) => {
            format!("v{}", joined(players.iter().map(usize::to_string), "."))
        }
        Entry::Abandoned => "a".to_owned(),
        Entry::Damaged(DamagedDeal(Value::String(text))) => format!("x{}", escaped(text)),
        Entry::Damaged(deal) => format!("x{}", escaped(&deal.0.to_string())),
    }
}

fn hand(entry: &HandEntry, rules: &str) -> String {
    let seats = entry.seats.iter().flatten().map(|player| player.to_string());
    let seats = joined(seats, "");
    let mut parts = entry.link.splitn(3, '/');
    // A `;` is in no link that was written by this program.
    let is_plain = !entry.link.contains([';', '#', '~']);
    match (parts.next(), parts.next(), parts.next()) {
        (Some(version), Some(key), Some(rest)) if key == rules && is_plain => {
            format!("h{seats}~{version}/{rest}")
        }
        _ => format!("h{seats}~~{}", escaped(&entry.link)),
    }
}

fn values(entry: &ValuesEntry, questions: &[Question]) -> String {
    let wins = entry.wins.iter().map(|win| {
        let from = match win.from {
            Origin::Wall => String::new(),
            Origin::Unknown => UNKNOWN.to_owned(),
            Origin::SameTile => SAME_TILE.to_owned(),
            Origin::Player(player) => player.to_string(),
        };
        let answers = questions.iter().map(|question| match given(&win.answers, question) {
            Some(WinAnswer::Player(player)) => player.to_string(),
            Some(WinAnswer::Other(answer)) => answer.to_string(),
            None => String::new(),
        });
        let fields = [win.winner.to_string(), from, win.points.to_string()].into_iter();
        joined(fields.chain(answers), ".").trim_end_matches('.').to_owned()
    });
    let fields = [
        joined(wins, ","),
        joined(entry.hands.iter().map(i32::to_string), "."),
        joined(entry.put_down.iter().map(usize::to_string), "."),
    ];
    format!("w{}", fields.join("~").trim_end_matches('~'))
}

fn net(entry: &NetEntry) -> String {
    let mut text = format!("n{}", joined(entry.net.iter().map(i32::to_string), "."));
    let winner = entry.winner.map(|winner| winner.to_string()).unwrap_or_default();
    let next = match entry.next_dealer {
        NextDealer::ByRules => String::new(),
        NextDealer::Passes => PASSES.to_owned(),
        NextDealer::Player(player) => player.to_string(),
    };
    if !winner.is_empty() || !next.is_empty() {
        text += &format!("~{winner}");
    }
    if !next.is_empty() {
        text += &format!("~{next}");
    }
    text
}

fn penalty(penalty: &Penalty) -> String {
    let fields = [
        escaped(&penalty.offence),
        penalty.player.to_string(),
        penalty.points.map(|points| points.to_string()).unwrap_or_default(),
        joined(penalty.to.iter().map(|player| player.to_string()), "+"),
        escaped(&penalty.reason),
    ];
    format!("!{}", fields.join(".").trim_end_matches('.'))
}
