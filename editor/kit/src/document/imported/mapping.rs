//! The number of each block or solid tile of a tileset in the files.

/// The numbers, both ways.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mapping {
    /// By number in the files: the tileset's number. Several may have one, if they were merged in the tileset.
    pub list: Vec<Option<u16>>,
    /// By number in the tileset: the files' first; `None` without one.
    pub numbers: Vec<Option<u16>>,
}

impl Mapping {
    /// Numbers of `count` things as a project keeps them: an empty list says that they are the same. What was added
    /// since gets the numbers that follow, up to `end`.
    pub(crate) fn of(list: &[Option<u16>], count: usize, end: u16) -> Self {
        let same = || (0..end).take(count).map(Some).collect();
        let list = if list.is_empty() { same() } else { list.to_vec() };
        let mut mapping = Self { list, numbers: vec![None; count] };
        for (number, own) in (0..=u16::MAX).zip(&mapping.list) {
            if let Some(first) = own.and_then(|own| mapping.numbers.get_mut(usize::from(own))) {
                first.get_or_insert(number);
            }
        }
        for own in 0..count {
            let next = u16::try_from(mapping.list.len()).ok().filter(|next| *next < end);
            if let (None, Some(_)) = (mapping.numbers[own], next) {
                mapping.numbers[own] = next;
                mapping.list.push(Some(own as u16));
            }
        }
        mapping
    }

    /// Gives a number to a thing that has none; what had the number loses it.
    pub(crate) fn give(&mut self, own: u16, number: u16) {
        let at = usize::from(number);
        if at >= self.list.len() {
            self.list.resize(at + 1, None);
        }
        self.list[at] = Some(own);
        self.numbers.iter_mut().filter(|known| **known == Some(number)).for_each(|known| *known = None);
        if let Some(known) = self.numbers.get_mut(usize::from(own)) {
            *known = Some(number);
        }
    }

    /// The files' number of a thing of the tileset.
    pub(crate) fn number(&self, own: u16) -> Option<u16> {
        self.numbers.get(usize::from(own)).copied().flatten()
    }

    /// The numbers as a project keeps them.
    pub(crate) fn stored(&self) -> Vec<Option<u16>> {
        let is_same = (0..=u16::MAX).zip(&self.list).all(|(number, own)| *own == Some(number));
        if is_same { Vec::new() } else { self.list.clone() }
    }

    /// In the order of the files: what each number stands for; `None` for nothing.
    pub(crate) fn by_number<T: Copy>(&self, own: &[T]) -> Vec<Option<T>> {
        self.list.iter().map(|number| number.and_then(|number| own.get(usize::from(number)).copied())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_known_both_ways() {
        let same = Mapping::of(&[], 4, 3);
        assert_eq!(
            (&same.list[..], &same.numbers[..]),
            (&[0, 1, 2].map(Some)[..], &[Some(0), Some(1), Some(2), None][..])
        );
        assert_eq!(same.stored(), []);
        let list = [Some(0), Some(2), None, Some(2)];
        let mut merged = Mapping::of(&list, 4, 6);
        assert_eq!(merged.numbers, [Some(0), Some(4), Some(1), Some(5)], "what is new comes behind");
        assert_eq!(
            merged.by_number(&['0', 'n', '2', 'm']),
            [Some('0'), Some('2'), None, Some('2'), Some('n'), Some('m')]
        );
        merged.give(3, 4);
        assert_eq!(merged.numbers, [Some(0), None, Some(1), Some(4)]);
        assert_eq!(merged.list[4], Some(3));
        assert_eq!(Mapping::of(&list, 4, 5).number(3), None, "there is no room");
    }
}
