//! `objects.json`: the project's own object kinds. The file is absent if there are none.

use super::{FORMAT, Source};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::file::paths::check_picture;
use crate::objects::is_free_name;
use crate::project::{
    Amount, Extra, FigureAnimation, MOST_ANIMATIONS, MOST_HALF, MOST_OWN_PARAMETERS, MOST_PICTURE_OFFSET, MOST_STATES,
    OwnAnimation, OwnFigure, OwnForm, OwnKind, OwnKinds, OwnMotion, OwnParameter, OwnPicture, OwnState, OwnTouch,
    Stuff, Throw,
};
use crate::serial::{block, capped, is_usual, lines, list_of_blocks};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
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
    /// The art of characters, by their names: `sonic`, `tails`, `knuckles`.
    #[serde(default, serialize_with = "block", skip_serializing_if = "is_usual")]
    figures: BTreeMap<String, FigureText>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// The art of a character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct FigureText {
    /// The file of its picture in the project's folder, a PNG.
    picture: String,
    /// Width and height of a cell of the picture, pixels; 0: as wide, or as high, as the picture.
    #[serde(default)]
    cell: (u16, u16),
    /// Pixels from the character's centre to the middle of a cell, to the right and downwards.
    #[serde(default, skip_serializing_if = "is_usual")]
    offset: (i16, i16),
    /// The cells that each animation shows.
    #[serde(default, serialize_with = "block", skip_serializing_if = "is_usual")]
    animations: BTreeMap<String, FigureAnimation>,
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
    /// The direction of a spring, or of spikes.
    #[serde(default, skip_serializing_if = "is_usual")]
    throw: Throw,
    /// Whether it sags by 4 pixels under a player who stands on it.
    #[serde(default, skip_serializing_if = "is_usual")]
    sags: bool,
    /// The motion of the object by itself.
    #[serde(default, skip_serializing_if = "is_usual")]
    motion: MotionText,
    /// Older files: pixels to either side, beside a motion that is a word.
    #[serde(default, skip_serializing)]
    across: i32,
    /// Older files: pixels up and down.
    #[serde(default, skip_serializing)]
    down: i32,
    /// Older files: frames there and back, or once round.
    #[serde(default, skip_serializing)]
    period: i32,
    /// The hitbox. A hazard without one hurts in all of its size.
    #[serde(default, skip_serializing_if = "is_usual")]
    touch: OwnTouch,
    /// Hits that it stands if it can be attacked; 0: the first attack destroys it.
    #[serde(default, skip_serializing_if = "is_usual")]
    health: u8,
    /// Frames after a hit in which it cannot be hit again.
    #[serde(default, skip_serializing_if = "is_usual")]
    invulnerable: u8,
    /// The parameters that its placements set.
    #[serde(
        default,
        deserialize_with = "capped::<_, _, MOST_OWN_PARAMETERS>",
        serialize_with = "lines",
        skip_serializing_if = "Vec::is_empty"
    )]
    parameters: Vec<OwnParameter>,
    /// The material that it is drawn as without a picture.
    #[serde(default)]
    matter: Stuff,
    /// The file of its picture in the project's folder, a PNG.
    #[serde(default, skip_serializing_if = "is_usual")]
    picture: Option<String>,
    /// Pixels from the object's centre to the picture's middle, to the right and downwards.
    #[serde(default, skip_serializing_if = "is_usual")]
    picture_offset: (i16, i16),
    /// Width and height of a frame of the picture, pixels; 0: as wide, or as high, as the picture.
    #[serde(default, skip_serializing_if = "is_usual")]
    picture_frame: (u16, u16),
    /// The animations of its picture.
    #[serde(
        default,
        deserialize_with = "capped::<_, _, MOST_ANIMATIONS>",
        serialize_with = "lines",
        skip_serializing_if = "Vec::is_empty"
    )]
    animations: Vec<OwnAnimation>,
    /// The states, of which the first one begins.
    #[serde(
        default,
        deserialize_with = "capped::<_, _, MOST_STATES>",
        serialize_with = "list_of_blocks",
        skip_serializing_if = "Vec::is_empty"
    )]
    states: Vec<OwnState>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// A motion as files have it: of older files a word, with the numbers beside it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
enum MotionText {
    /// A motion with its numbers.
    Whole(OwnMotion),
    /// A word of older files: `still`, `swing` or `circle`.
    Word(String),
}

impl Default for MotionText {
    fn default() -> Self {
        Self::Whole(OwnMotion::Still)
    }
}

impl<'de> Deserialize<'de> for MotionText {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct WordOrWhole;

