//! Definitions of objects: the sprites that they name, and which of them an object shows.

use super::draw::SpritePalette;
use super::mappings::SpriteFormat;
use crate::document::imported::object_pictures::{
    ObjectPicture, PartFlip, PictureCondition, PictureImage, PictureOption, PicturePart,
};
use crate::exchange::map_error::MapError;
use crate::exchange::sonlvl::files::folder::FileName;
use crate::exchange::sonlvl::files::ini::Section;
use crate::exchange::sonlvl::files::project::{file_name, hex, number};
use crate::exchange::xml::{XmlFile, XmlTag};
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

/// Images, options or parts of a definition at most.
const MOST: usize = 1024;

/// A sprite that a definition names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct SpriteSource {
    /// The files of its tiles.
    pub art: Vec<ArtSource>,
    /// Its frame in a file of mappings.
    pub mappings: FrameSource,
    /// The tiles that the game loads for the frame, if not all.
    pub tiles: Option<FrameSource>,
    /// The palette.
    pub palette: SpritePalette,
    /// Pixels that it is moved.
    pub offset: (i32, i32),
}

/// A file of tiles.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ArtSource {
    /// The file, or [`LEVEL_ART`].
    pub file: FileName,
    /// Its compression, if it is named.
    pub compression: Option<String>,
    /// The place of its first byte; behind the file before if it is not said. With a negative one its first bytes fall away.
    pub offset: Option<i32>,
}

/// The name of the level's own tiles.
pub(crate) const LEVEL_ART: &str = "LevelArt";

/// A frame in a file of mappings, or of tiles to load.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct FrameSource {
    /// The file.
    pub file: FileName,
    /// The file is text of an assembler.
    pub is_text: bool,
    /// The label of the frame; else its number counts.
    pub label: Option<String>,
    /// The number of the frame.
    pub frame: usize,
    /// The format, if it is named.
    pub format: Option<SpriteFormat>,
    /// The compression, if it is named.
    pub compression: Option<String>,
}

/// The pictures of an object: the parts of a picture name sprites by their place in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PictureDefinition {
    /// The sprites.
    pub sprites: Vec<SpriteSource>,
    /// Without any of these: images that are drawn already.
    pub drawn: Vec<Arc<PictureImage>>,
    /// The picture.
    pub picture: ObjectPicture,
}

impl PictureDefinition {
    /// A definition without a picture, and the reason.
    pub(crate) fn without(problem: impl Into<String>) -> Self {
        Self { picture: ObjectPicture { problem: problem.into(), ..ObjectPicture::default() }, ..Self::default() }
    }

    /// Reads the keys of a section of a list.
    pub(crate) fn of_section(section: &Section) -> Self {
        let value = |key: &str| section.get(key).filter(|value| !value.text.trim().is_empty());
        let text = |key: &str| value(key).map(|value| value.text.trim().to_owned());
        let file = |key: &str| value(key).map(|value| file_name(&value.text, &value.raw));
        let Some(art) = value("art") else {
            let bitmap = if value("image").is_some() || value("sprite").is_some() {
                "its picture is a bitmap, which is not read"
            } else {
                "its definition names no picture"
            };
            return Self::without(bitmap);
        };
        let frame = |plain: &str, text_key: &str, version: &str| {
            let format = text(version).and_then(|name| SpriteFormat::from_name(&name));
            let frame = text("frame").and_then(|frame| number(&frame)).unwrap_or(0);
            let source = |file: FileName, is_text: bool| {
                let label = text(&format!("{text_key}lbl"));
                FrameSource { file, is_text, label, frame, format, compression: text(&format!("{plain}cmp")) }
            };
            let binary = file(plain).map(|file| source(file, false));
            binary.or_else(|| file(text_key).map(|file| source(file, true)))
        };
        let Some(mappings) = frame("map", "mapasm", "mapver") else {
            return Self::without("its definition names no mappings");
        };
        let raws: Vec<&str> = art.raw.split('|').collect();
        let parts = art.text.split('|').enumerate().filter(|(_, part)| !part.trim().is_empty()).take(MOST);
        let art = parts.map(|(at, part)| art_source(part, raws.get(at).copied().unwrap_or(part), text("artcmp")));
        let flag = |key: &str| text(key).is_some_and(|text| text.eq_ignore_ascii_case("true"));
        let line = text("pal").and_then(|line| number(&line)).unwrap_or(0);
        let sprite = SpriteSource {
            art: art.collect(),
            mappings,
            tiles: frame("dplc", "dplcasm", "dplcver"),
            palette: SpritePalette { line: (line & 7) as u8, is_high: flag("pri") },
            offset: text("offset").and_then(|text| pair(&text)).unwrap_or_default(),
        };
        let usual = vec![PicturePart::default()];
        Self {
            sprites: vec![sprite],
            picture: ObjectPicture { usual, is_debug: flag("debug"), ..ObjectPicture::default() },
            ..Self::default()
        }
    }

