/**
 * The room for old objects and for young ones, in megabytes. V8 would let both take more: that costs memory, and for young
 * ones pages a second as well (docs/benchmarks-profiles.md).
 */
export const HEAP = '--max-old-space-size=160 --max-semi-space-size=16';

/**
 * The environment that the page server's process wants to be started with; `npm run serve` says the same.
 * Whoever sets another limit in NODE_OPTIONS gets that, since the last one counts.
 */
export function pageServerEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...own, NODE_OPTIONS: [HEAP, own['NODE_OPTIONS']].filter(Boolean).join(' ') };
}
