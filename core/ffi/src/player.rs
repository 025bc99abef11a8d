//! The players of a world.

use crate::call::{Failure, LwcStatus, c_text, call, put, shared};
use crate::world::LwcWorld;
use sim::player::animation::AnimationKind;
use sim::player::{Player, Routine};
use sim::ruleset::{Character, Form, Shield};
use sim::tiles::TileLayer;
use std::ffi::{CString, c_char};
use std::ptr;
use std::sync::LazyLock;

/// A player.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LwcPlayer {
    /// The centre, 1/256 pixel.
    pub x: i32,
    /// The centre, 1/256 pixel.
    pub y: i32,
    /// The X Speed, 1/256 pixel a frame.
    pub x_speed: i16,
    /// The Y Speed, 1/256 pixel a frame.
    pub y_speed: i16,
    /// The Ground Speed, 1/256 pixel a frame.
    pub ground_speed: i16,
    /// The Ground Angle, 256 to the turn.
    pub ground_angle: u8,
    /// The Width Radius, pixels.
    pub width_radius: u8,
    /// The Height Radius, pixels.
    pub height_radius: u8,
    /// The character: 0 Sonic, 1 Tails, 2 Knuckles.
    pub character: u8,
    /// The collision layer: 0 A, 1 B.
    pub layer: u8,
    /// The shield: 0 none, 1 plain, 2 fire, 3 lightning, 4 bubble.
    pub shield: u8,
    /// The animation that is shown: see `lwc_animation_name`.
    pub animation: u8,
    /// The image of the animation, from 0.
    pub image: u8,
    /// The angle by which the image is turned, 256 to the turn, clockwise.
    pub rotation: u8,
    /// Whether the player is in the air.
    pub airborne: bool,
    /// Whether the player is a ball.
    pub rolling: bool,
    /// Whether the player is in a jump whose height can still be cut.
    pub jumping: bool,
    /// Whether the player pushes a wall or an object.
    pub pushing: bool,
    /// Whether the player faces left.
    pub faces_left: bool,
    /// Whether the player stands on an object.
    pub on_object: bool,
    /// Whether the player is drawn in front of what has high priority.
    pub high_priority: bool,
    /// Whether the player is thrown back by a hit.
    pub hurt: bool,
    /// Whether the player is dying or dead.
    pub dead: bool,
    /// Whether the player has a super or hyper form.
    pub is_super: bool,
}

fn state_of(player: &Player) -> LwcPlayer {
    let place = |names: &[Shield], shield: Shield| names.iter().position(|known| *known == shield).unwrap_or(0) as u8;
    LwcPlayer {
        x: player.x.0,
        y: player.y.0,
        x_speed: player.x_speed.0,
        y_speed: player.y_speed.0,
        ground_speed: player.ground_speed.0,
        ground_angle: player.ground_angle.0,
        width_radius: player.width_radius,
        height_radius: player.height_radius,
        character: match player.character {
            Character::Sonic => 0,
            Character::Tails => 1,
            Character::Knuckles => 2,
        },
        layer: match player.layer {
            TileLayer::A => 0,
            TileLayer::B => 1,
        },
        shield: place(&Shield::NAMES.map(|(shield, ..)| shield), player.shield),
        animation: player.animation.kind as u8,
        image: player.animation.image,
        rotation: player.animation.rotation.0,
        airborne: player.airborne,
        rolling: player.rolling,
        jumping: player.jumping,
        pushing: player.pushing,
        faces_left: player.faces_left,
        on_object: player.on_object,
        high_priority: player.high_priority,
        hurt: player.routine == Routine::Hurt,
        dead: matches!(player.routine, Routine::Dying | Routine::Dead | Routine::Drowning),
        is_super: matches!(player.form, Form::Super | Form::Hyper),
    }
}

/// Writes the state of a player: 0 for the first one, 1 for the second. `size` is `sizeof(LwcPlayer)`.
///
/// # Safety
/// `world` is null or a world, `to` is null or has room for `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_player(
    world: *const LwcWorld,
    player: u32,
    to: *mut LwcPlayer,
    size: usize,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let LwcWorld { world, .. } = unsafe { shared(world, "world") }?;
        let found = match player {
            0 => Some(&world.player),
            1 => world.partner.as_ref().map(|partner| &partner.player),
            _ => None,
        };
        let missing = || Failure::new(LwcStatus::Missing, format!("there is no player {player}"));
        // SAFETY: as promised by the caller.
        unsafe { put(to, size, "to", state_of(found.ok_or_else(missing)?)) }
    })
}

/// Returns the name of an animation of a player, by its number from 0; null if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn lwc_animation_name(animation: u8) -> *const c_char {
    static NAMES: LazyLock<Vec<CString>> =
        LazyLock::new(|| AnimationKind::ALL.iter().map(|kind| c_text(&format!("{kind:?}"))).collect());
    NAMES.get(usize::from(animation)).map_or(ptr::null(), |name| name.as_ptr())
}
