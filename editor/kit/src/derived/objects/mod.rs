//! The look of objects: sketches of the placed ones, kept until the level's objects change, and pictures of sketches.

mod game;
mod palette;
mod raster;
mod sketch;

pub use game::GamePictures;
pub use raster::{Sprite, sprite};
pub use sketch::{REACH, Sketch};

use game::GamePicture;
use sim::level::Level;
use sim::objects::kinds::others::own::draw_kind;
use sim::objects::placed::{placed, read_placement};
use sim::objects::{KindId, Object, PlacedObject, Placements, Setting, shown};
use sim::project::{LevelData, OwnKind, OwnKinds, Placement, PlacementId};
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
    /// The game's picture of it, which the sketch shows in place of what its kind draws.
    of_game: Option<OfGame>,
}

/// An object that is shown as its game has it.
#[derive(Clone, Debug)]
struct OfGame {
    picture: Arc<GamePicture>,
    /// The look that its kind draws when it is loaded: the key and the flips.
    drawn: (u64, Flips),
}

impl Shown {
    /// Returns whether it is drawn as its game has it.
    pub const fn is_of_game(&self) -> bool {
        self.of_game.is_some()
    }

    /// Returns whether it is drawn as its game has it, and players see that.
    pub fn is_seen_in_game(&self) -> bool {
        self.of_game.as_ref().is_some_and(|of_game| !of_game.picture.is_debug)
    }

    /// Returns whether it is drawn in front of a player of low priority.
    pub fn is_in_front(&self) -> bool {
        match &self.of_game {
            Some(of_game) if self.placed.kind == KindId::Unknown => of_game.picture.is_high,
            _ => self.object.state.is_in_front(),
        }
    }

    /// Returns the middle of its picture: some hang or stand away from the place that they are placed at.
    pub fn centre(&self) -> (i32, i32) {
        (self.object.body.x.px(), self.object.body.y.px())
    }
}

/// The placed objects of a level as an editor shows them.
#[derive(Clone, Debug, Default)]
pub struct Looks {
    of: Placements,
    pictures: Arc<GamePictures>,
    rules: Ruleset,
    own: Arc<OwnKinds>,
    list: Vec<Shown>,
    places: HashMap<PlacementId, usize>,
}

/// Objects of a level and the pictures that its game has of them.
#[derive(Clone, Copy, Debug)]
pub struct LooksOf<'a> {
    /// The level.
    pub level: &'a Level,
    /// The same as it is stored.
    pub data: &'a LevelData,
    /// The pictures.
    pub pictures: &'a Arc<GamePictures>,
}

impl Looks {
    /// True if nothing changed that the looks depend on.
    pub(crate) fn are_of(&self, LooksOf { level, pictures, .. }: LooksOf<'_>) -> bool {
        self.of.is(level.objects())
            && self.rules == level.ruleset
            && Arc::ptr_eq(&self.own, level.own_kinds())
            && Arc::ptr_eq(&self.pictures, pictures)
    }

    /// Draws the objects of a level. What did not change is taken over from `old`.
    pub fn new(of: LooksOf<'_>, old: &Self) -> Self {
        let LooksOf { level, data, pictures } = of;
        let mut sketches: HashMap<u64, Arc<Sketch>> = HashMap::new();
        let kept = old.rules == level.ruleset && Arc::ptr_eq(&old.own, level.own_kinds());
        let of_game = game::all(pictures, &data.placements, level.own_kinds());
        let shown = |placed: &PlacedObject| {
            let picture = of_game.get(&placed.id);
            if !placed.is_known_placement() && (picture.is_none() || placed.kind != KindId::Unknown) {
                return None;
            }
            let is_same = |before: &&Shown| {
                let drawn = before.of_game.as_ref().map(|of_game| &of_game.picture);
                before.placed == *placed && drawn.map(Arc::as_ptr) == picture.map(Arc::as_ptr)
            };
            if let Some(before) = old.get(placed.id).filter(|_| kept).filter(is_same) {
                return Some(before.clone());
            }
            let sketch = |sketch: Sketch| sketches.entry(sketch.key()).or_insert_with(|| Arc::new(sketch)).clone();
            Some(shown_of(level, placed, picture, sketch))
        };
        let list: Vec<_> = level.objects().list().iter().filter_map(shown).collect();
        let places = list.iter().enumerate().map(|(place, shown)| (shown.placed.id, place)).collect();
        let own = level.own_kinds().clone();
        let (of, pictures) = (level.objects().clone(), Arc::clone(pictures));
        Self { of, pictures, rules: level.ruleset, own, list, places }
    }

    /// Draws the objects of a level that is of no game.
    pub fn of_level(level: &Level) -> Self {
        Self::new(LooksOf { level, data: &LevelData::default(), pictures: &Arc::default() }, &Self::default())
    }

    /// The project's own kinds, of which some of them may be.
    pub fn own(&self) -> &OwnKinds {
        &self.own
    }

    /// The game's pictures that they are shown with.
    pub fn pictures(&self) -> &Arc<GamePictures> {
        &self.pictures
    }

    /// Returns all of them, by columns of 128 pixels.
    pub fn list(&self) -> &[Shown] {
        &self.list
    }

