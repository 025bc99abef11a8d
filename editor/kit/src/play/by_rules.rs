//! A level by the rules of another game, kept up with the project: an edit recompiles what it touched.

use sim::level::{Level, Touched};
use sim::project::Project;
use sim::ruleset::Game;
use std::sync::Arc;

/// The level that was asked for last, and what it was compiled from.
#[derive(Clone, Debug, Default)]
pub struct ByRules {
    kept: Option<Kept>,
}

#[derive(Clone, Debug)]
struct Kept {
    project: Project,
    key: String,
    level: Arc<Level>,
}

impl ByRules {
    /// The level of that key by the rules of a game; without terrain if there is none. It is the same one, by identity, as
    /// long as nothing about it changes.
    pub fn level(&mut self, project: &Project, key: &str, game: Game) -> Arc<Level> {
        let now = project.by_rules_of(game);
        let kept = self.kept.take().filter(|kept| kept.project.ruleset == now.ruleset && kept.key == key);
        let level = match kept {
            Some(kept) => {
                let mut edited = Level::clone(&kept.level);
                edited.update(&kept.project, &now, key);
                let is_same = edited.start == kept.level.start && edited.touched_since(&kept.level) == Touched::Nothing;
                if is_same { kept.level } else { Arc::new(edited) }
            }
            None => Arc::new(Level::compile(&now, key).unwrap_or_default()),
        };
        self.kept = Some(Kept { project: now, key: key.to_owned(), level: Arc::clone(&level) });
        level
    }
}
