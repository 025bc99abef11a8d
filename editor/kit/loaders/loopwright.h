/* Reads games and levels that Loopwright exported: `loopwright export game PROJECT -o DIR --format binary`.
 * One header of C99 (also C++). Licence: MIT or Apache-2.0, as Loopwright.
 *
 *   #define LOOPWRIGHT_IMPLEMENTATION   // in one file
 *   #include "loopwright.h"
 *
 *   lw_level level;
 *   if (lw_read_level(bytes, size, &level) != LW_OK) puts(level.error);
 *   lw_block block = lw_art_at(&level, 3, 20);    // column 3, row 20
 *   lw_point at = game.cells[block.number];       // its 16x16 pixels in atlas.png; cell 0 is nothing
 *   lw_free_level(&level);
 *
 * Places are pixels, speeds 1/256 pixel a frame, angles 256 to the turn. What each field means is in the manual, and in
 * the schemas `game` and `game-level`. `digest` is a number of all that was read: two loaders that agree on it read the
 * same. Bytes that are no file of Loopwright, cut ones and hostile ones give an error, and nothing is left to free. */
#ifndef LOOPWRIGHT_H
#define LOOPWRIGHT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum { LW_OK, LW_CUT, LW_WRONG, LW_NOT_LOOPWRIGHT, LW_OTHER_VERSION, LW_NO_MEMORY } lw_result;

/* A number that may be missing. */
typedef struct { bool has; int32_t value; } lw_maybe;
typedef struct { int32_t x, y; } lw_point;
typedef struct { int32_t left, top, right, bottom; } lw_sides;
typedef struct { int32_t x, y, width, height; } lw_area;

typedef enum { LW_NUMBER, LW_FLAG, LW_TEXT } lw_kind;
/* A named value: of a switch of the rules, of a parameter. `number` is 0 or 1 for a flag. */
typedef struct { const char *name; lw_kind kind; int32_t number; const char *text; } lw_value;

typedef struct { int32_t count; int32_t *items; } lw_numbers;
typedef struct { int32_t count; lw_point *items; } lw_points;
typedef struct { int32_t count; lw_sides *items; } lw_areas;
typedef struct { int32_t count; lw_value *items; } lw_values;

typedef struct { int32_t cell; lw_points frames; } lw_animation; /* frames: x is the cell, y its frames */
typedef struct { int32_t x, y, width, height, left, top; } lw_picture;
typedef struct { int32_t heights[16], widths[16], angle; bool flagged; lw_values properties; } lw_tile;
typedef struct { int32_t cell; lw_values properties; } lw_cell_properties; /* of the blocks that show it */
typedef struct {
    const char *name, *title, *form;
    int32_t half_width, half_height;
    lw_numbers heights;
    int32_t speed;
    const char *throw_to, *definition; /* a line of JSON: motion, hitbox, parameters, states */
} lw_definition;
typedef struct { const char *name, *title, *file, *digest; } lw_entry;

typedef struct {
    const char *name, *game;
    lw_values rules;
    lw_values properties; /* of the project's own */
    struct { const char *image; int32_t width, height, padding; } atlas;
    int32_t cell_count; lw_point *cells;
    int32_t cell_properties_count; lw_cell_properties *cell_properties;
    int32_t animation_count; lw_animation *animations;
    int32_t picture_count; lw_picture *pictures;
    int32_t tile_count; lw_tile *tiles;
    int32_t definition_count; lw_definition *definitions;
    int32_t level_count; lw_entry *levels;
    uint32_t digest;
    const char *error; /* in words, if it could not be read */
    void *memory;
} lw_game;

