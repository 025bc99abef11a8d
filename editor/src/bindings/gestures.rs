//! What the mouse does: listed in the key sheet beside the keys.

/// One thing that the mouse does.
#[derive(Debug)]
pub struct MouseGesture {
    /// Where it does it.
    pub group: &'static str,
    /// The movement of the hand.
    pub gesture: &'static str,
    /// What it does.
    pub help: &'static str,
}

const fn level(gesture: &'static str, help: &'static str) -> MouseGesture {
    MouseGesture { group: "Mouse over the level", gesture, help }
}

const fn mask(gesture: &'static str, help: &'static str) -> MouseGesture {
    MouseGesture { group: "Mask of a solid tile", gesture, help }
}

const fn chunk(gesture: &'static str, help: &'static str) -> MouseGesture {
    MouseGesture { group: "In the chunk editor", gesture, help }
}

/// Every mouse gesture, in the order of the key sheet.
pub const GESTURES: &[MouseGesture] = &[
    level("Left", "Use the tool in hand"),
    level("Right click", "Pick what is under the cursor, with its flips and solidity"),
    level(
        "Right drag",
        "Capture an area as a stamp, with the things in it while they are shown (or erase: see Settings)",
    ),
    level("Alt + left, if the right button erases", "A click picks, a drag captures a stamp"),
    level("Right click on the selection or in an area", "Its menu"),
    level("Double click with Select", "Open the fields of a thing, or the chunk in the Chunks pane"),
    level("Drag from the knob beside a selected object", "Link what sets a switch to what obeys it"),
    level("Middle drag, or Space + left drag", "Move the view"),
    level("Wheel", "Zoom at the cursor (or scroll: see Settings)"),
    level("Ctrl + wheel, pinch", "Zoom at the cursor, always"),
    level("Shift + wheel", "Scroll sideways"),
    level(
        "Alt + wheel",
        "The next block, chunk or kind of object; with switchers selected, their length; with objects selected, the parameter set last",
    ),
    level(
        "Shift + left drag",
        "Filled rectangle, also of stamps; with the brush, a straight line from the last point; things ignore the snap",
    ),
    level("Ctrl + left drag", "Select; Shift adds, Alt removes"),
    level("Shape tool: drag, drag a handle, drag its line", "Draw the chosen kind of shape; bend it; move it"),
    level("Shape tool: Alt + click", "One more point at the end of a polyline, curve or line by hand"),
    level("Object tool: Alt + left", "Place right at the pointer, not on the ground under it"),
    level("Ground tool: Alt + drag", "Clear ground away"),
    mask("Left drag", "Use the tool: pencil, eraser, line, curve, fill, columns, rows"),
    mask("Right drag", "The opposite: the pencil cuts, the eraser makes solid, fill empties"),
    mask("Drag a number", "Drag a column or row by the numbers beside the mask; click to type"),
    mask(
        "B, E, L, C, F, H, W",
        "Pencil, eraser, line, curve, fill, columns, rows, after clicking the mask or tabbing to it",
    ),
    mask("Arrows, Space", "Move the cell and use the tool there; Shift + arrows draw; Esc cancels, then leaves"),
    mask("X, Y, R, I", "Flip left to right, flip top to bottom, rotate, invert"),
    mask("Page Up, Page Down", "The previous or next tile"),
    mask("Ctrl + C, Ctrl + V, anywhere in the pane", "Copy the tile; paste an array or a whole tile in any usual form"),
    mask("+, -, 0", "Larger, smaller, fit; + and - anywhere in the pane"),
    chunk("Left", "Use the tool in hand: brush, eraser, rectangle, fill, pick or stamp"),
    chunk("Right click", "Pick the cell with its flips and solidity"),
    chunk("Right drag", "Copy an area to another chunk or to the level"),
    chunk(
        "Arrows, Enter",
        "Move a cursor and use the tool there; Delete erases, C copies the chunk, V pastes at the cursor",
    ),
    MouseGesture {
        group: "In the lanes of the timeline",
        gesture: "Arrows, Enter",
        help: "After tabbing to them: go to a frame and a button, and press or release it",
    },
    MouseGesture {
        group: "In the lanes of the timeline",
        gesture: "Insert, Delete",
        help: "Insert a frame, or delete it",
    },
    MouseGesture {
        group: "Mouse on panes and window",
        gesture: "Click a pane or its tab",
        help: "Give it the keyboard focus. A line above the tab shows which pane has it",
    },
    MouseGesture { group: "Mouse on panes and window", gesture: "Drag a tab", help: "Dock the pane somewhere else" },
    MouseGesture { group: "Mouse on panes and window", gesture: "Drag a border", help: "Resize the panes" },
    MouseGesture {
        group: "Mouse on panes and window",
        gesture: "Drop a project folder on the window",
        help: "Open \
                           it",
    },
    MouseGesture {
        group: "Mouse on panes and window",
        gesture: "Drop a PNG on the window",
        help: "Import it as a \
                           tileset",
    },
];
