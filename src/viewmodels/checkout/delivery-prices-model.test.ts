import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, emptyCart, hashOf } from '#domain/cart/cart.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { createChangeDetails } from '#domain/checkout/change-details.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import { createPriceForDelivery } from '#domain/workflows/price-for-delivery.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { DeliveryPricesModel } from './delivery-prices-model.ts';

function openWorld({ country = 'IN', isOnline = true } = {}) {
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines: [lineForTests('Silk Tee')] });
  const details = createMemoryCell({ ...noDetails, shipping: { ...noDetails.shipping, country } });
  const storeView = createMemoryCell<StoreView>({ ...defaultStoreView, country });
  const network = createMemoryCell(isOnline);
  const changeDetails = createChangeDetails({ checkoutDetails: details, clock: { now: () => 0 } });
  const model = new DeliveryPricesModel({
    cart,
    checkoutDetails: details,
    storeView,
    isOnline: network,
    changeDetails,
    proposeCountry: () => undefined,
    loadSendingLimits: async () => undefined,
    priceForDelivery: createPriceForDelivery({
      cart,
      checkoutDetails: details,
      storeView,
      connectivity: { isOnline: network.get },
      chooseStore: (chosen) => {
        storeView.update(() => chosen);
        cart.update((now) => ({ ...now, pricedFor: chosen.country }));
      },
      loadMethods: async () => undefined,
    }),
    messages: inEnglish,
  });
  const choose = (next: string) => {
    const before = details.get().shipping.country;
    changeDetails('shipping', 'country', next);
    model.follow(before);
  };
  return { model, cart, details, storeView, network, choose };
}

const moved = 'Delivery to United States: the prices of that country apply now.';

test('a country of other prices is told, with the total once the shop has said it, and with a way back', () => {
  const { model, cart, choose, storeView, details } = openWorld();
  expect([model.notice, model.wayBack]).toEqual([null, null]);
  choose('US');
  expect([model.notice, model.wayBack]).toEqual([moved, 'Deliver to India instead']);
  const value = { ...ownTotals([], nothing), grandTotal: moneyOf(2_600) };
  cart.update((now) => ({ ...now, totals: { value, hash: hashOf(now), at: 0 } }));
  expect(model.notice).toBe(`${moved} The total is ₹2,600.`);
  model.goBack();
  expect([storeView.get().country, details.get().shipping.country]).toEqual(['IN', 'IN']);
  expect([model.notice, model.wayBack]).toEqual([null, null]);
});

test('a country of the same prices is not worth a word', () => {
  const { model, choose, storeView } = openWorld({ country: 'GB' });
  choose('DE');
  expect([model.notice, storeView.get().country]).toEqual([null, 'GB']);
});

test('the way back leads to the country that was chosen before, and choosing it by hand is the same', () => {
  const { model, choose } = openWorld({ country: 'GB' });
  for (const country of ['DE', 'IN']) choose(country);
  expect(model.wayBack).toBe('Deliver to Germany instead');
  choose('DE');
  expect([model.notice, model.wayBack]).toEqual([null, null]);
});

test('without a network the prices of another country are told later', () => {
  const { model, choose, network, storeView } = openWorld({ isOnline: false });
  choose('US');
  expect(model.notice).toMatch(/^You are offline. The prices for delivery to United States/);
  expect(storeView.get().country).toBe('IN');
  network.update(() => true);
  model.opened();
  expect([model.notice, model.wayBack]).toEqual([moved, 'Deliver to India instead']);
});

test('prices that another tab has made those of elsewhere come back with a word and a way there', () => {
  const { model, cart, storeView } = openWorld();
  expect(model.areElsewhere).toBe(false);
  cart.update((now) => ({ ...now, pricedFor: 'US' }));
  expect(model.areElsewhere).toBe(true);
  model.follow(null);
  expect([model.areElsewhere, storeView.get().country, cart.get().pricedFor]).toEqual([false, 'IN', 'IN']);
  expect([model.notice, model.wayBack]).toEqual([
    'Delivery to India: the prices of that country apply now.',
    'Deliver to United States instead',
  ]);
});
