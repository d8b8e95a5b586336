//! What all pictures have in common: their paper, their lines and their labels, as SVG.

use crate::text::isolate::{BEGIN, END};

pub(super) const WIDE: f64 = 760.0;
pub(super) const MARGIN: f64 = 40.0;

const PAPER: &str = "#f4f1ea";
pub(super) const INK: &str = "#1d1f1c";
pub(super) const SOFT: &str = "#5b5d55";
pub(super) const GREEN: &str = "#0d6b4a";
pub(super) const LINE: &str = "#d9d3c4";

/// What made a picture.
#[derive(Clone, Copy, Debug)]
pub struct Imprint<'a> {
    /// The name of the product.
    pub name: &'a str,
    /// Where it is.
    pub address: &'a str,
}

impl Imprint<'_> {
    /// Draws the imprint below a line at the foot of the picture. `y` is then where the picture ends.
    pub(super) fn draw(self, y: &mut f64) -> String {
        let line = rule(*y);
        *y += 28.0;
        let name = Label { y: *y, weight: 700, colour: GREEN, ..Label::default() };
        let address =
            Label { y: *y, x: WIDE - MARGIN, size: 15.0, colour: SOFT, ends: true, ..name };
        let address = Label { weight: 400, ..address };
        *y += MARGIN - 16.0;
        [line, name.draw(self.name), address.draw(self.address)].concat()
    }
}

/// Where and how a text stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Label {
    pub x: f64,
    pub y: f64,
    pub size: f64,
    pub weight: u32,
    pub colour: &'static str,
    /// Whether the text ends at `x`; otherwise it begins there.
    pub ends: bool,
    /// How wide the text is made, where something stands behind it. As wide as its letters are otherwise.
    pub length: Option<f64>,
}

impl Default for Label {
    /// A plain text at the left margin.
    fn default() -> Label {
        Label { x: MARGIN, y: 0.0, size: 16.0, weight: 400, colour: INK, ends: false, length: None }
    }
}

impl Label {
    /// Draws a text.
    pub fn draw(self, text: &str) -> String {
        let Label { x, y, size, weight, colour, ends, length } = self;
        let anchor = if ends { " text-anchor=\"end\"" } else { "" };
        let text = escaped(text);
        let length = length.map(|wide| format!(" textLength=\"{wide:.1}\"")).unwrap_or_default();
        format!(
            "<text x=\"{x}\" y=\"{y:.1}\" font-size=\"{size}\" font-weight=\"{weight}\" \
             fill=\"{colour}\"{anchor}{length}>{text}</text>\n"
        )
    }
}

/// Escapes a text for markup.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A line over the whole width.
pub(super) fn rule(y: f64) -> String {
    let end = WIDE - MARGIN;
    format!("<path d=\"M{MARGIN} {y:.1}H{end:.1}\" stroke=\"{LINE}\" stroke-width=\"1.5\"/>\n")
}

/// A whole picture: its title for screen readers, its height, and what is on it.
pub(super) fn page(title: &str, height: f64, defs: &str, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDE}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {WIDE} {height:.0}\" font-family=\"system-ui, sans-serif\">\n\
         <title>{}</title>\n{defs}<rect width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>\n{body}</svg>\n",
        escaped(title)
    )
}

/// A text that is at most so wide: wide characters, such as Chinese ones, count as two. Its end is
/// left out where it is wider.
///
/// ```
/// use hule::pictures::shortened;
///
/// assert_eq!(shortened("Konstantin", 10), "Konstantin");
/// assert_eq!(shortened("Konstantina", 10), "Konstanti…");
/// assert_eq!(shortened("東南西北中", 8), "東南西…");
/// ```
pub fn shortened(text: &str, most: usize) -> String {
    let width = |c: char| match c {
        BEGIN | END => 0,
        _ if u32::from(c) >= 0x1100 => 2,
        _ => 1,
    };
    if text.chars().map(width).sum::<usize>() <= most {
        return text.to_owned();
    }
    let mut wide = 1;
    let fits = |c: &char| {
        wide += width(*c);
        wide <= most
    };
    let start: String = text.chars().take_while(fits).collect();
    // A name that was cut ends where it was cut.
    let ends = start.matches(BEGIN).count() - start.matches(END).count();
    [start.trim_end(), "…", &*END.to_string().repeat(ends)].concat()
}