typedef struct {
    int32_t from_x;
    lw_maybe to_x, from_y, to_y, player_from_y, player_to_y, on_switch, stage, next_stage, left, top, right, bottom, at_once;
    int32_t top_speed;
    bool no_return, closed, keeps;
} lw_limit_change;
typedef struct {
    const char *name;
    int32_t x, y;
    const char *character, *partner; /* partner: NULL if there is none */
    const char *layer;
    bool faces_left;
    int32_t x_sub, y_sub, x_speed, y_speed, ground_speed;
    bool airborne, rolling;
    const char *shield, *form;
    int32_t rings, emeralds;
    lw_maybe water;
    int32_t water_stage;
} lw_start;
typedef struct {
    int32_t from_x;
    lw_maybe to_x, from_y, to_y, on_switch, stage, reached, next_stage, y, at_once, presses, closes;
} lw_water_change;
typedef struct { int32_t y; bool swells; int32_t speed, change_count; lw_water_change *changes; } lw_water;
typedef struct {
    const char *image;
    int32_t scroll_x, scroll_y, y, drift;
    bool once;
    int32_t first_row, end_row;
} lw_background;
/* Another level behind the level: a picture that repeats to all sides. */
typedef struct { const char *level, *image; int32_t width, height, scroll_x, scroll_y, x, y; } lw_plane;
/* A level whose art is drawn with this one, in front of all or behind the blocks. */
typedef struct { const char *level; bool front; int32_t opacity, scroll_x, scroll_y, x, y; bool repeats; } lw_layer;
typedef struct { int32_t x, y, size; const char *role; } lw_loop;
typedef struct {
    const char *id;
    int32_t x, y;
    bool horizontal;
    int32_t half_length;
    const char *right_or_below;
    bool right_or_below_high;
    const char *left_or_above;
    bool left_or_above_high, grounded_only, priority_only;
    lw_values properties;
} lw_switcher;
/* A named region; a point if it has no size. */
typedef struct { const char *id, *name; int32_t x, y, width, height; lw_values properties; } lw_region;
typedef struct {
    const char *shape;
    int32_t x, y, half_width, half_height, standing_height, landing_half_width;
    lw_numbers heights;
    bool off_screen;
} lw_solid;
typedef struct { int32_t x, y, half_width, half_height; } lw_hitbox;
typedef struct {
    const char *id, *kind;
    bool known;
    int32_t x, y, placed_x, placed_y;
    bool flip_x, flip_y, hidden, in_front;
    lw_maybe picture;
    lw_values parameters;
    bool is_solid;
    lw_solid solid;
    const char *reaction, *element;
    int32_t hitbox_count; lw_hitbox *hitboxes;
    lw_areas areas;
    lw_points path;
    lw_values properties;
} lw_object;

typedef struct {
    const char *name, *title;
    lw_values properties; /* of the project's own */
    int32_t columns, rows;
    lw_maybe wrap_y;
    lw_sides bounds;
    int32_t limit_count; lw_limit_change *limits;
    lw_start start;
    int32_t start_count; lw_start *starts;
    bool has_goal; lw_area goal;
    bool has_water; lw_water water;
    int32_t background_count; lw_background *backgrounds;
    bool has_plane; lw_plane plane;
    int32_t layer_count; lw_layer *layers;
    int32_t loop_count; lw_loop *loops;
    int32_t switcher_count; lw_switcher *switchers;
    int32_t region_count; lw_region *regions;
    int32_t object_count; lw_object *objects;
    int32_t *art, *solid_a, *solid_b; /* rows * columns numbers: see lw_art_at, lw_solid_at */
    uint32_t digest;
    const char *error;
    void *memory;
} lw_level;

/* A block of art (`number` is its cell, `front` counts) or a solid tile (`number` is the tile, `top` and `sides` count). */
typedef struct { int32_t number; bool flip_x, flip_y, front, top, sides; } lw_block;

lw_result lw_read_game(const void *bytes, size_t size, lw_game *game);
lw_result lw_read_level(const void *bytes, size_t size, lw_level *level);
void lw_free_game(lw_game *game);
void lw_free_level(lw_level *level);
/* The block at a column and a row; number 0, which is nothing, outside. */
lw_block lw_art_at(const lw_level *level, int32_t column, int32_t row);
lw_block lw_solid_at(const lw_level *level, char layer, int32_t column, int32_t row);

