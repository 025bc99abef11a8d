/* The physics of Loopwright. Written by cbindgen from the sources: do not edit.
 *
 * Each function refuses null pointers and wrong sizes, and returns a status; lwc_error() says in words what went wrong last
 * on this thread. A handle belongs to one thread at a time. Texts are UTF-8 and end with a zero; a returned text lives as long
 * as its handle. Lists are written into memory of the caller, up to `room` items; `count` receives the length of the whole
 * list. */

#ifndef LOOPWRIGHT_CORE_H
#define LOOPWRIGHT_CORE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/*
 The version of the interface. A function or field that changes raises it; what is only added does not.
 */
#define LWC_VERSION 1

/*
 The bit of the button up.
 */
#define LWC_UP 1

/*
 The bit of the button down.
 */
#define LWC_DOWN 2

/*
 The bit of the button left.
 */
#define LWC_LEFT 4

/*
 The bit of the button right.
 */
#define LWC_RIGHT 8

/*
 The bit of the first jump button.
 */
#define LWC_JUMP 16

/*
 The bit of the second jump button.
 */
#define LWC_JUMP_2 32

/*
 The bit of the third jump button.
 */
#define LWC_JUMP_3 64

/*
 The bit of the start button.
 */
#define LWC_START 128

/*
 The result of a call.
 */
typedef enum LwcStatus {
  /*
   The work is done.
   */
  LWC_STATUS_OK = 0,
  /*
   A pointer is null.
   */
  LWC_STATUS_NULL = 1,
  /*
   A size is not that of the type: the header is of another version.
   */
  LWC_STATUS_SIZE = 2,
  /*
   A text is not UTF-8.
   */
  LWC_STATUS_TEXT = 3,
  /*
   The project can't be read.
   */
  LWC_STATUS_PROJECT = 4,
  /*
   There is no level, run, player or item of that name or number.
   */
  LWC_STATUS_MISSING = 5,
  /*
   The bytes are no snapshot of a world of this level.
   */
  LWC_STATUS_SNAPSHOT = 6,
  /*
   The library made a mistake. The handle must not be used any more.
   */
  LWC_STATUS_PANIC = 7,
} LwcStatus;

/*
 A project that was read.
 */
typedef struct LwcProject LwcProject;

/*
 A level that is played.
 */
typedef struct LwcWorld LwcWorld;

/*
 A player.
 */
typedef struct LwcPlayer {
  /*
   The centre, 1/256 pixel.
   */
  int32_t x;
  /*
   The centre, 1/256 pixel.
   */
  int32_t y;
  /*
   The X Speed, 1/256 pixel a frame.
   */
  int16_t x_speed;
  /*
   The Y Speed, 1/256 pixel a frame.
   */
  int16_t y_speed;
  /*
   The Ground Speed, 1/256 pixel a frame.
   */
  int16_t ground_speed;
  /*
   The Ground Angle, 256 to the turn.
   */
  uint8_t ground_angle;
  /*
   The Width Radius, pixels.
   */
  uint8_t width_radius;
  /*
   The Height Radius, pixels.
   */
  uint8_t height_radius;
  /*
   The character: 0 Sonic, 1 Tails, 2 Knuckles.
   */
  uint8_t character;
  /*
   The collision layer: 0 A, 1 B.
   */
  uint8_t layer;
  /*
   The shield: 0 none, 1 plain, 2 fire, 3 lightning, 4 bubble.
   */
  uint8_t shield;
  /*
   The animation that is shown: see `lwc_animation_name`.
   */
  uint8_t animation;
  /*
   The image of the animation, from 0.
   */
  uint8_t image;
  /*
   The angle by which the image is turned, 256 to the turn, clockwise.
   */
  uint8_t rotation;
  /*
   Whether the player is in the air.
   */
  bool airborne;
  /*
   Whether the player is a ball.
   */
  bool rolling;
  /*
   Whether the player is in a jump whose height can still be cut.
   */
  bool jumping;
  /*
   Whether the player pushes a wall or an object.
   */
  bool pushing;
  /*
   Whether the player faces left.
   */
  bool faces_left;
  /*
   Whether the player stands on an object.
   */
  bool on_object;
  /*
   Whether the player is drawn in front of what has high priority.
   */
  bool high_priority;
  /*
   Whether the player is thrown back by a hit.
   */
  bool hurt;
  /*
   Whether the player is dying or dead.
   */
  bool dead;
  /*
   Whether the player has a super or hyper form.
   */
  bool is_super;
} LwcPlayer;

