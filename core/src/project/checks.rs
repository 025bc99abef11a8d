//! The choices of a project about its checks: those that are off, the findings that are meant, and why.

use super::Extra;
use crate::serial::{block, blocks, is_usual};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The checks of a project as its authors want them; everything sorted, so that two people's branches merge.
///
/// Names that this version does not know are kept and change nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckChoice {
    /// Checks that are switched off: name and reason.
    #[serde(default, skip_serializing_if = "is_usual", serialize_with = "block")]
    pub off: BTreeMap<String, String>,
    /// Checks that are switched on though they are off by themselves.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub on: BTreeSet<String>,
    /// Single findings that are meant to be: name of the check, then place and reason.
    #[serde(default, skip_serializing_if = "is_usual", serialize_with = "blocks")]
    pub ignored: BTreeMap<String, BTreeMap<String, String>>,
    /// Numbers that checks compare with, by name, if they differ from what is usual.
    #[serde(default, skip_serializing_if = "is_usual", serialize_with = "block")]
    pub settings: BTreeMap<String, i32>,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

impl CheckChoice {
    /// True if nothing is said, so that the project file needs no word about it.
    pub fn is_empty(&self) -> bool {
        let Self { off, on, ignored, settings, extra } = self;
        off.is_empty() && on.is_empty() && ignored.is_empty() && settings.is_empty() && extra.is_empty()
    }

    /// Why a finding of a check at a place is meant to be, if somebody said so.
    pub fn reason_to_ignore(&self, check: &str, place: &str) -> Option<&str> {
        self.ignored.get(check)?.get(place).map(String::as_str)
    }
}
