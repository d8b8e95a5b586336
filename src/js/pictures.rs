//! Pictures: a hand or a session as SVG, and as HTML with its score in words. They are in the core
//! of `hule/pictures` alone.

use wasm_bindgen::JsValue;

use crate::entry::{link as hand_link, trimmed};
use crate::fields::Notes;
use crate::fields::plain::Plain;
use crate::pictures::picture::{self, HandPicture};
use crate::pictures::{Look, Theme, html, session_picture, session_summary};
use crate::scoring::{Report, Standing};
use crate::session::{Chart, link as session_link};
use crate::text::message::HandSummary;
use crate::text::{Catalogue, Sentence, Span, answers, spoken};

use super::Answer;
use super::options::Options;
use super::problem::{Problem, said};
use super::request::Asked;
use super::session::Read;
use super::value::Value;

/// The tile art: the tiles, and the flowers.
const SHEETS: [&str; 2] =
    [include_str!("../../www/tiles.svg"), include_str!("../../www/flowers.svg")];

/// The widest picture, in pixels.
const WIDEST: f64 = 10_000.0;

/// How a picture is wanted.
struct Wanted {
    look: Look<'static>,
    /// Whether a hand is shown with its score.
    with_score: bool,
}

impl Wanted {
    fn read(options: &Value) -> Result<Wanted, Problem> {
        let notes = Notes::default();
        let options = notes.root(options);
        let theme = |theme: &Value| match theme.as_text()? {
            "light" => Some(&Theme::LIGHT),
            "dark" => Some(&Theme::DARK),
            _ => None,
        };
        let theme = options.field("theme").wanted("must be \"light\" or \"dark\"", theme);
        let width = |width: &Value| match width {
            Value::Number(width) if (1.0..=WIDEST).contains(width) => Some(*width),
            _ => None,
        };
        let pixels = "must be a number of pixels, 1 to 10000";
        let width = options.field("width").wanted(pixels, width);
        let show = |show: &Value| match show.as_text()? {
            "hand" => Some(false),
            "score" => Some(true),
            _ => None,
        };
        let with_score = options.field("show").wanted("must be \"hand\" or \"score\"", show);
        Problem::first_option(&notes)?;
        let theme = theme.unwrap_or(&Theme::LIGHT);
        let with_score = with_score.unwrap_or_default();
        Ok(Wanted { look: Look { theme, width, imprint: None }, with_score })
    }
}

/// A hand, alone or with its score, or the sheet of a session, as SVG.
pub fn picture(request: JsValue, options: JsValue) -> Answer {
    let wanted = Wanted::read(&Value::of(&options))?;
    if is_session(&request) {
        return Ok(Drawn::session(&request, &options, wanted.look)?.svg.into());
    }
    let hand = Hand::read(request, options)?;
    if wanted.with_score {
        hand.faults()?;
        return Ok(hand.with_score(wanted.look).into());
    }
    Ok(hand.alone(wanted.look).into())
}

/// A figure: the picture of the hand or the sheet of the session, and its score in words.
pub fn html(request: JsValue, options: JsValue) -> Answer {
    let look = Wanted::read(&Value::of(&options))?.look;
    if is_session(&request) {
        let Drawn { svg, summary, words } = Drawn::session(&request, &options, look)?;
        return Ok(html::session(&svg, &summary, &words).into());
    }
    let hand = Hand::read(request, options)?;
    hand.faults()?;
    let is_complete = matches!(hand.report.standing, Standing::Complete { .. });
    let summary = is_complete.then_some(&hand.summary);
    Ok(html::hand(&hand.alone(look), summary, &hand.words).into())
}

/// Whether a request is a session: an object with deals, or the link of one.
fn is_session(request: &JsValue) -> bool {
    match Value::of(request) {
        Value::Text(text) => session_link::is_link(hand_link::of_address(trimmed(&text))),
        value => value.get("deals").is_some_and(|deals| !deals.is_nothing()),
    }
}

/// A hand with its report.
struct Hand {
    asked: Asked,
    report: Report,
    summary: HandSummary,
    words: Catalogue,
}

impl Hand {
    fn read(request: JsValue, options: JsValue) -> Result<Hand, Problem> {
        let asked = Asked::read(request, JsValue::NULL, options)?;
        let words = asked.words();
        let report = asked.engine.report(&asked.draft);
        let summary = HandSummary::of(&asked.draft, &report, asked.options.sheet, &words);
        Ok(Hand { asked, report, summary, words })
    }

    /// # Errors
    /// What is wrong with a hand that can't be. One that is unfinished has no faults.
    fn faults(&self) -> Result<(), Problem> {
        let faults = &self.report.faults;
        match faults.is_empty() || self.report.is_open() {
            true => Ok(()),
            false => Err(Problem::of(said(faults, &self.words))),
        }
    }

    fn shown<'a>(&'a self, circumstances: &'a [Sentence]) -> HandPicture<'a> {
        let draft = &self.asked.draft;
        let complete = draft.complete(0);
        let spoken = spoken::hand(&draft.tiles, complete, &self.words);
        HandPicture { tiles: &draft.tiles, complete, spoken, summary: &self.summary, circumstances }
    }

    fn alone(&self, look: Look) -> String {
        picture::hand(&self.shown(&[]), self.words.get("spoken.hand"), look, &SHEETS)
    }

    fn with_score(&self, look: Look) -> String {
        let system = self.asked.draft.system();
        let is_default = self.report.preset == Some(system.presets[0].key);
        let preset = (!is_default).then(|| {
            let key = self.report.preset.map(|preset| ["preset.", preset].concat());
            let name = self.words.get(key.as_deref().unwrap_or("ui.own-rulings"));
            Sentence(vec![Span::Text(name.to_owned())])
        });
        let answers = answers::own_answers(&self.report, &self.words);
        let circumstances: Vec<Sentence> = preset.into_iter().chain(answers).collect();
        picture::svg(&self.shown(&circumstances), self.words.language(), look, &SHEETS)
    }
}

/// The sheet of a session, drawn.
struct Drawn {
    svg: String,
    summary: session_picture::SessionSummary,
    words: Catalogue,
}

impl Drawn {
    fn session(request: &JsValue, options: &JsValue, look: Look) -> Result<Drawn, Problem> {
        let options = Options::read(&Value::of(options))?;
        let Read { import, sheet, words } = Read::of(&Value::of(request), &options)?;
        let session = &import.session;
        let summary = session_summary::summary(session, &sheet, None, &words);
        let chart = Chart::of(session, &sheet);
        let svg = session_picture::svg(&summary, &chart, words.language(), look);
        Ok(Drawn { svg, summary, words })
    }
}
