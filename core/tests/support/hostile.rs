//! Rules, players, levels and inputs at random, within and beyond what anybody would make.

use super::Random;
use sim::angle::Angle;
use sim::input::{Buttons, Input};
use sim::objects::{KINDS, KindId, parameters};
use sim::player::abilities::Action;
use sim::player::abilities::bubble_bounce::BubbleBounce;
use sim::player::abilities::drop_dash::{Charge, DropDash};
use sim::player::abilities::fire_dash::FireDash;
use sim::player::abilities::flight::Flight;
use sim::player::abilities::glide::{Glide, Phase};
use sim::player::abilities::hyper_dash::HyperDash;
use sim::player::abilities::insta_shield::InstaShield;
use sim::player::abilities::lightning_jump::LightningJump;
use sim::player::abilities::peel_out::PeelOut;
use sim::player::abilities::spin_dash::SpinDash;
use sim::player::abilities::timed_spin_dash::TimedSpinDash;
use sim::player::abilities::transform::Transform;
use sim::player::animation::{Animation, AnimationKind};
use sim::player::partner::{Carry, FLIGHT, Mind, Partner, Task};
use sim::player::powers::{Form, Shield, Stats};
use sim::player::rolling::{ForcedRoll, RollMode};
use sim::player::water::{Breath, Flow};
use sim::player::{Look, Player, Role, Routine};
use sim::project::{
    Area, Bounds, LayerSwitcher, LimitChange, Orientation, Placement, PlacementId, Project, Start, StartState,
    SwitcherSide, Tide, WaterChange,
};
use sim::ruleset::{Character, Game, Ruleset};
use sim::tiles::TileLayer;
use sim::units::{Speed, Sub};
use sim::value::ValueKind;
use std::sync::Arc;

impl Random {
    /// Mostly small, sometimes anything, sometimes an edge of the numbers.
    pub fn coordinate(&mut self) -> i32 {
        match self.below(10) {
            0 => [i32::MIN, i32::MAX, 0, -1, i32::MAX >> 8, i32::MIN >> 8, 0x7FFF, -0x8000][self.below(8)],
            1 => self.next() as i32,
            2 => -(self.below(1000) as i32),
            _ => self.below(8000) as i32,
        }
    }

    fn speed(&mut self) -> Speed {
        Speed(match self.below(4) {
            0 => [i16::MIN, i16::MAX, 0, -1, 1][self.below(5)],
            1 => self.next() as i16,
            _ => (self.next() as i16) >> 3,
        })
    }

    /// A rule set of a game, or one with every switch at random.
    pub fn rules(&mut self) -> Ruleset {
        let mut rules = Ruleset::preset(Game::ALL[self.below(5)]);
        if self.chance(2) {
            for switch in Ruleset::switches() {
                let value = match switch.kind {
                    ValueKind::Integer { min, max, .. } => {
                        [min, max, min + self.below((max - min) as usize + 1) as i32][self.below(3)]
                    }
                    other => self.below(other.range().1 as usize + 1) as i32,
                };
                (switch.set)(&mut rules, value);
            }
        }
        rules
    }

    fn kind(&mut self) -> AnimationKind {
        AnimationKind::ALL[self.below(AnimationKind::ALL.len())]
    }

    pub fn start(&mut self) -> Start {
        Start {
            x: self.coordinate(),
            y: self.coordinate(),
            character: [Character::Sonic, Character::Tails, Character::Knuckles][self.below(3)],
            partner: self.chance(2).then(|| [Character::Sonic, Character::Tails, Character::Knuckles][self.below(3)]),
            layer: if self.chance(2) { TileLayer::A } else { TileLayer::B },
            faces_left: self.chance(2),
            state: StartState::default(),
        }
    }

