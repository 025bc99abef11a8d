//! The figure's body: a young pangolin with goggles and a scarf. One rig, posed by a few angles; three builds of it.

mod balls;

use super::raster::{Form, P, Ramp, Shape, plus, turned};

/// Proportions and colours of one of the three characters.
#[derive(Clone, Copy, Debug)]
pub struct Build {
    /// Pixels from the centre down to the soles.
    pub feet: f32,
    /// Radius of the head.
    head: f32,
    /// How far the shoulders are above the hip.
    trunk: f32,
    /// Half the width of the trunk.
    girth: f32,
    /// Radius of a hand.
    hand: f32,
    /// Length of the tail.
    tail: f32,
    /// Has a horn on the snout instead of a round ear.
    horned: bool,
    /// Wears a scarf (else a belt).
    scarf: bool,
    scales: Ramp,
    skin: Ramp,
    cloth: Ramp,
    boots: Ramp,
}

const LENS: Ramp = Ramp([0xFFFFFF, 0xF4F7FF, 0xD5DEF2, 0x2A1B33]);
const INK: Ramp = Ramp([0x2A1B33, 0x2A1B33, 0x2A1B33, 0x2A1B33]);

/// The tall one, the tall one's little friend, and the strong one.
pub const BUILDS: [Build; 3] = [
    Build {
        feet: 19.5,
        head: 8.2,
        trunk: 7.0,
        girth: 5.6,
        hand: 2.9,
        tail: 13.0,
        horned: false,
        scarf: true,
        scales: Ramp([0xFF9D5C, 0xF26A3D, 0xB93E33, 0x4A1A2C]),
        skin: Ramp([0xFFF3D8, 0xFFE2B8, 0xE3B183, 0x5A2B2B]),
        cloth: Ramp([0x7BF0DC, 0x2FC4B2, 0x17867F, 0x0B3F46]),
        boots: Ramp([0x7A6BD6, 0x4E43A3, 0x322A74, 0x1B1440]),
    },
    Build {
        feet: 15.5,
        head: 7.6,
        trunk: 4.6,
        girth: 4.8,
        hand: 2.5,
        tail: 10.0,
        horned: false,
        scarf: true,
        scales: Ramp([0xFFE27A, 0xF2B632, 0xC07F1B, 0x4F2E12]),
        skin: Ramp([0xFFF8E6, 0xFFEBCB, 0xE0BC92, 0x5A3A2B]),
        cloth: Ramp([0xFF9FC0, 0xEE5C92, 0xB0356B, 0x551638]),
        boots: Ramp([0x69B5F2, 0x3579C9, 0x224E91, 0x122449]),
    },
    Build {
        feet: 19.5,
        head: 7.8,
        trunk: 7.4,
        girth: 6.8,
        hand: 4.0,
        tail: 11.0,
        horned: true,
        scarf: false,
        scales: Ramp([0xC28BF0, 0x8F52CC, 0x5F3196, 0x2A1450]),
        skin: Ramp([0xFBE6DA, 0xEEC7B4, 0xC9937F, 0x4F2730]),
        cloth: Ramp([0xFFE070, 0xF0B429, 0xB57912, 0x4F3008]),
        boots: Ramp([0xF08A78, 0xD2483F, 0x8E2A31, 0x43121E]),
    },
];

/// What the eye does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eye {
    /// Looks ahead.
    #[default]
    Open,
    /// Shut.
    Shut,
    /// Looks up.
    Up,
    /// Looks down.
    Down,
    /// Wide with a small pupil.
    Wide,
}

/// Where the limbs are. Facing right, upright, feet on the ground; degrees turn clockwise on the screen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pose {
    /// Hip against where it is when standing.
    pub hip: P,
    /// Turn of trunk and head about the hip: positive leans forward.
    pub lean: f32,
    /// Head against where it is when standing.
    pub head: P,
    /// Turn of the head about its centre: positive nods.
    pub nod: f32,
    /// Upper and lower near arm: 0 hangs down, positive swings back.
    pub near_arm: (f32, f32),
    /// The arm behind the trunk.
    pub far_arm: (f32, f32),
    /// How long the arms are, compared with standing.
    pub stretch: f32,
    /// Near foot against its place when standing, and its turn.
    pub near_foot: (P, f32),
    /// The foot behind.
    pub far_foot: (P, f32),
    /// Turn of the tail about its root: positive sinks, negative lifts it.
    pub tail: f32,
    /// Phase of the scarf in degrees, and how far it is blown back, 0 to 1.
    pub scarf: (f32, f32),
    /// The eye.
    pub eye: Eye,
    /// Instead of legs, feet so fast that they are a figure of eight: its phase in degrees.
    pub whirl: Option<f32>,
    /// Rays of light around him: how far out, and their turn in degrees.
    pub flare: Option<(f32, f32)>,
}

