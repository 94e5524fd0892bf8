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
  const { slows, recovers, lateness, isSlow } = createLateness();
  const turn = createTurn(time, lateness);
  let behind = 0;

  return {
    slows,
    recovers,
    lateness,
    holds: turn.holds,
    clears: turn.clears,
    /** Somebody waits for it longer than usual. */
    isBehind: () => behind > 0,
    /** At once where nothing is slow: there are thousands of these in a schedule, and each waiting costs promises. */
    asked: <T>(what: 'reads' | 'writes', ask: () => Promise<T>): Promise<T> =>
      !isSlow() && !turn.isBusy() ? ask() : counted(() => turn.askedLate(what, ask)),
  };

  async function counted<T>(ask: () => Promise<T>): Promise<T> {
    behind += 1;
    const answer = await ask();
    behind -= 1;
    return answer;
  }
}

/** What is late by itself, and by how much. */
function createLateness() {
  const slow = new Map<SlowThing, { count: number; readonly by: number }>();
  return {
    /** The next of these take so many milliseconds longer. */
    slows(what: SlowThing, count: number, by: number): void {
      slow.set(what, { count, by });
    },
    /** Nothing that is asked from now on is late by itself. */
    recovers: () => slow.clear(),
    isSlow: () => slow.size > 0,
    lateness(what: SlowThing): number {
      const planned = slow.get(what);
      if (!planned || planned.count === 0) return 0;
      planned.count -= 1;
      return planned.by;
    },
  };
}

/** What is asked of the device waits here for what was asked before. */
function createTurn({ now, wait }: Pick<WorldTime, 'now' | 'wait'>, lateness: (what: SlowThing) => number) {
  let busyUntil = 0;
  let clearings = 0;
  return {
    /** It comes to nothing for so long, like a disk that has other things to do. */
    holds(milliseconds: number): void {
      busyUntil = Math.max(busyUntil, now() + milliseconds);
    },
    /** What it was asked before and has not come to yet it does not do any more. */
    clears(): void {
      clearings += 1;
    },
    isBusy: () => busyUntil > now(),
    async askedLate<T>(what: 'reads' | 'writes', ask: () => Promise<T>): Promise<T> {
      const before = clearings;
      busyUntil = Math.max(busyUntil, now() + lateness(what));
      if (busyUntil > now()) await wait(busyUntil - now());
      if (before !== clearings) return new Promise<never>(() => undefined);
      const answer = await ask();
      const late = lateness('answers');
      if (late > 0) await wait(late);
      return answer;
    },
  };
}

/** A store as the device comes to it. */
export function pacedValues(store: KeyValueStore, pace: DevicePace): KeyValueStore {
  return {
    ...store,
    get: (key) => pace.asked('reads', () => store.get(key)),
    getTogether: (keys) => pace.asked('reads', () => store.getTogether(keys)),
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
