//! Calls: statuses, errors in words, and pointers of the caller.

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The result of a call.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LwcStatus {
    /// The work is done.
    Ok = 0,
    /// A pointer is null.
    Null = 1,
    /// A size is not that of the type: the header is of another version.
    Size = 2,
    /// A text is not UTF-8.
    Text = 3,
    /// The project can't be read.
    Project = 4,
    /// There is no level, run, player or item of that name or number.
    Missing = 5,
    /// The bytes are no snapshot of a world of this level.
    Snapshot = 6,
    /// The library made a mistake. The handle must not be used any more.
    Panic = 7,
}

/// The reason why a call failed.
pub(crate) struct Failure {
    pub(crate) status: LwcStatus,
    pub(crate) why: String,
}

impl Failure {
    pub(crate) fn new(status: LwcStatus, why: impl Into<String>) -> Self {
        Self { status, why: why.into() }
    }
}

thread_local! {
    /// The last error of this thread.
    static ERROR: RefCell<CString> = RefCell::default();
}

/// Returns what went wrong last on this thread, in words; an empty text if nothing did. It lives until the next call fails.
#[unsafe(no_mangle)]
pub extern "C" fn lwc_error() -> *const c_char {
    ERROR.with_borrow(|error| error.as_ptr())
}

/// Runs the work of a call: failures and panics become a status and an error in words.
pub(crate) fn call(work: impl FnOnce() -> Result<(), Failure>) -> LwcStatus {
    let Failure { status, why } = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(())) => return LwcStatus::Ok,
        Ok(Err(failure)) => failure,
        Err(_) => Failure::new(LwcStatus::Panic, "the library made a mistake: please report it"),
    };
    ERROR.with_borrow_mut(|error| *error = c_text(&why));
    status
}

/// A text with a zero behind it. Zeros inside are left out.
pub(crate) fn c_text(text: &str) -> CString {
    CString::new(text.replace('\0', "")).unwrap_or_default()
}

fn null(name: &str) -> Failure {
    Failure::new(LwcStatus::Null, format!("`{name}` is null"))
}

/// Returns what a pointer of the caller leads to.
///
/// # Safety
/// The pointer is null, or leads to a value that nobody changes meanwhile.
pub(crate) unsafe fn shared<'a, T>(pointer: *const T, name: &str) -> Result<&'a T, Failure> {
    // SAFETY: as promised by the caller.
    unsafe { pointer.as_ref() }.ok_or_else(|| null(name))
}

/// Returns what a pointer of the caller leads to, to be changed.
///
/// # Safety
/// The pointer is null, or leads to a value that nobody else looks at meanwhile.
pub(crate) unsafe fn changed<'a, T>(pointer: *mut T, name: &str) -> Result<&'a mut T, Failure> {
    // SAFETY: as promised by the caller.
    unsafe { pointer.as_mut() }.ok_or_else(|| null(name))
}

/// Returns a text of the caller.
///
/// # Safety
/// The pointer is null, or leads to bytes that end with a zero.
pub(crate) unsafe fn text<'a>(pointer: *const c_char, name: &str) -> Result<&'a str, Failure> {
    if pointer.is_null() {
        return Err(null(name));
    }
    // SAFETY: as promised by the caller.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().map_err(|_| Failure::new(LwcStatus::Text, format!("`{name}` is not UTF-8")))
}

/// Returns bytes of the caller.
///
/// # Safety
/// The pointer is null, or leads to so many bytes.
pub(crate) unsafe fn bytes<'a>(pointer: *const u8, size: usize, name: &str) -> Result<&'a [u8], Failure> {
    match (pointer.is_null(), size) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(null(name)),
        // SAFETY: as promised by the caller.
        (false, _) => Ok(unsafe { std::slice::from_raw_parts(pointer, size) }),
    }
}

/// Writes a value to a place of the caller that has the size of its type.
///
/// # Safety
/// The pointer is null, or leads to so many bytes that can be written.
pub(crate) unsafe fn put<T>(to: *mut T, size: usize, name: &str, value: T) -> Result<(), Failure> {
    if size != size_of::<T>() {
        let why =
            format!("`{name}` has {size} bytes, and {} are needed: the header is of another version", size_of::<T>());
        return Err(Failure::new(LwcStatus::Size, why));
    }
    if to.is_null() {
        return Err(null(name));
    }
    // SAFETY: as promised by the caller, and it has room for the value.
    unsafe { to.write(value) };
    Ok(())
}

/// Writes a list into memory of the caller, up to `room` items. `count` receives the length of the whole list.
///
/// # Safety
/// `to` is null, or has room for so many items; `count` is null, or can be written.
pub(crate) unsafe fn put_list<T>(
    (to, room): (*mut T, usize),
    count: *mut usize,
    items: impl IntoIterator<Item = T>,
) -> Result<(), Failure> {
    if to.is_null() && room > 0 {
        return Err(null("to"));
    }
    let mut found = 0;
    for item in items {
        if found < room {
            // SAFETY: as promised by the caller, and the place is within the room.
            unsafe { to.add(found).write(item) };
        }
        found += 1;
    }
    // SAFETY: as promised by the caller.
    *unsafe { changed(count, "count") }? = found;
    Ok(())
}
