//! An allocator that knows the most that this thread ever had.
#![allow(unsafe_code, reason = "counting bytes means to be the allocator, which is an unsafe trait")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    // Of this thread only: other tests run at the same time.
    static NOW: Cell<i64> = const { Cell::new(0) };
    static MOST: Cell<i64> = const { Cell::new(0) };
}

fn count(bytes: i64) {
    let now = NOW.get() + bytes;
    NOW.set(now);
    MOST.set(MOST.get().max(now));
}

// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as i64);
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size() as i64);
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(-(layout.size() as i64));
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size as i64 - layout.size() as i64);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Does it, and checks that it never needed more than 64 MiB and 16 times the input at once.
pub fn bounded<T>(input: usize, act: impl FnOnce() -> T) -> T {
    let before = NOW.get();
    MOST.set(before);
    let done = act();
    let most = MOST.get() - before;
    let bound = (64 << 20) + 16 * input as i64;
    assert!(most <= bound, "{input} bytes were read with {most} bytes of memory; {bound} are allowed");
    done
}

#[test]
fn what_takes_too_much_is_noticed() {
    assert!(std::panic::catch_unwind(|| bounded(0, || vec![1_u8; 65 << 20].len())).is_err());
    assert_eq!(bounded(1 << 20, || vec![1_u8; 65 << 20].len()), 65 << 20);
}
