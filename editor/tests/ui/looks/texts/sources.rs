//! Texts that no window has to be opened for: those in the sources, in lists, and the help of the command line.

use clap::CommandFactory as _;
use kit::command_line::Cli;
use sim::ruleset::Ruleset;
use sim::value::ValueKind;
use std::path::Path;

/// Texts in quotation marks of all sources in a folder, file by file.
pub fn literals(folder: &Path, each: &mut impl FnMut(&Path, Vec<String>)) {
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("sources can be read").flatten().map(|e| e.path()).collect();
    files.sort();
    for file in files {
        if file.file_stem().is_some_and(|stem| stem == "tests" || stem == "icons") {
            continue; // nothing that users read
        }
        if file.is_dir() {
            literals(&file, each);
        } else if file.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&file).expect("sources can be read");
            let program = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            each(&file, quoted(program).into_iter().filter(|text| is_text(text)).collect());
        }
    }
}

/// Returns true if it has two words at least.
fn is_text(text: &str) -> bool {
    text.trim().contains(' ') && text.contains(char::is_alphabetic)
}

/// Returns the texts between quotation marks, without comments.
pub fn quoted(source: &str) -> Vec<String> {
    let (mut texts, mut rest) = (Vec::new(), source);
    while let Some(at) = rest.find(['"', '\'', '/']) {
        let part = &rest[at..];
        rest = if part.starts_with("//") {
            part.find('\n').map_or("", |end| &part[end..])
        } else if part.starts_with("'\"'") || part.starts_with("'\\") {
            &part[3..]
        } else if let Some(text) = part.strip_prefix('"') {
            let before = rest[..at].trim_end_matches('#');
            let (text, after) = if before.ends_with('r') { raw(text, at - before.len()) } else { escaped(text) };
            texts.push(text);
            after
        } else {
            &part[1..]
        };
    }
    texts
}

fn raw(text: &str, hashes: usize) -> (String, &str) {
    let end = format!("\"{}", "#".repeat(hashes));
    let (text, rest) = text.split_once(&end).unwrap_or((text, ""));
    (text.to_owned(), rest)
}

/// A text up to its end, its lines joined as Rust joins them.
pub fn escaped(text: &str) -> (String, &str) {
    let (mut read, mut letters) = (String::new(), text.char_indices());
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return (read, &text[at + 1..]),
            '\\' => match letters.next().map(|(_, escape)| escape) {
                Some('n') => read.push('\n'),
                Some('\n') => {
                    let indent = letters.as_str().len() - letters.as_str().trim_start().len();
                    letters.by_ref().take(indent).for_each(drop);
                }
                Some('u') => {
                    let code: String =
                        letters.by_ref().map(|(_, digit)| digit).take_while(|digit| *digit != '}').collect();
                    read.extend(u32::from_str_radix(code.trim_start_matches('{'), 16).ok().and_then(char::from_u32));
                }
                other => read.extend(other),
            },
            _ => read.push(letter),
        }
    }
    (read, "")
}

/// Returns the inspector's texts about the switches of the physics.
pub fn switches() -> Vec<String> {
    let mut texts = Vec::new();
    for switch in Ruleset::switches() {
        texts.push(format!("{}: {}", switch.label, switch.doc));
        if let ValueKind::Choice(choices) = switch.kind {
            texts.extend(choices.iter().map(|choice| format!("- {}", choice.label)));
        }
    }
    texts
}

/// Returns the texts of the palette, the inspector and the manual about the kinds of objects.
pub fn kinds() -> Vec<String> {
    let mut texts = Vec::new();
    for info in kit::document::custom_kinds::palette().map(|kind| kind.info()) {
        texts.push(format!("{}: {}", info.title, info.help));
        texts.extend(info.parameters.iter().map(|parameter| format!("- {}: {}", parameter.label, parameter.help)));
    }
    texts
}

/// The long help of every command: its name, and what it says about itself and its options.
pub fn help() -> Vec<(String, Vec<String>)> {
    let mut pages = Vec::new();
    pages_of(&Cli::command(), "", &mut pages);
    pages
}

fn pages_of(command: &clap::Command, before: &str, pages: &mut Vec<(String, Vec<String>)>) {
    let name = format!("{before}{}", command.get_name());
    let about = command.get_long_about().or_else(|| command.get_about());
    let mut texts: Vec<String> = about.iter().map(ToString::to_string).collect();
    for argument in command.get_arguments() {
        let help = argument.get_long_help().or_else(|| argument.get_help());
        texts.extend(help.map(|help| format!("{}: {help}", argument.get_id())));
        for value in argument.get_possible_values() {
            texts.extend(value.get_help().map(|help| format!("- {}: {help}", value.get_name())));
        }
    }
    pages.push((name.clone(), texts));
    for child in command.get_subcommands() {
        pages_of(child, &format!("{name} "), pages);
    }
}

#[test]
fn texts_are_read_as_the_compiler_reads_them() {
    let source =
        "let a = \"one \\\n   two\"; // \"no comment\"\nlet q = '\"'; f(r#\"raw \"text\"#, \"a \\\"b\\\" \\u{201c}\");";
    assert_eq!(quoted(source), ["one two", "raw \"text", "a \"b\" \u{201c}"]);
}
