//! Names of a maze's blocks, and what they do.

use crate::language::t;
use crate::tr;
use sim::maze::Block;

/// The name of a block's number; each number has one of its own.
pub fn name(id: u8) -> String {
    match Block::from_id(id) {
        Some(Block::Wall(picture)) => tr!("Wall {picture}", picture),
        Some(Block::Plain(sign @ 1..)) => tr!("Sign {sign}", sign),
        Some(Block::Glass(0)) => t("Glass").to_owned(),
        Some(Block::Glass(1)) => t("Glass, hit once").to_owned(),
        Some(Block::Glass(hits)) => tr!("Glass, hit {hits} times", hits),
        Some(Block::Emerald(kind)) => tr!("Emerald {number}", number = kind + 1),
        Some(Block::Effect(id)) => tr!("Effect {id}", id = format!("{id:02X}")),
        Some(block) => t(block.name()).to_owned(),
        None => tr!("Number {id}", id = format!("{id:02X}")),
    }
}

/// What a block does, in a sentence.
pub fn help(block: Block) -> &'static str {
    match block {
        Block::Empty => t("Nothing: the player falls through. Painting with it erases."),
        Block::Wall(_) => t("Solid. It turns with the maze."),
        Block::Bumper => t("Throws the player away from its centre."),
        Block::Plain(0) => t("Solid, and does nothing else."),
        Block::Plain(_) => t("Solid, with a number on it."),
        Block::Goal => t("Ends the stage when it is touched."),
        Block::Life => t("Gives an extra life. The player passes through it."),
        Block::Up => t("Doubles the rotation if it is slow, and becomes a Down block."),
        Block::Down => t("Halves the rotation if it is fast, and becomes an Up block."),
        Block::Reverse => t("Reverses the rotation."),
        Block::SolidGhost => t("A ghost block that has become solid."),
        Block::Glass(_) => t("Breaks at the fourth hit."),
        Block::Ring => t("A ring to take. The 50th gives a continue."),
        Block::Emerald(_) => t("An emerald to take. It ends the stage."),
        Block::Ghost => t("The player passes through it once; a ghost maker then makes all of them solid."),
        Block::GhostMaker => t("Makes all ghost blocks solid once the player has passed one."),
        Block::Effect(_) => t("A picture of something just hit or taken. Only play puts it into a cell."),
    }
}

/// The numbers of all blocks that can be placed.
pub fn placeable() -> impl Iterator<Item = u8> {
    (0..=Block::LAST).filter(|id| Block::from_id(*id).is_some_and(Block::can_be_placed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_has_a_name_of_its_own() {
        let names: std::collections::BTreeSet<_> = (0..=Block::LAST).map(name).collect();
        assert_eq!(names.len(), usize::from(Block::LAST) + 1);
        assert_eq!((name(0x3B), name(0x2E)), ("Emerald 1".to_owned(), "Glass, hit once".to_owned()));
        assert_eq!(placeable().count(), 64);
    }
}
