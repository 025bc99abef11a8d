// Reads games and levels that Loopwright exported: `loopwright export game PROJECT -o DIR`.
// One module without dependencies, for browsers, Node and Deno. Licence: MIT or Apache-2.0, as Loopwright.
//
//   import { readGame, readLevel, artAt, solidAt } from "./loopwright.mjs";
//   const game = readGame(await (await fetch("game.json")).text());
//   const level = readLevel(await (await fetch(game.levels[0].file)).text());
//   const { cell, flipX, flipY, front } = artAt(level, 3, 20); // column 3, row 20
//   const [x, y] = game.cells[cell]; // its 16x16 pixels in atlas.png; cell 0 is nothing
//
// Both forms are read: text or bytes of a .json file, bytes of a .bin file. What is wrong throws an Error.
// `digest` is a number of all that was read: two loaders that agree on it read the same.
// `node loopwright.mjs FILE...` prints the digests of files.

const optional = (of) => ({ optional: of });
const list = (of) => ({ list: of });
const array = (of, count) => ({ array: of, count });
const struct = (...fields) => ({ struct: fields.map((field) => field.split(":")) });

// Fields in their order. Without a colon: a number.
const TYPES = {
  tile: struct("heights:16", "widths:16", "angle", "flagged:flag", "properties:map"),
  picture: struct("x", "y", "width", "height", "left", "top"),
  cellProperty: struct("cell", "properties:map"),
  animation: struct("cell", "frames:pairs"),
  definition: struct("name:text", "title:text", "form:text", "half_width", "half_height", "heights:numbers", "speed", "throw:text",
    "definition:text"),
  entry: struct("name:text", "title:text", "file:text", "digest:text"),
  atlas: struct("image:text", "width", "height", "padding"),
  limits: struct("left", "top", "right", "bottom"),
  limitChange: struct(
    "from_x", "to_x:maybe", "from_y:maybe", "to_y:maybe", "player_from_y:maybe", "player_to_y:maybe", "switch:maybe",
    "stage:maybe", "next_stage:maybe", "left:maybe", "top:maybe", "right:maybe", "bottom:maybe", "at_once:maybe", "top_speed",
    "no_return:flag", "closed:flag", "keeps:flag",
  ),
  start: struct(
    "name:text", "x", "y", "character:text", "partner:maybeText", "layer:text", "faces_left:flag", "x_sub", "y_sub", "x_speed",
    "y_speed", "ground_speed", "airborne:flag", "rolling:flag", "shield:text", "form:text", "rings", "emeralds", "water:maybe",
    "water_stage",
  ),
  area: struct("x", "y", "width", "height"),
  waterChange: struct(
    "from_x", "to_x:maybe", "from_y:maybe", "to_y:maybe", "switch:maybe", "stage:maybe", "reached:maybe", "next_stage:maybe",
    "y:maybe", "at_once:maybe", "presses:maybe", "closes:maybe",
  ),
  water: struct("y", "swells:flag", "speed", "changes:waterChanges"),
  background: struct("image:text", "scroll_x", "scroll_y", "y", "drift", "once:flag", "first_row", "end_row"),
  plane: struct("level:text", "image:text", "width", "height", "scroll_x", "scroll_y", "x", "y"),
  layer: struct("level:text", "front:flag", "opacity", "scroll_x", "scroll_y", "x", "y", "repeats:flag"),
  loop: struct("x", "y", "size", "role:text"),
  switcher: struct(
    "id:text", "x", "y", "horizontal:flag", "half_length", "right_or_below:text", "right_or_below_high:flag",
    "left_or_above:text", "left_or_above_high:flag", "grounded_only:flag", "priority_only:flag", "properties:map",
  ),
  region: struct("id:text", "name:text", "x", "y", "width", "height", "properties:map"),
  solid: struct(
    "shape:text", "x", "y", "half_width", "half_height", "standing_height", "landing_half_width", "heights:numbers",
    "off_screen:flag",
  ),
  hitbox: struct("x", "y", "half_width", "half_height"),
  object: struct(
    "id:text", "kind:text", "known:flag", "x", "y", "placed_x", "placed_y", "flip_x:flag", "flip_y:flag", "hidden:flag",
    "in_front:flag", "picture:maybe", "parameters:map", "solid:maybeSolid", "reaction:text", "element:text", "hitboxes:hitboxes",
    "areas:areas", "path:pairs", "properties:map",
  ),
  game: struct(
    "format:text", "version", "name:text", "game:text", "rules:map", "properties:map", "atlas:atlas", "cells:pairs",
    "cell_properties:cellProperties", "animations:animations", "pictures:pictures", "tiles:tiles", "definitions:definitions", "levels:entries",
  ),
  level: struct(
    "format:text", "version", "name:text", "title:text", "properties:map", "columns", "rows", "wrap_y:maybe",
    "bounds:limits", "limits:limitChanges", "start:start", "starts:starts", "goal:maybeArea", "water:maybeWater", "backgrounds:backgrounds",
    "plane:maybePlane", "layers:layers", "loops:loops", "switchers:switchers", "regions:regions", "objects:objects", "art:grid",
    "solid_a:grid", "solid_b:grid",
  ),
  number: "number", flag: "flag", text: "text", map: "map", grid: "grid",
  16: array("number", 16),
  maybe: optional("number"), maybeText: optional("text"), maybeSolid: optional("solid"), maybeArea: optional("area"),
  maybeWater: optional("water"), maybePlane: optional("plane"),
  numbers: list("number"), pairs: list("pair"), pair: array("number", 2), areas: list("sides"), sides: array("number", 4),
  cellProperties: list("cellProperty"), animations: list("animation"), pictures: list("picture"), tiles: list("tile"), definitions: list("definition"),
  entries: list("entry"), limitChanges: list("limitChange"), starts: list("start"), waterChanges: list("waterChange"),
  backgrounds: list("background"), layers: list("layer"), loops: list("loop"), switchers: list("switcher"), regions: list("region"),
  objects: list("object"), hitboxes: list("hitbox"),
};

