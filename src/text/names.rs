//! The names of fans in the language of a catalogue.

use crate::system::{Fan, Names};

use super::Catalogue;

/// Returns the name in the catalogue's language.
pub fn name(catalogue: &Catalogue, names: &Names) -> &'static str {
    names.get(catalogue.language())
}

/// Returns a fan's name in the catalogue's language; empty if its table gives no names.
pub fn fan_name(catalogue: &Catalogue, fan: &Fan) -> &'static str {
    name(catalogue, &fan.names)
}
