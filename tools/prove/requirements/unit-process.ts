// The other end of unit-runs.ts: Vitest in the folder in which this process was started, kept from run to run.

import process from 'node:process';
import { createVitest, type TestModule } from 'vitest/node';
import type { UnitResult } from '../../results/unit-report.ts';

/** Test files of which the tests with this id are run, and the files that have changed since the last run. */
export type UnitRun = { readonly id: string; readonly files: readonly string[]; readonly changed: readonly string[] };

/** Without its line the shop may hang: a test that waits for what never comes has noticed it. */
const LONGEST_TEST_MS = 10_000;

const vitest = await createVitest('test', { watch: false, testTimeout: LONGEST_TEST_MS, reporters: [{}] });

process.on('disconnect', () => process.exit());
process.on('message', (run: UnitRun) => void answer(run));

async function answer({ id, files, changed }: UnitRun): Promise<void> {
  for (const path of changed) vitest.invalidateFile(path);
  vitest.setGlobalTestNamePattern(new RegExp(`${id}\\b`));
  const wanted = await vitest.getRelevantTestSpecifications([...files]);
  // Each run has threads of its own, in which every module is loaded anew.
  const { testModules } = await vitest.runTestSpecifications(wanted);
  const ids = new Set(wanted.map(({ moduleId }) => moduleId));
  const own = testModules.filter(({ moduleId }) => ids.has(moduleId)); // the others are of runs before
  process.send?.(own.flatMap(resultsOf));
}

/** A file that fails outside its tests, such as one that does not load, is a failure of its own. */
function resultsOf(module: TestModule): readonly UnitResult[] {
  const results = [...module.children.allTests()].map((test): UnitResult => {
    const { state } = test.result();
    return { title: test.fullName, outcome: state === 'pending' ? 'skipped' : state };
  });
  const isToldByATest = results.some(({ outcome }) => outcome === 'failed');
  const failsOutside = module.state() === 'failed' && !isToldByATest;
  return failsOutside ? [...results, { title: module.moduleId, outcome: 'failed' }] : results;
}
