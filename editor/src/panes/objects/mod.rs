//! The palette of objects: kinds in groups with their pictures, to search, to choose from and to read about.

mod game_list;
pub mod manual;
mod own_page;

use super::{Home, Pane};
use crate::bindings::focus::as_a_palette;
use crate::bindings::{Action, Takes};
use crate::command::{Command, Outbox};
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::studio::Studio;
use crate::things::objects::{Entry, entries, entries_for, fields_for, in_hand, take_with};
use crate::things::targets::title;
use crate::tools::object;
use crate::tr;
use crate::widgets::sprites::paint_in;
use crate::widgets::{action_tooltip, help, hint, icon_button, search_field};
use eframe::egui::{self, Color32, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use kit::derived::objects::{GamePictures, Shown};
use kit::exchange::sonlvl::level::game_objects::game_of;
use kit::search::{SearchText, words_of};
use sim::objects::{Group, KindId};
use sim::project::{OwnKinds, Placement};
use std::collections::HashMap;
use std::sync::Arc;

/// Points along the sides of a tile of the palette.
const WIDTH: f32 = 84.0;
const PICTURE: f32 = 60.0;
const LINE: f32 = 28.0;
const GAP: f32 = 6.0;

/// The pane.
#[derive(Default)]
pub struct Objects {
    search: String,
    /// Each kind as it comes, drawn when first shown. The rules may change what it looks like.
    specimens: HashMap<String, Shown>,
    /// The data that the pictures depend on.
    of: Option<SpecimensOf>,
    /// The manual's page is shown instead of the palette.
    reading: bool,
    /// Of a level that came from a game, kinds are shown that the game does not have.
    others_too: bool,
}

impl Pane for Objects {
    fn id(&self) -> &'static str {
        "objects"
    }

    fn title(&self) -> &'static str {
        msg("Objects")
    }

    fn words(&self) -> &'static [&'static str] {
        &["object palette", "entities", "sprites", "actors", "prefabs"]
    }

    fn manual(&self) -> &'static str {
        "objects.md"
    }

    fn home(&self) -> Home {
        Home::Palettes
    }

    fn help(&mut self) -> bool {
        !std::mem::replace(&mut self.reading, true)
    }

    fn keys(&self) -> fn(Action) -> Takes {
        as_a_palette
    }

    fn own_action(&mut self, action: Action, cx: &Studio, out: &mut Outbox) {
        object::flip(action, cx, out);
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("A maze has no objects: rings, bumpers and the goal are blocks, in the Blocks pane."))
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let (rules, own) = (cx.derived().level().ruleset, cx.derived().level().own_kinds());
        let game = game_of(&cx.derived().scene().level);
        let pictures = cx.derived().looks().pictures();
        let of = SpecimensOf { rules, own: own.clone(), game, pictures: Arc::clone(pictures) };
        if !self.of.as_ref().is_some_and(|old| old.is_same(&of)) {
            self.specimens.clear();
            self.of = Some(of);
        }
        self.in_hand_ui(ui, cx, out);
        ui.add_space(4.0);
        if self.reading {
            self.manual_ui(ui, cx, out);
            return;
        }
        search_field(ui, &mut self.search, t("Search objects"));
        if game.is_some() {
            let tip = t("This level came from a game. An export leaves out what the game does not have.");
            ui.checkbox(&mut self.others_too, t("Also objects of other games")).on_hover_text(tip);
        }
        if !cx.derived().scene().game_pictures.is_empty() {
            let mut on = cx.settings().game_pictures;
            let tip = t("Show objects as the definitions of the disassembly draw them, here and in the level");
            if ui.checkbox(&mut on, t("Pictures of the game")).on_hover_text(tip).changed() {
                out.send(Command::Settings(Box::new(move |settings| settings.game_pictures = on)));
            }
        }
        ui.add_space(4.0);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| self.groups_ui(ui, cx, out));
    }
}

