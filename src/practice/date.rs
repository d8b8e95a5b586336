//! Dates, by which the hand of a day is drawn.

use std::fmt;

/// A date of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The date of a year, a month from 1 and a day from 1. `None` if there is no such date between
    /// 2000 and 9999.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let is_leap =
            year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let days = match month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        let is_date = year >= 2000 && year <= 9999 && day >= 1 && day <= days;
        if is_date { Some(Date { year, month, day }) } else { None }
    }

    /// The year, the month from 1 and the day from 1.
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }

    /// The date that is written `2026-11-22`.
    pub fn parse(text: &str) -> Option<Date> {
        let mut parts = text.split('-');
        let date = Date::new(
            parts.next()?.parse().ok()?,
            parts.next()?.parse().ok()?,
            parts.next()?.parse().ok()?,
        )?;
        (date.to_string() == text).then_some(date)
    }

    /// The number of the day, counted from some day long ago: the next day has the next number.
    pub fn number(self) -> u32 {
        // A year that begins with March has its leap day at the end.
        let (year, month) = match self.month {
            1 | 2 => (u32::from(self.year) - 1, u32::from(self.month) + 9),
            _ => (u32::from(self.year), u32::from(self.month) - 3),
        };
        let years = 365 * year + year / 4 - year / 100 + year / 400;
        years + (153 * month + 2) / 5 + u32::from(self.day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        Date::parse(text).unwrap()
    }

    #[test]
    fn days_follow_one_another() {
        for [day, next] in [
            ["2026-11-22", "2026-11-23"],
            ["2026-12-31", "2027-01-01"],
            ["2028-02-28", "2028-02-29"],
            ["2028-02-29", "2028-03-01"],
            ["2100-02-28", "2100-03-01"],
        ] {
            assert_eq!(date(day).number() + 1, date(next).number(), "{day}");
        }
        for text in
            ["", "2026-11", "2026-13-01", "2026-02-29", "2026-1-1", "1999-12-31", "2026-11-22-1"]
        {
            assert_eq!(Date::parse(text), None, "{text}");
        }
    }
}
