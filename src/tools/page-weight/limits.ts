import type { Half } from '#app/page.ts';

/** What a first page may weigh, in bytes as they travel; the build and the benchmark keep the same limits. */
export const weightLimits = {
  /** JavaScript that the page links or preloads. */
  linkedScripts: 135_000,
  /** All JavaScript, with the half of the shop that acts, which follows by itself. */
  allScripts: 165_000,
  scriptFiles: 5,
  styles: 15_000,
} as const;

/** Bytes as they travel, and a number of files; `allScripts` and `scriptFiles` count what follows by itself. */
export type Weight = Readonly<Record<keyof typeof weightLimits, number>>;

/** The limits of a page; one that acts (a cart, a checkout) brings the half that acts, and what it shares, at once. */
export function limitsOf(half: Half): Weight {
  return half === 'back' ? { ...weightLimits, linkedScripts: weightLimits.allScripts, scriptFiles: 7 } : weightLimits;
}