struct Painter {
    shapes: Vec<Shape>,
}

impl Painter {
    fn put(&mut self, form: Form, ramp: Ramp) {
        self.shapes.push(Shape { form, ramp, outlined: true, flat: false });
    }

    fn mark(&mut self, form: Form, ramp: Ramp) {
        self.shapes.push(Shape { form, ramp, outlined: false, flat: true });
    }

    fn tint(&mut self, form: Form, ramp: Ramp) {
        self.shapes.push(Shape { form, ramp, outlined: false, flat: false });
    }
}

impl Build {
    /// The shapes of a pose, back to front, about the player's centre.
    pub fn shapes(&self, pose: &Pose) -> Vec<Shape> {
        let mut painter = Painter { shapes: Vec::with_capacity(40) };
        let stand_hip = (-0.5, self.feet - 10.5);
        let hip = plus(stand_hip, pose.hip);
        let shoulder = plus(hip, turned((0.5, -self.trunk), pose.lean));
        let head_rest = (1.5, -self.trunk - self.head + 1.2);
        let head = plus(plus(hip, turned(head_rest, pose.lean)), pose.head);
        if let Some(flare) = pose.flare {
            self.flare(&mut painter, flare);
        }
        self.arm(&mut painter, shoulder, (pose.far_arm, pose.stretch), true);
        if pose.whirl.is_none() {
            self.leg(&mut painter, hip, pose.far_foot, true);
        }
        self.tail(&mut painter, hip, pose);
        self.trunk(&mut painter, hip, pose.lean);
        match pose.whirl {
            None => self.leg(&mut painter, hip, pose.near_foot, false),
            Some(phase) => self.whirl(&mut painter, hip, phase),
        }
        if self.scarf {
            self.scarf_end(&mut painter, shoulder, pose.scarf);
        }
        self.head(&mut painter, head, pose.nod + pose.lean * 0.35, pose.eye);
        if self.scarf {
            let round = Form::Limb(plus(shoulder, (-2.6, -0.4)), 1.5, plus(shoulder, (3.2, 0.6)), 1.6);
            painter.put(round, self.cloth);
        }
        self.arm(&mut painter, shoulder, (pose.near_arm, pose.stretch), false);
        painter.shapes
    }

    fn darker(&self, ramp: Ramp, far: bool) -> Ramp {
        let [_, plain, shaded, line] = ramp.0;
        if far { Ramp([plain, shaded, shaded, line]) } else { ramp }
    }

    fn arm(&self, painter: &mut Painter, shoulder: P, ((upper, lower), stretch): ((f32, f32), f32), far: bool) {
        let reach = self.trunk * 0.62 * stretch;
        let from = plus(shoulder, if far { (1.6, 1.6) } else { (-0.8, 2.0) });
        let elbow = plus(from, turned((0.0, reach), upper));
        let hand = plus(elbow, turned((0.0, reach * 0.8), lower));
        let scales = self.darker(self.scales, far);
        painter.put(Form::Limb(from, 1.9, elbow, 1.7), scales);
        painter.put(Form::Limb(elbow, 1.7, hand, 1.5), scales);
        painter.put(
            Form::Oval(plus(hand, turned((0.0, 1.2), lower)), (self.hand, self.hand), 0.0),
            self.darker(LENS, far),
        );
    }

