import type { Clock } from '#domain/shared/clock.ts';

/** The true time of a simulated world: it stands still until it is let pass, and costs none. */
export interface WorldTime extends Clock {
  /** Lets so many milliseconds pass; what ends on the way sets off what follows from it. */
  pass(milliseconds: number): Promise<void>;
}

type Wait = { readonly until: number; readonly end: () => void };

/** In the morning of the store's day; a number, so that every run of a schedule begins at the same moment. */
export const BEGINNING = Date.UTC(2026, 10, 20, 4);

/** `settled`: resolves when everything that can go on without time has gone on. */
export function createWorldTime(settled: () => Promise<void>): WorldTime {
  let present = BEGINNING;
  let waits: Wait[] = [];
  const after: Clock['after'] = (milliseconds, end) => {
    const wait = { until: present + Math.max(0, milliseconds), end };
    waits.push(wait);
    return () => {
      const at = waits.lastIndexOf(wait);
      if (at >= 0) waits.splice(at, 1);
    };
  };

  return {
    now: () => present,
    wait: (milliseconds) => new Promise((end) => after(milliseconds, end)),
    after,
    async pass(milliseconds) {
      const target = present + milliseconds;
      await settled();
      for (let next = nextMoment(); next <= target; next = nextMoment()) {
        present = next;
        const due = waits.filter(({ until }) => until <= next);
        waits = waits.filter(({ until }) => until > next);
        for (const { end } of due) end();
        await settled();
      }
      present = target;
    },
  };

  function nextMoment(): number {
    return waits.reduce((least, { until }) => Math.min(least, until), Number.POSITIVE_INFINITY);
  }
}

/** What Node does next begins when every promise that could go on has gone on; a new turn of the event loop would cost more. */
export function allGoneOn(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
