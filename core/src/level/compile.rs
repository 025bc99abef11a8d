//! From project to level: all of it at once, or what an edit touched.

use super::{Ground, Level};
use crate::objects::Placements;
use crate::objects::kinds::devices::layer_switcher;
use crate::objects::kinds::others::own;
use crate::project::{LevelData, Project, Run};
use std::sync::Arc;

impl Level {
    /// Compiles the level named `key`; `None` if the project has no such level.
    ///
    /// Compiles any project: numbers that name nothing are empty, overrides of the ruleset that can't be
    /// taken are left out, and mirrored tiles beyond the 16,383rd in use are empty.
    pub fn compile(project: &Project, key: &str) -> Option<Self> {
        let data = project.level(key)?;
        let mut level = Self { ground: Ground::compile(project, data), ..Self::default() };
        level.place_objects(project, data);
        Some(level)
    }

    /// Compiles the level that a run is played in, by the rules that it is played by; `None` if there is no such level.
    pub fn for_run(project: &Project, run: &Run) -> Option<Self> {
        match run.ruleset {
            None => Self::compile(project, &run.level),
            Some(game) => Self::compile(&project.by_rules_of(game), &run.level),
        }
    }

    /// Follows an edit: recompiles what differs between the two projects, of which this level was compiled from `old`.
    ///
    /// What did not change is known by identity, so this costs what the edit touched. If `new` has no level of that key,
    /// nothing happens.
    pub fn update(&mut self, old: &Project, new: &Project, key: &str) {
        let Some(data) = new.level(key) else { return };
        let Some(before) = old.level(key) else {
            *self = Self::compile(new, key).unwrap_or_default();
            return;
        };
        let layers = self.ruleset.layers;
        self.ground.update((old, before), (new, data));
        let same = before.placements == data.placements && before.switchers == data.switchers;
        if !same
            || layers != self.ruleset.layers
            || !Arc::ptr_eq(&old.objects, &new.objects)
            || !Arc::ptr_eq(&old.sounds, &new.sounds)
        {
            self.place_objects(new, data);
        }
    }

    /// The placed objects and layer switchers, and the kinds that the project defines for them.
    fn place_objects(&mut self, project: &Project, data: &LevelData) {
        let switchers = layer_switcher::in_force(&data.switchers, &self.ruleset);
        self.objects = Placements::new(&data.placements, switchers, &project.objects);
        let is_same = Arc::ptr_eq(&self.own_kinds, &project.objects);
        if !is_same {
            self.own_kinds = project.objects.clone();
            self.own_heights = own::heights_of(&project.objects.kinds);
        }
        if !is_same || !Arc::ptr_eq(&self.sounds, &project.sounds) {
            self.sounds = project.sounds.clone();
            self.own_programs = own::programs_of(&project.objects, &project.sounds);
        }
    }
}