    fn leg(&self, painter: &mut Painter, hip: P, (step, turn): (P, f32), far: bool) {
        let ankle = plus((if far { 2.2 } else { -2.0 }, self.feet - 5.0), step);
        let from = plus(hip, (if far { 1.8 } else { -1.2 }, 1.5));
        // The knee bends forward wherever the leg is shorter than its two bones.
        let (dx, dy) = (ankle.0 - from.0, ankle.1 - from.1);
        let length = dx.hypot(dy).max(0.1);
        let bone: f32 = 4.4;
        let bend = (bone * bone - length * length / 4.0).max(0.0).sqrt();
        let knee = (from.0 + dx / 2.0 + dy / length * bend, from.1 + dy / 2.0 - dx / length * bend);
        let scales = self.darker(self.scales, far);
        painter.put(Form::Limb(from, 2.3, knee, 2.0), scales);
        painter.put(Form::Limb(knee, 2.0, ankle, 1.8), scales);
        let boots = self.darker(self.boots, far);
        let at = |p: P| plus(ankle, turned(p, turn));
        painter.put(Form::Limb(at((-1.0, 1.6)), 2.9, at((3.6, 2.2)), 2.3), boots);
        painter.mark(Form::Limb(at((-2.4, 4.0)), 0.55, at((5.2, 4.0)), 0.55), LENS);
        painter.mark(Form::Limb(at((-1.6, -0.9)), 0.8, at((1.6, -0.9)), 0.8), self.darker(LENS, far));
    }

    /// Eight rays about his middle, long and short by turns.
    fn flare(&self, painter: &mut Painter, (reach, turn): (f32, f32)) {
        for ray in 0..8 {
            let heading = turn + ray as f32 * 45.0;
            let (from, out) = if ray % 2 == 0 { (reach - 9.0, reach + 3.0) } else { (reach - 7.0, reach - 1.0) };
            let at = |radius: f32, aside: f32| turned((radius, aside), heading);
            painter.mark(Form::Fin(at(from, -3.0), at(from, 3.0), at(out, 0.0)), self.cloth);
            painter.mark(Form::Fin(at(from, -1.7), at(from, 1.7), at(out - 2.0, 0.0)), LENS);
        }
    }

    /// Feet that go round in a figure of eight, on its side.
    fn whirl(&self, painter: &mut Painter, hip: P, phase: f32) {
        const PARTS: usize = 40;
        let middle = (0.6, self.feet - 5.6);
        let (across, down) = (11.5, 7.2);
        let at = |part: usize| {
            let (sin, cos) = (part as f32 * 360.0 / PARTS as f32).to_radians().sin_cos();
            plus(middle, (across * cos, down * sin * cos))
        };
        painter.put(Form::Limb(hip, 2.6, plus(middle, (0.0, -1.0)), 2.0), self.darker(self.scales, true));
        for part in 0..PARTS {
            let ramp = self.darker(self.boots, part >= PARTS / 2);
            painter.put(Form::Limb(at(part), 2.1, at(part + 1), 2.1), ramp);
        }
        for part in 0..PARTS {
            painter.tint(Form::Limb(at(part), 2.0, at(part + 1), 2.0), self.boots);
        }
        // Bright streaks run along it: soles and cuffs.
        for (from, length, ramp) in [(0.0, 9, LENS), (140.0, 5, LENS), (250.0, 4, self.cloth)] {
            let first = ((phase + from) / 360.0 * PARTS as f32) as usize;
            for part in first..first + length {
                painter.mark(Form::Limb(at(part), 0.7, at(part + 1), 0.7), ramp);
            }
        }
    }

    fn tail(&self, painter: &mut Painter, hip: P, pose: &Pose) {
        let mut at = plus(hip, (-3.5, 0.5));
        let mut heading = 152.0 - pose.tail;
        for i in 0..4 {
            let to = plus(at, turned((self.tail / 4.0, 0.0), heading));
            let radius = 3.2 - 0.55 * i as f32;
            painter.put(Form::Limb(at, radius, to, radius - 0.5), self.darker(self.scales, i % 2 == 1));
            at = to;
            heading += 14.0;
        }
    }

