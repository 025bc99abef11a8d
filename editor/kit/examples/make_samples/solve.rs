//! A search for the buttons that lead through a maze: what the stored runs of the project `mazes` were found by.

use sim::input::{Buttons, Input};
use sim::maze::grid::centre_of;
use sim::maze::{MazeWorld, block};
use sim::trace::NoTrace;
use std::collections::{HashSet, VecDeque};

/// A part of the way: where it leads to, and when it is over.
pub struct Leg {
    /// For the report.
    pub name: &'static str,
    /// The cell that it leads to.
    pub towards: (i32, i32),
    /// It is over.
    pub reached: fn(&MazeWorld) -> bool,
    /// A place on the way there is worth less the larger this is, besides its distance.
    pub cost: fn(&MazeWorld) -> i32,
}

/// Frames for which buttons are held.
const HELD: usize = 6;
/// Worlds that are followed at a time.
const BEAM: usize = 900;
/// Stretches of [`HELD`] frames at most.
const PATIENCE: usize = 700;

/// Buttons held in each frame; `None` if a leg is not found.
pub fn solve(mut world: MazeWorld, legs: &[Leg]) -> Option<Vec<Buttons>> {
    let mut all = Vec::new();
    for leg in legs {
        let before = all.last().copied().unwrap_or(Buttons::NONE);
        let (held, end) = search(&world, before, leg)?;
        println!("{}: {} frames", leg.name, held.len());
        all.extend(held);
        world = end;
    }
    Some(all)
}

struct Node {
    parent: usize,
    held: Buttons,
    frames: usize,
}

fn search(from: &MazeWorld, before: Buttons, leg: &Leg) -> Option<(Vec<Buttons>, MazeWorld)> {
    let far = distances(from, leg.towards);
    let sides = [Buttons::NONE, Buttons::LEFT, Buttons::RIGHT];
    let choices = sides.into_iter().flat_map(|side| [side, side.with(Buttons::JUMP)]);
    let choices: Vec<Buttons> = choices.collect();
    let mut nodes = vec![Node { parent: 0, held: before, frames: 0 }];
    let mut front = vec![(0, from.clone())];
    let mut seen = HashSet::new();
    for _ in 0..PATIENCE {
        let mut next = Vec::new();
        for (node, world) in &front {
            for held in &choices {
                let (mut world, mut last) = (world.clone(), nodes[*node].held);
                for frames in 1..=HELD {
                    world.step(Input::after(std::mem::replace(&mut last, *held), *held), &mut NoTrace);
                    if (leg.reached)(&world) {
                        nodes.push(Node { parent: *node, held: *held, frames });
                        return Some((way(&nodes), world));
                    }
                }
                if world.phase == sim::maze::world::Phase::Playing && seen.insert(key(&world, leg)) {
                    nodes.push(Node { parent: *node, held: *held, frames: HELD });
                    next.push((nodes.len() - 1, world));
                }
            }
        }
        // The nearest go on, and of the others some of each kind.
        next.sort_by_cached_key(|(_, world)| worth(world, &far, leg));
        let keep = next.len().saturating_sub(BEAM / 2).div_ceil(BEAM / 2).max(1);
        let mut number = 0;
        next.retain(|_| {
            number += 1;
            number <= BEAM / 2 || number % keep == 0
        });
        front = next;
    }
    println!("{}: not found", leg.name);
    None
}

fn way(nodes: &[Node]) -> Vec<Buttons> {
    let mut at = nodes.len() - 1;
    let mut held = VecDeque::new();
    while at != 0 {
        (0..nodes[at].frames).for_each(|_| held.push_front(nodes[at].held));
        at = nodes[at].parent;
    }
    held.into()
}

fn key(world: &MazeWorld, leg: &Leg) -> [i32; 9] {
    let player = &world.player;
    [
        (player.x >> 19) as i32,
        (player.y >> 19) as i32,
        i32::from(world.angle >> 11),
        i32::from(world.rotation),
        i32::from(player.x_speed.0 >> 9),
        i32::from(player.y_speed.0 >> 9),
        i32::from(player.ground_speed.0 >> 9),
        player.airborne.into(),
        (leg.cost)(world),
    ]
}

fn worth(world: &MazeWorld, far: &[i32], leg: &Leg) -> i32 {
    let (column, row) = world.player.cell();
    let columns = i32::from(world.grid.columns());
    let inside = (0..columns).contains(&column) && (0..i32::from(world.grid.rows())).contains(&row);
    let cells = if inside { far[(row * columns + column) as usize] } else { 9999 };
    let ((x, y), (px, py)) = (centre_of(leg.towards), world.player.px());
    let pixels = (x - i32::from(px)).abs() + (y - i32::from(py)).abs();
    (leg.cost)(world) * 1000 + cells * 24 + pixels / 8
}

/// Steps from each cell to one, through cells that are not solid.
fn distances(world: &MazeWorld, to: (i32, i32)) -> Vec<i32> {
    let (columns, rows) = (i32::from(world.grid.columns()), i32::from(world.grid.rows()));
    let mut far = vec![9999; (columns * rows) as usize];
    let index = |(column, row): (i32, i32)| (row * columns + column) as usize;
    far[index(to)] = 0;
    let mut queue = VecDeque::from([to]);
    while let Some((column, row)) = queue.pop_front() {
        for next in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)] {
            let inside = (0..columns).contains(&next.0) && (0..rows).contains(&next.1);
            if inside && far[index(next)] == 9999 && !block::is_solid(world.grid.get(next)) {
                far[index(next)] = far[index((column, row))] + 1;
                queue.push_back(next);
            }
        }
    }
    far
}
