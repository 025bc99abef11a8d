//! How the figure is posed in moves that not everybody has.

use super::poses::{STAND, stride};
use super::rig::{Eye, Pose};

/// Down low, ready to go, on the spot: first steps, then feet that blur.
pub fn charging(image: usize) -> Pose {
    let t = (image % 4) as f32 / 4.0;
    let bob = (t * std::f32::consts::TAU).sin();
    let ready = Pose {
        hip: (-2.0, 3.2 + 0.4 * bob),
        lean: 44.0,
        head: (0.6, 2.2),
        nod: -26.0,
        near_arm: (46.0 + 6.0 * bob, -58.0),
        far_arm: (-10.0 - 6.0 * bob, -92.0),
        tail: -30.0 - 8.0 * bob,
        scarf: (t * 360.0, 0.5),
        ..STAND
    };
    if image < 4 {
        let (near, far) = (stride(t, 12.0, 6.0), stride(t + 0.5, 12.0, 6.0));
        Pose { near_foot: ((near.0.0 + 0.6, near.0.1), near.1), far_foot: ((far.0.0 - 2.6, far.0.1), far.1), ..ready }
    } else {
        Pose { whirl: Some(t * 360.0), scarf: (t * 720.0, 0.9), ..ready }
    }
}

/// Bent over, all limbs hanging, the tail slow.
pub fn flying_tired(even: bool) -> Pose {
    let beat = if even { 1.0 } else { -1.0 };
    Pose {
        hip: (-1.0, -1.0 + 0.8 * beat),
        lean: 34.0,
        head: (1.0, 1.8),
        nod: 8.0,
        near_arm: (2.0, -10.0),
        far_arm: (-12.0, -22.0),
        near_foot: ((-4.4, -1.6 + 0.4 * beat), 64.0),
        far_foot: ((-1.2, -0.8 - 0.4 * beat), 58.0),
        tail: -14.0 + 26.0 * beat,
        scarf: (90.0 * beat, 0.1),
        eye: if even { Eye::Shut } else { Eye::Down },
        ..STAND
    }
}

/// Flat in the water, arm over arm.
pub fn swimming(t: f32) -> Pose {
    let (sin, cos) = (t * std::f32::consts::TAU).sin_cos();
    Pose {
        hip: (-5.0, -1.6),
        lean: 64.0 + 3.0 * sin,
        head: (0.8, -0.8),
        nod: -56.0,
        near_arm: (-46.0 - 62.0 * cos, -62.0 - 50.0 * cos),
        far_arm: (-46.0 + 62.0 * cos, -62.0 + 50.0 * cos),
        stretch: 1.25,
        near_foot: ((-11.0, -6.4 + 2.4 * sin), 72.0 + 12.0 * sin),
        far_foot: ((-9.0, -6.4 - 2.4 * sin), 66.0 - 12.0 * sin),
        tail: -56.0 + 22.0 * cos,
        scarf: (t * 360.0, 0.8),
        ..STAND
    }
}

/// Upright in the water, paddling, the head held up.
pub fn swimming_tired(even: bool) -> Pose {
    let beat = if even { 1.0 } else { -1.0 };
    Pose {
        hip: (-2.4, -1.4),
        lean: 24.0,
        head: (-0.4, -0.4),
        nod: -34.0,
        near_arm: (-56.0 + 18.0 * beat, -84.0 + 24.0 * beat),
        far_arm: (-60.0 - 18.0 * beat, -88.0 - 24.0 * beat),
        near_foot: ((-6.0, -2.0 + 1.4 * beat), 56.0),
        far_foot: ((-2.6, -1.2 - 1.4 * beat), 44.0),
        tail: -20.0 + 12.0 * beat,
        scarf: (90.0 * beat, 0.2),
        eye: if even { Eye::Wide } else { Eye::Shut },
        ..STAND
    }
}

/// By the hands, legs swaying.
pub fn hanging(even: bool) -> Pose {
    let sway = if even { 1.0 } else { -1.0 };
    Pose {
        hip: (0.0, -3.6),
        lean: 2.0 * sway,
        head: (1.0, 2.4),
        nod: -8.0,
        near_arm: (164.0, 186.0),
        far_arm: (-164.0, -186.0),
        stretch: 1.8,
        near_foot: ((-2.4 - 1.2 * sway, -1.6), 40.0),
        far_foot: ((1.2 - 1.2 * sway, -2.6), 32.0),
        tail: 34.0 - 8.0 * sway,
        scarf: (90.0 * sway, 0.2),
        eye: Eye::Up,
        ..STAND
    }
}

/// On one knee, a hand on the ground.
pub fn kneeling() -> Pose {
    Pose {
        hip: (-3.0, 4.4),
        lean: 38.0,
        head: (1.2, 1.4),
        nod: -22.0,
        near_arm: (-62.0, 2.0),
        far_arm: (98.0, 120.0),
        near_foot: ((-7.6, -0.4), 42.0),
        far_foot: ((3.4, 0.0), 0.0),
        tail: -34.0,
        scarf: (120.0, 0.5),
        ..STAND
    }
}

/// Gathers himself, flings his arms apart in a flare, and hovers.
pub fn transforming(image: usize) -> Pose {
    let gathers = |part: f32| Pose {
        hip: (0.0, 2.2 + 1.4 * part),
        lean: 14.0 + 8.0 * part,
        head: (0.4, 1.0 + part),
        nod: 20.0 + 8.0 * part,
        near_arm: (-8.0, -112.0 - 10.0 * part),
        far_arm: (-36.0, -128.0),
        tail: 12.0 + 10.0 * part,
        eye: Eye::Shut,
        ..STAND
    };
    let hovers = |sway: f32| Pose {
        hip: (0.0, -3.4 - 0.6 * sway),
        lean: -6.0,
        nod: -6.0,
        near_arm: (52.0 + 6.0 * sway, 10.0),
        far_arm: (-56.0 - 6.0 * sway, -18.0),
        near_foot: ((-2.6, -2.4), 44.0),
        far_foot: ((0.8, -4.4), 30.0),
        tail: -26.0 - 10.0 * sway,
        scarf: (90.0 * sway, 0.8),
        flare: Some((22.0, 45.0 + 22.5 * sway)),
        ..STAND
    };
    match image {
        0 | 1 => gathers(image as f32),
        2 => Pose {
            hip: (0.0, -3.0),
            lean: -12.0,
            head: (-0.4, -0.6),
            nod: -20.0,
            near_arm: (104.0, 92.0),
            far_arm: (-104.0, -96.0),
            near_foot: ((-5.0, -1.6), 30.0),
            far_foot: ((5.0, -2.0), -20.0),
            tail: -58.0,
            scarf: (0.0, 1.0),
            eye: Eye::Wide,
            flare: Some((24.0, 0.0)),
            ..STAND
        },
        _ => hovers(if image == 3 { 1.0 } else { -1.0 }),
    }
}