    fn trunk(&self, painter: &mut Painter, hip: P, lean: f32) {
        let at = |p: P| plus(hip, turned(p, lean));
        let shoulder = at((0.0, -self.trunk + 1.0));
        painter.put(Form::Limb(hip, self.girth - 0.4, shoulder, self.girth - 1.0), self.scales);
        for i in 0..3 {
            // Overlapping plates down the back.
            let y = -self.trunk + 1.5 + i as f32 * (self.trunk / 2.4);
            painter.put(Form::Oval(at((-self.girth + 1.4, y)), (2.6, 3.0), lean), self.scales);
        }
        let belly = Form::Patch(at((2.6, -self.trunk * 0.36)), (self.girth - 2.4, self.trunk * 0.66), lean);
        painter.tint(belly, self.skin);
        if !self.scarf {
            painter.mark(Form::Limb(at((-self.girth, 0.6)), 1.1, at((self.girth - 0.6, 0.6)), 1.1), self.cloth);
        }
    }

    fn scarf_end(&self, painter: &mut Painter, shoulder: P, (phase, blown): (f32, f32)) {
        let mut at = plus(shoulder, (-3.0, 0.0));
        for i in 0..3 {
            let wave = (phase - i as f32 * 70.0).to_radians().sin() * (8.0 + 22.0 * blown);
            let to = plus(at, turned((3.4, 0.0), 112.0 + 68.0 * blown + wave));
            painter.put(Form::Limb(at, 1.5, to, 1.3 + 0.25 * i as f32), self.darker(self.cloth, i == 1));
            at = to;
        }
    }

    fn head(&self, painter: &mut Painter, centre: P, turn: f32, eye: Eye) {
        let size = self.head;
        let at = |x: f32, y: f32| plus(centre, turned((x * size, y * size), turn));
        let round = |x: f32, y: f32, r: P| Form::Oval(at(x, y), (r.0 * size, r.1 * size), turn);
        if !self.horned {
            painter.put(round(-0.34, -0.98, (0.3, 0.42)), self.scales); // the far ear
        }
        painter.put(round(0.78, 0.36, (0.58, 0.4)), self.skin);
        painter.put(round(0.0, 0.0, (1.0, 0.98)), self.scales);
        for (x, y) in [(-0.98, -0.1), (-0.86, 0.5)] {
            painter.put(round(x, y, (0.34, 0.36)), self.scales); // plates of the nape
        }
        painter.tint(Form::Patch(at(0.5, 0.42), (0.62 * size, 0.5 * size), turn), self.skin);
        painter.tint(round(0.86, 0.34, (0.5, 0.32)), self.skin);
        painter.mark(round(1.3, 0.22, (0.17, 0.17)), INK);
        painter.mark(Form::Limb(at(0.62, 0.68), 0.4, at(0.98, 0.62), 0.4), Ramp([self.skin.0[2]; 4]));
        if self.horned {
            painter.put(Form::Fin(at(0.72, -0.3), at(1.16, 0.02), at(1.36, -0.72)), LENS);
            painter.put(round(-0.56, -0.8, (0.3, 0.36)), self.scales);
        } else {
            painter.put(round(-0.62, -0.78, (0.36, 0.46)), self.scales);
            painter.tint(round(-0.58, -0.74, (0.2, 0.28)), self.skin);
        }
        // Goggles: a band about the head and one large lens.
        let band = Form::Limb(at(-0.86, -0.36), size * 0.17, at(0.34, -0.24), size * 0.17);
        painter.mark(band, Ramp([self.cloth.0[2]; 4]));
        let wide = if eye == Eye::Wide { 0.04 } else { 0.0 };
        painter.put(round(0.42, -0.14, (0.46 + wide, 0.5 + wide)), self.cloth);
        painter.tint(round(0.44, -0.14, (0.34 + wide, 0.4 + wide)), LENS);
        let pupil = |x: f32, y: f32, r: P| round(0.5 + x, -0.12 + y, r);
        match eye {
            Eye::Open => painter.mark(pupil(0.08, 0.02, (0.15, 0.24)), INK),
            Eye::Up => painter.mark(pupil(0.04, -0.16, (0.15, 0.2)), INK),
            Eye::Down => painter.mark(pupil(0.06, 0.18, (0.15, 0.2)), INK),
            Eye::Wide => painter.mark(pupil(0.02, 0.0, (0.14, 0.16)), INK),
            Eye::Shut => painter.mark(Form::Limb(at(0.2, -0.04), 0.6, at(0.7, -0.04), 0.6), INK),
        }
    }
}
