//! Laying out files: what the project wants, merged with what is there.

use super::Export;
use super::merge::{Merged, Three};
use crate::document::imported::packed::Packed;
use crate::exchange::Weight;
use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::files::folder::{FileName, Unpacked};
use crate::exchange::sonlvl::files::project::Level;
use crate::exchange::sonlvl::files::write::{Parts, Target};
use crate::exchange::sonlvl::zone::join::Joined;
use std::path::{Path, PathBuf};

/// A file of the disassembly, which may be missing.
#[derive(Clone, Debug)]
pub(super) struct Source {
    /// The path, existing or not.
    pub path: PathBuf,
    /// The compression.
    pub compression: Compression,
    /// Its unpacked bytes; `None` if it is missing.
    pub now: Option<Vec<u8>>,
}

impl From<Unpacked> for Source {
    fn from(file: Unpacked) -> Self {
        Self { path: file.path, compression: file.compression, now: Some(file.bytes) }
    }
}

/// Numbers that are named one by one in a line; the others are counted.
const NAMED: usize = 8;

impl Export<'_> {
    /// A file by its name.
    pub(super) fn source(&self, name: &FileName, packed: Compression) -> Result<Source, SonLvlError> {
        match self.sonlvl.folder.unpack(name, packed) {
            Err(SonLvlError::Missing { path, .. }) => Ok(Source { path, compression: packed, now: None }),
            file => file.map(Source::from),
        }
    }

    /// Returns the state that the project's content is laid over: the last one on which project and disassembly agreed.
    ///
    /// `known` is that, if the project kept it.
    pub(super) fn base_of(&self, known: Option<Vec<u8>>, now: Option<&Vec<u8>>) -> Vec<u8> {
        let (first, second) = if self.request.overwrites { (now.cloned(), known) } else { (known, now.cloned()) };
        first.or(second).unwrap_or_default()
    }

    /// Adds a file: what `ours` changes of `base` is changed in it. Returns what project and file agree on then.
    pub(super) fn lay(&mut self, who: &str, file: Source, parts: Parts, base: &[u8], ours: &[u8]) -> Vec<u8> {
        let theirs = self.pending(&file.path).or_else(|| file.now.clone()).unwrap_or_default();
        let merged = Three { base, ours, theirs: &theirs, unit: parts.unit }.merge();
        self.report_merge(who, &file.path, (&parts, &merged), (base, file.now.as_deref()));
        self.put(file, parts, merged.bytes);
        merged.base
    }

    /// Adds the project's side of the files of a key to the plan: `base` as agreed, `now` as they are. Returns what both sides agree
    /// on then.
    pub(super) fn lay_joined(
        &mut self,
        level: Level<'_>,
        (base, now): (&Joined, &Joined),
        names: [&'static str; 2],
        ours: &[Vec<u8>],
    ) -> Vec<Packed> {
        let mut agreed = Vec::with_capacity(base.files.len());
        for (n, file) in base.files.iter().enumerate() {
            let now = self.is_there(&file.path).then(|| now.files[n].bytes.clone());
            let source = Source { path: file.path.clone(), compression: file.compression, now };
            let parts = Parts::of(base.unit, file.start, names);
            agreed.push(Packed::of(&self.lay(level.name(), source, parts, &file.bytes, &ours[n])));
        }
        agreed
    }

    /// Returns the contents that a file shall have by the additions so far.
    pub(super) fn pending(&self, path: &Path) -> Option<Vec<u8>> {
        let files = &self.plan.ready.targets.files;
        files.iter().find(|target| target.path == path).map(|target| target.new.clone())
    }

    /// Something was added for a file.
    pub(super) fn is_pending(&self, path: &Path) -> bool {
        self.plan.ready.targets.files.iter().any(|target| target.path == path)
    }

    /// Says what a file shall hold. One that is missing is not made for nothing.
    pub(super) fn put(&mut self, file: Source, parts: Parts, new: Vec<u8>) {
        let Source { path, compression, now } = file;
        let files = &mut self.plan.ready.targets.files;
        match files.iter_mut().find(|target| target.path == path) {
            Some(target) => target.new = new,
            None if now.is_none() && new.is_empty() => {}
            None => files.push(Target { path, compression, old: now, new, parts }),
        }
    }

    fn report_merge(
        &mut self,
        who: &str,
        path: &Path,
        (parts, merged): (&Parts, &Merged),
        (base, now): (&[u8], Option<&[u8]>),
    ) {
        let shown = self.sonlvl.folder.shown(path);
        let unit = |bytes: &[u8], n: usize| -> Option<Vec<u8>> {
            let rest = bytes.get(n.checked_mul(parts.unit)?..)?;
            Some(rest[..parts.unit.min(rest.len())].to_vec())
        };
        let is_foreign = |n: &usize| unit(base, *n) != unit(now.unwrap_or_default(), *n);
        let (foreign, own): (Vec<usize>, Vec<usize>) = merged.conflicts.iter().partition(|n| is_foreign(n));
        if !foreign.is_empty() {
            let text = format!(
                "{shown}: {} changed here and by another program: refresh the level from the disassembly, or overwrite what is there",
                parts.named(&foreign)
            );
            self.plan.report.add(who, Weight::Failed, text);
        }
        if !own.is_empty() {
            let text = format!("{shown}: {}: levels that share the file want different things", parts.named(&own));
            self.plan.report.add(who, Weight::Failed, text);
        }
        let kept: Vec<usize> = merged.theirs.iter().copied().filter(is_foreign).collect();
        if !kept.is_empty() && now.is_some() {
            let text = format!("{shown}: {} changed by another program: kept as there", parts.named(&kept));
            self.plan.report.add(who, Weight::Note, text);
        }
    }
}

impl Parts {
    /// Units by number: `chunks 1F, 20 and 3 more`.
    pub(super) fn named(&self, units: &[usize]) -> String {
        if self.is_list() {
            return self.what[1].to_owned();
        }
        let named: Vec<String> = units.iter().take(NAMED).map(|unit| format!("{:02X}", unit + self.first)).collect();
        let more = units.len().saturating_sub(NAMED);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        format!("{} {}{more}", self.what[usize::from(units.len() != 1)], named.join(", "))
    }
}
