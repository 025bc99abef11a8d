//! Going to where a finding is, and selecting it.

use crate::bindings::ToolId;
use crate::command::{Command, Outbox};
use crate::maze;
use crate::panes::{characters, object_maker};
use crate::session::bring_into_view;
use crate::session::{Brush, Framing, Selected, TileAt};
use crate::studio::Studio;
use eframe::egui::{Rect, pos2, vec2};
use kit::checks::{Place, Thing};
use kit::document::{Blocks, Region};
use sim::project::Area;
use sim::tiles::{BlockId, Cell, Solidity, TileLayer};

/// Brings a place into view and selects what is there.
pub fn fly(place: &Place, cx: &Studio, out: &mut Outbox) {
    if let Some(level) = place.level().filter(|level| *level != cx.session().level) {
        let key = level.to_owned();
        out.session(move |session| bring_into_view(session, key));
    }
    match place {
        Place::Area { level, area, layer } => {
            show(*area, *layer, None, out);
            if cx.document().project().maze(level).is_some() {
                select_cells(*area, out);
            }
        }
        Place::Thing { thing, area, .. } => {
            let selected = match thing {
                Thing::Start => Selected::Start,
                Thing::Goal => Selected::Goal,
                Thing::Switcher(id) => Selected::Switcher(*id),
                Thing::Placement(id) => Selected::Placement(*id),
                Thing::LimitChange(id) => Selected::LimitChange(*id),
                Thing::Mark(id) => Selected::Mark(*id),
            };
            show(*area, None, Some(selected), out);
        }
        Place::Level(_) => out.session(|session| session.selected.things.clear()),
        Place::Chunk(chunk) => {
            let chunk = *chunk;
            out.session(move |session| session.tools.brush = Brush::Chunk(chunk));
            out.send(Command::ShowPane("chunks"));
        }
        Place::Block(set, block) => take_block(*set, *block, cx, out),
        Place::Tile(tileset, tile) => {
            let at = TileAt { tileset: *tileset, tile: *tile };
            out.session(move |session| session.tools.solid_tile = at);
            out.send(Command::ShowPane("tiles"));
        }
        Place::Tileset(_) => out.send(Command::ShowPane("blocks")),
        Place::OwnKind(kind) => object_maker::show(kind, out),
        Place::Figure(character) => characters::show(character, out),
        Place::Run(run) => {
            out.send(Command::Watch { run: run.clone(), frame: None });
            out.send(Command::ShowPane("runs"));
        }
        // The name is said; there is nothing in the window to go to.
        Place::Project | Place::File(_) => {}
    }
}

/// Takes a block into the brush, if the palette shows it.
fn take_block(set: usize, block: BlockId, cx: &Studio, out: &mut Outbox) {
    let first = cx.document().project().tilesets.get(set).map_or(0, |set| set.first_block);
    let (a, b) = (Solidity::ALL, Solidity::ALL);
    let cell = Cell { block: first.saturating_add(block), a, b, ..Cell::default() };
    out.session(move |session| session.tools.brush = Brush::Block(cell));
    out.send(Command::ShowPane("blocks"));
}

/// Selects the cells of a maze under an area.
fn select_cells(area: Area, out: &mut Outbox) {
    let corner = |right: i32, down: i32| pos2((area.x + right) as f32, (area.y + down) as f32);
    let last = |size: i32| size.max(1) - 1;
    let (from, to) = (maze::cell_at(corner(0, 0)), maze::cell_at(corner(last(area.width), last(area.height))));
    out.session(move |session| session.selected.area = Region::of(Blocks::spanned(from, to)));
}

fn show(area: Area, layer: Option<TileLayer>, selected: Option<Selected>, out: &mut Outbox) {
    let size = vec2(area.width.max(1) as f32, area.height.max(1) as f32);
    let rect = Rect::from_min_size(pos2(area.x as f32, area.y as f32), size);
    out.session(move |session| {
        session.canvas.framing = Some(Framing::Area(rect));
        session.canvas.found = selected.is_none().then_some(rect);
        session.selected.things = selected.into_iter().collect();
        session.tools.layer = layer.unwrap_or(session.tools.layer);
        if selected.is_some() {
            session.tools.tool = ToolId::Select;
        }
    });
}
