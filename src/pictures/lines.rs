//! Words and tiles that are set in lines: they break between two sentences where they can, else between
//! two words.

use crate::text::{Sentence, Span};
use crate::tiles::Tile;

/// Something on a line, at a distance from its beginning.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Run {
    /// Words.
    Words(f64, String),
    /// A tile.
    Tile(f64, Tile),
}

/// How large the words are, how wide a tile among them is, and how wide a line may be, in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measure {
    pub size: f64,
    pub tile: f64,
    pub wide: f64,
}

/// What can't be broken: a word, a sign of a script without spaces, or a tile.
#[derive(Clone, Debug)]
enum Atom {
    Word(String),
    Tile(Tile),
}

/// Sets sentences, with dots between them, in lines.
pub(super) fn set(sentences: &[Sentence], measure: Measure) -> Vec<Vec<Run>> {
    let mut lines = Lines { measure, lines: vec![Vec::new()], x: 0.0 };
    for (index, sentence) in sentences.iter().enumerate() {
        let mut atoms = atoms(sentence);
        if index + 1 < sentences.len() {
            atoms.push((true, Atom::Word("·".to_owned())));
        }
        let whole: f64 = atoms.iter().map(|atom| lines.width_with_space(atom)).sum();
        if lines.x > 0.0 && lines.x + lines.space() + whole > measure.wide && whole <= measure.wide
        {
            lines.end_line();
        }
        for (at, (has_space, atom)) in atoms.into_iter().enumerate() {
            lines.add(has_space || at == 0, atom);
        }
    }
    lines.lines
}

/// The atoms of a sentence, each with whether a space stands before it.
fn atoms(sentence: &Sentence) -> Vec<(bool, Atom)> {
    let (mut atoms, mut has_space) = (Vec::new(), false);
    for span in &sentence.0 {
        match span {
            Span::Tiles(tiles) => {
                for tile in tiles {
                    atoms.push((std::mem::take(&mut has_space), Atom::Tile(*tile)));
                }
            }
            Span::Text(text) => {
                for (index, word) in text.split(' ').enumerate() {
                    has_space |= index > 0;
                    for part in parts(word) {
                        atoms.push((std::mem::take(&mut has_space), Atom::Word(part)));
                    }
                }
            }
        }
    }
    atoms
}

/// A word, cut after each sign of a script without spaces. Marks stay with what they follow.
fn parts(word: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut may_cut = true;
    for c in word.chars() {
        let closes = "。、，：；！？）」』”’·・".contains(c);
        match parts.last_mut().filter(|_| !may_cut && !is_wide(c) || closes) {
            Some(last) => last.push(c),
            None => parts.push(c.to_string()),
        }
        may_cut = is_wide(c);
    }
    parts
}

fn is_wide(c: char) -> bool {
    c >= '\u{2e80}'
}

/// About how wide a text is.
pub(super) fn width(text: &str, size: f64) -> f64 {
    let of = |c: char| match c {
        c if is_wide(c) => 1.0,
        // Cyrillic letters are wider than Latin ones.
        '\u{400}'..='\u{52f}' => 0.64,
        _ => 0.55,
    };
    text.chars().map(of).sum::<f64>() * size
}

/// The lines so far, and where the last one ends.
struct Lines {
    measure: Measure,
    lines: Vec<Vec<Run>>,
    x: f64,
}

impl Lines {
    fn space(&self) -> f64 {
        width(" ", self.measure.size)
    }

    fn width(&self, atom: &Atom) -> f64 {
        match atom {
            Atom::Word(word) => width(word, self.measure.size),
            Atom::Tile(_) => self.measure.tile,
        }
    }

    fn width_with_space(&self, (has_space, atom): &(bool, Atom)) -> f64 {
        self.width(atom) + if *has_space { self.space() } else { 0.0 }
    }

    fn end_line(&mut self) {
        self.lines.push(Vec::new());
        self.x = 0.0;
    }

    fn add(&mut self, has_space: bool, atom: Atom) {
        let (wide, space) = (self.width(&atom), self.space());
        let has_space = has_space && self.x > 0.0;
        if self.x > 0.0 && self.x + wide + if has_space { space } else { 0.0 } > self.measure.wide {
            self.end_line();
        }
        let has_space = has_space && self.x > 0.0;
        let x = self.x + if has_space { space } else { 0.0 };
        let line = self.lines.last_mut().expect("there is always a line");
        match atom {
            Atom::Tile(tile) => line.push(Run::Tile(x, tile)),
            Atom::Word(word) => match line.last_mut() {
                Some(Run::Words(_, words)) => {
                    words.push_str(if has_space { " " } else { "" });
                    words.push_str(&word);
                }
                _ => line.push(Run::Words(x, word)),
            },
        }
        self.x = x + wide;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::notation::parse_as_written;
    use crate::tiles::TileSet;

    fn text(words: &str) -> Span {
        Span::Text(words.to_owned())
    }

    fn tiles(tiles: &str) -> Span {
        let (tiles, _) = parse_as_written(tiles, TileSet::ALL).unwrap();
        Span::Tiles(tiles.standing)
    }

    /// Each line as text, with tiles in notation.
    fn lines(sentences: &[Sentence], wide: f64) -> Vec<String> {
        let set = set(sentences, Measure { size: 10.0, tile: 10.0, wide });
        let written = |run: &Run| match run {
            Run::Words(_, words) => words.clone(),
            Run::Tile(_, tile) => format!("[{tile}]"),
        };
        set.iter().map(|line| line.iter().map(written).collect()).collect()
    }

    #[test]
    fn lines_break_between_sentences_where_they_can() {
        let dora = Sentence(vec![text("dora indicators "), tiles("1m2p")]);
        let ura = Sentence(vec![text("ura "), tiles("9p")]);
        let seat = Sentence(vec![text("South seat")]);
        let all = [seat, dora, ura];
        assert_eq!(lines(&all, 1_000.0), ["South seat · dora indicators[1m][2p]· ura[9p]"]);
        assert_eq!(lines(&all, 150.0), ["South seat ·", "dora indicators[1m][2p]·", "ura[9p]"]);
        // A sentence that is wider than a line breaks between its words.
        assert_eq!(lines(&all, 70.0), ["South seat ·", "dora", "indicators", "[1m][2p]· ura[9p]"]);
    }

    #[test]
    fn signs_without_spaces_break_anywhere_but_before_a_mark() {
        let words = Sentence(vec![text("宝牌指示牌：东南西北。")]);
        assert_eq!(lines(&[words], 50.0), ["宝牌指示", "牌：东南西", "北。"]);
    }
}
