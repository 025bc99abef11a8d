//! The tour: six things to do, each of which it sees done. It is in a corner of the level and takes no input of its own.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::settings::TourState;
use crate::studio::Studio;
use crate::tools;
use crate::tr;
use crate::widgets::{help, keycap, small_icon_button};
use eframe::egui::{self, Align, Layout, Order, RichText, Stroke, StrokeKind, Ui, pos2, vec2};
use kit::play::Play;
use sim::project::{LevelData, ShapeKind};

/// Width of the panel, points.
const WIDTH: f32 = 300.0;
/// Pixels that a player has to run to have run.
const FAR: i32 = 200;

/// One thing to do.
pub struct Step {
    title: &'static str,
    text: &'static str,
    /// The actions whose keys and buttons are shown, first one first.
    actions: &'static [Action],
}

/// The steps, in their order.
pub const STEPS: [Step; 6] = [
    Step {
        title: msg("Run"),
        text: msg("Play from the start, then hold the right arrow. Space jumps, Esc comes back here."),
        actions: &[Action::PlayFromStart],
    },
    Step {
        title: msg("Paint"),
        text: msg(
            "Take the brush, choose a block on the left and paint with it in the level. You may paint while you play.",
        ),
        actions: &[Action::ToolBrush],
    },
    Step {
        title: msg("Draw a loop"),
        text: msg(
            "Take the Shape tool and press on the ground; drag sideways and up. Art, angles and layer switchers come with it.",
        ),
        actions: &[Action::ToolShape],
    },
    Step {
        title: msg("Place an object"),
        text: msg("Take the Object tool, choose a kind in the pane Objects and click in the level."),
        actions: &[Action::ToolObject],
    },
    Step {
        title: msg("Look at the sensors"),
        text: msg(
            "Play and pause: the lines at the player's feet are what the engine asks the ground. Step on frame by frame.",
        ),
        actions: &[Action::PausePlay, Action::StepFrame, Action::PlayFromStart],
    },
    Step {
        title: msg("Make a test"),
        text: msg("Save the run you just played. It is played again after each edit, and reports a changed \
               result."),
        actions: &[Action::KeepRun],
    },
];

/// The counts when a step begins, by which something new is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counted {
    steps: usize,
    loops: usize,
    objects: usize,
    runs: usize,
    /// The place of the player, and the frame.
    player: Option<(i32, u64)>,
}

/// The state of the tour.
#[derive(Debug, Default)]
pub struct Tour {
    /// The step, the level that it goes on in, and what was there when it began.
    begun: Option<(u8, String, Counted)>,
}

impl Tour {
    /// Looks whether the step is done: the next one's place then.
    pub fn follow(&mut self, cx: &Studio) -> Option<u8> {
        let TourState { on, step, .. } = cx.settings().tour;
        if !on || usize::from(step) >= STEPS.len() || cx.document().is_empty() {
            self.begun = None;
            return None;
        }
        let now = count(cx);
        let key = (step, &cx.session().level);
        let same = self.begun.as_ref().filter(|(of, level, _)| (*of, level) == key);
        let Some((_, _, then)) = same else {
            self.begun = Some((step, cx.session().level.clone(), now));
            return None;
        };
        let mut then = *then;
        // What is undone does not count for what is done after it; a run counts from where it begins.
        then.steps = then.steps.min(now.steps);
        then.loops = then.loops.min(now.loops);
        then.objects = then.objects.min(now.objects);
        then.runs = then.runs.min(now.runs);
        if then.player.is_none() || now.player.is_none() {
            then.player = now.player;
        }
        self.begun = Some((step, cx.session().level.clone(), then));
        let ran = |(from, _): (i32, u64), (to, _): (i32, u64)| from.abs_diff(to) >= FAR.unsigned_abs();
        let is_done = match step {
            0 => then.player.zip(now.player).is_some_and(|(then, now)| ran(then, now)),
            1 => now.steps > then.steps && tools::facts_in_hand(cx).paints.fills(),
            2 => now.loops > then.loops,
            3 => now.objects > then.objects,
            4 => cx.play().is_paused() && cx.session().canvas.overlays.sensors,
            _ => now.runs > then.runs,
        };
        is_done.then_some(step + 1)
    }
}