/*
 A file of a project in memory.
 */
typedef struct LwcFile {
  /*
   The path from the folder of the project on, with `/` between folders: `levels/a.json`.
   */
  const char *path;
  /*
   The content.
   */
  const uint8_t *bytes;
  /*
   The number of bytes.
   */
  size_t size;
} LwcFile;

/*
 A sensor that the first player cast in the last step.
 */
typedef struct LwcSensor {
  /*
   The sensor: 'A' to 'F', or 'G' for the one that decides about balancing.
   */
  uint8_t sensor;
  /*
   The direction: 0 down, 1 right, 2 up, 3 left.
   */
  uint8_t direction;
  /*
   The collision layer: 0 A, 1 B.
   */
  uint8_t layer;
  /*
   The angle that was found, 256 to the turn.
   */
  uint8_t angle;
  /*
   The anchor, pixels.
   */
  int32_t x;
  /*
   The anchor, pixels.
   */
  int32_t y;
  /*
   The distance, pixels.
   */
  int32_t distance;
  /*
   Whether a tile wrote an angle.
   */
  bool has_angle;
  /*
   Whether the player took its distance and angle.
   */
  bool won;
} LwcSensor;

/*
 A solid object that was compared with a player in the last step.
 */
typedef struct LwcSolid {
  /*
   The slot of the object.
   */
  uint32_t slot;
  /*
   The combined box, pixels: first column.
   */
  int32_t left;
  /*
   The combined box, pixels: first row.
   */
  int32_t top;
  /*
   The combined box, pixels: last column.
   */
  int32_t right;
  /*
   The combined box, pixels: last row.
   */
  int32_t bottom;
  /*
   The pixels by which the player was moved to the right.
   */
  int32_t pop_x;
  /*
   The pixels by which the player was moved downwards.
   */
  int32_t pop_y;
  /*
   Whether the object touched the player.
   */
  bool touched;
} LwcSolid;

/*
 A hitbox that was compared with that of the first player in the last step.
 */
typedef struct LwcBox {
  /*
   The slot of the object.
   */
  uint32_t slot;
  /*
   The centre of the object's hitbox, pixels.
   */
  int32_t x;
  /*
   The centre of the object's hitbox, pixels.
   */
  int32_t y;
  /*
   Half the width of the object's hitbox, pixels.
   */
  int32_t half_width;
  /*
   Half the height of the object's hitbox, pixels.
   */
  int32_t half_height;
  /*
   The centre of the player's hitbox, pixels.
   */
  int32_t player_x;
  /*
   The centre of the player's hitbox, pixels.
   */
  int32_t player_y;
  /*
   Half the width of the player's hitbox, pixels.
   */
  int32_t player_half_width;
  /*
   Half the height of the player's hitbox, pixels.
   */
  int32_t player_half_height;
  /*
   Whether the two share a pixel.
   */
  bool touched;
} LwcBox;

/*
 The state of a world.
 */
typedef struct LwcState {
  /*
   Frames that were stepped.
   */
  uint32_t frame;
  /*
   The left edge of the screen, pixels.
   */
  int32_t camera_x;
  /*
   The top edge of the screen, pixels.
   */
  int32_t camera_y;
  /*
   The height of the water's surface, pixels.
   */
  int32_t water_y;
  /*
   The rings.
   */
  uint32_t rings;
  /*
   The points.
   */
  uint32_t score;
  /*
   Whether the player reached the goal.
   */
  bool goal_reached;
  /*
   Whether the act has ended, by the goal or by death.
   */
  bool is_over;
  /*
   Whether the level has water.
   */
  bool has_water;
  /*
   Whether there is a second player.
   */
  bool has_partner;
} LwcState;

