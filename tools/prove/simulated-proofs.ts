import { availableParallelism } from 'node:os';
import type { ProofWish } from './proof-wish.ts';
import { proveSession, sessionThread } from './session/prove-session.ts';
import { sessionRules } from './session/session-rules.ts';
import { missedRules } from './shared/missed-rules.ts';
import type { ProofResult } from './shared/proof-result.ts';
import { guards } from './simulate/guards.ts';
import { simulateThread } from './simulate/prove-guards.ts';
import { runInThreads } from './simulate/run-in-threads.ts';

/** Of so many schedules one runs over the stores of a page as well. */
const DATABASE_SHARE = 10;

export async function simulate({ schedules, seed }: ProofWish): Promise<ProofResult> {
  const threads = availableParallelism();
  const inDatabase = Math.ceil(schedules / DATABASE_SHARE);
  const outcomes = [
    ...(await runInThreads({ seed, runs: schedules, threads, store: 'text' })),
    ...(await runInThreads({ seed, runs: inDatabase, threads, store: 'indexeddb' })),
  ];
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const faults = failed.map(({ seed: schedule, faults }) => `schedule ${schedule}: ${faults.join('; ')}`);
  return {
    summary: `${schedules} schedules of orders with seed ${seed}, ${inDatabase} of them in a database, too`,
    faults,
  };
}

/** Whoever notices nothing in so many schedules does not notice that a guard is missing. */
const SCHEDULES_OF_A_GUARD = 20_000;

export async function proveGuards({ seed }: ProofWish): Promise<ProofResult> {
  const faults = await missedRules(guards, simulateThread({ seed, runs: SCHEDULES_OF_A_GUARD }));
  return {
    summary: `${guards.length} guards removed with seed ${seed}, ${faults.length} of them missed by nobody`,
    faults,
  };
}

/** Whoever notices nothing in so many sequences does not notice that a rule is missing. */
const SEQUENCES_OF_A_RULE = 60_000;

export async function proveSessions({ sequences, seed }: ProofWish): Promise<ProofResult> {
  const { faults } = await proveSession({ sequences, seed });
  const missed = await missedRules(sessionRules, sessionThread({ sequences: SEQUENCES_OF_A_RULE, seed }));
  const rules = `${sessionRules.length} rules removed, ${missed.length} of them noticed by nobody`;
  return { summary: `${sequences} sequences with seed ${seed}; ${rules}`, faults: [...faults, ...missed] };
}
