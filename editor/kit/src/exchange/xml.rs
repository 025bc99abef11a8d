//! Elements of an XML file, one after the other: names, attributes and texts, with the line of what is wrong.

use crate::exchange::map_error::MapError;
use quick_xml::XmlVersion;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Elements within elements at most.
const MOST_NESTED: usize = 64;

/// An element that was begun.
#[derive(Debug, Default)]
pub(crate) struct XmlTag {
    pub name: String,
    attributes: Vec<(String, String)>,
}

impl XmlTag {
    /// Returns an attribute; `None` if the element does not have it.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Returns a copy of an attribute; empty if the element does not have it.
    pub(crate) fn text(&self, name: &str) -> String {
        self.get(name).unwrap_or_default().to_owned()
    }
}

/// A file of elements.
pub(crate) struct XmlFile<'a> {
    reader: Reader<&'a [u8]>,
    bytes: &'a [u8],
    path: PathBuf,
    depth: usize,
}

impl<'a> XmlFile<'a> {
    /// Begins a file and finds its outermost element, which must have that name.
    ///
    /// # Errors
    /// A file of something else.
    pub(crate) fn open(bytes: &'a [u8], path: &Path, name: &str) -> Result<(Self, XmlTag), MapError> {
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let mut reader = Reader::from_reader(bytes);
        reader.config_mut().expand_empty_elements = true;
        let mut file = Self { reader, bytes, path: path.to_owned(), depth: 0 };
        loop {
            match file.next()? {
                Event::Start(start) => {
                    let tag = file.tag(&start)?;
                    if tag.name != name {
                        return Err(file.error(format!("a <{name}> is expected, not <{}>", tag.name)));
                    }
                    return Ok((file, tag));
                }
                Event::Eof => return Err(file.error(format!("the file holds no <{name}>"))),
                _ => {}
            }
        }
    }

    /// Returns the error of this place.
    pub(crate) fn error(&self, problem: impl Into<String>) -> MapError {
        let at = usize::try_from(self.reader.buffer_position()).unwrap_or(usize::MAX).min(self.bytes.len());
        let line = self.bytes[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
        MapError::Content { path: self.path.clone(), line, problem: problem.into() }
    }

    /// Gives an error in words its place.
    ///
    /// # Errors
    /// The one that is given.
    pub(crate) fn here<T>(&self, result: Result<T, String>) -> Result<T, MapError> {
        result.map_err(|problem| self.error(problem))
    }

    fn next(&mut self) -> Result<Event<'a>, MapError> {
        match self.reader.read_event() {
            // Old versions of Tiled name a document type; what it declares would be replaced texts.
            Ok(Event::DocType(declared)) if declared.contains(&b'[') => {
                Err(self.error("it declares entities, which no version of Tiled writes"))
            }
            Ok(event) => Ok(event),
            Err(error) => Err(self.error(format!("this is no sound XML: {error}"))),
        }
    }

    fn tag(&self, start: &BytesStart<'_>) -> Result<XmlTag, MapError> {
        let text = |bytes: &[u8]| {
            std::str::from_utf8(bytes).map(ToOwned::to_owned).map_err(|_| self.error("the text is not UTF-8"))
        };
        let mut tag = XmlTag { name: text(start.local_name().as_ref())?, attributes: Vec::new() };
        for attribute in start.attributes() {
            let attribute = attribute.map_err(|error| self.error(format!("<{}>: {error}", tag.name)))?;
            let value = attribute.normalized_value(XmlVersion::Explicit1_0);
            let value = value.map_err(|error| self.error(format!("<{}>: {error}", tag.name)))?.into_owned();
            tag.attributes.push((text(attribute.key.as_ref())?, value));
        }
        Ok(tag)
    }

    /// Reads what is in the element that was begun last, to its end: calls for each element in it, which must be read to its
    /// end by that, and returns its text.
    ///
    /// # Errors
    /// Errors of the file and of the calls.
    pub(crate) fn inside(
        &mut self,
        mut each: impl FnMut(&mut Self, XmlTag) -> Result<(), MapError>,
    ) -> Result<Cow<'a, [u8]>, MapError> {
        self.depth += 1;
        if self.depth > MOST_NESTED {
            return Err(self.error(format!("more than {MOST_NESTED} elements lie within each other")));
        }
        let mut whole: Cow<'a, [u8]> = Cow::Borrowed(&[]);
        let mut add = |part: Cow<'a, [u8]>| {
            if whole.is_empty() {
                whole = part;
            } else if !part.is_empty() {
                whole.to_mut().extend_from_slice(&part);
            }
        };
        loop {
            match self.next()? {
                Event::Start(start) => {
                    let tag = self.tag(&start)?;
                    each(self, tag)?;
                }
                Event::End(_) => break,
                Event::Text(text) => add(text.into_inner()),
                Event::CData(text) => add(text.into_inner()),
                Event::GeneralRef(entity) => {
                    let sign = entity.resolve_char_ref().map_err(|error| self.error(error.to_string()))?;
                    let name = String::from_utf8_lossy(&entity).into_owned();
                    let text = sign.map(String::from).or_else(|| resolve_predefined_entity(&name).map(String::from));
                    let text = text.ok_or_else(|| self.error(format!("the entity `&{name};` is not known")))?;
                    add(Cow::Owned(text.into_bytes()));
                }
                Event::Eof => return Err(self.error("the file ends in the middle of an element")),
                _ => {}
            }
        }
        self.depth -= 1;
        Ok(whole)
    }

    /// Reads over the element that was begun last.
    ///
    /// # Errors
    /// Errors of the file.
    pub(crate) fn skip(&mut self) -> Result<(), MapError> {
        let mut open = 1_usize;
        while open > 0 {
            match self.next()? {
                Event::Start(_) => open += 1,
                Event::End(_) => open -= 1,
                Event::Eof => return Err(self.error("the file ends in the middle of an element")),
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads a number of an attribute; `usual` if the element does not have it.
    ///
    /// # Errors
    /// An attribute that is no such number.
    pub(crate) fn number<T: FromStr>(&self, tag: &XmlTag, name: &str, usual: T) -> Result<T, MapError> {
        match tag.get(name) {
            None | Some("") => Ok(usual),
            Some(text) => text
                .trim()
                .parse()
                .map_err(|_| self.error(format!("<{}>: `{name}` does not take \"{text}\"", tag.name))),
        }
    }

    /// Reads a length in pixels, which must be finite.
    ///
    /// # Errors
    /// An attribute that is no such number.
    pub(crate) fn length(&self, tag: &XmlTag, name: &str, usual: f64) -> Result<f64, MapError> {
        let found = self.number(tag, name, usual)?;
        if found.is_finite() {
            Ok(found)
        } else {
            Err(self.error(format!("<{}>: `{name}` is not a number of pixels", tag.name)))
        }
    }
}
