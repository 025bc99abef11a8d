//! The level canvas: shows the level, moves the view, hands the pointer to the tool in hand.

pub mod actions;
mod angles;
pub mod background;
mod caret;
pub mod clipboard;
pub mod grid;
pub mod guides;
mod level_tabs;
mod maze;
mod nav;
mod objects;
pub mod plane;
mod reach;
pub mod readout;
pub mod regions;
mod right;

use super::{Home, Pane};
use crate::bindings::focus::as_the_level;
use crate::bindings::mouse::RightDrag;
use crate::bindings::{Action, Takes, ToolId};
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::overlays::ink;
use crate::overlays::{self, Stage, Things};
use crate::session::View;
use crate::studio::Studio;
use crate::things::targets;
use crate::tools::{self, Ghost, Pointer, Selects, Tool};
use crate::widgets::atlas::BlockAtlas;
use background::Backgrounds;
use eframe::egui::{self, Pos2, Rect, Response, Role, Sense, Ui, Vec2, pos2, vec2};
use kit::derived::scene::{Scene, Show};
use kit::document::Region;
use nav::{Nav, Sight};
use objects::Markers;
use plane::{CameraView, PlanePictures};
use regions::LevelPicture;
use right::RightButton;
use std::sync::Arc;

/// The pane.
#[derive(Default)]
pub struct Canvas {
    picture: LevelPicture,
    backgrounds: Backgrounds,
    behind: PlanePictures,
    front: PlanePictures,
    atlas: BlockAtlas,
    tools: Vec<Box<dyn Tool>>,
    nav: Nav,
    /// The tool that owns the press; Ctrl borrows the select tool for one press.
    press: Option<ToolId>,
    right: RightButton,
    reach: reach::ReachMap,
    guides: guides::GuideHand,
    /// The keys at the canvas cursor.
    hand: caret::Hand,
    /// Modifier keys in this picture.
    modifiers: egui::Modifiers,
    /// The value that Alt and the wheel are stepping.
    turn: Option<actions::Turn>,
    /// The canvas while a maze is in view.
    maze: maze::MazeCanvas,
}

/// Everything about one picture of the canvas.
struct Frame<'a> {
    cx: &'a Studio,
    scene: &'a Arc<Scene>,
    response: Response,
    /// The pane without its margin.
    full: Rect,
    /// The area that the rulers leave.
    canvas: Rect,
    view: View,
    painter: egui::Painter,
}

impl Frame<'_> {
    fn level_size(&self) -> Vec2 {
        let (columns, rows) = self.scene.size_in_blocks();
        vec2(columns as f32 * 16.0, rows as f32 * 16.0)
    }

    /// The part of the canvas that shows the level.
    fn level_area(&self) -> Rect {
        let ppp = self.painter.pixels_per_point();
        let corner = |at: Pos2| (self.view.to_screen(self.canvas, at) * ppp).round() / ppp;
        Rect::from_min_max(corner(Pos2::ZERO), corner(self.level_size().to_pos2()))
    }

    /// Level position of the canvas cursor, else of the pointer while it is over the canvas.
    fn hover(&self) -> Option<Pos2> {
        nav::hover(self.cx, self.canvas, &self.response, self.view)
    }
}

/// The frame in which blocks are shown that change, while no world runs; `None` if they stand still.
fn idle_frame(ui: &Ui, animate: bool) -> Option<u32> {
    animate.then(|| ui.input(|input| (input.time * 60.0) as u64 as u32))
}

/// Returns the grid that positions are rounded to: Shift leaves it.
fn snap(cx: &Studio, modifiers: egui::Modifiers) -> f32 {
    if modifiers.shift { 1.0 } else { cx.session().tools.snap.pixels(cx.derived().scene().chunk_size()) }
}

