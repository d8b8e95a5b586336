//! Tests run without Leptos: what can be tested natively stands outside `src/app`. A test in that
//! folder would run nowhere, and is found here.

use crate::support::source_files;

#[test]
fn no_test_stands_in_the_app() {
    let files = source_files("app");
    assert!(files.len() > 20, "the app has files");
    for (path, text) in files {
        assert!(!text.contains("#[test]"), "the tests in {path} run nowhere");
    }
}
