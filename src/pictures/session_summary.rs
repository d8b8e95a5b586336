//! What a picture says about a session, made of the session and its sheet.

use super::session_picture::{DealSummary, PlayerSummary, SessionSummary};
use crate::session::{Session, Sheet};
use crate::text::session::{line, penalty_lines, player_name, result_points, title};
use crate::text::{Catalogue, signed, whole};

/// The summary of a session. `day` is when it was played, if that is known.
pub fn summary(
    session: &Session,
    sheet: &Sheet,
    day: Option<String>,
    words: &Catalogue,
) -> SessionSummary {
    let is_over = sheet.complete || session.ended;
    let points = |player: usize| is_over.then(|| result_points(sheet, player, words)).flatten();
    let player = |player: usize| PlayerSummary {
        name: player_name(session, player, words),
        rank: sheet.ranks[player],
        total: whole(sheet.totals[player]),
        points: points(player).unwrap_or_default(),
    };
    let changes = |net: &[i32]| net.iter().map(|change| signed(*change)).collect();
    let deals = sheet.deals.iter().enumerate().flat_map(|(index, row)| {
        let deal = DealSummary {
            number: row.position.number.to_string(),
            line: line(session, index, row, words),
            changes: changes(&row.net),
        };
        let lines = penalty_lines(session, index, row, words);
        let penalties = lines.into_iter().zip(&row.penalties).map(|(line, result)| DealSummary {
            number: String::new(),
            line,
            changes: result.as_ref().map(|result| changes(&result.change)).unwrap_or_default(),
        });
        [deal].into_iter().chain(penalties).collect::<Vec<_>>()
    });
    SessionSummary {
        title: title(session, words),
        about: about(session, sheet, day, words),
        players: (0..sheet.totals.len()).map(player).collect(),
        deals: deals.collect(),
    }
}

/// The rules, the day and the number of deals, as far as they are known.
pub fn about(session: &Session, sheet: &Sheet, day: Option<String>, words: &Catalogue) -> String {
    let has_name = !session.name.is_empty();
    let rules = has_name.then(|| session.system().name(words.language()).to_owned());
    let deals = words.count("session.players.deals", sheet.deals.len());
    rules.into_iter().chain(day).chain([deals]).collect::<Vec<_>>().join(" · ")
}
