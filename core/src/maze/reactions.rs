//! The gifts of items, and the effects of blocks on the player who touches them.

use super::block::MazeBlock;
use super::effects::EffectKind;
use super::grid::centre_of;
use super::motion::speed_towards;
use super::trace::MazeTrace;
use super::world::{Ghosts, Haul, MazeWorld, Phase};
use crate::angle::Angle;

/// Frames without a hit until a block that changes the rotation works again.
///
/// Guide: Special Stages > Rotating Maze
/// Differs: the guide says 48.
const COOLDOWN: u8 = 30;
/// Speed off a bumper, 1/256 pixel, away from its centre.
const BUMPER_FORCE: i32 = -0x700;
/// The bit of the rotation that is set at the slow speed.
const SLOW: i16 = 0x40;
/// Rings that give something once each: a continue, and a life twice. The lives are UNVERIFIED.
const GIFTS: [(u16, u8); 3] = [(50, 1), (100, 2), (200, 4)];

impl Haul {
    /// A ring more. The 50th gives a continue, the 100th and the 200th a life.
    fn add_ring(&mut self) {
        self.rings = self.rings.saturating_add(1);
        for (rings, bit) in GIFTS {
            if self.rings >= rings && self.given & bit == 0 {
                self.given |= bit;
                let gift = if bit == 1 { &mut self.continues } else { &mut self.lives };
                *gift = gift.saturating_add(1);
            }
        }
    }
}

impl MazeWorld {
    /// Takes what is in the one cell under the player's centre.
    ///
    /// Guide: Special Stages > Rotating Maze
    pub(super) fn take_item<T: MazeTrace>(&mut self, trace: &mut T) {
        let cell = self.player.cell();
        trace.item(cell);
        match MazeBlock::from_id(self.grid.get(cell)) {
            Some(MazeBlock::Empty) => self.harden_ghosts(),
            Some(MazeBlock::Ring) => {
                self.effects.begin(EffectKind::Ring, cell, 0);
                self.haul.add_ring();
            }
            Some(MazeBlock::Life) => {
                self.effects.begin(EffectKind::Life, cell, 0);
                self.haul.lives = self.haul.lives.saturating_add(1);
            }
            Some(MazeBlock::Emerald(kind)) => {
                self.effects.begin(EffectKind::Emerald, cell, 0);
                self.haul.emeralds |= 1 << kind;
            }
            Some(MazeBlock::Ghost) => self.ghosts = Ghosts::Passed,
            Some(MazeBlock::GhostMaker) if self.ghosts == Ghosts::Passed => self.ghosts = Ghosts::Hardening,
            _ => {}
        }
    }

    /// Makes all ghost blocks solid, if one was passed and then the ghost maker; forgets both otherwise.
    ///
    /// Guide: Special Stages > Rotating Maze
    fn harden_ghosts(&mut self) {
        if self.ghosts == Ghosts::Hardening {
            self.grid.replace_all(MazeBlock::Ghost.id(), MazeBlock::SolidGhost.id());
        }
        self.ghosts = Ghosts::Untouched;
    }

    /// The reaction to the block that was hit in this frame; cooldowns count in frames without one.
    ///
    /// Guide: Special Stages > Rotating Maze
    pub(super) fn react(&mut self) {
        let Some(hit) = self.player.hit else {
            self.speed_timer = self.speed_timer.saturating_sub(1);
            self.reverse_timer = self.reverse_timer.saturating_sub(1);
            return;
        };
        let cell = (hit.cell[0], hit.cell[1]);
        match MazeBlock::from_id(hit.id) {
            Some(MazeBlock::Bumper) => self.bump(cell),
            Some(MazeBlock::Goal) => self.phase = Phase::Exiting,
            Some(MazeBlock::Up) => self.change_speed(cell, MazeBlock::Down),
            Some(MazeBlock::Down) => self.change_speed(cell, MazeBlock::Up),
            Some(MazeBlock::Reverse) if self.reverse_timer == 0 => {
                self.reverse_timer = COOLDOWN;
                self.effects.begin(EffectKind::Reverse, cell, MazeBlock::Reverse.id());
                self.rotation = self.rotation.wrapping_neg();
            }
            Some(MazeBlock::Glass(hits)) => {
                let then = if hits < 3 { MazeBlock::Glass(hits + 1) } else { MazeBlock::Empty };
                self.effects.begin(EffectKind::Glass, cell, then.id());
            }
            _ => {}
        }
    }

    /// Throws the player away from the centre of a bumper.
    ///
    /// Guide: Special Stages > Rotating Maze
    fn bump(&mut self, cell: (i32, i32)) {
        let (x, y) = self.player.px();
        let (centre_x, centre_y) = centre_of(cell);
        let towards =
            Angle::of_vector((centre_x as u16).wrapping_sub(x) as i16, (centre_y as u16).wrapping_sub(y) as i16);
        (self.player.x_speed, self.player.y_speed) = speed_towards(towards, BUMPER_FORCE);
        self.player.airborne = true;
        self.effects.begin(EffectKind::Bumper, cell, MazeBlock::Bumper.id());
    }

    /// An up or down block: it works only from the other speed, and becomes its opposite then.
    ///
    /// Guide: Special Stages > Rotating Maze
    fn change_speed(&mut self, cell: (i32, i32), becomes: MazeBlock) {
        if self.speed_timer != 0 {
            return;
        }
        self.speed_timer = COOLDOWN;
        let is_slow = self.rotation & SLOW != 0;
        match becomes {
            MazeBlock::Down if is_slow => self.rotation = self.rotation.wrapping_shl(1),
            MazeBlock::Up if !is_slow => self.rotation >>= 1,
            _ => return,
        }
        self.grid.set(cell, becomes.id());
    }
}
