//! Names of a maze's blocks, and what they do.

use crate::language::t;
use crate::tr;
use sim::maze::MazeBlock;

/// The name of a block's number; each number has one of its own.
pub fn name(id: u8) -> String {
    match MazeBlock::from_id(id) {
        Some(MazeBlock::Wall(picture)) => tr!("Wall {picture}", picture),
        Some(MazeBlock::Plain(sign @ 1..)) => tr!("Sign {sign}", sign),
        Some(MazeBlock::Glass(0)) => t("Glass").to_owned(),
        Some(MazeBlock::Glass(1)) => t("Glass, hit once").to_owned(),
        Some(MazeBlock::Glass(hits)) => tr!("Glass, hit {hits} times", hits),
        Some(MazeBlock::Emerald(kind)) => tr!("Emerald {number}", number = kind + 1),
        Some(MazeBlock::Effect(id)) => tr!("Effect {id}", id = format!("{id:02X}")),
        Some(block) => t(block.name()).to_owned(),
        None => tr!("Number {id}", id = format!("{id:02X}")),
    }
}

/// Returns the effect of a block, in a sentence.
pub fn help(block: MazeBlock) -> &'static str {
    match block {
        MazeBlock::Empty => t("Nothing: the player falls through. Painting with it erases."),
        MazeBlock::Wall(_) => t("Solid. It turns with the maze."),
        MazeBlock::Bumper => t("Throws the player away from its centre."),
        MazeBlock::Plain(0) => t("Solid, and does nothing else."),
        MazeBlock::Plain(_) => t("Solid, with a number on it."),
        MazeBlock::Goal => t("Ends the stage when it is touched."),
        MazeBlock::Life => t("Gives an extra life. The player passes through it."),
        MazeBlock::Up => t("Doubles the rotation if it is slow, and becomes a Down block."),
        MazeBlock::Down => t("Halves the rotation if it is fast, and becomes an Up block."),
        MazeBlock::Reverse => t("Reverses the rotation."),
        MazeBlock::SolidGhost => t("A ghost block that has become solid."),
        MazeBlock::Glass(_) => t("Breaks at the fourth hit."),
        MazeBlock::Ring => t("A ring to take. The 50th gives a continue."),
        MazeBlock::Emerald(_) => t("An emerald to take. It ends the stage."),
        MazeBlock::Ghost => t("The player passes through it once; a ghost maker then makes all of them solid."),
        MazeBlock::GhostMaker => t("Makes all ghost blocks solid once the player has passed one."),
        MazeBlock::Effect(_) => t("A picture of something just hit or taken. Only play puts it into a cell."),
    }
}

/// The numbers of all blocks that can be placed.
pub fn placeable() -> impl Iterator<Item = u8> {
    (0..=MazeBlock::LAST).filter(|id| MazeBlock::from_id(*id).is_some_and(MazeBlock::can_be_placed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_has_a_name_of_its_own() {
        let names: std::collections::BTreeSet<_> = (0..=MazeBlock::LAST).map(name).collect();
        assert_eq!(names.len(), usize::from(MazeBlock::LAST) + 1);
        assert_eq!((name(0x3B), name(0x2E)), ("Emerald 1".to_owned(), "Glass, hit once".to_owned()));
        assert_eq!(placeable().count(), 64);
    }
}
