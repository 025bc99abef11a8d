//! The screen of the game: where it is in a room, and the picture on it.

use crate::overlays::{self, Stage, Things};
use crate::panes::canvas::background::Backgrounds;
use crate::panes::canvas::plane::{CameraView, PlanePictures};
use crate::panes::canvas::regions::LevelPicture;
use crate::session::View;
use crate::studio::Studio;
use eframe::egui::{Color32, Rect, Vec2, vec2};
use kit::derived::scene::Show;
use sim::camera::Camera;
use std::collections::BTreeSet;

/// The largest place for a screen of `size` pixels in a room, centred and on whole pixels of the display, and the
/// points to its pixel: a whole number of the display's pixels if one fits.
pub fn letterbox(room: Rect, size: Vec2, pixels_per_point: f32) -> (Rect, f32) {
    let fits = (room.size() * pixels_per_point / size).min_elem();
    let scale = if fits >= 1.0 { fits.floor() } else { fits.max(0.05) };
    let zoom = scale / pixels_per_point;
    let corner = room.center() - size * zoom / 2.0;
    let corner = ((corner.to_vec2() * pixels_per_point).round() / pixels_per_point).to_pos2();
    (Rect::from_min_size(corner, size * zoom), zoom)
}

/// The picture of a level through a camera, with the textures that it is made of.
#[derive(Default)]
pub struct ScreenPicture {
    picture: LevelPicture,
    backgrounds: Backgrounds,
    behind: PlanePictures,
    front: PlanePictures,
}

impl ScreenPicture {
    /// Paints backgrounds, terrain, objects, players and water into a place; where players went only with `trails`.
    pub fn paint(
        &mut self,
        stage: &Stage<'_>,
        (rect, view): (Rect, &View),
        camera: &Camera,
        trails: bool,
        cx: &Studio,
    ) {
        // A layer of art is seen in its level.
        let scene = cx.derived().around().map_or(cx.derived().scene(), |around| &around.whole);
        let painter = &stage.painter;
        painter.rect_filled(rect, 0.0, Color32::from_rgb(30, 34, 44));
        let (x, y) = camera.drawn_at();
        let at = vec2(x as f32, y as f32);
        let frame = cx.play().world().map_or(0, |world| world.frame);
        self.backgrounds.paint(painter, rect, scene.backgrounds(), (at, frame), (rect.min, view.zoom));
        let water = overlays::water::surface(cx);
        let (sight, time) = (CameraView { camera: at, origin: rect.min, zoom: view.zoom }, (Some(frame), water));
        let nothing = BTreeSet::new();
        self.behind.paint(painter, rect, (scene.behind(), &nothing), sight, time);
        self.picture.begin(Some(frame));
        overlays::water::paint_behind(stage, rect, cx);
        self.picture.paint_blocks(painter, (rect, view), scene, (Show::Art, water));
        let waiting = !cx.document().project().is_scenery(&cx.derived().scene().level.key);
        let things = Things { objects: true, hidden: false, waiting, trails };
        overlays::paint_things(stage, cx, things, &mut || {
            self.picture.paint_blocks(painter, (rect, view), scene, (Show::Front, water));
        });
        self.front.paint(painter, rect, (scene.front(), &nothing), sight, time);
        overlays::water::paint(stage, rect, cx);
    }
}

#[cfg(test)]
mod tests {
    use super::letterbox;
    use eframe::egui::{Rect, pos2, vec2};

    #[test]
    fn the_screen_is_scaled_by_whole_pixels_of_the_display() {
        for (room, ppp, scale) in [
            ((320.0, 224.0), 1.0, 1.0),
            ((700.0, 600.0), 1.0, 2.0),
            ((1300.0, 700.0), 1.0, 3.0),
            ((700.0, 600.0), 1.5, 3.0),
            ((160.0, 300.0), 1.0, 0.5),
        ] {
            let room = Rect::from_min_size(pos2(11.0, 7.5), vec2(room.0, room.1));
            let (rect, zoom) = letterbox(room, vec2(320.0, 224.0), ppp);
            assert_eq!(zoom * ppp, scale, "{room:?}");
            assert!(room.expand(1.0).contains_rect(rect), "{rect:?} in {room:?}");
            let corner = rect.min.to_vec2() * ppp;
            assert!((corner - corner.round()).length() < 1e-3, "{corner:?}");
        }
    }
}