    /// Every field at random.
    pub fn player(&mut self) -> Player {
        let mut player = Player::new(&self.start(), &Ruleset::default());
        player.routine =
            [Routine::Normal, Routine::Normal, Routine::Normal, Routine::Hurt, Routine::Dying, Routine::Drowning]
                [self.below(6)];
        if self.chance(3) {
            (player.x, player.y) = (Sub(self.coordinate()), Sub(self.coordinate()));
        }
        (player.x_speed, player.y_speed, player.ground_speed) = (self.speed(), self.speed(), self.speed());
        player.ground_angle = Angle(self.next() as u8);
        if self.chance(3) {
            (player.width_radius, player.height_radius) = (self.next() as u8, self.next() as u8);
        }
        player.airborne = self.chance(2);
        player.rolling = self.chance(2);
        player.jumping = self.chance(2);
        player.roll_jump = self.chance(2);
        player.pushing = self.chance(2);
        player.on_object = self.chance(8);
        player.stick_to_convex = self.chance(8);
        player.control_lock = if self.chance(4) { self.next() as u16 } else { 0 };
        player.invulnerability = self.next() as u8;
        player.foot_angles = [Angle(self.next() as u8 & 3), Angle(self.next() as u8 & 3)];
        player.look_bias = if self.chance(2) { 96 } else { self.next() as i16 };
        let (counter, key) = (self.next() as u8, Buttons(self.next() as u8));
        player.look = Look { counter, key, active: self.chance(2), frozen: self.chance(4) };
        player.breath = Breath {
            under_water: self.chance(2),
            used: self.next() as u8,
            timer: if self.chance(2) { 0 } else { self.next() as u8 },
            bubbles_left: self.chance(2).then(|| self.next() as u8),
            pause: self.next() as u8 & 3,
            number_due: self.chance(2),
            number_given: self.chance(2),
            skips_number: self.chance(2),
            drowning: self.next() as u8,
        };
        player.flow = Flow { in_current: self.chance(4), slides: self.chance(8), held: self.next() as u8 };
        if self.chance(4) {
            let mode = [RollMode::Pinball, RollMode::Tunnel][self.below(2)];
            player.forced_roll = ForcedRoll { mode, by_area: self.chance(2) };
        }
        player.form = Form::NAMES[self.below(Form::NAMES.len())].0;
        player.shield = Shield::NAMES[self.below(Shield::NAMES.len())].0;
        player.stats = match self.below(3) {
            0 => Stats::NORMAL,
            1 => Stats::of(player.constants(&Ruleset::default()), player.form).under_water(),
            _ => Stats {
                acceleration: self.next() as i16,
                deceleration: self.next() as i16,
                top_speed: self.next() as i16,
            },
        };
        (player.emeralds, player.ring_timer) = (self.next() as u8 & 15, self.next() as u8);
        player.invincibility = if self.chance(4) { self.next() as u16 } else { 0 };
        if self.chance(3) {
            player.action = self.action(player.x.px());
        }
        player.animation = Animation {
            requested: self.kind(),
            kind: self.kind(),
            image: self.next() as u8,
            rotation: Angle(self.next() as u8),
            running: self.kind(),
            restarts: self.chance(2),
            position: self.next() as u8,
            timer: self.next() as i8,
        };
        player
    }

    /// A second player, every field at random.
    pub fn partner(&mut self) -> Partner {
        let mut partner = Partner::beside(&self.start(), Character::Tails, &Ruleset::default());
        partner.player = self.player();
        partner.player.role = [Role::Leads, Role::Follows, Role::OnPad][self.below(3)];
        let pads = [0, 1, 600, u16::MAX];
        partner.mind = Mind {
            task: [Task::Follows, Task::Panics, Task::Waits, Task::FliesIn][self.below(4)],
            pad_frames: pads[self.below(4)],
            frames_away: [0, 299, 300, u16::MAX][self.below(4)],
            target: [self.coordinate(), self.coordinate()],
            jumps: self.chance(2),
            stood_on: self.next() as u16,
        };
        partner.carry = Carry {
            holds: self.chance(3),
            pause: [0, 1, 0x3C, u8::MAX][self.below(4)],
            given: [self.next() as i16, self.next() as i16],
        };
        if self.chance(3) {
            partner.player.take_control(FLIGHT, self.next() as u8);
        }
        partner
    }

    /// Any ability at work.
    fn action(&mut self, x: i32) -> Action {
        let number = self.next();
        let actions = [
            SpinDash { counter: number as u16 }.into(),
            HyperDash {}.into(),
            FireDash {}.into(),
            LightningJump {}.into(),
            BubbleBounce {}.into(),
            Transform { frames: number as u8 }.into(),
            Flight { state: number as u8, time: (number >> 8) as u8 & 7 }.into(),
            Glide {
                phase: [Phase::Glides, Phase::Falls, Phase::Slides, Phase::Climbs, Phase::Clambers]
                    [number as usize % 5],
                turn: (number >> 8) as u8,
                wall_x: x,
                steps: (number >> 16) as u8 & 7,
                wait: (number >> 24) as u8 & 7,
            }
            .into(),
            PeelOut { counter: number as u8 }.into(),
            TimedSpinDash { counter: number as u8 }.into(),
            DropDash {
                charge: [Charge::Runs, Charge::Cancelled, Charge::Landed][number as usize % 3],
                counter: (number >> 8) as u8 & 31,
                left: number & 0x100 != 0,
                right: number & 0x200 != 0,
            }
            .into(),
            InstaShield { frames: number as u8 & 15 }.into(),
        ];
        actions[self.below(actions.len())]
    }

    /// Buttons that stay for a while.
    pub fn input(&mut self, before: Input) -> Input {
        let held = if self.chance(12) { Buttons(self.next() as u8) } else { before.held };
        Input { pressed: if self.chance(20) { held } else { Buttons(held.0 & !before.held.0) }, held }
    }