#ifdef __cplusplus
}
#endif
#endif

#ifdef LOOPWRIGHT_IMPLEMENTATION
#undef LOOPWRIGHT_IMPLEMENTATION

#include <stdlib.h>
#include <string.h>

#define LW_MOST_BLOCKS (1 << 26)

/* Memory that is freed at once. */
typedef struct lw_piece { struct lw_piece *next; } lw_piece;

typedef struct {
    const uint8_t *at, *end;
    uint32_t digest;
    lw_result result; /* the first error; after it all that is read is 0 */
    lw_piece *memory;
} lw_reader;

static void lw_fail(lw_reader *r, lw_result result) {
    if (r->result == LW_OK) r->result = result;
    r->at = r->end;
}

static void *lw_take(lw_reader *r, size_t count, size_t size) {
    if (r->result != LW_OK) return NULL;
    if (count > (SIZE_MAX - 64) / (size ? size : 1)) { lw_fail(r, LW_NO_MEMORY); return NULL; }
    lw_piece *piece = (lw_piece *)calloc(1, 16 + count * size);
    if (!piece) { lw_fail(r, LW_NO_MEMORY); return NULL; }
    piece->next = r->memory;
    r->memory = piece;
    return (char *)piece + 16;
}

static void lw_give_back(void *memory) {
    lw_piece *piece = (lw_piece *)memory;
    while (piece) {
        lw_piece *next = piece->next;
        free(piece);
        piece = next;
    }
}

static void lw_fold(lw_reader *r, uint32_t number) { r->digest = r->digest * 65599u + number; }

static uint8_t lw_byte(lw_reader *r) {
    if (r->at == r->end) { lw_fail(r, LW_CUT); return 0; }
    return *r->at++;
}

static uint32_t lw_length(lw_reader *r) {
    uint64_t value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
        uint8_t byte = lw_byte(r);
        value |= (uint64_t)(byte & 127) << shift;
        if (byte < 128) {
            if (value > UINT32_MAX) break;
            return (uint32_t)value;
        }
    }
    lw_fail(r, LW_WRONG);
    return 0;
}

/* The length of a list whose items take a byte or more each. */
static int32_t lw_count(lw_reader *r) {
    uint32_t count = lw_length(r);
    if (count > (size_t)(r->end - r->at) || count > INT32_MAX) { lw_fail(r, LW_WRONG); return 0; }
    return (int32_t)count;
}

static int32_t lw_signed(lw_reader *r) {
    uint32_t value = lw_length(r);
    return (int32_t)((value >> 1) ^ (0u - (value & 1)));
}

static int32_t lw_number(lw_reader *r) {
    int32_t value = lw_signed(r);
    lw_fold(r, (uint32_t)value);
    return value;
}

static uint8_t lw_tag(lw_reader *r, uint8_t most) {
    uint8_t tag = lw_byte(r);
    if (tag > most) { lw_fail(r, LW_WRONG); return 0; }
    return tag;
}

static bool lw_flag(lw_reader *r) {
    uint8_t flag = lw_tag(r, 1);
    lw_fold(r, flag);
    return flag;
}

/* A text, with a zero behind it. */
static const char *lw_text(lw_reader *r) {
    size_t length = (size_t)lw_count(r);
    char *text = (char *)lw_take(r, length + 1, 1);
    if (!text) return "";
    for (size_t i = 0; i < length; i++) {
        text[i] = (char)r->at[i];
        lw_fold(r, r->at[i]);
    }
    r->at += length;
    return text;
}

/* True if what may be missing is there. */
static bool lw_is_there(lw_reader *r) {
    if (lw_tag(r, 1)) return true;
    lw_fold(r, 0);
    return false;
}

static lw_maybe lw_optional(lw_reader *r) {
    lw_maybe maybe = { false, 0 };
    maybe.has = lw_is_there(r);
    if (maybe.has) maybe.value = lw_number(r);
    return maybe;
}

