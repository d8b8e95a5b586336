//! Questions asked of the scoring: what one change would bring, how tiles could be kept.

pub mod keep_split;
pub mod what_if;
