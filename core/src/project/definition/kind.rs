//! Object definitions and the list of them.

use super::{
    Amount, OwnAnimation, OwnFigure, OwnImage, OwnMotion, OwnParameter, OwnPicture, OwnRule, OwnState, OwnTouch,
};
use crate::extra::Extra;
use crate::ruleset::Character;
use crate::snapshot::Snapshot;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The material of a piece.
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

/// The object kinds of a project's own, and the art of its characters.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnKinds {
    /// The kinds, in the order of the file.
    pub kinds: Vec<Arc<OwnKind>>,
    /// The art of characters, by their names. Unknown names are kept.
    pub figures: BTreeMap<String, Arc<OwnFigure>>,
    /// Unknown fields of the file.
    pub extra: Extra,
}

impl OwnKinds {
    /// There is nothing to keep a file for.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty() && self.figures.is_empty() && self.extra.is_empty()
    }

    /// The place of the kind of that name.
    pub fn find(&self, name: &str) -> Option<u16> {
        self.kinds.iter().position(|kind| kind.name == name).and_then(|place| u16::try_from(place).ok())
    }

    /// The pictures that kinds and figures name.
    pub fn pictures(&self) -> impl Iterator<Item = &OwnPicture> {
        let figures = self.figures.values().map(|figure| &figure.picture);
        self.kinds.iter().filter_map(|kind| kind.picture.as_ref()).chain(figures)
    }

    /// Returns these kinds and figures with other images, each as `image` says; `None` leaves one as it is.
    #[must_use]
    pub fn with_images(&self, image: impl Fn(&OwnPicture) -> Option<OwnImage>) -> Self {
        let mut new = self.clone();
        for kind in &mut new.kinds {
            if let Some(other) = kind.picture.as_ref().and_then(&image)
                && let Some(picture) = &mut Arc::make_mut(kind).picture
            {
                picture.image = other;
            }
        }
        for figure in new.figures.values_mut() {
            if let Some(other) = image(&figure.picture) {
                Arc::make_mut(figure).picture.image = other;
            }
        }
        new
    }

    /// Returns the art of a character.
    pub fn figure(&self, character: Character) -> Option<&Arc<OwnFigure>> {
        self.figures.get(character.name())
    }

    /// True if both are the same text: what the files of pictures show is no part of it.
    pub(crate) fn is_same_text(&self, other: &Self) -> bool {
        let is_same = |a: &Arc<OwnKind>, b: &Arc<OwnKind>| Arc::ptr_eq(a, b) || a.is_same_text(b);
        let are_same_figures = self.figures.len() == other.figures.len()
            && self.figures.iter().zip(&other.figures).all(|(a, b)| {
                a.0 == b.0
                    && a.1.picture.is_same_text(&b.1.picture)
                    && (&a.1.animations, &a.1.extra) == (&b.1.animations, &b.1.extra)
            });
        are_same_figures
            && self.extra == other.extra
            && self.kinds.len() == other.kinds.len()
            && self.kinds.iter().zip(&other.kinds).all(|(a, b)| is_same(a, b))
    }

    /// The kind of that name.
    pub fn named(&self, name: &str) -> Option<&Arc<OwnKind>> {
        self.kinds.iter().find(|kind| kind.name == name)
    }
}

/// The form of a project's own object.
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
    /// Solid, and hurts a player who touches the side that it points to.
    Spikes,
    /// Not solid at all.
    Passable,
}

impl OwnForm {
    /// The values, in the order in which they are offered.
    pub const ALL: [Self; 9] = [
        Self::Solid,
        Self::Sloped,
        Self::Platform,
        Self::SlopedPlatform,
        Self::Hazard,
        Self::Trigger,
        Self::Spring,
        Self::Spikes,
        Self::Passable,
    ];

    /// Returns true if it has an array of heights.
    pub const fn has_heights(self) -> bool {
        matches!(self, Self::Sloped | Self::SlopedPlatform)
    }

    /// Returns true if players can stand on the form and are carried by it.
    pub const fn carries(self) -> bool {
        matches!(self, Self::Solid | Self::Sloped | Self::Platform | Self::SlopedPlatform)
    }

    /// Returns true if the form stops players.
    pub const fn is_solid(self) -> bool {
        !matches!(self, Self::Hazard | Self::Trigger | Self::Passable)
    }

