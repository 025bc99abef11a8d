//! The objects of a world: loading around the camera, one frame of all, following edits.

use super::KindId;
use super::around::{Around, Scene, Setting};
use super::body::{Body, Fate, NO_PLACEMENT};
use super::common::Common;
use super::edited::EditedObjects;
use super::hitbox::is_shown;
use super::memory::Memory;
use super::placed::{PlacedObject, Placements};
use super::slots::{Object, Slots, bits};
use super::window::{Band, Window};
use crate::camera::Camera;
use crate::contacts::Reaction;
use crate::digest::field_name;
use crate::level::Level;
use crate::player::frame::Footing;
use crate::player::{Player, Routine};
use crate::project::PlacementId;
use crate::snapshot::{Sink, Snapshot, SnapshotError, SnapshotReader};
use crate::trace::{Trace, Who};
use crate::units::Sub;

/// The objects of a world.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Objects {
    /// The objects that exist now.
    pub slots: Slots,
    /// The state that they share.
    pub common: Common,
    /// Columns of 128 pixels in which objects exist.
    window: Window,
    /// Rows in which they come into being, in the games that ask for their height.
    band: Option<Band>,
    /// One bit for each placement: it exists now, so that it is not loaded twice.
    loaded: Vec<u64>,
    /// One bit for each placement: it does not come back before the level restarts.
    destroyed: Vec<u64>,
    /// The memory of objects that are far away.
    memory: Memory,
    /// The placements that the bits stand for.
    known: Placements,
}

/// The state that a frame of the objects starts from.
pub(crate) struct ObjectFrame<'a, T> {
    pub level: &'a Level,
    pub scene: Scene,
    pub player: &'a mut Player,
    pub partner: Option<&'a mut Player>,
    pub trace: &'a mut T,
}

impl Objects {
    /// The objects around a camera, before the first frame.
    pub fn new(level: &Level, camera: &Camera) -> Self {
        let known = level.objects().clone();
        let words = known.list().len().div_ceil(64);
        let mut objects = Self {
            slots: Slots::new(level.ruleset.first_object_slot as u8),
            common: Common::new(level.ruleset.later_oscillators),
            window: Window::NONE,
            band: None,
            loaded: vec![0; words],
            destroyed: vec![0; words],
            memory: Memory::for_level(&known),
            known,
        };
        if level.water.is_some() {
            objects.slots.make_room(); // for the player's breath
        }
        objects.load(level, camera);
        objects
    }

