//! Icons, drawn by the painter: the built-in fonts have none.
//!
//! An icon is a few strokes on a field of 16×16, written as words: `p` an open line, `z` a closed one, `c` a circle
//! (x y r), `r` a rectangle (x0 y0 x1 y1); `f`, `d`, `b` the same filled: polygon (convex), disc, box. A capital letter
//! draws in the accent colour.

use eframe::egui::{Color32, IconData, Painter, Pos2, Rect, Shape, Stroke, vec2};

/// Declares the icons with their strokes.
macro_rules! icons {
    ($($name:ident $strokes:literal),* $(,)?) => {
        /// A picture on a button.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon {
            $(#[doc = stringify!($name)] $name),*
        }

        impl Icon {
            /// The icons.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            fn strokes(self) -> &'static str {
                match self {
                    $(Self::$name => $strokes),*
                }
            }
        }
    };
}

icons! {
    New "p 9 2 3 2 3 14 13 14 13 6 9 2 9 6 13 6",
    Open "p 2 13 2 3.5 6 3.5 7.5 5.5 13 5.5 13 7.5;z 2 13 4.5 7.5 15 7.5 12.5 13",
    Save "z 2.5 2.5 11 2.5 13.5 5 13.5 13.5 2.5 13.5;r 5 9 11 13.5;p 5.5 2.5 5.5 5.5 9.5 5.5 9.5 2.5",
    Undo "p 5.5 3 2.5 6 5.5 9;p 2.5 6 10 6 12.6 7.2 13.5 9.5 12.6 11.8 10 13 6 13",
    Redo "p 10.5 3 13.5 6 10.5 9;p 13.5 6 6 6 3.4 7.2 2.5 9.5 3.4 11.8 6 13 10 13",
    Select "z 4 2 4 13 6.8 10.4 8.6 14.2 10.6 13.2 8.8 9.6 12.6 9.4",
    Brush "p 14 2 7.5 8.5;p 13 1.5 14.5 3;F 6.5 8 8.5 10 6.5 13 2 14 3.5 9.8",
    Eraser "z 8.5 3 13 7.5 7.5 13 5.5 13 2.5 10 2.5 9;p 5.5 6 10 10.5;p 7 13.5 14 13.5",
    Area "p 2 5 2 2.5 5 2.5;p 7 2.5 9 2.5;p 11 2.5 14 2.5 14 5;p 14 7 14 9;p 14 11 14 13.5 11 13.5;p 9 13.5 7 13.5;p 5 13.5 2 13.5 2 11;p 2 9 2 7",
    Wand "p 2.5 13.5 9.5 6.5;p 8 5 11 8;p 12 1.5 12 3.5;p 12.5 4 14.5 4;p 5 2.5 5 4.5;p 4 3.5 6 3.5;p 13 10 13 12;p 12 11 14 11",
    Rectangle "B 4.5 5 11.5 11;r 2 2.5 14 13.5",
    Ellipse "c 8 8 6;D 8 8 3.2",
    Fill "z 7 2.5 13 8.5 8 13 2.5 7.5;p 7 2.5 5.5 1;F 3.8 8.2 12.4 8.2 8 12.4;D 14.2 12.3 1.5",
    Pick "p 9 4 12 7;p 8 5 11 8;F 11 1.8 12.5 1.8 14.2 3.5 14.2 5 12 7 9 4;z 8.8 5.6 3.5 11 2.6 13.4 5 12.5 10.4 7.2",
    Stamp "r 2.5 12 13.5 14;z 6.5 8.5 3 10 3 12 13 12 13 10 9.5 8.5;p 6.5 8.5 7 6;p 9.5 8.5 9 6;C 8 4 2.2",
    Shape "p 1.5 13.5 6 13.5 9.5 12 11.5 8.5 11.5 6.5 10.2 3.8 7.5 2.5 4.8 3.8 3.5 6.5 4.2 9.5 6 12;P 9 13.5 14.5 13.5;D 1.8 13.5 1.3;D 14.2 13.5 1.3",
    Ground "p 1.5 8 5 8 10 4.5 14.5 4.5 14.5 14 1.5 14 1.5 8;B 3 10.5 5 12.5;B 7 9 9 11;B 11 7.5 13 9.5",
    Hand "p 5 9 5 4;p 7 8 7 2.5;p 9.2 8 9.2 3;p 11.4 8.5 11.4 4.5;p 5 9 3 7.5 2.2 8.5 5 13.2 7 14.2 10 14.2 11.4 11.5 11.4 8.5",
    Mark "p 2.5 5 2.5 2.5 5 2.5;p 11 2.5 13.5 2.5 13.5 5;p 13.5 11 13.5 13.5 11 13.5;p 5 13.5 2.5 13.5 2.5 11;P 5.5 6 10.5 6;P 5.5 8.5 10.5 8.5;P 5.5 11 8.5 11",
    Measure "z 10.8 1.8 14.2 5.2 5.2 14.2 1.8 10.8;p 4.2 8.4 5.8 10;p 6.4 6.2 7.4 7.2;p 8.6 4 10.2 5.6",
    Switcher "P 8 1.5 8 3.5;P 8 5 8 7;P 8 9 8 11;P 8 12.5 8 14.5;p 1.5 5.5 5.5 5.5;p 4 3.8 5.8 5.5 4 7.2;p 14.5 10.5 10.5 10.5;p 12 8.8 10.2 10.5 12 12.2",
    Start "p 4 1.5 4 14.5;F 4 2.5 13.5 5.8 4 9.2;p 2 14.5 6 14.5",
    Goal "p 4 1.5 4 14.5;r 4 2.5 13.5 9;B 4.5 3 8.5 5.8;B 8.8 5.8 13 8.5",
    LayerA "r 1.8 1.8 14.2 14.2;p 4.5 12 8 4 11.5 12;p 5.8 9.2 10.2 9.2",
    LayerB "r 1.8 1.8 14.2 14.2;p 5.5 12 5.5 4 9 4 10.3 5 10.3 7 9 8 5.5 8;p 9 8 10.8 9 10.8 11 9 12 5.5 12",
    Grid "r 2 2 14 14;p 6 2 6 14;p 10 2 10 14;p 2 6 14 6;p 2 10 14 10",
    ChunkGrid "r 2 2 14 14;P 8 2 8 14;P 2 8 14 8",
    Collision "p 1.5 6 5 6 9.5 10 14.5 10;F 1.5 6.8 5 6.8 5 14 1.5 14;F 5 6.8 9.3 10.8 9.3 14 5 14;F 9.3 10.8 14.5 10.8 14.5 14 9.3 14",
    Angles "p 13.5 13 2.5 13 11 3.5;P 8 13 7.6 11.2 6.6 9.4",
    Sensors "c 8 6 4;P 5.5 8 5.5 14.5;P 10.5 8 10.5 14.5;p 1 6 4 6;p 12 6 15 6;D 5.5 14 1;D 10.5 14 1",
    Readout "r 1.8 2.5 14.2 13.5;p 4 5.5 8 5.5;p 4 8 7 8;p 4 10.5 8 10.5;P 10 5.5 12 5.5;P 10 8 12 8;P 10 10.5 12 10.5",
    Camera "p 2 5.5 2 2.5 5 2.5;p 11 2.5 14 2.5 14 5.5;p 14 10.5 14 13.5 11 13.5;p 5 13.5 2 13.5 2 10.5;D 8 8 1.6",
    Everywhere "r 1.8 1.8 6.5 6.5;B 9.5 1.8 14.2 6.5;B 1.8 9.5 6.5 14.2;B 9.5 9.5 14.2 14.2",
    Play "F 4 2 14 8 4 14",
    PlayStart "p 2.5 2.5 2.5 13.5;F 5 2.5 14 8 5 13.5",
    Pause "b 3.5 2.5 6.5 13.5;b 9.5 2.5 12.5 13.5",
    Step "f 2.5 2.5 9.5 8 2.5 13.5;b 11 2.5 13.5 13.5",
    Stop "b 3 3 13 13",
    StepBack "f 13.5 2.5 6.5 8 13.5 13.5;b 2.5 2.5 5 13.5",
    Timeline "p 1.5 12.5 14.5 12.5;p 3 11 3 14;p 6.5 11.5 6.5 14;p 10 11.5 10 14;p 13.5 11 13.5 14;P 1.5 9 4.5 5 7.5 7 11 2.5 14.5 4",
    TakeOver "p 2.5 2.5 2.5 13.5;F 5 2.5 10.5 8 5 13.5;C 13 8 1.6",
    Game "r 1.5 2.5 14.5 11.5;F 6.5 4.5 10.8 7 6.5 9.5;p 5 14 11 14",
    Resume "p 2.5 2.5 2.5 13.5;p 5 2.5 5 13.5;F 7 2.5 15 8 7 13.5",
    Follow "c 8 5 2.6;p 4 14 4.6 10.4 8 8.8 11.4 10.4 12 14;P 1 8 1 3 4 3;P 15 8 15 3 12 3",
    Radii "r 4 2 12 14;P 1 8 15 8;D 8 8 1.6",
    Speeds "p 2 14 13 3;F 14.5 1.5 13 6.6 9.4 3;P 2 14 10 14",
    Trail "P 1.5 12 4.5 8.5 8 7.5 11 4.5;d 1.5 12 1.2;d 4.5 8.5 1.2;d 8 7.5 1.2;D 13 3.5 2.2",
    Slower "f 8 3 8 13 1.5 8;f 14.5 3 14.5 13 8 8",
    Faster "f 8 3 8 13 14.5 8;f 1.5 3 1.5 13 8 8",
    ZoomIn "c 6.8 6.8 4.6;p 10.2 10.2 14.2 14.2;p 4.6 6.8 9 6.8;p 6.8 4.6 6.8 9",
    ZoomOut "c 6.8 6.8 4.6;p 10.2 10.2 14.2 14.2;p 4.6 6.8 9 6.8",
    Fit "p 2 5 2 2 5 2;p 11 2 14 2 14 5;p 14 11 14 14 11 14;p 5 14 2 14 2 11;r 5 6 11 10",
    Pencil "z 2.5 13.5 3.5 9.8 11 2.3 13.7 5 6.2 12.5;p 9.3 4 12 6.7;F 2.5 13.5 3 11.6 4.4 13",
    Line "p 3 13 13 3;D 3 13 1.6;D 13 3 1.6",
    Curve "p 2.5 13 4 8.6 6.4 5.8 9.6 3.9 13.5 3;D 2.5 13 1.6;D 13.5 3 1.6;d 5 6.2 1.3",
    Columns "b 2 10 4.2 14;b 5 7 7.2 14;b 8 8.5 10.2 14;b 11 4 13.2 14;P 12.1 3 12.1 0.8;P 10.9 2 12.1 0.8 13.3 2",
    Rows "b 10 2 14 4.2;b 7 5 14 7.2;b 8.5 8 14 10.2;b 4 11 14 13.2;P 3 12.1 0.8 12.1;P 2 10.9 0.8 12.1 2 13.3",
    Rotate "p 12.6 9.5 11.5 12 9 13.4 6.2 13.2 3.8 11.4 3 8.6 3.8 5.8 6 4.2 9 4;P 7 1.6 9.6 4 7 6.4",
    Invert "c 8 8 6;f 8 2 11 2.8 13.2 5 14 8 13.2 11 11 13.2 8 14",
    Duplicate "r 2 2 10.5 10.5;r 5.5 5.5 14 14",
    Paste "r 3 3 13 14.5;B 5.8 1.5 10.2 4.5;p 5.5 8 10.5 8;p 5.5 11 10.5 11",
    Copy "r 2 4.5 10 14;p 5 4.5 5 2 14 2 14 11 10 11;P 4 8 8 8;P 4 11 8 11",
    Picture "r 1.8 2.8 14.2 13.2;p 2.5 11.5 6 7.5 8.5 10 11 7 13.5 9.8;D 11 5.4 1.2",
    Pin "z 5 2 11 2 10 4 10 7 12.5 9.5 3.5 9.5 6 7 6 4;p 8 9.5 8 14.5",
    Link "c 5 8 3.4;c 11 8 3.4;P 5 8 11 8",
    Add "p 8 3 8 13;p 3 8 13 8",
    Close "p 3.5 3.5 12.5 12.5;p 12.5 3.5 3.5 12.5",
    Delete "p 2.5 4 13.5 4;p 6 4 6 2 10 2 10 4;p 4 4 4.8 14 11.2 14 12 4;p 6.8 6.5 7 11.5;p 9.2 6.5 9 11.5",
    FlipX "P 8 1.5 8 14.5;f 6.2 4 6.2 12 1.5 12;z 9.8 4 9.8 12 14.5 12",
    FlipY "P 1.5 8 14.5 8;f 4 6.2 12 6.2 12 1.5;z 4 9.8 12 9.8 12 14.5",
    Object "z 8 1.8 13.5 4.8 13.5 11.2 8 14.2 2.5 11.2 2.5 4.8;P 2.5 4.8 8 7.8 13.5 4.8;P 8 7.8 8 14.2",
    Manual "p 8 4 6 2.8 2 2.8 2 12.5 6 12.5 8 13.8 10 12.5 14 12.5 14 2.8 10 2.8 8 4 8 13.8;P 10 6 12 6;P 10 8.5 12 8.5;P 4 6 6 6;P 4 8.5 6 8.5",
    Info "c 8 8 6.2;p 8 7.5 8 11.5;d 8 4.8 0.9",
    Warning "z 8 2 14.8 13.8 1.2 13.8;p 8 6 8 10;d 8 12 0.9",
    Error "c 8 8 6.2;p 5.8 5.8 10.2 10.2;p 10.2 5.8 5.8 10.2",
    Done "p 3 8.5 6.5 12 13 4.5",
    Search "c 6.8 6.8 4.6;p 10.2 10.2 14.2 14.2",
    Key "r 1.5 4 14.5 12;p 4 6.5 5 6.5;p 7.5 6.5 8.5 6.5;p 11 6.5 12 6.5;p 5 9.5 11 9.5",
    Settings "c 8 8 2.2;c 8 8 4.9;p 8 1 8 3.1;p 8 12.9 8 15;p 1 8 3.1 8;p 12.9 8 15 8;p 3 3 4.5 4.5;p 11.5 11.5 13 13;p 13 3 11.5 4.5;p 4.5 11.5 3 13",
    Folder "z 2 13 2 3.5 6.2 3.5 7.8 5.5 14 5.5 14 13",
    Up "p 3.5 10 8 5.5 12.5 10",
    Down "p 3.5 6 8 10.5 12.5 6",
    Left "p 10 3.5 5.5 8 10 12.5",
    Right "p 6 3.5 10.5 8 6 12.5",
}

