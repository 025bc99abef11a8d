//! The table of all actions: the roster of everything that a key, a menu or a button can ask for.
//!
//! A row says all there is to say: stored id, label, when its keys count, the keys, help. Behind that it may say
//! `words` (what other tools call it, for the command palette), `icon`, and what the action is for: `tool` (its id),
//! `window` (its part of the menu bar), `pane` (its id) or `overlay` (a toggle, how it is at first, its part of the View
//! menu, the sets that show it, and if `overlays/` paints it, when and by what). Icons and overlays are read off the same
//! table by the modules that draw them; `tools::of` and `shell::ROSTER` list the types of tools and windows.

use super::{ActionGroup, ActionInfo, When, WindowMenu};
use eframe::egui::{Key, KeyboardShortcut, Modifiers};

pub(super) const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

pub(super) const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn cmd_alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::ALT), key)
}

const fn cmd_alt_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::ALT).plus(Modifiers::SHIFT), key)
}

pub(super) const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

pub(super) const fn cmd(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

pub(super) const fn cmd_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// Declares the actions and the tools, and says everything about them.
macro_rules! declare {
    (
        { $($name:ident $id:literal, $label:literal, $group:ident, $help:literal, $when:ident, [$($key:expr),*], [$($word:literal),*];)* }
        { $($taken:ident $tool:ident $tool_help:literal;)* }
        { $($opens:ident $window_menu:ident;)* }
        { $($brings:ident $pane:literal;)* }
    ) => {
        /// Everything that a key can be bound to.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Action {
            $(#[doc = $help] $name,)*
        }

        /// Every action, in the order of the key sheet.
        pub const ACTIONS: &[ActionInfo] = &[
            $(ActionInfo {
                action: Action::$name,
                id: $id,
                label: $label,
                group: ActionGroup::$group,
                help: $help,
                when: When::$when,
                keys: &[$($key),*],
                words: &[$($word),*],
            },)*
        ];

        /// A tool of the canvas (see `tools`).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum ToolId {
            $(#[doc = $tool_help] $tool,)*
        }

        impl ToolId {
            /// The tools, in the order of the toolbar, with the actions that take them in hand.
            pub const ALL: &[(Self, Action)] = &[$((Self::$tool, Action::$taken),)*];
        }

        /// The actions that open windows, and their parts of the menu bar.
        pub(super) const WINDOWS: &[(Action, WindowMenu)] = &[$((Action::$opens, WindowMenu::$window_menu),)*];

        /// The action that brings each pane to the front.
        pub(super) const PANES: &[(Action, &str)] = &[$((Action::$brings, $pane),)*];
    };
}

/// Defines a macro that hands rows of the table to another macro, for modules that make something of them.
macro_rules! hand_out {
    ($($rows:ident $list:tt)*) => { $(
        macro_rules! $rows {
            ($then:ident) => { $then! $list };
        }
        pub(crate) use $rows;
    )* };
}

/// Sorts what the rows say by purpose. The table is read here alone: each reading takes a compiler long.
macro_rules! sections {
    ($($group:ident { $(
        $name:ident $id:literal, $label:literal, $when:ident, [$($key:expr),*], $help:literal
        $(, words($($word:literal),*))?
        $(, icon($icon:ident))?
        $(, tool($tool:ident))?
        $(, overlay($overlay:ident = $on:literal, $menu:ident [$($set:ident)*] $(, $part:ident $turn:literal $paint:path)?))?
        $(, window($window_menu:ident))?
        $(, pane($pane:literal))?;
    )* })*) => {
        declare! {
            { $($($name $id, $label, $group, $help, $when, [$($key),*], [$($($word),*)?];)*)* }
            { $($($($name $tool $help;)?)*)* }
            { $($($($name $window_menu;)?)*)* }
            { $($($($name $pane;)?)*)* }
        }
        hand_out! {
            icon_rows { $($($($name $icon;)?)*)* }
            overlay_rows { $($($($name $overlay $on $menu [$($set)*] $help;)?)*)* }
            painter_rows { $($($($($name $part $turn $paint;)?)?)*)* }
        }
    };
}

sections! {
    File {
        New "new", "New project", Always, [cmd(Key::N)], "Create a project: name, folder, rules and first level.", words("create project", "new level", "new game", "start", "begin"), icon(New);
        NewLargeChunks "new-large-chunks", "New project, 256-pixel chunks", Always, [], "Like New project, with chunks of 256 × 256 pixels as in Sonic 1 and CD, where loops are marked by chunk. The Inspector can change the size later, and shows what that does to loops.";
        Open "open", "Open…", Always, [cmd(Key::O)], "Open a project with the system's file dialog.", words("load", "load project"), icon(Open);
        OpenPath "open-path", "Open from path…", Always, [cmd_shift(Key::O)], "Open a project by typing the path of its folder.", words("load"), icon(Open);
        ImportLevels "import-levels", "Import levels…", Always, [], "Import levels of another program, such as a disassembly, into a new project.", words("sonlvl", "disassembly", "rom hack", "retroed", "convert", "load level", "tiled", "tmx", "tmj"), window(Import);
        ExportLevels "export-levels", "Export levels…", Always, [], "Write levels back into the files that they came from. What would change and what cannot be kept is shown first.", words("build", "sonlvl", "disassembly", "write back", "compile", "tiled", "tmx", "tsx"), window(Export);
        RefreshLevels "refresh-levels", "Refresh from the disassembly…", Always, [], "Take over what other programs changed in the files that levels came from. What you edited stays as it is.", words("reload", "update", "sonlvl", "pull", "import again"), window(Import);
        BuildGame "build-game", "Build and run the game…", Always, [], "Build the game that the levels were exported to with its own script, and start it in an emulator.", words("assemble", "compile", "rom", "emulator", "play in the game", "make", "build and run"), window(Export);
        ExportGame "export-game", "Export for a game engine…", Always, [], "Write levels for a game engine: one picture, and for each level its blocks, solid tiles, objects and places.", words("json", "engine", "godot", "unity", "gamemaker", "love2d", "atlas", "export level", "export json", "tmx", "publish"), window(Export);
        ShareWebPage "share-web-page", "Share as web page…", Always, [], "Save the level as one web page that plays it in any browser, without a server: for a friend, a site, a phone.", words("html", "browser", "publish", "web", "wasm", "itch", "share", "export web", "play online"), window(Export);
        LevelPicture "level-picture", "Picture of the level…", Always, [], "Save the level, or a part of it, as a picture, optionally with solid pixels, objects and the path of a run.", words("screenshot", "export png", "export image", "image", "render", "map picture", "save as picture", "capture"), window(Export);
        MovingPicture "moving-picture", "Moving picture of a run…", Always, [], "Save a run as a GIF, an APNG or a folder of PNGs: what the camera shows or the selected area, optionally with sensors, trail, buttons and numbers.", words("gif", "animation", "video", "record", "apng", "movie", "film", "screen recording"), window(Export);
        ImportPicture "import-picture", "Import tileset picture…", Always, [], "Cut a PNG of 16×16 cells into blocks and solid tiles, from its alpha or from a collision picture.", words("import png", "import tiles", "spritesheet", "sprite sheet", "import art"), window(Import);
        Levels "levels", "Levels and mazes…", Always, [cmd_shift(Key::L)], "See all levels and mazes with pictures. Put them in order, rename, duplicate and delete them, and say what they are about.", words("level manager", "level list", "reorder levels", "rename level", "level order", "zones", "acts", "metadata", "world", "level select"), window(Level);
        Tilesets "tilesets", "Tilesets…", Always, [], "Add, renumber, export and unlink the project's tilesets.", words("art", "tile pictures", "graphics"), window(Level);
        Space "space", "Insert or delete space…", Always, [], "Put columns or rows of chunks or blocks into the level, or take them out. Objects, starts, water, limits and runs behind them move along.", words("insert columns", "insert rows", "delete columns", "delete rows", "shift level", "move everything", "make room", "resize level", "level size"), window(Level);
        Statistics "statistics", "Statistics…", Always, [cmd_shift(Key::I)], "Count what the level has: its size, blocks, objects by kind, rings and the times of its runs; or compare all levels.", words("count objects", "level info", "object count", "ring count", "summary", "report"), window(Level);
        Backgrounds "backgrounds", "Backgrounds…", Always, [], "Put pictures behind the level, and set their order, speed and repetition.", words("parallax", "image layer", "sky", "backdrop", "clouds", "scrolling"), window(Level);
        Sounds "sounds", "Sounds…", Always, [], "Add sounds and music, and choose the levels and events that they are played for.", words("music", "audio", "effects", "wav", "ogg", "song", "jingle", "volume"), window(Level);
        Properties "properties", "Own properties…", Always, [], "Define properties of objects, layer switchers, levels and the project for the game that is made of it.", words("custom properties", "custom fields", "entity fields", "metadata", "user data", "tags", "enum"), window(Level);
        Hooks "hooks", "Commands on save and play…", Always, [], "Let programs run after each save and before play, such as a script that converts levels; see what they wrote.", words("hooks", "external tools", "build step", "post save", "run script", "automation", "before play", "after save"), window(Level);
        Save "save", "Save", Always, [cmd(Key::S)], "Save the project into its folder.", words("write"), icon(Save);
        SaveAs "save-as", "Save as…", Always, [cmd_shift(Key::S)], "Save the project into another folder with the system's file dialog.", words("save copy", "rename project", "move project");
        SaveAsPath "save-as-path", "Save to path…", Always, [], "Save the project into a folder whose path you type.";
        Backups "backups", "Backups…", Always, [], "Look at earlier versions of the project, from its last saves and the days before, and restore one.", words("autosave", "versions", "recover", "restore", "old version", "snapshots"), window(Export);
        CloseProject "close-project", "Close project", Always, [cmd(Key::W)], "Close the project and start with an empty one.", words("welcome page", "start page", "home screen", "exit project"), icon(Close);
        Settings "settings", "Settings and keys…", Always, [cmd(Key::Comma)], "Change shortcuts, theme, interface scale and what the wheel does.", words("preferences", "options", "configuration", "language", "hotkeys", "keybindings", "key bindings", "rebind", "remap", "customize", "ui scale", "font size", "accessibility"), icon(Settings), window(Program);
        Quit "quit", "Quit", Always, [cmd(Key::Q)], "Close the window.", words("exit", "leave");
    }
    Edit {
        Undo "undo", "Undo", Always, [cmd(Key::Z)], "Undo the last step.", words("back", "revert", "take back"), icon(Undo);
        Redo "redo", "Redo", Always, [cmd(Key::Y), cmd_shift(Key::Z)], "Redo the step that was undone.", words("forward", "repeat"), icon(Redo);
        Cut "cut", "Cut", Always, [cmd(Key::X)], "Copy the selection, then delete it.";
        Copy "copy", "Copy", Always, [cmd(Key::C)], "Copy the selected things, or the area with its things, to the clipboard, for any level or window.";
        Paste "paste", "Paste", Always, [cmd(Key::V)], "Use a copied area as a stamp; paste copied things at the cursor.";
        PasteInPlace "paste-in-place", "Paste in place", Always, [cmd_shift(Key::V)], "Paste at the original place, in this level or another one.";
        Duplicate "duplicate", "Duplicate", Always, [cmd(Key::D)], "Place copies of the selected things beside them.", words("clone", "copy object");
        Delete "delete", "Delete", Always, [key(Key::Delete)], "Delete the selected things, or everything in the area.", words("remove", "erase selection", "clear"), icon(Delete);
        FillArea "fill-area", "Fill the area", Always, [cmd(Key::Enter)], "Fill the selected area with the brush.", words("fill selection");
        GrowArea "grow-area", "Grow the area", Always, [alt(Key::Plus), alt(Key::Equals)], "Add a rim of one block around the selected area, or of one chunk.", words("expand selection", "grow selection", "enlarge selection", "dilate");
        ShrinkArea "shrink-area", "Shrink the area", Always, [alt(Key::Minus)], "Remove the outermost blocks of the selected area, or the outermost chunks.", words("contract selection", "shrink selection", "reduce selection", "erode");
        CopyLayerToB "copy-layer-to-b", "Copy layer A to B", Always, [], "Make the selected area as solid on layer B as it is on layer A.", words("copy collision", "copy path", "both paths", "collision a to b", "same on both layers");
        CopyLayerToA "copy-layer-to-a", "Copy layer B to A", Always, [], "Make the selected area as solid on layer A as it is on layer B.", words("copy collision", "copy path", "both paths", "collision b to a", "same on both layers");
        TakeStamp "take-stamp", "Make a stamp of the area", Always, [cmd(Key::M)], "Use the selected area as the stamp.", words("make brush", "custom brush", "copy area");
        KeepStamp "keep-stamp", "Keep the stamp in the project", Always, [alt(Key::M)], "Save the stamp in hand as a file of the project, with a name: the Inspector shows all of them while the Stamp tool is in hand.", words("stamp library", "prefab", "save stamp", "named stamp", "template", "pattern library");
        SelectAll "select-all", "Select all", Always, [cmd(Key::A)], "Select every object and switcher of the level; with the Area tool, every block.", words("mark all");
        SelectSame "select-same", "Select the same kind", Always, [cmd_alt(Key::A)], "Select every object of the selected kinds, and every layer switcher if one is selected.", words("select similar", "select all of type", "select same type", "all objects of this kind");
        HideKind "hide-kind", "Hide the kind", Always, [shift(Key::H)], "Hide all objects of the selected kinds on the canvas, or all layer switchers. Play still has them.", words("hide objects", "hide layer", "visibility", "hide selection");
        LockKind "lock-kind", "Lock the kind", Always, [shift(Key::K)], "Lock all objects of the selected kinds, or all layer switchers: they are seen, but a click does not select them.", words("lock objects", "lock layer", "freeze", "protect");
        ShowAllKinds "show-all-kinds", "Show and unlock all kinds", Always, [cmd_alt_shift(Key::H)], "Show and unlock everything that was hidden or locked.", words("unhide all", "show hidden", "unlock all");
        SelectNone "select-none", "Deselect", Always, [cmd_shift(Key::A)], "Clear the selection.", words("clear selection", "unselect");
        FlipX "flip-x", "Flip left to right", Always, [key(Key::X)], "Mirror the selection left to right; with nothing selected, the brush, stamp or object in hand.", words("mirror horizontally", "flip horizontal", "hflip", "mirror"), icon(FlipX);
        FlipY "flip-y", "Flip top to bottom", Always, [key(Key::Y)], "Mirror the selection top to bottom; with nothing selected, the brush, stamp or object in hand.", words("mirror vertically", "flip vertical", "vflip"), icon(FlipY);
        Turn "turn", "Turn", Always, [key(Key::Z)], "Turn the lines of the selected layer switchers.", words("rotate", "rotation");
        NextItem "next-item", "Next block or chunk", Always, [key(Key::PageDown)], "Choose the next block, chunk, kind of object or kind of shape, a larger ground brush, or the next handle of the chosen shape; like Alt and the wheel.";
        PreviousItem "previous-item", "Previous block or chunk", Always, [key(Key::PageUp)], "Choose the previous block, chunk, kind of object or kind of shape, a smaller ground brush, or the previous handle of the chosen shape; like Alt and the wheel.";
        NextVariant "next-variant", "Next variant", Always, [shift(Key::PageDown)], "Change the selection to its next variant: a layer switcher to the next longer line, an object to the next value of its main parameter, or of the parameter set last. Alt and the wheel do the same.";
        PreviousVariant "previous-variant", "Previous variant", Always, [shift(Key::PageUp)], "Change the selection to its previous variant: a layer switcher to the next shorter line, an object to the previous value. Alt and the wheel do the same.";
    }
    CanvasCursor {
        UseTool "use-tool", "Use the tool at the canvas cursor", Editing, [key(Key::Enter)], "Click with the tool in hand at the canvas cursor, which the arrows move while nothing is selected.";
        HoldTool "hold-tool", "Begin or end a drag", Editing, [shift(Key::Enter)], "Begin a drag with the tool in hand at the canvas cursor, move it with the arrows, and press again to end it. Esc cancels it.";
        LetGo "let-go", "Cancel or deselect", Editing, [key(Key::Escape)], "Cancel a drag; otherwise clear the selection, then the area, the chosen shape and the canvas cursor. From another pane, return the focus to the level.";
        PickHere "pick-here", "Pick at the cursor", Always, [shift(Key::I)], "Take what is under the cursor into the brush, like a right click.";
        ShowMenu "show-menu", "Menu of the selection", Editing, [shift(Key::F10)], "Open the menu that a right click on the selection opens.";
    }
    Find {
        Find "find", "Find in the level…", Always, [cmd(Key::F)], "Find objects, layer switchers, chunks, blocks and solid tiles in the level in view or in all levels, or blocks in the maze.", words("search level", "locate", "where is"), icon(Search), window(Find);
        FindNext "find-next", "Find next", Always, [key(Key::F3)], "Go to the next place found.";
        FindPrevious "find-previous", "Find previous", Always, [shift(Key::F3)], "Go to the previous place found.";
        Replace "replace", "Replace…", Always, [cmd(Key::H)], "Replace a block, a chunk, a solid tile, a kind of objects or a value of their parameters by another one: in the selection, in the level or in all levels.", words("search and replace", "swap", "exchange", "substitute", "change all"), window(Find);
        Copies "copies", "Copies in rows…", Always, [cmd_shift(Key::D)], "Place copies of the selected things in columns and rows, at equal distances.", words("array", "duplicate many", "repeat", "grid of objects", "clone in a row", "step and repeat"), window(Find);
        GoTo "go-to", "Go to a place…", Always, [cmd(Key::G)], "Show a position that you type, in pixels, blocks or chunks, decimal or hexadecimal.", words("coordinates", "jump to", "position", "goto"), window(Go);
        SelectNext "select-next", "Select the next thing", Always, [cmd(Key::CloseBracket)], "Select the next thing in the level, and bring it into view.";
        SelectPrevious "select-previous", "Select the previous thing", Always, [cmd(Key::OpenBracket)], "Select the previous thing in the level, and bring it into view.";
        OpenChosen "open-chosen", "Open the selection", Always, [key(Key::F4)], "Go to the fields of the selection, to the options of the Shape or Ground tool, or to the chunk under the cursor. A double click with the Select tool does the same.", words("properties", "edit object", "rename");
    }
    Problems {
        ShowProblems "problems", "Problems", Always, [], "Possible problems in the project: where, why, and how to fix them.", words("errors", "warnings", "validate", "lint", "issues", "diagnostics"), pane("problems");
        NextProblem "next-problem", "Next problem", Always, [key(Key::F8)], "Go to the next problem that the checks found.";
        PreviousProblem "previous-problem", "Previous problem", Always, [shift(Key::F8)], "Go to the previous problem that the checks found.";
        FixProblem "fix-problem", "Fix the chosen problem", Always, [cmd(Key::F8)], "Fix the chosen problem, if that takes one step.";
        FixCheck "fix-check", "Fix all of the chosen kind", Always, [cmd_shift(Key::F8)], "Fix all problems of the same check that can be fixed in one step, together.";
        FixAll "fix-all", "Fix all problems", Always, [cmd_shift(Key::F9)], "Fix all problems shown in the Problems pane that can be fixed in one step, together. Problems that need a decision are left to you.";
    }
    MoveSelection {
        NudgeLeft "nudge-left", "Left by a snap", Editing, [key(Key::ArrowLeft)], "Move the selection left by the snap size; with nothing selected, move the canvas cursor.";
        NudgeRight "nudge-right", "Right by a snap", Editing, [key(Key::ArrowRight)], "Move the selection right by the snap size; with nothing selected, move the canvas cursor.";
        NudgeUp "nudge-up", "Up by a snap", Editing, [key(Key::ArrowUp)], "Move the selection up by the snap size; with nothing selected, move the canvas cursor.";
        NudgeDown "nudge-down", "Down by a snap", Editing, [key(Key::ArrowDown)], "Move the selection down by the snap size; with nothing selected, move the canvas cursor.";
        PixelLeft "pixel-left", "Left by a pixel", Editing, [shift(Key::ArrowLeft)], "Move the selection left by one pixel; with nothing selected, the canvas cursor.";
        PixelRight "pixel-right", "Right by a pixel", Editing, [shift(Key::ArrowRight)], "Move the selection right by one pixel; with nothing selected, the canvas cursor.";
        PixelUp "pixel-up", "Up by a pixel", Editing, [shift(Key::ArrowUp)], "Move the selection up by one pixel; with nothing selected, the canvas cursor.";
        PixelDown "pixel-down", "Down by a pixel", Editing, [shift(Key::ArrowDown)], "Move the selection down by one pixel; with nothing selected, the canvas cursor.";
        ChunkLeft "chunk-left", "Left by a chunk", Editing, [cmd(Key::ArrowLeft)], "Move the selection left by the size of a chunk; with nothing selected, the canvas cursor.";
        ChunkRight "chunk-right", "Right by a chunk", Editing, [cmd(Key::ArrowRight)], "Move the selection right by the size of a chunk; with nothing selected, the canvas cursor.";
        ChunkUp "chunk-up", "Up by a chunk", Editing, [cmd(Key::ArrowUp)], "Move the selection up by the size of a chunk; with nothing selected, the canvas cursor.";
        ChunkDown "chunk-down", "Down by a chunk", Editing, [cmd(Key::ArrowDown)], "Move the selection down by the size of a chunk; with nothing selected, the canvas cursor.";
    }
    Arrange {
        AlignLeft "align-left", "Align left edges", Editing, [cmd_alt(Key::ArrowLeft)], "Align all left edges with the leftmost one.";
        AlignCentre "align-centre", "Align centres", Editing, [cmd_alt(Key::C)], "Align all centres on a vertical line.";
        AlignRight "align-right", "Align right edges", Editing, [cmd_alt(Key::ArrowRight)], "Align all right edges with the rightmost one.";
        AlignTop "align-top", "Align tops", Editing, [cmd_alt(Key::ArrowUp)], "Align all top edges with the topmost one.";
        AlignMiddle "align-middle", "Align middles", Editing, [cmd_alt(Key::M)], "Align all centres on a horizontal line.";
        AlignBottom "align-bottom", "Align bottoms", Editing, [cmd_alt(Key::ArrowDown)], "Align all bottom edges with the lowest one.";
        DistributeX "distribute-x", "Distribute horizontally", Editing, [cmd_alt(Key::H)], "Space the selection evenly from left to right.";
        DistributeY "distribute-y", "Distribute vertically", Editing, [cmd_alt(Key::V)], "Space the selection evenly from top to bottom.";
        ToFloor "to-floor", "Put on the floor", Editing, [key(Key::End)], "Move the selected objects and starts down until they touch the ground, or up out of it.", words("snap to floor", "drop to ground", "snap to ground", "land", "align to terrain");
        ToCeiling "to-ceiling", "Put at the ceiling", Editing, [shift(Key::End)], "Move the selected objects up until they touch the ceiling.", words("snap to ceiling", "hang");
        ToLeftWall "to-left-wall", "Put at the wall on the left", Editing, [cmd(Key::End)], "Move the selected objects and starts left until they touch a wall.", words("snap to wall");
        ToRightWall "to-right-wall", "Put at the wall on the right", Editing, [cmd_shift(Key::End)], "Move the selected objects and starts right until they touch a wall.", words("snap to wall");
        Link "link", "Link", Editing, [alt(Key::L)], "Give the selected objects one switch, to link what sets it to what obeys it. A drag from the knob beside a selected object does the same.";
        GuideUpright "guide-upright", "Upright guide here", Editing, [], "Add an upright guide at the cursor. A drag out of the ruler along the left does the same.", words("vertical guide", "add guide", "guide line");
        GuideLevel "guide-level", "Level guide here", Editing, [], "Add a level guide at the cursor. A drag out of the ruler along the top does the same.", words("horizontal guide", "add guide", "guide line");
        ClearGuides "clear-guides", "Delete all guides", Editing, [], "Delete all guides of the level in view.", words("clear guides", "remove guides");
        SlotFirst "slot-first", "First in the slot order", Editing, [cmd_shift(Key::PageUp)], "Process the selected objects before all others.";
        SlotEarlier "slot-earlier", "Earlier in the slot order", Editing, [cmd(Key::PageUp)], "Process the selected objects one place earlier.";
        SlotLater "slot-later", "Later in the slot order", Editing, [cmd(Key::PageDown)], "Process the selected objects one place later.";
        SlotLast "slot-last", "Last in the slot order", Editing, [cmd_shift(Key::PageDown)], "Process the selected objects after all others.";
    }
    Tools {
        ToolSelect "tool-select", "Select", Always, [key(Key::S)], "Select and move the start, switchers and objects.", words("pointer", "move", "arrow", "cursor", "drag objects"), icon(Select), tool(Select);
        ToolArea "tool-area", "Area", Always, [key(Key::A)], "Select blocks to copy, fill or erase, with the things on them; Shift adds, Alt removes.", words("marquee", "rectangular selection", "select tiles", "box select", "lasso"), icon(Area), tool(Area);
        ToolWand "tool-wand", "Wand", Always, [key(Key::W)], "Select the equal blocks that touch the one you click, with Ctrl all equal ones of the level; Shift adds, Alt removes.", words("magic wand", "select same", "select similar", "select same tile", "select by color"), icon(Wand), tool(Wand);
        ToolBrush "tool-brush", "Brush", Always, [key(Key::B)], "Paint with the chosen block or chunk.", words("paint", "draw", "pencil", "pen", "paint tiles", "place tiles", "stamp brush"), icon(Brush), tool(Brush);
        ToolEraser "tool-eraser", "Eraser", Always, [key(Key::E)], "Erase blocks, or chunks if a chunk is in the brush.", words("rubber", "erase", "remove tiles", "clear tiles"), icon(Eraser), tool(Eraser);
        ToolRectangle "tool-rectangle", "Rectangle", Always, [key(Key::R)], "Fill a rectangle with the chosen block or chunk; with Alt only its edge.", words("box", "filled rectangle", "square"), icon(Rectangle), tool(Rectangle);
        ToolEllipse "tool-ellipse", "Ellipse", Always, [key(Key::Q)], "Fill an ellipse with the chosen block or chunk; with Alt only its edge.", words("circle", "oval", "round", "disc"), icon(Ellipse), tool(Ellipse);
        ToolFill "tool-fill", "Fill", Always, [key(Key::F)], "Fill a connected area of equal blocks or chunks.", words("bucket", "paint bucket", "flood fill", "bucket fill"), icon(Fill), tool(Fill);
        ToolPick "tool-pick", "Pick", Always, [key(Key::I)], "Take what is under the cursor into the brush. A right click does the same with any tool.", words("eyedropper", "pipette", "picker", "sample tile", "color picker"), icon(Pick), tool(Pick);
        ToolStamp "tool-stamp", "Stamp", Always, [key(Key::M)], "Paint with an area captured by dragging with the right button.", words("pattern", "paste brush"), icon(Stamp), tool(Stamp);
        ToolShape "tool-shape", "Shape", Always, [key(Key::C)], "Draw a loop, slope, hill, pipe, tunnel or any curve in one stroke; its handles change it afterwards.", words("loop", "slope", "curve", "quarter pipe", "half pipe", "ramp", "hill", "spline", "bezier", "vector", "corkscrew", "tunnel"), icon(Shape), tool(Shape);
        ToolGround "tool-ground", "Ground", Always, [key(Key::U)], "Paint ground with a big brush; its borders choose fitting tiles, with slopes in place of steps.", words("autotile", "auto tile", "terrain brush", "terrain", "smart brush", "wang tiles", "rule tiles"), icon(Ground), tool(Ground);
        ToolSwitcher "tool-switcher", "Layer switcher", Always, [key(Key::K)], "Place a layer switcher.", words("plane switcher", "path swapper", "path switcher", "layer trigger", "plane", "path swap"), icon(Switcher), tool(Switcher);
        ToolObject "tool-object", "Object", Always, [key(Key::O)], "Place an object of the chosen kind, or move an existing one.", words("entity", "entities", "sprite", "place object", "add object", "things", "actor", "prefab", "enemy", "badnik"), icon(Object), tool(Object);
        ToolStart "tool-start", "Start", Always, [key(Key::N)], "Put the player's start where you click.", words("spawn", "spawn point", "start position", "player start"), icon(Start), tool(Start);
        ToolMark "tool-mark", "Region", Always, [alt(Key::R)], "Draw a region that the game finds by its name, or place a note or something to do: drag an area, or click a point.", words("note", "comment", "todo", "to-do", "pin", "area", "zone", "trigger area", "named area", "annotation", "marker", "rectangle object", "point object"), icon(Mark), tool(Mark);
        ToolMeasure "tool-measure", "Measure", Always, [key(Key::D)], "Measure a distance: pixels, blocks, length and angle, in degrees and as tiles have it.", words("ruler", "distance", "length", "tape measure", "angle between", "how far"), icon(Measure), tool(Measure);
        PaintEverywhere "paint-everywhere", "Change the chunk everywhere", Always, [key(Key::V)], "On: painting a block changes every place that uses the chunk. Off: only the place under the brush.", words("linked chunks", "instances", "edit all copies"), icon(Everywhere);
    }
    QuickStamps {
        Stamp1 "stamp-1", "Use stamp 1", Always, [key(Key::Num1)], "Use the first quick stamp.";
        Stamp2 "stamp-2", "Use stamp 2", Always, [key(Key::Num2)], "Use the second quick stamp.";
        Stamp3 "stamp-3", "Use stamp 3", Always, [key(Key::Num3)], "Use the third quick stamp.";
        Stamp4 "stamp-4", "Use stamp 4", Always, [key(Key::Num4)], "Use the fourth quick stamp.";
        Stamp5 "stamp-5", "Use stamp 5", Always, [key(Key::Num5)], "Use the fifth quick stamp.";
        Stamp6 "stamp-6", "Use stamp 6", Always, [key(Key::Num6)], "Use the sixth quick stamp.";
        Stamp7 "stamp-7", "Use stamp 7", Always, [key(Key::Num7)], "Use the seventh quick stamp.";
        Stamp8 "stamp-8", "Use stamp 8", Always, [key(Key::Num8)], "Use the eighth quick stamp.";
        Stamp9 "stamp-9", "Use stamp 9", Always, [key(Key::Num9)], "Use the ninth quick stamp.";
        Store1 "store-stamp-1", "Store stamp 1", Always, [cmd(Key::Num1)], "Store the stamp as the first quick stamp.";
        Store2 "store-stamp-2", "Store stamp 2", Always, [cmd(Key::Num2)], "Store the stamp as the second quick stamp.";
        Store3 "store-stamp-3", "Store stamp 3", Always, [cmd(Key::Num3)], "Store the stamp as the third quick stamp.";
        Store4 "store-stamp-4", "Store stamp 4", Always, [cmd(Key::Num4)], "Store the stamp as the fourth quick stamp.";
        Store5 "store-stamp-5", "Store stamp 5", Always, [cmd(Key::Num5)], "Store the stamp as the fifth quick stamp.";
        Store6 "store-stamp-6", "Store stamp 6", Always, [cmd(Key::Num6)], "Store the stamp as the sixth quick stamp.";
        Store7 "store-stamp-7", "Store stamp 7", Always, [cmd(Key::Num7)], "Store the stamp as the seventh quick stamp.";
        Store8 "store-stamp-8", "Store stamp 8", Always, [cmd(Key::Num8)], "Store the stamp as the eighth quick stamp.";
        Store9 "store-stamp-9", "Store stamp 9", Always, [cmd(Key::Num9)], "Store the stamp as the ninth quick stamp.";
    }
    View {
        ZoomIn "zoom-in", "Zoom in", Always, [cmd(Key::Plus), cmd(Key::Equals), key(Key::Plus), key(Key::Equals)], "Show the level larger.", words("magnify", "closer", "enlarge"), icon(ZoomIn);
        ZoomOut "zoom-out", "Zoom out", Always, [cmd(Key::Minus), key(Key::Minus)], "Show the level smaller.", words("smaller", "farther"), icon(ZoomOut);
        ZoomActual "zoom-actual", "Zoom to 100 %", Always, [cmd(Key::Num0)], "One level pixel is one point on the screen.", words("100%", "actual size", "reset zoom", "1:1");
        FitLevel "fit-level", "Fit the level", Always, [key(Key::Home)], "Show the whole level.", words("minimap", "overview", "whole level", "zoom to fit", "show all", "map"), icon(Fit);
        NextLevel "next-level", "Next level", Editing, [alt(Key::PageDown)], "Show the project's next level; after the last one, the first.";
        SwitchPlane "switch-plane", "Background plane", Editing, [alt(Key::B)], "Show the level that is drawn behind this one, to draw it; from there go back to the level in front.", words("plane b", "background tab", "bg layer", "edit background", "foreground", "back layer");
        PreviousLevel "previous-level", "Previous level", Editing, [alt(Key::PageUp)], "Show the project's previous level; before the first one, the last.";
        ScrollLeft "scroll-left", "Scroll left", Always, [alt(Key::ArrowLeft)], "Move the view left.";
        ScrollRight "scroll-right", "Scroll right", Always, [alt(Key::ArrowRight)], "Move the view right.";
        ScrollUp "scroll-up", "Scroll up", Always, [alt(Key::ArrowUp)], "Move the view up.";
        ScrollDown "scroll-down", "Scroll down", Always, [alt(Key::ArrowDown)], "Move the view down.";
        Hand "hand", "Hand", Editing, [shift(Key::Space)], "On: dragging moves the view, as with Space held. Off: it uses the tool.", words("pan", "move view", "scroll view", "grab"), icon(Hand);
        AddLayerBehind "add-layer-behind", "Add a layer behind the blocks", Editing, [], "Add an empty layer of art behind the blocks of the level, and draw on it.", words("new tile layer", "background layer", "decoration layer", "new layer");
        AddLayerInFront "add-layer-in-front", "Add a layer in front of all", Editing, [], "Add an empty layer of art in front of blocks, objects and players, and draw on it.", words("new tile layer", "foreground layer", "overhead layer", "new layer", "overlay layer");
        LayerAbove "layer-above", "Go to the layer in front", Editing, [alt(Key::Period)], "Draw on the layer in front of the one in view.", words("select layer above", "previous layer", "next layer up");
        LayerBelow "layer-below", "Go to the layer behind", Editing, [alt(Key::Comma)], "Draw on the layer behind the one in view.", words("select layer below", "next layer", "next layer down");
        SwapLayer "swap-layer", "Other collision layer", Always, [key(Key::L)], "View and paint on the other collision layer.", words("path", "plane", "path a", "path b", "collision path", "other layer", "high low");
        Angles "angles", "Angles", Always, [shift(Key::R)], "Show each solid tile's angle on it.", words("slope angles", "tile angles", "degrees"), icon(Angles), overlay(angles = false, Collision [Physics All]);
        NextSnap "next-snap", "Next snap size", Always, [shift(Key::G)], "Change the snap size, 1 to 64 pixels or a chunk. Placed and dragged things snap to its multiples; hold Shift while dragging to ignore it.", words("grid size", "snapping", "snap to grid", "magnet");
        Dim "dim", "Dim other layers", Always, [key(Key::H)], "Darken everything that is not solid on the layer in view.", words("fade layers", "isolate layer", "highlight layer"), overlay(dim = false, Collision []);
        NextOverlays "next-overlays", "Next set of overlays", Always, [alt(Key::O)], "Show the next set of overlays: Play, Physics, All, then your own choice.", words("debug view", "overlay preset", "hide overlays");
        OverlaysOff "overlays-off", "No overlays", Always, [shift(Key::Q)], "Hide all overlays except those of the level itself, such as its grids.", words("hide overlays", "clean view", "hide all");
        CollisionA "collision-a", "Collision of layer A", Always, [shift(Key::W)], "Show what is solid on layer A.", words("solid", "solidity", "collision mask", "show collision", "hitmap");
        CollisionB "collision-b", "Collision of layer B", Always, [shift(Key::E)], "Show what is solid on layer B.", words("path 2", "second path");
        LayerDifference "layer-difference", "Difference of the layers", Always, [shift(Key::L)], "Show what is solid on layer A or B alone, and in white what both have with another angle or solidity.", words("compare layers", "compare paths", "path difference", "diff collision", "a b difference"), overlay(difference = false, Collision []);
        PointerSensors "pointer-sensors", "Sensor probe", Always, [shift(Key::P)], "Show what sensors find from the pointer in all four directions, and at which solid tiles they look. The Probe lists both layers.", words("sensors at the pointer", "raycast tool", "probe collision", "test collision", "height at cursor", "what is here"), overlay(pointer_sensors = false, Collision []);
        Grid "grid", "Block grid", Always, [key(Key::G)], "Lines every 16 pixels.", words("tile grid", "lines", "show grid"), icon(Grid), overlay(grid = true, Level []);
        Sensors "sensors", "Sensors", Always, [shift(Key::S)], "Show the player's sensors, what they look at and what they found.", words("raycast", "rays", "collision debug", "debug draw"), icon(Sensors), overlay(sensors = true, Player [Physics All], Over 8 sensors::paint);
        Speeds "speeds", "Speeds", Always, [shift(Key::V)], "Show the player's speeds as arrows.", words("velocity", "vectors"), icon(Speeds), overlay(speeds = true, Player [Physics All], Over 10 body::paint_speeds);
        Radii "radii", "Sizes", Always, [shift(Key::B)], "Show the player's width, height and push radius.", words("player size", "width radius", "body size"), icon(Radii), overlay(radii = false, Player [Physics All], Over 9 body::paint_radii);
        Trail "trail", "Trail", Always, [shift(Key::T)], "Show where the player went.", words("path of the player", "trajectory"), icon(Trail), overlay(trail = true, Player [Play Physics All]);
        Ghosts "ghosts", "Ghosts", Always, [alt(Key::J)], "Show where the player could go from the paused frame: jump now or later, let go, hold back, roll, dash, abilities.", words("prediction", "what if", "jump preview"), overlay(ghosts = false, Player [All], Over 11 fan::paint);
        PlaceGhost "place-ghost", "Ghost here", Editing, [shift(Key::F6)], "Place a ghost at the cursor, to see where a player could go from here. The timeline sets its speed and state.";
        Readout "readout", "Readout", Always, [shift(Key::D)], "Show speeds, mode, angle and layer of the player.", words("debug hud", "debug text", "debug mode", "variables", "speed numbers"), icon(Readout), overlay(readout = true, Player [Physics All], Frame 2 readout::paint_corner);
        NextPlayers "next-players", "Show the next player", Always, [alt(Key::P)], "Show readout, Probe, trail and overlays for the partner, then for both players, then for the first one. It needs a partner.";
        Camera "camera", "Camera", Always, [shift(Key::M)], "Show the camera's borders and the level's bounds.", words("screen border", "view border", "viewport", "bounds"), icon(Camera), overlay(camera = true, Player [Physics All], Frame 1 camera::paint);
        ObjectBoxes "object-boxes", "Object boxes", Always, [shift(Key::C)], "Show hitboxes and combined boxes; again to hide both.";
        Hitboxes "hitboxes", "Hitboxes", Always, [], "Show the hitboxes of objects and of the player, coloured by what touching does.", words("hurtbox", "collision boxes", "touch boxes", "bounding box"), overlay(hitboxes = false, Objects [Physics All], Over 4 objects::boxes::paint_hitboxes);
        CombinedBoxes "combined-boxes", "Combined boxes", Always, [], "Show the combined boxes: where the player's centre touches solid objects.", words("solid box", "push box"), overlay(combined = false, Objects [Physics All], Over 3 objects::boxes::paint_solid);
        ObjectSizes "object-sizes", "Object sizes", Always, [], "Show the size of objects on the screen.", overlay(object_sizes = false, Objects [All], Over 2 objects::boxes::paint_sizes);
        TriggerAreas "trigger-areas", "Trigger areas", Always, [], "Show where objects look for the player's centre.", overlay(areas = false, Objects [All], Over 1 objects::boxes::paint_areas);
        ObjectPaths "object-paths", "Paths of objects", Always, [], "Show the path of each object that moves by itself, with both ends, while editing.", words("waypoints", "movement path", "rails"), overlay(paths = true, Objects [All], Over 0 objects::paths::paint);
        LaunchArcs "launch-arcs", "Launch arcs", Always, [], "Show where the selected spring, ramp, booster, bumper or cannon throws a player who holds left, nothing or right. Also for the object in hand; only while editing.", words("spring preview", "trajectory", "jump arc", "where does a spring throw"), overlay(launches = true, Objects [All], Over 11 objects::launches::paint);
        SideMap "side-map", "Nearer sides", Always, [alt(Key::N)], "Show which way the selected object would push the player, for every position of his centre.", overlay(sides = false, Objects [All]);
        ObjectChecks "object-checks", "Object checks", Always, [alt(Key::K)], "Show what the last frame's checks of solid objects found, and why each ended.", overlay(checks = false, Objects [All], Over 7 objects::checks::paint);
        SlotNumbers "slot-numbers", "Slot numbers", Always, [], "Show each object's place in the slot order; while playing, its slot.", overlay(slots = false, Objects [All], Over 5 objects::boxes::paint_slots);
        Links "links", "Links", Always, [], "Show arrows from objects that set a switch to objects that obey it, and to what their own properties name.", words("connections", "wires", "wiring", "arrows between objects"), overlay(links = true, Objects [All], Over 6 objects::links::paint);
        NextPose "next-pose", "Boxes for another pose", Always, [alt(Key::C)], "Show boxes for a standing player or for a ball.";
        NextCharacter "next-character", "Boxes for another character", Always, [alt(Key::X)], "Show boxes for the next character.";
        ChunkGrid "chunk-grid", "Chunk grid", Always, [alt(Key::G)], "Lines around every chunk.", icon(ChunkGrid), overlay(chunk_grid = true, Level []);
        Rulers "rulers", "Rulers", Always, [], "Show rulers along the level.", words("measure", "ruler"), overlay(rulers = true, Level []);
        Marks "marks", "Regions and notes", Always, [], "Show regions, notes and things to do while editing.", words("annotations", "comments", "show notes", "hide regions"), overlay(marks = true, Level []);
        Guides "guides", "Guides", Always, [], "Show the guides, to which things are drawn while they are moved. Drag a new one out of a ruler.", words("guide lines", "ruler guides", "snap to guides"), overlay(guides = true, Level []);
        SmartGuides "smart-guides", "Smart guides", Always, [], "Show lines where a dragged thing is in line with others. With Shift, which leaves the grid, it is drawn to them.", words("alignment lines", "align to objects", "snap to objects", "smart snapping"), overlay(smart_guides = true, Level []);
        Objects "objects", "Start, goal, switchers", Always, [], "Show the start, the goal and the layer switchers.", overlay(objects = true, Level []);
        Background "background", "Background", Always, [], "Show the background behind the level.", words("parallax", "sky", "backdrop"), overlay(background = true, Level []);
        OtherLayers "other-layers", "Levels around a layer", Always, [], "Show what is behind a layer of art while it is drawn, and thinly what is in front of it.", words("other layers", "highlight current layer", "isolate layer", "onion skin", "reference level"), overlay(other_layers = true, Level []);
        LowBlocks "low-blocks", "Blocks behind players", Always, [], "Show the blocks that are drawn behind players, as the low plane of the console.", words("low plane", "low priority", "back tiles", "hide low plane"), overlay(low_blocks = true, Level []);
        HighBlocks "high-blocks", "Blocks in front of players", Always, [], "Show the blocks that are drawn in front of players, as the high plane of the console.", words("high plane", "high priority", "front tiles", "hide high plane", "foreground tiles"), overlay(high_blocks = true, Level []);
        AnimateTiles "animate-tiles", "Animate tiles", Always, [], "Play the animations of blocks while editing.", words("animated tiles", "tile animation", "water animation"), overlay(animate = false, Level []);
        NextPalette "next-palette", "Next palette", Editing, [key(Key::CloseBracket)], "Show the next palette, and take what was last chosen in it into the brush.";
        PreviousPalette "previous-palette", "Previous palette", Editing, [key(Key::OpenBracket)], "Show the previous palette, and take what was last chosen in it into the brush.";
        ShowTiles "show-tiles", "Solid tiles", Always, [key(Key::T)], "Show the Tiles pane, or the pane that was there before.", words("mask", "collision mask", "heightmap", "height map", "collision tile", "tile collision", "height array", "slope editor", "solid editor", "collision editor"), pane("tiles");
        ShowProbe "show-probe", "Probe", Always, [key(Key::P)], "Show the Probe, or the pane that was there before.", pane("probe");
        ShowKinds "show-kinds", "Hide and lock", Always, [], "Show or hide the list of the kinds of objects in the level: which are seen, and which are locked.", words("layers panel", "visibility", "object layers", "hide objects", "lock objects", "eye"), pane("kinds");
        ShowColors "show-colours", "Colours", Always, [], "Show or hide the colours of a tileset: its palettes, those of levels and those under water.", words("palette editor", "color palette", "colors", "palettes", "water palette", "palette swap", "recolor"), pane("colours");
        ShowLayers "show-layers", "Layers", Always, [], "Show or hide the layers of art of the level: which are seen, their order, and what is drawn on.", words("layer panel", "tile layers", "art layers", "foreground", "decoration", "layer list", "parallax layers"), pane("layers");
        ShowPixels "show-pixels", "Pixels", Always, [], "Show or hide the picture of the block in the brush, to paint its pixels.", words("pixel editor", "tile art", "draw tile", "paint block", "sprite editor", "8x8"), pane("pixels");
        ShowMinimap "show-minimap", "Minimap", Always, [shift(Key::N)], "Show or hide the minimap: the whole level, and the part in view. A click moves the view.", words("navigator", "overview", "small map", "bird's eye"), pane("minimap");
        ReloadAssets "reload-assets", "Reload pictures", Always, [cmd(Key::R)], "Reload the tilesets' pictures, and check whether other programs changed the project's files.", words("refresh", "reload art", "hot reload");
        ClearView "clear-view", "Level only", Always, [key(Key::Tab)], "Hide every pane but the level; again to bring them back.", words("distraction free", "zen mode", "hide panels", "maximize", "focus mode");
        NextPane "next-pane", "Next pane", Always, [cmd(Key::Tab)], "Focus the next visible pane: Tab then goes through its fields, and Esc leaves them.", words("focus pane", "cycle panes", "keyboard navigation", "switch window");
        PreviousPane "previous-pane", "Previous pane", Always, [cmd_shift(Key::Tab)], "Focus the previous visible pane.", words("focus pane", "cycle panes");
        NextTab "next-tab", "Next tab", Always, [cmd_alt(Key::PageDown)], "Show the next tab beside the focused pane.", words("cycle tabs", "switch tab");
        PreviousTab "previous-tab", "Previous tab", Always, [cmd_alt(Key::PageUp)], "Show the previous tab beside the focused pane.", words("cycle tabs", "switch tab");
        WidenPane "widen-pane", "Widen pane", Always, [cmd_alt_shift(Key::ArrowRight)], "Move the border beside the focused pane so that it becomes wider.", words("resize pane", "split", "border", "larger");
        NarrowPane "narrow-pane", "Narrow pane", Always, [cmd_alt_shift(Key::ArrowLeft)], "Move the border beside the focused pane so that it becomes narrower.", words("resize pane", "split", "border", "smaller");
        HeightenPane "heighten-pane", "Heighten pane", Always, [cmd_alt_shift(Key::ArrowDown)], "Move the border above or below the focused pane so that it becomes higher.", words("resize pane", "split", "border", "taller", "larger");
        LowerPane "lower-pane", "Lower pane", Always, [cmd_alt_shift(Key::ArrowUp)], "Move the border above or below the focused pane so that it becomes lower.", words("resize pane", "split", "border", "shorter", "smaller");
        MenuBar "menu-bar", "Menu bar", Always, [cmd(Key::F10)], "Use the menus by key: Tab chooses one, Enter opens it, the arrows go through its lines, Esc leaves.", words("keyboard menus", "accessibility");
        ResetLayout "reset-layout", "Reset layout", Always, [], "Put all panes back to their default places.", words("default windows", "restore panels", "dock", "lost pane", "window layout");
        Layouts "layouts", "Layouts…", Always, [], "Save where the panes are under a name, and put them back there later.", words("workspace", "perspective", "save layout", "window arrangement", "panels"), window(View);
        ThemeToggle "theme", "Light or dark", Always, [], "Switch between the dark and the light theme.", words("dark mode", "night mode", "light mode", "dark theme", "light theme", "appearance");
    }
    Play {
        PlayHere "play-here", "Play here", Always, [key(Key::F5)], "Play from the cursor, without saving.", words("run", "test", "test play", "playtest", "start game", "try", "launch", "simulate"), icon(Play);
        PlayFromStart "play-from-start", "Play from the start", Always, [cmd(Key::F5)], "Play from the level's start, without saving.", words("run from start", "start game", "run level"), icon(PlayStart);
        PlayAsGame "play-as-game", "Play as a game", Always, [key(Key::F11)], "Play from the start in the whole window, as in a game: no grid, no overlays, no panes. While you play, switch to the whole window and back.", words("game mode", "big screen", "play full screen", "presentation"), icon(Game);
        FullScreen "full-screen", "Full screen", Always, [shift(Key::F11)], "Turn full screen on or off.", words("fullscreen", "borderless", "maximize window");
        ResumePlay "resume-play", "Resume", Always, [shift(Key::F5)], "Resume the run that was stopped or paused.", words("continue", "unpause"), icon(Resume);
        TogglePlay "toggle-play", "Edit or play", Always, [key(Key::F12)], "Switch between editing and playing, in the same run.";
        StopPlay "stop-play", "Stop", Playing, [key(Key::Escape)], "Stop playing and return to the view you left.", words("end play", "exit play", "back to editor"), icon(Stop);
        PausePlay "pause-play", "Pause", Playing, [key(Key::P), key(Key::Pause)], "Pause the world, or let it go on.", words("freeze", "hold", "halt"), icon(Pause);
        StepFrame "step-frame", "One frame forward", Playing, [key(Key::Period)], "Advance the world by one frame and pause.", words("frame advance", "next frame", "single step"), icon(Step);
        StepBack "step-back", "One frame back", Playing, [key(Key::Comma)], "Take the world back by one frame and pause.", words("frame back", "previous frame"), icon(StepBack);
        TakeOver "take-over", "Play on from here", Always, [key(Key::F7)], "Continue the run on the timeline by hand, from the shown frame.", icon(TakeOver);
        Timeline "timeline", "Timeline", Always, [key(Key::F6)], "Show or hide the timeline below the level: the last run frame by frame, and how edits change it.", words("replay", "scrub", "tas", "frames"), icon(Timeline), pane("timeline");
        Frames "frames", "Frames", Always, [], "Show or hide the table of the run on the timeline, a row for each frame, beside another run.", words("frame table", "compare runs", "tas", "piano roll", "watch", "input list"), pane("frames");
        PauseWhen "pause-when", "Pause when…", Always, [], "Choose what pauses play by itself: a change of layer or mode, a sensor that catches, a hit, a speed.", words("breakpoint", "pause on event", "break when", "watch", "condition", "stop when"), window(Play);
        RestartRun "restart-run", "Restart", Playing, [], "Put the player back to where this run began.";
        KeepRun "keep-run", "Save this run", Always, [key(Key::F9)], "Save the run just played in the project at once, under the next free name, with its expected end.", words("save replay", "record run", "demo", "record", "save recording");
        KeepRunAs "keep-run-as", "Save this run as…", Always, [shift(Key::F9)], "Name or rename the run just played, choose what must hold at its end, and save it in the project.", words("rename run", "name run"), window(Play);
        Reach "reach", "Reach…", Always, [], "Search where a player can get, see it as a heat map, and list what is never reached.", words("reachability", "heat map", "coverage", "can the player get there", "bot"), window(Level);
        ReachFromStart "reach-from-start", "Reach from the start", Always, [], "Search where a player can get from the level's start.";
        ReachFromHere "reach-from-here", "Reach from here", Always, [], "Search where a player can get from the current frame of play; while editing, from the cursor.";
        Slower "slower", "Slower", Playing, [key(Key::OpenBracket)], "Slow motion: fewer simulated frames a second.", words("slow motion", "slowmo", "speed down", "bullet time"), icon(Slower);
        Faster "faster", "Faster", Playing, [key(Key::CloseBracket)], "Back towards full speed.", words("fast forward", "speed up"), icon(Faster);
        ToggleRewind "toggle-rewind", "Rewind without holding", Playing, [shift(Key::Backspace)], "Rewind until you press it again.", words("time travel", "rewind");
        Mute "mute", "Sound on or off", Always, [key(Key::F10)], "Turn sound on or off.", words("mute", "audio", "volume", "sound effects", "silent");
        FollowPlayer "follow-player", "Follow the player", Always, [shift(Key::F)], "Follow the player with the view, or leave it where you put it.", words("lock camera", "track player", "camera follow"), icon(Follow);
    }
    Player {
        PlayerLeft "player-left", "Run left", Held, [key(Key::ArrowLeft), key(Key::A)], "Held: the player runs left.";
        PlayerRight "player-right", "Run right", Held, [key(Key::ArrowRight), key(Key::D)], "Held: the player runs right.";
        PlayerUp "player-up", "Look up", Held, [key(Key::ArrowUp), key(Key::W)], "Held: the player looks up.";
        PlayerDown "player-down", "Duck, roll", Held, [key(Key::ArrowDown), key(Key::S)], "Held: the player ducks, or rolls when moving.";
        PlayerJump "player-jump", "Jump", Held, [key(Key::Space)], "Held: the player jumps; the longer, the higher.";
        PlayerJump2 "player-jump-2", "Jump, second button", Held, [key(Key::J)], "A separate jump button: pressed while the first is held, it counts as a new press.";
        PlayerJump3 "player-jump-3", "Jump, third button", Held, [key(Key::K)], "A separate jump button: pressed while another is held, it counts as a new press.";
        PartnerLeft "partner-left", "Partner: run left", Held, [key(Key::Num4)], "Held: the second player runs left. Any of his buttons takes control of him for ten seconds.";
        PartnerRight "partner-right", "Partner: run right", Held, [key(Key::Num6)], "Held: the second player runs right.";
        PartnerUp "partner-up", "Partner: look up", Held, [key(Key::Num8)], "Held: the second player looks up.";
        PartnerDown "partner-down", "Partner: duck, roll", Held, [key(Key::Num5)], "Held: the second player ducks, or rolls when moving.";
        PartnerJump "partner-jump", "Partner: jump", Held, [key(Key::Num0)], "Held: the second player jumps; the longer, the higher.";
        PartnerJump2 "partner-jump-2", "Partner: jump, second button", Held, [key(Key::Num7)], "A separate jump button: pressed while the first is held, it counts as a new press.";
        PartnerJump3 "partner-jump-3", "Partner: jump, third button", Held, [key(Key::Num9)], "A separate jump button: pressed while another is held, it counts as a new press.";
        Rewind "rewind", "Rewind", Held, [key(Key::Backspace)], "Held: rewinds time.";
    }
    Help {
        Manual "manual", "Manual", Always, [key(Key::F1)], "Open the manual at the page of the pane under the pointer, or at its index.", words("help", "documentation", "docs", "guide", "wiki", "how to"), icon(Manual), window(Help);
        KeySheet "key-sheet", "Keys and mouse", Always, [shift(Key::F1)], "Search all keys and mouse gestures.", words("hotkeys", "keyboard shortcuts", "shortcuts", "cheat sheet", "controls", "key list", "mouse gestures"), icon(Key), window(Help);
        CommandPalette "command-palette", "Find a command…", Always, [cmd_shift(Key::P)], "Run a command by typing a part of its name.", words("search", "run command", "quick open", "spotlight"), icon(Search), window(Help);
        Tour "tour", "Tour", Always, [], "Show six things to do, one after the other; each is ticked off once done. Again to hide the tour.", words("tutorial", "getting started", "first steps", "onboarding", "walkthrough", "learn");
        Messages "messages", "Messages", Always, [key(Key::F2)], "Every message of this session.", words("log", "notifications", "console", "output"), icon(Info), window(Help);
        About "about", "About Loopwright", Always, [], "Version and licence.", words("version", "licence", "license", "credits"), window(About);
    }
}
