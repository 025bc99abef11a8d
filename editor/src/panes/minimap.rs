//! The minimap: the whole level, and the part of it in view.

use super::canvas::regions::LevelPicture;
use super::{Home, Pane};
use crate::bindings::focus::beside_the_level;
use crate::bindings::{Action, Takes};
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::look::theme;
use crate::overlays::ink;
use crate::session::{Framing, View};
use crate::studio::Studio;
use crate::widgets::hint;
use crate::widgets::wheel::Notches;
use eframe::egui::{self, Color32, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, pos2};
use kit::derived::scene::Show;

/// Points from the middle of a mark to its sides.
const MARK: f32 = 3.0;
/// The least size of the frame around the part in view, points.
const LEAST: f32 = 4.0;

/// The pane.
#[derive(Default)]
pub struct Minimap {
    picture: LevelPicture,
    notches: Notches,
}

impl Pane for Minimap {
    fn id(&self) -> &'static str {
        "minimap"
    }

    fn title(&self) -> &'static str {
        msg("Minimap")
    }

    fn words(&self) -> &'static [&'static str] {
        &["navigator", "overview", "small map", "world map"]
    }

    fn manual(&self) -> &'static str {
        "painting.md"
    }

    fn home(&self) -> Home {
        Home::Foot
    }

    fn keys(&self) -> fn(Action) -> Takes {
        |action| if action.scroll().is_some() { Takes::Shared } else { beside_the_level(action) }
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("A maze is seen whole: it has no minimap."))
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let scene = cx.derived().scene();
        let (columns, rows) = scene.size_in_blocks();
        if cx.in_view().level().is_none() || columns == 0 || rows == 0 {
            return hint(ui, t("Open a project to see its level here."));
        }
        let (room, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Canvas, true, t("Map of the level")));
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(columns as f32, rows as f32) * 16.0);
        let view = View::fitting(whole, room.size(), ui.pixels_per_point());
        let painter = ui.painter_at(room);
        let area = Rect::from_min_max(view.to_screen(room, whole.min), view.to_screen(room, whole.max));
        painter.rect_filled(area, 0.0, theme::of(ui).void);
        self.picture.begin(None);
        self.picture.paint(&painter, room, &view, scene, Show::Art);
        let mark = |(x, y): (i32, i32), color: Color32| {
            let at = view.to_screen(room, pos2(x as f32, y as f32));
            painter.circle(at, MARK, color, Stroke::new(1.0, Color32::BLACK));
        };
        let level = &scene.level;
        if let Some(goal) = level.goal {
            mark((goal.x.saturating_add(goal.width / 2), goal.y.saturating_add(goal.height / 2)), ink::GOAL);
        }
        level.starts.iter().map(|named| named.start).chain([level.start]).for_each(|s| mark((s.x, s.y), ink::START));
        if let Some(run) = cx.play().run() {
            let player = &run.world().player;
            mark((player.x.px(), player.y.px()), ink::CARET);
        }
        let canvas = &cx.session().canvas;
        let seen = Rect::from_min_size(canvas.view.origin, canvas.size / canvas.view.zoom.max(f32::EPSILON));
        let frame = Rect::from_min_max(view.to_screen(room, seen.min), view.to_screen(room, seen.max));
        let frame =
            Rect::from_center_size(frame.center(), frame.size().max(Vec2::splat(LEAST))).intersect(area.expand(1.0));
        painter.rect_stroke(frame, 0.0, Stroke::new(3.0, Color32::from_black_alpha(170)), StrokeKind::Middle);
        painter.rect_stroke(frame, 0.0, Stroke::new(1.5, ink::SELECTED), StrokeKind::Middle);
        if let Some(at) =
            response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on() || response.clicked())
        {
            // The view stays over the level, as far as it is not larger.
            let inside = whole.shrink2((seen.size() / 2.0).min(whole.size() / 2.0));
            let at = view.to_level(room, at).clamp(inside.min, inside.max).round();
            out.session(move |session| session.canvas.framing = Some(Framing::Point(at)));
        }
        if response.contains_pointer() {
            let steps = self.notches.turned(ui, |_| true);
            if steps != 0 {
                out.session(move |session| session.canvas.framing = Some(Framing::Step(steps)));
            }
        }
    }
}
