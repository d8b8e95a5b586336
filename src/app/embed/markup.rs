//! The HTML that puts a hand on another page. The preview and the copied HTML are made from the same
//! element.

use crate::entry::link;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el};

/// The kinds of element.
pub const KINDS: [&str; 4] = ["score", "hand", "calculator", "frame"];

/// The themes.
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

    /// Whether the page needs a script for the element.
    pub fn needs_script(&self) -> bool {
        self.tag != "iframe"
    }

    /// Creates the element on this page.
    pub fn element(&self) -> El {
        let element = el(self.tag, "");
        self.attributes.iter().for_each(|(name, value)| element.set(name, value));
        element
    }

    /// Writes the element as HTML.
    pub fn html(&self) -> String {
        let mut html = ["<", self.tag].concat();
        for (name, value) in &self.attributes {
            html = [&*html, " ", name, "=\"", &*escaped(value), "\""].concat();
        }
        [&*html, "></", self.tag, ">"].concat()
    }
}

/// Escapes a text for an attribute.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}