/// The window's own picture: a loop with the runner's spark on it.
pub fn app_icon() -> IconData {
    const SIDE: u32 = 64;
    let pixel = |i: u32| {
        let (x, y) = ((i % SIDE) as f32 + 0.5 - 32.0, (i / SIDE) as f32 + 0.5 - 30.0);
        let radius = x.hypot(y);
        let ground = y > 22.0 && y < 29.0;
        let spark = (x - 15.0).hypot(y + 13.0) < 6.5;
        match () {
            () if spark => [0xf2, 0xb8, 0x4b, 0xff],
            () if (15.0..25.0).contains(&radius) || ground => [0x5f, 0xd0, 0xb8, 0xff],
            () if x.abs() < 31.0 && y.abs() < 33.0 => [0x17, 0x1a, 0x21, 0xff],
            () => [0; 4],
        }
    };
    IconData { rgba: (0..SIDE * SIDE).flat_map(pixel).collect(), width: SIDE, height: SIDE }
}

impl Icon {
    /// Draws the icon into a rectangle, as large as it fits.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32, accent: Color32) {
        let side = rect.width().min(rect.height());
        let scale = side / 16.0;
        let corner = rect.center() - vec2(side, side) / 2.0;
        let at = |x: f32, y: f32| corner + vec2(x, y) * scale;
        let width = (1.4 * scale).max(1.0);
        for part in self.strokes().split(';') {
            let mut words = part.split_ascii_whitespace();
            let Some(kind) = words.next().and_then(|word| word.chars().next()) else { continue };
            let n: Vec<f32> = words.filter_map(|word| word.parse().ok()).collect();
            let color = if kind.is_ascii_uppercase() { accent } else { color };
            let stroke = Stroke::new(width, color);
            let points = || n.chunks_exact(2).map(|xy| at(xy[0], xy[1])).collect::<Vec<Pos2>>();
            painter.add(match (kind.to_ascii_lowercase(), n.as_slice()) {
                ('p', _) => Shape::line(points(), stroke),
                ('z', _) => Shape::closed_line(points(), stroke),
                ('f', _) => Shape::convex_polygon(points(), color, Stroke::NONE),
                ('c', &[x, y, r]) => Shape::circle_stroke(at(x, y), r * scale, stroke),
                ('d', &[x, y, r]) => Shape::circle_filled(at(x, y), r * scale, color),
                ('r', &[x0, y0, x1, y1]) => {
                    Shape::closed_line(vec![at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)], stroke)
                }
                ('b', &[x0, y0, x1, y1]) => Shape::rect_filled(Rect::from_min_max(at(x0, y0), at(x1, y1)), 0.0, color),
                _ => continue,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_written_without_a_slip() {
        for icon in Icon::ALL {
            for part in icon.strokes().split(';') {
                let mut words = part.split_ascii_whitespace();
                let kind = words.next().expect("a kind").to_ascii_lowercase();
                let n: Vec<f32> = words.map(|w| w.parse().unwrap_or_else(|_| panic!("{icon:?}: {w}"))).collect();
                let fits = match kind.as_str() {
                    "p" | "z" => n.len() >= 4 && n.len().is_multiple_of(2),
                    "f" => n.len() >= 6 && n.len().is_multiple_of(2),
                    "c" | "d" => n.len() == 3,
                    "r" | "b" => n.len() == 4,
                    _ => false,
                };
                assert!(fits && n.iter().all(|v| (0.0..=16.0).contains(v)), "{icon:?}: {part}");
            }
        }
    }
}
