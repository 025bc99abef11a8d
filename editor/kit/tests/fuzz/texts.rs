//! Texts that users paste, and recordings of consoles.

use crate::changes::{Change, changed};
use crate::inputs;
use crate::memory::bounded;
use kit::document::maze_piece::MazePiece;
use kit::document::{Blocks, Region, custom_kinds};
use kit::drawing::tile::text::{Array, Base};
use kit::drawing::tile::{angle, text};
use sim::file::{MemoryStorage, Piece, read_piece, read_recording, write_piece};
use sim::maze::MazeGrid;
use sim::tiles::Cell;
use std::path::Path;

#[test]
fn recordings() {
    let physics = b"frame,input,x,y,x_sub,v_framecount\n0,18,10,200,80,1\n1,18,11,200,0,2\n2,8,12,1FF,FF,3\n";
    let state =
        b"frame,logical1_held,top_solid_bit,move_lock,min_x,shade\n0,28,0E,0003,FF00,1\n1,,0C,,,\n2,,,0002,0010,\n";
    let objects = b"{\"frame\":0,\"objects\":[[18,\"4B\",793,0,504,128,-256,0,2,0]]}\n\
        {\"frame\":2,\"objects\":[[18,\"4B\",792,0,504,128,-256,0,2,0],[20,\"02E04E\",1,2,3,4,5,6,4,2]]}\n";
    let storage = MemoryStorage::new();
    bolero::check!().with_iterations(inputs(50_000)).with_type::<[Vec<Change>; 3]>().for_each(
        |[first, second, third]| {
            let (physics, state) = (changed(physics, first), changed(state, second));
            let objects = changed(objects, third);
            let length = physics.len() + state.len() + objects.len();
            storage.put("/physics.csv", physics);
            storage.put("/state.csv", state);
            storage.put("/objects.jsonl", objects);
            let _recording_or_words = bounded(length, || read_recording(&storage, Path::new("/physics.csv")));
        },
    );
}

/// Pastes broken copies of the texts that the program puts on the clipboard.
#[test]
fn pasted_pieces() {
    let cells = vec![Cell { block: 7, ..Cell::default() }; 4];
    let level = write_piece(&Piece { width: 2, cells, ..Piece::default() });
    let region = Region::of(Blocks { left: 0, top: 0, right: 3, bottom: 2 });
    let maze = MazePiece::of(&MazeGrid::from_cells(4, 3, vec![1; 12]).unwrap(), &region).unwrap().to_text();
    bolero::check!().with_iterations(inputs(10_000)).with_type::<Vec<Change>>().for_each(|changes| {
        for whole in [&level, &maze] {
            let broken = String::from_utf8_lossy(&changed(whole.as_bytes(), changes)).into_owned();
            bounded(broken.len(), || {
                let _piece_or_words = read_piece(&broken);
                let _maze_or_words = MazePiece::from_text(&broken);
            });
        }
    });
}

/// Heights, widths and angles as people copy them from sources and tables.
#[test]
fn pasted_arrays() {
    let arrays = ["dc.b $10, $0F, -4, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8", "16 15 14 13 0x10 | $F0; 8h, 255, 22.5°"];
    bolero::check!().with_iterations(inputs(10_000)).with_type::<(u8, Vec<Change>)>().for_each(|(which, changes)| {
        let whole = arrays[usize::from(*which) % arrays.len()];
        let broken = String::from_utf8_lossy(&changed(whole.as_bytes(), changes)).into_owned();
        bounded(broken.len(), || {
            for meant in [Array::Heights, Array::Widths] {
                let _array_or_words = text::read(&broken, meant, Base::default());
            }
            let _angle_or_words = angle::read(&broken);
            let _heights_or_words = custom_kinds::heights::read(&broken);
        });
    });
}
