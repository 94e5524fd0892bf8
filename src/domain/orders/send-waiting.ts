import type { Notify } from '#domain/notices/notify.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Turns } from '#domain/storage/turn-taking.ts';
import { isWaiting, type Order } from './order.ts';
import type { OrderStore } from './order-store.ts';
import { queueNotice } from './queue-answer.ts';
import type { SendOrder } from './send-order.ts';

/** Sends every waiting order once; orders already answered or on their way are left alone (QUEUE-25 to QUEUE-33). */
export type SendWaiting = () => Promise<void>;

/** The orders that wait on the device, oldest first. */
export type ReadWaiting = () => Promise<readonly Order[]>;

type Ports = {
  readonly readWaiting: ReadWaiting;
  readonly sendOrder: SendOrder;
  readonly turns: Turns;
  readonly notify: Notify;
};

/** One run at a time over all tabs; a bad order never keeps the others from being sent. */
export function createSendWaiting({ readWaiting, sendOrder, turns, notify }: Ports): SendWaiting {
  return () =>
    turns.take('orders', async () => {
      for (const order of await readWaiting()) {
        const code = queueNotice(await sendOrder(order, 'queue'));
        if (code) notify({ code });
      }
    });
}

type ReadPorts = { readonly store: OrderStore; readonly log: Log };

export function createReadWaiting({ store, log }: ReadPorts): ReadWaiting {
  return async () => {
    const all = await store.all();
    if (all.kind === 'ok') return all.value.filter(isWaiting);
    log.error(`The waiting orders could not be read: ${all.reason}`);
    return [];
  };
}
