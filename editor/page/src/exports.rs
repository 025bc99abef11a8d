//! The functions that the script of a page calls. All take and return numbers; bytes go through two buffers.
//!
//! The script writes into the buffer of [`page_room`] and calls a function with the number of bytes; what a function hands
//! back is in the buffer of [`page_output`], until the next call.

#![expect(unsafe_code, reason = "names for the script; there is no unsafe block")]

use crate::level_page::{LevelPage, PagePhase};
use kit::export::web::pack::PLAYER_STAMP;
use kit::sound::Sound;
use sim::input::Buttons;
use std::cell::RefCell;
use std::time::Duration;

/// The state behind the functions.
#[derive(Default)]
struct Desk {
    page: Option<LevelPage>,
    input: Vec<u8>,
    output: Vec<u8>,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

impl Desk {
    fn input(&self, bytes: usize) -> &[u8] {
        self.input.get(..bytes).unwrap_or(&self.input)
    }
}

/// Makes room for bytes that the script hands over; returns their address.
#[unsafe(no_mangle)]
pub extern "C" fn page_room(bytes: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| {
        desk.input.clear();
        desk.input.resize(bytes, 0);
        desk.input.as_mut_ptr()
    })
}

/// The address of what the last call handed back.
#[unsafe(no_mangle)]
pub extern "C" fn page_output() -> *const u8 {
    DESK.with_borrow(|desk| desk.output.as_ptr())
}

/// The number of bytes that the last call handed back.
#[unsafe(no_mangle)]
pub extern "C" fn page_output_size() -> usize {
    DESK.with_borrow(|desk| desk.output.len())
}

/// Opens the packed level that was handed over. Returns 0, or 1 and hands back why not.
#[unsafe(no_mangle)]
pub extern "C" fn page_open(bytes: usize) -> u32 {
    DESK.with_borrow_mut(|desk| match LevelPage::open(desk.input(bytes)) {
        Ok(page) => {
            desk.page = Some(page);
            desk.input = Vec::new();
            0
        }
        Err(why) => {
            desk.output = why.into_bytes();
            1
        }
    })
}

/// Begins the level.
#[unsafe(no_mangle)]
pub extern "C" fn page_start() {
    with((), LevelPage::start);
}

/// Plays the frames that were handed over, a byte of buttons for each, and holds.
#[unsafe(no_mangle)]
pub extern "C" fn page_watch(bytes: usize) {
    DESK.with_borrow_mut(|Desk { page, input, .. }| {
        if let (Some(page), Some(held)) = (page, input.get(..bytes)) {
            page.watch(held);
        }
    });
}

/// Pauses, or goes on.
#[unsafe(no_mangle)]
pub extern "C" fn page_pause() {
    with((), LevelPage::toggle_pause);
}

/// Takes that a key or a button of a pad, by a number of its own, stands for buttons now; 0 if it was let go.
#[unsafe(no_mangle)]
pub extern "C" fn page_hold(source: u32, buttons: u32) {
    with((), |page| page.hold(source, Buttons(buttons as u8)));
}

/// Takes that everything was let go.
#[unsafe(no_mangle)]
pub extern "C" fn page_release_all() {
    with((), LevelPage::release_all);
}

/// Steps as many frames as are due at a moment in milliseconds; returns their number.
#[unsafe(no_mangle)]
pub extern "C" fn page_advance(milliseconds: f64) -> u32 {
    let now = Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or_default();
    with(0, |page| page.advance(now))
}

/// Returns the part that is shown over the level: 0 the title, 1 nothing, 2 the pause, 3 the end.
#[unsafe(no_mangle)]
pub extern "C" fn page_phase() -> u32 {
    with(PagePhase::Title, |page| page.phase()) as u32
}

/// Draws the frame and hands back its pixels. Returns the columns; 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn page_picture() -> usize {
    let (width, _, pixels) = with(Default::default(), LevelPage::picture);
    hand_back(pixels);
    width
}

/// Chooses whether sensors and boxes are drawn.
#[unsafe(no_mangle)]
pub extern "C" fn page_show_sensors(on: u32) {
    with((), |page| page.show_sensors(on != 0));
}

