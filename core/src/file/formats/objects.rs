//! `objects.json`: the project's own object kinds, kept as they stand. The file is absent where there are none.

use super::Source;
use crate::file::error::ProjectError;
use crate::file::json::Fields;
use crate::project::Extra;

pub(in crate::file) fn read(source: &Source<'_>) -> Result<Extra, ProjectError> {
    let mut objects: Extra = source.parse()?;
    objects.shift_remove("format");
    Ok(objects)
}

pub(in crate::file) fn write(objects: &Extra) -> String {
    Fields::new().put("format", super::FORMAT).extra(objects).into_file()
}
