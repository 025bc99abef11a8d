//! The dynamic state of a maze, and one frame of it.

use super::block::MazeBlock;
use super::effects::Effects;
use super::grid::{MazeGrid, item_cell};
use super::trace::MazeTrace;
use super::{Maze, START_ROTATION};
use crate::angle::Angle;
use crate::digest::Digest;
use crate::input::Input;
use crate::snapshot::Snapshot;
use crate::trace::Event;
use crate::units::Speed;

/// Frames from the end of the spin to the end of the stage. UNVERIFIED.
const SETTLES: u8 = 60;
/// Half the width of the screen: the player is in its middle.
pub const HALF_SCREEN: (u16, u16) = (0xA0, 0x70);

/// The phase of a stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Phase {
    /// The player plays.
    #[default]
    Playing,
    /// The stage spins ever faster: the goal was touched or an emerald taken.
    Exiting,
    /// The stage has stopped spinning.
    Settled,
}

/// The state of ghost blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Ghosts {
    /// The player has not passed one.
    #[default]
    Untouched,
    /// One was passed.
    Passed,
    /// Ghost blocks become solid once the player is in an empty cell.
    Hardening,
}

/// The block that the player touches in a frame: the last one that a tile check found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Hit {
    /// The number that its cell had.
    pub id: u8,
    /// Column and row of its cell.
    pub cell: [i32; 2],
}

/// The items that were collected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Haul {
    /// Rings.
    pub rings: u16,
    /// Extra lives.
    pub lives: u8,
    /// Continues.
    pub continues: u8,
    /// Emeralds, a bit each.
    pub emeralds: u8,
    /// Bits of what is given once only: the continue, and the lives for 100 and 200 rings.
    pub given: u8,
}

/// The player of a maze. He is always a ball.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct MazePlayer {
    /// Centre, 1/65536 pixel; the upper half is the whole pixel.
    pub x: u32,
    /// Centre, 1/65536 pixel; the upper half is the whole pixel.
    pub y: u32,
    /// Motion to the right in the grid, 1/256 pixel a frame.
    pub x_speed: Speed,
    /// Motion down in the grid, 1/256 pixel a frame.
    pub y_speed: Speed,
    /// Speed of walking, 1/256 pixel a frame, along one of the grid's four directions.
    pub ground_speed: Speed,
    /// Touched nothing when he last fell: cannot jump.
    pub airborne: bool,
    /// The last direction pressed was left.
    pub faces_left: bool,
    /// The block touched in this frame.
    pub hit: Option<Hit>,
}

impl MazePlayer {
    /// Whole pixels of the centre.
    pub const fn px(&self) -> (u16, u16) {
        ((self.x >> 16) as u16, (self.y >> 16) as u16)
    }

    /// Column and row of the cell whose item is taken.
    pub const fn cell(&self) -> (i32, i32) {
        let (x, y) = self.px();
        item_cell(x, y)
    }
}

/// Everything that changes while a maze is played, as plain data: a clone is a snapshot.
#[derive(Clone, Debug, PartialEq, Eq, Snapshot)]
pub struct MazeWorld {
    /// Frames stepped.
    pub frame: u32,
    /// The player.
    pub player: MazePlayer,
    /// The stage's angle, 65536 to the turn.
    pub angle: u16,
    /// The amount that is added to the angle each frame.
    pub rotation: i16,
    /// Frames until an up or down block works again. Counts only in frames without a hit.
    pub speed_timer: u8,
    /// Frames until a reverse block works again. Counts only in frames without a hit.
    pub reverse_timer: u8,
    /// The state of ghost blocks.
    pub ghosts: Ghosts,
    /// The phase of the stage.
    pub phase: Phase,
    /// Frames left once the stage has stopped spinning.
    pub settle_timer: u8,
    /// The stage was left.
    pub left: bool,
    /// Top left corner of the screen, pixels, as if nothing was turned.
    pub camera: [u16; 2],
    /// The items that were collected.
    pub haul: Haul,
    /// The cells as they are now.
    pub grid: MazeGrid,
    /// Effects of hit and taken blocks.
    pub effects: Effects,
}

impl MazeWorld {
    /// A world at the start of a maze.
    pub fn new(maze: &Maze) -> Self {
        let (x, y) = maze.start;
        let player =
            MazePlayer { x: u32::from(x) << 16, y: u32::from(y) << 16, airborne: true, ..MazePlayer::default() };
        Self {
            frame: 0,
            player,
            angle: maze.angle,
            rotation: START_ROTATION,
            speed_timer: 0,
            reverse_timer: 0,
            ghosts: Ghosts::Untouched,
            phase: Phase::Playing,
            settle_timer: 0,
            left: false,
            camera: [x.saturating_sub(HALF_SCREEN.0), y.saturating_sub(HALF_SCREEN.1)],
            haul: Haul::default(),
            grid: maze.grid.clone(),
            effects: Effects::default(),
        }
    }

    /// The angle that gravity, jumps and drawing follow: in steps of 4.
    ///
    /// Guide: Special Stages > Rotating Maze
    pub const fn snapped_angle(&self) -> Angle {
        Angle((self.angle >> 8) as u8 & 0xFC)
    }

    /// The direction of walking: one of four, by the angle that is not snapped.
    ///
    /// Guide: Special Stages > Rotating Maze
    pub const fn movement_angle(&self) -> Angle {
        Angle(((self.angle >> 8) as u8).wrapping_add(0x20) & 0xC0).flipped_x()
    }

