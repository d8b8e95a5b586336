//! Doing actions: what each of them does to the state.

use super::history::History;
use super::{Action, Mode, Notice, Piece, State};

impl State {
    /// Does an action. If it cannot be done, the draft stays as it is and a notice says why.
    pub fn apply(&mut self, action: Action) {
        let (panel, notice) = (self.panel.clone(), self.notice.take());
        let stays_beneath = panel.clone().filter(|_| action != Action::Back);
        self.dispatch(action);
        // Another hand, or one with a tile less, is read once it is complete.
        self.is_editing = self.is_edited();
        self.stack_panels(stays_beneath);
        self.panel_changes += usize::from(self.panel != panel);
        self.notice_changes += usize::from(self.notice != notice);
    }

    fn dispatch(&mut self, action: Action) {
        let done = match action {
            Action::Tap(tile) => self.tap(tile, false),
            Action::TapMarked(tile) => self.tap(tile, true),
            Action::Mark(piece) => self.mark(piece),
            Action::Flower(flower) => self.flower(flower),
            Action::Meld(meld) => self.meld(meld),
            Action::WinOn(tile) => self.win_on(tile, false),
            Action::WinOnMarked(tile) => self.win_on(tile, true),
            Action::Pick(Piece::Standing(tile)) if self.mode == Some(Mode::Win) => {
                self.make_win(tile, false)
            }
            Action::Pick(Piece::Marked(tile)) if self.mode == Some(Mode::Win) => {
                self.make_win(tile, true)
            }
            Action::Pick(piece) | Action::Remove(piece) => self.take_away(piece),
            Action::PickAt(place, piece) => self.at(place, |state| state.take_away(piece)),
            Action::PutBack(index) => self.put_back(index),
            Action::Pin(kind, place, tile) => self.pin(kind, place, tile),
            Action::Split(draft) => self.split(*draft),
            Action::MakeWin(tile) => self.make_win(tile, false),
            Action::Replace(index, meld) => self.replace(index, meld),
            Action::Conceal(index) => self.conceal(index),
            Action::Discard(tile) => self.discard(tile),
            Action::Backspace => self.backspace(),
            Action::Answer(question, answer) => self.answer(question, 0, answer),
            Action::AnswerAt(question, place, answer) => self.answer(question, place, answer),
            Action::Winner(event, seat) => self.winner(event, seat),
            Action::From(event, from) => self.winning_tile_from(event, from),
            Action::Draw(is_drawn) => self.draw(is_drawn),
            Action::Rules(key) => self.rules(key),
            Action::TakeTo(key) => self.take_to(key),
            Action::AddEvent(kind) => self.add_event(kind),
            Action::Insert(index, event, meld) => self.insert_event(index, event, meld),
            Action::ChangeEvent(event, change) => self.change_event(event, change),
            Action::Ruling(key, on) => self.edit(|draft| draft.set_ruling(key, on)),
            Action::Rulings(on) => self.edit(|draft| {
                draft.set_rulings(on);
                Ok(())
            }),
            Action::Paste(text) => self.paste(&text),
            Action::Try(draft, fan) => self.load_possibility(*draft, fan),
            Action::Deal(draft) => return self.begin_deal(*draft),
            Action::NextDeal => return self.next_deal(),
            Action::KeepTable => return self.keep_table(),
            Action::BackToDeal => return self.return_to_deal(),
            Action::Follow(link) => return self.follow(&link),
            Action::Example(example) => return self.open_example(example),
            Action::Type(c) => self.type_char(c),
            other => {
                self.apply_to_view(other);
                Ok(())
            }
        };
        if let Err(faults) = done {
            self.notice = Some(Notice::Faults(None, faults));
        }
    }

    /// Does an action that changes no draft, or moves between the drafts of the history.
    fn apply_to_view(&mut self, action: Action) {
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
            Action::ForgetSteps => self.history.forget_steps(),
            Action::Place(place) => {
                self.place = place;
                self.is_editing = false;
                self.reset_view();
            }
            Action::Choose(chosen) => {
                self.chosen = if self.chosen == Some(chosen) { None } else { Some(chosen) };
            }
            Action::Reading(index) => {
                self.reading = index;
                self.chosen = None;
            }
            Action::EditHand => self.edit_hand(),
            Action::ReadResult => self.read_result(),
            Action::Open(panel) => self.panel = Some(panel),
            Action::Close => self.panel = None,
            Action::Back => self.panel = self.beneath.pop(),
            Action::ShowNotice(notice) => self.notice = Some(notice),
            _ => {}
        }
    }
}
