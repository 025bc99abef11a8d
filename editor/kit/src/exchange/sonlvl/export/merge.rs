//! Three states of a file: as project and disassembly last agreed, as the project wants it, as it is now.
//!
//! Changes of only one of the two are taken, unit by unit. So an export leaves alone what another program changed, and
//! another program's change is no reason to lose the project's.

/// The three states, unpacked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Three<'a> {
    /// As last agreed.
    pub base: &'a [u8],
    /// As the project wants it.
    pub ours: &'a [u8],
    /// As it is now.
    pub theirs: &'a [u8],
    /// Bytes that mean something only together.
    pub unit: usize,
}

/// The result of a merge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Merged {
    /// The contents that the file shall have.
    pub bytes: Vec<u8>,
    /// The units on which project and file agree then; of other units, those on which they last agreed.
    pub base: Vec<u8>,
    /// Units that both changed, and not to the same.
    pub conflicts: Vec<usize>,
    /// Units that are not as they were and that the project has not changed.
    pub theirs: Vec<usize>,
}

impl Three<'_> {
    /// Merges them; a conflict leaves the unit as it is now.
    pub(crate) fn merge(self) -> Merged {
        let unit = self.unit.max(1);
        let at = |bytes: &'_ [u8], n: usize| -> Option<Vec<u8>> {
            let rest = bytes.get(n.checked_mul(unit)?..).filter(|rest| !rest.is_empty())?;
            Some(rest[..unit.min(rest.len())].to_vec())
        };
        let count = [self.base, self.ours, self.theirs].map(|bytes| bytes.len().div_ceil(unit)).into_iter().max();
        let mut merged = Merged::default();
        for n in 0..count.unwrap_or(0) {
            let [base, ours, theirs] = [self.base, self.ours, self.theirs].map(|bytes| at(bytes, n));
            let (taken, agreed) = match () {
                () if ours == theirs => (ours.clone(), ours),
                // Bytes that are gone from the file, and that the project still holds, are wanted.
                () if theirs.is_none() || theirs == base => (ours.clone(), ours),
                () if ours == base => {
                    merged.theirs.push(n);
                    (theirs.clone(), base.or(theirs))
                }
                () => {
                    merged.conflicts.push(n);
                    (theirs.clone(), base.or(theirs))
                }
            };
            merged.bytes.extend(taken.unwrap_or_default());
            merged.base.extend(agreed.unwrap_or_default());
        }
        merged
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_one_side_changed_is_taken() {
        for (base, ours, theirs, bytes, agreed, conflicts) in [
            ("aabbcc", "aabbcc", "aabbcc", "aabbcc", "aabbcc", &[][..]),
            ("aabbcc", "aaxxcc", "aabbcc", "aaxxcc", "aaxxcc", &[]),
            ("aabbcc", "aabbcc", "aayycc", "aayycc", "aabbcc", &[]),
            ("aabbcc", "aaxxcc", "yybbcc", "yyxxcc", "aaxxcc", &[]),
            ("aabbcc", "aaxxcc", "aayycc", "aayycc", "aabbcc", &[1]),
            ("aabbcc", "aaxxcc", "aaxxcc", "aaxxcc", "aaxxcc", &[]),
            ("aabb", "aabbnn", "aabb", "aabbnn", "aabbnn", &[]),
            ("aabb", "aabb", "aabbnn", "aabbnn", "aabbnn", &[]),
            ("aabb", "aabbmm", "aabbnn", "aabbnn", "aabbnn", &[2]),
            ("aabbcc", "aabbcc", "aa", "aabbcc", "aabbcc", &[]),
            ("aabbc", "aabbd", "aabbc", "aabbd", "aabbd", &[]),
            ("aabbcc", "aabb", "aabbcc", "aabb", "aabb", &[]),
            ("", "aa", "", "aa", "aa", &[]),
            ("", "", "", "", "", &[]),
        ] {
            let three = Three { base: base.as_bytes(), ours: ours.as_bytes(), theirs: theirs.as_bytes(), unit: 2 };
            let merged = three.merge();
            let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            let found = (text(&merged.bytes), text(&merged.base), merged.conflicts.as_slice());
            assert_eq!(found, (bytes.to_owned(), agreed.to_owned(), conflicts), "{base} {ours} {theirs}");
        }
    }

    #[test]
    fn exporting_again_changes_nothing_more() {
        let (base, ours, theirs) = (*b"aabbcc", *b"aaxxcc", *b"yybbcc");
        let first = Three { base: &base, ours: &ours, theirs: &theirs, unit: 2 }.merge();
        let again = Three { base: &first.base, ours: &ours, theirs: &first.bytes, unit: 2 }.merge();
        assert_eq!((again.bytes, again.base, again.conflicts), (first.bytes, first.base, vec![]));
    }
}
