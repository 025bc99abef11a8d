//! The loudspeaker: sounds are handed to a thread of its own, silently absent if there is none.
//!
//! On Linux through the protocol of PulseAudio, which PipeWire speaks too, in pure Rust; on other systems through cpal.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(not(target_os = "linux"), path = "elsewhere.rs")]
mod system;

use kit::clips::Clip;
use kit::sound::Sounds;
use kit::sound::mixer::{Mixer, Tune};
use std::sync::Arc;
#[cfg(target_os = "linux")]
use std::sync::mpsc::Receiver;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

/// Effects that were asked for longer ago than this are no longer wanted: the loudspeaker was not ready.
const LATE: Duration = Duration::from_millis(150);

/// An order of the window to the loudspeaker.
enum Order {
    /// Effects to be played now.
    Effects {
        built_in: Sounds,
        /// Sounds of the project, each with its volume in percent.
        own: Vec<(Arc<Clip>, u8)>,
        /// Out of [`LOUDEST`](kit::sound::mixer::LOUDEST).
        volume: u8,
        at: Instant,
    },
    /// The music from now on.
    Music(Option<Tune>),
    /// Whether the music holds where it is, and its volume.
    Hold(bool, u8),
}

impl Order {
    fn begin(self, mixer: &mut Mixer) {
        match self {
            Self::Effects { built_in, own, volume, at } if at.elapsed() < LATE => {
                built_in.iter().for_each(|sound| mixer.play(sound, volume));
                own.into_iter().for_each(|(clip, percent)| mixer.play_clip(clip, percent, volume));
            }
            Self::Effects { .. } => {}
            Self::Music(tune) => mixer.set_music(tune),
            Self::Hold(is_held, volume) => mixer.hold_music(is_held, volume),
        }
    }
}

/// Hands sounds to the loudspeaker.
#[derive(Default)]
pub struct Speaker {
    is_wanted: bool,
    thread: Option<Sender<Order>>,
    last: Sounds,
    last_own: Vec<(Arc<Clip>, u8)>,
    music: Option<Tune>,
    hold: Option<(bool, u8)>,
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
            if let Err(reason) = system::run(orders) {
                log::info!("no sound: {reason}");
            }
        };
        match std::thread::Builder::new().name("sound".to_owned()).spawn(run) {
            Ok(_) => self.thread = Some(sender),
            Err(error) => log::info!("no sound: {error}"),
        }
    }

    /// Plays built-in effects and sounds of the project, these as loud as their own percent, all as loud as `volume` of 10.
    /// Without a loudspeaker nothing happens.
    pub fn play(&mut self, built_in: Sounds, own: Vec<(Arc<Clip>, u8)>, volume: u8) {
        if (built_in.is_empty() && own.is_empty()) || volume == 0 {
            return;
        }
        self.last = built_in;
        self.last_own.clone_from(&own);
        self.send(Order::Effects { built_in, own, volume, at: Instant::now() });
    }

    /// Lets music be heard as loud as `volume` of 10, from its beginning if it is another one; held, it waits where it is.
    pub fn play_music(&mut self, tune: Option<Tune>, is_held: bool, volume: u8) {
        let is_same = match (&self.music, &tune) {
            (Some(before), Some(now)) => {
                Arc::ptr_eq(&before.clip, &now.clip) && (before.percent, before.repeats) == (now.percent, now.repeats)
            }
            (before, now) => before.is_none() && now.is_none(),
        };
        if !is_same {
            self.music.clone_from(&tune);
            self.send(Order::Music(tune));
        }
        if self.music.is_some() && self.hold != Some((is_held, volume)) {
            self.hold = Some((is_held, volume));
            self.send(Order::Hold(is_held, volume));
        }
    }

    fn send(&self, order: Order) {
        if let Some(thread) = &self.thread {
            // A thread that found no loudspeaker has ended, and nobody misses it.
            let _unheard = thread.send(order);
        }
    }

    /// Returns the effects that were played last, if they are built in.
    pub fn last(&self) -> Sounds {
        self.last
    }

    /// The sounds of the project that were played last, each with its volume in percent.
    pub fn last_own(&self) -> &[(Arc<Clip>, u8)] {
        &self.last_own
    }

    /// The music that is heard, or waits.
    pub fn music(&self) -> Option<&Tune> {
        self.music.as_ref()
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
