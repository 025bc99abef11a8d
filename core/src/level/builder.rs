//! Levels made in code: for tests, benches and games that keep their terrain in other files.

use super::{Ground, Level};
use crate::ground::{Terrain, shapes, terrain};
use crate::objects::Placements;
use crate::objects::kinds::devices::layer_switcher;
use crate::objects::kinds::others::own;
use crate::project::{Area, Bounds, LayerSwitcher, LimitChange, OwnKinds, Placement, ProjectSounds, Start, Tide};
use crate::ruleset::Ruleset;
use crate::tiles::{SolidTile, Solidity, TileLayer};
use std::sync::Arc;

/// Makes a [`Level`] block by block, without a project.
///
/// ```
/// use sim::angle::Angle;
/// use sim::level::{LevelBuilder, Placed};
/// use sim::ruleset::Ruleset;
/// use sim::tiles::SolidTile;
///
/// let mut builder = LevelBuilder::new(32, 16);
/// let slope = builder.tile(SolidTile::from_heights(std::array::from_fn(|x| x as i8 + 1), Angle(0xE0)));
/// builder.put(4, 11, Placed::solid(slope));
/// let level = builder.build(Ruleset::default());
/// assert_eq!(level.size_in_blocks(), (32, 16));
/// ```
#[derive(Clone, Debug)]
pub struct LevelBuilder {
    terrain: Terrain,
    tiles: Vec<SolidTile>,
    shapes: Vec<[Option<u16>; 4]>,
    /// Limits of the camera; at first the whole level on a screen of 320×224.
    pub bounds: Bounds,
    /// Limits that are wanted instead from certain places on.
    pub limit_changes: Vec<LimitChange>,
    /// The place where the player begins.
    pub start: Start,
    /// Reaching it ends the level.
    pub goal: Option<Area>,
    /// The water's surface at the start, pixels.
    pub water: Option<i32>,
    /// The motion of the water.
    pub tide: Tide,
    /// Height in pixels after which terrain repeats downwards, a power of two.
    pub wrap_y: Option<i32>,
    /// Layer switchers, in slot order.
    pub switchers: Vec<LayerSwitcher>,
    /// Placed objects, in slot order.
    pub placements: Vec<Placement>,
    /// Arrays of heights of sloped objects of one's own, by their numbers. Those of `definitions` take their place.
    pub own_heights: Vec<Box<[i8]>>,
    /// Object definitions, which placements name.
    pub definitions: Arc<OwnKinds>,
}

/// A solid tile as it is in a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Number that [`LevelBuilder::tile`] gave it.
    pub tile: usize,
    /// Mirrored left to right.
    pub flip_x: bool,
    /// Mirrored top to bottom.
    pub flip_y: bool,
    /// Solidity on layer A.
    pub a: Solidity,
    /// Solidity on layer B.
    pub b: Solidity,
}

impl Placed {
    /// The tile as it is, solid to everything on both layers.
    pub const fn solid(tile: usize) -> Self {
        Self { tile, flip_x: false, flip_y: false, a: Solidity::ALL, b: Solidity::ALL }
    }

    /// The same tile solid to something else, on both layers.
    #[must_use]
    pub const fn with(self, solidity: Solidity) -> Self {
        Self { a: solidity, b: solidity, ..self }
    }

    /// The same tile mirrored.
    #[must_use]
    pub const fn flipped(self, flip_x: bool, flip_y: bool) -> Self {
        Self { flip_x, flip_y, ..self }
    }
}

impl LevelBuilder {
    /// An empty level of `width` × `height` blocks. Tile 0 is empty, tile 1 is [`SolidTile::FULL`].
    pub fn new(width: u32, height: u32) -> Self {
        let pixels = |blocks: u32, screen: i32| (blocks.min(1 << 20) as i32 * 16 - screen).max(0);
        let bounds = Bounds { left: 0, top: 0, right: pixels(width, 320), bottom: pixels(height, 224) };
        Self {
            terrain: Terrain::new(width, height),
            tiles: vec![SolidTile::default(), SolidTile::FULL],
            shapes: vec![[Some(0); 4], [None; 4]],
            bounds,
            limit_changes: Vec::new(),
            start: Start::default(),
            goal: None,
            water: None,
            tide: Tide::default(),
            wrap_y: None,
            switchers: Vec::new(),
            placements: Vec::new(),
            own_heights: Vec::new(),
            definitions: Arc::default(),
        }
    }

    /// Adds a solid tile and returns its number.
    pub fn tile(&mut self, tile: SolidTile) -> usize {
        self.tiles.push(tile);
        self.shapes.push([None; 4]);
        self.tiles.len() - 1
    }

    /// Puts a tile at a block; outside the level nothing happens.
    pub fn put(&mut self, x: u32, y: u32, placed: Placed) {
        let shape = self.shape(placed);
        self.terrain.stamp(TileLayer::A, x, y, 1, &[terrain::word_of(shape, placed.a)]);
        self.terrain.stamp(TileLayer::B, x, y, 1, &[terrain::word_of(shape, placed.b)]);
    }

    /// Puts a tile at every block of a rectangle.
    pub fn fill(&mut self, columns: std::ops::Range<u32>, rows: std::ops::Range<u32>, placed: Placed) {
        for y in rows {
            for x in columns.clone() {
                self.put(x, y, placed);
            }
        }
    }

    fn shape(&mut self, Placed { tile, flip_x, flip_y, .. }: Placed) -> u16 {
        let variant = shapes::variant(flip_x, flip_y);
        let (Some(tile), Some(shapes)) = (self.tiles.get(tile), self.shapes.get_mut(tile)) else { return 0 };
        *shapes[variant]
            .get_or_insert_with(|| self.terrain.shapes_mut().push(&tile.flipped(flip_x, flip_y)).unwrap_or(0))
    }

    /// The level, played by `ruleset`.
    pub fn build(mut self, ruleset: Ruleset) -> Level {
        self.terrain.set_wrap(self.wrap_y, &ruleset);
        let switchers = layer_switcher::in_force(&self.switchers, &ruleset);
        let mut ground = Ground::of(self.terrain, self.bounds, &self.limit_changes);
        (ground.ruleset, ground.start, ground.goal) = (ruleset, self.start, self.goal);
        (ground.water, ground.tide, ground.wrap_y) = (self.water, self.tide, self.wrap_y);
        Level {
            ground,
            objects: Placements::new(&self.placements, switchers, &self.definitions),
            own_heights: if self.definitions.is_empty() {
                self.own_heights.into()
            } else {
                own::heights_of(&self.definitions.kinds)
            },
            own_programs: own::programs_of(&self.definitions, &ProjectSounds::default()),
            sounds: Arc::default(),
            own_kinds: self.definitions,
        }
    }
}
