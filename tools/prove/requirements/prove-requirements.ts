import type { BrokenLine } from './broken-line.ts';
import { readTestsOf, type TestsOf } from './tests-of.ts';
import { makeTrialCopy, type TestsOutcome, type TrialCopy } from './trial-copy.ts';

/** `noticed`: a test that carries the id fails without the line. Anything else is a fault, said in a sentence. */
export type LineOutcome =
  | { readonly kind: 'noticed'; readonly line: BrokenLine; readonly by: string }
  | { readonly kind: 'fault'; readonly line: BrokenLine; readonly sentence: string };

type Parts = {
  readonly root: string;
  /** Lines that are broken at the same time, each in a copy of its own. */
  readonly atOnce: number;
  readonly tell?: (outcome: LineOutcome) => void;
};

/** Breaks each line in a copy of the project and runs the tests that carry its id. */
export async function proveRequirements(
  lines: readonly BrokenLine[],
  { root, atOnce, tell }: Parts,
): Promise<readonly LineOutcome[]> {
  const testsOf = await readTestsOf(root);
  const outcomes: LineOutcome[] = [];
  const left = [...lines];
  const worker = async (): Promise<void> => {
    const copy = await makeTrialCopy(root);
    try {
      for (let line = left.shift(); line; line = left.shift()) {
        const outcome = await outcomeOf(line, testsOf(line.id), copy);
        outcomes.push(outcome);
        tell?.(outcome);
      }
    } finally {
      await copy.remove();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, lines.length) }, worker));
  return outcomes;
}

/** Throws where an example fails before a line is broken: it would notice everything. */
export async function demandGreen(root: string): Promise<void> {
  const copy = await makeTrialCopy(root);
  try {
    for (const profile of ['domain', 'screen'] as const) {
      const outcome = await copy.examples(profile, profile === 'domain' ? 'not @page' : 'not @api');
      if (outcome !== 'passed') throw new Error(`The examples of the profile ${profile} fail before a line is broken.`);
    }
  } finally {
    await copy.remove();
  }
}

async function outcomeOf(line: BrokenLine, tests: TestsOf, copy: TrialCopy): Promise<LineOutcome> {
  const fault = (sentence: string): LineOutcome => ({ kind: 'fault', line, sentence: `${line.id}: ${sentence}` });
  if (!tests.hasExample && tests.units.length === 0) return fault('no test carries it');
  try {
    return await copy.without(line, async () => {
      for (const { name, run } of runsOf(line, tests, copy)) {
        const outcome = await run();
        if (outcome === 'failed') return { kind: 'noticed', line, by: name };
        if (outcome === 'broken') return fault(`${name} cannot run where ${line.lost}`);
      }
      return fault(`nobody notices that ${line.lost}`);
    });
  } catch (error) {
    return fault(error instanceof Error ? error.message : 'unknown reason');
  }
}

type Run = { readonly name: string; readonly run: () => Promise<TestsOutcome> };

/** The quickest first: whoever notices is enough. */
function runsOf({ id }: BrokenLine, { hasPlainExample, hasExample, units }: TestsOf, copy: TrialCopy): readonly Run[] {
  return [
    ...(units.length > 0 ? [{ name: 'units', run: () => copy.units(id, units) }] : []),
    ...(hasPlainExample ? [{ name: 'domain', run: () => copy.examples('domain', `@${id} and not @page`) }] : []),
    ...(hasExample ? [{ name: 'screen', run: () => copy.examples('screen', `@${id} and not @api`) }] : []),
  ];
}