const VERSION = 6;
const MOST_BLOCKS = 1 << 26;

const wrong = (what) => { throw new Error(`This is no file of Loopwright that can be read: ${what}`); };

// The digest of all that is read: of each number itself, of flags 0 or 1, of nothing 0, of texts each byte.
class Digest {
  value = 0;
  add(number) {
    // The product has less than 53 bits.
    this.value = (this.value * 65599 + (number >>> 0)) % 4294967296;
  }
  text(text) {
    for (const byte of new TextEncoder().encode(text)) this.add(byte);
  }
}

// Reads the binary form: numbers as varints, signed ones zigzag; texts and lists after their length.
class Bytes {
  digest = new Digest();
  at = 0;
  constructor(bytes) { this.bytes = bytes; }
  byte() {
    return this.at < this.bytes.length ? this.bytes[this.at++] : wrong("it ends too early");
  }
  length() {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value < 4294967296 ? value : wrong("a number is too large");
    }
    return wrong("a number is too long");
  }
  signed() {
    const value = this.length();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
  tag(most) {
    const tag = this.byte();
    return tag <= most ? tag : wrong("a byte has no meaning");
  }
  // The length of a list whose items take a byte or more each.
  count() {
    const count = this.length();
    return count <= this.bytes.length - this.at ? count : wrong("a list is longer than the file");
  }
  read(name, whole) {
    const type = TYPES[name];
    if (type === "number") { const value = this.signed(); this.digest.add(value); return value; }
    if (type === "flag") { const value = this.tag(1); this.digest.add(value); return value === 1; }
    if (type === "text") return this.text();
    if (type === "map") return this.map();
    if (type === "grid") return this.grid(whole);
    if (type.optional) {
      if (this.tag(1) === 1) return this.read(type.optional);
      this.digest.add(0);
      return null;
    }
    if (type.list || type.array) {
      return Array.from({ length: type.list ? this.count() : type.count }, () => this.read(type.list ?? type.array));
    }
    const object = {};
    for (const [field, of] of type.struct) {
      object[field] = this.read(of ?? "number", object);
      checkHead(name, field, object);
    }
    return object;
  }
  text() {
    const length = this.count();
    const bytes = this.bytes.subarray(this.at, this.at += length);
    for (const byte of bytes) this.digest.add(byte);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  }
  map() {
    const map = Object.create(null);
    for (let left = this.count(); left > 0; left--) {
      const name = this.text();
      map[name] = this.read(["number", "flag", "text"][this.tag(2)]);
    }
    return map;
  }
  grid({ columns, rows }) {
    const cells = new Int32Array(columns * rows);
    let at = 0;
    for (let left = this.count(); left > 0; left--) {
      const [count, value] = [this.signed(), this.signed()];
      if (count < 1 || count > cells.length - at) wrong("a run leaves its grid");
      cells.fill(value, at, at + count);
      at += count;
    }
    if (at !== cells.length) wrong("a grid has too few blocks");
    for (const cell of cells) this.digest.add(cell);
    return cells;
  }
}

