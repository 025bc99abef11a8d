//! The solid tile author: a tile's shape, arrays and angle, drawn and typed, with sensors and a player on it.
//!
//! `list` chooses a tile, `easel` is the mask, `arrays` the numbers, `angle` the dial, `turns` mirrors and shifts,
//! `twins` lists nearly equal tiles and where the tile is used, `bench` slides sensors over it, `walk`
//! lets a player cross it. What they compute comes from `tile_shape`; every change is an edit of the document.

mod angle;
mod arrays;
mod bench;
mod easel;
mod list;
mod picture;
mod turns;
mod twins;
mod walk;

use super::inspector::properties::parts_ui;
use super::{Home, Pane};
use crate::bindings::focus::apart_from_the_level;
use crate::bindings::{Action, Takes};
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::session::TileAt;
use crate::studio::Studio;
use crate::widgets::HeldGesture;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::fields::Fields;
use crate::widgets::hint;
use eframe::egui::{self, Panel, ScrollArea, Ui};
use kit::document::{Edit, GestureId};
use kit::drawing::tile::angle::{Follow, followed};
use kit::drawing::tile::{is_linked, linked};
use sim::project::{PropertyPart, TilesetRef};
use sim::tiles::{SolidTile, TileId};
use std::collections::BTreeSet;

/// Points that the widest part of the side takes, the sensor bench's table.
const SIDE: f32 = 416.0;
/// Points that sixteen fields of an array take.
const EASEL: f32 = 452.0;
/// Points that the list takes.
const LIST: f32 = 132.0;
/// Points from which on easel and side are beside each other.
const WIDE: f32 = EASEL + SIDE;
/// Points from which on the list has room beside the easel, if the side is not there.
const MEDIUM: f32 = 560.0;

/// Points that tools and angle take above and below the mask, if the side is not there.
const AROUND_MASK: f32 = 300.0;
/// Points that the mask takes however low the pane is.
const LEAST_MASK: f32 = 192.0;

/// The list has room beside all else that is shown beside each other.
fn has_room_for_list(width: f32) -> bool {
    width >= if width < WIDE { MEDIUM } else { WIDE + LIST }
}

/// Shortcuts that mean the tile while the pane has the keys.
const OWN: [Action; 9] = [
    Action::Copy,
    Action::Paste,
    Action::FlipX,
    Action::FlipY,
    Action::NextItem,
    Action::PreviousItem,
    Action::ZoomIn,
    Action::ZoomOut,
    Action::FitLevel,
];

/// The pane.
#[derive(Default)]
pub struct Tiles {
    manner: Manner,
    list: list::List,
    easel: easel::Easel,
    arrays: arrays::Arrays,
    angle: angle::AngleField,
    twins: twins::Twins,
    bench: bench::SensorBench,
    walk: walk::Walker,
    /// Points across the column that the walk test is in.
    room: f32,
    atlas: BlockAtlas,
    /// Fields of own properties.
    fields: Fields,
}

/// The treatment of the angle and the arrays when the shape changes.
#[derive(Default)]
struct Manner {
    /// Tiles whose width array was freed on purpose, though it still agrees with the heights.
    freed: BTreeSet<TileAt>,
    /// The treatment of the angle.
    follow: Follow,
    /// Numbers are shown in hexadecimal.
    hex: bool,
    /// The gesture that a field or handle in use belongs to.
    held: HeldGesture,
    /// The tile as it was before the gesture of a number.
    before: Option<(GestureId, SolidTile)>,
}

impl Manner {
    /// The width array follows from the height array.
    fn is_linked(&self, on: &Subject<'_>) -> bool {
        is_linked(&on.tile) && !self.freed.contains(&on.at)
    }

    /// A tile whose height array changed from what it was before, with all that follows.
    fn followed(&self, on: &Subject<'_>, before: &SolidTile, tile: SolidTile) -> SolidTile {
        let tile = if self.is_linked(on) { linked(&tile) } else { tile };
        self.angled(before, tile)
    }

    /// A tile whose shape changed from what it was before, with the angle following if it shall.
    fn angled(&self, before: &SolidTile, tile: SolidTile) -> SolidTile {
        followed(before, tile, self.follow)
    }
}

/// The tile that the parts of the pane work on.
struct Subject<'a> {
    at: TileAt,
    tile: SolidTile,
    set: &'a TilesetRef,
}

impl<'a> Subject<'a> {
    /// The tile in hand, or the nearest one that is there; `None` if no tileset has any.
    fn of(cx: &'a Studio) -> Option<Self> {
        let sets = &cx.document().project().tilesets;
        let tileset = cx.session().tools.solid_tile.tileset.min(sets.len().checked_sub(1)?);
        let set = &sets[tileset];
        let last = set.tileset.tiles.len().checked_sub(1)?.min(usize::from(TileId::MAX)) as TileId;
        let tile = cx.session().tools.solid_tile.tile.min(last);
        Some(Self { at: TileAt { tileset, tile }, tile: set.tileset.tiles[usize::from(tile)], set })
    }

    fn tiles(&self) -> &'a [SolidTile] {
        &self.set.tileset.tiles
    }

    /// Tile 0 is empty by definition.
    fn is_locked(&self) -> bool {
        self.at.tile == 0
    }

    fn edit(&self, value: SolidTile) -> Vec<Edit> {
        vec![Edit::SetTile { tileset: self.at.tileset, tile: self.at.tile, value: Some(value) }]
    }

    /// Changes the tile as one step of the history.
    fn put(&self, out: &mut Outbox, label: &str, tile: SolidTile) {
        if !self.is_locked() && tile != self.tile {
            out.edit(label, self.edit(tile));
        }
    }

    /// Changes the tile as part of a gesture.
    fn put_in(&self, out: &mut Outbox, gesture: GestureId, label: &str, tile: SolidTile) {
        if !self.is_locked() && tile != self.tile {
            out.edit_in(gesture, label, self.edit(tile));
        }
    }
}

