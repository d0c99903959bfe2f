/* A bot as a WebAssembly module (docs/bots.md, "Modules"), with nothing of Ludi Romani's: any legal action, drawn by the seed.
 *
 *     clang --target=wasm32 -O2 -nostdlib -Wl,--no-entry,--strip-all -o drawn.wasm drawn.c
 *     ludi arena roma wasm:drawn.wasm random --pairs 20
 */
enum { PROTOCOL, SEAT, PLAYERS, FEATURES, LEGAL, SEED_LOW, SEED_HIGH, VIEW, HEAD };

static int question[1 << 15];

/* Where a question of so many bytes may be laid; 0 is nowhere. */
__attribute__((export_name("room"))) int room(int size) { return size <= (int)sizeof question ? (int)question : 0; }

__attribute__((export_name("choose"))) int choose(const int *head, int size) {
    unsigned state = (unsigned)head[SEED_LOW] ^ ((unsigned)head[SEED_HIGH] << 7);
    (void)size;
    state |= 1u;
    for (int step = 0; step < 8; step++) {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
    }
    return head[HEAD + state % (unsigned)head[LEGAL]]; /* legal actions come after the head, then the observation, then the view */
}
