//! Ghosts: where the player could go from the frame that is shown, or from a place of one's own choice.

use super::ink;
use super::stage::{SHADE, Stage};
use crate::language::t;
use crate::look::figure;
use crate::session::GhostState;
use crate::studio::Studio;
use eframe::egui::{Color32, Context, FontId, Id, Pos2, Rect, Shape, Stroke, vec2};
use kit::derived::palette::Palette;
use kit::play::place;
use kit::timeline::fan::{Choice, End, Ghost, fan};
use sim::angle::Angle;
use sim::input::Buttons;
use sim::level::Level;
use sim::project::{Start, StartState};
use sim::world::World;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Upwards speed of a ghost that begins in a jump, in 1/256 pixel per frame: that of a jump from level ground.
const JUMP: i16 = -0x680;

/// Returns the colour of a choice.
const fn color(choice: Choice, palette: Palette) -> Color32 {
    match choice {
        Choice::GoOn => Color32::from_rgb(0xff, 0xff, 0xff),
        Choice::Jump => ink::pick(palette, Color32::from_rgb(0x6c, 0xb6, 0xff), 1),
        Choice::ShortJump => ink::pick(palette, Color32::from_rgb(0x6c, 0xe8, 0xff), 0),
        Choice::JumpLater => ink::pick(palette, Color32::from_rgb(0x8f, 0xa8, 0xe8), 6),
        Choice::LetGo => ink::pick(palette, Color32::from_rgb(0xa8, 0xb0, 0xbc), 4),
        Choice::Back => ink::pick(palette, Color32::from_rgb(0xff, 0x9a, 0x3d), 5),
        Choice::Roll => ink::pick(palette, Color32::from_rgb(0xff, 0xe0, 0x66), 3),
        Choice::Dash => ink::pick(palette, Color32::from_rgb(0xff, 0x5d, 0x6c), 7),
        Choice::Ability => ink::pick(palette, Color32::from_rgb(0xe0, 0x6c, 0xff), 2),
    }
}

/// Returns the origin of ghosts, and the buttons held there.
fn origin(cx: &Studio) -> Option<(World, Arc<Level>, Buttons)> {
    if let Some(run) = cx.play().run() {
        let held = run.last_input().held;
        return cx.play().is_paused().then(|| (run.world().clone(), Arc::clone(run.level()), held));
    }
    let ghost = cx.session().play.ghost;
    let level = cx.level();
    let start = cx.session().play_start(cx.in_view().level()?, &cx.derived().level().ruleset);
    let start = place::at_cursor(level, start, ghost.at?);
    let (x_speed, y_speed) = match ghost.state {
        GhostState::Feet | GhostState::Rolling => (0, 0),
        GhostState::Jumping => (ghost.speed, JUMP),
        GhostState::Falling | GhostState::Thrown => {
            let part = |of: i16| (i32::from(ghost.speed) * i32::from(of) / 256) as i16;
            let towards = Angle(ghost.direction);
            (part(towards.cos()), -part(towards.sin()))
        }
    };
    let is_grounded = matches!(ghost.state, GhostState::Feet | GhostState::Rolling);
    let sideways = if is_grounded { ghost.speed } else { x_speed };
    let state = StartState {
        ground_speed: if is_grounded { ghost.speed } else { 0 },
        x_speed,
        y_speed,
        airborne: !is_grounded,
        rolling: matches!(ghost.state, GhostState::Rolling | GhostState::Jumping | GhostState::Thrown),
        ..StartState::default()
    };
    let start = Start { state, faces_left: sideways < 0, ..start };
    let held = match sideways {
        0 => Buttons::NONE,
        speed if speed < 0 => Buttons::LEFT,
        _ => Buttons::RIGHT,
    };
    Some((World::on_screen(level, &start, cx.play().screen()), Arc::clone(level), held))
}

/// The ghosts of a world, worked out again only if it is another one.
fn ghosts_of(ctx: &Context, world: &World, level: &Arc<Level>, held: Buttons) -> Arc<Vec<Ghost>> {
    type Known = (Arc<Level>, u64, Buttons, Arc<Vec<Ghost>>);
    let id = Id::unique("ghosts");
    let digest = world.digest();
    let is_same = |known: &Known| Arc::ptr_eq(&known.0, level) && (known.1, known.2) == (digest, held);
    if let Some(known) = ctx.data(|data| data.get_temp::<Known>(id)).filter(is_same) {
        return known.3;
    }
    let ghosts = Arc::new(fan(world, level, held));
    ctx.data_mut(|data| data.insert_temp::<Known>(id, (Arc::clone(level), digest, held, Arc::clone(&ghosts))));
    ghosts
}

