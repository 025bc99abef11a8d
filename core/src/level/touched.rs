//! The effect of an edit of a level on a run: from the columns of blocks that came out otherwise, the first frame follows
//! that a run of the level must be simulated again from.

use super::Level;
use crate::objects::EditedObjects;
use crate::project::Area;
use std::ops::Range;
use std::sync::Arc;

/// The difference between two states of a level, as a run can notice it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched {
    /// Nothing that a run could notice.
    Nothing,
    /// Ground, objects and a goal at known places.
    Part(Part),
    /// Rules or limits: any frame can come out otherwise.
    Everything,
}

/// An edit at known places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The ground, by columns of blocks.
    pub ground: Columns,
    /// The objects, if some were edited.
    pub objects: Option<EditedObjects>,
    /// The goal as it was and as it is, if it was edited.
    pub goals: Vec<Area>,
}

impl Part {
    /// A player whose centre was nowhere but from the first to the last of these x can notice what became of the goal.
    ///
    /// By x alone: in a level that goes round, the goal is looked for before the player's y comes back into it.
    pub fn goals_meet(&self, first: i32, last: i32) -> bool {
        self.goals.iter().any(|goal| goal.x <= last && first < goal.x.saturating_add(goal.width))
    }
}

/// Columns of blocks whose ground was edited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    /// The number of edited columns left of each column, and of the end.
    before: Vec<u32>,
}

impl Columns {
    fn new(edited: &[bool]) -> Self {
        let mut count = 0;
        let mut before = Vec::with_capacity(edited.len() + 1);
        before.push(0);
        before.extend(edited.iter().map(|is_edited| {
            count += u32::from(*is_edited);
            count
        }));
        Self { before }
    }

    /// One of the columns that hold these pixels (x of the level) was edited.
    pub fn meet(&self, pixels: Range<i32>) -> bool {
        let Some(last) = self.before.len().checked_sub(1) else { return false };
        let column = |pixel: i32| usize::try_from(pixel.div_euclid(16)).unwrap_or(0).min(last);
        let behind = column(pixels.end.saturating_add(15));
        pixels.start < pixels.end && self.before[behind] > self.before[column(pixels.start)]
    }

    fn count(&self) -> u32 {
        self.before.last().copied().unwrap_or(0)
    }
}

impl Level {
    /// Returns the difference from `before`, an earlier state of the same level.
    ///
    /// What is shared between the two is known by identity, so this costs what the edit copied. The level's start is left
    /// out: only a run that begins there depends on it.
    pub fn touched_since(&self, before: &Self) -> Touched {
        if !self.has_rules_of(before) {
            return Touched::Everything;
        }
        let same_objects = self.objects.is(&before.objects) || self.objects == before.objects;
        let objects = match (!same_objects).then(|| self.objects.edited_since(&before.objects)) {
            None => None,
            Some(Some(edited)) => Some(edited),
            Some(None) => return Touched::Everything,
        };
        let mut edited = vec![false; self.size_in_blocks().0 as usize];
        let same_size = self.terrain().mark_edited(before.terrain(), &mut edited);
        if !same_size || !self.mark_edited_chunks(before, &mut edited) {
            return Touched::Everything;
        }
        let ground = Columns::new(&edited);
        let goals: Vec<_> =
            if self.goal == before.goal { [None; 2] } else { [before.goal, self.goal] }.into_iter().flatten().collect();
        if goals.iter().any(|goal| goal.x.checked_add(goal.width).is_none()) {
            return Touched::Everything; // its far end is another place of the numbers
        }
        if objects.is_none() && ground.count() == 0 && goals.is_empty() {
            Touched::Nothing
        } else {
            Touched::Part(Part { ground, objects, goals })
        }
    }

