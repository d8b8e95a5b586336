//! The HTML that puts a hand on another page. The preview and the copied HTML are made from the same
//! tag and attributes.

use leptos::attr::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::attr::custom::custom_attribute;
use leptos::html::custom;
use leptos::prelude::*;

use crate::app::context::{Calculator, I18n};
use crate::entry::link;

/// The kinds of element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A hand with its fans.
    Score,
    /// Tiles in a text.
    Hand,
    /// The whole calculator.
    Calculator,
    /// The calculator in a frame, for pages without scripts.
    Frame,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Score, Kind::Hand, Kind::Calculator, Kind::Frame];

    /// The key of its words.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Score => "score",
            Kind::Hand => "hand",
            Kind::Calculator => "calculator",
            Kind::Frame => "frame",
        }
    }

    fn tag(self) -> &'static str {
        match self {
            Kind::Score => "hule-score",
            Kind::Hand => "hule-hand",
            Kind::Calculator => "hule-calculator",
            Kind::Frame => "iframe",
        }
    }
}

/// The themes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the device wants.
    Auto,
    Light,
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The key of its words, and its value in attributes and addresses.
    pub fn key(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// An element with its attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Markup {
    kind: Kind,
    attributes: Vec<(&'static str, String)>,
}

impl Markup {
    /// The element for the hand on the screen. `base` is where the app's files are.
    pub fn new(calculator: Calculator, i18n: I18n, base: &str, kind: Kind, theme: Theme) -> Markup {
        let attributes = match kind {
            Kind::Frame => frame_attributes(calculator, i18n, base, theme),
            _ => element_attributes(calculator, i18n, kind, theme),
        };
        Markup { kind, attributes }
    }

    /// Renders the element on this page.
    pub fn element(self) -> impl IntoView {
        let attributes = self.attributes.into_iter();
        let attributes: Vec<AnyAttribute> =
            attributes.map(|(name, value)| custom_attribute(name, value).into_any_attr()).collect();
        custom(self.kind.tag()).add_any_attr(attributes)
    }

    /// Writes the element as HTML, after the script that it needs.
    pub fn with_script(&self, base: &str) -> String {
        if self.kind == Kind::Frame {
            return self.html();
        }
        let src = escaped(&[base, "embed.js"].concat());
        ["<script type=\"module\" src=\"", &*src, "\"></script>\n", &*self.html()].concat()
    }

    fn html(&self) -> String {
        let tag = self.kind.tag();
        let mut html = ["<", tag].concat();
        for (name, value) in &self.attributes {
            html = [&*html, " ", name, "=\"", &*escaped(value), "\""].concat();
        }
        [&*html, "></", tag, ">"].concat()
    }
}

fn frame_attributes(
    calculator: Calculator,
    i18n: I18n,
    base: &str,
    theme: Theme,
) -> Vec<(&'static str, String)> {
    let hand = String::from(js_sys::encode_uri_component(&link::encode(&calculator.draft.get())));
    let language = i18n.language().tag();
    let mut src = [base, "embed.html#show=calculator&lang=", language].concat();
    if theme != Theme::Auto {
        src = [&*src, "&theme=", theme.key()].concat();
    }
    vec![
        ("src", [&*src, "&hand=", &*hand].concat()),
        ("title", i18n.t("ui.title")),
        ("width", "100%".to_owned()),
        ("height", "720".to_owned()),
        ("loading", "lazy".to_owned()),
    ]
}

fn element_attributes(
    calculator: Calculator,
    i18n: I18n,
    kind: Kind,
    theme: Theme,
) -> Vec<(&'static str, String)> {
    let draft = calculator.draft.get();
    let rules = draft.system().key;
    let notation = draft.tiles.text(draft.complete(0));
    let link = link::encode(&draft);
    let version = link::version(&draft).to_string();
    let has_only_tiles = link == [&*version, "/", rules, "/", &*notation].concat();
    let mut attributes = if has_only_tiles || kind == Kind::Hand {
        vec![("rules", rules.to_owned()), ("hand", notation)]
    } else {
        vec![("hand", link)]
    };
    attributes.push(("lang", i18n.language().tag().to_owned()));
    if theme != Theme::Auto && kind != Kind::Hand {
        attributes.push(("theme", theme.key().to_owned()));
    }
    attributes
}

/// Escapes a text for an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}
