//! Worlds: a level that is played, frame by frame.

use crate::call::{Failure, LwcStatus, bytes, c_text, call, changed, put, put_list, shared, text};
use crate::project::{LwcProject, run_of};
use sim::input::{Buttons, Input, Pads};
use sim::level::Level;
use sim::objects::{Group, KINDS, KindId};
use sim::project::Project;
use sim::ruleset::Game;
use sim::trace::FrameTrace;
use sim::world::World;
use std::ffi::{CString, c_char};
use std::ptr;
use std::sync::LazyLock;

/// A level that is played.
pub struct LwcWorld {
    pub(crate) level: Level,
    pub(crate) world: World,
    /// The buttons that both pads held in the last frame.
    held: [Buttons; 2],
    pub(crate) trace: FrameTrace,
    key: String,
    /// The game whose rules alone count, of a run that says so.
    rules: Option<Game>,
}

/// The state of a world.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LwcState {
    /// Frames that were stepped.
    pub frame: u32,
    /// The left edge of the screen, pixels.
    pub camera_x: i32,
    /// The top edge of the screen, pixels.
    pub camera_y: i32,
    /// The height of the water's surface, pixels.
    pub water_y: i32,
    /// The rings.
    pub rings: u32,
    /// The points.
    pub score: u32,
    /// Whether the player reached the goal.
    pub goal_reached: bool,
    /// Whether the act has ended, by the goal or by death.
    pub is_over: bool,
    /// Whether the level has water.
    pub has_water: bool,
    /// Whether there is a second player.
    pub has_partner: bool,
}

/// An object that exists now.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LwcObject {
    /// The kind: its name in projects, or that of a part that other objects make. Never null.
    pub kind: *const c_char,
    /// The id of its placement; 0 of what other objects made.
    pub placement: u64,
    /// The slot.
    pub slot: u32,
    /// The centre, pixels.
    pub x: i32,
    /// The centre, pixels.
    pub y: i32,
    /// The X Speed, 1/256 pixel a frame.
    pub x_speed: i16,
    /// The Y Speed, 1/256 pixel a frame.
    pub y_speed: i16,
    /// The number of the picture that is shown, as the kind counts them.
    pub picture: u8,
    /// Half the width on the screen, pixels.
    pub half_width: u16,
    /// Half the height on the screen, pixels.
    pub half_height: u16,
    /// Whether it is mirrored left to right.
    pub flip_x: bool,
    /// Whether it is mirrored top to bottom.
    pub flip_y: bool,
    /// Whether it is drawn in front of the players.
    pub in_front: bool,
    /// Whether players do not see it at the moment.
    pub unseen: bool,
    /// Whether a player stands on it.
    pub stood_on: bool,
}

/// The names of all kinds, by their places in the roster, and that of none.
static NAMES: LazyLock<Vec<(KindId, CString)>> = LazyLock::new(|| {
    let named = |kind: &KindId| {
        let info = kind.info();
        // Parts have no names in projects.
        let name = if info.group == Group::Parts { format!("{kind:?}") } else { info.name.to_owned() };
        (*kind, c_text(&name))
    };
    KINDS.iter().map(named).collect()
});

fn name_of(kind: KindId) -> *const c_char {
    static NONE: &std::ffi::CStr = c"";
    NAMES.iter().find(|(known, _)| *known == kind).map_or(NONE.as_ptr(), |(_, name)| name.as_ptr())
}

fn compiled(project: &Project, key: &str, rules: Option<Game>) -> Result<Level, Failure> {
    let level = match rules {
        None => Level::compile(project, key),
        Some(game) => Level::compile(&project.by_rules_of(game), key),
    };
    level.ok_or_else(|| Failure::new(LwcStatus::Missing, format!("there is no level \"{key}\"")))
}

impl LwcWorld {
    fn new((level, world): (Level, World), key: &str, rules: Option<Game>) -> Box<Self> {
        let (held, trace) = ([Buttons::NONE; 2], FrameTrace::default());
        Box::new(Self { level, world, held, trace, key: key.to_owned(), rules })
    }
}

/// Makes a world of a level, with the player at its start.
///
/// # Safety
/// `project` is null or a project, `level` is null or a text, `world` is null or can be written. Free the world with
/// `lwc_world_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_new(
    project: *const LwcProject,
    level: *const c_char,
    world: *mut *mut LwcWorld,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let (project, key, to) =
            unsafe { (shared(project, "project")?, text(level, "level")?, changed(world, "world")?) };
        *to = ptr::null_mut();
        let level = compiled(&project.project, key, None)?;
        let world = World::new(&level);
        *to = Box::into_raw(LwcWorld::new((level, world), key, None));
        Ok(())
    })
}

/// Makes a world as a saved run begins: its level, its rules, its start.
///
/// # Safety
/// As `lwc_world_new`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_of_run(
    project: *const LwcProject,
    run: *const c_char,
    world: *mut *mut LwcWorld,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let (project, key, to) = unsafe { (shared(project, "project")?, text(run, "run")?, changed(world, "world")?) };
        *to = ptr::null_mut();
        let run = run_of(&project.project, key)?;
        let level = compiled(&project.project, &run.level, run.ruleset)?;
        let world = World::at(&level, &run.start.unwrap_or(level.start));
        *to = Box::into_raw(LwcWorld::new((level, world), &run.level, run.ruleset));
        Ok(())
    })
}

