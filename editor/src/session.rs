//! The session: how the user left it. Losing it loses no work.

mod sets;
mod way;

pub use kit::document::Selected;
pub use sets::OverlaySet;
pub use way::{GhostInHand, GhostState, PlotKind, PlotSet, WayColor, WayShown};

use crate::bindings::{Action, Stride, ToolId, overlay_rows};
use crate::language::{msg, t};
use crate::tr;
use eframe::egui::{Pos2, Rect, Vec2, pos2};
use kit::document::maze_piece::MazePiece;
use kit::document::{Region, Stamp};
use kit::drawing::in_hand::InHand;
use kit::drawing::shapes::handles::ShapeOptions;
use sim::player::characters::standing;
use sim::project::{LevelData, Placement, PlacementId, Start};
use sim::ruleset::{Character, Form, Shield};
use sim::tiles::{BlockId, ChunkId, TileId, TileLayer};
use sim::trace::Who;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// Which part of a level the canvas shows, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Level pixel in the canvas's top left corner.
    pub origin: Pos2,
    /// Screen points per level pixel.
    pub zoom: f32,
}

impl Default for View {
    fn default() -> Self {
        Self { origin: pos2(0.0, 0.0), zoom: 1.0 }
    }
}

/// Zooms at which pixels are crisp, in screen pixels per level pixel. The smallest ones show the largest levels whole.
pub const ZOOMS: [f32; 16] = [
    0.003_906_25,
    0.007_812_5,
    0.015_625,
    0.031_25,
    0.0625,
    0.125,
    0.25,
    0.5,
    1.0,
    2.0,
    3.0,
    4.0,
    6.0,
    8.0,
    12.0,
    16.0,
];

/// The zoom at which the longest level fits the narrowest canvas.
const LEAST_FIT: f32 = 1.0 / 4096.0;

impl View {
    /// Where a level position is on the screen, on a canvas at `canvas`.
    pub fn to_screen(&self, canvas: Rect, level: Pos2) -> Pos2 {
        canvas.min + (level - self.origin) * self.zoom
    }

    /// The level position under a point of the screen.
    pub fn to_level(&self, canvas: Rect, screen: Pos2) -> Pos2 {
        self.origin + (screen - canvas.min) / self.zoom
    }

    /// The part of the level that a canvas shows.
    pub fn visible(&self, canvas: Rect) -> Rect {
        Rect::from_min_size(self.origin, canvas.size() / self.zoom)
    }

    /// The same view at another zoom, with the level position under `anchor` (a point of the screen) kept there.
    #[must_use]
    pub fn zoomed(&self, canvas: Rect, anchor: Pos2, zoom: f32) -> Self {
        let fixed = self.to_level(canvas, anchor);
        Self { origin: fixed - (anchor - canvas.min) / zoom, zoom }
    }

    /// The view moved so that `at` (a level position) is in the middle.
    #[must_use]
    pub fn centred(&self, size: Vec2, at: Pos2) -> Self {
        Self { origin: at - size / self.zoom / 2.0, zoom: self.zoom }
    }

    /// The view moved as little as needed so that `at` (a level position) is well inside.
    #[must_use]
    pub fn keeping(&self, size: Vec2, at: Pos2) -> Self {
        // A canvas squeezed to less than its rulers has no room at all.
        let seen = (size / self.zoom).max(Vec2::ZERO);
        let margin = seen * 0.36;
        let origin = self.origin.clamp(at - seen + margin, at - margin);
        Self { origin, zoom: self.zoom }
    }

    /// The view of all of `area`, as large as it goes; enlarged only by whole numbers.
    pub fn fitting(area: Rect, size: Vec2, pixels_per_point: f32) -> Self {
        let room = (size * pixels_per_point * 0.96) / area.size().max(Vec2::splat(1.0));
        let best = room.x.min(room.y);
        let zoom = if best >= 1.0 { best.floor() } else { best };
        // The longest level fits a narrow canvas too.
        let zoom = zoom.clamp(LEAST_FIT, ZOOMS[ZOOMS.len() - 1]);
        Self { origin: Pos2::ZERO, zoom: zoom / pixels_per_point }.centred(size, area.center())
    }

