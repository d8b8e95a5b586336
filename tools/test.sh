# `./run test`: stages, each with its output in target/test-log/ and one line of
# summary. Sourced by `run`.

logs=target/test-log
total_passed=0
total_failed=0
summary=""
failures=""

# stage NAME COMMAND…: every stage runs, whatever became of the one before.
stage() {
  begin "$@"
  finish "$1"
}

# begin NAME COMMAND…: the stage runs beside what follows, until it is finished.
begin() {
  local name=$1
  shift
  say "── $name"
  rm -f "$logs/$name.end"
  run_stage "$name" "$@" &
  printf -v "stage_$name" %s $!
}

# begin_chain PART…: whatever is compiled for a browser, one after the other and beside what is native: what the
# browser and the package are tested with, then what is only looked at. (Two at a time would wait for each other.)
begin_chain() {
  local name chain=""
  case " $* " in *" browser "* | *" package "*) chain="builds" ;; esac
  case " $* " in *" lint "*) chain="$chain lint_web" ;; esac
  for name in $chain; do
    say "── $name"
    rm -f "$logs/$name.end"
  done
  (
    for name in $chain; do
      (run_stage "$name" "$name" "$@")
    done
  ) &
  for name in $chain; do
    printf -v "stage_$name" %s $!
  done
  beside=$chain
}

# Waits for what was begun so.
finish_chain() {
  local name
  for name in $beside; do finish "$name"; done
  beside=""
}

# Its output goes to its log. How it ended, after how long, and how much of the processors' time it took are
# written when it is over.
run_stage() {
  local name=$1 began=$SECONDS code
  shift
  set +e
  (set -e; "$@") >"$logs/$name.log" 2>&1 </dev/null
  code=$?
  times >"$logs/$name.times"
  printf '%d %d %d\n' "$code" $((SECONDS - began)) "$(seconds_of "$logs/$name.times")" >"$logs/$name.end"
}

# The seconds that all programs took, of which a shell has noted its `times`.
seconds_of() {
  awk -F '[ms ]+' 'NR == 2 { printf "%d", 60 * $1 + $2 + 60 * $3 + $4 }' "$1"
}

# finish NAME: waits for the stage, and adds a line to the summary.
finish() {
  local name=$1 log="$logs/$1.log" process="stage_$1" passed failed verdict=ok code=1 seconds=0 processor=0
  wait "${!process}" || true
  read -r code seconds processor <"$logs/$name.end" || true
  # What the runners close with; their own counts are summed.
  summaries "$log"
  passed=$(counted passed "$log")
  failed=$(counted failed "$log")
  if [ "$code" != 0 ] || [ "$failed" != 0 ]; then
    verdict=FAILED
    [ "$failed" != 0 ] || failed=1
    tail -n 80 "$log"
    say "   all of it: $log"
    failures="$failures$(names_of_failed "$log")
"
  fi
  total_passed=$((total_passed + passed))
  total_failed=$((total_failed + failed))
  summary="$summary$(printf '%-9s %-6s %7d passed %3d failed %5ds, %ds of processor time' "$name" "$verdict" "$passed" "$failed" "$seconds" "$processor")
"
}

# The tests that failed, as cargo test and the runner of the browser tests name them.
names_of_failed() {
  grep -E '^✖ |^    [a-z_0-9]+(::[a-z_0-9]+)+$' "$1" | grep -v '^✖ failing tests:$' |
    sed -E 's/^ */   /; s/ \([0-9.]+ms\)$//' | sort -u || true
}

# The closing lines of cargo test, node's runner and the case runner, and what had to run twice.
summaries() {
  grep -E '^test result: |^ℹ (tests|pass|fail) |^[0-9]+ passed, [0-9]+ failed$|stood still, and runs once more\.$' "$1" |
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

# The core with its tests and examples as it stands here, in the build that the tests go on with.
lint() {
  local code=0
  cargo fmt --check -- --color never || code=1
  cargo fmt --check --manifest-path tools/glue/Cargo.toml -- --color never || code=1
  cargo clippy -q --all-targets -- -D warnings || code=1
  return $code
}

# Whatever is for a browser: the app, the exports to JavaScript, the tests there. With the profile of what is
# shipped, so that the macros of Leptos, which take most of the time, are compiled once for both.
lint_web() {
  CARGO_INCREMENTAL=${CARGO_INCREMENTAL:-1} CARGO_ENCODED_RUSTFLAGS=$(shipped_flags) \
    cargo clippy -q --profile web --target wasm32-unknown-unknown --features app,js \
    --lib --bins --test wasm_bench -- -D warnings
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

# What the last two parts test. (Both begin with it once more: then nothing is left to be built, unless it failed,
# which is told there.)
builds() {
  local part
  for part in "$@"; do
    case "$part" in
      browser) build --release ;;
      package) package ;;
    esac
  done
}

# The release build: its size and what it loads are tested too.
browser() {
  build --release
  CHROME="${headless:-$CHROME}" node tests/browser/run.mjs
}

# As it is packed, in projects of its own.
package_tests() {
  package
  node --test --test-reporter=spec --test-concurrency=2 tests/package/*.test.mjs
}

run_tests() {
  local part chosen=${CHROME:-} began=$SECONDS beside=""
  [ $# -gt 0 ] || set -- lint unit cases browser package
  for part in "$@"; do
    case "$part" in
      lint | unit | cases) ;;
      browser) need_headless "$chosen" ;;
      package) need_chrome ;;
      *) die "there is no part '$part': lint unit cases browser package" ;;
    esac
  done
  need_app_tools
  export CARGO_TERM_COLOR=never
  # A machine that tests a fresh clone compiles nothing a second time.
  if [ -n "${CI:-}" ]; then export CARGO_INCREMENTAL=0; fi
  mkdir -p "$logs"
  # What runs beside the others ends with them.
  trap 'trap - INT; kill 0' INT
  begin_chain "$@"
  for part in "$@"; do
    case "$part" in
      # A browser has the machine for itself.
      browser) finish_chain; stage browser browser ;;
      package) finish_chain; stage package package_tests ;;
      *) stage "$part" "$part" ;;
    esac
  done
  finish_chain
  printf '\n%s%-43s%5ds\n\n%s%d passed, %d failed\n' \
    "$summary" total $((SECONDS - began)) "$failures" "$total_passed" "$total_failed"
  [ "$total_failed" = 0 ]
}
