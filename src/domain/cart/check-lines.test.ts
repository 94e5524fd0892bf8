import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { type StockGateway, type StockSeen, stockUnsure } from '#domain/stock/availability.ts';
import { createReadStocks } from '#domain/stock/stock-list.ts';
import type { Cart } from './cart.ts';
import { emptyCart } from './cart.ts';
import type { CartRules } from './cart-rules.ts';
import { defaultCartRules } from './cart-rules-for-tests.ts';
import { createCheckLines } from './check-lines.ts';
import { lineForTests } from './line-for-tests.ts';
import { keyOf } from './line-parts.ts';

const A = skuOf('A');
const one: StockSeen = { level: 'in-stock', quantity: 1 };
const gone: StockSeen = { level: 'out-of-stock', quantity: 0 };

function openWorld(seen: StockSeen, rules: Partial<CartRules> = {}) {
  const part = { kind: 'custom', option: 'link', choice: '1', label: 'File', value: 'Score' } as const;
  const lines = [lineForTests('A', 3), lineForTests('B'), lineForTests('A', 1, { parts: [part] })];
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines });
  const clock = createMemoryClock();
  const asked: string[] = [];
  const told: Notice[] = [];
  const stockCheck: StockGateway = {
    async look(sku) {
      asked.push(sku);
      return sku === 'A' ? seen : stockUnsure;
    },
    async list(skus) {
      asked.push(skus.join());
      return skus.includes(A) && seen.level !== 'unsure' ? [{ ...seen, sku: A, productId: 1 }] : [];
    },
  };
  const checkLines = createCheckLines({
    cart,
    clock,
    stockCheck,
    readStocks: createReadStocks({ stockCheck, clock }),
    cartRules: { ...defaultCartRules, ...rules },
    notify: (notice) => void told.push(notice),
  });
  const stocks = () => cart.get().lines.map(({ stock }) => stock);
  return { cart, clock, asked, told, checkLines, stocks };
}

test('STOCK-19 STOCK-20 CONF-52 a line is marked half a second after the answer, and what is put together is not asked for', async () => {
  const { clock, asked, checkLines, stocks } = openWorld(one);
  const checking = checkLines();
  await clock.advance(499);
  expect(stocks()).toEqual([null, null, null]);
  await clock.advance(1);
  await checking;
  expect(stocks()).toEqual([one, null, null]);
  expect(asked).toEqual(['A,B']);
});

test('one line alone can be looked at', async () => {
  const { asked, checkLines } = openWorld(stockUnsure);
  await checkLines({ only: 'B' });
  expect(asked).toEqual(['B']);
});

test.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])(
  'STOCK-21 STOCK-22 out of stock, allowed %s, shop keeps a cart %s: stays %s',
  async (allowOutOfStock, synchronize, stays) => {
    const { cart, clock, told, checkLines } = openWorld(gone, { allowOutOfStock, synchronize });
    const checking = checkLines();
    await clock.advance(500);
    await checking;
    const [first] = cart.get().lines;
    expect(first?.sku === 'A' ? first.stock : null).toEqual(stays ? gone : null);
    expect(cart.get().lines).toHaveLength(stays ? 3 : 2);
    expect(told).toEqual(stays ? [] : [{ code: 'cart-line-refused' }]);
  },
);

test('STOCK-23 an answer for a line that has left changes nothing', async () => {
  const { cart, clock, checkLines } = openWorld(gone, { allowOutOfStock: false, synchronize: false });
  const checking = checkLines();
  cart.update((now) => ({ ...now, lines: now.lines.slice(1) }));
  const before = cart.get();
  await clock.advance(500);
  await checking;
  expect(cart.get()).toBe(before);
});

test.each([{ anew: false }, { only: keyOf(lineForTests('A')) }])(
  'STOCK-23 no answer changes nothing, asked for %o',
  async (which) => {
    const { cart, clock, checkLines } = openWorld(stockUnsure, { allowOutOfStock: false, synchronize: false });
    const before = cart.get();
    const checking = checkLines(which);
    await clock.advance(500);
    await checking;
    expect(cart.get()).toBe(before);
  },
);

test('STOCK-25 where the merchant allows it, what goes out of stock stays in the cart', async () => {
  const { cart, clock, checkLines } = openWorld(gone, { allowOutOfStock: true, synchronize: false });
  const checking = checkLines();
  await clock.advance(500);
  await checking;
  expect(cart.get().lines).toMatchObject([{ sku: 'A', stock: gone }, { sku: 'B' }, { sku: 'A' }]);
});
