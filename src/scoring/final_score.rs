//! The final scores of a game: what the totals come to after the last deal, in systems in which that is
//! more than the totals. A system says how by its [`Settlement`]; nothing here knows one.

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

/// The points that are one in a final score.
pub const UNIT: i32 = 1000;

/// The least number of points that is shared.
const SHARE: i32 = 100;

/// How a game is settled after its last deal. All amounts are points of a total, [`UNIT`] of which are one
/// in the final score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The points that every player began with.
    pub start: i32,
    /// The points that are taken off each total.
    pub return_to: i32,
    /// Whether the first gets what the players together began with less than they give back.
    pub has_oka: bool,
    /// What the places bring.
    pub places: Places,
    /// What equal totals do.
    pub ties: Ties,
    /// Who gets what lies on the table.
    pub leftover: Leftover,
    /// How the totals are rounded.
    pub rounding: Rounding,
    /// What a player loses for each deal that is void because of an offence.
    pub void: i32,
    /// What a chip is worth; 0 if there are none.
    pub chip: i32,
}

/// What the places bring, the first one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Places {
    /// These points.
    Fixed(ArrayVec<i32, 4>),
    /// Other points for each number of players who have what is taken off, from 0 players on.
    Floating(&'static [[i32; 4]]),
}

/// What players with equal totals do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ties {
    /// They have the same rank, the better one, and share what their places bring.
    #[default]
    Shared,
    /// The one who sat nearer to the first dealer is ahead.
    BySeat,
}

/// Who gets what lies on the table after the last deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leftover {
    /// The first. Of several each gets whole hundreds, and those nearer to the first dealer one more.
    First,
    /// The first. Of several each gets whole hundreds, and the rest is lost.
    FirstRestLost,
    /// Nobody.
    Nobody,
}

/// How totals are rounded to thousands. Where they are, the first takes what makes the sum right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// They are not.
    None,
    /// Down with 500 or less above the thousand, and up with more.
    DownTo500,
    /// Down with less than 500 above the thousand, and up with more.
    HalfUp,
}

/// The final score of a player with its parts. The score is the sum of points, place, voids and chips.
/// Programs see these parts and the score in units, as numbers with a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FinalScore {
    /// The points from what lay on the table.
    pub left: i32,
    /// The total with them.
    pub total: i32,
    /// The total, rounded where it is, less what is taken off.
    #[serde(serialize_with = "units")]
    pub points: i32,
    /// What the place brings.
    #[serde(serialize_with = "units")]
    pub place: i32,
    /// What the player lost for void deals: 0 or less.
    #[serde(serialize_with = "units")]
    pub voids: i32,
    /// What the chips are worth.
    #[serde(serialize_with = "units")]
    pub chips: i32,
    /// The final score.
    #[serde(serialize_with = "units")]
    pub score: i32,
}

/// The final scores of all players, and their sum. It is 0, less what lay on the table and is nobody's, and
/// less what was lost for void deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FinalScores {
    /// The scores by player.
    pub players: Vec<FinalScore>,
    /// Their sum.
    #[serde(serialize_with = "units")]
    pub sum: i32,
    /// The points that lay on the table and that nobody gets.
    pub lost: i32,
    /// The points that were taken off each total.
    pub return_to: i32,
}

/// A score in units.
pub fn in_units(points: i32) -> f64 {
    f64::from(points) / f64::from(UNIT)
}

fn units<S: Serializer>(points: &i32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(in_units(*points))
}

impl Ties {
    /// The rank of each player by totals, the highest first, from 1. Players are numbered as they sat in the
    /// first deal.
    ///
    /// ```
    /// use hule::scoring::Ties;
    /// assert_eq!(Ties::Shared.ranks(&[5, -10, 5, 0]), [1, 4, 1, 3]);
    /// assert_eq!(Ties::BySeat.ranks(&[5, -10, 5, 0]), [1, 4, 2, 3]);
    /// ```
    pub fn ranks(self, totals: &[i32]) -> Vec<usize> {
        let rank = |(player, total): (usize, &i32)| {
            let better = totals.iter().filter(|other| *other > total).count();
            let nearer = totals[..player].iter().filter(|other| *other == total).count();
            1 + better + if self == Ties::BySeat { nearer } else { 0 }
        };
        totals.iter().enumerate().map(rank).collect()
    }
}

