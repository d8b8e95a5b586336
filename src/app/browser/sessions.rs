//! The sessions in the browser's store, IndexedDB. Each is written in one transaction, which first
//! compares the version that is there: whoever has not seen it does not overwrite it.
//!
//! A store that does not answer is given some seconds. What was asked of it may still be done later.

use std::future::Future;
use std::ops::Deref;

use idb::{
    Database, DatabaseEvent, Factory, KeyPath, ObjectStoreParams, Query, Transaction,
    TransactionMode, TransactionResult,
};
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::app::browser::time_limit::within;
use crate::session::KeptSession;

/// The name of the database.
const NAME: &str = "hule";

/// The version of its shape.
const SHAPE: u32 = 1;

/// The store of the sessions, by their ids.
const SESSIONS: &str = "sessions";

/// The store of what could not be read, in no particular order.
const ASIDE: &str = "aside";

/// How long the store may take to answer, in milliseconds.
const PATIENCE: u32 = 5_000;

/// Why the store was of no use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The browser has no store, blocks it, or has no room left. What was asked is not done.
    NotKept,
    /// The store has not answered yet. What was asked may still be done.
    NoAnswer,
    /// The session is there in another version than was expected, or was deleted.
    Changed(Option<KeptSession>),
}

impl From<idb::Error> for Refused {
    fn from(_: idb::Error) -> Refused {
        Refused::NotKept
    }
}

/// What is in the store.
#[derive(Default)]
pub struct Contents {
    /// The sessions, in no particular order.
    pub sessions: Vec<KeptSession>,
    /// The entries that are no sessions, as far as they can be written as text. They stay where they
    /// are.
    pub damaged: Vec<String>,
}

/// Whether the database is there, without which there are no sessions. A browser that can't tell has
/// none.
pub async fn may_exist() -> bool {
    let databases = Reflect::get(&js_sys::global(), &"indexedDB".into()).and_then(|factory| {
        let list: Function = Reflect::get(&factory, &"databases".into())?.dyn_into()?;
        list.call0(&factory)
    });
    let Ok(databases) = databases else { return false };
    let databases = JsFuture::from(Promise::resolve(&databases)).await.unwrap_or_default();
    let is_ours = |database: JsValue| {
        Reflect::get(&database, &"name".into())
            .is_ok_and(|name| name.as_string().as_deref() == Some(NAME))
    };
    Array::from(&databases).iter().any(is_ours)
}

/// Reads all sessions. `late` is called if they can be read after [`Refused::NoAnswer`].
pub async fn all(late: impl FnOnce() + 'static) -> Result<Contents, Refused> {
    answer(read_all(), late).await
}

/// Reads a session. `None` if there is none, or if the entry is no session. `late` is called if it can
/// be read after [`Refused::NoAnswer`].
pub async fn load(id: &str, late: impl FnOnce() + 'static) -> Result<Option<KeptSession>, Refused> {
    answer(read_one(id.to_owned()), late).await
}

/// Writes a session in the place of the version before it; the first version is 1. `aside` is what
/// could not be read of that version: it is put aside in the same transaction. If the session is kept
/// after [`Refused::NoAnswer`], `late` is called.
pub async fn write(
    session: &KeptSession,
    aside: &[String],
    late: impl FnOnce() + 'static,
) -> Result<(), Refused> {
    answer(replace(session.clone(), aside.to_vec()), late).await
}

/// Deletes a session. If that is done after [`Refused::NoAnswer`], `late` is called.
pub async fn delete(id: &str, late: impl FnOnce() + 'static) -> Result<(), Refused> {
    answer(remove(id.to_owned()), late).await
}

/// What the store answers, unless it takes too long. `late` is called if it is done after that.
async fn answer<T: 'static>(
    work: impl Future<Output = Result<T, Refused>> + 'static,
    late: impl FnOnce() + 'static,
) -> Result<T, Refused> {
    let late = |answer: Result<T, Refused>| {
        if answer.is_ok() {
            late();
        }
    };
    within(PATIENCE, work, late).await.unwrap_or(Err(Refused::NoAnswer))
}

