//! Objects and places of a level as objects of Tiled.

use crate::exchange::maps::export::things::WrittenThing;
use crate::exchange::tiled::export::elements::{Elements, element, empty, properties};
use serde_json::Value;
use std::io;

/// Writes objects, with their numbers: class, rectangle around the centre, properties.
pub(super) fn write(to: &mut Elements, things: &[WrittenThing]) -> io::Result<()> {
    things.iter().zip(1..).try_for_each(|(thing, id)| write_one(to, thing, id))
}

fn write_one(to: &mut Elements, thing: &WrittenThing, id: u32) -> io::Result<()> {
    let WrittenThing { name, class, area, properties: list, .. } = thing;
    let [x, y, width, height] = area;
    let mut attributes = vec![("id", id.to_string())];
    if !name.is_empty() {
        attributes.push(("name", name.clone()));
    }
    attributes.extend([("type", class.clone()), ("x", x.to_string()), ("y", y.to_string())]);
    let is_point = (*width, *height) == (0, 0);
    if !is_point {
        attributes.extend([("width", width.to_string()), ("height", height.to_string())]);
    }
    if list.is_empty() && !is_point {
        return empty(to, "object", &attributes);
    }
    element(to, "object", &attributes, |to| {
        let list: Vec<_> = list.iter().map(|property| (property.name.clone(), property.value.clone())).collect();
        properties(to, &list)?;
        if is_point { empty(to, "point", &Vec::new()) } else { Ok(()) }
    })
}

/// Returns an object as a line of a map.
pub(in crate::exchange::tiled) fn object_text(thing: &WrittenThing, id: u32) -> String {
    text_of(|to| write_one(to, thing, id))
}

/// Returns a property as a text of a map; `None` of a value that Tiled has no type for.
pub(in crate::exchange::tiled) fn property_text(name: &str, value: &Value) -> Option<String> {
    let whole = text_of(|to| properties(to, &[(name.to_owned(), value.clone())]));
    let inside = whole.strip_prefix("<properties>")?.strip_suffix("</properties>")?;
    Some(inside.to_owned())
}

fn text_of(write: impl FnOnce(&mut Elements) -> io::Result<()>) -> String {
    let mut to = Elements::new(Vec::new());
    // Writing into memory fails never.
    let _written = write(&mut to);
    String::from_utf8(to.into_inner()).unwrap_or_default()
}
