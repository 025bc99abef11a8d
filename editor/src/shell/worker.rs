//! Work of a window on a thread of its own: it reports news, and ends when the window does.

use eframe::egui;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// The thread under way, if any.
pub struct Worker<N> {
    news: Option<Receiver<N>>,
    cancel: Arc<AtomicBool>,
}

impl<N> Default for Worker<N> {
    fn default() -> Self {
        Self { news: None, cancel: Arc::default() }
    }
}

impl<N> Drop for Worker<N> {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl<N: Send + 'static> Worker<N> {
    /// Starts work; what was under way before is no longer listened to.
    pub fn start(&mut self, ctx: &egui::Context, work: impl FnOnce(&dyn Fn(N), &AtomicBool) + Send + 'static) {
        let (send, news) = channel();
        (self.news, self.cancel) = (Some(news), Arc::default());
        let (ctx, cancel) = (ctx.clone(), Arc::clone(&self.cancel));
        std::thread::spawn(move || {
            let tell = |news| {
                // Nobody listens if the window is gone.
                let _ = send.send(news);
                ctx.request_repaint();
            };
            work(&tell, &cancel);
        });
    }

    /// The next news.
    pub fn poll(&mut self) -> Option<N> {
        match self.news.as_ref()?.try_recv() {
            Ok(news) => Some(news),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.news = None;
                None
            }
        }
    }
}

impl<N> Worker<N> {
    /// Asks the work to end.
    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// True while there is work that may still report something.
    pub fn is_busy(&self) -> bool {
        self.news.is_some()
    }
}