/// Takes the effects that were asked for since the last call: a bit for each.
#[unsafe(no_mangle)]
pub extern "C" fn page_sounds() -> u64 {
    with(0, LevelPage::take_sounds)
}

/// The number of effects.
#[unsafe(no_mangle)]
pub extern "C" fn page_sound_count() -> usize {
    Sound::ALL.len()
}

/// The samples a second of effects.
#[unsafe(no_mangle)]
pub extern "C" fn page_sound_rate() -> u32 {
    kit::sound::synth::RATE
}

/// Hands back the samples of an effect: 16 bits each, the low byte first.
#[unsafe(no_mangle)]
pub extern "C" fn page_sound(number: usize) {
    let samples = Sound::ALL.get(number).map(|sound| sound.samples()).unwrap_or_default();
    hand_back(samples.into_iter().flat_map(i16::to_le_bytes).collect());
}

/// The sounds of the project that the frames of the last [`page_sounds`] asked for: a bit for each place.
#[unsafe(no_mangle)]
pub extern "C" fn page_own_effects() -> u64 {
    with(0, |page| page.own_effects())
}

/// The sounds of the project that can be heard: a bit for each place.
#[unsafe(no_mangle)]
pub extern "C" fn page_own_places() -> u64 {
    with(0, |page| {
        page.sounds().iter().fold(0, |bits, sound| bits | 1_u64.checked_shl(sound.place.into()).unwrap_or(0))
    })
}

/// The place of the music that is to be heard; -1 for none.
#[unsafe(no_mangle)]
pub extern "C" fn page_music() -> i32 {
    with(None, |page| page.music()).map_or(-1, i32::from)
}

/// Hands back the file of a sound of the project. Returns its volume in percent.
#[unsafe(no_mangle)]
pub extern "C" fn page_own_sound(place: u32) -> u32 {
    let (percent, content) = of_sound(place, |sound| (sound.percent, sound.content.clone())).unwrap_or_default();
    hand_back(content);
    percent.into()
}

/// The second at which the part of a sound that is repeated begins, or at which it ends; 0 if all of it is repeated.
#[unsafe(no_mangle)]
pub extern "C" fn page_own_turn(place: u32, is_end: u32) -> f64 {
    let turn = of_sound(place, |sound| sound.turn).flatten();
    turn.map_or(0.0, |(from, to)| if is_end == 0 { from } else { to })
}

fn of_sound<T>(place: u32, read: impl FnOnce(&kit::export::web::pack::PackedSound) -> T) -> Option<T> {
    with(None, |page| page.sounds().iter().find(|sound| u32::from(sound.place) == place).map(read))
}

/// Hands back time, rings and score, a line each.
#[unsafe(no_mangle)]
pub extern "C" fn page_counts() {
    let counts = with(None, |page| page.counts());
    let text = counts.map(|counts| format!("{}\n{}\n{}", counts.time, counts.rings, counts.score));
    hand_back(text.unwrap_or_default().into_bytes());
}

/// The digest of the world that is played; 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn page_digest() -> u64 {
    with(0, |page| page.digest().unwrap_or(0))
}

/// Hands back the text of the file with all attempts. The name of the player was handed over.
#[unsafe(no_mangle)]
pub extern "C" fn page_plays(bytes: usize) {
    let player = DESK.with_borrow(|desk| String::from_utf8_lossy(desk.input(bytes)).into_owned());
    hand_back(with(String::new(), |page| page.plays(&player)).into_bytes());
}

/// Hands back the versions that the player depends on.
#[unsafe(no_mangle)]
pub extern "C" fn page_stamp() {
    hand_back(PLAYER_STAMP.as_bytes().to_vec());
}

fn with<T>(otherwise: T, act: impl FnOnce(&mut LevelPage) -> T) -> T {
    DESK.with_borrow_mut(|desk| desk.page.as_mut().map_or(otherwise, act))
}

fn hand_back(bytes: Vec<u8>) {
    DESK.with_borrow_mut(|desk| desk.output = bytes);
}
