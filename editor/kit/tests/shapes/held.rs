//! The shape in the hand is as solid as when it is put down, and gone when it is let go.

use crate::track::*;
use kit::document::paint::{Scope, cell_at};
use kit::document::{Document, History};
use kit::drawing::in_hand::{InHand, Trial, Under};
use kit::drawing::shapes::handles::moved;
use sim::angle::Angle;
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::project::*;
use sim::ruleset::Game;
use sim::tiles::{SolidTile, Solidity, TileLayer};
use sim::trace::NoTrace;
use sim::units::Speed;
use sim::world::World;
use std::sync::Arc;

/// A window's work: the level of the document, and what the hand holds.
struct Desk {
    trial: Trial,
    level: Arc<Level>,
}

impl Desk {
    fn new(document: &Document) -> Self {
        Self { trial: Trial::default(), level: Arc::new(Level::compile(document.project(), LEVEL).unwrap()) }
    }

    /// Holds something until the copy is of it.
    fn hold(&mut self, document: &Document, in_hand: Option<InHand>) {
        let in_hand = in_hand.map(Arc::new);
        let before = self.trial.count();
        let under = Under { document, level_key: LEVEL, level: &self.level };
        self.trial.follow(in_hand.as_ref(), under, || {});
        while in_hand.is_some() && self.trial.count() == before {
            std::thread::yield_now();
            self.trial.follow(in_hand.as_ref(), under, || {});
        }
    }

    fn level(&self) -> &Level {
        self.trial.level(&self.level)
    }
}

fn ground(game: Game) -> History {
    let mut history = empty(game, 2048, 1024);
    put(&mut history, shape(1, ShapeKind::Line, &[(0, 512), (2048, 512)]));
    history
}

/// Everything solid. A full tile is the same however it is mirrored, as is a flagged one's angle: a block's picture decides
/// that, which the hand does without.
fn solid(level: &Level) -> Vec<Option<(SolidTile, Solidity)>> {
    let (columns, rows) = level.size_in_blocks();
    let both = [TileLayer::A, TileLayer::B].into_iter();
    let places = both.flat_map(|layer| (0..rows as i32).map(move |y| (layer, y)));
    let tiles = places.flat_map(|(layer, y)| (0..columns as i32).map(move |x| level.tile_at(layer, x, y)));
    let full = |heights: [i8; 16]| if heights.iter().all(|h| h.abs() == 16) { [16; 16] } else { heights };
    let normal = |tile: SolidTile| SolidTile {
        heights: full(tile.heights),
        widths: full(tile.widths),
        angle: if tile.flagged { Angle(0xFF) } else { tile.angle },
        ..tile
    };
    tiles.map(|found| found.map(|(tile, solidity)| (normal(tile), solidity))).collect()
}

/// Returns the ways of runs at several speeds.
fn ways(level: &Level) -> Vec<u64> {
    let of = |speed: i16| {
        let mut world = World::at(level, &Start { x: 900, y: 512 - 20, ..Start::default() });
        world.player.ground_speed = Speed(speed * 256);
        let step = |_| {
            world.step(level, Input::after(Buttons::RIGHT, Buttons::RIGHT), &mut NoTrace);
            world.digest()
        };
        (0..240).map(step).collect::<Vec<_>>()
    };
    (2..14).flat_map(of).collect()
}

#[test]
fn a_shape_in_hand_is_as_solid_as_one_put_down() {
    for game in [Game::Sonic1, Game::Sonic2] {
        let mut history = ground(game);
        put(&mut history, shape(2, ShapeKind::Hill, &[(640, 512), (896, 512), (768, 448)]));
        let mut desk = Desk::new(history.document());
        let without = solid(desk.level());
        for radius in [64, 128] {
            let new = shape(3, ShapeKind::Loop, &[(1024, 512), (1024 + radius, 512 - radius)]);
            desk.hold(history.document(), Some(InHand::Shape(new.clone())));
            let mut down = history.clone();
            put(&mut down, new);
            let compiled = Level::compile(down.document().project(), LEVEL).unwrap();
            assert!(solid(desk.level()) == solid(&compiled), "{game:?}, loop of {radius}");
            assert_eq!(desk.level().objects(), compiled.objects(), "{game:?}, its switchers");
            assert!(ways(desk.level()) == ways(&compiled), "{game:?}, runs through a loop of {radius}");
        }
        // One that is there is moved, not doubled.
        let hill = history.document().level(LEVEL).unwrap().shapes[1].clone();
        desk.hold(history.document(), Some(InHand::Shape(moved(&hill, (160, 0)))));
        let mut down = history.clone();
        put(&mut down, moved(&hill, (160, 0)));
        assert!(solid(desk.level()) == solid(&Level::compile(down.document().project(), LEVEL).unwrap()));

        desk.hold(history.document(), None);
        assert!(!desk.trial.is_on() && solid(desk.level()) == without, "let go, it is gone");
    }
}

#[test]
fn what_cannot_be_put_down_is_not_there() {
    let history = ground(Game::Sonic2);
    let mut desk = Desk::new(history.document());
    let outside = shape(2, ShapeKind::Line, &[(-900, -900), (-800, -900)]);
    desk.hold(history.document(), Some(InHand::Shape(outside)));
    assert!(!desk.trial.is_on());
}

#[test]
fn cells_and_chunks_in_hand_are_solid_too() {
    let history = ground(Game::Sonic2);
    let mut desk = Desk::new(history.document());
    let document = history.document();
    let data = document.level(LEVEL).unwrap();
    let row = (0..64).find(|y| desk.level.tile_at(TileLayer::A, 10, *y).is_some()).expect("the ground");
    let full = cell_at(document, data, 10, row).unwrap();
    desk.hold(document, Some(InHand::Cells(vec![(10, 5, full), (-3, 5, full)], Scope::HereOnly)));
    assert!(desk.level.tile_at(TileLayer::A, 10, 5).is_none() && desk.level().tile_at(TileLayer::A, 10, 5).is_some());

    let side = i32::from(document.project().chunk_size);
    let chunk = data.layout.get(0, (row / side) as u32).unwrap().chunk;
    desk.hold(document, Some(InHand::Chunks(vec![(2, 0, chunk)])));
    assert!(desk.level().tile_at(TileLayer::A, 2 * side, row % side).is_some());
    assert!(desk.level().tile_at(TileLayer::A, 10, 5).is_none(), "the cells are no longer in the hand");
}
