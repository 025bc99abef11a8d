//! Descriptions of a game's objects: the lists that an INI file names, and the definitions that lists name.
//!
//! Definitions that are programs are run.

use crate::document::imported::console_color::rgb_of;
use crate::document::imported::described_objects::{GameObject, GameObjects, MOST_PARTS, SubtypePart};
use crate::document::imported::object_pictures::{ObjectPicture, ObjectPictures, PictureImage, PicturePart};
use crate::document::imported::palette_sources::PaletteSources;
use crate::exchange::Report;
use crate::exchange::compression::Compression;
use crate::exchange::map_error::MapError;
use crate::exchange::sonlvl::files::art::PATTERN;
use crate::exchange::sonlvl::files::encoding::decode;
use crate::exchange::sonlvl::files::ini::{Ini, Section};
use crate::exchange::sonlvl::files::palette::{MORE_COLORS, read_key};
use crate::exchange::sonlvl::files::project::{Level, SonLvl, file_name, hex, number};
use crate::exchange::sonlvl::sprites::definition::{LEVEL_ART, PictureDefinition, SpriteSource};
use crate::exchange::sonlvl::sprites::program::{self, ProgramSource, RunDefinition};
use crate::exchange::sonlvl::sprites::reader::{DrawnSprite, SpriteReader};
use crate::exchange::sonlvl::zone::by_zone;
use crate::exchange::sonlvl::zone::join::{Joined, Units};
use crate::exchange::xml::{XmlFile, XmlTag};
use definitions::DefinitionProgram;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

/// Bytes of a definition at most.
const MOST_BYTES: usize = 1 << 20;
/// Signs of a name at most.
const MOST_NAME: usize = 80;

/// Objects that a report names for one reason.
const MOST_NAMED: usize = 8;

/// The descriptions of a disassembly, each list and definition read once.
#[derive(Default)]
pub(crate) struct Descriptions {
    lists: HashMap<String, ObjectList>,
    definitions: HashMap<String, Definition>,
    programs: HashMap<String, Result<Rc<DefinitionProgram>, String>>,
    /// Descriptions by programs; those that looked at a level's tiles have the key that names these.
    runs: HashMap<(ProgramSource, String), RunDefinition>,
    sprites: SpriteReader,
    /// The sprites that were drawn, and the reasons for others. Those of a level's own tiles have the key that names these.
    drawn: HashMap<(SpriteSource, String), Result<Arc<PictureImage>, String>>,
    /// Pictures of levels as they are stored, by what decides them.
    packed: HashMap<[String; 4], Option<Value>>,
}

/// A list of objects.
#[derive(Default)]
struct ObjectList {
    objects: GameObjects,
    pictures: BTreeMap<u8, PictureSource>,
}

/// The source of an object's pictures.
#[derive(Clone)]
enum PictureSource {
    Said(Arc<PictureDefinition>),
    Program(ProgramSource),
}

/// A file that defines an object.
#[derive(Clone)]
struct Definition {
    object: Option<GameObject>,
    pictures: Arc<PictureDefinition>,
}

/// The objects that the lists of a level describe.
#[derive(Debug, Default)]
pub(crate) struct Described {
    /// Names of objects, and what their subtypes mean.
    pub objects: GameObjects,
    /// Pictures as a level keeps them.
    pub pictures: Option<Value>,
    /// Lists that cannot be read.
    pub missing: Vec<String>,
    /// The pictures that are there, and the reasons for which others are not; empty if that was said of another level.
    pub about_pictures: String,
}

impl Descriptions {
    /// Returns what the lists of a level describe.
    pub(crate) fn of(&mut self, sonlvl: &SonLvl<'_>, level: Level<'_>) -> Described {
        let mut described = Described::default();
        let mut pictures: BTreeMap<u8, PictureSource> = BTreeMap::new();
        let names = level.object_lists();
        for name in &names {
            if !self.lists.contains_key(name) {
                let Some(list) = self.read_list((sonlvl, level), name) else {
                    described.missing.push(name.clone());
                    continue;
                };
                self.lists.insert(name.clone(), list);
            }
            let Some(list) = self.lists.get(name) else { continue };
            for (number, object) in list.objects.iter() {
                described.objects.set(number, object.clone());
            }
            pictures.extend(list.pictures.iter().map(|(number, own)| (*number, own.clone())));
        }
        let text = |key: &str| level.get(key).map_or_else(String::new, |value| value.text.clone());
        let key = [names.join("|"), text("tiles"), text(MORE_COLORS), by_zone::list_prefix(level)];
        described.pictures = match self.packed.get(&key) {
            Some(known) => known.clone(),
            None => {
                let found = self.pictures((sonlvl, level), &pictures);
                described.about_pictures = about(&found, &described.objects);
                let packed = found.packed();
                self.packed.insert(key, packed.clone());
                packed
            }
        };
        described
    }