/* Reads a list: its length, and each item by `read`. */
#define LW_LIST(r, type, count, items, read)                          \
    do {                                                              \
        (count) = lw_count(r);                                        \
        (items) = (type *)lw_take((r), (size_t)(count), sizeof(type)); \
        if (!(items)) (count) = 0;                                    \
        for (int32_t i = 0; i < (count) && (r)->result == LW_OK; i++) read((r), &(items)[i]); \
    } while (0)

static void lw_one_number(lw_reader *r, int32_t *number) { *number = lw_number(r); }
static void lw_one_point(lw_reader *r, lw_point *p) { p->x = lw_number(r); p->y = lw_number(r); }
static void lw_one_sides(lw_reader *r, lw_sides *s) {
    s->left = lw_number(r); s->top = lw_number(r); s->right = lw_number(r); s->bottom = lw_number(r);
}
static void lw_one_value(lw_reader *r, lw_value *v) {
    v->name = lw_text(r);
    v->kind = (lw_kind)lw_tag(r, 2);
    v->text = "";
    if (v->kind == LW_TEXT) v->text = lw_text(r);
    else v->number = v->kind == LW_FLAG ? lw_flag(r) : lw_number(r);
}
static void lw_all_numbers(lw_reader *r, lw_numbers *l) { LW_LIST(r, int32_t, l->count, l->items, lw_one_number); }
static void lw_all_points(lw_reader *r, lw_points *l) { LW_LIST(r, lw_point, l->count, l->items, lw_one_point); }
static void lw_all_areas(lw_reader *r, lw_areas *l) { LW_LIST(r, lw_sides, l->count, l->items, lw_one_sides); }
static void lw_all_values(lw_reader *r, lw_values *l) { LW_LIST(r, lw_value, l->count, l->items, lw_one_value); }

