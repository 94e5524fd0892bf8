import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createEndPageNews } from './end-page-news.ts';
import { type Notice, type Notices, noNotices, withNotice } from './notices.ts';

test.each<[string, Notice, boolean]>([
  ['an error', { code: 'coupon-refused' }, false],
  ['an error in words of the shop', { code: 'server-message', text: 'Not now' }, false],
  ['that a page was gone', { code: 'page-gone' }, false],
  ['an error with a time of its own', { code: 'review-failed', timeToLive: 9_000 }, false],
  ['a language that is offered', { code: 'language-offered', locale: 'de-DE' }, false],
  ['good news that offer a choice', { code: 'cart-quantity-updated', offersCheckout: true }, false],
  ['good news', { code: 'review-sent' }, true],
  ['a warning about the network', { code: 'category-offline' }, true],
  ['a warning that must be read', { code: 'cart-stock-unsure', hasNoTimeout: true }, true],
  ['that an order waits', { code: 'order-queued' }, true],
  ['that a session was ended', { code: 'session-lost' }, true],
  ['that an order was refused', { code: 'order-refused' }, true],
  ['that an order could not be canceled', { code: 'order-not-canceled', number: '7' }, true],
])('UI-19 %s goes along to the next page: %#', (_, notice, goesAlong) => {
  const notices = createMemoryCell<Notices>(withNotice(noNotices, notice, 0));
  createEndPageNews({ notices })();
  expect(notices.get().shown).toHaveLength(goesAlong ? 1 : 0);
  expect(notices.get().told).toHaveLength(1); // it can still be looked up
});
