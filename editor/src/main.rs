//! Opens the window, or runs a command without one.

fn main() -> eframe::Result {
    let viewport = eframe::egui::ViewportBuilder::default()
        .with_title("Loopwright")
        .with_app_id("loopwright")
        .with_inner_size(eframe::egui::vec2(1600.0, 900.0));
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    eframe::run_native(
        "loopwright",
        options,
        Box::new(|cc| {
            let mut app = loopwright::app::App::new(cc);
            app.use_gamepads(&cc.egui_ctx);
            Ok(Box::new(app))
        }),
    )
}
