import type { Locks } from '#domain/storage/across-tabs.ts';
import { lockOf } from './order.ts';
import type { ReadWaiting } from './send-waiting.ts';

/** Resolves when no order is on its way, in whatever tab it was sent. */
export type UntilNoneIsSent = () => Promise<void>;

export type SendingPorts = { readonly readWaiting: ReadWaiting; readonly locks: Locks };

/** Takes the lock of each order that waits: whoever sends one holds it until the answer is written down. */
export function createUntilNoneIsSent({ readWaiting, locks }: SendingPorts): UntilNoneIsSent {
  return async () => {
    const waiting = await readWaiting();
    await Promise.all(waiting.map((order) => locks.runExclusive(lockOf(order), async () => undefined)));
  };
}