// Reads the JSON form, parsed.
class Json {
  digest = new Digest();
  read(name, value, whole) {
    const type = TYPES[name];
    if (type === "number") {
      if (!Number.isInteger(value) || Math.abs(value) > 2147483648) wrong("a number is expected");
      this.digest.add(value);
      return value;
    }
    if (type === "flag") {
      if (typeof value !== "boolean") wrong("true or false is expected");
      this.digest.add(value ? 1 : 0);
      return value;
    }
    if (type === "text") {
      if (typeof value !== "string") wrong("a text is expected");
      this.digest.text(value);
      return value;
    }
    if (type.optional) {
      if (value !== null) return this.read(type.optional, value);
      this.digest.add(0);
      return null;
    }
    if (value === null || typeof value !== "object") wrong(`${name} is missing`);
    if (type === "map") return this.map(value);
    if (type === "grid") return this.grid(value, whole);
    if (type.list || type.array) {
      if (!Array.isArray(value) || (type.array && value.length !== type.count)) wrong(`the list ${name} is wrong`);
      return value.map((item) => this.read(type.list ?? type.array, item));
    }
    const object = {};
    for (const [field, of] of type.struct) {
      object[field] = this.read(of ?? "number", value[field], object);
      checkHead(name, field, object);
    }
    return object;
  }
  map(value) {
    const map = Object.create(null);
    const bytes = (text) => [...new TextEncoder().encode(text)];
    const names = Object.keys(value).map((name) => [bytes(name), name]);
    names.sort(([a], [b]) => {
      const at = a.findIndex((byte, n) => byte !== b[n]);
      return at < 0 ? a.length - b.length : a[at] - (b[at] ?? -1);
    });
    for (const [, name] of names) {
      this.digest.text(name);
      const kind = { number: "number", boolean: "flag", string: "text" }[typeof value[name]];
      map[name] = this.read(kind ?? wrong("a value is neither number, flag nor text"), value[name]);
    }
    return map;
  }
  grid(value, { columns, rows }) {
    if (value.length !== rows) wrong("a grid has another number of rows");
    const cells = new Int32Array(columns * rows);
    value.forEach((row, y) => {
      if (!Array.isArray(row) || row.length !== columns) wrong("a row of a grid has another length");
      row.forEach((cell, x) => { cells[y * columns + x] = this.read("number", cell); });
    });
    return cells;
  }
}

// Refuses other formats and versions, and sizes that no level has, before more is read.
function checkHead(name, field, object) {
  if (name !== "game" && name !== "level") return;
  if (field === "format" && object.format !== `loopwright-${name}`) wrong(`it is not a ${name}`);
  if (field === "version" && object.version !== VERSION) wrong(`it has version ${object.version}, this reads ${VERSION}`);
  if (field !== "rows") return;
  const { columns, rows } = object;
  if (columns < 0 || rows < 0 || columns * rows > MOST_BLOCKS) wrong("the level is too large");
}

function read(name, data) {
  const isText = typeof data === "string";
  if (isText || data[0] === 123) {
    const source = new Json();
    const value = source.read(name, JSON.parse(isText ? data : new TextDecoder("utf-8", { fatal: true }).decode(data)));
    return Object.assign(value, { digest: source.digest.value });
  }
  const source = new Bytes(data);
  const value = source.read(name);
  if (source.at !== data.length) wrong("something follows its end");
  return Object.assign(value, { digest: source.digest.value });
}

/** Reads game.json or game.bin. */
export const readGame = (data) => read("game", data);

/** Reads a file of a level. Its grids are flat: the block at column x, row y is number y * columns + x. */
export const readLevel = (data) => read("level", data);

/** The block of art at a column and a row; cell 0 outside. */
export function artAt({ columns, rows, art }, x, y) {
  const number = x >= 0 && y >= 0 && x < columns && y < rows ? art[y * columns + x] : 0;
  return { cell: number >> 3, flipX: (number & 1) !== 0, flipY: (number & 2) !== 0, front: (number & 4) !== 0 };
}

/** The solid tile of a layer, "a" or "b", at a column and a row; tile 0 outside. */
export function solidAt({ columns, rows, solid_a, solid_b }, layer, x, y) {
  const grid = layer === "b" ? solid_b : solid_a;
  const number = x >= 0 && y >= 0 && x < columns && y < rows ? grid[y * columns + x] : 0;
  const [top, sidesAndBottom] = [(number & 4) !== 0, (number & 8) !== 0];
  return { tile: number >> 4, flipX: (number & 1) !== 0, flipY: (number & 2) !== 0, top, sidesAndBottom };
}

if (typeof process !== "undefined" && process.argv[1]?.endsWith("loopwright.mjs") && import.meta.url.startsWith("file:")) {
  const { readFileSync } = await import("node:fs");
  for (const path of process.argv.slice(2)) {
    try {
      const data = readFileSync(path);
      const isLevel = data.subarray(0, 64).includes("loopwright-level");
      const { digest } = isLevel ? readLevel(data) : readGame(data);
      console.log(digest.toString(16).padStart(8, "0"));
    } catch (error) {
      console.error(`${path}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}
