//! Pictures of objects as their game has them, in the colours of a level.

use super::sketch::Sketch;
use crate::document::art::palettes;
use crate::document::imported::extra::{self, LevelExtra, ZoneExtra};
use crate::document::imported::object_pictures::{ComposedPicture, ObjectPictures};
use definitions::{BLACK, OTHER, WHITE};
use sim::objects::originals::{Name, number_of, subtype};
use sim::objects::parameters::Values;
use sim::objects::placed::read_placement;
use sim::objects::{KindId, Pen, PlacedObject};
use sim::project::{Image, LevelData, OwnKinds, Placement, PlacementId, Project, Rgb};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Colours of the level: four lines of 16.
const LEVEL_COLORS: usize = 64;

/// Kinds that are drawn alike as long as nothing happens to them: in play they keep the game's picture until then.
pub(super) const STILL: &[KindId] = &[
    KindId::Balloon,
    KindId::Booster,
    KindId::Bumper,
    KindId::Cannon,
    KindId::Flipper,
    KindId::HexBumper,
    KindId::Mushroom,
    KindId::PipeCap,
    KindId::Spring,
    KindId::Springboard,
    KindId::Bridge,
    KindId::Collapsing,
    KindId::CollapsingFloor,
    KindId::GrassPlatform,
    KindId::MovingBlock,
    KindId::Platform,
    KindId::Seesaw,
    KindId::BreakableBlock,
    KindId::BreakableWall,
    KindId::Door,
    KindId::EdgeWall,
    KindId::PushBlock,
    KindId::Rock,
    KindId::Spikes,
    KindId::Button,
    KindId::Capsule,
    KindId::Checkpoint,
    KindId::GoalPost,
    KindId::Spiral,
];

/// The number and subtype of an object, and its flips: they decide its picture.
type Wanted = (u8, u8, bool, bool);

/// Numbers and subtypes by kinds and their parameters; `None` for what a game does not have.
type Numbers = HashMap<(KindId, Values), Option<(u8, u8)>>;

/// The pictures of a level's objects, drawn as they are asked for.
#[derive(Debug, Default)]
pub struct GamePictures {
    pictures: Arc<ObjectPictures>,
    /// The colours by their numbers.
    colors: Vec<[u8; 4]>,
    drawn: Mutex<HashMap<Wanted, Option<Arc<GamePicture>>>>,
    /// The numbers and subtypes of objects that are not named by them.
    numbers: Mutex<Numbers>,
}

/// A picture of an object as its game has it.
#[derive(Debug)]
pub(super) struct GamePicture {
    image: Arc<Image>,
    /// Its left top pixel from the object's place.
    at: (i32, i32),
    /// Drawn in front of the level.
    pub is_high: bool,
    /// Not seen by players.
    pub is_debug: bool,
}

impl GamePictures {
    /// The pictures of a level. Unchanged ones are taken over from those of another one.
    pub(crate) fn follow(
        project: &Project,
        level: &LevelData,
        (old, old_level): (&Arc<Self>, &LevelData),
    ) -> Arc<Self> {
        let pictures = match ObjectPictures::are_same(Some(level), Some(old_level)) {
            true => Arc::clone(&old.pictures),
            false => Arc::new(ObjectPictures::of(level)),
        };
        if pictures.is_empty() {
            return if old.is_empty() { Arc::clone(old) } else { Arc::default() };
        }
        let colors = colors(project, level, pictures.more_colors());
        if Arc::ptr_eq(&pictures, &old.pictures) && colors == old.colors {
            return Arc::clone(old);
        }
        Arc::new(Self { pictures, colors, ..Self::default() })
    }

    /// True if the level has none.
    pub fn is_empty(&self) -> bool {
        self.pictures.is_empty()
    }

    /// The reason for which an object has no picture, or not all of it.
    pub fn problem(&self, number: u8) -> Option<&str> {
        self.pictures.problem(number)
    }

    /// The picture of a placement; `None` if the game's definitions have none.
    pub(super) fn of(&self, placement: &Placement, own: &OwnKinds) -> Option<Arc<GamePicture>> {
        if self.is_empty() {
            return None;
        }
        let (number, subtype) = self.number(placement, own)?;
        let wanted = (number, subtype, placement.flip_x, placement.flip_y);
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let draw = || {
            let flips = (placement.flip_x, placement.flip_y);
            let picture = self.pictures.picture((number, subtype), flips, &self.colors)?;
            GamePicture::new(picture, self.pictures.is_debug(number)).map(Arc::new)
        };
        drawn.entry(wanted).or_insert_with(draw).clone()
    }

    /// The number and subtype that the game knows an object by. Rings are drawn as ours, which turn.
    fn number(&self, placement: &Placement, own: &OwnKinds) -> Option<(u8, u8)> {
        let kind = |kind: KindId| {
            Some(kind).filter(|kind| !matches!(kind, KindId::Ring | KindId::RingLine | KindId::RingArc | KindId::Own))
        };
        match Name::of(&placement.kind) {
            Some(name) => {
                name.kind().is_none_or(|known| kind(known).is_some()).then_some(())?;
                let Name::Number((_, number)) = name else { return None };
                Some((number, subtype(&placement.extra)?))
            }
            None => {
                let (known, values) = read_placement(placement, own, |_| {})?;
                let (list, known) = (self.pictures.list()?, kind(known)?);
                // It may take a look at all subtypes.
                let mut numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
                *numbers.entry((known, values)).or_insert_with(|| number_of(list, known, &values))
            }
        }
    }
}