impl Pane for Canvas {
    fn id(&self) -> &'static str {
        "canvas"
    }

    fn title(&self) -> &'static str {
        msg("Level")
    }

    fn manual(&self) -> &'static str {
        "painting.md"
    }

    fn home(&self) -> Home {
        Home::Middle
    }

    fn is_canvas(&self) -> bool {
        true
    }

    fn action(&mut self, action: Action, cx: &Studio, out: &mut Outbox) -> bool {
        if let Some(maze) = cx.in_view().maze() {
            return self.maze.action(action, maze, cx, out);
        }
        match action {
            Action::ShowMenu => self.right.ask(cx),
            Action::LetGo => self.let_go(cx, out),
            // In the middle of a drag the arrows lead the hand, with any choice.
            _ if self.hand.holds && action.nudge().is_some() => caret::nudged(action, cx, out),
            _ => return self.hand.act(action, cx, out) || actions::carry_out(action, cx, out),
        }
        true
    }

    fn keys(&self) -> fn(Action) -> Takes {
        as_the_level
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        if self.tools.is_empty() {
            self.tools = tools::all();
        }
        level_tabs::ui(ui, cx, out);
        let (full, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Canvas, true, t("Level canvas")));
        crate::widgets::help::level_is_at(ui, full);
        let ruler = if cx.session().canvas.overlays.rulers { grid::RULER } else { 0.0 };
        let canvas = Rect::from_min_max(full.min + Vec2::splat(ruler), full.max);
        if let Some(maze) = cx.in_view().maze() {
            self.nav.forget();
            self.maze.ui(ui, (full, canvas, response), &self.atlas, maze, cx, out);
            return;
        }
        self.maze = maze::MazeCanvas::default();
        if cx.in_view().level().is_none() {
            self.no_level(ui, full);
            return;
        }
        let painter = ui.painter_at(canvas);
        let scene = cx.derived().scene();
        let view = cx.session().canvas.view;
        let mut frame = Frame { cx, scene, response, full, canvas, view, painter };
        self.modifiers = ui.input(|i| i.modifiers);
        self.navigate(ui, &mut frame, out);
        self.atlas.follow(ui, scene);
        if frame.response.contains_pointer() && !ui.text_edit_focused() {
            actions::step_by_wheel(&mut self.turn, ui, cx, out);
        }
        self.work(ui, &frame, out);
        self.report_hand(cx, out);
        self.paint_level(ui, &frame);
        self.paint_over(ui, &frame, out);
    }
}

impl Canvas {
    fn no_level(&self, ui: &Ui, full: Rect) {
        let painter = ui.painter_at(full);
        painter.rect_filled(full, 0.0, crate::look::theme::of(ui).void);
        let font = egui::TextStyle::Heading.resolve(ui.style());
        let text = t("No level is open");
        painter.text(full.center(), egui::Align2::CENTER_CENTER, text, font, ui.visuals().weak_text_color());
    }

    /// Moves the view, at once for this picture and by command for the next.
    fn navigate(&mut self, ui: &Ui, frame: &mut Frame<'_>, out: &mut Outbox) {
        let cx = frame.cx;
        let whole = Rect::from_min_size(Pos2::ZERO, frame.level_size());
        let start = cx.in_view().level().map_or(Pos2::ZERO, |level| pos2(level.start.x as f32, level.start.y as f32));
        if self.nav.is_new(cx) {
            // What was held is in the level that was in view before.
            self.give_up();
        }
        let is_held = self.is_held(ui, &frame.response);
        let (canvas, response, view) = (frame.canvas, &frame.response, frame.view);
        let sight = Sight { canvas, response, view, whole, limits: whole, start, is_held };
        frame.view = self.nav.go(ui, sight, cx, out);
    }

    /// A mouse button is down on the canvas, or was until this picture.
    fn is_held(&self, ui: &Ui, response: &Response) -> bool {
        let by_tool = self.press.is_some() && !self.hand.holds;
        let is_down = response.contains_pointer() && ui.input(|i| i.pointer.any_down());
        by_tool || self.right.holds() || is_down
    }

    /// Gives up a drag.
    fn give_up(&mut self) {
        self.hand.drop();
        self.guides.cancel();
        self.tools.iter_mut().for_each(|tool| tool.cancel());
        self.press = None;
    }

    /// Gives up a drag; else what was found and is selected, then the area, the chosen shape, the canvas cursor.
    fn let_go(&mut self, cx: &Studio, out: &mut Outbox) {
        let session = cx.session();
        if self.press.is_some() {
            self.give_up();
        } else if !session.selected.things.is_empty() || session.canvas.found.is_some() {
            out.session(|session| {
                session.selected.things.clear();
                session.canvas.found = None;
            });
        } else if !session.selected.area.is_empty() {
            out.session(|session| session.selected.area = Region::default());
        } else if tools::in_hand(cx).act(Action::LetGo, cx, out) {
        } else if session.canvas.caret.is_some() {
            out.session(|session| session.canvas.caret = None);
        }
    }

