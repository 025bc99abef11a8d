//! `objects.json`: the project's own object kinds. The file is absent if there are none.

use super::Source;
use super::names::{Named, named};
use crate::file::error::ProjectError;
use crate::file::json::{Fields, Node};
use crate::file::paths::check_picture;
use crate::objects::is_free_name;
use crate::project::{Extra, MOST_HALF, MOST_PICTURE_OFFSET, OwnForm, OwnKind, OwnKinds, OwnPicture, Stuff, Throw};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Kinds that a project may define.
const MOST_KINDS: usize = 4096;

#[derive(Deserialize)]
struct ObjectsFile {
    #[serde(rename = "format")]
    _format: u64,
    #[serde(default, deserialize_with = "super::capped::<_, _, MOST_KINDS>")]
    kinds: Vec<KindText>,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Deserialize)]
struct KindText {
    name: String,
    #[serde(default)]
    title: String,
    #[serde(default, deserialize_with = "named")]
    form: OwnForm,
    half_width: u16,
    half_height: u16,
    #[serde(default)]
    standing_height: Option<u16>,
    #[serde(default)]
    landing_half_width: Option<u16>,
    #[serde(default, deserialize_with = "super::capped::<_, _, 1024>")]
    heights: Vec<i8>,
    #[serde(default = "spring_speed")]
    speed: i16,
    #[serde(default, deserialize_with = "named")]
    throw: Throw,
    #[serde(default, deserialize_with = "named")]
    matter: Stuff,
    #[serde(default)]
    picture: Option<String>,
    #[serde(default)]
    picture_offset: (i16, i16),
    #[serde(flatten)]
    extra: Extra,
}

fn spring_speed() -> i16 {
    OwnKind::default().speed
}

impl Named for OwnForm {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("solid", Self::Solid),
        ("sloped", Self::Sloped),
        ("platform", Self::Platform),
        ("sloped_platform", Self::SlopedPlatform),
        ("hazard", Self::Hazard),
        ("trigger", Self::Trigger),
        ("spring", Self::Spring),
    ];
}

impl Named for Throw {
    const NAMES: &'static [(&'static str, Self)] =
        &[("up", Self::Up), ("down", Self::Down), ("sideways", Self::Sideways)];
}

impl Named for Stuff {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("stone", Self::Stone),
        ("earth", Self::Earth),
        ("grass", Self::Grass),
        ("wood", Self::Wood),
        ("steel", Self::Steel),
    ];
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
    let kinds = objects.kinds.iter().map(|kind| Node::Block(write_kind(kind))).collect();
    Fields::new().put("format", super::FORMAT).put("kinds", Node::Lines(kinds)).extra(&objects.extra).into_file()
}

fn write_kind(kind: &OwnKind) -> Fields {
    let usual = OwnKind::default();
    let offset = kind.picture.as_ref().map(|picture| picture.offset).filter(|offset| *offset != (0, 0));
    Fields::new()
        .put("name", &kind.name)
        .put("title", &kind.title)
        .put("form", kind.form.name())
        .put("half_width", kind.half_width)
        .put("half_height", kind.half_height)
        .maybe("standing_height", kind.standing_height)
        .maybe("landing_half_width", kind.landing_half_width)
        .maybe("heights", (!kind.heights.is_empty()).then(|| Node::numbers(&kind.heights)))
        .maybe("speed", (kind.speed != usual.speed).then_some(kind.speed))
        .maybe("throw", (kind.throw != usual.throw).then(|| kind.throw.name()))
        .put("matter", kind.matter.name())
        .maybe("picture", kind.picture.as_ref().map(|picture| &picture.file))
        .maybe("picture_offset", offset.map(|(x, y)| Node::numbers([x, y])))
        .extra(&kind.extra)
}
