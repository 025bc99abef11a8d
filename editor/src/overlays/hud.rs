//! The counters that a player of the game would see, and the effects on him: rings, score, time, shield, timers, switches.

use super::stage::Stage;
use crate::language::t;
use crate::tr;
use eframe::egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, pos2, vec2};
use sim::objects::Common;
use sim::player::Player;
use sim::player::powers::{Form, Shield};
use sim::world::World;

const PLATE: Color32 = Color32::from_rgba_premultiplied(10, 12, 16, 190);
const COUNT: Color32 = Color32::from_rgb(0xff, 0xd8, 0x5c);
const VALUE: Color32 = Color32::from_rgb(0xf2, 0xf5, 0xf9);
const CALM: Color32 = Color32::from_rgb(0xa8, 0xc4, 0xe8);
const AIR: Color32 = Color32::from_rgb(0x7c, 0xd8, 0xf0);
const LOW: Color32 = Color32::from_rgb(0xff, 0x7a, 0x6a);
const POWER: Color32 = Color32::from_rgb(0xff, 0xe0, 0x70);

/// Returns the counters, each with its name: time as minutes, seconds and the frames of the second.
pub fn counts(world: &World) -> Vec<(&'static str, String)> {
    let tally = &world.objects.common.tally;
    let mut counts = vec![
        (t("Score"), tally.score.to_string()),
        (t("Time"), time(tally.time)),
        (t("Rings"), tally.rings.to_string()),
    ];
    if tally.lives > 0 {
        counts.push((t("Lives"), format!("+{}", tally.lives)));
    }
    counts
}

/// Time, score and rings in a line.
pub fn line(world: &World) -> String {
    let tally = &world.objects.common.tally;
    tr!("{time}  {score} pts  {rings} rings", time = time(tally.time), score = tally.score, rings = tally.rings)
}

fn time(frames: u32) -> String {
    let seconds = frames / 60;
    format!("{}:{:02} {:02}", seconds / 60, seconds % 60, frames % 60)
}

/// Returns the effects on the first player and in the level just now, in a word or two each, with a colour.
pub fn effects(world: &World) -> Vec<(String, Color32)> {
    let mut effects = effects_on(&world.player);
    effects.extend(effects_in(&world.objects.common));
    effects
}

/// Returns the effects on a player just now.
pub fn effects_on(player: &Player) -> Vec<(String, Color32)> {
    let mut effects = Vec::new();
    match player.form {
        Form::Normal => {}
        Form::Super => effects.push((t("super").to_owned(), POWER)),
        Form::Hyper => effects.push((t("hyper").to_owned(), POWER)),
        Form::Small => effects.push((t("small").to_owned(), POWER)),
    }
    if player.shield.is_some() {
        effects.push((shield_text(player.shield), shield_color(player.shield)));
    }
    for (name, frames) in [(t("invincible"), player.invincibility), (t("shoes"), player.speed_shoes)] {
        if frames > 0 {
            effects.push((format!("{name} {frames}"), POWER));
        }
    }
    if player.breath.under_water {
        let color = if player.breath.runs_out() { LOW } else { AIR };
        effects.push((tr!("air {air}", air = player.breath.air()), color));
    }
    effects
}

/// Returns the effects in the level just now.
pub fn effects_in(common: &Common) -> Vec<(String, Color32)> {
    let mut effects = Vec::new();
    if common.tally.checkpoint > 0 {
        effects.push((tr!("checkpoint {checkpoint}", checkpoint = common.tally.checkpoint), CALM));
    }
    if common.stars_entered {
        effects.push((t("stars entered").to_owned(), POWER));
    }
    let pressed: Vec<_> =
        (0..).zip(common.switches).filter(|(_, state)| *state != 0).map(|(number, _)| number).collect();
    if !pressed.is_empty() {
        let list: Vec<String> = pressed.iter().map(|number: &u8| number.to_string()).collect();
        let name = if list.len() == 1 { t("switch") } else { t("switches") };
        effects.push((format!("{name} {}", list.join(" ")), CALM));
    }
    effects
}

fn shield_text(shield: Shield) -> String {
    let text = match shield {
        Shield::None => "",
        Shield::Plain => t("shield"),
        Shield::Fire => t("fire shield"),
        Shield::Lightning => t("lightning shield"),
        Shield::Bubble => t("bubble shield"),
    };
    text.to_owned()
}

fn shield_color(shield: Shield) -> Color32 {
    match shield {
        Shield::Fire => Color32::from_rgb(0xff, 0x8a, 0x4c),
        Shield::Lightning => Color32::from_rgb(0xf4, 0xee, 0x7a),
        Shield::Bubble => AIR,
        _ => Color32::from_rgb(0x7a, 0xb2, 0xff),
    }
}

