/**
 * For a process that draws pictures. Each soft shadow is drawn on layers as large as the picture; by default the C
 * library hands such blocks back to the system at once and asks for them anew, which took a third of the time of a
 * picture. Two pictures at once use both processors, so that threads inside of a picture only get in each other's way.
 * Other C libraries pass over the first two.
 */
export const DRAWING_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(256 * 1024 * 1024),
  RAYON_NUM_THREADS: '1',
};
