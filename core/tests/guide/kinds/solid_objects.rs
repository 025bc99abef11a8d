//! Solid objects: rows 1 to 30, and the known bugs of the method as switches.

use crate::play::{CD, Ruleset, S1, S2, S3, SK};
use sim::objects::Body;
use sim::objects::solid::{Contact, Encounter, Found, Miss, Solid};
use sim::player::animation::AnimationKind;
use sim::player::{Player, Routine};
use sim::project::Start;
use sim::units::{Speed, Sub};

pub const GAMES: [(&str, Ruleset); 5] = [("S1", S1), ("CD", CD), ("S2", S2), ("S3", S3), ("SK", SK)];

/// An object at (200, 300) and a player.
#[derive(Clone)]
pub struct Scene {
    pub solid: Solid,
    pub heights: &'static [i8],
    pub body: Body,
    pub player: Player,
    pub rules: Ruleset,
}

impl Scene {
    pub fn new(solid: Solid, rules: Ruleset) -> Self {
        let body = Body { x: Sub::from_px(200), y: Sub::from_px(300), ..Body::default() };
        Self { solid, heights: &[], body, player: Player::new(&Start::default(), &Ruleset::default()), rules }
    }

    /// Block B of the examples.
    pub fn block(rules: Ruleset) -> Self {
        Self::new(Solid::block(16, 16), rules)
    }

    /// With the player at a place, in the air, with speeds; a ground speed of 77 that nothing asked for.
    pub fn falling(mut self, x: i32, y: i32, x_speed: i16, y_speed: i16) -> Self {
        (self.player.x, self.player.y) = (Sub::from_px(x), Sub::from_px(y));
        (self.player.x_speed, self.player.y_speed) = (Speed(x_speed), Speed(y_speed));
        self.player.ground_speed = Speed(77);
        self.player.airborne = true;
        self
    }

    pub fn on_ground(self, x: i32, y: i32, x_speed: i16, y_speed: i16) -> Self {
        let mut scene = self.falling(x, y, x_speed, y_speed);
        scene.player.airborne = false;
        scene
    }

    pub fn standing(self, x: i32) -> Self {
        let mut scene = self.on_ground(x, 264, 0, 0);
        (scene.player.on_object, scene.body.stood_on) = (true, true);
        scene
    }

    pub fn meet(&mut self) -> Found {
        self.meet_after(self.body.x.px())
    }

    pub fn meet_after(&mut self, x_before: i32) -> Found {
        Encounter {
            solid: self.solid,
            heights: self.heights,
            rules: &self.rules,
            wrap_y: None,
            on_screen: true,
            slot: 40,
            body: &mut self.body,
            player: &mut self.player,
        }
        .meet(x_before)
    }

    pub fn x(&self) -> i32 {
        self.player.x.px()
    }

    pub fn y(&self) -> i32 {
        self.player.y.px()
    }
}

const SIDE_AT_EDGE: Contact = Contact::Side { x_distance: 0, popped: true };

fn side(x_distance: i32) -> Contact {
    Contact::Side { x_distance, popped: true }
}

#[test]
fn landing_on_a_block() {
    for (name, rules) in GAMES {
        for (row, x, y, contact, to) in [
            (1, 184, 262, Contact::Landed, 264),
            (2, 215, 262, Contact::Landed, 264),
            (3, 183, 262, Contact::None(Miss::Slips), 262),
            (4, 216, 262, Contact::None(Miss::Slips), 262),
            (5, 200, 260, Contact::None(Miss::AboveOrBelowIt), 260),
            (6, 200, 261, Contact::Landed, 264),
            (7, 200, 276, Contact::Landed, 264),
            (8, 200, 277, Contact::None(Miss::TooDeepToLand), 277),
        ] {
            let mut scene = Scene::block(rules).falling(x, y, 99, 256);
            let found = scene.meet().contact;
            assert_eq!((found, scene.x(), scene.y()), (contact, x, to), "row {row} {name}");
            let lands = contact == Contact::Landed;
            let player = &scene.player;
            let speeds = (player.x_speed.0, player.y_speed.0, player.ground_speed.0);
            assert_eq!(speeds, if lands { (99, 0, 99) } else { (99, 256, 77) }, "row {row} {name}");
            assert_eq!(
                (player.airborne, player.on_object, player.stands_in, scene.body.stood_on),
                if lands { (false, true, 40, true) } else { (true, false, 0, false) },
                "row {row} {name}"
            );
        }
    }
}

#[test]
fn the_sides_of_a_block() {
    let beside = Contact::None(Miss::BesideIt);
    for (name, rules) in GAMES {
        for (row, x, speed, contact, to, stops) in [
            (9, 174, 256, side(1), 173, true),
            (10, 173, 256, SIDE_AT_EDGE, 173, false),
            (11, 172, 256, beside, 172, false),
            (12, 226, -256, side(-1), 227, true),
            (13, 226, 256, side(-1), 227, false),
            (14, 228, -256, beside, 228, false),
        ] {
            let mut scene = Scene::block(rules).on_ground(x, 290, speed, 0);
            let found = scene.meet().contact;
            assert_eq!((found, scene.x(), scene.y()), (contact, to, 290), "row {row} {name}");
            let speeds = (scene.player.x_speed.0, scene.player.ground_speed.0);
            assert_eq!(speeds, if stops { (0, 0) } else { (speed, 77) }, "row {row} {name}");
            let pushes = contact != beside;
            assert_eq!((scene.player.pushing, scene.body.pushed), (pushes, pushes), "row {row} {name}");
        }
    }
}

