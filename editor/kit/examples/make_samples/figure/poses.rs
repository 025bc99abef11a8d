//! How each image of the figure is posed.

use super::moves;
use super::rig::{Eye, Pose};
use kit::play::figure::FigureAct;

/// How what the figure does is drawn.
pub trait Posed: Copy {
    /// The figure is curled up, so it has no pose.
    fn is_ball(self) -> bool;
    /// By how many degrees one image is turned about the player's centre, besides with the ground.
    fn spin(self, image: usize) -> f32;
    /// How wide one image is: less than 1 if it is turned about the vertical axis, negative if it is seen from the other
    /// side.
    fn width(self, image: usize) -> f32;
    /// The pose of one image; of a ball, that of standing.
    fn pose(self, image: usize) -> Pose;
}

impl Posed for FigureAct {
    fn is_ball(self) -> bool {
        matches!(self, Self::Ball | Self::FastBall | Self::SpinDash)
    }

    fn spin(self, image: usize) -> f32 {
        if matches!(self, Self::Tumble) { image as f32 * 45.0 } else { 0.0 }
    }

    fn width(self, image: usize) -> f32 {
        if matches!(self, Self::Spring) { (image as f32 * std::f32::consts::TAU / 6.0).cos() } else { 1.0 }
    }

    fn pose(self, image: usize) -> Pose {
        let part = image as f32 / self.images() as f32;
        let even = image.is_multiple_of(2);
        match self {
            Self::Ball | Self::FastBall | Self::SpinDash => STAND,
            Self::Wait => waiting(image),
            Self::Walk => walking(part),
            Self::Run => running(part),
            Self::Dash => dashing(part),
            Self::PeelOut => moves::charging(image),
            Self::Skid => skidding(even),
            Self::Push => pushing(part),
            Self::Balance => balancing(even),
            Self::BalanceFar => balancing_far(part),
            Self::BalanceBack => balancing_back(even),
            Self::BalanceBackFar => balancing_back_far(part),
            Self::LookUp => looking_up(even),
            Self::Duck => ducking(even),
            Self::Spring => springing(),
            Self::Tumble => tumbling(),
            Self::Fly => flying(even),
            Self::FlyTired => moves::flying_tired(even),
            Self::Swim => moves::swimming(part),
            Self::SwimTired => moves::swimming_tired(even),
            Self::Carried => moves::hanging(even),
            Self::Glide => gliding(),
            Self::GlideLand => moves::kneeling(),
            Self::GlideFall => falling(even),
            Self::Slide => sliding(),
            Self::Climb => climbing(part),
            Self::Clamber => clambering(image),
            Self::Breathe => breathing(even),
            Self::WaterSlide => on_a_slide(even),
            Self::Transform => moves::transforming(image),
            Self::Hurt => hurt(),
            Self::Drown => drowning(),
            Self::Death => dying(),
        }
    }
}

/// On the ground, at rest.
pub const STAND: Pose = Pose {
    hip: (0.0, 0.0),
    lean: 0.0,
    head: (0.0, 0.0),
    nod: 0.0,
    near_arm: (14.0, -18.0),
    far_arm: (-16.0, -34.0),
    stretch: 1.0,
    near_foot: ((0.0, 0.0), 0.0),
    far_foot: ((0.8, 0.0), 0.0),
    tail: 0.0,
    scarf: (0.0, 0.0),
    eye: Eye::Open,
    whirl: None,
    flare: None,
};

fn waiting(image: usize) -> Pose {
    match image {
        0 => STAND,
        1 => Pose { eye: Eye::Shut, ..STAND },
        2 => Pose { head: (0.4, 0.2), nod: 6.0, tail: -6.0, eye: Eye::Wide, ..STAND },
        3 | 4 => {
            let up = if image == 4 { 1.0 } else { 0.0 };
            Pose {
                near_arm: (58.0, -62.0),
                far_arm: (-20.0, -70.0),
                far_foot: ((1.4, 0.0), -18.0 * up),
                tail: -8.0 * up,
                ..STAND
            }
        }
        8 => Pose {
            lean: 3.0,
            head: (1.2, 1.0),
            nod: 20.0,
            near_arm: (-34.0, -112.0),
            far_arm: (-20.0, -60.0),
            tail: -2.0,
            eye: Eye::Down,
            ..STAND
        },
        _ => Pose {
            hip: (-3.0, 5.4),
            lean: -10.0,
            nod: if image == 7 { 16.0 } else { 6.0 },
            near_arm: (22.0, 30.0),
            far_arm: (-20.0, -60.0),
            near_foot: ((6.4, 0.4), -36.0),
            far_foot: ((5.4, 0.4), -24.0),
            tail: if image == 6 { -16.0 } else { -4.0 },
            eye: if image == 5 { Eye::Open } else { Eye::Shut },
            ..STAND
        },
    }
}

