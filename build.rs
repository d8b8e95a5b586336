//! Turns the files of names into tables for `src/system/names.rs`, and passes an option to the linker of the app.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folder of the catalogues. A language has a folder in it.
const TEXTS: &str = "src/text";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={TEXTS}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let languages = entries(Path::new(TEXTS)).filter(|path| path.join("names.json").exists());
    let tables = languages.map(|language| (names(&language), language)).collect::<Vec<_>>();
    for (table, language) in &tables {
        for key in tables.iter().flat_map(|(other, _)| other.keys()) {
            assert!(table.contains_key(key), "{} lacks the name {key}", language.display());
        }
        let text = format!("&{:?}", table.iter().collect::<Vec<_>>());
        let file = format!("names-{}.rs", file_name(language));
        fs::write(out.join(file), text).expect("OUT_DIR can be written");
    }
    let target = env::var("CARGO_CFG_TARGET_ARCH");
    if target.is_ok_and(|target| target == "wasm32") {
        // The tool that splits the program follows the relocations.
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}

/// The names in the files `names….json` of a language, by their keys.
fn names(language: &Path) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let is_of_names = |path: &PathBuf| {
        let name = file_name(path);
        name.starts_with("names") && name.ends_with(".json")
    };
    for path in entries(language).filter(is_of_names) {
        let text = fs::read_to_string(&path).expect("a file of names is UTF-8");
        let names: BTreeMap<String, String> = serde_json::from_str(&text).unwrap_or_else(|error| {
            panic!("{} has something else than names: {error}", path.display())
        });
        for (key, name) in names {
            let is_new = !all.contains_key(&key);
            assert!(is_new, "{} has the key {key}, which another file has, too", path.display());
            all.insert(key, name);
        }
    }
    all
}

/// What is in a folder.
fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).expect("the folders of the catalogues are there");
    entries.map(|entry| entry.expect("a folder can be read").path())
}

/// The last part of a path.
fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
