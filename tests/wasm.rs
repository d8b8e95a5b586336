//! What has to hold in a browser's WebAssembly as well: `./run test wasm`.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn pointers_are_32_bits_wide() {
    assert_eq!(size_of::<usize>(), 4);
}
