//! Sounds as files hold them: WAV and OGG Vorbis, decoded to samples.

use crate::job::caught;
use std::io::Cursor;
use symphonia::core::audio::GenericAudioBufferRef;
use symphonia::core::codecs::audio::{AudioDecoder, AudioDecoderOptions};
use symphonia::core::errors::Error;
use symphonia::core::formats::probe::Hint;
use symphonia::core::formats::{FormatReader, TrackType};
use symphonia::core::io::MediaSourceStream;

/// Bytes of a sound's file at most.
pub const MOST_BYTES: u64 = 64 << 20;
/// Frames of a sound at most: ten minutes at 48,000 a second.
const MOST_FRAMES: usize = 48_000 * 600;
/// Frames a second that a sound can have.
const RATES: std::ops::RangeInclusive<u32> = 2_000..=192_000;

/// The endings of the files that can be read.
pub const ENDINGS: [&str; 2] = ["wav", "ogg"];

/// A frame of sound: the samples of the left and the right channel.
pub type SoundFrame = [i16; 2];

/// A decoded sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clip {
    /// The frames.
    pub frames: Box<[SoundFrame]>,
    /// Frames a second.
    pub rate: u32,
    /// The first frame that is repeated, and the one after the last, if the file has such marks.
    pub turn: Option<(u32, u32)>,
}

/// The facts of a sound's file that are known without decoding it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClipFacts {
    /// Frames, if the file says how many.
    pub frames: Option<u64>,
    /// Frames a second.
    pub rate: u32,
    /// Channels.
    pub channels: usize,
    /// The first frame that is repeated, and the one after the last, if the file has such marks.
    pub turn: Option<(u32, u32)>,
}

/// A file that is being read.
struct Source {
    format: Box<dyn FormatReader>,
    decoder: Box<dyn AudioDecoder>,
    track: u32,
    frames: Option<u64>,
    rate: u32,
    channels: usize,
    turn: Option<(u32, u32)>,
}

impl Source {
    fn begin(content: Vec<u8>) -> Result<Self, String> {
        if content.is_empty() {
            return Err("it is an empty file".to_owned());
        }
        let is_wave = content.starts_with(b"RIFF");
        if !is_wave && !content.starts_with(b"OggS") {
            return Err("it is neither a WAV nor an OGG Vorbis".to_owned());
        }
        let sampled = if is_wave { sampler_turn(&content) } else { None };
        let stream = MediaSourceStream::new(Box::new(Cursor::new(content)), Default::default());
        let mut format = symphonia::default::get_probe()
            .probe(&Hint::new(), stream, Default::default(), Default::default())
            .map_err(|error| words(&error))?;
        let tagged = tagged_turn(&mut *format);
        let track = format.default_track(TrackType::Audio).ok_or("there is no sound in it")?;
        let (id, frames) = (track.id, track.num_frames);
        let parameters = track.codec_params.as_ref().and_then(|parameters| parameters.audio());
        let parameters = parameters.ok_or("it is packed in a way that can't be read: save it as WAV or OGG Vorbis")?;
        let rate = parameters.sample_rate.unwrap_or_default();
        if !RATES.contains(&rate) {
            return Err(format!("it has {rate} samples a second; {} to {} are possible", RATES.start(), RATES.end()));
        }
        let channels = parameters.channels.as_ref().map_or(1, |channels| channels.count());
        let options = AudioDecoderOptions::default();
        let decoder = symphonia::default::get_codecs()
            .make_audio_decoder(parameters, &options)
            .map_err(|_| "it is packed in a way that can't be read: save it as WAV or OGG Vorbis")?;
        Ok(Self { format, decoder, track: id, frames, rate, channels, turn: sampled.or(tagged) })
    }

    fn facts(&self) -> ClipFacts {
        ClipFacts { frames: self.frames, rate: self.rate, channels: self.channels, turn: self.turn }
    }

