//! Several faults at once, as one error.

use std::error::Error;
use std::fmt;
use std::ops::Deref;

use serde::Serialize;

use super::Fault;

/// Everything that is wrong with what was entered: at least one [`Fault`].
///
/// It is an error like any other, so `?` passes it on:
///
/// ```
/// use std::error::Error;
///
/// use hule::entry::notation;
///
/// fn tiles(text: &str) -> Result<usize, Box<dyn Error>> {
///     Ok(notation::parse(text)?.size())
/// }
///
/// assert_eq!(tiles("123m").unwrap(), 3);
/// assert!(tiles("10z").unwrap_err().to_string().starts_with("no-such-rank"));
/// ```
///
/// [`text::fault::sentence`](crate::text::fault::sentence) makes a sentence of each fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Faults(Vec<Fault>);

/// The faults as in logs and tests, separated by semicolons.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            let separator = if index > 0 { "; " } else { "" };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl Error for Faults {}

impl Deref for Faults {
    type Target = [Fault];

    fn deref(&self) -> &[Fault] {
        &self.0
    }
}

impl IntoIterator for Faults {
    type Item = Fault;
    type IntoIter = std::vec::IntoIter<Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = std::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl From<Vec<Fault>> for Faults {
    fn from(faults: Vec<Fault>) -> Faults {
        Faults(faults)
    }
}

impl From<Faults> for Vec<Fault> {
    fn from(faults: Faults) -> Vec<Fault> {
        faults.0
    }
}

/// What a check made, unless there are these faults or some of its own.
///
/// # Errors
/// All faults together, these first.
pub(crate) fn unless<T>(
    mut faults: Vec<Fault>,
    checked: Result<T, impl IntoIterator<Item = Fault>>,
) -> Result<T, Vec<Fault>> {
    match checked {
        Ok(checked) if faults.is_empty() => return Ok(checked),
        Ok(_) => {}
        Err(more) => faults.extend(more),
    }
    Err(faults)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::FaultCode;

    #[test]
    fn several_faults_are_written_in_a_line() {
        let faults = [FaultCode::NO_TILES, FaultCode::LOOSE_WIN].map(Fault::new);
        assert_eq!(Faults::from(faults.to_vec()).to_string(), "no-tiles; loose-win");
    }
}
