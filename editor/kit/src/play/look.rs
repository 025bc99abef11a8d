//! From what the core says of the player's animation to an image of the figure.

use super::figure::{FigureAct, TURNS, index};
use sim::level::Level;
use sim::player::Player;
use sim::player::abilities::Action;
use sim::player::animation::{self, AnimationKind};
use sim::project::{FigureAnimation, Image, ImagePart};
use sim::ruleset::{Character, Form};
use std::sync::Arc;

/// The image of the figure to show, and its flips.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Whose.
    pub character: Character,
    /// The act of the figure.
    pub act: FigureAct,
    /// Image of that, from 0; wraps around.
    pub image: usize,
    /// Turned with the ground by eighths of a turn, clockwise on the screen.
    pub turn: usize,
    /// Faces left: the image that faces right, mirrored.
    pub faces_left: bool,
    /// Half the size.
    pub is_small: bool,
    /// The cell of the project's own figure that is shown instead.
    pub own: Option<OwnCell>,
}

/// A cell of a figure of the project's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnCell {
    /// The picture.
    pub image: Arc<Image>,
    /// The cell in it.
    pub part: ImagePart,
    /// Pixels from the player's centre to the cell's left top pixel.
    pub corner: (i32, i32),
    /// Eighths of a turn by which the cell is turned about the player's centre, clockwise on the screen.
    pub turn: u8,
}

impl Look {
    /// The place of its image in the sheet.
    pub fn index(&self) -> usize {
        // A mirrored figure that is turned clockwise is the mirror image of one turned the other way.
        let turn = if self.faces_left { TURNS - self.turn % TURNS } else { self.turn };
        index(self.act, self.image, turn)
    }
}

/// The colour that a figure's own colours are multiplied by, in frame `frame`: red, green, blue.
pub fn tint(player: &Player, frame: u32) -> [u8; 3] {
    let bright = (frame / 4).is_multiple_of(2);
    match (player.form, frame / 8 % 3) {
        (Form::Normal | Form::Small, _) => [0xff; 3],
        (Form::Super, _) if bright => [0xff, 0xe2, 0x58],
        (Form::Super, _) => [0xff, 0xf4, 0xb0],
        (Form::Hyper, 0) => [0xff, 0xb8, 0xd8],
        (Form::Hyper, 1) => [0xb0, 0xf0, 0xff],
        (Form::Hyper, _) => [0xf8, 0xff, 0xb4],
    }
}

/// Returns the look of the player in this frame. The core decides what is shown, for how long and how far it is turned.
pub fn of(player: &Player, level: &Level) -> Look {
    let animation = player.animation;
    // A charge is shown as the walk that it is for the rules: on the spot, ever faster.
    let charges = matches!(player.action, Action::PeelOut(_));
    let act = if charges { FigureAct::PeelOut } else { act_of(animation.kind) };
    // The games have different numbers of images of the same thing: ours are spread over them.
    let theirs = usize::from(animation::images(animation.kind, &level.ruleset, player.character)).max(1);
    let image = match animation.kind {
        kind if charges => usize::from(animation.image) * 4 / theirs + if kind == AnimationKind::Walk { 0 } else { 4 },
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
        is_small: player.character == Character::Sonic && player.form == Form::Small,
        own: own_cell(player, level, theirs),
    }
}

/// Returns the look of a waiting player.
pub fn waiting(mut player: Player, level: &Level) -> Look {
    (player.animation.kind, player.animation.image) = (AnimationKind::Wait, 0);
    of(&player, level)
}

/// Returns the cell of the project's own figure for an animation of so many images; `None` if the character has no
/// figure that can be shown.
fn own_cell(player: &Player, level: &Level, images: usize) -> Option<OwnCell> {
    let figure = level.own_kinds().figure(player.character)?;
    let image = figure.picture.shown()?;
    let first = FigureAnimation::default();
    let animation = player.animation.kind.in_figure(figure).unwrap_or(&first);
    let cell = animation.cell(player.animation.image.into(), images).unwrap_or(0);
    let (part, corner) = figure.part(image, animation, cell);
    let turn = if animation.upright { 0 } else { player.animation.rotation.0 / 32 };
    Some(OwnCell { image: Arc::clone(image), part, corner, turn })
}

/// Returns what the built-in figure does for an animation.
pub(crate) const fn act_of(kind: AnimationKind) -> FigureAct {
    match kind {
        AnimationKind::Walk => FigureAct::Walk,
        AnimationKind::Run => FigureAct::Run,
        AnimationKind::Dash => FigureAct::Dash,
        AnimationKind::Push => FigureAct::Push,
        AnimationKind::Roll => FigureAct::Ball,
        AnimationKind::RollFast => FigureAct::FastBall,
        AnimationKind::SpinDash => FigureAct::SpinDash,
        AnimationKind::Transform => FigureAct::Transform,
        AnimationKind::Fly => FigureAct::Fly,
        AnimationKind::FlyTired => FigureAct::FlyTired,
        AnimationKind::Swim => FigureAct::Swim,
        AnimationKind::SwimTired => FigureAct::SwimTired,
        AnimationKind::Carried => FigureAct::Carried,
        AnimationKind::Glide => FigureAct::Glide,
        AnimationKind::GlideFall => FigureAct::GlideFall,
        AnimationKind::GlideLand => FigureAct::GlideLand,
        AnimationKind::Slide => FigureAct::Slide,
        AnimationKind::Climb => FigureAct::Climb,
        AnimationKind::Clamber => FigureAct::Clamber,
        AnimationKind::Wait | AnimationKind::Blink | AnimationKind::GetUp => FigureAct::Wait,
        AnimationKind::LookUp => FigureAct::LookUp,
        AnimationKind::Duck => FigureAct::Duck,
        AnimationKind::Balance => FigureAct::Balance,
        AnimationKind::BalanceFar => FigureAct::BalanceFar,
        AnimationKind::BalanceBack => FigureAct::BalanceBack,
        AnimationKind::BalanceBackFar => FigureAct::BalanceBackFar,
        AnimationKind::Skid => FigureAct::Skid,
        AnimationKind::Spring => FigureAct::Spring,
        AnimationKind::Tumble | AnimationKind::Corkscrew => FigureAct::Tumble,
        AnimationKind::Breathe => FigureAct::Breathe,
        AnimationKind::WaterSlide => FigureAct::WaterSlide,
        AnimationKind::Hurt => FigureAct::Hurt,
        AnimationKind::Drown => FigureAct::Drown,
        AnimationKind::Death => FigureAct::Death,
    }
}

