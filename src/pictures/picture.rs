//! A hand as an SVG picture, drawn with the same tile art as the screen.

use crate::entry::notation::Tiles;
use crate::text::message::HandSummary;
use crate::text::{Language, Sentence, Span};

use super::lines::{self, Measure, Run, width as width_of};
use super::paper::{Description, Label, Look, MARGIN, WIDE, page, rule, whole};
use super::tiles::{Drawing, Lines, Piece, TILE};

/// The largest scale of a tile, and its scale where there are tiles alone.
const LARGEST: f64 = 0.82;
const ALONE: f64 = 0.5;
/// How many Latin letters fit in a line that says who pays.
const MOST_IN_LINE: usize = 64;
/// The scale of a tile among words, and the height of a line of words.
const AMONG_WORDS: f64 = 0.3;
const LINE_OF_WORDS: f64 = 28.0;
/// The height of a row in the list of fans.
const ROW: f64 = 30.0;

/// What a picture shows of a hand.
pub struct HandPicture<'a> {
    /// The tiles.
    pub tiles: &'a Tiles,
    /// The number of tiles of a complete hand, if that is known.
    pub complete: Option<usize>,
    /// The tiles in words.
    pub spoken: String,
    /// The total, who pays, and what counts.
    pub summary: &'a HandSummary,
    /// What follows the name of the rule system.
    pub circumstances: &'a [Sentence],
}

impl HandPicture<'_> {
    /// What the picture of the hand with its score says to those who hear it.
    fn description(&self, language: Language) -> Description {
        let HandSummary { payment, fans, .. } = self.summary;
        let fans = fans.iter().map(|fan| [&*fan.name, " ", &*fan.points].concat());
        let fans = Vec::from_iter(fans).join(language.comma());
        let parts = [&self.spoken, payment, &fans];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        let text = Vec::from_iter(parts.map(String::as_str)).join(language.semicolon());
        Description { title: self.summary.total(), text }
    }
}

/// Draws the tiles of a hand alone, on nothing. `title` says in a few words what they are; `sheets` are
/// the SVG sources of the tiles and of the flowers.
pub fn hand(hand: &HandPicture, title: &str, look: Look, sheets: &[&str]) -> String {
    let lines = Lines::of(hand.tiles, hand.complete);
    let (wide, high) = lines.size();
    let mut drawing = Drawing::default();
    drawing.put_lines(&lines, (0.0, 0.0), 1.0);
    let described = Description { title: title.to_owned(), text: hand.spoken.clone() };
    let content = [drawing.defs(sheets), drawing.body].concat();
    let shown = look.width.unwrap_or(wide * ALONE);
    whole(&described, (wide.max(1.0), high.max(1.0)), shown.max(1.0), &content)
}

/// Draws a hand with its score: the total, who pays, what counts.
///
/// `sheets` are the SVG sources of the tiles and of the flowers.
pub fn svg(hand: &HandPicture, language: Language, look: Look, sheets: &[&str]) -> String {
    let HandPicture { tiles, complete, summary, circumstances, .. } = *hand;
    let theme = look.theme;
    let mut drawing = Drawing::default();
    let mut y = MARGIN;
    let lines = Lines::of(tiles, complete);
    let (wide, high) = lines.size();
    let scale = ((WIDE - 2.0 * MARGIN) / wide.max(1.0)).min(LARGEST);
    drawing.put_lines(&lines, (MARGIN, y), scale);
    y += high * scale + 48.0;
    let colour = if summary.wins { theme.accent } else { theme.ink };
    let label = Label { y, colour, ..Label::of(theme) };
    drawing.body += &Label { size: 34.0, weight: 700, ..label }.draw(&summary.total);
    let verdict = Label { size: 20.0, weight: 600, ..label };
    let room = WIDE - 2.0 * MARGIN - width_of(&summary.total, 34.0);
    if width_of(&summary.verdict, verdict.size) < room {
        let at_end = Label { x: WIDE - MARGIN, ends: true, ..verdict };
        drawing.body += &at_end.draw(&summary.verdict);
    } else {
        // A whole sentence stands below.
        y += 6.0;
        let words = [Sentence(vec![Span::Text(summary.verdict.clone())])];
        draw_words(&mut drawing, &mut y, &words, verdict);
    }
    for (i, line) in lines_of(&summary.payment).iter().enumerate() {
        y += if i == 0 { 32.0 } else { 26.0 };
        drawing.body += &Label { y, size: 19.0, ..Label::of(theme) }.draw(line);
    }
    y += 2.0;
    let system = Sentence(vec![Span::Text(summary.system.clone())]);
    let words = [&[system], circumstances].concat();
    let label = Label { colour: theme.soft, ..Label::of(theme) };
    draw_words(&mut drawing, &mut y, &words, label);
    y += 16.0;
    draw_fans(&mut drawing.body, &mut y, summary, look);
    drawing.body += &look.imprint.map_or_else(String::new, |imprint| imprint.draw(theme, &mut y));
    let defs = drawing.defs(sheets);
    page(&hand.description(language), y, look, &defs, &drawing.body)
}

