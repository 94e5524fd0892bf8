import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import type { Turns } from '#domain/storage/turn-taking.ts';
import { createTurnHolder, type TurnHolder } from './turn-holder.ts';

/** How long one waits before one looks whether the tab that has the turn is alive: with the look, less than half a minute. */
const PATIENCE_MS = 20_000;

/**
 * Turns over all tabs; where the browser has no locks, at least within this one. A tab that crashes gives its turn away.
 * One that is frozen keeps it, so it is taken from a tab that says nothing any more (fault model, row 34): what was under
 * way there goes on when it is thawed, which the shop's own key of an order makes harmless.
 */
export function createWebLocksTurns(locks: LockManager | undefined = navigator.locks): Turns {
  if (!locks) return createMemoryTurns();
  const holder = createTurnHolder();
  return { take: (name, task) => taken({ locks, holder, key: `shop:${name}` }, task) };
}

type Waiting = { readonly locks: LockManager; readonly holder: TurnHolder; readonly key: string };

/** The outcome is that of the task, also when its turn is taken away in the middle. */
function taken<T>({ locks, holder, key }: Waiting, task: () => Promise<T>): Promise<T> {
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
  locks.request(key, { signal: waiting.signal }, begin).catch((fault) => {
    if (!hasBegun && !waiting.signal.aborted) reject(fault);
  });
  return promise;
}
