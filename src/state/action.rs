//! What a player can do, and what it is about.

use crate::entry::{Draft, Fault};
use crate::system::Answer;
use crate::tiles::{Flower, Meld, MeldKind, Tile};

/// What the next tile is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It begins a meld of this kind.
    Meld(MeldKind),
    /// Flowers are shown instead of honors.
    Flowers,
    /// A tile of the hand becomes the winning one.
    Win,
}

/// A piece of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A standing tile.
    Standing(Tile),
    /// The winning tile.
    Win,
    /// The meld with this index.
    Meld(usize),
    /// A flower or season.
    Flower(Flower),
}

/// What lies over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    Menu,
    Circumstances,
    Rulings,
    Payments,
    Fans,
    Paste,
    /// The reading that is looked at beside the best one.
    Comparison,
    /// The split with this index beside the best one.
    Split(usize),
    /// The hand under every rule system.
    Compare,
    /// Hands to count.
    Practice,
    /// SplitComparison the hand.
    Share,
    /// Hands that are kept.
    Saved,
    /// How to show the hand on another page.
    Embed,
    Help,
    About,
    /// What happened in the deal.
    Events,
    /// One of the things that happened.
    Event(usize),
    /// What can be done with a tile of the palette.
    Tile(Tile),
    /// What can be done with a piece of the hand.
    Piece(Piece),
}

/// What is said in passing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// What is wrong, perhaps after a sentence of the catalogue on where.
    Faults(Option<&'static str>, Vec<Fault>),
    /// A sentence of the catalogue.
    Word(&'static str),
    /// A new version of the app is there.
    Update,
}

/// A fan of a sheet that was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The fan of this number, among those that count.
    Counted(u8),
    /// The dropped occurrence with this index.
    Dropped(usize),
}

/// One thing that a player does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A tile of the palette.
    Tap(Tile),
    /// A flower of the palette: comes or goes.
    Flower(Flower),
    /// A meld of the chooser.
    Meld(Meld),
    /// A tile that comes as the winning one.
    WinOn(Tile),
    /// A piece of the hand is tapped: it goes away, or becomes the winning tile in that mode.
    Pick(Piece),
    /// A piece of the hand at another place is tapped.
    PickAt(usize, Piece),
    /// A piece of the hand goes away.
    Remove(Piece),
    /// A tile is kept at a place by an event of the kind with this index, or is no longer.
    Pin(usize, usize, Tile),
    /// The tiles are shared out otherwise.
    Share(Box<Draft>),
    /// A standing tile becomes the winning one.
    MakeWin(Tile),
    /// A meld becomes one of another kind.
    Recast(usize, MeldKind),
    /// A tile is discarded from fourteen.
    Discard(Tile),
    /// What was entered last goes away.
    Backspace,
    /// A mode key.
    Mode(Mode),
    /// An answer to a question of the rules.
    Answer(&'static str, Answer),
    /// An answer to a question about a place; the answer that is given goes away where the
    /// question may stay open.
    AnswerAt(&'static str, usize, Answer),
    /// Another rule system, with what still makes sense of the hand.
    Rules(&'static str),
    /// What is entered goes to this place.
    Place(usize),
    /// Something happened in the deal, of the kind with this index.
    Happened(usize),
    /// What is told of the event with this index changes.
    Tell(usize, Telling),
    /// A ruling.
    Ruling(&'static str, bool),
    /// The rulings of a preset.
    Preset(&'static str),
    /// Text in notation, or a link.
    Paste(String),
    /// A hand that is one step away, and the fan that came of it.
    Try(Box<Draft>, Option<u8>),
    /// The link in the address.
    Follow(String),
    /// A key of the keyboard that writes notation.
    Type(char),
    /// Leaves the mode and what was typed.
    Escape,
    Clear,
    Undo,
    Redo,
    /// Unfolds a fan, or folds it.
    Choose(Chosen),
    /// Looks at another reading.
    Reading(usize),
    Open(Panel),
    Close,
    Say(Notice),
    /// Takes back what was said.
    Hush,
}

/// What is told of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Telling {
    /// To whom it happened.
    Place(usize),
    /// The tile that it is about; the same once more takes it back.
    Tile(Tile),
    /// An answer to a question about it.
    Answer(&'static str, Answer),
    /// It came before the one that stands before it.
    Earlier,
    /// It came after the one that stands after it.
    Later,
    /// It did not happen.
    Nothing,
}

impl Mode {
    /// A number for each.
    pub fn number(self) -> usize {
        match self {
            Mode::Flowers => 1,
            Mode::Win => 2,
            Mode::Meld(kind) => 3 + kind as usize,
        }
    }
}

impl Chosen {
    /// A number for each.
    pub fn number(self) -> usize {
        match self {
            Chosen::Counted(fan) => 1 + usize::from(fan),
            Chosen::Dropped(index) => 1000 + index,
        }
    }
}