/// The way of a foot through one step, `t` from 0 to 1: back along the ground, then lifted to the front.
pub fn stride(t: f32, length: f32, lift: f32) -> ((f32, f32), f32) {
    let t = t.rem_euclid(1.0);
    if t < 0.5 {
        let x = length * (0.5 - 2.0 * t);
        ((x, 0.0), 0.0)
    } else {
        let swing = (t - 0.5) * 2.0;
        let x = length * (swing - 0.5);
        let up = (swing * std::f32::consts::PI).sin();
        ((x, -lift * up), 50.0 * (1.0 - swing) * up - 16.0 * swing * up)
    }
}

fn walking(t: f32) -> Pose {
    let swing = (t * std::f32::consts::TAU).cos();
    let bob = (t * 2.0 * std::f32::consts::TAU).sin();
    let (near, far) = (stride(t, 13.0, 5.0), stride(t + 0.5, 13.0, 5.0));
    Pose {
        hip: (1.0, 0.6 - 0.9 * bob),
        lean: 7.0,
        nod: -4.0,
        near_arm: (42.0 * swing, 42.0 * swing - 48.0),
        far_arm: (-42.0 * swing, -42.0 * swing - 48.0),
        near_foot: ((near.0.0 + 2.2, near.0.1), near.1),
        far_foot: ((far.0.0 - 2.0, far.0.1), far.1),
        tail: -10.0 - 6.0 * bob,
        scarf: (t * 720.0, 0.55),
        ..STAND
    }
}

fn running(t: f32) -> Pose {
    let t = t + 0.06;
    let (near, far) = (stride(t, 21.0, 9.0), stride(t + 0.5, 21.0, 9.0));
    let bob = (t * 2.0 * std::f32::consts::TAU).sin();
    Pose {
        hip: (-0.5, 1.8 - 0.7 * bob),
        lean: 27.0,
        head: (0.5, 0.8),
        nod: -17.0,
        near_arm: (84.0, 66.0 + 6.0 * bob),
        far_arm: (72.0, 56.0 - 6.0 * bob),
        near_foot: ((near.0.0 + 1.2, near.0.1), near.1 * 1.3),
        far_foot: ((far.0.0 - 3.0, far.0.1), far.1 * 1.3),
        tail: -32.0 - 6.0 * bob,
        scarf: (t * 720.0, 1.0),
        ..STAND
    }
}

fn dashing(t: f32) -> Pose {
    let bob = (t * 2.0 * std::f32::consts::TAU).sin();
    Pose {
        hip: (-1.0, 2.2 - 0.5 * bob),
        lean: 36.0,
        head: (0.8, 1.2),
        nod: -24.0,
        near_arm: (98.0, 92.0 + 4.0 * bob),
        far_arm: (86.0, 80.0 - 4.0 * bob),
        tail: -44.0 - 4.0 * bob,
        scarf: (t * 720.0 + 90.0, 1.0),
        whirl: Some(t * 360.0),
        ..STAND
    }
}

fn skidding(even: bool) -> Pose {
    let shake = if even { 0.0 } else { 1.0 };
    Pose {
        hip: (-3.0, 2.6),
        lean: -24.0,
        nod: 22.0,
        near_arm: (-60.0 - 8.0 * shake, -84.0),
        far_arm: (96.0 + 8.0 * shake, 118.0),
        near_foot: ((7.0, 0.0), -14.0),
        far_foot: ((0.4, 0.0), -10.0),
        tail: 10.0 - 8.0 * shake,
        scarf: (150.0 * shake, 0.1),
        eye: Eye::Wide,
        ..STAND
    }
}

