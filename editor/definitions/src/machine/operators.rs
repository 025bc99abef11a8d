//! Operators, and what of the subtype they look at.
//!
//! Bits that are masked or shifted away are not looked at: objects that differ in those alone have one picture.

use super::{Machine, Run};
use crate::syntax::Binary;
use crate::value::{SubtypeBits, Value};
use std::rc::Rc;

impl Machine<'_> {
    fn look(&mut self, bits: SubtypeBits) -> i64 {
        self.looked_at.mask |= bits.mask;
        bits.number()
    }

    /// A whole number.
    pub(crate) fn int(&mut self, value: &Value) -> Run<i64> {
        match value {
            Value::Int(value) => Ok(*value),
            Value::Float(value) => Ok(*value as i64),
            Value::Subtype(bits) => Ok(self.look(*bits)),
            // A character.
            Value::Text(text) if text.chars().count() == 1 => Ok(text.chars().next().map_or(0, |sign| sign as i64)),
            other => self.error(format!("a number is expected, not {}", other.kind())),
        }
    }

    /// A whole number of pixels and the like.
    pub(crate) fn small(&mut self, value: &Value) -> Run<i32> {
        let value = self.int(value)?;
        Ok(value.clamp(i64::from(i32::MIN / 4), i64::from(i32::MAX / 4)) as i32)
    }

    pub(crate) fn float(&mut self, value: &Value) -> Run<f64> {
        match value {
            Value::Float(value) => Ok(*value),
            other => Ok(self.int(other)? as f64),
        }
    }

    pub(crate) fn truth(&mut self, value: &Value) -> Run<bool> {
        match value {
            Value::Bool(value) => Ok(*value),
            Value::Flip(true) => {
                self.looked_at.flip_x = true;
                Ok(self.entry.flips.0)
            }
            Value::Flip(false) => {
                self.looked_at.flip_y = true;
                Ok(self.entry.flips.1)
            }
            other => self.error(format!("a truth value is expected, not {}", other.kind())),
        }
    }

    /// The value once it is looked at.
    pub(crate) fn settled(&mut self, value: Value) -> Value {
        match value {
            Value::Subtype(bits) => Value::Int(self.look(bits)),
            Value::Flip(_) => self.truth(&value).map_or(value, Value::Bool),
            other => other,
        }
    }

    pub(crate) fn is_equal(&mut self, one: &Value, other: &Value) -> bool {
        let (one, other) = (self.settled(one.clone()), self.settled(other.clone()));
        one.is_same(&other)
    }

    pub(crate) fn apply(&mut self, operator: Binary, left: Value, right: Value) -> Run<Value> {
        if let (Value::Subtype(bits), Value::Int(number)) = (&left, &right)
            && let Some(value) = self.of_bits(operator, *bits, *number)
        {
            return Ok(value);
        }
        if let (Value::Int(number), Value::Subtype(bits)) = (&left, &right)
            && let Some(operator) = turned(operator)
            && let Some(value) = self.of_bits(operator, *bits, *number)
        {
            return Ok(value);
        }
        let (left, right) = (self.settled(left), self.settled(right));
        match (operator, &left, &right) {
            (Binary::Equal, ..) => Ok(Value::Bool(left.is_same(&right))),
            (Binary::Unequal, ..) => Ok(Value::Bool(!left.is_same(&right))),
            (Binary::Add, Value::Text(_), _) | (Binary::Add, _, Value::Text(_)) => {
                let text = format!("{}{}", self.shown(&left), self.shown(&right));
                self.text(text)
            }
            (Binary::Add, Value::Pair(a, b), Value::Pair(c, d)) => {
                Ok(Value::Pair(a.wrapping_add(*c), b.wrapping_add(*d)))
            }
            (Binary::Subtract, Value::Pair(a, b), Value::Pair(c, d)) => {
                Ok(Value::Pair(a.wrapping_sub(*c), b.wrapping_sub(*d)))
            }
            (_, Value::Bool(a), Value::Bool(b)) => match operator {
                Binary::And => Ok(Value::Bool(a & b)),
                Binary::Or => Ok(Value::Bool(a | b)),
                Binary::Xor => Ok(Value::Bool(a ^ b)),
                _ => self.error("truth values are not counted"),
            },
            (_, Value::Float(_), _) | (_, _, Value::Float(_)) => self.of_floats(operator, &left, &right),
            _ => {
                let (left, right) = (self.int(&left)?, self.int(&right)?);
                self.of_numbers(operator, left, right)
            }
        }
    }

    /// An operator on bits of the subtype and a number, as far as not all of them are looked at.
    fn of_bits(&mut self, operator: Binary, bits: SubtypeBits, number: i64) -> Option<Value> {
        let SubtypeBits { value, mask, shift } = bits;
        let power = || number.count_ones() == 1 && number > 0;
        let with_mask = |wanted: i64| {
            let wanted = wanted.checked_shl(shift.into()).unwrap_or(0) as u8;
            Value::Subtype(SubtypeBits { value, mask: mask & wanted, shift })
        };
        let shifted = |by: i64| {
            let shift = shift.saturating_add(by.clamp(0, 8) as u8).min(8);
            let kept = 0xFF_u8.checked_shl(shift.into()).unwrap_or(0);
            Value::Subtype(SubtypeBits { value, mask: mask & kept, shift })
        };
        Some(match operator {
            Binary::And => with_mask(number),
            Binary::Remainder if power() => with_mask(number - 1),
            Binary::Right if number >= 0 => shifted(number),
            Binary::Divide if power() => shifted(number.trailing_zeros().into()),
            Binary::Less | Binary::GreaterOrEqual | Binary::LessOrEqual | Binary::Greater => {
                let is_less = matches!(operator, Binary::Less | Binary::LessOrEqual);
                let from = if matches!(operator, Binary::Less | Binary::GreaterOrEqual) {
                    number
                } else {
                    number.checked_add(1)?
                };
                // Bits below those of the number decide nothing.
                let unseen = if from <= 0 { 8 } else { from.trailing_zeros().min(8) };
                let kept = 0xFF_u8.checked_shl(u32::from(shift) + unseen).unwrap_or(0);
                self.looked_at.mask |= mask & kept;
                Value::Bool((bits.number() < from) == is_less)
            }
            Binary::Equal | Binary::Unequal => {
                let most = i64::from(mask.checked_shr(shift.into()).unwrap_or(0));
                let is_possible = number >= 0 && number & !most == 0;
                let is_equal = is_possible && self.look(bits) == number;
                Value::Bool(is_equal == (operator == Binary::Equal))
            }
            _ => return None,
        })
    }

    fn of_floats(&mut self, operator: Binary, left: &Value, right: &Value) -> Run<Value> {
        let (left, right) = (self.float(left)?, self.float(right)?);
        Ok(match operator {
            Binary::Add => Value::Float(left + right),
            Binary::Subtract => Value::Float(left - right),
            Binary::Multiply => Value::Float(left * right),
            Binary::Divide => Value::Float(left / right),
            Binary::Remainder => Value::Float(left % right),
            Binary::Less => Value::Bool(left < right),
            Binary::LessOrEqual => Value::Bool(left <= right),
            Binary::Greater => Value::Bool(left > right),
            Binary::GreaterOrEqual => Value::Bool(left >= right),
            _ => return self.error("numbers with fractions have no bits"),
        })
    }

    fn of_numbers(&mut self, operator: Binary, left: i64, right: i64) -> Run<Value> {
        // Numbers have 32 bits.
        let number = |value: i64| Value::Int((value as i32).into());
        let by = (right & 31) as u32;
        Ok(match operator {
            Binary::Add => number(left.wrapping_add(right)),
            Binary::Subtract => number(left.wrapping_sub(right)),
            Binary::Multiply => number(left.wrapping_mul(right)),
            Binary::Divide | Binary::Remainder if right == 0 => return self.error("a division by 0"),
            Binary::Divide => number(left.wrapping_div(right)),
            Binary::Remainder => number(left.wrapping_rem(right)),
            Binary::And => Value::Int(left & right),
            Binary::Or => Value::Int(left | right),
            Binary::Xor => Value::Int(left ^ right),
            Binary::Left => number(left.wrapping_shl(by)),
            Binary::Right => number(left >> by),
            Binary::Less => Value::Bool(left < right),
            Binary::LessOrEqual => Value::Bool(left <= right),
            Binary::Greater => Value::Bool(left > right),
            Binary::GreaterOrEqual => Value::Bool(left >= right),
            Binary::Equal | Binary::Unequal | Binary::Both | Binary::Either | Binary::Else => {
                return self.error("these values cannot be compared");
            }
        })
    }

    /// A value as text.
    pub(crate) fn shown(&mut self, value: &Value) -> Rc<str> {
        match self.settled(value.clone()) {
            Value::Null => "".into(),
            Value::Bool(true) => "True".into(),
            Value::Bool(false) => "False".into(),
            Value::Int(value) => value.to_string().into(),
            Value::Float(value) => value.to_string().into(),
            Value::Text(text) => text,
            other => other.kind().into(),
        }
    }
}

/// The operator that means the same with its sides exchanged.
fn turned(operator: Binary) -> Option<Binary> {
    match operator {
        Binary::And | Binary::Equal | Binary::Unequal => Some(operator),
        Binary::Less => Some(Binary::Greater),
        Binary::LessOrEqual => Some(Binary::GreaterOrEqual),
        Binary::Greater => Some(Binary::Less),
        Binary::GreaterOrEqual => Some(Binary::LessOrEqual),
        _ => None,
    }
}
