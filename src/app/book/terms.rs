//! The glossary: terms with their names in four languages.

use crate::book::{Index, Page, TERMS, Term};

use super::list::{count, search};
use super::{link, page};
use crate::app::context::controls::Field;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text, watch};
use crate::app::result::fans::other_names;

pub fn terms(ui: Ui, query: Field) -> Vec<El> {
    let bar = group("div", "book-bar", vec![search(ui, query, "ui.book-search-terms")]);
    let index = Index::of_terms(TERMS, &ui.catalogue());
    let rows: Vec<El> = TERMS.iter().map(|term| row(ui, term)).collect();
    let marked = rows.clone();
    watch(Box::new(move || {
        let page = page(ui);
        for (term, row) in TERMS.iter().zip(&marked) {
            let on = matches!(&page, Page::Terms(Some(key)) if key == term.key);
            row.set_or_not("aria-current", on.then_some("true"));
        }
    }));
    let unknown = el("div", "book-unknown").attr("role", "alert").region(move || {
        let there = |key: &str| TERMS.iter().any(|term| term.key == key);
        let unknown = matches!(&page(ui), Page::Terms(Some(key)) if !there(key));
        Vec::from_iter(unknown.then(|| text("p", "", &ui.t("ui.book-unknown-term"))))
    });
    let results = el("div", "book-terms").region(move || {
        let query = query.read();
        let found = index.find(&query);
        let words = (!query.trim().is_empty()).then(|| count(ui, found.len()));
        words.into_iter().chain(found.into_iter().map(|at| rows[at].clone())).collect()
    });
    vec![bar, text("h2", "", &ui.t("ui.book-terms")), unknown, results]
}

fn row(ui: Ui, term: &Term) -> El {
    let page = Page::Terms(Some(term.key.to_owned()));
    let name = group("h3", "", vec![link("", &page).text(ui.name(&term.names))]);
    let mut parts = vec![name, other_names(ui, &term.names, "book-names")];
    parts.push(text("p", "", &ui.join(&["term.", term.key])));
    if !term.systems.is_empty() {
        let systems: Vec<String> =
            term.systems.iter().map(|key| ui.join(&["rules.", key])).collect();
        parts.push(text("p", "also", &systems.join(ui.language_now().comma())));
    }
    group("article", "", parts).attr("data-term", term.key).attr("tabindex", "-1")
}