        impl<'de> Visitor<'de> for WordOrWhole {
            type Value = MotionText;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a motion: an object with a `form`")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<MotionText, E> {
                Ok(MotionText::Word(word.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<MotionText, A::Error> {
                OwnMotion::deserialize(MapAccessDeserializer::new(map)).map(MotionText::Whole)
            }
        }

        from.deserialize_any(WordOrWhole)
    }
}

impl KindText {
    /// Returns the motion; `None` for a word that is not known.
    fn motion(&self) -> Option<OwnMotion> {
        let [across, down, period] = [self.across, self.down, self.period].map(Amount::Fixed);
        match &self.motion {
            MotionText::Whole(motion) => Some(motion.clone()),
            MotionText::Word(word) => match word.as_str() {
                "still" => Some(OwnMotion::Still),
                "swing" => Some(OwnMotion::Swing { across, down, period }),
                "circle" => Some(OwnMotion::Circle { across, down, period }),
                _ => None,
            },
        }
    }
}

/// The first name of a list that appears twice or is none; `None` if all are good.
fn bad_name<'a>(names: impl Iterator<Item = &'a str>) -> Option<(usize, &'a str)> {
    let mut known = BTreeSet::new();
    names.enumerate().find(|(_, name)| name.is_empty() || name.len() > MOST_NAME || !known.insert(*name))
}

/// Bytes of the name of a state, an animation or a parameter at most.
const MOST_NAME: usize = 60;

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
        let Some(motion) = text.motion() else {
            return fault(
                "motion",
                "this motion is not known; it is an object with a `form`, such as \"swing\"".to_owned(),
            );
        };
        let parameters = text.parameters.iter().map(|parameter| parameter.name.as_str());
        let animations = text.animations.iter().map(|animation| animation.name.as_str());
        let states = text.states.iter().map(|state| state.name.as_str());
        for (list, bad) in
            [("parameters", bad_name(parameters)), ("animations", bad_name(animations)), ("states", bad_name(states))]
        {
            if let Some((at, name)) = bad {
                let why = "each needs a name of its own of 1 to 60 bytes";
                return fault(&format!("{list}[{at}].name"), format!("\"{name}\" can't be taken: {why}"));
            }
        }
        if let Some(at) = text.animations.iter().position(|animation| animation.every == 0) {
            return fault(&format!("animations[{at}].every"), "0 is not from 1 to 255".to_owned());
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
        let KindText { sags, touch, health, invulnerable, parameters, animations, states, .. } = text;
        let frame = text.picture_frame;
        let picture = picture.map(|file| OwnPicture { file, offset, frame, ..OwnPicture::default() });
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
            sags,
            motion,
            touch,
            health,
            invulnerable,
            parameters,
            animations,
            states,
            matter,
            picture,
            extra,
        }));
    }
    let figures =
        file.figures.into_iter().map(|(name, text)| Ok((name.clone(), Arc::new(figure(source, &name, text)?))));
    Ok(OwnKinds { kinds, figures: figures.collect::<Result<_, ProjectError>>()?, extra: file.extra })
}

/// Reads the art of a character.
fn figure(source: &Source<'_>, name: &str, text: FigureText) -> Result<OwnFigure, ProjectError> {
    let FigureText { picture: file, cell: frame, offset, animations, extra } = text;
    let fault = |field: &str, message: String| Err(source.fault(&format!("figures.{name}.{field}"), message));
    if let Err(error) = check_picture(&file) {
        return fault("picture", error.to_string());
    }
    let moves = animations.iter().map(|(animation, of)| (format!("animations.{animation}.offset"), of.offset));
    for (field, (x, y)) in moves.chain([("offset".to_owned(), offset)]) {
        if [x, y].iter().any(|offset| offset.unsigned_abs() > MOST_PICTURE_OFFSET.unsigned_abs()) {
            let most = MOST_PICTURE_OFFSET;
            return fault(&field, format!("{x}, {y} are not both from -{most} to {most}"));
        }
    }
    let picture = OwnPicture { file, offset, frame, ..OwnPicture::default() };
    Ok(OwnFigure { picture, animations, extra })
}

fn write_figure(figure: &OwnFigure) -> FigureText {
    let OwnFigure { picture, animations, extra } = figure.clone();
    FigureText { picture: picture.file, cell: picture.frame, offset: picture.offset, animations, extra }
}

pub(in crate::file) fn write(objects: &OwnKinds) -> String {
    let kinds = objects.kinds.iter().map(|kind| write_kind(kind)).collect();
    let figures = objects.figures.iter().map(|(name, figure)| (name.clone(), write_figure(figure))).collect();
    json::file(&ObjectsFile { format: FORMAT, kinds, figures, extra: objects.extra.clone() })
}

/// Returns a definition as one line of JSON.
pub(in crate::file) fn line(kind: &OwnKind) -> String {
    serde_json::to_string(&write_kind(kind)).unwrap_or_default()
}

fn write_kind(kind: &OwnKind) -> KindText {
    let OwnKind { name, title, form, half_width, half_height, standing_height, landing_half_width, .. } = kind.clone();
    let OwnKind { heights, speed, throw, matter, picture, extra, .. } = kind.clone();
    let OwnKind { sags, motion, touch, health, invulnerable, parameters, animations, states, .. } = kind.clone();
    let (picture_offset, picture_frame) =
        picture.as_ref().map(|picture| (picture.offset, picture.frame)).unwrap_or_default();
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
        sags,
        motion: MotionText::Whole(motion),
        across: 0,
        down: 0,
        period: 0,
        touch,
        health,
        invulnerable,
        parameters,
        matter,
        picture,
        picture_offset,
        picture_frame,
        animations,
        states,
        extra,
    }
}
