import type { ScenarioReport } from '#tools/results/scenario-report.ts';
import type { BookExample, BookFeature } from './parse-feature.ts';

/** An assembly of the shop, and what its last run left; null when it left nothing. */
export type AssemblyRun = { readonly assembly: string; readonly report: ScenarioReport | null };

/**
 * Passed and failed are said of the very text that ran. `changed`: the feature was written anew since. `not run`: the
 * assembly does not run this example, or did not come to it. `no results`: the assembly left no report.
 */
export type Verdict = 'passed' | 'failed' | 'changed' | 'not run' | 'no results';

/** What one run says of an example; of an outline all of its rows must have passed. */
export function verdictOf(feature: BookFeature, example: BookExample, { report }: AssemblyRun): Verdict {
  if (report === null) return 'no results';
  const file = `features/${feature.path}`;
  const source = report.sources.get(file);
  if (source === undefined) return 'not run';
  if (source !== feature.text) return 'changed';
  const places = new Set(example.runs.map((line) => `${file}:${line}`));
  const results = report.scenarios.filter(({ place }) => places.has(place));
  if (results.some(({ isPassed }) => !isPassed)) return 'failed';
  return results.length > 0 && results.length === places.size ? 'passed' : 'not run';
}

/** The same of all runs, by assembly. */
export function verdictsOf(feature: BookFeature, example: BookExample, runs: readonly AssemblyRun[]) {
  return runs.map((run) => ({ assembly: run.assembly, verdict: verdictOf(feature, example, run) }));
}
