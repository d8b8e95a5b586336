//! The button that opens a file of the program's own, and what is said of one that cannot be read.

use gloo::file::callbacks::FileReader;
use leptos::html::Input;
use leptos::prelude::*;

use crate::app::browser::files;
use crate::app::context::I18n;
use crate::entry::{FileRefusal, MAX_FILE_BYTES};
use crate::text::fault;

/// A button that opens a file.
#[component]
pub fn OpenFileButton(
    /// What stands on it.
    label: String,
    /// Its hook `data-part`.
    part: &'static str,
    /// Takes the text of the file; `None` if it can't be read.
    take: impl Fn(Option<String>) + Clone + 'static,
) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    // A file is read as long as the panel is open.
    let reader = StoredValue::new_local(None::<FileReader>);
    let open = move |_| {
        if let Some(field) = field.get_untracked() {
            reader.set_value(files::read_chosen(&field, MAX_FILE_BYTES + 1, take.clone()));
        }
    };
    view! {
        <label class="offer">
            {label}
            <input
                node_ref=field
                type="file"
                accept=".json,application/json"
                data-part=part
                on:change=open
            />
        </label>
    }
}

/// Why a file is refused, as a sentence whose key begins with `words`.
pub fn refusal(i18n: I18n, words: &str, refused: &FileRefusal) -> String {
    match refused {
        FileRefusal::TooLarge => i18n.join(&[words, "too-large"]),
        FileRefusal::NotJson(why) => i18n.with(&[words, "not-json"].concat(), "value", why),
        FileRefusal::OtherKind => i18n.join(&[words, "other-kind"]),
        FileRefusal::Version(version) => i18n.with(&[words, "version"].concat(), "value", version),
        FileRefusal::Rules(unknown) => fault::sentence(unknown, &i18n.catalogue()).to_string(),
    }
}
