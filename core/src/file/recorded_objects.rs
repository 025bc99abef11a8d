//! The objects of a recording, in a file beside it: a line of JSON for each row,
//! `{"frame": 3, "objects": [[slot, "kind", x, x_sub, y, y_sub, x_speed, y_speed, routine, subtype], ...]}`. Numbers are
//! decimal, the kind is hexadecimal. Lines without `objects` say something else and are passed over.

use super::fault::Fault;
use crate::objects::slots::SLOTS;
use crate::recording::objects::RecordedObject;
use crate::units::{Speed, Sub};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// Bytes of a line at most.
const MAX_LINE: usize = 1 << 16;

/// The file beside a recording that holds the objects: `objects.jsonl` beside `physics.csv`, else `NAME.objects.jsonl` beside
/// `NAME.csv`.
pub(crate) fn objects_path(recording: &Path) -> PathBuf {
    match recording.file_name() {
        Some(name) if name == "physics.csv" => recording.with_file_name("objects.jsonl"),
        _ => recording.with_extension("objects.jsonl"),
    }
}

#[derive(Deserialize)]
struct Line {
    frame: usize,
    objects: Vec<Text>,
}

/// Slot, kind, x, fraction of x, y, fraction of y, both speeds, routine, subtype.
#[derive(Deserialize)]
struct Text(u8, String, i32, u16, i32, u16, i16, i16, u8, u8);

/// Reads the bytes of a file: a list for each of so many rows; empty if it lists none at all.
pub(super) fn parse(bytes: &[u8], rows: usize) -> Result<Vec<Vec<RecordedObject>>, Fault> {
    let mut objects = Vec::new();
    for (number, line) in (1..).zip(bytes.split(|byte| *byte == b'\n')) {
        let fault = |column, message| Fault { line: number, column, message };
        if !line.windows(NAME.len()).any(|part| part == NAME) {
            continue;
        }
        if line.len() > MAX_LINE {
            return Err(fault(MAX_LINE, format!("a line has at most {MAX_LINE} bytes")));
        }
        let Line { frame, objects: texts } =
            serde_json::from_slice(line).map_err(|error| fault(error.column(), error.to_string()))?;
        if texts.len() > SLOTS {
            return Err(fault(1, format!("{} objects in a frame; at most {SLOTS} are possible", texts.len())));
        }
        objects.resize(rows, Vec::new());
        let Some(place) = objects.get_mut(frame) else {
            return Err(fault(1, format!("there is no row {frame} in the recording that it belongs to")));
        };
        *place = texts.iter().map(|text| read(text).map_err(|message| fault(1, message))).collect::<Result<_, _>>()?;
    }
    Ok(objects)
}

const NAME: &[u8] = br#""objects""#;

fn read(text: &Text) -> Result<RecordedObject, String> {
    let Text(slot, kind, x, x_sub, y, y_sub, x_speed, y_speed, routine, subtype) = text;
    let number = u32::from_str_radix(kind, 16).map_err(|_| format!("`{kind}` is not a hexadecimal number"))?;
    let place = |whole: i32, fraction: u16| Sub(whole.wrapping_shl(8) | i32::from(fraction >> 8));
    Ok(RecordedObject {
        slot: *slot,
        kind: number,
        x: place(*x, *x_sub),
        y: place(*y, *y_sub),
        x_speed: Speed(*x_speed),
        y_speed: Speed(*y_speed),
        routine: *routine,
        subtype: *subtype,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_has_its_objects() {
        let text = "{\"frame\":0,\"event\":\"x\"}\n\
                    {\"frame\":1,\"objects\":[[18,\"4B\",793,32768,-2,0,-256,1,2,128]]}\n";
        let objects = parse(text.as_bytes(), 3).ok().expect("fine");
        let expected = RecordedObject {
            slot: 18,
            kind: 0x4B,
            x: Sub(793 * 256 + 128),
            y: Sub(-512),
            x_speed: Speed(-256),
            y_speed: Speed(1),
            routine: 2,
            subtype: 128,
        };
        assert_eq!(objects, [vec![], vec![expected], vec![]]);
        assert!(parse(b"{\"frame\": 7}\n", 3).is_ok_and(|objects| objects.is_empty()));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        for (text, line, expected) in [
            ("\n{\"frame\":3,\"objects\":[]}", 2, "there is no row 3"),
            ("{\"frame\":0,\"objects\":[[1]]}", 1, "invalid length"),
            ("{\"frame\":0,\"objects\":[[1,\"xy\",0,0,0,0,0,0,0,0]]}", 1, "`xy` is not a hexadecimal number"),
            ("{\"frame\":0,\"objects\":[[1,\"1\",0,0,0,0,40000,0,0,0]]}", 1, "invalid value"),
        ] {
            let Err(fault) = parse(text.as_bytes(), 3) else { panic!("{text}") };
            assert_eq!(fault.line, line, "{text}");
            assert!(fault.message.contains(expected), "{}", fault.message);
        }
    }
}
