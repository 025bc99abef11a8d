//! The map of the nearer sides: for every pixel around an object, what its check would do to a player whose centre is
//! there. Every pixel is asked of the core.

use super::pose;
use crate::overlays::Stage;
use crate::panes::PaneContext;
use crate::panes::canvas::regions::PIXELS;
use crate::session::{Pose, Selected};
use eframe::egui::mutex::Mutex;
use eframe::egui::{Align2, Color32, ColorImage, Context, FontId, Id, Rect, TextureHandle, pos2, vec2};
use sim::objects::Setting;
use sim::objects::solid::{CombinedBox, Contact, Encounter, Miss, Solid};
use sim::objects::{Body, PlacedObject};
use sim::ruleset::Ruleset;
use sim::units::Sub;
use std::sync::Arc;

/// Pixels around the combined box that are asked too.
const MARGIN: i32 = 6;
/// Pixels along a side that are asked at most.
const MOST: i32 = 640;
/// Where the object stands while it is asked: far from where numbers end.
const PLACE: i32 = 0x2000;

/// What a check does to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Nothing.
    Nothing,
    /// Out to the left.
    Left,
    /// Out to the right.
    Right,
    /// Onto the top.
    Up,
    /// Out of the bottom.
    Down,
    /// Crushed.
    Crush,
    /// Nearest to the top, yet nothing happens: too deep, beside the edge or rising.
    Through,
}

impl Side {
    /// All that happen, in the order of the legend.
    pub const ALL: [Self; 6] = [Self::Up, Self::Left, Self::Right, Self::Down, Self::Crush, Self::Through];

    /// Its colour on the map.
    pub const fn color(self) -> Color32 {
        match self {
            Self::Nothing => Color32::TRANSPARENT,
            Self::Left => Color32::from_rgb(0x4f, 0x9d, 0xff),
            Self::Right => Color32::from_rgb(0xff, 0xa2, 0x3e),
            Self::Up => Color32::from_rgb(0x5f, 0xd6, 0x6a),
            Self::Down => Color32::from_rgb(0xd9, 0x6b, 0xff),
            Self::Crush => Color32::from_rgb(0xff, 0x3b, 0x3b),
            Self::Through => Color32::from_rgb(0x9a, 0xa3, 0xb2),
        }
    }

    /// What it says in the legend.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Left => "to the left",
            Self::Right => "to the right",
            Self::Up => "up, lands",
            Self::Down => "down",
            Self::Crush => "crushed",
            Self::Through => "inside, but nothing",
        }
    }

    /// What came of a check for a player so far to the right of the object's centre.
    pub const fn of(contact: Contact, dx: i32) -> Self {
        match contact {
            Contact::None(
                Miss::TooDeepToLand | Miss::Slips | Miss::RisesThroughTop | Miss::NoTop | Miss::NotRising,
            ) => Self::Through,
            Contact::None(_) | Contact::Left => Self::Nothing,
            // Who only leans against it has no distance to tell the side by.
            Contact::Side { x_distance, .. } if x_distance > 0 || (x_distance == 0 && dx < 0) => Self::Left,
            Contact::Side { .. } => Self::Right,
            Contact::Landed | Contact::Stands => Self::Up,
            Contact::Bottom => Self::Down,
            Contact::Crushed => Self::Crush,
        }
    }
}

/// All that a map depends on.
#[derive(Clone, Debug, PartialEq)]
struct Key {
    solid: Solid,
    heights: Vec<i8>,
    rules: Ruleset,
    pose: Pose,
    body: Body,
}

/// A map: what happens in every pixel around the object's centre.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideMap {
    /// First column, from the object's centre.
    pub left: i32,
    /// First row, from the object's centre.
    pub top: i32,
    /// Columns.
    pub width: usize,
    /// Row after row.
    pub sides: Vec<Side>,
}

