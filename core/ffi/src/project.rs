//! Projects: opened from a folder, or from files in memory.

use crate::call::{Failure, LwcStatus, bytes, c_text, call, changed, put_list, shared, text};
use sim::file::{Disk, MemoryStorage, Storage, open};
use sim::project::{Project, Run};
use sim::replay::decode;
use std::ffi::{CString, c_char};
use std::path::{Path, PathBuf};
use std::ptr;

/// A project that was read.
pub struct LwcProject {
    pub(crate) project: Project,
    levels: Vec<CString>,
    runs: Vec<CString>,
}

/// A file of a project in memory.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct LwcFile {
    /// The path from the folder of the project on, with `/` between folders: `levels/a.json`.
    pub path: *const c_char,
    /// The content.
    pub bytes: *const u8,
    /// The number of bytes.
    pub size: usize,
}

/// The folder of projects in memory. Tilesets can be beside it.
const ROOT: &str = "/projects/project";

fn read(storage: &dyn Storage, folder: &Path) -> Result<Box<LwcProject>, Failure> {
    let opened = open(storage, folder, &mut |_, _| {});
    let project = opened.map_err(|error| Failure::new(LwcStatus::Project, error.to_string()))?.project;
    let levels = project.levels.iter().map(|level| c_text(&level.key)).collect();
    let runs = level_runs(&project).map(|run| c_text(&run.key)).collect();
    Ok(Box::new(LwcProject { project, levels, runs }))
}

/// The runs of levels; those of mazes have worlds of another kind.
fn level_runs(project: &Project) -> impl Iterator<Item = &Run> {
    project.runs.iter().map(|run| &**run).filter(|run| project.level(&run.level).is_some())
}

pub(crate) fn run_of<'a>(project: &'a Project, key: &str) -> Result<&'a Run, Failure> {
    let missing = || Failure::new(LwcStatus::Missing, format!("there is no run \"{key}\" of a level"));
    level_runs(project).find(|run| run.key == key).ok_or_else(missing)
}

/// Opens the project in a folder.
///
/// # Safety
/// `folder` is null or a text; `project` is null or can be written. Free the project with `lwc_project_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_project_open(folder: *const c_char, project: *mut *mut LwcProject) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let (folder, to) = unsafe { (text(folder, "folder")?, changed(project, "project")?) };
        *to = ptr::null_mut();
        *to = Box::into_raw(read(&Disk, Path::new(folder))?);
        Ok(())
    })
}

/// Returns the place of a file by its path from the folder of the project on.
fn place_of(path: &str) -> Result<PathBuf, Failure> {
    let mut place = PathBuf::from(ROOT);
    for part in path.split('/') {
        let is_there = match part {
            "" | "." => true,
            ".." => place.pop(),
            part => {
                place.push(part);
                true
            }
        };
        if !is_there {
            return Err(Failure::new(LwcStatus::Project, format!("the path \"{path}\" leads too far up")));
        }
    }
    Ok(place)
}

/// Opens a project whose files are in memory. Pictures are not needed. Tilesets that are beside the project have paths that
/// begin with `../`.
///
/// # Safety
/// `files` is null or leads to so many files, each with a text and so many bytes; `project` is null or can be written. Free
/// the project with `lwc_project_free`; the files are not needed any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_project_from_files(
    files: *const LwcFile,
    count: usize,
    project: *mut *mut LwcProject,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let to = unsafe { changed(project, "project") }?;
        *to = ptr::null_mut();
        let storage = MemoryStorage::new();
        for n in 0..count {
            // SAFETY: as promised by the caller.
            let file = unsafe { shared(files.wrapping_add(n), "files") }?;
            // SAFETY: as promised by the caller.
            let (path, content) = unsafe { (text(file.path, "path")?, bytes(file.bytes, file.size, "bytes")?) };
            storage.put(place_of(path)?, content);
        }
        *to = Box::into_raw(read(&storage, Path::new(ROOT))?);
        Ok(())
    })
}

/// Frees a project. Worlds that were made of it go on.
///
/// # Safety
/// `project` is null, or a project that was not freed yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_project_free(project: *mut LwcProject) {
    if !project.is_null() {
        // SAFETY: as promised by the caller.
        drop(unsafe { Box::from_raw(project) });
    }
}

/// Returns the number of levels; 0 of a null pointer.
///
/// # Safety
/// `project` is null or a project.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_project_level_count(project: *const LwcProject) -> usize {
    // SAFETY: as promised by the caller.
    unsafe { project.as_ref() }.map_or(0, |project| project.levels.len())
}

/// Returns the name of a level, by its number from 0; null if there is none.
///
/// # Safety
/// `project` is null or a project.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_project_level_name(project: *const LwcProject, number: usize) -> *const c_char {
    // SAFETY: as promised by the caller.
    let name = unsafe { project.as_ref() }.and_then(|project| project.levels.get(number));
    name.map_or(ptr::null(), |name| name.as_ptr())
}

/// Returns the number of saved runs of levels; 0 of a null pointer.
///
/// # Safety
/// `project` is null or a project.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_project_run_count(project: *const LwcProject) -> usize {
    // SAFETY: as promised by the caller.
    unsafe { project.as_ref() }.map_or(0, |project| project.runs.len())
}

/// Returns the name of a saved run, by its number from 0; null if there is none.
///
/// # Safety
/// `project` is null or a project.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_project_run_name(project: *const LwcProject, number: usize) -> *const c_char {
    // SAFETY: as promised by the caller.
    let name = unsafe { project.as_ref() }.and_then(|project| project.runs.get(number));
    name.map_or(ptr::null(), |name| name.as_ptr())
}

/// Writes the buttons that a run holds on a pad (0 or 1), a byte for each frame.
///
/// # Safety
/// `project` is null or a project, `run` is null or a text, `to` is null or has room for so many bytes, `count` is null or can
/// be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lwc_project_run_inputs(
    project: *const LwcProject,
    run: *const c_char,
    pad: u32,
    to: *mut u8,
    room: usize,
    count: *mut usize,
) -> LwcStatus {
    call(|| {
        // SAFETY: as promised by the caller.
        let (project, key) = unsafe { (shared(project, "project")?, text(run, "run")?) };
        let run = run_of(&project.project, key)?;
        let inputs = match pad {
            0 => &run.inputs,
            1 => &run.inputs_2,
            other => return Err(Failure::new(LwcStatus::Missing, format!("there is no pad {other}"))),
        };
        // SAFETY: as promised by the caller.
        unsafe { put_list((to, room), count, decode(inputs).map(|buttons| buttons.0)) }
    })
}
