//! Mirror images of placed things: what is set about an object is mirrored with it, so that it moves, throws and looks the
//! other way round.
//!
//! The originals mirror by a flag that each kind reads in its own way, and some directions are parameters. A flag that a
//! kind does not read stays as it is.

use sim::objects::KindId;
use sim::objects::parameters::Values;
use sim::objects::placed::{own_kind, parameters_of, read_placement, set_parameter};
use sim::project::{Area, LayerSwitcher, Orientation, OwnForm, OwnKind, OwnKinds, Placement, Start, Throw};

/// A line about which things are mirrored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirror {
    /// Left to right: the sum of a place's x and that of its image, pixels.
    Across(i32),
    /// Top to bottom: the sum of a place's y and that of its image, pixels.
    Down(i32),
}

impl Mirror {
    /// Left to right.
    const fn is_across(self) -> bool {
        matches!(self, Self::Across(_))
    }

    /// The image of a point.
    pub const fn point(self, (x, y): (i32, i32)) -> (i32, i32) {
        match self {
            Self::Across(sum) => (sum.saturating_sub(x), y),
            Self::Down(sum) => (x, sum.saturating_sub(y)),
        }
    }

    /// The image of a rectangle.
    pub const fn area(self, area: Area) -> Area {
        let (x, y) = self.point((area.x, area.y));
        match self {
            Self::Across(_) => Area { x: x.saturating_sub(area.width), ..area },
            Self::Down(_) => Area { y: y.saturating_sub(area.height), ..area },
        }
    }

    /// The image of a start. The player stays upright.
    pub fn start(self, mut start: Start) -> Start {
        (start.x, start.y) = self.point((start.x, start.y));
        let state = &mut start.state;
        if self.is_across() {
            start.faces_left ^= true;
            state.x_speed = state.x_speed.saturating_neg();
            state.ground_speed = state.ground_speed.saturating_neg();
        } else {
            state.y_speed = state.y_speed.saturating_neg();
        }
        start
    }

    /// The image of a layer switcher.
    pub fn switcher(self, switcher: &LayerSwitcher) -> LayerSwitcher {
        let (x, y) = self.point((switcher.x, switcher.y));
        let mut image = LayerSwitcher { x, y, ..switcher.clone() };
        if self.is_across() == (image.orientation == Orientation::Vertical) {
            std::mem::swap(&mut image.left_or_above, &mut image.right_or_below);
        }
        image
    }

    /// The image of an object.
    pub fn placement(self, placement: &Placement, own: &OwnKinds) -> Image {
        let (x, y) = self.point((placement.x, placement.y));
        let mut image = Placement { x, y, ..placement.clone() };
        let Some((kind, values)) = read_placement(placement, own, |_| {}) else {
            // A kind that this version does not know has the flags of the originals.
            if self.is_across() {
                image.flip_x ^= true
            } else {
                image.flip_y ^= true
            }
            return Image { placement: image, is_mirrored: true };
        };
        let mut object = Object { placement: &mut image, kind, values, own };
        let is_mirrored = if self.is_across() { object.across() } else { object.down() };
        if is_mirrored {
            return Image { placement: image, is_mirrored };
        }
        Image { placement: Placement { x, y, ..placement.clone() }, is_mirrored }
    }
}

/// The image of an object.
pub struct Image {
    /// The object, at the place of its image.
    pub placement: Placement,
    /// True if it is the other way round there; else its kind has no mirror image, and it is only moved.
    pub is_mirrored: bool,
}

/// Half of what an object covers from its place to its farthest part, which a mirror image needs: a line of rings begins
/// at its place.
pub fn extent(placement: &Placement, own: &OwnKinds) -> (i32, i32) {
    match read_placement(placement, own, |_| {}) {
        Some((KindId::RingLine, values)) => {
            let value =
                |name| KindId::RingLine.info().parameters.iter().position(|p| p.name == name).map(|n| values[n]);
            let rings = value("count").unwrap_or(1) - 1;
            (value("step_x").unwrap_or(0) * rings, value("step_y").unwrap_or(0) * rings)
        }
        _ => (0, 0),
    }
}

/// An object that becomes its image.
struct Object<'a> {
    placement: &'a mut Placement,
    kind: KindId,
    values: Values,
    own: &'a OwnKinds,
}

