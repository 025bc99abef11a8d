//! A player meets the object: the core's world, frame by frame, in a loop.

use super::Subject;
use crate::language::t;
use crate::look::figure;
use crate::look::theme;
use crate::overlays::Stage;
use crate::widgets::choices::choices;
use crate::widgets::section;
use crate::widgets::sprites::Pictures;
use eframe::egui::{self, Color32, Pos2, Role, Sense, Shape, Slider, Stroke, Ui, WidgetInfo, pos2, vec2};
use kit::derived::objects::{Sketch, flips};
use kit::document::custom_kinds::trial::{CENTRE, Trial, Way};
use sim::objects::kinds::others::own::usual_reach;
use sim::objects::{Setting, State};
use sim::project::{OwnKind, OwnKinds};
use sim::ruleset::RulesetChoice;
use sim::world::World;
use std::sync::Arc;

/// Frames after the last one before a trial begins again.
const REST: usize = 20;

/// The section.
#[derive(Default)]
pub struct Bench {
    way: Way,
    fast: bool,
    mirrored: bool,
    /// Time at which the animation began, while it runs.
    since: Option<f64>,
    frame: Option<usize>,
    made: Option<(Key, Trial)>,
}

/// The sources of a trial.
type Key = (Arc<OwnKinds>, Arc<OwnKind>, Way, bool, bool, RulesetChoice);

impl Bench {
    pub(super) fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>) {
        section(ui, t("A player meets it"));
        ui.horizontal_wrapped(|ui| {
            let ways = [
                (Way::Across, t("Across"), t("He drops onto its left end and runs over it")),
                (Way::FromTheSide, t("Side"), t("He runs into it from the left")),
                (Way::FromBelow, t("Below"), t("It hangs in the air and he jumps up from below")),
                (Way::StandStill, t("Waits"), t("The player drops onto its middle and waits there")),
            ];
            ui.scope(|ui| {
                ui.set_max_width(260.0);
                if let Some(way) = choices(ui, t("Way"), Some(self.way), &ways, None) {
                    self.way = way;
                }
            });
            ui.checkbox(&mut self.fast, t("Fast")).on_hover_text(t("At 6 pixels a frame instead of 2"));
            ui.checkbox(&mut self.mirrored, t("Mirrored")).on_hover_text(t("The object is placed mirrored"));
        });
        let count = self.trial(on).worlds.len();
        ui.horizontal(|ui| {
            let mut runs = self.since.is_some();
            let run = ui.add(egui::Button::new(t("Run")).selected(runs));
            if run.on_hover_text(t("Play it in a loop")).clicked() {
                runs ^= true;
                self.since = runs.then(|| ui.input(|input| input.time));
            }
            if let Some(since) = self.since {
                let frames = ((ui.input(|input| input.time) - since).max(0.0) * 60.0) as usize;
                self.frame = Some(frames % (count + REST));
                ui.request_repaint();
            }
            let last = count.saturating_sub(1);
            let mut frame = self.frame.unwrap_or(count / 2).min(last);
            ui.spacing_mut().slider_width = (ui.available_width() - 70.0).clamp(60.0, 260.0);
            let slider = ui.add(Slider::new(&mut frame, 0..=last)).accessible_name(t("Frame of the trial"));
            if slider.on_hover_text(t("Frame of the trial")).changed() {
                (self.since, self.frame) = (None, Some(frame));
            }
        });
        self.picture_ui(ui, on);
    }

    fn trial(&mut self, on: &Subject<'_>) -> &Trial {
        let project = on.cx.document().project();
        let (rules, own) = (&project.ruleset, &project.objects);
        let old = self.made.take().filter(|((kinds, kind, way, fast, mirrored, of), _)| {
            let same = (*way, *fast, *mirrored) == (self.way, self.fast, self.mirrored);
            (Arc::ptr_eq(kinds, own) || kinds == own) && kind.name == on.kind.name && same && of == rules
        });
        let made = old.unwrap_or_else(|| {
            let speed = if self.fast { 0x600 } else { 0x200 };
            let trial = Trial::of(own, on.kind, self.mirrored, rules, (self.way, speed));
            ((own.clone(), on.kind.clone(), self.way, self.fast, self.mirrored, rules.clone()), trial)
        });
        &self.made.insert(made).1
    }

    /// Returns the world of the frame that is shown.
    fn world(trial: &Trial, frame: Option<usize>) -> Option<&World> {
        let last = trial.worlds.len().saturating_sub(1);
        trial.worlds.get(frame.unwrap_or(last / 2).min(last))
    }

    /// Returns the name of the object's state in the frame that is shown; `None` if it has no states, or is gone.
    pub(super) fn state_now(&mut self, on: &Subject<'_>) -> Option<String> {
        let frame = self.frame;
        let trial = self.trial(on);
        let world = Self::world(trial, frame)?;
        let placed = trial.level.objects().get(0)?;
        let State::Own(own) = world.objects.of_placement(placed.id)?.state else { return None };
        Some(own.state(&Setting { level: &trial.level, values: &placed.values })?.name.clone())
    }

    fn picture_ui(&mut self, ui: &mut Ui, on: &Subject<'_>) {
        let frame = self.frame;
        let trial = self.trial(on);
        let y = trial.level.objects().get(0).map_or(CENTRE.1, |placed| placed.y);
        let (across, down) = usual_reach(on.kind);
        let half = i32::from(on.kind.half_width) + i32::from(across) + 72;
        let top = trial.players().map(|player| player.y.px()).min().unwrap_or(y).min(y - 40) - 28;
        let top = top.min(y - i32::from(down) - 40).max(y - 260);
        let bottom = trial.floor + 20;
        let zoom = (ui.available_width() / (2 * half) as f32).clamp(0.25, 3.0);
        let size = vec2((2 * half) as f32, (bottom - top) as f32) * zoom;
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Trial of the object")));
        let painter = ui.painter_at(rect);
        let c = theme::of(ui);
        painter.rect_filled(rect, 4.0, c.void);
        let origin = vec2((CENTRE.0 - half) as f32, top as f32);
        let to_screen = |level: Pos2| rect.min + (level.to_vec2() - origin) * zoom;
        let floor = egui::Rect::from_min_max(to_screen(pos2(0.0, trial.floor as f32)), rect.max);
        painter.rect_filled(floor.intersect(rect), 0.0, c.line);
        let Some(world) = Self::world(trial, frame) else { return };
        let mut pictures = Pictures::new(ui.ctx());
        for (_, object) in world.objects.slots.iter().filter(|(_, object)| !object.state.is_unseen()) {
            let mut sketch = Sketch::default();
            object.state.look(&object.body, &Setting::of(&trial.level, &object.body, &object.state), &mut sketch);
            let at = (object.body.x.px(), object.body.y.px());
            pictures.add(&to_screen, (&sketch, flips(object)), at, Color32::WHITE);
        }
        pictures.paint(&painter);
        let stage = Stage::new(&painter, &to_screen, rect);
        let way: Vec<Pos2> = trial.players().map(|player| stage.middle((player.x.px(), player.y.px()))).collect();
        if way.len() > 1 {
            painter.add(Shape::line(way, Stroke::new(1.5, c.accent)));
        }
        let player = &world.player;
        let look = figure::look::of(player, &trial.level);
        figure::paint(&painter, &to_screen, &look, (player.x.px(), player.y.px()), Color32::WHITE);
    }
}
