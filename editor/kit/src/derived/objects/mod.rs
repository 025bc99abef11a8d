//! The look of objects: sketches of the placed ones, kept until the level's objects change, and pictures of sketches.

mod palette;
mod raster;
mod sketch;

pub use raster::{Sprite, sprite};
pub use sketch::{REACH, Sketch};

use sim::level::Level;
use sim::objects::kinds::others::own::draw_kind;
use sim::objects::placed::{placed, read_placement};
use sim::objects::{Object, PlacedObject, Placements, Setting, shown};
use sim::project::{OwnKind, OwnKinds, Placement, PlacementId};
use sim::ruleset::Ruleset;
use sim::world::World;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// Drawn mirrored: left to right, top to bottom.
pub type Flips = (bool, bool);

/// A placed object as an editor shows it: just loaded.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The object as it is placed.
    pub placed: PlacedObject,
    /// The object as it would be loaded.
    pub object: Object,
    /// The sketch of its look.
    pub sketch: Arc<Sketch>,
    /// Its picture is to be mirrored.
    pub flips: Flips,
    /// The area of its picture: left, top, right, bottom in level pixels, the last two exclusive.
    pub area: [i32; 4],
}

impl Shown {
    /// Returns the middle of its picture: some hang or stand away from the place that they are placed at.
    pub fn centre(&self) -> (i32, i32) {
        (self.object.body.x.px(), self.object.body.y.px())
    }
}

/// The placed objects of a level as an editor shows them.
#[derive(Clone, Debug, Default)]
pub struct Looks {
    of: Placements,
    rules: Ruleset,
    own: Arc<OwnKinds>,
    list: Vec<Shown>,
    places: HashMap<PlacementId, usize>,
}

impl Looks {
    /// True if nothing changed that the looks depend on.
    pub(crate) fn are_of(&self, level: &Level) -> bool {
        self.of.is(level.objects()) && self.rules == level.ruleset && Arc::ptr_eq(&self.own, level.own_kinds())
    }

    /// Draws the objects of a level. What did not change is taken over from `old`.
    pub fn new(level: &Level, old: &Self) -> Self {
        let mut sketches: HashMap<u64, Arc<Sketch>> = HashMap::new();
        let kept = old.rules == level.ruleset && Arc::ptr_eq(&old.own, level.own_kinds());
        let of = |placed: &PlacedObject| {
            if let Some(before) = old.get(placed.id).filter(|before| kept && before.placed == *placed) {
                return before.clone();
            }
            let sketch = |sketch: Sketch| sketches.entry(sketch.key()).or_insert_with(|| Arc::new(sketch)).clone();
            shown_of(level, placed, sketch)
        };
        let list: Vec<_> = level.objects().list().iter().filter(|placed| placed.is_known_placement()).map(of).collect();
        let places = list.iter().enumerate().map(|(place, shown)| (shown.placed.id, place)).collect();
        let own = level.own_kinds().clone();
        Self { of: level.objects().clone(), rules: level.ruleset, own, list, places }
    }

    /// The project's own kinds, of which some of them may be.
    pub fn own(&self) -> &OwnKinds {
        &self.own
    }

    /// Returns all of them, by columns of 128 pixels.
    pub fn list(&self) -> &[Shown] {
        &self.list
    }

    /// The object of that id; `None` if there is none, or none of a kind that is known.
    pub fn get(&self, id: PlacementId) -> Option<&Shown> {
        self.list.get(*self.places.get(&id)?)
    }
}

fn shown_of(level: &Level, placed: &PlacedObject, share: impl FnOnce(Sketch) -> Arc<Sketch>) -> Shown {
    let object = shown(level, placed);
    let mut sketch = Sketch::default();
    object.state.look(&object.body, &Setting { level, values: &placed.values }, &mut sketch);
    let flips = flips(&object);
    let area = area(&sketch, &object, flips);
    Shown { placed: *placed, object, sketch: share(sketch), flips, area }
}

/// A placement as it looks; `None` for a kind that is not known.
pub fn shown_of_placement(level: &Level, placement: &Placement) -> Option<Shown> {
    let read = read_placement(placement, level.own_kinds(), |_| {})?;
    Some(shown_of(level, &placed(0, placement, read, level.own_kinds()), Arc::new))
}

/// Returns the area of the picture of a placed object: left, top, right, bottom in level pixels, the last two exclusive.
pub fn covered(level: &Level, placed: &PlacedObject) -> [i32; 4] {
    let object = shown(level, placed);
    let mut sketch = Sketch::default();
    object.state.look(&object.body, &Setting { level, values: &placed.values }, &mut sketch);
    area(&sketch, &object, flips(&object))
}

/// Returns the area of the picture of an object of the running world: left, top, right, bottom in level pixels, the last two
/// exclusive.
pub fn covered_now(object: &Object, setting: &Setting<'_>) -> [i32; 4] {
    let mut sketch = Sketch::default();
    object.state.look(&object.body, setting, &mut sketch);
    area(&sketch, object, flips(object))
}

