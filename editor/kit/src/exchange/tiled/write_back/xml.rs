//! Changes of objects in a TMX file: only the text of what changes is replaced.

use crate::exchange::maps::export::changes::{ThingChange, ThingChanges};
use crate::exchange::maps::export::things::{WrittenProperty, WrittenThing};
use crate::exchange::maps::import::KEY;
use crate::exchange::tiled::export::{object_text, property_text};
use crate::exchange::tiled::write_back::json::number;
use quick_xml::XmlVersion;
use quick_xml::escape::escape;
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use serde_json::Value;
use std::collections::BTreeMap;
use std::ops::Range;

/// A part of the text, and what it becomes.
type Replacement = (Range<usize>, String);

/// An object as it is in the text.
#[derive(Default)]
struct ObjectText {
    id: u32,
    /// The start tag, from its `<` to its `>`.
    tag: Range<usize>,
    /// Whether the start tag is all of it.
    is_empty: bool,
    /// The whole of it.
    whole: Range<usize>,
    /// The place before `</properties>`; `None` if it has no properties.
    properties: Option<usize>,
    /// Its properties, by name.
    named: BTreeMap<String, Range<usize>>,
}

/// The parts of a map that are changed.
#[derive(Default)]
struct MapText {
    /// The start tag of the map.
    tag: Range<usize>,
    /// The place before `</map>`.
    end: usize,
    /// The properties of the map itself, as those of an object.
    own_properties: ObjectText,
    objects: Vec<ObjectText>,
    /// The layer `Objects` that is not moved: its start tag, and the place before its end tag; `None` if that has none.
    own: Option<(Range<usize>, Option<usize>)>,
}

/// Returns a map with its objects changed.
///
/// # Errors
/// In words: a map of another form.
pub(super) fn edited(whole: &str, changes: &ThingChanges) -> Result<String, String> {
    let text = whole.trim_start_matches('\u{FEFF}');
    let map = scanned(text)?;
    let changed: BTreeMap<u32, &ThingChange> = changes.changed.iter().map(|change| (change.id, change)).collect();
    let mut all: Vec<Replacement> = Vec::new();
    for object in &map.objects {
        if changes.gone.contains(&object.id) {
            // With the line that it is on.
            let before = text[..object.whole.start].trim_end_matches([' ', '\t']);
            let start = before.strip_suffix('\n').map_or(object.whole.start, str::len);
            all.push((start..object.whole.end, String::new()));
        } else if let Some(change) = changed.get(&object.id) {
            change_object(text, object, change, &mut all)?;
        }
    }
    let new = change_properties(&map.own_properties, &changes.level, &mut all);
    if !new.is_empty() {
        let (place, new) = match map.own_properties.properties {
            Some(place) => (place, new),
            None => (map.tag.end, format!("\n <properties>{new}</properties>")),
        };
        all.push((place..place, new));
    }
    if !changes.new.is_empty() {
        add(text, &map, &changes.new, &mut all)?;
    }
    all.sort_by_key(|(range, _)| (range.start, range.end));
    let mut written = whole[..whole.len() - text.len()].to_owned();
    let mut from = 0;
    for (range, new) in all {
        written.push_str(text.get(from..range.start).ok_or("two changes are at one place")?);
        written.push_str(&new);
        from = range.end;
    }
    written.push_str(&text[from..]);
    Ok(written)
}

