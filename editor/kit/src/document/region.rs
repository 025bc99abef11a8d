//! An area of a level: blocks that are selected, in any shape.

use std::collections::BTreeSet;

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
        both.has_blocks().then_some(both)
    }

    /// Returns the number of its blocks.
    pub fn count(self) -> i64 {
        i64::from(self.right - self.left) * i64::from(self.bottom - self.top)
    }

    const fn has_blocks(self) -> bool {
        self.left < self.right && self.top < self.bottom
    }
}

/// Columns from one on to the one before another.
type Stretch = (i32, i32);

/// Rows that have the same columns.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Band {
    top: i32,
    bottom: i32,
    /// From left to right, none of them empty; between two of them is a gap.
    stretches: Vec<Stretch>,
}

/// Blocks in any shape, as bands of rows from top to bottom. Regions of the same blocks are equal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Region(Vec<Band>);

impl Region {
    /// Nothing but a rectangle.
    pub fn of(blocks: Blocks) -> Self {
        let Blocks { left, top, right, bottom } = blocks;
        let band = Band { top, bottom, stretches: vec![(left, right)] };
        Self(if blocks.has_blocks() { vec![band] } else { Vec::new() })
    }

    /// Blocks in any order, column and row of each.
    pub fn of_places(places: impl IntoIterator<Item = (i32, i32)>) -> Self {
        let mut places: Vec<_> = places.into_iter().map(|(x, y)| (y, x)).collect();
        places.sort_unstable();
        places.dedup();
        let mut region = Self::default();
        for row in places.chunk_by(|a, b| a.0 == b.0) {
            let runs = row.chunk_by(|a, b| a.1 + 1 == b.1);
            let stretches = runs.map(|run| (run[0].1, run[0].1.saturating_add(run.len() as i32))).collect();
            region.push(row[0].0, row[0].0.saturating_add(1), stretches);
        }
        region
    }

    /// True if it has no block.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// True if it is a single rectangle.
    pub fn is_rectangle(&self) -> bool {
        matches!(self.0.as_slice(), [band] if band.stretches.len() == 1)
    }

