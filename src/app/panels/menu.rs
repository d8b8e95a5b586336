//! The menu, the panel for pasting, and the panel about the app.

use crate::book::Page;
use crate::entry::link;
use crate::entry::notation::Tiles;
use crate::rules;
use crate::text::{Language, fault};

use crate::app::browser::web;
use crate::app::context::fetch;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::panels::compare;
use crate::app::pieces::art;
use crate::app::practice;
use crate::app::share;
use crate::state::{Action, Panel, link_in, read};

pub fn sheet(ui: Ui) -> Vec<El> {
    let item = |name: &str, action| {
        let button = ui.button("item", action).attr("data-action", name);
        button.text(&ui.join(&["ui.", name]))
    };
    // An embedded app has no exercises, no saved hands and nothing to embed.
    let own = !ui.is_guest();
    // These are fetched before they open.
    let opened = |name: &str, open: fn(Ui)| {
        let button = el("button", "item").attr("type", "button").attr("data-action", name);
        button.text(&ui.join(&["ui.", name])).on("click", move |_| open(ui))
    };
    let mut items = vec![
        item("clear", Action::Clear),
        item("paste", Action::Open(Panel::Paste)),
        opened("share", share::share),
        item("fans", Action::Open(Panel::Fans)),
        book_link(ui, "item"),
    ];
    if own {
        items.insert(3, opened("saved", share::saved));
    }
    items.push(opened("compare", compare::open));
    if own {
        items.push(opened("practice", practice::open));
    }
    items.push(item("rulings", Action::Open(Panel::Rulings)));
    if own {
        items.push(item("embed", Action::Open(Panel::Embed)));
    }
    items.push(item("help", Action::Open(Panel::Help)));
    items.push(item("about", Action::Open(Panel::About)));
    vec![group("div", "items", items), languages(ui)]
}

/// The link to the rulebook of the current rule system.
pub fn book_link(ui: Ui, class: &str) -> El {
    let link = link_to(ui, class, &Page::List(ui.rules().key));
    link.attr("data-action", "book").text(&ui.t("ui.book"))
}

/// A link to a page of the rulebook. An embedded app opens it in another tab.
pub fn link_to(ui: Ui, class: &str, page: &Page) -> El {
    let address = ["#", &*page.to_string()].concat();
    let link = el("a", class);
    if ui.is_guest() {
        return link.attr("href", &web::beside(&address)).attr("target", "_blank");
    }
    link.attr("href", &address)
}

fn languages(ui: Ui) -> El {
    let now = ui.catalogue().language();
    let buttons = Language::WRITTEN.iter().map(|language| {
        let language = *language;
        let button = el("button", "offer").attr("type", "button").pressed(language == now);
        let button = button.attr("data-language", language.tag()).attr("lang", language.tag());
        button.text(language.name()).on("click", move |_| {
            if !ui.is_guest() {
                web::save("hule.language", language.tag());
            }
            fetch::speak(ui, language);
            // This comes last, because it removes this button with the panel.
            ui.act(Action::Close);
        })
    });
    let offers = group("div", "offers", buttons.collect());
    let legend = text("legend", "", &ui.t("ui.language"));
    group("fieldset", "", vec![legend, offers]).attr("data-action", "language")
}

fn has(ui: Ui, key: &str) -> bool {
    ui.engines().iter().any(|engine| engine.system().key == key)
}

/// The panel for pasting, with a preview of what the text says.
pub fn paste(ui: Ui) -> Vec<El> {
    let written = ui.field();
    let field = el("textarea", "")
        .attr("rows", "3")
        .attr("spellcheck", "false")
        .attr("autocapitalize", "off")
        .attr("aria-label", &ui.t("ui.paste"))
        .on("input", move |event| written.write(web::value(&event)));
    let preview = el("div", "preview").attr("aria-live", "polite").region(move || {
        let text = written.read();
        // The rule system of a link may not be there yet; it is fetched when the link is used.
        let key = link_in(&text).and_then(link::rules_key);
        if key.is_some_and(|key| rules::KEYS.contains(&key) && !has(ui, key)) {
            return Vec::new();
        }
        if text.trim().is_empty() {
            return vec![crate::app::dom::text("p", "quiet", &ui.t("ui.paste-example"))];
        }
        vec![match read(&text, &ui.draft(), 0, &ui.engines()) {
            Ok(draft) => strip(&draft.tiles),
            Err(faults) => {
                let words = ui.catalogue();
                let lines =
                    faults.iter().map(|f| el("li", "").sentence(&fault::sentence(f, &words)));
                group("ul", "faults", lines.collect())
            }
        }]
    });
    let done = text("button", "primary", &ui.t("ui.use"))
        .attr("type", "button")
        .attr("data-action", "use")
        .on("click", move |_| fetch::paste(ui, written.read()));
    vec![field, preview, done]
}

/// A hand as a strip of small tiles.
pub fn strip(tiles: &Tiles) -> El {
    let standing: crate::tiles::Counts = tiles.standing.iter().copied().collect();
    let standing: Vec<_> = standing.tiles().collect();
    let mut parts = vec![art::group(&standing)];
    parts.extend(tiles.melds.iter().map(|m| art::row(&m.to_string(), art::meld(m))));
    parts.extend(tiles.win.map(|t| art::group(&[t])));
    if !tiles.flowers.is_empty() {
        let name: String = tiles.flowers.iter().map(ToString::to_string).collect();
        parts.push(art::row(&name, tiles.flowers.iter().copied().map(art::flower).collect()));
    }
    group("div", "strip", parts)
}

pub fn about(ui: Ui) -> Vec<El> {
    ["ui.about.1", "ui.about.2", "ui.about.3"].map(|key| text("p", "", &ui.t(key))).into()
}
