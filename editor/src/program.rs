//! Opens the window, or runs a command without one.

use crate::app::App;
use clap::Parser as _;
use eframe::egui::{ViewportBuilder, vec2};
use kit::command_line::logger;
use kit::command_line::terminal;
use kit::command_line::{self, Cli};
use std::process::ExitCode;

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
        .with_inner_size(vec2(1600.0, 900.0))
        .with_min_inner_size(vec2(640.0, 400.0))
        .with_icon(crate::look::icons::app_icon());
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    let run = eframe::run_native(
        "loopwright",
        options,
        Box::new(|cc| {
            let mut app = App::new(cc);
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
            terminal::complain(format_args!(
                "No window could be opened: {error}\nLoopwright needs a display with OpenGL. \
                 Commands such as `loopwright check` need none: see `loopwright --help`."
            ));
            ExitCode::FAILURE
        }
    }
}