static void lw_one_animation(lw_reader *r, lw_animation *a) { a->cell = lw_number(r); lw_all_points(r, &a->frames); }
static void lw_one_picture(lw_reader *r, lw_picture *p) {
    p->x = lw_number(r); p->y = lw_number(r); p->width = lw_number(r); p->height = lw_number(r);
    p->left = lw_number(r); p->top = lw_number(r);
}
static void lw_one_tile(lw_reader *r, lw_tile *t) {
    for (int i = 0; i < 16; i++) t->heights[i] = lw_number(r);
    for (int i = 0; i < 16; i++) t->widths[i] = lw_number(r);
    t->angle = lw_number(r); t->flagged = lw_flag(r); lw_all_values(r, &t->properties);
}
static void lw_one_cell_properties(lw_reader *r, lw_cell_properties *c) { c->cell = lw_number(r); lw_all_values(r, &c->properties); }
static void lw_one_definition(lw_reader *r, lw_definition *d) {
    d->name = lw_text(r); d->title = lw_text(r); d->form = lw_text(r);
    d->half_width = lw_number(r); d->half_height = lw_number(r);
    lw_all_numbers(r, &d->heights);
    d->speed = lw_number(r); d->throw_to = lw_text(r); d->definition = lw_text(r);
}
static void lw_one_entry(lw_reader *r, lw_entry *e) {
    e->name = lw_text(r); e->title = lw_text(r); e->file = lw_text(r); e->digest = lw_text(r);
}
static void lw_one_limit_change(lw_reader *r, lw_limit_change *c) {
    c->from_x = lw_number(r); c->to_x = lw_optional(r); c->from_y = lw_optional(r); c->to_y = lw_optional(r);
    c->player_from_y = lw_optional(r); c->player_to_y = lw_optional(r); c->on_switch = lw_optional(r);
    c->stage = lw_optional(r); c->next_stage = lw_optional(r); c->left = lw_optional(r); c->top = lw_optional(r);
    c->right = lw_optional(r); c->bottom = lw_optional(r); c->at_once = lw_optional(r); c->top_speed = lw_number(r);
    c->no_return = lw_flag(r); c->closed = lw_flag(r); c->keeps = lw_flag(r);
}
static void lw_one_start(lw_reader *r, lw_start *s) {
    s->name = lw_text(r); s->x = lw_number(r); s->y = lw_number(r); s->character = lw_text(r);
    s->partner = lw_is_there(r) ? lw_text(r) : NULL;
    s->layer = lw_text(r); s->faces_left = lw_flag(r); s->x_sub = lw_number(r); s->y_sub = lw_number(r);
    s->x_speed = lw_number(r); s->y_speed = lw_number(r); s->ground_speed = lw_number(r);
    s->airborne = lw_flag(r); s->rolling = lw_flag(r); s->shield = lw_text(r); s->form = lw_text(r);
    s->rings = lw_number(r); s->emeralds = lw_number(r); s->water = lw_optional(r); s->water_stage = lw_number(r);
}
static void lw_one_water_change(lw_reader *r, lw_water_change *c) {
    c->from_x = lw_number(r); c->to_x = lw_optional(r); c->from_y = lw_optional(r); c->to_y = lw_optional(r);
    c->on_switch = lw_optional(r); c->stage = lw_optional(r); c->reached = lw_optional(r); c->next_stage = lw_optional(r);
    c->y = lw_optional(r); c->at_once = lw_optional(r); c->presses = lw_optional(r); c->closes = lw_optional(r);
}
static void lw_one_background(lw_reader *r, lw_background *b) {
    b->image = lw_text(r); b->scroll_x = lw_number(r); b->scroll_y = lw_number(r); b->y = lw_number(r);
    b->drift = lw_number(r); b->once = lw_flag(r); b->first_row = lw_number(r); b->end_row = lw_number(r);
}
static void lw_one_layer(lw_reader *r, lw_layer *l) {
    l->level = lw_text(r); l->front = lw_flag(r); l->opacity = lw_number(r); l->scroll_x = lw_number(r);
    l->scroll_y = lw_number(r); l->x = lw_number(r); l->y = lw_number(r); l->repeats = lw_flag(r);
}
static void lw_one_loop(lw_reader *r, lw_loop *l) {
    l->x = lw_number(r); l->y = lw_number(r); l->size = lw_number(r); l->role = lw_text(r);
}
static void lw_one_switcher(lw_reader *r, lw_switcher *s) {
    s->id = lw_text(r); s->x = lw_number(r); s->y = lw_number(r); s->horizontal = lw_flag(r);
    s->half_length = lw_number(r); s->right_or_below = lw_text(r); s->right_or_below_high = lw_flag(r);
    s->left_or_above = lw_text(r); s->left_or_above_high = lw_flag(r);
    s->grounded_only = lw_flag(r); s->priority_only = lw_flag(r); lw_all_values(r, &s->properties);
}
static void lw_one_region(lw_reader *r, lw_region *e) {
    e->id = lw_text(r); e->name = lw_text(r); e->x = lw_number(r); e->y = lw_number(r);
    e->width = lw_number(r); e->height = lw_number(r); lw_all_values(r, &e->properties);
}
static void lw_one_hitbox(lw_reader *r, lw_hitbox *h) {
    h->x = lw_number(r); h->y = lw_number(r); h->half_width = lw_number(r); h->half_height = lw_number(r);
}
static void lw_one_solid(lw_reader *r, lw_solid *s) {
    s->shape = lw_text(r); s->x = lw_number(r); s->y = lw_number(r); s->half_width = lw_number(r);
    s->half_height = lw_number(r); s->standing_height = lw_number(r); s->landing_half_width = lw_number(r);
    lw_all_numbers(r, &s->heights); s->off_screen = lw_flag(r);
}
static void lw_one_object(lw_reader *r, lw_object *o) {
    o->id = lw_text(r); o->kind = lw_text(r); o->known = lw_flag(r); o->x = lw_number(r); o->y = lw_number(r);
    o->placed_x = lw_number(r); o->placed_y = lw_number(r); o->flip_x = lw_flag(r); o->flip_y = lw_flag(r);
    o->hidden = lw_flag(r); o->in_front = lw_flag(r); o->picture = lw_optional(r); lw_all_values(r, &o->parameters);
    o->is_solid = lw_is_there(r);
    if (o->is_solid) lw_one_solid(r, &o->solid);
    o->reaction = lw_text(r); o->element = lw_text(r);
    LW_LIST(r, lw_hitbox, o->hitbox_count, o->hitboxes, lw_one_hitbox);
    lw_all_areas(r, &o->areas); lw_all_points(r, &o->path); lw_all_values(r, &o->properties);
}

