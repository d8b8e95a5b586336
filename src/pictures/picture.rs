//! A hand as an SVG picture, drawn with the same tile art as the screen.

use std::fmt::Write;

use crate::entry::notation::Tiles;
use crate::sorting::Sort;
use crate::text::message::HandSummary;
use crate::text::{Sentence, Span};
use crate::tiles::{Flower, Meld, MeldKind, Tile, TileSet};

use super::lines::{self, Measure, Run, width as width_of};
use super::paper::{GREEN, INK, Imprint, Label, MARGIN, SOFT, WIDE, page, rule};

/// The size of a tile, and of its cell on the sheets of tile art (`www/art`), in pixels.
const TILE: (f64, f64) = (60.0, 80.0);
const CELL: (usize, usize) = (64, 84);
/// The row of marked fives on the sheet, in the order of their suits.
const MARKED: usize = 4;
/// The largest scale of a tile, and the largest number of tiles in a line.
const LARGEST: f64 = 0.82;
const IN_LINE: usize = 20;
/// How many Latin letters fit in a line that says who pays.
const MOST_IN_LINE: usize = 64;
/// The scale of a tile among words, and the height of a line of words.
const AMONG_WORDS: f64 = 0.3;
const LINE_OF_WORDS: f64 = 28.0;
/// The height of a row in the list of fans.
const ROW: f64 = 30.0;

/// A tile of the picture: its sheet, its row and column there, and whether it lies on its side.
#[derive(Clone, Copy)]
struct Piece {
    sheet: usize,
    cell: (usize, usize),
    is_sideways: bool,
}

impl Piece {
    fn tile(tile: Tile) -> Piece {
        let (row, column) = match tile.suit() {
            Some(suit) => (suit as usize, usize::from(tile.rank()) - 1),
            None => (3, tile.index() - 27),
        };
        Piece { sheet: 0, cell: (row, column), is_sideways: false }
    }

    /// The marked copy of a kind, which has a drawing of its own, or a plain one.
    fn marked(tile: Tile, is_marked: bool) -> Piece {
        let plain = Piece::tile(tile);
        match tile.suit() {
            Some(suit) if is_marked => Piece { cell: (MARKED, suit as usize), ..plain },
            _ => plain,
        }
    }

    fn flower(flower: Flower) -> Piece {
        let cell = (0, usize::from(flower.number()) - 1);
        Piece { sheet: 1, cell, is_sideways: false }
    }

    fn width(self) -> f64 {
        if self.is_sideways { TILE.1 } else { TILE.0 }
    }

    fn id(self) -> String {
        format!("t{}{}{}", self.sheet, self.cell.0, self.cell.1)
    }

    /// Returns its drawing from the sheets.
    fn drawing<'a>(&self, sheets: &[&'a str]) -> Option<&'a str> {
        let (x, y) = (2 + CELL.0 * self.cell.1, 2 + CELL.1 * self.cell.0);
        let start = format!("<g transform=\"translate({x} {y})\">");
        let sheet = sheets.get(self.sheet)?;
        let (_, rest) = sheet.split_once(&start)?;
        rest.lines().next()?.strip_suffix("</g>")
    }
}

fn meld(meld: &Meld) -> Vec<Piece> {
    let mark = meld.mark_index();
    let pieces = meld.tiles().into_iter().enumerate();
    let mut pieces: Vec<Piece> =
        pieces.map(|(i, tile)| Piece::marked(tile, mark == Some(i))).collect();
    match meld.kind() {
        MeldKind::ConcealedKong => {
            for end in [0, 3] {
                pieces[end].cell = (3, 7);
            }
        }
        MeldKind::AddedKong => (pieces[1].is_sideways, pieces[2].is_sideways) = (true, true),
        _ => pieces[0].is_sideways = true,
    }
    pieces
}

