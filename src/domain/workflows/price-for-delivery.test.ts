import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
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
  pricedFor = null as string | null,
}) {
  const storeView = createMemoryCell<StoreView>({ ...defaultStoreView, country });
  let loads = 0;
  const chosenCountries: string[] = [];
  const lines = [{ ...lineForTests('A'), type }];
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines, pricedFor });
  const priceForDelivery = createPriceForDelivery({
    cart,
    checkoutDetails: createMemoryCell({
      ...noDetails,
      shipping: { ...noDetails.shipping, country: to },
      billing: { ...noDetails.billing, country: bill },
    }),
    storeView,
    connectivity: { isOnline: () => isOnline },
    chooseStore: (chosen) => {
      storeView.update(() => chosen);
      chosenCountries.push(chosen.country);
    },
    loadMethods: async () => {
      loads += 1;
    },
  });
  return { priceForDelivery, storeView, loads: () => loads, chosenCountries };
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

test('STORE-25 prices that another tab has made those of elsewhere become those of the parcel again', () => {
  const { priceForDelivery, chosenCountries } = openWorld({ pricedFor: 'US' });
  expect(priceForDelivery()).toEqual({ kind: 'moved', from: 'US' });
  expect(chosenCountries).toEqual(['IN']);
});

test('prices of another country of the same price set are as good', () => {
  const { priceForDelivery, chosenCountries } = openWorld({ country: 'GB', to: 'DE', pricedFor: 'FR' });
  expect([priceForDelivery().kind, chosenCountries]).toEqual(['priced', []]);
});

test('without a network nothing is ordered at the prices that another tab has made', () => {
  expect(openWorld({ pricedFor: 'US', isOnline: false }).priceForDelivery()).toEqual({ kind: 'unpriced' });
});
