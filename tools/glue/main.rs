//! Makes what a page loads of a program that cargo has built for browsers: its files of WebAssembly, and the
//! script that wasm-bindgen makes for them.
//!
//! `hule-glue whole PROGRAM.wasm FOLDER NAME` makes `NAME.js` and `NAME_bg.wasm`; `hule-glue split …` also splits
//! the program at its `#[wasm_split]` functions: each part becomes a file beside them.

use std::{env, fmt::Debug, fs, path::Path, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let made = match arguments[..] {
        ["whole", program, folder, name] => bind(program.as_ref(), folder.as_ref(), name, false),
        ["split", program, folder, name] => split(program.as_ref(), folder.as_ref(), name),
        _ => Err("usage: hule-glue whole|split PROGRAM.wasm FOLDER NAME".into()),
    };
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hule-glue: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the parts, the script that fetches them, and what is left of the program with its own script.
fn split(program: &Path, folder: &Path, name: &str) -> Result<(), String> {
    let whole = fs::read(program).map_err(|error| format!("{}: {error}", program.display()))?;
    let rest = folder.join(format!("{name}.wasm"));
    let script = format!("./{name}.js");
    let mut options = Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = &rest;
    options.main_module = &script;
    transform(options).map_err(said)?;
    bind(&rest, folder, name, true)?;
    fs::remove_file(&rest).map_err(|error| format!("{}: {error}", rest.display()))
}

/// Writes a program and its script. The parts of a program find its memory and its stack by the exports of
/// the linker, which are kept for them. The settings are otherwise those of wasm-bindgen's own program.
fn bind(program: &Path, folder: &Path, name: &str, has_parts: bool) -> Result<(), String> {
    Bindgen::new()
        .input_path(program)
        .web(true)
        .map_err(said)?
        .typescript(false)
        .omit_default_module_path(false)
        .keep_lld_exports(has_parts)
        .out_name(name)
        .generate(folder)
        .map_err(said)
}

/// An error with its causes.
fn said(error: impl Debug) -> String {
    format!("{error:?}")
}
