//! Steps that can be undone and done again.

use std::mem;

/// A value, those that were before it, and those that were undone.
///
/// ```
/// use hule::entry::Undo;
///
/// let mut name = Undo::new("", 100);
/// name.change_to("Anna");
/// assert!(name.undo() && !name.undo());
/// assert!(name.redo());
/// assert_eq!(*name.now(), "Anna");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undo<T> {
    now: T,
    past: Vec<T>,
    future: Vec<T>,
    most: usize,
}

impl<T> Undo<T> {
    /// A value to which nothing has happened. At most `most` steps can be undone.
    pub const fn new(now: T, most: usize) -> Undo<T> {
        Undo { now, past: Vec::new(), future: Vec::new(), most }
    }

    /// The value as it is now.
    pub fn now(&self) -> &T {
        &self.now
    }

    /// The value as it is now, for a change that is no step of its own.
    pub fn now_mut(&mut self) -> &mut T {
        &mut self.now
    }

    /// Takes a step. What was undone can't be done again.
    pub fn change_to(&mut self, next: T) {
        let before = mem::replace(&mut self.now, next);
        if self.past.len() == self.most {
            self.past.remove(0);
        }
        self.past.push(before);
        self.future.clear();
    }

    /// The values before the present one, the last one first.
    pub fn before(&self) -> impl Iterator<Item = &T> {
        self.past.iter().rev()
    }

    /// Remembers values that were before all others, the oldest first.
    pub fn remember(&mut self, before: Vec<T>) {
        self.past.splice(..0, before);
        let extra = self.past.len().saturating_sub(self.most);
        self.past.drain(..extra);
    }

    /// Whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to do again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Undoes the last step. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        go(&mut self.past, &mut self.now, &mut self.future)
    }

    /// Does the step again that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        go(&mut self.future, &mut self.now, &mut self.past)
    }

    /// Forgets what was before, and what was undone.
    pub fn forget_steps(&mut self) {
        self.past.clear();
        self.future.clear();
    }
}

fn go<T>(from: &mut Vec<T>, now: &mut T, to: &mut Vec<T>) -> bool {
    let Some(there) = from.pop() else { return false };
    to.push(mem::replace(now, there));
    true
}