impl Object<'_> {
    fn index(&self, name: &str) -> Option<usize> {
        parameters_of(self.kind, &self.values, self.own).iter().position(|parameter| parameter.name == name)
    }

    fn value(&self, name: &str) -> i32 {
        self.index(name).map_or(0, |index| self.values[index])
    }

    /// Sets a parameter; false if it does not take the value.
    fn set(&mut self, name: &str, value: i32) -> bool {
        let Some(index) = self.index(name) else { return false };
        let parameter = &parameters_of(self.kind, &self.values, self.own)[index];
        let fits = parameter.kind.clamp(value) == value;
        if fits && self.values[index] != value {
            set_parameter(self.placement, self.own, index, value);
            self.values[index] = value;
        }
        fits
    }

    /// Swaps pairs of choices.
    fn swap(&mut self, name: &str, pairs: &[(i32, i32)]) -> bool {
        let now = self.value(name);
        let other = pairs.iter().find_map(|(a, b)| match now {
            _ if now == *a => Some(*b),
            _ if now == *b => Some(*a),
            _ => None,
        });
        other.is_none_or(|other| self.set(name, other))
    }

    fn negate(&mut self, name: &str) -> bool {
        self.set(name, -self.value(name))
    }

    fn flip_x(&mut self) -> bool {
        self.placement.flip_x ^= true;
        true
    }

    fn flip_y(&mut self) -> bool {
        self.placement.flip_y ^= true;
        true
    }

    fn own_kind(&self) -> Option<&OwnKind> {
        own_kind(self.kind, &self.values, self.own).map(|kind| &**kind)
    }

    /// Mirrors it left to right; false if its kind has no such image.
    fn across(&mut self) -> bool {
        match self.kind {
            KindId::RingLine => self.negate("step_x"),
            KindId::Conveyor => self.negate("speed"),
            // The flags of a disc only turn where its spot begins.
            KindId::RunningDisc if self.value("form") == 0 => self.negate("turn"),
            KindId::Platform => self.swap("motion", &[(1, 2)]),
            KindId::BreakableWall => self.swap("from", &[(1, 2)]) && self.swap("picture", &[(0, 2)]),
            KindId::MovingBlock => match self.value("motion") {
                1 => {
                    self.placement.x = self.placement.x.saturating_add(96 * self.value("reach") / 100);
                    self.flip_x()
                }
                6 => self.flip_x(),
                motion => !matches!(motion, 2..=4),
            },
            KindId::Spring => matches!(self.value("direction"), 0 | 2) || self.flip_x(),
            KindId::Spikes => self.swap("moves", &[(2, 4)]) && (self.value("points") == 0 || self.flip_x()),
            KindId::Door => self.value("form") != 2 || self.flip_x(),
            KindId::Fan => self.value("form") != 0 || self.flip_x(),
            KindId::HexBumper => self.value("moves") == 0 || self.flip_x(),
            KindId::RollSwitcher => self.value("orientation") != 0 || self.flip_x(),
            // Its arms push to one side only, whichever way it looks.
            KindId::Rock => self.value("pushable") == 0 && self.flip_x(),
            KindId::HurtBlock => true,
            KindId::BossArea | KindId::Wrecker => false,
            KindId::Own => {
                let has_sides = self.own_kind().is_some_and(|kind| {
                    let throws = kind.form == OwnForm::Spring && kind.throw == Throw::Sideways;
                    throws || kind.form.has_heights() || kind.picture.is_some()
                });
                !has_sides || self.flip_x()
            }
            // The others are mirrored by their flag, or look the same from both sides.
            kind => !kind.info().flips_x || self.flip_x(),
        }
    }

    /// Mirrors it top to bottom; false if its kind has no such image: it stays upright.
    fn down(&mut self) -> bool {
        match self.kind {
            KindId::RingLine => self.negate("step_y"),
            KindId::Current => self.negate("curve"),
            KindId::RingArc => self.flip_y(),
            KindId::Spikes => self.swap("moves", &[(1, 3)]) && (self.value("points") != 0 || self.flip_y()),
            KindId::Spring => self.swap("direction", &[(0, 2), (3, 4)]),
            KindId::Platform => match self.value("motion") {
                0..=2 => true,
                3 | 4 | 6 | 7 => self.swap("motion", &[(3, 4), (6, 7)]),
                // Half as far goes one way first only; the phase of a period of its own tells where it begins.
                5 if self.value("period") > 0 => self.set("phase", (self.value("phase") + 128) & 255),
                _ => false,
            },
            KindId::MovingBlock => match self.value("motion") {
                0 | 1 | 6 => true,
                5 => {
                    self.placement.y = self.placement.y.saturating_add(128 * self.value("reach") / 100);
                    self.flip_x()
                }
                _ => false,
            },
            // Its flag turns the way that an upright one opens.
            KindId::Door => self.value("form") == 2 || self.flip_x(),
            KindId::HurtBlock => self.value("form") == 0 || self.placement.flip_x || self.flip_y(),
            KindId::RollSwitcher => self.value("orientation") == 0 || self.flip_x(),
            KindId::Fan => self.value("form") == 0,
            // Under it, a player runs the other way.
            KindId::RunningDisc if self.value("form") == 0 => self.negate("turn"),
            KindId::RunningDisc => self.flip_x(),
            KindId::Ring
            | KindId::Bumper
            | KindId::HexBumper
            | KindId::Block
            | KindId::UnseenBlock
            | KindId::BreakableBlock
            | KindId::BreakableWall
            | KindId::EdgeWall
            | KindId::RollArea
            | KindId::Slide => true,
            KindId::Own => self.own_kind().is_some_and(|kind| {
                kind.picture.is_none() && matches!(kind.form, OwnForm::Solid | OwnForm::Hazard | OwnForm::Trigger)
            }),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Mirror, extent};
    use crate::document::custom_kinds::palette;
    use sim::level::Level;
    use sim::objects::placed::kind_of;
    use sim::project::{OwnKinds, Placement, PlacementId, Project};
    use sim::world::World;
    use std::sync::Arc;

    /// Sums of a place and its image, pixels.
    const SUM: (i32, i32) = (1000, 300);

    fn object(kind: &str, set: &[(&str, serde_json::Value)]) -> Placement {
        let mut object = Placement { id: PlacementId(1), kind: kind.into(), x: 470, y: 130, ..Placement::default() };
        set.iter().for_each(|(name, value)| drop(object.extra.insert((*name).into(), value.clone())));
        object
    }

    /// The place of an object in each frame, with the player out of its reach: far below, on a block, for the world would
    /// stop with his death.
    fn places(placement: &Placement) -> Vec<(i32, i32)> {
        let mut project = Project { chunk_size: 8, ..Project::default() };
        let mut level = project.empty_level("a", "A", 8, 6);
        let block = object("unseen_block", &[("half_width", 64.into())]);
        level.placements = vec![placement.clone(), Placement { id: PlacementId(2), x: 600, y: 520, ..block }];
        (level.start.x, level.start.y) = (600, 470);
        project.levels = vec![Arc::new(level)];
        let level = Level::compile(&project, "a").expect("it compiles");
        let mut world = World::new(&level);
        let place = |_| {
            world.step(&level, sim::input::Input::default(), &mut sim::trace::NoTrace);
            world.objects.of_placement(PlacementId(1)).map_or((0, 0), |object| (object.body.x.px(), object.body.y.px()))
        };
        let places = (0..200).map(place).collect();
        assert!((400..520).contains(&world.player.y.px()), "the player stands on his block");
        places
    }

    #[test]
    fn images_move_as_mirror_images_do() {
        let own_time = [("period", 100.into()), ("phase", 30.into())];
        let mut objects = Vec::new();
        for motion in ["left_and_right", "right_and_left", "up_and_down", "slow_up_and_down", "slow_down_and_up"] {
            objects.push(object("platform", &[("motion", motion.into())]));
        }
        objects.push(object(
            "platform",
            &[("motion", "half_up_and_down".into()), own_time[0].clone(), own_time[1].clone()],
        ));
        for motion in ["still", "left_and_back", "up_and_back"] {
            objects.push(object("moving_block", &[("motion", motion.into())]));
            objects.push(Placement { flip_x: true, ..object("moving_block", &[("motion", motion.into())]) });
        }
        objects.push(object("hex_bumper", &[("moves", true.into())]));
        objects.push(object("swinging_platform", &[]));
        objects.push(object("spikes", &[("moves", "right".into())]));
        objects.push(object("spikes", &[("moves", "up".into())]));
        for object in objects {
            let before = places(&object);
            assert!(before[20] != (0, 0), "{object:?} is loaded");
            let is_still = object.extra.get("motion").is_some_and(|motion| motion == "still");
            assert!(is_still || before[20..].iter().any(|place| *place != before[20]), "{object:?} moves");
            for mirror in [Mirror::Across(SUM.0), Mirror::Down(SUM.1)] {
                let image = mirror.placement(&object, &OwnKinds::default());
                if !image.is_mirrored {
                    assert_eq!((object.kind.as_str(), mirror), ("swinging_platform", Mirror::Down(SUM.1)));
                    continue;
                }
                let wanted: Vec<_> = before.iter().map(|place| mirror.point(*place)).collect();
                let after = places(&image.placement);
                let is_near = |(a, b): (&(i32, i32), &(i32, i32))| (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1;
                // A platform goes by the frame before: in its first one it does not know its own time yet.
                let mut both = after.iter().zip(&wanted).skip(1);
                assert!(both.all(is_near), "{object:?} {mirror:?}\n{after:?}\n{wanted:?}");
            }
        }
    }

    #[test]
    fn the_image_of_an_image_is_the_object() {
        for kind in palette() {
            let object = object(kind.info().name, &[]);
            for mirror in [Mirror::Across(SUM.0), Mirror::Down(SUM.1)] {
                let image = mirror.placement(&object, &OwnKinds::default());
                let back = mirror.placement(&image.placement, &OwnKinds::default());
                let plain = |mut placement: Placement| {
                    // A default that was set is in the file.
                    let list = kind.info().parameters.iter();
                    list.for_each(|p| {
                        if placement.extra.get(p.name).is_some_and(|value| p.read(value) == Ok(p.default)) {
                            placement.extra.remove(p.name);
                        }
                    });
                    placement
                };
                assert_eq!(plain(back.placement), object, "{mirror:?}");
                assert!(kind_of(&image.placement, &OwnKinds::default()).is_some());
            }
        }
    }

    #[test]
    fn directions_that_are_parameters_are_mirrored() {
        let across = Mirror::Across(SUM.0);
        let down = Mirror::Down(SUM.1);
        for (kind, name, mirror, before, after) in [
            ("ring_line", "step_x", across, 24, serde_json::json!(-24)),
            ("ring_line", "step_y", down, -12, serde_json::json!(12)),
            ("conveyor", "speed", across, 3, serde_json::json!(-3)),
        ] {
            let image = mirror.placement(&object(kind, &[(name, before.into())]), &OwnKinds::default());
            assert_eq!((image.is_mirrored, image.placement.extra.get(name)), (true, Some(&after)), "{kind}");
            assert!(!image.placement.flip_x && !image.placement.flip_y, "{kind} reads no flag");
        }
        for (kind, name, mirror, before, after) in [
            ("spring", "direction", down, "up", "down"),
            ("spring", "direction", down, "diagonal_down", "diagonal_up"),
            ("platform", "motion", across, "left_and_right", "right_and_left"),
            ("breakable_wall", "from", across, "left", "right"),
        ] {
            let image = mirror.placement(&object(kind, &[(name, before.into())]), &OwnKinds::default());
            assert_eq!((image.is_mirrored, image.placement.extra.get(name)), (true, Some(&after.into())), "{kind}");
            assert!(!image.placement.flip_x && !image.placement.flip_y, "{kind} {before} reads no flag");
        }
    }

    #[test]
    fn kinds_without_an_image_are_only_moved() {
        for (kind, mirror) in
            [("monitor", Mirror::Down(SUM.1)), ("bridge", Mirror::Down(SUM.1)), ("wrecker", Mirror::Across(SUM.0))]
        {
            let before = object(kind, &[]);
            let image = mirror.placement(&before, &OwnKinds::default());
            let (x, y) = mirror.point((before.x, before.y));
            assert_eq!((image.is_mirrored, image.placement), (false, Placement { x, y, ..before }));
        }
    }

    #[test]
    fn a_line_of_rings_reaches_from_its_place_to_its_last_ring() {
        let line = object("ring_line", &[("count", 4.into()), ("step_x", 16.into()), ("step_y", (-8).into())]);
        assert_eq!(extent(&line, &OwnKinds::default()), (48, -24));
    }
}