#[cfg(test)]
mod tests {
    use super::{act_of, of};
    use crate::play::figure::FigureAct;
    use sim::input::{Buttons, Input};
    use sim::level::fixtures::flat_builder;
    use sim::player::animation::AnimationKind;
    use sim::project::Start;
    use sim::ruleset::{Character, Game, Ruleset};
    use sim::trace::NoTrace;
    use sim::world::World;
    use std::collections::BTreeSet;

    /// Runs right, rolls, jumps: every image that is shown, by game and character.
    fn shown(game: Game, character: Character) -> BTreeSet<(FigureAct, usize)> {
        let mut builder = flat_builder(512);
        builder.start = Start { x: 100, y: 230, character, ..Start::default() };
        let level = builder.build(Ruleset::preset(game));
        let (mut world, mut before, mut seen) = (World::new(&level), Buttons::NONE, BTreeSet::new());
        for frame in 0..900 {
            let held = match frame {
                0..30 => Buttons::NONE,
                30..400 => Buttons::RIGHT,
                400..500 => Buttons::DOWN,
                500..640 => Buttons::NONE,
                640..700 => Buttons::LEFT,
                700..740 => Buttons::JUMP,
                740..800 => Buttons::UP,
                _ => Buttons::NONE,
            };
            world.step(&level, Input::after(before, held), &mut NoTrace);
            before = held;
            let look = of(&world.player, &level);
            assert!(look.image < look.act.images() && look.turn < 8, "{game:?} {character:?} frame {frame}: {look:?}");
            seen.insert((look.act, look.image));
        }
        seen
    }

    #[test]
    fn every_animation_has_a_figure_of_its_own() {
        // Three of waiting share one: they are images of the same script. A corkscrew is a tumble of other lengths.
        let shares = [AnimationKind::Blink, AnimationKind::GetUp, AnimationKind::Corkscrew];
        let kinds = AnimationKind::ALL.iter().copied().filter(|kind| !shares.contains(kind));
        let mut acts = BTreeSet::new();
        for kind in kinds {
            assert!(acts.insert(act_of(kind)), "{kind:?} looks like another");
        }
        assert!(acts.insert(FigureAct::PeelOut), "what no animation of the rules stands for");
        assert_eq!(acts.len(), FigureAct::ALL.len(), "and nothing is drawn for nobody");
    }

    #[test]
    fn a_peel_out_is_charged_in_a_figure_of_its_own() {
        let mut builder = flat_builder(512);
        builder.start = Start { x: 100, y: 252, ..Start::default() };
        let level = builder.build(Ruleset::preset(Game::SonicCd));
        let (mut world, mut seen) = (World::new(&level), BTreeSet::new());
        world.step(&level, Input::after(Buttons::NONE, Buttons::UP), &mut NoTrace);
        let held = Buttons::UP.with(Buttons::JUMP);
        for frame in 0..40 {
            world.step(&level, Input::after(if frame == 0 { Buttons::UP } else { held }, held), &mut NoTrace);
            let look = of(&world.player, &level);
            assert_eq!((look.act, world.player.x.px()), (FigureAct::PeelOut, 100), "{frame}");
            seen.insert(look.image);
        }
        assert_eq!(seen.last(), Some(&7));
        assert!(seen.len() > 4, "steps, then blur: {seen:?}");
        world.step(&level, Input::after(held, Buttons::NONE), &mut NoTrace);
        assert_eq!(of(&world.player, &level).act, FigureAct::Dash);
    }

    #[test]
    fn every_game_and_character_shows_whole_cycles() {
        for game in [Game::Sonic1, Game::SonicCd, Game::Sonic2, Game::Sonic3, Game::Sonic3K] {
            for character in [Character::Sonic, Character::Tails, Character::Knuckles] {
                let seen = shown(game, character);
                let count = |act: FigureAct| seen.iter().filter(|(of, _)| *of == act).count();
                let row = format!("{game:?} {character:?}: {seen:?}");
                assert!(count(FigureAct::Walk) >= 6, "walks: {row}");
                assert_eq!(count(FigureAct::Run), 4, "runs: {row}");
                assert!(count(FigureAct::Ball) + count(FigureAct::FastBall) >= 3, "rolls: {row}");
                assert!(count(FigureAct::Wait) >= 1, "waits: {row}");
            }
        }
    }
}
