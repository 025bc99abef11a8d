//! The inputs of a run as text: a token for each stretch of frames with the same buttons held.
//!
//! Letters name the buttons (`U`, `D`, `L`, `R`, `J` for the first jump button, `a` and `b` for the second and third, `c`
//! for start; `.` for none), the number behind them counts frames: `R120 RJ8 .30` runs right for two seconds, jumps on for
//! eight frames and lets go for half a second. Tokens fill lines of at most 100 characters.

const LETTERS: [char; 8] = ['U', 'D', 'L', 'R', 'J', 'a', 'b', 'c'];

/// Frames that a run can have: ten hours.
pub(in crate::file) const MAX_FRAMES: u64 = 10 * 60 * 60 * 60;

/// Longest line.
const LINE: usize = 100;

/// Reads one line.
pub(in crate::file) fn read_line(line: &str, inputs: &mut Vec<(u8, u32)>) -> Result<(), String> {
    for token in line.split_ascii_whitespace() {
        inputs.push(read(token).ok_or_else(|| {
            format!("`{token}` is not an input: U, D, L, R, J for the buttons (a and b for two more jump buttons) or . for none, then the number of frames, as in RJ8")
        })?);
    }
    Ok(())
}

fn read(token: &str) -> Option<(u8, u32)> {
    let (buttons, count) = token.split_at_checked(token.bytes().take_while(|byte| !byte.is_ascii_digit()).count())?;
    let count = count.bytes().all(|byte| byte.is_ascii_digit()).then(|| count.parse().ok())??;
    if buttons == "." {
        return Some((0, count));
    }
    let mut held = 0;
    for letter in buttons.chars() {
        let bit = 1 << LETTERS.iter().position(|known| *known == letter)?;
        if held & bit != 0 {
            return None;
        }
        held |= bit;
    }
    (held != 0).then_some((held, count))
}

/// Writes all inputs as lines.
pub(in crate::file) fn write_lines(inputs: &[(u8, u32)]) -> Vec<String> {
    let mut lines = vec![String::new()];
    for (held, count) in inputs {
        let mut token: String = (0..8).filter(|bit| held & (1 << bit) != 0).map(|bit| LETTERS[bit]).collect();
        if token.is_empty() {
            token.push('.');
        }
        token.push_str(&count.to_string());
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(&token),
            Some(line) if line.len() + 1 + token.len() <= LINE => {
                line.push(' ');
                line.push_str(&token);
            }
            _ => lines.push(token),
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_read_and_written_alike() {
        let inputs: Vec<_> = (0..=255).map(|held| (held, u32::from(held) * 77)).collect();
        let mut again = Vec::new();
        for line in write_lines(&inputs) {
            assert!(line.len() <= LINE);
            assert_eq!(read_line(&line, &mut again), Ok(()));
        }
        assert_eq!(again, inputs);
        assert_eq!(write_lines(&[(8, 120), (0x18, 8), (0, 30)]), ["R120 RJ8 .30"]);
    }

    #[test]
    fn what_is_no_input_is_refused() {
        for token in ["R", "12", "RR1", "X3", "R1x", ".", "R4294967296", "R-1", "é1", ".R2", "R+1"] {
            assert!(read_line(token, &mut Vec::new()).is_err(), "{token}");
        }
    }
}
