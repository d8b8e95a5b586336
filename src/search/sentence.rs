//! The sentence of a text that answers a question best.

use super::lexicon::Lexicon;
use super::question::Question;

/// The largest number of characters of a text that is shown whole.
const SHORT: usize = 130;

/// Returns the sentence of a text that has the most words of a question, the first of them if there are
/// several. Returns the whole text if it is short. A `¶` separates paragraphs.
pub(super) fn answering<'a>(lexicon: &Lexicon, question: &Question, text: &'a str) -> &'a str {
    // Chinese and Japanese say as much in a third of the characters.
    let width =
        |text: &str| text.chars().map(|c| if c > '\u{2e80}' { 3 } else { 1 }).sum::<usize>();
    let first = text.split('¶').next().unwrap_or(text).trim();
    if first.len() == text.len() && width(text) <= SHORT {
        return text;
    }
    let mut best = (0, first);
    for sentence in sentences(text) {
        let words = lexicon.words(sentence);
        let has = |text: &str| words.iter().any(|word| word.text == text);
        let asked = question.words.iter().filter(|word| !word.is_stop());
        let score = asked.filter(|word| has(&word.text)).count();
        if score > best.0 || best.1 == first && first.len() != sentence.len() {
            best = (score, sentence);
        }
    }
    best.1
}

/// The sentences of a text.
fn sentences(text: &str) -> Vec<&str> {
    let mut sentences = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = end(rest);
        let (sentence, after) = rest.split_at(end);
        let sentence = sentence.trim_end_matches('¶').trim();
        if !sentence.is_empty() {
            sentences.push(sentence);
        }
        rest = after.trim_start_matches(['¶', ' ']);
    }
    sentences
}

/// Where the first sentence of a text ends.
fn end(text: &str) -> usize {
    let mut characters = text.char_indices().peekable();
    while let Some((at, c)) = characters.next() {
        let next = characters.peek().map(|(_, next)| *next);
        let ends = match c {
            '。' | '¶' => true,
            '.' | '!' | '?' => next.is_none_or(|next| next == ' ' || next == '¶'),
            _ => false,
        };
        if ends {
            return at + c.len_utf8();
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_into_sentences() {
        assert_eq!(sentences("One. Two 1.5 times.¶Three"), ["One.", "Two 1.5 times.", "Three"]);
        assert_eq!(sentences("一つ。二つ。"), ["一つ。", "二つ。"]);
        assert_eq!(sentences(""), [""; 0]);
    }

    #[test]
    fn the_sentence_with_most_of_the_question_is_said() {
        let lexicon = Lexicon::new();
        let text = "East deals, and play goes on as usual in this order until the wall has ended, \
                    whoever sits where. A false win costs 20 points. The dealer stays.";
        let asked = |question: &str| {
            let question = Question::read(&lexicon, question);
            answering(&lexicon, &question, text)
        };
        assert_eq!(asked("penalty for a false win"), "A false win costs 20 points.");
        assert!(asked("something else").starts_with("East deals"));
    }
}
