//! The player that objects' boxes are shown for while nothing is played: character, pose, speed.

use crate::session::Pose;
use sim::player::Player;
use sim::player::animation::AnimationKind;
use sim::player::characters::{ball, standing};
use sim::project::Start;
use sim::ruleset::{Form, Ruleset};
use sim::units::{Speed, Sub};

/// A player in that pose, with his centre at a level pixel.
pub fn player(rules: &Ruleset, pose: &Pose, (x, y): (i32, i32)) -> Player {
    let mut player = Player::new(&Start { x, y, character: pose.character, ..Start::default() }, rules);
    let radii = if pose.rolled { ball } else { standing }(rules, pose.character, Form::Normal);
    (player.width_radius, player.height_radius) = (radii.width, radii.height);
    player.rolling = pose.rolled;
    if pose.rolled {
        player.animation.kind = AnimationKind::Roll;
        player.animation.requested = AnimationKind::Roll;
    }
    player.airborne = pose.airborne;
    (player.x_speed, player.y_speed) = (Speed(pose.x_speed), Speed(if pose.airborne { pose.y_speed } else { 0 }));
    player.ground_speed = Speed(if pose.airborne { 0 } else { pose.x_speed });
    player
}

/// Puts a player's centre at a level pixel.
pub fn put(player: &mut Player, x: i32, y: i32) {
    (player.x, player.y) = (Sub::from_px(x), Sub::from_px(y));
}
