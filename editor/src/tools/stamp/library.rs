//! The stamps of the project: kept under names, with pictures, in folders.

use super::super::Options;
use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::language::{counted, t};
use crate::look::theme;
use crate::session::Session;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::fields::Fields;
use crate::widgets::thumbnail::Thumbnail;
use crate::widgets::{fitted, hint, search_field, section};
use eframe::egui::{Align2, Button, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, vec2};
use kit::derived::art::Art;
use kit::derived::picture::Picture;
use kit::derived::thumbnail::of_stamp;
use kit::document::{Edit, Stamp};
use kit::exchange::tilesets::place::slug;
use kit::notices::Notice;
use kit::search::{SearchText, words_of};
use sim::project::{NamedStamp, Project, numbered};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Points along a side of a picture, and of what is around it in its place.
const PICTURE: f32 = 76.0;
const PLACE: (f32, f32) = (84.0, 100.0);
/// Pixels along a side of a picture: for displays with small points.
const PIXELS: usize = 152;
/// Pictures that are drawn in one pass of the window at most.
const DRAWN: usize = 2;

/// A picture, and the stamp and the art that it shows.
struct Drawn {
    stamp: Arc<NamedStamp>,
    art: Arc<Art>,
    picture: Arc<Picture>,
}

/// The options of the stamp tool.
#[derive(Default)]
pub(super) struct Library {
    filter: String,
    /// By the keys of stamps.
    pictures: BTreeMap<String, Drawn>,
}

impl Options for Library {
    fn ui(&mut self, ui: &mut Ui, fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
        let help =
            t("A right drag captures. Shift and a drag fill a rectangle, Alt also erases where the stamp is empty.");
        ui.heading(t("Stamp")).on_hover_text(help);
        ui.horizontal_wrapped(|ui| {
            let action = Action::KeepStamp;
            let enabled = cx.session().tools.stamp.is_some();
            let keep = ui.add_enabled(enabled, Button::new(t(action.info().label)));
            if keep.on_hover_text(t(action.info().help)).clicked() {
                out.action(action);
            }
            let mut random = cx.session().tools.random_stamps;
            let help = t("Each stamp put down is followed by another one of its folder, by chance");
            if ui.checkbox(&mut random, t("By chance")).on_hover_text(help).changed() {
                out.session(move |session| session.tools.random_stamps = random);
            }
        });
        let stamps = &cx.document().project().stamps;
        let chosen = cx.session().tools.stamp_key.as_ref();
        if let Some(chosen) = chosen.and_then(|key| stamps.iter().find(|stamp| stamp.key == *key)) {
            chosen_ui(ui, fields, chosen, cx, out);
        }
        section(ui, t("Stamps of the project"));
        if stamps.is_empty() {
            return hint(ui, t("None yet: capture a piece of a level with a right drag, then keep it."));
        }
        search_field(ui, &mut self.filter, t("Search stamps"));
        self.pictures.retain(|key, _| stamps.iter().any(|stamp| stamp.key == *key));
        let query = words_of(&self.filter);
        let fits = |stamp: &&Arc<NamedStamp>| {
            SearchText::new(stamp.shown_title(), [&*stamp.folder, &*stamp.key], "", "").rank(&query).is_some()
        };
        let shown: Vec<&Arc<NamedStamp>> = stamps.iter().filter(fits).collect();
        if shown.is_empty() {
            hint(ui, t("None of them is called so."));
        }
        let folders: BTreeSet<&str> = shown.iter().map(|stamp| stamp.folder.as_str()).collect();
        let mut left = DRAWN;
        for folder in folders {
            if !folder.is_empty() {
                ui.add_space(4.0);
                ui.strong(folder);
            }
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                for stamp in shown.iter().filter(|stamp| stamp.folder == folder) {
                    self.place_ui(ui, stamp, &mut left, cx, out);
                }
            });
        }
        if left == 0 {
            ui.request_repaint();
        }
    }
}

impl Library {
    /// A stamp: its picture and its title. A click takes it in hand.
    fn place_ui(&mut self, ui: &mut Ui, stamp: &Arc<NamedStamp>, left: &mut usize, cx: &Studio, out: &mut Outbox) {
        let (area, response) = ui.allocate_exact_size(vec2(PLACE.0, PLACE.1), Sense::click());
        let is_chosen = cx.session().tools.stamp_key.as_ref() == Some(&stamp.key);
        let title = stamp.shown_title();
        response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, is_chosen, title));
        if response.clicked() {
            let stamp = Arc::clone(stamp);
            out.session(move |session| session.take_named_stamp(&stamp));
        }
        if !ui.is_rect_visible(area) {
            return;
        }
        let place = Rect::from_center_size(area.center_top() + vec2(0.0, PLACE.0 / 2.0), vec2(PICTURE, PICTURE));
        ui.painter().rect_filled(place.expand(2.0), 4.0, theme::of(ui).void);
        match self.picture(stamp, left, cx) {
            Some(picture) => Thumbnail::paint_shared(ui, &picture, place, &stamp.key),
            None => _ = ui.painter().rect_filled(place, 4.0, theme::of(ui).line),
        }
        if is_chosen || response.hovered() {
            let color = if is_chosen { theme::of(ui).accent } else { ui.visuals().weak_text_color() };
            ui.painter().rect_stroke(place.expand(2.0), 4.0, Stroke::new(1.5, color), StrokeKind::Outside);
        }
        let size = TextStyle::Small.resolve(ui.style()).size;
        let color = ui.visuals().text_color();
        let text = fitted(ui.painter(), title, size, PLACE.0, color);
        let at = Align2::CENTER_BOTTOM.anchor_size(area.center_bottom(), text.size());
        ui.painter().galley(at.min, text, color);
        response.on_hover_text(summary(stamp));
    }

    /// The picture of a stamp as it is now, if it is drawn or may be drawn in this pass.
    fn picture(&mut self, stamp: &Arc<NamedStamp>, left: &mut usize, cx: &Studio) -> Option<Arc<Picture>> {
        let art = &cx.derived().scene().art;
        let known = self.pictures.get(&stamp.key);
        if let Some(known) = known.filter(|known| Arc::ptr_eq(&known.stamp, stamp) && Arc::ptr_eq(&known.art, art)) {
            return Some(Arc::clone(&known.picture));
        }
        *left = left.checked_sub(1)?;
        let drawn = of_stamp(cx.derived().scene(), &Stamp::of_piece(stamp.piece.clone()), (PIXELS, PIXELS));
        let picture = Arc::new(drawn);
        let (stamp, art) = (Arc::clone(stamp), Arc::clone(art));
        self.pictures.insert(stamp.key.clone(), Drawn { stamp, art, picture: Arc::clone(&picture) });
        Some(picture)
    }
}

