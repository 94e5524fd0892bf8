import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandRunner, createCommandRunner } from '../../commands/command-runner.ts';
import { readScenarioReport } from '../../results/result-files.ts';
import type { UnitResult } from '../../results/unit-report.ts';
import { withChange } from '../shared/code-change.ts';
import type { BrokenLine } from './broken-line.ts';
import { createUnitRuns } from './unit-runs.ts';

/** What the tests need of the project. */
const SOURCES = [
  'src',
  'api',
  'shared',
  'tools',
  'features',
  'docs',
  'public',
  'package.json',
  'tsconfig.json',
  'cucumber.js',
  'vitest.config.ts',
];

const LONGEST_RUN_S = 300;

/**
 * How tests that carry an id ended. `broken`: they could not run at all, which is no word about a requirement; `none`: no
 * test carries it.
 */
export type TestsOutcome = 'passed' | 'failed' | 'broken' | 'none';

export type Profile = 'domain' | 'screen';

/** A copy of the project in which a line is broken while the project itself stays as it is. */
export interface TrialCopy {
  /** Does something while a line is broken. Rejects where the line does not stand once in its file. */
  without<T>(line: BrokenLine, use: () => Promise<T>): Promise<T>;
  examples(profile: Profile, tags: string): Promise<TestsOutcome>;
  /** The tests of these files whose title has the id. */
  units(id: string, files: readonly string[]): Promise<TestsOutcome>;
  remove(): Promise<void>;
}

export async function makeTrialCopy(root: string): Promise<TrialCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'zari-trial-')));
  await Promise.all(SOURCES.map((path) => cp(join(root, path), join(folder, path), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'reports'));
  const runner = createCommandRunner(folder);
  const unitRuns = createUnitRuns(folder);
  let changed: readonly string[] = [];

  return {
    async without(line, use) {
      changed = [...changed, join(folder, line.file)];
      try {
        return await withChange(folder, line, use);
      } finally {
        changed = [...changed, join(folder, line.file)];
      }
    },
    examples: (profile, tags) => runExamples(folder, runner, ['--profile', profile, '--tags', tags]),
    async units(id, files) {
      if (files.length === 0) return 'none';
      const run = { id, files: files.map((file) => join(folder, file)), changed };
      changed = [];
      return outcomeOfUnits(await unitRuns.run(run, LONGEST_RUN_S));
    },
    async remove() {
      runner.stop();
      unitRuns.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function runExamples(folder: string, runner: CommandRunner, chosen: readonly string[]): Promise<TestsOutcome> {
  const report = join(folder, 'reports', 'trial.ndjson');
  await rm(report, { force: true });
  await runner.run({
    program: 'npm',
    args: ['run', '--silent', 'features', '--', ...chosen, '--format', `message:${report}`],
    limitSeconds: LONGEST_RUN_S,
  });
  const read = await readScenarioReport(report);
  const hasRun = read !== null && (read.isComplete || read.scenarios.length > 0);
  return outcomeOf(hasRun ? read.scenarios.map(({ isPassed }) => isPassed) : null);
}

function outcomeOfUnits(results: readonly UnitResult[] | null): TestsOutcome {
  const ran = results?.filter(({ outcome }) => outcome !== 'skipped') ?? null;
  if (ran?.some(({ title }) => title.startsWith('/'))) return 'broken'; // a file that does not load
  return outcomeOf(ran?.map(({ outcome }) => outcome === 'passed') ?? null);
}

function outcomeOf(passes: readonly boolean[] | null): TestsOutcome {
  if (passes === null) return 'broken';
  if (passes.length === 0) return 'none';
  return passes.every(Boolean) ? 'passed' : 'failed';
}
