//! Opens the window, or runs a command without one.

use crate::app::App;
use crate::app::first_size::{FIRST, LEAST};
use clap::Parser as _;
use eframe::egui::ViewportBuilder;
use kit::command_line::logger;
use kit::command_line::terminal;
use kit::command_line::{self, Cli};
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

/// The whole program. It is here and not in `main.rs` so that the program itself has nothing to compile but this call.
pub fn run() -> ExitCode {
    logger::begin();
    let cli = Cli::parse();
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
    let mut options = eframe::NativeOptions { viewport, ..Default::default() };
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
            ExitCode::FAILURE
        }
    }
}