    fn read(mut self) -> Result<Clip, String> {
        let (mut frames, mut samples) = (Vec::new(), Vec::new());
        loop {
            let packet = match self.format.next_packet() {
                Ok(Some(packet)) => packet,
                // A file that is cut is heard as far as it goes.
                Ok(None) | Err(Error::IoError(_) | Error::ResetRequired) => break,
                Err(error) => return Err(words(&error)),
            };
            if packet.track_id != self.track {
                continue;
            }
            match self.decoder.decode(&packet) {
                Ok(decoded) => add(&decoded, &mut samples, &mut frames),
                Err(Error::DecodeError(_) | Error::IoError(_)) => {}
                Err(error) => return Err(words(&error)),
            }
            if frames.len() > MOST_FRAMES {
                return Err("it is longer than ten minutes".to_owned());
            }
        }
        if frames.is_empty() {
            return Err("there is no sound in it".to_owned());
        }
        let length = frames.len() as u32;
        let turn = self.turn.map(|(from, to)| (from, to.min(length))).filter(|(from, to)| from < to);
        Ok(Clip { frames: frames.into(), rate: self.rate, turn })
    }
}

/// Adds the frames of decoded samples: the first two channels, or one for both sides.
fn add(decoded: &GenericAudioBufferRef<'_>, samples: &mut Vec<i16>, frames: &mut Vec<SoundFrame>) {
    let channels = decoded.spec().channels().count().max(1);
    decoded.copy_to_vec_interleaved(samples);
    frames.extend(samples.chunks_exact(channels).map(|all| [all[0], all[1.min(channels - 1)]]));
}

/// The marks of the repeated part in the tags LOOPSTART and LOOPLENGTH or LOOPEND, as tools for games write them.
fn tagged_turn(format: &mut dyn FormatReader) -> Option<(u32, u32)> {
    let mut metadata = format.metadata();
    let revision = metadata.skip_to_latest()?;
    let tags = || revision.media.tags.iter().chain(revision.per_track.iter().flat_map(|track| &track.metadata.tags));
    let number = |key: &str| {
        let tag = tags().find(|tag| tag.raw.key.eq_ignore_ascii_case(key))?;
        tag.raw.value.to_string().trim().parse::<u32>().ok()
    };
    let from = number("LOOPSTART")?;
    let to = number("LOOPLENGTH").map(|length| from.saturating_add(length)).or_else(|| number("LOOPEND"));
    Some((from, to.unwrap_or(u32::MAX)))
}

/// The first loop in the chunk `smpl` of a WAV.
fn sampler_turn(content: &[u8]) -> Option<(u32, u32)> {
    let number = |at: usize| Some(u32::from_le_bytes(content.get(at..at + 4)?.try_into().ok()?));
    let mut at = 12;
    loop {
        let (name, length) = (content.get(at..at + 4)?, number(at + 4)? as usize);
        if name == b"smpl" {
            // The header of the chunk has nine numbers; each loop has its start and its end as the third and the fourth.
            let is_there = number(at + 8 + 28)? > 0;
            let (from, last) = (number(at + 8 + 36 + 8)?, number(at + 8 + 36 + 12)?);
            return is_there.then_some((from, last.saturating_add(1)));
        }
        at = at.checked_add(8)?.checked_add(length)?.checked_add(length % 2)?;
    }
}

fn words(error: &Error) -> String {
    match error {
        Error::IoError(_) => "it ends in the middle".to_owned(),
        _ => format!("it is damaged ({error})"),
    }
}

/// Decodes a sound.
///
/// # Errors
/// In words: neither a WAV nor an OGG Vorbis, damaged, longer than ten minutes.
pub fn decode(content: Vec<u8>) -> Result<Clip, String> {
    caught(|| Source::begin(content)?.read()).map_err(|_| "it is damaged".to_owned())?
}

/// Looks at the head of a sound's file.
///
/// # Errors
/// As for [`decode`], as far as the head says.
pub fn look(content: Vec<u8>) -> Result<ClipFacts, String> {
    caught(|| Source::begin(content).map(|source| source.facts())).map_err(|_| "it is damaged".to_owned())?
}

impl Clip {
    /// Makes a sound of one channel.
    pub fn mono(samples: &[i16], rate: u32) -> Self {
        Self { frames: samples.iter().map(|sample| [*sample; 2]).collect(), rate, turn: None }
    }