/// Finds the objects of a map.
fn scanned(text: &str) -> Result<MapText, String> {
    let mut reader = Reader::from_str(text);
    let mut map = MapText::default();
    let mut path: Vec<String> = Vec::new();
    let mut before = 0;
    // The start of the property that is open, with its name: it may hold others, or its value as text.
    let mut open: Option<(usize, usize, String)> = None;
    loop {
        let event = reader.read_event().map_err(|error| error.to_string())?;
        let at = usize::try_from(reader.buffer_position()).map_err(|error| error.to_string())?;
        let span = before..at;
        before = at;
        let (start, is_empty) = match &event {
            Event::Start(start) => (start, false),
            Event::Empty(start) => (start, true),
            Event::End(_) => {
                ended(&mut map, &path, span, &mut open);
                path.pop();
                continue;
            }
            Event::Eof => break,
            _ => continue,
        };
        let name = String::from_utf8_lossy(start.name().as_ref()).into_owned();
        let parents: Vec<&str> = path.iter().map(String::as_str).collect();
        match (parents.as_slice(), name.as_str()) {
            ([], "map") => map.tag = span,
            (["map"], "objectgroup") => {
                let is_moved = attribute(start, "offsetx").is_some() || attribute(start, "offsety").is_some();
                if attribute(start, "name").as_deref() == Some("Objects") && !is_moved {
                    map.own = Some((span, None));
                }
            }
            ([.., "objectgroup"], "object")
                if parents.iter().all(|parent| matches!(*parent, "map" | "group" | "objectgroup")) =>
            {
                let id = attribute(start, "id").and_then(|id| id.parse().ok()).unwrap_or(0);
                map.objects.push(ObjectText { id, tag: span.clone(), is_empty, whole: span, ..ObjectText::default() });
            }
            (["map", "properties"], "property") if open.is_none() => {
                let name = attribute(start, "name").unwrap_or_default();
                match is_empty {
                    true => drop(map.own_properties.named.insert(name, span)),
                    false => open = Some((path.len(), span.start, name)),
                }
            }
            ([.., "object", "properties"], "property") if open.is_none() && !parents.contains(&"tileset") => {
                let name = attribute(start, "name").unwrap_or_default();
                match map.objects.last_mut().filter(|_| is_empty) {
                    Some(object) => drop(object.named.insert(name, span)),
                    None => open = Some((path.len(), span.start, name)),
                }
            }
            _ => {}
        }
        if !is_empty {
            path.push(name);
        }
    }
    if map.end == 0 { Err("the map has no end".to_owned()) } else { Ok(map) }
}

/// Notes the end of an element; `path` ends with its name.
fn ended(map: &mut MapText, path: &[String], span: Range<usize>, open: &mut Option<(usize, usize, String)>) {
    let parents: Vec<&str> = path.iter().map(String::as_str).collect();
    match parents.as_slice() {
        ["map"] => map.end = span.start,
        ["map", "objectgroup"] => {
            if let Some((_, end @ None)) = &mut map.own {
                *end = Some(span.start);
            }
        }
        ["map", "properties"] => map.own_properties.properties = Some(span.start),
        ["map", "properties", "property"] => {
            if let Some((_, start, name)) = open.take_if(|(depth, ..)| *depth + 1 == path.len()) {
                map.own_properties.named.insert(name, start..span.end);
            }
        }
        _ if parents.contains(&"tileset") => {}
        [.., "objectgroup", "object"] => {
            if let Some(object) = map.objects.last_mut() {
                object.whole.end = span.end;
            }
        }
        [.., "object", "properties"] => {
            if let Some(object) = map.objects.last_mut() {
                object.properties = Some(span.start);
            }
        }
        [.., "property"] => {
            if let (Some(object), Some((_, start, name))) =
                (map.objects.last_mut(), open.take_if(|(depth, ..)| *depth + 1 == path.len()))
            {
                object.named.insert(name, start..span.end);
            }
        }
        _ => {}
    }
}

fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = tag.try_get_attribute(name).ok()??;
    found.normalized_value(XmlVersion::Explicit1_0).ok().map(|value| value.into_owned())
}

/// Replaces the value of an attribute in a start tag; adds it if there is none.
fn with_attribute(tag: &str, name: &str, value: &str) -> String {
    let value = escape(value);
    let mut from = 0;
    while let Some(found) = tag[from..].find(name).map(|found| from + found) {
        let after = &tag[found + name.len()..];
        let quoted = after.trim_start().strip_prefix('=').map(str::trim_start);
        let is_whole = tag[..found].ends_with(|sign: char| sign.is_whitespace());
        if let (true, Some(quote), Some(quoted)) =
            (is_whole, quoted.and_then(|quoted| quoted.chars().next()).filter(|sign| "\"'".contains(*sign)), quoted)
        {
            let start = tag.len() - quoted.len() + 1;
            let end = tag[start..].find(quote).map_or(tag.len(), |end| start + end);
            return format!("{}{value}{}", &tag[..start], &tag[end..]);
        }
        from = found + name.len();
    }
    let end = tag.trim_end_matches(['>', '/']).trim_end().len();
    format!("{} {name}=\"{value}\"{}", &tag[..end], &tag[end..])
}

