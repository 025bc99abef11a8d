//! The preview: what the player of the game will see, through the guide's camera, scaled by whole numbers.

pub mod screen;

use super::{Home, Pane};
use crate::bindings::focus::beside_the_level;
use crate::bindings::{Action, Takes};
use crate::command::{Command, Outbox};
use crate::language::{msg, t};
use crate::look::theme;
use crate::maze;
use crate::overlays::{self, Stage};
use crate::session::{PlayersShown, View};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::button_width;
use crate::widgets::choices::list;
use eframe::egui::{self, Align2, Color32, FontId, Pos2, Rect, Role, Sense, Ui, pos2, vec2};
use kit::play::PlayCommand;
use screen::{ScreenPicture, letterbox};
use sim::camera::{Camera, Screen};
use sim::project::MazeData;

/// Screens to choose from: the originals', wider ones of the same height, and common sizes of today's.
const SCREENS: [(u16, u16); 5] = [(320, 224), (400, 224), (426, 240), (320, 240), (480, 270)];

/// Below this width of the picture, points, the counts leave no room beside them.
const NARROW: f32 = 200.0;

/// The pane.
pub struct PreviewPane {
    picture: ScreenPicture,
    /// While nothing is played: shows the place under the canvas's cursor instead of the start.
    at_cursor: bool,
    /// Level position that the cursor was last at.
    cursor: Option<(i32, i32)>,
    overlays: bool,
    hud: bool,
}

impl Default for PreviewPane {
    fn default() -> Self {
        Self { picture: ScreenPicture::default(), at_cursor: false, cursor: None, overlays: true, hud: true }
    }
}

impl Pane for PreviewPane {
    fn id(&self) -> &'static str {
        "preview"
    }

    fn title(&self) -> &'static str {
        msg("Preview")
    }

    fn words(&self) -> &'static [&'static str] {
        &["game view", "screen", "camera view"]
    }

    fn manual(&self) -> &'static str {
        "playing.md"
    }

    fn home(&self) -> Home {
        Home::Below
    }

    fn keys(&self) -> fn(Action) -> Takes {
        |action| if crate::actions::is_overlay(action) { Takes::Shared } else { beside_the_level(action) }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        if let Some(maze) = cx.in_view().maze() {
            return self.maze_ui(ui, maze, cx);
        }
        self.cursor = cx.session().canvas.cursor.or(self.cursor);
        self.choices_ui(ui, cx, out);
        let (room, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Canvas, true, t("Preview of the screen")));
        let camera = self.camera(cx);
        let size = vec2(f32::from(camera.screen.width), f32::from(camera.screen.height));
        let (rect, zoom) = letterbox(room, size, ui.pixels_per_point());
        let painter = ui.painter_at(rect.intersect(room));
        ui.painter_at(room).rect_filled(room, 0.0, Color32::BLACK);
        if cx.in_view().level().is_none() {
            let font = egui::TextStyle::Body.resolve(ui.style());
            painter.text(rect.center(), Align2::CENTER_CENTER, t("No level is open"), font, Color32::from_gray(140));
            return;
        }
        let (x, y) = camera.drawn_at();
        let view = View { origin: pos2(x as f32, y as f32), zoom };
        self.paint_screen(&painter, rect, &view, &camera, cx);
    }
}