/// The groups of a hand in order: standing tiles, melds, the winning tile, flowers.
fn groups(tiles: &Tiles, complete: Option<usize>) -> Vec<Vec<Piece>> {
    let mut tiles = tiles.clone();
    tiles.mark_win(complete);
    let (mut standing, win) = (tiles.standing.clone(), tiles.win);
    standing.sort_unstable();
    let mut marked = tiles.marks.standing;
    let standing = standing.into_iter().map(|tile| {
        let is_marked = marked.contains(tile);
        marked = marked.minus(TileSet::of(tile));
        Piece::marked(tile, is_marked)
    });
    let standing: Vec<Piece> = standing.collect();
    let mut groups: Vec<Vec<Piece>> = standing.chunks(IN_LINE).map(<[Piece]>::to_vec).collect();
    groups.extend(tiles.melds.iter().map(meld));
    groups.extend(win.map(|tile| vec![Piece::marked(tile, tiles.marks.win)]));
    groups.push(tiles.flowers.iter().map(|flower| Piece::flower(*flower)).collect());
    groups.retain(|group| !group.is_empty());
    groups
}

fn width(group: &[Piece]) -> f64 {
    group.iter().map(|piece| piece.width()).sum::<f64>() + TILE.0 / 3.0
}

/// Arranges groups in lines of at most [`IN_LINE`] tiles, where the groups allow it.
fn rows(groups: Vec<Vec<Piece>>) -> Vec<Vec<Vec<Piece>>> {
    let mut lines: Vec<Vec<Vec<Piece>>> = Vec::new();
    for group in groups {
        let last = lines
            .last_mut()
            .filter(|line| line.iter().map(Vec::len).sum::<usize>() + group.len() <= IN_LINE);
        match last {
            Some(line) => line.push(group),
            None => lines.push(vec![group]),
        }
    }
    lines
}

/// Draws the picture of a hand.
///
/// `complete` is the number of tiles of a complete hand, if that is known; `circumstances` follow
/// the name of the rule system; `sheets` are the SVG sources of the tiles and of the flowers.
pub fn svg(
    summary: &HandSummary,
    tiles: &Tiles,
    complete: Option<usize>,
    circumstances: &[Sentence],
    imprint: Imprint,
    sheets: &[&str],
) -> String {
    let mut body = String::new();
    let mut used: Vec<Piece> = Vec::new();
    let mut y = MARGIN;
    let hand = rows(groups(tiles, complete));
    let widest = hand.iter().map(|line| line.iter().map(|g| width(g)).sum::<f64>());
    let scale = (WIDE - 2.0 * MARGIN) / widest.fold(1.0, f64::max);
    let scale = scale.min(LARGEST);
    for line in &hand {
        let mut x = MARGIN / scale;
        for group in line {
            for piece in group {
                used.push(*piece);
                put(&mut body, *piece, x, y / scale, scale);
                x += piece.width();
            }
            x += TILE.0 / 3.0;
        }
        y += (TILE.1 + 12.0) * scale;
    }
    y += 38.0;
    let colour = if summary.wins { GREEN } else { INK };
    let label = Label { y, colour, ..Label::default() };
    body += &Label { size: 34.0, weight: 700, ..label }.draw(&summary.total);
    let verdict = Label { size: 20.0, weight: 600, ..label };
    let room = WIDE - 2.0 * MARGIN - width_of(&summary.total, 34.0);
    if width_of(&summary.verdict, verdict.size) < room {
        let at_end = Label { x: WIDE - MARGIN, ends: true, ..verdict };
        body += &at_end.draw(&summary.verdict);
    } else {
        // A whole sentence stands below.
        y += 6.0;
        let words = [Sentence(vec![Span::Text(summary.verdict.clone())])];
        draw_words(&mut body, &mut used, &mut y, &words, verdict);
    }
    for (i, line) in lines_of(&summary.payment).iter().enumerate() {
        y += if i == 0 { 32.0 } else { 26.0 };
        body += &Label { y, size: 19.0, ..Label::default() }.draw(line);
    }
    y += 2.0;
    let system = Sentence(vec![Span::Text(summary.system.clone())]);
    let words = [&[system], circumstances].concat();
    let label = Label { colour: SOFT, ..Label::default() };
    draw_words(&mut body, &mut used, &mut y, &words, label);
    y += 16.0;
    // A long list is set in two columns.
    let columns = if summary.fans.len() > 6 { 2 } else { 1 };
    let rows = summary.fans.len().div_ceil(columns);
    let column = (WIDE - 2.0 * MARGIN) / 2.0;
    if rows > 0 {
        body += &rule(y);
        y += 10.0;
    }
    for (i, fan) in summary.fans.iter().enumerate() {
        let x = MARGIN + column * (i / rows) as f64;
        let at = y + ROW * (i % rows) as f64 + 20.0;
        let weight = if fan.is_head { 700 } else { 400 };
        let label = Label { y: at, size: 19.0, ..Label::default() };
        let points = Label { x: x + 48.0, weight: 700, colour: GREEN, ends: true, ..label };
        body += &points.draw(&fan.points);
        body += &Label { x: x + 64.0, weight, ..label }.draw(&fan.name);
    }
    y += ROW * rows as f64 + 22.0;
    body += &imprint.draw(&mut y);
    let mut defs = String::new();
    for sheet in sheets {
        let shared = sheet.split_once("<defs>").and_then(|(_, rest)| rest.split_once("</defs>"));
        let shared = shared.map_or("", |(shared, _)| shared);
        // Both sheets define the body of a tile; once is enough.
        defs += if defs.is_empty() { shared } else { "" };
    }
    used.arrange_by_key(|piece| (piece.sheet, piece.cell));
    used.dedup_by_key(|piece| (piece.sheet, piece.cell));
    for piece in used {
        let _ = writeln!(
            defs,
            "<g id=\"{}\">{}</g>",
            piece.id(),
            piece.drawing(sheets).unwrap_or_default()
        );
    }
    page(&summary.total(), y, &format!("<defs>{defs}</defs>\n"), &body)
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
fn draw_words(
    body: &mut String,
    used: &mut Vec<Piece>,
    y: &mut f64,
    words: &[Sentence],
    label: Label,
) {
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
                    *body += &Label { x: MARGIN + x, y: *y, length, ..label }.draw(words);
                }
                Run::Tile(x, tile) => {
                    let piece = Piece::tile(*tile);
                    used.push(piece);
                    // The tile is centred on the letters beside it.
                    let top = *y - label.size * 0.35 - TILE.1 * AMONG_WORDS / 2.0;
                    let at = ((MARGIN + x) / AMONG_WORDS, top / AMONG_WORDS);
                    put(body, piece, at.0, at.1, AMONG_WORDS);
                }
            }
        }
    }
}

