//! The map of the nearer sides: for every pixel around an object, what its check would do to a player whose centre is
//! there. Every pixel is asked of the core.

use super::pose;
use crate::language::t;
use crate::overlays::Stage;
use crate::session::{Pose, Selected};
use crate::studio::Studio;
use crate::widgets::PIXELS;
use eframe::egui::mutex::Mutex;
use eframe::egui::{Align2, Color32, ColorImage, Context, FontId, Id, Rect, TextureHandle, pos2, vec2};
use sim::objects::solid::{CombinedBox, Contact, Encounter, Miss, Solid};
use sim::objects::{Body, Object, PlacedObject, Setting};
use sim::player::Player;
use sim::ruleset::Ruleset;
use sim::units::Sub;
use std::sync::Arc;

/// Pixels around the combined box that are asked too.
const MARGIN: i32 = 6;
/// Pixels along a side that are asked at most.
const MOST: i32 = 640;
/// The place of the object while it is asked: far from where numbers end.
const PLACE: i32 = 0x2000;

/// The effect of a check on a player.
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
    /// To the top, and he rises on.
    Lifted,
    /// Out of the bottom.
    Down,
    /// Crushed.
    Crush,
    /// Inside, yet he is not moved.
    Through,
}

impl Side {
    /// The effects, in the order of the legend.
    pub const ALL: [Self; 7] =
        [Self::Up, Self::Lifted, Self::Left, Self::Right, Self::Down, Self::Crush, Self::Through];

    /// Its colour on the map.
    pub const fn color(self) -> Color32 {
        match self {
            Self::Nothing => Color32::TRANSPARENT,
            Self::Left => Color32::from_rgb(0x4f, 0x9d, 0xff),
            Self::Right => Color32::from_rgb(0xff, 0xa2, 0x3e),
            Self::Up => Color32::from_rgb(0x5f, 0xd6, 0x6a),
            Self::Lifted => Color32::from_rgb(0xd8, 0xe0, 0x5a),
            Self::Down => Color32::from_rgb(0xd9, 0x6b, 0xff),
            Self::Crush => Color32::from_rgb(0xff, 0x3b, 0x3b),
            Self::Through => Color32::from_rgb(0x9a, 0xa3, 0xb2),
        }
    }

    /// Returns the text in the legend.
    pub fn label(self) -> &'static str {
        match self {
            Self::Nothing => t("nothing"),
            Self::Left => t("to the left"),
            Self::Right => t("to the right"),
            Self::Up => t("up, lands"),
            Self::Lifted => t("to the top, rises on"),
            Self::Down => t("down"),
            Self::Crush => t("crushed"),
            Self::Through => t("inside, but nothing"),
        }
    }

    /// The result of a check for a player whose centre was at a distance from the object's, and is now as the check
    /// left him.
    pub fn of(contact: Contact, (dx, dy): (i32, i32), (after, place): (&Player, i32)) -> Self {
        let moved = (after.x.px() - place - dx, after.y.px() - place - dy);
        match contact {
            Contact::Crushed => Self::Crush,
            Contact::Landed | Contact::Stands => Self::Up,
            Contact::None(Miss::RisesThroughTop) if moved.1 != 0 => Self::Lifted,
            Contact::Side { .. } if moved.0 < 0 => Self::Left,
            Contact::Side { .. } if moved.0 > 0 => Self::Right,
            // A player who only leans against it is not moved, but pushes.
            Contact::Side { x_distance, .. } if after.pushing => {
                if x_distance > 0 || (x_distance == 0 && dx < 0) {
                    Self::Left
                } else {
                    Self::Right
                }
            }
            Contact::Bottom if moved.1 > 0 => Self::Down,
            Contact::Side { .. } | Contact::Bottom => Self::Through,
            Contact::None(
                Miss::TooDeepToLand | Miss::Slips | Miss::RisesThroughTop | Miss::NoTop | Miss::NotRising,
            ) => Self::Through,
            Contact::None(_) | Contact::Left => Self::Nothing,
        }
    }
}

/// The data that a map depends on.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// The solid part of the object.
    pub solid: Solid,
    /// Its heights.
    pub heights: Vec<i8>,
    /// The rules.
    pub rules: Ruleset,
    /// The player.
    pub pose: Pose,
    /// The object: mirrored or not.
    pub body: Body,
    /// True if it lets such a player through.
    pub lets_through: bool,
}