/// Frees a world.
///
/// # Safety
/// `world` is null, or a world that was not freed yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_free(world: *mut LwcWorld) {
    if !world.is_null() {
        // SAFETY: as promised by the caller.
        drop(unsafe { Box::from_raw(world) });
    }
}

/// Steps one frame: 1/60 second. The buttons are those that both pads hold: `LWC_RIGHT | LWC_JUMP`.
///
/// # Safety
/// `world` is null or a world.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_step(world: *mut LwcWorld, buttons: u8, buttons_2: u8) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let LwcWorld { level, world, held, trace, .. } = unsafe { changed(world, "world") }?;
        let now = [Buttons(buttons), Buttons(buttons_2)];
        let pads = Pads { first: Input::after(held[0], now[0]), second: Input::after(held[1], now[1]) };
        *held = now;
        trace.clear();
        world.step(level, pads, trace);
        Ok(())
    })
}

/// Begins the level again.
///
/// # Safety
/// `world` is null or a world.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_restart(world: *mut LwcWorld) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let LwcWorld { level, world, held, trace, .. } = unsafe { changed(world, "world") }?;
        *world = World::new(level);
        *held = [Buttons::NONE; 2];
        trace.clear();
        Ok(())
    })
}

/// Takes over a project that was changed: the level is compiled again, and the world goes on where it is.
///
/// # Safety
/// `world` is null or a world, `project` is null or a project.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_reload(world: *mut LwcWorld, project: *const LwcProject) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let (of, project) = unsafe { (changed(world, "world")?, shared(project, "project")?) };
        of.level = compiled(&project.project, &of.key, of.rules)?;
        of.world.follow(&of.level);
        Ok(())
    })
}

/// Writes the state of a world. `size` is `sizeof(LwcState)`.
///
/// # Safety
/// `world` is null or a world, `to` is null or has room for `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_state(world: *const LwcWorld, to: *mut LwcState, size: usize) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let LwcWorld { world, .. } = unsafe { shared(world, "world") }?;
        let tally = &world.objects.common.tally;
        let state = LwcState {
            frame: world.frame,
            camera_x: world.camera.x,
            camera_y: world.camera.y,
            water_y: world.water.as_ref().map_or(0, |water| water.surface),
            rings: tally.rings.into(),
            score: tally.score,
            goal_reached: world.goal_reached,
            is_over: world.is_over(),
            has_water: world.water.is_some(),
            has_partner: world.partner.is_some(),
        };
        // SAFETY: as promised by the caller.
        unsafe { put(to, size, "to", state) }
    })
}

/// Writes the objects that exist now, in slot order: what is to be drawn beside the ground and the players.
///
/// # Safety
/// `world` is null or a world, `to` is null or has room for so many objects, `count` is null or can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_objects(
    world: *const LwcWorld,
    to: *mut LwcObject,
    room: usize,
    count: *mut usize,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let LwcWorld { level, world, .. } = unsafe { shared(world, "world") }?;
        let objects = world.objects.slots.iter().map(|(slot, object)| {
            let (body, kind) = (&object.body, object.state.kind());
            let placed = level.objects().get(body.placement);
            LwcObject {
                kind: name_of(kind),
                placement: placed.map_or(0, |placed| placed.id.0),
                slot: slot.into(),
                x: body.x.px(),
                y: body.y.px(),
                x_speed: body.x_speed.0,
                y_speed: body.y_speed.0,
                picture: body.picture,
                half_width: body.half_width,
                half_height: body.half_height,
                flip_x: body.flip_x && kind.info().flips_x,
                flip_y: body.flip_y && kind.info().flips_y,
                in_front: object.state.is_in_front(),
                unseen: object.state.is_unseen() || kind.is_hidden(),
                stood_on: body.stood_on || body.second.stands(),
            }
        });
        // SAFETY: as promised by the caller.
        unsafe { put_list((to, room), count, objects) }
    })
}

/// Writes everything that the next frames depend on, but the level.
///
/// # Safety
/// `world` is null or a world, `to` is null or has room for so many bytes, `count` is null or can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_snapshot(
    world: *const LwcWorld,
    to: *mut u8,
    room: usize,
    count: *mut usize,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let of = unsafe { shared(world, "world") }?;
        let held = of.held.map(|buttons| buttons.0);
        // SAFETY: as promised by the caller.
        unsafe { put_list((to, room), count, held.into_iter().chain(of.world.to_bytes())) }
    })
}

/// Goes on from a snapshot of a world of the same level. If it fails, the world stays as it is.
///
/// # Safety
/// `world` is null or a world, `from` is null or leads to so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_restore(world: *mut LwcWorld, from: *const u8, size: usize) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let (of, bytes) = unsafe { (changed(world, "world")?, bytes(from, size, "from")?) };
        let wrong = |why: String| Failure::new(LwcStatus::Snapshot, why);
        let Some((held, snapshot)) = bytes.split_first_chunk::<2>() else {
            return Err(wrong(format!("{size} bytes are no snapshot")));
        };
        let world = World::from_bytes(&of.level, snapshot).map_err(|error| wrong(error.to_string()))?;
        (of.world, of.held) = (world, held.map(Buttons));
        of.trace.clear();
        Ok(())
    })
}

/// Returns the digest of everything that the next frames depend on; 0 of a null pointer. Runs of the editor pin it.
///
/// # Safety
/// `world` is null or a world.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_world_digest(world: *const LwcWorld) -> u64 {
    // SAFETY: as promised by the caller.
    unsafe { world.as_ref() }.map_or(0, |of| of.world.digest())
}