async fn read_all() -> Result<Contents, Refused> {
    let store = Connection::open().await?;
    let transaction = store.transaction(&[SESSIONS], TransactionMode::ReadOnly)?;
    let values = transaction.object_store(SESSIONS)?.get_all(None, None)?.await?;
    let mut contents = Contents::default();
    for value in values {
        match read(&value) {
            Some(session) => contents.sessions.push(session),
            None => contents.damaged.push(as_text(&value)),
        }
    }
    Ok(contents)
}

async fn read_one(id: String) -> Result<Option<KeptSession>, Refused> {
    let store = Connection::open().await?;
    let transaction = store.transaction(&[SESSIONS], TransactionMode::ReadOnly)?;
    let found = find(&transaction, &id).await?;
    Ok(found.as_ref().and_then(read))
}

async fn replace(session: KeptSession, aside: Vec<String>) -> Result<(), Refused> {
    let value = serde_wasm_bindgen::to_value(&session).map_err(|_| Refused::NotKept)?;
    let store = Connection::open().await?;
    let transaction = store.transaction(&[SESSIONS, ASIDE], TransactionMode::ReadWrite)?;
    let found = find(&transaction, &session.id).await?;
    let there = found.as_ref().and_then(read);
    let version = there.as_ref().map_or(0, |there| there.version);
    if version != session.version.saturating_sub(1) || (found.is_some() && there.is_none()) {
        transaction.abort()?.await?;
        return Err(Refused::Changed(there));
    }
    for text in aside {
        transaction.object_store(ASIDE)?.put(&JsValue::from_str(&text), None)?.await?;
    }
    transaction.object_store(SESSIONS)?.put(&value, None)?.await?;
    commit(transaction).await
}

async fn remove(id: String) -> Result<(), Refused> {
    let store = Connection::open().await?;
    let transaction = store.transaction(&[SESSIONS], TransactionMode::ReadWrite)?;
    transaction.object_store(SESSIONS)?.delete(Query::Key((&*id).into()))?.await?;
    commit(transaction).await
}

/// Commits a transaction. The browser may abort it even then, such as when there is no room.
async fn commit(transaction: Transaction) -> Result<(), Refused> {
    match transaction.commit()?.await? {
        TransactionResult::Committed => Ok(()),
        TransactionResult::Aborted => Err(Refused::NotKept),
    }
}

/// A connection to the database, which is closed when it is dropped.
struct Connection(Database);

impl Connection {
    async fn open() -> Result<Connection, Refused> {
        let mut request = Factory::new()?.open(NAME, Some(SHAPE))?;
        request.on_upgrade_needed(|event| {
            let Ok(database) = event.database() else { return };
            let mut by_id = ObjectStoreParams::new();
            by_id.key_path(Some(KeyPath::new_single("id")));
            let mut numbered = ObjectStoreParams::new();
            numbered.auto_increment(true);
            // If one of them can't be made, every transaction fails and says so.
            let _ = database.create_object_store(SESSIONS, by_id);
            let _ = database.create_object_store(ASIDE, numbered);
        });
        Ok(Connection(request.await?))
    }
}

impl Deref for Connection {
    type Target = Database;

    fn deref(&self) -> &Database {
        &self.0
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.0.close();
    }
}

async fn find(transaction: &Transaction, id: &str) -> Result<Option<JsValue>, Refused> {
    Ok(transaction.object_store(SESSIONS)?.get(Query::Key(id.into()))?.await?)
}

fn read(value: &JsValue) -> Option<KeptSession> {
    serde_wasm_bindgen::from_value(value.clone()).ok()
}

fn as_text(value: &JsValue) -> String {
    js_sys::JSON::stringify(value).map(String::from).unwrap_or_default()
}
