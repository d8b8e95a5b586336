//! An entry of the rulebook: names, worth, definition, exclusions and examples.

use crate::book::{About, Entry, Exclusions, Page, excluded_by, excludes};
use crate::system::{Fan, Unit};
use crate::text::Slot;

use super::{Volume, example, link, list, paragraphs};
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::art;
use crate::app::result::fans::other_names;

pub fn entry(ui: Ui, volume: Volume, entries: &[Entry], at: usize) -> Vec<El> {
    let entry = entries[at];
    let title = text("h2", "", ui.name(&entry.names)).attr("tabindex", "-1");
    let mut head =
        vec![about(ui, volume, &entry), title, other_names(ui, &entry.names, "book-names")];
    if let About::Fan(fan) = entry.about {
        head.push(text("p", "book-worth", &worth(ui, fan)).attr("data-part", "worth"));
    }
    let mut parts = vec![group("header", "", head)];
    parts.extend(paragraphs(&ui.t(&entry.text(volume.rules))));
    if let About::Fan(fan) = entry.about {
        let listed = excludes(volume.rules, volume.book, fan);
        parts.extend(beside(ui, volume, listed, ["ui.book-excludes", "ui.book-all-limit"]));
        let listed = excluded_by(volume.rules, volume.book, fan);
        parts.extend(beside(ui, volume, listed, ["ui.book-excluded-by", "ui.book-in-limit"]));
    }
    if !entry.examples.is_empty() {
        parts.push(text("h3", "", &ui.t("ui.book-examples")));
        // Scoring the examples takes longer than showing the rest.
        parts.push(el("div", "book-examples").soon(move || {
            let examples = entry.examples.iter();
            examples.filter_map(|link| example::example(ui, volume, link, entry.number())).collect()
        }));
    }
    parts.push(neighbours(ui, volume, entries, at));
    vec![group("article", "", parts).attr("data-part", "entry").attr("data-key", entry.key)]
}

/// The line with the rule system, the kind of rule and the clause.
fn about(ui: Ui, volume: Volume, entry: &Entry) -> El {
    let mut words = vec![ui.join(&["rules.", volume.rules.key])];
    if let About::Rule(kind) = entry.about {
        words.push(ui.join(&["rule-kind.", kind.key()]));
    }
    words.extend((!entry.clause.is_empty()).then(|| entry.clause.to_owned()));
    text("p", "book-about", &words.join(" · "))
}

fn worth(ui: Ui, fan: &Fan) -> String {
    match fan.unit {
        Unit::Points if fan.worth > 0 => ui.count("ui.book-points", usize::from(fan.worth)),
        _ => list::worth(ui, fan),
    }
}

/// The fans that exclude this one, or that it excludes, each with a link to its entry.
fn beside(ui: Ui, volume: Volume, listed: Exclusions, [head, limit]: [&str; 2]) -> Vec<El> {
    let key = volume.rules.key;
    let rows = listed.fans.iter().map(|excluded| {
        let page = Page::Entry(key, excluded.fan.key.to_owned());
        let mut row =
            el("li", "").child(link("book-fan", &page).text(ui.name(&excluded.fan.names)));
        if let Some(ruling) = excluded.ruling {
            let slot = [("ruling", Slot::text(ui.join(&["ruling.", ruling])))];
            row = row.child(text("span", "also", &ui.fill("ui.book-by-ruling", &slot)));
        }
        row
    });
    let rows: Vec<El> = rows.collect();
    let mut parts = Vec::new();
    if listed.limit || !rows.is_empty() {
        parts.push(text("h3", "", &ui.t(head)));
    }
    if listed.limit {
        parts.push(text("p", "", &ui.t(limit)));
    }
    if !rows.is_empty() {
        parts.push(group("ul", "book-fans", rows).attr("data-part", &head[3..]));
    }
    parts
}

/// Links to the previous and the next entry.
fn neighbours(ui: Ui, volume: Volume, entries: &[Entry], at: usize) -> El {
    let to = |at: Option<usize>, class: &str| {
        let entry = entries.get(at?)?;
        let page = Page::Entry(volume.rules.key, entry.key.to_owned());
        Some(link(class, &page).child(text("span", "", ui.name(&entry.names))))
    };
    let before = to(at.checked_sub(1), "before");
    let before = before.map(|link| El(link.0.clone()).child(art::icon(art::LEFT)));
    let after = to(Some(at + 1), "after").map(|link| link.child(art::icon(art::NEXT)));
    let links = before.into_iter().chain(after).collect();
    group("nav", "book-nav", links).attr("aria-label", &ui.t("ui.book-neighbours"))
}