/// The size of a stamp and the things in it.
fn summary(stamp: &NamedStamp) -> String {
    let piece = &stamp.piece;
    let rows = piece.cells.len() / piece.width.max(1) as usize;
    let things = counted(piece.placements.len() + piece.switchers.len() + piece.marks.len(), "thing");
    tr!(
        "{title}: {width} × {height} blocks, {things}",
        title = stamp.shown_title(),
        width = piece.width,
        height = rows,
        things
    )
}

/// The name and the folder of the stamp in hand, to be changed.
fn chosen_ui(ui: &mut Ui, fields: &mut Fields, stamp: &NamedStamp, cx: &Studio, out: &mut Outbox) {
    let set = |stamp: NamedStamp| vec![Edit::SetStamp { key: stamp.key.clone(), stamp: Some(Arc::new(stamp)) }];
    section(ui, t("The stamp in hand"));
    let help = t("Its name in this list; its file keeps its own");
    if let Some((title, gesture)) = fields.text(ui, t("Stamp's title"), help, stamp.shown_title()) {
        out.edit_in(gesture, t("Rename stamp"), set(NamedStamp { title, ..stamp.clone() }));
    }
    let help = t("Stamps of one folder are shown together");
    if let Some((folder, gesture)) = fields.text(ui, t("Folder"), help, &stamp.folder) {
        out.edit_in(gesture, t("Move stamp"), set(NamedStamp { folder: folder.clone(), ..stamp.clone() }));
        out.session(move |session| session.tools.stamp_folder = folder);
    }
    ui.horizontal(|ui| {
        let help = t("The stamp gets what is in hand now, such as its mirror image");
        if ui.button(t("Replace it")).on_hover_text(help).clicked()
            && let Some(in_hand) = &cx.session().tools.stamp
        {
            let piece = Stamp::clone(in_hand).into_piece((0, 0));
            out.edit(t("Replace stamp"), set(NamedStamp { piece, ..stamp.clone() }));
        }
        if ui.button(t("Delete it")).on_hover_text(t("Undo brings it back")).clicked() {
            out.edit(t("Delete stamp"), vec![Edit::SetStamp { key: stamp.key.clone(), stamp: None }]);
            out.session(|session| session.tools.stamp_key = None);
        }
    });
}

/// Keeps the stamp in hand in the project, in the folder of the one that was in hand last.
pub(super) fn keep(cx: &Studio, out: &mut Outbox) {
    let Some(in_hand) = &cx.session().tools.stamp else { return };
    let project = cx.document().project();
    let folder = cx.session().tools.stamp_folder.clone();
    let is_free = |title: &String| project.stamps.iter().all(|stamp| stamp.shown_title() != title);
    let title = numbered(1, |n| tr!("Stamp {n}", n), is_free);
    let key = free_key(project, &title);
    let piece = Stamp::clone(in_hand).into_piece((0, 0));
    let stamp = Arc::new(NamedStamp { key: key.clone(), title: title.clone(), folder, piece, ..NamedStamp::default() });
    out.edit(t("Keep stamp"), vec![Edit::SetStamp { key: key.clone(), stamp: Some(stamp) }]);
    out.session(move |session| session.tools.stamp_key = Some(key));
    out.send(Command::Notice(Notice::info(tr!("{title} is kept in the project: the Inspector has its name.", title))));
}

/// A key that no stamp of the project has, whatever its case.
fn free_key(project: &Project, title: &str) -> String {
    let base =
        if title.chars().any(|letter| letter.is_ascii_alphanumeric()) { slug(title) } else { "stamp".to_owned() };
    let name = |n: u32| if n == 1 { base.clone() } else { format!("{base}-{n}") };
    numbered(1, name, |key: &String| project.stamps.iter().all(|stamp| stamp.key.to_lowercase() != key.to_lowercase()))
}

/// Takes another stamp of the folder in hand by chance, if that is wanted.
pub(in crate::tools) fn follow_by_chance(cx: &Studio, out: &mut Outbox) {
    let tools = &cx.session().tools;
    let stamps = &cx.document().project().stamps;
    let last = tools.stamp_key.as_ref().and_then(|key| stamps.iter().find(|stamp| stamp.key == *key));
    let Some(last) = last.filter(|_| tools.random_stamps) else { return };
    let folder: Vec<Arc<NamedStamp>> = stamps.iter().filter(|stamp| stamp.folder == last.folder).cloned().collect();
    out.session(move |session: &mut Session| {
        session.tools.stamp_chance = session.tools.stamp_chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let next = &folder[(session.tools.stamp_chance >> 16) as usize % folder.len()];
        session.take_named_stamp(next);
    });
}
