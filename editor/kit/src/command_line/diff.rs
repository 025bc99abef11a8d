//! The headless command `diff`.

use super::ending::Ending;
use super::terminal;
use crate::derived::picture::{Picture, Rgba};
use crate::derived::strip::lay;
use crate::derived::thumbnail::thumbnail;
use crate::document::art::own_pictures;
use crate::document::art::pictures::{self, Pictures};
use crate::document::differences::{Spot, differences, spots};
use crate::output;
use crate::pixels::Pixels;
use clap::Args;
use sim::file::{Disk, open};
use sim::project::Project;
use std::path::{Path, PathBuf};

/// Arguments of `diff`.
#[derive(Debug, Args)]
pub struct DiffCommand {
    /// Folder of a project, or its loopwright.json.
    old: PathBuf,
    /// Folder of another state of the project.
    new: PathBuf,
    /// Draw the differences, old beside new, with a row for each level; an existing file is replaced.
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
}

/// Pixels of each half of a row at most.
const HALF: (usize, usize) = (960, 540);
/// Pixels between pictures.
const GAP: usize = 8;
/// Rows of a picture at most.
const MOST_ROWS: usize = 24;
/// Behind the pictures.
const GROUND: Rgba = [24, 26, 36, 255];

impl DiffCommand {
    /// Carries it out: one line for each part that differs.
    ///
    /// # Errors
    /// In words: a project could not be read, or the picture not written.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let lines = self.lines()?;
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        terminal::print_beside(self.picture.as_deref(), text)?;
        Ok(Ending::found(!lines.is_empty()))
    }

    fn lines(&self) -> Result<Vec<String>, String> {
        self.picture.as_deref().map_or(Ok(()), |path| terminal::refuse_existing(path, true))?;
        let (old, new) = (read(&self.old)?, read(&self.new)?);
        if let Some(path) = &self.picture {
            output::write(path, true, &side_by_side(&old, &new).to_png()?)?;
        }
        Ok(differences(&old, &new))
    }
}

/// Each level that differs as it was, and beside it as it is, the start as a box. A level that is new or gone has one picture.
fn side_by_side(old: &Project, new: &Project) -> Pixels {
    let gone = old.levels.iter().filter(|level| new.levels.iter().all(|new| new.key != level.key));
    let gone = gone.map(|level| Spot { level: level.key.clone(), area: None });
    let spots: Vec<Spot> = spots(old, new).into_iter().chain(gone).take(MOST_ROWS).collect();
    let rows: Vec<[Picture; 2]> =
        spots.iter().map(|spot| [old, new].map(|project| thumbnail(project, spot, HALF))).collect();
    let high = |row: &[Picture; 2]| row.iter().map(|picture| picture.height).max().unwrap_or(0) + GAP;
    let half = rows.iter().flatten().map(|picture| picture.width).max().unwrap_or(0);
    let mut all = Pixels::clear(2 * half + 3 * GAP, GAP + rows.iter().map(high).sum::<usize>());
    all.rgba.fill(GROUND);
    let mut top = GAP;
    for row in &rows {
        for (picture, left) in row.iter().zip([GAP, 2 * GAP + half]) {
            for (n, pixel) in picture.pixels.iter().enumerate() {
                let mut under = GROUND;
                lay(&mut under, *pixel);
                all.put(left + n % picture.width, top + n / picture.width, under);
            }
        }
        top += high(row);
    }
    all
}

fn read(path: &Path) -> Result<Project, String> {
    let mut opened = open(&Disk, path, &mut |_, _| {}).map_err(|error| error.to_string())?;
    Pictures::default().read(&Disk, &mut opened.project, &mut opened.saved);
    opened.problems.extend(own_pictures::read(&Disk, &mut opened.project, &mut opened.saved));
    opened.problems.extend(pictures::problems(&Disk, &opened.project, &opened.saved));
    match opened.problems.first() {
        None => Ok(opened.project),
        Some(problem) => Err(format!("{}: {problem}", path.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_states_of_a_project_are_compared() {
        let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects");
        let (one, other) = (samples.join("first-steps"), samples.join("abilities"));
        let picture = std::env::temp_dir().join(format!("loopwright-diff-{}.png", std::process::id()));
        let drawn = || Pixels::open(&Disk, &picture).map(|pixels| (pixels.width, pixels.height));
        let lines = |old: &Path, new: &Path| {
            DiffCommand { old: old.to_owned(), new: new.to_owned(), picture: Some(picture.clone()) }.lines()
        };
        assert_eq!(lines(&one, &one), Ok(Vec::new()));
        assert_eq!(drawn(), Ok((3 * GAP, GAP)), "nothing differs: an empty picture");
        let differing = lines(&one, &other).unwrap_or_default();
        assert!(differing.iter().any(|line| line.starts_with("Level ") && line.ends_with(": new")), "{differing:?}");
        assert!(drawn().is_ok_and(|(_, height)| height > 10 * HALF.1 / 2), "a row for each level");
        assert!(lines(&one, &samples.join("nothing")).is_err());
        let _gone = std::fs::remove_file(&picture);
    }
}
