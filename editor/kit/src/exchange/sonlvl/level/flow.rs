//! The currents that carry the player in Sonic 1's acts of Labyrinth: wind tunnels and water slides. No list has them, the game's code
//! does, so a level gets them as areas, and an export leaves them alone.

use crate::exchange::sonlvl::files::layout::Layout;
use crate::exchange::sonlvl::files::project::Engine;
use crate::exchange::sonlvl::level::water::{Act, act_of};
use serde_json::{Value, json};
use sim::project::{Extra, Placement, PlacementId};

/// Field of a placement that stands for something in the game's code: how it is there.
const IN_CODE: &str = "in_code";

/// A wind tunnel: first and last column, first and last row of its pixels, and by how much it bends at its beginning.
struct Tunnel {
    columns: (i32, i32),
    rows: (i32, i32),
    curve: i32,
}

const fn tunnel(columns: (i32, i32), rows: (i32, i32), curve: i32) -> Tunnel {
    Tunnel { columns, rows, curve }
}

const ONE: &[Tunnel] = &[tunnel((0xA80, 0xC0F), (0x300, 0x37F), 2), tunnel((0xF80, 0x140F), (0x100, 0x17F), 2)];
const TWO: &[Tunnel] = &[tunnel((0x460, 0x70F), (0x400, 0x47F), -2)];
const THREE: &[Tunnel] = &[tunnel((0xA20, 0x160F), (0x600, 0x6DF), 2)];
const SCRAP_BRAIN: &[Tunnel] = &[tunnel((0xC80, 0x13CF), (0x600, 0x67F), 2)];

/// The chunks that are slides, and the ground speed that each gives.
const SLIDES: [(u8, i32); 7] =
    [(0x02, 0xA00), (0x03, 0xA00), (0x04, 0xB00), (0x07, -0xB00), (0x08, -0xC00), (0x4B, -0xB00), (0x4C, -0xA00)];
/// Pixels of a chunk.
const SIDE: i32 = 256;

/// The areas of an act, by the name of its section and that of its object list. `id` makes the id of each.
pub(crate) fn of(
    engine: Engine,
    (section, objects): (&str, &str),
    layout: &Layout,
    id: impl Fn(usize) -> PlacementId,
) -> Vec<Placement> {
    let Some(act) = act_of(engine, section, objects) else { return Vec::new() };
    let tunnels = match act {
        Act::One => ONE,
        Act::Two => TWO,
        Act::Three => THREE,
        Act::ScrapBrain => SCRAP_BRAIN,
    };
    let areas = tunnels.iter().map(Tunnel::placement).chain(slides(layout));
    let with_id = |(order, placement): (usize, Placement)| {
        let mut placement = Placement { id: id(order), ..placement };
        let state = state(&placement);
        placement.extra.insert(IN_CODE.to_owned(), state);
        placement
    };
    areas.enumerate().map(with_id).collect()
}

/// True if an area is as it is in the game's code, false if it was changed, `None` if it is not from there.
pub(crate) fn is_as_in_code(placement: &Placement) -> Option<bool> {
    placement.extra.get(IN_CODE).map(|known| *known == state(placement))
}

/// Everything about a placement but its id.
fn state(placement: &Placement) -> Value {
    let mut fields: Extra = placement.extra.clone();
    fields.remove(IN_CODE);
    json!([placement.kind, placement.x, placement.y, placement.flip_x, fields])
}

/// An area of a kind over pixels, first and last of each included.
fn area(kind: &str, (left, right): (i32, i32), (top, bottom): (i32, i32), more: Value) -> Placement {
    let (width, height) = (right - left + 1, bottom - top + 1);
    let (x, y) = (left + width / 2, top + height / 2);
    let mut extra: Extra = more.as_object().cloned().unwrap_or_default();
    extra.insert("width".to_owned(), width.into());
    extra.insert("height".to_owned(), height.into());
    Placement { kind: kind.to_owned(), x, y, extra, ..Placement::default() }
}