    /// Returns its length in seconds.
    pub fn seconds(&self) -> f32 {
        self.frames.len() as f32 / self.rate.max(1) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A WAV of 16 bits, with a loop if there are marks.
    fn wave(channels: u16, rate: u32, samples: &[i16], turn: Option<(u32, u32)>) -> Vec<u8> {
        let mut body = b"WAVEfmt \x10\0\0\0\x01\0".to_vec();
        body.extend(channels.to_le_bytes());
        body.extend(rate.to_le_bytes());
        body.extend((rate * u32::from(channels) * 2).to_le_bytes());
        body.extend((channels * 2).to_le_bytes());
        body.extend(16_u16.to_le_bytes());
        if let Some((from, last)) = turn {
            body.extend(b"smpl\x3C\0\0\0");
            let numbers = [0, 0, 0, 60, 0, 0, 0, 1, 0, 0, 0, from, last, 0, 0_u32];
            body.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        body.extend(b"data");
        body.extend((samples.len() as u32 * 2).to_le_bytes());
        body.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
        let mut file = b"RIFF".to_vec();
        file.extend((body.len() as u32).to_le_bytes());
        file.extend(body);
        file
    }

    #[test]
    fn waves_are_read_sample_by_sample() {
        let samples: Vec<i16> = (0..400).map(|n| n * 81 - 16_000).collect();
        let mono = decode(wave(1, 22_050, &samples, None)).expect("a WAV");
        assert_eq!((mono.rate, mono.turn), (22_050, None));
        assert!(mono.frames.iter().zip(&samples).all(|(frame, sample)| *frame == [*sample; 2]));
        let stereo = decode(wave(2, 48_000, &samples, Some((20, 119)))).expect("a WAV");
        assert_eq!((stereo.frames.len(), stereo.turn), (200, Some((20, 120))));
        assert_eq!(stereo.frames[7], [samples[14], samples[15]]);
        let facts = look(wave(2, 48_000, &samples, Some((20, 119)))).expect("a WAV");
        assert_eq!(facts, ClipFacts { frames: Some(200), rate: 48_000, channels: 2, turn: Some((20, 120)) });
    }

    #[test]
    fn an_ogg_is_read_with_its_marks() {
        let clip = decode(include_bytes!("clips/tone.ogg").to_vec()).expect("an OGG Vorbis");
        assert_eq!((clip.rate, clip.turn), (22_050, Some((2_000, 8_000))));
        assert!((10_000..=11_100).contains(&clip.frames.len()), "{}", clip.frames.len());
        let loudest = clip.frames.iter().map(|frame| frame[0].unsigned_abs()).max();
        assert!(loudest.is_some_and(|loudest| (9_000..=20_000).contains(&loudest)), "{loudest:?}");
    }

    #[test]
    fn damaged_files_are_refused_in_words() {
        let whole = wave(1, 22_050, &[5; 100], None);
        for (content, says) in [
            (Vec::new(), "an empty file"),
            (b"ID3\x04".to_vec(), "neither a WAV nor"),
            (wave(1, 22_050, &[], None), "no sound"),
            (wave(1, 900, &[1; 50], None), "900 samples a second"),
            (whole[..20].to_vec(), ""),
            (b"OggS\0\0\0".to_vec(), ""),
        ] {
            let why = decode(content).expect_err(says);
            assert!(why.contains(says) && !why.is_empty(), "{why}");
        }
        // A file that is cut is heard as far as it goes.
        assert!(decode(whole[..whole.len() - 40].to_vec()).is_ok_and(|clip| (1..=100).contains(&clip.frames.len())));
    }

    #[test]
    fn no_bytes_make_it_panic_or_hang() {
        let ogg = include_bytes!("clips/tone.ogg");
        let wave = wave(2, 44_100, &[700; 300], Some((3, 20)));
        for whole in [&ogg[..], &wave[..]] {
            for n in 0..200_usize {
                let mut bytes = whole.to_vec();
                let at = n * 7919 % bytes.len();
                bytes[at] ^= 1 << (n % 8);
                let next = (n * 104_729 + 13) % bytes.len();
                bytes[next] = (n * 31) as u8;
                // Either is fine, as long as it ends.
                let _ = (look(bytes.clone()), decode(bytes));
            }
        }
    }
}
