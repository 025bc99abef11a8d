//! Sprites of a disassembly, drawn from its files, each of which is read once.

use super::assembly::AssemblyText;
use super::definition::{ArtSource, FrameSource, LEVEL_ART, SpriteSource};
use super::draw::{SpritePalette, sprite};
use super::mappings::{SpriteFormat, frame_offset, pieces, runs};
use crate::document::imported::object_pictures::PictureImage;
use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::art::PATTERN;
use crate::exchange::sonlvl::files::encoding::decode;
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::folder::FileName;
use crate::exchange::sonlvl::files::project::{Engine, Level, SonLvl, file_name};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

/// Bytes of joined art at most: twice as many as tile numbers reach.
const MOST_ART: usize = 0x2_0000;

/// The content of a file, or the reason for which there is none.
type Content<T> = Result<Arc<T>, String>;

/// Reads and draws sprites.
#[derive(Default)]
pub(crate) struct SpriteReader {
    files: HashMap<(String, Compression), Content<NamedBytes>>,
    texts: HashMap<String, Arc<AssemblyText>>,
    assembled: HashMap<(String, Option<String>, SpriteFormat), Content<Vec<u8>>>,
}

/// The bytes of a file with its real name.
struct NamedBytes {
    name: String,
    bytes: Vec<u8>,
}

/// A sprite as it was drawn.
pub(crate) struct DrawnSprite {
    /// The picture.
    pub image: PictureImage,
    /// Tiles that the art does not have.
    pub missing: usize,
}

impl SpriteReader {
    /// Draws a sprite as a level has it; `level_art` are the level's own tiles.
    ///
    /// # Errors
    /// In words, what is missing or cannot be read.
    pub(crate) fn draw(
        &mut self,
        (sonlvl, level): (&SonLvl<'_>, Level<'_>),
        source: &SpriteSource,
        level_art: &[u8],
    ) -> Result<DrawnSprite, String> {
        let usual = format_of(level);
        let mut art = self.art((sonlvl, level), &source.art, level_art)?;
        let format = source.mappings.format.unwrap_or(usual);
        let (mappings, offset) = self.frame(sonlvl, &source.mappings, format)?;
        if let Some(tiles) = &source.tiles {
            let format = tiles.format.unwrap_or(format);
            let (lists, offset) = self.frame(sonlvl, tiles, format)?;
            let runs = if offset == 0 && tiles.label.is_none() { Vec::new() } else { runs(&lists, offset, format) };
            art = loaded(&art, &runs);
        }
        // An offset of 0 names the table itself: a frame of no pieces.
        let is_blank = offset == 0 && source.mappings.label.is_none();
        let pieces = if is_blank { Vec::new() } else { pieces(&mappings, offset, format) };
        let (mut image, missing) = sprite(&pieces, &art, source.palette);
        image.left += source.offset.0;
        image.top += source.offset.1;
        Ok(DrawnSprite { image, missing })
    }

    /// The unpacked content of a file that a program names.
    pub(super) fn content(
        &mut self,
        (sonlvl, level): (&SonLvl<'_>, Level<'_>),
        name: &str,
        compression: &str,
    ) -> Result<Rc<[u8]>, String> {
        let packed = match Compression::from_name(compression) {
            Some(packed) => packed,
            None if compression.is_empty() => usual_packing(level).unwrap_or(Compression::Nemesis),
            None => return Err(format!("no compression is named `{compression}`")),
        };
        let content = self.file(sonlvl, &file_name(name, name), packed)?;
        Ok(content.bytes.as_slice().into())
    }

    /// The bytes of mappings that a program names: of text all of it, or from a label on.
    pub(super) fn mappings(
        &mut self,
        (sonlvl, level): (&SonLvl<'_>, Level<'_>),
        name: &str,
        label: Option<&str>,
    ) -> Result<Rc<[u8]>, String> {
        let file = file_name(name, name);
        let source = FrameSource { file, is_text: true, label: label.map(str::to_owned), ..FrameSource::default() };
        let bytes = self.bytes(sonlvl, &source, format_of(level))?;
        Ok(bytes.as_slice().into())
    }