    /// Draws the pictures of objects as a level has them.
    fn pictures(
        &mut self,
        (sonlvl, level): (&SonLvl<'_>, Level<'_>),
        sources: &BTreeMap<u8, PictureSource>,
    ) -> ObjectPictures {
        let tiles = level.get("tiles").map_or_else(String::new, |value| value.text.clone());
        let mut level_art: Option<Vec<u8>> = None;
        let mut images = LevelImages::default();
        let mut objects = BTreeMap::new();
        for (number, source) in sources {
            let definition = match source {
                PictureSource::Said(definition) => Arc::clone(definition),
                PictureSource::Program(source) => self.run((sonlvl, level), source).pictures,
            };
            let mut object: ObjectPicture = definition.picture.clone();
            let mut places: Vec<Option<usize>> = definition.drawn.iter().map(|image| images.place(image)).collect();
            for source in &definition.sprites {
                let is_of_level = source.art.iter().any(|art| art.file.text.eq_ignore_ascii_case(LEVEL_ART));
                if is_of_level && level_art.is_none() {
                    level_art = Some(tiles_of(sonlvl, level));
                }
                let key = (source.clone(), if is_of_level { tiles.clone() } else { String::new() });
                let sprites = &mut self.sprites;
                let drawn = self.drawn.entry(key).or_insert_with(|| {
                    let drawn = sprites.draw((sonlvl, level), source, level_art.as_deref().unwrap_or_default())?;
                    match drawn {
                        DrawnSprite { image, missing: 0 } => Ok(Arc::new(image)),
                        DrawnSprite { image, .. } if image.width > 0 => Ok(Arc::new(image)),
                        DrawnSprite { missing, .. } => {
                            Err(format!("its art ends before the {missing} tiles of its picture"))
                        }
                    }
                });
                places.push(match drawn {
                    Ok(image) => images.place(image),
                    Err(why) => {
                        if object.problem.is_empty() {
                            object.problem.clone_from(why);
                        }
                        None
                    }
                });
            }
            let number_parts = |parts: &mut Vec<PicturePart>| {
                let known = |part: &PicturePart| {
                    let image = places.get(part.image).copied().flatten()?;
                    Some(PicturePart { image, ..*part })
                };
                *parts = parts.iter().filter_map(known).collect();
            };
            object.options.iter_mut().for_each(|option| number_parts(&mut option.parts));
            object.subtypes.values_mut().for_each(number_parts);
            number_parts(&mut object.usual);
            objects.insert(*number, object);
        }
        let images = images.all.into_iter().map(|image| (*image).clone()).collect();
        ObjectPictures::new(objects, images, more_colors(sonlvl, level), by_zone::list_prefix(level))
    }

    fn read_list(&mut self, (sonlvl, level): (&SonLvl<'_>, Level<'_>), name: &str) -> Option<ObjectList> {
        let ini = Ini::parse(&bytes(sonlvl, name)?).ok()?;
        let mut list = ObjectList::default();
        for section in ini.sections.iter().skip(1) {
            let digits = section.name.trim();
            let number = if digits.len() > 2 { None } else { u8::from_str_radix(digits, 16).ok() };
            if let Some(number) = number {
                let (object, pictures) = self.object((sonlvl, level), section);
                list.objects.set(number, object);
                list.pictures.insert(number, pictures);
            }
        }
        Some(list)
    }

