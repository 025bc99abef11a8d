//! The loudspeaker on other systems, through cpal.

use super::Order;
use cpal::traits::{DeviceTrait as _, HostTrait as _, StreamTrait as _};
use cpal::{FromSample, SampleFormat, SizedSample, Stream, StreamConfig};
use kit::sound::mixer::Mixer;
use kit::sound::synth::RATE;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};

/// The mixer that the window's orders and the loudspeaker share.
type Shared = Arc<Mutex<Mixer>>;

/// Plays what is ordered, for as long as somebody may order; the reason if it cannot.
pub(super) fn run(orders: Receiver<Order>) -> Result<(), String> {
    let device = cpal::default_host().default_output_device().ok_or("there is no sound output")?;
    let config = device.default_output_config().map_err(|error| error.to_string())?;
    let mixer = Shared::default();
    let format = config.sample_format();
    let stream = match format {
        SampleFormat::F32 => open::<f32>(&device, config.into(), &mixer),
        SampleFormat::I16 => open::<i16>(&device, config.into(), &mixer),
        SampleFormat::I32 => open::<i32>(&device, config.into(), &mixer),
        SampleFormat::U16 => open::<u16>(&device, config.into(), &mixer),
        other => Err(format!("the sound output needs samples of the format {other}")),
    }?;
    stream.play().map_err(|error| error.to_string())?;
    for order in orders {
        order.begin(&mut mixer.lock().unwrap_or_else(PoisonError::into_inner));
    }
    Ok(())
}

fn open<T>(device: &cpal::Device, config: StreamConfig, mixer: &Shared) -> Result<Stream, String>
where
    T: SizedSample + FromSample<i16>,
{
    let (channels, rate) = (usize::from(config.channels).max(1), config.sample_rate.max(1));
    let mixer = Arc::clone(mixer);
    let (mut owed, mut frame) = (0, [[0i16; 2]]);
    let fill = move |out: &mut [T], _: &cpal::OutputCallbackInfo| {
        let mut mixer = mixer.lock().unwrap_or_else(PoisonError::into_inner);
        for all in out.chunks_mut(channels) {
            // At another rate frames are repeated or left out.
            owed += RATE;
            while owed >= rate {
                mixer.fill(&mut frame);
                owed -= rate;
            }
            let [left, right] = frame[0];
            match all {
                [alone] => *alone = T::from_sample(((i32::from(left) + i32::from(right)) / 2) as i16),
                [first, others @ ..] => {
                    *first = T::from_sample(left);
                    others.fill(T::from_sample(right));
                }
                [] => {}
            }
        }
    };
    let failed = |error| log::warn!("sound: {error}");
    device.build_output_stream(config, fill, failed, None).map_err(|error| error.to_string())
}