    /// Rectangles that share no block and have all of them.
    pub fn parts(&self) -> impl Iterator<Item = Blocks> + '_ {
        self.0.iter().flat_map(|Band { top, bottom, stretches }| {
            let part = |(left, right): &Stretch| Blocks { left: *left, top: *top, right: *right, bottom: *bottom };
            stretches.iter().map(part)
        })
    }

    /// Returns the number of its blocks.
    pub fn count(&self) -> i64 {
        self.parts().map(Blocks::count).sum()
    }

    /// True if the block is in it.
    pub fn contains(&self, x: i32, y: i32) -> bool {
        let band = self.0.partition_point(|band| band.bottom <= y);
        self.0.get(band).filter(|band| band.top <= y).is_some_and(|band| {
            let stretch = band.stretches.partition_point(|(_, right)| *right <= x);
            band.stretches.get(stretch).is_some_and(|(left, _)| *left <= x)
        })
    }

    /// The region in which each block is a square of so many blocks a side.
    #[must_use]
    pub fn scaled(&self, side: i32) -> Self {
        let scaled = |band: &Band| {
            let stretches = band.stretches.iter().map(|(left, right)| (left * side, right * side)).collect();
            Band { top: band.top * side, bottom: band.bottom * side, stretches }
        };
        Self(self.0.iter().map(scaled).collect())
    }

    /// Adds blocks.
    pub fn add(&mut self, other: &Self) {
        *self = self.combined(other, |mine, theirs| mine || theirs);
    }

    /// Takes blocks away.
    pub fn subtract(&mut self, other: &Self) {
        *self = self.combined(other, |mine, theirs| mine && !theirs);
    }

    /// The region with a rim of so many blocks around it, corners included, as far as a rectangle reaches.
    #[must_use]
    pub fn grown(&self, by: i32, within: Blocks) -> Self {
        let widened = |band: &Band| {
            let stretches = band.stretches.iter().map(|(left, right)| (left - by, right + by));
            let joined = stretches.fold(Vec::<Stretch>::new(), |mut joined, (left, right)| {
                match joined.last_mut() {
                    Some(last) if last.1 >= left => last.1 = right,
                    _ => joined.push((left, right)),
                }
                joined
            });
            Band { stretches: joined, ..*band }
        };
        let wide = Self(self.0.iter().map(widened).collect());
        let shifted = |region: &Self, down: i32| {
            let bands = region.0.iter().cloned();
            Self(bands.map(|band| Band { top: band.top + down, bottom: band.bottom + down, ..band }).collect())
        };
        let mut grown = wide;
        for _ in 0..by {
            let (above, below) = (shifted(&grown, -1), shifted(&grown, 1));
            grown.add(&above);
            grown.add(&below);
        }
        grown.combined(&Self::of(within), |mine, theirs| mine && theirs)
    }

    /// The region without its outermost blocks, so many deep.
    #[must_use]
    pub fn shrunk(&self, by: i32) -> Self {
        let Some(Blocks { left, top, right, bottom }) = self.bounds() else { return Self::default() };
        let around = Blocks { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
        let mut outside = Self::of(around);
        outside.subtract(self);
        let mut inside = self.clone();
        inside.subtract(&outside.grown(by, around));
        inside
    }

    /// The rectangle around all of it.
    pub fn bounds(&self) -> Option<Blocks> {
        self.parts().reduce(|a, b| Blocks {
            left: a.left.min(b.left),
            top: a.top.min(b.top),
            right: a.right.max(b.right),
            bottom: a.bottom.max(b.bottom),
        })
    }

    /// Every block: column and row.
    pub fn blocks(&self) -> impl Iterator<Item = (i32, i32)> + '_ {
        self.0.iter().flat_map(|band| {
            let columns = || band.stretches.iter().flat_map(|(left, right)| *left..*right);
            (band.top..band.bottom).flat_map(move |y| columns().map(move |x| (x, y)))
        })
    }

    /// The pieces of its outline, as pairs of corners in blocks: edges between two of its blocks are left out.
    pub fn outline(&self) -> Vec<((i32, i32), (i32, i32))> {
        let mut lines = Vec::new();
        let mut above: Option<&Band> = None;
        for band in &self.0 {
            let upper = above.filter(|above| above.bottom == band.top).map_or(&[] as &[_], |above| &above.stretches);
            if let Some(above) = above.filter(|above| above.bottom < band.top) {
                lines.extend(across(&above.stretches, &[], above.bottom));
            }
            lines.extend(across(upper, &band.stretches, band.top));
            for (left, right) in &band.stretches {
                lines.extend([left, right].map(|x| ((*x, band.top), (*x, band.bottom))));
            }
            above = Some(band);
        }
        lines.extend(above.into_iter().flat_map(|last| across(&last.stretches, &[], last.bottom)));
        lines
    }

    /// The blocks for which `keep` says so, of what each of both has there.
    fn combined(&self, other: &Self, keep: fn(bool, bool) -> bool) -> Self {
        let edges: BTreeSet<i32> = self.0.iter().chain(&other.0).flat_map(|band| [band.top, band.bottom]).collect();
        let edges: Vec<i32> = edges.into_iter().collect();
        let (mut mine, mut theirs) = (self.0.as_slice(), other.0.as_slice());
        let mut region = Self::default();
        for rows in edges.windows(2) {
            let stretches = merged(stretches_at(&mut mine, rows[0]), stretches_at(&mut theirs, rows[0]), keep);
            region.push(rows[0], rows[1], stretches);
        }
        region
    }

    /// Adds rows below the others.
    fn push(&mut self, top: i32, bottom: i32, stretches: Vec<Stretch>) {
        match self.0.last_mut() {
            Some(last) if last.bottom == top && last.stretches == stretches => last.bottom = bottom,
            _ if stretches.is_empty() => {}
            _ => self.0.push(Band { top, bottom, stretches }),
        }
    }
}

/// Returns the stretches of a row and drops the bands above it.
fn stretches_at<'a>(bands: &mut &'a [Band], y: i32) -> &'a [Stretch] {
    while let [first, rest @ ..] = *bands
        && first.bottom <= y
    {
        *bands = rest;
    }
    bands.first().filter(|band| band.top <= y).map_or(&[], |band| &band.stretches)
}

/// The columns for which `keep` says so, of what each of both has there.
fn merged(mine: &[Stretch], theirs: &[Stretch], keep: fn(bool, bool) -> bool) -> Vec<Stretch> {
    let edges = |list: &[Stretch]| list.iter().flat_map(|(left, right)| [*left, *right]).collect::<Vec<i32>>();
    let (mine, theirs) = (edges(mine), edges(theirs));
    let (mut a, mut b) = (0, 0);
    let (mut result, mut from) = (Vec::new(), None);
    while a < mine.len() || b < theirs.len() {
        let x = mine.get(a).into_iter().chain(theirs.get(b)).copied().min().unwrap_or_default();
        a += usize::from(mine.get(a) == Some(&x));
        b += usize::from(theirs.get(b) == Some(&x));
        // Behind an odd number of edges is the inside.
        match (keep(a % 2 == 1, b % 2 == 1), from) {
            (true, None) => from = Some(x),
            (false, Some(left)) => {
                result.push((left, x));
                from = None;
            }
            _ => {}
        }
    }
    result
}

