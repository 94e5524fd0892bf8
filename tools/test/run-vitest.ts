import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command, CommandRunner } from '../commands/command-runner.ts';
import { readUnitReport } from '../results/result-files.ts';
import { type Count, countWhere, judgeRun } from './count.ts';

type Wish = {
  readonly root: string;
  readonly runner: CommandRunner;
  /** Where the results go, from the project's folder. */
  readonly report: string;
  readonly env?: NonNullable<Command['env']>;
  /** Files or folders of tests; all without any. */
  readonly tests?: readonly string[];
  /** The projects of `vitest.config.ts` that they belong to; all without any. */
  readonly projects?: readonly string[];
  readonly onLine: (line: string) => void;
};

/** Runs tests of the project; what was skipped counts as nothing. */
export const runVitest = async ({ root, runner, report, env = {}, ...wish }: Wish): Promise<Count> => {
  const path = join(root, report);
  await rm(path, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const projects = (wish.projects ?? []).flatMap((project) => ['--project', project]);
  const { isOk } = await runner.run({
    program: 'vitest',
    // The other half of the machine runs the other jobs.
    args: ['run', '--no-color', '--maxWorkers=50%', ...reporters, ...projects, ...(wish.tests ?? [])],
    env,
    onLine: wish.onLine,
  });
  const ran = (await readUnitReport(path))?.filter(({ outcome }) => outcome !== 'skipped') ?? [];
  return judgeRun(
    countWhere(ran, ({ outcome }) => outcome === 'passed'),
    isOk,
  );
};