    /// Reads a definition in XML.
    ///
    /// # Errors
    /// A file of something else.
    pub(crate) fn of_xml(bytes: &[u8], path: &Path) -> Result<Self, MapError> {
        let (mut file, root) = XmlFile::open(bytes, path, "ObjDef")?;
        let is_debug = root.get("Debug").is_some_and(|text| text.trim().eq_ignore_ascii_case("true"));
        let image = root.get("Image").map(str::to_owned);
        let mut raw = RawDefinition { image, is_debug, ..RawDefinition::default() };
        file.inside(|file, tag| raw.element(file, &tag))?;
        Ok(raw.resolved())
    }
}

/// A file of art as a section writes it: the name, and behind a colon the place of its first byte.
fn art_source(part: &str, raw: &str, compression: Option<String>) -> ArtSource {
    let (name, offset) = match part.rsplit_once(':') {
        Some((name, offset)) if signed(offset).is_some() => (name, signed(offset)),
        _ => (part, None),
    };
    let raw = if offset.is_some() { raw.rsplit_once(':').map_or(raw, |(raw, _)| raw) } else { raw };
    ArtSource { file: file_name(name, raw), compression, offset: offset.filter(|offset| *offset != -1) }
}

/// A number with a sign, decimal or behind `0x`.
fn signed(text: &str) -> Option<i32> {
    let text = text.trim();
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    i32::try_from(number(digits)?).ok().map(|value| sign * value)
}

fn pair(text: &str) -> Option<(i32, i32)> {
    let (x, y) = text.split_once(',')?;
    Some((signed(x)?, signed(y)?))
}

/// A reference to an image or to a set of them, by its name.
#[derive(Clone, Debug)]
enum RawPart {
    Image(String, PicturePart),
    Set(String),
}

/// The value of a property: bits of the subtype.
#[derive(Clone, Debug)]
struct RawProperty {
    name: String,
    of: String,
    /// Mask, shift and what is added; `None` if only a program knows.
    bits: Option<(u8, u8, i32)>,
}

/// Conditions, by properties and their values, and what is shown then.
type RawOption = (Vec<(String, String)>, Vec<RawPart>);

/// Parts of a definition that name each other.
#[derive(Default)]
struct RawDefinition {
    image: Option<String>,
    is_debug: bool,
    images: Vec<(String, SpriteSource)>,
    has_bitmaps: bool,
    sets: HashMap<String, Vec<RawPart>>,
    usual: Vec<RawPart>,
    subtypes: Vec<(u8, Vec<RawPart>)>,
    options: Vec<RawOption>,
    properties: Vec<RawProperty>,
    enums: HashMap<String, HashMap<String, i32>>,
}

impl RawDefinition {
    fn element(&mut self, file: &mut XmlFile<'_>, tag: &XmlTag) -> Result<(), MapError> {
        match tag.name.as_str() {
            "Images" => drop(file.inside(|file, tag| self.image(file, &tag))?),
            "ImageSets" => drop(file.inside(|file, tag| {
                let parts = parts(file)?;
                self.sets.insert(tag.text("id"), parts);
                Ok(())
            })?),
            "DefaultImage" => self.usual = parts(file)?,
            "Subtypes" => drop(file.inside(|file, tag| {
                let mut own = parts(file)?;
                if let Some(image) = tag.get("image") {
                    own.insert(0, RawPart::Image(image.to_owned(), PicturePart::default()));
                }
                if let Some(id) = tag.get("id").and_then(hex).and_then(|id| u8::try_from(id).ok()) {
                    self.subtypes.push((id, own));
                }
                Ok(())
            })?),
            "Properties" => drop(file.inside(|file, tag| self.property(file, &tag))?),
            "Enums" => drop(file.inside(|file, tag| {
                let values = self.enums.entry(tag.text("name")).or_default();
                let mut next = 0_i32;
                file.inside(|file, member| {
                    let value = member.get("value").and_then(signed).unwrap_or(next);
                    next = value.saturating_add(1);
                    values.insert(member.text("name"), value);
                    file.skip()
                })?;
                Ok(())
            })?),
            "Display" => drop(file.inside(|file, _| {
                let mut conditions = Vec::new();
                let mut own = Vec::new();
                file.inside(|file, tag| match tag.name.as_str() {
                    "Condition" => {
                        conditions.push((tag.text("property"), tag.text("value")));
                        file.skip()
                    }
                    _ => part(file, &tag, &mut own),
                })?;
                if self.options.len() < MOST {
                    self.options.push((conditions, own));
                }
                Ok(())
            })?),
            _ => file.skip()?,
        }
        Ok(())
    }