    /// Returns true if all but the start, the goal, the ground and the placed objects is as it was.
    fn has_rules_of(&self, other: &Self) -> bool {
        self.ruleset == other.ruleset
            && self.bounds == other.bounds
            && self.limits() == other.limits()
            && (self.water, self.wrap_y) == (other.water, other.wrap_y)
            && self.tide == other.tide
            && (Arc::ptr_eq(&self.own_kinds, &other.own_kinds) || self.own_kinds == other.own_kinds)
            && (Arc::ptr_eq(&self.own_heights, &other.own_heights) || self.own_heights == other.own_heights)
    }
}

#[cfg(test)]
mod tests {
    use super::{Columns, Touched};
    use crate::level::fixtures::flat_builder;
    use crate::level::{Level, Placed};
    use crate::project::Placement;
    use crate::ruleset::Ruleset;
    use crate::tiles::SolidTile;

    /// A floor, changed by `change`.
    fn level(change: impl Fn(&mut crate::level::LevelBuilder)) -> Level {
        let mut builder = flat_builder(64);
        change(&mut builder);
        builder.build(Ruleset::default())
    }

    #[test]
    fn columns_meet_the_pixels_that_they_hold() {
        let columns = Columns::new(&[false, true, false, false, true]);
        for (row, pixels, expected) in [
            ("left of it", 0..16, false),
            ("its first pixel", 0..17, true),
            ("its last pixel", 31..32, true),
            ("between two", 32..64, false),
            ("over all", -100..10_000, true),
            ("right of all", 80..10_000, false),
            ("left of the level", i32::MIN..0, false),
            ("nothing", 20..20, false),
            ("the widest", i32::MIN..i32::MAX, true),
        ] {
            assert_eq!(columns.meet(pixels), expected, "{row}");
        }
        assert!(!Columns::default().meet(i32::MIN..i32::MAX));
    }

    #[test]
    fn an_edit_touches_what_it_changes() {
        let plain = level(|_| {});
        assert_eq!(plain.touched_since(&plain.clone()), Touched::Nothing);
        assert_eq!(level(|_| {}).touched_since(&plain), Touched::Nothing, "built anew, the same");
        assert_eq!(
            level(|builder| builder.start.x += 9).touched_since(&plain),
            Touched::Nothing,
            "the start is the run's"
        );

        let block = level(|builder| builder.put(20, 5, Placed::solid(1)));
        let Touched::Part(part) = block.touched_since(&plain) else { panic!("ground alone") };
        let columns = &part.ground;
        assert!(columns.meet(320..336) && !columns.meet(0..320) && !columns.meet(336..2000) && part.objects.is_none());
        assert_eq!(plain.touched_since(&block), Touched::Part(part), "both ways");

        let area = |x| Some(crate::project::Area { x, y: 0, width: 40, height: 400 });
        let ends = level(|builder| builder.goal = area(500));
        for (row, other, first, last, expected) in [
            ("new", &plain, 0, 499, false),
            ("its first column", &plain, 500, 500, true),
            ("behind it", &plain, 540, 900, false),
            ("where it was", &level(|builder| builder.goal = area(100)), 120, 130, true),
        ] {
            let Touched::Part(part) = ends.touched_since(other) else { panic!("{row}: the goal alone") };
            assert_eq!(part.goals_meet(first, last), expected, "{row}");
        }
        let endless = level(|builder| builder.goal = area(i32::MAX));
        assert_eq!(endless.touched_since(&plain), Touched::Everything, "a goal at the end of the numbers");

        for (row, other) in [
            ("water", level(|builder| builder.water = Some(100))),
            ("camera limits", level(|builder| builder.bounds.bottom += 1)),
            (
                "the first object",
                level(|builder| builder.placements.push(Placement { kind: "ring".into(), ..Placement::default() })),
            ),
            ("the size", flat_builder(65).build(Ruleset::default())),
            ("the rules", flat_builder(64).build(Ruleset { extended_camera: true, ..Ruleset::default() })),
        ] {
            assert_eq!(other.touched_since(&plain), Touched::Everything, "{row}");
        }
        let mut bent = plain.clone();
        bent.set_shape(1, &SolidTile::default());
        assert_eq!(bent.touched_since(&plain), Touched::Everything, "a tile that may be anywhere");
    }
}
