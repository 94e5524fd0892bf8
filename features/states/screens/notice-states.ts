import type { Notice } from '#domain/notices/notices.ts';
import type { State, States } from '../state.ts';

/** Told on the home page, and there until somebody closes them. */
const told = (...notices: readonly Notice[]): State => ({
  address: '/',
  when: (shop) => {
    for (const notice of notices) shop.notify({ ...notice, hasNoTimeout: true });
  },
});

export const noticeStates: States = {
  ready: told({ code: 'cart-added', offersCheckout: true }),
  error: told({ code: 'cart-out-of-stock' }),
  several: told(
    { code: 'cart-stock-unsure', offersCheckout: true },
    { code: 'server-message', text: 'The coupon code is not valid any more.' },
    { code: 'review-sent' },
  ),
  /** Two orders in a damaged database. */
  device: {
    address: '/',
    when: (shop) => shop.deviceNews.tell({ kind: 'set-aside', count: 2 }),
  },
};
