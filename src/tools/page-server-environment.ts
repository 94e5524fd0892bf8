/** The room for young objects, in megabytes; V8 would let them take more, which costs pages a second and memory (docs/benchmarks.md). */
export const YOUNG_SPACE = '--max-semi-space-size=16';

/**
 * The environment that the page server's process wants to be started with; `npm run serve` says the same.
 * Whoever sets another limit in NODE_OPTIONS gets that, since the last one counts.
 */
export function pageServerEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...own, NODE_OPTIONS: [YOUNG_SPACE, own['NODE_OPTIONS']].filter(Boolean).join(' ') };
}
