//! A deal drawn from above: the players at the edges of a square table, and arrows for who pays whom.
//! Lengths are units of the drawing, counted from its middle, so that a screen of any size can draw it.

use std::fmt::Write;

use super::Row;
use crate::scoring::Flow;

/// The distance from the middle of the drawing to its edge.
pub const EDGE: f64 = 200.0;
/// The depth of a player’s rack, from the edge towards the middle.
pub const RACK: f64 = 74.0;

/// How far from the middle arrows begin and end.
const PORT: f64 = 116.0;
/// The length of an arrow's head.
const HEAD: f64 = 12.0;
/// How far beside the middle of a rack the arrows to its neighbours are.
const BESIDE: f64 = 46.0;
/// The radius of the middle of the table, if something is put there or taken from it.
pub const MIDDLE: f64 = 23.0;
/// How far beside the middle the arrows across the table pass then.
const PAST_MIDDLE: f64 = 24.0;
/// How far along an arrow its amount stands: near to the one who pays it.
const LABEL: f64 = 0.3;
/// The width of the thinnest and of the widest arrow.
const WIDTHS: (f64, f64) = (3.0, 8.0);

/// A deal seen from above.
#[derive(Clone, Debug, PartialEq)]
pub struct Around {
    /// The players, each with the edge of the table. Who rests has a place, too.
    pub places: Vec<Place>,
    /// Who pays whom. Empty if nobody pays, and if who pays whom is not known.
    pub arrows: Vec<Arrow>,
    /// Whether a player puts points on the table or takes points from it.
    pub uses_middle: bool,
}

/// Where a player sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The player.
    pub player: usize,
    /// The edge of the table: 0 is at the bottom, 1 on the right, 2 at the top, 3 on the left. Play goes round in
    /// this order.
    pub edge: usize,
}

impl Place {
    /// By how many degrees a text is turned that this player reads.
    pub fn turn(&self) -> i32 {
        turn(self.edge)
    }
}

/// What one pays another one.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// Who pays whom.
    pub flow: Flow,
    /// The line, as the data of a path in SVG.
    pub line: String,
    /// The head, as the data of a path in SVG.
    pub head: String,
    /// The width of the line.
    pub width: f64,
    /// Where the middle of its amount is, and by how many degrees it is turned: the payer reads it, or the
    /// taker of what lay on the table.
    pub label: (f64, f64, i32),
}

impl Around {
    /// The table after a deal. The first player of the session is always below, so that the phone lies as it
    /// did before; the others follow as they sit in this deal.
    pub fn of(row: &Row) -> Around {
        let seated: Vec<usize> = row.position.everyone().map(usize::from).collect();
        let first = seated.iter().position(|player| *player == 0).unwrap_or(0);
        let edge = |at: usize| if seated.len() == 2 { 2 * at } else { at };
        let place = |at| Place { player: seated[(first + at) % seated.len()], edge: edge(at) };
        let places: Vec<Place> = (0..seated.len()).map(place).collect();
        let flows = flows(row.paid.as_deref().unwrap_or_default());
        let uses_middle = flows.iter().any(|flow| flow.from.is_none() || flow.to.is_none());
        let most = flows.iter().map(|flow| flow.amount).max().unwrap_or(1).max(1);
        let edge_of = |player: Option<usize>| {
            let place = places.iter().find(|place| Some(place.player) == player);
            place.map(|place| place.edge)
        };
        let arrow = |flow: Flow| {
            let share = f64::from(flow.amount) / f64::from(most);
            let width = WIDTHS.0 + (WIDTHS.1 - WIDTHS.0) * share;
            arrow(flow, (edge_of(flow.from), edge_of(flow.to)), uses_middle, width)
        };
        let arrows = flows.into_iter().filter_map(arrow).collect();
        Around { places, arrows, uses_middle }
    }
}

