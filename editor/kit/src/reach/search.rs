//! The search, in rounds.

use super::bucket::Buckets;
use super::hashing::Scrambled;
use super::map::{End, Found, Node, ReachMap};
use super::moves;
use super::origin::Origin;
use super::targets::{Seen, Targets};
use crate::drawing::wall_ends::is_buried;
use rayon::prelude::*;
use sim::input::Buttons;
use sim::level::Level;
use sim::player::Routine;
use sim::project::{LevelData, Project};
use sim::world::World;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};
use std::sync::Arc;

/// States that are explored in a round at most. The same on any number of threads, for it decides about the result.
const ROUND: usize = 1024;
/// States that a thread takes at once.
const AT_ONCE: usize = 16;
/// Moves after which a world that had to be made again is kept.
const FAR: usize = 24;

/// The limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchLimits {
    /// States that it finds at most.
    pub states: u32,
    /// Bytes that it has in use at most, about.
    pub memory: usize,
    /// Bytes of whole worlds among them. Worlds that are not kept are made again, which takes longer.
    pub worlds: usize,
    /// Frames from the origin after which a state is not explored.
    pub frames: u32,
}

impl Default for SearchLimits {
    /// Four million states, a gigabyte, and ten minutes of play: after that the originals' time is over.
    fn default() -> Self {
        Self { states: 4_000_000, memory: 1 << 30, worlds: 1 << 29, frames: 36_000 }
    }
}

/// A search for where a player can get, worked on round by round.
pub struct Search {
    map: ReachMap,
    level: Arc<Level>,
    buckets: Buckets,
    limits: SearchLimits,
    /// The buckets of all states.
    known: HashSet<u64, Scrambled>,
    /// States to be explored: how often their cell was met before them, the frame, and their numbers.
    open: BinaryHeap<Reverse<(u32, u32, u32)>>,
    /// Worlds of open states, as many as there is memory for. Those of others are made again.
    worlds: HashMap<u32, World, Scrambled>,
    /// Worlds on the way to many others; that of the origin for good.
    anchors: HashMap<u32, World, Scrambled>,
    /// Bytes of those worlds.
    bytes: usize,
}

/// The result of exploring a state.
#[derive(Default)]
struct Explored {
    children: Vec<Child>,
    visits: Vec<((i32, i32), Found)>,
    reached: Vec<(u32, Found)>,
    into_terrain: Vec<((i32, i32), Found)>,
    steps: u64,
    /// The world of the state itself, if it was made again on a long way.
    anchor: Option<World>,
}

/// A state that was found.
struct Child {
    bucket: u64,
    found: Found,
    place: (i32, i32),
    world: World,
}

/// The buffers that a thread uses again and again.
#[derive(Default)]
struct Hands {
    world: Option<World>,
    seen: Seen,
}

impl Search {
    /// A search from an origin; `None` if the project has no such level.
    pub fn new(project: &Project, origin: Origin, limits: SearchLimits) -> Option<Self> {
        let level = origin.compiled(project)?;
        let data = project.level(&origin.level)?;
        Some(Self::in_level(level, data, origin, limits))
    }

    fn in_level(level: Arc<Level>, data: &LevelData, origin: Origin, limits: SearchLimits) -> Self {
        let world = origin.world(&level);
        let buckets = Buckets::new(&level);
        let held = origin.held();
        let map = ReachMap::new(origin, Targets::of(&level, data));
        let mut search = Self {
            known: [buckets.of(&level, &world, held)].into_iter().collect(),
            open: BinaryHeap::new(),
            worlds: HashMap::default(),
            anchors: HashMap::default(),
            bytes: world.bytes(),
            map,
            level,
            buckets,
            limits,
        };
        let here = Found { frame: 0, node: 0, by: 0, frames: 0 };
        if lives(&world) {
            let (x, y) = place(&world);
            search.map.visit(x, y, here);
        }
        if goes_on(&world) {
            search.open.push(Reverse((0, 0, 0)));
        }
        // The goal may have been reached already.
        let targets = Arc::clone(&search.map.targets);
        targets.each_of_frame(&Seen::default(), &world, |target| search.map.reach(target, here));
        search.anchors.insert(0, world);
        search.map.progress.open = search.open.len() as u32;
        search
    }

