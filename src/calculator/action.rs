//! The actions of a player, and the modes, pieces, panels and notices that they refer to.

use std::sync::Arc;

use crate::entry::{Draft, Event, Fault, LeftOut};
use crate::system::{Answer, Example, Question, System};
use crate::tiles::{Flower, Meld, MeldKind, Seat, Tile};

/// What the next tile that is tapped is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It is declared in a meld of this kind.
    Meld(MeldKind),
    /// The palette shows flowers in place of honors.
    Flowers,
    /// It becomes the winning tile.
    Win,
    /// It is put at the end of the list of tiles that answers this question.
    List(&'static Question),
}

/// A piece of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A standing tile.
    Standing(Tile),
    /// The marked copy of a standing tile.
    Marked(Tile),
    /// The winning tile.
    Win,
    /// The meld with this index.
    Meld(usize),
    /// A flower or season.
    Flower(Flower),
}

/// A panel over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The menu.
    Menu,
    /// The questions of the rule system.
    Circumstances,
    /// Every rule system.
    Systems,
    /// The rulings and their presets.
    Rulings,
    /// Every transfer of the ledger.
    Payments,
    /// What hands are worth by the two counts of the rule system.
    ScoreTable,
    /// Every fan of the rule system, with its obstacle.
    Fans,
    /// A field for notation or a link.
    Paste,
    /// The shown reading compared with the best one.
    ReadingComparison,
    /// The split with this index compared with the declared one.
    SplitComparison(usize),
    /// The hand under every rule system.
    SystemComparison,
    /// Exercises, from the one of an address on.
    Practice(Option<Arc<str>>),
    /// Ways to share the hand: link, text, picture, print.
    Share,
    /// Saved hands and the history.
    Saved,
    /// The HTML that shows the hand on another page.
    Embed,
    /// How to enter a hand.
    Help,
    /// How the app looks and feels.
    Settings,
    /// About the app.
    About,
    /// The events of the deal.
    Events,
    /// The event with this index.
    Event(usize),
    /// The actions for a tile of the palette.
    Tile(Tile),
    /// The actions for the marked copy of a tile of the palette.
    Marked(Tile),
    /// The actions for a piece of the hand.
    Piece(Piece),
    /// A panel about sessions.
    Session(SessionPanel),
}

/// A panel about sessions, which are many deals in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionPanel {
    /// All sessions on this device.
    List,
    /// What is agreed on before a new session.
    Begin,
    /// The score sheet of the open session.
    Sheet,
    /// A deal that is entered without tiles.
    Deal,
    /// A penalty after the deal with this index.
    Penalty(usize),
    /// The deal with this index seen from above, with who pays whom.
    Around(usize),
    /// A session that was sent as a link or a file, for reading.
    Link(Arc<str>),
    /// How the session on the screen is carried elsewhere.
    Carry,
    /// What players did in all sessions.
    Players,
}

impl SessionPanel {
    /// The end of the key of its title in the catalogues, `ui.session.<key>`.
    pub const fn key(&self) -> &'static str {
        match self {
            SessionPanel::List => "list",
            SessionPanel::Begin => "begin",
            SessionPanel::Sheet => "sheet",
            SessionPanel::Deal => "deal",
            SessionPanel::Penalty(_) => "penalty",
            SessionPanel::Around(_) => "around",
            SessionPanel::Link(_) => "link",
            SessionPanel::Carry => "carry",
            SessionPanel::Players => "players",
        }
    }
}

