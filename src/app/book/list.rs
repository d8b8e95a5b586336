//! The list of a rulebook: its entries in groups, or the matches of a search.

use leptos::prelude::*;

use crate::book::{About, Entry, Group, Heading, Index, Page, groups};
use crate::system::Unit;

use super::{Volume, is_unknown, link, page};
use crate::app::browser::web;
use crate::app::context::controls::Field;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text, watch};
use crate::app::pieces::art;

pub fn list(ui: Ui, volume: Volume, query: Field) -> Vec<El> {
    let key = volume.rules.key;
    let entries = volume.entries();
    let groups = groups(volume.rules, &entries);
    // 0 shows all groups, another number that group.
    let only = RwSignal::new(0);
    let chips = chips(ui, &groups, only);
    let narrowed = move || only.get() > 0 || !query.read().trim().is_empty();
    let first = first(ui, volume).toggle("hidden", narrowed);
    let index = Index::of_entries(volume.rules, &entries, &ui.catalogue());
    let rows: Vec<El> = entries.iter().map(|entry| row(ui, volume, entry)).collect();
    mark(ui, key, &entries, &rows);
    let results = el("div", "book-results").region(move || {
        let (query, only) = (query.read(), only.get());
        let list = |class, at: &[usize]| {
            group("ul", class, at.iter().map(|at| rows[*at].clone()).collect())
        };
        let wanted = groups.iter().enumerate().filter(|(i, _)| only == 0 || only == i + 1);
        let wanted: Vec<&Group> = wanted.map(|(_, group)| group).collect();
        if query.trim().is_empty() {
            let parts = |group: &&Group| {
                // What the heading says is not repeated in each row.
                let even = matches!(group.heading, Heading::Worth(..));
                let class = if even { "book-rows book-even" } else { "book-rows" };
                [text("h2", "", &heading(ui, group.heading)), list(class, &group.entries)]
            };
            return wanted.iter().flat_map(parts).collect();
        }
        let mut found = index.find(&query);
        found.retain(|at| wanted.iter().any(|group| group.entries.contains(at)));
        vec![count(ui, found.len()), list("book-rows", &found)]
    });
    let bar = group("div", "book-bar", vec![search(ui, query, "ui.book-search")]);
    vec![bar, chips, unknown(ui), first, results]
}

/// The search field.
pub fn search(ui: Ui, query: Field, label: &str) -> El {
    let field = el("input", "search")
        .attr("type", "search")
        .attr("placeholder", &ui.t(label))
        .attr("aria-label", &ui.t(label))
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .on("input", move |event| query.write(web::value(&event)));
    field.attr("value", &query.read())
}

/// The number of matches.
pub fn count(ui: Ui, n: usize) -> El {
    let words = if n == 0 { ui.t("ui.book-nothing") } else { ui.count("ui.book-found", n) };
    text("p", "quiet", &words).attr("role", "status").attr("data-part", "found")
}

fn chips(ui: Ui, groups: &[Group], only: RwSignal<usize>) -> El {
    let chips = groups.iter().enumerate().map(|(i, group)| {
        let flip = move |_| only.set(if only.get_untracked() == i + 1 { 0 } else { i + 1 });
        text("button", "book-chip", &chip(ui, group.heading))
            .attr("type", "button")
            .attr("aria-label", &heading(ui, group.heading))
            .pressed_if(move || only.get() == i + 1)
            .on("click", flip)
    });
    let label = ui.t("ui.book-filter");
    group("div", "book-chips", chips.collect()).attr("role", "group").attr("aria-label", &label)
}

fn heading(ui: Ui, heading: Heading) -> String {
    match heading {
        Heading::Worth(Unit::Points, n) => ui.count("ui.book-points", usize::from(n)),
        Heading::Kind(kind) => ui.join(&["rule-kind.", kind.key()]),
        _ => chip(ui, heading),
    }
}

fn chip(ui: Ui, heading: Heading) -> String {
    match heading {
        Heading::Worth(unit, n) => ui.count(unit_key("ui.unit.", unit).as_str(), usize::from(n)),
        Heading::Unit(unit) => ui.t(&unit_key("ui.book-unit.", unit)),
        Heading::Kind(kind) => ui.join(&["rule-kind.", kind.key()]),
    }
}

fn unit_key(before: &str, unit: Unit) -> String {
    let unit = match unit {
        Unit::Points => "points",
        Unit::Fans => "fans",
        Unit::Factor => "factor",
        Unit::Limit => "limit",
    };
    [before, unit].concat()
}

/// The message for an address that names no entry.
fn unknown(ui: Ui) -> El {
    el("div", "book-unknown").attr("role", "alert").region(move || {
        let page = page(ui);
        let words = is_unknown(ui, &page).then(|| text("p", "", &ui.t("ui.book-unknown")));
        Vec::from_iter(words)
    })
}

/// The rows before the entries: the course of a deal, and the system whose fans are used.
fn first(ui: Ui, volume: Volume) -> El {
    let (key, words) = (volume.rules.key, volume.rules.words);
    let page_row = |page: Page, name: &str| {
        let row = link("book-row", &page).child(text("span", "name", name));
        el("li", "").child(row.child(art::icon(art::NEXT)))
    };
    let mut rows = vec![page_row(Page::Deal(key, None), &ui.t("ui.book-deal"))];
    if words != key {
        let other = ui.join(&["rules.", words]);
        rows.push(page_row(Page::List(words), &ui.with("ui.book-fans-of", "rules", &other)));
    }
    group("ul", "book-rows book-first", rows)
}

fn row(ui: Ui, volume: Volume, entry: &Entry) -> El {
    let page = Page::Entry(volume.rules.key, entry.key.to_owned());
    let mut row = link("book-row", &page).attr("data-entry", entry.key);
    if let About::Fan(fan) = entry.about {
        row = row.child(text("b", "points", &worth(ui, fan)));
    }
    let own = ui.name(&entry.names);
    // Players everywhere know the Chinese name.
    let (tag, other) = match ui.language_now() {
        crate::text::Language::Zh => ("en", entry.names.en),
        _ => ("zh", entry.names.zh),
    };
    row = row.child(text("span", "name", own));
    if other != own {
        row = row.child(text("span", "also", other).attr("lang", tag));
    }
    el("li", "").child(row)
}

/// What a fan is worth; empty if that varies.
pub fn worth(ui: Ui, fan: &crate::system::Fan) -> String {
    if fan.worth == 0 { "×…".into() } else { ui.worth(fan, fan.worth) }
}

/// Marks the row of the open entry.
fn mark(ui: Ui, key: &'static str, entries: &[Entry], rows: &[El]) {
    let links: Vec<(&str, web_sys::Element)> = entries
        .iter()
        .zip(rows)
        .filter_map(|(entry, row)| Some((entry.key, row.0.first_element_child()?)))
        .collect();
    watch(Box::new(move || {
        let page = page(ui);
        for (entry, link) in &links {
            let on = matches!(&page, Page::Entry(system, k) if *system == key && k == entry);
            El(link.clone()).set_or_not("aria-current", on.then_some("page"));
        }
    }));
}
