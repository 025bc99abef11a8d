//! Frame recordings as CSV: a header that names the columns, then a row for each video frame, all numbers hexadecimal.
//!
//! Columns may be in any order, unknown ones are ignored, and those that a recorder lacks are
//! known to be missing. Only `input` must be there: without it nothing can be played.
//!
//! The hidden values of the games may be in a second file with the same rows ([`state_path`]), whose empty fields repeat the row above.

use super::fault::Fault;
use super::recorded_objects::{self, objects_path};
use super::storage::Storage;
use crate::recording::column::{Unit, Values};
use crate::recording::{Column, Columns, Recording, Row};
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

/// Bytes of a recording at most.
pub const MAX_RECORDING: u64 = 256 << 20;
/// Rows of a recording at most: ten hours.
pub const MAX_ROWS: usize = 10 * 60 * 60 * 60;
/// Bytes of a line at most.
const MAX_LINE: usize = 4096;
/// Bytes of a field that a message repeats.
const SHOWN: usize = 24;

/// A recording cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum RecordingError {
    /// The disk refuses.
    #[error("cannot {action} {}: {source}", path.display())]
    Io {
        /// The attempt that failed.
        action: &'static str,
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The content is not what it should be.
    #[error("{}:{line}:{column}: {message}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// Line, from 1.
        line: usize,
        /// Byte within the line, from 1.
        column: usize,
        /// The fault.
        message: String,
    },
}

