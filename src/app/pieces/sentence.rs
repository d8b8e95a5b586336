//! Sentences with tiles in them.

use leptos::prelude::*;

use crate::app::pieces::tile::Tiles;
use crate::text::{Sentence, Span};

/// A sentence; its tiles are drawn.
#[component]
pub fn Words(sentence: Sentence) -> impl IntoView {
    let span = |span| match span {
        Span::Text(text) => text.into_any(),
        Span::Tiles(tiles) => view! { <Tiles tiles/> }.into_any(),
    };
    sentence.0.into_iter().map(span).collect_view()
}

/// Sentences on one line.
#[component]
pub fn WordsLine(sentences: Vec<Sentence>) -> impl IntoView {
    let part = |(i, sentence)| view! { {(i > 0).then_some(" · ")} <Words sentence/> };
    sentences.into_iter().enumerate().map(part).collect_view()
}