impl PreviewPane {
    /// The screen of a maze: the world that runs, else the maze as it begins.
    fn maze_ui(&mut self, ui: &mut Ui, maze: &MazeData, cx: &Studio) {
        ui.horizontal(|ui| {
            ui.toggle_value(&mut self.overlays, t("Overlays")).on_hover_text(t("Also show the level's overlays here."));
            ui.toggle_value(&mut self.hud, t("HUD")).on_hover_text(t("Show time, rings and what else was collected."));
        });
        let (room, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Canvas, true, t("Preview of the screen")));
        let place = letterbox(room, maze::screen::SIZE, ui.pixels_per_point());
        ui.painter_at(room).rect_filled(room, 0.0, Color32::BLACK);
        let painter = ui.painter_at(place.0.intersect(room));
        let shown = maze::screen::Shown { overlays: self.overlays, hud: self.hud };
        maze::screen::paint(&painter, place, maze, shown, cx);
        paint_state(&painter, place.0, cx);
    }

    fn choices_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        ui.horizontal(|ui| {
            let now = cx.play().screen();
            let text = |(width, height): (u16, u16)| format!("{width} × {height}");
            let combo = egui::ComboBox::from_id_salt("screen").selected_text(text((now.width, now.height))).width(84.0);
            list(ui, combo, |ui| {
                for (width, height) in SCREENS {
                    let is_now = (width, height) == (now.width, now.height);
                    if ui.selectable_label(is_now, text((width, height))).clicked() && !is_now {
                        out.send(Command::Play(PlayCommand::Screen(Screen { width, height })));
                    }
                }
            })
            .on_hover_text(t("Size of the screen. The originals' is 320 × 224. A run restarts when it changes."));
            let switches = [t("Overlays"), t("At cursor")].map(|text| button_width(ui, text));
            if ui.available_width() < switches.iter().sum::<f32>() + ui.spacing().item_spacing.x {
                let shown = ui.menu_button(t("Show"), |ui| self.switches_ui(ui, cx));
                shown.response.on_hover_text(t("What is drawn over the screen."));
            } else {
                self.switches_ui(ui, cx);
            }
            if cx.play().has_partner() {
                players_ui(ui, cx, out);
            }
        });
    }

    /// Shows the choice of the overlays, or of the part of the level that is shown.
    fn switches_ui(&mut self, ui: &mut Ui, cx: &Studio) {
        ui.toggle_value(&mut self.overlays, t("Overlays")).on_hover_text(t("Also show the level's overlays here."));
        // One of both, for a narrow pane has no room for more.
        if cx.play().is_active() {
            ui.toggle_value(&mut self.hud, t("HUD")).on_hover_text(t(
                "Show score, time and rings, and what is on the player: shield, timers in frames, checkpoint, \
                 switches.",
            ));
        } else {
            ui.toggle_value(&mut self.at_cursor, t("At cursor"))
                .on_hover_text(t("Show the place under the cursor instead of the start."));
        }
    }

    /// The running camera, or one that has just begun where a player would.
    fn camera(&self, cx: &Studio) -> Camera {
        if let Some(world) = cx.play().world() {
            return world.camera.clone();
        }
        let level = cx.derived().level();
        let chosen = cx.in_view().level().map(|data| cx.session().play_start(data, &cx.derived().level().ruleset));
        let start = chosen.map_or((level.start.x, level.start.y), |start| (start.x, start.y));
        let (x, y) = self.cursor.filter(|_| self.at_cursor).unwrap_or(start);
        Camera::new(level, cx.play().screen(), x, y)
    }

    fn paint_screen(&mut self, painter: &egui::Painter, rect: Rect, view: &View, camera: &Camera, cx: &Studio) {
        let to_screen = |at: Pos2| view.to_screen(rect, at);
        let stage = Stage::new(painter, &to_screen, rect);
        self.picture.paint(&stage, (rect, view), camera, self.overlays, cx);
        if self.overlays {
            let sides = overlays::objects::paint_sides(&stage, cx);
            overlays::paint_over(&stage, cx);
            overlays::objects::paint_legend(&stage, sides);
            overlays::paint_borders(&stage, cx);
        }
        if let (true, Some(world)) = (self.hud, cx.play().world()) {
            overlays::hud::paint(&stage, world);
        }
        paint_state(painter, rect, cx);
    }
}

/// The choice of the players whose overlays are drawn.
fn players_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let now = cx.session().play.players_shown;
    let label = PlayersShown::ALL.iter().find(|(choice, ..)| *choice == now).map_or("", |(_, label, _)| t(label));
    let combo = egui::ComboBox::from_id_salt("players").selected_text(label).width(76.0);
    let help = tr!("Whose values, sensors and trail are shown ({keys}).", keys = cx.keys().text(Action::NextPlayers));
    list(ui, combo, |ui| {
        for (choice, label, help) in PlayersShown::ALL {
            if ui.selectable_label(choice == now, t(label)).on_hover_text(t(help)).clicked() {
                out.session(move |session| session.play.players_shown = choice);
            }
        }
    })
    .accessible_name(t("Players in the preview"))
    .on_hover_text(help);
}

/// Paints the pace of time in the picture's corner, if it is not the usual one.
pub fn paint_state(painter: &egui::Painter, rect: Rect, cx: &Studio) {
    let play = cx.play();
    let pace = play.speed();
    let text = match () {
        () if !play.is_active() => return,
        () if play.is_rewinding() => t("Rewinding").to_owned(),
        () if play.is_paused() => t("Paused").to_owned(),
        () if pace != "1x" => pace,
        () => return,
    };
    let colors = theme::colors(true);
    let galley = painter.layout_no_wrap(text, FontId::proportional(12.0), colors.accent);
    let size = galley.size() + vec2(14.0, 6.0);
    let plate = if rect.width() < NARROW {
        Align2::RIGHT_BOTTOM.anchor_size(rect.right_bottom() - vec2(4.0, 4.0), size)
    } else {
        Align2::RIGHT_TOP.anchor_size(rect.right_top() + vec2(-6.0, 6.0), size)
    };
    painter.rect_filled(plate, 10.0, Color32::from_black_alpha(200));
    painter.galley(plate.min + vec2(7.0, 3.0), galley, colors.accent);
}
