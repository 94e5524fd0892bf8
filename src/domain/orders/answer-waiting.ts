import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { CancelOrder } from './cancel-order.ts';
import { isTaken, isWaiting, type Order } from './order.ts';
import type { OrderRepository } from './order-repository.ts';
import type { SendWaiting } from './send-waiting.ts';
import { tellCanceled } from './tell-canceled.ts';

/** The shopper wants the waiting orders sent (QUEUE-23). */
export type ConfirmWaiting = () => Promise<void>;

/** The shopper wants them no more (QUEUE-23). */
export type DeclineWaiting = () => Promise<void>;

/** Asked later: the orders go on waiting, and the next visit asks again. */
export type PutOffWaiting = () => void;

type Asked = { readonly waitingOrders: Cell<readonly Order[]> };

export function createPutOffWaiting({ waitingOrders }: Asked): PutOffWaiting {
  return () => waitingOrders.update(() => []);
}

type ConfirmPorts = Asked & {
  readonly sendWaiting: SendWaiting;
  readonly orderRepository: OrderRepository;
  readonly notify: Notify;
};

/** What was refused is told by whoever sent it; here the shopper hears of the rest. */
export function createConfirmWaiting({
  waitingOrders,
  sendWaiting,
  orderRepository,
  notify,
}: ConfirmPorts): ConfirmWaiting {
  return async () => {
    const asked = waitingOrders.get();
    await sendWaiting();
    waitingOrders.update(() => []);
    const sent = await Promise.all(asked.map(async (order) => (await orderRepository.find(order.id)) ?? order));
    if (sent.some(isTaken)) notify({ code: 'order-sent' });
    if (sent.some(isWaiting)) notify({ code: 'order-queued' });
  };
}

type DeclinePorts = Asked & { readonly cancelOrder: CancelOrder; readonly notify: Notify };

/** Cancels what was asked about, and says of which orders it is not known yet whether the shop has them. */
export function createDeclineWaiting({ waitingOrders, cancelOrder, notify }: DeclinePorts): DeclineWaiting {
  return async () => {
    const answers = await Promise.all(waitingOrders.get().map(cancelOrder));
    waitingOrders.update(() => []);
    for (const answer of answers) tellCanceled(answer, notify);
  };
}
