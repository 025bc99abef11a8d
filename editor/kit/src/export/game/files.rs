//! The files of an exported game: `game` holds what all levels share, `levels/<key>` one level each.
//!
//! The JSON form of a file is an object with these fields. In the binary form it is the fields alone, in this order, in the wire
//! format of Postcard: numbers as varints (signed ones zigzag), flags as bytes, texts and lists after their length, an
//! optional value after a 0 or 1. What differs between the two forms says so.
//!
//! A field that is added or changed raises [`VERSION`].

use super::grids::GameGrid;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use sim::project::{Extra, OwnForm, Throw, point_of};
use sim::ruleset::{Character, Form, Game};
use sim::tiles::{ChunkRole, TileLayer};
use std::collections::BTreeMap;

/// The version of the files.
pub const VERSION: i32 = 6;

/// The word that the file of a game begins with.
pub const GAME_FORMAT: &str = "loopwright-game";

/// The word that the file of a level begins with.
pub const LEVEL_FORMAT: &str = "loopwright-level";

/// The data that all exported levels share: `game.json`, or `game.bin`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameFile {
    /// `loopwright-game`.
    pub format: &'static str,
    /// The version of the format: 6.
    pub version: i32,
    /// The name of the project.
    pub name: String,
    /// The game whose rules the physics follows.
    pub game: Game,
    /// The switches of the rules, by name, and the constants of the characters, as `sonic.gravity`: subpixels and pixels.
    pub rules: BTreeMap<String, GameValue>,
    /// The properties of the project's own, by name: see [`GameValue`].
    pub properties: BTreeMap<String, GameValue>,
    /// The one picture.
    pub atlas: GameAtlas,
    /// The place of each cell of art in the atlas, 16×16 pixels, by its number: x and y. Cell 0 is nothing, and clear.
    pub cells: Vec<[i32; 2]>,
    /// The own properties of cells, if blocks have some. Blocks that show one picture and differ in them have cells of their own.
    pub cell_properties: Vec<GameCellProperties>,
    /// Cells that change as time goes by.
    pub animations: Vec<GameAnimation>,
    /// The pictures of objects, by number.
    pub pictures: Vec<GamePicture>,
    /// The solid tiles, by number. Tile 0 is empty.
    pub tiles: Vec<GameTile>,
    /// The project's own kinds of objects.
    pub definitions: Vec<GameDefinition>,
    /// The levels.
    pub levels: Vec<GameLevelEntry>,
}

/// The one picture of an exported game, a PNG.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameAtlas {
    /// The file.
    pub image: String,
    /// The width, pixels.
    pub width: i32,
    /// The height, pixels.
    pub height: i32,
    /// Pixels around each part in which its edge goes on.
    pub padding: i32,
}

/// A cell of art that changes as time goes by.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameAnimation {
    /// The cell that levels name.
    pub cell: i32,
    /// Pairs of the cell that is shown in its place, and the frames of the game that it stays. All animations begin with
    /// the level.
    pub frames: Vec<[i32; 2]>,
}

/// A part of the atlas that shows an object.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct GamePicture {
    /// The left edge in the atlas, pixels.
    pub x: i32,
    /// The top edge in the atlas, pixels.
    pub y: i32,
    /// The width, pixels.
    pub width: i32,
    /// The height, pixels.
    pub height: i32,
    /// Pixels from the object's centre to the left edge, to the right. An object that is mirrored shows the picture
    /// mirrored about its centre.
    pub left: i32,
    /// Pixels from the object's centre to the top edge, downwards.
    pub top: i32,
}

/// A solid tile of 16×16 pixels.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct GameTile {
    /// The height array: solid pixels of each column, left to right. 1 to 16 are counted from the bottom, -1 to -16 from
    /// the top.
    pub heights: [i32; 16],
    /// The width array: solid pixels of each row, top to bottom. 1 to 16 are counted from the right, -1 to -16 from the
    /// left.
    pub widths: [i32; 16],
    /// The angle, 256 to the turn.
    pub angle: i32,
    /// Whether the tile has no angle of its own: a player standing on it snaps to the nearest of four directions.
    pub flagged: bool,
    /// The own properties, by name.
    pub properties: BTreeMap<String, GameValue>,
}

/// The own properties of the blocks that show a cell of art.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameCellProperties {
    /// The cell.
    pub cell: i32,
    /// The values, by name.
    pub properties: BTreeMap<String, GameValue>,
}

