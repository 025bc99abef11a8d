//! Exports: levels for game engines and as web pages, and the schemas of all files.

#![allow(clippy::unwrap_used)]

mod game;
mod manual;
mod reader;
mod schemas;
mod support;
mod web;
