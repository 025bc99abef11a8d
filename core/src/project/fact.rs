//! The facts that a run may expect of a player or of an object on its way, by name.

/// Declares the facts: how files call each, and whether it is true or false or else a number. `facts.rs` says how each
/// is read of which subject.
macro_rules! facts {
    ($($(#[$doc:meta])* $name:ident $text:literal $(: $flag:ident)?;)*) => {
        /// Something that holds of a player or of an object: a number, or 1 and 0 if it is true or false.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Fact { $($(#[$doc])* $name),* }

        impl Fact {
            /// The facts, in the order in which files have them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Returns the name in files.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $text),* }
            }

            /// Returns true if it is true or false, and no number.
            pub const fn is_flag(self) -> bool {
                match self { $(Self::$name => facts!(@flag $($flag)?)),* }
            }
        }
    };
    (@flag) => { false };
    (@flag flag) => { true };
}

facts! {
    /// There is such an object.
    Exists "exists": flag;
    /// Whole pixels of the centre.
    X "x";
    /// Fraction of the centre's x, in 1/256 pixel.
    XSub "x_sub";
    /// Whole pixels of the centre.
    Y "y";
    /// Fraction of the centre's y, in 1/256 pixel.
    YSub "y_sub";
    /// Motion to the right, in 1/256 pixel per frame.
    XSpeed "x_speed";
    /// Motion downwards, in 1/256 pixel per frame.
    YSpeed "y_speed";
    /// Speed along the ground, in 1/256 pixel per frame.
    GroundSpeed "ground_speed";
    /// Angle of the ground, 256 to the turn.
    Angle "angle";
    /// The collision layer of the player: 0 for A, 1 for B. Of games with planes A is the high one.
    Layer "layer";
    /// Drawn in front of what is of high priority.
    Priority "priority": flag;
    /// Not on the ground.
    Airborne "airborne": flag;
    /// A ball.
    Rolling "rolling": flag;
    /// In a jump whose height can still be cut.
    Jumping "jumping": flag;
    /// The player stands on an object.
    OnObject "on_object": flag;
    /// The player stands on this object.
    StoodOn "stood_on": flag;
    /// Against a wall or an object.
    Pushing "pushing": flag;
    /// The player pushes this object.
    Pushed "pushed": flag;
    /// Facing left.
    FacesLeft "faces_left": flag;
    /// Ducking.
    Ducks "ducks": flag;
    /// Balancing on an edge.
    Balances "balances": flag;
    /// Frames on the ground for which left and right are ignored.
    ControlLock "control_lock";
    /// Thrown back by a hit.
    Hurt "hurt": flag;
    /// Dying or dead.
    Dies "dies": flag;
    /// Frames for which nothing hurts.
    Invulnerability "invulnerability";
    /// Under water.
    UnderWater "under_water": flag;
    /// Units of air left, of 30.
    Air "air";
    /// The surface of the water, pixels; 0 in a dry level.
    Water "water";
    /// A shield takes the next hit.
    Shield "shield": flag;
    /// The shield: 0 none, 1 plain, 2 fire, 3 lightning, 4 bubble.
    ShieldKind "shield_kind";
    /// 0 normal, 1 super, 2 hyper, 3 small.
    Form "form";
    /// Emeralds held.
    Emeralds "emeralds";
    /// Frames of invincibility left; a super form needs none.
    Invincibility "invincibility";
    /// Frames of speed shoes left.
    SpeedShoes "speed_shoes";
    /// The player destroys what he touches.
    Attacks "attacks": flag;
    /// The charge of a dash from rest or of a drop dash, as its game counts it; 0 without one.
    Charge "charge";
    /// Rings held.
    Rings "rings";
    /// Points.
    Score "score";
    /// The player touched a star of a checkpoint: another stage begins.
    Stars "stars": flag;
    /// The last checkpoint hit, by its number; 0 for none.
    Checkpoint "checkpoint";
    /// Frames on the clock.
    Time "time";
    /// The switches that are pressed: 1 for switch 0, 2 for switch 1, 4 for switch 2 and so on, added up.
    Switches "switches";
    /// Left edge of the screen, pixels.
    CameraX "camera_x";
    /// Top edge of the screen, pixels.
    CameraY "camera_y";
    /// Frames for which the camera stays behind yet, after a dash.
    CameraLag "camera_lag";
    /// Pixels from the top of the screen to where the camera wants the player: 96 ahead, up to 200 looking up, down to 8 looking
    /// down.
    Look "look";
    /// The task of the partner: 0 he follows, 1 he is stuck and dashes, 2 he waits, 3 he flies in.
    PartnerTask "partner_task";
    /// Frames left for which the second pad has the partner.
    PadFrames "pad_frames";
    /// Frames for which the screen has not shown the partner.
    FramesAway "frames_away";
    /// The partner carries the player.
    Carries "carries": flag;
    /// The picture that is shown.
    Picture "picture";
    /// The angle of a maze, 65536 to the turn.
    StageAngle "stage_angle";
    /// The turn that is added to the angle of a maze each frame, 65536 to the turn.
    Rotation "rotation";
    /// The phase of a maze: 0 it is played, 1 it spins ever faster, 2 it has stopped.
    Phase "phase";
    /// The maze was left.
    Left "left": flag;
    /// The number of the block of a maze that the player touches; 0 for none.
    Hit "hit";
    /// Column of the cell of a maze whose item the player takes, from 0.
    Column "column";
    /// Row of the cell of a maze whose item the player takes, from 0.
    Row "row";
    /// Frames until an up or down block of a maze works again.
    SpeedTimer "speed_timer";
    /// Frames until a reverse block of a maze works again.
    ReverseTimer "reverse_timer";
    /// The ghost blocks of a maze: 0 none was passed, 1 one was passed, 2 they are about to become solid.
    Ghosts "ghosts";
    /// Lives won in a maze.
    Lives "lives";
    /// Continues won in a maze.
    Continues "continues";
    /// The number of the block in a cell of a maze.
    Block "block";
}

impl Fact {
    /// The fact that files call so.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|fact| fact.name() == name)
    }

    /// A value in words.
    pub fn in_words(self, value: i32) -> String {
        if self.is_flag() { (value != 0).to_string() } else { value.to_string() }
    }
}
