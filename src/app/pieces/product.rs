//! The app as a product: what it calls itself, where it is, and links to the pages that are served with it.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::use_i18n;
use crate::app::pieces::icon::{self, Icon};

/// The name, and how it is written in Chinese.
pub const NAMES: [&str; 2] = ["Hule", "胡了"];

/// Where the app is, as people write it: without the protocol. An embedded app is elsewhere than the page.
pub fn address() -> String {
    let address = web::site();
    let address = address.split_once("://").map_or(&*address, |(_, rest)| rest);
    address.trim_end_matches('/').to_owned()
}

/// A page that is served with the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// How a site shows hands: made of `www/embed/README.md`.
    Embedding,
    /// A page that shows hands, as an example.
    Demonstration,
    /// The licence of the program.
    Licence,
}

impl Document {
    /// All of them.
    pub const ALL: [Document; 3] =
        [Document::Embedding, Document::Demonstration, Document::Licence];

    /// Its file beside the app's page.
    fn file(self) -> &'static str {
        match self {
            Document::Embedding => "embedding.html",
            Document::Demonstration => "demo.html",
            Document::Licence => "licence.txt",
        }
    }

    /// The key of its words.
    fn key(self) -> &'static str {
        match self {
            Document::Embedding => "ui.document.embedding",
            Document::Demonstration => "ui.document.demonstration",
            Document::Licence => "ui.document.licence",
        }
    }
}

/// Links to some of the pages, each in another tab: the hand stays where it is.
#[component]
pub fn DocumentLinks(documents: &'static [Document]) -> impl IntoView {
    let i18n = use_i18n();
    let link = |document: &Document| {
        view! {
            <a class="wide" href=web::beside(document.file()) target="_blank" rel="noopener">
                {i18n.t(document.key())}
                <Icon path=icon::NEXT/>
            </a>
        }
    };
    view! { <div class="documents">{documents.iter().map(link).collect_view()}</div> }
}