/// The data that the pictures of kinds depend on.
struct SpecimensOf {
    rules: sim::ruleset::Ruleset,
    own: Arc<OwnKinds>,
    game: Option<sim::objects::Engine>,
    pictures: Arc<GamePictures>,
}

impl SpecimensOf {
    fn is_same(&self, other: &Self) -> bool {
        self.rules == other.rules
            && Arc::ptr_eq(&self.own, &other.own)
            && self.game == other.game
            && Arc::ptr_eq(&self.pictures, &other.pictures)
    }
}

impl Objects {
    /// The kind in hand, large, with what can be done to it.
    fn in_hand_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let placement = &cx.session().tools.object.placement;
        ui.horizontal(|ui| {
            // In a narrow pane, name and buttons need the room more.
            let side = if ui.available_width() < 200.0 { 56.0 } else { 80.0 };
            let (area, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Object in hand")));
            ui.painter().rect(area, 6.0, theme::of(ui).void, Stroke::new(1.0, theme::of(ui).line), StrokeKind::Inside);
            if let Some(shown) = cx.derived().shown(placement) {
                paint_in(ui.painter(), area.shrink(6.0), &shown.sketch, shown.flips, Color32::WHITE);
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                let own = cx.derived().level().own_kinds();
                let kind = in_hand(cx.session(), own);
                let info = kind.map(KindId::info);
                ui.strong(title(placement, own));
                let group = info.map(|info| if kind == Some(KindId::Own) { Group::Own } else { info.group });
                ui.weak(group.map_or(t("unknown kind"), |group| t(group.label())));
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x =
                        ui.spacing().item_spacing.x.min(if side < 80.0 { 2.0 } else { 8.0 });
                    let mut flip = |ui: &mut Ui, action: Action, icon: Icon, name: &str, on: bool, means: bool| {
                        let button = icon_button(ui, icon, name, on, means);
                        if button.on_hover_ui(|ui| action_tooltip(ui, action, cx.keys())).clicked() {
                            let across = action == Action::FlipX;
                            out.session(move |session| {
                                let held = &mut session.tools.object.placement;
                                let flip = if across { &mut held.flip_x } else { &mut held.flip_y };
                                *flip ^= true;
                            });
                        }
                    };
                    let (x, y) = info.map_or((true, true), |info| (info.flips_x, info.flips_y));
                    flip(ui, Action::FlipX, Icon::FlipX, t("Place mirrored left to right"), placement.flip_x, x);
                    flip(ui, Action::FlipY, Icon::FlipY, t("Place mirrored top to bottom"), placement.flip_y, y);
                    let button = icon_button(ui, Icon::Info, t("Manual page"), self.reading, true);
                    let key = cx.keys().text(Action::Manual);
                    let tip = tr!("What this object is and does ({key} over this pane)", key);
                    if button.on_hover_text(tip).clicked() {
                        self.reading = !self.reading;
                    }
                });
            });
        });
    }

    fn manual_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        if ui.button(t("Back to the palette")).clicked() {
            self.reading = false;
        }
        ui.add_space(4.0);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            if manual::page(ui, &cx.session().tools.object.placement, cx, out).is_none() {
                hint(ui, t("This version does not know this kind: it keeps what the file says about it."));
            }
        });
    }

    fn groups_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let words = words_of(&self.search);
        let own = cx.derived().level().own_kinds();
        let level = &cx.derived().scene().level;
        let kinds = found(if self.others_too { entries(own) } else { entries_for(level, own) }, &words);
        let is_none = kinds.is_empty();
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let bar = ui.spacing().scroll.bar_width + 4.0;
        let across = (((ui.available_width() - bar + GAP) / (WIDTH + GAP)) as usize).max(1);
        // The group of the best answer comes first.
        let mut groups = Group::SHOWN;
        if !words.is_empty() {
            groups.sort_by_key(|group| kinds.iter().position(|entry| entry.group == *group));
        }
        for group in groups {
            let of: Vec<&Entry> = kinds.iter().filter(|entry| entry.group == group).collect();
            if of.is_empty() {
                continue;
            }
            crate::widgets::section(ui, t(group.label()));
            for row in of.chunks(across) {
                ui.horizontal(|ui| row.iter().for_each(|entry| self.tile_ui(ui, entry, cx, out)));
            }
        }
        if !game_list::ui(ui, cx, &self.search, out) && is_none {
            hint(ui, t("No object has this name."));
        }
    }

    /// A kind to click on: its picture and its name.
    fn tile_ui(&mut self, ui: &mut Ui, entry: &Entry, cx: &Studio, out: &mut Outbox) {
        let (title, about) = entry.shown();
        let (area, response) = ui.allocate_exact_size(vec2(WIDTH, PICTURE + LINE), Sense::click());
        let on = cx.session().tools.object.placement.kind == entry.name;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, title));
        if ui.is_rect_visible(area) {
            let c = theme::of(ui);
            let picture = Rect::from_min_size(area.min, vec2(WIDTH, PICTURE));
            let edge = match (on, response.hovered() || response.has_focus()) {
                (true, _) => Stroke::new(2.0, c.accent),
                (false, true) => Stroke::new(1.0, ui.visuals().strong_text_color()),
                (false, false) => Stroke::new(1.0, c.line),
            };
            ui.painter().rect(picture, 4.0, c.void, edge, StrokeKind::Inside);
            if !self.specimens.contains_key(&entry.name) {
                let extra = fields_for(&cx.derived().scene().level, entry.kind);
                let as_it_comes = Placement { kind: entry.name.clone(), extra, ..Placement::default() };
                if let Some(shown) = cx.derived().shown(&as_it_comes) {
                    self.specimens.insert(entry.name.clone(), shown);
                }
            }
            if let Some(shown) = self.specimens.get(&entry.name) {
                paint_in(ui.painter(), picture.shrink(5.0), &shown.sketch, shown.flips, Color32::WHITE);
            }
            let color = if on { ui.visuals().strong_text_color() } else { ui.visuals().text_color() };
            let mut job =
                egui::text::LayoutJob::simple(title.to_owned(), egui::FontId::proportional(11.0), color, WIDTH);
            job.halign = egui::Align::Center;
            job.wrap.max_rows = 2;
            let galley = ui.painter().layout_job(job);
            let at = pos2(area.center().x, picture.bottom() + 2.0);
            ui.painter().with_clip_rect(area.intersect(ui.clip_rect())).galley(at, galley, color);
        }
        help::is_about(&response, &entry.title);
        if response.clicked() {
            let (name, fields) = (entry.name.clone(), fields_for(&cx.derived().scene().level, entry.kind));
            out.session(move |session| take_with(session, &name, fields));
        }
        if response.double_clicked() {
            self.reading = true;
        }
        response.on_hover_ui(|ui| {
            ui.set_max_width(300.0);
            ui.strong(title);
            ui.label(about);
            ui.weak(t("Click to place it, double click for its manual page."));
        });
    }
}

/// The kinds that answer a search, best first; all of them as they stand for no words.
fn found(kinds: Vec<Entry>, words: &[String]) -> Vec<Entry> {
    let rank = |entry: &Entry| {
        let ((title, help), group) = (entry.shown(), entry.group.label());
        let name = entry.name.replace('_', " ");
        let also = [entry.title.as_str(), &name, t(group)];
        SearchText::new(title, also, group, &format!("{help} {}", entry.help)).rank(words)
    };
    let mut ranked: Vec<(i32, Entry)> = kinds.into_iter().filter_map(|entry| Some((rank(&entry)?, entry))).collect();
    if !words.is_empty() {
        ranked.sort_by_key(|(rank, _)| -rank);
    }
    ranked.into_iter().map(|(_, entry)| entry).collect()
}
