//! Object definitions: the object kinds that a project makes for itself, `objects.json`.
//!
//! `kind.rs` holds a definition and the list of them. A definition has a form, a motion and a hitbox, which its states
//! (`state.rs`) can replace one by one. `rule.rs` says when a state ends or acts, `action.rs` what it does then, `motion.rs`
//! how an object moves, `picture.rs` what it is drawn as. A number can be a parameter of the placement (`amount.rs`,
//! `parameter.rs`). `objects::kinds::others::own` runs all of it. Beside them are the figures of characters (`figure.rs`).

mod action;
mod amount;
mod figure;
mod kind;
pub(crate) mod motion;
mod parameter;
mod picture;
mod rule;
mod state;

pub use action::{MOST_ACTIONS, OwnAction, PowerUp, SwitchTo};
pub use amount::Amount;
pub use figure::{FigureAnimation, OwnFigure};
pub use kind::{MOST_HALF, OwnForm, OwnKind, OwnKinds, Stuff, Throw};
pub use motion::{MOST_PERIOD, MOST_POINTS, MOST_WAY, OwnMotion, PathEnd};
pub use parameter::{MOST_OWN_PARAMETERS, OwnParameter, OwnParameterKind};
pub use picture::{
    Image, ImagePart, MOST_ANIMATIONS, MOST_FRAMES, MOST_PICTURE_OFFSET, MOST_PICTURE_SIDE, OwnAnimation, OwnImage,
    OwnPicture,
};
pub use rule::{MOST_RULES, OwnEvent, OwnRule, PlayerIs};
pub use state::{Depth, MOST_STATES, OwnState, OwnTouch, TouchEffect};