#[test]
fn sides_in_the_air() {
    for (name, rules) in GAMES {
        let mut scene = Scene::block(rules).falling(200, 296, 0, 100);
        assert_eq!(scene.meet().contact, side(27), "row 15 {name}");
        let player = &scene.player;
        assert_eq!((scene.x(), player.ground_speed.0, player.y_speed.0), (173, 0, 100), "row 15 {name}");

        let mut scene = Scene::block(rules).falling(174, 266, 256, 256);
        assert_eq!(scene.meet().contact, side(1), "row 17 {name}");
        assert_eq!((scene.x(), scene.player.x_speed.0, scene.player.pushing), (173, 0, false), "row 17 {name}");
    }
    for (name, rules, contact) in [
        ("S1", S1, Contact::Side { x_distance: 1, popped: false }),
        ("S2", S2, Contact::Side { x_distance: 1, popped: false }),
        ("S3", S3, Contact::None(Miss::Slips)),
        ("SK", SK, Contact::None(Miss::Slips)),
    ] {
        let mut scene = Scene::block(rules).falling(174, 265, 256, 256);
        let before = scene.player.clone();
        assert_eq!(scene.meet().contact, contact, "row 16 {name}");
        assert_eq!(scene.player, before, "row 16 {name}");
    }
}

#[test]
fn the_bottom_of_a_block() {
    for (name, rules) in GAMES {
        for (row, y, contact, to) in [
            (18, 328, Contact::Bottom, 335),
            (19, 330, Contact::Bottom, 335),
            (20, 331, Contact::None(Miss::AboveOrBelowIt), 331),
        ] {
            let mut scene = Scene::block(rules).falling(200, y, 0, -768);
            assert_eq!((scene.meet().contact, scene.y()), (contact, to), "row {row} {name}");
            assert_eq!(scene.player.y_speed.0 == 0, contact == Contact::Bottom, "row {row} {name}");
        }
        let later = rules.bottom_pops_falling;
        let mut scene = Scene::block(rules).falling(200, 328, 0, 768);
        assert_eq!(scene.meet().contact, Contact::Bottom, "row 21 {name}");
        let found = (scene.y(), scene.player.y_speed.0, scene.player.ground_speed.0);
        assert_eq!(found, if later { (335, 0, 0) } else { (328, 768, 77) }, "row 21 {name}");

        let mut scene = Scene::block(rules).on_ground(200, 325, 0, 0);
        assert_eq!(scene.meet().contact, Contact::Crushed, "row 22 {name}");
        assert_eq!(scene.player.routine, Routine::Dying, "row 22 {name}");

        let mut scene = Scene::block(rules).on_ground(214, 330, 0, 0);
        let contact = if rules.crush_needs_depth { side(-13) } else { Contact::Crushed };
        assert_eq!(scene.meet().contact, contact, "row 23 {name}");
        if rules.crush_needs_depth {
            assert_eq!((scene.x(), scene.player.pushing), (227, true), "row 23 {name}");
        }
        for (row, y, early, late) in [(24, 322, 330, 335), (25, 326, 326, 335)] {
            let mut scene = Scene::block(rules).falling(200, y, 0, -768);
            scene.player.height_radius = 14;
            scene.meet();
            assert_eq!(scene.y(), if later { late } else { early }, "row {row} {name}");
        }
        let mut scene = Scene::block(rules).falling(200, 262, 0, -256);
        assert_eq!(scene.meet().contact, Contact::None(Miss::RisesThroughTop), "row 26 {name}");
        let found = (scene.y(), scene.player.y_speed.0, scene.player.airborne);
        assert_eq!(found, (if later { 264 } else { 262 }, -256, true), "row 26 {name}");
    }
}

#[test]
fn standing_on_a_block() {
    for (name, rules) in GAMES {
        for (standing_height, y) in [(17, 264), (16, 265)] {
            let solid = Solid { standing_height, ..Solid::block(16, 16) };
            let mut scene = Scene::new(solid, rules).falling(184, 262, 0, 256);
            scene.meet();
            assert_eq!(scene.y(), 264, "row 27 {name}");
            assert_eq!((scene.meet().contact, scene.y()), (Contact::Stands, y), "row 27 {name}");
        }
        for (x, stays) in [(173, true), (172, false), (226, true), (227, false)] {
            let mut scene = Scene::block(rules).standing(x);
            let contact = if stays { Contact::Stands } else { Contact::Left };
            assert_eq!(scene.meet().contact, contact, "row 28 {name} {x}");
            assert_eq!((scene.player.on_object, scene.body.stood_on), (stays, stays), "row 28 {name} {x}");
            assert_eq!(scene.player.airborne, !stays && rules.leaving_lifts_off, "row 28 {name} {x}");
        }
        let mut scene = Scene::block(rules).standing(190);
        scene.body.x = Sub::from_px(203);
        scene.player.x = scene.player.x.moved(Speed(0x55));
        scene.meet_after(200);
        assert_eq!((scene.x(), scene.player.x.fraction()), (193, 0x55), "row 29 {name}");
    }
}

