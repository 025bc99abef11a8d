//! Sprites, bitmaps, points and rectangles.

use crate::machine::{Machine, Run};
use crate::picture::{BLACK, Bitmap, HIGH, Layer, Picture, REACH, Sprite, WHITE};
use crate::value::Value;
use crate::{SpriteFrame, SpriteRequest};
use std::cell::RefCell;
use std::rc::Rc;

/// Steps that count for a sprite of mappings.
const STEPS_OF_SPRITE: usize = 512;

/// The picture of an object that nobody knows: a small box.
pub(super) fn unknown() -> Picture {
    let mut bitmap = Bitmap::new(16, 14);
    bitmap.rectangle(BLACK, (0, 0), (16, 14), true);
    bitmap.rectangle(WHITE, (0, 0), (15, 13), false);
    bitmap.picture((-8, -7), false)
}

impl Machine<'_> {
    fn sprite_of(&mut self, value: &Value) -> Run<Sprite> {
        match value {
            Value::Sprite(sprite) => {
                self.take_steps(sprite.borrow().layers.len())?;
                Ok(sprite.borrow().clone())
            }
            other => self.error(format!("a sprite is expected, not {}", other.kind())),
        }
    }

    /// A sprite's pixels and the place of the left top one.
    fn flattened(&mut self, sprite: &Sprite) -> Run<(Bitmap, (i32, i32))> {
        let [left, top, right, bottom] = sprite.bounds().map(|side| side.clamp(-REACH, REACH));
        let (width, height) = (right - left, bottom - top);
        self.work(width as usize * height as usize + sprite.work_in(width, height))?;
        Ok(sprite.bitmap())
    }

    /// A bitmap as a sprite.
    fn sprite_from(&mut self, bitmap: &Rc<RefCell<Bitmap>>, at: (i32, i32), is_high: bool) -> Run<Sprite> {
        self.work(bitmap.borrow().pixels.len())?;
        Ok(Sprite::of(bitmap.borrow().picture(at, is_high)))
    }

    fn pair_of(&mut self, arguments: &[Value]) -> Run<(i32, i32)> {
        match arguments {
            [Value::Pair(x, y), ..] => Ok((self.small(&Value::Int(*x))?, self.small(&Value::Int(*y))?)),
            [x, y, ..] => Ok((self.small(x)?, self.small(y)?)),
            _ => self.error("two numbers are expected"),
        }
    }

    /// Sprites of mappings and art.
    pub(super) fn sprite_call(&mut self, name: &str, arguments: &[Value]) -> Run<Value> {
        let is_text = matches!(name, "MapASMToBmp" | "MapASMDPLCToBmp");
        let has_tiles = matches!(name, "MapDPLCToBmp" | "MapASMDPLCToBmp");
        if !is_text && !has_tiles && name != "MapToBmp" {
            return self.unknown(&format!("ObjectHelper.{name}"));
        }
        // Versions of formats are those of the game.
        let mut rest = arguments.iter().filter(|value| !matches!(value, Value::Version)).cloned();
        let mut next = || rest.next().unwrap_or(Value::Null);
        let art = self.bytes(&next())?;
        let place = next();
        let (mut label, mut tiles_label) = (None, None);
        let mut tiles = Value::Null;
        let mut frame = next();
        if has_tiles {
            // A label is before the second file, a number behind it.
            if let (Value::Text(text), true) = (&frame, is_text) {
                let second = next();
                if matches!(second, Value::Text(_)) {
                    label = Some(text.clone());
                    tiles = second;
                    frame = next();
                } else {
                    tiles = frame;
                    frame = second;
                }
            } else {
                tiles = frame;
                frame = next();
            }
        }
        if let Value::Text(text) = &frame {
            if has_tiles { tiles_label = Some(text.clone()) } else { label = Some(text.clone()) }
        }
        let assembled = |machine: &mut Self, file: &Value, label: &Option<Rc<str>>| -> Run<Rc<[u8]>> {
            match file {
                Value::Text(file) if is_text => {
                    let read = machine.files.assemble(file, label.as_deref());
                    machine.here(read)
                }
                bytes => machine.bytes(bytes),
            }
        };
        let mappings = assembled(self, &place, &label)?;
        let tiles = match &tiles {
            Value::Null => None,
            file => Some(assembled(self, file, &tiles_label.or_else(|| label.clone()))?),
        };
        let frame = match (&label, &frame) {
            (Some(_), _) => SpriteFrame::Start,
            (None, frame) => SpriteFrame::Number(self.small(frame)?.max(0) as usize),
        };
        let line = self.int(&next())? as u8;
        let is_high = match next() {
            Value::Null => false,
            value => self.truth(&value)?,
        };
        let request = SpriteRequest { art: &art, mappings: &mappings, tiles: tiles.as_deref(), frame, line, is_high };
        self.take_steps(STEPS_OF_SPRITE)?;
        let drawn = self.files.sprite(&request);
        let drawn = self.here(drawn)?;
        self.work(drawn.pixels.len())?;
        Ok(Value::sprite(Sprite::of(drawn)))
    }

    pub(super) fn new_sprite(&mut self, arguments: &[Value]) -> Run<Value> {
        let made = match arguments {
            [] => Sprite::default(),
            [Value::List(list)] => {
                let all = self.elements(&Value::List(Rc::clone(list)))?;
                self.merged(&all)?
            }
            [Value::Bitmap(bitmap)] => self.sprite_from(bitmap, (0, 0), false)?,
            [Value::Bitmap(bitmap), Value::Bool(is_high), rest @ ..] => {
                let at = if rest.is_empty() { (0, 0) } else { self.pair_of(rest)? };
                self.sprite_from(bitmap, at, *is_high)?
            }
            [Value::Bitmap(bitmap), rest @ ..] => {
                let at = self.pair_of(rest)?;
                self.sprite_from(bitmap, at, false)?
            }
            [sprite @ Value::Sprite(_), Value::Bool(_) | Value::Flip(_), _] => {
                let flips = (self.truth(&arguments[1])?, self.truth(&arguments[2])?);
                self.sprite_of(sprite)?.flipped(flips)
            }
            [sprite @ Value::Sprite(_), Value::Int(_) | Value::Subtype(_) | Value::Float(_), _]
            | [sprite @ Value::Sprite(_), Value::Pair(..)] => {
                let by = self.pair_of(&arguments[1..])?;
                self.sprite_of(sprite)?.moved(by)
            }
            // Whether it is in front of the level.
            [sprite @ Value::Sprite(_), Value::Bool(is_high)] => {
                let sprite = self.sprite_of(sprite)?;
                let (bitmap, at) = self.flattened(&sprite)?;
                Sprite::of(bitmap.picture(at, *is_high))
            }
            all => self.merged(all)?,
        };
        Ok(Value::sprite(made))
    }

    /// Sprites over each other, the first one behind.
    fn merged(&mut self, all: &[Value]) -> Run<Sprite> {
        let mut layers: Vec<Layer> = Vec::new();
        for sprite in all {
            layers.extend(self.sprite_of(sprite)?.layers);
            if layers.len() > 1024 {
                return self.error("a sprite of too many parts");
            }
        }
        Ok(Sprite { layers })
    }

    pub(super) fn new_bitmap(&mut self, arguments: &[Value]) -> Run<Value> {
        let bitmap = match arguments {
            [Value::Bitmap(bitmap)] => {
                self.work(bitmap.borrow().pixels.len())?;
                bitmap.borrow().clone()
            }
            [sprite @ Value::Sprite(_)] => {
                let sprite = self.sprite_of(sprite)?;
                self.flattened(&sprite)?.0
            }
            _ => {
                let (width, height) = self.pair_of(arguments)?;
                let bitmap = Bitmap::new(width.into(), height.into());
                self.work(bitmap.pixels.len())?;
                bitmap
            }
        };
        Ok(Value::Bitmap(Rc::new(RefCell::new(bitmap))))
    }

    pub(super) fn new_rectangle(&mut self, arguments: &[Value]) -> Run<Value> {
        match arguments {
            [] => Ok(Value::Rect([0; 4])),
            [Value::Pair(x, y), Value::Pair(width, height)] => Ok(Value::Rect([*x, *y, *width, *height])),
            [x, y, width, height] => Ok(Value::Rect([self.int(x)?, self.int(y)?, self.int(width)?, self.int(height)?])),
            _ => self.unknown("Rectangle"),
        }
    }

    pub(super) fn rectangles(&mut self, name: &str, arguments: &[Value]) -> Run<Value> {
        match (name, arguments) {
            ("FromLTRB", [left, top, right, bottom]) => {
                let [left, top] = [self.int(left)?, self.int(top)?];
                let [right, bottom] = [self.int(right)?, self.int(bottom)?];
                Ok(Value::Rect([left, top, right.wrapping_sub(left), bottom.wrapping_sub(top)]))
            }
            ("Union", [Value::Rect(one), Value::Rect(other)]) => {
                let (left, top) = (one[0].min(other[0]), one[1].min(other[1]));
                let end = |at: usize| one[at].wrapping_add(one[at + 2]).max(other[at].wrapping_add(other[at + 2]));
                Ok(Value::Rect([left, top, end(0).wrapping_sub(left), end(1).wrapping_sub(top)]))
            }
            _ => self.unknown(name),
        }
    }

    pub(super) fn graphic_member(&mut self, target: &Value, name: &str) -> Run<Value> {
        let rect = match target {
            Value::Pair(x, y) => {
                return match name {
                    "X" | "Width" => Ok(Value::Int(*x)),
                    "Y" | "Height" => Ok(Value::Int(*y)),
                    "IsEmpty" => Ok(Value::Bool((*x, *y) == (0, 0))),
                    _ => self.unknown(name),
                };
            }
            Value::Bitmap(bitmap) => {
                let bitmap = bitmap.borrow();
                [0, 0, bitmap.width.into(), bitmap.height.into()]
            }
            Value::Sprite(sprite) => {
                if name == "Image" {
                    let sprite = self.sprite_of(target)?;
                    let bitmap = self.flattened(&sprite)?.0;
                    return Ok(Value::Bitmap(Rc::new(RefCell::new(bitmap))));
                }
                self.take_steps(sprite.borrow().layers.len())?;
                let [left, top, right, bottom] = sprite.borrow().bounds().map(i64::from);
                [left, top, right - left, bottom - top]
            }
            Value::Rect(rect) => *rect,
            _ => return self.unknown(name),
        };
        let [x, y, width, height] = rect;
        Ok(match name {
            "X" | "Left" => Value::Int(x),
            "Y" | "Top" => Value::Int(y),
            "Width" => Value::Int(width),
            "Height" => Value::Int(height),
            "Right" => Value::Int(x.wrapping_add(width)),
            "Bottom" => Value::Int(y.wrapping_add(height)),
            "Size" => Value::Pair(width, height),
            "Location" | "Offset" => Value::Pair(x, y),
            "Bounds" => Value::Rect(rect),
            "IsEmpty" => Value::Bool(width == 0 || height == 0),
            _ => return self.unknown(name),
        })
    }

    /// Sets a member. Returns the value as it is then, if it is one that is copied.
    pub(crate) fn set_member(&mut self, target: Value, name: &str, value: &Value) -> Run<Option<Value>> {
        match (target, name, value) {
            (Value::Pair(_, y), "X" | "Width", _) => Ok(Some(Value::Pair(self.int(value)?, y))),
            (Value::Pair(x, _), "Y" | "Height", _) => Ok(Some(Value::Pair(x, self.int(value)?))),
            (Value::Rect([x, y, width, height]), _, _) => {
                let changed = match (name, value) {
                    ("X", _) => [self.int(value)?, y, width, height],
                    ("Y", _) => [x, self.int(value)?, width, height],
                    ("Width", _) => [x, y, self.int(value)?, height],
                    ("Height", _) => [x, y, width, self.int(value)?],
                    ("Location", Value::Pair(x, y)) => [*x, *y, width, height],
                    ("Size", Value::Pair(width, height)) => [x, y, *width, *height],
                    _ => return self.unknown(name),
                };
                Ok(Some(Value::Rect(changed)))
            }
            // The place of its left top corner.
            (Value::Sprite(sprite), "Offset" | "Location", Value::Pair(..)) => {
                let (x, y) = self.pair_of(std::slice::from_ref(value))?;
                self.take_steps(sprite.borrow().layers.len())?;
                let [left, top, ..] = sprite.borrow().bounds();
                let moved = sprite.borrow().clone().moved((x.saturating_sub(left), y.saturating_sub(top)));
                *sprite.borrow_mut() = moved;
                Ok(None)
            }
            (Value::Entry, ..) => self.error("the object itself cannot be changed"),
            _ => self.unknown(name),
        }
    }

    /// Methods of points and rectangles.
    pub(super) fn area_method(
        &mut self,
        target: &Value,
        name: &str,
        arguments: &[Value],
    ) -> Run<(Value, Option<Value>)> {
        let (dx, dy) = self.pair_of(arguments)?;
        let (dx, dy) = (i64::from(dx), i64::from(dy));
        Ok(match (target, name) {
            (Value::Pair(x, y), "Offset") => (Value::Null, Some(Value::Pair(x.wrapping_add(dx), y.wrapping_add(dy)))),
            (Value::Rect([x, y, width, height]), "Offset") => {
                (Value::Null, Some(Value::Rect([x.wrapping_add(dx), y.wrapping_add(dy), *width, *height])))
            }
            (Value::Rect([x, y, width, height]), "Inflate") => {
                let grown =
                    [x.wrapping_sub(dx), y.wrapping_sub(dy), width.wrapping_add(2 * dx), height.wrapping_add(2 * dy)];
                (Value::Null, Some(Value::Rect(grown)))
            }
            (Value::Rect([x, y, width, height]), "Contains") => {
                let is_in = |at: i64, from: i64, length: i64| (from..from.saturating_add(length)).contains(&at);
                (Value::Bool(is_in(dx, *x, *width) && is_in(dy, *y, *height)), None)
            }
            _ => return self.unknown(name),
        })
    }

    pub(super) fn sprite_method(
        &mut self,
        sprite: &Rc<RefCell<Sprite>>,
        name: &str,
        arguments: &[Value],
    ) -> Run<Value> {
        self.take_steps(sprite.borrow().layers.len())?;
        let now = sprite.borrow().clone();
        let changed = match name {
            "Offset" => now.moved(self.pair_of(arguments)?),
            "Flip" => {
                let flips = (self.truth(self.argument(arguments, 0)?)?, self.truth(self.argument(arguments, 1)?)?);
                now.flipped(flips)
            }
            "GetBitmap" => {
                let bitmap = self.flattened(&now)?.0;
                return Ok(Value::Bitmap(Rc::new(RefCell::new(bitmap))));
            }
            _ => return self.unknown(name),
        };
        *sprite.borrow_mut() = changed;
        Ok(Value::Null)
    }

    pub(super) fn bitmap_method(
        &mut self,
        bitmap: &Rc<RefCell<Bitmap>>,
        name: &str,
        arguments: &[Value],
    ) -> Run<Value> {
        match (name, arguments) {
            ("DrawSprite", [sprite, rest @ ..]) => {
                let sprite = self.sprite_of(sprite)?;
                let at = if rest.is_empty() { (0, 0) } else { self.pair_of(rest)? };
                self.work(sprite.work_in(bitmap.borrow().width, bitmap.borrow().height))?;
                bitmap.borrow_mut().draw(&sprite, at);
            }
            ("DrawBitmap" | "DrawBitmapComposited", [Value::Bitmap(other), rest @ ..]) => {
                let at = self.pair_of(rest)?;
                let sprite = self.sprite_from(other, (0, 0), false)?;
                self.work(sprite.work_in(bitmap.borrow().width, bitmap.borrow().height))?;
                bitmap.borrow_mut().draw(&sprite, at);
            }
            ("Flip", [x, y]) => {
                let flips = (self.truth(x)?, self.truth(y)?);
                self.work(bitmap.borrow().pixels.len())?;
                bitmap.borrow_mut().flip(flips);
            }
            ("Clear", []) => {
                self.work(bitmap.borrow().pixels.len())?;
                bitmap.borrow_mut().pixels.fill(0);
            }
            ("DrawRectangle" | "FillRectangle" | "DrawLine" | "DrawEllipse" | "DrawCircle", [color, shape @ ..]) => {
                let color = self.int(color)? as u8 & !HIGH;
                let mut numbers = Vec::new();
                for value in shape {
                    match value {
                        Value::Pair(x, y) => numbers.extend([*x, *y]),
                        Value::Rect(rect) => numbers.extend(rect),
                        other => numbers.push(self.int(other)?),
                    }
                }
                let numbers: Vec<i32> =
                    numbers.iter().map(|value| (*value).clamp(-0x1_0000, 0x1_0000) as i32).collect();
                let longest = numbers.iter().fold(0, |most: u32, number| most.max(number.unsigned_abs())) as usize;
                let is_filled = name == "FillRectangle";
                self.work(8 * longest + if is_filled { bitmap.borrow().pixels.len() } else { 0 })?;
                let mut bitmap = bitmap.borrow_mut();
                match (name, numbers.as_slice()) {
                    ("DrawRectangle", [x, y, width, height]) => {
                        bitmap.rectangle(color, (*x, *y), (*width, *height), false);
                    }
                    ("FillRectangle", [x, y, width, height]) => {
                        bitmap.rectangle(color, (*x, *y), (*width, *height), true);
                    }
                    ("DrawLine", [x0, y0, x1, y1]) => bitmap.line(color, (*x0, *y0), (*x1, *y1)),
                    ("DrawCircle", [x, y, radius]) => {
                        bitmap.ellipse(color, (x - radius, y - radius), (2 * radius, 2 * radius));
                    }
                    ("DrawEllipse", [x0, y0, x1, y1]) => bitmap.ellipse(color, (*x0, *y0), (x1 - x0, y1 - y0)),
                    _ => return self.unknown(name),
                }
            }
            _ => return self.unknown(name),
        }
        Ok(Value::Null)
    }
}
