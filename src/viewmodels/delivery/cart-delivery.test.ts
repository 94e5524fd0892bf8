import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import type { Sku } from '#domain/catalog/product.ts';
import type { DeliveryMemory } from '#domain/delivery/delivery-memory.ts';
import { noDrafts } from '#domain/interface/drafts.ts';
import { guestSession } from '#domain/session/session.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createCartDelivery } from './cart-delivery.ts';

function open(lines: readonly ReturnType<typeof lineForTests>[]) {
  const asked: (readonly Sku[])[] = [];
  const model = createCartDelivery({
    cart: createMemoryCell({ ...emptyCart, lines }),
    deliveryMemory: createMemoryCell<DeliveryMemory | null>({ pinCode: '400050', answers: [] }),
    session: createMemoryCell(guestSession),
    drafts: createMemoryCell(noDrafts),
    storeView: createMemoryCell(defaultStoreView),
    market: () => ({ country: 'IN', today: '2026-11-28' }),
    isOnline: createMemoryCell(true),
    isDeviceRead: createMemoryCell(true),
    messages: inEnglish,
    checkDelivery: async (_typed, skus) => {
      asked.push(skus);
      return 'no-answer';
    },
  });
  return { model, asked };
}

test('what is sent of a cart is asked for at once, each sku once', async () => {
  const hour = { ...lineForTests('HOUR', 1), type: 'virtual' as const };
  const { model, asked } = open([lineForTests('A', 2), lineForTests('B', 1), lineForTests('A', 1), hour]);
  await model.askAgain();
  expect(asked).toEqual([['A', 'B']]);
});

test.each([0, 101])('of a cart with %i skus nothing is asked', (count) => {
  const { model } = open(Array.from({ length: count }, (_, at) => lineForTests(`S${at}`, 1)));
  expect([model.isShown, model.toAsk]).toEqual([false, null]);
});
