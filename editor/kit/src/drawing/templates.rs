//! The templates of new projects: a level that is drawn by a few shapes, each of which can still be changed.

use super::chunk_size;
use super::shapes::lay::{self, LayError};
use super::starters::Starter;
use super::starting_ground::{GROUND, empty_project, grounded_in, new_from};
use crate::document::{Document, Edit};
use sim::project::{Area, GroundRules, PlacementId, Project, Shape, ShapeKind, ShapeSide};
use sim::ruleset::Game;
use std::path::PathBuf;
use std::sync::Arc;

/// A level to begin with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Template {
    /// Level ground along the whole level.
    #[default]
    Flat,
    /// Hills to roll down.
    Hills,
    /// Two loops with a hill between them.
    Loops,
    /// A floor, and a ceiling over it.
    Cave,
}

/// The beginning of a new project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewProject {
    /// Its name.
    pub name: String,
    /// The folder in which it is saved at once; `None`: where the user says when he saves it.
    pub folder: Option<PathBuf>,
    /// Blocks along the side of a chunk.
    pub chunk_size: u8,
    /// The game whose rules hold.
    pub game: Game,
    /// Its first level.
    pub template: Template,
    /// Its tileset.
    pub starter: Starter,
}

impl Default for NewProject {
    fn default() -> Self {
        Self {
            name: "Untitled".into(),
            folder: None,
            chunk_size: 8,
            game: Game::Sonic2,
            template: Template::Flat,
            starter: Starter::Meadow,
        }
    }
}

/// The column where the player's way ends in levels that have a goal, pixels.
const GOAL: i32 = 3840;

impl Template {
    /// The templates, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Flat, Self::Hills, Self::Loops, Self::Cave];

    /// As the command line knows it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Flat => "flat",
            Self::Hills => "hills",
            Self::Loops => "loops",
            Self::Cave => "cave",
        }
    }

    /// The template of a key.
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|template| template.key() == key)
    }

    /// Returns the title.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Flat => "Flat",
            Self::Hills => "Hills",
            Self::Loops => "Loop course",
            Self::Cave => "Cave",
        }
    }

    /// Returns the beginning that it gives.
    pub const fn help(self) -> &'static str {
        match self {
            Self::Flat => "Level ground and a start: nothing in the way.",
            Self::Hills => "Five hills to run over and roll down, and a goal.",
            Self::Loops => "Two loops with a hill between them, and a goal. Drag their handles.",
            Self::Cave => "A floor and a ceiling with bumps, and a goal.",
        }
    }

    fn material(self, starter: Starter) -> &'static str {
        if self == Self::Cave { starter.cave() } else { starter.material() }
    }

    /// The shapes on the ground.
    fn shapes(self, starter: Starter) -> Vec<Shape> {
        let bump = |(left, right): (i32, i32), foot: i32, top: i32| Shape {
            kind: ShapeKind::Hill,
            points: vec![(left, foot), (right, foot), ((left + right) / 2, top)],
            thickness: 48,
            level_back: true,
            ..Shape::default()
        };
        let hill = |left: i32, right: i32, height: i32| bump((left, right), GROUND, GROUND - height);
        let ring = |x: i32, radius: i32| Shape {
            kind: ShapeKind::Loop,
            points: vec![(x, GROUND), (x + radius, GROUND - radius)],
            thickness: 32,
            ..Shape::default()
        };
        let roof = GROUND - 192;
        let hangs = |left: i32, right: i32, low: i32| Shape {
            side: ShapeSide::Ceiling,
            ..bump((left, right), roof, roof + low)
        };
        let ceiling = Shape {
            kind: ShapeKind::Line,
            points: vec![(448, roof), (3712, roof)],
            side: ShapeSide::Ceiling,
            thickness: 192,
            ..Shape::default()
        };
        let mut shapes = match self {
            Self::Flat => Vec::new(),
            Self::Hills => vec![
                hill(448, 896, 48),
                hill(1024, 1664, 112),
                hill(1792, 2176, 64),
                hill(2240, 2944, 144),
                hill(3072, 3584, 80),
            ],
            Self::Loops => vec![ring(704, 64), hill(1088, 1728, 96), ring(2240, 80), hill(2752, 3264, 64)],
            Self::Cave => vec![
                ceiling,
                hill(640, 1088, 48),
                hangs(1216, 1600, 56),
                hill(1728, 2304, 64),
                hangs(2432, 2752, 72),
                hill(2880, 3328, 48),
            ],
        };
        for (at, shape) in shapes.iter_mut().enumerate() {
            // Far apart: layer switchers that come with a loop take the numbers behind it.
            shape.id = PlacementId(0x1000 * (at as u64 + 1));
            let is_loop = shape.kind == ShapeKind::Loop;
            shape.material = if is_loop { starter.loops() } else { self.material(starter) }.to_owned();
        }
        shapes
    }

    /// The edits that draw it into the level of a new project; shapes that find no room are left out.
    fn draw(self, starter: Starter, document: &mut Document, level: &str) -> Result<(), LayError> {
        for shape in self.shapes(starter) {
            for edit in lay::put(document, level, shape)?.edits {
                if document.apply(edit).is_err() {
                    return Err(LayError::NoLevel);
                }
            }
        }
        Ok(())
    }
}