/// As [`covered`], for an object of a project's own kind.
pub fn covered_by_own(kind: &OwnKind, placed: &PlacedObject) -> [i32; 4] {
    let mut sketch = Sketch::default();
    draw_kind(kind, &mut sketch);
    let half = |size: u16| i32::from(size.max(4));
    let (half_width, half_height) = (half(kind.half_width), half(kind.half_height));
    let around = sketch.bounds().unwrap_or([-half_width, -half_height, half_width, half_height]);
    let [left, top, right, bottom] = mirrored(around, (placed.flip_x, false));
    let (x, y) = (placed.x, placed.y);
    [x.saturating_add(left), y.saturating_add(top), x.saturating_add(right), y.saturating_add(bottom)]
}

/// Says of placed objects whether a running world has none of them: near the camera it would have loaded them.
pub fn is_away(world: &World, level: &Level) -> impl Fn(&PlacedObject) -> bool {
    let known = level.objects();
    let placed = world.objects.slots.iter().filter_map(|(_, object)| known.get(object.body.placement));
    let live: HashSet<PlacementId> =
        placed.filter(|placed| placed.is_known_placement()).map(|placed| placed.id).collect();
    move |placed| !world.objects.would_load(placed) && !live.contains(&placed.id)
}

/// Returns the flips of an object's picture.
pub fn flips(object: &Object) -> Flips {
    let info = object.state.kind().info();
    (object.body.flip_x && info.flips_x, object.body.flip_y && info.flips_y)
}

/// Returns the area of an object's picture; if it draws nothing, its size on the screen.
fn area(sketch: &Sketch, object: &Object, flips: Flips) -> [i32; 4] {
    let body = &object.body;
    let (half_width, half_height) = (i32::from(body.half_width.max(4)), i32::from(body.half_height.max(4)));
    let around = sketch.bounds().unwrap_or([-half_width, -half_height, half_width, half_height]);
    let [left, top, right, bottom] = mirrored(around, flips);
    let (x, y) = (body.x.px(), body.y.px());
    [x.saturating_add(left), y.saturating_add(top), x.saturating_add(right), y.saturating_add(bottom)]
}

/// A rectangle around an object's centre, mirrored about it.
pub fn mirrored([left, top, right, bottom]: [i32; 4], (flip_x, flip_y): Flips) -> [i32; 4] {
    let (left, right) = if flip_x { (-right, -left) } else { (left, right) };
    let (top, bottom) = if flip_y { (-bottom, -top) } else { (top, bottom) };
    [left, top, right, bottom]
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::objects::{KINDS, KindId};
    use sim::project::{LevelData, Project};

    fn project(placements: Vec<Placement>) -> Project {
        let level = LevelData { key: "a".into(), placements, ..LevelData::default() };
        Project { levels: vec![Arc::new(level)], chunk_size: 8, ..Project::default() }
    }

    fn block(id: u64, x: i32) -> Placement {
        Placement { id: PlacementId(id), kind: "block".into(), x, y: 50, ..Placement::default() }
    }

    #[test]
    fn what_swings_is_shown_where_it_hangs() {
        let placement = Placement { x: 300, y: 96, kind: "swinging_platform".into(), ..Placement::default() };
        let level = Level::compile(&project(Vec::new()), "a").expect("the level is there");
        let shown = shown_of_placement(&level, &placement).expect("the kind is known");
        assert_eq!(shown.centre(), (300, 96 + 4 * 16 + 8), "four links below");
        assert_eq!(
            [shown.area[1], shown.area[3]],
            [96 - 7, 168 + 8],
            "from the top of its first link to its lower edge"
        );
    }

    #[test]
    fn looks_follow_the_objects_and_share_what_is_alike() {
        let first = project(vec![block(1, 0), block(2, 300)]);
        let mut level = Level::compile(&first, "a").expect("the level is there");
        let looks = Looks::new(&level, &Looks::default());
        let [a, b] = looks.list() else { panic!("{looks:?}") };
        assert!(Arc::ptr_eq(&a.sketch, &b.sketch), "two that look alike share a sketch");
        assert_eq!(b.area, [284, 34, 316, 66]);
        assert!(looks.are_of(&level));
        let second = Project { levels: project(vec![block(1, 0), block(2, 301)]).levels, ..first.clone() };
        level.update(&first, &second, "a");
        assert!(!looks.are_of(&level));
        let later = Looks::new(&level, &looks);
        assert!(Arc::ptr_eq(&later.list()[0].sketch, &looks.list()[0].sketch), "what stayed is taken over");
        assert_eq!(later.get(PlacementId(2)).map(|shown| shown.area[0]), Some(285));
    }

    #[test]
    fn every_kind_has_a_look_around_its_centre() {
        let level = Level::default();
        // What an object of a project's own looks like is the project's matter; layer switchers are drawn as lines.
        for kind in KINDS.iter().filter(|kind| !matches!(kind, KindId::Own | KindId::Switcher)) {
            let placement = Placement { kind: kind.info().name.into(), ..Placement::default() };
            let shown = shown_of_placement(&level, &placement).expect("the kind is known");
            let [left, top, right, bottom] = shown.area;
            assert!(right - left >= 4 && bottom - top >= 4, "{}: {:?}", kind.info().name, shown.area);
            assert!(sprite(&shown.sketch).pixels.iter().any(|pixel| pixel[3] != 0), "{}", kind.info().name);
        }
    }

    #[test]
    fn mirroring_is_about_the_centre() {
        assert_eq!(mirrored([-3, -2, 5, 9], (true, false)), [-5, -2, 3, 9]);
        assert_eq!(mirrored([-3, -2, 5, 9], (false, true)), [-3, -9, 5, 2]);
    }
}