    /// The description of a section: that of its definition, with the section's own words where it has some.
    fn object(&mut self, (sonlvl, level): (&SonLvl<'_>, Level<'_>), section: &Section) -> (GameObject, PictureSource) {
        let text = |key: &str| section.get(key).map(|value| value.text.trim()).filter(|text| !text.is_empty());
        let (mut object, pictures) = match (text("codefile"), text("xmlfile")) {
            (Some(file), _) => {
                let keys = section.keys.iter().map(|(key, value)| (key.clone(), value.text.clone())).collect();
                let class = text("codetype").unwrap_or_default().to_owned();
                let source = ProgramSource { file: file.to_owned(), class, keys };
                let run = self.run((sonlvl, level), &source);
                (run.object, PictureSource::Program(source))
            }
            (None, Some(file)) => {
                let definition = self.definition(sonlvl, file);
                (definition.object.unwrap_or_default(), PictureSource::Said(definition.pictures))
            }
            (None, None) => {
                (GameObject::default(), PictureSource::Said(Arc::new(PictureDefinition::of_section(section))))
            }
        };
        if let Some(name) = text("name") {
            object.name = name.to_owned();
        }
        object.name = shortened(&object.name);
        if let Some(subtype) = text("defaultsubtype").and_then(byte) {
            object.subtype = subtype;
        }
        if let Some(remembers) = text("rememberstate") {
            object.remembers = is_true(remembers);
        }
        for subtype in text("subtypes").iter().flat_map(|list| list.split(',')).filter_map(byte).take(MOST_PARTS) {
            if object.subtypes.iter().all(|(known, _)| *known != subtype) {
                object.subtypes.push((subtype, String::new()));
            }
        }
        (object, pictures)
    }

    fn definition(&mut self, sonlvl: &SonLvl<'_>, file: &str) -> Definition {
        if let Some(known) = self.definitions.get(file) {
            return known.clone();
        }
        let path = Path::new(file);
        let (object, pictures) = match limited(sonlvl, file) {
            Err(problem) => (None, PictureDefinition::without(problem)),
            Ok(bytes) => {
                let pictures = PictureDefinition::of_xml(&bytes, path);
                let pictures = pictures.unwrap_or_else(|error| PictureDefinition::without(error.to_string()));
                (of_xml(&bytes, path).ok(), pictures)
            }
        };
        let read = Definition { object, pictures: Arc::new(pictures) };
        self.definitions.insert(file.to_owned(), read.clone());
        read
    }

    /// Runs a definition that is a program, once for all levels if it does not look at their tiles.
    fn run(&mut self, (sonlvl, level): (&SonLvl<'_>, Level<'_>), source: &ProgramSource) -> RunDefinition {
        let tiles = level.get("tiles").map_or_else(String::new, |value| value.text.clone());
        for key in [String::new(), tiles.clone()] {
            if let Some(known) = self.runs.get(&(source.clone(), key)) {
                return known.clone();
            }
        }
        let program = self.programs.entry(source.file.clone()).or_insert_with(|| {
            let text = decode(&limited(sonlvl, &source.file)?).0;
            let read = DefinitionProgram::read(&text);
            read.map(Rc::new).map_err(|error| format!("{} {error}", source.file))
        });
        let run = match program {
            Ok(program) => {
                let mut level_art = None;
                let mut read_tiles = || Arc::clone(level_art.get_or_insert_with(|| Arc::new(tiles_of(sonlvl, level))));
                program::run((program, source), (sonlvl, level), &mut self.sprites, &mut read_tiles)
            }
            Err(problem) => {
                // The name can be found in a text that cannot be run.
                let text = limited(sonlvl, &source.file).map(|bytes| decode(&bytes).0).unwrap_or_default();
                let object = of_program(&text).unwrap_or_default();
                let pictures = Arc::new(PictureDefinition::without(problem.clone()));
                RunDefinition { object, pictures, is_of_level: false }
            }
        };
        let key = if run.is_of_level { tiles } else { String::new() };
        self.runs.insert((source.clone(), key), run.clone());
        run
    }
}

/// Pixels of all pictures of a level at most.
const MOST_PIXELS: usize = 6 << 20;

/// The images of a level, each once.
#[derive(Default)]
struct LevelImages {
    all: Vec<Arc<PictureImage>>,
    pixels: usize,
}

impl LevelImages {
    /// The place of an image; `None` if there is no room for it.
    fn place(&mut self, image: &Arc<PictureImage>) -> Option<usize> {
        if let Some(known) = self.all.iter().position(|known| Arc::ptr_eq(known, image)) {
            return Some(known);
        }
        if self.pixels + image.pixels.len() > MOST_PIXELS {
            return None;
        }
        self.pixels += image.pixels.len();
        self.all.push(Arc::clone(image));
        Some(self.all.len() - 1)
    }
}

