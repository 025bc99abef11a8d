//! File > Share as web page: the page of the level in view, with the author that was typed, of the document as it is.

use crate::projects::files::sample;
use crate::support::{click, scratch, type_into, wait_until, window};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;

fn opened(name: &str) -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().send(Command::Open(sample(name)));
    wait_until(&mut h, "the sample is open", |h| h.state().document().level("meadow").is_some());
    ask(&mut h);
    h
}

fn ask(h: &mut Harness<'_, App>) {
    h.state_mut().send(Command::Action(Action::ShareWebPage));
    h.run_ok();
}

#[test]
fn a_level_becomes_a_page_that_names_its_author() {
    let path = scratch("share-web").join("meadow.html");
    let mut h = opened("share-web-sample");
    type_into(&mut h, "Author", "Ada <3");
    type_into(&mut h, "Licence", "CC BY 4.0");
    type_into(&mut h, "Web page", "/pages/meadow.html");
    h.snapshot("share_web_window");
    type_into(&mut h, "Web page", &path.display().to_string());
    click(&mut h, "Save web page");
    wait_until(&mut h, "the window closes", |h| h.query_by_label("Browse…").is_none());
    h.run_ok();
    assert!(h.query_all_by_label_contains("Web page saved").next().is_some(), "it says where");
    let html = std::fs::read_to_string(&path).unwrap();
    assert!(html.contains("data-author=\"Ada &lt;3\"") && html.contains("data-licence=\"CC BY 4.0\""));
    let credits = &h.state().document().project().credits;
    assert_eq!((credits.author.as_str(), credits.licence.as_str()), ("Ada <3", "CC BY 4.0"), "the project keeps them");
    // Nothing is replaced unasked.
    ask(&mut h);
    type_into(&mut h, "Web page", &path.display().to_string());
    assert!(h.get_by_label("Save web page").accesskit_node().is_disabled());
    click(&mut h, "Replace the existing file");
    click(&mut h, "Save web page");
    wait_until(&mut h, "the window closes", |h| h.query_by_label("Browse…").is_none());
}