impl Tunnel {
    /// The game bends it as far as the next column that divides by 256, at least 128 pixels on.
    fn placement(&self) -> Placement {
        let bent = ((self.columns.0 + 0x80 + 0xFF) & !0xFF) - self.columns.0;
        area("current", self.columns, self.rows, json!({ "curve": self.curve, "curve_length": bent }))
    }
}

/// The slides of a layout: chunks beside each other with one speed are one.
fn slides(layout: &Layout) -> impl Iterator<Item = Placement> {
    let speed =
        |x: usize, y: usize| SLIDES.iter().find(|(chunk, _)| *chunk == layout.at(x, y)).map(|(_, speed)| *speed);
    (0..layout.height()).flat_map(move |y| {
        let mut found = Vec::new();
        let mut x = 0;
        while x < layout.width {
            let first = x;
            x += 1;
            let Some(here) = speed(first, y) else { continue };
            while x < layout.width && speed(x, y) == Some(here) {
                x += 1;
            }
            let span = |from: usize, to: usize| (from as i32 * SIDE, to as i32 * SIDE - 1);
            let mut slide = area("slide", span(first, x), span(y, y + 1), json!({ "speed": here.abs() }));
            slide.flip_x = here < 0;
            found.push(slide);
        }
        found
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::objects::placed::read_placement;
    use sim::project::OwnKinds;

    fn placements(section: &str, layout: &Layout) -> Vec<Placement> {
        of(Engine::S1, (section, ""), layout, |order| PlacementId(order as u64))
    }

    #[test]
    fn labyrinth_has_its_tunnels_and_slides() {
        let mut layout = Layout { width: 8, cells: vec![0; 16] };
        layout.cells[3..6].copy_from_slice(&[0x02, 0x03, 0x04]);
        layout.cells[8] = 0x4C;
        layout.cells[15] = 0x82;
        let one = placements("Labyrinth Zone Act 1", &layout);
        let shape = |placement: &Placement| {
            let (kind, values) =
                read_placement(placement, &OwnKinds::default(), |fault| panic!("{fault:?}")).expect("a kind of ours");
            (kind.info().name, placement.x, placement.y, placement.flip_x, values[..3].to_vec())
        };
        assert_eq!(
            one.iter().map(shape).collect::<Vec<_>>(),
            [
                ("current", 0xB48, 0x340, false, vec![0x190, 0x80, 0x400]),
                ("current", 0x11C8, 0x140, false, vec![0x490, 0x80, 0x400]),
                ("slide", 0x400, 0x80, false, vec![0x200, 0x100, 0xA00]),
                ("slide", 0x580, 0x80, false, vec![0x100, 0x100, 0xB00]),
                ("slide", 0x80, 0x180, true, vec![0x100, 0x100, 0xA00]),
            ]
        );
        let bent = |section: &str| placements(section, &layout)[0].extra["curve_length"].as_i64();
        assert_eq!(
            ["Labyrinth Zone Act 1", "Labyrinth Zone Act 2", "Labyrinth Zone Act 3", "Scrap Brain Zone Act 3"]
                .map(bent),
            [Some(0x80), Some(0xA0), Some(0xE0), Some(0x80)]
        );
        assert!(placements("Marble Zone Act 1", &layout).is_empty());
    }

    #[test]
    fn an_area_knows_whether_it_is_as_in_the_games_code() {
        let layout = Layout { width: 1, cells: vec![0x02] };
        let [tunnel, ..] = &placements("Labyrinth Zone Act 2", &layout)[..] else { panic!("there is one") };
        assert_eq!(is_as_in_code(tunnel), Some(true));
        assert_eq!(is_as_in_code(&Placement { x: 7, ..tunnel.clone() }), Some(false));
        let mut faster = tunnel.clone();
        faster.extra.insert("speed".into(), 7.into());
        assert_eq!(is_as_in_code(&faster), Some(false));
        assert_eq!(is_as_in_code(&Placement::default()), None);
    }
}