    /// Lets the session know what a drag would leave.
    fn report_hand(&self, cx: &Studio, out: &mut Outbox) {
        let in_hand =
            self.tools.get(self.press.unwrap_or(cx.session().tools.tool) as usize).and_then(|tool| tool.in_hand());
        let is_known = match (in_hand, &cx.session().tools.in_hand) {
            (Some(now), Some(known)) => Arc::ptr_eq(now, known),
            (now, known) => now.is_none() && known.is_none(),
        };
        if !is_known {
            let in_hand = in_hand.cloned();
            out.session(move |session| session.tools.in_hand = in_hand);
        }
    }

    /// Hands the pointer to the tool in hand.
    fn work(&mut self, ui: &Ui, frame: &Frame<'_>, out: &mut Outbox) {
        let cx = frame.cx;
        let (modifiers, primary_pressed, primary_down, primary_released, position) = ui.input(|i| {
            let p = &i.pointer;
            (i.modifiers, p.primary_pressed(), p.primary_down(), p.primary_released(), p.latest_pos())
        });
        let by_mouse = position.is_some_and(|at| frame.response.contains_pointer() && frame.canvas.contains(at));
        let moved = ui.input(|i| i.pointer.delta() != Vec2::ZERO);
        if by_mouse && !self.hand.holds && (moved || primary_pressed) && cx.session().canvas.caret.is_some() {
            // The pointer leads again.
            out.session(|session| session.canvas.caret = None);
        }
        let (taps, lets_go) = self.hand.take();
        let by_keys = cx.session().canvas.caret.filter(|_| taps || lets_go || self.hand.holds);
        let (at, over, modifiers, primary_pressed, primary_down, primary_released) = match (by_keys, position) {
            (Some(at), _) => (caret::place(at), true, egui::Modifiers::NONE, taps, self.hand.holds || lets_go, lets_go),
            (None, Some(position)) => {
                let at = frame.view.to_level(frame.canvas, position);
                (at, by_mouse, modifiers, primary_pressed, primary_down, primary_released)
            }
            (None, None) => return,
        };
        let leaves_window = by_keys.is_none() && cx.session().canvas.leaves_window;
        let begins = primary_pressed && over && !leaves_window && !self.nav.holds() && self.press.is_none();
        if begins {
            // A field that was typed in lets the keyboard go also at a drag, as it does at a click.
            if ui.text_edit_focused()
                && let Some(field) = ui.memory(|memory| memory.focused())
            {
                ui.memory_mut(|memory| memory.surrender_focus(field));
            }
            let facts = tools::facts_in_hand(cx);
            let picks = cx.settings().right_drag == RightDrag::Erases && modifiers.alt && facts.paints.is_any();
            self.press = Some(match modifiers.command && facts.selects != Selects::Blocks {
                true => ToolId::Select,
                false if picks => ToolId::Pick,
                false => cx.session().tools.tool,
            });
        }
        let pointer = Pointer {
            at,
            down: self.press.is_some() && (primary_down || begins),
            pressed: begins,
            released: self.press.is_some() && (primary_released || !primary_down),
            second: false,
            modifiers,
            zoom: frame.view.zoom,
            snap: snap(cx, modifiers),
        };
        if let Some(tool) = self.tools.get_mut(self.press.unwrap_or(cx.session().tools.tool) as usize) {
            if over || self.press.is_some() {
                tool.pointer(pointer, cx, out);
            }
            if over
                && by_keys.is_none()
                && !self.nav.holds()
                && !self.nav.hand
                && (cx.play().is_active() || !ui.input(|i| i.key_down(egui::Key::Space)))
            {
                ui.set_cursor_icon(tool.cursor(pointer, cx));
            }
        }
        let facts = tools::facts(self.press.unwrap_or(cx.session().tools.tool));
        if pointer.released {
            self.press = None;
        }
        if over && (!facts.paints.is_any() || self.nav.hand) && frame.response.double_clicked() {
            match targets::under(at, frame.view.zoom, cx) {
                Some((what, _)) => actions::open_thing(what, out),
                None if facts.selects != Selects::Nothing || self.nav.hand => actions::open_chunk(at, cx, out),
                None => {}
            }
        }
        if by_keys.is_none() {
            self.right.follow(ui, frame, over, at, out);
        }
    }

