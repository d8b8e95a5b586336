//! The context of the session that is played.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use leptos::prelude::*;

use super::shown::Shown;
use crate::app::context::ui::Ui;
use crate::scoring::Engine;
use crate::session::{Change, Difference, Session, SessionFault, Sheet, Table, Task};

/// The session that is played, if there is one; cheap to copy into every handler.
#[derive(Clone, Copy)]
pub struct OpenSession {
    ui: Ui,
    table: RwSignal<Option<Table>>,
    /// The session.
    pub session: Memo<Option<Arc<Session>>>,
    /// Its score sheet.
    pub sheet: Memo<Option<Arc<Sheet>>>,
    /// What the calculator is used for.
    pub task: Memo<Task>,
    /// What the last change changed elsewhere.
    pub difference: RwSignal<Option<Difference>>,
    /// The session whose score sheet was last on the screen: the open one, or one for reading. It can
    /// be carried elsewhere and printed.
    pub on_screen: RwSignal<Option<Shown>>,
}

/// The context of the part of the screen that is being rendered.
///
/// # Panics
/// Outside of the part of the program that is about sessions.
pub fn use_session() -> OpenSession {
    expect_context()
}

/// Provides the context to the whole app.
pub fn prepare(ui: Ui) -> Pin<Box<dyn Future<Output = ()>>> {
    Box::pin(async move {
        let owner = ui.store(|store| store.owner.clone()).expect("the app has an owner");
        owner.with(|| {
            if use_context::<OpenSession>().is_none() {
                provide_context(OpenSession::new(ui));
            }
        });
    })
}

impl OpenSession {
    fn new(ui: Ui) -> OpenSession {
        let table = RwSignal::new(None::<Table>);
        let of = move |read: fn(&Table) -> Task| {
            table.with(|table| table.as_ref().map(read).unwrap_or_default())
        };
        OpenSession {
            ui,
            table,
            session: Memo::new(move |_| {
                table.with(|table| table.as_ref().map(|table| Arc::new(table.session().clone())))
            }),
            sheet: Memo::new(move |_| {
                table.with(|table| table.as_ref().map(|table| Arc::new(table.sheet().clone())))
            }),
            task: Memo::new(move |_| of(Table::task)),
            difference: RwSignal::new(None),
            on_screen: RwSignal::new(None),
        }
    }

    /// Opens a session, whose rule system must have been fetched.
    pub fn open(self, session: Session) {
        if let Some(engine) = self.engine_of(&session) {
            self.table.set(Some(Table::new(session, engine)));
        }
    }

    /// Puts the session away.
    pub fn close(self) {
        self.table.set(None);
    }

    /// Does a change, and keeps what it changed elsewhere in [`OpenSession::difference`].
    ///
    /// # Errors
    /// Everything that is wrong with it. Nothing is changed then.
    pub fn change(self, change: &Change) -> Result<(), Vec<SessionFault>> {
        self.edit(|table, engine| table.apply(change, engine))
    }

    /// Undoes the last change.
    pub fn undo(self) {
        let _ = self.edit(|table, engine| {
            table.undo(engine);
            Ok(Difference::default())
        });
    }

    /// Does the change again that was undone last.
    pub fn redo(self) {
        let _ = self.edit(|table, engine| {
            table.redo(engine);
            Ok(Difference::default())
        });
    }

    /// Whether there is a change to undo.
    pub fn can_undo(self) -> bool {
        self.table.with(|table| table.as_ref().is_some_and(Table::can_undo))
    }

    /// Whether there is a change to do again.
    pub fn can_redo(self) -> bool {
        self.table.with(|table| table.as_ref().is_some_and(Table::can_redo))
    }

    fn edit(
        self,
        edit: impl FnOnce(&mut Table, &dyn Engine) -> Result<Difference, Vec<SessionFault>>,
    ) -> Result<(), Vec<SessionFault>> {
        let engine = self.session.get_untracked().and_then(|session| self.engine_of(&session));
        let Some(engine) = engine else { return Ok(()) };
        let mut done = Ok(Difference::default());
        self.table.update(|table| {
            if let Some(table) = table {
                done = edit(table, engine);
            }
        });
        self.difference.set(Some(done?));
        Ok(())
    }

    fn engine_of(self, session: &Session) -> Option<&'static dyn Engine> {
        let engines = self.ui.engines();
        engines.into_iter().find(|engine| engine.system() == session.system())
    }
}
