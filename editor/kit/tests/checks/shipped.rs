//! The shipped projects have no faults.

use kit::checks::{Checker, Severity, Wish};
use std::path::Path;
use std::sync::atomic::AtomicBool;

#[test]
fn shipped_projects_have_no_errors_and_no_warnings() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects");
    let mut checked = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let opened = sim::file::open(&sim::file::Disk, &path, &mut |_, _| {}).unwrap();
        let go = AtomicBool::new(false);
        let report = Checker::default().run(&opened.project, &opened.problems, &Wish::default(), &go).unwrap();
        let bad: Vec<_> = report.standing().filter(|problem| problem.severity > Severity::Hint).collect();
        assert!(bad.is_empty(), "{}: {bad:#?}", path.display());
        for (check, reason) in &opened.project.checks.off {
            assert!(!reason.is_empty(), "{}: {check} is off without a reason", path.display());
        }
        checked += 1;
    }
    assert!(checked > 0);
}
