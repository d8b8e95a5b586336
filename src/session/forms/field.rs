//! The fields of a form as data: which there are, what can be entered in each, and what it holds now. A screen draws
//! any form from them and hands back what was entered, so that it knows none of the forms.

use crate::system::{Answer, Question, Unit};

use super::super::deal::{NextDealer, Origin};
use super::super::fault::Field;
use super::ending::Ending;

/// A field of a form, as it stands now.
///
/// ```
/// use hule::rules;
/// use hule::session::{DealForm, Field, FormField, Session, Table, Value};
///
/// let mcr = rules::system("mcr").unwrap();
/// let engine = rules::engine(mcr).unwrap();
/// let table = Table::new(Session::new(mcr, ["Anna", "Ben", "Cem", "Dora"]), engine);
///
/// let mut form = DealForm::new(mcr, 4);
/// form.enter(&Field::Winner(0), Value::Player(1), &table);
///
/// let fields = form.fields(&table, engine);
/// let hooks = |fields: &[FormField]| fields.iter().map(|field| field.hook.clone()).collect::<Vec<_>>();
/// assert_eq!(hooks(&fields), ["ending", "win0"]);
/// let win = fields[1].kind.group();
/// assert_eq!(hooks(win), ["winner0", "from0", "points0"]);
/// assert!(win[0].kind.is_chosen(&Value::Player(1)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormField {
    /// Which field it is.
    pub field: Field,
    /// The value of the hook by which a page knows its element, such as `data-field`.
    pub hook: String,
    /// Its heading.
    pub label: Label,
    /// What can be entered, and what it holds.
    pub kind: FieldKind,
    /// Whether the faults of the field are shown below it. If not, they are shown elsewhere in the form.
    pub says_faults: bool,
}

impl FormField {
    /// A field in which one or several things are chosen.
    pub(super) fn choice(
        field: Field,
        hook: impl Into<String>,
        label: impl Into<Label>,
        choices: impl IntoIterator<Item = FormChoice>,
    ) -> FormField {
        let choices = FieldKind::Choice(choices.into_iter().collect());
        FormField::new(field, hook, label, choices)
    }

    /// A field for a number, with what was typed.
    pub(super) fn number(
        field: Field,
        hook: impl Into<String>,
        label: impl Into<Label>,
        text: impl Into<String>,
    ) -> FormField {
        let kind = FieldKind::Number { text: text.into(), is_signed: false };
        FormField::new(field, hook, label, kind)
    }

    /// A field of any kind. What is wrong with it is said below it.
    pub(super) fn new(
        field: Field,
        hook: impl Into<String>,
        label: impl Into<Label>,
        kind: FieldKind,
    ) -> FormField {
        FormField { field, hook: hook.into(), label: label.into(), kind, says_faults: true }
    }

    /// The same field, below which nothing is said.
    #[must_use]
    pub(super) fn silent(self) -> FormField {
        FormField { says_faults: false, ..self }
    }

    /// What tells the field from all others of its form. It stays while the answers change.
    pub fn key(&self) -> (Field, String) {
        (self.field.clone(), self.hook.clone())
    }

    /// Whether the faults of a field are said below this one or below one of its group.
    pub fn says_faults_of(&self, field: &Field) -> bool {
        let is_own = self.says_faults && self.field == *field;
        is_own || self.kind.group().iter().any(|member| member.says_faults_of(field))
    }
}

/// What can be entered in a field, and what it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// One or several of these are chosen.
    Choice(Vec<FormChoice>),
    /// A number is typed.
    Number {
        /// What was typed.
        text: String,
        /// Whether it may be below 0.
        is_signed: bool,
    },
    /// A name or a note of at most [`MAX_NAME_LENGTH`](super::super::MAX_NAME_LENGTH) characters is typed.
    Note(String),
    /// A list of numbers is typed. It is taken once all of it is there.
    Numbers(String),
    /// Fields under one heading.
    Group(Vec<FormField>),
    /// Fields that come and go together, such as those of a win. They have no heading of their own.
    Together(Vec<FormField>),
    /// A button, such as one that adds fields. Its heading stands on it.
    Button,
}

