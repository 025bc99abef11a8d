//! The figure curled up.

use super::super::raster::{Form, P, Ramp, Shape, plus, turned};
use super::{Build, INK, LENS, Painter};

impl Build {
    /// The rolled-up figure, turned clockwise by `turn` degrees; `blurred` at high speed.
    pub fn ball(&self, turn: f32, blurred: bool) -> Vec<Shape> {
        let mut painter = Painter { shapes: Vec::with_capacity(20) };
        let whole: f32 = 13.6;
        painter.put(Form::Oval((0.0, 0.0), (whole, whole), 0.0), self.scales);
        let dark = self.darker(self.scales, true);
        for i in 0..6 {
            // Plates of the back: overlapping all around, darker the deeper they are.
            let heading = turn + i as f32 * 60.0;
            let at = turned((9.2, 0.0), heading);
            painter.shapes.push(Shape {
                form: Form::Patch(at, (5.6, 6.2), heading),
                ramp: if i % 2 == 0 { self.scales } else { dark },
                outlined: !blurred,
                flat: false,
            });
        }
        let face = turned((2.2, 0.0), turn + 20.0);
        painter.put(Form::Oval(face, (6.4, 5.4), turn + 20.0), self.skin);
        let boot = |heading: f32| turned((8.6, 0.0), turn + heading);
        painter.put(Form::Limb(boot(8.0), 2.4, boot(44.0), 2.4), self.boots);
        painter.mark(Form::Limb(turned((11.0, 0.0), turn + 6.0), 0.6, turned((11.0, 0.0), turn + 46.0), 0.6), LENS);
        painter.tint(Form::Oval(turned((3.0, 0.0), turn - 60.0), (2.6, 2.2), turn), LENS);
        painter.mark(Form::Oval(turned((3.4, 0.0), turn - 46.0), (1.2, 1.2), turn), INK);
        painter
            .put(Form::Limb(turned((6.8, 0.0), turn + 150.0), 1.6, turned((9.6, 0.0), turn + 196.0), 1.9), self.cloth);
        if blurred {
            for i in 0..3 {
                // Streaks that run with the spin.
                let (from, to) = (turn + i as f32 * 120.0, turn + i as f32 * 120.0 + 50.0);
                for k in 0..5 {
                    let heading = from + (to - from) * k as f32 / 5.0;
                    let next = from + (to - from) * (k + 1) as f32 / 5.0;
                    let streak = Form::Limb(turned((11.2, 0.0), heading), 0.6, turned((11.2, 0.0), next), 0.6);
                    painter.mark(streak, Ramp([self.scales.0[0]; 4]));
                }
            }
        }
        painter.put(Form::Ring((0.0, 0.0), whole), self.scales);
        painter.shapes
    }

    /// Curled up on the spot, pressed to the ground, the back spinning over a face that looks ahead.
    pub fn spin_dash(&self, turn: f32) -> Vec<Shape> {
        let mut painter = Painter { shapes: Vec::with_capacity(40) };
        let (middle, (across, up)): (P, P) = ((-0.4, 2.2), (15.2, 12.0));
        let at = |part: f32, heading: f32| {
            let (x, y) = turned((part, 0.0), heading);
            plus(middle, (across * x, up * y))
        };
        painter.put(Form::Oval(middle, (across, up), 0.0), self.scales);
        let dark = self.darker(self.scales, true);
        // Plates of the back, blurred, and streaks that run with the spin: no two images of a turn are alike.
        for (from, length) in [(0.0, 8), (125.0, 6), (235.0, 9)] {
            for part in 0..length {
                let heading = turn + from + 9.0 * part as f32;
                let wide = 1.2 + 0.3 * part as f32;
                painter.tint(Form::Limb(at(0.6, heading), wide, at(0.6, heading + 9.0), wide + 0.3), dark);
            }
        }
        for (from, length, ramp) in [(20.0, 8, LENS), (150.0, 6, self.cloth), (250.0, 7, LENS)] {
            for part in 0..length {
                let heading = turn + from + 9.0 * part as f32;
                painter.mark(Form::Limb(at(0.86, heading), 0.6, at(0.86, heading + 9.0), 0.6), ramp);
            }
        }
        painter.put(Form::Oval(plus(middle, (5.0, 3.4)), (7.0, 5.2), 14.0), self.skin);
        painter.put(Form::Oval(plus(middle, (4.2, -1.6)), (4.6, 4.4), 10.0), self.cloth);
        painter.tint(Form::Oval(plus(middle, (4.5, -1.5)), (3.3, 3.2), 10.0), LENS);
        painter.mark(Form::Oval(plus(middle, (5.6, -1.2)), (1.2, 1.7), 0.0), INK);
        painter.mark(Form::Oval(plus(middle, (11.0, 3.0)), (1.4, 1.4), 0.0), INK);
        if self.horned {
            let horn = [(8.4, -0.6), (11.6, 1.6), (13.6, -5.4)].map(|at| plus(middle, at));
            painter.put(Form::Fin(horn[0], horn[1], horn[2]), LENS);
        }
        painter.put(Form::Limb(plus(middle, (-6.6, 8.8)), 2.4, plus(middle, (4.0, 9.4)), 2.2), self.boots);
        painter.mark(Form::Limb(plus(middle, (-7.4, 11.0)), 0.6, plus(middle, (5.0, 11.2)), 0.6), LENS);
        painter.shapes
    }
}