    /// Returns true if the form has a direction.
    pub const fn points(self) -> bool {
        matches!(self, Self::Spring | Self::Spikes)
    }
}

/// The direction in which a spring throws or spikes point.
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
    /// The name in placements: small letters, digits and underlines; unlike the kinds that are there already.
    pub name: String,
    /// Shown.
    pub title: String,
    /// The form.
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
    /// Of springs: where to. Of spikes: where they point.
    pub throw: Throw,
    /// Whether it sags by 4 pixels under a player who stands on it, as the original platforms do.
    pub sags: bool,
    /// The motion of the object by itself.
    pub motion: OwnMotion,
    /// The hitbox. A hazard without one hurts in all of its size.
    pub touch: OwnTouch,
    /// Hits that it stands if it can be attacked. 0: the first attack destroys it, as it does badniks.
    pub health: u8,
    /// Frames after a hit in which it cannot be hit again, and does not hurt.
    pub invulnerable: u8,
    /// The parameters that its placements set.
    pub parameters: Vec<OwnParameter>,
    /// The animations of its picture.
    pub animations: Vec<OwnAnimation>,
    /// The states, of which the first one begins. Without any, it acts as its form and motion say.
    pub states: Vec<OwnState>,
    /// The material that it is drawn with if it has no picture that can be shown.
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
            sags: false,
            motion: OwnMotion::default(),
            touch: OwnTouch::default(),
            health: 0,
            invulnerable: 0,
            parameters: Vec::new(),
            animations: Vec::new(),
            states: Vec::new(),
            matter: Stuff::Stone,
            picture: None,
            extra: Extra::new(),
        }
    }
}

impl OwnKind {
    /// Returns the name where people read it: the title, or the name of one without a title.
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

    /// Returns the number of heights that the engine reads of it; 0 of forms without.
    ///
    /// Guide: Solid Objects > Height Array
    pub fn heights_read(&self) -> usize {
        match self.heights_form() {
            Some(OwnForm::Sloped) => usize::from(self.half_width) + 12,
            Some(OwnForm::SlopedPlatform) => usize::from(self.half_width),
            _ => 0,
        }
    }

    /// Returns the first of its forms that has an array of heights: its own, or that of a state.
    pub fn heights_form(&self) -> Option<OwnForm> {
        self.forms().find(|form| form.has_heights())
    }

    /// Returns the forms of its states; its own if it has none.
    pub fn forms(&self) -> impl Iterator<Item = OwnForm> {
        let own = self.states.is_empty().then_some(self.form);
        own.into_iter().chain(self.states.iter().map(|state| state.form.unwrap_or(self.form)))
    }

    /// Returns the motions of its states; its own if it has none.
    pub fn motions(&self) -> impl Iterator<Item = &OwnMotion> {
        let own = self.states.is_empty().then_some(&self.motion);
        own.into_iter().chain(self.states.iter().map(|state| state.motion.as_ref().unwrap_or(&self.motion)))
    }

    /// Returns the hitboxes of its states; its own if it has none.
    pub fn touches(&self) -> impl Iterator<Item = OwnTouch> {
        let own = self.states.is_empty().then_some(self.touch);
        own.into_iter().chain(self.states.iter().map(|state| state.touch.unwrap_or(self.touch)))
    }

    /// Returns the definition with other numbers.
    #[must_use]
    pub fn map_amounts(&self, mut number: impl FnMut(&Amount) -> Amount) -> Self {
        let mut kind = self.clone();
        kind.motion = kind.motion.map(&mut number);
        for state in &mut kind.states {
            state.motion = state.motion.as_ref().map(|motion| motion.map(&mut number));
            for rule in &mut state.rules {
                rule.when = rule.when.map(&mut number);
                rule.only = rule.only.as_ref().map(|only| only.map(&mut number));
                for action in &mut rule.actions {
                    *action = action.map(&mut number, Clone::clone, Clone::clone);
                }
            }
        }
        kind
    }

    /// Returns the rules of all states.
    pub fn rules(&self) -> impl Iterator<Item = &OwnRule> {
        self.states.iter().flat_map(|state| &state.rules)
    }

    /// Returns the place of the state of that name.
    pub fn state(&self, name: &str) -> Option<usize> {
        self.states.iter().position(|state| state.name == name)
    }
}
