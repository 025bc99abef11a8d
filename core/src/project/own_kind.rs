//! Object kinds that a project defines for itself: `objects.json`.

use super::{Extra, OwnMotion, OwnPicture};
use crate::snapshot::Snapshot;
use std::sync::Arc;

/// What a piece is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Stuff {
    /// Earth.
    #[default]
    Earth,
    /// Earth with grass on it.
    Grass,
    /// Stone.
    Stone,
    /// Wood.
    Wood,
    /// Steel.
    Steel,
}

/// All object kinds of a project's own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnKinds {
    /// The kinds, in the order of the file.
    pub kinds: Vec<Arc<OwnKind>>,
    /// Unknown fields of the file.
    pub extra: Extra,
}

impl OwnKinds {
    /// There is nothing to keep a file for.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty() && self.extra.is_empty()
    }

    /// The place of the kind of that name.
    pub fn find(&self, name: &str) -> Option<u16> {
        self.kinds.iter().position(|kind| kind.name == name).and_then(|place| u16::try_from(place).ok())
    }

    /// The pictures that kinds name.
    pub fn pictures(&self) -> impl Iterator<Item = &OwnPicture> {
        self.kinds.iter().filter_map(|kind| kind.picture.as_ref())
    }

    /// True if both are the same text: what the files of pictures show is no part of it.
    pub(crate) fn is_same_text(&self, other: &Self) -> bool {
        let is_same = |a: &Arc<OwnKind>, b: &Arc<OwnKind>| Arc::ptr_eq(a, b) || a.is_same_text(b);
        self.extra == other.extra
            && self.kinds.len() == other.kinds.len()
            && self.kinds.iter().zip(&other.kinds).all(|(a, b)| is_same(a, b))
    }

    /// The kind of that name.
    pub fn named(&self, name: &str) -> Option<&Arc<OwnKind>> {
        self.kinds.iter().find(|kind| kind.name == name)
    }
}

/// What an object of a project's own is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OwnForm {
    /// Solid on all sides.
    #[default]
    Solid,
    /// Solid on all sides, with an array of heights.
    Sloped,
    /// Solid from above only.
    Platform,
    /// Solid from above only, with an array of heights.
    SlopedPlatform,
    /// Hurts.
    Hazard,
    /// Sets a switch while the player's centre is inside.
    Trigger,
    /// Solid, and throws a player who touches the side that it throws to.
    Spring,
}

impl OwnForm {
    /// All of them, as they are offered.
    pub const ALL: [Self; 7] =
        [Self::Solid, Self::Sloped, Self::Platform, Self::SlopedPlatform, Self::Hazard, Self::Trigger, Self::Spring];

    /// It has an array of heights.
    pub const fn has_heights(self) -> bool {
        matches!(self, Self::Sloped | Self::SlopedPlatform)
    }
}

/// Which way a spring of a project's own throws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Throw {
    /// Upwards.
    #[default]
    Up,
    /// Downwards.
    Down,
    /// To the right; mirrored to the left.
    Sideways,
}

/// Greatest half width and half height, pixels.
pub const MOST_HALF: u16 = 512;

/// An object kind of a project's own.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnKind {
    /// What placements call it: small letters, digits and underlines; unlike the kinds that are there already.
    pub name: String,
    /// Shown.
    pub title: String,
    /// What it is.
    pub form: OwnForm,
    /// Half its width, pixels, 1 to [`MOST_HALF`].
    pub half_width: u16,
    /// Half its height, pixels; of platforms how far their surface is above the centre.
    pub half_height: u16,
    /// Half height while the player stands on it, if that is not 1 more (of platforms: what the ruleset says).
    pub standing_height: Option<u16>,
    /// Half width of what he can land on, if that is not its own.
    pub landing_half_width: Option<u16>,
    /// Heights of the surface above the centre, one for every 2 pixels: of sloped solids `half_width + 12`, 6 of them
    /// beyond either side; of sloped platforms `half_width`. A list that is too short goes on with its last entry.
    ///
    /// Guide: Solid Objects > Height Array
    pub heights: Vec<i8>,
    /// Of springs: 1/256 pixel a frame, at least 1.
    pub speed: i16,
    /// Of springs: where to.
    pub throw: Throw,
    /// Motion of the object by itself.
    pub way: OwnMotion,
    /// What it is drawn as if it has no picture that can be shown.
    pub matter: Stuff,
    /// The picture that it is drawn as.
    pub picture: Option<OwnPicture>,
    /// Unknown fields.
    pub extra: Extra,
}

impl Default for OwnKind {
    fn default() -> Self {
        Self {
            name: String::new(),
            title: String::new(),
            form: OwnForm::Solid,
            half_width: 16,
            half_height: 16,
            standing_height: None,
            landing_half_width: None,
            heights: Vec::new(),
            speed: 0x1000,
            throw: Throw::Up,
            way: OwnMotion::default(),
            matter: Stuff::Stone,
            picture: None,
            extra: Extra::new(),
        }
    }
}

impl OwnKind {
    /// What it is called where people read it: its title, or its name if it has none.
    pub fn shown_title(&self) -> &str {
        if self.title.is_empty() { &self.name } else { &self.title }
    }

    /// True if both are the same text, as in [`OwnKinds::is_same_text`].
    pub(crate) fn is_same_text(&self, other: &Self) -> bool {
        match (&self.picture, &other.picture) {
            (None, None) => self == other,
            (Some(a), Some(b)) => {
                let plain = |kind: &Self| Self { picture: None, ..kind.clone() };
                a.is_same_text(b) && plain(self) == plain(other)
            }
            _ => false,
        }
    }

    /// How many heights the engine reads of it; 0 of forms without.
    ///
    /// Guide: Solid Objects > Height Array
    pub const fn heights_read(&self) -> usize {
        match self.form {
            OwnForm::Sloped => self.half_width as usize + 12,
            OwnForm::SlopedPlatform => self.half_width as usize,
            _ => 0,
        }
    }
}