/*
 An object that exists now.
 */
typedef struct LwcObject {
  /*
   The kind: its name in projects, or that of a part that other objects make. Never null.
   */
  const char *kind;
  /*
   The id of its placement; 0 of what other objects made.
   */
  uint64_t placement;
  /*
   The slot.
   */
  uint32_t slot;
  /*
   The centre, pixels.
   */
  int32_t x;
  /*
   The centre, pixels.
   */
  int32_t y;
  /*
   The X Speed, 1/256 pixel a frame.
   */
  int16_t x_speed;
  /*
   The Y Speed, 1/256 pixel a frame.
   */
  int16_t y_speed;
  /*
   The number of the picture that is shown, as the kind counts them.
   */
  uint8_t picture;
  /*
   Half the width on the screen, pixels.
   */
  uint16_t half_width;
  /*
   Half the height on the screen, pixels.
   */
  uint16_t half_height;
  /*
   Whether it is mirrored left to right.
   */
  bool flip_x;
  /*
   Whether it is mirrored top to bottom.
   */
  bool flip_y;
  /*
   Whether it is drawn in front of the players.
   */
  bool in_front;
  /*
   Whether players do not see it at the moment.
   */
  bool unseen;
  /*
   Whether a player stands on it.
   */
  bool stood_on;
} LwcObject;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/*
 Returns the version of the interface that the library has: compare it with `LWC_VERSION` of the header.
 */
uint32_t lwc_version(void);

/*
 Returns the version of the digest of [`lwc_world_digest`].
 */
uint32_t lwc_digest_version(void);

/*
 Returns the greatest format number of project files that the library reads.
 */
uint32_t lwc_format_version(void);

/*
 Returns what went wrong last on this thread, in words; an empty text if nothing did. It lives until the next call fails.
 */
const char *lwc_error(void);

/*
 Writes the state of a player: 0 for the first one, 1 for the second. `size` is `sizeof(LwcPlayer)`.

 # Safety
 `world` is null or a world, `to` is null or has room for `size` bytes.
 */
enum LwcStatus lwc_world_player(const struct LwcWorld *world,
                                uint32_t player,
                                struct LwcPlayer *to,
                                size_t size);

/*
 Returns the name of an animation of a player, by its number from 0; null if there is none.
 */
const char *lwc_animation_name(uint8_t animation);

/*
 Opens the project in a folder.

 # Safety
 `folder` is null or a text; `project` is null or can be written. Free the project with `lwc_project_free`.
 */
enum LwcStatus lwc_project_open(const char *folder,
                                struct LwcProject **project);

/*
 Opens a project whose files are in memory. Pictures are not needed. Tilesets that are beside the project have paths that
 begin with `../`.

 # Safety
 `files` is null or leads to so many files, each with a text and so many bytes; `project` is null or can be written. Free
 the project with `lwc_project_free`; the files are not needed any more.
 */
enum LwcStatus lwc_project_from_files(const struct LwcFile *files,
                                      size_t count,
                                      struct LwcProject **project);

/*
 Frees a project. Worlds that were made of it go on.

 # Safety
 `project` is null, or a project that was not freed yet.
 */
void lwc_project_free(struct LwcProject *project);

/*
 Returns the number of levels; 0 of a null pointer.

 # Safety
 `project` is null or a project.
 */
size_t lwc_project_level_count(const struct LwcProject *project);

/*
 Returns the name of a level, by its number from 0; null if there is none.

 # Safety
 `project` is null or a project.
 */
const char *lwc_project_level_name(const struct LwcProject *project, size_t number);

/*
 Returns the number of saved runs of levels; 0 of a null pointer.

 # Safety
 `project` is null or a project.
 */
size_t lwc_project_run_count(const struct LwcProject *project);