/// Paints it into the upper left corner of a picture of the screen: a line for each count, the effects below them.
///
/// Letters are as large as a screen of that zoom has room for.
pub fn paint(stage: &Stage<'_>, world: &World) {
    let size = (stage.zoom * 9.0).clamp(9.0, 16.0);
    let (names, values) = (FontId::proportional(size), FontId::monospace(size));
    let step = size * 1.4;
    let left = stage.clip.left() + size * 0.7;
    let mut y = stage.clip.top() + size * 0.6;
    let counts = counts(world);
    let plate = vec2(size * 11.0, step * counts.len() as f32 + size * 0.5);
    let corner = pos2(left - size * 0.4, y - size * 0.25);
    stage.painter.rect_filled(Rect::from_min_size(corner, plate), CornerRadius::same(4), PLATE);
    for (name, value) in counts {
        stage.painter.text(pos2(left, y), Align2::LEFT_TOP, name, names.clone(), COUNT);
        stage.painter.text(pos2(left + size * 10.2, y), Align2::RIGHT_TOP, value, values.clone(), VALUE);
        y += step;
    }
    y += size * 0.5;
    let mut at = pos2(left - size * 0.4, y);
    for (text, color) in effects(world) {
        at = chip(stage, at, &text, FontId::monospace(size - 1.0), color);
    }
}

/// One effect at a place; returns the place of the next: beside it, or below if the picture ends there.
fn chip(stage: &Stage<'_>, at: Pos2, text: &str, font: FontId, color: Color32) -> Pos2 {
    let galley = stage.painter.layout_no_wrap(text.to_owned(), font, color);
    let size = galley.size() + vec2(8.0, 2.0);
    let start = stage.clip.left() + 4.0;
    let at = if at.x + size.x > stage.clip.right() && at.x > start { pos2(start, at.y + size.y + 3.0) } else { at };
    stage.painter.rect_filled(Rect::from_min_size(at, size), CornerRadius::same(6), PLATE);
    stage.painter.galley(at + vec2(4.0, 1.0), galley, color);
    at + vec2(size.x + 3.0, 0.0)
}

#[cfg(test)]
mod tests {
    use super::{counts, effects};
    use sim::level::fixtures;
    use sim::player::powers::{Form, Shield};
    use sim::ruleset::{Game, Ruleset};
    use sim::world::World;

    fn texts(world: &World) -> Vec<String> {
        effects(world).into_iter().map(|(text, _)| text).collect()
    }

    #[test]
    fn counts_are_those_of_the_world() {
        let mut world = World::new(&fixtures::flat(Ruleset::preset(Game::Sonic2)));
        let tally = &mut world.objects.common.tally;
        (tally.rings, tally.score, tally.time) = (12, 3400, 60 * 75 + 7);
        let said = |world: &World| counts(world).into_iter().map(|(_, value)| value).collect::<Vec<_>>();
        assert_eq!(said(&world), ["3400", "1:15 07", "12"]);
        world.objects.common.tally.lives = 2;
        assert_eq!(said(&world).last().map(String::as_str), Some("+2"));
    }

    #[test]
    fn effects_are_named_while_they_last() {
        let mut world = World::new(&fixtures::flat(Ruleset::preset(Game::Sonic3K)));
        assert!(texts(&world).is_empty());
        (world.player.shield, world.player.form) = (Shield::Fire, Form::Hyper);
        (world.player.invincibility, world.player.speed_shoes) = (30, 1200);
        world.objects.common.tally.checkpoint = 3;
        world.objects.common.switches[4] = 1;
        let all = ["hyper", "fire shield", "invincible 30", "shoes 1200", "checkpoint 3", "switch 4"];
        assert_eq!(texts(&world), all);
        world.objects.common.switches[15] = 0x80;
        assert_eq!(texts(&world).last().map(String::as_str), Some("switches 4 15"));
    }

    #[test]
    fn air_is_counted_under_water() {
        let mut world = World::new(&fixtures::flat(Ruleset::preset(Game::Sonic2)));
        let breath = &mut world.player.breath;
        (breath.under_water, breath.used) = (true, 18);
        assert_eq!(effects(&world), [("air 12".to_owned(), super::AIR)]);
        world.player.breath.used = 19;
        assert_eq!(effects(&world), [("air 11".to_owned(), super::LOW)]);
        world.player.breath.under_water = false;
        assert!(texts(&world).is_empty());
    }
}
