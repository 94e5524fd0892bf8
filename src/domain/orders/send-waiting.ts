import type { Cell } from '#domain/shared/cell.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { isWaiting, type Order } from './order.ts';
import type { OrderRepository } from './order-repository.ts';
import { type OrderView, withNews } from './order-view.ts';
import type { SendOrder } from './send-order.ts';

/** Sends every waiting order once; orders already answered or on their way are left alone (QUEUE-25 to QUEUE-33). */
export type SendWaiting = () => Promise<void>;

/** The orders that wait, oldest first. */
export type ReadWaiting = () => Promise<readonly Order[]>;

type Ports = {
  readonly readWaiting: ReadWaiting;
  readonly sendOrder: SendOrder;
  readonly orderRepository: Pick<OrderRepository, 'find'>;
  readonly orderView: Cell<OrderView>;
  readonly locks: Locks;
};

/** One run at a time over all tabs, joined by who asks meanwhile; a bad order never keeps the others from being sent. */
export function createSendWaiting({ readWaiting, sendOrder, orderRepository, orderView, locks }: Ports): SendWaiting {
  let running: Promise<void> | null = null;

  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  async function run(): Promise<void> {
    await locks.runExclusive('orders', async () => {
      for (const order of await readWaiting()) await sendOrder(order, 'queue');
    });
    await lookAtShown();
  }

  /** Of several tabs, or a worker, one sends what waits; the others show what became of it, too. */
  async function lookAtShown(): Promise<void> {
    const shown = orderView.get();
    const order = shown.kind === 'waiting' ? await orderRepository.find(shown.order.id) : null;
    if (order) orderView.update((now) => withNews(now, order));
  }
}

export function createReadWaiting({ orderRepository }: { readonly orderRepository: OrderRepository }): ReadWaiting {
  return async () => (await orderRepository.all()).filter(isWaiting);
}
