//! The languages of the catalogues.

/// Calls a macro, which is given by its path, with every language in the order in which they are
/// offered. This is the one list of them: each has its name in code, its BCP 47 tag, which is also the
/// name of its folder in `src/text`, and its name in English.
macro_rules! with_languages {
    ([$($callback:tt)+] $(($($argument:tt)*))?) => {
        $($callback)+! { $($($argument)*)?
            En "en" "English";
            Ru "ru" "Russian";
            Zh "zh" "Simplified Chinese";
            Ja "ja" "Japanese";
        }
    };
}
pub(crate) use with_languages;

macro_rules! languages {
    ($($language:ident $tag:literal $english:literal;)*) => {
        /// A language of the catalogues.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Language { $(#[doc = concat!($english, ".")] $language,)* }

        impl Language {
            /// The languages that have a complete catalogue.
            pub const WRITTEN: &'static [Language] = &[$(Language::$language),*];

            /// Returns the BCP 47 tag, such as `en`.
            pub const fn tag(self) -> &'static str {
                match self { $(Language::$language => $tag,)* }
            }
        }
    };
}
with_languages!([languages]);

impl Language {
    /// Returns the language of a BCP 47 tag such as `ru-RU`; `None` if it has no catalogue.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split('-').next().unwrap_or(tag).to_ascii_lowercase();
        Language::WRITTEN.iter().copied().find(|l| l.tag() == primary)
    }
}
