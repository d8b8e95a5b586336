//! The layout of tiles in rows: one row for each hand that is made of them.

use crate::app::context::Calculator;
use crate::entry::notation::{Marks, Tiles};
use crate::entry::{Draft, Hand};
use crate::scoring::Report;
use crate::tiles::{Counts, Meld, Tile};

use leptos::prelude::*;

use crate::app::pieces::tile::meld_width;
use crate::calculator::Taken;

/// A row of tiles.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Row {
    /// The place of the hand.
    pub place: usize,
    /// The standing tiles.
    pub standing: Counts,
    /// The melds, each with its place and its index there.
    pub melds: Vec<(usize, usize, Meld)>,
    /// The winning tile.
    pub win: Option<Tile>,
    /// Which of the concealed tiles are marked copies.
    pub marks: Marks,
    /// The number of free slots for standing tiles.
    pub free: usize,
    /// Whether there is a slot for a winning tile.
    pub slot: bool,
    /// The pieces that were just taken out of the row, each with its index among all of those.
    pub taken: Vec<(usize, Taken)>,
}

impl Row {
    /// The width in thirds of a tile, with the gaps around melds and the winning tile.
    pub fn width(&self) -> usize {
        self.singles() + self.lying()
    }

    /// The width of the single tiles in thirds of a tile, with the gap before the winning tile.
    pub fn singles(&self) -> usize {
        let win = if self.slot || self.win.is_some() { 4 } else { 0 };
        let taken = self
            .taken
            .iter()
            .filter(|(_, taken)| matches!(taken, Taken::Standing(_) | Taken::Marked(_)));
        (self.standing.len() + self.free + taken.count()) * 3 + win
    }

    /// The width of the melds in thirds of a tile, each with the gap before it.
    pub fn lying(&self) -> usize {
        let taken = self.taken.iter().filter_map(|(_, taken)| match taken {
            Taken::Meld(_, meld) => Some(meld),
            _ => None,
        });
        let melds = self.melds.iter().map(|(_, _, meld)| meld).chain(taken);
        melds.map(|meld| meld_width(meld) + 1).sum()
    }

    /// Offers a piece again that was taken out of the row, in place of the free slots.
    fn offer_again(&mut self, index: usize, taken: Taken) {
        self.taken.push((index, taken));
        self.free = self.free.saturating_sub(match taken {
            Taken::Standing(_) | Taken::Marked(_) => 1,
            Taken::Win(_) | Taken::MarkedWin(_) => 0,
            Taken::Meld(..) => 3,
        });
    }

    /// The tiles of the row.
    pub fn tiles(&self) -> Tiles {
        Tiles {
            standing: self.standing.tiles().collect(),
            melds: self.melds.iter().map(|(_, _, meld)| *meld).collect(),
            win: self.win,
            flowers: Vec::new(),
            marks: self.marks,
        }
    }
}

fn melds(draft: &Draft, place: usize) -> Vec<(usize, usize, Meld)> {
    let tiles = draft.place(place);
    let all = tiles.into_iter().flat_map(|tiles| tiles.melds.iter().copied().enumerate());
    all.map(|(i, meld)| (place, i, meld)).collect()
}

/// The number of standing tiles beside this many melds, without the winning tile.
fn room(melds: usize) -> usize {
    (Hand::COMPLETE - 1).saturating_sub(3 * melds)
}

/// The row of a place that shares no tiles.
pub fn of_place(draft: &Draft, place: usize) -> Row {
    let tiles = draft.place(place).cloned().unwrap_or_default();
    let melds = melds(draft, place);
    let standing: Counts = tiles.standing.iter().copied().collect();
    let free = room(melds.len()).saturating_sub(standing.len());
    let slot = draft.complete(place).is_some();
    Row {
        place,
        standing,
        melds,
        win: tiles.win,
        marks: tiles.marks,
        free,
        slot,
        taken: Vec::new(),
    }
}

/// The rows of a player with several hands, as the report splits the tiles. Tiles that it gives to
/// no hand fill the rows in order.
pub fn together(draft: &Draft, report: &Report) -> Vec<Row> {
    let places = draft.system().places.len();
    let mut left: Counts = (0..places)
        .filter_map(|place| draft.place(place))
        .flat_map(|tiles| tiles.standing.iter().copied())
        .collect();
    let size: usize = (1..places).filter_map(|place| Some(draft.place(place)?.size())).sum();
    let hands = draft.complete(0).map_or(1, |most| (most + size) / Hand::COMPLETE);
    let mut win = draft.tiles.win;
    let shares = report.splits.first().map_or(&[][..], |split| &split.hands);
    let mut rows: Vec<Row> = (0..hands)
        .map(|place| Row {
            place,
            standing: Counts::EMPTY,
            melds: if hands == 1 {
                (0..places).flat_map(|place| melds(draft, place)).collect()
            } else {
                melds(draft, place)
            },
            win: None,
            marks: Marks::default(),
            free: 0,
            slot: place + 1 == hands,
            taken: Vec::new(),
        })
        .collect();
    for share in shares {
        let Some(row) = rows.get_mut(share.place) else { continue };
        let mut tiles = share.tiles.clone();
        if share.uses_win
            && let Some(at) = tiles.iter().position(|tile| Some(*tile) == win)
        {
            tiles.remove(at);
            row.win = win.take();
        }
        for tile in tiles {
            // If no tile is marked as drawn, a hand has fourteen standing tiles.
            left.remove(tile);
            row.standing.add(tile);
        }
    }
    // Tiles that are in no hand yet fill the rows one after the other.
    let mut rest = left.tiles().collect::<Vec<_>>().into_iter();
    for row in &mut rows {
        let shared = shares.iter().any(|share| share.place == row.place);
        let room = if shared { 0 } else { room(row.melds.len()) + usize::from(!row.slot) };
        while row.standing.len() < room
            && let Some(tile) = rest.next()
        {
            row.standing.add(tile);
        }
        row.free = room.saturating_sub(row.standing.len());
        row.slot &= !shared;
    }
    if let Some(row) = rows.last_mut() {
        rest.for_each(|tile| row.standing.add(tile));
    }
    if let Some(row) = rows.iter_mut().rev().find(|row| row.slot || row.win.is_none()) {
        row.win = row.win.or(win);
    }
    rows
}

/// The rows of the hand on the screen.
pub fn hand_rows(calculator: Calculator) -> Vec<Row> {
    let draft = calculator.draft.get();
    let mut rows = if calculator.is_one_player() {
        together(&draft, &calculator.report())
    } else {
        vec![of_place(&draft, calculator.place.get())]
    };
    for (index, (place, taken)) in calculator.entering.taken.get().into_iter().enumerate() {
        // The concealed tiles of several hands of one player are in one place.
        let is_shared = calculator.is_one_player() && !matches!(taken, Taken::Meld(..));
        let row = rows.iter_mut().find(|row| is_shared || row.place == place);
        row.into_iter().for_each(|row| row.offer_again(index, taken));
    }
    rows
}
