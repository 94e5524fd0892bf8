import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import { createPriceForDelivery } from './price-for-delivery.ts';

/** A shopper in a country whose parcel goes to another, and whose bill to a third. */
function openWorld({
  country = 'IN',
  to = 'IN',
  bill = 'IN',
  isOnline = true,
  type = 'simple' as 'simple' | 'virtual',
}) {
  const storeView = createMemoryCell<StoreView>({ ...defaultStoreView, country });
  let loads = 0;
  const priceForDelivery = createPriceForDelivery({
    cart: createMemoryCell({ ...emptyCart, lines: [{ ...lineForTests('A'), type }] }),
    details: createMemoryCell({
      ...noDetails,
      shipping: { ...noDetails.shipping, country: to },
      billing: { ...noDetails.billing, country: bill },
    }),
    storeView,
    connectivity: { isOnline: () => isOnline },
    chooseStore: (chosen) => storeView.update(() => chosen),
    loadMethods: async () => {
      loads += 1;
    },
  });
  return { priceForDelivery, storeView, loads: () => loads };
}

test('the shop goes on at the prices of where the parcel goes, in the same words and money', () => {
  const { priceForDelivery, storeView, loads } = openWorld({ to: 'US' });
  expect(priceForDelivery()).toEqual({ kind: 'moved', from: 'IN' });
  expect(storeView.get()).toEqual({ ...defaultStoreView, country: 'US' });
  expect(loads()).toBe(1);
  expect(priceForDelivery()).toEqual({ kind: 'priced' });
});

test.each([
  ['GB', 'DE'],
  ['DE', 'FR'],
  ['IN', ''],
  ['IN', 'XX'],
])('nothing changes from %s to %j', (country, to) => {
  const { priceForDelivery, storeView } = openWorld({ country, to });
  expect(priceForDelivery()).toEqual({ kind: 'priced' });
  expect(storeView.get().country).toBe(country);
});

test('the country of the bill counts for what is not sent, and for nothing else', () => {
  expect(openWorld({ bill: 'US' }).priceForDelivery()).toEqual({ kind: 'priced' });
  expect(openWorld({ bill: 'US', type: 'virtual' }).priceForDelivery()).toEqual({ kind: 'moved', from: 'IN' });
});

test('without a network other prices are not known, and nothing changes', () => {
  const { priceForDelivery, storeView } = openWorld({ to: 'US', isOnline: false });
  expect(priceForDelivery()).toEqual({ kind: 'unpriced' });
  expect(storeView.get().country).toBe('IN');
});
