# Finds the build tools in the right versions, or installs them into the user's
# cache. Sourced by `run`; works with bash 3.2.

cache="${HULE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/hule}"
peer_version=1.4.0
lighthouse_version=12.8.2

say() { printf '%s\n' "$*" >&2; }
die() { say "run: $*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# The version that Trunk.toml names, so that it stands in one place.
pinned() { sed -n "s/^$1 = \"[=a-z_]*\([0-9.]*\)\".*/\1/p" Trunk.toml; }

sha256() { if have sha256sum; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

# apt_install WHAT-FOR PACKAGE…: only where it needs no password.
apt_install() {
  local what=$1 sudo=""
  shift
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null && sudo="sudo -n" || die "please install $what (Debian: apt-get install $*), then try again"
  fi
  have apt-get || die "please install $what, then try again"
  say "· installing $* with apt-get"
  { $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } \
    </dev/null >"$cache/apt.log" 2>&1 || die "apt-get could not install $*: see $cache/apt.log"
}

need_rust() {
  have cc || apt_install "a C compiler" gcc libc6-dev
  if ! have cargo && [ -x "$HOME/.cargo/bin/cargo" ]; then PATH="$HOME/.cargo/bin:$PATH"; fi
  have cargo || die "please install Rust with rustup, then try again"
  if have rustup; then
    # The toolchain may be there as "stable" only, where rustup installs nothing by itself.
    if ! rustc --version >/dev/null 2>&1; then
      local wanted
      wanted=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
      case "$(RUSTUP_TOOLCHAIN=stable rustc --version 2>/dev/null)" in
        "rustc $wanted "*) export RUSTUP_TOOLCHAIN=stable ;;
        *) say "· installing Rust $wanted"; rustup toolchain install "$wanted" >&2 || die "rustup could not install Rust $wanted" ;;
      esac
    fi
    if ! rustup target list --installed | grep -q '^wasm32-unknown-unknown$'; then
      say "· adding the WebAssembly target"
      rustup target add wasm32-unknown-unknown >/dev/null 2>&1 || die "rustup could not add the target wasm32-unknown-unknown"
    fi
  fi
}

# find_tool NAME VERSION: on the PATH if its version is right, else in the cache.
find_tool() {
  case " $("$1" --version 2>/dev/null) " in *" $2 "*) return ;; esac
  [ -x "$cache/$1-$2/bin/$1" ] || return 1
  PATH="$cache/$1-$2/bin:$PATH"
}

# build_tool ASIDE WHAT [cargo install option…]: into the folder `root` of ASIDE.
build_tool() {
  local aside=$1 what=$2
  shift 2
  mkdir -p "$aside"
  set -- --force --root "$aside/root" --target-dir "$aside/target" "$@"
  # With the versions that its author tried it with, or, where the registry has not all of them, with those
  # that fit.
  if ! cargo install --locked "$@" </dev/null >"$aside.log" 2>&1; then
    if ! grep -q "failed to select a version" "$aside.log" || ! cargo install "$@" </dev/null >>"$aside.log" 2>&1; then
      tail -n 30 "$aside.log" >&2
      die "cargo could not install $what"
    fi
  fi
}

# need_tool NAME VERSION CRATE [cargo install option…]: built aside and moved, so that a build that was
# interrupted leaves nothing half done (and goes on where it stopped).
need_tool() {
  local name=$1 version=$2 crate=$3
  shift 3
  find_tool "$name" "$version" && return
  local home="$cache/$name-$version" aside="$cache/build/$name-$version"
  say "· building $name $version, once for this user (some minutes)"
  # A tool runs for seconds: a quick build is worth more than a quick program.
  CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    build_tool "$aside" "$crate $version" "$crate" --version "$version" "$@"
  keep_tool "$aside" "$home"
}

# keep_tool ASIDE HOME: what was built aside goes into its place in the cache, and onto the PATH.
keep_tool() {
  rm -rf "$2"
  mv "$1/root" "$2"
  rm -rf "$1"
  PATH="$2/bin:$PATH"
}

# The program in tools/glue, one folder for each state of its source and its lock file: tools/installed.mjs
# finds it by the same name. Sets glue.
find_glue() {
  glue="$cache/glue-$(cat tools/glue/Cargo.toml tools/glue/Cargo.lock tools/glue/main.rs | sha256 | cut -c1-12)"
  [ -x "$glue/bin/hule-glue" ] || return 1
  PATH="$glue/bin:$PATH"
}