    fn image(&mut self, file: &mut XmlFile<'_>, tag: &XmlTag) -> Result<(), MapError> {
        if tag.name != "ImageFromMappings" {
            self.has_bitmaps = true;
            return file.skip();
        }
        let mut sprite = SpriteSource::default();
        sprite.palette.is_high = tag.get("priority").is_some_and(|text| text.trim().eq_ignore_ascii_case("true"));
        let name = |tag: &XmlTag, key: &str| tag.get(key).map(|text| file_name(text, text));
        file.inside(|file, tag| {
            match tag.name.as_str() {
                "ArtFile" => sprite.art.extend(name(&tag, "filename").map(|file| ArtSource {
                    file,
                    compression: tag.get("compression").map(str::to_owned),
                    offset: tag.get("offset").and_then(signed).filter(|offset| *offset != -1),
                })),
                "MapFile" => {
                    let format = |key: &str| tag.get(key).and_then(SpriteFormat::from_name);
                    let label = |key: &str| tag.get(key).filter(|label| !label.trim().is_empty()).map(str::to_owned);
                    let is_text = tag.get("type").is_some_and(|of| of.eq_ignore_ascii_case("ASM"));
                    let frame = tag.get("frame").and_then(number).unwrap_or(0);
                    let source = |file: FileName, label: Option<String>, format: Option<SpriteFormat>| FrameSource {
                        file,
                        is_text,
                        label,
                        frame,
                        format,
                        compression: None,
                    };
                    let version = format("version");
                    sprite.mappings = source(name(&tag, "filename").unwrap_or_default(), label("label"), version);
                    sprite.tiles = name(&tag, "dplcfile")
                        .map(|file| source(file, label("dplclabel"), format("dplcver").or(version)));
                    sprite.palette.line = (tag.get("startpal").and_then(number).unwrap_or(0) & 7) as u8;
                }
                "Offset" => sprite.offset = offset(&tag),
                _ => {}
            }
            file.skip()
        })?;
        if self.images.len() < MOST {
            self.images.push((tag.text("id"), sprite));
        }
        Ok(())
    }

    fn property(&mut self, file: &mut XmlFile<'_>, tag: &XmlTag) -> Result<(), MapError> {
        let mut getter = tag.text("get");
        file.inside(|file, tag| {
            if tag.name != "get" {
                return file.skip();
            }
            let text = file.inside(|file, _| file.skip())?;
            getter = String::from_utf8_lossy(&text).into_owned();
            Ok(())
        })?;
        let bits = if tag.name == "BitsProperty" {
            let bits = |name: &str| tag.get(name).and_then(number);
            let (start, length) = (bits("startbit").unwrap_or(0), bits("length").unwrap_or(1));
            let mask = (((1_u32 << length.min(8)) - 1) << start.min(8)) & 0xFF;
            (start < 8).then_some((mask as u8, start as u8, 0))
        } else {
            bits_of_getter(&getter)
        };
        self.properties.push(RawProperty { name: tag.text("name"), of: tag.text("type"), bits });
        Ok(())
    }

