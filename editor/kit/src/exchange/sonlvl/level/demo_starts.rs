//! The starts of the demos of Sonic 1's credits: the game has a table of their own for them, which level projects name in
//! part.

use crate::exchange::sonlvl::files::expression::Constants;
use crate::exchange::sonlvl::files::folder::Folder;
use crate::exchange::sonlvl::files::source::{self, Row, WHOLE_FILE};
use sim::project::StartState;

/// The rows of the acts in which the credits play, in the order of their table.
const ACTS: [usize; 8] = [0, 9, 18, 6, 14, 20, 21, 0];
/// Labyrinth 3 in that table.
const LABYRINTH_3: usize = 3;
/// The file that is the table, or its label in the files that hold the limits.
const TABLE: &str = "_inc/Start Location Array - Ending.asm";
const LABEL: &str = "EndingStLocArray";
const OTHERS: [&str; 2] = ["_inc/LevelSizeLoad & BgScrollSpeed (JP1).asm", "_inc/LevelSizeLoad & BgScrollSpeed.asm"];

/// The files of the starts, from the outermost folder, as the table writes them but with strokes of one kind.
pub(in crate::exchange::sonlvl) fn read(folder: &Folder<'_>, constants: &mut Constants) -> Vec<Option<String>> {
    let rows = |(file, label): (&str, &str)| {
        let text = source::text(folder, file)?.1;
        source::read(&text, &[label], constants).remove(label).filter(|rows| !rows.is_empty())
    };
    let places = std::iter::once((TABLE, WHOLE_FILE)).chain(OTHERS.map(|file| (file, LABEL)));
    let rows: Vec<Row> = places.into_iter().find_map(rows).unwrap_or_default();
    rows.iter().map(|row| row.file.as_ref().map(|file| file.replace('\\', "/"))).collect()
}

/// The demos of an act: their place in the table and their file.
pub(in crate::exchange::sonlvl) fn of_act(files: &[Option<String>], row: usize) -> impl Iterator<Item = (usize, &str)> {
    let of_row = move |n: &usize| ACTS.get(*n) == Some(&row);
    (0..files.len()).filter(of_row).filter_map(|n| Some((n, files[n].as_deref()?)))
}

/// Returns the state in which the demo in a place of the table begins besides its place: that of Labyrinth 3 begins as behind a checkpoint,
/// with rings and under water.
pub(in crate::exchange::sonlvl) fn state(place: usize) -> StartState {
    if place == LABYRINTH_3 {
        StartState { rings: 13, water: Some(0x308), water_stage: 1, ..StartState::default() }
    } else {
        StartState::default()
    }
}