fn pushing(t: f32) -> Pose {
    let (near, far) = (stride(t, 8.0, 3.0), stride(t + 0.5, 8.0, 3.0));
    Pose {
        hip: (-4.0, 1.8),
        lean: 24.0,
        head: (-1.6, 0.6),
        nod: -10.0,
        near_arm: (-66.0, -92.0),
        far_arm: (-72.0, -94.0),
        near_foot: ((near.0.0 - 3.0, near.0.1), near.1),
        far_foot: ((far.0.0 - 6.0, far.0.1), far.1),
        tail: -14.0,
        eye: Eye::Down,
        ..STAND
    }
}

fn balancing(even: bool) -> Pose {
    let sway = if even { 1.0 } else { -1.0 };
    Pose {
        hip: (-1.0, 0.8),
        lean: 15.0 + 8.0 * sway,
        nod: 8.0,
        near_arm: (128.0 - 34.0 * sway, 150.0 - 40.0 * sway),
        far_arm: (-118.0 - 34.0 * sway, -140.0 - 30.0 * sway),
        near_foot: ((-1.4, 0.0), 0.0),
        far_foot: ((2.6, -1.6 - 1.4 * sway), -14.0 * sway),
        tail: -30.0 * sway,
        scarf: (90.0 * sway, 0.3),
        eye: Eye::Wide,
        ..STAND
    }
}

fn balancing_far(t: f32) -> Pose {
    let (sin, cos) = (t * std::f32::consts::TAU).sin_cos();
    Pose {
        hip: (-1.6, 0.6),
        lean: 27.0 + 8.0 * sin,
        head: (0.4, 0.0),
        nod: -8.0,
        // The arms beat, one behind, one ahead.
        near_arm: (122.0 + 44.0 * cos, 140.0 + 52.0 * cos),
        far_arm: (-112.0 + 46.0 * sin, -124.0 + 54.0 * sin),
        near_foot: ((-8.6, -6.6 - 1.4 * sin), 58.0),
        far_foot: ((-0.6, 0.0), 5.0),
        tail: -40.0 + 16.0 * sin,
        scarf: (t * 360.0, 0.4),
        eye: Eye::Wide,
        ..STAND
    }
}

fn balancing_back(even: bool) -> Pose {
    let sway = if even { 1.0 } else { -1.0 };
    Pose {
        hip: (0.6, 0.8),
        lean: -16.0 - 7.0 * sway,
        nod: 10.0,
        near_arm: (112.0 + 34.0 * sway, 140.0 + 30.0 * sway),
        far_arm: (-122.0 + 34.0 * sway, -150.0 + 30.0 * sway),
        near_foot: ((2.0, -1.4 + 1.2 * sway), 14.0 * sway),
        far_foot: ((0.6, 0.0), 0.0),
        tail: 18.0 * sway,
        scarf: (90.0 * sway, 0.2),
        eye: Eye::Wide,
        ..STAND
    }
}

fn balancing_back_far(t: f32) -> Pose {
    let (sin, cos) = (t * std::f32::consts::TAU).sin_cos();
    Pose {
        hip: (1.6, 0.4),
        lean: -26.0 - 8.0 * sin,
        head: (-0.2, 0.2),
        nod: 18.0,
        near_arm: (104.0 + 44.0 * cos, 122.0 + 52.0 * cos),
        far_arm: (-126.0 + 40.0 * sin, -140.0 + 48.0 * sin),
        near_foot: ((9.6, -7.2 + 1.4 * sin), -52.0),
        far_foot: ((0.4, 0.0), -5.0),
        tail: 4.0 - 20.0 * sin,
        scarf: (t * 360.0, 0.2),
        eye: Eye::Wide,
        ..STAND
    }
}

fn looking_up(even: bool) -> Pose {
    let part = if even { 0.6 } else { 1.0 };
    Pose {
        lean: -7.0 * part,
        head: (-0.6 * part, 0.3),
        nod: -30.0 * part,
        near_arm: (32.0, 4.0),
        tail: 6.0 * part,
        eye: Eye::Up,
        ..STAND
    }
}