    fn file(&mut self, sonlvl: &SonLvl<'_>, name: &FileName, compression: Compression) -> Content<NamedBytes> {
        let key = (name.raw.clone(), compression);
        let read = || {
            let file = sonlvl.folder.unpack(name, compression).map_err(|error| match error {
                SonLvlError::Missing { path, .. } => format!("{} is missing", sonlvl.folder.shown(&path)),
                error => error.to_string(),
            })?;
            Ok(Arc::new(NamedBytes { name: file.path.to_string_lossy().to_lowercase(), bytes: file.bytes }))
        };
        self.files.entry(key).or_insert_with(read).clone()
    }

    fn art(
        &mut self,
        (sonlvl, level): (&SonLvl<'_>, Level<'_>),
        parts: &[ArtSource],
        level_art: &[u8],
    ) -> Result<Vec<u8>, String> {
        let usual = usual_packing(level);
        let mut joined = Vec::new();
        for ArtSource { file, compression, offset } in parts {
            if file.text.eq_ignore_ascii_case(LEVEL_ART) {
                join(&mut joined, level_art, *offset);
                continue;
            }
            let named = compression.as_deref();
            let packed = named.map_or(usual, Compression::from_name);
            let packed = packed.ok_or_else(|| format!("no compression is named `{}`", named.unwrap_or_default()))?;
            let content = self.file(sonlvl, file, packed)?;
            join(&mut joined, &content.bytes, *offset);
        }
        Ok(joined)
    }

    /// The bytes that hold a frame, and its offset in them.
    fn frame(
        &mut self,
        sonlvl: &SonLvl<'_>,
        source: &FrameSource,
        format: SpriteFormat,
    ) -> Result<(Arc<Vec<u8>>, usize), String> {
        let bytes = self.bytes(sonlvl, source, format)?;
        if source.label.is_some() {
            return Ok((bytes, 0));
        }
        let offset = frame_offset(&bytes, source.frame);
        Ok((bytes, offset.ok_or_else(|| format!("the mappings have no frame {}", source.frame))?))
    }

    /// The bytes of mappings, made of text if they are text.
    fn bytes(&mut self, sonlvl: &SonLvl<'_>, source: &FrameSource, format: SpriteFormat) -> Content<Vec<u8>> {
        let packed = source.compression.as_deref().and_then(Compression::from_name).unwrap_or_default();
        let content = self.file(sonlvl, &source.file, packed)?;
        // Many files that definitions name as bytes are text by now.
        let is_text = source.is_text && !content.name.ends_with(".bin") || content.name.ends_with(".asm");
        if !is_text {
            return Ok(Arc::new(content.bytes.clone()));
        }
        let text = self.texts.entry(content.name.clone());
        let text = text.or_insert_with(|| Arc::new(AssemblyText::new(decode(&content.bytes).0))).clone();
        let key = (content.name.clone(), source.label.clone(), format);
        let assemble = || -> Content<Vec<u8>> {
            let found = text.assemble(source.label.as_deref(), format)?;
            match found.ended_at {
                Some((line, directive)) if found.bytes.is_empty() => {
                    Err(format!("{} line {line}: `{directive}` is not known", source.file.text))
                }
                _ => Ok(Arc::new(found.bytes)),
            }
        };
        self.assembled.entry(key).or_insert_with(assemble).clone()
    }
}

/// The bytes of a sprite, read before.
pub(super) struct SpriteBytes<'a> {
    /// The tiles.
    pub art: &'a [u8],
    /// The mappings.
    pub mappings: &'a [u8],
    /// Lists of the tiles that frames load.
    pub tiles: Option<&'a [u8]>,
    /// The number of the frame; without one the bytes are the frame.
    pub frame: Option<usize>,
    /// The palette.
    pub palette: SpritePalette,
}