    fn condition(&self, property: &str, value: &str) -> PictureCondition {
        let value = value.trim();
        let flag = || match () {
            () if value.eq_ignore_ascii_case("true") => Some(true),
            () if value.eq_ignore_ascii_case("false") => Some(false),
            () => None,
        };
        let known = self.properties.iter().find(|known| known.name == property);
        let condition = match (known, property) {
            (Some(RawProperty { of, bits, .. }), _) => bits.and_then(|(mask, shift, add)| match self.enums.get(of) {
                Some(members) => {
                    let is = members.get(value).copied().or_else(|| signed(value))?;
                    Some(PictureCondition::Subtype { mask, shift, add, is })
                }
                None if flag().is_some() => Some(PictureCondition::Flag { mask, is: flag()? }),
                None => Some(PictureCondition::Subtype { mask, shift, add, is: signed(value)? }),
            }),
            (None, "SubType") => signed(value).map(|is| PictureCondition::Subtype { mask: 0xFF, shift: 0, add: 0, is }),
            (None, "XFlip") => flag().map(PictureCondition::FlipX),
            (None, "YFlip") => flag().map(PictureCondition::FlipY),
            _ => None,
        };
        condition.unwrap_or(PictureCondition::Never)
    }

    /// The parts with their images' places in the list.
    fn parts(&self, parts: &[RawPart], places: &HashMap<&str, usize>) -> Vec<PicturePart> {
        let one = |id: &str, part: &PicturePart| places.get(id).map(|image| PicturePart { image: *image, ..*part });
        let mut out = Vec::new();
        for part in parts {
            if out.len() >= MOST {
                break;
            }
            let set = match part {
                RawPart::Image(id, part) => match one(id, part) {
                    Some(part) => {
                        out.push(part);
                        continue;
                    }
                    None => id,
                },
                RawPart::Set(id) => id,
            };
            // A set within a set is not followed.
            for part in self.sets.get(set).into_iter().flatten() {
                if let RawPart::Image(id, part) = part {
                    out.extend(one(id, part));
                }
            }
        }
        out.truncate(MOST);
        out
    }

    fn resolved(self) -> PictureDefinition {
        // The first of a name counts.
        let places: HashMap<&str, usize> =
            self.images.iter().enumerate().rev().map(|(place, (id, _))| (id.as_str(), place)).collect();
        let listed = || self.image.iter().map(|id| RawPart::Image(id.clone(), PicturePart::default())).collect();
        let usual = if self.usual.is_empty() { listed() } else { self.usual.clone() };
        let option = |(conditions, parts): &RawOption| PictureOption {
            conditions: conditions.iter().map(|(property, value)| self.condition(property, value)).collect(),
            parts: self.parts(parts, &places),
        };
        let by_program = self.properties.iter().filter(|property| property.bits.is_none());
        let used = |property: &&RawProperty| {
            self.options.iter().flat_map(|(conditions, _)| conditions).any(|(name, _)| *name == property.name)
        };
        let problem = match () {
            () if self.images.is_empty() && self.has_bitmaps => "its picture is a bitmap, which is not read",
            () if self.images.is_empty() => "its definition names no picture",
            () if by_program.clone().any(|property| used(&property)) => {
                "some of its pictures depend on a part of the subtype that only a program of the definition knows"
            }
            () => "",
        };
        let picture = ObjectPicture {
            options: self.options.iter().map(option).collect(),
            subtypes: self.subtypes.iter().map(|(subtype, parts)| (*subtype, self.parts(parts, &places))).collect(),
            usual: self.parts(&usual, &places),
            problem: problem.to_owned(),
            is_debug: self.is_debug,
        };
        let sprites = self.images.into_iter().map(|(_, sprite)| sprite).collect();
        PictureDefinition { sprites, picture, ..PictureDefinition::default() }
    }
}

/// Reads an element that refers to images.
fn part(file: &mut XmlFile<'_>, tag: &XmlTag, parts: &mut Vec<RawPart>) -> Result<(), MapError> {
    match tag.name.as_str() {
        "ImageSetRef" => {
            if parts.len() < MOST {
                parts.push(RawPart::Set(tag.text("set")));
            }
            file.skip()
        }
        "ImageRef" => {
            let flip = |key: &str| match tag.get(key).unwrap_or_default() {
                "ReverseFlip" => PartFlip::Reverse,
                "NeverFlip" => PartFlip::Never,
                "AlwaysFlip" => PartFlip::Always,
                _ => PartFlip::Normal,
            };
            let mut part = PicturePart { flips: (flip("xflip"), flip("yflip")), ..PicturePart::default() };
            file.inside(|file, tag| {
                if tag.name == "Offset" {
                    part.at = offset(&tag);
                }
                file.skip()
            })?;
            if parts.len() < MOST {
                parts.push(RawPart::Image(tag.text("image"), part));
            }
            Ok(())
        }
        _ => file.skip(),
    }
}

