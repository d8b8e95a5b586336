//! A deal drawn from above: the players at the edges of a square table, and arrows for who pays whom.
//! Lengths are units of the drawing, counted from its middle, so that a screen of any size can draw it.

use std::fmt::Write;

use super::Row;
use crate::scoring::{Flow, Receiver};

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
/// Where an arrow to nobody ends, as the payer sees it, and how far along it its amount stands: alone, and beside an
/// arrow between the same player and the middle. There the amount stands behind the end, away from all others.
const LOST: ((f64, f64), f64) = ((0.0, 58.0), 0.5);
const LOST_BESIDE: ((f64, f64), f64) = ((16.0, 56.0), 1.33);
/// Half the width of the cross at its end.
const CROSS: f64 = 7.0;
/// The width of the thinnest and of the widest arrow.
const WIDTHS: (f64, f64) = (3.0, 8.0);

/// A deal seen from above.
#[derive(Clone, Debug, PartialEq)]
pub struct Around {
    /// The players, each with the edge of the table. Who rests has a place, too.
    pub places: Vec<Place>,
    /// Who pays whom. Empty if nobody pays, and if who pays whom is not known.
    pub arrows: Vec<Arrow>,
    /// Whether a player puts points on the table or takes points from it. Points that nobody receives don't lie
    /// there.
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
    /// The head, as the data of a path in SVG: a cross where points are lost to nobody.
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
        let uses_middle = flows.iter().any(of_table);
        let is_any_lost = flows.iter().any(|flow| flow.to == Receiver::Nobody);
        let most = flows.iter().map(|flow| flow.amount).max().unwrap_or(1).max(1);
        let edge_of = |player: Option<usize>| {
            let place = places.iter().find(|place| Some(place.player) == player);
            place.map(|place| place.edge)
        };
        let course = |flow: &Flow| match (edge_of(flow.from), flow.to) {
            (Some(from), Receiver::Table) => Some(Course::to_middle(from)),
            (Some(from), Receiver::Nobody) => {
                let of_player = |other: &Flow| of_table(other) && player_of(other) == flow.from;
                Some(Course::to_nobody(from, flows.iter().any(of_player)))
            }
            (from, Receiver::Party(to)) => match (from, edge_of(Some(to))?) {
                (Some(from), to) => Some(Course::between(from, to, uses_middle || is_any_lost)),
                (None, to) => Some(Course::from_middle(to)),
            },
            (None, _) => None,
        };
        let arrow = |flow: &Flow| {
            let share = f64::from(flow.amount) / f64::from(most);
            Some(course(flow)?.arrow(*flow, WIDTHS.0 + (WIDTHS.1 - WIDTHS.0) * share))
        };
        let arrows = flows.iter().filter_map(arrow).collect();
        Around { places, arrows, uses_middle }
    }
}

/// Whether something is put on the table or taken from it.
fn of_table(flow: &Flow) -> bool {
    flow.from.is_none() || flow.to == Receiver::Table
}

/// The player who puts something on the table or takes it.
fn player_of(flow: &Flow) -> Option<usize> {
    flow.from.or(flow.to.party())
}

/// The flows, with what a player puts on the table taken off what the same player takes from it.
fn flows(paid: &[Flow]) -> Vec<Flow> {
    let mut flows: Vec<Flow> = paid.iter().filter(|flow| !of_table(flow)).copied().collect();
    for player in paid.iter().filter(|flow| of_table(flow)).filter_map(player_of) {
        let of_player = |flow: &&Flow| of_table(flow) && player_of(flow) == Some(player);
        let taken = |flow: &Flow| if flow.from.is_none() { flow.amount } else { -flow.amount };
        let amount: i32 = paid.iter().filter(of_player).map(taken).sum();
        let flow = match amount {
            0 => continue,
            1.. => Flow { from: None, to: Receiver::Party(player), amount },
            _ => Flow { from: Some(player), to: Receiver::Table, amount: -amount },
        };
        if !flows.contains(&flow) {
            flows.push(flow);
        }
    }
    flows
}

/// The course of an arrow: from its start round a bend to its head.
struct Course {
    start: (f64, f64),
    bend: (f64, f64),
    head: Head,
    /// How far along it its amount stands.
    label_at: f64,
    /// The edge of the player who reads the amount.
    reader: usize,
}

