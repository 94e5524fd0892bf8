import { expect, test } from 'vitest';
import type { NoticeCode } from './notice-codes.ts';
import {
  lifetimeOf,
  type Notice,
  noNotices,
  typeOf,
  withNotice,
  withoutCartNews,
  withoutCheckoutOffers,
  withoutNotice,
} from './notices.ts';

test.each<[string, Notice, boolean | undefined]>([
  ['an error', { code: 'cart-out-of-stock' }, true],
  ['one that offers a language', { code: 'language-offered', locale: 'de-DE' }, true],
  ['one that offers a choice', { code: 'cart-added', offersCheckout: true }, true],
  ['good news', { code: 'order-sent' }, undefined],
  ['an error with a time of its own', { code: 'review-failed', timeToLive: 9_000 }, undefined],
])('UI-19 UI-21 of %s it is written that it stays', (_, notice, hasNoTimeout) => {
  expect(withNotice(noNotices, notice, 0).shown[0]?.hasNoTimeout).toBe(hasNoTimeout);
});

test('ERR-01 what the shop refuses is told as an error', () => {
  expect(typeOf({ code: 'server-message', text: 'Order not found' })).toBe('error');
});

test.each<[string, Notice, number | null]>([
  ['UI-14 UI-20', { code: 'cart-stock-unsure', timeToLive: 2_000 }, 2_000],
  ['UI-20', { code: 'review-failed', timeToLive: 9_000 }, 9_000],
  ['UI-14 UI-21', { code: 'cart-stock-unsure', hasNoTimeout: true }, null],
  ['UI-19', { code: 'cart-stock-unsure' }, 5_000],
  ['CONF-32', { code: 'order-sent' }, 5_000],
])('%s what is told as %j stays for %s ms', (_ids, notice, lifetime) => {
  expect(lifetimeOf(notice)).toBe(lifetime);
});

const told = (...all: readonly Notice[]) => all.reduce((now, notice) => withNotice(now, notice, 0), noNotices);
const words = (text: string): Notice => ({ code: 'server-message', text });

test('UI-16 what is told in other words is another notice', () => {
  expect(told(words('Not now'), words('Not today'), words('Not today')).shown).toHaveLength(2);
});

test('UI-16 what became of two messages is told of each', () => {
  const ofMessage = (message: string): Notice => ({ code: 'mail-not-sent', message });
  expect(told(ofMessage('When?'), ofMessage('Where?'), ofMessage('Where?')).shown).toHaveLength(2);
});

test('UI-17 what was closed, or told before something else, is told again', () => {
  const closed = withoutNotice(told(words('Not now')), 1);
  expect(withNotice(closed, words('Not now'), 0).shown).toHaveLength(1);
  expect(told(words('Not now'), words('Not today'), words('Not now')).shown).toHaveLength(3);
});

test.each<[string, NoticeCode]>([
  ['CHK-30', 'order-refused'],
  ['CHK-33', 'order-queued'],
  ['CHK-48', 'server-message'],
])('%s the notice %s is an error', (_id, code) => {
  expect(typeOf({ code })).toBe('error');
});

test('a notice of which nothing is said here, such as one that another build has left, is told as an error', () => {
  expect(typeOf({ code: 'of-a-later-build' as NoticeCode })).toBe('error');
  expect(typeOf({ code: 'of-a-later-build' as NoticeCode, type: 'success' })).toBe('success');
});

test('who has looked into the cart, or opened the checkout, need not be led there any more', () => {
  const all = told(
    { code: 'cart-added' },
    { code: 'cart-stock-unsure' },
    { code: 'order-sent', offersCheckout: true },
    words('No'),
  );
  const codes = ({ shown }: typeof all) => shown.map(({ code }) => code);
  expect(codes(withoutCartNews(all))).toEqual(['server-message']);
  const offering = told({ code: 'cart-added', offersCheckout: true }, { code: 'cart-stock-unsure' });
  expect(codes(withoutCheckoutOffers(offering))).toEqual(['cart-stock-unsure']);
});