fn parts(file: &mut XmlFile<'_>) -> Result<Vec<RawPart>, MapError> {
    let mut parts = Vec::new();
    file.inside(|file, tag| part(file, &tag, &mut parts))?;
    Ok(parts)
}

fn offset(tag: &XmlTag) -> (i32, i32) {
    let side = |key: &str| tag.get(key).and_then(signed).unwrap_or(0).clamp(-0x1000, 0x1000);
    (side("X"), side("Y"))
}

/// Reads what a program returns of the subtype, if it is of the form `((subtype & mask) >> shift) + number`, parts of which may be
/// missing.
fn bits_of_getter(text: &str) -> Option<(u8, u8, i32)> {
    let text = text.trim().strip_prefix("return")?.trim_end().strip_suffix(';')?;
    let plain: String = text.chars().filter(|sign| !sign.is_whitespace() && !matches!(sign, '(' | ')')).collect();
    let (before, mut rest) = plain.split_once("obj.SubType")?;
    if !matches!(before, "" | "int" | "byte") {
        return None;
    }
    let mut take = |mark: &str| -> Option<Option<i32>> {
        let Some(after) = rest.strip_prefix(mark) else { return Some(None) };
        let end = after.find(['&', '>', '+', '-']).unwrap_or(after.len());
        let value = signed(&after[..end])?;
        rest = &after[end..];
        Some(Some(value))
    };
    let mask = take("&")?.unwrap_or(0xFF);
    let shift = take(">>")?.unwrap_or(0);
    let plus = take("+")?.unwrap_or(0);
    let minus = take("-")?.unwrap_or(0);
    let add = plus.checked_sub(minus)?;
    rest.is_empty().then_some((u8::try_from(mask).ok()?, u8::try_from(shift).ok().filter(|shift| *shift < 8)?, add))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::exchange::sonlvl::files::ini::Ini;

    #[test]
    fn getters_of_one_form_are_read() {
        for (text, expected) in [
            ("return obj.SubType & 0x7F;", Some((0x7F, 0, 0))),
            ("return ((obj.SubType & 0x30) >> 4) + 1;", Some((0x30, 4, 1))),
            ("return (byte)(obj.SubType & 240);", Some((0xF0, 0, 0))),
            ("return obj.SubType;", Some((0xFF, 0, 0))),
            ("return (obj.SubType >> 4) - 2;", Some((0xFF, 4, -2))),
            ("return Foo(obj);", None),
            ("return obj.SubType * 2;", None),
            ("return obj.SubType & 0x1FF;", None),
            ("", None),
        ] {
            assert_eq!(bits_of_getter(text), expected, "{text}");
        }
    }

    #[test]
    fn a_section_names_art_and_mappings() {
        let text = "[41]\nart=..\\\\a.nem|b.bin:-64|c.bin:0x40\nartcmp=Uncompressed\nmapasm=m.asm\nmapasmlbl=Two\nframe=3\npal=6\npri=True\n\
                    offset=4, -8\ndplcasm=d.asm\ndplcver=S2\n[42]\nname=None\n[43]\nart=a.nem\n[44]\nimage=a.png\n";
        let ini = Ini::parse(text.as_bytes()).unwrap();
        let of = |at: usize| PictureDefinition::of_section(&ini.sections[at]);
        let found = of(1);
        let sprite = &found.sprites[0];
        let art: Vec<_> = sprite.art.iter().map(|art| (art.file.text.as_str(), art.offset)).collect();
        assert_eq!(art, [("..\\a.nem", None), ("b.bin", Some(-64)), ("c.bin", Some(0x40))]);
        assert_eq!(sprite.art[0].compression.as_deref(), Some("Uncompressed"));
        assert_eq!((sprite.mappings.label.as_deref(), sprite.mappings.frame, sprite.offset), (Some("Two"), 3, (4, -8)));
        assert_eq!(sprite.palette, SpritePalette { line: 6, is_high: true });
        assert_eq!(sprite.tiles.as_ref().unwrap().format, Some(SpriteFormat::S2));
        for (at, problem) in [(2, "no picture"), (3, "no mappings"), (4, "bitmap")] {
            assert!(of(at).picture.problem.contains(problem), "{at}");
        }
    }

    #[test]
    fn a_definition_in_xml_composes_pictures() {
        let text = br#"<ObjDef xmlns="http://example.org" Name="Gate" Image="bar" Debug="True">
            <Images><ImageFromMappings id="bar" priority="true"><ArtFile filename="a.nem"/><ArtFile filename="b.bin" compression="Uncompressed" offset="-128"/>
            <MapFile type="ASM" filename="m.asm" frame="2" startpal="5" dplcfile="d.asm" version="S2"/><Offset X="4" Y="-4"/></ImageFromMappings>
            <ImageFromMappings id="knob"><ArtFile filename="LevelArt"/><MapFile type="Binary" filename="m.bin" label="Knob"/></ImageFromMappings></Images>
            <ImageSets><ImageSet id="both"><ImageRef image="bar"/><ImageRef image="knob" xflip="NeverFlip"><Offset X="8"/></ImageRef></ImageSet></ImageSets>
            <DefaultImage><ImageSetRef set="both"/></DefaultImage>
            <Subtypes><Subtype id="1F" image="knob"/><Subtype id="20"><ImageRef image="both"/></Subtype></Subtypes>
            <Properties><BitsProperty name="way" type="Way" startbit="4" length="2"/><BitsProperty name="open" type="bool" startbit="7" length="1"/>
            <CustomProperty name="count" type="int"><get>return (obj.SubType &amp; 0xF) + 1;</get></CustomProperty>
            <CustomProperty name="odd" type="int"><get>return Foo(obj);</get></CustomProperty></Properties>
            <Enums><Enum name="Way"><EnumMember name="Up"/><EnumMember name="Down" value="2"/></Enum></Enums>
            <Display><DisplayOption><Condition property="way" value="Down"/><Condition property="open" value="True"/><ImageRef image="bar" yflip="ReverseFlip"/></DisplayOption>
            <DisplayOption><Condition property="count" value="3"/><Condition property="XFlip" value="false"/><ImageRef image="knob"/></DisplayOption>
            <DisplayOption><Condition property="SubType" value="18"/><Line/><ImageRef image="gone"/></DisplayOption>
            <DisplayOption><Condition property="odd" value="1"/></DisplayOption></Display></ObjDef>"#;
        let found = PictureDefinition::of_xml(text, Path::new("gate.xml")).unwrap();
        let [bar, knob] = &found.sprites[..] else { panic!("{:?}", found.sprites) };
        assert_eq!((bar.art.len(), bar.art[1].offset, bar.offset), (2, Some(-128), (4, -4)));
        assert_eq!((bar.mappings.is_text, bar.mappings.frame, bar.mappings.format), (true, 2, Some(SpriteFormat::S2)));
        assert_eq!(bar.palette, SpritePalette { line: 5, is_high: true });
        assert_eq!(bar.tiles.as_ref().unwrap().frame, 2);
        assert_eq!((knob.art[0].file.text.as_str(), knob.mappings.label.as_deref()), (LEVEL_ART, Some("Knob")));
        let picture = &found.picture;
        let both =
            [PicturePart::default(), PicturePart { image: 1, at: (8, 0), flips: (PartFlip::Never, PartFlip::Normal) }];
        assert_eq!(picture.usual, both);
        assert_eq!(picture.subtypes[&0x1F], [PicturePart { image: 1, ..PicturePart::default() }]);
        assert_eq!(picture.subtypes[&0x20], both);
        let conditions: Vec<_> = picture.options.iter().map(|option| option.conditions.clone()).collect();
        let expected = [
            vec![
                PictureCondition::Subtype { mask: 0x30, shift: 4, add: 0, is: 2 },
                PictureCondition::Flag { mask: 0x80, is: true },
            ],
            vec![PictureCondition::Subtype { mask: 0xF, shift: 0, add: 1, is: 3 }, PictureCondition::FlipX(false)],
            vec![PictureCondition::Subtype { mask: 0xFF, shift: 0, add: 0, is: 18 }],
            vec![PictureCondition::Never],
        ];
        assert_eq!(conditions, expected);
        assert!(picture.problem.contains("only a program") && picture.is_debug);
        for damaged in [&text[..300], b"", b"<Other/>"] {
            assert!(PictureDefinition::of_xml(damaged, Path::new("gate.xml")).is_err());
        }
    }
}
