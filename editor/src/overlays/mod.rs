//! Overlays: what the engine saw in the last frame, drawn over the level, in the canvas and the preview alike.
//!
//! Everything here is read from the world and its trace. No physics is computed, nothing is changed.

mod body;
mod camera;
mod depth;
mod dial;
pub mod hud;
pub mod ink;
pub mod objects;
pub mod readout;
mod recording;
mod sensors;
mod stage;

pub use depth::{Things, paint as paint_things};
pub use sensors::{color as sensor_color, name as sensor_name};
pub use stage::Stage;

use crate::context::PaneContext;
use crate::figure::{self, Look};
use eframe::egui::Color32;

/// Paints the player and where he went.
pub fn paint_player(stage: &Stage<'_>, cx: &PaneContext<'_>) {
    let Some(run) = cx.play.run() else { return };
    if cx.session.overlays.trail {
        body::paint_trail(stage, run, body::RECENT);
    }
    let player = &run.world().player;
    if !player.hidden {
        let look = figure::look::of(player, run.level());
        let at = (player.x.px(), player.y.px());
        figure::paint(&stage.painter, stage.to_screen, look, at, Color32::WHITE);
    }
}

/// Paints the players as they will be at the starts; those where play does not begin now are faint.
pub fn paint_waiting(stage: &Stage<'_>, cx: &PaneContext<'_>) {
    let Some(level) = cx.document.level(&cx.session.level) else { return };
    let chosen = cx.session.chosen_start(level);
    for start in level.starts.iter().map(|named| named.start).chain([level.start]) {
        let look = Look { character: start.character, faces_left: start.faces_left, ..Look::default() };
        let tint = if start == chosen { Color32::WHITE } else { Color32::WHITE.gamma_multiply(0.5) };
        figure::paint(&stage.painter, stage.to_screen, look, (start.x, start.y), tint);
    }
}

/// Paints where a stopped run went.
pub fn paint_left_behind(stage: &Stage<'_>, cx: &PaneContext<'_>) {
    if let (true, false, Some(run)) = (cx.session.overlays.trail, cx.play.is_active(), cx.play.last_run()) {
        body::paint_trail(stage, run, body::LEFT_BEHIND);
    }
}

/// Paints what the probe reported and what the player is: sensors, sizes, speeds.
pub fn paint_probe(stage: &Stage<'_>, cx: &PaneContext<'_>) {
    objects::paint(stage, cx);
    let Some(run) = cx.play.run() else { return };
    let overlays = &cx.session.overlays;
    let player = &run.world().player;
    if overlays.sensors {
        sensors::paint(stage, player, run.trace());
    }
    if overlays.radii {
        body::paint_radii(stage, player);
    }
    if overlays.speeds {
        body::paint_speeds(stage, player);
    }
}

/// Paints the recording in hand beside ours.
pub fn paint_recording(stage: &Stage<'_>, cx: &PaneContext<'_>) {
    if let Some(ghost) = cx.ghosts.ghost() {
        recording::paint(stage, ghost, cx.play.world().map(|world| world.frame));
    }
}

/// Paints what lies around: what the camera shows, and the readout in the corner.
pub fn paint_frame(stage: &Stage<'_>, cx: &PaneContext<'_>) {
    let Some(run) = cx.play.run() else { return };
    if cx.session.overlays.camera {
        camera::paint(stage, run);
    }
    if cx.session.overlays.readout {
        readout::paint_corner(stage, run, &cx.play.speed());
    }
}

/// Paints the camera's borders alone: where there is a picture of the camera already.
pub fn paint_borders(stage: &Stage<'_>, cx: &PaneContext<'_>) {
    if let (true, Some(run)) = (cx.session.overlays.camera, cx.play.run()) {
        camera::paint_borders(stage, run);
    }
}
