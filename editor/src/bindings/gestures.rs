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

/// Every mouse gesture, in the order of the key sheet.
pub const GESTURES: &[MouseGesture] = &[
    level("Left", "Use the tool in hand"),
    level("Right click", "Pick what is under the cursor, with its flips and solidity"),
    level(
        "Right drag",
        "Capture an area as a stamp, with the things in it while they are shown (or erase: see Settings)",
    ),
    level("Alt + left, where the right button erases", "A click picks, a drag captures a stamp"),
    level("Right click on what is selected, or in an area", "Its menu"),
    level("Double click with Select", "Open: the fields of a thing, or the chunk among the chunks"),
    level("Middle drag, or Space + left drag", "Move the view"),
    level("Wheel", "Zoom at the cursor (or scroll: see Settings)"),
    level("Ctrl + wheel, pinch", "Zoom at the cursor, always"),
    level("Shift + wheel", "Scroll sideways"),
    level("Alt + wheel", "The next block or chunk; with switchers selected, their length"),
    level(
        "Shift + left drag",
        "Filled rectangle, of stamps too; with the brush a straight line from the last point; things leave the snap",
    ),
    level("Ctrl + left drag", "Select; with Shift add, with Alt take away"),
    level("Shape tool: drag, drag a handle, drag its line", "Draw the chosen kind of shape; bend it; move it"),
    level("Shape tool: Alt + click", "One more point at the end of a polyline, curve or line by hand"),
    MouseGesture { group: "Mouse elsewhere", gesture: "Drag a tab", help: "Dock the pane somewhere else" },
    MouseGesture { group: "Mouse elsewhere", gesture: "Drag a border", help: "Give a pane more or less room" },
    MouseGesture { group: "Mouse elsewhere", gesture: "Drop a project folder on the window", help: "Open it" },
];
