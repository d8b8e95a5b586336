//! Macros for values with stable keys: closed enums, and open ones to which a rule system adds its
//! own values.

/// Defines an enum whose values have stable keys, used in the catalogues and when serialised.
macro_rules! key_enum {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $value:ident = $key:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$item])* $value,)* }

        impl $name {
            /// Every value.
            #[allow(dead_code, reason = "some are listed by tests alone")]
            pub const ALL: &'static [$name] = &[$($name::$value,)*];

            /// The stable key.
            pub const fn key(self) -> &'static str {
                match self { $($name::$value => $key,)* }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.key())
            }
        }
    };
}
pub(crate) use key_enum;

/// Defines a type whose values are keys. Values common to several rule systems are constants of the
/// type; a rule system makes its own with `new`.
macro_rules! open_key_enum {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $value:ident = $key:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        pub struct $name(&'static str);

        impl $name {
            $($(#[$item])* pub const $value: $name = $name($key);)*

            /// Every value that belongs to no rule system.
            pub const ALL: &'static [$name] = &[$($name::$value,)*];

            /// A value that only one rule system has, with this key.
            pub const fn new(key: &'static str) -> $name {
                $name(key)
            }

            /// The stable key.
            pub const fn key(self) -> &'static str {
                self.0
            }
        }
    };
}
pub(crate) use open_key_enum;