/// Reads a recording, and the files beside it, if there are such: what the games hide, the second player, and the objects.
///
/// # Errors
/// What the disk refuses, and the first place that cannot be understood.
pub fn read_recording(storage: &dyn Storage, path: &Path) -> Result<Recording, RecordingError> {
    let mut recording = read_player(storage, path, Kind::State)?;
    let second = partner_path(path);
    match read_player(storage, &second, Kind::PartnerState) {
        Ok(partner) if partner.rows.len() == recording.rows.len() => recording.partner = Some(Box::new(partner)),
        Ok(partner) => {
            let (rows, others) = (recording.rows.len(), partner.rows.len());
            let message = format!("there are {others} rows, and {rows} in the recording that it belongs to");
            return Err(RecordingError::Content { path: second, line: 1, column: 1, message });
        }
        Err(RecordingError::Io { path, source, .. }) if path == second && source.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let objects = objects_path(path);
    match read_bytes(storage, &objects) {
        Ok(bytes) => {
            recording.objects =
                recorded_objects::parse(&bytes, recording.rows.len()).map_err(|fault| fault.of(&objects))?;
        }
        Err(RecordingError::Io { source, .. }) if source.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    Ok(recording)
}

/// The file beside a recording that holds the second player's: `physics_p2.csv` beside `physics.csv`, else `NAME.p2.csv`
/// beside `NAME.csv`.
pub(crate) fn partner_path(recording: &Path) -> PathBuf {
    match recording.file_name() {
        Some(name) if name == "physics.csv" => recording.with_file_name("physics_p2.csv"),
        _ => recording.with_extension("p2.csv"),
    }
}

/// One player's recording, with what the games hide.
fn read_player(storage: &dyn Storage, path: &Path, hidden: Kind) -> Result<Recording, RecordingError> {
    let mut recording = read(storage, path, Kind::Recording)?;
    let state = state_path(path);
    match read(storage, &state, hidden) {
        Ok(hidden) => merge(&mut recording, hidden, &state)?,
        Err(RecordingError::Io { source, .. }) if source.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    recording.forget_dead_count();
    Ok(recording)
}

/// The file beside a recording that holds what the games hide: `state.csv` beside `physics.csv`, `state_p2.csv` beside
/// `physics_p2.csv`, else `NAME.state.csv` beside `NAME.csv`.
pub(crate) fn state_path(recording: &Path) -> PathBuf {
    let name = recording.file_name().unwrap_or_default().to_string_lossy();
    match name.strip_prefix("physics") {
        Some(rest) => recording.with_file_name(format!("state{rest}")),
        None => recording.with_extension("state.csv"),
    }
}

/// The kind of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Has buttons; no field is empty.
    Recording,
    /// An empty field repeats the row above.
    State,
    /// The same, of the second player: the buttons are his.
    PartnerState,
}

impl Kind {
    /// The column of a name, and what the numbers there are.
    fn column(self, name: &str) -> Option<(Column, Unit)> {
        match (self, name.strip_prefix("logical1_"), name.strip_prefix("logical2_")) {
            (Self::PartnerState, Some(_), _) => None,
            (Self::PartnerState, _, Some(rest)) => Column::from_name(&format!("logical1_{rest}")),
            _ => Column::from_name(name),
        }
    }
}

fn read(storage: &dyn Storage, path: &Path, kind: Kind) -> Result<Recording, RecordingError> {
    parse(&read_bytes(storage, path)?, kind).map_err(|fault| fault.of(path))
}

fn read_bytes(storage: &dyn Storage, path: &Path) -> Result<Vec<u8>, RecordingError> {
    let io = |source| RecordingError::Io { action: "read", path: path.to_owned(), source };
    let bytes = storage.read(path, MAX_RECORDING + 1).map_err(io)?;
    if bytes.len() as u64 > MAX_RECORDING {
        return Err(io(io::Error::new(io::ErrorKind::FileTooLarge, "a recording has at most 256 MiB")));
    }
    Ok(bytes)
}

impl Fault {
    fn of(self, path: &Path) -> RecordingError {
        let Self { line, column, message } = self;
        RecordingError::Content { path: path.to_owned(), line, column, message }
    }
}

/// Puts the columns of a second file into the rows of a recording; what both have is taken from the second.
fn merge(recording: &mut Recording, hidden: Recording, path: &Path) -> Result<(), RecordingError> {
    let (rows, others) = (recording.rows.len(), hidden.rows.len());
    let fault =
        |line: usize, message: String| RecordingError::Content { path: path.to_owned(), line, column: 1, message };
    if rows != others {
        return Err(fault(1, format!("there are {others} rows, and {rows} in the recording that it belongs to")));
    }
    let numbered = recording.columns.has(Column::Frame) && hidden.columns.has(Column::Frame);
    for (line, (row, other)) in (2..).zip(recording.rows.iter_mut().zip(&hidden.rows)) {
        if numbered && row[Column::Frame] != other[Column::Frame] {
            let [frame, expected] = [other, row].map(|row| field(Column::Frame, row[Column::Frame]));
            return Err(fault(
                line,
                format!("this is frame {frame}; the recording that it belongs to has {expected} here"),
            ));
        }
        hidden.columns.iter().for_each(|column| row[column] = other[column]);
    }
    recording.columns = recording.columns.iter().chain(hidden.columns.iter()).collect();
    Ok(())
}

/// Writes the recorded columns of a recording.
///
/// # Errors
/// What the disk refuses.
pub fn write_recording(storage: &dyn Storage, path: &Path, recording: &Recording) -> Result<(), RecordingError> {
    let io = |source| RecordingError::Io { action: "write", path: path.to_owned(), source };
    storage.write(path, to_csv(recording).as_bytes()).map_err(io)
}

/// The text of a recording.
pub fn to_csv(recording: &Recording) -> String {
    let columns: Vec<Column> = Column::ALL.into_iter().filter(|column| recording.columns.has(*column)).collect();
    let names: Vec<&str> = columns.iter().map(|column| column.name()).collect();
    let mut text = names.join(",");
    text.push('\n');
    for row in &recording.rows {
        for (i, column) in columns.iter().enumerate() {
            text.push_str(if i == 0 { "" } else { "," });
            text.push_str(&field(*column, row[*column]));
        }
        text.push('\n');
    }
    text
}

/// A value as files have it.
pub fn field(column: Column, value: i32) -> String {
    let mut text = String::new();
    let digits = column.digits();
    let fits = match column.values() {
        Values::UpTo(_) => true,
        Values::Speed | Values::Place => i16::try_from(value).is_ok(),
    };
    // Writing to a string cannot fail.
    let _done = match column.values() {
        Values::UpTo(_) => write!(text, "{value:0digits$X}"),
        _ if fits => write!(text, "{:0digits$X}", value as i16),
        _ => write!(text, "{value:08X}"),
    };
    text
}

/// Reads the bytes of a file.
fn parse(bytes: &[u8], kind: Kind) -> Result<Recording, Fault> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let lines = bytes.split(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line));
    let mut lines = (1..).zip(lines).filter(|(_, line)| !line.trim_ascii().is_empty());
    let (number, first) = lines.next().ok_or_else(|| fault(1, 1, "the file is empty".into()))?;
    let header = Header::read(number, first, kind)?;
    let mut rows = Vec::new();
    for (number, line) in lines {
        if rows.len() == MAX_ROWS {
            return Err(fault(number, 1, format!("more than {MAX_ROWS} rows (ten hours)")));
        }
        let above = rows.last().filter(|_| kind != Kind::Recording);
        rows.push(header.read_row(number, line, above)?);
    }
    Ok(Recording { columns: header.columns, rows, ..Recording::default() })
}

fn fault(line: usize, column: usize, message: String) -> Fault {
    Fault { line, column, message }
}

/// The places of the columns.
struct Header {
    places: Vec<Option<(Column, Unit)>>,
    columns: Columns,
}

