//! What the views of a session show: the session, its sheet, and the words about them.

use std::sync::Arc;

use crate::app::context::ui::Ui;
use crate::scoring::Position;
use crate::session::{Session, Sheet, player_name, ranks};
use crate::text::{Catalogue, Language, Slot};
use crate::tiles::{Seat, Wind};

/// A space at which no line breaks: between a name and its number.
pub const NO_BREAK: &str = "\u{a0}";

/// A session with its sheet. Two are equal if they are the same value, not a copy.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The session.
    pub session: Arc<Session>,
    /// Its sheet.
    pub sheet: Arc<Sheet>,
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        Arc::ptr_eq(&self.session, &other.session) && Arc::ptr_eq(&self.sheet, &other.sheet)
    }
}

impl Shown {
    /// A session and its sheet.
    pub fn new(session: Session, sheet: Sheet) -> Shown {
        Shown { session: Arc::new(session), sheet: Arc::new(sheet) }
    }

    /// The players, as indices.
    pub fn players(&self) -> std::ops::Range<usize> {
        0..self.sheet.totals.len()
    }

    /// The name of a player, or the number.
    pub fn name(&self, player: usize, words: &Catalogue) -> String {
        player_name(&self.session, player, words)
    }

    /// The link of the hand of a deal, at the seats that the players have in it now. `None` if it was
    /// entered without tiles.
    pub fn hand(&self, deal: usize) -> Option<String> {
        self.sheet.hand_link(&self.session, deal)
    }

    /// Whether nothing more will be played: by the rules, or because the players ended it.
    pub fn is_over(&self) -> bool {
        self.sheet.complete || self.session.ended
    }

    /// What it is called: its name, or that of its rules.
    pub fn title(&self, words: &Catalogue) -> String {
        match &*self.session.name {
            "" => rules_name(&self.session, words),
            name => name.to_owned(),
        }
    }

    /// The players by rank, the best first.
    pub fn ranking(&self) -> Vec<usize> {
        by_rank(&self.sheet.ranks)
    }
}

/// The words of the app, with those that the rules of a session have of their own.
pub fn words_of(ui: Ui, session: &Session) -> Catalogue {
    ui.catalogue().for_system(session.system().key)
}

/// The name of the rules of a session.
pub fn rules_name(session: &Session, words: &Catalogue) -> String {
    words.get(&["rules.", session.system().key, ".name"].concat()).to_owned()
}

/// A number in a slot.
pub fn number(n: usize) -> Slot {
    Slot::Number(i64::try_from(n).unwrap_or(i64::MAX))
}

/// A whole number with a real minus sign.
pub fn whole(n: i32) -> String {
    n.to_string().replace('-', "−")
}

/// “Anna 12, Ben −12”: the players by rank with their totals.
pub fn standing(session: &Session, totals: &[i32], words: &Catalogue) -> String {
    let total = |player: usize| {
        [&*player_name(session, player, words), NO_BREAK, &*whole(totals[player])].concat()
    };
    by_rank(&ranks(totals))
        .into_iter()
        .map(total)
        .collect::<Vec<_>>()
        .join(words.language().comma())
}

/// The players by rank, the best first.
fn by_rank(ranks: &[usize]) -> Vec<usize> {
    let mut players: Vec<usize> = (0..ranks.len()).collect();
    players.sort_by_key(|player| ranks[*player]);
    players
}

/// “table points: 2.5”. Shared ones may be parts of a whole.
pub fn table_points(points: f64, words: &Catalogue) -> String {
    let text = format!("{points:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.').to_owned();
    let text = match words.language() {
        Language::Ru => text.replace('.', ","),
        _ => text,
    };
    words.text("session.table-points", &[("points", Slot::text(text))])
}

/// The name of a deal: its number.
pub fn deal_name(n: usize, words: &Catalogue) -> String {
    words.text("session.deal", &[("n", number(n))])
}

/// The name of a wind, which a round or a seat has.
pub fn wind_name(wind: Wind, words: &Catalogue) -> String {
    words.get(&["wind.", wind.letter()].concat()).to_owned()
}

/// “Ben East, Anna South”: who sits where.
pub fn seats_line(session: &Session, position: &Position, words: &Catalogue) -> String {
    let seated = |(seat, player): (Seat, &u8)| {
        let name = player_name(session, usize::from(*player), words);
        let slots = [("name", Slot::text(name)), ("wind", Slot::text(wind_name(seat, words)))];
        words.text("session.player-seat", &slots).replace(' ', NO_BREAK)
    };
    let all = Seat::ALL.into_iter().zip(&position.players).map(seated);
    all.collect::<Vec<_>>().join(words.language().comma())
}

/// The name of a round.
pub fn round_name(round: Wind, words: &Catalogue) -> String {
    words.text("session.round", &[("wind", Slot::text(wind_name(round, words)))])
}

/// “East round”, “Anna deals”: the round of a deal, where there are rounds, and who deals in it.
pub fn round_and_dealer(
    session: &Session,
    position: &Position,
    words: &Catalogue,
) -> impl Iterator<Item = String> + use<> {
    let round = position.round.map(|round| round_name(round, words));
    let dealer = position.player_at(Seat::East).map(|dealer| {
        let name = Slot::text(player_name(session, dealer, words));
        words.text("session.dealer", &[("name", name)])
    });
    round.into_iter().chain(dealer)
}