    /// Returns the findings so far.
    pub fn map(&self) -> &ReachMap {
        &self.map
    }

    /// Ends the search.
    pub fn stop(&mut self) {
        self.map.progress.end.get_or_insert(End::Stopped);
    }

    /// Explores some states, on all threads of the pool that it is called in; false once the search is over.
    pub fn round(&mut self) -> bool {
        if self.map.progress.end.is_some() {
            return false;
        }
        let batch = self.next();
        if batch.is_empty() || self.map.progress.end.is_some() {
            self.map.progress.end.get_or_insert(End::Complete);
            return false;
        }
        let explored: Vec<Explored> = batch
            .par_chunks(AT_ONCE)
            .map_init(Hands::default, |hands, states| {
                states.iter().map(|(node, world)| self.explore(*node, world.as_ref(), hands)).collect::<Vec<_>>()
            })
            .flatten_iter()
            .collect();
        for ((node, _), explored) in batch.iter().zip(explored) {
            self.take(*node, explored);
        }
        self.map.progress.open = u32::try_from(self.open.len()).unwrap_or(u32::MAX);
        self.is_within_limits()
    }

    fn is_within_limits(&mut self) -> bool {
        let progress = &mut self.map.progress;
        if progress.states >= self.limits.states {
            progress.end = Some(End::States);
        } else if progress.memory + self.bytes + self.table_bytes() >= self.limits.memory {
            self.map.progress.end = Some(End::Memory);
        }
        self.map.progress.end.is_none()
    }

    /// Bytes of the tables of buckets and open states.
    fn table_bytes(&self) -> usize {
        self.known.capacity() * 9 + self.open.capacity() * size_of::<Reverse<(u32, u32, u32)>>()
    }

    /// The states that come next, with those of their worlds that are there.
    fn next(&mut self) -> Vec<(u32, Option<World>)> {
        let mut batch = Vec::with_capacity(ROUND);
        while batch.len() < ROUND
            && let Some(Reverse((_, frame, node))) = self.open.pop()
        {
            let world = self.worlds.remove(&node);
            self.bytes -= world.as_ref().map_or(0, World::bytes);
            if frame >= self.limits.frames {
                self.map.progress.too_late += 1;
            } else {
                batch.push((node, world));
            }
        }
        batch
    }

    /// Tries all moves from a state.
    fn explore(&self, node: u32, world: Option<&World>, hands: &mut Hands) -> Explored {
        let mut explored = Explored::default();
        let again = if world.is_none() { self.world_again(node, &mut explored) } else { None };
        let (Some(world), Some(state)) = (world.or(again.as_ref()), self.map.node(node)) else { return explored };
        let held = if node == 0 { self.map.origin.held() } else { moves::held_after(state.by) };
        let Hands { world: now, seen } = hands;
        let now = now.get_or_insert_with(|| world.clone());
        for by in moves::of(&world.player, held) {
            now.copy_from(world);
            self.make(*by, (node, state.frame, held), (world, now, seen), &mut explored);
        }
        explored
    }

