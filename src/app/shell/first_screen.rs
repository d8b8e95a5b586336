//! The first screen, before any tile has been entered.
//!
//! It is rendered to HTML when the app is built and stands in `index.html` in every language, so
//! that it can be seen before the program has arrived. `www/first.js` shows the one in the reader's
//! language, lays tapped tiles into the hand and keeps all other taps. When the app has put its own
//! screen into the page, it says so, and the script removes the HTML and has the app do those taps.

use leptos::prelude::*;
use serde::Serialize;

use crate::app::context::{I18n, use_fetching, use_i18n};
use crate::app::entry::line_piece::{standing_label, win_label};
use crate::app::entry::palette::key_label;
use crate::app::shell::screen::Screen;
use crate::app::shell::start::provide_app;
use crate::entry::{Draft, Hand};
use crate::rules;
use crate::scoring::Examined;
use crate::text::Catalogue;
use crate::text::summary::Summary;
use crate::tiles::Tile;

/// Renders the first screen as HTML, given the words of the first view.
pub fn first_screen(words: Catalogue) -> String {
    let tag = words.language().tag();
    Owner::new().with(|| {
        provide_app(false);
        let (fetching, i18n) = (use_fetching(), use_i18n());
        fetching.set_words(words);
        let screen = without_marks(&view! { <Screen/> }.to_html());
        let words = serde_json::to_string(&Words::new(i18n)).expect("words are texts");
        let words = words.replace('&', "&amp;").replace('\'', "&#39;");
        format!(r#"<div class="root first" lang="{tag}" data-words='{words}'>{screen}</div>"#)
    })
}

/// Removes the marks from HTML. They are for a program that takes over the elements; this screen is
/// replaced. Marks between two texts stay: a browser draws one text a little differently from two.
fn without_marks(html: &str) -> String {
    html.split("<!>").fold(String::new(), |mut screen, part| {
        let is_between_texts = !screen.ends_with('>') && !part.starts_with('<');
        screen += if is_between_texts && !screen.is_empty() { "<!>" } else { "" };
        screen + part
    })
}

/// What stands for the name of a tile in the labels.
const TILE: &str = "{{tile}}";

/// The words that `www/first` says before the program has arrived.
#[derive(Serialize)]
struct Words {
    /// What the screen says of so many tiles, from one to a complete hand.
    entering: Vec<Entering>,
    /// The label of the key of a tile with so many copies left, from none.
    left: Vec<String>,
    /// The label of a standing tile with so many copies in the hand, from one.
    held: Vec<String>,
    /// The label of the winning tile.
    win: String,
    /// That the program did not come.
    lost: String,
    /// That the site has a newer version.
    replaced: String,
    /// The button that tries again.
    retry: String,
    /// The button that changes to the newer version.
    reload: String,
    /// That it is being tried again.
    loading: String,
    /// That the browser can't run the program.
    old: String,
}

impl Words {
    fn new(i18n: I18n) -> Words {
        Words {
            entering: (1..=Hand::COMPLETE).map(|size| Entering::new(i18n, size)).collect(),
            left: (0..=4).map(|left| key_label(i18n, TILE, left)).collect(),
            held: (1..=4).map(|copies| standing_label(i18n, TILE, copies)).collect(),
            win: win_label(i18n, TILE),
            lost: i18n.t("ui.not-loaded"),
            replaced: i18n.t("ui.replaced"),
            retry: i18n.t("ui.retry"),
            reload: i18n.t("ui.reload"),
            loading: i18n.t("ui.loading"),
            old: i18n.t("ui.old-browser"),
        }
    }
}

/// What the screen says of so many tiles. What it says of the tiles that wait or win is known by the
/// program: until then the screen says that it is being loaded.
#[derive(Serialize)]
struct Entering {
    total: String,
    unit: String,
    verdict: String,
    list: String,
}

impl Entering {
    fn new(i18n: I18n, size: usize) -> Entering {
        let mut draft = Draft::new(rules::SYSTEMS[0]);
        draft.tiles.standing = Tile::all().take(size).collect();
        let report = Examined::without_engine(&draft).report;
        let summary = Summary::of(&draft, &report, 0, &i18n.catalogue());
        let missing = (Hand::COMPLETE - 1).saturating_sub(size);
        if missing == 0 {
            let (verdict, list) = (i18n.t("ui.loading"), i18n.t("ui.loading"));
            return Entering { total: "…".into(), unit: String::new(), verdict, list };
        }
        let Summary { total, unit, verdict, .. } = summary;
        Entering { total, unit, verdict, list: i18n.count("ui.missing", missing) }
    }
}
