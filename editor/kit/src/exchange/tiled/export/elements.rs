//! Elements of the XML files that are written.

use quick_xml::events::{BytesDecl, BytesText, Event};
use quick_xml::writer::Writer;
use serde_json::Value;
use std::io;

/// A file of elements under way.
pub(super) type Elements = Writer<Vec<u8>>;

/// Attributes of an element.
pub(super) type Attributes<'a> = Vec<(&'a str, String)>;

/// Writes a file with one outermost element.
///
/// # Errors
/// An encoder's error; memory gives none.
pub(super) fn file(
    name: &str,
    attributes: &Attributes<'_>,
    inside: impl FnOnce(&mut Elements) -> io::Result<()>,
) -> Result<Vec<u8>, String> {
    let mut to = Writer::new_with_indent(Vec::new(), b' ', 1);
    let head = to.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)));
    head.and_then(|()| element(&mut to, name, attributes, inside)).map_err(|error| error.to_string())?;
    let mut bytes = to.into_inner();
    bytes.push(b'\n');
    Ok(bytes)
}

/// Writes an element with others in it.
pub(super) fn element(
    to: &mut Elements,
    name: &str,
    attributes: &Attributes<'_>,
    inside: impl FnOnce(&mut Elements) -> io::Result<()>,
) -> io::Result<()> {
    let attributes = attributes.iter().map(|(name, value)| (*name, value.as_str()));
    to.create_element(name).with_attributes(attributes).write_inner_content(inside)?;
    Ok(())
}

/// Writes an element with nothing in it.
pub(super) fn empty(to: &mut Elements, name: &str, attributes: &Attributes<'_>) -> io::Result<()> {
    let attributes = attributes.iter().map(|(name, value)| (*name, value.as_str()));
    to.create_element(name).with_attributes(attributes).write_empty()?;
    Ok(())
}

/// Writes an element with a text that needs no escapes.
pub(super) fn plain(to: &mut Elements, name: &str, attributes: &Attributes<'_>, text: &str) -> io::Result<()> {
    let attributes = attributes.iter().map(|(name, value)| (*name, value.as_str()));
    to.create_element(name).with_attributes(attributes).write_text_content(BytesText::from_escaped(text))?;
    Ok(())
}

/// Writes properties, in the order of their names; nothing if there is none. What is no text, number or flag is left out.
pub(super) fn properties(to: &mut Elements, list: &[(String, Value)]) -> io::Result<()> {
    let mut written: Vec<_> = list.iter().filter_map(|(name, value)| Some((name, typed(value)?))).collect();
    if written.is_empty() {
        return Ok(());
    }
    written.sort_by_key(|(name, _)| *name);
    element(to, "properties", &Vec::new(), |to| {
        for (name, (kind, text)) in written {
            let mut attributes = vec![("name", name.clone())];
            attributes.extend(kind.map(|kind| ("type", kind.to_owned())));
            // An attribute would lose the ends of its lines.
            if text.contains(['\n', '\r']) {
                to.create_element("property")
                    .with_attributes(attributes.iter().map(|(name, value)| (*name, value.as_str())))
                    .write_text_content(BytesText::new(&text))?;
                continue;
            }
            attributes.push(("value", text));
            empty(to, "property", &attributes)?;
        }
        Ok(())
    })
}

/// The type of a value and its text; the type is `None` of a text.
fn typed(value: &Value) -> Option<(Option<&'static str>, String)> {
    match value {
        Value::String(text) => Some((None, text.clone())),
        Value::Bool(flag) => Some((Some("bool"), flag.to_string())),
        Value::Number(number) if number.is_f64() => Some((Some("float"), number.to_string())),
        Value::Number(number) => Some((Some("int"), number.to_string())),
        _ => None,
    }
}