    /// The crisp zoom `steps` up or down from `zoom`, in points per level pixel. Below the smallest one, there is no further
    /// step down.
    pub fn stepped(zoom: f32, steps: i32, pixels_per_point: f32) -> f32 {
        let now = zoom * pixels_per_point;
        if steps < 0 && now <= ZOOMS[0] {
            return zoom;
        }
        let larger = ZOOMS.partition_point(|step| *step <= now * 1.001) as i32;
        let smaller = ZOOMS.partition_point(|step| *step < now * 0.999) as i32 - 1;
        let at = if steps > 0 { larger + steps - 1 } else { smaller + steps + 1 };
        ZOOMS[at.clamp(0, ZOOMS.len() as i32 - 1) as usize] / pixels_per_point
    }

    /// The view with its origin on a whole screen pixel, so that level pixels keep their edges while it moves.
    #[must_use]
    pub fn snapped(&self, pixels_per_point: f32) -> Self {
        let scale = self.zoom * pixels_per_point;
        Self { origin: ((self.origin.to_vec2() * scale).round() / scale).to_pos2(), zoom: self.zoom }
    }
}

/// What positions of placed things are rounded to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Snap {
    /// So many pixels.
    Pixels(u16),
    /// The side of a chunk.
    Chunk,
}

impl Default for Snap {
    fn default() -> Self {
        Self::Pixels(8)
    }
}

impl Snap {
    /// The sizes to choose from.
    pub const ALL: [Self; 8] = [
        Self::Pixels(1),
        Self::Pixels(2),
        Self::Pixels(4),
        Self::Pixels(8),
        Self::Pixels(16),
        Self::Pixels(32),
        Self::Pixels(64),
        Self::Chunk,
    ];

    /// The next size; after the largest the smallest.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|snap| *snap == self).map_or(0, |at| at + 1);
        Self::ALL[at % Self::ALL.len()]
    }

    /// In pixels, if a chunk has `chunk_size` blocks along its side.
    pub fn pixels(self, chunk_size: i32) -> f32 {
        match self {
            Self::Pixels(pixels) => f32::from(pixels.max(1)),
            Self::Chunk => chunk_size.max(1) as f32 * 16.0,
        }
    }

    /// How far a nudge goes, pixels.
    pub fn stride(self, stride: Stride, chunk_size: i32) -> f32 {
        match stride {
            Stride::Snap => self.pixels(chunk_size),
            Stride::Pixel => 1.0,
            Stride::Chunk => Self::Chunk.pixels(chunk_size),
        }
    }

    /// For menus and the status bar.
    pub fn label(self) -> String {
        match self {
            Self::Pixels(1) => t("1 pixel").to_owned(),
            Self::Pixels(pixels) => tr!("{pixels} pixels", pixels),
            Self::Chunk => t("a chunk").to_owned(),
        }
    }
}

/// A wish about the view that only the canvas can carry out, since it knows its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Framing {
    /// The whole level.
    Level,
    /// The start, at 100 %.
    Start,
    /// A level position in the middle, at the zoom there is.
    Point(Pos2),
    /// A level position well inside of the view, at the zoom there is: what runs is followed.
    Follow(Pos2),
    /// An area in the middle, at the zoom there is where it can be seen at that; at 100 % if that was smaller.
    Area(Rect),
    /// One zoom step in or out, around the middle or the cursor.
    Step(i32),
    /// One level pixel to a screen pixel.
    Actual,
}

/// What the brush paints with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// A block with flips and solidity.
    Block(sim::tiles::Cell),
    /// A whole chunk.
    Chunk(ChunkId),
}

impl Default for Brush {
    fn default() -> Self {
        let all = sim::tiles::Solidity::ALL;
        Self::Block(sim::tiles::Cell { block: 1 as BlockId, a: all, b: all, ..Default::default() })
    }
}

/// The number of the block that is painted into a maze: at first a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MazeBrush(pub u8);

impl Default for MazeBrush {
    fn default() -> Self {
        Self(1)
    }
}