impl Settlement {
    /// The final scores of these totals. `on_table` are the points that lie on the table, `voids` the void
    /// deals of each player, and `chips` the chips that each has won, or lost if negative; missing ones
    /// are 0.
    pub fn settle(
        &self,
        totals: &[i32],
        on_table: i32,
        voids: &[usize],
        chips: &[i32],
    ) -> FinalScores {
        let ranks = self.ties.ranks(totals);
        let left = self.left_to(&ranks, on_table);
        let places = self.places(totals, &ranks);
        let totals: Vec<i32> = totals.iter().zip(&left).map(|(total, left)| total + left).collect();
        let points = self.points(&totals, &ranks);
        let players = (0..totals.len()).map(|player| {
            let times = voids.get(player).map_or(0, |times| *times as i32);
            let chips = chips.get(player).map_or(0, |chips| chips * self.chip);
            let (points, place, voids) = (points[player], places[player], -times * self.void);
            let (left, total) = (left[player], totals[player]);
            let score = points + place + voids + chips;
            FinalScore { left, total, points, place, voids, chips, score }
        });
        let players: Vec<FinalScore> = players.collect();
        let sum = players.iter().map(|player| player.score).sum();
        let lost = on_table - left.iter().sum::<i32>();
        FinalScores { players, sum, lost, return_to: self.return_to }
    }

    /// What each player gets of what lies on the table.
    fn left_to(&self, ranks: &[usize], on_table: i32) -> Vec<i32> {
        let mut left = vec![0; ranks.len()];
        let first: Vec<usize> = (0..ranks.len()).filter(|player| ranks[*player] == 1).collect();
        match self.leftover {
            Leftover::Nobody => {}
            Leftover::First => shared(on_table, &first, &mut left),
            Leftover::FirstRestLost => {
                let each = on_table / (first.len().max(1) as i32 * SHARE) * SHARE;
                first.iter().for_each(|player| left[*player] = each);
            }
        }
        left
    }

    /// What the place of each player brings.
    fn places(&self, totals: &[i32], ranks: &[usize]) -> Vec<i32> {
        let mut by_rank: ArrayVec<i32, 4> = match &self.places {
            Places::Fixed(points) => points.clone(),
            Places::Floating(by_number) => {
                let number = totals.iter().filter(|total| **total >= self.return_to).count();
                by_number.get(number).copied().unwrap_or_default().into()
            }
        };
        if let Some(first) = by_rank.first_mut().filter(|_| self.has_oka) {
            *first += (self.return_to - self.start) * totals.len() as i32;
        }
        let mut places = vec![0; totals.len()];
        for rank in 1..=totals.len() {
            let tied: Vec<usize> = (0..ranks.len()).filter(|of| ranks[*of] == rank).collect();
            let held = by_rank.iter().skip(rank - 1).take(tied.len());
            shared(held.sum(), &tied, &mut places);
        }
        places
    }

    /// The totals, rounded where they are, less what is taken off.
    fn points(&self, totals: &[i32], ranks: &[usize]) -> Vec<i32> {
        let mut points: Vec<i32> =
            totals.iter().map(|total| self.rounding.round(*total) - self.return_to).collect();
        let exact = totals.iter().map(|total| total - self.return_to).sum::<i32>();
        if let Some(first) = ranks.iter().position(|rank| *rank == 1) {
            points[first] += exact - points.iter().sum::<i32>();
        }
        points
    }
}

impl Rounding {
    fn round(self, total: i32) -> i32 {
        let above = total.rem_euclid(UNIT);
        let is_up = match self {
            Rounding::None => return total,
            Rounding::DownTo500 => above > UNIT / 2,
            Rounding::HalfUp => above >= UNIT / 2,
        };
        total - above + if is_up { UNIT } else { 0 }
    }
}

/// Shares points among players in whole hundreds; the hundreds over go, one each, to those who are named
/// first. Points that are no whole hundreds go to the first.
fn shared(points: i32, players: &[usize], to: &mut [i32]) {
    let Some(first) = players.first() else { return };
    let number = players.len() as i32;
    let hundreds = points.div_euclid(SHARE);
    for (index, player) in players.iter().enumerate() {
        let more = i32::from((index as i32) < hundreds.rem_euclid(number));
        to[*player] += (hundreds.div_euclid(number) + more) * SHARE;
    }
    to[*first] += points.rem_euclid(SHARE);
}