/// The content of a definition's file.
fn limited(sonlvl: &SonLvl<'_>, file: &str) -> Result<Vec<u8>, String> {
    let read = bytes(sonlvl, file).filter(|bytes| bytes.len() <= MOST_BYTES);
    read.ok_or_else(|| format!("the file {file} cannot be read"))
}

/// The tiles of a level, without those that the game animates.
fn tiles_of(sonlvl: &SonLvl<'_>, level: Level<'_>) -> Vec<u8> {
    let read = || {
        let packed = level.compression("tile", &["tilecmp"])?;
        let units = Units { bytes: PATTERN, ..Units::default() };
        Joined::read(&sonlvl.folder, &level.pieces("tiles")?, packed, units, &mut |_, _| ())
    };
    // What is missing was reported with the pictures of blocks.
    read().map(|joined| joined.flat()).unwrap_or_default()
}

/// The colours beyond those of a level; none if it names none.
fn more_colors(sonlvl: &SonLvl<'_>, level: Level<'_>) -> Vec<sim::project::Rgb> {
    if level.get(MORE_COLORS).is_none() {
        return Vec::new();
    }
    // Files that are missing are usual here.
    let (colors, _) = read_key(sonlvl, level, MORE_COLORS, (&mut PaletteSources::default(), &mut Report::default()));
    colors.0.iter().map(|word| rgb_of(*word)).collect()
}

/// Says of how many objects there are pictures, and why others have none.
fn about(pictures: &ObjectPictures, objects: &GameObjects) -> String {
    let mut reasons: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut count = 0;
    for (number, object) in objects.iter() {
        count += usize::from(pictures.has(number));
        if let Some(problem) = pictures.problem(number) {
            let name = if object.name.is_empty() { format!("${number:02X}") } else { object.name.clone() };
            reasons.entry(problem).or_default().push(name);
        }
    }
    if objects.iter().next().is_none() {
        return String::new();
    }
    let mut text = format!("pictures of {count} objects that the lists describe");
    for (reason, mut names) in reasons {
        names.dedup();
        let more = names.len().saturating_sub(MOST_NAMED);
        names.truncate(MOST_NAMED);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        text += &format!("; {reason}: {}{more}", names.join(", "));
    }
    text
}

fn bytes(sonlvl: &SonLvl<'_>, name: &str) -> Option<Vec<u8>> {
    Some(sonlvl.folder.unpack(&file_name(name, name), Compression::Uncompressed).ok()?.bytes)
}

fn byte(text: &str) -> Option<u8> {
    hex(text)?.try_into().ok()
}

fn is_true(text: &str) -> bool {
    text.trim().eq_ignore_ascii_case("true")
}

/// A name without signs that no line shows.
fn shortened(name: &str) -> String {
    name.trim().chars().filter(|sign| !sign.is_control()).take(MOST_NAME).collect()
}

/// Reads a definition in XML.
///
/// # Errors
/// A file of something else.
fn of_xml(bytes: &[u8], path: &Path) -> Result<GameObject, MapError> {
    let (mut file, root) = XmlFile::open(bytes, path, "ObjDef")?;
    let mut object = GameObject {
        name: shortened(root.get("Name").unwrap_or_default()),
        subtype: root.get("DefaultSubtype").and_then(byte).unwrap_or(0),
        remembers: root.get("RememberState").is_some_and(is_true),
        ..GameObject::default()
    };
    let mut enums: HashMap<String, Vec<(u8, String)>> = HashMap::new();
    let mut types: Vec<String> = Vec::new();
    file.inside(|file, tag| match tag.name.as_str() {
        "Subtypes" => {
            file.inside(|file, tag| {
                if let Some(subtype) = tag.get("id").and_then(byte).filter(|_| object.subtypes.len() < MOST_PARTS) {
                    object.subtypes.push((subtype, shortened(tag.get("name").unwrap_or_default())));
                }
                file.skip()
            })?;
            Ok(())
        }
        "Properties" => {
            file.inside(|file, tag| {
                if let Some(part) = part_of(&tag).filter(|_| object.parts.len() < 8) {
                    object.parts.push(part);
                    types.push(tag.text("type"));
                }
                file.skip()
            })?;
            Ok(())
        }
        "Enums" => {
            file.inside(|file, tag| {
                let values = enums.entry(tag.text("name")).or_default();
                let mut next = 0_usize;
                file.inside(|file, member| {
                    let value = member.get("value").and_then(number).unwrap_or(next);
                    next = value.saturating_add(1);
                    if let Ok(value) = u8::try_from(value)
                        && values.len() < MOST_PARTS
                    {
                        values.push((value, shortened(member.get("name").unwrap_or_default())));
                    }
                    file.skip()
                })?;
                Ok(())
            })?;
            Ok(())
        }
        _ => file.skip(),
    })?;
    for (part, of) in object.parts.iter_mut().zip(types) {
        part.choices = enums.get(&of).cloned().unwrap_or_default();
    }
    Ok(object)
}

