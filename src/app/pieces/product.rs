//! What the app calls itself.

use crate::app::browser::web;

/// The name, and how it is written in Chinese.
pub const NAMES: [&str; 2] = ["Hule", "胡了"];

/// Where the app is, as people write it: without the protocol. An embedded app is elsewhere than the page.
pub fn address() -> String {
    let address = web::site();
    let address = address.split_once("://").map_or(&*address, |(_, rest)| rest);
    address.trim_end_matches('/').to_owned()
}
