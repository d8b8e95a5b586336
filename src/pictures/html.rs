//! Pictures with their words beside them, as HTML that does without scripts and styles: a figure with the
//! picture and a caption. Everything that is not markup is escaped.

use super::paper::escaped;
use super::session_picture::SessionSummary;
use crate::text::Catalogue;
use crate::text::message::HandSummary;

/// A figure of a hand: its picture and, if it is complete, the total, what counts, and who pays.
pub fn hand(svg: &str, summary: Option<&HandSummary>, words: &Catalogue) -> String {
    let caption = summary.map(|summary| {
        let fan = |name: &str, points: &str, is_head: bool| {
            let name = escaped(name);
            let name = if is_head { ["<strong>", &*name, "</strong>"].concat() } else { name };
            ["<li>", &*name, " <b>", &*escaped(points), "</b></li>"].concat()
        };
        let fans = summary.fans.iter().map(|line| fan(&line.name, &line.points, line.is_head));
        [
            paragraph(&[&*summary.system, words.language().colon(), &*summary.total()].concat()),
            list("ul", fans),
            paragraph(&summary.payment),
        ]
        .concat()
    });
    figure(svg, caption, words)
}

/// A figure of a session: its sheet, and the players by rank.
pub fn session(svg: &str, summary: &SessionSummary, words: &Catalogue) -> String {
    let players = summary.ranking().into_iter().map(|player| {
        let points = [&*player.total, &*player.points].into_iter().filter(|text| !text.is_empty());
        let points = escaped(&Vec::from_iter(points).join(" · "));
        let (rank, name) = (player.rank, escaped(&player.name));
        format!("<li value=\"{rank}\">{name} <b>{points}</b></li>")
    });
    let title = [&*summary.title, " · ", &*summary.about].concat();
    figure(svg, Some([paragraph(&title), list("ol", players)].concat()), words)
}

fn paragraph(text: &str) -> String {
    match text {
        "" => String::new(),
        text => ["<p>", &*escaped(text), "</p>"].concat(),
    }
}

fn list(tag: &str, items: impl Iterator<Item = String>) -> String {
    let items: String = items.collect();
    if items.is_empty() { items } else { format!("<{tag}>{items}</{tag}>") }
}

/// What is said beside the picture is its description, so that nobody hears it twice.
fn figure(svg: &str, caption: Option<String>, words: &Catalogue) -> String {
    let caption = caption.map(|caption| ["<figcaption>", &*caption, "</figcaption>"].concat());
    let (language, caption) = (words.language().tag(), caption.unwrap_or_default());
    format!("<figure class=\"hule\" lang=\"{language}\">{}{caption}</figure>", svg.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::message::Line;

    #[test]
    fn words_are_text_and_never_markup() {
        let text = |text: &str| text.to_owned();
        let fans = vec![Line { points: text("8"), name: text("<script>&\""), is_head: false }];
        let (system, total, verdict) = (text("MCR"), text("20 points"), text("wins"));
        let payment = text("<b>West</b> pays 28");
        let summary = HandSummary { system, total, verdict, wins: true, payment, fans };
        assert_eq!(
            hand("<svg></svg>\n", Some(&summary), &Catalogue::english()),
            "<figure class=\"hule\" lang=\"en\"><svg></svg><figcaption><p>MCR: 20 points · wins</p>\
             <ul><li>&lt;script&gt;&amp;&quot; <b>8</b></li></ul>\
             <p>&lt;b&gt;West&lt;/b&gt; pays 28</p></figcaption></figure>"
        );
        let alone = hand("<svg></svg>", None, &Catalogue::english());
        assert_eq!(alone, "<figure class=\"hule\" lang=\"en\"><svg></svg></figure>");
    }
}
