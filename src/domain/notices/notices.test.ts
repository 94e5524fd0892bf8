import { expect, test } from 'vitest';
import { type Notice, noNotices, typeOf, withNotice } from './notices.ts';

test.each<[string, Notice, boolean | undefined]>([
  ['an error', { code: 'cart-out-of-stock' }, true],
  ['one that offers a choice', { code: 'cart-added', offersCheckout: true }, true],
  ['good news', { code: 'order-sent' }, undefined],
  ['an error with a time of its own', { code: 'review-failed', timeToLive: 9_000 }, undefined],
])('UI-19 UI-21 of %s it is written that it stays', (_, notice, hasNoTimeout) => {
  expect(withNotice(noNotices, notice, 0).shown[0]?.hasNoTimeout).toBe(hasNoTimeout);
});

test('ERR-01 what the shop refuses is told as an error', () => {
  expect(typeOf({ code: 'server-message', text: 'Order not found' })).toBe('error');
});
