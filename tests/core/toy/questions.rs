//! The questions that Harbour asks besides the tiles.

use hule::system::{Answer, Question, Varies, WIN_SOURCES};

/// The questions, in the order in which they are asked.
pub const QUESTIONS: &[Question] =
    &[Question::seat(Answer::SEATS), Question::win_source(WIN_SOURCES), WEATHER, ANCHORED];

/// How the weather was.
pub const WEATHER: Question =
    Question::new("weather", &[CALM, FAIR, STORM], Some(CALM)).varies(Varies::InPlay { common: 2 });

pub const CALM: Answer = Answer::Word("calm");
pub const FAIR: Answer = Answer::Word("fair");
pub const STORM: Answer = Answer::Word("storm");

/// Whether the player had dropped anchor, which is asked in a storm only: then honors are safe.
pub const ANCHORED: Question =
    Question::yes_no("anchored").when(|entered| entered.says(&WEATHER, STORM));