/// The fields of a line, each with its byte within the line.
fn fields(number: usize, line: &[u8]) -> Result<impl Iterator<Item = (usize, &str)>, Fault> {
    if line.len() > MAX_LINE {
        return Err(fault(number, MAX_LINE, format!("a line has at most {MAX_LINE} bytes")));
    }
    let text = str::from_utf8(line)
        .map_err(|error| fault(number, error.valid_up_to() + 1, "this is not text: bytes that are not UTF-8".into()))?;
    let mut at = 1;
    Ok(text.split(',').map(move |field| {
        let start = at + field.len() - field.trim_start().len();
        at += field.len() + 1;
        let field = field.trim();
        (start, field.strip_prefix('"').and_then(|field| field.strip_suffix('"')).unwrap_or(field))
    }))
}

/// The beginning of a text, for messages.
fn shown(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

impl Header {
    fn read(number: usize, line: &[u8], kind: Kind) -> Result<Self, Fault> {
        let (mut places, mut columns) = (Vec::new(), Columns::default());
        for (at, name) in fields(number, line)? {
            let column = kind.column(name);
            if let Some((column, _)) = column {
                if columns.has(column) {
                    return Err(fault(number, at, format!("the column `{}` appears twice", column.name())));
                }
                columns = columns.with(column);
            }
            places.push(column);
        }
        if kind == Kind::Recording && !columns.has(Column::Input) {
            let names: Vec<&str> = Column::ALL.iter().map(|column| column.name()).collect();
            let message = format!("the first line names no column `input`; known are {}", names.join(", "));
            return Err(fault(number, 1, message));
        }
        Ok(Self { places, columns })
    }

    /// Reads a row; a field that is empty has the value of the row above, if there is one to repeat.
    fn read_row(&self, number: usize, line: &[u8], above: Option<&Row>) -> Result<Row, Fault> {
        let mut row = above.copied().unwrap_or_default();
        let mut count = 0;
        for (at, text) in fields(number, line)? {
            let Some(column) = self.places.get(count) else {
                let message = format!("more than the {} fields that the first line names", self.places.len());
                return Err(fault(number, at, message));
            };
            let repeats = above.is_some() && text.is_empty();
            if let Some((column, unit)) = column.filter(|_| !repeats) {
                row[column] = unit.value(value(column, text).map_err(|message| fault(number, at, message))?);
            }
            count += 1;
        }
        if let Some(missing) = self.places.get(count) {
            let name = missing.map_or_else(String::new, |(column, _)| format!(": `{}` is missing", column.name()));
            let message = format!("the line ends after {count} of {} fields{name}", self.places.len());
            return Err(fault(number, line.len() + 1, message));
        }
        Ok(row)
    }
}

/// The value of a field.
fn value(column: Column, text: &str) -> Result<i32, String> {
    let name = column.name();
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")).unwrap_or(text);
    if digits.is_empty() {
        return Err(format!("`{name}` is empty"));
    }
    let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = u32::from_str_radix(digits, 16).ok().filter(|_| is_hex);
    let number = match number {
        Some(number) => number,
        None if is_hex => return Err(format!("`{name}` is {}, which is too large", shown(text))),
        None => return Err(format!("`{name}` is `{}`, which is not a hexadecimal number", shown(text))),
    };
    match column.values() {
        Values::UpTo(most) if number <= most => Ok(number as i32),
        Values::UpTo(most) => Err(format!("`{name}` is {number:X}; at most {most:X} is possible")),
        Values::Speed if number > 0xFFFF => Err(format!("`{name}` is {number:X}; a speed has 16 bits")),
        Values::Place if digits.len() > 4 => Ok(number as i32),
        Values::Speed | Values::Place => Ok(i32::from(number as u16 as i16)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::MemoryStorage;

    fn read(text: &str) -> Result<Recording, String> {
        parse(text.as_bytes(), Kind::Recording)
            .map_err(|fault| format!("{}:{}: {}", fault.line, fault.column, fault.message))
    }

    #[test]
    fn columns_stand_in_any_order_and_may_be_missing() {
        let recording =
            read("\u{FEFF}y, comment,x_speed,INPUT,\"x\"\r\n10,hi,fffe,0018,\"FFF0\"\r\n\r\n").expect("fine");
        let columns = [Column::Input, Column::X, Column::Y, Column::XSpeed];
        assert_eq!(recording.columns, columns.into_iter().collect());
        let row = recording.rows[0];
        assert_eq!((columns.map(|column| row[column]), recording.rows.len()), ([0x18, -16, 0x10, -2], 1));
        assert_eq!(to_csv(&recording), "input,x,y,x_speed\n0018,FFF0,0010,FFFE\n");
    }

    #[test]
    fn every_value_comes_back() {
        let mut recording = Recording { columns: Columns::ALL, rows: vec![Row::default(); 3], ..Recording::default() };
        for column in Column::ALL {
            let (least, most) = match column.values() {
                Values::UpTo(most) => (0, most as i32),
                Values::Speed => (i16::MIN.into(), i16::MAX.into()),
                Values::Place => (i32::MIN, i32::MAX),
            };
            (recording.rows[0][column], recording.rows[1][column]) = (least, most);
        }
        (recording.rows[2][Column::X], recording.rows[2][Column::Y]) = (0x8000, -0x8001);
        assert_eq!(read(&to_csv(&recording)), Ok(recording.clone()));
        let (disk, path) = (MemoryStorage::new(), Path::new("in/a.csv"));
        disk.create_folder(Path::new("in")).expect("nothing is in the way");
        write_recording(&disk, path, &recording).expect("the folder is there");
        assert_eq!(read_recording(&disk, path).expect("just written"), recording);
        let missing = read_recording(&disk, Path::new("b.csv")).expect_err("never written");
        assert!(missing.to_string().starts_with("cannot read b.csv"), "{missing}");
    }

    #[test]
    fn a_second_file_brings_what_the_games_hide() {
        let disk = MemoryStorage::new();
        let physics = "frame,input,x,v_framecount\n0,18,10,0\n1,18,11,0\n2,8,12,0\n";
        let state = "frame,logical1_held,logical1_pressed,top_solid_bit,move_lock,min_x,shade\n\
                     0,28,20,0E,0003,FF00,1\n1,,,0C,,,\n2,,00,,0002,0010,\n";
        disk.put("physics.csv", physics);
        disk.put("state.csv", state);
        let recording = read_recording(&disk, Path::new("physics.csv")).expect("both are fine");
        assert!(!recording.columns.has(Column::FrameCount), "it never moves");
        let column = |column| recording.rows.iter().map(|row| row[column]).collect::<Vec<_>>();
        assert_eq!(column(Column::X), [16, 17, 18]);
        assert_eq!((column(Column::Input), column(Column::Pressed)), (vec![0x28; 3], vec![0x20, 0x20, 0]));
        assert_eq!((column(Column::Layer), column(Column::ControlLock)), (vec![1, 0, 0], vec![3, 3, 2]));
        assert_eq!(column(Column::LimitLeft), [-256, -256, 16]);

        let fault = |text: &str| {
            disk.put("state.csv", text);
            read_recording(&disk, Path::new("physics.csv")).expect_err(text).to_string()
        };
        assert!(fault("frame\n0\n1\n").starts_with("state.csv:1:1: there are 2 rows, and 3 in"));
        assert!(fault("frame\n0\n1\n3\n").starts_with("state.csv:4:1: this is frame 0003; the recording"));
        assert!(fault("frame,move_lock\n0,\n1,\n2,\n").contains("`control_lock` is empty"));
        for (recording, state) in [("a/physics_p2.csv", "a/state_p2.csv"), ("a/run.csv", "a/run.state.csv")] {
            assert_eq!(state_path(Path::new(recording)), Path::new(state));
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let long = format!("input\n{}", "0".repeat(MAX_LINE + 1));
        for (text, expected) in [
            ("", "1:1: the file is empty"),
            ("x,y\n", "1:1: the first line names no column `input`; known are frame, input"),
            ("input,x,Input\n", "1:9: the column `input` appears twice"),
            ("input,x\n0,1\n0", "3:2: the line ends after 1 of 2 fields: `x` is missing"),
            ("input,x\n0,1,2\n", "2:5: more than the 2 fields that the first line names"),
            ("input,x\n0, g\n", "2:4: `x` is `g`, which is not a hexadecimal number"),
            ("input,x\n0,+1\n", "2:3: `x` is `+1`, which is not a hexadecimal number"),
            ("input,x\n,1\n", "2:1: `input` is empty"),
            ("input\n120\n", "2:1: `input` is 120; at most FF is possible"),
            ("input,y_speed\n0,10000\n", "2:3: `y_speed` is 10000; a speed has 16 bits"),
            ("input,x\n0,123456789\n", "2:3: `x` is 123456789, which is too large"),
            (&long, "2:4096: a line has at most 4096 bytes"),
        ] {
            let error = read(text).expect_err(text);
            assert!(error.starts_with(expected), "{error}");
        }
        let fault = parse(b"input\n0\n\xFF\n", Kind::Recording).expect_err("no text");
        assert_eq!((fault.line, fault.column), (3, 1));
    }
}
