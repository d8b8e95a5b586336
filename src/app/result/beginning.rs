//! What stands on the screen while nothing has been entered: at the top the name of the app, the rule system in use and
//! how to begin, below it the start screen. It belongs to the first view.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::browser::style;
use crate::app::context::{Calculator, I18n, use_calculator, use_device, use_i18n};
use crate::app::pieces::{Button, Icon, TileArt, TileRow, icon, product};
use crate::calculator::{Action, Panel, SessionPanel};
use crate::entry::Hand;
use crate::practice;
use crate::system::Example;
use crate::text::Slot;
use crate::text::who_pays::open_tile_question;
use crate::tiles::{Suit, Tile};

/// The introduction. It has the same place and the same lines as a result.
#[component]
pub fn Introduction(
    /// What stands below the names, if it is not how to begin.
    #[prop(optional)]
    below: Option<AnyView>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let begin = || {
        view! { <p class="how-to-begin">{move || how_to_begin(calculator, i18n)}</p> }.into_any()
    };
    let [name, chinese] = product::NAMES;
    let system = move || i18n.name(&calculator.rules.get().names);
    view! {
        <div class="summary" data-tone="name">
            <p class="hero">
                <span class="total" data-part="total">{name}</span>
                <span class="unit" data-part="unit">{chinese}</span>
                <span class="verdict" data-part="verdict">{system}</span>
            </p>
            <div class="payment" data-part="payment">
                {below.unwrap_or_else(begin)}
            </div>
        </div>
    }
}

/// Examples that open with a tap, and the ways on: to learn, to practise, to keep score.
#[component]
pub fn Beginning() -> impl IntoView {
    let (calculator, i18n, device) = (use_calculator(), use_i18n(), use_device());
    let examples =
        calculator.rules.get().examples.iter().map(|example| view! { <ExampleButton example/> });
    // Where the line at the top asks for something, how to begin is said here.
    let begin = open_tile_question(&calculator.report())
        .map(|_| view! { <p class="begin">{how_to_begin(calculator, i18n)}</p> });
    view! {
        {begin}
        <h2>{i18n.t("ui.examples")}</h2>
        <div class="examples">{examples.collect_view()}</div>
        // An embedded app leaves the address to the page around it, and keeps nothing.
        {(!device.is_guest).then(|| view! { <WaysOn/> })}
    }
}

/// How a hand is entered, in one sentence.
fn how_to_begin(calculator: Calculator, i18n: I18n) -> String {
    let tiles = calculator.draft.get().complete(0).unwrap_or(Hand::COMPLETE);
    i18n.fill("ui.begin", &[("n", Slot::Number(tiles as i64))])
}

/// The ways on from the calculator, which the menu has, too.
#[component]
fn WaysOn() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let first_steps =
        move || format!("#practice/{}/path/{}/", practice::VERSION, calculator.rules.get().key);
    let sessions = Panel::Session(SessionPanel::List);
    view! {
        <div class="ways-on" role="group" aria-label=i18n.t("ui.ways-on")>
            <a class="way-on" href=first_steps data-action="first-steps">
                <Icon path=icon::LEARN/>
                <span>{i18n.t("ui.way-on.learn")}</span>
            </a>
            <Button class="way-on" name="practise" press=Action::Open(Panel::Practice(None))>
                <Icon path=icon::TARGET/>
                <span>{i18n.t("ui.way-on.practise")}</span>
            </Button>
            <Button class="way-on" name="keep-score" press=Action::Open(sessions)>
                <Icon path=icon::SCORES/>
                <span>{i18n.t("ui.way-on.keep-score")}</span>
            </Button>
        </div>
    }
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