    /// Becomes what others are, in its own memory: a clone that asks for none.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        // No `..` here: a new field has to be thought of.
        let Self { slots, common, window, band, loaded, destroyed, memory, known } = other;
        self.slots.copy_from(slots);
        (self.common, self.window, self.band) = (*common, *window, *band);
        self.loaded.clone_from(loaded);
        self.destroyed.clone_from(destroyed);
        self.memory.copy_from(memory);
        if !self.known.is(known) {
            self.known = known.clone();
        }
    }

    /// Bytes that a clone of it asks for.
    pub(crate) fn bytes(&self) -> usize {
        let lists = size_of_val::<[u64]>(&self.loaded) + size_of_val::<[u64]>(&self.destroyed);
        self.slots.count() as usize * size_of::<Object>() + lists + self.memory.bytes()
    }

    /// Returns the level's placed objects as the objects know them.
    pub(crate) const fn placements(&self) -> &Placements {
        &self.known
    }

    /// Writes the objects to bytes or into a digest.
    pub(crate) fn write(&self, to: &mut impl Sink) {
        let Self { slots, common, window, band, loaded, destroyed, memory, known: _ } = self;
        to.field(const { field_name("slots") }, slots);
        to.field(const { field_name("common") }, common);
        to.field(const { field_name("window") }, window);
        to.field(const { field_name("band") }, band);
        for (name, words) in [(const { field_name("loaded") }, loaded), (const { field_name("destroyed") }, destroyed)]
        {
            to.within(name, |to| u64::write_list(words, to));
        }
        to.within(const { field_name("memory") }, |to| memory.write(to));
    }

    /// Reads the objects of a level.
    ///
    /// # Errors
    /// If the bytes are damaged.
    pub(crate) fn read(from: &mut SnapshotReader<'_>, level: &Level) -> Result<Self, SnapshotError> {
        let known = level.objects().clone();
        let (slots, common) = (Slots::read(from)?, Common::read(from)?);
        let (window, band) = (Window::read(from)?, Option::read(from)?);
        let words = known.list().len().div_ceil(64);
        let [mut loaded, mut destroyed] = [0; 2].map(|_| Vec::with_capacity(words));
        for bits in [&mut loaded, &mut destroyed] {
            for _ in 0..words {
                bits.push(u64::read(from)?);
            }
        }
        let mut memory = Memory::for_level(&known);
        for _ in 0..u32::read(from)? {
            let (placement, word) = Snapshot::read(from)?;
            memory.keep(placement, word);
        }
        Ok(Self { slots, common, window, band, loaded, destroyed, memory, known })
    }

    /// Columns of 128 pixels in which objects exist.
    pub const fn window(&self) -> Window {
        self.window
    }

    /// The same objects in a level whose list was edited; `None` if one that was edited exists.
    pub(crate) fn moved_to(&self, edited: &EditedObjects) -> Option<Self> {
        let mut objects = self.clone();
        for slot in bits(self.slots.live()) {
            let Some(object) = objects.slots.get_mut(slot) else { continue };
            let placement = &mut object.body.placement;
            if *placement != NO_PLACEMENT {
                *placement = edited.index_of_same(*placement)?;
            }
        }
        let words = edited.now.list().len().div_ceil(64);
        let moved = |before: &[u64]| {
            let mut now = vec![0; words];
            let indices = (0..)
                .zip(before)
                .flat_map(|(word, ones)| bits((*ones).into()).map(move |bit| word * 64 + u32::from(bit)));
            indices.filter_map(|index| edited.index_of(index)).for_each(|index| set(&mut now, index, true));
            now
        };
        objects.loaded = moved(&self.loaded);
        objects.destroyed = moved(&self.destroyed);
        objects.memory = self.memory.renumbered(&edited.now, |index| edited.index_of(index));
        objects.known = edited.now.clone();
        Some(objects)
    }

    /// One bit for each placement, by its index in [`Placements::list`]: it is gone, and does not come back before the level
    /// restarts.
    pub fn destroyed(&self) -> &[u64] {
        &self.destroyed
    }

    /// Returns the memory of placed objects that went far away: indices in [`Placements::list`] and words, in the order in which they
    /// first had something to remember.
    pub fn remembered(&self) -> &[(u32, u32)] {
        self.memory.words()
    }

    /// The object of a placement; `None` while it is far away, or gone.
    pub fn of_placement(&self, id: PlacementId) -> Option<&Object> {
        let index = self.known.find(id)?;
        self.slots.iter().map(|(_, object)| object).find(|object| object.body.placement == index)
    }

    /// A placed object would exist now if nothing had become of it.
    pub fn would_load(&self, placed: &PlacedObject) -> bool {
        is_met(placed, (self.window, self.band))
    }

    /// One frame of all objects, in slot order.
    ///
    /// Guide: Main Game Loop
    #[inline]
    pub(crate) fn step<T: Trace>(&mut self, frame: ObjectFrame<'_, T>) {
        let ObjectFrame { level, ref scene, player, mut partner, trace } = frame;
        // While the player dies, objects are shown and stand still.
        let stand_still = match player.routine {
            Routine::Normal | Routine::Hurt => false,
            Routine::Drowning => level.ruleset.drowning_stops_objects,
            Routine::Dying | Routine::Dead => true,
        };
        if self.slots.live() == 0 || stand_still {
            return;
        }
        self.slots.make_room();
        let mut at = 0;
        // Asked anew each time: an object may make others behind itself, which run in the same frame.
        while let Some(slot) = self.slots.next_live(at) {
            at = u32::from(slot) + 1;
            let Some((Object { body, state }, others)) = self.slots.apart(slot) else { continue };
            let was_on_screen = is_shown(body, &scene.view);
            state.step(
                body,
                &mut Around {
                    level,
                    rules: &level.ruleset,
                    values: Setting::of(level, body, state).values,
                    scene,
                    player,
                    partner: partner.as_deref_mut(),
                    who: Who::First,
                    is_apart: false,
                    slots: others,
                    common: &mut self.common,
                    slot,
                    was_on_screen,
                    trace,
                },
            );
            body.drawn = true;
            let gone = match body.fate {
                Fate::StaysFarAway => false,
                Fate::Stays => !is_near(body, self.window, &self.known),
                Fate::Unloads | Fate::Destroyed => true,
            };
            let has_hitbox = body.hitbox.reaction != Reaction::None;
            if !gone {
                self.slots.note_hitbox(slot, has_hitbox);
                continue;
            }
            let drops = !level.ruleset.false_standing;
            let ridden = [body.stood_on, body.second.stands()];
            for (player, stands) in [Some(&mut *player), partner.as_deref_mut()].into_iter().zip(ridden) {
                let Some(player) = player else { continue };
                if drops && stands {
                    drop_rider(player, slot);
                }
                player.give_back(slot);
            }
            self.take_away(slot);
        }
    }

    /// An object's time is over.
    fn take_away(&mut self, slot: u8) {
        let Some(Object { body, state }) = self.slots.get(slot) else { return };
        set(&mut self.loaded, body.placement, false);
        self.memory.keep(body.placement, state.remembers());
        if body.fate == Fate::Destroyed {
            set(&mut self.destroyed, body.placement, true);
        }
        self.common.open_arena(slot);
        self.slots.remove(slot);
    }

    /// After the camera moved: objects that came near are made. Then the oscillators and the clock move on.
    ///
    /// Guide: Game Objects > Loading
    pub(crate) fn after_camera(&mut self, level: &Level, camera: &Camera, player: &Player) {
        if !self.known.list().is_empty() || self.slots.live() != 0 {
            self.load(level, camera);
        }
        if !matches!(player.routine, Routine::Dying | Routine::Dead) {
            self.common.oscillate(level.ruleset.later_oscillators);
            self.common.tally.time = self.common.tally.time.saturating_add(u32::from(!self.common.tally.time_stopped));
            self.common.tally.scatter_timer = self.common.tally.scatter_timer.saturating_sub(1);
        }
    }

    /// Makes the objects of the columns that the window did not contain: in the list's order, coming from the right
    /// against it.
    fn load(&mut self, level: &Level, camera: &Camera) {
        let before = (self.window, self.band);
        self.window = Window::around(camera.x, camera.screen.width);
        let asks_height = level.ruleset.objects_load_by_height;
        self.band = asks_height.then(|| Band::around(camera.y, camera.screen.height, camera.wrap_of(level)));
        let now = (self.window, self.band);
        if before == now {
            return;
        }
        let list = level.objects().list();
        if !list.is_empty() {
            self.slots.make_room();
        }
        let near = self.window.widened(level.objects().reach().into());
        let (start, end) = near.range_of(list, |placed| placed.home_x);
        let comes_back = before.0 != Window::NONE && self.window.first < before.0.first;
        for step in 0..end - start {
            let index = if comes_back { end - 1 - step } else { start + step };
            let Some(placed) = list.get(index as usize) else { continue };
            let comes = !placed.kind.is_area() && is_met(placed, now) && !is_met(placed, before);
            if comes && !is_set(&self.loaded, index) && !is_set(&self.destroyed, index) {
                self.make(level, index, placed);
            }
        }
    }

    fn make(&mut self, level: &Level, index: u32, placed: &PlacedObject) {
        let mut slots = self.slots.all();
        let apart = placed.kind.is_rings() && level.ruleset.rings_first;
        let Some(slot) = (if apart { slots.last_free() } else { slots.first_free(0) }) else { return };
        let mut body = body_of(placed);
        body.placement = index;
        let mut state = placed.kind.load(&mut body, &Setting { level, values: &placed.values });
        if let Some(word) = self.memory.of(index) {
            state.recalls(&mut body, word);
        }
        slots.put(slot, body, state);
        set(&mut self.loaded, index, true);
    }

    /// Follows an edit of the level: an object whose placement changed is made anew, one whose placement is gone goes.
    /// A player who stood on it falls. May allocate.
    pub(crate) fn follow(&mut self, level: &Level, camera: &Camera, mut players: [Option<&mut Player>; 2]) {
        let new = level.objects();
        if self.known.is(new) {
            return;
        }
        let old = std::mem::replace(&mut self.known, new.clone());
        let words = new.list().len().div_ceil(64);
        let key = |placed: &PlacedObject| (placed.id, placed.kind == KindId::Switcher);
        let mut keys: Vec<_> = (0..).zip(new.list()).map(|(index, placed): (u32, _)| (key(placed), index)).collect();
        keys.sort_unstable();
        let index_of =
            |placed: &PlacedObject| keys.binary_search_by_key(&key(placed), |(key, _)| *key).ok().map(|at| keys[at].1);
        let destroyed = std::mem::replace(&mut self.destroyed, vec![0; words]);
        self.loaded = vec![0; words];
        for (index, placed) in (0..).zip(old.list()) {
            if let Some(now) = index_of(placed)
                && is_set(&destroyed, index)
            {
                set(&mut self.destroyed, now, true);
            }
        }
        self.memory = self.memory.renumbered(new, |index| old.get(index).and_then(index_of));
        for slot in bits(self.slots.live()) {
            let Some(object) = self.slots.get_mut(slot) else { continue };
            let before = object.body.placement;
            if before == NO_PLACEMENT {
                continue;
            }
            let now = old.get(before).and_then(|placed| {
                let index = index_of(placed)?;
                let same = new.get(index).is_some_and(|now| PlacedObject { order: now.order, ..*placed } == *now);
                same.then_some(index)
            });
            match now {
                Some(index) => {
                    object.body.placement = index;
                    set(&mut self.loaded, index, true);
                }
                None => {
                    let ridden = [object.body.stood_on, object.body.second.stands()];
                    for (player, stands) in players.iter_mut().zip(ridden) {
                        let Some(player) = player else { continue };
                        if stands {
                            drop_rider(player, slot);
                        }
                        player.give_back(slot);
                    }
                    self.common.resume_act(slot);
                    self.common.open_arena(slot);
                    self.slots.remove(slot);
                }
            }
        }
        self.window = Window::NONE;
        self.load(level, camera);
    }

    /// The object that the player stands on, as wide as he can balance on it.
    #[inline]
    pub(crate) fn footing(&self, player: &Player) -> Option<Footing> {
        if !player.on_object {
            return None;
        }
        let body = &self.slots.get(player.stands_in)?.body;
        Some(Footing { x: body.x.px(), half_width: body.half_width.into(), steady: body.steady })
    }
}

