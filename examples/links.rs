//! Prints the links of reference cases, for the benchmark of the JavaScript package:
//! `cargo run --release --example links -- COUNT`, of the first COUNT cases of each rule system.

#[path = "../tests/support/mod.rs"]
mod support;

use hule::entry::link;
use hule::rules;
use support::drafts;

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok());
    let count = count.expect("how many cases of each rule system");
    for draft in rules::SYSTEMS.iter().flat_map(|rules| drafts::of(rules).into_iter().take(count)) {
        println!("{}", link::encode(&draft));
    }
}
