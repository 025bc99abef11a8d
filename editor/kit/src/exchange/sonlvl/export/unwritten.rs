//! The parts of a project that no file of the disassembly holds: listed before anything is written.

use super::Export;
use super::zone::ZoneOut;
use crate::exchange::Weight;
use crate::exchange::sonlvl::files::project::{Engine, Level};
use crate::exchange::sonlvl::level::water;
use crate::exchange::sonlvl::zone::base::{self, Given, LevelBase};
use crate::exchange::sonlvl::zone::tileset::roles;
use sim::project::LevelData;
use sim::ruleset::RulesetChoice;
use sim::tiles::ChunkRole;

impl Export<'_> {
    pub(super) fn unwritten_of_level(&mut self, level: Level<'_>, data: &LevelData, known: Option<&LevelBase>) {
        let now = Given::of(data);
        let mut lost: Vec<String> = Vec::new();
        match known.map(|known| &known.given) {
            Some(was) => {
                let height = |height: Option<i32>| height.map_or("none".to_owned(), |height| format!("{height} px"));
                let limits = |bounds: [i32; 4]| bounds.map(|side| side.to_string()).join(", ");
                let mut differs = |what: &str, was: String, now: String| {
                    if was != now {
                        lost.push(format!("{what} ({was} became {now})"));
                    }
                };
                differs("the title", format!("\"{}\"", was.title), format!("\"{}\"", now.title));
                differs("the camera's limits", limits(was.bounds), limits(now.bounds));
                differs("the height after which terrain repeats", height(was.wrap_y), height(now.wrap_y));
                differs("the water line", height(was.water), height(now.water));
            }
            None => lost.push("title, limits, wrapping and water, if they were changed: import again to know".into()),
        }
        if data.goal.is_some() {
            lost.push("the goal: the game has objects for it".into());
        }
        if known.map_or("", |known| &known.given.limit_changes) != now.limit_changes {
            lost.push("camera limits that change on the way: the game's code decides that".into());
        }
        let list = level.get("objects").map_or("", |value| &value.text);
        let engine = level.engine().ok();
        let own = engine.and_then(|engine| water::of(engine, level.name(), list)).map(|water| water.tide);
        // Earlier imports let no water swell that this version knows to.
        let swell = engine.map(|engine| water::tide_of(engine, level.name(), list));
        if data.tide != own.clone().unwrap_or_default() && (own.is_some() || Some(&data.tide) != swell.as_ref()) {
            lost.push("how the water moves: the game's code decides that".into());
        }
        if data.background.is_some() {
            lost.push("the choice of a background".into());
        }
        if !data.art_layers.is_empty() {
            let names: Vec<&str> = data.art_layers.iter().map(|layer| layer.level.as_str()).collect();
            lost.push(format!("the layers of art: {}", names.join(", ")));
        }
        let start = data.start;
        if start.layer != Default::default() || start.faces_left || start.state != Default::default() {
            lost.push("how the player begins: the files hold only where".into());
        }
        for text in lost {
            self.add(level, Weight::Lost, text);
        }
    }

    /// Roles of chunks, which the game's code knows by their numbers.
    pub(super) fn unwritten_of_zone(&mut self, level: Level<'_>, out: &ZoneOut<'_>) {
        if !out.engine.has_large_chunks() {
            return;
        }
        let known = roles(out.engine, level);
        for (number, id) in out.zone.chunks().filter(|(number, _)| *number != 0) {
            let Some(chunk) = self.project.chunks.get(usize::from(id)) else { continue };
            let was = known.iter().find(|(known, _)| *known == number).map_or(ChunkRole::Plain, |(_, role)| *role);
            if chunk.role != was {
                let text = format!("what chunk {number:02X} does to the player: the game's code decides that");
                self.add(level, Weight::Lost, text);
            }
        }
    }

    /// Reports the parts that belong to no level.
    pub(super) fn unwritten_of_project(&mut self) {
        let project = self.project;
        let preset = RulesetChoice { preset: project.ruleset.preset, ..RulesetChoice::default() };
        if project.ruleset != preset {
            let names: Vec<&str> = project.ruleset.overrides.keys().map(String::as_str).collect();
            let text = format!("physics that differ from the game's: {}", names.join(", "));
            self.plan.report.add("Project", Weight::Lost, text);
        }
        let mut known = project.levels.iter().filter_map(|level| base::read::<LevelBase>(&level.extra));
        let game = known.find_map(|known| Engine::of_prefix(&known.game)).map(Engine::game);
        if game.is_some_and(|game| game != project.ruleset.preset) {
            self.plan.report.add("Project", Weight::Lost, "the choice of another game's physics");
        }
    }
}
