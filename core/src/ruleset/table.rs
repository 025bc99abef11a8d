//! The switches, each with what it does and its value in Sonic 1, CD, 2, 3 and 3&K.

use super::constants::ORIGINAL_CONSTANTS;
use super::switch::{SwitchInfo, SwitchValue, choice, switches};
use super::{Character, Constants, Game};
use crate::value::{ChoiceInfo, Unit, ValueKind};

choice! {
    /// The source of a level's two collision layers.
    Layers {
        /// One layer of large chunks; places marked as loops swap chunks between a high and a low plane.
        ChunkSwap = "chunk_swap" "one layer, loops swap chunks",
        /// Two layers in every cell, layer switchers between them.
        Two = "two" "two layers, layer switchers",
    }
}

choice! {
    /// The distance below the feet within which ground holds the player.
    FootSnap {
        /// 14 pixels, always.
        Fixed = "fixed" "14 pixels",
        /// The whole pixels of the speed along the ground's axis plus 4, at most 14.
        BySpeed = "by_speed" "speed + 4, at most 14 pixels",
    }
}

choice! {
    /// Whether a slope sets a standing player in motion.
    SlopeAtRest {
        /// Never: only a player already in motion feels slopes.
        Never = "never" "never",
        /// On slopes whose factor is 13 or more, but not for Tails.
        SteepNotTails = "steep_not_tails" "on steep slopes, except Tails",
        /// On slopes whose factor is 13 or more.
        Steep = "steep" "on steep slopes",
    }
}

choice! {
    /// The effect of a steep slope on a player who is too slow.
    SlipRule {
        /// Falls off at 45 degrees or more, standing still.
        Fall = "fall" "falls off at 45 degrees",
        /// As `SlideOrFall`, for Tails as `Fall`.
        SlideOrFallNotTails = "slide_or_fall_not_tails" "slides, then falls, except Tails",
        /// Slides back at about 34 degrees or more, falls off at about 68 degrees or more.
        SlideOrFall = "slide_or_fall" "slides, then falls",
    }
}

choice! {
    /// The loss of speed of a roll that is held against, per frame.
    RollBrake {
        /// A quarter of the deceleration.
        QuarterDeceleration = "quarter_deceleration" "a quarter of the deceleration",
        /// 0x20, for Tails a quarter of the deceleration.
        FixedNotTails = "fixed_not_tails" "0x20, for Tails a quarter",
        /// 0x20.
        Fixed = "fixed" "0x20",
    }
}

choice! {
    /// The distance that the centre moves when a ball stands up on landing.
    LandingShift {
        /// By the difference between standing and ball, even after a roll jump, which has the standing radius already.
        Fixed = "fixed" "fixed",
        /// By the difference between the current radius and the standing one.
        ByRadius = "by_radius" "by the current radius",
        /// As `ByRadius`, inverted for an upside-down player.
        ByRadiusTurned = "by_radius_turned" "by the radius, inverted upside down",
    }
}

choice! {
    /// When looking up or down begins to move the camera.
    LookDelay {
        /// At once.
        AtOnce = "at_once" "at once",
        /// On the second press within 15 frames of the first.
        DoubleTap = "double_tap" "on a double tap",
        /// From the 120th frame of holding on.
        Frames120 = "frames_120" "after two seconds",
    }
}

choice! {
    /// The animations of a player on an edge.
    Balance {
        /// One animation; the player turns to the edge.
        OneTurning = "one_turning" "one, turning to the edge",
        /// Two: facing the edge or backwards.
        TwoFacing = "two_facing" "facing or backwards",
        /// Four: facing or backwards, near or far; the far backwards one turns the player.
        Four = "four" "facing or backwards, near or far",
        /// Two: near or far; the player turns to the edge.
        TwoTurning = "two_turning" "near or far, turning to the edge",
    }
}

choice! {
    /// Whose animation scripts time the player's figure.
    Animations {
        /// Sonic 1.
        Sonic1 = "sonic1" "Sonic 1",
        /// Sonic CD.
        SonicCd = "sonic_cd" "Sonic CD",
        /// Sonic 2.
        Sonic2 = "sonic2" "Sonic 2",
        /// Sonic 3 and Sonic & Knuckles.
        Sonic3 = "sonic3" "Sonic 3 & Knuckles",
    }
}

choice! {
    /// The effect of a jump button while the player ducks.
    SpinDashRule {
        /// A jump.
        None = "none" "none",
        /// A charge while both are held, and a dash once the charge is full.
        Timed = "timed" "by time, as in CD",
        /// Each press charges more; letting go of down releases the dash.
        Revs = "revs" "by presses, as from Sonic 2 on",
    }
}

choice! {
    /// When emeralds and rings make a super form.
    SuperForms {
        /// Never.
        None = "none" "never",
        /// At the top of Sonic's jump.
        AtTop = "at_top" "at the top of a jump",
        /// On a press of jump in a jump.
        ByPress = "by_press" "on a press in a jump",
    }
}

