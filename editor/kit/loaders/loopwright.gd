# Reads games and levels that Loopwright exported: `loopwright export game PROJECT -o DIR --format binary`.
# One script without dependencies for Godot 4. Licence: MIT or Apache-2.0, as Loopwright.
#
#   var game := Loopwright.read_game(FileAccess.get_file_as_bytes("res://export/game.bin"))
#   var level := Loopwright.read_level(FileAccess.get_file_as_bytes("res://export/" + game.levels[0].file))
#   var block := Loopwright.art_at(level, 3, 20)     # column 3, row 20
#   var place: Array = game.cells[block.cell]        # its 16x16 pixels in atlas.png; cell 0 is nothing
#
# Each object is a Dictionary with the fields that the schemas `game` and `game-level` describe; what is missing is null.
# `digest` is a number of all that was read: two loaders that agree on it read the same. Of a file that can't be read the
# Dictionary has one field, `error`.
class_name Loopwright
extends RefCounted

# Fields in their order, as "name:type"; without a type a number. A star stands for a list, a question mark for what may be
# missing, a number for a list of that length.
const STRUCTS := {
	"tile": "heights:16 widths:16 angle flagged:flag properties:map",
	"picture": "x y width height left top",
	"cell_properties": "cell properties:map",
	"animation": "cell frames:*2",
	"definition": "name:text title:text form:text half_width half_height heights:*number speed throw:text definition:text",
	"entry": "name:text title:text file:text digest:text",
	"atlas": "image:text width height padding",
	"sides": "left top right bottom",
	"limit_change": "from_x to_x:?number from_y:?number to_y:?number player_from_y:?number player_to_y:?number " +
		"switch:?number stage:?number next_stage:?number left:?number top:?number right:?number bottom:?number " +
		"at_once:?number top_speed no_return:flag closed:flag keeps:flag",
	"start": "name:text x y character:text partner:?text layer:text faces_left:flag x_sub y_sub x_speed y_speed " +
		"ground_speed airborne:flag rolling:flag shield:text form:text rings emeralds water:?number water_stage",
	"area": "x y width height",
	"water_change": "from_x to_x:?number from_y:?number to_y:?number switch:?number stage:?number reached:?number " +
		"next_stage:?number y:?number at_once:?number presses:?number closes:?number",
	"water": "y swells:flag speed changes:*water_change",
	"background": "image:text scroll_x scroll_y y drift once:flag first_row end_row",
	"plane": "level:text image:text width height scroll_x scroll_y x y",
	"layer": "level:text front:flag opacity scroll_x scroll_y x y repeats:flag",
	"loop": "x y size role:text",
	"switcher": "id:text x y horizontal:flag half_length right_or_below:text right_or_below_high:flag " +
		"left_or_above:text left_or_above_high:flag grounded_only:flag priority_only:flag properties:map",
	"region": "id:text name:text x y width height properties:map",
	"solid": "shape:text x y half_width half_height standing_height landing_half_width heights:*number off_screen:flag",
	"hitbox": "x y half_width half_height",
	"object": "id:text kind:text known:flag x y placed_x placed_y flip_x:flag flip_y:flag hidden:flag in_front:flag " +
		"picture:?number parameters:map solid:?solid reaction:text element:text hitboxes:*hitbox areas:*4 path:*2 " +
		"properties:map",
	"game": "format:text version name:text game:text rules:map properties:map atlas:atlas cells:*2 cell_properties:*cell_properties animations:*animation " +
		"pictures:*picture tiles:*tile definitions:*definition levels:*entry",
	"level": "format:text version name:text title:text properties:map columns rows wrap_y:?number bounds:sides limits:*limit_change " +
		"start:start starts:*start goal:?area water:?water backgrounds:*background plane:?plane layers:*layer loops:*loop switchers:*switcher " +
		"regions:*region objects:*object art:grid solid_a:grid solid_b:grid",
}
const MOST_BLOCKS := 67108864


## Reads the bytes of game.bin.
static func read_game(bytes: PackedByteArray) -> Dictionary:
	return Reader.new(bytes).whole("game")


## Reads the bytes of a level. The block at column x and row y of a grid is number y * columns + x.
static func read_level(bytes: PackedByteArray) -> Dictionary:
	return Reader.new(bytes).whole("level")


## The block of art at a column and a row; cell 0 outside.
static func art_at(level: Dictionary, x: int, y: int) -> Dictionary:
	var number := _at(level, level.art, x, y)
	return { "cell": number >> 3, "flip_x": number & 1 != 0, "flip_y": number & 2 != 0, "front": number & 4 != 0 }