need_glue() {
  find_glue && return
  local aside="$cache/build/${glue##*/}"
  say "· building tools/glue, once for this user (a minute or two)"
  # Of a copy: where its lock file doesn't fit the registry, the one in the project stays as it is.
  mkdir -p "$aside/source"
  cp tools/glue/Cargo.toml tools/glue/Cargo.lock tools/glue/main.rs "$aside/source"
  build_tool "$aside" tools/glue --path "$aside/source"
  keep_tool "$aside" "$glue"
}

need_node() {
  have node && have npm || apt_install "Node.js 20.19 or later, with npm" nodejs npm
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    die "Node.js $(node --version) is too old: please install 20.19 or later"
}

# The packages of package-lock.json, one folder for each lock file. Sets packages.
find_packages() {
  packages="$cache/node-$(cat package-lock.json | sha256 | cut -c1-12)"
  [ -d "$packages/node_modules" ] || return 1
  # A real folder is someone's own `npm install`: theirs to keep.
  if [ -L node_modules ] || [ ! -e node_modules ]; then ln -sfn "$packages/node_modules" node_modules; fi
  PATH="$PWD/node_modules/.bin:$PATH"
}

need_packages() {
  find_packages && return
  say "· installing the node packages"
  local aside="$packages.$$"
  mkdir -p "$aside"
  cp package.json package-lock.json "$aside"
  (cd "$aside" && npm ci --no-audit --no-fund --loglevel=error </dev/null >npm.log 2>&1) ||
    { cat "$aside/npm.log" >&2; rm -rf "$aside"; die "npm ci failed"; }
  if [ -d "$packages" ]; then rm -rf "$aside"; else mv "$aside" "$packages"; fi
  find_packages
}

# What compiles the app.
need_compilers() {
  mkdir -p "$cache"
  need_rust
  need_node
}

# What makes the shipped files of it. find_makers installs nothing.
find_makers() {
  find_packages && find_glue
}

need_makers() {
  need_packages
  need_glue
  export PATH
}

need_app_tools() {
  need_compilers
  need_makers
}

# wasm-bindgen's own programs: one is what Trunk calls, another one runs benchmarks in a browser.
need_wasm_bindgen() {
  # Nothing here fetches by itself: it does without TLS.
  need_tool wasm-bindgen "$(pinned wasm_bindgen)" wasm-bindgen-cli --no-default-features
  export PATH
}

# For `start --dev` alone: it watches, and builds again.
need_trunk() {
  need_wasm_bindgen
  need_tool trunk "$(pinned trunk-version)" trunk --no-default-features
  export PATH
}

# Chromium under any of its names; $CHROME goes first. Sets CHROME.
find_chrome() {
  local name
  for name in "${CHROME:-}" chromium chromium-browser google-chrome google-chrome-stable chrome \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
    "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
    if [ -n "$name" ] && have "$name"; then
      CHROME=$(command -v "$name")
      export CHROME
      return 0
    fi
  done
  return 1
}

need_chrome() {
  mkdir -p "$cache"
  find_chrome || { apt_install "Chromium" chromium chromium-driver && find_chrome; } || die "no Chromium found: please set CHROME to its path"
}

need_chromedriver() {
  need_chrome
  [ -n "${CHROMEDRIVER:-}" ] || have chromedriver || apt_install "ChromeDriver, in your Chromium's version" chromium-driver
  export CHROMEDRIVER="${CHROMEDRIVER:-$(command -v chromedriver)}"
}

# What `bench` rates the app with: too large to be installed for the tests. Sets lighthouse.
need_lighthouse() {
  lighthouse="$cache/lighthouse-$lighthouse_version"
  if [ ! -d "$lighthouse" ]; then
    say "· installing Lighthouse $lighthouse_version"
    rm -rf "$lighthouse.$$"
    mkdir -p "$lighthouse.$$"
    npm install --prefix "$lighthouse.$$" --no-audit --no-fund --loglevel=error "lighthouse@$lighthouse_version" </dev/null >"$cache/lighthouse.log" 2>&1 ||
      { cat "$cache/lighthouse.log" >&2; rm -rf "$lighthouse.$$"; return 1; }
    mv "$lighthouse.$$" "$lighthouse"
  fi
}

# The program that `bench` measures beside ours. Sets peer.
need_peer() {
  have python3 || apt_install "Python 3 with pip" python3 python3-pip
  peer="$cache/PyMahjongGB-$peer_version-$(python3 -c 'import sys; print("py%d.%d" % sys.version_info[:2])')"
  if [ ! -d "$peer" ]; then
    say "· installing PyMahjongGB $peer_version, to measure beside"
    PIP_ROOT_USER_ACTION=ignore python3 -m pip install --quiet --target "$peer.$$" "PyMahjongGB==$peer_version" >&2 || return 1
    mv "$peer.$$" "$peer"
  fi
}
