//! From what the core says of the player's animation to an image of the figure.

use super::{Act, Look};
use sim::level::Level;
use sim::player::Player;
use sim::player::animation::{self, AnimationKind};

/// How the player looks in this frame. The core decides what is shown, for how long and how far it is turned.
pub fn of(player: &Player, level: &Level) -> Look {
    let animation = player.animation;
    let act = act_of(animation.kind);
    // The games have different numbers of images of the same thing: ours are spread over them.
    let theirs = usize::from(animation::images(animation.kind, &level.ruleset, player.character)).max(1);
    let image = match animation.kind {
        AnimationKind::Wait => usize::from(animation.image),
        AnimationKind::Blink => 1,
        AnimationKind::GetUp => 5,
        _ => usize::from(animation.image) * act.images() / theirs,
    };
    Look {
        character: player.character,
        act,
        image,
        turn: usize::from(animation.rotation.0 / 32),
        faces_left: player.faces_left,
    }
}

fn act_of(kind: AnimationKind) -> Act {
    match kind {
        AnimationKind::Walk => Act::Walk,
        AnimationKind::Run | AnimationKind::Dash => Act::Run,
        AnimationKind::Push => Act::Push,
        AnimationKind::Roll => Act::Ball,
        AnimationKind::RollFast => Act::FastBall,
        AnimationKind::Wait | AnimationKind::Blink | AnimationKind::GetUp => Act::Wait,
        AnimationKind::LookUp => Act::LookUp,
        AnimationKind::Duck => Act::Duck,
        AnimationKind::Balance | AnimationKind::BalanceFar => Act::Balance,
        AnimationKind::BalanceBack | AnimationKind::BalanceBackFar => Act::BalanceBack,
        AnimationKind::Skid => Act::Skid,
        AnimationKind::Hurt => Act::Hurt,
        AnimationKind::Death => Act::Death,
    }
}
