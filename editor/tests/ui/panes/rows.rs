//! The list under every pane with rows: heads that sort, keys that walk, and 100,000 rows.

use crate::soft::SoftRenderer;
use eframe::egui::{Key, Modifiers, Pos2, Role, Ui, Vec2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::widgets::rows::{self, Column, List, Picked, Rows, SortKey, Source};
use std::borrow::Cow;
use std::cell::Cell;

const COLUMNS: [Column; 2] = [Column::new("Name", 160.0), Column::rest("Number")];

/// Rows whose numbers run against their names; it counts the cells that are drawn.
struct Many {
    count: usize,
    chosen: Option<usize>,
    drawn: Cell<usize>,
}

impl Source for Many {
    fn count(&self) -> usize {
        self.count
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        if column == 0 { format!("Row {row:06}").into() } else { (self.count - row).to_string().into() }
    }

    fn name(&self, row: usize) -> String {
        format!("Row {row:06}")
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        if column == 1 { SortKey::Number((self.count - row) as i64) } else { SortKey::text(&self.text(row, 0)) }
    }

    fn is_selected(&self, row: usize) -> bool {
        self.chosen == Some(row)
    }

    fn cell(&self, ui: &mut Ui, row: usize, column: usize) {
        self.drawn.set(self.drawn.get() + 1);
        rows::text(ui, self.text(row, column));
    }
}

struct State {
    rows: Rows,
    source: Many,
    picked: Vec<Picked>,
}

fn list(count: usize) -> Harness<'static, State> {
    let state =
        State { rows: Rows::default(), source: Many { count, chosen: None, drawn: Cell::new(0) }, picked: Vec::new() };
    let builder = Harness::builder().with_size(Vec2::new(320.0, 240.0)).with_max_steps(20);
    let mut h = builder.renderer(SoftRenderer::default()).build_ui_state(
        |ui, state| {
            state.source.drawn.set(0);
            let list = List { name: "Many rows", columns: &COLUMNS, stamp: 0, max_height: None };
            if let Some(picked) = state.rows.show(ui, &list, &state.source) {
                state.source.chosen = Some(picked.row());
                state.picked.push(picked);
            }
        },
        state,
    );
    h.run();
    h
}

fn press(h: &mut Harness<'_, State>, key: Key) -> Option<Picked> {
    h.key_press_modifiers(Modifiers::NONE, key);
    h.run();
    h.state().picked.last().copied()
}

fn click(h: &mut Harness<'_, State>, label: &str) {
    h.get_by_label(label).click();
    h.run();
}

#[test]
fn a_click_on_a_head_sorts_and_a_second_reverses() {
    let mut h = list(100);
    h.get_by_label("Row 000000");
    click(&mut h, "Sort by number");
    assert!(h.query_by_label("Row 000000").is_none(), "it has the largest number");
    let top = h.get_by_label("Row 000099").rect().top();
    assert!(h.get_by_label("Row 000098").rect().top() > top);
    click(&mut h, "Sort by number");
    h.get_by_label("Row 000000");
    click(&mut h, "Sort by name");
    click(&mut h, "Sort by name");
    h.get_by_label("Row 000099");
    click(&mut h, "Sort by name");
    h.get_by_label("Row 000000");
    assert!(h.state().picked.is_empty(), "heads choose nothing");
}

#[test]
fn keys_walk_a_hundred_thousand_rows() {
    let mut h = list(100_000);
    click(&mut h, "Row 000003");
    assert_eq!(h.state().picked, [Picked::Taken(3)]);
    assert_eq!(press(&mut h, Key::ArrowDown), Some(Picked::Moved(4)));
    assert_eq!(press(&mut h, Key::ArrowUp), Some(Picked::Moved(3)));
    let Some(Picked::Moved(page)) = press(&mut h, Key::PageDown) else { panic!("a page down") };
    assert!((8..16).contains(&page), "{page}");
    assert_eq!(press(&mut h, Key::PageUp), Some(Picked::Moved(3)));
    assert_eq!(press(&mut h, Key::End), Some(Picked::Moved(99_999)));
    let view = h.get_by_label("Many rows").rect();
    let row = h.get_by_label("Row 099999").rect();
    assert!(view.expand(5.0).contains_rect(row), "it is scrolled into view: {row:?} in {view:?}");
    assert_eq!(press(&mut h, Key::ArrowDown), Some(Picked::Moved(99_999)), "there is no row after it");
    assert_eq!(press(&mut h, Key::Enter), Some(Picked::Taken(99_999)));
    click(&mut h, "Sort by number");
    h.get_by_label("Many rows").focus();
    h.run();
    assert_eq!(press(&mut h, Key::ArrowDown), Some(Picked::Moved(99_998)), "keys follow what is shown");
    assert_eq!(press(&mut h, Key::Home), Some(Picked::Moved(99_999)));
    assert_eq!(press(&mut h, Key::End), Some(Picked::Moved(0)));
}

