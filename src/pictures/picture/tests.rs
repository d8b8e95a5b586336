//! Tests of the pictures of hands.

use super::*;
use crate::pictures::Imprint;
use crate::text::message::Line;
use crate::tiles::Tile;

fn summary() -> HandSummary {
    let words = |text: &str| text.to_owned();
    let fans = vec![Line { points: words("8"), name: words("<script>&\""), is_head: false }];
    let (system, total, verdict) = (words("MCR"), words("20 points"), words("wins"));
    let payment = words("West pays 28");
    HandSummary { system, total, verdict, wins: true, payment, fans }
}

const SHEETS: [&str; 2] =
    [include_str!("../../../www/tiles.svg"), include_str!("../../../www/flowers.svg")];

/// A picture without the mark of its own before the names in it.
fn unmarked(svg: &str) -> String {
    let mark = svg.split_once("labelledby=\"").unwrap().1.split_once("title").unwrap().0;
    svg.replace(mark, "")
}

fn drawn(
    summary: &HandSummary,
    tiles: &Tiles,
    complete: Option<usize>,
    circumstances: &[Sentence],
) -> String {
    let imprint = Some(Imprint { name: "Hule", address: "hule.example" });
    let look = Look { imprint, ..Look::default() };
    let spoken = "1 2 3 of dots".to_owned();
    svg(
        &HandPicture { tiles, complete, spoken, summary, circumstances },
        Language::En,
        look,
        &SHEETS,
    )
}

fn picture(hand: &str) -> String {
    let summary = summary();
    let tiles = crate::entry::notation::parse(hand).unwrap();
    let circumstances = [Sentence(vec![Span::Text("East".to_owned())])];
    drawn(&summary, &tiles, Some(14), &circumstances)
}

#[test]
fn every_tile_has_its_drawing_once_and_its_place() {
    let all = "[1111m][2222p,1][EEE]345s9m1h8h+9m";
    let svg = unmarked(&picture(all));
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
    let svg = unmarked(&picture("055p[055s][340m]+0m"));
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
    let many =
        ["East round", "South seat", "riichi", "ippatsu"].map(|word| Sentence(vec![words(word)]));
    let dora = ["dora indicators ", "the indicators beneath them "].map(sentence);
    let mut summary = summary();
    summary.verdict = "The winner’s own discards include tiles that complete the hand. ".repeat(2);
    let circumstances = [many.to_vec(), dora.to_vec()].concat();
    let svg = unmarked(&drawn(&summary, &Tiles::default(), None, &circumstances));
    assert_eq!(svg.matches("<use href=\"#t0").count(), 10, "each indicator is drawn");
    for text in svg.split("<text x=\"").skip(1).filter(|text| !text.contains("\"end\"")) {
        let x: f64 = text.split('"').next().unwrap().parse().unwrap();
        let size: f64 =
            text.split("font-size=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
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
fn a_picture_is_said_in_words() {
    let svg = unmarked(&picture("123p"));
    assert!(svg.contains("<title id=\"title\">20 points · wins</title>"), "{svg}");
    assert!(svg.contains("<desc id=\"desc\">1 2 3 of dots; West pays 28; &lt;script"), "{svg}");
    assert!(svg.contains("role=\"img\" aria-labelledby=\"title desc\""));
}

#[test]
fn pictures_on_one_page_share_no_names() {
    let ids = |svg: &str| -> Vec<String> {
        svg.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
    };
    let (one, other) = (picture("123p"), picture("123p1m"));
    assert!(ids(&one).len() > 5);
    assert!(ids(&one).iter().all(|id| !ids(&other).contains(id)));
    for svg in [one, other] {
        for used in svg.split(" href=\"#").skip(1) {
            assert!(ids(&svg).contains(&used.split('"').next().unwrap().to_owned()));
        }
    }
}

#[test]
fn tiles_alone_are_as_wide_as_is_wanted() {
    let tiles = crate::entry::notation::parse("[345p]99m").unwrap();
    let summary = summary();
    let spoken = "chow".to_owned();
    let shown = HandPicture {
        tiles: &tiles,
        complete: Some(14),
        spoken,
        summary: &summary,
        circumstances: &[],
    };
    let of = |width| hand(&shown, "A hand", Look { width, ..Look::default() }, &SHEETS);
    // The width is that of two standing tiles, of the gap, a third of a tile, and of a chow in which one tile lies.
    assert!(
        of(None).contains("width=\"170\" height=\"40\" viewBox=\"0 0 340 80\""),
        "{}",
        of(None)
    );
    assert!(of(Some(680.0)).contains("width=\"680\" height=\"160\" viewBox=\"0 0 340 80\""));
    assert!(of(None).contains(">A hand</title>") && of(None).contains(">chow</desc>"));
    assert!(!of(None).contains("<text") && !of(None).contains("<rect width=\"100%\""));
}

#[test]
fn words_are_text_and_never_markup() {
    let svg = picture("1m");
    assert!(svg.contains("&lt;script&gt;&amp;&quot;"));
    assert!(!svg.contains("<script"));
}
