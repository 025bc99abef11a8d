//! The editor's window, acted on as a user does: by label, by mouse and by key, without a display.

#![allow(clippy::unwrap_used, missing_docs, dead_code)]

mod backups;
mod block_editor;
mod canvas;
mod canvas_panes;
mod chunk_editor;
mod clipboard;
mod depths;
mod export;
mod files;
mod first_loop;
mod game_numbers;
mod hills;
mod import;
mod key_owners;
mod keys;
mod level_picture;
mod levels;
mod manual;
mod maze_runs;
mod mazes;
mod navigate;
mod object_maker;
mod object_pictures;
mod objects;
mod play;
mod players;
mod problems;
mod random;
mod recording;
mod recovery;
mod rows;
mod runs;
mod shapes;
mod shell;
mod soft;
mod special_stage;
mod starts;
mod stuck_disk;
mod support;
mod texts;
mod tiles;
mod tilesets;
mod timeline;
mod two_truths;
