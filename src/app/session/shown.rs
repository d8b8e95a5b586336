//! What the views of a session show: the session and its sheet.

use std::sync::Arc;

use leptos::prelude::Callback;

use crate::app::context::I18n;
use crate::session::{Label, Session, Sheet, by_rank};
use crate::text::Catalogue;
use crate::text::session::{label_words, player_name, title};

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
        title(&self.session, words)
    }

    /// The players by rank, the best first.
    pub fn ranking(&self) -> Vec<usize> {
        by_rank(&self.sheet.ranks)
    }
}

/// The words of the app, with those that the rules of a session have of their own.
pub fn words_of(i18n: I18n, session: &Session) -> Catalogue {
    i18n.catalogue().for_system(session.system().key)
}

/// Says the labels of forms about a session.
pub fn say_label(i18n: I18n, session: &Session) -> Callback<Label, String> {
    let system = session.system().key;
    let words = words_of(i18n, session);
    let names = 0..session.agreement.players();
    let names: Vec<String> = names.map(|player| player_name(session, player, &words)).collect();
    Callback::new(move |label| label_words(&label, &names, &i18n.catalogue().for_system(system)))
}
