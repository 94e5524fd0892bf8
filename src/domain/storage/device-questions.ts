import { type Clock, within } from '#domain/shared/clock.ts';
import type { DeviceFailures, Verb } from './device-failures.ts';
import type { StoreAnswer } from './key-value-store.ts';

// Source: specification §8 cache not responding (CACHE-08).
const ANSWER_WITHIN_MS = 800;

/** A device that refuses so often in a row is not waited for. One that is slow always is. */
const REFUSALS = 3;
/** So often in a row it is late before anybody is told. */
const LATE_ANSWERS = 2;

type Ports = {
  readonly clock: Pick<Clock, 'after'>;
  readonly failures: DeviceFailures;
  /** Called when an answer did not come in time. */
  readonly reconnect: () => void;
  /** How many times the specified time an answer may take; 1 unless the merchant says otherwise. */
  readonly patience?: number;
  /** Hears when the device is late again and again, and when it answers after that. */
  readonly onLate?: (isLate: boolean) => void;
};

/** What is asked of a device that may be slow, or refuse. */
export interface DeviceQuestions {
  /** An answer that is late is a failure; and so is each one, unasked, while too much fails. */
  ask<T>(what: Verb, question: () => Promise<StoreAnswer<T>>, specifiedMs?: number): Promise<StoreAnswer<T>>;
  /** Whether its last answer did not come in time. */
  isLate(): boolean;
  /** What it has refused again and again, so that nobody need wait for it. */
  refuses(what: Verb): boolean;
  /** A device that goes on refusing is not logged each time. */
  isOldNews(what: Verb): boolean;
}

export function createDeviceQuestions(ports: Ports): DeviceQuestions {
  const { clock, failures, reconnect, patience = 1, onLate = () => undefined } = ports;
  const refusals = { reads: 0, writes: 0 };
  let lateAnswers = 0;

  return {
    async ask<T>(what: Verb, question: () => Promise<StoreAnswer<T>>, specifiedMs: number = ANSWER_WITHIN_MS) {
      if (!failures.isPersistent()) return { kind: 'failed', reason: 'not persistent' };
      const limit = specifiedMs * patience;
      const late: StoreAnswer<T> = { kind: 'failed', reason: `no answer within ${limit} ms` };
      const asking = question();
      const answer = await within(clock, limit, asking, late);
      if (answer === late) {
        reconnect();
        lateAnswers += 1;
        if (lateAnswers === LATE_ANSWERS) onLate(true);
        void asking.then((answered) => hear(what, answered)); // a late answer is still one
      } else hear(what, answer);
      return answer;
    },
    isLate: () => lateAnswers > 0,
    refuses: (what) => refusals[what] >= REFUSALS,
    isOldNews: (what) => refusals[what] > REFUSALS,
  };

  /** What the device says when it says something. */
  function hear(what: Verb, { kind }: StoreAnswer<unknown>): void {
    if (lateAnswers >= LATE_ANSWERS) onLate(false);
    lateAnswers = 0;
    refusals[what] = kind === 'ok' ? 0 : refusals[what] + 1;
    if (kind === 'ok') failures.answered(refusals.reads + refusals.writes === 0);
  }
}
