import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { createTurnHolder, type TurnHolder } from './turn-holder.ts';

/** How long one waits before one looks whether the tab that has the turn is alive: with the look, less than half a minute. */
const PATIENCE_MS = 20_000;

/**
 * Turns over all tabs; where the browser has no locks, or denies them as it does with all site data blocked, at least within
 * this one. A tab that crashes gives its turn away.
 * One that is frozen keeps it, so it is taken from a tab that says nothing any more (fault model, row 34): what was under
 * way there goes on when it is thawed, which the shop's own key of an order makes harmless.
 */
export function createWebLocks({ locks = navigator.locks ?? null, log }: Ports): Locks {
  const inPage = createMemoryLocks();
  const holder = createTurnHolder();
  let isDenied = false;
  const deny = (fault: unknown): void => {
    if (!isDenied) log.error(`The browser gives no locks, so that tabs do not wait for each other: ${String(fault)}`);
    isDenied = true;
  };
  return {
    runExclusive(name, task) {
      if (locks === null || isDenied) return inPage.runExclusive(name, task);
      return taken({ locks, holder, key: `shop:${name}`, inPage, deny }, task);
    },
  };
}

type Ports = {
  /** Those of the page when not said; null where there are none. */
  readonly locks?: LockManager | null;
  readonly log: Log;
};

type Waiting = {
  readonly locks: LockManager;
  readonly holder: TurnHolder;
  readonly key: string;
  readonly inPage: Locks;
  /** Hears that there are no locks to be had. */
  readonly deny: (fault: unknown) => void;
};

/** The outcome is that of the task, also when its turn is taken away in the middle. */
function taken<T>({ locks, holder, key, inPage, deny }: Waiting, task: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const waiting = new AbortController();
  let hasBegun = false;
  const begin = async (): Promise<void> => {
    if (hasBegun) return;
    hasBegun = true;
    clearTimeout(timer);
    await holder.during(key, task).then(resolve, reject);
  };
  const look = async (): Promise<void> => {
    const { takeFromSilent } = await import(/* webpackChunkName: "device" */ './take-from-silent.ts');
    await takeFromSilent({ locks, holder, key, begin, leaveLine: () => waiting.abort() });
    if (!hasBegun) timer = setTimeout(lookAgain, PATIENCE_MS);
  };
  const lookAgain = (): void => void look().catch(() => undefined); // it goes on waiting in its line
  let timer = setTimeout(lookAgain, PATIENCE_MS);
  locks.request(key, { signal: waiting.signal }, begin).catch((fault: unknown) => {
    if (hasBegun || waiting.signal.aborted) return;
    if (!isDenial(fault)) return reject(fault);
    deny(fault);
    inPage.runExclusive(key, begin).catch(reject);
  });
  return promise;
}

/** A page that is put aside is refused in other words. */
function isDenial(fault: unknown): boolean {
  return fault instanceof DOMException && ['SecurityError', 'NotSupportedError'].includes(fault.name);
}
