# Prints the digests of files in the binary form: `godot --headless --script digest.gd -- FILE...`.
extends SceneTree

const LOADER := preload("loopwright.gd")


func _init() -> void:
	var failed := 0
	for path in OS.get_cmdline_user_args():
		var bytes := FileAccess.get_file_as_bytes(path)
		var is_level := bytes.slice(1, 17).get_string_from_utf8() == "loopwright-level"
		var found: Dictionary = LOADER.read_level(bytes) if is_level else LOADER.read_game(bytes)
		if found.has("error"):
			printerr(path, ": ", found.error)
			failed = 1
		else:
			print("%08x" % found.digest)
	quit(failed)