fn ducking(even: bool) -> Pose {
    let part = if even { 0.6 } else { 1.0 };
    Pose {
        hip: (-1.6 * part, 5.6 * part),
        lean: 26.0 * part,
        head: (1.5 * part, 4.4 * part),
        nod: 2.0,
        near_arm: (-12.0, -58.0),
        far_arm: (-34.0, -74.0),
        near_foot: ((-1.0, 0.0), 0.0),
        far_foot: ((2.0, 0.0), 0.0),
        tail: -8.0 * part,
        eye: Eye::Down,
        ..STAND
    }
}

fn springing() -> Pose {
    Pose {
        hip: (0.0, -2.4),
        lean: -4.0,
        head: (0.0, -0.4),
        nod: -16.0,
        near_arm: (118.0, 138.0),
        far_arm: (-118.0, -142.0),
        near_foot: ((-3.6, -0.6), 50.0),
        far_foot: ((0.8, -3.4), 42.0),
        tail: 46.0,
        scarf: (0.0, 0.0),
        eye: Eye::Up,
        ..STAND
    }
}

fn flying(even: bool) -> Pose {
    let beat = if even { 1.0 } else { -1.0 };
    Pose {
        hip: (0.0, -2.0 + 0.6 * beat),
        lean: 12.0,
        nod: -14.0,
        near_arm: (24.0, -4.0),
        far_arm: (-18.0, -40.0),
        near_foot: ((-2.6, -2.0), 44.0),
        far_foot: ((0.6, -2.6), 36.0),
        tail: -30.0 + 46.0 * beat,
        scarf: (90.0 * beat, 0.3),
        eye: Eye::Up,
        ..STAND
    }
}

fn gliding() -> Pose {
    Pose {
        hip: (-5.0, -2.0),
        lean: 72.0,
        head: (1.0, -0.6),
        nod: -62.0,
        near_arm: (-112.0, -104.0),
        far_arm: (-96.0, -90.0),
        near_foot: ((-11.0, -6.0), 70.0),
        far_foot: ((-9.0, -9.0), 64.0),
        tail: -64.0,
        scarf: (40.0, 1.0),
        ..STAND
    }
}

fn falling(even: bool) -> Pose {
    let sway = if even { 1.0 } else { -1.0 };
    Pose {
        hip: (0.0, -2.0),
        lean: 6.0,
        nod: 6.0,
        near_arm: (128.0 + 10.0 * sway, 148.0),
        far_arm: (-130.0 + 10.0 * sway, -150.0),
        near_foot: ((3.0, -2.0 - sway), -20.0),
        far_foot: ((-3.0, -1.0 + sway), 18.0),
        tail: -50.0,
        scarf: (90.0 * sway, 0.5),
        eye: Eye::Down,
        ..STAND
    }
}

fn sliding() -> Pose {
    Pose {
        hip: (-5.0, 7.0),
        lean: 78.0,
        head: (1.0, -1.6),
        nod: -66.0,
        near_arm: (-120.0, -112.0),
        far_arm: (-104.0, -98.0),
        near_foot: ((-12.0, -1.0), 74.0),
        far_foot: ((-10.0, -2.0), 70.0),
        tail: -70.0,
        scarf: (80.0, 0.8),
        eye: Eye::Wide,
        ..STAND
    }
}

fn climbing(t: f32) -> Pose {
    let (sin, cos) = (t * std::f32::consts::TAU).sin_cos();
    Pose {
        hip: (2.0, -1.0 + 0.8 * sin),
        lean: -4.0,
        head: (-0.8, 0.0),
        nod: -16.0,
        near_arm: (-136.0 + 26.0 * cos, -150.0 + 20.0 * cos),
        far_arm: (-136.0 - 26.0 * cos, -150.0 - 20.0 * cos),
        near_foot: ((3.4, -4.0 - 3.0 * cos), -34.0),
        far_foot: ((3.0, -4.0 + 3.0 * cos), -34.0),
        tail: 10.0 + 6.0 * sin,
        eye: Eye::Up,
        ..STAND
    }
}

