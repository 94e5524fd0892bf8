import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumAdvice } from '../chromium/install-chromium.ts';
import type { Command } from '../commands/command-runner.ts';
import { readScenarioReport, scenarioReportPath } from '../results/result-files.ts';
import { type Count, countWhere, judgeRun } from './count.ts';
import { onPostgres } from './database-jobs.ts';
import type { Job } from './run-jobs.ts';
import type { Surroundings } from './surroundings.ts';

export const browserJob = (surroundings: Surroundings): Job => {
  const { chromium, tell } = surroundings;
  const run = async (): Promise<Count> => {
    if (chromium !== null) return runProfile('browser', surroundings, { CHROMIUM_PATH: chromium });
    tell('browser', chromiumAdvice);
    return { passed: 0, failed: 1 };
  };
  return { name: 'browser', after: 'build', run };
};

export const profileJob = (profile: string, surroundings: Surroundings): Job => ({
  name: profile,
  run: () => runProfile(profile, surroundings, {}),
});

/** The examples ask an API that uses a server, as a real shop's does; the journeys ask one in PGlite, as the demo's. */
export const httpJob = (profile: 'http' | 'graphql', surroundings: Surroundings): Job => ({
  name: profile,
  run: () => onPostgres(surroundings.server, (database) => runProfile(profile, surroundings, { ...database })),
});

const runProfile = async (
  profile: string,
  { root, runner, tell }: Surroundings,
  env: NonNullable<Command['env']>,
): Promise<Count> => {
  const path = join(root, scenarioReportPath(profile));
  await rm(path, { force: true });
  const formats = ['--format', 'summary', '--format', `message:${scenarioReportPath(profile)}`];
  const { isOk } = await runner.run({
    program: 'npm',
    args: ['run', '--silent', 'features', '--', '--profile', profile, ...formats],
    env,
    onLine: (line) => tell(profile, line),
  });
  const report = await readScenarioReport(path);
  const count = countWhere(report?.scenarios ?? [], ({ isPassed }) => isPassed);
  return judgeRun(count, isOk && report?.isComplete === true);
};