impl FieldKind {
    /// What was typed; empty where nothing is typed.
    pub fn text(&self) -> &str {
        match self {
            FieldKind::Number { text, .. } | FieldKind::Note(text) | FieldKind::Numbers(text) => {
                text
            }
            FieldKind::Choice(_)
            | FieldKind::Group(_)
            | FieldKind::Together(_)
            | FieldKind::Button => "",
        }
    }

    /// What can be chosen; empty where nothing is chosen.
    pub fn choices(&self) -> &[FormChoice] {
        if let FieldKind::Choice(choices) = self { choices } else { &[] }
    }

    /// The fields that it consists of; empty for a field that has none.
    pub fn group(&self) -> &[FormField] {
        match self {
            FieldKind::Group(fields) | FieldKind::Together(fields) => fields,
            _ => &[],
        }
    }

    /// Whether this value is chosen.
    pub fn is_chosen(&self, value: &Value) -> bool {
        self.choices().iter().any(|choice| choice.is_chosen && choice.value == *value)
    }
}

/// Something that can be chosen in a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormChoice {
    /// What is entered by choosing it.
    pub value: Value,
    /// Its words.
    pub label: Label,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

impl FormChoice {
    /// A choice with its words.
    pub(super) fn new(value: Value, label: impl Into<Label>, is_chosen: bool) -> FormChoice {
        FormChoice { value, label: label.into(), is_chosen }
    }

    /// Some of the players, given who of them are chosen.
    pub(super) fn players(
        players: impl IntoIterator<Item = usize>,
        is_chosen: impl Fn(usize) -> bool,
    ) -> Vec<FormChoice> {
        let choice = |player| {
            FormChoice::new(Value::Player(player), Label::Player(player), is_chosen(player))
        };
        players.into_iter().map(choice).collect()
    }
}

/// What is entered in a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// How the deal ended.
    Ending(Ending),
    /// A player. Where several can be chosen, one who is chosen already is taken out.
    Player(usize),
    /// No player.
    Nobody,
    /// Where the tile of a win came from.
    Origin(Origin),
    /// Who deals next.
    NextDealer(NextDealer),
    /// A count of a hand, such as its han.
    Count(u16),
    /// One of the things that the rules list, by its key: an offence, or a draw that ends the deal.
    Key(&'static str),
    /// An answer to a question, except a player.
    Answer(Answer),
    /// What was typed.
    Text(String),
    /// A button was pressed.
    Pressed,
}

impl Value {
    /// The value of the hook of its button; empty for what is not chosen.
    pub fn hook(&self) -> String {
        match self {
            Value::Ending(ending) => ending.key().to_owned(),
            Value::Player(player)
            | Value::Origin(Origin::Player(player))
            | Value::NextDealer(NextDealer::Player(player)) => player.to_string(),
            Value::Nobody => "nobody".to_owned(),
            Value::Origin(Origin::Wall) => "wall".to_owned(),
            Value::Origin(Origin::Unknown) => "unknown".to_owned(),
            Value::Origin(Origin::SameTile) => "same-tile".to_owned(),
            Value::NextDealer(NextDealer::ByRules) => "rules".to_owned(),
            Value::NextDealer(NextDealer::Passes) => "passes".to_owned(),
            Value::Count(count) => count.to_string(),
            Value::Key(key) => (*key).to_owned(),
            Value::Answer(answer) => answer.to_string(),
            Value::Text(_) | Value::Pressed => String::new(),
        }
    }
}

/// The text of a field or of a choice, in no language yet.
/// [`text::session::label_words`](crate::text::session::label_words) says it in the words of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// Words, by their key.
    Words(String),
    /// Words with a number, by their key.
    Numbered(&'static str, usize),
    /// The name of a player.
    Player(usize),
    /// A count of a hand in its unit.
    Count(Unit, u16),
    /// A count of a hand in its unit, or more.
    CountOrMore(Unit, u16),
    /// An answer to a question.
    Answer(&'static Question, Answer),
}

impl Label {
    /// Words by the parts of their key.
    pub(super) fn of(key: &[&str]) -> Label {
        Label::Words(key.concat())
    }
}

impl From<&str> for Label {
    fn from(key: &str) -> Label {
        Label::Words(key.to_owned())
    }
}
