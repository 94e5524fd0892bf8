import { countWhere } from './count.ts';
import type { Job } from './run-jobs.ts';
import { runProof } from './run-proof.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * In every run a line each of so many requirements is broken, and all lines of those whose product or tests have changed; by
 * itself `npm run prove -- requirements` breaks all.
 */
const SAMPLE = ['--sample', '15', '--seed', '14', '--changed'];

/** Each line that is broken counts as a test, which passes when the tests of its requirement notice. */
export const proofsJob = ({ runner, tell }: Surroundings): Job => ({
  name: 'proofs',
  run: () =>
    runProof('proofs', { program: 'node', args: ['tools/prove.ts', 'requirements', ...SAMPLE] }, { runner, tell }),
});

/** Of the schedules in Chromium a few, among them 1005, in which somebody presses again whose order has no answer. */
const SCHEDULES = ['--runs', '4', '--seed', '1003'];

/** Each schedule counts as a test. */
export const schedulesJob = ({ runner, chromium, tell }: Surroundings): Job => {
  const env = chromium === null ? {} : { CHROMIUM_PATH: chromium };
  const command = { program: 'node', args: ['tools/prove.ts', 'browser', ...SCHEDULES], env };
  return { name: 'schedules', after: 'build', run: () => runProof('schedules', command, { runner, tell }) };
};

/**
 * Of each kind in Chromium one or two: a tab that is closed at once, what is done while the device is held, a read that fails, a
 * device that is full and one that keeps nothing. The long proof has all that is done, all ways of leaving, and later ones.
 */
const KINDS = [
  'adds a piece, closed tab after 0 ms',
  'changes the quantity, closed tab after 0 ms',
  'types an address, closed tab after 0 ms',
  'signs in, closed tab after 0 ms',
  'logs out, closed tab after 0 ms',
  'reloads the cart, device held for 1200 ms',
  'adds a piece and reloads, device held for 1200 ms',
  'adds a piece where reading 1 ',
  'device full and then no more',
  'all site data blocked: ',
];
const WAYS = ['Chromium: ', 'Chromium with all site data blocked: '];
export const KEPT = ['--times', '1', '--engine', 'chromium', '--of', WAYS.join('|'), '--of', KINDS.join('|')];

/**
 * In Firefox a device that is full, which is done in another way there. Only once: where its database was deleted to make room
 * again, Firefox sometimes opens none any more in the same profile.
 */
export const KEPT_IN_FIREFOX = [
  '--times',
  '1',
  '--engine',
  'firefox',
  '--of',
  'goes on by links and orders, device full',
];

/** Each time that something was told and the page left counts as a test. */
export const keptJob = (name: string, kinds: readonly string[], { runner, chromium, tell }: Surroundings): Job => {
  const env = chromium === null ? {} : { CHROMIUM_PATH: chromium };
  const command = { program: 'node', args: ['tools/prove.ts', 'kept', ...kinds], env };
  return { name, after: 'build', run: () => runProof(name, command, { runner, tell }) };
};

/** A few of the schedules over fakes that the long proof runs. */
const SIMULATED = ['--runs', '2000', '--seed', '20261125'];

export const simulationJob = ({ runner, tell }: Surroundings): Job => ({
  name: 'simulation',
  run: async () => {
    const args = ['run', '--silent', 'simulate', '--', ...SIMULATED];
    const { isOk, output } = await runner.run({ program: 'npm', args });
    if (!isOk) for (const line of output.split('\n')) tell('simulation', line);
    return countWhere([isOk], Boolean);
  },
});
