import { fileURLToPath } from 'node:url';

/**
 * What the API's process wants to be started with and cannot give to itself, added to the environment it would have.
 *
 * Each soft shadow of a picture is drawn on layers as large as the picture; by default the C library hands such blocks
 * back to the system at once and asks for them anew, which took a third of the time of a picture. Two pictures at once
 * use both processors, so that threads inside of a picture only get in each other's way. Each thread would keep a store of
 * such blocks for itself, three hundred megabytes of eight threads; they share two. Other C libraries pass over the first
 * three.
 *
 * Without a limit V8 lets garbage lie for as long as the machine has memory. Whoever sets another limit in NODE_OPTIONS gets
 * that, since the last one counts.
 *
 * What Node makes of the sources it keeps beside the installed packages, unless it is told another place: a start without
 * that takes a third longer.
 */
export function processEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...own,
    MALLOC_MMAP_THRESHOLD_: String(32 * 1024 * 1024),
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: String(64 * 1024 * 1024),
    RAYON_NUM_THREADS: '1',
    NODE_COMPILE_CACHE: own['NODE_COMPILE_CACHE'] ?? compiledFolder,
    NODE_OPTIONS: [HEAP, own['NODE_OPTIONS']].filter(Boolean).join(' '),
  };
}

export const compiledFolder = fileURLToPath(new URL('../../node_modules/.cache/zari/compiled', import.meta.url));

/**
 * In megabytes, for old objects and for young ones, of each thread, which need a third of it. One thread that compiles and
 * collects in the background does for all: what four of them kept was 45 MB, and pages came no quicker.
 */
const HEAP = '--max-old-space-size=256 --max-semi-space-size=16 --v8-pool-size=1';