    /// One frame, in the original's order. Never panics and allocates nothing.
    ///
    /// Guide: Special Stages > Rotating Maze
    pub fn step<T: MazeTrace>(&mut self, input: Input, trace: &mut T) {
        let before = MazeScore::of(self);
        self.frame = self.frame.wrapping_add(1);
        match self.phase {
            Phase::Playing => self.play(input, trace),
            Phase::Exiting => self.exit(),
            Phase::Settled => self.settle(),
        }
        if self.effects.step(&mut self.grid) {
            self.phase = Phase::Exiting;
        }
        MazeScore::of(self).events_since(&before, |event| trace.event(event));
    }

    /// A frame of play.
    ///
    /// Guide: Special Stages > Rotating Maze
    fn play<T: MazeTrace>(&mut self, input: Input, trace: &mut T) {
        self.player.hit = None; // 1
        if !self.player.airborne && input.pressed.jumps() {
            self.jump(); // 2
        }
        self.walk(input.held, trace); // 3
        self.fall(trace); // 4
        self.take_item(trace); // 5
        self.react(); // 6
        let MazePlayer { x, y, x_speed, y_speed, .. } = &mut self.player; // 7
        *x = x.wrapping_add_signed(i32::from(x_speed.0) << 8);
        *y = y.wrapping_add_signed(i32::from(y_speed.0) << 8);
        self.move_camera(); // 8
        self.turn(); // 9
    }

    /// Spins ever faster; at one rotation the stage is left.
    fn exit(&mut self) {
        self.rotation = self.rotation.wrapping_add(0x40);
        self.left |= self.rotation == 0x1800;
        if self.rotation >= 0x3000 {
            (self.rotation, self.angle) = (0, 0x4000);
            (self.phase, self.settle_timer) = (Phase::Settled, SETTLES);
        }
        self.turn();
        self.move_camera();
    }

    /// Waits in the stage that has stopped.
    fn settle(&mut self) {
        self.settle_timer = self.settle_timer.saturating_sub(1);
        self.left |= self.settle_timer == 0;
        self.move_camera();
    }

    fn turn(&mut self) {
        self.angle = self.angle.wrapping_add_signed(self.rotation);
    }

    /// Keeps the player in the middle of the screen, except near the left and upper end of all positions.
    ///
    /// Guide: Special Stages > Rotating Maze
    fn move_camera(&mut self) {
        let (x, y) = self.player.px();
        for (camera, wanted) in self.camera.iter_mut().zip([x.checked_sub(HALF_SCREEN.0), y.checked_sub(HALF_SCREEN.1)])
        {
            *camera = wanted.unwrap_or(*camera);
        }
    }

    /// The block in the cell that the player touches, as it is now.
    pub fn touched(&self) -> Option<MazeBlock> {
        let [column, row] = self.player.hit?.cell;
        MazeBlock::from_id(self.grid.get((column, row)))
    }

    /// Returns the digest of everything that the next frames depend on. Recorded runs pin it.
    pub fn digest(&self) -> u64 {
        Digest::of(|digest| self.write(digest))
    }
}

/// A jump or a bump is heard from this change of speed on, both axes together, 256ths of a pixel.
const KICK: u32 = 0x400;

/// The part of a maze that is heard when it changes.
#[derive(Clone, Copy, Debug)]
struct MazeScore {
    haul: Haul,
    phase: Phase,
    rotation: i16,
    player: MazePlayer,
    bumps: bool,
}

impl MazeScore {
    /// Returns the score of the moment.
    fn of(world: &MazeWorld) -> Self {
        let MazeWorld { haul, phase, rotation, player, .. } = *world;
        let hit = player.hit.and_then(|hit| MazeBlock::from_id(hit.id));
        Self { haul, phase, rotation, player, bumps: hit == Some(MazeBlock::Bumper) }
    }

    /// Reports what happened since `before`, the score of a frame earlier.
    fn events_since(&self, before: &Self, mut report: impl FnMut(Event)) {
        let (haul, haul_before) = (&self.haul, &before.haul);
        let bumped = self.bumps && !before.bumps;
        let turned = self.rotation.signum() != before.rotation.signum() && self.rotation != 0;
        let speed = |player: &MazePlayer| [player.x_speed, player.y_speed].map(|speed| i32::from(speed.0));
        let ([x, y], [x_before, y_before]) = (speed(&self.player), speed(&before.player));
        let kick = (x - x_before).unsigned_abs() + (y - y_before).unsigned_abs();
        let left_ground = self.player.airborne && !before.player.airborne;
        let events = [
            (haul.rings > haul_before.rings, Event::RingGained),
            (haul.lives > haul_before.lives || haul.continues > haul_before.continues, Event::LifeGained),
            (haul.emeralds != haul_before.emeralds, Event::EmeraldGained),
            (self.phase == Phase::Exiting && before.phase == Phase::Playing, Event::GoalReached),
            (bumped, Event::BumperThrew),
            (turned && self.phase == Phase::Playing, Event::SwitchPressed),
            (left_ground && kick > KICK && !bumped, Event::Jumped),
        ];
        events.into_iter().filter(|(happened, _)| *happened).for_each(|(_, event)| report(event));
    }
}
