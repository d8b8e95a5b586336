//! Passes an option to the linker of the app.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = std::env::var("CARGO_CFG_TARGET_ARCH");
    if target.is_ok_and(|target| target == "wasm32") {
        // The tool that splits the program follows the relocations.
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
