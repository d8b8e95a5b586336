//! The names of fans in the language of a catalogue.

use crate::system::{Fan, Names};

use super::Catalogue;

/// Returns the name in the catalogue's language, or the Japanese one if that catalogue has them.
pub fn name<'a>(catalogue: &'a Catalogue, names: &Names) -> &'a str {
    catalogue.name(names.get(catalogue.language()))
}

/// Returns a fan's name in the catalogue's language; empty if its table gives no names.
pub fn fan_name<'a>(catalogue: &'a Catalogue, fan: &Fan) -> &'a str {
    name(catalogue, &fan.names)
}
