// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { type Notice, noNotices, withNotice } from '#domain/notices/notices.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { NoticesModel } from '#viewmodels/notices/notices-model.ts';
import { NoticeList } from './notice-list.tsx';
import { NoticesPlace } from './notices-place.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const added: Notice = { code: 'cart-added', offersCheckout: true };

function showNotices(place: 'page' | 'panel' = 'page', notice = added) {
  const notices = createMobxCell(withNotice(noNotices, notice, 0));
  const model = new NoticesModel({
    notices,
    contact: { email: 'help@zari.test' },
    storeView: createMobxCell(defaultStoreView),
    messages: inEnglish,
    renewShop: async () => undefined,
  });
  render(
    <>
      <NoticesPlace value={place}>
        <NoticeList model={model} />
      </NoticesPlace>
      <Address />
    </>,
    { wrapper: MemoryRouter },
  );
  return notices;
}

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

function look(isAway: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isAway);
  fireEvent(document, new Event('visibilitychange'));
}

test('UI-19 no notice leaves by itself while the shopper is in another tab', () => {
  const notices = showNotices();
  look(true);
  expect(notices.get().isHeld).toBe(true);
  look(false);
  expect(notices.get().isHeld).toBe(false);
});

const actions = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('UI-14 UI-22 a notice has its words, OK, and where it offers a choice that one beside it', () => {
  showNotices();
  expect(screen.getByText('Product has been added to the cart!')).toBeTruthy();
  expect(actions()).toEqual(['Proceed to checkout', 'OK']);
  cleanup();
  showNotices('page', { code: 'review-sent' });
  expect(actions()).toEqual(['OK']);
  cleanup();
  showNotices('page', { code: 'shop-renewed' });
  expect(actions()).toEqual(['Reload', 'OK']);
});

test('UI-15 a notice is told in its own way: news when there is time, a fault at once', () => {
  showNotices();
  expect(screen.getByText('Product has been added to the cart!').closest('[role]')?.getAttribute('role')).toBe(
    'status',
  );
  cleanup();
  showNotices('page', { code: 'server-message', text: 'no' });
  expect(screen.getByText('no').closest('[role]')?.getAttribute('role')).toBe('alert');
});

test('UI-18 OK closes the notice and leads nowhere', () => {
  const notices = showNotices();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(notices.get().shown).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('/');
});

test('UI-22 the choice that is offered is followed and closes the notice', () => {
  const notices = showNotices();
  fireEvent.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
  expect(notices.get().shown).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('/checkout');
});

test('a pointer or focus that was here lets go when the list goes', () => {
  const notices = showNotices('panel');
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notices' }));
  expect(notices.get().isHeld).toBe(true);
  cleanup();
  expect(notices.get().isHeld).toBe(false);
});

test('within the cart a notice leads no more to the cart', () => {
  showNotices('panel');
  expect(screen.queryByRole('link', { name: 'View cart' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Proceed to checkout' })).toBeTruthy();
});

test("ERR-01 the shop's refusal is read out as an alert and leaves with OK", () => {
  const notices = showNotices('page', { code: 'server-message', text: 'Order not found' });
  expect(screen.getByRole('alert').textContent).toBe('Order not found');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(notices.get().shown).toEqual([]);
});

test('CART-22 CART-25 OK closes a notice and leads nowhere', () => {
  const notices = showNotices();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(notices.get().shown).toEqual([]);
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/');
});

test('CART-23 CART-26 a notice leads to the checkout and is over with that', () => {
  const notices = showNotices();
  fireEvent.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/checkout');
  expect(notices.get().shown).toEqual([]);
});

test.each([
  ['added', { code: 'compare-added', productName: 'Shawl' }, ['Compare']],
  ['left out for want of room', { code: 'compare-full' }, ['Compare']],
  ['taken out', { code: 'compare-removed', productName: 'Shawl' }, []],
] as const)('CUST-13 who is told of a piece that was %s can go where it is compared', (_what, notice, links) => {
  showNotices('page', notice);
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

test('STORE-05 a language is offered in its own words and direction, with one way to take it', async () => {
  const readIn = vi.spyOn(NoticesModel.prototype, 'readIn').mockResolvedValue();
  showNotices('page', { code: 'language-offered', locale: 'ar-AE' });
  const box = screen.getByRole('button', { name: 'OK' }).closest<HTMLElement>('[lang]');
  expect([box?.lang, box?.dir]).toEqual(['ar-AE', 'rtl']);
  expect(actions()).toEqual(['Read in English', 'OK']);
  fireEvent.click(screen.getByRole('button', { name: 'Read in English' }));
  expect(readIn).toHaveBeenCalledWith('ar-AE');
});
