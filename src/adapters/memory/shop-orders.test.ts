import { expect, test } from 'vitest';
import { sampleOrder, TEE } from '#adapters/contracts/samples.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { Order } from '#domain/orders/order.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { createMemoryProducts } from './memory-products.ts';
import { createShopOrders } from './shop-orders.ts';

function openShop(paymentMethod = 'ccavenuepay') {
  const products = createMemoryProducts();
  products.put(
    productForTests(TEE, {
      prices: {
        india: { regular: moneyOf(1_680), special: nothing },
        us: null,
        others: null,
        specialFrom: null,
        specialTo: null,
      },
      stock: { quantity: 5, isInStock: true, status: 1 },
    }),
  );
  const orders = createShopOrders({ products });
  const place = (change: Partial<Order> = {}) => orders.take(sampleOrder('17-a', { paymentMethod, ...change }));
  return { orders, place, left: () => products.find(TEE)?.product.stock.quantity };
}

const statusOf = ({ orders }: ReturnType<typeof openShop>) => orders.all().map(({ placed }) => placed.status);

test('what is ordered leaves the stock once, however often it is sent', () => {
  const shop = openShop();
  const [first, again] = [shop.place(), shop.place()];
  expect(again).toEqual(first);
  expect([shop.left(), shop.orders.all().length, statusOf(shop)]).toEqual([4, 1, ['pending_payment']]);
});

test.each([
  ['paid', 'processing', 4],
  ['failed', 'canceled', 5],
] as const)('an order whose payment has %s is %s, and %s pieces are there', (outcome, status, left) => {
  const shop = openShop();
  shop.place();
  const [taken] = shop.orders.all();
  if (taken) shop.orders.settle(taken, outcome);
  expect([statusOf(shop), shop.left()]).toEqual([[status], left]);
});

test('an order that nobody pays at a gateway is not settled there', () => {
  const shop = openShop('cashondelivery');
  shop.place();
  const [taken] = shop.orders.all();
  if (taken) shop.orders.settle(taken, 'failed');
  expect([statusOf(shop), shop.left()]).toEqual([['pending'], 4]);
});

test('more pieces than there are, over all lines of a sku, are refused, and none leaves the stock', () => {
  const shop = openShop();
  const [line] = sampleOrder('17-a').lines;
  const lines = line
    ? [
        { ...line, quantity: 3 },
        { ...line, quantity: 3 },
      ]
    : [];
  expect(shop.place({ lines })).toMatchObject({ kind: 'refused', code: 500 });
  expect([shop.left(), shop.orders.find(sampleOrder('17-a').id)]).toEqual([5, null]);
});
