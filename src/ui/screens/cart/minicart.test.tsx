// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { withLine, withoutLine } from '#domain/cart/cart-lines.ts';
import { noPanels, withPanelOpen } from '#domain/interface/panels.ts';
import { type Notices, noNotices, withNotice } from '#domain/notices/notices.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { NoticeList } from '#ui/components/notice-list.tsx';
import { lineForTests } from '#viewmodels/cart/line-for-tests.ts';
import { createMinicartPanel } from '#viewmodels/cart/minicart-panel-model.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { createNotices } from '#viewmodels/notices/notices-model.ts';
import { Minicart } from './minicart.tsx';

afterEach(cleanup);

function openMinicart(names: readonly string[], notices = createMobxCell<Notices>(noNotices)): void {
  const cart = createMobxCell<Cart>({ ...emptyCart, lines: names.map((name) => lineForTests(name)) });
  const model = createMinicartPanel({
    cart,
    notices,
    panels: createMobxCell(withPanelOpen(noPanels, 'minicart')),
    storeView: createMobxCell(defaultStoreView),
    isDeviceRead: createMobxCell(true),
    isDeviceLate: createMobxCell(false),
    cartRules: { confirmBeforeRemove: true, showItemDiscounts: true },
    mediaBase: '',
    messages: inEnglish,
    changeQuantity: async () => {},
    removeLine: async (sku) => cart.update((now) => withoutLine(now, sku)),
    returnLine: async (line) => cart.update((now) => withLine(now, line)),
    openCart: async () => {},
  });
  const told = createNotices({
    notices,
    contact: { email: 'help@zari.test' },
    storeView: createMobxCell(defaultStoreView),
    messages: inEnglish,
    renewShop: async () => undefined,
  });
  render(<Minicart model={model} notices={<NoticeList model={told} />} />, { wrapper: MemoryRouter });
}

/** All that its region says from now on: no text stands there for long. */
function saidIn(panel: HTMLElement): () => readonly (string | null)[] {
  const texts: (string | null)[] = [];
  const region = panel.querySelector('[aria-live=polite]');
  if (!region) throw new Error('The panel has no region that speaks.');
  const note = (records: readonly MutationRecord[]): void =>
    records.forEach(({ addedNodes }) => void texts.push(...[...addedNodes].map(({ textContent }) => textContent)));
  new MutationObserver(note).observe(region, { childList: true });
  return () => texts;
}

async function remove(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
}

test.each([[['Tee', 'Saree']], [['Tee']]])('after removing one of %j the focus stays in the panel', async (names) => {
  openMinicart(names);
  await remove('Tee');
  expect(screen.getByRole('dialog', { name: 'Cart' }).contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Tee has been removed.');
});

test('what the shop has to say is told in the panel, and said in it', async () => {
  const notices = createMobxCell(withNotice(noNotices, { code: 'cart-added', offersCheckout: true }, 0));
  openMinicart(['Tee'], notices);
  const panel = screen.getByRole('dialog', { name: 'Cart' });
  const said = saidIn(panel);
  const told = screen.getByRole('region', { name: 'Notices' });
  expect(panel.contains(told)).toBe(true);
  await expect.poll(said).toContain('Product has been added to the cart!');
});

test('what was told of adding is not told any more after a removal', async () => {
  const notices = createMobxCell(withNotice(noNotices, { code: 'cart-added', offersCheckout: true }, 0));
  openMinicart(['Tee', 'Saree'], notices);
  await remove('Tee');
  expect(notices.get().shown).toEqual([]);
});

test('closing it ends what leads to the cart, and nothing else', async () => {
  const added = withNotice(noNotices, { code: 'cart-added', offersCheckout: true }, 0);
  const notices = createMobxCell(withNotice(added, { code: 'cart-line-refused' }, 0));
  openMinicart(['Tee'], notices);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(notices.get().shown.map(({ code }) => code)).toEqual(['cart-line-refused']);
});

test('what was removed can be put back, and the focus stays in the panel', async () => {
  openMinicart(['Tee']);
  await remove('Tee');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Remove Tee' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Tee is back in your cart.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Cart' }).contains(document.activeElement)).toBe(true);
});

test('CART-91 it shows what is in it, what that comes to, and the ways to the cart and to the checkout', () => {
  openMinicart(['Tee', 'Saree']);
  const panel = within(screen.getByRole('dialog', { name: 'Cart' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  expect(panel.getByText('Tee')).toBeTruthy();
  expect(panel.getByText('₹4,800')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
  expect(panel.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
});

test('CART-91 without anything in it, it says so and leads to the shop', () => {
  openMinicart([]);
  const panel = within(screen.getByRole('dialog', { name: 'Cart' }));
  expect(panel.getByText('Your cart is empty')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/');
});