impl Asked {
    /// About an object, for a player in a pose; `None` if nothing of it is solid.
    pub fn about(object: &Object, setting: &Setting<'_>, pose: &Pose) -> Option<Self> {
        let Object { body, state } = object;
        let (level, rules) = (setting.level, setting.level.ruleset);
        let solid = state.solid(body, setting)?;
        let heights = solid.heights().map_or(&[][..], |heights| level.heights(heights)).to_vec();
        // Where it is, how it moves and what touched it change nothing about its sides.
        let body = Body { flip_x: body.flip_x, flip_y: body.flip_y, ..Body::default() };
        let lets_through = state.lets_through(&pose::player(&rules, pose, (0, 0)), &rules);
        Some(Self { solid, heights, rules, pose: *pose, body, lets_through })
    }
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
    pub fn new(asked: &Asked) -> Self {
        let Asked { solid, heights, rules, pose, .. } = asked;
        let place = Sub::from_px(PLACE);
        let body = Body { x: place, y: place, stood_on: false, pushed: false, ..asked.body };
        let fresh = pose::player(rules, pose, (PLACE, PLACE));
        let mut player = fresh.clone();
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
            let contact = encounter.meet(PLACE).contact;
            let away = (left + i % width - PLACE, top + i / width - PLACE);
            match Side::of(contact, away, (&player, PLACE)) {
                Side::Nothing => Side::Nothing,
                _ if asked.lets_through => Side::Through,
                side => side,
            }
        };
        let sides = (0..width * height).map(ask).collect();
        Self { left: left - PLACE, top: top - PLACE, width: width as usize, sides }
    }

    /// Rows.
    fn height(&self) -> usize {
        self.sides.len() / self.width.max(1)
    }

    /// Returns the effect on a player whose centre is at a distance from the object's.
    pub fn at(&self, dx: i32, dy: i32) -> Side {
        let (x, y) = (dx - self.left, dy - self.top);
        let inside = (0..self.width as i32).contains(&x) && y >= 0;
        let place = usize::try_from(y).unwrap_or(0) * self.width + usize::try_from(x).unwrap_or(0);
        self.sides.get(place).copied().filter(|_| inside).unwrap_or(Side::Nothing)
    }
}

/// The map that was painted last, with its texture.
type Kept = Arc<Mutex<Option<(Asked, SideMap, TextureHandle)>>>;

fn kept(ctx: &Context) -> Kept {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Kept>(Id::unique("side map")).clone())
}

