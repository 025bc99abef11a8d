//! A text file of Godot with the resources that it names.

use crate::exchange::godot::text::read::{GodotSection, sections};
use crate::exchange::godot::text::value::GodotValue;
use crate::exchange::map_error::MapError;
use crate::exchange::maps::files::{MOST_MAP, MapFiles};
use std::path::{Path, PathBuf};

/// A text file of Godot, taken apart.
pub(super) struct GodotFile<'a> {
    pub files: &'a MapFiles<'a>,
    pub path: PathBuf,
    pub sections: Vec<GodotSection>,
}

impl<'a> GodotFile<'a> {
    /// Reads a file.
    ///
    /// # Errors
    /// A file that can't be read, or that is not one of Godot 4.
    pub(super) fn read(files: &'a MapFiles<'a>, path: &Path, by: Option<&Path>) -> Result<Self, MapError> {
        let bytes = files.read(path, by, MOST_MAP)?;
        let refuse = |problem: &str| MapError::Unsupported { path: path.to_owned(), problem: problem.to_owned() };
        let text = String::from_utf8(bytes).map_err(|_error| refuse("this is not a text file of Godot"))?;
        let content = |(line, problem)| MapError::Content { path: path.to_owned(), line, problem };
        let sections = sections(text.trim_start_matches('\u{FEFF}')).map_err(content)?;
        let head = sections.first().filter(|head| head.tag.starts_with("gd_"));
        let Some(head) = head else { return Err(refuse("this is not a text file of Godot")) };
        if head.head.get("format").and_then(GodotValue::number).is_some_and(|format| format < 3.0) {
            return Err(refuse("this is of Godot 3: open its project in Godot 4 and save it there"));
        }
        Ok(Self { files, path: path.to_owned(), sections })
    }

    /// Returns the file of a resource that a value stands for, and its type.
    pub(super) fn external(&self, value: &GodotValue) -> Option<(Result<PathBuf, MapError>, &str)> {
        let id = value.resource("ExtResource")?;
        let is_it = |section: &&GodotSection| {
            let known = section.head.get("id");
            section.tag == "ext_resource"
                && known.is_some_and(|known| match known {
                    GodotValue::Number(number) => number.to_string() == id,
                    known => known.text() == Some(&id),
                })
        };
        let section = self.sections.iter().find(is_it)?;
        Some((self.place(section.text("path")), section.text("type")))
    }

    /// Returns the section of a resource inside of the file.
    pub(super) fn internal(&self, value: &GodotValue) -> Option<&GodotSection> {
        let id = value.resource("SubResource")?;
        self.sections.iter().find(|section| section.tag == "sub_resource" && section.text("id") == id)
    }

    /// The path of a text: from the project's folder, or from the file's.
    fn place(&self, text: &str) -> Result<PathBuf, MapError> {
        match text.strip_prefix("res://") {
            Some(inside) => {
                let project = self
                    .path
                    .ancestors()
                    .skip(1)
                    .find(|folder| self.files.names(folder).iter().any(|name| name == "project.godot"));
                let here = project.or(self.path.parent()).unwrap_or(&self.path);
                self.files.place(&here.join("project.godot"), inside)
            }
            None => self.files.place(&self.path, text),
        }
    }
}
