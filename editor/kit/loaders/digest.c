/* Prints the digests of files in the binary form: `cc -std=c99 digest.c -o digest && ./digest FILE...`.
 * `./digest --fuzz COUNT FILE...` reads each file COUNT times, cut and changed at random: nothing must crash. */
#define LOOPWRIGHT_IMPLEMENTATION
#include "loopwright.h"
#include <stdio.h>

static unsigned char *file_of(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    size_t room = 1 << 16, length = 0;
    unsigned char *bytes = malloc(room);
    while (bytes) {
        size_t found = fread(bytes + length, 1, room - length, file);
        length += found;
        if (found == 0) break;
        if (length == room) {
            unsigned char *more = realloc(bytes, room *= 2);
            if (!more) { free(bytes); bytes = NULL; break; }
            bytes = more;
        }
    }
    fclose(file);
    *size = length;
    return bytes;
}

static bool is_level(const unsigned char *bytes, size_t size) {
    return size > 17 && memcmp(bytes + 1, "loopwright-level", 16) == 0;
}

static lw_result digest_of(const unsigned char *bytes, size_t size, bool level, uint32_t *digest, const char **error) {
    lw_result result;
    if (level) {
        lw_level of;
        result = lw_read_level(bytes, size, &of);
        *digest = of.digest; *error = of.error;
        /* What was read is looked at: nothing of it leads out of memory. */
        for (int32_t i = 0; i < of.object_count; i++) *digest += (uint32_t)(strlen(of.objects[i].kind) * 0);
        for (int32_t y = -1; y <= of.rows && y < 4; y++) lw_art_at(&of, y, y), lw_solid_at(&of, 'B', y, of.rows - 1);
        lw_free_level(&of);
    } else {
        lw_game of;
        result = lw_read_game(bytes, size, &of);
        *digest = of.digest; *error = of.error;
        lw_free_game(&of);
    }
    return result;
}

static uint32_t state = 1;
static uint32_t random_number(void) {
    state ^= state << 13; state ^= state >> 17; state ^= state << 5;
    return state;
}

static int fuzz(const char *path, long count) {
    size_t size;
    unsigned char *bytes = file_of(path, &size);
    unsigned char *changed = malloc(size + 1);
    if (!bytes || !changed || size == 0) { free(bytes); free(changed); return 1; }
    long refused = 0;
    for (long n = 0; n < count; n++) {
        uint32_t digest;
        const char *error;
        size_t length = random_number() % 4 ? size : random_number() % (size + 1);
        memcpy(changed, bytes, size);
        for (uint32_t left = random_number() % 6; left > 0; left--) {
            changed[random_number() % size] = (unsigned char)(random_number() % 3 ? random_number() : 255);
        }
        unsigned char *exact = malloc(length ? length : 1); /* of that size alone, so that reading on is found */
        if (!exact) break;
        memcpy(exact, changed, length);
        refused += digest_of(exact, length, is_level(bytes, size), &digest, &error) != LW_OK;
        free(exact);
    }
    printf("%s: %ld of %ld refused\n", path, refused, count);
    free(bytes);
    free(changed);
    return 0;
}

int main(int count, char **words) {
    int status = 0;
    if (count > 3 && strcmp(words[1], "--fuzz") == 0) {
        for (int n = 3; n < count; n++) status |= fuzz(words[n], atol(words[2]));
        return status;
    }
    for (int n = 1; n < count; n++) {
        size_t size;
        uint32_t digest;
        const char *error = "the file can't be read";
        unsigned char *bytes = file_of(words[n], &size);
        if (bytes && digest_of(bytes, size, is_level(bytes, size), &digest, &error) == LW_OK) {
            printf("%08lx\n", (unsigned long)digest);
        } else {
            fprintf(stderr, "%s: %s\n", words[n], error);
            status = 1;
        }
        free(bytes);
    }
    return status;
}
