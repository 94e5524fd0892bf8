import type { OrderStore } from '#domain/orders/order-store.ts';

/** What is answered where an order cannot be kept. */
export const notKept = { kind: 'failed', reason: 'No orders are kept here.' } as const;

/** Where no order outlives its page: the shop goes on from memory, and who orders is told so. */
export const keepsNoOrders: OrderStore = {
  put: async () => notKept,
  get: async () => ({ kind: 'ok', value: null }),
  all: async () => ({ kind: 'ok', value: [] }),
  remove: async () => ({ kind: 'ok', value: undefined }),
};
