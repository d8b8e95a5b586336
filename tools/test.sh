# `./run test`: stages, each with its output in target/test-log/ and one line of
# summary. Sourced by `run`.

logs=target/test-log
total_passed=0
total_failed=0
summary=""

# stage NAME COMMAND…: every stage runs, whatever became of the one before.
stage() {
  local name=$1 log began passed failed verdict code=0
  shift
  log="$logs/$name.log"
  say "── $name"
  began=$SECONDS
  set +e
  (set -e; "$@") >"$log" 2>&1 </dev/null
  code=$?
  set -e
  # What the runners close with; their own counts are summed.
  summaries "$log"
  passed=$(counted passed "$log")
  failed=$(counted failed "$log")
  verdict=ok
  if [ "$code" != 0 ] || [ "$failed" != 0 ]; then
    verdict=FAILED
    [ "$failed" != 0 ] || failed=1
    tail -n 80 "$log"
    say "   all of it: $log"
  fi
  total_passed=$((total_passed + passed))
  total_failed=$((total_failed + failed))
  summary="$summary$(printf '%-9s %-6s %7d passed %3d failed %5ds' "$name" "$verdict" "$passed" "$failed" $((SECONDS - began)))
"
}

# The closing lines of cargo test, node's runner and the case runner.
summaries() {
  grep -E '^test result: |^ℹ (tests|pass|fail) |^[0-9]+ passed, [0-9]+ failed$' "$1" |
    grep -v '^test result: ok\. 0 passed; 0 failed; 0 ignored' || true
}

counted() {
  awk -v what="$1" '
    /^test result: / { sum += what == "passed" ? $4 : $6 }
    /^[0-9]+ passed, [0-9]+ failed$/ { sum += what == "passed" ? $1 : $3 }
    /^ℹ pass / && what == "passed" { sum += $3 }
    /^ℹ fail / && what == "failed" { sum += $3 }
    END { print sum + 0 }' "$2"
}

# Two builds to look at: the core with its tests and examples as it stands here, and whatever is
# for a browser (the app, the exports to JavaScript, the tests there).
lint() {
  local code=0
  cargo fmt --check -- --color never || code=1
  cargo clippy -q --all-targets -- -D warnings || code=1
  cargo clippy -q --target wasm32-unknown-unknown --features app,js --lib --bins --test wasm --test wasm_bench -- \
    -D warnings || code=1
  return $code
}

# The core without a feature, and documentation tests. The app's state is plain Rust: its tests are
# in the library's (see src/lib.rs), because a native build of Leptos and another one of the core
# for them alone would take longer than everything else here. The reference cases are a part of
# their own.
unit() {
  local code=0
  cargo test -q --no-fail-fast --lib --test core -- --skip reference_cases:: || code=1
  cargo test -q --doc || code=1
  node --test --test-reporter=spec tests/tools/*.test.mjs || code=1
  return $code
}

# The case runner's code in the build that the other tests have. What counts is the cases, not the
# one test that runs them: its own line is left out unless it failed.
cases() {
  cargo test -q --test core -- --nocapture reference_cases:: | grep -v '^test result: ok'
}

# No -q: cargo would hand it to the runner, which doesn't know it.
wasm() {
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner WASM_BINDGEN_TEST_TIMEOUT=180 \
    cargo test --target wasm32-unknown-unknown --test wasm
}

# Chromium without windows does the same in half the time. If it can't be had, the tests run in the
# Chromium that is there. need_headless CHOSEN: a browser that was named goes before both.
need_headless() {
  need_chrome
  [ -z "$1" ] || return 0
  if ! have chromium-headless-shell && have apt-get && apt-cache show chromium-headless-shell >/dev/null 2>&1; then
    (apt_install "Chromium without windows" chromium-headless-shell) || true
  fi
  headless=$(command -v chromium-headless-shell || true)
}

# The release build first: its size and what it loads are tested too.
browser() {
  build --release
  CHROME="${headless:-$CHROME}" node tests/browser/run.mjs
}

# As it is packed, in projects of its own.
package_tests() {
  package
  node --test --test-reporter=spec --test-concurrency=1 tests/package/*.test.mjs
}

run_tests() {
  local part run chosen=${CHROME:-} began=$SECONDS
  [ $# -gt 0 ] || set -- lint unit cases wasm browser package
  for part in "$@"; do
    case "$part" in
      lint | unit | cases) ;;
      wasm) need_chromedriver ;;
      browser) need_headless "$chosen" ;;
      package) need_chrome ;;
      *) die "there is no part '$part': lint unit cases wasm browser package" ;;
    esac
  done
  need_app_tools
  export CARGO_TERM_COLOR=never
  mkdir -p "$logs"
  for part in "$@"; do
    run=$part
    [ "$part" != package ] || run=package_tests
    stage "$part" "$run"
  done
  printf '\n%s%-43s%5ds\n\n%d passed, %d failed\n' \
    "$summary" total $((SECONDS - began)) "$total_passed" "$total_failed"
  [ "$total_failed" = 0 ]
}
