//! The sessions in the browser's store, IndexedDB. Each is written in one transaction, which first
//! compares the version that is there: whoever has not seen it does not overwrite it.

use idb::{
    Database, DatabaseEvent, Factory, KeyPath, ObjectStoreParams, Query, Transaction,
    TransactionMode,
};
use wasm_bindgen::JsValue;

use crate::session::KeptSession;

/// The name of the database.
const NAME: &str = "hule";

/// The version of its shape.
const SHAPE: u32 = 1;

/// The store of the sessions, by their ids.
const SESSIONS: &str = "sessions";

/// The store of what could not be read, in no particular order.
const ASIDE: &str = "aside";

/// Why the store was of no use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The browser has no store, blocks it, or has no room left.
    Blocked,
    /// The session is there in another version than was expected, or was deleted.
    Changed(Option<KeptSession>),
}

impl From<idb::Error> for Refused {
    fn from(_: idb::Error) -> Refused {
        Refused::Blocked
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

/// Reads all sessions.
pub async fn all() -> Result<Contents, Refused> {
    let database = open().await?;
    let transaction = database.transaction(&[SESSIONS], TransactionMode::ReadOnly)?;
    let values = transaction.object_store(SESSIONS)?.get_all(None, None)?.await?;
    database.close();
    let mut contents = Contents::default();
    for value in values {
        match read(&value) {
            Some(session) => contents.sessions.push(session),
            None => contents.damaged.push(as_text(&value)),
        }
    }
    Ok(contents)
}

/// Reads a session. `None` if there is none, or if the entry is no session.
pub async fn load(id: &str) -> Result<Option<KeptSession>, Refused> {
    let database = open().await?;
    let transaction = database.transaction(&[SESSIONS], TransactionMode::ReadOnly)?;
    let found = find(&transaction, id).await?;
    database.close();
    Ok(found.as_ref().and_then(read))
}

/// Writes a session in the place of the version before it; the first version is 1. `aside` is what
/// could not be read of that version: it is put aside in the same transaction.
pub async fn write(session: &KeptSession, aside: &[String]) -> Result<(), Refused> {
    let value = serde_wasm_bindgen::to_value(session).map_err(|_| Refused::Blocked)?;
    let database = open().await?;
    let transaction = database.transaction(&[SESSIONS, ASIDE], TransactionMode::ReadWrite)?;
    let found = find(&transaction, &session.id).await?;
    let there = found.as_ref().and_then(read);
    let version = there.as_ref().map_or(0, |there| there.version);
    if version != session.version.saturating_sub(1) || (found.is_some() && there.is_none()) {
        transaction.abort()?.await?;
        database.close();
        return Err(Refused::Changed(there));
    }
    for text in aside {
        transaction.object_store(ASIDE)?.put(&JsValue::from_str(text), None)?.await?;
    }
    transaction.object_store(SESSIONS)?.put(&value, None)?.await?;
    transaction.commit()?.await?;
    database.close();
    Ok(())
}

/// Deletes a session.
pub async fn delete(id: &str) -> Result<(), Refused> {
    let database = open().await?;
    let transaction = database.transaction(&[SESSIONS], TransactionMode::ReadWrite)?;
    transaction.object_store(SESSIONS)?.delete(Query::Key(id.into()))?.await?;
    transaction.commit()?.await?;
    database.close();
    Ok(())
}

async fn open() -> Result<Database, Refused> {
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
    Ok(request.await?)
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
