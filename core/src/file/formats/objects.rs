//! `objects.json`: the project's own object kinds. The file is absent if there are none.

use super::Source;
use crate::file::error::ProjectError;
use crate::file::json;
use crate::file::paths::check_picture;
use crate::objects::is_free_name;
use crate::project::{Extra, MOST_HALF, MOST_PICTURE_OFFSET, OwnForm, OwnKind, OwnKinds, OwnPicture, Stuff, Throw};
use crate::serial::{capped, is_usual, list_of_blocks};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Kinds that a project may define.
const MOST_KINDS: usize = 4096;

#[derive(Serialize, Deserialize)]
struct ObjectsFile {
    format: u64,
    #[serde(default, deserialize_with = "capped::<_, _, MOST_KINDS>", serialize_with = "list_of_blocks")]
    kinds: Vec<KindText>,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Serialize, Deserialize)]
struct KindText {
    name: String,
    #[serde(default)]
    title: String,
    #[serde(default)]
    form: OwnForm,
    half_width: u16,
    half_height: u16,
    #[serde(default, skip_serializing_if = "is_usual")]
    standing_height: Option<u16>,
    #[serde(default, skip_serializing_if = "is_usual")]
    landing_half_width: Option<u16>,
    #[serde(default, deserialize_with = "capped::<_, _, 1024>", skip_serializing_if = "is_usual")]
    heights: Vec<i8>,
    #[serde(default = "usual_speed", skip_serializing_if = "is_usual_speed")]
    speed: i16,
    #[serde(default, skip_serializing_if = "is_usual")]
    throw: Throw,
    #[serde(default)]
    matter: Stuff,
    #[serde(default, skip_serializing_if = "is_usual")]
    picture: Option<String>,
    #[serde(default, skip_serializing_if = "is_usual")]
    picture_offset: (i16, i16),
    #[serde(flatten)]
    extra: Extra,
}

fn usual_speed() -> i16 {
    OwnKind::default().speed
}

fn is_usual_speed(speed: &i16) -> bool {
    *speed == usual_speed()
}

pub(in crate::file) fn read(source: &Source<'_>) -> Result<OwnKinds, ProjectError> {
    let file: ObjectsFile = source.parse()?;
    let mut names = BTreeSet::new();
    let mut kinds = Vec::new();
    for (place, text) in file.kinds.into_iter().enumerate() {
        let fault = |field: &str, message: String| Err(source.fault(&format!("kinds[{place}].{field}"), message));
        if !is_free_name(&text.name) {
            let why = "a name has small letters, digits and underscores, and must not be that of another kind";
            return fault("name", format!("\"{}\" can't be taken: {why}", text.name));
        }
        if !names.insert(text.name.clone()) {
            return fault("name", format!("\"{}\" appears twice; give one of them another name", text.name));
        }
        for (field, value) in [("half_width", text.half_width), ("half_height", text.half_height)] {
            if !(1..=MOST_HALF).contains(&value) {
                return fault(field, format!("{value} is not from 1 to {MOST_HALF}"));
            }
        }
        for (field, value) in
            [("standing_height", text.standing_height), ("landing_half_width", text.landing_half_width)]
        {
            if value.is_some_and(|value| value > MOST_HALF) {
                return fault(field, format!("more than {MOST_HALF}"));
            }
        }
        if text.speed < 1 {
            return fault("speed", format!("{} is not from 1 to {}", text.speed, i16::MAX));
        }
        if let Some(file) = &text.picture
            && let Err(error) = check_picture(file)
        {
            return fault("picture", error.to_string());
        }
        let (x, y) = text.picture_offset;
        if [x, y].iter().any(|offset| offset.unsigned_abs() > MOST_PICTURE_OFFSET.unsigned_abs()) {
            let most = MOST_PICTURE_OFFSET;
            return fault("picture_offset", format!("{x}, {y} are not both from -{most} to {most}"));
        }
        let KindText { name, title, form, half_width, half_height, standing_height, landing_half_width, .. } = text;
        let KindText { heights, speed, throw, matter, picture, picture_offset: offset, extra, .. } = text;
        let picture = picture.map(|file| OwnPicture { file, offset, ..OwnPicture::default() });
        kinds.push(Arc::new(OwnKind {
            name,
            title,
            form,
            half_width,
            half_height,
            standing_height,
            landing_half_width,
            heights,
            speed,
            throw,
            matter,
            picture,
            extra,
        }));
    }
    Ok(OwnKinds { kinds, extra: file.extra })
}

pub(in crate::file) fn write(objects: &OwnKinds) -> String {
    let kinds = objects.kinds.iter().map(|kind| write_kind(kind)).collect();
    json::file(&ObjectsFile { format: super::FORMAT, kinds, extra: objects.extra.clone() })
}

fn write_kind(kind: &OwnKind) -> KindText {
    let OwnKind { name, title, form, half_width, half_height, standing_height, landing_half_width, .. } = kind.clone();
    let OwnKind { heights, speed, throw, matter, picture, extra, .. } = kind.clone();
    let picture_offset = picture.as_ref().map(|picture| picture.offset).unwrap_or_default();
    let picture = picture.map(|picture| picture.file);
    KindText {
        name,
        title,
        form,
        half_width,
        half_height,
        standing_height,
        landing_half_width,
        heights,
        speed,
        throw,
        matter,
        picture,
        picture_offset,
        extra,
    }
}
