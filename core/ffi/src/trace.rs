//! Reports of the last step: sensors, solid objects, hitboxes, events.

use crate::call::{LwcStatus, c_text, call, put_list, shared};
use crate::world::LwcWorld;
use sim::contacts::{Contact, TouchBox};
use sim::direction::Direction;
use sim::tiles::TileLayer;
use sim::trace::{Event, Sensor, SensorCast};
use std::ffi::{CString, c_char};
use std::ptr;
use std::sync::LazyLock;

/// A sensor that the first player cast in the last step.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LwcSensor {
    /// The sensor: 'A' to 'F', or 'G' for the one that decides about balancing.
    pub sensor: u8,
    /// The direction: 0 down, 1 right, 2 up, 3 left.
    pub direction: u8,
    /// The collision layer: 0 A, 1 B.
    pub layer: u8,
    /// The angle that was found, 256 to the turn.
    pub angle: u8,
    /// The anchor, pixels.
    pub x: i32,
    /// The anchor, pixels.
    pub y: i32,
    /// The distance, pixels.
    pub distance: i32,
    /// Whether a tile wrote an angle.
    pub has_angle: bool,
    /// Whether the player took its distance and angle.
    pub won: bool,
}

/// A solid object that was compared with a player in the last step.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LwcSolid {
    /// The slot of the object.
    pub slot: u32,
    /// The combined box, pixels: first column.
    pub left: i32,
    /// The combined box, pixels: first row.
    pub top: i32,
    /// The combined box, pixels: last column.
    pub right: i32,
    /// The combined box, pixels: last row.
    pub bottom: i32,
    /// The pixels by which the player was moved to the right.
    pub pop_x: i32,
    /// The pixels by which the player was moved downwards.
    pub pop_y: i32,
    /// Whether the object touched the player.
    pub touched: bool,
}

/// A hitbox that was compared with that of the first player in the last step.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LwcBox {
    /// The slot of the object.
    pub slot: u32,
    /// The centre of the object's hitbox, pixels.
    pub x: i32,
    /// The centre of the object's hitbox, pixels.
    pub y: i32,
    /// Half the width of the object's hitbox, pixels.
    pub half_width: i32,
    /// Half the height of the object's hitbox, pixels.
    pub half_height: i32,
    /// The centre of the player's hitbox, pixels.
    pub player_x: i32,
    /// The centre of the player's hitbox, pixels.
    pub player_y: i32,
    /// Half the width of the player's hitbox, pixels.
    pub player_half_width: i32,
    /// Half the height of the player's hitbox, pixels.
    pub player_half_height: i32,
    /// Whether the two share a pixel.
    pub touched: bool,
}

fn sensor_of(cast: &SensorCast) -> LwcSensor {
    LwcSensor {
        sensor: match cast.sensor {
            Sensor::A => b'A',
            Sensor::B => b'B',
            Sensor::C => b'C',
            Sensor::D => b'D',
            Sensor::E => b'E',
            Sensor::F => b'F',
            Sensor::Balance => b'G',
        },
        direction: match cast.direction {
            Direction::Down => 0,
            Direction::Right => 1,
            Direction::Up => 2,
            Direction::Left => 3,
        },
        layer: match cast.layer {
            TileLayer::A => 0,
            TileLayer::B => 1,
        },
        angle: cast.angle.map_or(0, |angle| angle.0),
        x: cast.anchor.0,
        y: cast.anchor.1,
        distance: cast.distance,
        has_angle: cast.angle.is_some(),
        won: cast.won,
    }
}

/// Writes the sensors of the last step, in the order in which they were cast.
///
/// # Safety
/// `world` is null or a world, `to` is null or has room for so many, `count` is null or can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_sensors(
    world: *const LwcWorld,
    to: *mut LwcSensor,
    room: usize,
    count: *mut usize,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let of = unsafe { shared(world, "world") }?;
        // SAFETY: as promised by the caller.
        unsafe { put_list((to, room), count, of.trace.casts().map(sensor_of)) }
    })
}

/// Writes the checks of solid objects of the last step, in slot order.
///
/// # Safety
/// As `lwc_world_sensors`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_solids(
    world: *const LwcWorld,
    to: *mut LwcSolid,
    room: usize,
    count: *mut usize,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let of = unsafe { shared(world, "world") }?;
        let checks = of.trace.solid_checks().map(|check| LwcSolid {
            slot: check.slot.into(),
            left: check.combined.left,
            top: check.combined.top,
            right: check.combined.right,
            bottom: check.combined.bottom,
            pop_x: check.pop.0,
            pop_y: check.pop.1,
            touched: !matches!(check.contact, Contact::None(_)),
        });
        // SAFETY: as promised by the caller.
        unsafe { put_list((to, room), count, checks) }
    })
}

/// Writes the hitboxes of the last step, in the order in which they were compared.
///
/// # Safety
/// As `lwc_world_sensors`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_boxes(
    world: *const LwcWorld,
    to: *mut LwcBox,
    room: usize,
    count: *mut usize,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let of = unsafe { shared(world, "world") }?;
        let boxes = of.trace.touches().map(|touch| {
            let TouchBox { x, y, half_width, half_height } = touch.object;
            LwcBox {
                slot: touch.slot.into(),
                x,
                y,
                half_width,
                half_height,
                player_x: touch.player.x,
                player_y: touch.player.y,
                player_half_width: touch.player.half_width,
                player_half_height: touch.player.half_height,
                touched: touch.touched,
            }
        });
        // SAFETY: as promised by the caller.
        unsafe { put_list((to, room), count, boxes) }
    })
}

/// Writes the events of the last step, for sounds: see `lwc_event_name`.
///
/// # Safety
/// As `lwc_world_sensors`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_events(
    world: *const LwcWorld,
    to: *mut u32,
    room: usize,
    count: *mut usize,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let of = unsafe { shared(world, "world") }?;
        // SAFETY: as promised by the caller.
        unsafe { put_list((to, room), count, of.trace.events().iter().map(|event| event as u32)) }
    })
}

/// Returns the name of an event, by its number from 0; null if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn lwc_event_name(event: u32) -> *const c_char {
    static NAMES: LazyLock<Vec<CString>> =
        LazyLock::new(|| Event::ALL.iter().map(|event| c_text(&format!("{event:?}"))).collect());
    let name = usize::try_from(event).ok().and_then(|event| NAMES.get(event));
    name.map_or(ptr::null(), |name| name.as_ptr())
}
