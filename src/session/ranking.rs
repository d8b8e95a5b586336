//! Ranks and table points at the end of a session.

use crate::sorting::Sort;

/// The rank of each player by totals, the highest first. Equal totals share the better rank.
///
/// ```
/// assert_eq!(hule::session::ranks(&[5, -10, 5, 0]), [1, 4, 1, 3]);
/// ```
pub fn ranks(totals: &[i32]) -> Vec<usize> {
    let better = |total: &i32| totals.iter().filter(|other| *other > total).count();
    totals.iter().map(|total| better(total) + 1).collect()
}

/// The players by rank, the best first, given the rank of each.
pub fn by_rank(ranks: &[usize]) -> Vec<usize> {
    let mut players: Vec<usize> = (0..ranks.len()).collect();
    players.arrange_by_key(|player| ranks[*player]);
    players
}

/// The table points of each player, given those of each rank. Players with equal totals share the
/// points of the ranks that they hold (T4). `None` if there are no table points.
///
/// ```
/// let points = hule::session::table_points(&[5, -10, 5, 0], &[4, 2, 1, 0]);
/// assert_eq!(points, Some(vec![3.0, 0.0, 3.0, 1.0]));
/// ```
pub fn table_points(totals: &[i32], by_rank: &[i32]) -> Option<Vec<f64>> {
    if by_rank.len() != totals.len() || totals.is_empty() {
        return None;
    }
    let shared = |(rank, total): (usize, &i32)| {
        let sharing = totals.iter().filter(|other| *other == total).count();
        let held = by_rank.iter().skip(rank - 1).take(sharing);
        held.copied().map(f64::from).sum::<f64>() / sharing as f64
    };
    Some(ranks(totals).into_iter().zip(totals).map(shared).collect())
}
