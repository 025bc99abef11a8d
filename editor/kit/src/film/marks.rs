//! The traces of the engine in a frame, over its picture: trails, hitboxes, combined boxes and sensors.

use super::Shows;
use super::easel::{Easel, SHADE};
use super::reel::FilmFrame;
use crate::derived::inks;
use crate::derived::palette::Palette;
use sim::objects::Setting;
use sim::objects::solid::CombinedBox;
use sim::player::Player;
use sim::player::characters::push_radius;
use sim::ruleset::Ruleset;
use sim::trace::{Sensor, SensorCast, Who};

/// A step longer than this, in pixels, is no way gone.
const LEAP: u32 = 64;
/// Frames from one dot of a trail to the next.
const BEAT: usize = 10;

/// Draws what is wanted.
pub(super) fn paint(easel: &mut Easel, shot: &FilmFrame<'_>, shows: &Shows) {
    let world = &shot.world;
    let partner = world.partner.as_ref().filter(|partner| partner.is_in_level()).map(|partner| &partner.player);
    let players = [(Who::Second, partner), (Who::First, Some(&world.player))];
    let players = || players.into_iter().filter_map(|(who, player)| Some((who, player?)));
    if shows.trail {
        players().for_each(|(who, _)| trail(easel, shot.trail(who), inks::trail(who)));
    }
    if shows.hitboxes {
        hitboxes(easel, shot);
        players().for_each(|(_, player)| easel.outline(player.hitbox(&shot.level.ruleset).pixels(), inks::PLAYER));
    }
    if shows.sensors {
        for (who, player) in players() {
            shot.trace(who)
                .casts()
                .for_each(|cast| sensor(easel, (player, cast), (&shot.level.ruleset, shows.palette)));
        }
    }
}

/// A way with a dark edge, and a dot for every tenth frame.
fn trail(easel: &mut Easel, way: &[(i32, i32)], colour: inks::Rgb) {
    let is_step = |from: (i32, i32), to: (i32, i32)| from.0.abs_diff(to.0) < LEAP && from.1.abs_diff(to.1) < LEAP;
    for ((right, down), colour) in [((1, 0), SHADE), ((0, 1), SHADE), ((0, 0), colour)] {
        for pair in way.windows(2).filter(|pair| is_step(pair[0], pair[1])) {
            let [from, to] = [pair[0], pair[1]].map(|(x, y)| (x.saturating_add(right), y.saturating_add(down)));
            easel.line(from, to, 0, colour);
        }
    }
    for (x, y) in way.iter().rev().step_by(BEAT) {
        easel.fill([x.saturating_sub(1), y.saturating_sub(1), x.saturating_add(1), y.saturating_add(1)], colour);
    }
}

/// Hitboxes of all objects, and combined boxes of those that are solid.
fn hitboxes(easel: &mut Easel, shot: &FilmFrame<'_>) {
    for (_, object) in shot.world.objects.slots.iter() {
        let setting = Setting::of(shot.level, &object.body, &object.state);
        if let Some(solid) = object.state.solid(&object.body, &setting) {
            let heights = solid.heights().map_or(&[][..], |heights| shot.level.heights(heights));
            let of = CombinedBox::of(&solid, heights, &shot.level.ruleset, &object.body, &shot.world.player);
            easel.outline([of.left, of.top, of.right, of.bottom], inks::COMBINED);
        }
        let colour = inks::reaction(object.body.hitbox.reaction);
        object.state.hitboxes(&object.body, &setting, &mut |_, touch| easel.outline(touch.pixels(), colour));
    }
}

/// From the body to the anchor, then to the surface that was found; the anchor is white.
fn sensor(easel: &mut Easel, (player, cast): (&Player, &SensorCast), (rules, palette): (&Ruleset, Palette)) {
    let colour = inks::sensor(cast.sensor, palette);
    let length = match cast.sensor {
        Sensor::E | Sensor::F => push_radius(rules, player.character),
        _ => player.height_radius.into(),
    };
    let from = cast.direction.moved(cast.anchor, -length);
    let end = cast.direction.moved(cast.anchor, cast.distance);
    let ((x, y), is_upright) = (end, cast.anchor.0 == from.0);
    // Dark sides, so that it is seen on the figure too.
    let (right, down) = if is_upright { (1, 0) } else { (0, 1) };
    for side in [-1, 1] {
        let aside = |(x, y): (i32, i32)| (x.saturating_add(side * right), y.saturating_add(side * down));
        easel.line(aside(from), aside(cast.anchor), 0, SHADE);
    }
    easel.line(from, cast.anchor, 0, colour);
    easel.line(cast.anchor, end, 4, colour);
    if cast.angle.is_some() && cast.won {
        let (across, down) = if is_upright { (3, 0) } else { (0, 3) };
        let [from, to] = [-1, 1].map(|side| (x.saturating_add(side * across), y.saturating_add(side * down)));
        easel.line(from, to, 0, colour);
    }
    easel.dot(cast.anchor, [255; 3]);
}
