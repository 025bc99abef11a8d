//! The menu bar: every action can be found here, with its key.

use crate::actions::{is_enabled, is_on};
use crate::bindings::{Action, STORE_STAMP, ToolId, USE_STAMP, WindowMenu};
use crate::command::{Command, Outbox};
use crate::dock::Dock;
use crate::language::t;
use crate::look::icons::Icon;
use crate::panes::Pane;
use crate::session::{OverlayMenu, Overlays, PlayAs, Snap};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::menu::{room, scrolling};
use crate::widgets::{action_tooltip, focus_next};
use eframe::egui::{self, Atom, Button, Color32, IdSalt, Response, Ui, vec2};
use sim::ruleset::{Character, Form, Shield};

/// The wish of the menu bar for the dock, which is no part of the state that panes read.
#[derive(Debug, PartialEq, Eq)]
pub enum DockWish {
    /// Bring the pane to the front, or back.
    Open(&'static str),
    /// Take it away.
    Close(&'static str),
}

/// Shows the menu bar.
pub fn show(ui: &mut Ui, cx: &Studio, out: &mut Outbox, dock: &Dock, panes: &[Box<dyn Pane>]) -> Option<DockWish> {
    let mut wish = None;
    egui::MenuBar::new().ui(ui, |ui| {
        if ui.data_mut(|data| data.remove_temp::<bool>(entered())).is_some() {
            focus_next(ui);
        }
        menu(ui, t("File"), |ui| {
            items(ui, cx, out, &[Action::New, Action::NewLargeChunks, Action::Open, Action::OpenPath]);
            windows(ui, cx, out, WindowMenu::Import);
            recent(ui, cx, out);
            ui.separator();
            items(ui, cx, out, &[Action::Save, Action::SaveAs, Action::SaveAsPath]);
            windows(ui, cx, out, WindowMenu::Export);
            ui.separator();
            items(ui, cx, out, &[Action::CloseProject]);
            windows(ui, cx, out, WindowMenu::Program);
            items(ui, cx, out, &[Action::Quit]);
        });
        menu(ui, t("Edit"), |ui| {
            let step = |steps: &[kit::document::Step], of_buttons: bool| match of_buttons {
                true => Some(t("Edit buttons").to_owned()),
                false => steps.last().map(|step| step.label.clone()),
            };
            let [undo, redo] = cx.edits_of_buttons();
            named_item(ui, cx, out, Action::Undo, step(cx.history().done(), undo));
            named_item(ui, cx, out, Action::Redo, step(cx.history().undone(), redo));
            ui.separator();
            items(ui, cx, out, &[Action::Cut, Action::Copy, Action::Paste, Action::PasteInPlace]);
            items(ui, cx, out, &[Action::Duplicate, Action::Delete, Action::FillArea, Action::TakeStamp]);
            ui.menu_button((picture(), t("Area")), |ui| {
                items(ui, cx, out, &[Action::GrowArea, Action::ShrinkArea]);
                ui.separator();
                items(ui, cx, out, &[Action::CopyLayerToB, Action::CopyLayerToA]);
            });
            ui.separator();
            items(ui, cx, out, &[Action::SelectAll, Action::SelectSame, Action::SelectNone]);
            items(ui, cx, out, &[Action::SelectNext, Action::SelectPrevious, Action::OpenChosen]);
            ui.menu_button((picture(), t("Canvas cursor")), |ui| {
                items(ui, cx, out, &[Action::UseTool, Action::HoldTool, Action::PickHere, Action::ShowMenu]);
            });
            ui.separator();
            windows(ui, cx, out, WindowMenu::Find);
            items(ui, cx, out, &[Action::FindNext, Action::FindPrevious]);
            windows(ui, cx, out, WindowMenu::Go);
            ui.menu_button((picture(), t("Problems")), |ui| {
                items(ui, cx, out, &[Action::NextProblem, Action::PreviousProblem]);
                ui.separator();
                items(ui, cx, out, &[Action::FixProblem, Action::FixCheck, Action::FixAll]);
            });
            ui.separator();
            items(ui, cx, out, &[Action::FlipX, Action::FlipY, Action::Turn, Action::PaintEverywhere]);
            ui.menu_button((picture(), t("Move the selection")), |ui| {
                let all = crate::bindings::ACTIONS.iter().map(|info| info.action);
                items(ui, cx, out, &all.filter(|action| action.nudge().is_some()).collect::<Vec<_>>());
            });
            ui.menu_button((picture(), t("Arrange")), |ui| {
                for (i, actions) in crate::tools::arranging::ARRANGE.into_iter().enumerate() {
                    if i > 0 {
                        ui.separator();
                    }
                    items(ui, cx, out, actions);
                }
            });
            ui.menu_button((picture(), t("Guides")), |ui| {
                items(ui, cx, out, &[Action::GuideUpright, Action::GuideLevel, Action::ClearGuides]);
            });
            ui.menu_button((picture(), t("Quick stamps")), |ui| {
                items(ui, cx, out, &[Action::KeepStamp]);
                ui.separator();
                items(ui, cx, out, &USE_STAMP);
                ui.separator();
                items(ui, cx, out, &STORE_STAMP);
            });
            ui.menu_button((picture(), t("Block or chunk")), |ui| {
                items(ui, cx, out, &[Action::NextItem, Action::PreviousItem]);
                items(ui, cx, out, &[Action::NextVariant, Action::PreviousVariant]);
                items(ui, cx, out, &[Action::NextPalette, Action::PreviousPalette]);
            });
            ui.separator();
            ui.menu_button((picture(), t("Tools")), |ui| {
                let tools: Vec<_> = ToolId::ALL.iter().map(|(_, action)| *action).collect();
                items(ui, cx, out, &tools);
            });
        });
        menu(ui, t("Level"), |ui| {
            crate::shell::bars::levels::menu(ui, cx, out);
            ui.separator();
            items(ui, cx, out, &[Action::NextLevel, Action::PreviousLevel, Action::SwitchPlane]);
            ui.separator();
            windows(ui, cx, out, WindowMenu::Level);
            items(ui, cx, out, &[Action::ReachFromStart, Action::ReachFromHere]);
        });
        menu(ui, t("View"), |ui| {
            items(ui, cx, out, &[Action::ZoomIn, Action::ZoomOut, Action::ZoomActual, Action::FitLevel]);
            ui.menu_button((picture(), t("Move the view")), |ui| {
                items(ui, cx, out, &[Action::ScrollLeft, Action::ScrollRight, Action::ScrollUp, Action::ScrollDown]);
                items(ui, cx, out, &[Action::Hand]);
            });
            ui.separator();
            items(ui, cx, out, &[Action::CollisionA, Action::CollisionB]);
            overlays(ui, cx, out, OverlayMenu::Collision);
            items(ui, cx, out, &[Action::SwapLayer]);
            ui.separator();
            ui.menu_button((picture(), t("Snap to")), |ui| snaps(ui, cx, out));
            ui.menu_button((picture(), t("Level")), |ui| overlays(ui, cx, out, OverlayMenu::Level));
            ui.menu_button((picture(), t("Objects")), |ui| {
                items(ui, cx, out, &[Action::ObjectBoxes]);
                overlays(ui, cx, out, OverlayMenu::Objects);
                ui.separator();
                items(ui, cx, out, &[Action::NextPose, Action::NextCharacter]);
            });
            ui.menu_button((picture(), t("Player")), |ui| {
                overlays(ui, cx, out, OverlayMenu::Player);
                ui.separator();
                items(ui, cx, out, &[Action::NextPlayers]);
            });
            items(ui, cx, out, &[Action::FollowPlayer, Action::NextOverlays, Action::OverlaysOff]);
            ui.separator();
            ui.menu_button((picture(), t("Panes")), |ui| {
                for pane in panes.iter().filter(|pane| pane.id() != "canvas") {
                    let shown = dock.contains(pane.id());
                    let row = Row { label: t(pane.title()), keys: String::new(), icon: None, on: Some(shown) };
                    if row.show(ui).clicked() {
                        wish = Some(if shown { DockWish::Close(pane.id()) } else { DockWish::Open(pane.id()) });
                        ui.close();
                    }
                }
            });
            items(ui, cx, out, &[Action::ShowKinds, Action::Frames]);
            items(ui, cx, out, &[Action::ShowProbe, Action::ShowMinimap, Action::ShowProblems, Action::ReloadAssets]);
            items(ui, cx, out, &[Action::ClearView, Action::ResetLayout]);
            windows(ui, cx, out, WindowMenu::View);
            items(ui, cx, out, &[Action::ThemeToggle]);
            ui.menu_button((picture(), t("Panes by key")), |ui| {
                items(ui, cx, out, &[Action::NextPane, Action::PreviousPane, Action::NextTab, Action::PreviousTab]);
                items(ui, cx, out, &[Action::WidenPane, Action::NarrowPane, Action::HeightenPane, Action::LowerPane]);
                items(ui, cx, out, &[Action::MenuBar]);
            });
        });
        menu(ui, t("Play"), |ui| {
            items(ui, cx, out, &[Action::PlayHere, Action::PlayFromStart, Action::PlayAsGame, Action::ResumePlay]);
            items(ui, cx, out, &[Action::TogglePlay, Action::FullScreen]);
            ui.menu_button((picture(), t("Play as")), |ui| play_as(ui, cx, out));
            ui.separator();
            items(ui, cx, out, &[Action::PausePlay, Action::StepFrame, Action::StepBack, Action::ToggleRewind]);
            items(ui, cx, out, &[Action::Slower, Action::Faster, Action::Mute]);
            ui.separator();
            items(ui, cx, out, &[Action::RestartRun, Action::KeepRun]);
            windows(ui, cx, out, WindowMenu::Play);
            items(ui, cx, out, &[Action::StopPlay]);
        });
        menu(ui, t("Help"), |ui| {
            windows(ui, cx, out, WindowMenu::Help);
            items(ui, cx, out, &[Action::Tour]);
            ui.separator();
            windows(ui, cx, out, WindowMenu::About);
        });
    });
    wish
}

/// A menu of the menu bar.
/// Gives the first menu the keyboard in the next picture.
pub fn enter(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(entered(), true));
}

fn entered() -> egui::Id {
    egui::Id::unique("the menu bar is entered")
}

fn menu(ui: &mut Ui, name: &str, lines: impl FnOnce(&mut Ui)) {
    ui.menu_button(name, |ui| scrolling(ui, room(ui), lines));
}

/// The snap sizes, to choose one.
pub fn snaps(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    for snap in Snap::ALL {
        let row =
            Row { label: &snap.label(), keys: String::new(), icon: None, on: Some(cx.session().tools.snap == snap) };
        if row.show(ui).clicked() {
            out.session(move |session| session.tools.snap = snap);
            ui.close();
        }
    }
    ui.separator();
    items(ui, cx, out, &[Action::NextSnap]);
}

/// The player from the next start on: character, partner, form, shield.
fn play_as(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let now = cx.session().play.play_as;
    let mut line = |ui: &mut Ui, label: &str, new: PlayAs| {
        let row = Row { label, keys: String::new(), icon: None, on: Some(now == new) };
        if row.show(ui).clicked() {
            out.session(move |session| session.play.play_as = new);
            ui.close();
        }
    };
    line(ui, t("As set at the start"), PlayAs::default());
    ui.separator();
    let characters = [(Character::Sonic, "Sonic"), (Character::Tails, "Tails"), (Character::Knuckles, "Knuckles")];
    for (character, label) in characters {
        line(ui, label, PlayAs { character: Some(character), ..now });
    }
    ui.separator();
    for (partner, label) in [
        (None, t("Without a partner")),
        (Some(Character::Tails), t("With Tails")),
        (Some(Character::Sonic), t("With Sonic")),
        (Some(Character::Knuckles), t("With Knuckles")),
    ] {
        line(ui, label, PlayAs { partner: Some(partner), ..now });
    }
    ui.separator();
    for (form, _, label) in Form::NAMES {
        line(ui, &tr!("{form} form", form = t(label)), PlayAs { form: Some(form), ..now });
    }
    ui.separator();
    for (shield, _, label) in Shield::NAMES {
        let label =
            if shield.is_some() { tr!("{shield} shield", shield = t(label)) } else { t("No shield").to_owned() };
        line(ui, &label, PlayAs { shield: Some(shield), ..now });
    }
}

/// Lines of actions.
pub(in crate::shell) fn items(ui: &mut Ui, cx: &Studio, out: &mut Outbox, actions: &[Action]) {
    for action in actions {
        named_item(ui, cx, out, *action, None);
    }
}

fn windows(ui: &mut Ui, cx: &Studio, out: &mut Outbox, menu: WindowMenu) {
    items(ui, cx, out, &menu.actions().collect::<Vec<_>>());
}

/// Lines of the overlays of a part of the menu.
pub(in crate::shell) fn overlays(ui: &mut Ui, cx: &Studio, out: &mut Outbox, menu: OverlayMenu) {
    items(ui, cx, out, &Overlays::of_menu(menu).collect::<Vec<_>>());
}

fn named_item(ui: &mut Ui, cx: &Studio, out: &mut Outbox, action: Action, of: Option<String>) {
    let info = action.info();
    let label = of.map_or_else(|| t(info.label).to_owned(), |of| format!("{}: {of}", t(info.label)));
    let row = Row { label: &label, keys: cx.keys().text(action), icon: action.icon(), on: is_on(action, cx) };
    let response = ui.add_enabled_ui(is_enabled(action, cx), |ui| row.show(ui)).inner;
    if response.clicked() {
        out.action(action);
        ui.close();
    }
    response.on_hover_ui(|ui| action_tooltip(ui, action, cx.keys()));
}

/// A line of a menu for one of several choices.
pub(in crate::shell) fn radio(ui: &mut Ui, label: &str, on: bool) -> Response {
    Row { label, keys: String::new(), icon: None, on: Some(on) }.show(ui)
}

/// A line of a menu: a picture, or a mark if it is a toggle that is on; a name; keys.
struct Row<'a> {
    label: &'a str,
    keys: String,
    icon: Option<Icon>,
    on: Option<bool>,
}

