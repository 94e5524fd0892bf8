import { join } from 'node:path';
import { findRedis, redisAdvice } from '#shared/find-redis.ts';
import { isBuilt, sourceDigest } from '../build/build-stamp.ts';
import { checkSteps } from '../check/check-steps.ts';
import { chromiumAdvice } from '../chromium/install-chromium.ts';
import { reportsFolder, unitReportPath } from '../results/result-files.ts';
import { type Count, countWhere, judgeRun, none } from './count.ts';
import { onPostgres, pgliteJob } from './database-jobs.ts';
import { KEPT, KEPT_IN_FIREFOX, keptJob, proofsJob, schedulesJob, simulationJob } from './proof-jobs.ts';
import type { Job } from './run-jobs.ts';
import { runProof } from './run-proof.ts';
import { runVitest } from './run-vitest.ts';
import { browserJob, httpJob, profileJob } from './scenario-jobs.ts';
import type { Surroundings } from './surroundings.ts';

/** All that `npm test` runs: the long jobs first, so that two cores are busy to the end, and last what a slow machine can spare. */
export const testJobs = (surroundings: Surroundings): readonly Job[] => [
  buildJob(surroundings),
  unitJob(surroundings),
  browserJob(surroundings),
  lookJob(surroundings),
  pgliteJob(surroundings),
  httpJob('http', surroundings),
  httpJob('graphql', surroundings),
  profileJob('screen', surroundings),
  profileJob('translated', surroundings),
  profileJob('domain', surroundings),
  enginesJob(surroundings),
  builtFilesJob(surroundings),
  ...checkJobs(surroundings),
  simulationJob(surroundings),
  schedulesJob(surroundings),
  ...[
    keptJob('kept', KEPT, surroundings),
    proofUnitsJob(surroundings),
    proofsJob(surroundings),
    keptJob('kept in Firefox', KEPT_IN_FIREFOX, surroundings),
  ].map((job) => ({ ...job, isSpare: true })),
];

const checkJobs = ({ root, runner, tell }: Surroundings): readonly Job[] =>
  checkSteps(runner, root).map((step) => {
    const name = `check ${step.name}`;
    const run = async (): Promise<Count> => {
      const { isOk, report } = await step.run();
      if (!isOk) for (const line of report.split('\n')) tell(name, line);
      return countWhere([isOk], Boolean);
    };
    return { name, run };
  });

const buildJob = ({ root, runner, tell }: Surroundings): Job => ({
  name: 'build',
  run: async () => {
    if (isBuilt(sourceDigest(root), root)) return none;
    const { isOk } = await runner.run({
      program: 'npm',
      args: ['run', '--silent', 'build'],
      onLine: (line) => tell('build', line),
    });
    return { passed: 0, failed: isOk ? 0 : 1 };
  },
});

const unitJob = ({ root, runner, chromium, server, tell }: Surroundings): Job => ({
  name: 'unit',
  run: () =>
    onPostgres(server, (database) => {
      const env = { ...database, ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }) };
      const onLine = (line: string): void => tell('unit', line);
      if (findRedis() === null) onLine(redisAdvice);
      return runVitest({ root, runner, report: unitReportPath, env, projects: ['window', 'node'], onLine });
    }),
});

/** The long proofs are tested by small parts of themselves, which take long as well. */
const proofUnitsJob = ({ root, runner, chromium, server, tell }: Surroundings): Job => ({
  name: 'units of proofs',
  run: () =>
    onPostgres(server, (database) => {
      const env = { ...database, ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }) };
      const report = join(reportsFolder, 'proofs.json');
      return runVitest({
        root,
        runner,
        report,
        env,
        projects: ['proofs'],
        onLine: (line) => tell('units of proofs', line),
      });
    }),
});

/** Each look at a state counts as a test; what was found is told, what was not is not. */
const lookJob = ({ runner, chromium, tell }: Surroundings): Job => ({
  name: 'look',
  run: async () => {
    if (chromium === null) {
      tell('look', chromiumAdvice);
      return { passed: 0, failed: 1 };
    }
    const command = { program: 'node', args: ['tools/look.ts', '--brief'], env: { CHROMIUM_PATH: chromium } };
    return runProof('look', command, { runner, tell });
  },
});

/** The journeys of every run; `npm run test:engines` by itself goes on all. */
const JOURNEYS = ['a guest orders', 'signs in and out'];

/** Each journey in Firefox and WebKitGTK counts as a test; an engine that is not installed is left out, with a word. */
const enginesJob = ({ runner, tell }: Surroundings): Job => ({
  name: 'engines',
  after: 'build',
  run: async () => {
    const passed: boolean[] = [];
    const { isOk } = await runner.run({
      program: 'node',
      args: ['tools/test-engines.ts', ...JOURNEYS.flatMap((words) => ['--of', words])],
      onLine(line) {
        if (/^(not )?ok /.test(line)) passed.push(line.startsWith('ok '));
        if (!line.startsWith('ok ')) tell('engines', line);
      },
    });
    const count = countWhere(passed, Boolean);
    return isOk && passed.length === 0 ? none : judgeRun(count, isOk);
  },
});

/** Each kind of thing that the built files must not ask of a browser counts as a test. */
const builtFilesJob = ({ runner, tell }: Surroundings): Job => ({
  name: 'browsers',
  after: 'build',
  run: () => runProof('browsers', { program: 'node', args: ['tools/browsers.ts'] }, { runner, tell }),
});
