//! The data of a level: places, limits, water, backgrounds, switchers, and its objects and grids.

use super::files::{
    GameArea, GameBackground, GameLayer, GameLevel, GameLimitChange, GameLimits, GameLoop, GamePlane, GameRegion,
    GameStart, GameSwitcher, GameWater, GameWaterChange, LEVEL_FORMAT, VERSION, game_values,
};
use super::grids::{EachRow, GameGrid, GridPart, LevelBlocks};
use super::objects::{ObjectPictures, object};
use crate::exchange::planes::{PlanePicture, art_layers};
use sim::level::Level;
use sim::project::{
    self, ArtLayer, LayerSwitcher, LevelData, LevelMark, Orientation, Project, PropertyOwner, StartState, Tide,
    properties_of,
};
use sim::ruleset::Shield;
use sim::tiles::{ChunkRole, TILE};

/// The parts of a level that its file is made of, beside its data.
pub(super) struct LevelParts<'a> {
    pub(super) project: &'a Project,
    pub(super) blocks: &'a LevelBlocks<'a>,
    /// The background layers of the level with the files of their pictures, and the heights of these, pixels.
    pub(super) backgrounds: Vec<(&'a project::Background, String, u32)>,
    /// The plane behind the level.
    pub(super) plane: Option<PlanePicture<'a>>,
    pub(super) each_row: EachRow<'a>,
}

/// Returns the file of a level.
pub(super) fn level_file<'a>(
    level: &LevelData,
    of: &'a LevelParts<'a>,
    pictures: &mut ObjectPictures,
) -> GameLevel<'a> {
    let (columns, rows) = of.blocks.size();
    let grid = |part| GameGrid { blocks: of.blocks, part, each_row: of.each_row };
    // Only objects ask for it, and the ground of the largest level takes as much memory as all else.
    let compiled = (!level.placements.is_empty()).then(|| Level::compile(of.project, &level.key)).flatten();
    let compiled = compiled.unwrap_or_default();
    let named = |start: &project::NamedStart| self::start(start.name.clone(), &start.start);
    GameLevel {
        format: LEVEL_FORMAT,
        version: VERSION,
        name: level.key.clone(),
        title: level.title.clone(),
        properties: game_values(&of.project.level_values(level)),
        columns: columns as i32,
        rows: rows as i32,
        wrap_y: level.wrap_y,
        bounds: limits(level.bounds),
        limits: level.limit_changes.iter().map(limit_change).collect(),
        start: start(String::new(), &level.start),
        starts: level.starts.iter().map(named).collect(),
        goal: level.goal.map(|project::Area { x, y, width, height }| GameArea { x, y, width, height }),
        water: level.water.map(|y| water(y, &level.tide)),
        backgrounds: of.backgrounds.iter().map(|(layer, file, height)| background(layer, file, *height)).collect(),
        plane: of.plane.as_ref().map(plane),
        layers: art_layers(of.project, level).iter().map(|(one, _)| layer(one)).collect(),
        loops: loops(of.project, level),
        switchers: level.switchers.iter().map(|one| switcher(of.project, one)).collect(),
        regions: level.marks.iter().filter(|mark| mark.kind.is_region()).map(|one| region(of.project, one)).collect(),
        objects: level.placements.iter().map(|one| object(of.project, &compiled, one, pictures)).collect(),
        art: grid(GridPart::Art),
        solid_a: grid(GridPart::SolidA),
        solid_b: grid(GridPart::SolidB),
    }
}

fn plane(PlanePicture { plane, path, size }: &PlanePicture<'_>) -> GamePlane {
    GamePlane {
        level: plane.level.clone(),
        image: path.clone(),
        width: size.0 as i32,
        height: size.1 as i32,
        scroll_x: plane.scroll_x.into(),
        scroll_y: plane.scroll_y.into(),
        x: plane.x,
        y: plane.y,
    }
}

fn layer(layer: &ArtLayer) -> GameLayer {
    let ArtLayer { level, front, scroll_x, scroll_y, x, y, repeats, opacity, extra: _ } = layer;
    GameLayer {
        level: level.clone(),
        front: *front,
        opacity: (*opacity).min(100).into(),
        scroll_x: (*scroll_x).into(),
        scroll_y: (*scroll_y).into(),
        x: *x,
        y: *y,
        repeats: *repeats,
    }
}

fn limits(project::Bounds { left, top, right, bottom }: project::Bounds) -> GameLimits {
    GameLimits { left, top, right, bottom }
}