impl SideMap {
    /// Asks the core about every pixel around something solid.
    pub fn new(solid: &Solid, heights: &[i8], rules: &Ruleset, pose: &Pose, body: &Body) -> Self {
        let body = Body { x: Sub::from_px(PLACE), y: Sub::from_px(PLACE), stood_on: false, pushed: false, ..*body };
        let mut player = pose::player(pose, (PLACE, PLACE));
        let mut around = CombinedBox::of(solid, heights, rules, &body, &player);
        if solid.heights().is_some() {
            let (first, last) = (around.left, around.right.min(around.left.saturating_add(MOST)));
            for x in first..=last {
                pose::put(&mut player, x, PLACE);
                let here = CombinedBox::of(solid, heights, rules, &body, &player);
                (around.top, around.bottom) = (around.top.min(here.top), around.bottom.max(here.bottom));
            }
        }
        let (left, top) = (around.left - MARGIN, around.top - MARGIN);
        let width = (around.right + MARGIN + 1 - left).clamp(1, MOST);
        let height = (around.bottom + MARGIN + 1 - top).clamp(1, MOST);
        let fresh = pose::player(pose, (PLACE, PLACE));
        let ask = |i: i32| {
            let (mut player, mut body) = (fresh.clone(), body);
            pose::put(&mut player, left + i % width, top + i / width);
            let mut encounter = Encounter {
                solid: *solid,
                heights,
                rules,
                wrap_y: None,
                on_screen: true,
                slot: 0,
                body: &mut body,
                player: &mut player,
            };
            Side::of(encounter.meet(PLACE).contact, left + i % width - PLACE)
        };
        let sides = (0..width * height).map(ask).collect();
        Self { left: left - PLACE, top: top - PLACE, width: width as usize, sides }
    }

    /// Rows.
    fn height(&self) -> usize {
        self.sides.len() / self.width.max(1)
    }

    /// What happens to a player whose centre is at a distance from the object's.
    pub fn at(&self, dx: i32, dy: i32) -> Side {
        let (x, y) = (dx - self.left, dy - self.top);
        let inside = (0..self.width as i32).contains(&x) && y >= 0;
        let place = usize::try_from(y).unwrap_or(0) * self.width + usize::try_from(x).unwrap_or(0);
        self.sides.get(place).copied().filter(|_| inside).unwrap_or(Side::Nothing)
    }
}

/// The map that was painted last, with its texture.
type Kept = Arc<Mutex<Option<(Key, SideMap, TextureHandle)>>>;

fn kept(ctx: &Context) -> Kept {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Kept>(Id::unique("side map")).clone())
}

/// Paints the map of the first selected object that is solid; false where there is none, `None` where no map is asked for.
pub fn paint(stage: &Stage<'_>, cx: &PaneContext<'_>) -> Option<bool> {
    if !cx.session.overlays.sides {
        return None;
    }
    let ids = cx.session.selection.iter().filter_map(|what| match what {
        Selected::Placement(id) => Some(*id),
        _ => None,
    });
    let level = cx.derived.level();
    let mut found = ids.filter_map(|id| {
        let shown = cx.derived.looks().get(id)?;
        // The living object, while there is one: it may have moved, and have become solid otherwise.
        let live = cx.play.run().and_then(|run| {
            let is_it = |placed: &PlacedObject| placed.id == id;
            let slots = run.world().objects.slots.iter();
            slots
                .map(|(_, object)| *object)
                .find(|object| level.objects().get(object.body.placement).is_some_and(is_it))
        });
        let object = live.unwrap_or(shown.object);
        let solid = object.state.solid(&object.body, &Setting { level, values: &shown.placed.values })?;
        Some((object, solid))
    });
    let Some((object, solid)) = found.next() else {
        return Some(false);
    };
    let heights = solid.heights().map_or(&[][..], |heights| level.heights(heights));
    let here = (object.body.x.px(), object.body.y.px());
    // Where it is, how it moves and what touched it change nothing about its sides.
    let body = Body { flip_x: object.body.flip_x, flip_y: object.body.flip_y, ..Body::default() };
    let key = Key { solid, heights: heights.to_vec(), rules: level.ruleset, pose: cx.session.pose, body };
    let shared = kept(stage.painter.ctx());
    let mut shared = shared.lock();
    if shared.as_ref().is_none_or(|(old, ..)| *old != key) {
        let map = SideMap::new(&key.solid, &key.heights, &key.rules, &key.pose, &key.body);
        let texture = stage.painter.ctx().load_texture("side map", image(&map), PIXELS);
        *shared = Some((key, map, texture));
    }
    if let Some((_, map, texture)) = shared.as_ref() {
        let (left, top) = (here.0.saturating_add(map.left), here.1.saturating_add(map.top));
        let corner = |x: i32, y: i32| (stage.to_screen)(pos2(x as f32, y as f32));
        let area = Rect::from_min_max(corner(left, top), corner(left + map.width as i32, top + map.height() as i32));
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        stage.painter.image(texture.id(), area, whole, Color32::from_white_alpha(190));
    }
    Some(true)
}

