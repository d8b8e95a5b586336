//! The fields of the forms of a session: which there are, in which order, what they hold, and what becomes of what is
//! entered in them.

mod deal;
mod every_form;
mod penalty;
mod plan;

use hule::session::{DealForm, Field, FieldKind, FormField, Origin, Session, Table, Value};

use super::{engine, session};

/// A form at a table.
struct AtTable {
    form: DealForm,
    table: Table,
}

impl AtTable {
    fn of(session: Session) -> AtTable {
        let (system, players) = (session.system(), session.agreement.players());
        let engine = engine(&session);
        AtTable { form: DealForm::new(system, players), table: Table::new(session, engine) }
    }

    fn new(key: &str) -> AtTable {
        AtTable::of(session(key))
    }

    fn enter(&mut self, field: Field, value: Value) -> &mut AtTable {
        self.form.enter(&field, value, &self.table);
        self
    }

    fn win(&mut self, index: usize, winner: usize, from: Origin) -> &mut AtTable {
        self.enter(Field::Winner(index), Value::Player(winner));
        self.enter(Field::From(index), Value::Origin(from))
    }

    fn fields(&self) -> Vec<FormField> {
        self.form.fields(&self.table, engine(self.table.session()))
    }

    fn lines(&self) -> Vec<String> {
        self.fields().iter().flat_map(lines).collect()
    }
}

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

/// The lines of a field: its own, or one for each of the fields that it lists together.
fn lines(field: &FormField) -> Vec<String> {
    match &field.kind {
        FieldKind::Together(fields) => fields.iter().flat_map(lines).collect(),
        _ => vec![line(field)],
    }
}

/// A field in a line: `winner0: 0 [1] 2 3` with what is chosen in brackets, or `points0 = 24`.
fn line(field: &FormField) -> String {
    let name = &field.hook;
    match &field.kind {
        FieldKind::Choice(choices) => {
            let choices = choices.iter().map(|choice| match choice.is_chosen {
                true => format!(" [{}]", choice.value.hook()),
                false => format!(" {}", choice.value.hook()),
            });
            format!("{name}:{}", choices.collect::<String>())
        }
        FieldKind::Number { text, is_signed: false } => format!("{name} = {text}"),
        FieldKind::Number { text, is_signed: true } => format!("{name} = ±{text}"),
        FieldKind::Note(text) | FieldKind::Numbers(text) => format!("{name} = “{text}”"),
        FieldKind::Group(fields) | FieldKind::Together(fields) => {
            let fields: Vec<String> = fields.iter().map(line).collect();
            format!("{name} ({})", fields.join(", "))
        }
        FieldKind::Button => format!("<{name}>"),
    }
}

/// All fields, those of groups, too.
fn every(fields: &[FormField]) -> Vec<&FormField> {
    fields.iter().flat_map(|field| [vec![field], every(field.kind.group())].concat()).collect()
}
