//! What the app knows, and what every tap makes of it: plain data and pure transitions.
//!
//! Nothing here touches the browser. The rules are the core's: a tile is refused when the core
//! finds a fault in the hand that it would make.

mod action;
mod deal;
mod entry;
mod highlight;
mod history;
mod paste;
mod table;
mod typing;

pub use action::{Action, Chosen, Mode, Notice, Panel, Piece, Telling};
pub use highlight::{Lit, lit};
pub use paste::{decode, link_in, read};
pub use typing::is_notation;

use crate::entry::Draft;
use crate::scoring::Engine;

use history::History;

/// What the app knows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    history: History,
    /// The engines that have been fetched.
    pub engines: Vec<&'static dyn Engine>,
    /// The place that is entered.
    pub place: usize,
    /// What the next tile is for.
    pub mode: Option<Mode>,
    /// Notation that was typed and is not a tile yet.
    pub typed: String,
    /// The reading that is looked at.
    pub reading: usize,
    /// The fan that is unfolded.
    pub chosen: Option<Chosen>,
    /// What lies over the screen.
    pub panel: Option<Panel>,
    /// What is said in passing.
    pub notice: Option<Notice>,
    panels: usize,
    notices: usize,
}

impl State {
    /// With a draft, and nothing to undo.
    pub fn new(draft: Draft) -> State {
        State {
            engines: Vec::new(),
            history: History::new(draft),
            place: 0,
            mode: None,
            typed: String::new(),
            reading: 0,
            chosen: None,
            panel: None,
            notice: None,
            panels: 0,
            notices: 0,
        }
    }

    /// How often another panel was opened, or none was left.
    pub fn panels(&self) -> usize {
        self.panels
    }

    /// How often something else was said.
    pub fn notices(&self) -> usize {
        self.notices
    }

    /// What has been entered.
    pub fn draft(&self) -> &Draft {
        self.history.draft()
    }

    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// An engine has been fetched.
    pub fn arrive(&mut self, engine: &'static dyn Engine) {
        if !self.engines.contains(&engine) {
            self.engines.push(engine);
        }
    }

    /// The engine of the rule system in use, once it has been fetched.
    pub fn engine(&self) -> Option<&'static dyn Engine> {
        engine_of(&self.engines, self.draft())
    }

    /// Says something in passing.
    pub fn say(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.notices += 1;
    }

    /// Does what a player does. What cannot be done leaves the draft as it is and says why.
    pub fn apply(&mut self, action: Action) {
        let (panel, notice) = (self.panel, self.notice.take());
        self.dispatch(action);
        self.panels += usize::from(self.panel != panel);
        self.notices += usize::from(self.notice != notice);
    }

    fn dispatch(&mut self, action: Action) {
        let done = match action {
            Action::Tap(tile) => self.tap(tile),
            Action::Flower(flower) => self.flower(flower),
            Action::Meld(meld) => self.meld(meld),
            Action::WinOn(tile) => self.win_on(tile),
            Action::Pick(Piece::Standing(tile)) if self.mode == Some(Mode::Win) => {
                self.make_win(tile)
            }
            Action::Pick(piece) | Action::Remove(piece) => self.remove(piece),
            Action::PickAt(place, piece) => self.at(place, |state| state.remove(piece)),
            Action::Pin(kind, place, tile) => self.pin(kind, place, tile),
            Action::Share(draft) => self.share(*draft),
            Action::MakeWin(tile) => self.make_win(tile),
            Action::Recast(meld, kind) => self.recast(meld, kind),
            Action::Discard(tile) => self.discard(tile),
            Action::Backspace => self.backspace(),
            Action::Answer(key, answer) => self.answer(key, 0, answer),
            Action::AnswerAt(key, place, answer) => self.answer(key, place, answer),
            Action::Rules(key) => self.rules(key),
            Action::Happened(kind) => self.happened(kind),
            Action::Tell(event, telling) => self.tell(event, telling),
            Action::Ruling(key, on) => self.edit(|draft| draft.set_ruling(key, on)),
            Action::Preset(key) => self.edit(|draft| draft.set_preset(key)),
            Action::Paste(text) => self.paste(&text),
            Action::Try(draft, fan) => self.try_out(*draft, fan),
            Action::Follow(link) => return self.follow(&link),
            Action::Type(c) => self.type_key(c),
            other => {
                self.look(other);
                Ok(())
            }
        };
        if let Err(faults) = done {
            self.notice = Some(Notice::Faults(None, faults));
        }
    }

    /// What changes nothing in the draft, or goes back and forth in it.
    fn look(&mut self, action: Action) {
        match action {
            Action::Mode(mode) => {
                self.mode = if self.mode == Some(mode) { None } else { Some(mode) };
                self.typed.clear();
            }
            Action::Escape => {
                self.mode = None;
                self.typed.clear();
                self.chosen = None;
            }
            Action::Clear => self.clear(),
            Action::Undo => self.step(History::undo),
            Action::Redo => self.step(History::redo),
            Action::Place(place) => {
                self.place = place;
                self.settle();
            }
            Action::Choose(chosen) => {
                self.chosen = if self.chosen == Some(chosen) { None } else { Some(chosen) };
            }
            Action::Reading(index) => {
                self.reading = index;
                self.chosen = None;
            }
            Action::Open(panel) => self.panel = Some(panel),
            Action::Close => self.panel = None,
            Action::Say(notice) => self.notice = Some(notice),
            _ => {}
        }
    }

    fn step(&mut self, source: fn(&mut History) -> Option<usize>) {
        if let Some(place) = source(&mut self.history) {
            self.place = place;
            self.settle();
        }
    }

    /// What has to be forgotten when the draft has changed.
    fn settle(&mut self) {
        self.mode = self.mode.filter(|m| *m == Mode::Flowers);
        self.typed.clear();
        self.reading = 0;
        self.chosen = None;
    }
}

/// The engine of a draft's rule system, if it is one of these.
fn engine_of(engines: &[&'static dyn Engine], draft: &Draft) -> Option<&'static dyn Engine> {
    engines.iter().copied().find(|engine| engine.system() == draft.system())
}

#[cfg(test)]
mod tests;