fn image(map: &SideMap) -> ColorImage {
    let mut image = ColorImage::filled([map.width, map.height()], Color32::TRANSPARENT);
    for (pixel, side) in image.pixels.iter_mut().zip(&map.sides) {
        *pixel = side.color();
    }
    image
}

/// What the colours mean, in the lower left corner; or why there are none. `map` is what [`paint`] said.
pub fn legend(stage: &Stage<'_>, map: Option<bool>) {
    const LINE: f32 = 16.0;
    let Some(is_shown) = map else { return };
    let instead = (!is_shown).then_some("Select something solid to see where it would push the player.");
    if stage.clip.width() < 420.0 || stage.clip.height() < 260.0 {
        return;
    }
    let lines = if instead.is_some() { 1 } else { Side::ALL.len() + 1 };
    let font = FontId::proportional(11.5);
    let soft = Color32::from_rgb(0xd6, 0xdc, 0xe6);
    let width = if instead.is_some() { 360.0 } else { 166.0 };
    let size = vec2(width, lines as f32 * LINE + 10.0);
    let corner = pos2(stage.clip.left() + 10.0, stage.clip.bottom() - size.y - 44.0);
    let plate = Rect::from_min_size(corner, size);
    stage.painter.rect_filled(plate, 6.0, Color32::from_rgba_premultiplied(15, 17, 23, 232));
    let mut at = plate.min + vec2(8.0, 5.0 + LINE / 2.0);
    let heading = instead.unwrap_or("A player's centre here goes");
    stage.painter.text(at, Align2::LEFT_CENTER, heading, font.clone(), soft);
    for side in Side::ALL.into_iter().filter(|_| instead.is_none()) {
        at.y += LINE;
        let swatch = Rect::from_min_size(at - vec2(0.0, 5.0), vec2(14.0, 10.0));
        stage.painter.rect_filled(swatch, 2.0, side.color());
        stage.painter.text(at + vec2(20.0, 0.0), Align2::LEFT_CENTER, side.label(), font.clone(), soft);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(pose: Pose) -> SideMap {
        let solid = Solid::block(16, 16);
        SideMap::new(&solid, &[], &Ruleset::default(), &pose, &Body::default())
    }

    #[test]
    fn a_block_pushes_to_all_sides_and_crushes_who_stands_under_it() {
        let standing = map(Pose::default());
        for (dx, dy, expected) in [
            (-26, 0, Side::Left),
            (26, 0, Side::Right),
            (0, -34, Side::Up),
            (0, 30, Side::Crush),
            (-40, 0, Side::Nothing),
            (0, -60, Side::Nothing),
        ] {
            assert_eq!(standing.at(dx, dy), expected, "{dx}, {dy}");
        }
        let rising = map(Pose { airborne: true, y_speed: -0x200, ..Pose::default() });
        assert_eq!(rising.at(0, 30), Side::Down);
        assert_eq!(rising.at(0, -34), Side::Through, "one does not land while one rises");
    }
}
