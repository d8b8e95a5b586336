//! A session as an SVG picture: the ranking, the chart of the running totals and the deals.

use std::fmt::Write;

use crate::session::Chart;
use crate::sorting::Sort;
use crate::text::Language;

use super::paper::{Description, Label, Look, MARGIN, Theme, WIDE, page, rule, shortened};

/// The most deals that are listed. A canvas can't be much higher.
const MOST_DEALS: usize = 100;
/// The height of a row.
const ROW: f64 = 28.0;
/// The height of the chart, the room for the names beside it, and that for a digit of the numbers before
/// it.
const CHART: (f64, f64, f64) = (220.0, 130.0, 8.5);
/// The room for the table points.
const POINTS: f64 = 200.0;
/// The width of a column of numbers.
const COLUMN: f64 = 84.0;

/// The dashes of each player's line.
const DASHES: [&str; 4] = ["none", "9 5", "3 4", "14 4 3 4"];

/// What a picture says about a session, in the language of the app.
pub struct SessionSummary {
    /// The name of the session, or of its rules.
    pub title: String,
    /// The rules, the day and the like.
    pub about: String,
    /// The players, in the order of the columns.
    pub players: Vec<PlayerSummary>,
    /// The deals, each followed by its penalties.
    pub deals: Vec<DealSummary>,
}

/// A player.
pub struct PlayerSummary {
    /// The name.
    pub name: String,
    /// The rank, from 1.
    pub rank: usize,
    /// The total.
    pub total: String,
    /// The table points; empty if there are none.
    pub points: String,
}

/// A deal, or a penalty after it.
pub struct DealSummary {
    /// The number of the deal; empty for a penalty.
    pub number: String,
    /// What happened.
    pub line: String,
    /// What it changed for each player.
    pub changes: Vec<String>,
}

/// Draws the picture of a session.
pub fn svg(summary: &SessionSummary, chart: &Chart, language: Language, look: Look) -> String {
    let theme = look.theme;
    let mut body = String::new();
    let mut y = MARGIN + 30.0;
    head(&mut body, &mut y, summary, chart, theme);
    if (1..=MOST_DEALS).contains(&summary.deals.len()) {
        deals(&mut body, &mut y, summary, theme);
    }
    y += 14.0;
    body += &look.imprint.map_or_else(String::new, |imprint| imprint.draw(theme, &mut y));
    page(&summary.description(language), y, look, "", &body)
}

/// What a picture of a session begins with: its name, the ranking and the chart.
pub(super) fn head(
    body: &mut String,
    y: &mut f64,
    summary: &SessionSummary,
    chart: &Chart,
    theme: &Theme,
) {
    let title = Label { y: *y, size: 32.0, weight: 700, ..Label::of(theme) };
    *body += &title.draw(&shortened(&summary.title, 38));
    *y += 28.0;
    *body += &Label { y: *y, colour: theme.soft, ..Label::of(theme) }.draw(&summary.about);
    *y += 22.0;
    ranking(body, y, summary, theme);
    if chart.deals() > 0 {
        *y += 26.0;
        lines(body, *y, chart, &summary.players, theme);
        *y += CHART.0 + 26.0;
    }
}

impl SessionSummary {
    /// The players by rank.
    pub fn ranking(&self) -> Vec<&PlayerSummary> {
        let mut order: Vec<&PlayerSummary> = self.players.iter().collect();
        order.arrange_by_key(|player| player.rank);
        order
    }

    /// What the picture says to those who hear it.
    pub(super) fn description(&self, language: Language) -> Description {
        let of = |player: &&PlayerSummary| {
            [&*player.rank.to_string(), ". ", &*player.name, " ", &*player.total].concat()
        };
        let ranking = Vec::from_iter(self.ranking().iter().map(of)).join(language.comma());
        let text = [&*self.about, language.semicolon(), &*ranking].concat();
        Description { title: self.title.clone(), text }
    }
}

/// The players by rank.
fn ranking(body: &mut String, y: &mut f64, summary: &SessionSummary, theme: &Theme) {
    for player in summary.ranking() {
        *body += &rule(*y, theme);
        *y += 32.0;
        let leads = player.rank == 1;
        let colour = if leads { theme.accent } else { theme.ink };
        let label = Label { y: *y - 8.0, size: 20.0, colour, ..Label::of(theme) };
        let label = Label { weight: if leads { 700 } else { 400 }, ..label };
        *body += &Label { colour: theme.soft, ..label }.draw(&player.rank.to_string());
        *body += &Label { x: MARGIN + 32.0, ..label }.draw(&shortened(&player.name, 40));
        let room = if player.points.is_empty() { 0.0 } else { POINTS };
        let end = Label { x: WIDE - MARGIN - room, ends: true, weight: 700, ..label };
        *body += &end.draw(&player.total);
        let points = Label { x: WIDE - MARGIN, weight: 400, size: 15.0, colour: theme.soft, ..end };
        *body += &points.draw(&player.points);
    }
    *body += &rule(*y, theme);
}

