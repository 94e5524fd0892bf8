import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { noDetails } from '#domain/checkout/details.ts';
import type { DeliveryEstimate } from '#domain/delivery/delivery-gateway.ts';
import { type DeliveryMemory, withAnswer } from '#domain/delivery/delivery-memory.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { byThursday, words } from './delivery-check-for-tests.ts';
import { createParcelDelivery } from './parcel-delivery-model.ts';

const line = lineForTests('A');

function open(zipCode: string, country = 'IN') {
  const deliveryMemory = createMemoryCell<DeliveryMemory | null>(null);
  const isOnline = createMemoryCell(true);
  const asked: string[] = [];
  const model = createParcelDelivery({
    ...{ deliveryMemory, isOnline, messages: inEnglish },
    cart: createMemoryCell({ ...emptyCart, lines: [line] }),
    checkoutDetails: createMemoryCell({ ...noDetails, shipping: { ...noDetails.shipping, zipCode, country } }),
    checkParcel: async () => void asked.push(zipCode),
    market: () => ({ country: 'IN', today: '2026-11-28' }),
    storeView: createMemoryCell(defaultStoreView),
  });
  const says = (estimate: DeliveryEstimate) =>
    deliveryMemory.update(() =>
      withAnswer(null, zipCode, { skus: [line.sku], estimate, at: Date.parse('2026-11-28T05:00:00Z') }),
    );
  return { model, isOnline, asked, says };
}

test('the day is told once the shop has said it; that nobody delivers stands at the field, and is said aloud alone', () => {
  const { model, says } = open('400050');
  expect([model.told, model.refusal]).toEqual([null, '']);
  says(byThursday);
  expect([model.told && words(model.told)[0], model.refusal]).toEqual(['By Thursday, 3 December', '']);
  says({ kind: 'never' });
  expect([model.told, model.refusal]).toEqual([null, 'Cannot be delivered to 400050']);
});

test.each([
  ['4000', 'IN'],
  ['', 'IN'],
  ['40050', 'US'],
])('%j in %s is nothing to ask about', async (zipCode, country) => {
  const { model, asked } = open(zipCode, country);
  await model.ask();
  expect([model.toAsk, asked]).toEqual([null, []]);
});

test('it is asked again when the network is back', async () => {
  const { model, isOnline, asked } = open('400050');
  const before = model.toAsk;
  isOnline.update(() => false);
  expect(model.toAsk).not.toBe(before);
  await model.ask();
  expect(asked).toEqual(['400050']);
});

test('while the shop is asked its answer has room, and not where nothing is asked', async () => {
  const { model } = open('400050');
  const asked = model.ask();
  expect(model.isAsking).toBe(true);
  await asked;
  expect(model.isAsking).toBe(false);
});
