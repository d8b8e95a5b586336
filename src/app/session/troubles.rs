//! What the reader is told about the keeping of the open session.

/// Something that went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trouble {
    /// The store is full, blocked or does not answer: the session is in memory alone.
    NotKept,
    /// Another window deleted it: it is in memory alone, and is written again if the reader says so.
    DeletedElsewhere,
    /// Another window changed it, and its state is shown. Undo brings that of this window back.
    ChangedElsewhere,
    /// Parts of it could not be read. They were put aside.
    Damaged(usize),
}

impl Trouble {
    /// Whether the session is in memory alone. That is over once the session is kept. All else has
    /// happened, and is told until the reader has read it.
    fn is_unkept(self) -> bool {
        matches!(self, Trouble::NotKept | Trouble::DeletedElsewhere)
    }
}

/// Everything that is told, what happened first at the beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Troubles(Vec<Trouble>);

impl Troubles {
    /// Everything that is told.
    pub fn all(&self) -> Vec<Trouble> {
        self.0.clone()
    }

    /// Whether this is told.
    pub fn has(&self, trouble: Trouble) -> bool {
        self.0.contains(&trouble)
    }

    /// Whether it is told that the session is in memory alone.
    pub fn is_unkept(&self) -> bool {
        self.0.iter().any(|trouble| trouble.is_unkept())
    }

    /// Tells something. For being in memory alone, one reason is told.
    pub fn tell(&mut self, trouble: Trouble) {
        if trouble.is_unkept() {
            self.0.retain(|other| *other == trouble || !other.is_unkept());
        }
        if !self.has(trouble) {
            self.0.push(trouble);
        }
    }

    /// Tells that so many parts could not be read.
    pub fn tell_damaged(&mut self, parts: usize) {
        if parts > 0 {
            self.tell(Trouble::Damaged(parts));
        }
    }

    /// The session is kept.
    pub fn kept(&mut self) {
        self.0.retain(|trouble| !trouble.is_unkept());
    }

    /// The reader has read it.
    pub fn read(&mut self, trouble: Trouble) {
        self.0.retain(|other| *other != trouble);
    }
}