choice! {
    /// Rings that a player needs to set off stars at a checkpoint.
    CheckpointStars {
        /// No stars.
        None = "none" "no stars",
        /// A player with 50 rings, unless he has seven emeralds.
        From50UntilEmeralds = "from_50_until_emeralds" "with 50 rings, not all emeralds",
        /// A player with 50 rings.
        From50 = "from_50" "with 50 rings",
        /// A player with 20 rings.
        From20 = "from_20" "with 20 rings",
    }
}

choice! {
    /// The effect of leaving the water.
    WaterExit {
        /// The speed up or down doubles.
        Doubles = "doubles" "doubles the speed",
        /// The speed up or down doubles, except of a player rising faster than 4 pixels a frame.
        DoublesSlow = "doubles_slow" "doubles the speed up to 4 pixels a frame",
        /// The speed doubles; a falling player does not leave the water.
        OnlyRising = "only_rising" "doubles the speed; a falling player stays wet",
    }
}

choice! {
    /// The hitbox of a ducking player.
    DuckHitbox {
        /// Low, for Sonic.
        Low = "low" "low for Sonic",
        /// Low only in the last picture of Sonic's ducking.
        LowForSonic = "low_for_sonic" "low for Sonic, once he is down",
        /// As when standing.
        Standing = "standing" "as when standing",
    }
}

choice! {
    /// The rebound of the player from a boss.
    BossRebound {
        /// With half of his speed.
        Halved = "halved" "at half the speed",
        /// With all of it.
        Full = "full" "at full speed",
        /// With all of it, the ground speed too.
        FullWithGroundSpeed = "full_with_ground_speed" "at full speed, ground speed too",
    }
}

choice! {
    /// The effect of a player on a monitor from below.
    MonitorBump {
        /// A bump, and the monitor falls.
        Bumps = "bumps" "bumps it",
        /// As a ball he breaks it.
        Breaks = "breaks" "breaks it",
    }
}

choice! {
    /// The solidity of monitors.
    MonitorSolidity {
        /// By their own rules: not from below, and not for a falling ball.
        Case = "case" "not from below",
        /// Like other objects, 30 pixels wide; not for a ball.
        Wide = "wide" "on all sides, 30 pixels wide",
        /// Like other objects, 28 pixels wide; not for a ball.
        Narrow = "narrow" "on all sides, 28 pixels wide",
    }
}

choice! {
    /// The frames in which scattered rings look for the floor.
    RingFloor {
        /// Every fourth frame.
        Every4 = "every_4" "every 4th frame",
        /// Every eighth frame, and only on the screen.
        Every8OnScreen = "every_8_on_screen" "every 8th frame, on the screen",
    }
}

choice! {
    /// The contact that sets off a sideways spring.
    SideSpring {
        /// Pushing it from any side.
        AnySide = "any_side" "pushed from any side",
        /// Pushing it on the ground, from its front, or running close past it.
        PushedInFront = "pushed_in_front" "pushed from its front",
        /// Touching it from its front, also in the air, or running close past it.
        TouchedInFront = "touched_in_front" "touched from its front",
    }
}

choice! {
    /// The state of the leader in which a second player flies in.
    PartnerReturns {
        /// On dry ground.
        OnDryGround = "on_dry_ground" "on dry ground",
        /// On any ground.
        OnGround = "on_ground" "on any ground",
        /// Anywhere, unless he dies.
        Anywhere = "anywhere" "anywhere",
    }
}

const BOOL: ValueKind = ValueKind::Bool;

const fn range(min: i32, max: i32) -> ValueKind {
    ValueKind::Integer { min, max, unit: Unit::Plain }
}

