//! Objects and places of a level as objects of Tiled.

use crate::exchange::maps::export::things::WrittenThing;
use crate::exchange::tiled::export::elements::{Elements, element, empty, properties};
use std::io;

/// Writes objects, with their numbers: class, rectangle around the centre, properties.
pub(super) fn write(to: &mut Elements, things: &[WrittenThing]) -> io::Result<()> {
    for (number, WrittenThing { name, class, area, properties: list, .. }) in things.iter().enumerate() {
        let [x, y, width, height] = area;
        let mut attributes = vec![("id", (number + 1).to_string())];
        if !name.is_empty() {
            attributes.push(("name", name.clone()));
        }
        attributes.extend([("type", class.clone()), ("x", x.to_string()), ("y", y.to_string())]);
        let is_point = (*width, *height) == (0, 0);
        if !is_point {
            attributes.extend([("width", width.to_string()), ("height", height.to_string())]);
        }
        if list.is_empty() && !is_point {
            empty(to, "object", &attributes)?;
            continue;
        }
        element(to, "object", &attributes, |to| {
            let list: Vec<_> = list.iter().map(|property| (property.name.clone(), property.value.clone())).collect();
            properties(to, &list)?;
            if is_point { empty(to, "point", &Vec::new()) } else { Ok(()) }
        })?;
    }
    Ok(())
}