#[test]
fn the_last_of_two_blocks_wins() {
    for (name, rules) in GAMES {
        let mut scene = Scene::block(rules).falling(218, 285, 0, 256);
        scene.meet();
        assert_eq!(scene.x(), 227, "row 30 {name}");
        scene.body.x = Sub::from_px(236);
        scene.meet();
        assert_eq!(scene.x(), 209, "row 30 {name}");
    }
}

#[test]
fn a_ball_that_lands_stands_up() {
    for (name, rules) in GAMES {
        let mut scene = Scene::block(rules).falling(200, 268, 0, 256);
        scene.player.curl_up(&rules);
        scene.player.y = Sub::from_px(268);
        assert_eq!(scene.meet().contact, Contact::Landed, "{name}");
        assert_eq!((scene.y(), scene.player.height_radius, scene.player.rolling), (264, 19, false), "{name}");
    }
}

#[test]
fn a_player_jumping_off_is_let_go() {
    for (name, rules) in GAMES {
        let mut scene = Scene::block(rules).standing(200);
        scene.player.airborne = true;
        assert_eq!(scene.meet().contact, Contact::Left, "{name}");
        assert!(!scene.player.on_object && !scene.body.stood_on, "{name}");
    }
}

#[test]
fn letting_go_of_a_block() {
    for (name, rules) in GAMES {
        for (animation, kept) in [(AnimationKind::Duck, false), (AnimationKind::Roll, !rules.push_end_unrolls)] {
            let mut scene = Scene::block(rules).on_ground(174, 290, 256, 0);
            scene.meet();
            assert!(scene.player.pushing && scene.body.pushed, "{name}");
            scene.player.x = Sub::from_px(170);
            scene.player.animation.requested = animation;
            scene.meet();
            assert!(!scene.player.pushing && !scene.body.pushed, "{name}");
            assert_eq!(scene.player.animation.requested == animation, kept, "{name} {animation:?}");
        }
        // A wall of the terrain that he pushes is nothing to a block that he does not touch.
        let mut scene = Scene::block(rules).on_ground(100, 290, 256, 0);
        scene.player.pushing = true;
        scene.meet();
        assert!(scene.player.pushing, "{name}");
    }
}

#[test]
fn the_known_bugs_can_be_switched_off() {
    for (name, rules) in GAMES {
        let rules = Ruleset { slipping: false, ..rules };
        for (x, lands) in [(173, true), (174, true), (226, true)] {
            let mut scene = Scene::block(rules).falling(x, 262, 0, 256);
            // At the very corners the side is nearer.
            let contact = scene.meet().contact;
            let is_corner = (scene.x() - 200).abs() > 23 && !rules.near_edge_is_vertical;
            assert_eq!(contact == Contact::Landed, lands && !is_corner, "slipping off {name} {x}");
        }
        let rules = Ruleset { bottom_overlap: false, ..rules };
        for (y, to) in [(335, 335), (334, 335), (330, 335), (328, 335)] {
            let mut scene = Scene::block(rules).falling(200, y, 0, -768);
            scene.meet();
            assert_eq!(scene.y(), to, "bottom overlap {name} {y}");
        }
        // The middle row belongs to the top.
        let mut scene = Scene::new(Solid::block(60, 0), rules).falling(200, 300, 0, -768);
        assert_eq!(scene.meet().distances.map(|(_, y)| y > 0), Some(true), "{name}");
    }
}

#[test]
fn levels_that_repeat_downwards() {
    for (name, rules) in GAMES {
        let mut scene = Scene::block(rules).on_ground(174, 290 + 2048, 256, 0);
        let found = Encounter {
            solid: scene.solid,
            heights: &[],
            rules: &rules,
            wrap_y: Some(2048),
            on_screen: true,
            slot: 40,
            body: &mut scene.body,
            player: &mut scene.player,
        }
        .meet(200);
        assert_eq!(found.contact.is_side(), rules.solids_wrap, "{name}");
    }
}

#[test]
fn off_the_screen_only_some_are_solid() {
    for (off_screen, touches) in [(false, false), (true, true)] {
        let mut scene = Scene::new(Solid { off_screen, ..Solid::block(16, 16) }, S1).on_ground(174, 290, 256, 0);
        let found = Encounter {
            solid: scene.solid,
            heights: &[],
            rules: &S1,
            wrap_y: None,
            on_screen: false,
            slot: 40,
            body: &mut scene.body,
            player: &mut scene.player,
        }
        .meet(200);
        assert_eq!(found.contact.is_side(), touches);
    }
}