/// A solid tile: the place of its tileset in the project, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TileAt {
    /// Place of the tileset in the project's list.
    pub tileset: usize,
    /// The tile's number.
    pub tile: TileId,
}

impl Default for TileAt {
    fn default() -> Self {
        Self { tileset: 0, tile: 1 } // tile 0 is empty and stays so
    }
}

/// What the object tool places: a kind and all that is set about it. Id and place count for nothing.
#[derive(Clone, Debug)]
pub struct ObjectInHand {
    /// The kind, its flips and its parameters.
    pub placement: Placement,
}

impl Default for ObjectInHand {
    fn default() -> Self {
        Self { placement: kit::document::custom_kinds::first_of_palette() }
    }
}

/// The character after another, round and round.
pub const fn next_character(character: Character) -> Character {
    match character {
        Character::Sonic => Character::Tails,
        Character::Tails => Character::Knuckles,
        Character::Knuckles => Character::Sonic,
    }
}

/// The player that objects' boxes are shown for while nothing is played, and the sides of the selected object always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pose {
    /// The player.
    pub character: Character,
    /// He is a ball.
    pub rolled: bool,
    /// He is in the air.
    pub airborne: bool,
    /// To the right, 256ths of a pixel a frame.
    pub x_speed: i16,
    /// Downwards, while he is in the air.
    pub y_speed: i16,
}

/// The character in place of the start's; `None` keeps the start's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayAs {
    /// The player.
    pub character: Option<Character>,
    /// What emeralds make of him.
    pub form: Option<Form>,
    /// What takes the first hit.
    pub shield: Option<Shield>,
    /// The partner; `Some(None)` for no partner at all.
    pub partner: Option<Option<Character>>,
}

/// Rings that a super form begins with if the start gives none: without any it would end at once.
const RINGS_OF_A_FORM: u16 = 50;

impl PlayAs {
    /// The start with this player: his feet are where the start has them.
    pub fn applied(self, start: Start) -> Start {
        let character = self.character.unwrap_or(start.character);
        let mut state = start.state;
        state.shield = self.shield.unwrap_or(state.shield);
        state.form = self.form.unwrap_or(state.form);
        let height = |of, form| i32::from(standing(of, form).height);
        let y = start.y.saturating_add(height(start.character, start.state.form) - height(character, state.form));
        if state.form.is_super() && state.rings == 0 {
            state.rings = RINGS_OF_A_FORM;
        }
        let partner = self.partner.unwrap_or(start.partner);
        Start { character, partner, y, state, ..start }
    }
}

/// The players that readout, Probe, trail and overlays show, that the view follows and that a run expects, if a partner is
/// there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayersShown {
    /// The first player.
    #[default]
    First,
    /// His partner.
    Partner,
    /// Both.
    Both,
}

impl PlayersShown {
    /// All choices: each with its label and what it does.
    pub const ALL: [(Self, &str, &str); 3] = [
        (
            Self::First,
            msg("Player 1"),
            msg("Show values, sensors and trail of the first player. The view follows him."),
        ),
        (
            Self::Partner,
            msg("Partner"),
            msg("Show values, sensors and trail of the second player. The view follows him."),
        ),
        (
            Self::Both,
            msg("Both"),
            msg("Show values, sensors and trails of both players. The view follows the first one."),
        ),
    ];

    /// The next choice; after the last one the first.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|(choice, ..)| *choice == self).map_or(0, |at| at + 1);
        Self::ALL[at % Self::ALL.len()].0
    }

    /// The players that it stands for.
    pub const fn players(self) -> &'static [Who] {
        match self {
            Self::First => &[Who::First],
            Self::Partner => &[Who::Second],
            Self::Both => &[Who::First, Who::Second],
        }
    }
}

/// The part of the View menu that an overlay is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverlayMenu {
    /// What is solid.
    Collision,
    /// The level and its surroundings: no part of "No overlays".
    Level,
    /// Objects.
    Objects,
    /// The running player.
    Player,
}

