//! An area of a level: blocks that are selected, in any shape that rectangles make.

/// A rectangle of blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocks {
    /// First column.
    pub left: i32,
    /// First row.
    pub top: i32,
    /// The column behind the last.
    pub right: i32,
    /// The row behind the last.
    pub bottom: i32,
}

impl Blocks {
    /// The rectangle that two blocks span, both included.
    pub fn spanned(a: (i32, i32), b: (i32, i32)) -> Self {
        let (left, top) = (a.0.min(b.0), a.1.min(b.1));
        Self { left, top, right: a.0.max(b.0).saturating_add(1), bottom: a.1.max(b.1).saturating_add(1) }
    }

    /// The part that both share.
    pub fn shared(self, other: Self) -> Option<Self> {
        let both = Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        };
        (both.left < both.right && both.top < both.bottom).then_some(both)
    }

    /// How many blocks it has.
    pub fn count(self) -> i64 {
        i64::from(self.right - self.left) * i64::from(self.bottom - self.top)
    }

    /// What is left of it without the other: up to four rectangles.
    fn without(self, other: Self) -> Vec<Self> {
        let Some(hole) = self.shared(other) else { return vec![self] };
        let sides = [
            Self { bottom: hole.top, ..self },
            Self { top: hole.bottom, ..self },
            Self { top: hole.top, bottom: hole.bottom, right: hole.left, ..self },
            Self { top: hole.top, bottom: hole.bottom, left: hole.right, ..self },
        ];
        sides.into_iter().filter(|side| side.left < side.right && side.top < side.bottom).collect()
    }
}

/// Blocks in any shape: rectangles that share none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Region(Vec<Blocks>);

impl Region {
    /// Nothing but a rectangle.
    pub fn of(blocks: Blocks) -> Self {
        Self(vec![blocks])
    }

    /// True if it has no block.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Its rectangles.
    pub fn parts(&self) -> &[Blocks] {
        &self.0
    }

    /// How many blocks it has.
    pub fn count(&self) -> i64 {
        self.0.iter().map(|part| part.count()).sum()
    }

    /// True if the block is in it.
    pub fn contains(&self, x: i32, y: i32) -> bool {
        self.0.iter().any(|part| (part.left..part.right).contains(&x) && (part.top..part.bottom).contains(&y))
    }

    /// Adds a rectangle.
    pub fn add(&mut self, blocks: Blocks) {
        self.subtract(blocks);
        self.0.push(blocks);
    }

    /// Takes a rectangle away.
    pub fn subtract(&mut self, blocks: Blocks) {
        self.0 = self.0.iter().flat_map(|part| part.without(blocks)).collect();
    }

    /// The rectangle around all of it.
    pub fn bounds(&self) -> Option<Blocks> {
        self.0.iter().copied().reduce(|a, b| Blocks {
            left: a.left.min(b.left),
            top: a.top.min(b.top),
            right: a.right.max(b.right),
            bottom: a.bottom.max(b.bottom),
        })
    }

    /// Every block: column and row.
    pub fn blocks(&self) -> impl Iterator<Item = (i32, i32)> + '_ {
        self.0.iter().flat_map(|part| {
            let part = *part;
            (part.top..part.bottom).flat_map(move |y| (part.left..part.right).map(move |x| (x, y)))
        })
    }

    /// The pieces of its outline, as pairs of corners in blocks: edges between two of its parts are left out.
    pub fn outline(&self) -> Vec<((i32, i32), (i32, i32))> {
        let mut lines = Vec::new();
        for part in &self.0 {
            let Blocks { left, top, right, bottom } = *part;
            for (y, beyond) in [(top, top - 1), (bottom, bottom)] {
                let hidden = |other: &&Blocks| (other.top..other.bottom).contains(&beyond);
                let covers = self.0.iter().filter(hidden).map(|other| (other.left, other.right));
                lines.extend(open(left, right, covers).into_iter().map(|(a, b)| ((a, y), (b, y))));
            }
            for (x, beyond) in [(left, left - 1), (right, right)] {
                let hidden = |other: &&Blocks| (other.left..other.right).contains(&beyond);
                let covers = self.0.iter().filter(hidden).map(|other| (other.top, other.bottom));
                lines.extend(open(top, bottom, covers).into_iter().map(|(a, b)| ((x, a), (x, b))));
            }
        }
        lines
    }
}

/// What is left of a stretch without the stretches that cover it.
fn open(from: i32, to: i32, covers: impl Iterator<Item = (i32, i32)>) -> Vec<(i32, i32)> {
    let mut rest = vec![(from, to)];
    for (low, high) in covers {
        rest = rest.into_iter().flat_map(|(a, b)| [(a, b.min(low)), (a.max(high), b)]).filter(|(a, b)| a < b).collect();
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_are_added_and_taken_away_without_overlap() {
        let mut region = Region::of(Blocks::spanned((0, 0), (9, 9)));
        region.add(Blocks::spanned((5, 5), (14, 14)));
        assert_eq!(region.count(), 100 + 100 - 25);
        region.subtract(Blocks::spanned((12, 3), (3, 12)));
        let expected = |x: i32, y: i32| {
            let a = (0..10).contains(&x) && (0..10).contains(&y);
            let b = (5..15).contains(&x) && (5..15).contains(&y);
            (a || b) && !((3..13).contains(&x) && (3..13).contains(&y))
        };
        for y in -2..18 {
            for x in -2..18 {
                assert_eq!(region.contains(x, y), expected(x, y), "{x}, {y}");
                assert_eq!(region.blocks().filter(|at| *at == (x, y)).count(), usize::from(expected(x, y)));
            }
        }
        assert_eq!(region.bounds(), Some(Blocks { left: 0, top: 0, right: 15, bottom: 15 }));
        region.subtract(Blocks::spanned((-5, -5), (50, 50)));
        assert!(region.is_empty() && region.outline().is_empty() && region.bounds().is_none());
    }

    #[test]
    fn the_outline_goes_around_and_not_through() {
        let mut region = Region::of(Blocks::spanned((0, 0), (1, 1)));
        region.add(Blocks::spanned((2, 0), (3, 3)));
        let length: i32 = region.outline().iter().map(|(a, b)| (b.0 - a.0) + (b.1 - a.1)).sum();
        assert_eq!(length, 4 + 4 + 2 + 2 + 2 + 2);
    }
}