/// Paints the ghosts, while the world is held or edited.
pub fn paint(stage: &Stage<'_>, cx: &Studio) {
    let Some((world, level, held)) = origin(cx) else { return };
    let ghosts = ghosts_of(stage.painter.ctx(), &world, &level, held);
    // What is done later is behind what is done now.
    for ghost in ghosts.iter().filter(|ghost| ghost.after > 0).chain(ghosts.iter().filter(|ghost| ghost.after == 0)) {
        paint_ghost(stage, ghost, cx.settings().palette);
    }
    if cx.play().run().is_none() {
        let look = figure::look::of(&world.player, &level);
        let at = (world.player.x.px(), world.player.y.px());
        figure::paint(&stage.painter, stage.to_screen, &look, at, Color32::WHITE.gamma_multiply(0.7));
    }
}

fn paint_ghost(stage: &Stage<'_>, ghost: &Ghost, palette: Palette) {
    let color = color(ghost.choice, palette);
    let strong = ghost.after == 0;
    let width = (stage.zoom * 0.6).clamp(1.0, 2.5) * if strong { 1.0 } else { 0.6 };
    let mut line: Vec<Pos2> = ghost.way.iter().map(|at| stage.middle(*at)).collect();
    line.dedup();
    let Some(end) = line.last().copied() else { return };
    if line.len() > 1 {
        if strong {
            stage.painter.add(Shape::line(line.clone(), Stroke::new(width + 1.5, SHADE.gamma_multiply(0.4))));
        }
        let color = if strong { color } else { color.gamma_multiply(0.5) };
        stage.painter.add(Shape::line(line, Stroke::new(width, color)));
    }
    let radius = if strong { 3.5 } else { 2.0 };
    match ghost.end {
        End::Landed => drop(stage.painter.circle_filled(end, radius, color)),
        End::Goal => drop(stage.painter.circle_stroke(end, radius + 2.0, Stroke::new(2.0, color))),
        End::Died => {
            for arm in [vec2(1.0, 1.0), vec2(1.0, -1.0)] {
                stage.segment(end - arm * radius, end + arm * radius, 1.5, color);
            }
        }
        End::Time => {}
    }
}

/// Returns the name of a choice, with the abilities that its ghosts use.
fn called(choice: Choice, ghosts: &[Ghost]) -> String {
    let mut called = t(choice.name()).to_owned();
    let of_choice = ghosts.iter().filter(|ghost| ghost.choice == choice);
    let used: BTreeSet<&str> = of_choice.filter_map(|ghost| ghost.ability).map(|ability| ability.title).collect();
    for (i, ability) in used.into_iter().enumerate() {
        called += if i == 0 { ": " } else { ", " };
        called += t(ability);
    }
    called
}

/// Paints which colour is which choice, in the lower left corner.
pub fn paint_legend(stage: &Stage<'_>, cx: &Studio) {
    if !cx.session().canvas.overlays.ghosts {
        return;
    }
    let Some((world, level, held)) = origin(cx) else { return };
    let ghosts = ghosts_of(stage.painter.ctx(), &world, &level, held);
    let shown = Choice::ALL.into_iter().filter(|choice| ghosts.iter().any(|ghost| ghost.choice == *choice));
    let font = FontId::proportional(11.5);
    let rows: Vec<_> = shown
        .map(|choice| (choice, stage.painter.layout_no_wrap(called(choice, &ghosts), font.clone(), Color32::WHITE)))
        .collect();
    let widest = rows.iter().map(|(_, text)| text.size().x).fold(0.0, f32::max);
    let size = vec2(widest + 34.0, rows.len() as f32 * 15.0 + 8.0);
    let plate = Rect::from_min_size(stage.clip.left_bottom() + vec2(8.0, -size.y - 36.0), size);
    stage.painter.rect_filled(plate, 5.0, SHADE);
    for (row, (choice, text)) in rows.into_iter().enumerate() {
        let at = plate.min + vec2(8.0, 4.0 + row as f32 * 15.0);
        let middle = at + vec2(0.0, 7.5);
        stage
            .painter
            .line_segment([middle, middle + vec2(14.0, 0.0)], Stroke::new(2.5, color(choice, cx.settings().palette)));
        stage.painter.galley(at + vec2(20.0, 0.0), text, Color32::WHITE);
    }
}