    /// Makes a move.
    fn make(
        &self,
        by: u8,
        (node, frame, held): (u32, u32, Buttons),
        (from, now, seen): (&World, &mut World, &mut Seen),
        explored: &mut Explored,
    ) {
        let mut found = Found { frame, node, by, frames: 0 };
        let (mut before, mut last) = (held, None);
        // A search that begins inside of something must get out.
        let mut was_inside = self.is_inside(from);
        for held in moves::frames(by) {
            seen.clear();
            now.step(&self.level, Origin::pads(before, held), seen);
            before = held;
            (found.frame, found.frames) = (found.frame.saturating_add(1), found.frames + 1);
            explored.steps += 1;
            let is_inside = self.is_inside(now);
            if is_inside && !was_inside && lives(now) {
                if self.map.is_news_inside(place(now), found.frame) {
                    explored.into_terrain.push((place(now), found));
                }
                return;
            }
            was_inside = is_inside;
            let reached = &mut explored.reached;
            self.map.targets.each_of_frame(seen, now, |target| {
                if self.map.is_earlier(target, found.frame) {
                    reached.push((target, found));
                }
            });
            if !lives(now) {
                break;
            }
            let (x, y) = place(now);
            let cell = (x.div_euclid(super::CELL), y.div_euclid(super::CELL));
            if last != Some(cell) && self.map.is_news(cell, found.frame) {
                explored.visits.push(((x, y), found));
            }
            last = Some(cell);
            if !goes_on(now) {
                break;
            }
        }
        self.map.targets.each_destroyed(from, now, |target| explored.reached.push((target, found)));
        if goes_on(now) {
            let bucket = self.buckets.of(&self.level, now, before);
            if !self.known.contains(&bucket) {
                explored.children.push(Child { bucket, found, place: place(now), world: now.clone() });
            }
        }
    }

    /// The player is in the middle of the terrain: led there, and not by the way that the level offers.
    fn is_inside(&self, world: &World) -> bool {
        is_buried(&self.level, world.player.layer, place(world))
    }

    /// The world of a state that was not kept: made again from the nearest one on the way.
    fn world_again(&self, node: u32, explored: &mut Explored) -> Option<World> {
        let (from, way) = self.map.moves_to(node, |node| self.anchors.contains_key(&node));
        let mut world = self.anchors.get(&from)?.clone();
        let mut before = match self.map.node(from) {
            Some(state) if from != 0 => moves::held_after(state.by),
            _ => self.map.origin.held(),
        };
        for held in way.iter().flat_map(|by| moves::frames(*by)) {
            world.step(&self.level, Origin::pads(before, held), &mut sim::trace::NoTrace);
            before = held;
        }
        if way.len() >= FAR {
            explored.anchor = Some(world.clone());
        }
        Some(world)
    }

    /// Takes in what came of a state.
    fn take(&mut self, node: u32, explored: Explored) {
        self.map.progress.steps += explored.steps;
        for ((x, y), found) in explored.visits {
            self.map.visit(x, y, found);
        }
        for (target, found) in explored.reached {
            self.map.reach(target, found);
        }
        for (place, found) in explored.into_terrain {
            self.map.end_inside(place, found);
        }
        if let Some(world) = explored.anchor.filter(|_| self.bytes < self.limits.worlds) {
            self.bytes += world.bytes();
            self.anchors.insert(node, world);
        }
        for Child { bucket, found, place: (x, y), world } in explored.children {
            if self.map.progress.states >= self.limits.states || !self.known.insert(bucket) {
                continue;
            }
            let number = self.map.add_node(Node { parent: node, frame: found.frame, by: found.by });
            let cell = self.map.cell_mut(x, y);
            let class = cell.states.checked_ilog2().map_or(0, |class| class + 1);
            cell.states = cell.states.saturating_add(1);
            self.open.push(Reverse((class, found.frame, number)));
            let bytes = world.bytes();
            if self.bytes + bytes < self.limits.worlds {
                self.bytes += bytes;
                self.worlds.insert(number, world);
            }
        }
    }
}

/// The player neither dies nor drowns.
fn lives(world: &World) -> bool {
    matches!(world.player.routine, Routine::Normal | Routine::Hurt)
}

/// The player can go on from here: the goal ends a way too.
fn goes_on(world: &World) -> bool {
    lives(world) && !world.goal_reached
}

/// The player's centre, pixels.
fn place(world: &World) -> (i32, i32) {
    (world.player.x.px(), world.player.y.px())
}
