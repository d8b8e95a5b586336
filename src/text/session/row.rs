//! What the rows of the score sheet say. A row is a plain value, so that a screen sees which rows have
//! become others.

use crate::session::{Entry, Penalty, PenaltyResult, Row, Session, Sheet};
use crate::text::{Catalogue, Slot, fault, isolated, signed, whole};

use super::line::{fans_line, line, payments_line};
use super::names::{NO_BREAK, deal_name, player_name, round_and_dealer};
use super::turn::turn_line;

/// The row of a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DealRow {
    /// The index of the deal in the session.
    pub index: usize,
    /// The number of the deal.
    pub number: String,
    /// Who won how much from whom.
    pub line: String,
    /// The round, the dealer and the dearest fans.
    pub about: String,
    /// What changed for each player. Empty if the deal does not count.
    pub cells: Vec<DealCell>,
    /// Who pays whom, without penalties. Empty if nobody does.
    pub payments: String,
    /// The penalties of the deal.
    pub penalties: Vec<String>,
    /// What is remarkable: who put something down with less than the rules allow, and why the game is over
    /// after the deal, or goes on.
    pub remarks: Vec<String>,
    /// What is wrong with the deal.
    pub faults: Vec<String>,
    /// Whether it counts: the game was not over before it. One that doesn't can only be deleted.
    pub counts: bool,
    /// Whether it has a hand that the calculator can open.
    pub has_hand: bool,
    /// Whether another deal can be put before it: it counts, and the session has not ended.
    pub can_insert: bool,
}

/// What a deal changed for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealCell {
    /// The change.
    pub change: i32,
    /// The change with its sign; a dash for a player who rests.
    pub signed: String,
    /// The total after the deal.
    pub total: String,
}

impl DealRow {
    /// The row of a deal of the session. A deal after the end of the game counts for nothing, but can
    /// be deleted.
    pub fn new(session: &Session, sheet: &Sheet, index: usize, words: &Catalogue) -> DealRow {
        let deal = &session.deals[index];
        let faults = sheet.faults_of(index);
        let faults = faults.map(|found| fault::sentence(&found.fault, words).to_string());
        let mut this = DealRow {
            index,
            number: (index + 1).to_string(),
            line: words.get("session.after-the-end").to_owned(),
            about: String::new(),
            cells: Vec::new(),
            payments: String::new(),
            penalties: Vec::new(),
            remarks: Vec::new(),
            faults: faults.collect(),
            counts: false,
            has_hand: matches!(deal.entry, Entry::Hand(_)),
            can_insert: false,
        };
        let Some(row) = sheet.deals.get(index) else { return this };
        (this.counts, this.can_insert) = (true, !session.ended);
        this.number = row.position.number.to_string();
        this.line = line(session, index, row, words);
        this.about = about(session, row, words);
        let resting = row.position.resting.map(usize::from);
        let cell = |(player, (change, total)): (usize, (&i32, &i32))| DealCell {
            change: *change,
            signed: if resting == Some(player) { "–".to_owned() } else { signed(*change) },
            total: whole(*total),
        };
        this.cells = row.change.iter().zip(&row.totals).enumerate().map(cell).collect();
        this.payments = payments_line(session, &row.net, words);
        this.remarks = remarks(session, sheet, index, row, words);
        this.penalties = penalty_lines(session, index, row, words);
        this
    }
}

/// Who put something down with less than the rules allow, and why the game is over or goes on.
fn remarks(
    session: &Session,
    sheet: &Sheet,
    index: usize,
    row: &Row,
    words: &Catalogue,
) -> Vec<String> {
    let below = row.put_down_below.iter().map(|player| {
        let before = row.totals[*player] - row.change[*player];
        put_down_below(session, *player, before, words)
    });
    below.chain(turn_line(session, sheet, index, words)).collect()
}

/// “Ben had 700 points and declared riichi all the same”: said of a player who puts something down with fewer
/// points than the rules allow.
pub fn put_down_below(session: &Session, player: usize, points: i32, words: &Catalogue) -> String {
    let name = Slot::text(player_name(session, player, words));
    words.text("session.put-down-below", &[("name", name), ("points", Slot::text(whole(points)))])
}

/// What came of the last deal of a sheet: “Deal 4: Anna wins 24 from Ben · Ben pays Anna 32 · Cem and Dora
/// pay 8 each”, and then a line for each penalty, which is no payment of the deal. Empty before the first
/// deal.
pub fn last_deal_lines(session: &Session, sheet: &Sheet, words: &Catalogue) -> Vec<String> {
    let Some((row, before)) = sheet.deals.split_last() else { return Vec::new() };
    let index = before.len();
    let deal = deal_name(row.position.number.into(), words);
    let last = [&*deal, words.language().colon(), &*line(session, index, row, words)].concat();
    let payments = payments_line(session, &row.net, words);
    let last =
        if payments.is_empty() { last } else { [&*last, NO_BREAK, "· ", &*payments].concat() };
    [last].into_iter().chain(penalty_lines(session, index, row, words)).collect()
}

/// The penalties of the deal with this index, a line each.
pub fn penalty_lines(session: &Session, index: usize, row: &Row, words: &Catalogue) -> Vec<String> {
    let given = session.deals.get(index).map_or(&[][..], |deal| &deal.penalties);
    let results = row.penalties.iter().zip(given);
    results.map(|(result, given)| penalty_line(session, given, result.as_ref(), words)).collect()
}

/// The round, the dealer, and the dearest fans of the first hand.
fn about(session: &Session, row: &Row, words: &Catalogue) -> String {
    let at = round_and_dealer(session, &row.position, words);
    let fans = row.wins.iter().map(|win| fans_line(win, words));
    let fans = fans.filter(|fans| !fans.is_empty());
    at.chain(fans).collect::<Vec<_>>().join(" · ")
}

/// “Late pung: Dora pays Anna, Ben and Cem 5 each”, or a warning, and why it was given.
pub fn penalty_line(
    session: &Session,
    given: &Penalty,
    result: Option<&PenaltyResult>,
    words: &Catalogue,
) -> String {
    let payments = result.map(|result| payments_line(session, &result.change, words));
    let key = match payments.as_deref() {
        None => "session.penalty.faulty",
        Some("") => "session.penalty.warning",
        Some(_) => "session.penalty.points",
    };
    let slots = [
        ("offence", Slot::text(words.get(&["offence.", &given.offence].concat()))),
        ("name", Slot::text(player_name(session, given.player, words))),
        ("payments", Slot::text(payments.unwrap_or_default())),
    ];
    let line = words.text(key, &slots);
    let reason = isolated(&given.reason);
    let reason = (!reason.is_empty()).then_some(&*reason);
    [Some(&*line), reason].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
