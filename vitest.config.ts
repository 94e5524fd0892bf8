import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const TESTS = '{src,api,shared,features,tools}/**/*.test.{ts,tsx}';

/** Of the long proofs, by small parts of themselves: a run on a slow machine leaves them out. */
const PROOFS = 'tools/prove/**/*.test.ts';

/**
 * Tests that ask for a window of their own: each gets a fresh world, because libraries keep the first window they see. A world
 * of `node:vm` is made in a third of the time that a thread of its own takes.
 */
const inWindow = globSync(TESTS).filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment '));

/** Style sheets that a test asks what they come to; of all others the names of the classes are enough. */
const judgedStyles = /(?:progress|price-slider)\.module\.css$/;

/** On a machine that does much else as well, a test, and what it waits for, may take as long as this. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

const inNode = {
  globalSetup: 'api/testing/test-run.ts',
  // Threads begin sooner than processes.
  pool: 'threads' as const,
  // No module keeps a state, so all of them may be loaded once for all files.
  isolate: false,
  ...patience,
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'window', include: inWindow, pool: 'vmThreads', css: { include: judgedStyles }, ...patience } },
      { test: { name: 'node', include: [TESTS], exclude: [...inWindow, PROOFS], ...inNode } },
      { test: { name: 'proofs', include: [PROOFS], ...inNode } },
    ],
  },
});
