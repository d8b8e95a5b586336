//! The text files of the catalogues. All apps of a page share them.

use std::cell::RefCell;
use std::pin::Pin;

use futures_util::future::{FutureExt, Shared, join_all};

use crate::app::browser::web::{self, Texts};
use crate::text::Language;

/// A file that is being fetched, or has been.
type Fetched = Shared<Pin<Box<dyn Future<Output = Option<Texts>>>>>;

/// A file of a language, by its name.
struct File {
    language: Language,
    name: String,
    texts: Fetched,
}

thread_local! {
    /// The files that were asked for.
    static FILES: RefCell<Vec<File>> = const { RefCell::new(Vec::new()) };
}

/// Returns a text file of a language, which is fetched once; `None` if that fails. The next call
/// tries again.
pub async fn fetch(language: Language, name: &str) -> Option<Texts> {
    let is_it = |file: &File| file.language == language && file.name == name;
    let asked = FILES
        .with_borrow(|files| files.iter().find(|file| is_it(file)).map(|file| file.texts.clone()));
    let texts = asked.unwrap_or_else(|| ask(language, name)).await;
    if texts.is_none() {
        FILES.with_borrow_mut(|files| files.retain(|file| !is_it(file)));
    }
    texts
}

/// Fetches text files of a language side by side. Returns those that could be had, with their names.
pub async fn fetch_all(language: Language, names: &[String]) -> Vec<(String, Texts)> {
    let files = join_all(names.iter().map(|name| fetch(language, name))).await;
    let named = names.iter().cloned().zip(files);
    named.filter_map(|(name, texts)| Some((name, texts?))).collect()
}

/// Begins to fetch a file.
fn ask(language: Language, name: &str) -> Fetched {
    let name = name.to_owned();
    let wanted = name.clone();
    let texts: Pin<Box<dyn Future<Output = _>>> =
        Box::pin(async move { web::texts(language, &wanted).await });
    let texts = texts.shared();
    let file = File { language, name, texts: texts.clone() };
    FILES.with_borrow_mut(|files| files.push(file));
    texts
}
