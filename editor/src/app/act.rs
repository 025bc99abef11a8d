//! Carries out actions: what a key, a menu or a button asks for.

use super::App;
use crate::bindings::{Action, PALETTES, Reach, ToolId};
use crate::dock::Dock;
use crate::language::t;
use crate::panes::LEVEL;
use crate::session::{Brush, Framing, bring_into_view, next_character};
use crate::shell;
use crate::shell::windows::runs::keep_run;
use crate::things::lookup::Indexed;
use crate::things::targets;
use crate::tools::{self, Paints};
use crate::tr;
use eframe::egui::{self, Rect, Vec2, pos2, vec2};
use egui_tiles::LinearDir;
use kit::document::{Region, Selected, StepScene};
use kit::notices::Notice;
use kit::play::PlayCommand;
use sim::project::Area;
use sim::tiles::TileLayer;

/// Points that a key moves the border of a pane.
const PANE_STEP: f32 = 32.0;

fn rect(area: Area) -> Rect {
    Rect::from_min_size(pos2(area.x as f32, area.y as f32), vec2(area.width as f32, area.height as f32))
}

/// Brings a place into view, with some of what is around it.
fn framed(area: Area) -> Framing {
    Framing::Area(rect(area).expand(64.0))
}

impl App {
    /// Carries out an action: what the app does not know itself is offered to the panes.
    pub(super) fn act(&mut self, ctx: &egui::Context, action: Action) {
        if !crate::actions::is_enabled(action, &self.studio) || self.game.is_on() && !crate::game::Game::allows(action)
        {
            return;
        }
        let pastes = matches!(action, Action::Paste | Action::PasteInPlace);
        if self.studio.focus.reach(action) == Some(Reach::Pane) && !pastes {
            return self.act_in_pane(action);
        }
        if let Some(tool) = action.tool() {
            self.studio.session.tools.tool = tool;
            self.bring_palette_of(tool);
            return;
        }
        if let Some(flag) = self.studio.session.canvas.overlays.toggle_of(action) {
            *flag = !*flag;
            return;
        }
        if let Some(pane) = action.pane() {
            self.dock.toggle(pane);
            self.follow_focus();
            return;
        }
        let (overlays, session) = (self.studio.session.canvas.overlays, &mut self.studio.session);
        match action {
            Action::NextSnap => session.tools.snap = session.tools.snap.next(),
            Action::Hand => session.canvas.hand ^= true,
            Action::NextLevel => shell::bars::levels::turn(session, self.studio.history.document(), 1),
            Action::PreviousLevel => shell::bars::levels::turn(session, self.studio.history.document(), -1),
            Action::SwitchPlane => {
                if !shell::bars::levels::switch_plane(session, self.studio.history.document()) {
                    let text = t("No level is drawn behind this one: choose its plane in the Inspector.");
                    self.studio.notices.push(Notice::note(text));
                }
            }
            Action::NextPalette => self.turn_palettes(1),
            Action::PreviousPalette => self.turn_palettes(PALETTES.len() - 1),
            Action::FindNext => self.windows.find(1, &self.studio, &mut self.outbox),
            Action::FindPrevious => self.windows.find(-1, &self.studio, &mut self.outbox),
            Action::ToggleRewind => self.studio.play.toggle_rewind(),
            Action::Undo | Action::Redo => {
                let is_undo = action == Action::Undo;
                if !self.turn_buttons(is_undo)
                    && if is_undo { self.studio.history.undo() } else { self.studio.history.redo() }
                {
                    self.show_step(is_undo);
                    self.drop_typing(ctx);
                }
            }
            Action::PaintEverywhere => session.tools.paint_everywhere ^= true,
            Action::SwapLayer => {
                session.tools.layer = if session.tools.layer == TileLayer::A { TileLayer::B } else { TileLayer::A };
            }
            Action::CollisionA | Action::CollisionB => {
                let layer = if action == Action::CollisionA { TileLayer::A } else { TileLayer::B };
                session.canvas.overlays.collision = !(overlays.collision && session.tools.layer == layer);
                session.tools.layer = layer;
            }
            Action::OverlaysOff => session.canvas.overlays.hide(),
            Action::NextOverlays => session.show_next_set(),
            Action::ObjectBoxes => {
                let on = !(overlays.hitboxes || overlays.combined);
                (session.canvas.overlays.hitboxes, session.canvas.overlays.combined) = (on, on);
            }
            Action::NextPlayers => session.play.players_shown = session.play.players_shown.next(),
            Action::NextPose => session.play.pose.rolled ^= true,
            Action::NextCharacter => session.play.pose.character = next_character(session.play.pose.character),
            Action::SelectNone => {
                session.selected.things.clear();
                session.selected.area = Region::default();
            }
            Action::Paste | Action::PasteInPlace => {
                self.paste_wish = Some(action);
                ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste);
            }
            Action::ClearView => self.clear_view ^= true,
            Action::NextPane | Action::PreviousPane => self.turn_panes(ctx, action == Action::NextPane),
            Action::NextTab | Action::PreviousTab => self.turn_tabs(ctx, action == Action::NextTab),
            Action::WidenPane => self.dock.resize(LinearDir::Horizontal, PANE_STEP),
            Action::NarrowPane => self.dock.resize(LinearDir::Horizontal, -PANE_STEP),
            Action::HeightenPane => self.dock.resize(LinearDir::Vertical, PANE_STEP),
            Action::LowerPane => self.dock.resize(LinearDir::Vertical, -PANE_STEP),
            Action::MenuBar => shell::bars::menu::enter(ctx),
            Action::LetGo => {
                self.focus_pane(LEVEL);
                self.offer(action);
            }
            Action::ResetLayout => {
                self.dock.reset(&self.panes);
                self.clear_view = false;
            }
            Action::ThemeToggle => {
                self.studio.settings.shade = self.studio.settings.shade.other();
                self.apply_settings(ctx);
            }
            Action::PlayHere | Action::PlayFromStart | Action::PlayAsGame | Action::TogglePlay => {
                self.play_by(ctx, action);
            }
            Action::Mute => self.toggle_sound(),
            Action::FullScreen => self.toggle_full_screen(ctx),
            Action::ResumePlay => self.play_command(PlayCommand::Resume),
            Action::StepBack => self.play_command(PlayCommand::StepBack),
            Action::RestartRun => self.play_command(PlayCommand::Restart),
            Action::FollowPlayer => session.canvas.free_view ^= true,
            Action::PlaceGhost => {
                session.play.ghost.at = session.canvas.cursor;
                session.canvas.overlays.ghosts = session.play.ghost.at.is_some();
            }
            Action::TakeOver => {
                let (was_active, level) = (self.studio.play.is_active(), self.world_level());
                self.studio.play.follow(&level);
                self.studio.play.take_over();
                self.began_or_ended(was_active);
                self.focus_pane(LEVEL);
            }
            Action::StopPlay => self.play_command(PlayCommand::Stop),
            Action::PausePlay => self.play_command(PlayCommand::TogglePause),
            Action::StepFrame => self.play_command(PlayCommand::StepFrame),
            Action::Slower => self.play_command(PlayCommand::Slower),
            Action::Faster => self.play_command(PlayCommand::Faster),
            Action::KeepRun => {
                let notice = keep_run::at_once(&self.studio, &mut self.outbox);
                notice.into_iter().for_each(|notice| self.studio.notices.push(notice));
            }
            Action::KeepRunAs => {
                // It would go on while one types its name.
                self.pause_run();
                self.windows.toggle(action);
            }
            Action::ReachFromStart | Action::ReachFromHere => self.reach_from(ctx, action),
            Action::Manual => {
                self.pause_game();
                self.show_manual(ctx);
            }
            Action::Tour => self.toggle_tour(ctx),
            other if self.act_on_files(ctx, other) => {}
            other if self.windows.toggle(other) => self.pause_game(),
            other => self.offer(other),
        }
    }

    /// Puts the panes where they are in a saved layout.
    pub(super) fn take_layout(&mut self, name: &str) {
        if let Some(stored) = self.studio.settings.layouts.get(name) {
            self.dock = Dock::new(Some(stored), &self.panes);
            self.clear_view = false;
        }
    }

    /// Shows the step that was undone or redone last: its level, its place, and what was selected then.
    pub(super) fn show_step(&mut self, is_undo: bool) {
        let steps = if is_undo { self.studio.history.undone() } else { self.studio.history.done() };
        let Some(step) = steps.last() else { return self.select_as_then() };
        let StepScene { level, area } = step.scene(self.studio.history.document());
        if let Some(level) = level.filter(|level| *level != self.studio.session.level) {
            if self.studio.play.is_active() {
                let text = match is_undo {
                    true => tr!("Undone in another level, {level}: {step}", level, step = step.label),
                    false => tr!("Redone in another level, {level}: {step}", level, step = step.label),
                };
                self.studio.notices.push(Notice::note(text));
                return self.select_as_then();
            }
            bring_into_view(&mut self.studio.session, level);
            self.studio.session.canvas.framing = area.map(framed).or(self.studio.session.canvas.framing);
        } else if let Some(area) = area.filter(|_| !self.studio.play.is_active()) {
            let seen = Rect::from_min_size(
                self.studio.session.canvas.view.origin,
                self.studio.session.canvas.size / self.studio.session.canvas.view.zoom,
            );
            if self.studio.session.canvas.size != Vec2::ZERO && !seen.intersects(rect(area)) {
                self.studio.session.canvas.framing = Some(framed(area));
            }
        }
        self.select_as_then();
    }

    /// Selects what was selected in the state that undo or redo led to, if that was in the level in view.
    fn select_as_then(&mut self) {
        if self.studio.history.selection().level != self.studio.session.level {
            self.studio.session.selected.things.clear();
            return;
        }
        let Some(level) = self.studio.history.document().level(&self.studio.session.level) else { return };
        let own = &self.studio.history.document().project().objects;
        let things = Indexed::new(level);
        let there = |what: &&Selected| targets::bounds(&things, own, **what).is_some();
        self.studio.session.selected.things =
            self.studio.history.selection().things.iter().filter(there).copied().collect();
    }

    /// Brings the palette that a tool works with to the front, if another one is there.
    fn bring_palette_of(&mut self, tool: ToolId) {
        let facts = tools::facts(tool);
        let lacks_its_palette = facts.paints == Paints::Brush && self.dock.is_front("objects");
        let wanted = match (facts.palette, self.studio.session.tools.brush) {
            (Some(palette), _) => palette,
            (None, Brush::Block(_)) if lacks_its_palette => "blocks",
            (None, Brush::Chunk(_)) if lacks_its_palette => "chunks",
            _ => return,
        };
        if self.dock.contains(wanted) {
            self.dock.open(wanted);
        }
    }

    /// Brings another palette to the front, and what it was used for last into the brush.
    fn turn_palettes(&mut self, by: usize) {
        let shown: Vec<&str> = PALETTES.iter().copied().filter(|id| self.dock.contains(id)).collect();
        let Some(last) = shown.len().checked_sub(1) else { return };
        let front = shown.iter().position(|id| self.dock.is_front(id)).unwrap_or(last);
        let next = shown[(front + by % shown.len()) % shown.len()];
        self.dock.open(next);
        match next {
            "blocks" => self.studio.session.tools.brush = Brush::Block(self.studio.session.tools.last_block),
            "chunks" => self.studio.session.tools.brush = Brush::Chunk(self.studio.session.tools.last_chunk),
            _ => {}
        }
    }
}
