//! Dates as they are written in a language.

use js_sys::{Date, Object, Reflect};

use crate::text::Language;

/// The day of a time in seconds since 1970, with its year unless that is the current one.
pub fn day(seconds: u64, language: Language) -> String {
    let date = Date::new(&(seconds as f64 * 1000.0).into());
    let options = Object::new();
    let set = |name: &str, value: &str| {
        // This fails only for objects that cannot be changed.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    };
    set("day", "numeric");
    set("month", "short");
    if date.get_full_year() != Date::new_0().get_full_year() {
        set("year", "numeric");
    }
    date.to_locale_date_string(language.tag(), &options).into()
}

/// A date with its day of the week, such as “Friday, 27 November”, with the year unless that is the current one.
/// `date` is the year, the month from 1 and the day from 1.
pub fn weekday((year, month, day): (u16, u8, u8), language: Language) -> String {
    // In the middle of the day, so that no change of the clock makes it another one.
    let (year, month) = (u32::from(year), i32::from(month) - 1);
    let date = Date::new_with_year_month_day_hr(year, month, i32::from(day), 12);
    let options = Object::new();
    let set = |name: &str, value: &str| {
        // This fails only for objects that cannot be changed.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    };
    set("weekday", "long");
    set("day", "numeric");
    set("month", "long");
    if year != Date::new_0().get_full_year() {
        set("year", "numeric");
    }
    date.to_locale_date_string(language.tag(), &options).into()
}

/// The day of a time in seconds since 1970 in digits, such as `2026-01-31`, where the reader is.
pub fn digits(seconds: u64) -> String {
    let date = Date::new(&(seconds as f64 * 1000.0).into());
    format!("{}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}