fn put(body: &mut String, piece: Piece, x: f64, y: f64, scale: f64) {
    // A sideways tile stands on the same line as the others.
    let rotation = match piece.is_sideways {
        true => format!(" translate(0 {}) rotate(-90)", TILE.1),
        false => String::new(),
    };
    let _ = writeln!(
        body,
        "<use href=\"#{}\" transform=\"scale({scale:.4}) translate({x:.1} {y:.1}){rotation}\"/>",
        piece.id()
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::message::Line;

    fn summary() -> HandSummary {
        let words = |text: &str| text.to_owned();
        let fans = vec![Line { points: words("8"), name: words("<script>&\""), is_head: false }];
        let (system, total, verdict) = (words("MCR"), words("20 points"), words("wins"));
        let payment = words("West pays 28");
        HandSummary { system, total, verdict, wins: true, payment, fans }
    }

    fn picture(hand: &str) -> String {
        let summary = summary();
        let imprint = Imprint { name: "Hule", address: "hule.example" };
        let tiles = crate::entry::notation::parse(hand).unwrap();
        let sheets = [include_str!("../../www/tiles.svg"), include_str!("../../www/flowers.svg")];
        let circumstances = [Sentence(vec![Span::Text("East".to_owned())])];
        svg(&summary, &tiles, Some(14), &circumstances, imprint, &sheets)
    }

    #[test]
    fn every_tile_has_its_drawing_once_and_its_place() {
        let all = "[1111m][2222p,1][EEE]345s9m1h8h+9m";
        let svg = picture(all);
        // 1m, 2p, E, the back, 3s 4s 5s, 9m, two flowers; and what all bamboos are drawn with.
        let tiles = |text: &str| svg.matches(text).count();
        assert_eq!(tiles("<g id=\"t") - tiles("<g id=\"tall\""), 10);
        assert_eq!(tiles("<use href=\"#t") - tiles("<use href=\"#tall\""), 4 + 4 + 3 + 3 + 2 + 2);
        assert!(!svg.contains("\"></g>"), "each is drawn");
        assert_eq!(svg.matches("rotate(-90)").count(), 2);
        for tile in Tile::all() {
            assert!(picture(&tile.to_string()).len() > 1500, "{tile}");
        }
    }

    #[test]
    fn a_marked_five_has_a_drawing_of_its_own() {
        let svg = picture("055p[055s][340m]+0m");
        let drawn = |id: &str| {
            let (_, drawn) = svg.split_once(&format!("<g id=\"{id}\">")).expect(id);
            drawn.lines().next().expect("a line").to_owned()
        };
        for (id, times) in [("t040", 2), ("t041", 1), ("t042", 1), ("t014", 2), ("t024", 2)] {
            assert_eq!(svg.matches(&format!("#{id}\"")).count(), times, "{id}");
        }
        // Red throughout, and with a mark that needs no colour.
        for (red, plain, inks) in [("t041", "t014", 6), ("t042", "t024", 6)] {
            let (red, plain) = (drawn(red), drawn(plain));
            assert_eq!(red.matches("#c3202c").count(), inks, "{red}");
            assert!(!red.contains("#12744a") && plain.contains("#12744a"), "{red}");
            assert_eq!(red.matches('<').count(), plain.matches('<').count() + 2, "{red}");
        }
    }

    #[test]
    fn a_picture_says_who_pays_and_where_it_comes_from() {
        let svg = picture("123456789m123p55s");
        for words in ["20 points", "wins", "West pays 28", "MCR · East", "Hule", "hule.example"] {
            assert!(svg.contains(&format!(">{words}</text>")), "{words}");
        }
    }

    #[test]
    fn circumstances_are_set_in_lines_with_their_tiles() {
        let words = |words: &str| Span::Text(words.to_owned());
        let indicators: Vec<Tile> = Tile::all().take(5).collect();
        let sentence = |key: &str| Sentence(vec![words(key), Span::Tiles(indicators.clone())]);
        let many = ["East round", "South seat", "riichi", "ippatsu"]
            .map(|word| Sentence(vec![words(word)]));
        let dora = ["dora indicators ", "the indicators beneath them "].map(sentence);
        let mut summary = summary();
        summary.verdict =
            "The winner’s own discards include tiles that complete the hand. ".repeat(2);
        let imprint = Imprint { name: "Hule", address: "hule.example" };
        let sheets = [include_str!("../../www/tiles.svg"), include_str!("../../www/flowers.svg")];
        let svg = svg(
            &summary,
            &Tiles::default(),
            None,
            &[many.to_vec(), dora.to_vec()].concat(),
            imprint,
            &sheets,
        );
        assert_eq!(svg.matches("<use href=\"#t0").count(), 10, "each indicator is drawn");
        for text in svg.split("<text x=\"").skip(1).filter(|text| !text.contains("\"end\"")) {
            let x: f64 = text.split('"').next().unwrap().parse().unwrap();
            let size: f64 = text
                .split("font-size=\"")
                .nth(1)
                .unwrap()
                .split('"')
                .next()
                .unwrap()
                .parse()
                .unwrap();
            let words = text.split('>').nth(1).unwrap().split('<').next().unwrap();
            assert!(x + width_of(words, size) <= WIDE - MARGIN + 1.0, "{words}");
        }
    }

    #[test]
    fn a_long_list_of_payments_is_broken_between_two_of_them() {
        let short = "West pays East 28 · South and North pay 8 each";
        assert_eq!(lines_of(short), [short]);
        let names = "Konstantin pays Maximiliana 28 · Alexandrina and Bartholomew pay 8 each";
        assert_eq!(
            lines_of(names),
            ["Konstantin pays Maximiliana 28", "Alexandrina and Bartholomew pay 8 each"]
        );
        assert_eq!(lines_of("西家付给东家28分 · 南家、北家各付8分").len(), 1);
        assert_eq!(lines_of(""), [""; 0]);
    }

    #[test]
    fn words_are_text_and_never_markup() {
        let svg = picture("1m");
        assert!(svg.contains("&lt;script&gt;&amp;&quot;"));
        assert!(!svg.contains("<script"));
    }
}
