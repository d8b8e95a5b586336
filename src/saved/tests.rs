use super::*;

fn kept(link: &str, name: &str) -> KeptHand {
    KeptHand::new(link, name, 1_700_000_000)
}

fn links(list: &HandList) -> Vec<&str> {
    list.hands.iter().map(|kept| &*kept.link).collect()
}

const HAND: &str = "1/mcr/[789s][EEEE,1]123m456pC+C";

#[test]
fn a_shelf_comes_back_from_its_text() {
    let mut list = HandList::default();
    assert!(list.save(kept(HAND, "  New\tYear\n 発 🀄 ")));
    assert!(list.save(kept("1/nanchang/123m?indicator=2m", "")));
    assert_eq!(list.hands[1].name, "New Year 発 🀄");
    let text = list.text();
    assert_eq!(HandList::parse(&text), (list, Vec::new()));
    assert_eq!(HandList::parse(""), (HandList::default(), Vec::new()));
}

#[test]
fn lines_that_are_no_hands_come_back_and_the_others_are_read() {
    let good = kept(HAND, "good").line();
    let long = format!("1\t{}\tx", "1".repeat(link::LONGEST + 1));
    for bad in ["x", "1\tlink", "-1\tlink\t", "1\t\tname", "1\tlink\t two  blanks", &long, "\0"] {
        let text = format!("{bad}\n{good}\n\n{bad}");
        let (list, damaged) = HandList::parse(&text);
        assert_eq!(links(&list), [HAND], "{bad}");
        assert_eq!(damaged, [bad, bad]);
    }
}

#[test]
fn a_name_is_one_line_and_not_too_long() {
    assert_eq!(clean_name(&"é ".repeat(100)).chars().count(), MAX_NAME_LENGTH - 1);
    assert_eq!(clean_name("\u{0}\u{7f}\r\n"), "");
    assert_eq!(clean_name("<b>bold</b>"), "<b>bold</b>");
}

#[test]
fn names_lose_what_turns_the_direction_of_writing_and_their_hands_stay() {
    assert_eq!(clean_name("\u{202E}Anna\u{2066} דוד\u{200F}"), "Anna דוד");
    // One that was kept when names could have these.
    let text = format!("1\t{HAND}\tA\u{202E}nna");
    let (list, damaged) = HandList::parse(&text);
    assert_eq!((&*list.hands[0].name, damaged.len()), ("Anna", 0));
}

#[test]
fn the_same_hand_is_saved_once_under_a_name() {
    let mut list = HandList::default();
    for name in ["a", "b", "a"] {
        assert!(list.save(kept(HAND, name)));
    }
    let names: Vec<&str> = list.hands.iter().map(|kept| &*kept.name).collect();
    assert_eq!(names, ["a", "b"]);
    list.rename(1, " c ");
    assert_eq!(list.hands[1].name, "c");
    let gone = list.hands.remove(0);
    list.put_back(0, gone);
    assert_eq!(list.hands[0].name, "a");
}

#[test]
fn a_full_shelf_refuses_and_loses_nothing() {
    let mut list = HandList::default();
    for i in 0..MAX_SAVED {
        assert!(list.save(kept(HAND, &i.to_string())));
    }
    let before = list.clone();
    assert!(!list.save(kept(HAND, "one more")));
    assert_eq!(list, before);
    // The same one once more takes no room.
    assert!(list.save(kept(HAND, "7")));
    assert_eq!(list.hands.len(), MAX_SAVED);
    let (added, left) = list.add(vec![kept(HAND, "7"), kept(HAND, "more")], MAX_SAVED);
    assert_eq!((added, left), (0, vec![kept(HAND, "more")]));
}

#[test]
fn finished_hands_are_remembered_once_and_the_last_first() {
    let mut list = HandList::default();
    list.remember(kept(HAND, ""));
    // Another answer, another winning tile, another rule system: still this hand.
    for varied in [
        "1/mcr/[789s][EEEE,1]123m456pC+C?from=W",
        "1/mcr/[789s][EEEE,1]123m456pF+F",
        "1/classical/[789s][EEEE,1]123m456pF+F",
    ] {
        list.remember(kept(varied, ""));
        assert_eq!(links(&list), [varied]);
    }
    let other = "1/mcr/112233m456p789sE+E";
    list.remember(kept(other, ""));
    list.remember(kept(HAND, ""));
    assert_eq!(links(&list)[..2], [HAND, other]);
    list.remember(kept(other, ""));
    assert_eq!(links(&list)[..2], [other, HAND]);
    for i in 0..200 {
        let suit = ["m", "p", "s"][i % 3];
        list.remember(kept(&format!("1/mcr/111222333444{suit}5{suit}+5{suit}?from={i}"), ""));
    }
    assert_eq!(list.hands.len(), MAX_HISTORY);
}
