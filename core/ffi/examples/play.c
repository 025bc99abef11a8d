/* Plays the runs of a project, and prints where each ends: its name, its frames, the digest of the world.
 *
 *   cargo build --release -p loopwright-core-ffi
 *   cc -std=c99 -I core/ffi/include core/ffi/examples/play.c target/release/libloopwright_core.a -lm -lpthread -ldl -o play
 *   ./play projects/first-steps */
#include "loopwright_core.h"
#include <stdio.h>
#include <stdlib.h>

static int failed(const char *what) {
    fprintf(stderr, "%s: %s\n", what, lwc_error());
    return 1;
}

/* The buttons of a run on a pad, a byte for each frame. */
static uint8_t *inputs_of(const LwcProject *project, const char *run, uint32_t pad, size_t *count) {
    if (lwc_project_run_inputs(project, run, pad, NULL, 0, count) != LWC_STATUS_OK) return NULL;
    uint8_t *inputs = calloc(*count + 1, 1);
    if (inputs) lwc_project_run_inputs(project, run, pad, inputs, *count, count);
    return inputs;
}

static int play(const LwcProject *project, const char *run) {
    LwcWorld *world;
    if (lwc_world_of_run(project, run, &world) != LWC_STATUS_OK) return failed(run);
    size_t count = 0, count_2 = 0;
    uint8_t *first = inputs_of(project, run, 0, &count), *second = inputs_of(project, run, 1, &count_2);
    int status = first && second ? 0 : failed(run);
    for (size_t frame = 0; status == 0 && frame < count; frame++) {
        uint8_t buttons_2 = frame < count_2 ? second[frame] : 0;
        if (lwc_world_step(world, first[frame], buttons_2) != LWC_STATUS_OK) status = failed(run);
    }
    LwcState state;
    if (status == 0 && lwc_world_state(world, &state, sizeof state) != LWC_STATUS_OK) status = failed(run);
    if (status == 0) printf("%s %u %016llx\n", run, state.frame, (unsigned long long)lwc_world_digest(world));
    free(first);
    free(second);
    lwc_world_free(world);
    return status;
}

int main(int count, char **words) {
    LwcProject *project;
    if (lwc_version() != LWC_VERSION) return fprintf(stderr, "the library has another version than the header\n"), 1;
    if (lwc_project_open(count > 1 ? words[1] : "projects/first-steps", &project) != LWC_STATUS_OK) return failed("open");
    int status = 0;
    for (size_t n = 0; n < lwc_project_run_count(project); n++) status |= play(project, lwc_project_run_name(project, n));
    lwc_project_free(project);
    return status;
}