fn change_object(
    text: &str,
    object: &ObjectText,
    change: &ThingChange,
    all: &mut Vec<Replacement>,
) -> Result<(), String> {
    let mut tag = text[object.tag.clone()].to_owned();
    let read = |name: &str| -> Result<f64, String> {
        let mut reader = Reader::from_str(&text[object.tag.clone()]);
        match reader.read_event().map_err(|error| error.to_string())? {
            Event::Start(start) | Event::Empty(start) => {
                Ok(attribute(&start, name).and_then(|value| value.parse().ok()).unwrap_or(0.0))
            }
            _ => Err("an object has no start".to_owned()),
        }
    };
    for (name, by) in
        [("x", change.moved.0), ("y", change.moved.1), ("width", change.grown.0), ("height", change.grown.1)]
    {
        if by != 0 {
            tag = with_attribute(&tag, name, &number(read(name)? + f64::from(by)).to_string());
        }
    }
    if let Some(name) = &change.name {
        tag = with_attribute(&tag, "name", name);
    }
    if let Some(class) = &change.class {
        // Tiled 1.9 called it so.
        let name = if tag.contains(" class=") { "class" } else { "type" };
        tag = with_attribute(&tag, name, class);
    }
    let new = change_properties(object, &change.properties, all);
    match object.properties {
        _ if new.is_empty() => {}
        Some(place) => all.push((place..place, new)),
        None if object.is_empty => {
            let start = tag.trim_end_matches(['>', '/']).trim_end();
            tag = format!("{start}><properties>{new}</properties></object>");
        }
        None => tag.push_str(&format!("<properties>{new}</properties>")),
    }
    all.push((object.tag.clone(), tag));
    Ok(())
}

/// Changes the properties of an object that it has, and returns the text of those that it does not have yet.
fn change_properties(object: &ObjectText, changes: &[(String, Value)], all: &mut Vec<Replacement>) -> String {
    let mut new = String::new();
    for (name, value) in changes {
        let text = if value.is_null() { None } else { property_text(name, value) };
        match (object.named.get(name), text) {
            (Some(range), text) => all.push((range.clone(), text.unwrap_or_default())),
            (None, Some(text)) => new.push_str(&text),
            (None, None) => {}
        }
    }
    new
}

/// Adds objects to the layer `Objects`, or to a new one.
fn add(text: &str, map: &MapText, new: &[WrittenThing], all: &mut Vec<Replacement>) -> Result<(), String> {
    let mut tag = text[map.tag.clone()].to_owned();
    let mut reader = Reader::from_str(&text[map.tag.clone()]);
    let Event::Start(start) = reader.read_event().map_err(|error| error.to_string())? else {
        return Err("the map has no start".to_owned());
    };
    let read = |name: &str| attribute(&start, name).and_then(|value| value.parse::<u32>().ok());
    let most = map.objects.iter().map(|object| object.id).max().unwrap_or(0);
    let next = read("nextobjectid").unwrap_or(0).max(most.saturating_add(1));
    let objects: String = new
        .iter()
        .zip(next..)
        .map(|(thing, id)| {
            let mut keyed = thing.clone();
            keyed.properties.push(WrittenProperty::new(KEY, thing.id.as_str()));
            format!("  {}\n", object_text(&keyed, id))
        })
        .collect();
    tag = with_attribute(&tag, "nextobjectid", &(next + new.len() as u32).to_string());
    match &map.own {
        Some((_, Some(end))) => all.push((line_of(text, *end), format!("{objects} "))),
        Some((range, None)) => {
            let start = text[range.clone()].trim_end_matches(['>', '/']).trim_end();
            all.push((range.clone(), format!("{start}>\n{objects} </objectgroup>")));
        }
        None => {
            let layer = read("nextlayerid").unwrap_or(1);
            tag = with_attribute(&tag, "nextlayerid", &(layer + 1).to_string());
            let group = format!(" <objectgroup id=\"{layer}\" name=\"Objects\">\n{objects} </objectgroup>\n");
            all.push((line_of(text, map.end), group));
        }
    }
    all.push((map.tag.clone(), tag));
    Ok(())
}

/// The spaces before a place, as far as they begin a line.
fn line_of(text: &str, place: usize) -> Range<usize> {
    let before = text[..place].trim_end_matches([' ', '\t']);
    if before.ends_with('\n') { before.len()..place } else { place..place }
}