impl SpriteBytes<'_> {
    /// Draws it in the format of a level's game; nothing if there is no such frame.
    pub(super) fn drawn(&self, level: Level<'_>) -> PictureImage {
        let format = format_of(level);
        // An offset of 0 names the table itself: a frame of no pieces.
        let offset = |bytes: &[u8]| match self.frame {
            Some(frame) => frame_offset(bytes, frame).filter(|offset| *offset > 0),
            None => Some(0),
        };
        let pieces = offset(self.mappings).map_or_else(Vec::new, |offset| pieces(self.mappings, offset, format));
        let loaded = self.tiles.map(|lists| {
            let runs = offset(lists).map_or_else(Vec::new, |offset| runs(lists, offset, format));
            loaded(self.art, &runs)
        });
        sprite(&pieces, loaded.as_deref().unwrap_or(self.art), self.palette).0
    }
}

/// The compression of art whose definition names none; `None` for a name that is not known.
fn usual_packing(level: Level<'_>) -> Option<Compression> {
    level.get("objartcmp").map_or(Some(Compression::Nemesis), |name| Compression::from_name(&name.text))
}

/// The format of a level's mappings, if a definition names none.
fn format_of(level: Level<'_>) -> SpriteFormat {
    let named = level.get("mapver").and_then(|value| SpriteFormat::from_name(&value.text));
    named.unwrap_or_else(|| match level.engine() {
        Ok(Engine::S3k) => SpriteFormat::S3k,
        Ok(Engine::S2 | Engine::S2na) => SpriteFormat::S2,
        Ok(Engine::S1 | Engine::Scd) | Err(_) => SpriteFormat::S1,
    })
}

/// Lays a file's bytes into the art: behind what is there, or at an offset, over what is there. With a negative offset its
/// first bytes fall away.
fn join(art: &mut Vec<u8>, bytes: &[u8], offset: Option<i32>) {
    let at = offset.unwrap_or(i32::try_from(art.len()).unwrap_or(i32::MAX));
    let (from, to) = match usize::try_from(at) {
        Ok(at) => (0, at),
        Err(_) => (at.unsigned_abs() as usize, 0),
    };
    let Some(own) = bytes.get(from..) else { return };
    let own = &own[..own.len().min(MOST_ART.saturating_sub(to))];
    if art.len() < to + own.len() && !own.is_empty() {
        art.resize(to + own.len(), 0);
    }
    art.iter_mut().skip(to).zip(own).for_each(|(to, from)| *to = *from);
}

/// The tiles that a frame loads; those that the art does not have are clear.
fn loaded(art: &[u8], runs: &[(usize, usize)]) -> Vec<u8> {
    let mut tiles = Vec::new();
    for (first, count) in runs {
        let from = (first * PATTERN).min(art.len());
        let to = ((first + count) * PATTERN).min(art.len());
        let end = tiles.len() + count * PATTERN;
        tiles.extend_from_slice(&art[from..to]);
        tiles.resize(end, 0);
    }
    tiles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_is_joined_behind_over_and_before() {
        let joined = |parts: &[(&[u8], Option<i32>)]| {
            let mut art = Vec::new();
            parts.iter().for_each(|(bytes, offset)| join(&mut art, bytes, *offset));
            art
        };
        assert_eq!(joined(&[(&[1, 2, 3, 4], Some(-2)), (&[5], None)]), [3, 4, 5]);
        assert_eq!(joined(&[(&[1, 2], None), (&[7], Some(1)), (&[9], Some(4))]), [1, 7, 0, 0, 9]);
        assert_eq!(joined(&[(&[1], Some(i32::MIN)), (&[2], Some(i32::MAX))]), [0_u8; 0]);
        assert_eq!(joined(&[(&vec![1; 2 * MOST_ART], None)]).len(), MOST_ART);
    }

    #[test]
    fn runs_of_tiles_are_laid_one_behind_the_other() {
        let art: Vec<u8> = (0..4_u8).flat_map(|tile| [tile; PATTERN]).collect();
        let tiles = loaded(&art, &[(2, 1), (0, 1), (3, 2)]);
        let firsts: Vec<u8> = tiles.iter().step_by(PATTERN).copied().collect();
        assert_eq!(firsts, [2, 0, 3, 0]);
    }
}
