//! What players agree on before a game: the rule system, its rulings and its options.

use crate::system::{Answer, Entered, Preset, Question, Role, System};

use super::answers::{self, Answers};
use super::{Draft, Fault};

/// What players agree on before a game.
///
/// ```
/// use hule::entry::Agreement;
/// use hule::{rules, system::Answer};
///
/// let mut agreement = Agreement::new(rules::system("siamese").unwrap());
/// assert_eq!(agreement.players(), 3);
/// agreement.set("players", "2").unwrap();
/// agreement.set("deals", "8").unwrap();
/// let deals = agreement.options().find(|option| option.key == "deals").unwrap();
/// assert_eq!((agreement.players(), agreement.answer(deals)), (2, Some(Answer::Number(8))));
/// assert!(agreement.set("deals", "many").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// A draft without tiles, with the rulings and the options that are questions of a hand.
    table: Draft,
    /// The options of the game.
    answers: Answers,
}

impl Agreement {
    /// The agreement that goes without saying.
    pub fn new(system: &'static System) -> Agreement {
        Agreement { table: Draft::new(system), answers: Answers::default() }
    }

    /// What a hand alone says of the agreement: its rule system and rulings, and its answers about
    /// the table.
    pub fn of(draft: &Draft) -> Agreement {
        let mut table = draft.clone();
        table.clear();
        let mut agreement = Agreement { table, answers: Answers::default() };
        for given in draft.given().filter(|given| given.place == 0) {
            if is_option(given.question) {
                // This cannot fail: the draft has the same answer.
                let _ = agreement.put(given.question, given.answer);
            }
        }
        agreement
    }

