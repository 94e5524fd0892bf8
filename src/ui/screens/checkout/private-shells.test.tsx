// @vitest-environment happy-dom

import { act } from '@testing-library/react';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { createMemoryInstallOffer } from '#adapters/memory/memory-install-offer.ts';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { defaultCartRules } from '#domain/cart/cart-rules-for-tests.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { emptyWishlist } from '#domain/lists/wishlist.ts';
import { noNotices } from '#domain/notices/notices.ts';
import { nothingNamed } from '#domain/orders/order-key.ts';
import { noOrderView } from '#domain/orders/order-view.ts';
import { guestSession } from '#domain/session/session.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { noCartMore } from '#domain/workflows/cart-more.ts';
import { CartScreen } from '#ui/screens/cart/cart-screen.tsx';
import { Minicart } from '#ui/screens/cart/minicart.tsx';
import { ConfirmationScreen } from '#ui/screens/confirmation/confirmation-screen.tsx';
import { createCartScreen } from '#viewmodels/cart/cart-screen-model.ts';
import { createMinicartPanel } from '#viewmodels/cart/minicart-panel-model.ts';
import { createCheckoutScreen } from '#viewmodels/checkout/checkout-screen-model.ts';
import { createConfirmationScreen } from '#viewmodels/confirmation/confirmation-screen-model.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { CheckoutScreen } from './checkout-screen.tsx';

type CreateCell = <T>(initial: T) => Cell<T>;

const nothing = () => {};
const later = async () => {};
const refused = async () => ({ kind: 'refused' }) as const;
const noSavedLines = { save: later, unsave: later, move: refused, forget: later, remember: later };
const never = (): Promise<never> => new Promise(() => {});

/** What a shell has before anything is known, and what nobody presses on it. */
const plain = {
  paymentRules: { india: [] },
  clock: { now: () => 0 },
  deliveryRules: { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } },
  mediaBase: '',
  returnDays: 15,
  messages: inEnglish,
  contact: { email: 'care@zari.example' },
  seller: { name: '', address: '', gstin: '', codes: [] },
  cartRules: defaultCartRules,
  keptCells: [],
  installOffer: createMemoryInstallOffer(),
  deviceFlags: { set: async () => true, read: async () => null, unset: async () => undefined },
  savedLines: noSavedLines,
  ...{ openCartMore: later, changeQuantity: later, removeLine: later, returnLine: later, openCart: later },
  ...{
    loadMethods: later,
    loadSendingLimits: later,
    chooseShipping: later,
    choosePayment: later,
    openPayment: later,
    lookAgain: later,
  },
  ...{ makeChangeChoice: never, sendOrder: never, editOrder: never, cancelOrder: never, trackOrder: never },
  ...{ changeDetails: nothing, setBillingSame: nothing, acceptTerms: nothing, leaveConfirmation: nothing },
  undoMerge: async () => undefined,
  keepMerge: () => undefined,
  renewShop: async () => undefined,
  proposeCountry: () => undefined,
  applyCoupon: async () => 'failed' as const,
  removeCoupon: async () => 'failed' as const,
  readWaiting: async () => [],
  priceForDelivery: () => ({ kind: 'priced' as const }),
  fetchGuide: async () => null,
  placeWithAccount: async () => ({ kind: 'blocked' }) as const,
};

function portsOver(createCell: CreateCell) {
  return {
    ...plain,
    cart: createCell(emptyCart),
    wishlist: createCell(emptyWishlist),
    checkoutDetails: createCell(noDetails),
    checkoutMethods: createCell(usualMethods),
    orderView: createCell(noOrderView),
    panels: createCell(noPanels),
    storeView: createCell(defaultStoreView),
    isDeviceRead: createCell(false),
    isDeviceLate: createCell(false),
    isOnline: createCell(true),
    deliveryMemory: createCell(null),
    sendingLimits: createCell([]),
    market: () => usualMarket,
    cartMore: createCell(noCartMore),
    session: createCell(guestSession),
    orderKey: createCell(nothingNamed),
    notices: createMobxCell(noNotices),
    couponDraft: createMobxCell({}),
  };
}

type Ports = ReturnType<typeof portsOver>;
type Screen = readonly [address: string, words: string, draw: (ports: Ports) => ReactElement];

const screens: readonly Screen[] = [
  ['/cart', 'Your cart is empty', (ports) => <CartScreen model={createCartScreen(ports)} />],
  ['/checkout', 'Your cart is empty', (ports) => <CheckoutScreen model={createCheckoutScreen(ports)} />],
  [
    '/confirmation',
    'Looking for your order',
    (ports) => <ConfirmationScreen model={createConfirmationScreen(ports)} />,
  ],
  [
    '/payment/failed?orderId=1795168800123-x',
    'Looking for your order',
    (ports) => <ConfirmationScreen model={createConfirmationScreen(ports)} />,
  ],
  ['/', '', (ports) => <Minicart model={createMinicartPanel(ports)} notices={null} />],
];

function pageAt(address: string, element: ReactElement): ReactElement {
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />;
}

afterEach(() => enableStaticRendering(false));

test.each(screens)('%s is a shell on the server and comes to life without a warning', async (address, words, draw) => {
  const warnings = vi.spyOn(console, 'error');
  enableStaticRendering(true);
  const html = renderToString(pageAt(address, draw(portsOver(createMemoryCell))));
  enableStaticRendering(false);
  expect(html).not.toContain('Your cart is empty');

  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.replaceChildren(place);
  const ports = portsOver(createMobxCell);
  await act(async () => void hydrateRoot(place, pageAt(address, draw(ports))));
  await act(async () => ports.isDeviceRead.update(() => true));
  expect(document.body.textContent).toContain(words);
  expect(warnings.mock.calls).toEqual([]);
});