/// A kind of object that the project defines.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameDefinition {
    /// The name that objects have as their kind.
    pub name: String,
    /// The title.
    pub title: String,
    /// The form: how it acts on the player.
    pub form: OwnForm,
    /// Half the width, pixels.
    pub half_width: i32,
    /// Half the height, pixels; of platforms the height of their surface above the centre.
    pub half_height: i32,
    /// The heights of the surface above the centre, one for every 2 pixels.
    pub heights: Vec<i32>,
    /// The speed of a spring, 1/256 pixel a frame.
    pub speed: i32,
    /// The direction of a spring.
    pub throw: Throw,
    /// The whole definition as a line of JSON, as `objects.json` has it: motion, hitbox, parameters, states with their rules.
    pub definition: String,
}

/// A level in the list of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameLevelEntry {
    /// The key: the name of the level's file.
    pub name: String,
    /// The title.
    pub title: String,
    /// The file, from the folder of the game on, with `/` between folders.
    pub file: String,
    /// The digest of the level's file, 8 hexadecimal digits: see the manual on how loaders take it.
    pub digest: String,
}

/// A level: `levels/<key>.json`, or `levels/<key>.bin`. Places are pixels from the left top corner of the level.
#[derive(Debug, Serialize, JsonSchema)]
pub struct GameLevel<'a> {
    /// `loopwright-level`.
    pub format: &'static str,
    /// The version of the format: 6.
    pub version: i32,
    /// The key: the name of the file.
    pub name: String,
    /// The title.
    pub title: String,
    /// The properties of the project's own, by name.
    pub properties: BTreeMap<String, GameValue>,
    /// Blocks in a row, each 16 pixels wide.
    pub columns: i32,
    /// Rows of blocks, each 16 pixels high.
    pub rows: i32,
    /// The height in pixels after which terrain repeats downwards.
    pub wrap_y: Option<i32>,
    /// The limits of the camera.
    pub bounds: GameLimits,
    /// Limits that are wanted instead from certain places on.
    pub limits: Vec<GameLimitChange>,
    /// The start.
    pub start: GameStart,
    /// Further starts, each with a name.
    pub starts: Vec<GameStart>,
    /// The area whose reaching ends the level.
    pub goal: Option<GameArea>,
    /// The water.
    pub water: Option<GameWater>,
    /// Background layers, farthest first.
    pub backgrounds: Vec<GameBackground>,
    /// The plane behind the level: drawn in front of the background layers.
    pub plane: Option<GamePlane>,
    /// Levels that are drawn with this one, from the back to the front.
    pub layers: Vec<GameLayer>,
    /// Chunks with a meaning to the loops of Sonic 1 and CD.
    pub loops: Vec<GameLoop>,
    /// The layer switchers, in slot order.
    pub switchers: Vec<GameSwitcher>,
    /// The regions.
    pub regions: Vec<GameRegion>,
    /// The objects, in slot order.
    pub objects: Vec<GameObject>,
    /// The art: rows of numbers, one for each block; 0 is nothing. Number / 8 is the cell, 1 of the rest mirrors it left to
    /// right, 2 top to bottom, 4 draws it in front of a player of low priority. In the binary form: runs, each of a length
    /// and a number, row after row.
    pub art: GameGrid<'a>,
    /// The solid tiles of layer A (in games with planes, of the high plane), in the same form. Number / 16 is the tile, 1 of
    /// the rest mirrors it left to right, 2 top to bottom, 4 makes it solid from the top, 8 from the sides and the bottom.
    pub solid_a: GameGrid<'a>,
    /// The solid tiles of layer B (in games with planes, of the low plane).
    pub solid_b: GameGrid<'a>,
}

/// A level whose art is drawn with this one. Nothing on it is solid, and its objects do not act.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameLayer {
    /// The key of the level, which is one of the game's.
    pub level: String,
    /// Drawn in front of blocks, objects and players; else behind the blocks, in front of the plane.
    pub front: bool,
    /// The opacity, 0 to 100 percent.
    pub opacity: i32,
    /// The part of the camera's way that it moves sideways, in 256ths: 256 moves with the level.
    pub scroll_x: i32,
    /// The same up and down.
    pub scroll_y: i32,
    /// The column of its pixels at the left edge of the screen while the camera is at 0.
    pub x: i32,
    /// The row of its pixels at the top of the screen while the camera is at 0.
    pub y: i32,
    /// Repeats to all sides.
    pub repeats: bool,
}

/// Limits of the camera: the places of the left top corner of a screen of 320×224.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameLimits {
    /// The smallest x, pixels.
    pub left: i32,
    /// The smallest y, pixels.
    pub top: i32,
    /// The largest x, pixels.
    pub right: i32,
    /// The largest y, pixels.
    pub bottom: i32,
}

