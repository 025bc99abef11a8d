//! The picture over the whole window: the screen of the game, as large as whole pixels allow, and what is over it.

use super::letters::Print;
use super::{Game, Phase, TITLE, hud, menu, title};
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::t;
use crate::maze;
use crate::overlays::Stage;
use crate::panes::preview::screen::{ScreenPicture, letterbox};
use crate::session::View;
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{Color32, CursorIcon, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use kit::play::hud::time;
use sim::project::{AboutLevel, Project};

/// The textures of the picture.
#[derive(Default)]
pub(super) struct Screen {
    picture: ScreenPicture,
}

impl Game {
    /// Shows the game. Changes nothing but the textures that it keeps.
    pub fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let (room, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, t("Game")));
        ui.painter().rect_filled(room, 0.0, Color32::BLACK);
        let maze = cx.in_view().maze();
        let size = match (cx.play().world(), maze) {
            (_, Some(_)) => maze::screen::SIZE,
            (Some(world), None) => vec2(world.camera.screen.width.into(), world.camera.screen.height.into()),
            (None, None) => return,
        };
        let (rect, zoom) = letterbox(room, size, ui.pixels_per_point());
        let painter = ui.painter_at(rect.intersect(room));
        match (maze, cx.play().world()) {
            (Some(maze), _) => {
                let shown = maze::screen::Shown { overlays: false, hud: false };
                maze::screen::paint(&painter, (rect, zoom), maze, shown, cx);
            }
            (None, Some(world)) => {
                let (x, y) = world.camera.drawn_at();
                let view = View { origin: pos2(x as f32, y as f32), zoom };
                let to_screen = |at: Pos2| view.to_screen(rect, at);
                let stage = Stage::new(&painter, &to_screen, rect);
                self.screen.picture.paint(&stage, (rect, &view), &world.camera, false, cx);
            }
            (None, None) => {}
        }
        let mut print = Print::new(&painter, rect.min, zoom);
        self.paint_over(ui, (&mut print, size), cx, out);
        print.done();
        if self.choices().is_empty() && ui.rect_contains_pointer(room) {
            ui.set_cursor_icon(CursorIcon::None);
        }
        if self.is_moving(cx) {
            ui.request_repaint();
        }
        self.paint_pace(ui, rect, cx);
    }

    /// Something moves although the world does not.
    fn is_moving(&self, cx: &Studio) -> bool {
        self.phase == Phase::Title
            || self.goal_at.is_some() && self.phase == Phase::Plays
            || self.darkness(cx.play()) > 0.0
    }

    fn paint_over(&self, ui: &mut Ui, (print, size): (&mut Print<'_>, Vec2), cx: &Studio, out: &mut Outbox) {
        let dark = self.darkness(cx.play());
        if dark > 0.0 {
            print.block((0.0, 0.0), (size.x, size.y), Color32::BLACK.gamma_multiply(dark));
        }
        if self.phase == Phase::Title {
            let (at, whole) = ((self.now - self.since) as f32, TITLE as f32);
            let words = title_words(cx);
            return title::paint(
                print,
                size,
                &title::Words { title: &words.0, below: &words.1, author: &words.2 },
                (at, whole),
            );
        }
        match (cx.play().world(), cx.play().maze_world()) {
            (Some(world), _) => hud::paint(print, size, world),
            (None, Some(maze)) => hud::paint_maze(print, size, maze),
            (None, None) => {}
        }
        let choices = self.choices();
        if choices.is_empty() {
            return;
        }
        print.block((0.0, 0.0), (size.x, size.y), Color32::from_black_alpha(90));
        let keys = [(Action::StopPlay, t("EDIT")), (Action::PlayAsGame, t("WINDOW"))]
            .map(|(action, does)| (cx.keys().text(action), does));
        let hint = keys.iter().filter(|(key, _)| !key.is_empty()).map(|(key, does)| format!("{key}: {does}"));
        let menu = menu::Menu {
            title: self.menu_title(cx),
            counts: if self.phase == Phase::Ended { counts(cx) } else { Vec::new() },
            choices,
            chosen: self.chosen,
            hint: hint.collect::<Vec<_>>().join("  "),
        };
        menu::show(ui, print, size, &menu, out);
    }

    fn menu_title(&self, cx: &Studio) -> &'static str {
        match (self.phase, cx.play().maze_world()) {
            (Phase::Ended, Some(maze)) if maze.haul.emeralds > 0 => t("Emerald!"),
            (Phase::Ended, Some(_)) => t("Stage left"),
            (Phase::Ended, None) => t("Goal!"),
            _ => t("Paused"),
        }
    }

    /// Paints the pace of time, if it is not the usual one.
    fn paint_pace(&self, ui: &Ui, rect: Rect, cx: &Studio) {
        if self.choices().is_empty() {
            crate::panes::preview::paint_state(ui.painter(), rect, cx);
        }
    }
}

/// Time, rings and score at the end.
fn counts(cx: &Studio) -> Vec<(&'static str, String)> {
    if let Some(maze) = cx.play().maze_world() {
        let (time, rings) = (time(maze.frame), maze.haul.rings.to_string());
        return vec![(t("TIME"), time), (t("RINGS"), rings)];
    }
    let Some(world) = cx.play().world() else { return Vec::new() };
    let tally = &world.objects.common.tally;
    vec![(t("TIME"), time(tally.time)), (t("RINGS"), tally.rings.to_string()), (t("SCORE"), tally.score.to_string())]
}

/// The level's title, below it which of the project's it is, and its author.
fn title_words(cx: &Studio) -> (String, String, String) {
    let Project { levels, mazes, .. } = cx.document().project();
    let key = &cx.session().level;
    if let Some(maze) = mazes.iter().find(|maze| maze.key == *key) {
        return (maze.title.clone(), t("Maze").to_owned(), String::new());
    }
    let Some(place) = levels.iter().position(|level| level.key == *key) else { return Default::default() };
    let below = match levels.len() {
        0 | 1 => cx.document().project().name.clone(),
        all => tr!("Level {number} of {all}", number = place + 1, all),
    };
    let AboutLevel { group, author, .. } = &levels[place].about;
    let below = if group.is_empty() { below } else { format!("{group}: {below}") };
    let author = if author.is_empty() { String::new() } else { tr!("by {author}", author) };
    (levels[place].title.clone(), below, author)
}
