//! The evening on one card, as an SVG picture: the podium, the chart of the running totals, and the hand of the
//! night in large tiles with who paid for it.

use crate::entry::notation::Tiles;
use crate::session::Chart;
use crate::text::session::NightWords;
use crate::text::{Language, Sentence, Span};

use super::paper::{Description, Label, Look, MARGIN, WIDE, page, rule};
use super::picture::draw_words;
use super::session_picture::{self, SessionSummary};
use super::tiles::{Drawing, Lines};

/// The largest scale of a tile.
const LARGEST: f64 = 0.9;

/// The hand of the night on the card.
pub struct NightPicture<'a> {
    /// The tiles.
    pub tiles: &'a Tiles,
    /// The number of tiles of a complete hand, if that is known.
    pub complete: Option<usize>,
    /// The tiles in words.
    pub spoken: String,
    /// The heading.
    pub title: String,
    /// What is said of it.
    pub words: NightWords,
}

/// Draws the card. `sheets` are the SVG sources of the tiles and of the flowers; without a hand none are needed.
pub fn svg(
    summary: &SessionSummary,
    chart: &Chart,
    night: Option<&NightPicture>,
    language: Language,
    look: Look,
    sheets: &[&str],
) -> String {
    let mut drawing = Drawing::default();
    let mut y = MARGIN + 30.0;
    session_picture::head(&mut drawing.body, &mut y, summary, chart, look.theme);
    if let Some(night) = night {
        draw_night(&mut drawing, &mut y, night, look);
    }
    y += 14.0;
    let imprint = look.imprint.map_or_else(String::new, |imprint| imprint.draw(look.theme, &mut y));
    drawing.body += &imprint;
    let defs = drawing.defs(sheets);
    page(&description(summary, night, language), y, look, &defs, &drawing.body)
}

/// The hand, who won with it, what it was, and who paid.
fn draw_night(drawing: &mut Drawing, y: &mut f64, night: &NightPicture, look: Look) {
    let theme = look.theme;
    drawing.body += &rule(*y, theme);
    *y += 30.0;
    let soft = Label { y: *y, colour: theme.soft, ..Label::of(theme) };
    drawing.body += &soft.draw(&night.title);
    *y += 18.0;
    let lines = Lines::of(night.tiles, night.complete);
    let (wide, high) = lines.size();
    let scale = ((WIDE - 2.0 * MARGIN) / wide.max(1.0)).min(LARGEST);
    drawing.put_lines(&lines, (MARGIN, *y), scale);
    *y += high * scale + 10.0;
    let words = |text: &str| [Sentence(vec![Span::Text(text.to_owned())])];
    let line = Label { size: 24.0, weight: 700, colour: theme.accent, ..Label::of(theme) };
    draw_words(drawing, y, &words(&night.words.line), line);
    for (text, colour) in [(&night.words.fans, theme.ink), (&night.words.paid, theme.soft)] {
        if !text.is_empty() {
            draw_words(drawing, y, &words(text), Label { size: 18.0, colour, ..Label::of(theme) });
        }
    }
    *y += 22.0;
}

/// What the card says to those who hear it.
fn description(
    summary: &SessionSummary,
    night: Option<&NightPicture>,
    language: Language,
) -> Description {
    let mut description = summary.description(language);
    if let Some(NightPicture { title, spoken, words, .. }) = night {
        let hand = [&**title, language.colon(), &*words.line].concat();
        let parts = [&*description.text, &*hand, &**spoken, &*words.paid];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        description.text = parts.collect::<Vec<_>>().join(language.semicolon());
    }
    description
}
