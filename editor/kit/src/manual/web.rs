//! The manual as web pages: a file for each page, the pictures beside them, nothing loaded from other places.

use super::{INDEX, PAGES, PICTURES, Page, page};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use std::collections::HashSet;

/// The look of the pages: wide enough to read, dark if the reader's system is.
const STYLE: &str = include_str!("style.css");

/// Returns all files: name and bytes.
pub fn files() -> Vec<(String, Vec<u8>)> {
    let pages = PAGES.iter().map(|page| (file_of(page.file), html_of(page).into_bytes()));
    let pictures = PICTURES.iter().map(|picture| (picture.file.to_owned(), picture.png.to_vec()));
    pages.chain(pictures).chain([("style.css".to_owned(), STYLE.as_bytes().to_vec())]).collect()
}

/// The file that a page of the manual becomes.
fn file_of(page: &str) -> String {
    if page == INDEX { "index.html".to_owned() } else { page.replace(".md", ".html") }
}

/// Returns the target of a link on the web: links to pages lead to their files.
fn target(link: &str) -> String {
    let (file, part) = link.split_once('#').map_or((link, None), |(file, part)| (file, Some(part)));
    let file = if page(file).is_some() { file_of(file) } else { file.to_owned() };
    part.map_or(file.clone(), |part| format!("{file}#{part}"))
}

/// A page as HTML.
fn html_of(page: &Page) -> String {
    let list = PAGES.iter().map(|other| {
        let now = if other.file == page.file { " aria-current=\"page\"" } else { "" };
        format!("<li><a href=\"{}\"{now}>{}</a></li>\n", file_of(other.file), escaped(other.title()))
    });
    let title = escaped(page.title());
    let (list, body) = (list.collect::<String>(), body_of(page.text));
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title} · Loopwright</title>\n\
         <link rel=\"stylesheet\" href=\"style.css\">\n</head>\n<body>\n<nav aria-label=\"Pages\">\n\
         <p><a href=\"index.html\">Loopwright</a></p>\n<ul>\n{list}</ul>\n</nav>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )
}

/// A text of the manual as HTML: links lead to the other files, headings can be linked to.
fn body_of(text: &str) -> String {
    let events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    let mut known = HashSet::new();
    let mut names = headings(&events).into_iter().map(|heading| unique(&mut known, &heading));
    let events = events.into_iter().map(|event| match event {
        Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
            let id = names.next().map(CowStr::from);
            Event::Start(Tag::Heading { level, id, classes, attrs })
        }
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            Event::Start(Tag::Link { link_type, dest_url: target(&dest_url).into(), title, id })
        }
        other => other,
    });
    let mut body = String::new();
    html::push_html(&mut body, events);
    // Wide tables scroll by themselves, not the page.
    body.replace("<table>", "<div class=\"table\"><table>").replace("</table>", "</table></div>")
}

/// The texts of all headings, in their order.
fn headings(events: &[Event<'_>]) -> Vec<String> {
    let (mut found, mut open): (Vec<String>, Option<String>) = (Vec::new(), None);
    for event in events {
        match event {
            Event::Start(Tag::Heading { .. }) => open = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => found.extend(open.take()),
            Event::Text(text) | Event::Code(text) => {
                if let Some(heading) = &mut open {
                    heading.push_str(text);
                }
            }
            _ => {}
        }
    }
    found
}

/// A heading's name in links: its words in small letters, with hyphens between them; no two of a page are the same.
fn unique(known: &mut HashSet<String>, heading: &str) -> String {
    let words = heading.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join("-").to_lowercase();
    let numbered = (1..).map(|n| if n == 1 { name.clone() } else { format!("{name}-{n}") });
    numbered.into_iter().find(|name| known.insert(name.clone())).unwrap_or_default()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_and_picture_is_a_file_and_every_link_leads_to_one() {
        let files = files();
        let names: HashSet<&str> = files.iter().map(|(name, _)| &**name).collect();
        assert_eq!(names.len(), files.len());
        assert_eq!(files.len(), PAGES.len() + PICTURES.len() + 1);
        let mut links = 0;
        for (name, bytes) in files.iter().filter(|(name, _)| name.ends_with(".html")) {
            let text = str::from_utf8(bytes).expect("HTML is text");
            for attribute in ["href=\"", "src=\""] {
                for rest in text.split(attribute).skip(1) {
                    let to = rest.split('"').next().unwrap_or_default();
                    let file = to.split('#').next().unwrap_or_default();
                    let is_outside = to.starts_with("https://");
                    assert!(is_outside || file.is_empty() || names.contains(file), "{name} links to {to}");
                    links += 1;
                }
            }
            assert!(text.contains("<h1 id=") && !text.contains(".md\""), "{name}");
        }
        assert!(links > 300, "{links}");
    }

    #[test]
    fn headings_have_names_of_their_own() {
        let body = body_of("# Runs\n\n## `gif` & more\n\n## Runs\n\n[There](playing.md#runs) | [out](https://x.org)\n");
        for part in [
            "<h1 id=\"runs\">",
            "<h2 id=\"gif-more\">",
            "<h2 id=\"runs-2\">",
            "href=\"playing.html#runs\"",
            "https://x.org",
        ] {
            assert!(body.contains(part), "{part}: {body}");
        }
    }
}
