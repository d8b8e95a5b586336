//! Tests run natively, without Leptos, so code with tests is outside `src/app`. A test inside that
//! folder would never run. This test finds such tests.

use crate::support::sources::source_files;

#[test]
fn no_test_stands_in_the_app() {
    let files = source_files("app");
    assert!(files.len() > 20, "the app has files");
    for (path, text) in files {
        assert!(!text.contains("#[test]"), "the tests in {path} run nowhere");
    }
}
