//! What a rule system says of itself.

pub use crate::entry::Asked;
pub use crate::system::{EventKind, Question};

use crate::system::Preset;
use crate::system::Unit;
use std::fmt;

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

use crate::entry::{Draft, Event, Fault, Hand, asked};
use crate::scoring::split_comparison::Sharing;
use crate::scoring::{Evidence, Obstacle, Report};
use crate::system::{Fan, Tie};
use crate::tiles::{Meld, MeldKind, Seat, Tile, TileSet};

/// Why a fan applies, once or several times, or the first thing in the way.
pub type Why = Result<Vec<Evidence>, Obstacle>;

/// A rule system.
///
/// Adding one means writing this, a line in [`crate::rules::ALL`], and its words.
pub trait Ruleset: Sync {
    /// The key in links, texts and programs: `mcr`.
    fn key(&self) -> &'static str;

    /// Whose words the fans have: the key in the catalogues, `fan.<words>.<fan>.…`. A system that
    /// counts with another one's fans names that system.
    fn words(&self) -> &'static str {
        self.key()
    }

    /// The kinds of tile that it is played with.
    fn tiles(&self) -> TileSet;

    /// Whether it is played with flowers and seasons.
    fn has_flowers(&self) -> bool;

    /// The melds that can be declared.
    fn melds(&self) -> &'static [MeldKind] {
        MeldKind::ALL
    }

    /// Whether the three dragons, or three different winds, make a chow.
    fn honor_chows(&self) -> bool {
        false
    }

    /// The chows that may be meant when one is declared with a tile: that which a suited tile
    /// begins; of honors, where they make chows, all that the tile is in. Empty where chows are
    /// not declared.
    fn chows(&self, tile: Tile) -> ArrayVec<Meld, 3> {
        let mut chows = ArrayVec::new();
        if !self.melds().contains(&MeldKind::Chow) {
            return chows;
        }
        if !tile.is_honor() {
            chows.extend(Meld::chow(tile));
        } else if self.honor_chows() {
            chows.extend(Meld::honor_chows_with(tile));
        }
        chows
    }

    /// How many tiles, a kong counted as three, make what is entered for a place complete: the
    /// last of so many is the winning tile if none is marked. `None` where a place has none.
    fn complete(&self, draft: &Draft, place: usize) -> Option<usize> {
        let _ = (draft, place);
        Some(Hand::COMPLETE)
    }

    /// The fans in the order of their numbers.
    fn fans(&self) -> &'static [Fan];

    /// The keys of the rulings that can be switched.
    fn rulings(&self) -> &'static [&'static str];

    /// The named choices of rulings, the default first.
    fn presets(&self) -> &'static [Preset];

    /// The places that tiles are entered for: the hand that is calculated, then the others, such
    /// as the players that follow. Their names stand in the catalogues: `place.<key>`.
    fn places(&self) -> &'static [&'static str] {
        &["hand"]
    }

    /// How many tiles a place has room for, a kong counted as three: those that make it
    /// complete, or thirteen where nothing is won with them.
    fn room(&self, draft: &Draft, place: usize) -> usize {
        self.complete(draft, place).unwrap_or(Hand::COMPLETE - 1)
    }

    /// Whether it has such melds.
    fn has_meld(&self, meld: &Meld) -> bool {
        self.melds().contains(&meld.kind()) && (self.honor_chows() || !meld.is_honor_chow())
    }

    /// The question that is asked beside the result as long as its answer is what keeps it from
    /// being settled.
    fn settles(&self) -> &'static str {
        "from"
    }

    /// The seats at which somebody plays.
    fn seats(&self, draft: &Draft) -> &'static [Seat] {
        let _ = draft;
        &Seat::ALL
    }

    /// The questions about a hand that luck answers, for hands that are dealt: their keys, and
    /// once in how many times another answer than the one that goes without saying is given.
    fn dealt(&self) -> &'static [(&'static str, usize)];

    /// Hands to begin with: their names, `ui.example.<name>` in the catalogues, and their links.
    fn examples(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Whose tiles a place has.
    fn seat(&self, draft: &Draft, place: usize) -> Option<Seat> {
        Seat::from_letter(draft.answer("seat")?).map(|seat| seat.after(place))
    }

    /// Whether a fan is counted in the reading of a hand, on a sheet. Others are paid apart.
    fn is_counted(&self, fan: &Fan) -> bool {
        let _ = fan;
        true
    }

    /// The tile that the hand of a place won with, as far as it is known: its own, or the one that
    /// all hands share.
    fn winning_tile(&self, draft: &Draft, place: usize) -> Option<Tile> {
        draft.place(place)?.win.or(draft.tiles.win)
    }

    /// What decides between readings of equal totals, one after the other.
    fn ties(&self) -> &'static [Tie] {
        &[]
    }

    /// In what a fan is counted.
    fn unit(&self, fan: &Fan) -> Unit {
        let _ = fan;
        Unit::Points
    }

    /// The kinds of event that it asks for.
    fn events(&self) -> &'static [EventKind] {
        &[]
    }

    /// Whether a question of an event's kind matters for what is told of it.
    fn asks_of(&self, event: &Event, key: &str) -> bool {
        let _ = (event, key);
        true
    }

    /// What it asks besides the tiles.
    fn questions(&self) -> &'static [Question];

    /// Makes the other answers agree with the one just given, where players would take that for
    /// granted: who self-draws has no discarder.
    fn reconcile(&self, draft: &mut Draft, changed: &'static str, before: Option<&'static str>);

    /// The questions that matter for this draft, with all their answers.
    fn open(&self, draft: &Draft) -> Vec<Asked>;

    /// What is wrong with the draft: the faults of its report, without the rest.
    fn faults(&self, draft: &Draft) -> Vec<Fault>;

    /// As [`Ruleset::open`], with the answers that are impossible now. Each of them is tried, so
    /// this is for where they are shown.
    fn asked(&self, draft: &Draft) -> Vec<Asked> {
        let mut asked = self.open(draft);
        asked::judge(draft, &mut asked, &|draft| self.faults(draft));
        asked
    }

    /// What is wrong with the draft, or everything there is to say about it that can be said
    /// within a tap: the rest is [`Report::pending`].
    fn report(&self, draft: &Draft) -> Report;

    /// Completes the draft's report with what takes long to find, if it is pending.
    fn finish(&self, draft: &Draft, report: &mut Report) {
        let _ = (draft, report);
    }

    /// Why a fan applies to the sheet with this index in the draft's report, or in that of
    /// another place ([`Report::others`]), once or several times, or the first thing in the way;
    /// `None` where there is no such sheet or fan.
    fn why_at(&self, draft: &Draft, place: usize, sheet: usize, fan: u8) -> Option<Why>;

    /// As [`Ruleset::why_at`], for the hand that is calculated.
    fn why(&self, draft: &Draft, sheet: usize, fan: u8) -> Option<Why> {
        self.why_at(draft, 0, sheet, fan)
    }

    /// The split of this index in the draft's report beside the one that is declared; `None`
    /// where there is no such split.
    fn sharing(&self, draft: &Draft, split: usize) -> Option<Sharing> {
        let _ = (draft, split);
        None
    }

    /// The fan of a number.
    fn fan(&self, number: u8) -> Option<&'static Fan> {
        self.fans().iter().find(|f| f.number == number)
    }
}

// A rule system is what its key says, but not in outline.
impl PartialEq for dyn Ruleset {
    fn eq(&self, other: &dyn Ruleset) -> bool {
        self.key() == other.key() && self.fans().len() == other.fans().len()
    }
}

impl Eq for dyn Ruleset {}

impl fmt::Debug for dyn Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl Serialize for dyn Ruleset {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}