/// The end of an arrow.
enum Head {
    /// A triangle with this tip, and with this point in the middle of its base.
    Triangle { tip: (f64, f64), base: (f64, f64) },
    /// A cross, where points are lost.
    Cross((f64, f64)),
}

impl Course {
    /// From one edge to another. `is_aside`: something leads to the middle or from it, so that an arrow across
    /// the table passes beside it.
    fn between(from: usize, to: usize, is_aside: bool) -> Course {
        let across = if is_aside { -PAST_MIDDLE } else { 0.0 };
        let (port, bend) = match (to + 4 - from) % 4 {
            1 => (BESIDE, (BESIDE, BESIDE)),
            3 => (-BESIDE, (-BESIDE, BESIDE)),
            _ => (across, (3.0 * across, 0.0)),
        };
        let entry = if (to + 4 - from) % 4 == 2 { across } else { -port };
        let [tip, base] = [(entry, PORT), (entry, PORT - HEAD)].map(|at| turned(at, to));
        Course {
            start: turned((port, PORT), from),
            bend: turned(bend, from),
            head: Head::Triangle { tip, base },
            label_at: LABEL,
            reader: from,
        }
    }

    /// From an edge to the middle.
    fn to_middle(edge: usize) -> Course {
        let tip = MIDDLE + 2.0;
        Course::straight(edge, (0.0, PORT), (0.0, tip), (0.0, tip + HEAD))
    }

    /// From the middle to an edge.
    fn from_middle(edge: usize) -> Course {
        Course::straight(edge, (0.0, MIDDLE), (0.0, PORT), (0.0, PORT - HEAD))
    }

    /// From an edge to nobody: it ends before the middle. `has_stick`: an arrow between the same edge and the
    /// middle is beside it.
    fn to_nobody(edge: usize, has_stick: bool) -> Course {
        let ((x, y), label_at) = if has_stick { LOST_BESIDE } else { LOST };
        let [start, end] = [(x, PORT), (x, y)].map(|at| turned(at, edge));
        let bend = half_way(start, end);
        Course { start, bend, head: Head::Cross(end), label_at, reader: edge }
    }

    /// Straight on, as the player at an edge sees it.
    fn straight(edge: usize, start: (f64, f64), tip: (f64, f64), base: (f64, f64)) -> Course {
        let [start, tip, base] = [start, tip, base].map(|at| turned(at, edge));
        let (bend, head) = (half_way(start, base), Head::Triangle { tip, base });
        Course { start, bend, head, label_at: 0.5, reader: edge }
    }

    fn arrow(&self, flow: Flow, width: f64) -> Arrow {
        let Course { start, bend, label_at: at, .. } = *self;
        let end = match self.head {
            Head::Triangle { base, .. } => base,
            Head::Cross(at) => at,
        };
        let along = |a: f64, b: f64, c: f64| {
            (1.0 - at).powi(2) * a + 2.0 * at * (1.0 - at) * b + at.powi(2) * c
        };
        let mut line = String::new();
        // Writing to a string cannot fail.
        let _ = write!(line, "M{:.1} {:.1}Q", start.0, start.1);
        let _ = write!(line, "{:.1} {:.1} {:.1} {:.1}", bend.0, bend.1, end.0, end.1);
        Arrow {
            flow,
            line,
            head: self.head.path(width),
            width,
            label: (
                along(start.0, bend.0, end.0),
                along(start.1, bend.1, end.1),
                turn(self.reader),
            ),
        }
    }
}

impl Head {
    /// The data of a path in SVG.
    fn path(&self, width: f64) -> String {
        match *self {
            Head::Triangle { tip, base } => {
                let half = 4.0 + width * 0.75;
                let (x, y) = ((tip.0 - base.0) / HEAD * half, (tip.1 - base.1) / HEAD * half);
                path(&[tip, (base.0 - y, base.1 + x), (base.0 + y, base.1 - x)]) + "Z"
            }
            Head::Cross((x, y)) => [(CROSS, CROSS), (CROSS, -CROSS)]
                .map(|(dx, dy)| path(&[(x - dx, y - dy), (x + dx, y + dy)]))
                .concat(),
        }
    }
}

/// Straight lines from each point to the next one, as the data of a path in SVG.
fn path(points: &[(f64, f64)]) -> String {
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
    ["M", &*points.join("L")].concat()
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
