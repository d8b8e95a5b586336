//! Numbers as a sentence writes them.

/// Writes a whole number, with a real minus sign if it is less than 0.
pub fn whole(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// Writes a gain or loss with its sign.
pub fn signed(change: i32) -> String {
    let sign = if change > 0 { "+" } else { "" };
    sign.to_owned() + &whole(change)
}
