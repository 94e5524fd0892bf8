import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuilt, sourceDigest } from '../build/build-stamp.ts';
import { checkSteps } from '../check/check-steps.ts';
import { chromiumAdvice } from '../chromium/install-chromium.ts';
import type { Command, CommandRunner } from '../commands/command-runner.ts';
import { readScenarioReport, scenarioReportPath, unitReportPath } from '../results/result-files.ts';
import { type Count, countWhere, judgeRun, none } from './count.ts';
import { onPostgres, pgliteJob } from './database-jobs.ts';
import type { Job } from './run-jobs.ts';
import { runVitest } from './run-vitest.ts';

type Surroundings = {
  readonly root: string;
  readonly runner: CommandRunner;
  /** The Chromium to use; null when there is none. */
  readonly chromium: string | null;
  /** The PostgreSQL server to use; undefined has one started where this machine can. */
  readonly server: string | undefined;
  /** Hears what a job has to say while it runs. */
  readonly tell: (job: string, line: string) => void;
};

/** All that `npm test` runs: the long jobs first, so that two cores are busy to the end. */
export const testJobs = (surroundings: Surroundings): readonly Job[] => [
  buildJob(surroundings),
  unitJob(surroundings),
  browserJob(surroundings),
  lookJob(surroundings),
  pgliteJob(surroundings),
  httpJob(surroundings),
  profileJob('screen', surroundings),
  profileJob('translated', surroundings),
  profileJob('domain', surroundings),
  schedulesJob(surroundings),
  keptJob('kept', KEPT, surroundings),
  keptJob('kept in Firefox', KEPT_IN_FIREFOX, surroundings),
  enginesJob(surroundings),
  builtFilesJob(surroundings),
  simulationJob(surroundings),
  proofsJob(surroundings),
  ...checkJobs(surroundings),
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
      return runVitest({ root, runner, report: unitReportPath, env, onLine: (line) => tell('unit', line) });
    }),
});

const browserJob = (surroundings: Surroundings): Job => {
  const { chromium, tell } = surroundings;
  const run = async (): Promise<Count> => {
    if (chromium !== null) return runProfile('browser', surroundings, { CHROMIUM_PATH: chromium });
    tell('browser', chromiumAdvice);
    return { passed: 0, failed: 1 };
  };
  return { name: 'browser', after: 'build', run };
};

/** Each look at a state counts as a test; what was found is told, what was not is not. */
const lookJob = ({ runner, chromium, tell }: Surroundings): Job => ({
  name: 'look',
  run: async () => {
    if (chromium === null) {
      tell('look', chromiumAdvice);
      return { passed: 0, failed: 1 };
    }
    const looks: boolean[] = [];
    const { isOk } = await runner.run({
      program: 'node',
      args: ['tools/look.ts'],
      env: { CHROMIUM_PATH: chromium },
      onLine(line) {
        if (/^(not )?ok /.test(line)) looks.push(line.startsWith('ok '));
        if (!line.startsWith('ok ')) tell('look', line);
      },
    });
    return judgeRun(countWhere(looks, Boolean), isOk);
  },
});

/**
 * In every run a line each of so many requirements is broken, and all lines of those whose product or tests have changed; by
 * itself `npm run prove -- requirements` breaks all.
 */
const SAMPLE = ['--sample', '40', '--seed', '14', '--changed'];

/** Each line that is broken counts as a test, which passes when the tests of its requirement notice. */
const proofsJob = ({ runner, tell }: Surroundings): Job => ({
  name: 'proofs',
  run: () =>
    runProof('proofs', { program: 'node', args: ['tools/prove.ts', 'requirements', ...SAMPLE] }, { runner, tell }),
});

/** Of the schedules in Chromium a few, among them 1005, in which somebody presses again whose order has no answer. */
const SCHEDULES = ['--runs', '4', '--seed', '1003'];

/** Each schedule counts as a test. */
const schedulesJob = ({ runner, chromium, tell }: Surroundings): Job => {
  const env = chromium === null ? {} : { CHROMIUM_PATH: chromium };
  const command = { program: 'node', args: ['tools/prove.ts', 'browser', ...SCHEDULES], env };
  return { name: 'schedules', after: 'build', run: () => runProof('schedules', command, { runner, tell }) };
};

/**
 * One of each kind in Chromium: every doing and way of leaving, each page while the device is held, a read that fails, a device
 * that is full and one that keeps nothing.
 */
const KEPT = [
  '--times',
  '1',
  '--engine',
  'chromium',
  '--of',
  'Chromium: |Chromium with all site data blocked: ',
  '--of',
  'after 0 ms|held for 1200|reading 1 |device full|blocked',
];

/**
 * In Firefox a device that is full, and one that keeps nothing: there both are done in another way. Only once full: where its
 * database was deleted to make room again, Firefox sometimes opens none any more in the same profile.
 */
const KEPT_IN_FIREFOX = ['--times', '1', '--engine', 'firefox', '--of', 'goes on by links and orders'];

/** Each time that something was told and the page left counts as a test. */
const keptJob = (name: string, kinds: readonly string[], { runner, chromium, tell }: Surroundings): Job => {
  const env = chromium === null ? {} : { CHROMIUM_PATH: chromium };
  const command = { program: 'node', args: ['tools/prove.ts', 'kept', ...kinds], env };
  return { name, after: 'build', run: () => runProof(name, command, { runner, tell }) };
};

/** Each journey in Firefox and WebKitGTK counts as a test; an engine that is not installed is left out, with a word. */
const enginesJob = ({ runner, tell }: Surroundings): Job => ({
  name: 'engines',
  after: 'build',
  run: async () => {
    const passed: boolean[] = [];
    const { isOk } = await runner.run({
      program: 'node',
      args: ['tools/test-engines.ts'],
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

/** A tenth of the schedules over fakes that the long proof runs. */
const SIMULATED = ['--runs', '10000', '--seed', '20261125'];

const simulationJob = ({ runner, tell }: Surroundings): Job => ({
  name: 'simulation',
  run: async () => {
    const args = ['run', '--silent', 'simulate', '--', ...SIMULATED];
    const { isOk, output } = await runner.run({ program: 'npm', args });
    if (!isOk) for (const line of output.split('\n')) tell('simulation', line);
    return countWhere([isOk], Boolean);
  },
});

const runProof = async (
  name: string,
  command: Command,
  { runner, tell }: Pick<Surroundings, 'runner' | 'tell'>,
): Promise<Count> => {
  const passed: boolean[] = [];
  const { isOk } = await runner.run({
    ...command,
    onLine(line) {
      if (/^(not )?ok /.test(line)) passed.push(line.startsWith('ok '));
      if (!line.startsWith('ok ')) tell(name, line);
    },
  });
  return judgeRun(countWhere(passed, Boolean), isOk);
};

const profileJob = (profile: string, surroundings: Surroundings): Job => ({
  name: profile,
  run: () => runProfile(profile, surroundings, {}),
});

/** The examples ask an API that uses a server, as a real shop's does; the journeys ask one in PGlite, as the demo's. */
const httpJob = (surroundings: Surroundings): Job => ({
  name: 'http',
  run: () => onPostgres(surroundings.server, (database) => runProfile('http', surroundings, { ...database })),
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
