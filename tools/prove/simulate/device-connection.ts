import type { KeyValueStore, StoreAnswer } from '#domain/storage/key-value-store.ts';
import type { DevicePace } from './device-pace.ts';
import type { WorldTime } from './world-time.ts';

/** The connection of a page to the device's store of values. */
export interface DeviceConnection extends KeyValueStore {
  /** It answers nothing that is asked from now on, until there is another one. `isDone`: that is done all the same. */
  breaks(isDone: boolean): void;
}

type Ports = {
  readonly store: KeyValueStore;
  readonly pace: Pick<DevicePace, 'lateness'>;
  readonly time: Pick<WorldTime, 'wait'>;
  /** Whether its page is gone: what was not asked by then is not asked any more. */
  readonly isOver: () => boolean;
};

type Wire = { readonly opened: Promise<void> | null; readonly broken: 'done' | 'not done' | null };

export function createDeviceConnection({ store, pace, time, isOver }: Ports): DeviceConnection {
  const never = new Promise<never>(() => undefined); // of its own, so that it is gone with the page
  let wire: Wire | null = null;
  let opening: Promise<void> | null = null;

  return {
    get: (key) => over(() => store.get(key)),
    getTogether: (keys) => over(() => store.getTogether(keys)),
    entries: () => over(() => store.entries()),
    set: (key, value, beside) => over(() => store.set(key, value, beside)),
    setMissing: (key, value, beside) => over(() => store.setMissing(key, value, beside)),
    remove: (key) => over(() => store.remove(key)),
    reconnect() {
      wire = null;
    },
    breaks(isDone) {
      wire = { opened: null, broken: isDone ? 'done' : 'not done' };
    },
  };

  function over<T>(ask: () => Promise<StoreAnswer<T>>): Promise<StoreAnswer<T>> {
    wire ??= opened();
    if (wire.broken) return overBroken(wire.broken, ask);
    const begin = () => (isOver() ? never : ask());
    return wire.opened ? wire.opened.then(begin) : ask();
  }

  function overBroken(how: 'done' | 'not done', ask: () => Promise<unknown>): Promise<never> {
    if (how === 'done') void ask();
    return never;
  }

  /** One after the other, as a browser opens a database. */
  function opened(): Wire {
    const late = pace.lateness('openings');
    const before = opening;
    if (late > 0) opening = time.wait(late).then(() => before ?? undefined);
    return { opened: opening, broken: null };
  }
}
