//! The cost of one picture of a list of rows. A list of 100,000 rows shall cost what one of 1,000 rows costs.

use divan::{Bencher, black_box};
use eframe::egui::{self, Event, MouseWheelSource, MouseWheelUnit, RawInput, Rect, TouchPhase, pos2, vec2};
use loopwright::widgets::rows::{Column, List, Rows, SortKey, Source};
use std::borrow::Cow;

const COLUMNS: [Column; 3] = [Column::new("Place", 96.0), Column::new("Number", 72.0), Column::rest("Text")];
const COUNTS: [usize; 2] = [1_000, 100_000];

fn main() {
    divan::main();
}

/// Rows whose numbers are in no order.
struct Many(usize);

impl Many {
    fn number(row: usize) -> usize {
        row * 7919 % 100_003
    }
}

impl Source for Many {
    fn count(&self) -> usize {
        self.0
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        match column {
            0 => format!("{}, {}", row % 4096, row / 16).into(),
            1 => Self::number(row).to_string().into(),
            _ => "A floor too thin for a fast player".into(),
        }
    }

    fn name(&self, row: usize) -> String {
        format!("Row {row}")
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        if column == 1 { SortKey::Number(Self::number(row) as i64) } else { SortKey::text(&self.text(row, column)) }
    }
}

/// A list that fills 720 × 900 points.
struct Window {
    ctx: egui::Context,
    rows: Rows,
    source: Many,
    time: f64,
}

impl Window {
    fn new(count: usize) -> Self {
        let mut window = Self { ctx: egui::Context::default(), rows: Rows::default(), source: Many(count), time: 0.0 };
        window.ctx.enable_accesskit();
        (0..10).for_each(|_| window.picture(Vec::new()));
        window
    }

    /// Sorted by its second column.
    fn sorted(count: usize) -> Self {
        let mut window = Self::new(count);
        let pos = pos2(140.0, 20.0);
        window.picture(vec![Event::PointerMoved(pos)]);
        for pressed in [true, false] {
            let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
            window.picture(vec![Event::PointerButton { pos, button, pressed, modifiers }]);
        }
        (0..10).for_each(|_| window.picture(Vec::new()));
        assert!(window.rows.is_sorted(), "the click hit a head");
        window
    }

    fn picture(&mut self, events: Vec<Event>) {
        self.time += 1.0 / 60.0;
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(720.0, 900.0));
        let input = RawInput { screen_rect: Some(screen), time: Some(self.time), events, ..RawInput::default() };
        let Self { ctx, rows, source, .. } = self;
        let mut output = ctx.run_ui(input, |ui| {
            let list = List { name: "Many rows", columns: &COLUMNS, stamp: 0, max_height: None };
            black_box(rows.show(ui, &list, source));
        });
        let shapes = std::mem::take(&mut output.shapes);
        black_box(ctx.tessellate(shapes, output.pixels_per_point));
        output.drop_without_applying_deltas();
    }
}

/// At rest.
#[divan::bench(args = COUNTS)]
fn list_at_rest(bencher: Bencher<'_, '_>, count: usize) {
    let mut window = Window::new(count);
    bencher.bench_local(|| window.picture(Vec::new()));
}

/// The wheel turns, the list is sorted.
#[divan::bench(args = COUNTS)]
fn sorted_list_scrolled(bencher: Bencher<'_, '_>, count: usize) {
    let mut window = Window::sorted(count);
    let mut steps = 0;
    bencher.bench_local(|| {
        steps += 1;
        let down = if steps / 100 % 2 == 0 { -20.0 } else { 20.0 };
        let (unit, modifiers, phase) = (MouseWheelUnit::Point, egui::Modifiers::NONE, TouchPhase::Move);
        let source = MouseWheelSource::Wheel;
        let wheel = Event::MouseWheel { unit, delta: vec2(0.0, down), phase, source, modifiers };
        window.picture(vec![Event::PointerMoved(pos2(300.0, 400.0)), wheel]);
    });
}