/// Limits of the camera that are wanted while camera, player, switch and stage are as it says. A level begins in stage 0.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameLimitChange {
    /// The smallest camera x at which it applies.
    pub from_x: i32,
    /// The camera x from which on it does not apply any more.
    pub to_x: Option<i32>,
    /// The smallest camera y at which it applies.
    pub from_y: Option<i32>,
    /// The camera y from which on it does not apply any more.
    pub to_y: Option<i32>,
    /// The smallest y of the player's centre.
    pub player_from_y: Option<i32>,
    /// The y of the player's centre from which on it does not apply any more.
    pub player_to_y: Option<i32>,
    /// The switch that has to be pressed, 0 to 15.
    pub switch: Option<i32>,
    /// The stage in which it applies.
    pub stage: Option<i32>,
    /// The stage that it leads to.
    pub next_stage: Option<i32>,
    /// The wanted smallest camera x.
    pub left: Option<i32>,
    /// The wanted smallest camera y.
    pub top: Option<i32>,
    /// The wanted largest camera x.
    pub right: Option<i32>,
    /// The wanted largest camera y.
    pub bottom: Option<i32>,
    /// The largest camera y at once, from which the limit moves on to the wanted one.
    pub at_once: Option<i32>,
    /// Pixels a frame by which the upper limit moves to the wanted one; 0 at once.
    pub top_speed: i32,
    /// Whether the left limit follows the camera, which cannot go back.
    pub no_return: bool,
    /// Whether the right limit holds the player on the screen.
    pub closed: bool,
    /// Whether sides that are not set stay as they were wanted before.
    pub keeps: bool,
}

/// A start: the place and the state in which the player begins.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameStart {
    /// The name of a further start; empty for the main one.
    pub name: String,
    /// The centre of the player, pixels.
    pub x: i32,
    /// The centre of the player, pixels.
    pub y: i32,
    /// The player's character.
    pub character: Character,
    /// The character of the second player, if there is one.
    pub partner: Option<Character>,
    /// The collision layer.
    pub layer: TileLayer,
    /// Whether the player faces left.
    pub faces_left: bool,
    /// The fraction of x, 1/256 pixel.
    pub x_sub: i32,
    /// The fraction of y, 1/256 pixel.
    pub y_sub: i32,
    /// The X Speed, 1/256 pixel a frame.
    pub x_speed: i32,
    /// The Y Speed, 1/256 pixel a frame.
    pub y_speed: i32,
    /// The Ground Speed, 1/256 pixel a frame.
    pub ground_speed: i32,
    /// Whether the player starts in the air.
    pub airborne: bool,
    /// Whether the player starts as a ball.
    pub rolling: bool,
    /// The shield: a name, as `none` or `fire`.
    pub shield: String,
    /// The form.
    pub form: Form,
    /// The rings.
    pub rings: i32,
    /// The emeralds.
    pub emeralds: i32,
    /// The height of the water's surface, if it differs from the level's.
    pub water: Option<i32>,
    /// The stage of the water.
    pub water_stage: i32,
}

/// An area of a level.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameArea {
    /// The left edge, pixels.
    pub x: i32,
    /// The top edge, pixels.
    pub y: i32,
    /// The width, pixels.
    pub width: i32,
    /// The height, pixels.
    pub height: i32,
}

/// The water of a level.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameWater {
    /// The height of the surface at the start, pixels.
    pub y: i32,
    /// Whether the surface sinks and comes back, by up to 15 pixels in 252 frames.
    pub swells: bool,
    /// Pixels a frame by which it moves to where it is wanted.
    pub speed: i32,
    /// The places where it is wanted instead: of these the first that applies counts.
    pub changes: Vec<GameWaterChange>,
}

/// A change of the water's height: it applies while camera, player, switch and stage are as it says.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameWaterChange {
    /// The smallest camera x at which it applies.
    pub from_x: i32,
    /// The camera x from which on it does not apply any more.
    pub to_x: Option<i32>,
    /// The smallest y of the player's centre.
    pub from_y: Option<i32>,
    /// The y of the player's centre from which on it does not apply any more.
    pub to_y: Option<i32>,
    /// The switch that has to be pressed, 0 to 15.
    pub switch: Option<i32>,
    /// The stage in which it applies.
    pub stage: Option<i32>,
    /// The height that the water must have reached.
    pub reached: Option<i32>,
    /// The stage that it leads to.
    pub next_stage: Option<i32>,
    /// The wanted height.
    pub y: Option<i32>,
    /// The height at once, from which it moves on.
    pub at_once: Option<i32>,
    /// The switch that it presses, 0 to 15.
    pub presses: Option<i32>,
    /// The switch whose second state it sets, 0 to 15.
    pub closes: Option<i32>,
}