/// An overlay with an action of its own.
#[derive(Clone, Copy, Debug)]
pub struct OverlayInfo {
    /// Changes its toggle.
    pub action: Action,
    /// Its part of the View menu.
    pub menu: OverlayMenu,
    /// The sets that show it.
    pub sets: &'static [OverlaySet],
}

/// Reads the overlays off the table of actions.
macro_rules! overlays {
    ($($name:ident $field:ident $on:literal $menu:ident [$($set:ident)*] $help:literal;)*) => {
        /// Which overlays the canvas and the preview draw, each a toggle.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(default)]
        pub struct Overlays {
            /// Solid tiles of the layer in view: a toggle for each layer.
            pub collision: bool,
            $(#[doc = $help] pub $field: bool,)*
        }

        impl Default for Overlays {
            fn default() -> Self {
                Self { collision: false, $($field: $on,)* }
            }
        }

        impl Overlays {
            /// The overlays with actions of their own.
            pub const ALL: &[OverlayInfo] = &[$(OverlayInfo {
                action: Action::$name,
                menu: OverlayMenu::$menu,
                sets: &[$(OverlaySet::$set),*],
            },)*];

            /// The toggle that an action changes.
            pub fn toggle_of(&mut self, action: Action) -> Option<&mut bool> {
                match action {
                    $(Action::$name => Some(&mut self.$field),)*
                    _ => None,
                }
            }
        }
    };
}
overlay_rows!(overlays);

impl Overlays {
    /// Whether the overlay of an action is on; `None` if the action is none's.
    pub fn is_on(mut self, action: Action) -> Option<bool> {
        self.toggle_of(action).copied()
    }

    /// The overlays of a part of the View menu.
    pub fn of_menu(menu: OverlayMenu) -> impl Iterator<Item = Action> {
        Self::ALL.iter().filter(move |overlay| overlay.menu == menu).map(|overlay| overlay.action)
    }

    /// Hides all but what belongs to the level itself.
    pub fn hide(&mut self) {
        self.collision = false;
        for overlay in Self::ALL.iter().filter(|overlay| overlay.menu != OverlayMenu::Level) {
            if let Some(on) = self.toggle_of(overlay.action) {
                *on = false;
            }
        }
    }
}

/// Of which tileset the palettes show blocks and chunks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OfTileset {
    /// That of the zone that the level in view came from; all if it came from none.
    #[default]
    Level,
    /// All.
    All,
    /// This one, by its place in the project.
    One(usize),
}

