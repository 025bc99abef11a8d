//! A small painter of pixel art: rounded shapes with an outline and three tones, sampled at pixel centres, never smoothed.

/// A point or offset in pixels, y down.
pub type P = (f32, f32);

/// The tones of one material, as RGB: light, plain, shaded, outline.
#[derive(Clone, Copy, Debug)]
pub struct Ramp(pub [u32; 4]);

/// A filled form.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// A ball swept from one point to another, its radius changing on the way.
    Limb(P, f32, P, f32),
    /// An ellipse: centre, half axes, turn in degrees clockwise.
    Oval(P, P, f32),
    /// A triangle.
    Fin(P, P, P),
    /// An oval of which only the pixels already painted (by earlier shapes of the picture) are covered.
    Patch(P, P, f32),
    /// A line of one pixel around a ball.
    Ring(P, f32),
}

/// One shape of a picture. Later shapes cover earlier ones.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Its form.
    pub form: Form,
    /// Its material.
    pub ramp: Ramp,
    /// Draws a line of one pixel around it, also against other shapes.
    pub outlined: bool,
    /// Plain colour, no light and shade.
    pub flat: bool,
}

/// Turned clockwise on the screen by whole degrees.
pub fn turned((x, y): P, degrees: f32) -> P {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (x * cos - y * sin, x * sin + y * cos)
}

/// Sum.
pub fn plus(a: P, b: P) -> P {
    (a.0 + b.0, a.1 + b.1)
}

impl Shape {
    /// The shape turned about the origin, then moved.
    pub fn placed(mut self, degrees: f32, by: P) -> Self {
        let at = |p: P| plus(turned(p, degrees), by);
        self.form = match self.form {
            Form::Limb(a, r, b, s) => Form::Limb(at(a), r, at(b), s),
            Form::Oval(c, r, turn) => Form::Oval(at(c), r, turn + degrees),
            Form::Patch(c, r, turn) => Form::Patch(at(c), r, turn + degrees),
            Form::Fin(a, b, c) => Form::Fin(at(a), at(b), at(c)),
            Form::Ring(c, r) => Form::Ring(at(c), r),
        };
        self
    }

    /// The shape as it is after a turn about the vertical axis: `width` of 1 as it was, of -1 mirrored. Rounded as it is, it
    /// moves aside more than it gets narrow.
    pub fn narrowed(mut self, width: f32) -> Self {
        let at = |p: P| (p.0 * width, p.1);
        let oval = |r: P, turn: f32| ((r.0 * (0.8 + 0.2 * width.abs()), r.1), turn * width.signum());
        self.form = match self.form {
            Form::Limb(a, r, b, s) => Form::Limb(at(a), r, at(b), s),
            Form::Oval(c, r, turn) => {
                let (r, turn) = oval(r, turn);
                Form::Oval(at(c), r, turn)
            }
            Form::Patch(c, r, turn) => {
                let (r, turn) = oval(r, turn);
                Form::Patch(at(c), r, turn)
            }
            Form::Fin(a, b, c) => Form::Fin(at(a), at(b), at(c)),
            Form::Ring(c, r) => Form::Ring(at(c), r),
        };
        self
    }

    /// How far `p` is outside (negative: inside), and the direction the surface faces there.
    fn sample(&self, p: P) -> (f32, P) {
        match self.form {
            Form::Limb(a, r, b, s) => {
                let (along, to) = ((b.0 - a.0, b.1 - a.1), (p.0 - a.0, p.1 - a.1));
                let length = along.0 * along.0 + along.1 * along.1;
                let t = if length > 0.0 { (to.0 * along.0 + to.1 * along.1) / length } else { 0.0 }.clamp(0.0, 1.0);
                let off = (to.0 - along.0 * t, to.1 - along.1 * t);
                let radius = r + (s - r) * t;
                (off.0.hypot(off.1) - radius, (off.0 / radius, off.1 / radius))
            }
            Form::Oval(c, r, turn) | Form::Patch(c, r, turn) => {
                let local = turned((p.0 - c.0, p.1 - c.1), -turn);
                let unit = (local.0 / r.0, local.1 / r.1);
                let length = unit.0.hypot(unit.1);
                let gradient = (local.0 / (r.0 * r.0)).hypot(local.1 / (r.1 * r.1)).max(1e-6);
                let outside = if length > 0.0 { length * (length - 1.0) / gradient } else { -r.0.min(r.1) };
                (outside, turned(unit, turn))
            }
            Form::Ring(c, r) => {
                let out = (p.0 - c.0).hypot(p.1 - c.1) - r;
                (if out > 0.0 { out } else { f32::INFINITY }, (0.0, 0.0))
            }
            Form::Fin(a, b, c) => {
                let area = (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
                let edge = |a: P, b: P| {
                    let side = (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0);
                    -side * area.signum() / (b.0 - a.0).hypot(b.1 - a.1).max(1e-6)
                };
                (edge(a, b).max(edge(b, c)).max(edge(c, a)), (0.0, 0.0))
            }
        }
    }

    fn reach(&self) -> (P, f32) {
        match self.form {
            Form::Limb(a, r, b, s) => {
                (((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0), (b.0 - a.0).hypot(b.1 - a.1) / 2.0 + r.max(s))
            }
            Form::Oval(c, r, _) | Form::Patch(c, r, _) => (c, r.0.max(r.1)),
            Form::Ring(c, r) => (c, r),
            Form::Fin(a, b, c) => {
                let far = |p: P| (p.0 - a.0).hypot(p.1 - a.1);
                (a, far(b).max(far(c)))
            }
        }
    }
}

/// A square picture of RGBA pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Pixels along a side.
    pub side: usize,
    /// Rows top to bottom; transparent where nothing was painted.
    pub pixels: Vec<[u8; 4]>,
}

impl Picture {
    /// Paints shapes onto a transparent square.
    pub fn of(side: usize, shapes: &[Shape]) -> Self {
        let mut picture = Self { side, pixels: vec![[0; 4]; side * side] };
        for shape in shapes {
            picture.paint(shape);
        }
        picture
    }

    fn paint(&mut self, shape: &Shape) {
        let (centre, radius) = shape.reach();
        let range = |c: f32| {
            let last = self.side as f32;
            ((c - radius - 2.0).clamp(0.0, last) as usize, (c + radius + 3.0).clamp(0.0, last) as usize)
        };
        let ((left, right), (top, bottom)) = (range(centre.0), range(centre.1));
        let masked = matches!(shape.form, Form::Patch(..));
        for y in top..bottom {
            for x in left..right {
                let (outside, normal) = shape.sample((x as f32 + 0.5, y as f32 + 0.5));
                let pixel = &mut self.pixels[y * self.side + x];
                let tone = if outside <= 0.0 {
                    // Light comes from above, a little from the left.
                    let light = if shape.flat { 0.0 } else { -0.3 * normal.0 - 0.95 * normal.1 };
                    if light > 0.42 { 0 } else { 1 + usize::from(light < -0.42) }
                } else if shape.outlined && outside <= 1.0 {
                    3
                } else {
                    continue;
                };
                if !masked || pixel[3] != 0 {
                    let [_, r, g, b] = shape.ramp.0[tone].to_be_bytes();
                    *pixel = [r, g, b, 255];
                }
            }
        }
    }
}