fn count(cx: &Studio) -> Counted {
    let is_loop = |level: &LevelData| level.shapes.iter().filter(|shape| shape.kind == ShapeKind::Loop).count();
    let level = cx.in_view().level();
    let player = |play: &Play| play.world().map(|world| (world.player.x.px(), u64::from(world.frame)));
    Counted {
        steps: cx.history().done().len(),
        loops: level.map_or(0, |level| is_loop(level)),
        objects: level.map_or(0, |level| level.placements.len()),
        runs: cx.document().project().runs.len(),
        player: player(cx.play()),
    }
}

/// Shows the panel in the corner of `area`, and a ring around what it speaks of.
pub fn show(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let TourState { on, step, .. } = cx.settings().tour;
    if !on || cx.document().is_empty() {
        return;
    }
    let area = help::level_area(ui).unwrap_or_else(|| ui.content_rect().shrink(30.0));
    let current = STEPS.get(usize::from(step));
    if let Some(ring) = current.and_then(|step| step.actions.iter().find_map(|action| help::spot(ui, *action))) {
        let painter = ui.ctx().layer_painter(egui::LayerId::new(Order::Foreground, egui::Id::unique("tour ring")));
        let accent = theme::of(ui).warning;
        painter.rect_stroke(ring.expand(3.0), 8.0, Stroke::new(2.5, accent), StrokeKind::Outside);
    }
    // To the right, for levels begin at the left, and the view keeps a player in its middle. If the level is small, the
    // panel is beside it, or it would cover the player.
    let right = if area.width() < 2.0 * WIDTH { ui.content_rect().right() } else { area.right() };
    let at = pos2(right - 12.0, area.bottom() - 14.0);
    let panel = egui::Area::new(egui::Id::unique("tour")).order(Order::Foreground).fixed_pos(at);
    panel.pivot(egui::Align2::RIGHT_BOTTOM).show(ui.ctx(), |ui| {
        egui::Frame::window(ui.style()).inner_margin(14).show(ui, |ui| {
            ui.set_width(WIDTH.min(area.width() - 70.0).max(180.0));
            match current {
                Some(current) => step_ui(ui, cx, (step, current), out),
                None => end_ui(ui, out),
            }
        });
    });
}

fn step_ui(ui: &mut Ui, cx: &Studio, (at, step): (u8, &Step), out: &mut Outbox) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(tr!("Tour, step {step} of {all}", step = at + 1, all = STEPS.len())).weak().small());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if small_icon_button(ui, Icon::Close, t("End the tour. Help > Tour resumes it.")).clicked() {
                go(out, false, at);
            }
        });
    });
    ui.label(RichText::new(t(step.title)).strong().size(16.0));
    ui.label(t(step.text));
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        for action in step.actions {
            ui.weak(t(action.info().label));
            let keys = cx.keys().text(*action);
            if !keys.is_empty() {
                keycap(ui, &keys);
            }
        }
    });
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let c = theme::of(ui);
        for place in 0..STEPS.len() {
            let (dot, _) = ui.allocate_exact_size(vec2(9.0, 9.0), egui::Sense::hover());
            let color = if place <= usize::from(at) { c.accent } else { c.line };
            ui.painter().circle_filled(dot.center(), 3.5, color);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.small_button(t("Skip this step")).clicked() {
                go(out, true, at + 1);
            }
        });
    });
}

fn end_ui(ui: &mut Ui, out: &mut Outbox) {
    ui.label(RichText::new(t("That was the tour")).strong().size(16.0));
    ui.label(t("For more, point at anything and press F1. Find a command… finds nearly everything."));
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        if ui.button(t("Done")).clicked() {
            go(out, false, 0);
        }
        if ui.button(t("Read about the first level")).clicked() {
            out.send(Command::Read { file: "first-level.md", heading: "First level" });
        }
    });
}

fn go(out: &mut Outbox, on: bool, step: u8) {
    out.send(Command::Settings(Box::new(move |settings| (settings.tour.on, settings.tour.step) = (on, step))));
}
