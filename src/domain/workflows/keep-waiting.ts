import {
  noWaitingEvents,
  stillToTell,
  type WaitingEvent,
  type WaitingEvents,
  withoutWaiting,
  withWaiting,
} from '#domain/analytics/waiting-event.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';

/** Where the device keeps what waits, for all tabs and the worker. */
export type WaitingCell<Event> = PersistedCell<WaitingEvents<Event>>;

/** What is still to be handed on. It outlives its page, and goes when its shopper allows it no more. */
export type KeepWaiting<Event> = {
  /** Is on the way to the device when it returns. `id` says what happens once, however often it is told. */
  readonly add: (event: Event, id?: string) => void;
  /** Reads what other tabs have done, and drops what has waited for too long. */
  readonly read: () => Promise<void>;
  readonly first: () => WaitingEvent<Event> | null;
  /** Takes it out, so that no other tab hands it on. Null where it is not there any more; else a way to put it back. */
  readonly take: (one: WaitingEvent<Event>) => (() => void) | null;
  /** Resolves when what was done so far is stored, or could not be. */
  readonly settled: () => Promise<void>;
  /** Deletes all of it here and on the device; where nothing was kept nothing is written. */
  readonly drop: () => Promise<void>;
};

type Ports<Event> = { readonly waiting: WaitingCell<Event>; readonly clock: Pick<Clock, 'now'>; readonly ids: Ids };

export function createKeepWaiting<Event>({ waiting, clock, ids }: Ports<Event>): KeepWaiting<Event> {
  let drops = 0;
  const ends = (): number => drops + waiting.forgettings();
  return {
    add: (event, id = ids.next()) => waiting.update((now) => withWaiting(now, { id, at: clock.now(), event })),
    async read() {
      await waiting.read();
      const told = waiting.get();
      if (stillToTell(told, clock.now()) !== told) waiting.update((now) => stillToTell(now, clock.now()));
    },
    first: () => waiting.get()[0] ?? null,
    take(one) {
      if (!waiting.get().some(({ id }) => id === one.id)) return null;
      waiting.update((now) => withoutWaiting(now, one.id));
      const before = ends();
      return () => {
        if (before === ends()) waiting.update((now) => [one, ...now]);
      };
    },
    settled: () => waiting.settled(),
    async drop() {
      drops += 1;
      empty();
      await waiting.read();
      empty();
      await waiting.settled();
    },
  };

  function empty(): void {
    if (waiting.get().length > 0) waiting.update(() => noWaitingEvents);
  }
}
