import type { KeyValueStore } from '#domain/storage/key-value-store.ts';
import { eachVerb } from './tab-life.ts';
import type { WorldTime } from './world-time.ts';

/**
 * What the device is slow with. `openings`: a page has to wait for its connection; `reads`, `writes`: the device comes to it
 * late; `answers`: it has done what was asked, and says so late.
 */
export const slowThings = ['openings', 'reads', 'writes', 'answers'] as const;
export type SlowThing = (typeof slowThings)[number];

export type DevicePace = ReturnType<typeof createDevicePace>;

/** How long a device takes. It does what it is asked in that order: who comes later waits for who came before. */
export function createDevicePace(time: Pick<WorldTime, 'now' | 'wait'>) {
  const slow = new Map<SlowThing, { count: number; readonly by: number }>();
  let busyUntil = 0;
  let clearings = 0;
  let behind = 0;

  return {
    /** The next of these take so many milliseconds longer. */
    slows(what: SlowThing, count: number, by: number): void {
      slow.set(what, { count, by });
    },
    /** It comes to nothing for so long, like a disk that has other things to do. */
    holds(milliseconds: number): void {
      busyUntil = Math.max(busyUntil, time.now() + milliseconds);
    },
    /** What it was asked before and has not come to yet it does not do any more. */
    clears(): void {
      clearings += 1;
    },
    /** Somebody waits for it longer than usual. */
    isBehind: () => behind > 0,
    /** Nothing that is asked from now on is late by itself. */
    recovers: () => slow.clear(),
    lateness,
    /** At once where nothing is slow: there are thousands of these in a schedule, and each waiting costs promises. */
    asked: <T>(what: 'reads' | 'writes', ask: () => Promise<T>): Promise<T> =>
      slow.size === 0 && busyUntil <= time.now() ? ask() : counted(() => askedLate(what, ask)),
  };

  async function counted<T>(ask: () => Promise<T>): Promise<T> {
    behind += 1;
    const answer = await ask();
    behind -= 1;
    return answer;
  }

  async function askedLate<T>(what: 'reads' | 'writes', ask: () => Promise<T>): Promise<T> {
    const before = clearings;
    busyUntil = Math.max(busyUntil, time.now() + lateness(what));
    if (busyUntil > time.now()) await time.wait(busyUntil - time.now());
    if (before !== clearings) return new Promise<never>(() => undefined);
    const answer = await ask();
    const late = lateness('answers');
    if (late > 0) await time.wait(late);
    return answer;
  }

  function lateness(what: SlowThing): number {
    const planned = slow.get(what);
    if (!planned || planned.count === 0) return 0;
    planned.count -= 1;
    return planned.by;
  }
}

/** A store as the device comes to it. */
export function pacedValues(store: KeyValueStore, pace: DevicePace): KeyValueStore {
  return {
    ...store,
    get: (key) => pace.asked('reads', () => store.get(key)),
    entries: () => pace.asked('reads', store.entries),
    set: (key, value, beside) => pace.asked('writes', () => store.set(key, value, beside)),
    setMissing: (key, value, beside) => pace.asked('writes', () => store.setMissing(key, value, beside)),
    remove: (key) => pace.asked('writes', () => store.remove(key)),
  };
}

/** A port of records as the device comes to it. */
export function pacedRecords<Port extends object>(port: Port, pace: DevicePace): Port {
  return eachVerb(port, (ask, verb) => pace.asked(changing.includes(verb) ? 'writes' : 'reads', ask));
}

const changing = ['put', 'remove'];