/// A picture behind a level, or some rows of one.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameBackground {
    /// The file, from the folder of the game on. Backgrounds repeat, so they are no part of the atlas.
    pub image: String,
    /// The part of the camera's way sideways by which it moves, in 1/256.
    pub scroll_x: i32,
    /// The part of the camera's way up and down by which it moves, in 1/256.
    pub scroll_y: i32,
    /// Pixels from the top of the screen, with the camera at the level's top, to the top of the picture.
    pub y: i32,
    /// Pixels a second by which it moves to the right of its own accord.
    pub drift: i32,
    /// Whether it is shown once, and not side by side again and again.
    pub once: bool,
    /// The first row of the picture that is shown.
    pub first_row: i32,
    /// The row after the last one that is shown.
    pub end_row: i32,
}

/// Another level that is drawn behind a level, as a picture that repeats to all sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GamePlane {
    /// The key of the other level.
    pub level: String,
    /// The file of the picture, from the folder of the game on. Like backgrounds it is no part of the atlas.
    pub image: String,
    /// The width of the picture, pixels.
    pub width: i32,
    /// The height of the picture, pixels.
    pub height: i32,
    /// The part of the camera's way sideways by which it moves, in 1/256.
    pub scroll_x: i32,
    /// The part of the camera's way up and down by which it moves, in 1/256.
    pub scroll_y: i32,
    /// The column of the picture at the left edge of the screen while the camera is at 0.
    pub x: i32,
    /// The row of the picture at the top of the screen while the camera is at 0.
    pub y: i32,
}

/// A chunk with a meaning to the loops of Sonic 1 and CD.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameLoop {
    /// The left edge, pixels.
    pub x: i32,
    /// The top edge, pixels.
    pub y: i32,
    /// The width and the height, pixels.
    pub size: i32,
    /// The meaning: `loop` swaps the planes, `loop_high_in_air` too, `tunnel` starts a roll.
    pub role: ChunkRole,
}

/// A layer switcher.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameSwitcher {
    /// The id: 16 hexadecimal digits.
    pub id: String,
    /// The centre, pixels.
    pub x: i32,
    /// The centre, pixels.
    pub y: i32,
    /// Whether the line is horizontal, and compares the player's y.
    pub horizontal: bool,
    /// Half the line's length, pixels.
    pub half_length: i32,
    /// The layer that crossing to the right or downwards sets.
    pub right_or_below: TileLayer,
    /// The priority that crossing to the right or downwards sets: high is in front.
    pub right_or_below_high: bool,
    /// The layer that crossing to the left or upwards sets.
    pub left_or_above: TileLayer,
    /// The priority that crossing to the left or upwards sets.
    pub left_or_above_high: bool,
    /// Whether it acts only while the player is not airborne.
    pub grounded_only: bool,
    /// Whether it leaves the layers alone and sets the priority only.
    pub priority_only: bool,
    /// The properties of the project's own, by name.
    pub properties: BTreeMap<String, GameValue>,
}

/// A region of a level, which the game finds by its name; a point if it has no size.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameRegion {
    /// The id: 16 hexadecimal digits.
    pub id: String,
    /// The name. Several regions can have the same one.
    pub name: String,
    /// The left edge, pixels.
    pub x: i32,
    /// The top edge, pixels.
    pub y: i32,
    /// The width, pixels; 0 for a point.
    pub width: i32,
    /// The height, pixels; 0 for a point.
    pub height: i32,
    /// The properties of the project's own, by name.
    pub properties: BTreeMap<String, GameValue>,
}

