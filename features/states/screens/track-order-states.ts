import { goesOffline, type OpenPage, type States } from '../state.ts';

const address = '/track-order';

async function looksFor(shop: OpenPage, order: string, email: string): Promise<void> {
  const { find, key } = shop.trackOrderScreen;
  key.type('order', order);
  key.type('email', email);
  await find();
}

export const trackOrderStates: States = {
  ready: { address },
  problems: { address, when: (page) => looksFor(page, '70012', 'meera') },
  /** Which of the two is wrong nobody is told. */
  'not-found': { address, when: (page) => looksFor(page, 'AF000070012', 'meera.iyer@mail.test') },
  failed: {
    address,
    when: (page) => {
      page.api.fakes.orders.cut();
      return looksFor(page, 'AF000070012', 'meera.iyer@mail.test');
    },
  },
  offline: {
    address,
    when: (page) => {
      goesOffline(page);
      return looksFor(page, 'AF000070012', 'meera.iyer@mail.test');
    },
  },
};
