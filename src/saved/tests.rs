use super::*;

fn kept(link: &str, name: &str) -> Kept {
    Kept::new(link, name, 1_700_000_000)
}

fn links(shelf: &Shelf) -> Vec<&str> {
    shelf.hands.iter().map(|kept| &*kept.link).collect()
}

const HAND: &str = "1/mcr/[789s][EEEE,1]123m456pC+C";

#[test]
fn a_shelf_comes_back_from_its_text() {
    let mut shelf = Shelf::default();
    assert!(shelf.save(kept(HAND, "  New\tYear\n 発 🀄 ")));
    assert!(shelf.save(kept("1/nanchang/123m?indicator=2m", "")));
    assert_eq!(shelf.hands[1].name, "New Year 発 🀄");
    let text = shelf.text();
    assert_eq!(Shelf::parse(&text), (shelf, Vec::new()));
    assert_eq!(Shelf::parse(""), (Shelf::default(), Vec::new()));
}

#[test]
fn lines_that_are_no_hands_come_back_and_the_others_are_read() {
    let good = kept(HAND, "good").line();
    let long = format!("1\t{}\tx", "1".repeat(link::LONGEST + 1));
    for bad in ["x", "1\tlink", "-1\tlink\t", "1\t\tname", "1\tlink\t two  blanks", &long, "\0"] {
        let text = format!("{bad}\n{good}\n\n{bad}");
        let (shelf, damaged) = Shelf::parse(&text);
        assert_eq!(links(&shelf), [HAND], "{bad}");
        assert_eq!(damaged, [bad, bad]);
    }
}

#[test]
fn a_name_is_one_line_and_not_too_long() {
    assert_eq!(tidy(&"é ".repeat(100)).chars().count(), LONGEST_NAME - 1);
    assert_eq!(tidy("\u{0}\u{7f}\r\n"), "");
    assert_eq!(tidy("<b>bold</b>"), "<b>bold</b>");
}

#[test]
fn the_same_hand_is_saved_once_under_a_name() {
    let mut shelf = Shelf::default();
    for name in ["a", "b", "a"] {
        assert!(shelf.save(kept(HAND, name)));
    }
    let names: Vec<&str> = shelf.hands.iter().map(|kept| &*kept.name).collect();
    assert_eq!(names, ["a", "b"]);
    shelf.rename(1, " c ");
    assert_eq!(shelf.hands[1].name, "c");
    let gone = shelf.hands.remove(0);
    shelf.put_back(0, gone);
    assert_eq!(shelf.hands[0].name, "a");
}

#[test]
fn a_full_shelf_refuses_and_loses_nothing() {
    let mut shelf = Shelf::default();
    for i in 0..MOST {
        assert!(shelf.save(kept(HAND, &i.to_string())));
    }
    let before = shelf.clone();
    assert!(!shelf.save(kept(HAND, "one more")));
    assert_eq!(shelf, before);
    // The same one once more takes no room.
    assert!(shelf.save(kept(HAND, "7")));
    assert_eq!(shelf.hands.len(), MOST);
    let (added, left) = shelf.add(vec![kept(HAND, "7"), kept(HAND, "more")], MOST);
    assert_eq!((added, left), (0, vec![kept(HAND, "more")]));
}

#[test]
fn finished_hands_are_remembered_once_and_the_last_first() {
    let mut shelf = Shelf::default();
    shelf.remember(kept(HAND, ""));
    // Another answer, another winning tile, another rule system: still this hand.
    for varied in [
        "1/mcr/[789s][EEEE,1]123m456pC+C?from=W",
        "1/mcr/[789s][EEEE,1]123m456pF+F",
        "1/classical/[789s][EEEE,1]123m456pF+F",
    ] {
        shelf.remember(kept(varied, ""));
        assert_eq!(links(&shelf), [varied]);
    }
    let other = "1/mcr/112233m456p789sE+E";
    shelf.remember(kept(other, ""));
    shelf.remember(kept(HAND, ""));
    assert_eq!(links(&shelf)[..2], [HAND, other]);
    shelf.remember(kept(other, ""));
    assert_eq!(links(&shelf)[..2], [other, HAND]);
    for i in 0..200 {
        let suit = ["m", "p", "s"][i % 3];
        shelf.remember(kept(&format!("1/mcr/111222333444{suit}5{suit}+5{suit}?from={i}"), ""));
    }
    assert_eq!(shelf.hands.len(), REMEMBERED);
}
