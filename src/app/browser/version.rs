//! Whether the site has a newer version than the one that runs here.
//!
//! The files of each build are in a folder of its own, which is gone once a newer build took its place.
//! Without a service worker, an app that was open before has only what it had fetched by then.
//! `www/version.js` does the same for what comes before the program.

use gloo::net::http::{Request, Response};
use web_sys::RequestCache;

use crate::app::browser::time_limit::within;
use crate::app::browser::web;

/// How long the site may take to answer, in milliseconds.
const PATIENCE: u32 = 5_000;

/// Whether the site's page names the folder of another build by now. `false` if the site does not say so
/// in time.
pub async fn is_replaced() -> bool {
    within(PATIENCE, names_another_folder(), drop).await == Some(true)
}

/// Only the site itself knows: what was kept of it is of this build.
async fn names_another_folder() -> bool {
    let page = [&*web::site(), "index.html"].concat();
    let answer = Request::get(&page).cache(RequestCache::NoStore).send().await;
    let Some(answer) = answer.ok().filter(Response::ok) else { return false };
    let Ok(page) = answer.text().await else { return false };
    folder_in(&page).is_some_and(|folder| !web::files().ends_with(folder))
}

/// The folder that a page names. `None` if it is not the app's.
fn folder_in(page: &str) -> Option<&str> {
    let (_, rest) = page.split_once(" data-hule=\"")?;
    rest.split_once('"').map(|(folder, _)| folder)
}