/* Runs of equal numbers, row after row. */
static int32_t *lw_grid(lw_reader *r, int32_t columns, int32_t rows) {
    int32_t count = lw_count(r), all = columns * rows, at = 0;
    int32_t *cells = (int32_t *)lw_take(r, (size_t)all, sizeof *cells);
    if (!cells) return NULL;
    while (count-- > 0 && r->result == LW_OK) {
        int32_t length = lw_signed(r), value = lw_signed(r);
        if (length < 1 || length > all - at) { lw_fail(r, LW_WRONG); return cells; }
        while (length-- > 0) { cells[at++] = value; lw_fold(r, (uint32_t)value); }
    }
    if (at != all) lw_fail(r, LW_WRONG);
    return cells;
}

static void lw_head(lw_reader *r, const char *format) {
    const char *found = lw_text(r);
    if (strcmp(found, format) != 0) { lw_fail(r, LW_NOT_LOOPWRIGHT); return; }
    if (lw_number(r) != 6) lw_fail(r, LW_OTHER_VERSION);
}

/* Ends the work: the result, and what it is in words. */
static lw_result lw_end(lw_reader *r, const char **error, void **memory, uint32_t *digest) {
    static const char *const words[] = {
        "", "the file ends too early", "the file is damaged", "this is no such file of Loopwright",
        "the file has another version of the format than 6", "there is not enough memory",
    };
    if (r->result == LW_OK && r->at != r->end) lw_fail(r, LW_WRONG);
    if (r->result != LW_OK) { lw_give_back(r->memory); r->memory = NULL; r->digest = 0; }
    *error = words[r->result];
    *memory = r->memory;
    *digest = r->digest;
    return r->result;
}

static lw_reader lw_reader_of(const void *bytes, size_t size) {
    lw_reader r = { (const uint8_t *)bytes, (const uint8_t *)bytes, 0, LW_OK, NULL };
    if (bytes) r.end += size;
    return r;
}

lw_result lw_read_game(const void *bytes, size_t size, lw_game *game) {
    lw_reader reader = lw_reader_of(bytes, size), *r = &reader;
    lw_game g;
    memset(&g, 0, sizeof g);
    lw_head(r, "loopwright-game");
    g.name = lw_text(r); g.game = lw_text(r); lw_all_values(r, &g.rules); lw_all_values(r, &g.properties);
    g.atlas.image = lw_text(r); g.atlas.width = lw_number(r); g.atlas.height = lw_number(r); g.atlas.padding = lw_number(r);
    LW_LIST(r, lw_point, g.cell_count, g.cells, lw_one_point);
    LW_LIST(r, lw_cell_properties, g.cell_properties_count, g.cell_properties, lw_one_cell_properties);
    LW_LIST(r, lw_animation, g.animation_count, g.animations, lw_one_animation);
    LW_LIST(r, lw_picture, g.picture_count, g.pictures, lw_one_picture);
    LW_LIST(r, lw_tile, g.tile_count, g.tiles, lw_one_tile);
    LW_LIST(r, lw_definition, g.definition_count, g.definitions, lw_one_definition);
    LW_LIST(r, lw_entry, g.level_count, g.levels, lw_one_entry);
    lw_result result = lw_end(r, &g.error, &g.memory, &g.digest);
    if (result != LW_OK) { const char *error = g.error; memset(&g, 0, sizeof g); g.error = error; }
    *game = g;
    return result;
}

