//! A few numbers in tenths, such as what each place in the ranking brings.

use std::fmt;
use std::str::FromStr;

/// At most four numbers in tenths.
///
/// They are written with a point and divided by slashes: `25.5/4/-9.5/-20`.
///
/// ```
/// use hule::system::Tenths;
///
/// let uma: Tenths = "25.5/4/-9.5/-20".parse().unwrap();
/// assert_eq!(uma.as_slice(), [255, 40, -95, -200]);
/// assert_eq!(uma.sum(), 0);
/// assert_eq!(uma.to_string(), "25.5/4/-9.5/-20");
/// assert!("25.55/4".parse::<Tenths>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tenths {
    len: u8,
    numbers: [i16; Tenths::MOST],
}

/// A text that is no [`Tenths`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTenths;

impl Tenths {
    /// The most numbers of a list.
    pub const MOST: usize = 4;

    /// The greatest of its numbers, in tenths; the least is as far below 0.
    pub const GREATEST: i16 = 9_999;

    /// These numbers, in tenths. `None` if there are too many, or if one is too great.
    pub fn new(numbers: &[i16]) -> Option<Tenths> {
        let mut all = [0; Tenths::MOST];
        let is_possible = |number: &i16| (-Tenths::GREATEST..=Tenths::GREATEST).contains(number);
        if numbers.len() > Tenths::MOST || !numbers.iter().all(is_possible) {
            return None;
        }
        all[..numbers.len()].copy_from_slice(numbers);
        Some(Tenths { len: numbers.len() as u8, numbers: all })
    }

    /// The numbers, in tenths.
    pub fn as_slice(&self) -> &[i16] {
        &self.numbers[..usize::from(self.len)]
    }

    /// Their sum, in tenths.
    pub fn sum(&self) -> i32 {
        self.as_slice().iter().map(|number| i32::from(*number)).sum()
    }

    /// Reads one number, in tenths: `-9.5`, `4`.
    fn number(text: &str) -> Option<i16> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, text),
        };
        let (whole, tenth) = digits.split_once('.').unwrap_or((digits, "0"));
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if !is_number(whole) || !is_number(tenth) || tenth.len() > 1 {
            return None;
        }
        let tenths = whole.parse::<i16>().ok()?.checked_mul(10)?;
        Some(sign * tenths.checked_add(tenth.parse().ok()?)?)
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, number) in self.as_slice().iter().enumerate() {
            let slash = if index > 0 { "/" } else { "" };
            let sign = if *number < 0 { "-" } else { "" };
            let (whole, tenth) = (number.unsigned_abs() / 10, number.unsigned_abs() % 10);
            write!(f, "{slash}{sign}{whole}")?;
            if tenth > 0 {
                write!(f, ".{tenth}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Tenths {
    type Err = NoTenths;

    fn from_str(text: &str) -> Result<Tenths, NoTenths> {
        let numbers: Option<Vec<i16>> = text.split('/').map(Tenths::number).collect();
        numbers.and_then(|numbers| Tenths::new(&numbers)).ok_or(NoTenths)
    }
}
