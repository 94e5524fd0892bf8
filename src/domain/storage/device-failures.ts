import type { Clock } from '#domain/shared/clock.ts';

// Source: specification §4 local cache, §8 cache not responding (CACHE-04, CACHE-05).
const READ_FAILURES = 1;
const WRITE_FAILURES = 30;

/** After a failure the device is tried again, at first almost at once: most failures are over by then. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 60_000;

/** What a device is asked for. */
export type Verb = 'reads' | 'writes';

type Ports = {
  readonly clock: Pick<Clock, 'after'>;
  /** Calls when the page comes before its shopper again, or is about to go. */
  readonly onAttention?: (listener: () => void) => void;
};

/** Counts what a device fails at, and says when it is worth trying again. */
export interface DeviceFailures {
  /** False once there were too many. */
  isPersistent(): boolean;
  /** What the count keeps from the device is asked for again later. */
  count(what: Verb): void;
  /** The device has answered; `isWell`: and refuses nothing any more. */
  answered(isWell: boolean): void;
  /** Calls whenever it is worth trying the device again. */
  onReturn(listener: () => void): void;
}

export function createDeviceFailures({ clock, onAttention }: Ports): DeviceFailures {
  let failures = { reads: 0, writes: 0 };
  let pause = FIRST_PAUSE_MS;
  let stopWaiting: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const isPersistent = (): boolean => failures.reads < READ_FAILURES && failures.writes < WRITE_FAILURES;
  onAttention?.(() => stopWaiting && tryAgain());

  return {
    isPersistent,
    count(what) {
      failures[what] += 1;
      if (stopWaiting) return;
      stopWaiting = clock.after(pause, tryAgain);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    },
    answered(isWell) {
      if (isWell) pause = FIRST_PAUSE_MS;
      if (!isPersistent()) tryAgain();
    },
    onReturn: (listener) => void listeners.add(listener),
  };

  function tryAgain(): void {
    stopWaiting?.();
    stopWaiting = null;
    if (!isPersistent()) failures = { reads: 0, writes: 0 };
    for (const listener of listeners) listener();
  }
}
