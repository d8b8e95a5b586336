//! Who paid whom in a deal, a sentence for each payment: what is heard of the drawing of the table.

use crate::session::{Row, Session};
use crate::text::{Catalogue, payments, signed};

use super::names::{NO_BREAK, party, player_name};

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