/// The body of an object as it is placed.
pub fn body_of(placed: &PlacedObject) -> Body {
    Body {
        x: Sub::from_px(placed.x),
        y: Sub::from_px(placed.y),
        home_x: placed.home_x,
        placement: NO_PLACEMENT,
        flip_x: placed.flip_x,
        flip_y: placed.flip_y,
        ..Body::default()
    }
}

/// An object as it would be loaded: what an editor shows of a placement.
pub fn shown(level: &Level, placed: &PlacedObject) -> Object {
    let mut body = body_of(placed);
    let state = placed.kind.load(&mut body, &Setting { level, values: &placed.values });
    Object { body, state }
}

/// A player who stands on the object of that slot falls.
fn drop_rider(player: &mut Player, slot: u8) {
    if player.on_object && player.stands_in == slot {
        player.on_object = false;
        player.airborne = true;
    }
}

/// An object comes into being in that window and band.
fn is_met(placed: &PlacedObject, (window, band): (Window, Option<Band>)) -> bool {
    placed.is_in(window) && band.is_none_or(|band| placed.is_at(band))
}

/// An object is near to the camera: its home is, or some part of a wide one.
#[inline]
fn is_near(body: &Body, window: Window, known: &Placements) -> bool {
    let reaches = |placed: &PlacedObject| placed.reach.0 > 0 && window.reaches(body.home_x, placed.reach.0.into());
    window.contains(body.home_x) || known.reach() > 0 && known.get(body.placement).is_some_and(reaches)
}

fn is_set(bits: &[u64], index: u32) -> bool {
    bits.get(index as usize / 64).is_some_and(|word| word >> (index % 64) & 1 != 0)
}

fn set(bits: &mut [u64], index: u32, value: bool) {
    if let Some(word) = bits.get_mut(index as usize / 64) {
        *word = *word & !(1 << (index % 64)) | u64::from(value) << (index % 64);
    }
}