fn limit_change(change: &project::LimitChange) -> GameLimitChange {
    let &project::LimitChange { id: _, from_x, to_x, from_y, to_y, player_from_y, player_to_y, .. } = change;
    let &project::LimitChange { switch, stage, next_stage, left, top, right, bottom, at_once, .. } = change;
    let &project::LimitChange { top_speed, no_return, closed, keeps, extra: _, .. } = change;
    let [switch, stage, next_stage] = [switch, stage, next_stage].map(|number| number.map(i32::from));
    GameLimitChange {
        from_x,
        to_x,
        from_y,
        to_y,
        player_from_y,
        player_to_y,
        switch,
        stage,
        next_stage,
        left,
        top,
        right,
        bottom,
        at_once,
        top_speed: top_speed.into(),
        no_return,
        closed,
        keeps,
    }
}

fn start(name: String, start: &project::Start) -> GameStart {
    let &project::Start { x, y, character, partner, layer, faces_left, state } = start;
    let StartState { x_sub, y_sub, x_speed, y_speed, ground_speed, airborne, rolling, .. } = state;
    let StartState { shield, form, rings, emeralds, water, water_stage, .. } = state;
    let shield = Shield::NAMES.iter().find(|(known, ..)| *known == shield).map_or("", |(_, name, _)| name);
    GameStart {
        name,
        x,
        y,
        character,
        partner,
        layer,
        faces_left,
        x_sub: x_sub.into(),
        y_sub: y_sub.into(),
        x_speed: x_speed.into(),
        y_speed: y_speed.into(),
        ground_speed: ground_speed.into(),
        airborne,
        rolling,
        shield: shield.to_owned(),
        form,
        rings: rings.into(),
        emeralds: emeralds.into(),
        water,
        water_stage: water_stage.into(),
    }
}

fn water(y: i32, tide: &Tide) -> GameWater {
    GameWater {
        y,
        swells: tide.swells,
        speed: tide.speed.into(),
        changes: tide.changes.iter().map(water_change).collect(),
    }
}

fn water_change(change: &project::WaterChange) -> GameWaterChange {
    let &project::WaterChange { id: _, from_x, to_x, from_y, to_y, switch, stage, .. } = change;
    let &project::WaterChange { reached, next_stage, y, at_once, presses, closes, extra: _, .. } = change;
    let [switch, stage, next_stage, presses, closes] =
        [switch, stage, next_stage, presses, closes].map(|number| number.map(i32::from));
    GameWaterChange { from_x, to_x, from_y, to_y, switch, stage, reached, next_stage, y, at_once, presses, closes }
}

fn background(layer: &project::Background, image: &str, height: u32) -> GameBackground {
    let (first_row, end_row) = layer.rows_of(height);
    GameBackground {
        image: image.to_owned(),
        scroll_x: layer.scroll_x.into(),
        scroll_y: layer.scroll_y.into(),
        y: layer.y,
        drift: layer.drift.into(),
        once: layer.once,
        first_row: first_row as i32,
        end_row: end_row as i32,
    }
}

/// The chunks that the loop rule of Sonic 1 and CD looks at: tunnels, and loops where the layout marks them.
fn loops(project: &Project, level: &LevelData) -> Vec<GameLoop> {
    let size = i32::from(project.chunk_size) * TILE;
    let mut loops = Vec::new();
    if !project.ruleset.resolve_lenient().swaps_chunks() {
        return loops;
    }
    for y in 0..level.layout.height() {
        for (x, place) in level.layout.row(y).enumerate() {
            let role = project.chunk(place.chunk).map_or(ChunkRole::Plain, |chunk| chunk.role);
            let counts = match role {
                ChunkRole::Plain => false,
                ChunkRole::Loop | ChunkRole::LoopHighInAir => place.is_loop,
                ChunkRole::Tunnel => true,
            };
            if counts {
                loops.push(GameLoop { x: x as i32 * size, y: y as i32 * size, size, role });
            }
        }
    }
    loops
}

fn switcher(project: &Project, switcher: &LayerSwitcher) -> GameSwitcher {
    let LayerSwitcher { id, x, y, orientation, half_length, right_or_below, left_or_above, .. } = switcher;
    GameSwitcher {
        id: format!("{:016x}", id.0),
        x: *x,
        y: *y,
        horizontal: *orientation == Orientation::Horizontal,
        half_length: i32::from(*half_length),
        right_or_below: right_or_below.layer,
        right_or_below_high: right_or_below.high_priority,
        left_or_above: left_or_above.layer,
        left_or_above_high: left_or_above.high_priority,
        grounded_only: switcher.grounded_only,
        priority_only: switcher.priority_only,
        properties: game_values(&project.values(PropertyOwner::Switcher, "", properties_of(&switcher.extra))),
    }
}

fn region(project: &Project, mark: &LevelMark) -> GameRegion {
    let LevelMark { id, name, x, y, width, height, extra, .. } = mark;
    GameRegion {
        id: format!("{:016x}", id.0),
        name: name.clone(),
        x: *x,
        y: *y,
        width: *width,
        height: *height,
        properties: game_values(&project.values(PropertyOwner::Region, "", properties_of(extra))),
    }
}