impl Row<'_> {
    fn show(self, ui: &mut Ui) -> Response {
        // The mark says that it is on; a bar of colour behind every such line would shout.
        ui.visuals_mut().selection.bg_fill = Color32::TRANSPARENT;
        let button = Button::new((picture(), self.label)).shortcut_text(self.keys).frame_when_inactive(false);
        let shown = button.selected(self.on == Some(true)).min_size(vec2(220.0, 0.0)).atom_ui(ui);
        let icon = match self.on {
            Some(on) => on.then_some(Icon::Done),
            None => self.icon,
        };
        if let (Some(icon), Some(rect)) = (icon, shown.rect(picture_salt())) {
            let accent = crate::look::theme::of(ui).accent;
            let color = if self.on == Some(true) { accent } else { ui.visuals().text_color() };
            let faded = |color: Color32| if ui.is_enabled() { color } else { color.gamma_multiply(0.4) };
            icon.paint(ui.painter(), rect, faded(color), faded(accent));
        }
        shown.response
    }
}

fn picture_salt() -> IdSalt {
    IdSalt::new("picture")
}

/// Room for a picture at the left of a menu's line.
fn picture() -> Atom<'static> {
    Atom::custom(picture_salt(), vec2(14.0, 14.0))
}

fn recent(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    ui.add_enabled_ui(!cx.settings().recent.is_empty(), |ui| {
        ui.menu_button((picture(), t("Recent projects")), |ui| {
            for folder in &cx.settings().recent {
                let name = folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy();
                if ui.button(name).on_hover_text(folder.display().to_string()).clicked() {
                    out.send(Command::Open(folder.clone()));
                    ui.close();
                }
            }
        });
    });
}
