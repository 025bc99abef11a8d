//! Sound: effects made of numbers, sounds of a project, and the calls of a frame for them.
//!
//! Nothing here knows a loudspeaker: the window hands the samples of [`mixer`] to one.

pub mod clip_files;
pub mod effects;
pub mod heard;
pub mod mixer;
pub mod synth;

pub use clip_files::ClipFiles;
pub use effects::Sound;
pub use heard::{Heard, Sounds, sounds_of};