/// Draws what counts. A long list is set in two columns.
fn draw_fans(body: &mut String, y: &mut f64, summary: &HandSummary, look: Look) {
    let columns = if summary.fans.len() > 6 { 2 } else { 1 };
    let rows = summary.fans.len().div_ceil(columns);
    let column = (WIDE - 2.0 * MARGIN) / 2.0;
    if rows > 0 {
        *body += &rule(*y, look.theme);
        *y += 10.0;
    }
    // “8” needs less room than “20 fu”. Bold letters are wider.
    let points = summary.fans.iter().map(|fan| width_of(&fan.points, 1.12 * 19.0));
    let points_end = points.fold(48.0, f64::max);
    for (i, fan) in summary.fans.iter().enumerate() {
        let x = MARGIN + column * (i / rows) as f64;
        let at = *y + ROW * (i % rows) as f64 + 20.0;
        let weight = if fan.is_head { 700 } else { 400 };
        let label = Label { y: at, size: 19.0, ..Label::of(look.theme) };
        let points = Label {
            x: x + points_end,
            weight: 700,
            colour: look.theme.accent,
            ends: true,
            ..label
        };
        *body += &points.draw(&fan.points);
        *body += &Label { x: x + points_end + 16.0, weight, ..label }.draw(&fan.name);
    }
    *y += ROW * rows as f64 + 22.0;
}

/// Breaks who pays into lines that fit the picture, between two payments.
fn lines_of(payment: &str) -> Vec<String> {
    // A Chinese character is as wide as two Latin letters.
    let width = |text: &str| text.chars().map(|c| 1 + usize::from(c >= '\u{2e80}')).sum::<usize>();
    let mut lines: Vec<String> = Vec::new();
    for part in payment.split(" · ").filter(|part| !part.is_empty()) {
        match lines.last_mut().filter(|line| width(line) + width(part) < MOST_IN_LINE) {
            Some(line) => *line += &[" · ", part].concat(),
            None => lines.push(part.to_owned()),
        }
    }
    lines
}

/// Draws sentences below `y`, with tiles among the words, in as many lines as they need. `y` is then the
/// foot of the last line.
pub(super) fn draw_words(drawing: &mut Drawing, y: &mut f64, words: &[Sentence], label: Label) {
    let wide = WIDE - 2.0 * MARGIN;
    // Bold letters are wider.
    let size = if label.weight > 400 { 1.12 * label.size } else { label.size };
    let measure = Measure { size, tile: (TILE.0 + 2.0) * AMONG_WORDS, wide };
    for line in lines::set(words, measure) {
        *y += LINE_OF_WORDS;
        for (index, run) in line.iter().enumerate() {
            match run {
                Run::Words(x, words) => {
                    // Words end where the tile after them is put, whichever the font is.
                    let is_before_tile = matches!(line.get(index + 1), Some(Run::Tile(..)));
                    let length = is_before_tile.then(|| width_of(words, size));
                    drawing.body += &Label { x: MARGIN + x, y: *y, length, ..label }.draw(words);
                }
                Run::Tile(x, tile) => {
                    let piece = Piece::tile(*tile);
                    // The tile is centred on the letters beside it.
                    let top = *y - label.size * 0.35 - TILE.1 * AMONG_WORDS / 2.0;
                    let at = ((MARGIN + x) / AMONG_WORDS, top / AMONG_WORDS);
                    drawing.put(piece, at, AMONG_WORDS);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