/// The flows, with what a player puts on the table taken off what the same player takes from it.
fn flows(paid: &[Flow]) -> Vec<Flow> {
    let of_table = |flow: &&Flow| flow.from.is_none() || flow.to.is_none();
    let mut flows: Vec<Flow> = paid.iter().filter(|flow| !of_table(flow)).copied().collect();
    for player in paid.iter().filter(of_table).filter_map(|flow| flow.from.or(flow.to)) {
        let of_player = |flow: &&Flow| of_table(flow) && flow.from.or(flow.to) == Some(player);
        let taken = |flow: &Flow| if flow.from.is_none() { flow.amount } else { -flow.amount };
        let amount: i32 = paid.iter().filter(of_player).map(taken).sum();
        let flow = match amount {
            0 => continue,
            1.. => Flow { from: None, to: Some(player), amount },
            _ => Flow { from: Some(player), to: None, amount: -amount },
        };
        if !flows.contains(&flow) {
            flows.push(flow);
        }
    }
    flows
}

/// The arrow between two edges, or between an edge and the middle.
fn arrow(
    flow: Flow,
    edges: (Option<usize>, Option<usize>),
    uses_middle: bool,
    width: f64,
) -> Option<Arrow> {
    // Each end is a point as the player at that edge sees it.
    let (start, bend, end, reader) = match edges {
        (Some(from), Some(to)) => {
            let across = if uses_middle { -PAST_MIDDLE } else { 0.0 };
            let (port, bend) = match (to + 4 - from) % 4 {
                1 => (BESIDE, (BESIDE, BESIDE)),
                3 => (-BESIDE, (-BESIDE, BESIDE)),
                _ => (across, (3.0 * across, 0.0)),
            };
            let entry = if (to + 4 - from) % 4 == 2 { across } else { -port };
            (turned((port, PORT), from), turned(bend, from), Some((entry, to)), from)
        }
        (Some(from), None) => (turned((0.0, PORT), from), (0.0, 0.0), None, from),
        (None, Some(to)) => ((0.0, 0.0), turned((0.0, PORT / 2.0), to), Some((0.0, to)), to),
        (None, None) => return None,
    };
    let (base, tip) = match end {
        Some((entry, to)) => (
            turned((entry, PORT - HEAD), to),
            [(entry, PORT), (entry, PORT - HEAD)].map(|at| turned(at, to)),
        ),
        None => {
            let (tip, base) = ((0.0, MIDDLE + 2.0), (0.0, MIDDLE + 2.0 + HEAD));
            (turned(base, reader), [tip, base].map(|at| turned(at, reader)))
        }
    };
    let start = if flow.from.is_none() { turned((0.0, MIDDLE), reader) } else { start };
    let bend = if end.is_none() || flow.from.is_none() { half_way(start, base) } else { bend };
    let along = |at: f64, a: f64, b: f64, c: f64| {
        (1.0 - at).powi(2) * a + 2.0 * at * (1.0 - at) * b + at.powi(2) * c
    };
    let at = if flow.from.is_none() || flow.to.is_none() { 0.5 } else { LABEL };
    let label = (along(at, start.0, bend.0, base.0), along(at, start.1, bend.1, base.1));
    let mut line = String::new();
    // Writing to a string cannot fail.
    let _ = write!(line, "M{:.1} {:.1}Q", start.0, start.1);
    let _ = write!(line, "{:.1} {:.1} {:.1} {:.1}", bend.0, bend.1, base.0, base.1);
    Some(Arrow {
        flow,
        line,
        head: head(tip, width),
        width,
        label: (label.0, label.1, turn(reader)),
    })
}

/// The head of an arrow, as the data of a path: a triangle with this tip, and with this point in the middle of its
/// base.
fn head([tip, base]: [(f64, f64); 2], width: f64) -> String {
    let half = 4.0 + width * 0.75;
    let (x, y) = ((tip.0 - base.0) / HEAD * half, (tip.1 - base.1) / HEAD * half);
    let corners = [tip, (base.0 - y, base.1 + x), (base.0 + y, base.1 - x)];
    let corners = corners.map(|(x, y)| format!("{x:.1} {y:.1}"));
    ["M", &*corners.join("L"), "Z"].concat()
}

fn half_way(one: (f64, f64), other: (f64, f64)) -> (f64, f64) {
    (f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1))
}

/// A point as seen by the player at an edge, on the drawing.
fn turned((x, y): (f64, f64), edge: usize) -> (f64, f64) {
    match edge {
        0 => (x, y),
        1 => (y, -x),
        2 => (-x, -y),
        _ => (-y, x),
    }
}

fn turn(edge: usize) -> i32 {
    [0, -90, 180, 90][edge % 4]
}
