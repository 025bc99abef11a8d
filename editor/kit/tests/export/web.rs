//! Web pages: what is in them, their bytes, and that the player in them is the one of today.

use crate::support::{Folder, sample};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use kit::export::web::pack::PLAYER_STAMP;
use kit::export::web::{LevelPack, PLAYER, WebOptions, WebPage};
use miniz_oxide::inflate::decompress_to_vec_zlib;
use sim::file::{Disk, Opened};
use sim::project::{LevelMark, PlacementId, ProjectHooks};
use std::sync::Arc;

fn page<'a>(opened: &'a Opened, level: &str) -> WebPage<'a> {
    let options = WebOptions { level: level.into(), ..WebOptions::default() };
    WebPage { project: &opened.project, folder: opened.saved.root(), storage: &Disk, options }
}

/// Unpacked content of a script element of a page.
fn unpacked(html: &str, id: &str) -> Vec<u8> {
    let begin = format!(r#"id="{id}">"#);
    let (_, rest) = html.split_once(&begin).unwrap();
    let (text, _) = rest.split_once("</script>").unwrap();
    decompress_to_vec_zlib(&STANDARD.decode(text).unwrap()).unwrap()
}

/// `.ci/web` compiles it anew.
#[test]
fn the_player_is_of_this_version_and_small() {
    let module = decompress_to_vec_zlib(PLAYER).unwrap();
    assert!(module.starts_with(b"\0asm"));
    let stamp = PLAYER_STAMP.as_bytes();
    assert!(
        module.windows(stamp.len()).any(|bytes| bytes == stamp),
        "the player of web pages is of another version than `{PLAYER_STAMP}`: run .ci/web"
    );
    assert!(PLAYER.len() <= 1 << 20, "{} bytes", PLAYER.len());
}

#[test]
fn a_page_holds_the_level_and_equal_projects_give_equal_bytes() {
    let opened = sample("two-roads");
    let html = page(&opened, "ruins").html().unwrap();
    assert_eq!(page(&opened, "ruins").html().unwrap(), html);
    assert_eq!(unpacked(&html, "player"), decompress_to_vec_zlib(PLAYER).unwrap());
    let level = LevelPack::from_bytes(&unpacked(&html, "level")).unwrap().unpack().unwrap();
    assert_eq!(level.level.start, opened.project.level("ruins").unwrap().start);
    assert!(!level.scene.backgrounds().is_empty(), "its background came along");
    // Nothing is fetched from anywhere.
    let parts = html.split("<script type").next().unwrap();
    assert!(!parts.contains("http://") && !parts.contains("https://") && !parts.contains("src="));
    let folder = Folder::new("web");
    let path = folder.0.join("a.html");
    assert_eq!(page(&opened, "ruins").write(&path, false).unwrap(), html.len() as u64);
    assert!(page(&opened, "ruins").write(&path, false).unwrap_err().contains("is there already"));
    assert!(page(&opened, "none").html().unwrap_err().contains("none"));
}

#[test]
fn what_a_team_says_to_itself_stays_out_of_pages() {
    let mut opened = sample("first-steps");
    opened.project.hooks = Arc::new(ProjectHooks { after_save: "secret command".into(), ..ProjectHooks::default() });
    let note = LevelMark { id: PlacementId(9), name: "secret note".into(), ..LevelMark::default() };
    Arc::make_mut(&mut opened.project.levels[0]).marks = vec![note];
    let html = page(&opened, "meadow").html().unwrap();
    let level = LevelPack::from_bytes(&unpacked(&html, "level")).unwrap();
    let texts = level.files.iter().map(|file| String::from_utf8_lossy(&file.content).into_owned());
    assert!(texts.into_iter().all(|text| !text.contains("secret")), "a note, or a command");
}

#[test]
fn names_are_text_and_never_code() {
    let mut opened = sample("first-steps");
    let evil = r#"</script><script>alert("1")</script>'{{level}}&amp;"#;
    opened.project.name = evil.into();
    Arc::make_mut(&mut opened.project.levels[0]).title = evil.into();
    let options = WebOptions { level: "meadow".into(), author: evil.into(), licence: evil.into() };
    let html = WebPage { options, ..page(&opened, "meadow") }.html().unwrap();
    assert!(!html.contains("alert(\"1\")") && !html.contains("<script>alert"));
    assert!(html.contains("{{level}}&amp;amp;"), "parts are not looked through again");
    assert_eq!(html.matches("</script>").count(), 3);
}

#[test]
fn a_page_without_a_background_on_disk_says_so() {
    let mut opened = sample("two-roads");
    let set = opened.project.levels[0].background.unwrap();
    let set = Arc::make_mut(&mut opened.project.tilesets[usize::from(set)]);
    let tileset = Arc::make_mut(&mut set.tileset);
    Arc::make_mut(&mut tileset.backgrounds)[0].image = "none.png".into();
    assert!(page(&opened, "ruins").html().unwrap_err().contains("none.png"));
}