/// Reads bits of the subtype; `None` for a property that is no bits.
fn part_of(tag: &XmlTag) -> Option<SubtypePart> {
    if tag.name != "BitsProperty" {
        return None;
    }
    let bits = |name: &str| u8::try_from(number(tag.get(name)?)?).ok();
    let (start, length) = (bits("startbit").unwrap_or(0), bits("length")?);
    let name = tag.get("displayname").or_else(|| tag.get("name")).unwrap_or_default();
    let is_flag = tag.get("type").is_some_and(|of| of.eq_ignore_ascii_case("bool"));
    let part = SubtypePart { name: shortened(name), start, length, is_flag, choices: Vec::new() };
    (start < 8 && (1..=8).contains(&length)).then_some(part)
}

/// Reads the name out of a definition that is a program: the text in the first statement of the property of that name.
fn of_program(text: &str) -> Option<GameObject> {
    let statement = text.split_once("string Name")?.1.split(';').next()?;
    let name = shortened(statement.split('"').nth(1)?);
    (!name.is_empty()).then(|| GameObject { name, ..GameObject::default() })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_definition_in_xml_says_name_subtypes_and_parts() {
        let text = br#"<?xml version="1.0"?><ObjDef xmlns="http://example.org" Name="Tower &amp; door" DefaultSubtype="1F" RememberState="True">
            <Images><ImageFromMappings id="a"><ArtFile filename="x.nem"/></ImageFromMappings></Images>
            <Subtypes><Subtype id="10" name="Tall" image="a"/><Subtype id="zz"/><Subtype id="0x20"><ImageRef image="a"/></Subtype></Subtypes>
            <Properties><BitsProperty name="dir" displayname="Direction" type="Way" startbit="4" length="2"/>
            <BitsProperty name="open" type="bool" startbit="7" length="1"/><BitsProperty name="n" type="int" startbit="0" length="4"/>
            <BitsProperty name="bad" type="int" startbit="9" length="4"/><CustomProperty name="c" type="int"><get>return 1;</get></CustomProperty></Properties>
            <Enums><Enum name="Way"><EnumMember name="Up"/><EnumMember name="Down" value="2"/><EnumMember name="Left"/></Enum></Enums></ObjDef>"#;
        let object = of_xml(text, Path::new("a.xml")).unwrap();
        assert_eq!((object.name.as_str(), object.subtype, object.remembers), ("Tower & door", 0x1F, true));
        assert_eq!(object.subtypes, [(0x10, "Tall".to_owned()), (0x20, String::new())]);
        let parts: Vec<_> =
            object.parts.iter().map(|part| (part.name.as_str(), part.start, part.length, part.is_flag)).collect();
        assert_eq!(parts, [("Direction", 4, 2, false), ("open", 7, 1, true), ("n", 0, 4, false)]);
        let choices: Vec<_> = object.parts[0].choices.iter().map(|(value, name)| (*value, name.as_str())).collect();
        assert_eq!(choices, [(0, "Up"), (2, "Down"), (3, "Left")]);
        for damaged in [&text[..200], b"", b"<Other/>", b"\0\0\0"] {
            assert!(of_xml(damaged, Path::new("a.xml")).is_err());
        }
    }

    #[test]
    fn a_program_says_its_name() {
        for (text, name) in [
            ("class A { public override string Name { get { return \"Bridge\"; } } }", Some("Bridge")),
            ("public override string Name => \"Gate\";", Some("Gate")),
            (
                "public override string Name { get { return names[0]; } } public override string SubtypeName(byte subtype) { return this.Describe(subtype) + 1 + \"x\"; }",
                None,
            ),
            ("class A {}", None),
            ("string Name", None),
        ] {
            assert_eq!(of_program(text).map(|object| object.name).as_deref(), name, "{text}");
        }
    }
}
