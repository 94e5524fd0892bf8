import type { ClearOrdered, createClearOrdered } from '#domain/orders/clear-ordered.ts';
import type { createResumeEdits, ResumeEdits } from '#domain/orders/edit-order.ts';
import { isOnItsWayBack } from '#domain/orders/order.ts';
import type { createReturnPieces, ReturnPieces } from '#domain/orders/return-pieces.ts';
import type { createSendElsewhere, SendElsewhere } from '#domain/orders/send-elsewhere.ts';
import type { createSettleCanceled, SettleCanceled } from '#domain/orders/settle-canceled.ts';
import { loadPlacing } from './late-placing.ts';

// What is done with orders that left the cart, were canceled or taken back comes with the code that places them: on most
// visits there is no such order.

/** Without its code the order is asked about later. */
export function createLateSettleCanceled(ports: Parameters<typeof createSettleCanceled>[0]): SettleCanceled {
  return async (order) => (await revising())?.createSettleCanceled(ports)(order) ?? order;
}

/** Without its code the pieces come back at a later visit. */
export function createLateReturnPieces(ports: Parameters<typeof createReturnPieces>[0]): ReturnPieces {
  return async (id) => (await revising())?.createReturnPieces(ports)(id) ?? null;
}

/** Without its code nothing can be ordered from the cart either. */
export function createLateClearOrdered(ports: Parameters<typeof createClearOrdered>[0]): ClearOrdered {
  const { cart, orderRepository } = ports;
  return async () => {
    const isNeeded =
      cart.get().lines.length > 0 && (await orderRepository.all()).some(({ hasLeftCart }) => hasLeftCart);
    if (isNeeded) await (await revising())?.createClearOrdered(ports)();
  };
}

/** Without its code an edit goes on at a later visit. */
export function createLateResumeEdits(ports: Parameters<typeof createResumeEdits>[0]): ResumeEdits {
  return async () => {
    if ((await ports.orderRepository.all()).some(isOnItsWayBack)) await (await revising())?.createResumeEdits(ports)();
  };
}

/** Hardly any shop has store views with orders of their own. */
export function createLateSendElsewhere(ports: Parameters<typeof createSendElsewhere>[0]): SendElsewhere {
  return async () => {
    if ((await ports.ordersElsewhere()).length > 0) await (await revising())?.createSendElsewhere(ports)();
  };
}

async function revising() {
  return (await loadPlacing().catch(() => null))?.revising;
}
