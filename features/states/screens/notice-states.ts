import { DEVICE_NEWS } from '#composition/device/storage-tokens.ts';
import { NOTIFY } from '#composition/interface/tokens.ts';
import type { Notice } from '#domain/notices/notices.ts';
import type { State, States } from '../state.ts';

/** Told on the home page, and there until somebody closes them. */
const told = (...notices: readonly Notice[]): State => ({
  address: '/',
  when: ({ get }) => {
    for (const notice of notices) get(NOTIFY)({ ...notice, hasNoTimeout: true });
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
    when: ({ get }) => get(DEVICE_NEWS).tell({ kind: 'set-aside', count: 2 }),
  },
};
