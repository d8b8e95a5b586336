//! What is agreed on before a session: the rules, who plays, and who sits where.

use crate::entry::{Agreement, Fault};
use crate::scoring::Engine;
use crate::system::{Answer, Question, System};

use super::super::fault::{Field, SessionFault};
use super::super::faults::NAME_MISSING;
use super::super::{Session, clean_name};
use super::field::{FieldKind, FormField, Value};
use super::option_fields::{option_answer, option_fields};

/// The most players of any game.
const MOST_PLAYERS: usize = 4;

/// A session before it begins.
///
/// ```
/// use hule::rules;
/// use hule::session::Plan;
///
/// let siamese = rules::system("siamese").unwrap();
/// let mut plan = Plan::new(siamese);
/// for (seat, name) in ["Anna", "Ben", "Cem"].into_iter().enumerate() {
///     plan.rename(seat, name);
/// }
/// assert!(plan.faults(rules::engine(siamese).unwrap()).is_empty());
/// assert_eq!(plan.session(0).players, ["Anna", "Ben", "Cem"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What is agreed on.
    pub agreement: Agreement,
    /// The names, by where the players sit in the first deal: East first. Those beyond the number of
    /// players are kept for a game of more.
    names: [String; MOST_PLAYERS],
    /// The name of the session; may be empty.
    pub name: String,
}

impl Plan {
    /// A plan without names, under the default agreement.
    pub fn new(system: &'static System) -> Plan {
        Plan { agreement: Agreement::new(system), names: Default::default(), name: String::new() }
    }

    /// A plan to play like a session once more.
    pub fn like(session: &Session) -> Plan {
        let mut plan = Plan { agreement: session.agreement.clone(), ..Plan::new(session.system()) };
        for (option, _) in session.system().game.older.iter().flat_map(|older| older.answers) {
            // A new game is one of today.
            option.default.into_iter().for_each(|answer| plan.agree(option, answer));
        }
        plan.names.iter_mut().zip(&session.players).for_each(|(name, old)| name.clone_from(old));
        plan
    }

    /// The rule system.
    pub fn system(&self) -> &'static System {
        self.agreement.system()
    }

    /// The names of those who play.
    pub fn names(&self) -> &[String] {
        &self.names[..self.agreement.players().min(MOST_PLAYERS)]
    }

    /// The options that matter.
    pub fn options(&self) -> impl Iterator<Item = &'static Question> + '_ {
        self.agreement.options().filter(|option| self.agreement.asks(option))
    }

    /// The fields of the options that matter. Whether somebody rests is asked where the names are.
    pub fn option_fields(&self) -> Vec<FormField> {
        let resting = self.system().game.resting_option;
        let options = self.options().filter(|option| Some(*option) != resting);
        options.flat_map(|option| option_fields(option, self.agreement.answer(option))).collect()
    }

    /// The field of the session's name.
    pub fn name_field(&self) -> FormField {
        let name = FieldKind::Note(self.name.clone());
        FormField::new(Field::Name, "session-name", "session.session-name", name)
    }

    /// Enters something in a field. What the field can't hold changes nothing.
    pub fn enter(&mut self, field: &Field, value: Value) {
        match (field, value) {
            (Field::Option(key), value) => {
                let option = self.agreement.options().find(|option| option.key == *key);
                let answer =
                    option.and_then(|option| Some((option, option_answer(option, &value)?)));
                answer.into_iter().for_each(|(option, answer)| self.agree(option, answer));
            }
            (Field::Name, Value::Text(text)) => self.name = text,
            _ => {}
        }
    }

    /// Plays under another rule system, with its own agreement. The names stay.
    pub fn choose_system(&mut self, system: &'static System) {
        if system != self.system() {
            self.agreement = Agreement::new(system);
        }
    }

    /// Agrees on an option. An answer that the option does not have changes nothing.
    pub fn agree(&mut self, option: &Question, answer: Answer) {
        // An error would be an answer that the option does not have. The screen offers none of these.
        let _ = self.agreement.put(option, answer);
    }

    /// Chooses a preset: its rulings, and the options of the game that come with it. A key of another rule
    /// system changes nothing.
    pub fn choose_preset(&mut self, key: &str) {
        // An error would be a preset that the system does not have. The screen offers none of these.
        let _ = self.agreement.choose_preset(key);
    }

    /// Plays under the rulings of a table elsewhere. Where they are those of the plan already, its options of the
    /// game stay as they are.
    pub fn take_rulings(&mut self, rulings: u64) {
        if rulings != self.agreement.table().rulings() {
            self.choose_rulings(rulings);
        }
    }

    /// Chooses rulings. If they are those of a preset, the options of the game come with it.
    pub fn choose_rulings(&mut self, rulings: u64) {
        match self.system().presets.iter().find(|preset| preset.bits == rulings) {
            Some(preset) => self.choose_preset(preset.key),
            None => self.agreement.set_rulings(rulings),
        }
    }

    /// Names the player at a seat.
    pub fn rename(&mut self, seat: usize, name: &str) {
        if let Some(old) = self.names.get_mut(seat) {
            *old = name.to_owned();
        }
    }

    /// Seats a player one seat earlier: South sits East, and East South. East changes with the last.
    pub fn move_up(&mut self, seat: usize) {
        let players = self.names().len();
        if seat < players {
            self.names.swap(seat, (seat + players - 1) % players);
        }
    }

    /// Seats the players anew. `draw(n)` is a number below `n`, drawn at random.
    pub fn draw_seats(&mut self, mut draw: impl FnMut(usize) -> usize) {
        for last in (1..self.names().len()).rev() {
            self.names.swap(last, draw(last + 1).min(last));
        }
    }

    /// What is wrong with the plan, each fault at its field.
    pub fn faults(&self, engine: &dyn Engine) -> Vec<SessionFault> {
        let session = self.session(0);
        let mut faults = session.faults(engine);
        for (player, name) in session.players.iter().enumerate() {
            if name.is_empty() {
                let fault = Fault::new(NAME_MISSING);
                faults.push(SessionFault { deal: None, field: Field::Player(player), fault });
            }
        }
        faults
    }

    /// The session that begins now, given the time in seconds since 1970.
    pub fn session(&self, time: u64) -> Session {
        let names = self.names().iter().map(|name| clean_name(name)).collect::<Vec<_>>();
        let mut session = Session::new(self.system(), names.iter().map(String::as_str));
        session.agreement = self.agreement.clone();
        session.start = self.agreement.start();
        session.name = clean_name(&self.name);
        session.time = time;
        session
    }
}