/// Tool, view, selection: what the panes share without being part of the document.
#[derive(Clone, Debug, Default)]
pub struct Session {
    /// Key of the level in view.
    pub level: String,
    /// Part of the level in view.
    pub view: View,
    /// The tool in hand.
    pub tool: ToolId,
    /// What the brush paints with.
    pub brush: Brush,
    /// What the brush paints with in mazes: the block's number.
    pub maze_block: MazeBrush,
    /// The cells of a maze that were captured last, to paint with.
    pub maze_piece: Option<Arc<MazePiece>>,
    /// Of which tileset the palettes show blocks and chunks.
    pub palette: OfTileset,
    /// The solid tile that the Tiles pane shows.
    pub solid_tile: TileAt,
    /// The further start at which play begins in levels that have one of that name; else at the level's own.
    pub start: Option<String>,
    /// The character, if not the start's.
    pub play_as: PlayAs,
    /// What the object tool places.
    pub object: ObjectInHand,
    /// The kind of the project's own that the Object maker shall show, by name.
    pub own_kind: Option<String>,
    /// The parameter that was set last, by name: the one that Alt and the wheel step.
    pub parameter: String,
    /// The area that was captured last, to paint with.
    pub stamp: Option<Arc<Stamp>>,
    /// Stamps put by, under the keys 1 to 9.
    pub quick_stamps: [Option<Arc<Stamp>>; 9],
    /// The block that was in the brush last, for when blocks are chosen again.
    pub last_block: sim::tiles::Cell,
    /// The chunk that was in the brush last.
    pub last_chunk: ChunkId,
    /// What positions are rounded to while things are placed and dragged.
    pub snap: Snap,
    /// Dragging moves the view, with any tool in hand.
    pub hand: bool,
    /// Collision layer to view and paint on.
    pub layer: TileLayer,
    /// Overlays shown.
    pub overlays: Overlays,
    /// The overlays that were switched by hand, while a set is shown.
    pub own_overlays: Overlays,
    /// The set that play shows in place of overlays that nobody has switched yet.
    pub play_set: OverlaySet,
    /// Play shows its set now.
    pub shows_play_set: bool,
    /// The players whose values, sensors and trails are shown.
    pub players_shown: PlayersShown,
    /// The player that boxes are shown for.
    pub pose: Pose,
    /// What is selected.
    pub selection: BTreeSet<Selected>,
    /// The blocks that are selected. Things that are selected come first.
    pub area: Region,
    /// The area tool selects whole chunks.
    pub area_in_chunks: bool,
    /// The canvas cursor, which the arrow keys move: a level position, pixels. `None` while the pointer leads.
    pub caret: Option<(i32, i32)>,
    /// Level position under the canvas cursor, else under the pointer, pixels; `None` while there is neither.
    pub cursor: Option<(i32, i32)>,
    /// Size of the canvas in points, as it was shown last.
    pub canvas_size: Vec2,
    /// The view that was left when play began, to which stopping returns.
    pub view_left: Option<View>,
    /// What was still to be brought into view when play began: it is, as soon as play stops.
    pub framing_left: Option<Framing>,
    /// The view stays where it is put while the player runs.
    pub free_view: bool,
    /// The press of the pointer in progress, or the last one, went beside a window that had the keys: it gives them to
    /// the pane and does nothing else.
    pub leaves_window: bool,
    /// What the canvas shall bring into view at the next picture.
    pub framing: Option<Framing>,
    /// A place that was looked for and is shown, level pixels.
    pub found: Option<Rect>,
    /// The inspector shall give its first field the keyboard.
    pub focus_fields: bool,
    /// A frame recording that is laid beside the level in view.
    pub recording: Option<PathBuf>,
    /// The ghost that is in a player's place while editing.
    pub ghost: GhostInHand,
    /// How the way of the last run is drawn.
    pub way: WayShown,
    /// The curves of the timeline.
    pub plots: PlotSet,
    /// Painting a block changes every place that shares the chunk, not just this one.
    pub paint_everywhere: bool,
    /// What the shape tool draws with.
    pub shape: ShapeOptions,
    /// The shape whose handles are shown.
    pub chosen_shape: Option<PlacementId>,
    /// A shape and the one of its handles that the arrows move, while it is the one chosen.
    pub chosen_handle: Option<(PlacementId, usize)>,
    /// What the drag on the canvas would leave if it ended now.
    pub in_hand: Option<Arc<InHand>>,
    /// The ground brush.
    pub ground_size: GroundSize,
    /// The ground brush clears away instead of painting; Alt does what it does not.
    pub ground_clears: bool,
}

impl Session {
    /// The start at which play begins in a level.
    pub fn chosen_start(&self, level: &LevelData) -> Start {
        let name = self.start.as_ref();
        let named = level.starts.iter().find(|named| Some(&named.name) == name);
        named.map_or(level.start, |named| named.start)
    }

    /// Where play begins in a level, with the player who plays.
    pub fn play_start(&self, level: &LevelData) -> Start {
        self.play_as.applied(self.chosen_start(level))
    }

    /// Takes a stamp in hand, and the tool that puts it down.
    pub fn take_stamp(&mut self, stamp: Arc<Stamp>) {
        (self.stamp, self.tool) = (Some(stamp), ToolId::Stamp);
    }

    /// Changes the cells in hand: of brush and stamps.
    pub fn map_cells(&mut self, new: impl Fn(sim::tiles::Cell) -> sim::tiles::Cell) {
        self.last_block = new(self.last_block);
        if let Brush::Block(cell) = &mut self.brush {
            *cell = new(*cell);
        }
        for stamp in self.quick_stamps.iter_mut().chain([&mut self.stamp]).flatten() {
            let cells: Vec<_> = stamp.cells.iter().copied().map(&new).collect();
            if cells != stamp.cells {
                *stamp = Arc::new(Stamp { cells, ..(**stamp).clone() });
            }
        }
    }
}

