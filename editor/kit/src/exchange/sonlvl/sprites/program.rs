//! Definitions that are programs: run with the files of the disassembly.

use super::definition::{LEVEL_ART, PictureDefinition};
use super::draw::SpritePalette;
use super::reader::{SpriteBytes, SpriteReader};
use crate::document::imported::described_objects::{GameObject, MOST_PARTS, SubtypePart};
use crate::document::imported::object_pictures::{
    ObjectPicture, PartFlip, PictureCondition, PictureImage, PictureOption, PicturePart,
};
use crate::exchange::sonlvl::files::project::{Level, SonLvl};
use definitions::{Definition, DefinitionFiles, DefinitionProgram, Layer, Picture, SpriteFrame, SpriteRequest};
use std::rc::Rc;
use std::sync::Arc;

/// Pixels of all images of one object at most.
const MOST_PIXELS: usize = 1 << 20;

/// A definition as a list names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ProgramSource {
    /// The file.
    pub file: String,
    /// The class in it, with its namespaces.
    pub class: String,
    /// The keys of the list's section.
    pub keys: Vec<(String, String)>,
}

/// The description by a definition that was run for a level.
#[derive(Clone, Debug, Default)]
pub(crate) struct RunDefinition {
    /// The object.
    pub object: GameObject,
    /// Its pictures.
    pub pictures: Arc<PictureDefinition>,
    /// True if it looked at the level's tiles.
    pub is_of_level: bool,
}

/// The files of a disassembly, as a level has them.
struct LevelFiles<'a> {
    sprites: &'a mut SpriteReader,
    sonlvl: &'a SonLvl<'a>,
    level: Level<'a>,
    tiles: &'a mut dyn FnMut() -> Arc<Vec<u8>>,
    is_of_level: bool,
}

impl DefinitionFiles for LevelFiles<'_> {
    fn read(&mut self, name: &str, compression: &str) -> Result<Rc<[u8]>, String> {
        if name.eq_ignore_ascii_case(LEVEL_ART) {
            self.is_of_level = true;
            return Ok((self.tiles)().as_slice().into());
        }
        self.sprites.content((self.sonlvl, self.level), name, compression)
    }

    fn assemble(&mut self, name: &str, label: Option<&str>) -> Result<Rc<[u8]>, String> {
        self.sprites.mappings((self.sonlvl, self.level), name, label)
    }

    fn sprite(&mut self, request: &SpriteRequest<'_>) -> Result<Picture, String> {
        let palette = SpritePalette { line: request.line & 7, is_high: request.is_high };
        let frame = match request.frame {
            SpriteFrame::Number(frame) => Some(frame),
            SpriteFrame::Start => None,
        };
        let bytes = SpriteBytes { art: request.art, mappings: request.mappings, tiles: request.tiles, frame, palette };
        let PictureImage { left, top, width, height, pixels } = bytes.drawn(self.level);
        Ok(Picture { left, top, width, height, pixels })
    }
}

/// Runs a definition as a level has it; `tiles` are the level's own.
pub(crate) fn run(
    (program, source): (&DefinitionProgram, &ProgramSource),
    (sonlvl, level): (&SonLvl<'_>, Level<'_>),
    sprites: &mut SpriteReader,
    tiles: &mut dyn FnMut() -> Arc<Vec<u8>>,
) -> RunDefinition {
    let mut files = LevelFiles { sprites, sonlvl, level, tiles, is_of_level: false };
    let found = program.definition(&source.class, &source.keys, &mut files);
    let is_of_level = files.is_of_level;
    let pictures = Arc::new(pictures_of(&found, &source.file));
    RunDefinition { object: object_of(found), pictures, is_of_level }
}

fn object_of(found: Definition) -> GameObject {
    let part = |property: definitions::SubtypeProperty| SubtypePart {
        name: property.name,
        start: property.bits.0,
        length: property.bits.1,
        is_flag: property.is_flag,
        choices: property.choices.into_iter().take(MOST_PARTS).collect(),
    };
    GameObject {
        name: found.name,
        subtype: found.subtype,
        remembers: found.remembers,
        subtypes: found.subtypes.into_iter().take(MOST_PARTS).collect(),
        parts: found.properties.into_iter().map(part).collect(),
    }
}

/// Images of one object.
#[derive(Default)]
struct Images {
    drawn: Vec<Arc<PictureImage>>,
    pixels: usize,
    is_full: bool,
}

impl Images {
    /// The place of an image in the list; `None` for one of nothing, and if there is no room.
    fn place(&mut self, picture: &Picture) -> Option<usize> {
        let Picture { left, top, width, height, pixels } = picture;
        let (left, top, width, height) = (*left, *top, *width, *height);
        let image = PictureImage { left, top, width, height, pixels: pixels.clone() }.trimmed();
        if image.width == 0 {
            return None;
        }
        if let Some(known) = self.drawn.iter().position(|known| **known == image) {
            return Some(known);
        }
        if self.pixels + image.pixels.len() > MOST_PIXELS {
            self.is_full = true;
            return None;
        }
        self.pixels += image.pixels.len();
        self.drawn.push(Arc::new(image));
        Some(self.drawn.len() - 1)
    }

    /// Layers as parts of a picture; `is_mirrored` for those that follow the object.
    fn parts(&mut self, layers: &[Layer], is_mirrored: bool) -> Vec<PicturePart> {
        let part = |layer: &Layer| {
            let image = self.place(&layer.picture)?;
            let flip = |is: bool| match (is, is_mirrored) {
                (true, true) => PartFlip::Reverse,
                (false, true) => PartFlip::Normal,
                (true, false) => PartFlip::Always,
                (false, false) => PartFlip::Never,
            };
            // The place of a part is mirrored with it.
            let side = |by: i32, is: bool| if is { by.saturating_neg() } else { by };
            let at = (side(layer.at.0, layer.flips.0), side(layer.at.1, layer.flips.1));
            Some(PicturePart { image, at, flips: (flip(layer.flips.0), flip(layer.flips.1)) })
        };
        layers.iter().filter_map(part).collect()
    }
}

fn pictures_of(found: &Definition, file: &str) -> PictureDefinition {
    let mut images = Images::default();
    let mut options = Vec::new();
    for case in &found.pictures {
        let (mask, is) = case.subtype;
        let subtype = (mask != 0).then_some(PictureCondition::Subtype { mask, shift: 0, add: 0, is: is.into() });
        let flips = [case.flip_x.map(PictureCondition::FlipX), case.flip_y.map(PictureCondition::FlipY)];
        let conditions = subtype.into_iter().chain(flips.into_iter().flatten()).collect();
        options.push(PictureOption { conditions, parts: images.parts(&case.layers, false) });
    }
    if options.iter().all(|option| option.parts.is_empty()) {
        options.clear();
    }
    let usual = images.parts(&found.usual, true);
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let problem = match &found.problem {
        Some(error) => format!("{name} {error}"),
        None if images.is_full => format!("{name} draws more than fits"),
        None if images.drawn.is_empty() => "its definition draws nothing".to_owned(),
        None => String::new(),
    };
    let is_debug = found.is_debug;
    let picture = ObjectPicture { options, usual, problem, is_debug, ..ObjectPicture::default() };
    PictureDefinition { drawn: images.drawn, picture, ..PictureDefinition::default() }
}