#[test]
fn only_rows_in_view_are_laid_out() {
    let mut h = list(100_000);
    let drawn = h.state().source.drawn.get();
    assert!((10..40).contains(&drawn), "{drawn} cells of a window of 240 points");
    click(&mut h, "Sort by number");
    assert!(h.state().source.drawn.get() < 40);
}

#[test]
fn screen_readers_hear_the_row_that_keys_are_on() {
    let mut h = list(50);
    let row = h.get_by_label("Row 000002");
    assert_eq!(row.accesskit_node().role(), Role::ListItem);
    row.click();
    h.run();
    press(&mut h, Key::ArrowDown);
    let list = h.get_by_label("Many rows");
    assert_eq!(list.accesskit_node().value().as_deref(), Some("Row 000003"));
    assert!(list.is_focused());
}

/// Presses the pointer at one place and releases it at another.
fn drag(h: &mut Harness<'_, State>, from: Pos2, to: Pos2) {
    h.hover_at(from);
    h.run();
    h.drag_at(from);
    h.run();
    h.hover_at(to);
    h.run();
    h.drop_at(to);
    h.run();
}

#[test]
fn a_dragged_edge_makes_a_column_wider() {
    let mut h = list(50);
    let before = h.get_by_label("Sort by number").rect();
    let edge = before.left_center() - Vec2::new(4.0, 0.0);
    drag(&mut h, edge, edge - Vec2::new(50.0, 0.0));
    let after = h.get_by_label("Sort by number").rect();
    assert!((after.left() - before.left() + 50.0).abs() < 1.5, "{before:?} {after:?}");
    assert!(h.state().picked.is_empty());
    let edge = after.left_center() - Vec2::new(4.0, 0.0);
    drag(&mut h, edge, edge + Vec2::new(900.0, 0.0));
    let least = h.get_by_label("Sort by number").rect();
    assert!(least.width() >= 39.0, "the last column keeps its room: {least:?}");
}

#[test]
fn dragged_widths_come_back_after_a_restart() {
    let mut h = list(50);
    let before = h.get_by_label("Sort by number").rect();
    let edge = before.left_center() - Vec2::new(4.0, 0.0);
    drag(&mut h, edge, edge - Vec2::new(50.0, 0.0));
    let stored = serde_json::to_string(&rows::dragged(&h.ctx)).unwrap();
    let dragged = h.get_by_label("Sort by number").rect();
    let mut again = list(50);
    assert_eq!(again.get_by_label("Sort by number").rect(), before);
    rows::restore(&again.ctx, &serde_json::from_str(&stored).unwrap());
    again.state_mut().rows = Rows::default();
    again.run();
    assert_eq!(again.get_by_label("Sort by number").rect(), dragged);
}

#[test]
fn a_column_keeps_its_width_while_rows_are_dragged() {
    let mut h = list(50);
    let before = h.get_by_label("Sort by number").rect();
    let row = h.get_by_label("Row 000003").rect();
    let edge = pos2(before.left() - 4.0, row.center().y);
    drag(&mut h, edge, edge - Vec2::new(50.0, 0.0));
    assert_eq!(h.get_by_label("Sort by number").rect(), before);
}

#[test]
fn a_click_between_two_cells_takes_the_row() {
    let mut h = list(50);
    let head = h.get_by_label("Sort by number").rect();
    let row = h.get_by_label("Row 000003").rect();
    let between = pos2(head.left() - 4.0, row.center().y);
    h.hover_at(between);
    h.drag_at(between);
    h.drop_at(between);
    h.run();
    assert_eq!(h.state().picked, [Picked::Taken(3)]);
}
