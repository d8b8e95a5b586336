//! Settling the deals of a session one after the other, so that a screen can answer in between.

use crate::scoring::Engine;

use super::sheet::Maker;
use super::{Results, Session, Sheet};

/// A session whose deals are being settled.
///
/// ```
/// use hule::rules;
/// use hule::session::{Deal, Entry, Origin, Session, Settling, Sheet};
///
/// let mcr = rules::system("mcr").unwrap();
/// let engine = rules::engine(mcr).unwrap();
/// let mut session = Session::new(mcr, ["Anna", "Ben", "Cem", "Dora"]);
/// session.deals = vec![Deal::new(Entry::win(1, Origin::Wall, 24)); 3];
///
/// let mut settling = Settling::new(session.clone(), engine);
/// while settling.step(engine) {
///     println!("{} of {}", settling.settled(), settling.session().deals.len());
/// }
/// assert_eq!(settling.finish(engine).sheet, Sheet::of(&session, engine));
/// ```
#[derive(Clone, Debug)]
pub struct Settling {
    session: Session,
    maker: Maker,
    results: Results,
}

/// A session with its sheet, and the results of its hands, with which another sheet is made quickly.
#[derive(Clone, Debug)]
pub struct SettledSession {
    /// The session.
    pub session: Session,
    /// Its sheet.
    pub sheet: Sheet,
    /// The results of its hands.
    pub results: Results,
}

impl Settling {
    /// A session of which no deal has been settled. `engine` is that of its rule system.
    pub fn new(session: Session, engine: &dyn Engine) -> Settling {
        let mut results = Results::default();
        let maker = Maker::new(&session, engine, &mut results);
        Settling { session, maker, results }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The number of deals that have been settled.
    pub fn settled(&self) -> usize {
        self.maker.settled()
    }

    /// Settles the next deal. Returns whether there was one.
    pub fn step(&mut self, engine: &dyn Engine) -> bool {
        self.maker.step(&self.session, engine, &mut self.results)
    }

    /// The session with its sheet. Deals that have not been settled yet are settled now.
    pub fn finish(mut self, engine: &dyn Engine) -> SettledSession {
        while self.step(engine) {}
        let Settling { session, maker, results } = self;
        let sheet = maker.finish(&session, engine);
        SettledSession { session, sheet, results }
    }
}
