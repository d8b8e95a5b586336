//! Rule systems as plain data.
//!
//! A [`System`] is a constant that holds everything about a rule system that is known without
//! running code. A [`Draft`](crate::entry::Draft) refers to one, so a system can be shown, and a
//! hand can be entered for it, without the code that scores. That code is its
//! [`Engine`](crate::scoring::Engine).

mod answer;
mod entered;
pub(crate) mod event_kind;
mod fan;
mod game;
mod key_enum;
mod language;
pub(crate) mod names;
mod place;
mod possible_answers;
mod punctuation;
pub(crate) mod question;
mod ranking;
mod role;
mod ruling;
mod score_table;
mod tenths;

pub use answer::{Answer, AnswerKind};
pub use entered::{Condition, Entered};
pub use event_kind::EventKind;
pub use fan::{Fan, Unit};
pub use game::{
    Aborts, Cost, Counters, FalseWin, Fine, Game, GamePreset, Offence, OlderGame, Values,
};
pub(crate) use key_enum::{key_enum, open_key_enum};
pub use language::Language;
pub(crate) use language::with_languages;
pub use names::Names;
pub use place::{Place, PlaceSize, Seating, Seats};
pub use question::Question;
pub use ranking::{Ranking, Tie};
pub use role::{Dealt, Ended, LastTile, Places, Role, Varies, WIN_SOURCES};
pub use ruling::{ChoiceValue, FormerPreset, NewerRuling, Preset, RulingChoice};
pub(crate) use ruling::{ruling_choice, rulings};
pub use score_table::{NextLimit, ScoreTable, TableWorth};
pub use tenths::Tenths;

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

use crate::tiles::{Meld, MeldKind, Tile, TileSet};

/// Everything about a rule system that is known without running code.
///
/// Two systems are equal if their keys are.
pub struct System {
    /// The key in links, texts and programs: `mcr`.
    pub key: &'static str,
    /// Its names.
    pub names: Names,
    /// Its names where there is little room, such as on a tab.
    pub short_names: Names,
    /// The key under which the catalogues have the words of its fans: `fan.<words>.<fan>.…`. A system
    /// that uses the fans of another system has the key of that system here.
    pub words: &'static str,
    /// The kinds of tile that the system is played with.
    pub tiles: TileSet,
    /// The kinds of which one copy is marked, such as red fives: fives, or none. A marked copy is a tile
    /// like the others.
    pub marked: TileSet,
    /// The ruling under which marked copies are played with. Under other rulings they are tiles like the
    /// others of their kind. `None`: they always are.
    pub marked_ruling: Option<&'static str>,
    /// Whether the system is played with flowers and seasons.
    pub has_flowers: bool,
    /// The melds that can be declared.
    pub melds: &'static [MeldKind],
    /// Whether the three dragons, or three different winds, make a chow.
    pub honor_chows: bool,
    /// The places that tiles are entered for. The first is the hand that is scored.
    pub places: &'static [Place],
    /// To whom the places belong.
    pub seating: Seating,
    /// At which seats somebody plays.
    pub seats: Seats,
    /// The fans, in the order of their numbers.
    pub fans: &'static [Fan],
    /// The criteria that decide between readings of equal totals, the first one first.
    pub ties: &'static [Tie],
    /// Whether the rules have principles by which a fan does not count beside others. Their names are
    /// `principle.P1` and so on in the catalogues: see [`Reason::principle`](crate::scoring::Reason::principle).
    pub has_principles: bool,
    /// By what discards are ranked unless the player chooses otherwise, in a system where it is asked
    /// what would make a hand win. `None` where that takes too long to find, or where every complete
    /// hand is worth about the same.
    pub ranking: Option<Ranking>,
    /// What hands are worth by two counts, in a system in which players learn that as a table.
    pub score_table: Option<&'static ScoreTable>,
    /// The keys of the rulings that can be switched.
    pub rulings: &'static [&'static str],
    /// The points of the rules with more than two values, of which each is one ruling, several or none.
    pub ruling_choices: &'static [RulingChoice],
    /// Those of the rulings that came after the first version of links. They are off by default.
    pub newer_rulings: &'static [NewerRuling],
    /// The named choices of rulings, the default first. There is at least one.
    pub presets: &'static [Preset],
    /// Whether the preset in force stands beside the hand, because players have to know which one it is.
    pub names_preset: bool,
    /// The presets as they were in older versions of links, where they have been changed since.
    pub former_presets: &'static [FormerPreset],
    /// The questions that it asks besides the tiles, in order.
    pub questions: &'static [Question],
    /// The kinds of event that it asks for.
    pub events: &'static [EventKind],
    /// What it says of a game, which is many deals in a row.
    pub game: Game,
    /// Example hands.
    pub examples: &'static [Example],
}

/// An example hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// Its name: `ui.example.<name>` in the catalogues.
    pub name: &'static str,
    /// Its link.
    pub link: &'static str,
}

impl System {
    /// What most systems have: they are played by four, each with a hand, with all melds, and without flowers,
    /// marked tiles and events. A system names what it has of its own, at least all that is empty here.
    pub const PLAIN: System = System {
        key: "",
        names: Names::new([""; Language::WRITTEN.len()]),
        short_names: Names::new([""; Language::WRITTEN.len()]),
        words: "",
        tiles: TileSet::ALL,
        marked: TileSet::EMPTY,
        marked_ruling: None,
        has_flowers: false,
        melds: MeldKind::ALL,
        honor_chows: false,
        places: &[Place::winning("hand")],
        seating: Seating::Players,
        seats: Seats::Four,
        fans: &[],
        ties: &[],
        has_principles: false,
        ranking: None,
        score_table: None,
        rulings: &[],
        ruling_choices: &[],
        newer_rulings: &[],
        presets: &[],
        names_preset: false,
        former_presets: &[],
        questions: &[],
        events: &[],
        game: Game::PLAIN,
        examples: &[],
    };

