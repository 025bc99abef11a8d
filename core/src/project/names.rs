//! Names and numbers that are not taken yet.

/// The first of the numbered names that is free, counted from `first`.
pub fn numbered<T>(first: u32, name: impl Fn(u32) -> T, mut is_free: impl FnMut(&T) -> bool) -> T {
    let mut number = first;
    loop {
        let found = name(number);
        if number == u32::MAX || is_free(&found) {
            return found;
        }
        number += 1;
    }
}

/// The name if it is free, or else the name with a gap and the first number from 2 on that is.
pub fn free_name(name: &str, gap: &str, mut is_free: impl FnMut(&str) -> bool) -> String {
    let make = |number| if number == 1 { name.to_owned() } else { format!("{name}{gap}{number}") };
    numbered(1, make, |name| is_free(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_name_gets_the_first_free_number() {
        for (taken, name) in [(&[][..], "a"), (&["a"], "a-2"), (&["a", "a-2"], "a-3"), (&["a-2"], "a")] {
            assert_eq!(free_name("a", "-", |name| !taken.contains(&name)), name);
        }
        assert_eq!(numbered(7, |number| number, |number| number % 5 == 0), 10);
    }
}
