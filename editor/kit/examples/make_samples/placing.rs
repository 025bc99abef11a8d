//! The props of a tileset, by name and by number, and how they come onto a canvas.

use super::art::{Art, EMPTY};
use super::canvas::Canvas;
use super::props::Prop;
use super::theme::Theme;

/// Props that hang from a ceiling.
const HANGING: [&str; 3] = ["roots", "vine", "chain"];

/// Names and widths in blocks of all props of a tileset, without the parts of its ledge.
pub fn list(theme: &Theme) -> impl Iterator<Item = (&'static str, i32)> {
    (theme.props)().iter().skip(3).map(|prop| (prop.name, prop.width))
}

/// The pictures of a prop's cells.
///
/// # Panics
/// If the tileset has no prop of this name.
pub fn cells(theme: &Theme, name: &str) -> &'static [Art] {
    let Some(prop) = (theme.props)().iter().find(|prop| prop.name == name) else { panic!("no prop {name}") };
    &prop.cells
}

/// Whether a prop is a ledge to jump through.
pub fn is_ledge(prop: u16) -> bool {
    prop < 3
}

/// Whether a prop hangs from a ceiling.
pub fn hangs(name: &str) -> bool {
    HANGING.contains(&name)
}

/// The picture of a prop's cell.
pub fn art(theme: &Theme, prop: u16) -> Art {
    let find = |p: &Prop| p.cells.get(usize::from(prop.checked_sub(p.first)?)).copied();
    (theme.props)().iter().find_map(find).unwrap_or(EMPTY)
}

/// Puts a prop on the top edge of row `floor` (or under it, if it hangs), its left side in column `x`.
///
/// # Panics
/// If the canvas' tileset has no prop of this name.
pub fn place(canvas: &mut Canvas, name: &str, x: i32, floor: i32) {
    let Some(prop) = (canvas.theme.props)().iter().find(|prop| prop.name == name) else { panic!("no prop {name}") };
    let height = prop.cells.len() as i32 / prop.width;
    let top = if hangs(name) || name.starts_with("ledge") { floor } else { floor - height };
    for i in 0..prop.cells.len() as i32 {
        let at = canvas.block(x + i % prop.width, top + i / prop.width);
        canvas.props[at] = Some(prop.first + i as u16);
    }
}

/// A ledge of `width` blocks whose top edge is that of row `y`.
pub fn ledges(canvas: &mut Canvas, x: i32, y: i32, width: i32) {
    for i in 0..width {
        let name = match i {
            0 => "ledge left",
            i if i == width - 1 => "ledge right",
            _ => "ledge",
        };
        place(canvas, name, x + i, y);
    }
}
