//! How to begin, and how to enter a hand.

use super::art;
use crate::tile::Tile;

use super::dom::{El, group, text};
use super::kit::Ui;
use super::state::Action;

/// What an empty hand shows.
pub fn beginning(ui: Ui) -> Vec<El> {
    let examples = ui.rules().examples().iter().map(|(key, link)| {
        let name = text("span", "name", &ui.join(&["ui.example.", key]));
        let action = Action::Follow((*link).to_owned());
        let button = ui.button("example", action).attr("data-example", key);
        button.children(vec![name, strip(link)])
    });
    let mut parts: Vec<El> =
        ["ui.begin.1", "ui.begin.2"].map(|k| text("p", "begin", &ui.t(k))).into();
    parts.push(text("h2", "", &ui.t("ui.examples")));
    parts.push(group("div", "examples", examples.collect()));
    parts
}

/// The tiles of a link as they are written, for a picture. It takes no reader of notation, which
/// the first view does without.
fn strip(link: &str) -> El {
    let hand = link.split(['/', '?']).nth(2).unwrap_or_default();
    let mut tiles = Vec::new();
    let mut ranks = String::new();
    for c in hand.chars() {
        match c {
            '0'..='9' => ranks.push(c),
            'm' | 'p' | 's' => {
                tiles.extend(ranks.chars().map(|rank| art::picture(c, rank as u8 - b'0')));
                ranks.clear();
            }
            'A'..='Z' => tiles.extend(Tile::from_letter(c).map(art::tile)),
            _ => {}
        }
    }
    group("div", "strip", vec![art::row(hand, tiles)])
}

/// How to enter a hand, by hand and by keyboard.
pub fn sheet(ui: Ui) -> Vec<El> {
    ["1", "2", "3", "4", "7", "5", "6"].map(|i| text("p", "", &ui.join(&["ui.help.", i]))).into()
}
