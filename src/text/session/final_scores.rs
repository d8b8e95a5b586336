//! The final scores of a game with their parts, as a table: for each part its name and a number for each
//! player.

use crate::scoring::{FinalScore, in_units};
use crate::session::{Session, Sheet};
use crate::text::{Catalogue, Slot, whole};

use super::names::table_points;

/// A line of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct FinalLine {
    /// The name of the part.
    pub name: String,
    /// What it is for each player.
    pub numbers: Vec<f64>,
    /// The same as text, with signs.
    pub texts: Vec<String>,
}

/// How the final scores came about: total, points, place, and where there are any, chombo and chips; then the
/// score. Empty where the rules have no final scores.
pub fn final_lines(session: &Session, sheet: &Sheet, words: &Catalogue) -> Vec<FinalLine> {
    let Some(scores) = &sheet.final_scores else { return Vec::new() };
    let line = |name: String, of: fn(&FinalScore) -> i32| {
        let numbers: Vec<f64> = scores.players.iter().map(|player| in_units(of(player))).collect();
        let texts = scores.players.iter().map(|player| score_text(of(player), words)).collect();
        FinalLine { name, numbers, texts }
    };
    let named = |key: &str| words.get(key).to_owned();
    let totals = FinalLine {
        name: named("session.final.total"),
        numbers: scores.players.iter().map(|player| player.total.into()).collect(),
        texts: scores.players.iter().map(|player| whole(player.total)).collect(),
    };
    let is_any = |of: fn(&FinalScore) -> i32| scores.players.iter().any(|player| of(player) != 0);
    let off =
        words.text("session.final.points", &[("points", Slot::text(whole(scores.return_to)))]);
    let has_chips = session.agreement.chip_value() > 0;
    let lines = [
        Some(totals),
        Some(line(off, |player| player.points)),
        Some(line(named("session.final.place"), |player| player.place)),
        is_any(|player| player.voids)
            .then(|| line(named("session.final.chombo"), |player| player.voids)),
        has_chips.then(|| line(named("session.final.chips"), |player| player.chips)),
        Some(line(named("session.final.score"), |player| player.score)),
    ];
    lines.into_iter().flatten().collect()
}

/// “Final score: +52.3”, or “table points: 2.5” where the rules give those instead: what a player gets at the
/// end. `None` where they give neither.
pub fn result_points(sheet: &Sheet, player: usize, words: &Catalogue) -> Option<String> {
    if let Some(scores) = &sheet.final_scores {
        let score = score_text(scores.players.get(player)?.score, words);
        return Some(
            [words.get("session.final.score"), words.language().colon(), &*score].concat(),
        );
    }
    sheet.table_points.as_ref().map(|points| table_points(points[player], words))
}

/// “Sum: −2.0 · 2000 points on the table are nobody’s.”: what the final scores sum to, and why that is not 0.
/// `None` where the rules have no final scores.
pub fn final_sum(sheet: &Sheet, words: &Catalogue) -> Option<String> {
    let scores = sheet.final_scores.as_ref()?;
    let sum =
        [words.get("session.final.sum"), words.language().colon(), &*score_text(scores.sum, words)]
            .concat();
    let voids: i32 = scores.players.iter().map(|player| player.voids).sum();
    let chombo = || {
        let name = words.get("session.final.chombo");
        [name, words.language().colon(), &*score_text(voids, words)].concat()
    };
    let lost = || words.text("session.final.lost", &[("points", Slot::text(whole(scores.lost)))]);
    let parts = [Some(sum), (scores.lost != 0).then(lost), (voids != 0).then(chombo)];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// “+52.3”, “−41.8”, “0.0”: a final score, given in points.
pub fn score_text(points: i32, words: &Catalogue) -> String {
    let places = if points % 100 == 0 { 1 } else { 3 };
    let text = words.language().decimal(in_units(points.abs()), places);
    let sign = match points {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    [sign, &*text].concat()
}
