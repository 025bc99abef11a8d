//! The C interface of Loopwright's physics: projects, worlds, steps, and reports of a step.
//!
//! The header is `include/loopwright_core.h`. Each function refuses null pointers and wrong sizes, and returns a
//! [`LwcStatus`]; [`lwc_error`] says in words what went wrong last on this thread. No panic crosses the interface.
//!
//! A handle belongs to one thread at a time. Texts are UTF-8 and end with a zero; a returned text lives as long as its handle.
//! Lists are written into memory of the caller, up to `room` items; `count` receives the length of the whole list.
#![allow(unsafe_code, reason = "pointers of the caller")]

mod call;
mod player;
mod project;
mod trace;
mod world;

pub use call::{LwcStatus, lwc_error};
pub use player::{LwcPlayer, lwc_animation_name, lwc_world_player};
pub use project::{
    LwcFile, LwcProject, lwc_project_free, lwc_project_from_files, lwc_project_level_count, lwc_project_level_name,
    lwc_project_open, lwc_project_run_count, lwc_project_run_inputs, lwc_project_run_name,
};
pub use trace::{
    LwcBox, LwcSensor, LwcSolid, lwc_event_name, lwc_world_boxes, lwc_world_events, lwc_world_sensors, lwc_world_solids,
};
pub use world::{
    LwcObject, LwcState, LwcWorld, lwc_world_digest, lwc_world_free, lwc_world_new, lwc_world_objects,
    lwc_world_of_run, lwc_world_reload, lwc_world_restart, lwc_world_restore, lwc_world_snapshot, lwc_world_state,
    lwc_world_step,
};

/// The version of the interface. A function or field that changes raises it; what is only added does not.
pub const LWC_VERSION: u32 = 1;

/// The bit of the button up.
pub const LWC_UP: u8 = 1;
/// The bit of the button down.
pub const LWC_DOWN: u8 = 2;
/// The bit of the button left.
pub const LWC_LEFT: u8 = 4;
/// The bit of the button right.
pub const LWC_RIGHT: u8 = 8;
/// The bit of the first jump button.
pub const LWC_JUMP: u8 = 16;
/// The bit of the second jump button.
pub const LWC_JUMP_2: u8 = 32;
/// The bit of the third jump button.
pub const LWC_JUMP_3: u8 = 64;
/// The bit of the start button.
pub const LWC_START: u8 = 128;

/// Returns the version of the interface that the library has: compare it with `LWC_VERSION` of the header.
#[unsafe(no_mangle)]
pub extern "C" fn lwc_version() -> u32 {
    LWC_VERSION
}

/// Returns the version of the digest of [`lwc_world_digest`].
#[unsafe(no_mangle)]
pub extern "C" fn lwc_digest_version() -> u32 {
    sim::digest::DIGEST_VERSION
}

/// Returns the greatest format number of project files that the library reads.
#[unsafe(no_mangle)]
pub extern "C" fn lwc_format_version() -> u32 {
    u32::try_from(sim::file::FORMAT).unwrap_or(u32::MAX)
}
