//! The HTML that puts a hand on another page: the element that is tried out is the one that is
//! copied.

use crate::entry::link;

use super::super::dom::{El, el};
use super::super::ui::Ui;

/// What can be put on a page.
pub const KINDS: [&str; 4] = ["score", "hand", "calculator", "frame"];

/// How it may look.
pub const THEMES: [&str; 3] = ["auto", "light", "dark"];

/// An element with its attributes.
pub struct Markup {
    tag: &'static str,
    attributes: Vec<(&'static str, String)>,
}

impl Markup {
    /// One of [`KINDS`], in one of [`THEMES`], for the hand on the screen. `base` is where the
    /// app's files are.
    pub fn new(ui: Ui, base: &str, kind: &str, theme: &str) -> Markup {
        let draft = ui.draft();
        let rules = draft.system().key;
        let notation = draft.tiles.text(draft.complete(0));
        let (link, language) = (link::encode(&draft), ui.language_now().tag());
        let plain = link == [link::VERSION, "/", rules, "/", &notation].concat();
        let mut attributes = Vec::new();
        if kind == "frame" {
            let hand = String::from(js_sys::encode_uri_component(&link));
            let mut src = [base, "embed.html#show=calculator&lang=", language].concat();
            if theme != THEMES[0] {
                src = [&src, "&theme=", theme].concat();
            }
            attributes.push(("src", [&src, "&hand=", &hand].concat()));
            attributes.push(("title", ui.t("ui.title")));
            attributes.push(("width", "100%".to_owned()));
            attributes.push(("height", "720".to_owned()));
            attributes.push(("loading", "lazy".to_owned()));
            return Markup { tag: "iframe", attributes };
        }
        if plain || kind == "hand" {
            attributes.push(("rules", rules.to_owned()));
            attributes.push(("hand", notation));
        } else {
            attributes.push(("hand", link));
        }
        attributes.push(("lang", language.to_owned()));
        if theme != THEMES[0] && kind != "hand" {
            attributes.push(("theme", theme.to_owned()));
        }
        let tag = match kind {
            "hand" => "hule-hand",
            "calculator" => "hule-calculator",
            _ => "hule-score",
        };
        Markup { tag, attributes }
    }

    /// Whether a script has to be on the page for it.
    pub fn needs_script(&self) -> bool {
        self.tag != "iframe"
    }

    /// As an element of this page.
    pub fn element(&self) -> El {
        let element = el(self.tag, "");
        self.attributes.iter().for_each(|(name, value)| element.set(name, value));
        element
    }

    /// As HTML.
    pub fn html(&self) -> String {
        let mut html = ["<", self.tag].concat();
        for (name, value) in &self.attributes {
            html = [&*html, " ", name, "=\"", &*escaped(value), "\""].concat();
        }
        [&*html, "></", self.tag, ">"].concat()
    }
}

/// A text as the value of an attribute.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}
