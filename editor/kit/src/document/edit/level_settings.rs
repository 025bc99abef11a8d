//! The properties of a level besides its contents, as one edit changes them.

use sim::project::{AboutLevel, ArtLayer, BackPlane, Extra, Guides, LevelColors, LevelData, Tide};

/// The properties of a level besides its contents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelSettings {
    /// Shown in tabs and lists.
    pub title: String,
    /// Its group, its author and its description.
    pub about: AboutLevel,
    /// The palettes in which the blocks are shown.
    pub colors: Box<LevelColors>,
    /// The water's surface at the start, pixels.
    pub water: Option<i32>,
    /// The motion of the water.
    pub tide: Tide,
    /// Height in pixels after which terrain repeats downwards.
    pub wrap_y: Option<i32>,
    /// Index of the tileset whose backgrounds are drawn.
    pub background: Option<u16>,
    /// The level that is drawn behind it.
    pub plane: Box<BackPlane>,
    /// The levels that are drawn with it, from the back to the front.
    pub art_layers: Vec<ArtLayer>,
    /// The values of the project's own properties, by name.
    pub properties: Box<Extra>,
    /// The lines to which things are aligned.
    pub guides: Box<Guides>,
}

impl LevelSettings {
    /// The settings of a level.
    pub fn of(level: &LevelData) -> Self {
        let LevelData { title, about, colors, water, tide, wrap_y, background, plane, .. } = level;
        let LevelData { art_layers, properties, guides, .. } = level;
        Self {
            title: title.clone(),
            about: about.clone(),
            colors: Box::new(colors.clone()),
            water: *water,
            tide: tide.clone(),
            wrap_y: *wrap_y,
            background: *background,
            plane: Box::new(plane.clone()),
            art_layers: art_layers.clone(),
            properties: Box::new(properties.clone()),
            guides: Box::new(guides.clone()),
        }
    }

    /// Gives a level these settings; returns those that it had.
    pub(in crate::document) fn put(self, level: &mut LevelData) -> Self {
        let old = Self::of(level);
        let (colors, plane, properties, guides);
        Self {
            title: level.title,
            about: level.about,
            colors,
            water: level.water,
            tide: level.tide,
            wrap_y: level.wrap_y,
            background: level.background,
            plane,
            art_layers: level.art_layers,
            properties,
            guides,
        } = self;
        level.colors = *colors;
        level.plane = *plane;
        level.properties = *properties;
        level.guides = *guides;
        old
    }
}
