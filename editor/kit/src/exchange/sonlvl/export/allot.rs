//! Numbers for what is new: behind what the files hold, as far as the game has room, then those that nothing uses.

/// The source of free numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbering {
    /// Numbers that the files hold: 0 up to this one, which is not held.
    pub held: u16,
    /// The first number that the game has no room for.
    pub end: u16,
    /// Numbers that must stay what they are, by number.
    pub taken: Vec<bool>,
    /// Numbers below `held` whose data is blank; they are given out first.
    pub blank: Vec<bool>,
}

impl Numbering {
    /// Marks a number as one that must stay.
    pub(crate) fn take(&mut self, number: u16) {
        let at = usize::from(number);
        if at >= self.taken.len() {
            self.taken.resize(at + 1, false);
        }
        self.taken[at] = true;
    }

    /// The number is not given out.
    fn is_taken(&self, number: u16) -> bool {
        self.taken.get(usize::from(number)).copied().unwrap_or(false)
    }

    /// The numbers that can be given out, in the order in which they are.
    pub(crate) fn free(&self) -> impl Iterator<Item = u16> + '_ {
        let is_blank = |number: &u16| self.blank.get(usize::from(*number)).copied().unwrap_or(false);
        let held = 1..self.held.min(self.end).max(1);
        let (behind, reused) = (self.held.max(1)..self.end, held.clone());
        let free = move |number: &u16| !self.is_taken(*number);
        let blank = held.filter(is_blank);
        behind.chain(blank).chain(reused.filter(move |number| !is_blank(number))).filter(free)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_given_out_at_the_end_then_in_unused_places() {
        let mut numbering = Numbering { held: 5, end: 7, ..Numbering::default() };
        [0, 1, 5].into_iter().for_each(|number| numbering.take(number));
        assert_eq!(numbering.free().collect::<Vec<_>>(), [6, 2, 3, 4]);
        numbering.blank = vec![true, true, false, false, true];
        assert_eq!(numbering.free().collect::<Vec<_>>(), [6, 4, 2, 3]);
        let full = Numbering { held: 3, end: 2, taken: vec![true, true, true], blank: Vec::new() };
        assert_eq!(full.free().count(), 0);
    }
}