/// A placed object, as it is when it is just loaded.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameObject {
    /// The id: 16 hexadecimal digits.
    pub id: String,
    /// The kind: its name in Loopwright's manual, or that of a definition.
    pub kind: String,
    /// Whether Loopwright knows the kind and resolved its sizes. Objects of other kinds have a place and parameters alone.
    pub known: bool,
    /// The place where it stands, pixels. Objects that hang or swing stand away from their fixed point.
    pub x: i32,
    /// The place where it stands, pixels.
    pub y: i32,
    /// The place where it was placed, pixels.
    pub placed_x: i32,
    /// The place where it was placed, pixels.
    pub placed_y: i32,
    /// Whether it is mirrored left to right.
    pub flip_x: bool,
    /// Whether it is mirrored top to bottom.
    pub flip_y: bool,
    /// Whether players do not see it.
    pub hidden: bool,
    /// Whether it is drawn in front of the player.
    pub in_front: bool,
    /// The number of its picture; hidden objects have none.
    pub picture: Option<i32>,
    /// The parameters, by name.
    pub parameters: BTreeMap<String, GameValue>,
    /// The solid part, if there is one.
    pub solid: Option<GameSolid>,
    /// The effect of the player's touch: `none`, `attackable`, `item`, `ring`, `rings`, `monitor`, `hurt`, `special`, `shot` or
    /// `hurt_and_mark`.
    pub reaction: String,
    /// The element of what hurts: `plain`, `fire`, `lightning` or `water`.
    pub element: String,
    /// The hitboxes.
    pub hitboxes: Vec<GameHitbox>,
    /// Areas that it compares with the player's centre: left, top, right, bottom, inclusive.
    pub areas: Vec<[i32; 4]>,
    /// The way of one that moves by itself, from one end to the other: x and y of its centre.
    pub path: Vec<[i32; 2]>,
    /// The properties of the project's own, by name.
    pub properties: BTreeMap<String, GameValue>,
}

/// The solid part of an object, in the numbers of the originals' routines.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameSolid {
    /// The shape: `box`, `sloped`, `case` (no solid bottom), `wall` (no solid top), `platform` or `sloped_platform`.
    pub shape: String,
    /// The middle, pixels from the object's centre to the right.
    pub x: i32,
    /// The middle, pixels from the object's centre downwards.
    pub y: i32,
    /// Half the width of the combined box without the player's: mostly the object's own and 11, pixels.
    pub half_width: i32,
    /// Half the height while the player does not stand on it, pixels; of platforms the height of their surface.
    pub half_height: i32,
    /// Half the height while the player stands on it, pixels.
    pub standing_height: i32,
    /// Half the width of what the player can land on, pixels.
    pub landing_half_width: i32,
    /// The heights of the surface above the object's centre, one for every 2 pixels from the left edge on; none if it is
    /// flat.
    pub heights: Vec<i32>,
    /// Whether it is solid also where the screen does not show it.
    pub off_screen: bool,
}

/// A hitbox.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameHitbox {
    /// The centre, pixels from the object's centre to the right.
    pub x: i32,
    /// The centre, pixels from the object's centre downwards.
    pub y: i32,
    /// Half the width, pixels.
    pub half_width: i32,
    /// Half the height, pixels.
    pub half_height: i32,
}

/// A value of a switch, of a parameter or of a property. Of a property that is a place there are two numbers, as `door_x` and
/// `door_y`; one that names an object has its id; what names nothing is left out. In the binary form a 0 comes before a number,
/// a 1 before a flag, a 2 before a text.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[serde(untagged)]
pub enum GameValue {
    /// A number.
    Number(i32),
    /// On or off.
    Flag(bool),
    /// One of several words.
    Text(String),
}

impl GameValue {
    /// Returns a plain value of JSON; `None` for a list, an object, nothing, and numbers that are not whole or too large.
    pub fn of(value: &serde_json::Value) -> Option<Self> {
        match value {
            serde_json::Value::Bool(flag) => Some(Self::Flag(*flag)),
            serde_json::Value::String(text) => Some(Self::Text(text.clone())),
            serde_json::Value::Number(number) => Some(Self::Number(i32::try_from(number.as_i64()?).ok()?)),
            _ => None,
        }
    }
}

/// Returns the values of a thing's own properties, by name.
pub(super) fn game_values(values: &Extra) -> BTreeMap<String, GameValue> {
    let of = |(name, value): (&String, &serde_json::Value)| match point_of(value) {
        Some((x, y)) => {
            vec![(format!("{name}_x"), GameValue::Number(x)), (format!("{name}_y"), GameValue::Number(y))]
        }
        None => GameValue::of(value).map(|value| (name.clone(), value)).into_iter().collect(),
    };
    values.iter().flat_map(of).collect()
}

impl Serialize for GameValue {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match (self, to.is_human_readable()) {
            (Self::Number(number), true) => to.serialize_i32(*number),
            (Self::Flag(flag), true) => to.serialize_bool(*flag),
            (Self::Text(text), true) => to.serialize_str(text),
            (Self::Number(number), false) => to.serialize_newtype_variant("GameValue", 0, "number", number),
            (Self::Flag(flag), false) => to.serialize_newtype_variant("GameValue", 1, "flag", flag),
            (Self::Text(text), false) => to.serialize_newtype_variant("GameValue", 2, "text", text),
        }
    }
}
