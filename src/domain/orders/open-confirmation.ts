import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { isWaiting, type Order, type OrderId, orderIdOf } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import type { OrderStore } from './order-store.ts';
import { type OrderView, viewOf } from './order-view.ts';

/** Opens the confirmation of an order, or of none when the address names none (CHK-46 to CHK-50). */
export type OpenConfirmation = (orderId: string | null) => Promise<void>;

/** Leaving the thank-you page (CHK-45). */
export type LeaveConfirmation = () => void;

type Ports = {
  readonly view: Cell<OrderView>;
  readonly store: OrderStore;
  readonly gateway: OrderGateway;
  readonly tellRefusal: TellRefusal;
};

/** The shop is asked for what it has; what still waits is read from the device. */
export function createOpenConfirmation({ view, store, gateway, tellRefusal }: Ports): OpenConfirmation {
  return async (orderId) => {
    if (!orderId) return show({ kind: 'failed', message: '' });
    const id = orderIdOf(orderId);
    show({ kind: 'loading' });
    const own = await ownOrder(id);
    if (own && isWaiting(own)) return show(viewOf(own));
    show(await shopsView(id, own));
  };

  function show(next: OrderView): void {
    view.update(() => next);
  }

  async function ownOrder(id: OrderId): Promise<Order | null> {
    const stored = await store.get(id);
    return stored.kind === 'ok' ? stored.value : null;
  }

  async function shopsView(id: OrderId, own: Order | null): Promise<OrderView> {
    const reply = await gateway.get(id);
    if (reply.kind === 'ok') return { kind: 'placed', order: reply.value };
    if (own) return viewOf(own);
    if (reply.kind !== 'refused') return { kind: 'failed', message: '' };
    tellRefusal(reply);
    return { kind: 'failed', message: reply.message };
  }
}

type LeavePorts = { readonly view: Cell<OrderView>; readonly isThankYouPage: Cell<boolean> };

export function createLeaveConfirmation({ view, isThankYouPage }: LeavePorts): LeaveConfirmation {
  return () => {
    isThankYouPage.update(() => false);
    view.update(() => ({ kind: 'none' }));
  };
}