fn clambering(image: usize) -> Pose {
    let part = image as f32 / 2.0;
    Pose {
        hip: (1.0 + 2.0 * part, -1.0 + 5.0 * part),
        lean: 18.0 + 26.0 * part,
        head: (0.4, 1.0 * part),
        nod: -16.0 * part,
        near_arm: (-120.0 + 90.0 * part, -132.0 + 60.0 * part),
        far_arm: (-106.0 + 80.0 * part, -118.0 + 50.0 * part),
        near_foot: ((5.0 - 2.0 * part, -8.0 + 7.0 * part), -30.0 * (1.0 - part)),
        far_foot: ((-1.0, -3.0 + 3.0 * part), 24.0 * (1.0 - part)),
        tail: -12.0,
        ..STAND
    }
}

fn tumbling() -> Pose {
    Pose {
        hip: (0.0, -7.6),
        lean: 10.0,
        head: (0.6, 2.0),
        nod: 10.0,
        near_arm: (-70.0, -96.0),
        far_arm: (96.0, 122.0),
        near_foot: ((6.4, -6.4), -34.0),
        far_foot: ((-6.6, -6.0), 30.0),
        tail: -18.0,
        scarf: (160.0, 0.4),
        eye: Eye::Wide,
        ..STAND
    }
}

/// Head back, a hand before the mouth, then both arms wide.
fn breathing(even: bool) -> Pose {
    let part = if even { 0.0 } else { 1.0 };
    Pose {
        hip: (0.0, -1.6),
        lean: -8.0 - 6.0 * part,
        head: (-0.4, -0.6),
        nod: -18.0 - 14.0 * part,
        near_arm: (-38.0 + 120.0 * part, -146.0 + 236.0 * part),
        far_arm: (-30.0 - 58.0 * part, -128.0 + 26.0 * part),
        near_foot: ((-2.4, -1.6), 30.0),
        far_foot: ((2.6, -3.0), 14.0),
        tail: 16.0 + 10.0 * part,
        scarf: (120.0 * part, 0.1),
        eye: if even { Eye::Wide } else { Eye::Shut },
        ..STAND
    }
}

/// Sitting, feet ahead, arms in the air.
fn on_a_slide(even: bool) -> Pose {
    let sway = if even { 1.0 } else { -1.0 };
    Pose {
        hip: (-3.0, 6.4),
        lean: -30.0 + 3.0 * sway,
        head: (0.2, 0.6),
        nod: 16.0,
        near_arm: (140.0 + 14.0 * sway, 158.0 + 16.0 * sway),
        far_arm: (-140.0 + 14.0 * sway, -160.0 + 16.0 * sway),
        near_foot: ((9.6, -1.8 - sway), -46.0),
        far_foot: ((8.2, -0.8 + sway), -38.0),
        tail: -10.0 + 6.0 * sway,
        scarf: (90.0 * sway, 0.9),
        eye: Eye::Wide,
        ..STAND
    }
}

/// Limp, the arms adrift overhead, the head sunk.
fn drowning() -> Pose {
    Pose {
        hip: (0.0, -1.0),
        lean: -5.0,
        head: (0.6, 1.0),
        nod: 24.0,
        near_arm: (158.0, 118.0),
        far_arm: (-152.0, -112.0),
        near_foot: ((-4.8, -3.4), 66.0),
        far_foot: ((-1.0, -1.4), 48.0),
        tail: -44.0,
        scarf: (300.0, 0.05),
        eye: Eye::Shut,
        ..STAND
    }
}

fn hurt() -> Pose {
    Pose {
        hip: (-2.0, -1.0),
        lean: -38.0,
        head: (0.0, 1.4),
        nod: 26.0,
        near_arm: (-96.0, -120.0),
        far_arm: (-80.0, -100.0),
        near_foot: ((7.0, -5.0), -44.0),
        far_foot: ((6.0, -2.4), -34.0),
        tail: 24.0,
        scarf: (200.0, 0.2),
        eye: Eye::Shut,
        ..STAND
    }
}

fn dying() -> Pose {
    Pose {
        hip: (0.0, -2.0),
        lean: 0.0,
        head: (0.0, 0.0),
        nod: -6.0,
        near_arm: (118.0, 150.0),
        far_arm: (-118.0, -150.0),
        near_foot: ((-4.0, -2.0), 24.0),
        far_foot: ((4.6, -2.0), -24.0),
        tail: 30.0,
        scarf: (240.0, 0.0),
        eye: Eye::Wide,
        ..STAND
    }
}
