//! The score sheet of a session: a session as JSON, as a link or as an object goes in, and the sheet
//! comes out with everything that was read.

use serde::Serialize;
use serde_json::{Map, Value as Json};
use wasm_bindgen::JsValue;

use crate::rules;
use crate::session::file::{self, Import, PutAside};
use crate::session::{SessionFault, Sheet, link};
use crate::text::Catalogue;

use super::options::Options;
use super::problem::{Problem, SaidFault, said};
use super::value::Value;
use super::words;

/// What a call gives.
#[derive(Serialize)]
struct Answer {
    /// The session as it was read, with what goes without saying.
    session: Json,
    #[serde(flatten)]
    sheet: Sheet,
    /// The link of the session, unless it is too long for one.
    link: Option<String>,
    /// What could not be read.
    put_aside: Vec<SaidPutAside>,
}

/// A fault of a session with its sentence.
#[derive(Serialize)]
struct SaidSessionFault {
    deal: Option<usize>,
    field: String,
    #[serde(flatten)]
    fault: SaidFault,
}

/// Something that could not be read.
#[derive(Serialize)]
struct SaidPutAside {
    #[serde(flatten)]
    fault: SaidSessionFault,
    raw: String,
}

/// Reads a session and gives its sheet.
pub fn sheet(request: &Value, options: &Options) -> Result<JsValue, JsValue> {
    let words = words::of(options.language);
    let import = read(request).map_err(|refused| Problem::no_session(&refused, &words))?;
    let Import { session, put_aside } = import;
    let engine = rules::engine(session.system()).expect("a system of the registry");
    let words = words.for_system(session.system().key);
    let sheet = Sheet::of(&session, engine);
    let faults: Vec<_> = sheet.faults.iter().map(|fault| said_fault(fault, &words)).collect();
    let aside =
        |aside: PutAside| SaidPutAside { fault: said_fault(&aside.fault, &words), raw: aside.raw };
    let answer = super::plain(&Answer {
        session: described(file::to_value(&session)),
        link: link::encode(&session).ok(),
        put_aside: put_aside.into_iter().map(aside).collect(),
        sheet,
    })?;
    js_sys::Reflect::set(&answer, &"faults".into(), &super::plain(&faults)?)?;
    Ok(answer)
}

/// Reads a text, which is a link, an address with one or JSON, or an object.
fn read(request: &Value) -> Result<Import, file::Refused> {
    match request {
        Value::Text(text) => {
            let link = text.split_once('#').map_or(&**text, |(_, link)| link);
            match link::is_link(link) {
                true => link::decode(link, rules::SYSTEMS),
                false => file::read(text, rules::SYSTEMS),
            }
        }
        other => file::from_value(&other.json(), rules::SYSTEMS),
    }
}

/// A session with every field, so that programs need not know what may be left out.
fn described(session: Json) -> Json {
    let mut fields = Map::from_iter([
        ("name".to_owned(), Json::from("")),
        ("time".to_owned(), Json::from(0)),
        ("ended".to_owned(), Json::from(false)),
        ("preset".to_owned(), Json::Null),
    ]);
    if let Json::Object(written) = session {
        fields.extend(written);
    }
    Json::Object(fields)
}

fn said_fault(fault: &SessionFault, words: &Catalogue) -> SaidSessionFault {
    let mut sentences = said(std::slice::from_ref(&fault.fault), words);
    SaidSessionFault {
        deal: fault.deal,
        field: fault.field.to_string(),
        fault: sentences.remove(0),
    }
}