    /// The rule system.
    pub fn system(&self) -> &'static System {
        self.table.system()
    }

    /// The draft without tiles that every deal begins with: it has the rulings, and the options that
    /// are questions of a hand.
    pub fn table(&self) -> &Draft {
        &self.table
    }

    /// The number of players, with one who rests in each deal if that is agreed on.
    pub fn players(&self) -> usize {
        self.seated() + usize::from(self.has_resting())
    }

    /// The number of players who sit at the table in a deal.
    pub fn seated(&self) -> usize {
        self.table.seats().len()
    }

    /// Whether one of the players rests in each deal.
    pub fn has_resting(&self) -> bool {
        let option = self.system().game.resting_option;
        option.is_some_and(|option| self.answer(option) == Some(Answer::Yes))
    }

    /// Everything that can be agreed on, in the order in which it is asked. [`Agreement::asks`] says
    /// what matters.
    pub fn options(&self) -> impl Iterator<Item = &'static Question> + use<> {
        let system = self.system();
        system.questions.iter().filter(|q| is_option(q)).chain(system.game.options)
    }

    /// Whether an option matters, given what else was agreed on.
    pub fn asks(&self, option: &Question) -> bool {
        (option.when)(self)
    }

    /// What was agreed on for an option, else its default.
    pub fn answer(&self, option: &Question) -> Option<Answer> {
        // Systems may have the same option with other defaults.
        let own = self.named(option.key).unwrap_or(option);
        self.given_answer(own).or(own.default)
    }

    /// Whether the game was begun before the rules had the options of today: what went without saying then holds. A
    /// game whose rules have always had them is not older.
    pub fn is_older(&self) -> bool {
        let holds = |(option, answer): &(&Question, Answer)| self.answer(option) == Some(*answer);
        self.system().game.older.is_some_and(|older| older.answers.iter().all(holds))
    }

    /// The points that every player begins with.
    pub fn start(&self) -> i32 {
        let game = &self.system().game;
        game.start_option.map_or(game.start, |option| self.number(option).into())
    }

    /// What a chip is worth, in points; 0 if there are none.
    pub fn chip_value(&self) -> u16 {
        self.system().game.chip_option.map_or(0, |option| self.number(option))
    }

    /// The number that was agreed on for an option; 0 if there is none.
    pub fn number(&self, option: &Question) -> u16 {
        self.answer(option).and_then(Answer::number).unwrap_or(0)
    }

    /// The options with another answer than the default, in the order in which they are asked.
    pub fn given(&self) -> impl Iterator<Item = (&'static Question, Answer)> + '_ {
        self.options().filter_map(|option| Some((option, self.given_answer(option)?)))
    }

    fn given_answer(&self, option: &Question) -> Option<Answer> {
        let of_table = || self.table.given().find(|g| g.question == option).map(|g| g.answer);
        self.answers.get(option, 0).or_else(of_table)
    }

    /// Sets an option.
    ///
    /// # Errors
    /// If the system has no such option or answer. Nothing is changed then.
    pub fn put(&mut self, option: &Question, answer: Answer) -> Result<(), Fault> {
        let option = self.named(option.key)?;
        let answer = answers::checked(option, answer)?;
        // What goes without saying is not kept, so that equal agreements are equal values.
        self.answers.forget(option, 0);
        self.table.forget(option, 0);
        if option.default == Some(answer) {
            return Ok(());
        }
        if self.system().question(option.key).is_some() {
            return self.table.put(option, 0, answer);
        }
        let options = self.system().game.options;
        self.answers.set(options, option, 0, answer)?;
        self.answers.sort(options);
        Ok(())
    }

    /// The option with a key.
    fn named(&self, key: &str) -> Result<&'static Question, Fault> {
        match self.system().question(key).filter(|question| is_option(question)) {
            Some(question) => Ok(question),
            None => answers::named(self.system().game.options, key),
        }
    }

    /// Sets the option with this key to an answer that is written as text.
    ///
    /// # Errors
    /// As [`Agreement::put`].
    pub fn set(&mut self, key: &str, answer: &str) -> Result<(), Fault> {
        let option = self.named(key)?;
        self.put(option, answers::parse(option, answer)?)
    }

    /// Switches a ruling.
    ///
    /// # Errors
    /// If the system has no such ruling.
    pub fn set_ruling(&mut self, key: &str, on: bool) -> Result<(), Fault> {
        self.table.set_ruling(key, on)
    }

    /// Switches all rulings at once, given as bits.
    pub fn set_rulings(&mut self, on: u64) {
        self.table.set_rulings(on);
    }

    /// Switches to the rulings of a preset. The options stay.
    ///
    /// # Errors
    /// If the system has no such preset.
    pub fn set_preset(&mut self, key: &str) -> Result<(), Fault> {
        self.table.set_preset(key)
    }

    /// Switches to the rulings that a preset had in a version of links.
    ///
    /// # Errors
    /// If the system has no such preset.
    pub fn set_preset_of(&mut self, key: &str, version: u32) -> Result<(), Fault> {
        self.table.set_preset_of(key, version)
    }

    /// Chooses a preset as players do before a game: its rulings, and the options that come with it, all at
    /// once. Options that no preset knows stay, and so do the players.
    ///
    /// # Errors
    /// If the system has no such preset.
    pub fn choose_preset(&mut self, key: &str) -> Result<(), Fault> {
        self.set_preset(key)?;
        let (game, has_resting) = (&self.system().game, self.has_resting());
        if !game.presets.is_empty() {
            self.answers = Answers::default();
        }
        if let Some(option) = game.resting_option.filter(|_| has_resting) {
            self.put(option, Answer::Yes)?;
        }
        game.options_of(key).iter().try_for_each(|(option, answer)| self.put(option, *answer))
    }

    /// The preset that is nearest to what was agreed on: the one from which the fewest rulings and options
    /// differ.
    pub fn nearest_preset(&self) -> &'static str {
        let system = self.system();
        let differing = |preset: &&Preset| {
            let rulings = (preset.bits ^ self.table.rulings()).count_ones() as usize;
            rulings + self.changed_options(preset.key).count()
        };
        // Every system has a preset.
        system.presets.iter().min_by_key(differing).map_or("", |preset| preset.key)
    }

    /// The options that matter and that have another answer than under a preset.
    pub fn changed_options(
        &self,
        preset: &'static str,
    ) -> impl Iterator<Item = (&'static Question, Answer)> + '_ {
        let game = &self.system().game;
        let asked = self.options().filter(|option| self.asks(option));
        asked.filter_map(move |option| {
            let answer = self.answer(option)?;
            (game.answer_of(preset, option) != Some(answer)).then_some((option, answer))
        })
    }

    /// The rulings that are on, as bits.
    pub fn rulings(&self) -> u64 {
        self.table.rulings()
    }
}

/// Whether a question of a hand is agreed on before a game: it stays the same from deal to deal.
fn is_option(question: &Question) -> bool {
    let is_of_deal =
        matches!(question.role, Role::Seat | Role::Round | Role::Dealer | Role::Counter);
    question.stays && !is_of_deal
}

impl Entered for Agreement {
    fn answer(&self, question: &Question) -> Option<Answer> {
        self.answer(question)
    }

    fn answer_about(&self, role: Role) -> Option<Answer> {
        self.table.answer_about(role)
    }
}
