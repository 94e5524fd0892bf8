import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import { isAnswered, isWaiting, type Order, type OrderId, orderIdOf } from './order.ts';
import type { OrderRepository } from './order-repository.ts';
import { type OrderView, placedView, viewOf } from './order-view.ts';
import type { ReadPlaced } from './read-placed.ts';
import type { SendWaiting } from './send-waiting.ts';

/** Opens the confirmation of an order, or of none when the address names none (CHK-46 to CHK-50). */
export type OpenConfirmation = (orderId: string | null) => Promise<void>;

/** Leaving the thank-you page (CHK-45). */
export type LeaveConfirmation = () => void;

type Ports = {
  readonly orderView: Cell<OrderView>;
  readonly isThankYouPage: Cell<boolean>;
  readonly orderRepository: OrderRepository;
  readonly readPlaced: ReadPlaced;
  readonly sendWaiting: SendWaiting;
  readonly connectivity: Connectivity;
  readonly tellRefusal: TellRefusal;
};

/** The shop is asked for what it has; what still waits is shown from the device, and sent while it is shown. */
export function createOpenConfirmation(ports: Ports): OpenConfirmation {
  const { orderView, isThankYouPage, orderRepository, readPlaced, sendWaiting, connectivity, tellRefusal } = ports;
  let asked: OrderId | null = null;

  return async (orderId) => {
    asked = orderId ? orderIdOf(orderId) : null;
    if (!asked) return show({ kind: 'failed', message: '' });
    const id = asked;
    show({ kind: 'loading' });
    const own = await orderRepository.find(id);
    const isOpen = own !== null && !isAnswered(own);
    const next = isOpen ? viewOf(own) : await shopsView(id, own);
    if (asked !== id || orderView.get().kind !== 'loading') return; // the shopper has gone on
    show(next);
    if (isOpen && isWaiting(own)) thankAndSend();
  };

  function show(next: OrderView): void {
    orderView.update(() => next);
  }

  /** This is the thank-you page of an order that waits, also after a reload. */
  function thankAndSend(): void {
    isThankYouPage.update(() => true);
    if (connectivity.isOnline()) void sendWaiting();
  }

  async function shopsView(id: OrderId, own: Order | null): Promise<OrderView> {
    if (own?.status === 'refused') return viewOf(own); // the shop has no such order
    const reply = await readPlaced(id);
    if (reply.kind === 'ok') return placedView(reply.value, own);
    if (own) return viewOf(own);
    if (reply.kind !== 'refused') return { kind: 'failed', message: '' };
    tellRefusal(reply);
    return { kind: 'failed', message: reply.message };
  }
}

type LeavePorts = { readonly orderView: Cell<OrderView>; readonly isThankYouPage: Cell<boolean> };

export function createLeaveConfirmation({ orderView, isThankYouPage }: LeavePorts): LeaveConfirmation {
  return () => {
    isThankYouPage.update(() => false);
    orderView.update(() => ({ kind: 'none' }));
  };
}
