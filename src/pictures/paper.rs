//! What all pictures have in common: their paper, their lines and their labels, as SVG.

use crate::text::isolate::{BEGIN, END};

pub(super) const WIDE: f64 = 760.0;
pub(super) const MARGIN: f64 = 40.0;

/// The colours of a picture.
#[derive(Debug)]
pub struct Theme {
    paper: &'static str,
    pub(super) ink: &'static str,
    pub(super) soft: &'static str,
    pub(super) accent: &'static str,
    pub(super) line: &'static str,
    /// The colours of the players' lines in a chart.
    pub(super) players: [&'static str; 4],
}

impl Theme {
    /// Dark on light paper.
    pub const LIGHT: Theme = Theme {
        paper: "#f4f1ea",
        ink: "#1d1f1c",
        soft: "#5b5d55",
        accent: "#0d6b4a",
        line: "#d9d3c4",
        players: ["#0d6b4a", "#a3331f", "#1f5aa3", "#8a5a00"],
    };

    /// Light on dark paper.
    pub const DARK: Theme = Theme {
        paper: "#16191b",
        ink: "#ebe7dc",
        soft: "#a3a69d",
        accent: "#5cc79b",
        line: "#32383a",
        players: ["#5cc79b", "#f19a80", "#8fb8f0", "#e0b95c"],
    };
}

/// How a picture looks.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Its colours.
    pub theme: &'static Theme,
    /// How wide it is shown, in pixels; as it is drawn if nothing is said.
    pub width: Option<f64>,
    /// What it says of where it comes from.
    pub imprint: Option<Imprint<'a>>,
}

impl Default for Look<'_> {
    fn default() -> Self {
        Look { theme: &Theme::LIGHT, width: None, imprint: None }
    }
}

/// What a picture shows in words, for those who hear it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Description {
    /// In a few words.
    pub title: String,
    /// All of it.
    pub text: String,
}

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
    pub(super) fn draw(self, theme: &Theme, y: &mut f64) -> String {
        let line = rule(*y, theme);
        *y += 28.0;
        let name = Label { y: *y, weight: 700, colour: theme.accent, ..Label::of(theme) };
        let address =
            Label { y: *y, x: WIDE - MARGIN, size: 15.0, colour: theme.soft, ends: true, ..name };
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

impl Label {
    /// A plain text at the left margin.
    pub fn of(theme: &Theme) -> Label {
        let colour = theme.ink;
        Label { x: MARGIN, y: 0.0, size: 16.0, weight: 400, colour, ends: false, length: None }
    }

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
pub(super) fn rule(y: f64, theme: &Theme) -> String {
    let (end, line) = (WIDE - MARGIN, theme.line);
    format!("<path d=\"M{MARGIN} {y:.1}H{end:.1}\" stroke=\"{line}\" stroke-width=\"1.5\"/>\n")
}

/// A whole picture on paper: what it says, its height, and what is on it.
pub(super) fn page(
    described: &Description,
    height: f64,
    look: Look,
    defs: &str,
    body: &str,
) -> String {
    let paper = look.theme.paper;
    let rest = format!("{defs}<rect width=\"100%\" height=\"100%\" fill=\"{paper}\"/>\n{body}");
    whole(described, (WIDE, height), look.width.unwrap_or(WIDE), &rest)
}

/// A whole picture: what it says, its size as it is drawn, how wide it is shown, and what is in it.
///
/// Several pictures may stand on one page: names within a picture begin with a mark of its own.
pub(super) fn whole(
    described: &Description,
    (wide, high): (f64, f64),
    shown: f64,
    content: &str,
) -> String {
    let mark = mark(described, content);
    let content = content
        .replace(" id=\"", &format!(" id=\"{mark}-"))
        .replace(" href=\"#", &format!(" href=\"#{mark}-"));
    let height = high * shown / wide;
    let (title, text) = (escaped(&described.title), escaped(&described.text));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {wide:.0} {high:.0}\" \
         role=\"img\" aria-labelledby=\"{mark}-title {mark}-desc\" font-family=\"system-ui, sans-serif\">\n\
         <title id=\"{mark}-title\">{title}</title>\n<desc id=\"{mark}-desc\">{text}</desc>\n{content}</svg>\n",
        shown.round(),
        height.round(),
    )
}

/// A short mark that only the same picture has: the FNV-1a hash of what is in it.
fn mark(described: &Description, content: &str) -> String {
    let bytes = described.title.bytes().chain(described.text.bytes()).chain(content.bytes());
    let hash = bytes
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("h{hash:x}")
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