/*
 Returns the name of a saved run, by its number from 0; null if there is none.

 # Safety
 `project` is null or a project.
 */
const char *lwc_project_run_name(const struct LwcProject *project, size_t number);

/*
 Writes the buttons that a run holds on a pad (0 or 1), a byte for each frame.

 # Safety
 `project` is null or a project, `run` is null or a text, `to` is null or has room for so many bytes, `count` is null or can
 be written.
 */
enum LwcStatus lwc_project_run_inputs(const struct LwcProject *project,
                                      const char *run,
                                      uint32_t pad,
                                      uint8_t *to,
                                      size_t room,
                                      size_t *count);

/*
 Writes the sensors of the last step, in the order in which they were cast.

 # Safety
 `world` is null or a world, `to` is null or has room for so many, `count` is null or can be written.
 */
enum LwcStatus lwc_world_sensors(const struct LwcWorld *world,
                                 struct LwcSensor *to,
                                 size_t room,
                                 size_t *count);

/*
 Writes the checks of solid objects of the last step, in slot order.

 # Safety
 As `lwc_world_sensors`.
 */
enum LwcStatus lwc_world_solids(const struct LwcWorld *world,
                                struct LwcSolid *to,
                                size_t room,
                                size_t *count);

/*
 Writes the hitboxes of the last step, in the order in which they were compared.

 # Safety
 As `lwc_world_sensors`.
 */
enum LwcStatus lwc_world_boxes(const struct LwcWorld *world,
                               struct LwcBox *to,
                               size_t room,
                               size_t *count);

/*
 Writes the events of the last step, for sounds: see `lwc_event_name`.

 # Safety
 As `lwc_world_sensors`.
 */
enum LwcStatus lwc_world_events(const struct LwcWorld *world,
                                uint32_t *to,
                                size_t room,
                                size_t *count);

/*
 Returns the name of an event, by its number from 0; null if there is none.
 */
const char *lwc_event_name(uint32_t event);

/*
 Makes a world of a level, with the player at its start.

 # Safety
 `project` is null or a project, `level` is null or a text, `world` is null or can be written. Free the world with
 `lwc_world_free`.
 */
enum LwcStatus lwc_world_new(const struct LwcProject *project,
                             const char *level,
                             struct LwcWorld **world);

/*
 Makes a world as a saved run begins: its level, its rules, its start.

 # Safety
 As `lwc_world_new`.
 */
enum LwcStatus lwc_world_of_run(const struct LwcProject *project,
                                const char *run,
                                struct LwcWorld **world);

/*
 Frees a world.

 # Safety
 `world` is null, or a world that was not freed yet.
 */
void lwc_world_free(struct LwcWorld *world);

/*
 Steps one frame: 1/60 second. The buttons are those that both pads hold: `LWC_RIGHT | LWC_JUMP`.

 # Safety
 `world` is null or a world.
 */
enum LwcStatus lwc_world_step(struct LwcWorld *world, uint8_t buttons, uint8_t buttons_2);

/*
 Begins the level again.

 # Safety
 `world` is null or a world.
 */
enum LwcStatus lwc_world_restart(struct LwcWorld *world);

/*
 Takes over a project that was changed: the level is compiled again, and the world goes on where it is.

 # Safety
 `world` is null or a world, `project` is null or a project.
 */
enum LwcStatus lwc_world_reload(struct LwcWorld *world,
                                const struct LwcProject *project);

/*
 Writes the state of a world. `size` is `sizeof(LwcState)`.

 # Safety
 `world` is null or a world, `to` is null or has room for `size` bytes.
 */
enum LwcStatus lwc_world_state(const struct LwcWorld *world, struct LwcState *to, size_t size);

/*
 Writes the objects that exist now, in slot order: what is to be drawn beside the ground and the players.

 # Safety
 `world` is null or a world, `to` is null or has room for so many objects, `count` is null or can be written.
 */
