//! `objects.json`: the project's own object kinds. The file is absent if there are none.

use super::{FORMAT, Source};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::file::paths::check_picture;
use crate::objects::is_free_name;
use crate::project::{
    Extra, MOST_HALF, MOST_PERIOD, MOST_PICTURE_OFFSET, MOST_WAY, Motion, OwnForm, OwnKind, OwnKinds, OwnMotion,
    OwnPicture, Stuff, Throw,
};
use crate::serial::{capped, is_usual, list_of_blocks};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Kinds that a project may define.
const MOST_KINDS: usize = 4096;

/// The project's own object kinds, `objects.json`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(in crate::file) struct ObjectsFile {
    /// The number of the format: 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    format: u64,
    /// The kinds, by their places in palettes.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_KINDS>", serialize_with = "list_of_blocks")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_KINDS)))]
    kinds: Vec<KindText>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// An object kind of the project's own.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct KindText {
    /// The name that placements use: small letters, digits and underscores, and not that of a built-in kind.
    name: String,
    /// The title, as palettes show it.
    #[serde(default)]
    title: String,
    /// The form: how it acts on the player.
    #[serde(default)]
    form: OwnForm,
    /// Half the width, pixels, 1 to 512.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MOST_HALF)))]
    half_width: u16,
    /// Half the height, pixels, 1 to 512; of platforms the height of their surface above the centre.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MOST_HALF)))]
    half_height: u16,
    /// The half height while the player stands on it, if that is not 1 more.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(range(max = MOST_HALF)))]
    standing_height: Option<u16>,
    /// The half width of what the player can land on, if it differs.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(range(max = MOST_HALF)))]
    landing_half_width: Option<u16>,
    /// The heights of the surface above the centre, one for every 2 pixels; sloped solids have 6 more on either side.
    #[serde(default, deserialize_with = "capped::<_, _, 1024>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = 1024)))]
    heights: Vec<i8>,
    /// The speed of a spring, 1/256 pixel a frame.
    #[serde(default = "usual_speed", skip_serializing_if = "is_usual_speed")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    speed: i16,
    /// The direction of a spring.
    #[serde(default, skip_serializing_if = "is_usual")]
    throw: Throw,
    /// Motion of the object by itself.
    #[serde(default, skip_serializing_if = "is_usual")]
    motion: Motion,
    /// Pixels that it goes to either side, -1024 to 1024: below 0 it begins at the right end, or turns the other way round.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(range(min = -MOST_WAY, max = MOST_WAY)))]
    across: i16,
    /// Pixels that it goes up and down, -1024 to 1024: below 0 it begins at the lower end.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(range(min = -MOST_WAY, max = MOST_WAY)))]
    down: i16,
    /// Frames there and back, or once round, up to 2048; 0: in time with all others.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(range(max = MOST_PERIOD)))]
    period: u16,
    /// The material that it is drawn as without a picture.
    #[serde(default)]
    matter: Stuff,
    /// The file of its picture in the project's folder, a PNG.
    #[serde(default, skip_serializing_if = "is_usual")]
    picture: Option<String>,
    /// Pixels from the object's centre to the picture's middle, to the right and downwards.
    #[serde(default, skip_serializing_if = "is_usual")]
    picture_offset: (i16, i16),
    /// Fields that this version does not know.
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
        for (field, value) in [("across", text.across), ("down", text.down)] {
            if !(-MOST_WAY..=MOST_WAY).contains(&value) {
                return fault(field, format!("{value} is not from -{MOST_WAY} to {MOST_WAY}"));
            }
        }
        if text.period > MOST_PERIOD {
            return fault("period", format!("{} is not from 0 to {MOST_PERIOD}", text.period));
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
        let KindText { motion, across, down, period, .. } = text;
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
            way: OwnMotion { motion, across, down, period },
            matter,
            picture,
            extra,
        }));
    }
    Ok(OwnKinds { kinds, extra: file.extra })
}

pub(in crate::file) fn write(objects: &OwnKinds) -> String {
    let kinds = objects.kinds.iter().map(|kind| write_kind(kind)).collect();
    json::file(&ObjectsFile { format: FORMAT, kinds, extra: objects.extra.clone() })
}

fn write_kind(kind: &OwnKind) -> KindText {
    let OwnKind { name, title, form, half_width, half_height, standing_height, landing_half_width, .. } = kind.clone();
    let OwnKind { heights, speed, throw, matter, picture, extra, .. } = kind.clone();
    let OwnMotion { motion, across, down, period } = kind.way;
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
        motion,
        across,
        down,
        period,
        matter,
        picture,
        picture_offset,
        extra,
    }
}
