//! What this window knows of the open session in the browser's store.

use futures_channel::oneshot;

use crate::app::browser::neighbours::Neighbours;
use crate::session::KeptSession;
use crate::session::file::PutAside;

/// How long the first try waits after one that failed, in milliseconds.
const FIRST_PAUSE: u32 = 4_000;

/// How often the pause is doubled: up to about a minute.
const LONGEST_DOUBLING: u32 = 4;

/// What this window knows of the open session in the browser's store.
#[derive(Default)]
pub struct Record {
    /// Its id; empty if none is open.
    pub id: String,
    /// The version that this window has seen last.
    pub version: u32,
    /// What could not be read of it and has not been put aside yet.
    pub aside: Vec<String>,
    /// What this window sent to the store without an answer. It may be there by now.
    pub unanswered: Vec<KeptSession>,
    /// Whether it is being written.
    pub is_writing: bool,
    /// Whether the store does not have it as it is here, and has not been sent that.
    pub is_behind: bool,
    /// How often in a row it could not be kept.
    pub refusals: u32,
    /// Whether a timer runs that writes it again.
    pub will_try_again: bool,
    /// Who waits until it is not being written. They are told when their channel is dropped.
    pub waiting: Vec<oneshot::Sender<()>>,
    /// The other windows, if the browser knows of them.
    pub neighbours: Option<Neighbours>,
}

impl Record {
    /// Keeps another session from now on, or the same one as another window has left it.
    pub fn change_to(&mut self, id: String, version: u32, put_aside: &[PutAside]) {
        self.id = id;
        self.version = version;
        self.aside = put_aside.iter().map(|part| part.raw.clone()).collect();
        self.unanswered.clear();
        self.is_behind = false;
        self.refusals = 0;
    }

    /// The store has this version.
    pub fn kept(&mut self, version: u32) {
        self.version = version;
        self.aside.clear();
        self.unanswered.clear();
        self.refusals = 0;
    }

    /// The session could not be kept. Returns after how many milliseconds it is to be written again: the
    /// longer, the more often that failed. `None` if that is waited for already.
    pub fn try_again_after(&mut self) -> Option<u32> {
        let pause = FIRST_PAUSE << self.refusals.min(LONGEST_DOUBLING);
        self.refusals = self.refusals.saturating_add(1);
        (!std::mem::replace(&mut self.will_try_again, true)).then_some(pause)
    }

    /// Whether this window itself has sent what the store has, and has got no answer. It goes on from
    /// there then.
    pub fn recognize(&mut self, there: &KeptSession) -> bool {
        let is_own = self.unanswered.contains(there);
        if is_own {
            self.version = there.version;
            self.aside.clear();
            self.is_behind = true;
        }
        is_own
    }
}