    fn paint_level(&mut self, ui: &Ui, frame: &Frame<'_>) {
        let (painter, scene, shown) = (&frame.painter, frame.scene, &frame.cx.session().canvas.overlays);
        let now = frame.cx.play().world().filter(|_| frame.cx.play().is_active()).map(|world| world.frame);
        let area = frame.level_area();
        painter.rect_filled(frame.canvas, 0.0, crate::look::theme::of(ui).void);
        painter.rect_filled(area, 0.0, egui::Color32::from_rgb(30, 34, 44));
        // As the camera would see it with the middle of the view in its middle.
        let middle = frame.view.visible(frame.canvas).center() - vec2(160.0, 112.0);
        let size = frame.level_size();
        let exact = middle.to_vec2().clamp(Vec2::ZERO, (size - vec2(320.0, 224.0)).max(Vec2::ZERO));
        let (camera, to_screen) = (exact.floor(), |at: Vec2| frame.view.to_screen(frame.canvas, at.to_pos2()));
        let origin = to_screen(camera);
        let seen = area.intersect(frame.canvas);
        let time = (now.or_else(|| idle_frame(ui, shown.animate)), overlays::water::surface(frame.cx));
        let hidden = &frame.cx.session().canvas.hidden_layers;
        let around = frame.cx.derived().around();
        // Around a layer is what is drawn with the level that has it.
        let camera = around.map_or(camera, |around| {
            let (x, y) = around.camera((camera.x as i32, camera.y as i32));
            vec2(x as f32, y as f32)
        });
        let sight = CameraView { camera, origin, zoom: frame.view.zoom };
        let (behind, front) =
            around.map_or((scene.behind(), scene.front()), |around| (&around.behind[..], &around.front[..]));
        let others = |planes| if around.is_none() || shown.other_layers { planes } else { &[][..] };
        if shown.background {
            let layers = around.map_or(scene, |around| &around.whole).backgrounds();
            let (at, origin) = if around.is_some() { (camera, origin) } else { (exact, to_screen(exact)) };
            self.backgrounds.paint(painter, seen, layers, (at, now.unwrap_or(0)), (origin, frame.view.zoom));
        }
        let backs = others(behind).iter().filter(|plane| shown.background || plane.is_fixed());
        self.behind.paint(painter, seen, (&backs.cloned().collect::<Vec<_>>(), hidden), sight, time);
        self.picture.begin(time.0);
        self.picture.set_alpha(if hidden.contains(&scene.level.key) { 0 } else { u8::MAX });
        let to_screen = |at: Pos2| frame.view.to_screen(frame.canvas, at);
        let stage = Stage::new(painter, &to_screen, frame.canvas);
        overlays::water::paint_behind(&stage, area, frame.cx);
        let place = (frame.canvas, &frame.view);
        let water = overlays::water::surface(frame.cx);
        let blocks = match (shown.low_blocks, shown.high_blocks) {
            (true, true) => Some(Show::Art),
            (true, false) => Some(Show::Behind),
            (false, true) => Some(Show::Front),
            (false, false) => None,
        };
        if let Some(show) = blocks {
            self.picture.paint_blocks(painter, place, scene, (show, water));
        }
        // While a world runs, its objects are part of it.
        let is_active = frame.cx.play().is_active();
        // Nobody waits at the start of a level that others draw.
        let is_scenery = frame.cx.document().project().is_scenery(&scene.level.key);
        let waiting = shown.objects && !is_active && !is_scenery;
        let things = Things { objects: shown.objects || is_active, hidden: true, waiting, trails: true };
        overlays::paint_things(&stage, frame.cx, things, &mut || {
            if is_active && shown.high_blocks {
                self.picture.paint_blocks(painter, place, scene, (Show::Front, water));
            }
        });
        self.front.paint(painter, seen, (others(front), hidden), sight, time);
        overlays::water::paint(&stage, area, frame.cx);
        self.picture.set_alpha(u8::MAX);
        self.reach.paint(&stage, area, frame.cx);
        let layer = frame.cx.session().tools.layer;
        if shown.dim {
            self.picture.paint(painter, frame.canvas, &frame.view, scene, Show::Veil(layer));
        }
        if shown.collision {
            self.picture.paint(painter, frame.canvas, &frame.view, scene, Show::Collision(layer));
        }
        if shown.difference {
            self.picture.paint(painter, frame.canvas, &frame.view, scene, Show::Difference);
        }
        // While nothing plays, time goes on only as far as something in view changes.
        let next = [self.picture.next_change(), self.behind.next_change(), self.front.next_change()];
        let next = next.into_iter().flatten().min();
        if let (None, Some(left)) = (now, next) {
            ui.request_repaint_after(std::time::Duration::from_millis(u64::from(left) * 1000 / 60 + 1));
        }
    }