/// The chart, with its top at `top`.
fn lines(body: &mut String, top: f64, chart: &Chart, players: &[PlayerSummary], theme: &Theme) {
    let (height, names, digit) = CHART;
    let line = theme.line;
    let numbers = chart.longest_tick() as f64 * digit + 12.0;
    let (left, right) = (MARGIN + numbers, WIDE - MARGIN - names);
    for tick in &chart.ticks {
        let y = top + chart.y(*tick) * height;
        // Writing to a string cannot fail.
        let _ = writeln!(body, "<path d=\"M{left:.1} {y:.1}H{right}\" stroke=\"{line}\"/>");
        let number = Label {
            x: left - 10.0,
            y: y + 5.0,
            size: 14.0,
            colour: theme.soft,
            ..Label::of(theme)
        };
        *body += &Label { ends: true, ..number }.draw(&tick.to_string().replace('-', "−"));
    }
    let heights = chart.name_heights(20.0 / height);
    for (player, summary) in players.iter().enumerate() {
        let (colour, dashes) = (theme.players[player % 4], DASHES[player % 4]);
        let path = chart.path(player, right - left, height);
        let _ = writeln!(
            body,
            "<path d=\"{path}\" transform=\"translate({left:.1} {top:.1})\" fill=\"none\" \
             stroke=\"{colour}\" stroke-width=\"2.5\" stroke-linejoin=\"round\" stroke-dasharray=\"{dashes}\"/>"
        );
        let y = top + heights[player] * height + 5.0;
        let name = Label { x: right + 12.0, y, colour, weight: 600, ..Label::of(theme) };
        *body += &name.draw(&shortened(&summary.name, 13));
    }
}

/// The table of the deals.
fn deals(body: &mut String, y: &mut f64, summary: &SessionSummary, theme: &Theme) {
    let count = summary.players.len();
    let column = |player: usize| WIDE - MARGIN - COLUMN * (count - 1 - player) as f64;
    *y += ROW;
    let label = Label { y: *y - 9.0, size: 15.0, ..Label::of(theme) };
    for (player, PlayerSummary { name, .. }) in summary.players.iter().enumerate() {
        let head = Label { x: column(player), weight: 600, ends: true, ..label };
        *body += &head.draw(&shortened(name, 9));
    }
    // About 8 pixels a letter.
    let room = (column(0) - COLUMN - MARGIN - 24.0) / 7.5;
    for deal in &summary.deals {
        *body += &rule(*y, theme);
        *y += ROW;
        let label = Label { y: *y - 9.0, ..label };
        *body += &Label { colour: theme.soft, ..label }.draw(&deal.number);
        *body += &Label { x: MARGIN + 30.0, ..label }.draw(&shortened(&deal.line, room as usize));
        for (player, change) in deal.changes.iter().enumerate() {
            *body += &Label { x: column(player), ends: true, ..label }.draw(change);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::Imprint;
    use crate::rules;
    use crate::session::{Deal, Entry, Origin, Session, Sheet};

    fn picture(deals: usize) -> String {
        let mcr = rules::system("mcr").unwrap();
        let mut session = Session::new(mcr, ["Anna", "Ben", "Cem", "Dora"]);
        let won = Deal::new(Entry::win(1, Origin::Player(2), 24));
        session.deals = vec![won; deals];
        let sheet = Sheet::of(&session, rules::engine(mcr).unwrap());
        let words = |text: &str| text.to_owned();
        let player = |index: usize| PlayerSummary {
            name: if index == 3 { words("<script>&\"") } else { session.players[index].clone() },
            rank: sheet.ranks[index],
            total: sheet.totals[index].to_string(),
            points: String::new(),
        };
        let deal = |index: usize| DealSummary {
            number: (index + 1).to_string(),
            line: words("Ben wins 24 from Cem"),
            changes: ["-8", "+48", "-32", "-8"].map(words).to_vec(),
        };
        let summary = SessionSummary {
            title: words("Friday"),
            about: words("MCR"),
            players: (0..4).map(player).collect(),
            deals: (0..sheet.deals.len()).map(deal).collect(),
        };
        let imprint = Some(Imprint { name: "Hule", address: "hule.example" });
        let look = Look { imprint, ..Look::default() };
        svg(&summary, &Chart::of(&session, &sheet), Language::En, look)
    }

    #[test]
    fn a_picture_has_the_ranking_the_chart_and_every_deal() {
        let svg = picture(3);
        for words in ["Friday", "MCR", "Ben", "144", "Ben wins 24 from Cem", "hule.example"] {
            assert!(svg.contains(&format!(">{words}</text>")), "{words}");
        }
        assert_eq!(svg.matches("stroke-dasharray").count(), 4, "a line for each player");
        assert_eq!(svg.matches(">+48</text>").count(), 3, "a row for each deal");
    }

    /// The scale of a game of riichi that went badly reaches −100000.
    #[test]
    fn the_longest_number_of_the_scale_has_its_room() {
        for (ticks, digits) in [(vec![0, 20], 2), (vec![-100_000, 0], 7), (vec![-20, 0], 3)] {
            let chart = Chart { lines: vec![vec![0, 0]], ticks };
            assert_eq!(chart.longest_tick(), digits);
            let mut body = String::new();
            lines(&mut body, 0.0, &chart, &[], &Theme::LIGHT);
            let left = MARGIN + digits as f64 * CHART.2 + 12.0;
            assert!(body.contains(&format!("M{left:.1} ")), "{body}");
            // A digit of 14 px is at most 0.6 em wide.
            assert!(left - 10.0 - digits as f64 * 0.6 * 14.0 >= MARGIN, "{digits} digits");
        }
    }

    #[test]
    fn a_session_without_deals_has_a_ranking_alone() {
        let svg = picture(0);
        assert!(svg.contains(">Ben</text>"));
        assert!(!svg.contains("stroke-dasharray"));
    }

    #[test]
    fn names_are_text_and_never_markup() {
        let svg = picture(1);
        assert!(svg.contains("&lt;script&gt;&amp;&quot;"));
        assert!(!svg.contains("<script"));
    }
}