lw_result lw_read_level(const void *bytes, size_t size, lw_level *level) {
    lw_reader reader = lw_reader_of(bytes, size), *r = &reader;
    lw_level l;
    memset(&l, 0, sizeof l);
    lw_head(r, "loopwright-level");
    l.name = lw_text(r); l.title = lw_text(r); lw_all_values(r, &l.properties);
    l.columns = lw_number(r); l.rows = lw_number(r);
    if (l.columns < 0 || l.rows < 0 || (int64_t)l.columns * l.rows > LW_MOST_BLOCKS) lw_fail(r, LW_WRONG);
    l.wrap_y = lw_optional(r); lw_one_sides(r, &l.bounds);
    LW_LIST(r, lw_limit_change, l.limit_count, l.limits, lw_one_limit_change);
    lw_one_start(r, &l.start);
    LW_LIST(r, lw_start, l.start_count, l.starts, lw_one_start);
    l.has_goal = lw_is_there(r);
    if (l.has_goal) {
        l.goal.x = lw_number(r); l.goal.y = lw_number(r); l.goal.width = lw_number(r); l.goal.height = lw_number(r);
    }
    l.has_water = lw_is_there(r);
    if (l.has_water) {
        l.water.y = lw_number(r); l.water.swells = lw_flag(r); l.water.speed = lw_number(r);
        LW_LIST(r, lw_water_change, l.water.change_count, l.water.changes, lw_one_water_change);
    }
    LW_LIST(r, lw_background, l.background_count, l.backgrounds, lw_one_background);
    l.has_plane = lw_is_there(r);
    if (l.has_plane) {
        l.plane.level = lw_text(r); l.plane.image = lw_text(r); l.plane.width = lw_number(r); l.plane.height = lw_number(r);
        l.plane.scroll_x = lw_number(r); l.plane.scroll_y = lw_number(r); l.plane.x = lw_number(r); l.plane.y = lw_number(r);
    }
    LW_LIST(r, lw_layer, l.layer_count, l.layers, lw_one_layer);
    LW_LIST(r, lw_loop, l.loop_count, l.loops, lw_one_loop);
    LW_LIST(r, lw_switcher, l.switcher_count, l.switchers, lw_one_switcher);
    LW_LIST(r, lw_region, l.region_count, l.regions, lw_one_region);
    LW_LIST(r, lw_object, l.object_count, l.objects, lw_one_object);
    if (r->result == LW_OK) {
        l.art = lw_grid(r, l.columns, l.rows);
        l.solid_a = lw_grid(r, l.columns, l.rows);
        l.solid_b = lw_grid(r, l.columns, l.rows);
    }
    lw_result result = lw_end(r, &l.error, &l.memory, &l.digest);
    if (result != LW_OK) { const char *error = l.error; memset(&l, 0, sizeof l); l.error = error; }
    *level = l;
    return result;
}

void lw_free_game(lw_game *game) {
    if (!game) return;
    lw_give_back(game->memory);
    memset(game, 0, sizeof *game);
}

void lw_free_level(lw_level *level) {
    if (!level) return;
    lw_give_back(level->memory);
    memset(level, 0, sizeof *level);
}

static int32_t lw_cell(const lw_level *level, const int32_t *grid, int32_t x, int32_t y) {
    bool inside = grid && x >= 0 && y >= 0 && x < level->columns && y < level->rows;
    return inside ? grid[(size_t)y * (size_t)level->columns + (size_t)x] : 0;
}

lw_block lw_art_at(const lw_level *level, int32_t column, int32_t row) {
    int32_t number = lw_cell(level, level->art, column, row);
    lw_block block = { number >> 3, (number & 1) != 0, (number & 2) != 0, (number & 4) != 0, false, false };
    return block;
}

lw_block lw_solid_at(const lw_level *level, char layer, int32_t column, int32_t row) {
    int32_t number = lw_cell(level, layer == 'B' || layer == 'b' ? level->solid_b : level->solid_a, column, row);
    lw_block block = { number >> 4, (number & 1) != 0, (number & 2) != 0, false, (number & 4) != 0, (number & 8) != 0 };
    return block;
}
#endif
