//! Which answers a question has in dealt hands.

/// Which answers hands have that are dealt for practice, where the answer is not the default one. A rule
/// system limits them to what happens at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealt {
    /// Any answer; of lists of tiles, those of one tile.
    Any,
    /// So many of the answers of a choice, from the first one on.
    First(usize),
    /// A number from the first to the second, or a list of so many tiles.
    Between(u16, u16),
}
