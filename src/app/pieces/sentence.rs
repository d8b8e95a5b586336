//! Sentences with tiles in them.

use leptos::prelude::*;

use crate::app::pieces::book_link::BookLink;
use crate::app::pieces::tile::Tiles;
use crate::rulebook::Page;
use crate::text::clause::{self, Piece};
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

/// A sentence whose clauses are links to the rulebook.
#[component]
pub fn CitingWords(
    sentence: Sentence,
    /// The key of the rule system whose clauses it names.
    system: &'static str,
) -> impl IntoView {
    let piece = move |piece: Piece| match piece {
        Piece::Words(words) => words.to_owned().into_any(),
        Piece::Clause(clause) => {
            let page = Page::Entry(system, clause.to_owned());
            let clause = clause.to_owned();
            view! { <BookLink page class="clause" action="clause">{clause}</BookLink> }.into_any()
        }
    };
    let span = move |span| match span {
        Span::Text(text) => clause::split(&text).into_iter().map(piece).collect_view().into_any(),
        Span::Tiles(tiles) => view! { <Tiles tiles/> }.into_any(),
    };
    sentence.0.into_iter().map(span).collect_view()
}

/// Sentences on one line. Where it breaks, no line begins with a dot.
#[component]
pub fn WordsLine(sentences: Vec<Sentence>) -> impl IntoView {
    let part = |(i, sentence)| view! { {(i > 0).then_some("\u{a0}· ")} <Words sentence/> };
    sentences.into_iter().enumerate().map(part).collect_view()
}
