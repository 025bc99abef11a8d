//! Overlays: what the engine saw in the last frame, drawn over the level, in the canvas and the preview alike.
//!
//! Everything here is read from the world and its trace. No physics is computed, nothing is changed.

mod aura;
mod body;
mod camera;
mod depth;
pub mod dial;
pub mod fan;
pub mod hud;
pub mod ink;
pub mod objects;
mod plays;
pub mod pointer_sensors;
pub mod readout;
mod recording;
mod sensors;
pub mod speed;
mod stage;
pub mod water;
pub mod way;

pub use depth::{Things, paint as paint_things};
pub use sensors::{color as sensor_color, name as sensor_name};

pub use stage::Stage;

use crate::bindings::{Action, painter_rows};
use crate::look::figure;
use crate::session::Session;
use crate::studio::Studio;
use eframe::egui::Color32;
use kit::play::run::LevelRun;
use kit::play::subject::Subject;
use sim::player::Player;
use sim::player::Routine;
use sim::player::partner::Partner;
use sim::trace::Who;

/// The players of a run that are shown; the first one if there is no other.
pub fn subjects<'a>(run: &'a LevelRun, session: &Session) -> Vec<Subject<'a>> {
    let shown: Vec<_> = session.play.players_shown.players().iter().filter_map(|who| run.subject(*who)).collect();
    if shown.is_empty() { run.subject(Who::First).into_iter().collect() } else { shown }
}

/// Returns the place of the player that the view follows: the first of those that are shown and are in play, else the first player.
pub fn followed(run: &LevelRun, session: &Session) -> Option<(i32, i32)> {
    // A dying player falls out of the level, and a partner who waits to fly in is far outside of it.
    let is_in_play = |subject: &Subject<'_>| {
        matches!(subject.player.routine, Routine::Normal | Routine::Hurt)
            && subject.partner.is_none_or(Partner::is_in_level)
    };
    let found = subjects(run, session).into_iter().chain(run.subject(Who::First)).find(is_in_play)?;
    Some((found.player.x.px(), found.player.y.px()))
}

/// Paints the players of one priority. Where those that are shown went is painted with the first player.
pub fn paint_players(stage: &Stage<'_>, cx: &Studio, (high_priority, trails): (bool, bool)) {
    let Some(run) = cx.play().run() else { return };
    let player = &run.world().player;
    let is_leader = player.high_priority == high_priority;
    if is_leader && trails && cx.session().canvas.overlays.trail {
        let whole = !cx.play().is_running() && way::paint(stage, cx);
        body::paint_trails(stage, cx, run, (body::RECENT, whole));
    }
    let partner = run.world().partner.as_ref().filter(|partner| partner.is_in_level());
    if let Some(partner) = partner.filter(|partner| partner.player.high_priority == high_priority) {
        let look = figure::look::of(&partner.player, run.level());
        let at = (partner.player.x.px(), partner.player.y.px());
        figure::paint(&stage.painter, stage.to_screen, &look, at, Color32::WHITE);
    }
    if !is_leader {
        return;
    }
    if !player.hidden {
        let look = figure::look::of(player, run.level());
        let at = (player.x.px(), player.y.px());
        figure::paint(&stage.painter, stage.to_screen, &look, at, aura::tint(player, run.world().frame));
    }
    aura::paint(stage, cx);
}

/// Paints the players as they will be at the starts; those where play does not begin now are faint.
pub fn paint_waiting(stage: &Stage<'_>, cx: &Studio) {
    let Some(data) = cx.in_view().level() else { return };
    let (chosen, level) = (cx.session().chosen_start(data), cx.derived().level());
    for start in data.starts.iter().map(|named| named.start).chain([data.start]) {
        let is_chosen = start == chosen;
        let start = if is_chosen { cx.session().play.play_as.applied(start, &level.ruleset) } else { start };
        let tint = if is_chosen { Color32::WHITE } else { Color32::WHITE.gamma_multiply(0.5) };
        if let Some(character) = start.partner {
            let Partner { player, .. } = Partner::beside(&start, character, &level.ruleset);
            let at = (player.x.px(), player.y.px());
            figure::paint(&stage.painter, stage.to_screen, &figure::look::waiting(player, level), at, tint);
        }
        let look = figure::look::waiting(Player::new(&start, &level.ruleset), level);
        figure::paint(&stage.painter, stage.to_screen, &look, (start.x, start.y), tint);
    }
}

/// Paints where a stopped run went.
pub fn paint_left_behind(stage: &Stage<'_>, cx: &Studio) {
    if let (true, false, Some(run)) = (cx.session().canvas.overlays.trail, cx.play().is_active(), cx.play().last_run())
    {
        let whole = way::paint(stage, cx);
        body::paint_trails(stage, cx, run, (body::LEFT_BEHIND, whole));
    }
}

/// Paints what is on of what is over the level: boxes of objects, what the probe reported, what the player is.
pub fn paint_over(stage: &Stage<'_>, cx: &Studio) {
    paint(Part::Over, stage, cx);
}

/// Paints the recording in hand beside ours.
pub fn paint_recording(stage: &Stage<'_>, cx: &Studio) {
    if let Some(ghost) = cx.ghosts().ghost() {
        recording::paint(stage, ghost, cx.play().world().map(|world| world.frame));
    }
}

/// Paints the attempts of others.
pub fn paint_plays(stage: &Stage<'_>, cx: &Studio) {
    if let Some(plays) = cx.gathered().plays() {
        plays::paint(stage, plays, cx);
    }
}

/// Paints the overlays around the level that are on: what the camera shows, and the readout in the corner.
pub fn paint_frame(stage: &Stage<'_>, cx: &Studio) {
    paint(Part::Frame, stage, cx);
}

/// Paints the camera's borders alone: where there is a picture of the camera already.
pub fn paint_borders(stage: &Stage<'_>, cx: &Studio) {
    if let (true, Some(run)) = (cx.session().canvas.overlays.camera, cx.play().run()) {
        camera::paint_borders(stage, run);
    }
}

/// When an overlay is painted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Over,
    Frame,
}

/// An overlay with its painter; those of one part are painted from the lowest number to the highest.
struct Painter {
    turn: (Part, u8),
    action: Action,
    paint: fn(&Stage<'_>, &Studio),
}

/// Reads the painters off the table of actions. Overlays without one are painted by the canvas, or with the player.
macro_rules! painters {
    ($($name:ident $part:ident $turn:literal $paint:path;)*) => {
        const PAINTERS: &[Painter] = &[
            $(Painter { turn: (Part::$part, $turn), action: Action::$name, paint: $paint },)*
        ];
    };
}
painter_rows!(painters);

fn paint(part: Part, stage: &Stage<'_>, cx: &Studio) {
    let is_on =
        |painter: &&Painter| painter.turn.0 == part && cx.session().canvas.overlays.is_on(painter.action) == Some(true);
    let mut painters: Vec<_> = PAINTERS.iter().filter(is_on).collect();
    painters.sort_by_key(|painter| painter.turn);
    painters.into_iter().for_each(|painter| (painter.paint)(stage, cx));
}