    /// Puts limits, a goal and layer switchers into a project's only level.
    pub fn furnish(&mut self, project: &mut Project) {
        let level = Arc::make_mut(&mut project.levels[0]);
        if self.chance(2) {
            let bounds = Bounds {
                left: self.coordinate(),
                top: self.coordinate(),
                right: self.coordinate(),
                bottom: self.coordinate(),
            };
            level.bounds = bounds;
        } else {
            level.bounds = Bounds { left: 0, top: [0, -0x100][self.below(2)], right: 8000, bottom: 1500 };
        }
        level.start = self.start();
        level.goal = self.chance(2).then(|| Area {
            x: self.coordinate(),
            y: self.coordinate(),
            width: self.coordinate(),
            height: self.coordinate(),
        });
        level.water = self.chance(2).then(|| self.coordinate());
        level.tide = self.tide();
        level.limit_changes = (0..self.below(6)).map(|n| self.limit_change(n as u64)).collect();
        level.switchers = (0..self.below(20)).map(|_| self.switcher()).collect();
        level.placements = (0..self.below(300)).map(|_| self.placement()).collect();
    }

    /// Camera limits that go anywhere at any stage.
    fn limit_change(&mut self, number: u64) -> LimitChange {
        let places: [_; 10] = std::array::from_fn(|_| self.chance(3).then(|| self.coordinate()));
        let [to_x, from_y, to_y, player_from_y, player_to_y, at_once, left, top, right, bottom] = places;
        LimitChange {
            from_x: self.coordinate(),
            switch: self.chance(4).then(|| self.next() as u8),
            stage: self.chance(3).then(|| self.below(3) as u8),
            next_stage: self.chance(3).then(|| self.below(3) as u8),
            top_speed: if self.chance(3) { self.next() as u8 } else { 0 },
            no_return: self.chance(5),
            closed: self.chance(5),
            keeps: self.chance(5),
            id: PlacementId(5000 + number),
            to_x,
            from_y,
            to_y,
            player_from_y,
            player_to_y,
            at_once,
            left,
            top,
            right,
            bottom,
            extra: Default::default(),
        }
    }

    /// Water that goes anywhere at any speed.
    fn tide(&mut self) -> Tide {
        let change = |random: &mut Self| WaterChange {
            from_x: random.coordinate(),
            to_x: random.chance(2).then(|| random.coordinate()),
            from_y: random.chance(2).then(|| random.coordinate()),
            to_y: random.chance(2).then(|| random.coordinate()),
            switch: random.chance(3).then(|| random.next() as u8),
            stage: random.chance(3).then(|| random.below(3) as u8),
            next_stage: random.chance(3).then(|| random.below(3) as u8),
            y: random.chance(2).then(|| random.coordinate()),
            at_once: random.chance(4).then(|| random.coordinate()),
            reached: random.chance(4).then(|| random.coordinate()),
            presses: random.chance(4).then(|| random.next() as u8),
            closes: random.chance(4).then(|| random.next() as u8),
            ..WaterChange::default()
        };
        let changes = (0..self.below(6)).map(|_| change(self)).collect();
        Tide { swells: self.chance(2), speed: self.next() as u8, changes, ..Tide::default() }
    }

    /// An object of any kind with any parameters, mostly where players are.
    pub fn placement(&mut self) -> Placement {
        let kind = KINDS[self.below(KINDS.len())];
        self.placement_of(kind)
    }

    /// An object of a kind with any parameters, mostly where players are.
    pub fn placement_of(&mut self, kind: KindId) -> Placement {
        let info = kind.info();
        let mut placement = Placement {
            id: PlacementId(self.next()),
            kind: info.name.to_owned(),
            x: self.coordinate(),
            y: if self.chance(2) { self.coordinate() } else { self.below(1000) as i32 },
            flip_x: self.chance(2),
            flip_y: self.chance(2),
            ..Placement::default()
        };
        for parameter in info.parameters {
            let (min, max) = parameter.kind.range();
            let value = match self.below(4) {
                0 => continue,
                1 => [min, max][self.below(2)],
                _ => min + self.below((max - min) as usize + 1) as i32,
            };
            parameters::write(parameter, value, &mut placement.extra);
        }
        placement
    }

    /// A number not far from another.
    pub fn near(&mut self, centre: i32, within: usize) -> i32 {
        centre.wrapping_add(self.below(2 * within + 1) as i32 - within as i32)
    }

    fn switcher(&mut self) -> LayerSwitcher {
        let mut side = || SwitcherSide {
            layer: if self.chance(2) { TileLayer::A } else { TileLayer::B },
            high_priority: self.chance(2),
        };
        let (right_or_below, left_or_above) = (side(), side());
        LayerSwitcher {
            x: self.coordinate(),
            y: self.coordinate(),
            orientation: if self.chance(2) { Orientation::Vertical } else { Orientation::Horizontal },
            half_length: self.next() as u16,
            right_or_below,
            left_or_above,
            grounded_only: self.chance(3),
            priority_only: self.chance(3),
            ..LayerSwitcher::default()
        }
    }
}
