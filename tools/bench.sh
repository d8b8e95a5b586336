# `./run bench`: parts that each print a table. Sourced by `run`.

bench_parts="core wasm ways search sizes package load answer session lighthouse"

# The core as a native program, beside PyMahjongGB.
bench_core() {
  local cases=tests/data/mcr.jsonl accepted=target/bench-cases.jsonl ours="" theirs=""
  cargo build -q --release --example bench || die "the benchmark doesn't build"
  # The peer goes first: hands that it refuses are left out of both.
  if need_peer && theirs=$(PYTHONPATH="$peer" python3 tests/bench/peer.py "$cases" "$accepted"); then
    cases=$accepted
  else
    say "· PyMahjongGB could not be measured"
  fi
  ours=$(cargo run -q --release --example bench -- "$cases") || die "the benchmark failed"
  printf '%s\n%s\n' "$ours" "$theirs" | node tests/bench/report.mjs
}

# The core in Chromium, compiled as the app is: reports, and the search for ways to a win.
bench_wasm() { in_browser score; }
bench_ways() { in_browser ways; }

in_browser() {
  local log="target/wasm-bench-$1.log"
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner WASM_BINDGEN_TEST_TIMEOUT=900 \
    cargo test --profile web --target wasm32-unknown-unknown --test wasm_bench -- "$1" --nocapture >"$log" 2>&1 </dev/null ||
    { tail -n 30 "$log" >&2; die "the benchmark in the browser failed"; }
  node tests/bench/wasm.mjs "$1" <"$log"
}

bench_search() { node tests/bench/search.mjs dist; }

bench_sizes() { node tests/bench/sizes.mjs dist; }

bench_package() {
  package
  cargo run -q --release --example links -- 200 >target/bench-links.txt || die "the links for the benchmark could not be written"
  node tests/bench/package.mjs target/bench-links.txt
}

bench_load() { node tests/bench/load.mjs dist ${PEER_SITE:+"$PEER_SITE"}; }

bench_answer() { node tests/bench/answer.mjs dist; }

bench_session() { node tests/bench/session.mjs dist; }

bench_lighthouse() {
  if need_lighthouse; then node tests/bench/lighthouse.mjs "$lighthouse" dist; else say "· Lighthouse could not be installed"; fi
}

run_bench() {
  local part app="" browser=""
  [ $# -gt 0 ] || set -- $bench_parts
  for part in "$@"; do
    case "$part" in
      core | package) ;;
      wasm | ways) need_chromedriver; browser=wanted ;;
      search | sizes | load | answer | session | lighthouse) need_chrome; app=wanted ;;
      *) die "there is no part '$part': $bench_parts" ;;
    esac
  done
  [ -e "${PEER_SITE:-.}" ] || die "there is no $PEER_SITE to measure beside"
  need_app_tools
  [ -z "$browser" ] || need_wasm_bindgen
  [ -z "$app" ] || build --release
  mkdir -p target
  say "· measuring"
  for part in "$@"; do "bench_$part"; done
}