enum LwcStatus lwc_world_objects(const struct LwcWorld *world,
                                 struct LwcObject *to,
                                 size_t room,
                                 size_t *count);

/*
 Writes everything that the next frames depend on, but the level.

 # Safety
 `world` is null or a world, `to` is null or has room for so many bytes, `count` is null or can be written.
 */
enum LwcStatus lwc_world_snapshot(const struct LwcWorld *world,
                                  uint8_t *to,
                                  size_t room,
                                  size_t *count);

/*
 Goes on from a snapshot of a world of the same level. If it fails, the world stays as it is.

 # Safety
 `world` is null or a world, `from` is null or leads to so many bytes.
 */
enum LwcStatus lwc_world_restore(struct LwcWorld *world, const uint8_t *from, size_t size);

/*
 Returns the digest of everything that the next frames depend on; 0 of a null pointer. Runs of the editor pin it.

 # Safety
 `world` is null or a world.
 */
uint64_t lwc_world_digest(const struct LwcWorld *world);

/*
 Returns what went wrong last on this thread, in words; an empty text if nothing did. It lives until the next call fails.
 */
const char *lwc_error(void);

/*
 Opens the project in a folder.

 # Safety
 `folder` is null or a text; `project` is null or can be written. Free the project with `lwc_project_free`.
 */
enum LwcStatus lwc_project_open(const char *folder,
                                struct LwcProject **project);

/*
 Opens a project whose files are in memory. Pictures are not needed. Tilesets that are beside the project have paths that
 begin with `../`.

 # Safety
 `files` is null or leads to so many files, each with a text and so many bytes; `project` is null or can be written. Free
 the project with `lwc_project_free`; the files are not needed any more.
 */
enum LwcStatus lwc_project_from_files(const struct LwcFile *files,
                                      size_t count,
                                      struct LwcProject **project);

/*
 Frees a project. Worlds that were made of it go on.

 # Safety
 `project` is null, or a project that was not freed yet.
 */
void lwc_project_free(struct LwcProject *project);

/*
 Returns the number of levels; 0 of a null pointer.

 # Safety
 `project` is null or a project.
 */
size_t lwc_project_level_count(const struct LwcProject *project);

/*
 Returns the name of a level, by its number from 0; null if there is none.

 # Safety
 `project` is null or a project.
 */
const char *lwc_project_level_name(const struct LwcProject *project, size_t number);

/*
 Returns the number of saved runs of levels; 0 of a null pointer.

 # Safety
 `project` is null or a project.
 */
size_t lwc_project_run_count(const struct LwcProject *project);

/*
 Returns the name of a saved run, by its number from 0; null if there is none.

 # Safety
 `project` is null or a project.
 */
const char *lwc_project_run_name(const struct LwcProject *project, size_t number);

/*
 Writes the buttons that a run holds on a pad (0 or 1), a byte for each frame.

 # Safety
 `project` is null or a project, `run` is null or a text, `to` is null or has room for so many bytes, `count` is null or can
 be written.
 */
enum LwcStatus lwc_project_run_inputs(const struct LwcProject *project,
                                      const char *run,
                                      uint32_t pad,
                                      uint8_t *to,
                                      size_t room,
                                      size_t *count);

/*
 Makes a world of a level, with the player at its start.

 # Safety
 `project` is null or a project, `level` is null or a text, `world` is null or can be written. Free the world with
 `lwc_world_free`.
 */
enum LwcStatus lwc_world_new(const struct LwcProject *project,
                             const char *level,
                             struct LwcWorld **world);

/*
 Makes a world as a saved run begins: its level, its rules, its start.

 # Safety
 As `lwc_world_new`.
 */
enum LwcStatus lwc_world_of_run(const struct LwcProject *project,
                                const char *run,
                                struct LwcWorld **world);

/*
 Frees a world.

 # Safety
 `world` is null, or a world that was not freed yet.
 */
void lwc_world_free(struct LwcWorld *world);

/*
 Steps one frame: 1/60 second. The buttons are those that both pads hold: `LWC_RIGHT | LWC_JUMP`.

 # Safety
 `world` is null or a world.
 */
