//! Opens the window, or runs a command without one.

use crate::app::App;
use crate::app::first_size::{FIRST, LEAST};
use eframe::WindowBuilderHook;
use eframe::egui::{Vec2, ViewportBuilder, vec2};
use kit::command_line::ending::Ending;
use kit::command_line::{self, logger, terminal};
use std::process::ExitCode;

#[cfg(target_os = "linux")]
mod display {
    //! The choice between Wayland and X11.

    use std::env::var_os;
    use winit::platform::x11::EventLoopBuilderExtX11 as _;

    /// Lets the window open by X11 if a library is missing that it needs under Wayland: its absence would end the program.
    /// Returns the library.
    pub(super) fn prepare(options: &mut eframe::NativeOptions) -> Option<&'static str> {
        let is_set = |name| var_os(name).is_some_and(|value| !value.is_empty());
        let is_wayland = is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET");
        let libraries = [wayland_sys::client::is_lib_available as fn() -> bool, wayland_sys::egl::is_lib_available];
        let missing = missing(is_wayland, libraries)?;
        log::warn!("{missing} is missing: the window opens by X11, not by Wayland");
        options.event_loop_builder = Some(Box::new(|builder| _ = builder.with_x11()));
        Some(missing)
    }

    /// The library of Wayland that is missing: those of its protocol and of its drawing are asked for.
    fn missing(is_wayland: bool, [client, egl]: [fn() -> bool; 2]) -> Option<&'static str> {
        match () {
            () if !is_wayland => None,
            () if !client() => Some("libwayland-client"),
            () if !egl() => Some("libwayland-egl"),
            () => None,
        }
    }

    #[cfg(test)]
    mod tests {
        use super::missing;

        #[test]
        fn a_missing_library_of_wayland_leads_to_x11() {
            let there: fn() -> bool = || true;
            let gone: fn() -> bool = || false;
            for (row, is_wayland, libraries, expected) in [
                ("all is there", true, [there, there], None),
                ("no drawing", true, [there, gone], Some("libwayland-egl")),
                ("no protocol", true, [gone, gone], Some("libwayland-client")),
                ("X11 needs neither", false, [gone, gone], None),
            ] {
                assert_eq!(missing(is_wayland, libraries), expected, "{row}");
            }
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod display {
    //! There is no choice.

    /// Changes nothing.
    pub(super) fn prepare(_options: &mut eframe::NativeOptions) -> Option<&'static str> {
        None
    }
}

/// Key under which eframe stores the window's size and place.
const STORED_WINDOW: &str = "window";

/// The size of a window whose stored size is unusable, points: every display has room for it.
const SAFE: Vec2 = vec2(960.0, 600.0);

/// Replaces a stored size or place of the window that leaves no window to work in.
fn usable(mut window: ViewportBuilder) -> ViewportBuilder {
    let is_usable = |size: Vec2| size.is_finite() && size.x >= LEAST.x && size.y >= LEAST.y;
    if window.inner_size.is_some_and(|size| !is_usable(size)) {
        window = window.with_inner_size(SAFE);
    }
    // On Windows and macOS, eframe has moved the window to a display. Elsewhere nobody looks, and the window manager
    // knows the displays better.
    if !cfg!(any(windows, target_os = "macos")) || window.position.is_some_and(|place| !place.is_finite()) {
        window.position = None;
    }
    window
}

/// The whole program. It is here and not in `main.rs` so that the program itself has nothing to compile but this call.
pub fn run() -> ExitCode {
    logger::begin();
    let cli = match command_line::parse() {
        Ok(cli) => cli,
        Err(status) => return status,
    };
    logger::start(cli.log);
    if let Some(command) = &cli.command {
        return command_line::run(command);
    }
    let viewport = ViewportBuilder::default()
        .with_title("Loopwright")
        .with_app_id("loopwright")
        .with_inner_size(FIRST)
        .with_min_inner_size(LEAST)
        .with_icon(crate::look::icons::app_icon());
    let window_builder: WindowBuilderHook = Box::new(usable);
    let mut options = eframe::NativeOptions { viewport, window_builder: Some(window_builder), ..Default::default() };
    let missing = display::prepare(&mut options);
    let run = eframe::run_native(
        "loopwright",
        options,
        Box::new(|cc| {
            let mut app = App::new(cc);
            if cc.storage.is_none_or(|storage| storage.get_string(STORED_WINDOW).is_none()) {
                app.use_first_size();
            }
            app.use_native_dialogs();
            app.use_checks();
            app.use_journal(&cc.egui_ctx, eframe::storage_dir("loopwright").map(|folder| folder.join("untitled")));
            app.use_gallery(eframe::storage_dir("loopwright").map(|folder| folder.join("pictures")));
            app.use_gamepads(&cc.egui_ctx);
            app.use_sound();
            app.use_system_language();
            app.greet_new_users();
            app.open_at_start(cli.path);
            Ok(Box::new(app))
        }),
    );
    match run {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let missing = missing.map_or_else(String::new, |library| {
                format!("\n{library} is missing, which a window under Wayland needs. Install it, or run an X server.")
            });
            terminal::complain(format_args!(
                "No window could be opened: {error}{missing}\nLoopwright needs a display with OpenGL. \
                 Commands such as `loopwright check` need none: see `loopwright --help`."
            ));
            Ending::Failed.into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::pos2;

    #[test]
    fn stored_window_is_usable() {
        for (stored, expected) in [
            (vec2(1280.0, 720.0), vec2(1280.0, 720.0)),
            (LEAST, LEAST),
            (vec2(0.0, 0.0), SAFE),
            (vec2(64.0, 64.0), SAFE),
            (vec2(1280.0, 1.0), SAFE),
            (vec2(-1280.0, 720.0), SAFE),
            (vec2(f32::NAN, 720.0), SAFE),
            (vec2(f32::INFINITY, 720.0), SAFE),
        ] {
            assert_eq!(
                usable(ViewportBuilder::default().with_inner_size(stored)).inner_size,
                Some(expected),
                "{stored}"
            );
        }
        for place in [pos2(f32::NAN, 0.0), pos2(0.0, f32::NEG_INFINITY)] {
            assert_eq!(usable(ViewportBuilder::default().with_position(place)).position, None);
        }
        if cfg!(target_os = "linux") {
            for place in [pos2(100_000.0, 20.0), pos2(5000.0, 5000.0), pos2(-4000.0, 0.0)] {
                assert_eq!(usable(ViewportBuilder::default().with_position(place)).position, None, "{place}");
            }
        }
        assert_eq!(usable(ViewportBuilder::default()).inner_size, None);
    }
}
