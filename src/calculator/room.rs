//! How much room the answers of a choice need beside one another. By it `style/panel-parts.css` puts a few of them in
//! one row, four in two rows of two, or all below each other, and never one alone in a second row.

/// The width of a Latin letter, of one of another alphabet, and of a character that is as wide as it is high, in
/// tenths of the size of the text. Letters count as those of a wide font.
const LATIN: usize = 6;
const OTHER: usize = 7;
const WIDE: usize = 10;

/// What is around the words of an answer.
const AROUND: usize = 20;

/// The first letter that is not Latin.
const GREEK: char = '\u{370}';

/// The first character of the scripts of East Asia.
const EAST_ASIA: char = '\u{2e80}';

/// How many answers are laid out so. More of them are chips.
const MOST: usize = 4;

/// Of an odd number of answers, no two rows are equally long.
const NEVER: usize = 1_000;

/// The width of all answers in a row, and of two beside each other, each in two lines: `--beside` and `--pair` of the
/// element around them. Nothing if there are too many.
pub fn room<W: AsRef<str>>(answers: impl IntoIterator<Item = W>) -> [Option<String>; 2] {
    let (mut count, mut all, mut widest) = (0, 0, 0);
    for words in answers {
        let words = words.as_ref();
        let whole = width(words);
        let word = words.split(' ').map(width).max().unwrap_or_default();
        (count, all, widest) = (count + 1, all + whole, widest.max(word).max(whole * 6 / 10));
    }
    if count > MOST {
        return [None, None];
    }
    let pair = if count % 2 == 0 { 2 * (widest + AROUND) } else { NEVER };
    [all + count * AROUND, pair].map(|tenths| Some(tenths.to_string()))
}

fn width(words: &str) -> usize {
    let width = |letter: char| match letter {
        ..GREEK => LATIN,
        GREEK..EAST_ASIA => OTHER,
        _ => WIDE,
    };
    words.chars().map(width).sum()
}

#[cfg(test)]
mod tests {
    use super::room;

    #[test]
    fn wide_characters_need_more_room_and_many_answers_are_chips() {
        let said = |answers: &[&str]| {
            room(answers).map(|tenths| tenths.map_or(0, |tenths| tenths.parse().unwrap_or(0)))
        };
        assert_eq!(said(&["No", "Yes"]), [70, 76]);
        assert_eq!(said(&["手牌", "否"]), [70, 80]);
        assert_eq!(said(&["Да", "Нет"]), [75, 82]);
        assert_eq!(said(&["Easy", "On", "Hard"]), [120, 1000]);
        assert_eq!(said(&["Only point changes", "A"]), [154, 168]);
        assert_eq!(said(&["1", "2", "3", "4", "5"]), [0, 0]);
    }
}
