//! The loudspeaker: effects are handed to a thread of its own, silently absent if there is none.
//!
//! On Linux through the protocol of PulseAudio, which PipeWire speaks too, in pure Rust; on other systems through cpal.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(not(target_os = "linux"), path = "elsewhere.rs")]
mod system;

use kit::sound::Sounds;
use kit::sound::mixer::Mixer;
#[cfg(target_os = "linux")]
use std::sync::mpsc::Receiver;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

/// What was asked for longer ago than this is no longer wanted: the loudspeaker was not ready.
const LATE: Duration = Duration::from_millis(150);

/// Effects to be played now.
struct Order {
    sounds: Sounds,
    volume: u8,
    at: Instant,
}

impl Order {
    fn begin(&self, mixer: &mut Mixer) {
        if self.at.elapsed() < LATE {
            self.sounds.iter().for_each(|sound| mixer.play(sound, self.volume));
        }
    }
}

/// Hands effects to the loudspeaker.
#[derive(Default)]
pub struct Speaker {
    is_wanted: bool,
    thread: Option<Sender<Order>>,
    last: Sounds,
}

impl Speaker {
    /// May make sounds from now on. The loudspeaker is opened with [`Self::open`].
    pub fn allow(&mut self) {
        self.is_wanted = true;
    }

    /// Opens the loudspeaker if it is not open. Never waits for it.
    pub fn open(&mut self) {
        if !self.is_wanted || self.thread.is_some() {
            return;
        }
        let (sender, orders) = channel();
        let run = move || {
            if let Err(reason) = system::run(&orders) {
                log::info!("no sound: {reason}");
            }
        };
        match std::thread::Builder::new().name("sound".to_owned()).spawn(run) {
            Ok(_) => self.thread = Some(sender),
            Err(error) => log::info!("no sound: {error}"),
        }
    }

    /// Plays effects, as loud as `volume` of 10. Without a loudspeaker nothing happens.
    pub fn play(&mut self, sounds: Sounds, volume: u8) {
        if sounds.is_empty() || volume == 0 {
            return;
        }
        self.last = sounds;
        if let Some(thread) = &self.thread {
            // A thread that found no loudspeaker has ended, and nobody misses it.
            let _unheard = thread.send(Order { sounds, volume, at: Instant::now() });
        }
    }

    /// What was played last.
    pub fn last(&self) -> Sounds {
        self.last
    }
}

/// Begins what was ordered meanwhile; false once nobody orders any more.
#[cfg(target_os = "linux")]
fn take_orders(orders: &Receiver<Order>, mixer: &mut Mixer) -> bool {
    loop {
        match orders.try_recv() {
            Ok(order) => order.begin(mixer),
            Err(std::sync::mpsc::TryRecvError::Empty) => return true,
            Err(std::sync::mpsc::TryRecvError::Disconnected) => return false,
        }
    }
}
