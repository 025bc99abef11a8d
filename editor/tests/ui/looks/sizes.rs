//! The window on usual displays: what a person looks at, in pictures, and that nothing of it is outside.

use crate::runs::play::press;
use crate::soft::SoftRenderer;
use crate::support::{CTRL, repository, wait_until};
use eframe::egui::{Key, Modifiers, Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::settings::Shade;
use loopwright::shell::gallery::Seen;
use std::path::Path;

/// Pixels of a display, and its interface scale.
const DISPLAYS: [([f32; 2], f32); 4] =
    [([1280.0, 720.0], 1.0), ([1280.0, 720.0], 1.5), ([1600.0, 900.0], 1.0), ([1920.0, 1080.0], 1.0)];

fn window(size: Vec2, scale: f32, shade: Shade) -> Harness<'static, App> {
    let builder = Harness::builder().with_size(size / scale).with_pixels_per_point(scale).with_step_dt(1.0 / 60.0);
    let mut h = builder.with_max_steps(60).renderer(SoftRenderer::default()).build_eframe(|cc| App::new(cc));
    h.state_mut().send(Command::Settings(Box::new(move |settings| settings.shade = shade)));
    h.run_ok();
    h
}

#[test]
fn pictures_of_usual_displays_are_written() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sizes");
    std::fs::create_dir_all(&folder).expect("the target directory can be written");
    let sample = repository().join("projects/first-steps");
    let opened = sim::file::open(&sim::file::Disk, &sample, &mut |_, _| ()).expect("the sample opens");
    for (shade, theme) in [(Shade::Dark, "dark"), (Shade::Light, "light")] {
        for ([width, height], scale) in DISPLAYS {
            let save = |h: &mut Harness<'_, App>, what: &str| {
                let file = folder.join(format!("{what}-{width}x{height}-{}-{theme}.png", (scale * 100.0) as u32));
                h.remove_cursor();
                h.run_steps(3);
                h.render().expect("it can be painted").save(file).expect("the target directory can be written");
            };
            let size = Vec2::new(width, height);
            let mut h = window(size, scale, shade);
            h.state_mut().greet_new_users();
            h.state_mut().use_gallery(None);
            wait_until(&mut h, "cards", |h| {
                let gallery = h.state().gallery();
                let samples = gallery.samples();
                !samples.is_empty() && samples.iter().all(|folder| *gallery.seen(folder) != Seen::Unknown)
            });
            save(&mut h, "welcome");
            h.state_mut().take_document(Document::new(opened.project.clone(), Some(sample.clone())));
            wait_until(&mut h, "pictures", |h| !h.state().is_busy());
            h.run_steps(20);
            save(&mut h, "level");
            press(&mut h, CTRL, Key::F5);
            h.key_down(Key::ArrowRight);
            h.run_steps(150);
            press(&mut h, Modifiers::NONE, Key::P);
            save(&mut h, "play");
            let display = Rect::from_min_size(Default::default(), size / scale);
            for part in ["Level canvas", "Preview of the screen"] {
                let area = h.get_by_label(part).rect();
                assert!(display.contains_rect(area), "{part} is outside of {size} at {scale}: {area}");
            }
        }
    }
}
