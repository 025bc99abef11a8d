//! Descriptions of a game's objects: the lists that an INI file names, and the definitions that lists name.
//!
//! Of definitions written as programs the name alone is read. Pictures are not read.

use crate::document::imported::described_objects::{GameObject, GameObjects, MOST_PARTS, SubtypePart};
use crate::exchange::compression::Compression;
use crate::exchange::map_error::MapError;
use crate::exchange::sonlvl::files::encoding::decode;
use crate::exchange::sonlvl::files::ini::{Ini, Section};
use crate::exchange::sonlvl::files::project::{Level, SonLvl, file_name, hex, number};
use crate::exchange::xml::{XmlFile, XmlTag};
use std::collections::HashMap;
use std::path::Path;

/// Bytes of a definition at most.
const MOST_BYTES: usize = 1 << 20;
/// Signs of a name at most.
const MOST_NAME: usize = 80;

/// The descriptions of a disassembly, each list and definition read once.
#[derive(Default)]
pub(crate) struct Descriptions {
    lists: HashMap<String, GameObjects>,
    definitions: HashMap<String, Option<GameObject>>,
}

impl Descriptions {
    /// Returns what the lists of a level describe, and the names of lists that cannot be read.
    pub(crate) fn of(&mut self, sonlvl: &SonLvl<'_>, level: Level<'_>) -> (GameObjects, Vec<String>) {
        let (mut all, mut missing) = (GameObjects::default(), Vec::new());
        for name in level.object_lists() {
            if !self.lists.contains_key(&name) {
                let Some(list) = self.read_list(sonlvl, &name) else {
                    missing.push(name);
                    continue;
                };
                self.lists.insert(name.clone(), list);
            }
            for (number, object) in self.lists.get(&name).iter().flat_map(|list| list.iter()) {
                all.set(number, object.clone());
            }
        }
        (all, missing)
    }

    fn read_list(&mut self, sonlvl: &SonLvl<'_>, name: &str) -> Option<GameObjects> {
        let ini = Ini::parse(&bytes(sonlvl, name)?).ok()?;
        let mut list = GameObjects::default();
        for section in ini.sections.iter().skip(1) {
            let digits = section.name.trim();
            let number = if digits.len() > 2 { None } else { u8::from_str_radix(digits, 16).ok() };
            if let Some(number) = number {
                list.set(number, self.object(sonlvl, section));
            }
        }
        Some(list)
    }

    /// The description of a section: that of its definition, with the section's own words where it has some.
    fn object(&mut self, sonlvl: &SonLvl<'_>, section: &Section) -> GameObject {
        let text = |key: &str| section.get(key).map(|value| value.text.trim()).filter(|text| !text.is_empty());
        let file = text("codefile").or_else(|| text("xmlfile"));
        let mut object = file.and_then(|file| self.definition(sonlvl, file)).unwrap_or_default();
        if let Some(name) = text("name") {
            object.name = shortened(name);
        }
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
        object
    }

    fn definition(&mut self, sonlvl: &SonLvl<'_>, file: &str) -> Option<GameObject> {
        if !self.definitions.contains_key(file) {
            let read = bytes(sonlvl, file).filter(|bytes| bytes.len() <= MOST_BYTES).and_then(|bytes| {
                let is_xml = file.to_ascii_lowercase().ends_with(".xml");
                if is_xml { of_xml(&bytes, Path::new(file)).ok() } else { of_program(&decode(&bytes).0) }
            });
            self.definitions.insert(file.to_owned(), read);
        }
        self.definitions.get(file).cloned().flatten()
    }
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