/// The lines between the rows above `y` and below it: where only one of both has a block.
fn across(above: &[Stretch], below: &[Stretch], y: i32) -> Vec<((i32, i32), (i32, i32))> {
    let differing = merged(above, below, |above, below| above != below);
    differing.into_iter().map(|(left, right)| ((left, y), (right, y))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rectangle(a: (i32, i32), b: (i32, i32)) -> Region {
        Region::of(Blocks::spanned(a, b))
    }

    #[test]
    fn rectangles_are_added_and_taken_away_without_overlap() {
        let mut region = rectangle((0, 0), (9, 9));
        assert!(region.is_rectangle());
        region.add(&rectangle((5, 5), (14, 14)));
        assert_eq!((region.count(), region.is_rectangle()), (100 + 100 - 25, false));
        region.subtract(&rectangle((12, 3), (3, 12)));
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
        assert_eq!(Region::of_places(region.blocks()), region);
        region.subtract(&rectangle((-5, -5), (50, 50)));
        assert!(region.is_empty() && region.outline().is_empty() && region.bounds().is_none());
    }

    #[test]
    fn the_outline_goes_around_and_not_through() {
        let mut region = rectangle((0, 0), (1, 1));
        region.add(&rectangle((2, 0), (3, 3)));
        let length = |region: &Region| -> i32 { region.outline().iter().map(|(a, b)| (b.0 - a.0) + (b.1 - a.1)).sum() };
        assert_eq!(length(&region), 4 + 4 + 2 + 2 + 2 + 2);
        assert_eq!(length(&region.scaled(8)), 16 * 8);
        region.add(&rectangle((0, 9), (0, 9)));
        assert_eq!(length(&region), 16 + 4, "a part below a gap");
        region.subtract(&rectangle((2, 1), (2, 1)));
        assert_eq!(length(&region), 20 + 4, "a hole");
    }

    #[test]
    fn any_places_make_the_region_that_has_them() {
        let mut random = 9_u64;
        let mut next = |below: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((random >> 33) % below) as i32
        };
        for round in 0..300 {
            let [a, b]: [BTreeSet<(i32, i32)>; 2] = [0, 1].map(|_| (0..next(60)).map(|_| (next(9), next(9))).collect());
            let [mut sum, mut rest] = [0, 1].map(|_| Region::of_places(a.iter().copied()));
            let other = Region::of_places(b.iter().copied());
            sum.add(&other);
            rest.subtract(&other);
            assert_eq!(sum, Region::of_places(a.union(&b).copied()), "round {round}");
            assert_eq!(rest, Region::of_places(a.difference(&b).copied()), "round {round}");
            let edges = |(x, y): &(i32, i32)| {
                [(1, 0), (-1, 0), (0, 1), (0, -1)].iter().filter(|(dx, dy)| !a.contains(&(x + dx, y + dy))).count()
            };
            let outline = Region::of_places(a.iter().copied()).outline();
            let length: i32 = outline.iter().map(|(a, b)| (b.0 - a.0) + (b.1 - a.1)).sum();
            assert_eq!(length as usize, a.iter().map(edges).sum::<usize>(), "round {round}");
        }
    }

    #[test]
    fn a_region_grows_and_shrinks_by_whole_blocks() {
        let mut random = 5_u64;
        let mut next = |below: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((random >> 33) % below) as i32
        };
        let within = Blocks { left: 0, top: 0, right: 12, bottom: 10 };
        for round in 0..200 {
            let cells: BTreeSet<(i32, i32)> = (0..next(50)).map(|_| (next(12), next(10))).collect();
            let region = Region::of_places(cells.iter().copied());
            for by in 0..3 {
                let near =
                    |(x, y): (i32, i32)| (-by..=by).flat_map(move |dy| (-by..=by).map(move |dx| (x + dx, y + dy)));
                let all = (0..10).flat_map(|y| (0..12).map(move |x| (x, y)));
                let grown = all.clone().filter(|at| near(*at).any(|at| cells.contains(&at)));
                assert_eq!(region.grown(by, within), Region::of_places(grown), "round {round}, by {by}");
                let shrunk = all.filter(|at| near(*at).all(|at| cells.contains(&at)));
                assert_eq!(region.shrunk(by), Region::of_places(shrunk), "round {round}, by {by}");
            }
        }
    }

    #[test]
    fn a_ragged_region_takes_no_longer_than_its_edge_is() {
        // A comb of 256,000 blocks, as a wand may find it.
        let comb = (0..1000).flat_map(|y| (0..512).step_by(2).map(move |x| (x, y * 2 + x % 4 / 2)));
        let mut region = Region::of_places(comb);
        assert_eq!((region.count(), region.parts().count()), (256_000, 256_000));
        assert_eq!(region.outline().len(), 4 * 256_000);
        assert_eq!((0..2000).filter(|y| region.contains(2, *y)).count(), 1000);
        region.subtract(&rectangle((0, 500), (600, 600)));
        assert!(region.count() < 256_000 && !region.contains(2, 501));
    }
}