    /// Its name in a language.
    pub const fn name(&self, language: Language) -> &'static str {
        self.names.get(language)
    }

    /// The fan with this number.
    pub fn fan(&self, number: u8) -> Option<&'static Fan> {
        self.fans.iter().find(|fan| fan.number == number)
    }

    /// The question with this key.
    pub fn question(&self, key: &str) -> Option<&'static Question> {
        self.questions.iter().find(|question| question.key == key)
    }

    /// The first question with a role. Only [`Role::Other`], [`Role::OtherPlayer`],
    /// [`Role::Counter`] and [`Role::Ending`] may belong to several questions.
    pub fn question_about(&self, role: Role) -> Option<&'static Question> {
        self.questions.iter().find(|question| question.role == role)
    }

    /// The questions for what the table carries from deal to deal.
    pub fn counters(&self) -> impl Iterator<Item = &'static Question> + use<> {
        self.questions.iter().filter(|question| question.role == Role::Counter)
    }

    /// The kind of event with this key.
    pub fn event(&self, key: &str) -> Option<&'static EventKind> {
        self.events.iter().find(|kind| kind.key == key)
    }

    /// The rulings that are on by default: those of the first preset.
    pub fn default_rulings(&self) -> u64 {
        self.presets[0].bits
    }

    /// The kind of event that ends a deal which is not won to its end, if there is one.
    pub fn ending_event(&self) -> Option<&'static EventKind> {
        self.events.iter().find(|kind| kind.ends_deal)
    }

    /// The bit of the ruling with this key, among those of [`Draft::rulings`](crate::entry::Draft::rulings).
    pub fn ruling_bit(&self, key: &str) -> Option<u64> {
        self.rulings.iter().position(|ruling| *ruling == key).map(|index| 1 << index)
    }

    /// The bits of the other values of a point of the rules that has more than two: `self-draw.split` and
    /// `self-draw.full` are such values, and at most one of them is on. None for a ruling that is on or off.
    pub fn values_beside(&self, key: &str) -> u64 {
        let Some((point, _)) = key.split_once('.') else { return 0 };
        let is_of_point = |other: &str| other.split_once('.').is_some_and(|(of, _)| of == point);
        let others = self.rulings.iter().enumerate();
        let others = others.filter(|(_, other)| **other != key && is_of_point(other));
        others.fold(0, |bits, (index, _)| bits | 1 << index)
    }

    /// The point of the rules with several values that a ruling belongs to.
    pub fn choice_with(&self, ruling: &str) -> Option<&'static RulingChoice> {
        self.ruling_choices.iter().find(|choice| choice.rulings().any(|key| key == ruling))
    }

    /// The preset with exactly these rulings, given as bits.
    pub fn preset_of(&self, rulings: u64) -> Option<&'static Preset> {
        self.presets.iter().find(|preset| preset.bits == rulings)
    }

    /// The rulings of the preset with this key in a version of links, as bits.
    pub fn preset_in_version(&self, key: &str, version: u32) -> Option<u64> {
        let mut former = self.former_presets.iter();
        let former = former.find(|former| former.key == key && version <= former.until);
        let now = || self.presets.iter().find(|preset| preset.key == key);
        former.map(|former| former.bits).or_else(|| Some(now()?.bits))
    }

    /// The oldest version of links that has all of these rulings, given as bits, and the preset that
    /// they make.
    pub fn version_of_rulings(&self, on: u64) -> u32 {
        let is_on = |key: &str| self.ruling_bit(key).is_some_and(|bit| on & bit != 0);
        let needed = self.newer_rulings.iter().filter(|newer| is_on(newer.key));
        let needed = needed.map(|newer| newer.since);
        let preset = self.preset_of(on).map(|preset| preset.key);
        let changed = self.former_presets.iter().filter(|former| Some(former.key) == preset);
        needed.chain(changed.map(|former| former.until + 1)).max().unwrap_or(1)
    }

    /// Whether a meld can be declared.
    pub fn has_meld(&self, meld: &Meld) -> bool {
        self.melds.contains(&meld.kind()) && (self.honor_chows || !meld.is_honor_chow())
    }

    /// Every chow that can be declared, the lowest first.
    pub fn all_chows(&self) -> Vec<Meld> {
        let mut chows: Vec<Meld> = Vec::new();
        for chow in Tile::all().flat_map(|tile| self.chows(tile)) {
            if !chows.contains(&chow) {
                chows.push(chow);
            }
        }
        chows
    }

    /// The chows that a player may mean when declaring a chow with this tile: the chow that a suited
    /// tile begins, or all chows of honors that contain an honor. Empty if the system has no such
    /// chows.
    pub fn chows(&self, tile: Tile) -> ArrayVec<Meld, 3> {
        let mut chows = ArrayVec::new();
        if !self.melds.contains(&MeldKind::Chow) {
            return chows;
        }
        if !tile.is_honor() {
            chows.extend(Meld::chow(tile));
        } else if self.honor_chows {
            chows.extend(Meld::honor_chows_with(tile));
        }
        chows
    }
}

impl PartialEq for System {
    fn eq(&self, other: &System) -> bool {
        self.key == other.key
    }
}

impl Eq for System {}

impl fmt::Debug for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

impl Serialize for System {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key)
    }
}
