//! Writes the app's first screen, with no tile entered yet, as HTML in every language:
//!
//!     cargo run --features first-screen --bin first_screen
//!
//! The build puts what it prints into `index.html`, where it can be seen before the program has
//! arrived.

use std::fs;
use std::path::Path;

use hule::app::first_screen;
use hule::text::{Catalogue, Language};

fn main() {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text");
    for language in Language::WRITTEN {
        let file = texts.join(language.tag()).join("ui.json");
        let words = fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{} cannot be read: {error}", file.display()));
        println!("{}", first_screen(Catalogue::parse(*language, &words)));
    }
}