/// Paints the map of the first selected object that is solid; false if there is none, `None` if no map is asked for.
pub fn paint(stage: &Stage<'_>, cx: &Studio) -> Option<bool> {
    if !cx.session().canvas.overlays.sides {
        return None;
    }
    let ids = cx.session().selected.things.iter().filter_map(|what| match what {
        Selected::Placement(id) => Some(*id),
        _ => None,
    });
    let level = cx.derived().level();
    let mut found = ids.filter_map(|id| {
        let shown = cx.derived().looks().get(id)?;
        // The living object, while there is one: it may have moved, and have become solid otherwise.
        let live = cx.play().run().and_then(|run| {
            let is_it = |placed: &PlacedObject| placed.id == id;
            let slots = run.world().objects.slots.iter();
            slots
                .map(|(_, object)| *object)
                .find(|object| level.objects().get(object.body.placement).is_some_and(is_it))
        });
        let object = live.unwrap_or(shown.object);
        let asked = Asked::about(&object, &Setting { level, values: &shown.placed.values }, &cx.session().play.pose)?;
        Some((asked, (object.body.x.px(), object.body.y.px())))
    });
    let Some((asked, here)) = found.next() else {
        return Some(false);
    };
    let shared = kept(stage.painter.ctx());
    let mut shared = shared.lock();
    if shared.as_ref().is_none_or(|(old, ..)| *old != asked) {
        let map = SideMap::new(&asked);
        let texture = stage.painter.ctx().load_texture("side map", image(&map), PIXELS);
        *shared = Some((asked, map, texture));
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

/// Paints the meaning of the colours in the lower left corner; or the reason for which there are none. `map` is the answer of [`paint`].
pub fn legend(stage: &Stage<'_>, map: Option<bool>) {
    const LINE: f32 = 16.0;
    let Some(is_shown) = map else { return };
    let instead = (!is_shown).then_some(t("Select something solid to see where it would push the player."));
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
    let heading = instead.unwrap_or(t("A player's centre here goes"));
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
    use sim::input::Input;
    use sim::level::{Level, LevelBuilder};
    use sim::objects::kind_named;
    use sim::player::Routine;
    use sim::player::grip::object_control;
    use sim::project::{Bounds, Placement, PlacementId, Start};
    use sim::ruleset::Game;
    use sim::trace::FrameTrace;
    use sim::world::World;

    /// The place of the object of the levels below.
    const MIDDLE: (i32, i32) = (400, 300);

    /// A level in the air with one object.
    fn level(kind: &str, game: Game) -> Level {
        let mut level = LevelBuilder::new(64, 64);
        level.bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x4000 };
        let placement =
            Placement { id: PlacementId(1), kind: kind.into(), x: MIDDLE.0, y: MIDDLE.1, ..Placement::default() };
        level.placements = vec![placement];
        level.build(Ruleset::preset(game))
    }

    fn asked(kind: &str, game: Game, pose: &Pose) -> Asked {
        let level = level(kind, game);
        let placed = level.objects().get(0).expect("placed");
        let setting = Setting { level: &level, values: &placed.values };
        let mut body = Body::at(Sub::from_px(placed.x), Sub::from_px(placed.y));
        let state = kind_named(kind).expect("a kind").load(&mut body, &setting);
        Asked::about(&Object { body, state }, &setting, pose).expect("solid")
    }

    fn in_air(y_speed: i16) -> Pose {
        Pose { airborne: true, y_speed, ..Pose::default() }
    }

    fn ball(y_speed: i16) -> Pose {
        Pose { rolled: true, ..in_air(y_speed) }
    }

    #[test]
    fn a_block_pushes_to_all_sides_and_crushes_a_player_below() {
        let standing = SideMap::new(&asked("block", Game::Sonic2, &Pose::default()));
        for (dx, dy, expected) in [
            (-26, 0, Side::Left),
            (26, 0, Side::Right),
            (27, 0, Side::Right),
            (0, -34, Side::Up),
            (0, 30, Side::Crush),
            (-40, 0, Side::Nothing),
            (0, -60, Side::Nothing),
        ] {
            assert_eq!(standing.at(dx, dy), expected, "{dx}, {dy}");
        }
        let rising = SideMap::new(&asked("block", Game::Sonic2, &in_air(-0x200)));
        assert_eq!(rising.at(0, 30), Side::Down);
        assert_eq!(rising.at(0, -34), Side::Through, "one does not land while one rises");
    }

    #[test]
    fn where_nobody_is_moved_no_side_is_shown() {
        for (kind, game, pose, (dx, dy), expected) in [
            // Near the top edge the first games stop nobody; the later ones lift a rising player.
            ("block", Game::Sonic1, in_air(0x100), (-26, -35), Side::Through),
            ("block", Game::Sonic3K, in_air(-0x100), (0, -35), Side::Lifted),
            ("block", Game::Sonic2, in_air(-0x100), (0, -35), Side::Through),
            // A falling player is pushed out of the bottom only from Sonic 3 on.
            ("block", Game::Sonic2, in_air(0x100), (0, 30), Side::Through),
            ("block", Game::Sonic3, in_air(0x100), (0, 30), Side::Down),
            // A player leaning against it in the air does not push.
            ("block", Game::Sonic2, in_air(0x100), (27, 0), Side::Through),
            ("monitor", Game::Sonic1, Pose::default(), (-25, 0), Side::Left),
            ("monitor", Game::Sonic1, Pose::default(), (25, 0), Side::Right),
            ("monitor", Game::Sonic1, in_air(0x100), (25, 0), Side::Through),
            ("monitor", Game::Sonic1, ball(0x100), (-20, 0), Side::Through),
            ("monitor", Game::Sonic1, ball(-0x100), (-20, 0), Side::Left),
            ("monitor", Game::Sonic2, ball(-0x100), (-20, 0), Side::Through),
        ] {
            let map = SideMap::new(&asked(kind, game, &pose));
            assert_eq!(map.at(dx, dy), expected, "{kind} {game:?} {pose:?} {dx} {dy}");
        }
    }

    #[test]
    fn the_map_agrees_with_play() {
        let poses = [Pose::default(), in_air(0x180), in_air(-0x180), ball(0x180), ball(-0x180)];
        for game in [Game::Sonic1, Game::Sonic2, Game::Sonic3, Game::Sonic3K] {
            for kind in ["block", "monitor", "rock", "push_block", "edge_wall"] {
                let level = level(kind, game);
                for pose in &poses {
                    let asked = asked(kind, game, pose);
                    let map = SideMap::new(&asked);
                    for (n, y) in (map.top..map.top + map.height() as i32).enumerate() {
                        for x in (map.left..map.left + map.width as i32).skip(n % 5).step_by(5) {
                            compare(&level, pose, (x, y), map.at(x, y));
                        }
                    }
                }
            }
        }
    }

    /// Puts a player there in play and compares what the object did with him.
    fn compare(level: &Level, pose: &Pose, (dx, dy): (i32, i32), side: Side) {
        let mut world = World::at(level, &Start { x: MIDDLE.0 - 100, y: MIDDLE.1, ..Start::default() });
        let mut trace = FrameTrace::default();
        for at in [(MIDDLE.0 - 100, MIDDLE.1), (MIDDLE.0 + dx, MIDDLE.1 + dy)] {
            world.player = pose::player(&level.ruleset, pose, at);
            // He doesn't move by himself.
            world.player.take_control(0, object_control::HELD);
            world.player.faces_left = dx < 0;
            trace.clear();
            world.step(level, Input::default(), &mut trace);
        }
        // Hitboxes have their turn before: a monitor that is bumped or broken is not what the map is of.
        if trace.touches().any(|touch| touch.touched) {
            return;
        }
        let player = &world.player;
        let moved = (player.x.px() - MIDDLE.0 - dx, player.y.px() - MIDDLE.1 - dy);
        let found = match moved {
            _ if player.routine == Routine::Dying => Side::Crush,
            _ if player.on_object => Side::Up,
            (..0, _) => Side::Left,
            (1.., _) => Side::Right,
            (0, 0) if player.pushing && dx < 0 => Side::Left,
            (0, 0) if player.pushing => Side::Right,
            (0, 0) => Side::Nothing,
            _ if dy > 0 => Side::Down,
            _ => Side::Lifted,
        };
        let side = if side == Side::Through { Side::Nothing } else { side };
        assert_eq!(found, side, "{pose:?} {dx} {dy}: {moved:?}");
    }
}
