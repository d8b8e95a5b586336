//! Writes values as JSON text, which a browser reads faster than it takes objects one by one.
//!
//! Nothing can go wrong with that, and the type of the errors says so: no code is made for them.

use std::fmt::{self, Display, Write};

use serde::ser::{self, Impossible, Serialize, Serializer};

/// A value as JSON text.
pub fn text<T: Serialize + ?Sized>(value: &T) -> String {
    let mut json = Json(String::new());
    let _ = value.serialize(&mut json);
    json.0
}

/// The text so far.
pub struct Json(String);

/// The error that does not happen.
#[derive(Debug)]
pub enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: Display>(message: T) -> Never {
        unreachable!("{message}")
    }
}

type Done = Result<(), Never>;

impl Json {
    /// What separates a part from the one before it.
    #[inline(never)]
    fn part(&mut self) {
        if !self.0.ends_with(['{', '[']) {
            self.0.push(',');
        }
    }

    #[inline(never)]
    fn key(&mut self, key: &str) {
        self.part();
        self.string(key);
        self.0.push(':');
    }

    #[inline(never)]
    fn string(&mut self, text: &str) {
        self.0.push('"');
        for c in text.chars() {
            match c {
                '"' | '\\' => self.0.extend(['\\', c]),
                '\0'..' ' => {
                    let digit = |n: u32| char::from_digit(n, 16).unwrap_or('0');
                    self.0.push_str("\\u00");
                    self.0.extend([digit(c as u32 / 16), digit(c as u32 % 16)]);
                }
                c => self.0.push(c),
            }
        }
        self.0.push('"');
    }

    #[inline(never)]
    fn number(&mut self, number: i64) -> Done {
        if number < 0 {
            self.0.push('-');
        }
        self.digits(number.unsigned_abs());
        Ok(())
    }

    fn digits(&mut self, number: u64) {
        if number > 9 {
            self.digits(number / 10);
        }
        self.0.push(char::from(b'0' + (number % 10) as u8));
    }

    #[inline(never)]
    fn raw(&mut self, text: &str) -> Done {
        self.0.push_str(text);
        Ok(())
    }
}

impl<'a> Serializer for &'a mut Json {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = &'a mut Json;
    type SerializeTuple = &'a mut Json;
    type SerializeTupleStruct = Impossible<(), Never>;
    type SerializeTupleVariant = Impossible<(), Never>;
    type SerializeMap = &'a mut Json;
    type SerializeStruct = &'a mut Json;
    type SerializeStructVariant = Variant<'a>;

    fn serialize_bool(self, value: bool) -> Done {
        self.raw(if value { "true" } else { "false" })
    }

    fn serialize_i8(self, value: i8) -> Done {
        self.number(value.into())
    }

    fn serialize_i16(self, value: i16) -> Done {
        self.number(value.into())
    }

    fn serialize_i32(self, value: i32) -> Done {
        self.number(value.into())
    }

    fn serialize_i64(self, value: i64) -> Done {
        self.number(value)
    }

    fn serialize_u8(self, value: u8) -> Done {
        self.number(value.into())
    }

    fn serialize_u16(self, value: u16) -> Done {
        self.number(value.into())
    }

    fn serialize_u32(self, value: u32) -> Done {
        self.number(value.into())
    }

    fn serialize_u64(self, value: u64) -> Done {
        self.number(value as i64)
    }

    fn serialize_f32(self, _: f32) -> Done {
        self.serialize_unit()
    }

    fn serialize_f64(self, _: f64) -> Done {
        self.serialize_unit()
    }

    fn serialize_char(self, value: char) -> Done {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Done {
        self.string(value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.raw("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        self.raw("{")?;
        self.key(variant);
        value.serialize(&mut *self)?;
        self.raw("}")
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<&'a mut Json, Never> {
        self.raw("[")?;
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<&'a mut Json, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(
        self,
        name: &'static str,
        _: usize,
    ) -> Result<Impossible<(), Never>, Never> {
        unreachable!("{name}")
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Impossible<(), Never>, Never> {
        unreachable!("{name}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<&'a mut Json, Never> {
        self.raw("{")?;
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<&'a mut Json, Never> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Variant<'a>, Never> {
        self.raw("{")?;
        self.key(variant);
        self.raw("{")?;
        Ok(Variant(self))
    }

    // Tiles, melds and amounts, in which nothing needs to be escaped.
    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Done {
        let _ = write!(self.0, "\"{value}\"");
        Ok(())
    }
}

impl ser::SerializeSeq for &mut Json {
    type Ok = ();
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.part();
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        self.raw("]")
    }
}

impl ser::SerializeTuple for &mut Json {
    type Ok = ();
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        ser::SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Done {
        self.raw("]")
    }
}

impl ser::SerializeMap for &mut Json {
    type Ok = ();
    type Error = Never;

    // A key is written as a string, and then its colon.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.part();
        key.serialize(&mut **self)?;
        self.raw(":")
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        self.raw("}")
    }
}

impl ser::SerializeStruct for &mut Json {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Done {
        self.key(key);
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        self.raw("}")
    }
}

/// The fields of a variant, in an object of its own.
pub struct Variant<'a>(&'a mut Json);

impl ser::SerializeStructVariant for Variant<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Done {
        self.0.key(key);
        value.serialize(&mut *self.0)
    }

    fn end(self) -> Done {
        self.0.raw("}}")
    }
}