enum LwcStatus lwc_world_step(struct LwcWorld *world, uint8_t buttons, uint8_t buttons_2);

/*
 Begins the level again.

 # Safety
 `world` is null or a world.
 */
enum LwcStatus lwc_world_restart(struct LwcWorld *world);

/*
 Takes over a project that was changed: the level is compiled again, and the world goes on where it is.

 # Safety
 `world` is null or a world, `project` is null or a project.
 */
enum LwcStatus lwc_world_reload(struct LwcWorld *world,
                                const struct LwcProject *project);

/*
 Writes the state of a world. `size` is `sizeof(LwcState)`.

 # Safety
 `world` is null or a world, `to` is null or has room for `size` bytes.
 */
enum LwcStatus lwc_world_state(const struct LwcWorld *world, struct LwcState *to, size_t size);

/*
 Writes the objects that exist now, in slot order: what is to be drawn beside the ground and the players.

 # Safety
 `world` is null or a world, `to` is null or has room for so many objects, `count` is null or can be written.
 */
enum LwcStatus lwc_world_objects(const struct LwcWorld *world,
                                 struct LwcObject *to,
                                 size_t room,
                                 size_t *count);

/*
 Writes everything that the next frames depend on, but the level.

 # Safety
 `world` is null or a world, `to` is null or has room for so many bytes, `count` is null or can be written.
 */
enum LwcStatus lwc_world_snapshot(const struct LwcWorld *world,
                                  uint8_t *to,
                                  size_t room,
                                  size_t *count);

/*
 Goes on from a snapshot of a world of the same level. If it fails, the world stays as it is.

 # Safety
 `world` is null or a world, `from` is null or leads to so many bytes.
 */
enum LwcStatus lwc_world_restore(struct LwcWorld *world, const uint8_t *from, size_t size);

/*
 Returns the digest of everything that the next frames depend on; 0 of a null pointer. Runs of the editor pin it.

 # Safety
 `world` is null or a world.
 */
uint64_t lwc_world_digest(const struct LwcWorld *world);

/*
 Writes the state of a player: 0 for the first one, 1 for the second. `size` is `sizeof(LwcPlayer)`.

 # Safety
 `world` is null or a world, `to` is null or has room for `size` bytes.
 */
enum LwcStatus lwc_world_player(const struct LwcWorld *world,
                                uint32_t player,
                                struct LwcPlayer *to,
                                size_t size);

/*
 Returns the name of an animation of a player, by its number from 0; null if there is none.
 */
const char *lwc_animation_name(uint8_t animation);

/*
 Writes the sensors of the last step, in the order in which they were cast.

 # Safety
 `world` is null or a world, `to` is null or has room for so many, `count` is null or can be written.
 */
enum LwcStatus lwc_world_sensors(const struct LwcWorld *world,
                                 struct LwcSensor *to,
                                 size_t room,
                                 size_t *count);

/*
 Writes the checks of solid objects of the last step, in slot order.

 # Safety
 As `lwc_world_sensors`.
 */
enum LwcStatus lwc_world_solids(const struct LwcWorld *world,
                                struct LwcSolid *to,
                                size_t room,
                                size_t *count);

/*
 Writes the hitboxes of the last step, in the order in which they were compared.

 # Safety
 As `lwc_world_sensors`.
 */
enum LwcStatus lwc_world_boxes(const struct LwcWorld *world,
                               struct LwcBox *to,
                               size_t room,
                               size_t *count);

/*
 Writes the events of the last step, for sounds: see `lwc_event_name`.

 # Safety
 As `lwc_world_sensors`.
 */
enum LwcStatus lwc_world_events(const struct LwcWorld *world,
                                uint32_t *to,
                                size_t room,
                                size_t *count);

/*
 Returns the name of an event, by its number from 0; null if there is none.
 */
const char *lwc_event_name(uint32_t event);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* LOOPWRIGHT_CORE_H */
