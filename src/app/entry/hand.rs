//! The hand on one line, or several hands that are made of the same tiles, on a line each: standing
//! tiles, melds, and the winning tile apart.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::browser::{focus, style};
use crate::app::context::lasting::{Lasting, LastingMemo};
use crate::app::context::{Calculator, use_calculator, use_fetching, use_i18n};
use crate::app::entry::beside_hand::BesideHand;
use crate::app::entry::groups::Groups;
use crate::app::entry::hand_offers::HandOffers;
use crate::app::entry::hands_row::{HandsRow, shows_hands};
use crate::app::entry::line_piece::{Line, LinePiece};
use crate::app::entry::piece::{Piece, pieces};
use crate::app::entry::slide::slide_into_groups;
use crate::app::entry::taken_piece::forget_in_time;
use crate::app::pieces::{Row, Rows, hand_rows};
use crate::calculator::{Mode, highlight};

/// The hand, with what is offered and answered beside it.
#[component]
pub fn Hand() -> impl IntoView {
    let (calculator, i18n, fetching) = (use_calculator(), use_i18n(), use_fetching());
    let rows = Lasting::memo(move || content(calculator));
    let has_hands = Memo::new(move |_| shows_hands(calculator));
    let lines = NodeRef::<Div>::new();
    style::set_property(lines, "--thirds", move || rows.with(|rows| width(rows)));
    forget_in_time(calculator, fetching);
    // A line is another one if it gets a label.
    let each = move || {
        let several = rows.with(Vec::len) > 1;
        (0..rows.with(Vec::len)).map(|at| (at, several)).collect::<Vec<_>>()
    };
    let line = move |(at, has_label): (usize, bool)| {
        let content =
            Lasting::memo(move || rows.with(|rows| rows.get(at).cloned().unwrap_or_default()));
        view! { <HandLine content has_label/> }
    };
    view! {
        <div
            class="hand"
            data-part="hand"
            role="group"
            aria-label=i18n.t("ui.hand")
            data-picking=move || (calculator.entering.mode.get() == Some(Mode::Win)).then_some("")
        >
            {move || has_hands.get().then(|| view! { <HandsRow/> })}
            <div class="lines" node_ref=lines>
                <Rows each key=|line| *line children=line/>
            </div>
            <HandOffers/>
            <BesideHand/>
        </div>
    }
}

/// The width of a label in thirds of a tile.
const LABEL: usize = 2;

/// What a line shows.
#[derive(Clone, Default, PartialEq)]
struct Content {
    row: Row,
    /// The groups of its pieces, while it is read.
    groups: Option<Groups>,
}

impl Content {
    /// The width of the single tiles in thirds of a tile, with the gaps before them.
    fn singles(&self) -> usize {
        // Among groups the winning tile has no gap of its own.
        let win = usize::from(self.row.win.is_some());
        let groups = self.groups.as_ref();
        groups.map_or(self.row.singles(), |groups| self.row.singles() - win + groups.gaps())
    }
}

/// The lines of the hand.
fn content(calculator: Calculator) -> Vec<Content> {
    let (is_reading, current) = (calculator.is_reading(), calculator.place.get());
    let report = calculator.report();
    let groups = |row: &Row| {
        let reading = if row.place == current { calculator.outcome.reading.get() } else { 0 };
        let sheet = report.sheets_at(row.place).get(reading).filter(|_| is_reading)?;
        Groups::of(row, sheet, current)
    };
    let rows = hand_rows(calculator).into_iter();
    rows.map(|row| Content { groups: groups(&row), row }).collect()
}

/// The width of the longest line in thirds of a tile.
fn width(lines: &[Content]) -> usize {
    let label = if lines.len() > 1 { LABEL } else { 0 };
    let width = |line: &Content| line.singles() + line.row.lying();
    lines.iter().map(width).max().unwrap_or_default() + label
}

/// A line of the hand. A piece keeps its element as long as the line has the piece.
#[component]
fn HandLine(
    content: LastingMemo<Content>,
    /// Whether the line is labeled, because there are several.
    has_label: bool,
) -> impl IntoView {
    let calculator = use_calculator();
    let row = Lasting::memo(move || content.with(|content| content.row.clone()));
    let groups = Lasting::memo(move || content.with(|content| content.groups.clone()));
    let highlight = Lasting::memo(move || {
        // The chosen fan is read first: while there is none, nothing else is tracked.
        let (chosen, sheet) = (calculator.outcome.chosen.get()?, calculator.sheet()?);
        let tiles = row.with(|row| (row.place == calculator.place.get()).then(|| row.tiles()))?;
        highlight(&tiles, &sheet, chosen)
    });
    // Tiles that move from hand to hand are not new.
    let class = if has_label { "tile" } else { "tile new" };
    let line = Line { row, groups, highlight, class };
    let element = NodeRef::<Div>::new();
    let label = if has_label { LABEL } else { 0 };
    style::set_property(element, "--singles", move || content.with(Content::singles) + label);
    style::set_property(element, "--lying", move || row.with(Row::lying));
    slide_into_groups(element, row, groups);
    let each = move || {
        let label = |row: &Row| has_label.then_some(Piece::Label(row.place));
        content.with(|Content { row, groups }| match groups {
            Some(groups) => label(row).into_iter().chain(groups.pieces.clone()).collect(),
            None => pieces(row, has_label, calculator.place.get()),
        })
    };
    let grouped = move || {
        groups.with(|groups| Some(if groups.as_ref()?.is_tight() { "tight" } else { "wide" }))
    };
    view! {
        <div class="line" data-grouped=grouped node_ref=element on:keydown=focus::follow_arrows>
            <Rows each key=|piece| *piece children=move |piece: Piece| view! { <LinePiece piece line/> }/>
        </div>
    }
}
