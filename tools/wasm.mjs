/** For wasm-opt. Named one by one: with all features it writes what some browsers don't read. */
export const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"].map((name) => `--enable-${name}`);
