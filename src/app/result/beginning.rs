//! The start screen of an empty hand. It belongs to the first view.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::browser::{storage, style};
use crate::app::context::{Calculator, I18n, use_calculator, use_device, use_i18n};
use crate::app::pieces::{Button, TileArt, TileRow, meld_key, melds_with_keys};
use crate::calculator::Action;
use crate::practice;
use crate::system::Example;
use crate::tiles::{Suit, Tile};

/// How to begin, and examples that open with a tap.
#[component]
pub fn Beginning() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let examples =
        calculator.rules.get().examples.iter().map(|example| view! { <ExampleButton example/> });
    view! {
        <p class="begin">{i18n.t("ui.begin.1")}</p>
        <p class="begin">{i18n.with("ui.begin.2", "keys", &meld_keys(calculator, i18n))}</p>
        <h2>{i18n.t("ui.examples")}</h2>
        <div class="examples">{examples.collect_view()}</div>
        <FirstSteps/>
    }
}

/// The key in the store that says that the first steps were looked at.
pub const STARTED: &str = "hule.started";

/// The link to the first steps for those who are new to the game. It is gone after the first visit to them,
/// and once a hand was entered; `www/first/looks.js` hides it before the app is there.
#[component]
fn FirstSteps() -> impl IntoView {
    let (calculator, i18n, device) = (use_calculator(), use_i18n(), use_device());
    // An embedded app leaves the address to the page around it.
    (!is_known() && !device.is_guest).then(|| {
        let address =
            format!("#practice/{}/path/{}/", practice::VERSION, calculator.rules.get().key);
        view! {
            <p class="start-here">
                <a href=address data-action="first-steps">{i18n.t("ui.begin.new")}</a>
            </p>
        }
    })
}

/// Whether the first steps were looked at or a hand was entered. The first screen, which is rendered when
/// the app is built, knows no reader.
fn is_known() -> bool {
    let is_kept = |key: &str| storage::load(key).is_some();
    cfg!(target_arch = "wasm32") && (is_kept(STARTED) || is_kept("hule.history.1"))
}

/// The names of the keys for melds, as they stand above the palette.
fn meld_keys(calculator: Calculator, i18n: I18n) -> String {
    let keys = melds_with_keys(calculator.rules.get())
        .map(|kind| i18n.join(&["ui.mode.", meld_key(kind)]));
    Vec::from_iter(keys).join(i18n.language().comma())
}

/// An example: its name and its hand.
#[component]
fn ExampleButton(example: &'static Example) -> impl IntoView {
    let i18n = use_i18n();
    let Example { name, link } = example;
    view! {
        <Button
            class="example" hook=("data-example", *name) press=Action::Example(example)
        >
            <span class="name">{i18n.join(&["ui.example.", name])}</span>
            <LinkStrip link/>
        </Button>
    }
}

/// The largest number of tiles of one hand: four kongs and a pair.
const LINE: usize = 18;

/// The hand of a link as a strip of tiles.
#[component]
fn LinkStrip(link: &'static str) -> impl IntoView {
    let hand = link.split(['/', '?']).nth(2).unwrap_or_default();
    let tiles = tiles(hand);
    let strip = NodeRef::<Div>::new();
    let count = tiles.len();
    // Kongs make a hand longer; two hands have a line each.
    style::set_property(
        strip,
        "--count",
        move || if count > LINE { count.div_ceil(2) } else { count },
    );
    let tiles = tiles.into_iter().map(|tile| view! { <TileArt tile/> }).collect_view();
    view! {
        <div class="strip" node_ref=strip>
            <TileRow name=hand.to_owned()>{tiles}</TileRow>
        </div>
    }
}

/// The tiles of a hand in notation. This is simpler than the notation's parser, whose code the first
/// view does not load.
fn tiles(hand: &str) -> Vec<Tile> {
    let (mut tiles, mut ranks) = (Vec::new(), Vec::new());
    for c in hand.chars() {
        if let Some(rank @ 1..=9) = c.to_digit(10) {
            ranks.push(rank as u8);
        } else if let Some(suit) = Suit::ALL.into_iter().find(|suit| suit.letter() == c) {
            tiles.extend(ranks.drain(..).map(|rank| Tile::suited(suit, rank)));
        } else {
            tiles.extend(Tile::from_letter(c));
        }
    }
    tiles
}
