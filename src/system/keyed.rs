//! Enums whose values have stable keys.

/// An enum whose values have keys: in the catalogues, and where they are serialised.
macro_rules! keyed {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $value:ident = $key:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$item])* $value,)* }

        impl $name {
            /// Every value.
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
pub(crate) use keyed;
