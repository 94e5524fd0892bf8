/** What a first page may weigh, in bytes as they travel; the build and the benchmark keep the same limits. */
export const weightLimits = {
  /** JavaScript that the page links or preloads. */
  linkedScripts: 135_000,
  /** All JavaScript, with the code that acts, which follows by itself. */
  allScripts: 165_000,
  scriptFiles: 5,
  styles: 15_000,
  fonts: 30_000,
} as const;

/** Bytes as they travel, and a number of files; `allScripts` and `scriptFiles` count what follows by itself. */
export type Weight = Readonly<Record<keyof typeof weightLimits, number>>;