    fn paint_over(&mut self, ui: &Ui, frame: &Frame<'_>, out: &mut Outbox) {
        let (painter, cx, shown) = (&frame.painter, frame.cx, &frame.cx.session().canvas.overlays);
        let area = frame.level_area();
        let seen = area.intersect(frame.canvas);
        if seen.is_positive() {
            if shown.grid {
                grid::grid(painter, frame.canvas, seen, &frame.view, 16.0, ink::GRID);
            }
            if shown.chunk_grid {
                let chunk = frame.scene.chunk_size() as f32 * 16.0;
                grid::grid(painter, frame.canvas, seen, &frame.view, chunk, ink::CHUNK);
            }
        }
        if shown.angles {
            angles::paint(painter, frame.canvas, &frame.view, frame.scene, cx.session().tools.layer);
        }
        let level = &frame.scene.level;
        let (canvas, view, size) = (frame.canvas, frame.view, frame.level_size());
        let markers = Markers { painter, canvas, view, level, size };
        let holds = tools::facts_in_hand(cx).holds_things;
        let hovered = frame.hover().filter(|_| holds).and_then(|at| targets::under(at, view.zoom, cx));
        let to_screen = |at: Pos2| view.to_screen(canvas, at);
        let stage = Stage::new(painter, &to_screen, canvas);
        let sides = overlays::objects::paint_sides(&stage, cx);
        // A plane is not played: it has no start to be shown.
        if shown.objects && !cx.document().project().is_scenery(&level.key) {
            // While a world runs, its own overlay draws the limits in force.
            markers.paint_limits(shown.camera && !cx.play().is_active(), frame.cx);
            markers.paint_things(ui, frame.response.id, cx, hovered.map(|(what, _)| what));
        }
        markers.paint_area(&cx.session().selected.area);
        let snap = snap(cx, self.modifiers);
        let rulers = guides::Rulers { full: frame.full, canvas, view, painter, snap, level, id: frame.response.id };
        let has_guides = shown.guides && !cx.play().is_active();
        if has_guides {
            self.guides.ui(ui, &rulers, cx, out);
        }
        if let Some(found) = cx.session().canvas.found {
            markers.paint_found(found);
        }
        let (pointer, modifiers) = (frame.hover(), self.modifiers);
        let ghost = Ghost { painter, canvas, view, pointer, modifiers, snap, atlas: &self.atlas };
        if let Some(tool) = self.tools.get(self.press.unwrap_or(cx.session().tools.tool) as usize)
            && !self.nav.hand
            && !self.right.holds()
        {
            tool.ghost(&ghost, cx);
        }
        self.right.ghost(&ghost, cx);
        if let Some(at) = cx.session().canvas.caret {
            caret::paint(painter, view.to_screen(canvas, caret::place(at)), self.hand.holds);
        }
        self.right.menu(ui, frame, out);
        overlays::paint_left_behind(&stage, cx);
        overlays::paint_plays(&stage, cx);
        overlays::paint_recording(&stage, cx);
        overlays::paint_over(&stage, cx);
        overlays::objects::paint_legend(&stage, sides);
        overlays::fan::paint_legend(&stage, cx);
        if shown.pointer_sensors {
            overlays::pointer_sensors::paint(&stage, cx);
        }
        overlays::paint_frame(&stage, cx);
        readout::paint(painter, frame.canvas, frame.cx, frame.hover());
        if shown.rulers {
            let pointer = frame.response.hover_pos().filter(|at| frame.canvas.contains(*at));
            grid::corner(ui, (frame.full, canvas), frame.response.id, out);
            grid::rulers(
                &ui.painter_at(frame.full),
                frame.full,
                canvas,
                &view,
                ui.visuals(),
                (pointer, cx.settings().hex),
            );
            if has_guides {
                guides::GuideHand::marks(&ui.painter_at(frame.full), &rulers);
            }
        }
    }
}
