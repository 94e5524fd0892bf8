import fc from 'fast-check';
import type { ThreadProof } from '../shared/missed-rules.ts';
import { expectAllKept, rest } from './expect-kept.ts';
import { sessionCommands } from './session-commands.ts';
import { emptyLedger } from './session-ledger.ts';
import { openSessionWorld } from './session-world.ts';

export type SessionProof = { readonly sequences: number; readonly seed: number; readonly faults: readonly string[] };

export type SessionWish = {
  readonly sequences: number;
  /** What chooses the sequences: the same seed, the same sequences. */
  readonly seed: number;
  /** The first fault is told as it is found. */
  readonly isFirstEnough?: boolean;
};

/** The same in a thread of its own, where a rule is missing. */
export function sessionThread(wish: Omit<SessionWish, 'isFirstEnough'>): ThreadProof {
  return {
    thread: 'tools/prove/session/session-thread.ts',
    workerData: wish,
    isNoticed: ({ faults }: SessionProof) => faults.length > 0,
  };
}

const COMMANDS_AT_MOST = 14;

/** Lets two people do whatever they like on one device, so many times; a fault is told by its shortest sequence. */
export async function proveSession({ sequences, seed, isFirstEnough = false }: SessionWish): Promise<SessionProof> {
  const property = fc.asyncProperty(
    fc.commands([...sessionCommands], { maxCommands: COMMANDS_AT_MOST, size: 'max' }),
    async (commands) => {
      const [model, real] = [emptyLedger(), await openSessionWorld()];
      await fc.asyncModelRun(() => ({ model, real }), commands);
      await rest(model, real);
      await expectAllKept(model, real, true);
    },
  );
  const { failed, counterexample, errorInstance, numShrinks } = await fc.check(property, {
    numRuns: sequences,
    seed,
    endOnFailure: isFirstEnough,
  });
  const fault = `${String(counterexample)}: ${String(errorInstance)} (seed ${seed}, shrunk ${numShrinks} times)`;
  return { sequences, seed, faults: failed ? [fault] : [] };
}