/// Takes a tile in hand.
fn choose(out: &mut Outbox, at: TileAt) {
    out.session(move |session| session.tools.solid_tile = at);
}

impl Pane for Tiles {
    fn id(&self) -> &'static str {
        "tiles"
    }

    fn title(&self) -> &'static str {
        msg("Tiles")
    }

    fn words(&self) -> &'static [&'static str] {
        &["tile author", "mask editor", "solidity"]
    }

    fn manual(&self) -> &'static str {
        "tiles.md"
    }

    fn home(&self) -> Home {
        Home::Middle
    }

    fn keys(&self) -> fn(Action) -> Takes {
        |action| if OWN.contains(&action) { Takes::Own } else { apart_from_the_level(action) }
    }

    fn drop_typing(&mut self) {
        self.arrays.drop_typing();
        self.angle.drop_typing();
    }

    fn own_action(&mut self, action: Action, cx: &Studio, out: &mut Outbox) {
        if let Some(on) = Subject::of(cx) {
            self.easel.act(action, &on, out);
        }
    }

    fn pasted(&mut self, text: &str, _in_place: bool, cx: &Studio, out: &mut Outbox) {
        if let Some(on) = Subject::of(cx) {
            self.easel.paste(text, &on, &self.manner, out);
        }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        if cx.document().project().tilesets.is_empty() {
            hint(ui, t("The project has no tileset yet, and solid tiles are kept in tilesets."));
            return;
        }
        self.atlas.follow(ui, cx.derived().scene());
        let Some(on) = Subject::of(cx) else {
            self.list.none_ui(ui, cx, out);
            return;
        };
        let (width, height) = (ui.available_width(), ui.available_height());
        self.easel.height = if width < WIDE { (height - AROUND_MASK).max(LEAST_MASK) } else { f32::INFINITY };
        let is_listed = has_room_for_list(width);
        if is_listed {
            let list = Panel::left("tile list").default_size(LIST).size_range(110.0..=width * 0.4);
            list.show(ui, |ui| self.list.ui(ui, &on, cx, out));
        }
        if width >= WIDE {
            let side = Panel::right("tile side")
                .default_size((width * 0.4).clamp(SIDE, 440.0))
                .size_range(280.0..=width * 0.6);
            side.show(ui, |ui| {
                let room = ui.available_width();
                self.room = room;
                // What is too wide scrolls: it must not push the panel's edge to the left.
                ScrollArea::both().id_salt("side").auto_shrink(false).show(ui, |ui| {
                    ui.set_max_width(room);
                    self.angle_ui(ui, &on, out);
                    self.walk_ui(ui, &on, cx);
                });
            });
        }
        let margin = egui::Margin { left: if is_listed { 8 } else { 0 }, ..egui::Margin::ZERO };
        egui::CentralPanel::default().frame(egui::Frame::new().inner_margin(margin)).show(ui, |ui| {
            ScrollArea::vertical().id_salt("easel").auto_shrink(false).show(ui, |ui| {
                // A pane can be too narrow for anything.
                let room = (ui.available_width() - 6.0).max(0.0);
                ui.set_max_width(room);
                if !is_listed {
                    self.list.strip_ui(ui, &on, cx, out);
                }
                self.shape_ui(ui, &on, cx, out);
                if width < WIDE {
                    self.room = room;
                    self.angle_ui(ui, &on, out);
                }
                self.arrays_ui(ui, &on, out);
                if width < WIDE {
                    self.walk_ui(ui, &on, cx);
                }
                let (at, part) = (on.at.tileset, PropertyPart::Tile(on.at.tile));
                if !on.is_locked() {
                    parts_ui(ui, &mut self.fields, (at, &[part]), cx, out);
                }
                self.others_ui(ui, &on, cx, out);
            });
        });
    }
}

impl Tiles {
    /// The tile's shape as a mask.
    fn shape_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        self.list.head_ui(ui, on, cx, out);
        if on.is_locked() {
            ui.add_space(8.0);
            hint(
                ui,
                t("Tile 0 is always empty: blocks without a shape use it. Choose another tile, or make a new one."),
            );
            return;
        }
        let hidden = self.bench.unreached(on, cx);
        self.easel.ui(ui, on, (&mut self.manner, &self.atlas), hidden, cx, out);
    }

    /// Both arrays as numbers.
    fn arrays_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        if !on.is_locked() {
            self.arrays.ui(ui, on, &mut self.manner, out);
        }
    }

    /// The angle. It is as high for every tile.
    fn angle_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        if !on.is_locked() {
            self.angle.ui(ui, on, &mut self.manner, out);
        }
    }

    /// Sensor bench and walk. They are as high for every tile.
    fn walk_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio) {
        if !on.is_locked() {
            self.bench.ui(ui, on, cx);
            self.walk.ui(ui, on, cx, self.room);
        }
    }

    /// Other tiles and the blocks: lists of any length, behind what must not move from tile to tile.
    fn others_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        if !on.is_locked() {
            self.twins.twins_ui(ui, on, cx, out);
        }
        self.twins.uses_ui(ui, on, &self.atlas, cx, out);
    }
}
