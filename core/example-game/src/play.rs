//! A level that is played, and that changes when its project is saved.

use sim::file::{Disk, open};
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::project::Project;
use sim::replay::Replay;
use sim::trace::NoTrace;
use sim::world::World;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// The time between two looks at the files.
const LOOK: Duration = Duration::from_millis(50);

/// A level that is played.
pub struct Play {
    pub folder: PathBuf,
    pub project: Project,
    pub key: String,
    pub level: Level,
    pub world: World,
    held: Buttons,
    /// The newest time of the project's files.
    saved: Option<SystemTime>,
    looked: Instant,
}

/// Returns the digest of the end of a saved run.
///
/// # Errors
/// In words: the project can't be read, or has no such run.
pub fn digest_of_run(folder: &Path, key: &str) -> Result<u64, String> {
    let project = open(&Disk, folder, &mut |_, _| {}).map_err(|error| error.to_string())?.project;
    let run = project.runs.iter().find(|run| run.key == key).ok_or_else(|| format!("there is no run {key}"))?;
    let level = Level::for_run(&project, run).ok_or("its level can't be played")?;
    Ok(Replay::new(run, &level).finish().digest())
}

impl Play {
    /// Opens a project, and begins a level: the first one if none is named.
    ///
    /// # Errors
    /// In words: the project can't be read, or has no such level.
    pub fn open(folder: &Path, key: Option<&str>) -> Result<Self, String> {
        let project = open(&Disk, folder, &mut |_, _| {}).map_err(|error| error.to_string())?.project;
        let first = project.levels.first().map(|level| level.key.clone());
        let key = key.map(str::to_owned).or(first).ok_or("the project has no levels")?;
        let level = Level::compile(&project, &key).ok_or_else(|| format!("there is no level {key}"))?;
        let (world, saved) = (World::new(&level), newest(folder));
        let (folder, held, looked) = (folder.to_owned(), Buttons::NONE, Instant::now());
        Ok(Self { folder, project, key, level, world, held, saved, looked })
    }

    /// Steps one frame.
    pub fn step(&mut self, held: Buttons) {
        self.world.step(&self.level, Input::after(self.held, held), &mut NoTrace);
        self.held = held;
        if self.world.is_over() && !self.world.goal_reached {
            self.world.restart(&self.level);
        }
    }

    /// Takes over the project if it was saved since; the player stays in place. Returns true if it did.
    pub fn reload_if_saved(&mut self) -> bool {
        if self.looked.elapsed() < LOOK {
            return false;
        }
        self.looked = Instant::now();
        let newest = newest(&self.folder);
        if newest == self.saved {
            return false;
        }
        // A project that is being written is read at the next look.
        let Ok(opened) = open(&Disk, &self.folder, &mut |_, _| {}) else { return false };
        let Some(level) = Level::compile(&opened.project, &self.key) else { return false };
        (self.saved, self.project, self.level) = (newest, opened.project, level);
        self.world.follow(&self.level);
        true
    }
}

/// The newest time of the files of a project: of its own folder, its levels, and its tilesets.
fn newest(folder: &Path) -> Option<SystemTime> {
    let tilesets = std::fs::read_dir(folder.join("tilesets")).into_iter().flatten().flatten().map(|set| set.path());
    let folders = [folder.to_owned(), folder.join("levels")].into_iter().chain(tilesets);
    let files = folders.flat_map(|folder| std::fs::read_dir(folder).into_iter().flatten().flatten());
    files.filter(|file| file.path().is_file()).filter_map(|file| file.metadata().ok()?.modified().ok()).max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::file::{SaveOptions, save, save_as};
    use std::sync::Arc;

    fn sample() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/first-steps")
    }

    #[test]
    fn a_run_that_is_played_ends_as_in_the_editor() {
        let project = open(&Disk, &sample(), &mut |_, _| {}).expect("the sample").project;
        for run in project.runs.iter().filter(|run| run.start.is_none() && run.ruleset.is_none()) {
            let mut play = Play::open(&sample(), Some(&run.level)).expect("the level");
            sim::replay::decode(&run.inputs).for_each(|held| play.step(held));
            assert_eq!(play.world.digest(), digest_of_run(&sample(), &run.key).expect("the run"), "{}", run.key);
        }
    }

    #[test]
    fn a_saved_change_is_there_soon_and_the_player_stays() {
        let home = std::env::temp_dir().join(format!("loopwright-game-{}", std::process::id()));
        let _old = std::fs::remove_dir_all(&home);
        let opened = open(&Disk, &sample(), &mut |_, _| {}).expect("the sample");
        save_as(&Disk, &opened.project, Some(&sample()), &home).expect("a copy");
        let mut play = Play::open(&home, None).expect("the copy");
        (0..90).for_each(|_| play.step(Buttons::RIGHT));
        let place = (play.world.player.x, play.world.player.y);
        let mut there = open(&Disk, &home, &mut |_, _| {}).expect("the copy");
        Arc::make_mut(&mut there.project.levels[0]).title = "Another".into();
        std::thread::sleep(Duration::from_millis(20)); // a later time than that of the copy
        save(&Disk, &there.project, &mut there.saved, &SaveOptions::default()).expect("saved");
        let saved = Instant::now();
        while !play.reload_if_saved() {
            assert!(saved.elapsed() < Duration::from_secs(10), "it is never read");
            std::thread::sleep(Duration::from_millis(5));
        }
        println!("reloaded after {:?}", saved.elapsed());
        let title = &play.project.levels[0].title;
        assert_eq!((title.as_str(), (play.world.player.x, play.world.player.y)), ("Another", place));
        let _gone = std::fs::remove_dir_all(&home);
    }
}