/// Blocks along the side of the ground brush, 1 or more: at first enough for a bank that a player can stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroundSize(pub u8);

impl Default for GroundSize {
    fn default() -> Self {
        Self(4)
    }
}

/// Puts another level in view, as it is seen first.
pub fn bring_into_view(session: &mut Session, key: String) {
    session.level = key;
    session.selection.clear();
    session.area = Region::default();
    (session.found, session.caret) = (None, None);
    session.ghost.at = None;
    session.cursor = None;
    (session.view_left, session.framing_left) = (None, None);
    session.framing = Some(Framing::Start);
}

#[cfg(test)]
mod tests {
    use super::{OverlayMenu, Overlays, View, ZOOMS};
    use eframe::egui::{Rect, pos2, vec2};

    #[test]
    fn without_overlays_only_what_belongs_to_the_level_is_seen() {
        let mut shown = Overlays { collision: true, ..Overlays::default() };
        Overlays::ALL.iter().for_each(|overlay| *shown.toggle_of(overlay.action).expect("a toggle") = true);
        shown.hide();
        let left =
            Overlays::ALL.iter().map(|overlay| overlay.action).filter(|action| shown.is_on(*action) == Some(true));
        assert!(!shown.collision);
        assert!(left.eq(Overlays::of_menu(OverlayMenu::Level)));
    }

    #[test]
    fn zooming_keeps_the_pixel_under_the_pointer() {
        let canvas = Rect::from_min_size(pos2(120.0, 40.0), vec2(900.0, 600.0));
        let pointer = pos2(517.0, 333.0);
        let mut view = View { origin: pos2(-40.0, 320.5), zoom: 1.0 };
        let under = view.to_level(canvas, pointer);
        for steps in [1, 1, 1, -1, -1, -1, -1, -1, 3] {
            view = view.zoomed(canvas, pointer, View::stepped(view.zoom, steps, 1.0));
            assert!((view.to_level(canvas, pointer) - under).length() < 0.01, "{view:?}");
        }
    }

    #[test]
    fn steps_walk_the_whole_ladder_and_stop_at_its_ends() {
        let mut zoom = 1.0;
        (0..40).for_each(|_| zoom = View::stepped(zoom, -1, 1.25));
        assert_eq!(zoom * 1.25, ZOOMS[0]);
        let up: Vec<f32> = (0..20)
            .scan(&mut zoom, |z, _| {
                **z = View::stepped(**z, 1, 1.25);
                Some(**z * 1.25)
            })
            .collect();
        assert_eq!(up[..15], ZOOMS[1..]);
        assert_eq!(up[19], 16.0);
        assert_eq!(View::stepped(1.3, 1, 1.0), 2.0, "between two steps the next one counts");
        assert_eq!(View::stepped(1.3, -1, 1.0), 1.0);
    }

    #[test]
    fn zooming_out_of_a_fitted_level_never_zooms_in() {
        let long = Rect::from_min_size(pos2(0.0, 0.0), vec2(262_144.0, 2048.0));
        let fitted = View::fitting(long, vec2(500.0, 400.0), 1.0).zoom;
        assert!(fitted * long.width() <= 500.0, "all of it is seen");
        assert_eq!(View::stepped(fitted, -1, 1.0), fitted);
        assert_eq!(View::stepped(fitted, 1, 1.0), ZOOMS[0]);
    }

    #[test]
    fn a_level_of_any_size_fits() {
        for (w, h, least, most) in [
            (4096.0, 800.0, 0.28, 0.2813),
            (262_144.0, 16_384.0, 0.0043, 0.0044),
            (1_048_576.0, 16.0, 0.0010, 0.0011),
            (300.0, 300.0, 2.0, 2.0),
            (0.0, 0.0, 16.0, 16.0),
        ] {
            let view = View::fitting(Rect::from_min_size(pos2(0.0, 0.0), vec2(w, h)), vec2(1200.0, 700.0), 1.0);
            assert!((least..=most).contains(&view.zoom), "{w} × {h}: {}", view.zoom);
        }
    }
}