## The solid tile of a layer, "a" or "b", at a column and a row; tile 0 outside.
static func solid_at(level: Dictionary, layer: String, x: int, y: int) -> Dictionary:
	var number := _at(level, level.solid_b if layer == "b" else level.solid_a, x, y)
	return {
		"tile": number >> 4, "flip_x": number & 1 != 0, "flip_y": number & 2 != 0, "top": number & 4 != 0,
		"sides_and_bottom": number & 8 != 0,
	}


static func _at(level: Dictionary, grid: PackedInt32Array, x: int, y: int) -> int:
	var inside: bool = x >= 0 and y >= 0 and x < level.columns and y < level.rows
	return grid[y * level.columns + x] if inside else 0


## Reads the binary form: numbers as varints, signed ones zigzag; texts and lists after their length. After the first error
## all that is read is 0.
class Reader:
	var bytes: PackedByteArray
	var at := 0
	var digest := 0
	var error := ""

	func _init(of: PackedByteArray) -> void:
		bytes = of

	func whole(of: String) -> Dictionary:
		var object: Dictionary = read(of, {})
		if at != bytes.size():
			fail("something follows its end")
		if error != "":
			return { "error": "This is no file of Loopwright that can be read: " + error + "." }
		object.digest = digest
		return object

	func fail(what: String) -> void:
		if error == "":
			error = what
		at = bytes.size()

	# The digest of all that is read: of each number itself, of flags 0 or 1, of nothing 0, of texts each byte.
	func fold(number: int) -> void:
		digest = (digest * 65599 + (number & 0xFFFFFFFF)) & 0xFFFFFFFF

	func byte() -> int:
		if at >= bytes.size():
			fail("it ends too early")
			return 0
		at += 1
		return bytes[at - 1]

	func length() -> int:
		var value := 0
		for shift in [0, 7, 14, 21, 28]:
			var part := byte()
			value |= (part & 127) << shift
			if part < 128 and value <= 0xFFFFFFFF:
				return value
		fail("a number is too large")
		return 0

	func signed() -> int:
		var value := length()
		return value >> 1 if value & 1 == 0 else -((value + 1) >> 1)

	func tag(most: int) -> int:
		var found := byte()
		if found <= most:
			return found
		fail("a byte has no meaning")
		return 0

	# The length of a list whose items take a byte or more each.
	func count() -> int:
		var found := length()
		if found <= bytes.size() - at:
			return found
		fail("a list is longer than the file")
		return 0

	func number() -> int:
		var value := signed()
		fold(value)
		return value

	func flag() -> bool:
		var value := tag(1)
		fold(value)
		return value == 1

	func text() -> String:
		var end := count() + at
		var part := bytes.slice(at, end)
		for value in part:
			fold(value)
		at = end
		return part.get_string_from_utf8()

	func map() -> Dictionary:
		var values := {}
		for n in count():
			var name := text()
			match tag(2):
				0: values[name] = number()
				1: values[name] = flag()
				2: values[name] = text()
			if error != "":
				break
		return values

	# Runs of equal numbers, row after row.
	func grid(level: Dictionary) -> PackedInt32Array:
		var cells := PackedInt32Array()
		cells.resize(level.columns * level.rows)
		var to := 0
		for n in count():
			var run := signed()
			var value := signed()
			if run < 1 or run > cells.size() - to:
				fail("a run leaves its grid")
				return cells
			for cell in run:
				cells[to + cell] = value
				fold(value)
			to += run
		if to != cells.size():
			fail("a grid has too few blocks")
		return cells

	func list(of: String, items: int) -> Array:
		var found := []
		for n in items:
			if error != "":
				break
			found.append(read(of, {}))
		return found

	func read(of: String, level: Dictionary) -> Variant:
		match of:
			"number": return number()
			"flag": return flag()
			"text": return text()
			"map": return map()
			"grid": return grid(level)
		if of.begins_with("*"):
			return list(of.substr(1), count())
		if of.begins_with("?"):
			if tag(1) == 1:
				return read(of.substr(1), {})
			fold(0)
			return null
		if of.is_valid_int():
			return list("number", of.to_int())
		var object := {}
		for field in STRUCTS[of].split(" ", false):
			if error != "":
				break
			var parts: PackedStringArray = field.split(":")
			object[parts[0]] = read(parts[1] if parts.size() > 1 else "number", object)
			if of == "game" or of == "level":
				check(of, parts[0], object)
		return object

	# Refuses other formats and versions, and sizes that no level has, before more is read.
	func check(of: String, field: String, object: Dictionary) -> void:
		if field == "format" and object.format != "loopwright-" + of:
			fail("it is not a " + of)
		if field == "version" and object.version != 6:
			fail("it has another version than 6")
		if field == "rows":
			if object.columns < 0 or object.rows < 0 or object.columns * object.rows > MOST_BLOCKS:
				fail("the level is too large")