impl GamePicture {
    fn new(picture: ComposedPicture, is_debug: bool) -> Option<Self> {
        let (width, height) = (u16::try_from(picture.width).ok()?, u16::try_from(picture.height).ok()?);
        // The key of an image is that of its content.
        let content: Vec<u8> =
            width.to_be_bytes().into_iter().chain(picture.pixels.iter().flatten().copied()).collect();
        let image = Image::new(width, height, picture.pixels.into(), content.into());
        Some(Self { image: Arc::new(image), at: (picture.left, picture.top), is_high: picture.is_high, is_debug })
    }

    /// The picture as a sketch around the middle of an object that is placed somewhere else.
    pub(super) fn sketch(&self, placed: &PlacedObject, (x, y): (i32, i32)) -> Sketch {
        let mut sketch = Sketch::default();
        let (dx, dy) = (placed.x.saturating_sub(x), placed.y.saturating_sub(y));
        let at = (self.at.0.saturating_add(dx), self.at.1.saturating_add(dy));
        sketch.image(at.0, at.1, &self.image, self.image.whole());
        sketch
    }
}

/// The colours in which a level's objects are drawn: those of its palette, then those beyond.
fn colors(project: &Project, level: &LevelData, more: &[Rgb]) -> Vec<[u8; 4]> {
    let zone = extra::read::<LevelExtra>(&level.extra).map(|came| came.zone);
    let is_of_zone = |zone: &str| {
        let of = |extra| extra::read::<ZoneExtra>(extra).is_some_and(|known| known.zone == zone);
        project.tilesets.iter().find(|set| of(&set.tileset.extra))
    };
    let set = zone.as_deref().and_then(is_of_zone);
    let own = set.and_then(|set| {
        let named = |name: &str| palettes::colors(&set.tileset, name);
        named(&level.colors.palette).or_else(|| named(""))
    });
    // Greys, for levels whose palette is missing.
    let grey = |number: usize| Rgb([(number % 16 * 17) as u8; 3]);
    let mut all: Vec<Rgb> = own.unwrap_or_else(|| (0..LEVEL_COLORS).map(grey).collect());
    all.resize(LEVEL_COLORS, Rgb([0; 3]));
    all.extend(more);
    all.resize(2 * LEVEL_COLORS, Rgb([0; 3]));
    // Colours of lines and frames, by numbers that no sprite has.
    for (number, color) in [(WHITE, 255), (BLACK, 0), (OTHER, 192)] {
        all[usize::from(number)] = Rgb([color; 3]);
    }
    all.iter().map(|Rgb([red, green, blue])| [*red, *green, *blue, 255]).collect()
}

/// The pictures of a level's placements, by their ids; for a level without any nothing is looked at.
pub(super) fn all(
    pictures: &GamePictures,
    placements: &[Placement],
    own: &OwnKinds,
) -> HashMap<PlacementId, Arc<GamePicture>> {
    if pictures.is_empty() {
        return HashMap::new();
    }
    placements.iter().filter_map(|placement| Some((placement.id, pictures.of(placement, own)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::derived::objects::flips;
    use sim::angle::Angle;
    use sim::input::Input;
    use sim::level::{LevelBuilder, Placed};
    use sim::objects::{KINDS, Setting};
    use sim::project::Start;
    use sim::ruleset::Ruleset;
    use sim::tiles::SolidTile;
    use sim::trace::NoTrace;
    use sim::world::World;

    /// Whether a kind is drawn alike for some seconds in which nobody is near it.
    fn is_still(kind: KindId) -> bool {
        let mut builder = LevelBuilder::new(64, 32);
        let floor = Placed::solid(builder.tile(SolidTile::from_heights([16; 16], Angle(0xFF))));
        (0..64).for_each(|x| builder.put(x, 30, floor));
        builder.start = Start { x: 500, y: 30 * 16 - 19, ..Start::default() };
        builder.placements =
            vec![Placement { kind: kind.info().name.to_owned(), x: 620, y: 400, ..Placement::default() }];
        let level = builder.build(Ruleset::default());
        let mut world = World::new(&level);
        let mut seen = Vec::new();
        for _ in 0..240 {
            world.step(&level, Input::default(), &mut NoTrace);
            let own = world.objects.slots.iter().map(|(_, object)| object).find(|object| object.state.kind() == kind);
            let Some(object) = own else { continue };
            let mut sketch = Sketch::default();
            object.state.look(&object.body, &Setting::of(&level, &object.body, &object.state), &mut sketch);
            let look = (sketch.key(), flips(object));
            if !seen.contains(&look) {
                seen.push(look);
            }
        }
        seen.len() == 1
    }

    #[test]
    fn kinds_that_keep_the_games_picture_are_drawn_alike() {
        let is_drawn = |kind: &&KindId| !kind.info().originals.is_empty() && !kind.is_hidden();
        let still: Vec<KindId> = KINDS.iter().filter(is_drawn).copied().filter(|kind| is_still(*kind)).collect();
        assert_eq!(still, STILL);
    }
}
