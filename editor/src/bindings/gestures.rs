//! The gestures of the mouse: listed in the key sheet beside the keys.

use crate::language::msg;

/// One thing that the mouse does.
#[derive(Debug)]
pub struct MouseGesture {
    /// The group of its place.
    pub group: &'static str,
    /// The movement of the hand.
    pub gesture: &'static str,
    /// The effect.
    pub help: &'static str,
}

const fn level(gesture: &'static str, help: &'static str) -> MouseGesture {
    MouseGesture { group: msg("Mouse over the level"), gesture, help }
}

const fn mask(gesture: &'static str, help: &'static str) -> MouseGesture {
    MouseGesture { group: msg("Mask of a solid tile"), gesture, help }
}

const fn chunk(gesture: &'static str, help: &'static str) -> MouseGesture {
    MouseGesture { group: msg("In the chunk editor"), gesture, help }
}

/// Every mouse gesture, in the order of the key sheet.
pub const GESTURES: &[MouseGesture] = &[
    level(msg("Left"), msg("Use the tool in hand")),
    level(msg("Right click"), msg("Pick what is under the cursor, with its flips and solidity")),
    level(
        msg("Right drag"),
        msg("Capture an area as a stamp, with the things in it while they are shown (or erase: see Settings)"),
    ),
    level(msg("Alt + left, if the right button erases"), msg("A click picks, a drag captures a stamp")),
    level(msg("Right click on the selection or in an area"), msg("Its menu")),
    level(msg("Double click with Select"), msg("Open the fields of a thing, or the chunk in the Chunks pane")),
    level(msg("Drag from the knob beside a selected object"), msg("Link what sets a switch to what obeys it")),
    level(msg("Middle drag, or Space + left drag"), msg("Move the view")),
    level(msg("Wheel"), msg("Zoom at the cursor (or scroll: see Settings)")),
    level(msg("Ctrl + wheel, pinch"), msg("Zoom at the cursor, always")),
    level(msg("Shift + wheel"), msg("Scroll sideways")),
    level(
        msg("Alt + wheel"),
        msg(
            "The next block, chunk or kind of object; with switchers selected, their length; with objects selected, the parameter set last",
        ),
    ),
    level(
        msg("Shift + left drag"),
        msg(
            "Filled rectangle, also of stamps; with the brush, a straight line from the last point; things ignore the snap",
        ),
    ),
    level(msg("Ctrl + left drag"), msg("Select; Shift adds, Alt removes")),
    level(
        msg("Shape tool: drag, drag a handle, drag its line"),
        msg("Draw the chosen kind of shape; bend it; move it"),
    ),
    level(msg("Shape tool: Alt + click"), msg("One more point at the end of a polyline, curve or line by hand")),
    level(msg("Object tool: Alt + left"), msg("Place right at the pointer, not on the ground under it")),
    level(msg("Ground tool: Alt + drag"), msg("Clear ground away")),
    mask(msg("Left drag"), msg("Use the tool: pencil, eraser, line, curve, fill, columns, rows")),
    mask(msg("Right drag"), msg("The opposite: the pencil cuts, the eraser makes solid, fill empties")),
    mask(msg("Drag a number"), msg("Drag a column or row by the numbers beside the mask; click to type")),
    mask(
        "B, E, L, C, F, H, W",
        msg("Pencil, eraser, line, curve, fill, columns, rows, after clicking the mask or tabbing to it"),
    ),
    mask(
        msg("Arrows, Space"),
        msg("Move the cell and use the tool there; Shift + arrows draw; Esc cancels, then leaves"),
    ),
    mask("X, Y, R, I", msg("Flip left to right, flip top to bottom, rotate, invert")),
    mask(msg("Page Up, Page Down"), msg("The previous or next tile")),
    mask(
        msg("Ctrl + C, Ctrl + V, anywhere in the pane"),
        msg("Copy the tile; paste an array or a whole tile in any usual form"),
    ),
    mask("+, -, 0", msg("Larger, smaller, fit; + and - anywhere in the pane")),
    chunk(msg("Left"), msg("Use the tool in hand: brush, eraser, rectangle, fill, pick or stamp")),
    chunk(msg("Right click"), msg("Pick the cell with its flips and solidity")),
    chunk(msg("Right drag"), msg("Copy an area to another chunk or to the level")),
    chunk(
        msg("Arrows, Enter"),
        msg("Move a cursor and use the tool there; Delete erases, C copies the chunk, V pastes at the cursor"),
    ),
    MouseGesture {
        group: msg("In the lanes of the timeline"),
        gesture: msg("Arrows, Enter"),
        help: msg("After tabbing to them: go to a frame and a button, and press or release it"),
    },
    MouseGesture {
        group: msg("In the lanes of the timeline"),
        gesture: msg("Insert, Delete"),
        help: msg("Insert a frame, or delete it"),
    },
    MouseGesture {
        group: msg("Mouse on panes and window"),
        gesture: msg("Click a pane or its tab"),
        help: msg("Give it the keyboard focus. A line above the tab shows which pane has it"),
    },
    MouseGesture {
        group: msg("Mouse on panes and window"),
        gesture: msg("Drag a tab"),
        help: msg("Dock the pane somewhere else"),
    },
    MouseGesture {
        group: msg("Mouse on panes and window"),
        gesture: msg("Drag a border"),
        help: msg("Resize the panes"),
    },
    MouseGesture {
        group: msg("Mouse on panes and window"),
        gesture: msg("Drop a project folder on the window"),
        help: msg("Open \
                           it"),
    },
    MouseGesture {
        group: msg("Mouse on panes and window"),
        gesture: msg("Drop a PNG on the window"),
        help: msg("Import it as a \
                           tileset"),
    },
];