    /// Returns the look of a living object, and its flips: the game's picture as long as its kind draws it as it was placed, else
    /// what its kind draws, into `sketch`.
    pub fn live<'a>(
        &'a self,
        (level, object): (&Level, &Object),
        setting: &Setting<'_>,
        sketch: &'a mut Sketch,
    ) -> (&'a Sketch, Flips) {
        sketch.clear();
        object.state.look(&object.body, setting, sketch);
        let flips = flips(object);
        match self.placed_as(level, object) {
            Some(Shown { sketch: picture, of_game: Some(OfGame { drawn, .. }), placed, flips: as_placed, .. })
                if placed.kind == KindId::Unknown
                    || game::STILL.contains(&placed.kind) && *drawn == (sketch.key(), flips) =>
            {
                (picture, *as_placed)
            }
            _ => (sketch, flips),
        }
    }

    /// Returns the area of the picture of a living object: left, top, right, bottom in level pixels, the last two exclusive.
    pub fn covered_now(&self, (level, object): (&Level, &Object), setting: &Setting<'_>) -> [i32; 4] {
        let mut sketch = Sketch::default();
        let (look, flips) = self.live((level, object), setting, &mut sketch);
        area(look, object, flips)
    }

    /// Returns whether a living object is drawn in front of a player of low priority.
    pub fn is_in_front(&self, level: &Level, object: &Object) -> bool {
        let unknown = Some(object).filter(|object| object.state.kind() == KindId::Unknown);
        let placed = unknown.and_then(|object| self.placed_as(level, object));
        placed.map_or_else(|| object.state.is_in_front(), Shown::is_in_front)
    }

    /// The placed object that a living one of the same kind is.
    pub fn placed_as(&self, level: &Level, object: &Object) -> Option<&Shown> {
        let placed = level.objects().get(object.body.placement)?;
        self.get(placed.id).filter(|shown| shown.placed.kind == object.state.kind())
    }

    /// The object of that id; `None` if there is none, or none of a kind that is known.
    pub fn get(&self, id: PlacementId) -> Option<&Shown> {
        self.list.get(*self.places.get(&id)?)
    }
}

fn shown_of(
    level: &Level,
    placed: &PlacedObject,
    picture: Option<&Arc<GamePicture>>,
    share: impl FnOnce(Sketch) -> Arc<Sketch>,
) -> Shown {
    let object = shown(level, placed);
    let mut sketch = Sketch::default();
    object.state.look(&object.body, &Setting { level, values: &placed.values }, &mut sketch);
    let mut flips = flips(&object);
    let of_game = picture.map(|picture| OfGame { picture: Arc::clone(picture), drawn: (sketch.key(), flips) });
    if let Some(OfGame { picture, .. }) = &of_game {
        sketch = picture.sketch(placed, (object.body.x.px(), object.body.y.px()));
        // Composed for the flips that it has.
        flips = (false, false);
    }
    let area = area(&sketch, &object, flips);
    Shown { placed: *placed, object, sketch: share(sketch), flips, area, of_game }
}

/// A placement as it looks; `None` for a kind that is not known.
pub fn shown_of_placement(level: &Level, placement: &Placement) -> Option<Shown> {
    shown_with(level, &GamePictures::default(), placement)
}

/// A placement as it looks in a level of a game; `None` for a kind that is not known and of which the game has no picture.
pub fn shown_with(level: &Level, pictures: &GamePictures, placement: &Placement) -> Option<Shown> {
    let own = level.own_kinds();
    let picture = pictures.of(placement, own);
    let unknown = || picture.as_ref().map(|_| (KindId::Unknown, *KindId::Unknown.defaults()));
    let read = read_placement(placement, own, |_| {}).or_else(unknown)?;
    Some(shown_of(level, &placed(0, placement, read, own), picture.as_ref(), Arc::new))
}

/// Returns the area of the picture of a placed object: left, top, right, bottom in level pixels, the last two exclusive.
pub fn covered(level: &Level, placed: &PlacedObject) -> [i32; 4] {
    let object = shown(level, placed);
    let mut sketch = Sketch::default();
    object.state.look(&object.body, &Setting { level, values: &placed.values }, &mut sketch);
    area(&sketch, &object, flips(&object))
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
        let rest = (LevelData::default(), Arc::default());
        fn of<'a>(level: &'a Level, (data, pictures): &'a (LevelData, Arc<GamePictures>)) -> LooksOf<'a> {
            LooksOf { level, data, pictures }
        }
        let looks = Looks::new(of(&level, &rest), &Looks::default());
        let [a, b] = looks.list() else { panic!("{looks:?}") };
        assert!(Arc::ptr_eq(&a.sketch, &b.sketch), "two that look alike share a sketch");
        assert_eq!(b.area, [284, 34, 316, 66]);
        assert!(looks.are_of(of(&level, &rest)));
        let second = Project { levels: project(vec![block(1, 0), block(2, 301)]).levels, ..first.clone() };
        level.update(&first, &second, "a");
        assert!(!looks.are_of(of(&level, &rest)));
        let later = Looks::new(of(&level, &rest), &looks);
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
