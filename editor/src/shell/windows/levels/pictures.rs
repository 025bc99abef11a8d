//! Pictures of levels and mazes, drawn on a thread.

use crate::dialogs::waker;
use crate::studio::Studio;
use eframe::egui::Ui;
use kit::derived::art::Art;
use kit::derived::picture::Picture;
use kit::derived::scene::Scene;
use kit::job::Job;
use sim::project::{LevelData, MazeData};
use sim::tiles::Chunk;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The data that a picture shows: it is drawn again once one of them is another one.
#[derive(Clone)]
struct Shown {
    level: Option<Arc<LevelData>>,
    maze: Option<Arc<MazeData>>,
    chunks: Arc<Vec<Arc<Chunk>>>,
    art: Arc<Art>,
}

impl Shown {
    fn of(scene: &Scene, key: &str) -> Self {
        let project = &scene.project;
        let (level, maze) = (project.level(key).cloned(), project.maze(key).cloned());
        Self { level, maze, chunks: Arc::clone(&project.chunks), art: Arc::clone(&scene.art) }
    }

    fn is_same(&self, other: &Self) -> bool {
        fn same<T>(a: &Option<Arc<T>>, b: &Option<Arc<T>>) -> bool {
            a.as_ref().map(Arc::as_ptr) == b.as_ref().map(Arc::as_ptr)
        }
        same(&self.level, &other.level)
            && same(&self.maze, &other.maze)
            && Arc::ptr_eq(&self.chunks, &other.chunks)
            && Arc::ptr_eq(&self.art, &other.art)
    }
}

/// Draws a level or a maze of the scene's project.
type Draw = fn(&Scene, &str) -> Picture;

/// Pictures of levels and mazes by their keys, as far as they were asked for.
pub(super) struct Pictures {
    draw: Draw,
    known: BTreeMap<String, (Shown, Arc<Picture>)>,
    wanted: Vec<String>,
    drawing: Job<(String, Shown, Picture)>,
}

impl Pictures {
    /// Makes a store of pictures that are drawn like that.
    pub(super) fn new(draw: Draw) -> Self {
        Self { draw, known: BTreeMap::new(), wanted: Vec::new(), drawing: Job::default() }
    }

    /// Takes what the thread drew, and has it draw what was asked for since.
    pub(super) fn follow(&mut self, ui: &Ui, cx: &Studio) {
        while let Some(news) = self.drawing.poll() {
            match news {
                Ok((key, shown, picture)) => drop(self.known.insert(key, (shown, Arc::new(picture)))),
                Err(fault) => log::warn!("{fault}"),
            }
        }
        if self.wanted.is_empty() || self.drawing.is_busy() {
            return;
        }
        let (wanted, scene, draw) = (std::mem::take(&mut self.wanted), cx.derived().scene().clone(), self.draw);
        self.drawing.start(waker(ui.ctx()), move |report, cancel| {
            for key in wanted.into_iter().take_while(|_| !cancel.load(Ordering::Relaxed)) {
                let picture = draw(&scene, &key);
                report((key.clone(), Shown::of(&scene, &key), picture));
            }
        });
    }

    /// Returns the picture of a level or a maze, if it was drawn before. It is drawn anew if it is not as it was.
    pub(super) fn of(&mut self, cx: &Studio, key: &str) -> Option<Arc<Picture>> {
        let known = self.known.get(key);
        let now = Shown::of(cx.derived().scene(), key);
        if known.is_none_or(|(shown, _)| !shown.is_same(&now)) && !self.wanted.iter().any(|wanted| wanted == key) {
            self.wanted.push(key.to_owned());
        }
        known.map(|(_, picture)| Arc::clone(picture))
    }
}