switches! {
    /// Where the two collision layers come from. Sonic 1 and CD have one layer and swap whole chunks at places marked
    /// as loops; Sonic 2, 3 and 3&K have two layers and layer switchers.
    layers: Layers, "Collision layers", Layers::KIND,
        [Layers::ChunkSwap, Layers::ChunkSwap, Layers::Two, Layers::Two, Layers::Two];
    /// How far below the feet ground can be and still hold the player: 14 pixels in Sonic 1 and CD; in Sonic 2, 3 and
    /// 3&K the whole pixels of the speed plus 4, at most 14.
    foot_snap: FootSnap, "Foot snap limit", FootSnap::KIND,
        [FootSnap::Fixed, FootSnap::Fixed, FootSnap::BySpeed, FootSnap::BySpeed, FootSnap::BySpeed];
    /// Ground whose angle differs from the player's by 45 degrees or more is taken as the nearest of the four
    /// directions. Sonic 2, 3 and 3&K.
    snap_to_quadrant: bool, "Snap to 90 degrees", BOOL, [false, false, true, true, true];
    /// Pixels after which the terrain repeats downwards and upwards, in every level that is not higher; 0 for never. A
    /// level's own height of wrapping counts first. 2048 in Sonic 1, CD and 2, 4096 in 3 and 3&K.
    terrain_repeats: i16, "Terrain repeats after", range(0, 0x4000), [0x800, 0x800, 0x800, 0x1000, 0x1000];
    /// The push sensors also work on straight left walls and ceilings (angles 0x40 and 0x80); in other games they do
    /// not. Sonic & Knuckles only.
    push_at_right_angles: bool, "Push sensors on walls and ceilings", BOOL, [false, false, false, false, true];
    /// A wall only counts as pushed while the player faces it. Sonic 3 and 3&K.
    push_needs_facing: bool, "Pushing needs facing", BOOL, [false, false, false, true, true];
    /// Changing the animation ends pushing. Sonic 2, 3 and 3&K.
    animation_ends_push: bool, "New animation ends pushing", BOOL, [false, false, true, true, true];
    /// On the ground, holding forward above the top speed pulls the speed down to it. Sonic 1 only.
    ground_speed_clamps: bool, "Ground speed is clamped", BOOL, [true, false, false, false, false];
    /// In the air, holding forward above the top speed pulls the speed down to it. Sonic 1, CD and 2.
    air_speed_clamps: bool, "Air speed is clamped", BOOL, [true, true, true, false, false];
    /// Whether a slope sets a standing player in motion: never in Sonic 1, CD and 2; if the slope factor is 13 or
    /// more in Sonic 3 (not Tails) and 3&K.
    slope_at_rest: SlopeAtRest, "Slope factor at rest", SlopeAtRest::KIND,
        [SlopeAtRest::Never, SlopeAtRest::Never, SlopeAtRest::Never, SlopeAtRest::SteepNotTails, SlopeAtRest::Steep];
    /// What a player slower than 2.5 pixels a frame does on a steep slope. Sonic 1, CD and 2: falls off at 45 degrees
    /// or more. Sonic 3 (not Tails) and 3&K: slides back at 34 degrees or more, falls off at 68 degrees or more.
    slip_rule: SlipRule, "Slipping", SlipRule::KIND,
        [SlipRule::Fall, SlipRule::Fall, SlipRule::Fall, SlipRule::SlideOrFallNotTails, SlipRule::SlideOrFall];
    /// Minimum speed, in 1/256 pixel a frame, at which holding down starts a roll: 0x80, in 3&K 0x100.
    roll_threshold: i16, "Minimum speed to roll", range(0, 0x1000), [0x80, 0x80, 0x80, 0x80, 0x100];
    /// A rolling player slower than this, in 1/256 pixel a frame, stands up: 1 (only at rest), in 3&K 0x80.
    unroll_below: i16, "Stands up below", range(1, 0x1000), [1, 1, 1, 1, 0x80];
    /// How much holding against a roll slows it each frame: a quarter of the deceleration in Sonic 1 and CD (and for
    /// Tails in 2 and 3), otherwise 0x20. The two differ only under water.
    roll_brake: RollBrake, "Roll brake", RollBrake::KIND,
        [RollBrake::QuarterDeceleration, RollBrake::QuarterDeceleration, RollBrake::FixedNotTails,
         RollBrake::FixedNotTails, RollBrake::Fixed];
    /// Any roll started to the right (or from rest) has a speed of at least 2 pixels a frame. CD only.
    roll_start_boosts: bool, "Rolling starts with a push", BOOL, [false, true, false, false, false];
    /// A jump out of a roll cannot be steered. All but CD.
    roll_jump_locks_control: bool, "Roll jumps lock control", BOOL, [true, false, true, true, true];
    /// A jump out of a roll keeps the ball's radii; in other games it takes the standing radii. CD only.
    roll_jump_keeps_ball: bool, "Roll jumps keep the small radii", BOOL, [false, true, false, false, false];
    /// No jump while up or down is held at rest. CD only.
    jump_needs_free_dpad: bool, "No jump while looking or ducking", BOOL, [false, true, false, false, false];
    /// Ducking is checked before looking up, and a player too slow to roll also ducks in motion. 3&K only.
    duck_while_moving: bool, "Ducking in motion", BOOL, [false, false, false, false, true];
    /// How far the centre moves when a ball stands up on landing: a fixed distance in Sonic 1, CD and 2, so that a
    /// roll jump lands 5 pixels above the ground; by the radius in Sonic 3 and 3&K.
    landing_shift: LandingShift, "Shift on landing", LandingShift::KIND,
        [LandingShift::Fixed, LandingShift::Fixed, LandingShift::Fixed, LandingShift::ByRadius,
         LandingShift::ByRadiusTurned];
    /// A ball that lands on a steep ceiling stays a ball. CD only.
    ceiling_keeps_ball: bool, "Ceilings keep the ball", BOOL, [false, true, false, false, false];
    /// In the air, hitting a wall while moving sideways ends the frame's collision: neither ceiling nor floor is
    /// tested. Sonic 1, CD and 2.
    air_wall_ends_collision: bool, "Air walls end the collision", BOOL, [true, true, true, false, false];
    /// In the air, a player moving left, 20 pixels or more inside a ceiling, is moved out of a wall on the right
    /// instead. Sonic 3 and 3&K.
    deep_ceiling_is_wall: bool, "Deep ceilings push sideways", BOOL, [false, false, false, true, true];
    /// Maximum falling speed, in 1/256 pixel a frame; 0 for no limit. 0x1000 in CD.
    fall_cap: i16, "Fall speed cap", range(0, 0x7FFF), [0, 0x1000, 0, 0, 0];
    /// Maximum upward speed of a player who did not jump, in 1/256 pixel a frame; 0 for no limit. 0xFC0 in all games.
    upward_cap: i16, "Upward speed cap", range(0, 0x7FFF), [0xFC0, 0xFC0, 0xFC0, 0xFC0, 0xFC0];
    /// Pixels from the camera's right limit to the player's: 0x168 in Sonic 1, CD and 2, 0x128 in Sonic 3 and 3&K.
    right_bound: i16, "Right bound", range(0, 0x400), [0x168, 0x168, 0x168, 0x128, 0x128];
    /// A player exactly at the right bound is not stopped yet. 3&K only.
    right_bound_strict: bool, "Right bound is strict", BOOL, [false, false, false, false, true];
    /// Death ends once the player is below the screen; in other games, below the camera's lower limit. Sonic 3 and
    /// 3&K.
    death_ends_below_screen: bool, "Death ends below the screen", BOOL, [false, false, false, true, true];
    /// Frames that speed shoes last: 1200, in CD 1320.
    shoes_last: i16, "Speed shoes last", range(1, 0x7FFF), [1200, 1320, 1200, 1200, 1200];
    /// Invincibility and speed shoes lose 8 frames at a time, in frames whose number is a multiple of 8, so they end
    /// up to 7 frames earlier. Sonic 3 and 3&K.
    powers_count_eights: bool, "Power-ups count in eights", BOOL, [false, false, false, true, true];
    /// A dying player stops in the frame in which death ends; in other games he goes on falling. Sonic 1 and CD.
    death_ends_at_rest: bool, "Death ends at rest", BOOL, [true, true, false, false, false];
    /// A player thrown back by a hit also dies above the top of the level. Sonic 1 and CD.
    hurt_dies_above: bool, "Hits above the level kill", BOOL, [true, true, false, false, false];
    /// In a level that repeats downwards, the camera wraps the player when it passes the seam itself; in other games
    /// he wraps in every frame. Sonic 1 and CD.
    camera_wraps_player: bool, "Camera wraps the player", BOOL, [true, true, false, false, false];
    /// After waiting for three seconds, Sonic needs a few frames to get going. Sonic 2 only, and with its
    /// animations.
    waiting_holds: bool, "Waiting holds the player", BOOL, [false, false, true, false, false];
    /// Layer switchers act only on a player less than 64 pixels away. Sonic 3 and 3&K.
    switcher_near_only: bool, "Switchers act nearby only", BOOL, [false, false, false, true, true];
    /// When looking up or down begins to move the camera: at once in Sonic 1, on a double tap in CD, after 120 frames
    /// in Sonic 2, 3 and 3&K.
    look_delay: LookDelay, "Look delay", LookDelay::KIND,
        [LookDelay::AtOnce, LookDelay::DoubleTap, LookDelay::Frames120, LookDelay::Frames120, LookDelay::Frames120];
    /// Maximum pixels that the camera moves right in a frame; 0 for no limit. 16, in Sonic 3 and 3&K 24.
    camera_x_cap_right: i16, "Camera cap right", range(0, 0x1000), [16, 16, 16, 24, 24];
    /// Maximum pixels that the camera moves left in a frame; 0 for no limit. None in Sonic 1, 16 in CD and 2, 24 in 3
    /// and 3&K.
    camera_x_cap_left: i16, "Camera cap left", range(0, 0x1000), [0, 16, 16, 24, 24];
    /// Maximum pixels that the camera moves up or down in a frame: 16, in Sonic 3 and 3&K 24.
    camera_y_cap: i16, "Camera cap up and down", range(1, 0x1000), [16, 16, 16, 24, 24];
    /// The camera looks ahead of a fast player. CD only.
    extended_camera: bool, "Extended camera", BOOL, [false, true, false, false, false];
    /// The lowest slot for placed objects; lower ones are reserved for players and the screen. 32 in Sonic 1 and CD,
    /// 16 in Sonic 2, 3 in Sonic 3 and 3&K.
    first_object_slot: i16, "First object slot", range(1, 64), [32, 32, 16, 3, 3];
    /// Objects load only if the camera is also near their height, except rings and objects set to load at any height.
    /// Sonic 3 and 3&K.
    objects_load_by_height: bool, "Objects load by height", BOOL, [false, false, false, true, true];
    /// Each ring of a line, log of a bridge and link of a chain takes its own slot. Sonic 1 and CD.
    parts_take_slots: bool, "Parts take slots", BOOL, [true, true, false, false, false];
    /// Steps of the objects before the first frame of a level, in which nothing is pressed and the oscillators stand still.
    /// 26 in Sonic 2.
    prepared_steps: i16, "Prepared steps", range(0, 255), [1, 1, 26, 1, 1];
    /// The player takes part in the prepared steps. Up to Sonic 2; from Sonic 3 on he is only set up.
    prepared_player: bool, "Player in prepared steps", BOOL, [true, true, true, false, false];
    /// Four of the sixteen oscillators swing about other centres than in Sonic 1 and CD, and two of them start differently.
    /// From Sonic 2 on.
    later_oscillators: bool, "Later oscillators", BOOL, [false, false, true, true, true];
    /// Currents, slides and areas in which the player rolls act at the end of a frame, after objects and camera; in other
    /// games before it. Sonic 3 and 3&K.
    areas_act_last: bool, "Areas act last", BOOL, [false, false, false, true, true];
    /// Fans do not move a player who is hurt or held by an object. From Sonic 2 on.
    fans_spare_the_helpless: bool, "Fans spare held players", BOOL, [false, false, true, true, true];
    /// Frames after a throw until a spring is solid again; 0 if it stays solid. 12 in Sonic 1 and CD.
    spring_reload: i16, "Spring reload", range(0, 255), [12, 12, 0, 0, 0];
    /// What sets off a sideways spring: pushing it from any side in Sonic 1 and CD, pushing its front in 2, touching
    /// its front in 3 and 3&K. From Sonic 2 on, running close past it also does.
    side_spring: SideSpring, "Sideways springs", SideSpring::KIND,
        [SideSpring::AnySide, SideSpring::AnySide, SideSpring::PushedInFront, SideSpring::TouchedInFront, SideSpring::TouchedInFront];
    /// A player standing on a downward spring is 9 pixels above its centre; in other games 16. Sonic 3 and 3&K.
    low_down_springs: bool, "Low downward springs", BOOL, [false, false, false, true, true];
    /// Maximum speed at which a spring throws down; 0 for no limit. 0xD00 in Sonic 3 and in 3&K (UNVERIFIED there).
    down_spring_cap: i16, "Down spring cap", range(0, 0x1000), [0, 0, 0, 0xD00, 0xD00];
    /// Buttons are 4 pixels below their placed position and 4 pixels high, instead of 3 and 5. From Sonic 2 on.
    flat_buttons: bool, "Flat buttons", BOOL, [false, false, true, true, true];
    /// An invisible block does nothing while its centre is off the screen; in other games it is solid there too.
    /// Sonic 1 and CD.
    invisible_blocks_sleep: bool, "Invisible blocks sleep off the screen", BOOL, [true, true, false, false, false];
    /// Knuckles breaks walls at any speed, without rolling. Sonic 3 and 3&K.
    strong_break_walls: bool, "Strong characters break walls", BOOL, [false, false, false, true, true];
    /// The lamp of a checkpoint turns around a point 24 pixels above its centre; in later games 20. Sonic 1 and CD.
    lamp_turns_higher: bool, "Lamps turn higher", BOOL, [true, true, false, false, false];
    /// Rings that a player needs to set off stars at a checkpoint: no stars in Sonic 1 and CD; 50 in Sonic 2, as long
    /// as emeralds are missing, and in Sonic 3; 20 in 3&K (UNVERIFIED).
    checkpoint_stars: CheckpointStars, "Checkpoint stars", CheckpointStars::KIND,
        [CheckpointStars::None, CheckpointStars::None, CheckpointStars::From50UntilEmeralds, CheckpointStars::From50, CheckpointStars::From20];
    /// In levels that repeat downwards, solid objects also act across the seam. Sonic 2, 3 and 3&K.
    solids_wrap: bool, "Solid objects repeat downwards", BOOL, [false, false, true, true, true];
    /// Springs, monitors, caps, flippers and all sloped objects are also solid off the screen; in other games almost
    /// only invisible blocks and platforms are. Sonic 2, 3 and 3&K.
    more_solid_off_screen: bool, "More is solid off the screen", BOOL, [false, false, true, true, true];
    /// A player within 4 pixels of a solid object's top or bottom edge is pushed out that way; in other games he is
    /// not pushed out at all there. Sonic 3 and 3&K.
    near_edge_is_vertical: bool, "Near edges push up and down", BOOL, [false, false, false, true, true];
    /// The bottom of a solid object is as far down for a ball as for a standing player. Sonic 3 and 3&K.
    bottom_by_standing_radius: bool, "Bottoms ignore the ball", BOOL, [false, false, false, true, true];
    /// A solid object from above crushes only a player 16 pixels or more away from its sides; it pushes others out.
    /// Sonic 2, 3 and 3&K.
    crush_needs_depth: bool, "Crushing needs depth", BOOL, [false, false, true, true, true];
    /// In the air, the bottom of a solid object also pushes out a falling player and stops his ground speed. Sonic 3
    /// and 3&K.
    bottom_pops_falling: bool, "Bottoms push out a falling player", BOOL, [false, false, false, true, true];
    /// The top of a solid object also lifts a rising player; he does not land. Sonic 3 and 3&K.
    lifts_before_landing: bool, "Tops lift a rising player", BOOL, [false, false, false, true, true];
    /// Walking off an object puts the player into the air at once; in other games the feet look for terrain first, a
    /// frame later. Sonic 2, 3 and 3&K.
    leaving_lifts_off: bool, "Leaving an object is falling", BOOL, [false, false, true, true, true];
    /// A player who stops pushing an object is shown walking, even as a ball, and then cannot attack. Sonic 1 and CD.
    push_end_unrolls: bool, "Letting go shows the walk", BOOL, [true, true, false, false, false];
    /// A part of a sloped object that is lower than its first height counts as far above it: the difference is read
    /// without its sign. Sonic 1 and CD.
    slope_shift_unsigned: bool, "Sloped objects rise only", BOOL, [true, true, false, false, false];
    /// A platform's rider stays at the height at which he landed; in other games he sinks by a pixel in the next
    /// frame. Sonic 1 and CD.
    platforms_ride_high: bool, "Platforms hold a pixel higher", BOOL, [true, true, false, false, false];
    /// Platforms look for the player before they move, and only then carry him. Sonic 1 and CD.
    platforms_ask_first: bool, "Platforms look before they move", BOOL, [true, true, false, false, false];
    /// Bridges bend before they look for the player, so they know his log when he lands; in other games a frame
    /// later. Sonic 2, 3 and 3&K.
    bridges_bend_first: bool, "Bridges bend first", BOOL, [false, false, true, true, true];
    /// Walking off a bridge puts the player into the air at once, as off any other object. Sonic 3 and 3&K.
    leaving_bridges_lifts_off: bool, "Leaving a bridge is falling", BOOL, [false, false, false, true, true];
    /// Pixels from an object's edge at which a player on it begins to balance: 4 in Sonic 1 and CD and always for
    /// Tails, otherwise 2.
    object_balance: i16, "Balancing on objects", range(0, 64), [4, 4, 2, 2, 2];
    /// A known bug: a player coming down on a solid object's edge lands only if his centre is above the object;
    /// otherwise he slips down its side. In all games.
    slipping: bool, "Slipping off edges (bug)", BOOL, [true, true, true, true, true];
    /// A known bug: the 4 pixels of grip above a solid object are taken off its bottom, so a head can be 5 pixels
    /// inside. In all games.
    bottom_overlap: bool, "Bottom overlap (bug)", BOOL, [true, true, true, true, true];
    /// What ducking and jumping does: nothing special in Sonic 1, a charge by time in CD, one by presses from Sonic 2
    /// on.
    spin_dash: SpinDashRule, "Spin dash", SpinDashRule::KIND,
        [SpinDashRule::None, SpinDashRule::Timed, SpinDashRule::Revs, SpinDashRule::Revs, SpinDashRule::Revs];
    /// When a player with 7 emeralds and 50 rings becomes super: at the top of Sonic's jump in Sonic 2, on a second
    /// press of jump in Sonic 3 and 3&K, never in Sonic 1 and CD.
    super_forms: SuperForms, "Super forms", SuperForms::KIND,
        [SuperForms::None, SuperForms::None, SuperForms::AtTop, SuperForms::ByPress, SuperForms::ByPress];
    /// With 14 emeralds Sonic and Knuckles become hyper and Tails super; with 7 Knuckles becomes super too. 3&K only.
    hyper_forms: bool, "Hyper forms", BOOL, [false, false, false, false, true];
    /// Pressing jump again in a jump: Sonic dashes with a fire shield, jumps higher with a lightning shield, bounces
    /// with a bubble shield. Once until he lands. Sonic 3 and 3&K.
    shield_moves: bool, "Shield moves", BOOL, [false, false, false, true, true];
    /// The bounce of a bubble shield halves the x speed; in other games it ends it. Mania only.
    bounce_keeps_half: bool, "Bounce keeps half the speed", BOOL, [false, false, false, false, false];
    /// A lightning shield draws rings less than 71 pixels away, on both axes, to the player. Sonic 3 and 3&K.
    lightning_attracts: bool, "Lightning attracts rings", BOOL, [false, false, false, true, true];
    /// Any shield throws enemy shots back, 24 pixels around the player; so does a player without one who flies,
    /// glides or has an insta-shield open. Sonic 3 and 3&K.
    shields_deflect: bool, "Shields throw shots back", BOOL, [false, false, false, true, true];
    /// Pressing jump again in a jump gives Sonic without a shield a moment of protection and a larger hitbox. Sonic 3
    /// and 3&K.
    insta_shield: bool, "Insta-shield", BOOL, [false, false, false, true, true];
    /// An insta-shield cut short by a landing plays on; once it is over, the move of the next jump is used up. Sonic 3.
    /// UNVERIFIED for 3&K.
    insta_shield_plays_on: bool, "Insta-shield plays on after landing", BOOL, [false, false, false, true, false];
    /// Pressing jump again in a jump lets Tails fly, or swim under water, for 480 frames. Sonic 3 and 3&K.
    flight: bool, "Tails flies", BOOL, [false, false, false, true, true];
    /// Pressing jump again in a jump and holding it lets Knuckles glide, hold on to walls and climb. Sonic 2, 3 and
    /// 3&K; the guide has the figures of 3&K only.
    glide: bool, "Knuckles glides", BOOL, [false, false, true, true, true];
    /// Pressing jump again in a jump and holding it for 20 frames makes Sonic land rolling. In none of these games;
    /// Mania has it.
    drop_dash: bool, "Drop dash", BOOL, [false, false, false, false, false];
    /// Looking up and pressing jump charges a run while up is held. CD only.
    peel_out: bool, "Super peel-out", BOOL, [false, true, false, false, false];
    /// Super forms slow down on the ground by the normal friction, not by their own acceleration. Sonic 2, 3 and 3&K.
    super_friction_is_normal: bool, "Super friction as normal", BOOL, [false, false, true, true, true];
    /// Super forms slow down as a ball by the normal friction, not by half their own acceleration. 3&K only.
    super_roll_friction_is_normal: bool, "Super roll friction as normal", BOOL, [false, false, false, false, true];
    /// What leaving the water does: it doubles the speed up or down; from Sonic 3 on, not the speed of a player
    /// rising faster than 4 pixels a frame; in CD a falling player does not leave it.
    water_exit: WaterExit, "Leaving the water", WaterExit::KIND,
        [WaterExit::Doubles, WaterExit::OnlyRising, WaterExit::Doubles, WaterExit::DoublesSlow, WaterExit::DoublesSlow];
    /// Water does not change the speed of a player held by an object. Sonic 3 and 3&K.
    water_spares_the_held: bool, "Water spares a held player", BOOL, [false, false, false, true, true];
    /// The air is counted before objects take their step, so a bubble taken in the same frame gives all of it; in
    /// other games it is counted after them. Sonic 1 and CD.
    air_before_objects: bool, "Air is counted first", BOOL, [true, true, false, false, false];
    /// Objects do not move while the player drowns. Sonic 3 and 3&K (UNVERIFIED).
    drowning_stops_objects: bool, "Drowning stops objects", BOOL, [false, false, false, true, true];
    /// A known bug: a player on an object that vanishes goes on standing, on nothing. In all games.
    false_standing: bool, "False standing (bug)", BOOL, [true, true, true, true, true];
    /// The hitbox of a ducking Sonic: low in Sonic 1 and CD; low once he is all the way down in 2; the standing one in 3
    /// and 3&K. Tails and Knuckles always have the standing one.
    duck_hitbox: DuckHitbox, "Hitbox while ducking", DuckHitbox::KIND,
        [DuckHitbox::Low, DuckHitbox::Low, DuckHitbox::LowForSonic, DuckHitbox::Standing, DuckHitbox::Standing];
    /// Only objects on the screen can be touched. Sonic 1 and CD.
    touch_on_screen_only: bool, "Touch on the screen only", BOOL, [true, true, false, false, false];
    /// Placed rings are collected before anything else is touched, all at once. Sonic 2, 3 and 3&K.
    rings_first: bool, "Rings are touched first", BOOL, [false, false, true, true, true];
    /// Maximum rings that a player can hold; 0 for no limit. 999 in Sonic 2, 3 and 3&K.
    ring_limit: i16, "Maximum rings", range(0, 0x7FFF), [0, 0, 999, 999, 999];
    /// How often scattered rings look for the floor: every fourth frame in Sonic 1 and CD; every eighth, and only on
    /// the screen, in Sonic 2, 3 and 3&K.
    ring_floor: RingFloor, "Scattered rings' floor", RingFloor::KIND,
        [RingFloor::Every4, RingFloor::Every4, RingFloor::Every8OnScreen, RingFloor::Every8OnScreen,
         RingFloor::Every8OnScreen];
    /// How a boss throws the player back: at half his speed in Sonic 1 and CD, at full speed in 2, at full speed
    /// including the ground speed in 3 and 3&K.
    boss_rebound: BossRebound, "Rebound from bosses", BossRebound::KIND,
        [BossRebound::Halved, BossRebound::Halved, BossRebound::Full, BossRebound::FullWithGroundSpeed,
         BossRebound::FullWithGroundSpeed];
    /// How monitors are solid: by rules of their own in Sonic 1 and CD; like other objects, 30 pixels wide in 2, 28
    /// in 3 and 3&K.
    monitor_solidity: MonitorSolidity, "Monitors are solid", MonitorSolidity::KIND,
        [MonitorSolidity::Case, MonitorSolidity::Case, MonitorSolidity::Wide, MonitorSolidity::Narrow,
         MonitorSolidity::Narrow];
    /// Monitors that hold a trap, or static, hurt the player who broke them. Sonic 2, 3 and 3&K.
    trap_monitors_hurt: bool, "Trap monitors hurt", BOOL, [false, false, true, true, true];
    /// What a rising player does to a monitor: bumps it so that it falls; in 3&K a ball breaks it from any side.
    monitor_bump: MonitorBump, "Monitors from below", MonitorBump::KIND,
        [MonitorBump::Bumps, MonitorBump::Bumps, MonitorBump::Bumps, MonitorBump::Bumps, MonitorBump::Breaks];
    /// Spikes also hurt a player still flickering from the last hit. Sonic 1 (in its first versions) and CD.
    spikes_hurt_again: bool, "Spikes hurt while flickering", BOOL, [true, true, false, false, false];
    /// Spikes do nothing in the first frame after loading: they neither move nor stop anybody. From Sonic 2 on
    /// (UNVERIFIED in 3 and 3&K).
    spikes_wait_a_frame: bool, "Spikes wait a frame", BOOL, [false, false, true, true, true];
    /// Upright spikes hurt from above and from below, in either direction; in other games only from the side of their
    /// points. Sonic 1 and CD.
    spikes_hurt_behind: bool, "Spikes hurt from behind", BOOL, [true, true, false, false, false];
    /// The direction of a bumper's throw varies by up to 3/256 of a turn over time. Sonic 2, 3 and 3&K.
    bumpers_waver: bool, "Bumpers waver", BOOL, [false, false, true, true, true];
    /// Pixels to a side of the first player's earlier place from which a second player runs to it: 16, in Sonic 3 and
    /// 3&K 48.
    partner_distance: i16, "Partner follows from", range(1, 0x7FFF), [16, 16, 16, 48, 48];
    /// Pixels that a second player stays to the left of a slow leader: 32 in Sonic 3 and 3&K, 0 in other games.
    partner_stays_behind: i16, "Partner stays behind", range(0, 0x7FFF), [0, 0, 0, 32, 32];
    /// Pixels above and below a second player's centre that decide whether he is on the screen: 24 in Sonic 3 and 3&K,
    /// 32 in other games.
    partner_half_height: i16, "Partner's half height on screen", range(0, 0x7FFF), [32, 32, 32, 24, 24];
    /// The game does not pull a second player along while an object moves him. 3&K only.
    partner_spares_the_held: bool, "Partner is not pulled while held", BOOL, [false, false, false, false, true];
    /// Where the leader must be for a second player to fly in: on dry ground; in Sonic 3 on any ground; in 3&K
    /// anywhere.
    partner_returns: PartnerReturns, "Partner returns", PartnerReturns::KIND,
        [PartnerReturns::OnDryGround, PartnerReturns::OnDryGround, PartnerReturns::OnDryGround, PartnerReturns::OnGround,
         PartnerReturns::Anywhere];
    /// A second player flying in stays 16 pixels above the water. Sonic 1, CD and 2.
    partner_flies_dry: bool, "Partner flies above water", BOOL, [true, true, true, false, false];
    /// A second player flying in has no speed, control lock or flicker, and all of his air. Sonic 3 and 3&K.
    partner_starts_anew: bool, "Partner starts fresh", BOOL, [false, false, false, true, true];
    /// Tails as the second player, flown with the second pad, grabs the first player below him and carries him. Sonic
    /// 3 and 3&K.
    partner_carries: bool, "Partner carries", BOOL, [false, false, false, true, true];
    /// The x, in pixels, at which a second player waits off the screen: 0x4000, in Sonic 3 and 3&K 0x7F00.
    partner_parks_at: i16, "Partner waits at", range(0, 0x7FFF), [0x4000, 0x4000, 0x4000, 0x7F00, 0x7F00];
    /// How a player on an edge is shown: one animation in Sonic 1, two in CD, four in 2, two in 3 and 3&K.
    balance: Balance, "Balancing", Balance::KIND,
        [Balance::OneTurning, Balance::TwoFacing, Balance::Four, Balance::TwoTurning, Balance::TwoTurning];
    /// The skid animation goes on while the player brakes; in other games it plays once. Sonic 1 and CD.
    skid_loops: bool, "Skid animation loops", BOOL, [true, true, false, false, false];
    /// Whose animation scripts time the player's figure.
    animations: Animations, "Animation scripts", Animations::KIND,
        [Animations::Sonic1, Animations::SonicCd, Animations::Sonic2, Animations::Sonic3, Animations::Sonic3];
}

impl Ruleset {
    /// The switch of that name.
    pub fn switch(name: &str) -> Option<&'static SwitchInfo> {
        Self::switches().iter().find(|switch| switch.name == name)
    }

    /// Cells have one side, and places marked as loops swap chunks between a high and a low plane.
    ///
    /// Guide: Solid Terrain > Chunk Swapping
    #[inline]
    pub const fn swaps_chunks(&self) -> bool {
        matches!(self.layers, Layers::ChunkSwap)
    }
}

impl Default for Ruleset {
    fn default() -> Self {
        Self::preset(Game::default())
    }
}
