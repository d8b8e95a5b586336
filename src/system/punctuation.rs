//! What languages say of themselves in `names.json`: their names, punctuation and scripts.

use super::Language;
use super::names::{Names, names};

const NAME: Names = names!("language.name");
const COMMA: Names = names!("language.comma");
const COLON: Names = names!("language.colon");
const SEMICOLON: Names = names!("language.semicolon");
const POINT: Names = names!("language.point");
const SCRIPTS: Names = names!("language.scripts");

impl Language {
    /// Returns the name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        NAME.get(self)
    }

    /// Returns the separator of the items of a list.
    pub const fn comma(self) -> &'static str {
        COMMA.get(self)
    }

    /// Returns the punctuation before an explanation.
    pub const fn colon(self) -> &'static str {
        COLON.get(self)
    }

    /// Returns the separator of parts that are lists themselves.
    pub const fn semicolon(self) -> &'static str {
        SEMICOLON.get(self)
    }

    /// Returns what divides the decimals from a whole number: a point, or in Russian a comma.
    pub const fn point(self) -> &'static str {
        POINT.get(self)
    }

    /// Returns the scripts that it is written in, such as `Kana Han`.
    pub const fn scripts(self) -> &'static str {
        SCRIPTS.get(self)
    }

    /// Writes a number with this many decimals: `0.25`, in Russian `0,25`.
    pub fn decimal(self, number: f64, decimals: usize) -> String {
        format!("{number:.decimals$}").replace('.', self.point())
    }
}
