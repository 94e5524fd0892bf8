import { invalidOrder } from '#adapters/memory/memory-order-gateway.ts';
import { placeOrder } from '../meera-checks-out.ts';
import { goesOffline, type OpenPage, type States } from '../state.ts';

const address = '/confirmation';

async function placeOffline(page: OpenPage): Promise<string> {
  goesOffline(page);
  return placeOrder(page);
}

export const confirmationStates: States = {
  placed: { address, when: placeOrder },
  loading: { address, waitsFor: 'nothing' },
  /** The address names no order. */
  empty: { address },
  error: { address: `${address}?orderId=1795168800123-unknown`, given: ({ api }) => api.fakes.orders.cut() },
  offline: { address: `${address}?orderId=1795168800123-unknown`, when: goesOffline },
  queued: { address, when: placeOffline },
  refused: {
    address,
    when: async (page) => {
      const at = await placeOffline(page);
      page.api.fakes.orders.failNext(invalidOrder, { verb: 'place' });
      page.around.connectivity.go('online');
      return at;
    },
  },
};
