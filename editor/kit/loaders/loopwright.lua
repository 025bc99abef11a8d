-- Reads games and levels that Loopwright exported: `loopwright export game PROJECT -o DIR --format binary`.
-- One module without dependencies for Lua 5.1 to 5.4 and LuaJIT (LÖVE, Defold). Licence: MIT or Apache-2.0, as Loopwright.
--
--   local loopwright = require "loopwright"
--   local game = loopwright.read_game(love.filesystem.read("game.bin"))
--   local level = loopwright.read_level(love.filesystem.read(game.levels[1].file))
--   local block = loopwright.art_at(level, 3, 20)   -- column 3, row 20, counted from 0
--   local place = game.cells[block.cell + 1]        -- its 16x16 pixels in atlas.png; cell 0 is nothing
--
-- Lists begin with 1, numbers of cells, tiles and pictures with 0. What is missing is nil. `digest` is a number of all that
-- was read: two loaders that agree on it read the same. What is wrong raises an error.
-- `lua loopwright.lua FILE...` prints the digests of files.

local M = {}

-- Fields in their order, as "name:type"; without a type a number. A star stands for a list, a question mark for what may be
-- missing, a number for a list of that length.
local function struct(text)
  local fields = {}
  for name, of in text:gmatch("([%w_]+):?(%S*)") do
    fields[#fields + 1] = { name, of == "" and "number" or of }
  end
  return fields
end

local STRUCTS = {
  tile = struct "heights:16 widths:16 angle flagged:flag properties:map",
  picture = struct "x y width height left top",
  cell_properties = struct "cell properties:map",
  animation = struct "cell frames:*2",
  definition = struct "name:text title:text form:text half_width half_height heights:*number speed throw:text definition:text",
  entry = struct "name:text title:text file:text digest:text",
  atlas = struct "image:text width height padding",
  sides = struct "left top right bottom",
  limit_change = struct [[from_x to_x:?number from_y:?number to_y:?number player_from_y:?number player_to_y:?number
    switch:?number stage:?number next_stage:?number left:?number top:?number right:?number bottom:?number at_once:?number
    top_speed no_return:flag closed:flag keeps:flag]],
  start = struct [[name:text x y character:text partner:?text layer:text faces_left:flag x_sub y_sub x_speed y_speed
    ground_speed airborne:flag rolling:flag shield:text form:text rings emeralds water:?number water_stage]],
  area = struct "x y width height",
  water_change = struct [[from_x to_x:?number from_y:?number to_y:?number switch:?number stage:?number reached:?number
    next_stage:?number y:?number at_once:?number presses:?number closes:?number]],
  water = struct "y swells:flag speed changes:*water_change",
  background = struct "image:text scroll_x scroll_y y drift once:flag first_row end_row",
  plane = struct "level:text image:text width height scroll_x scroll_y x y",
  layer = struct "level:text front:flag opacity scroll_x scroll_y x y repeats:flag",
  loop = struct "x y size role:text",
  switcher = struct [[id:text x y horizontal:flag half_length right_or_below:text right_or_below_high:flag
    left_or_above:text left_or_above_high:flag grounded_only:flag priority_only:flag properties:map]],
  region = struct "id:text name:text x y width height properties:map",
  solid = struct [[shape:text x y half_width half_height standing_height landing_half_width heights:*number
    off_screen:flag]],
  hitbox = struct "x y half_width half_height",
  object = struct [[id:text kind:text known:flag x y placed_x placed_y flip_x:flag flip_y:flag hidden:flag in_front:flag
    picture:?number parameters:map solid:?solid reaction:text element:text hitboxes:*hitbox areas:*4 path:*2
    properties:map]],
  game = struct [[format:text version name:text game:text rules:map properties:map atlas:atlas cells:*2 cell_properties:*cell_properties animations:*animation
    pictures:*picture tiles:*tile definitions:*definition levels:*entry]],
  level = struct [[format:text version name:text title:text properties:map columns rows wrap_y:?number bounds:sides limits:*limit_change
    start:start starts:*start goal:?area water:?water backgrounds:*background plane:?plane layers:*layer loops:*loop switchers:*switcher
    regions:*region objects:*object art:grid solid_a:grid solid_b:grid]],
}

local MOST_BLOCKS = 67108864
local byte, floor = string.byte, math.floor

local function wrong(what)
  error("this is no file of Loopwright that can be read: " .. what, 0)
end

local Reader = {}
Reader.__index = Reader

-- The digest of all that is read: of each number itself, of flags 0 or 1, of nothing 0, of texts each byte.
function Reader:fold(number)
  self.digest = (self.digest * 65599 + number % 4294967296) % 4294967296 -- the product has less than 53 bits
end

function Reader:byte()
  local value = byte(self.bytes, self.at)
  if not value then wrong("it ends too early") end
  self.at = self.at + 1
  return value
end

-- A number as a varint: 7 bits a byte, the low ones first.
function Reader:length()
  local value, scale = 0, 1
  for _ = 1, 5 do
    local part = self:byte()
    value = value + part % 128 * scale
    if part < 128 then
      if value >= 4294967296 then wrong("a number is too large") end
      return value
    end
    scale = scale * 128
  end
  wrong("a number is too long")
end

-- A signed number, zigzag.
function Reader:signed()
  local value = self:length()
  if value % 2 == 0 then return floor(value / 2) end
  return -floor((value + 1) / 2)
end

function Reader:tag(most)
  local tag = self:byte()
  if tag > most then wrong("a byte has no meaning") end
  return tag
end

-- The length of a list whose items take a byte or more each.
function Reader:count()
  local count = self:length()
  if count > #self.bytes - self.at + 1 then wrong("a list is longer than the file") end
  return count
end

function Reader:number()
  local value = self:signed()
  self:fold(value)
  return value
end

function Reader:flag()
  local value = self:tag(1)
  self:fold(value)
  return value == 1
end

function Reader:text()
  local length = self:count()
  local text = self.bytes:sub(self.at, self.at + length - 1)
  for at = self.at, self.at + length - 1 do self:fold(byte(self.bytes, at)) end
  self.at = self.at + length
  return text
end

function Reader:map()
  local map = {}
  for _ = 1, self:count() do
    local name, tag = self:text(), self:tag(2)
    map[name] = tag == 0 and self:number() or tag == 2 and self:text()
    if tag == 1 then map[name] = self:flag() end
  end
  return map
end

-- Runs of equal numbers, row after row.
function Reader:grid(level)
  local cells, at, all = {}, 0, level.columns * level.rows
  for _ = 1, self:count() do
    local count, value = self:signed(), self:signed()
    if count < 1 or count > all - at then wrong("a run leaves its grid") end
    for n = at + 1, at + count do
      cells[n] = value
      self:fold(value)
    end
    at = at + count
  end
  if at ~= all then wrong("a grid has too few blocks") end
  return cells
end

function Reader:list(of, count)
  local list = {}
  for n = 1, count do list[n] = self:read(of) end
  return list
end

function Reader:read(of, whole)
  local first, rest = of:sub(1, 1), of:sub(2)
  if first == "*" then return self:list(rest, self:count()) end
  if first == "?" then
    if self:tag(1) == 1 then return self:read(rest) end
    self:fold(0)
    return nil
  end
  if tonumber(of) then return self:list("number", tonumber(of)) end
  local fields = STRUCTS[of]
  if not fields then return self[of](self, whole) end
  local object = {}
  for _, field in ipairs(fields) do
    local name = field[1]
    object[name] = self:read(field[2], object)
    if of == "game" or of == "level" then
      if name == "format" and object.format ~= "loopwright-" .. of then wrong("it is not a " .. of) end
      if name == "version" and object.version ~= 6 then wrong("it has another version than 6") end
      if name == "rows" and (object.columns < 0 or object.rows < 0 or object.columns * object.rows > MOST_BLOCKS) then
        wrong("the level is too large")
      end
    end
  end
  return object
end

local function read(of, bytes)
  local reader = setmetatable({ bytes = bytes, at = 1, digest = 0 }, Reader)
  local object = reader:read(of)
  if reader.at ~= #bytes + 1 then wrong("something follows its end") end
  object.digest = reader.digest
  return object
end

--- Reads the bytes of game.bin.
function M.read_game(bytes) return read("game", bytes) end

--- Reads the bytes of a level. The block at column x and row y of a grid is number y * columns + x + 1.
function M.read_level(bytes) return read("level", bytes) end

local function at(level, grid, x, y)
  local inside = x >= 0 and y >= 0 and x < level.columns and y < level.rows
  return inside and grid[y * level.columns + x + 1] or 0
end

local function bit(number, value) return floor(number / value) % 2 == 1 end

--- The block of art at a column and a row, counted from 0; cell 0 outside.
function M.art_at(level, x, y)
  local number = at(level, level.art, x, y)
  return { cell = floor(number / 8), flip_x = bit(number, 1), flip_y = bit(number, 2), front = bit(number, 4) }
end

--- The solid tile of a layer, "a" or "b", at a column and a row; tile 0 outside.
function M.solid_at(level, layer, x, y)
  local number = at(level, layer == "b" and level.solid_b or level.solid_a, x, y)
  return {
    tile = floor(number / 16), flip_x = bit(number, 1), flip_y = bit(number, 2), top = bit(number, 4),
    sides_and_bottom = bit(number, 8),
  }
end

if arg and arg[0] and arg[0]:match("loopwright%.lua$") then
  local failed = false
  for _, path in ipairs(arg) do
    local ok, found = pcall(function()
      local file = assert(io.open(path, "rb"))
      local bytes = file:read("*a")
      file:close()
      return (bytes:sub(2, 17) == "loopwright-level" and M.read_level or M.read_game)(bytes)
    end)
    if ok then
      print(string.format("%08x", found.digest))
    else
      io.stderr:write(path, ": ", tostring(found), "\n")
      failed = true
    end
  end
  if failed then os.exit(1) end
end

return M