/// A message that does not interrupt the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Faults, introduced by the text of a catalogue key if there is one.
    Faults(Option<&'static str>, Vec<Fault>),
    /// The text of a catalogue key.
    Word(&'static str),
    /// The next deal has begun: seat, round and dealer have moved on.
    NextDeal,
    /// What could not be taken over of the hand of a rule system, which keeps it.
    LeftOut(&'static System, Box<LeftOut>),
    /// A new version of the app is available.
    Update,
    /// A new version has taken the place of what the app lacks of its own.
    Replaced,
}

/// The fan of a sheet that is expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChosenFan {
    /// The counted fan with this number.
    Counted(u8),
    /// The dropped fan with this index in the sheet.
    Dropped(usize),
}

/// One action of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Taps a tile of the palette.
    Tap(Tile),
    /// Taps the marked copy of a tile.
    TapMarked(Tile),
    /// Makes a piece of the hand the marked copy of its tile, or an ordinary one.
    Mark(Piece),
    /// Taps a flower of the palette: adds or removes it.
    Flower(Flower),
    /// Declares a meld.
    Meld(Meld),
    /// Adds a tile as the winning tile.
    WinOn(Tile),
    /// Adds the marked copy of a tile as the winning tile.
    WinOnMarked(Tile),
    /// Taps a piece of the hand: removes it or, in the mode [`Mode::Win`], makes it the winning
    /// tile.
    Pick(Piece),
    /// Taps a piece of the hand at another place: removes it.
    PickAt(usize, Piece),
    /// Removes a piece of the hand.
    Remove(Piece),
    /// Pins a tile to a place with an event, or unpins it: the index of the kind of event, the
    /// place, the tile.
    Pin(usize, usize, Tile),
    /// Splits the same tiles between the hands as in this draft.
    Split(Box<Draft>),
    /// Makes a standing tile the winning tile.
    MakeWin(Tile),
    /// Puts a piece back that was just taken away, given its index among those.
    PutBack(usize),
    /// Replaces the meld with this index by another one.
    Replace(usize, Meld),
    /// Puts the tiles of the meld with this index among the concealed ones.
    Conceal(usize),
    /// Discards a tile from fourteen.
    Discard(Tile),
    /// Removes what was entered last.
    Backspace,
    /// Switches a mode on or off.
    Mode(Mode),
    /// Answers a question for the first place.
    Answer(&'static Question, Answer),
    /// Answers a question for a place. Giving the same answer again takes it back
    /// if the question has no default.
    AnswerAt(&'static Question, usize, Answer),
    /// Says who won: the hand that is calculated, or the event with this index, is that of the player at
    /// the seat.
    Winner(Option<usize>, Seat),
    /// Says who discarded the winning tile of the hand, or of the event with this index. `None`: it was
    /// drawn.
    From(Option<usize>, Option<Seat>),
    /// Says that nobody won the deal, or takes that back.
    Draw(bool),
    /// Changes to the rule system with this key: to the hand that was left there or, if there is
    /// none, with what it allows of the present hand.
    Rules(&'static str),
    /// Takes what it allows of the present hand to the rule system with this key.
    TakeTo(&'static str),
    /// Chooses the place whose tiles are entered.
    Place(usize),
    /// Adds an event, given the index of its kind.
    AddEvent(usize),
    /// Inserts an event at an index. Tiles of its hand become this meld.
    Insert(usize, Event, Option<Meld>),
    /// Changes the event with this index.
    ChangeEvent(usize, EventChange),
    /// Switches the ruling with this key on or off.
    Ruling(&'static str, bool),
    /// Takes the rulings of a preset, given as bits.
    Rulings(u64),
    /// Pastes notation or a link.
    Paste(String),
    /// Takes over a possible hand, and expands the fan with this number.
    Try(Box<Draft>, Option<u8>),
    /// Opens a link.
    Follow(String),
    /// Opens an example of the rule system in use, under the rulings that are in force.
    Example(&'static Example),
    /// Types a character of notation.
    Type(char),
    /// Leaves the mode and discards what was typed.
    Escape,
    /// Clears the hand and keeps the answers about the table.
    Clear,
    /// Puts the draft of a session's deal in place of the hand. A panel that is open stays open.
    Deal(Box<Draft>),
    /// Goes back to the hand of the session's deal, from one that was opened beside it.
    BackToDeal,
    /// Makes the present draft the first one: undo and redo no longer lead to those of other deals.
    ForgetSteps,
    /// Begins the next deal: clears the hand, and moves seat, round and dealer on as the rules say.
    NextDeal,
    /// After [`Action::NextDeal`], keeps seat, round and dealer as they were before.
    KeepTable,
    /// Undoes the last change of the draft.
    Undo,
    /// Makes the change again that was undone last.
    Redo,
    /// Expands a fan, or collapses it.
    Choose(ChosenFan),
    /// Shows the reading with this index.
    Reading(usize),
    /// Brings the palette back while the hand stays complete.
    EditHand,
    /// Goes back from the palette to what the complete hand comes to.
    ReadResult,
    /// Opens a panel.
    Open(Panel),
    /// Closes the panel, and those beneath it.
    Close,
    /// Closes the panel and shows the one beneath it, if there is one.
    Back,
    /// Shows a notice.
    ShowNotice(Notice),
    /// Closes the notice.
    DismissNotice,
}

/// A change of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventChange {
    /// Sets the place that the event happened to.
    Place(usize),
    /// Sets the tile of the event. Setting the same tile again takes it back.
    Tile(Tile),
    /// Answers a question of the event's kind. Giving the same answer again takes it back.
    Answer(&'static Question, Answer),
    /// Moves the event before the previous one.
    Earlier,
    /// Moves the event after the next one.
    Later,
    /// Removes the event.
    Remove,
}