/// A new project as it was asked for, with the tilesets and chunks of another one, which is in `folder`: that of
/// [`Starter::sample`].
pub fn begun(wish: &NewProject, other: Option<&Project>, folder: Option<PathBuf>) -> Document {
    let mut project = other.map_or_else(empty_project, new_from);
    project.name.clone_from(&wish.name);
    project.ruleset.preset = wish.game;
    project.ground = Arc::new(GroundRules { material: wish.starter.material().to_owned(), ..GroundRules::default() });
    let material = wish.template.material(wish.starter);
    let mut document = Document::new(grounded_in(project, material), folder);
    if document.project().chunk_size != wish.chunk_size
        && let Ok(plan) = chunk_size::plan(&document, wish.chunk_size)
    {
        let mut cut = document.clone();
        if plan.edits.into_iter().all(|edit| cut.apply(edit).is_ok()) {
            document = cut;
        }
    }
    let Some(key) = document.first_key().map(str::to_owned) else { return document };
    let mut drawn = document.clone();
    if wish.template.draw(wish.starter, &mut drawn, &key).is_ok() {
        document = drawn;
    }
    if wish.template != Template::Flat
        && let Some(level) = document.level(&key)
    {
        let mut level = level.clone();
        Arc::make_mut(&mut level).goal = Some(Area { x: GOAL, y: GROUND - 128, width: 48, height: 128 });
        // It is the first level, which was there before: nothing stands against it.
        let _ = document.apply(Edit::SetLevel { key, level: Some((0, level)) });
    }
    document
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::file::{Disk, open};
    use sim::input::{Buttons, Input};
    use sim::level::Level;
    use sim::player::Routine;
    use sim::trace::NoTrace;
    use sim::world::World;

    /// Holds right, and jumps after standing still for a while.
    fn reaches_the_goal(wish: &NewProject, other: Option<&Project>) -> Result<(), String> {
        let document = begun(wish, other, None);
        let level = Level::compile(document.project(), "level-1").expect("there");
        let mut world = World::new(&level);
        let (mut last, mut still) = (Buttons::NONE, 0);
        for frame in 0..3000 {
            let jumps = still > 20 && still < 60;
            let held = if jumps { Buttons::RIGHT.with(Buttons::JUMP) } else { Buttons::RIGHT };
            world.step(&level, Input::after(last, held), &mut NoTrace);
            last = held;
            let player = &world.player;
            if player.routine != Routine::Normal {
                return Err(format!("{:?} in frame {frame} at {}, {}", player.routine, player.x.px(), player.y.px()));
            }
            still = if player.x_speed.0.abs() < 64 { still + 1 } else { 0 };
            if still > 400 {
                return Err(format!("stuck at {}, {}", player.x.px(), player.y.px()));
            }
            if player.x.px() >= GOAL {
                return Ok(());
            }
        }
        Err(format!("not there after 3000 frames: {}, {}", world.player.x.px(), world.player.y.px()))
    }

    #[test]
    fn every_template_is_played_to_its_goal() {
        for template in Template::ALL {
            for game in Game::ALL {
                for chunk_size in [8, 16] {
                    let wish = NewProject { template, game, chunk_size, ..NewProject::default() };
                    let reached = reaches_the_goal(&wish, None);
                    assert_eq!(reached, Ok(()), "{template:?} {game:?} {chunk_size}");
                }
            }
        }
    }

    #[test]
    fn every_template_is_played_to_its_goal_in_every_tileset() {
        for starter in Starter::ALL {
            let folder = starter.sample().expect("the samples are beside the sources");
            let other = open(&Disk, &folder, &mut |_, _| {}).expect("opens").project;
            for template in Template::ALL {
                let wish = NewProject { template, starter, ..NewProject::default() };
                assert_eq!(reaches_the_goal(&wish, Some(&other)), Ok(()), "{template:?} {starter:?}");
                let project = begun(&wish, Some(&other), None);
                let tilesets = &project.project().tilesets;
                assert_eq!(tilesets[0].tileset.name, starter.title());
                assert_eq!(project.project().ground.material, starter.material());
                let drawn = tilesets.iter().flat_map(|set| set.tileset.drawn.values());
                let materials: Vec<_> = drawn.map(|drawn| drawn.material.as_str()).collect();
                assert!(materials.contains(&template.material(starter)), "{template:?} {starter:?}: {materials:?}");
            }
        }
    }

    #[test]
    fn templates_are_drawn_whole() {
        for template in Template::ALL {
            let wish = NewProject { template, ..NewProject::default() };
            let document = begun(&wish, None, None);
            let level = &document.project().levels[0];
            assert_eq!(level.shapes.len(), template.shapes(wish.starter).len(), "{template:?}");
            let shapes = level.shapes.iter().map(|shape| shape.id);
            let ids: Vec<_> = shapes.chain(level.switchers.iter().map(|switcher| switcher.id)).collect();
            let mut once = ids.clone();
            once.sort();
            once.dedup();
            assert_eq!(ids.len(), once.len(), "{template:?}: an id is used twice");
            assert_eq!(level.goal.is_some(), template != Template::Flat);
            assert_eq!(Template::named(template.key()), Some(template));
        }
    }
}
