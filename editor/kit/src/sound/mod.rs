//! Sound: effects of our own, made of numbers, and which of them a frame calls for.
//!
//! Nothing here knows a loudspeaker: the window hands the samples of [`mixer`] to one.

pub mod effects;
pub mod heard;
pub mod mixer;
pub mod synth;

pub use effects::Sound;
pub use heard::{Sounds, sounds_of};
