import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { defaultCartRules } from '#domain/cart/cart-rules-for-tests.ts';
import type { ChoiceOutcome } from '#domain/cart/change-choice.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { type CartMore, noCartMore } from '#domain/workflows/cart-more.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { LastDoing } from '../shared/last-doing.ts';
import { ChangeChoiceModel } from './change-choice-model.ts';
import { lineForTests } from './line-for-tests.ts';

const { prices } = productForTests('TEE');
const variant = (size: number, name: string, quantity: number) => ({
  id: size,
  sku: skuOf(`TEE-${name}`),
  name: 'Tee',
  status: 1,
  prices: { ...prices, india: { regular: moneyOf(100 * size), special: nothing } },
  stock: { quantity, isInStock: quantity > 0, status: quantity > 0 ? 1 : 0 },
  choice: { size },
  image: '',
  readyQuantity: null,
  tiers: [],
});
const sizes = [
  { id: 1, label: 'S' },
  { id: 2, label: 'M' },
  { id: 3, label: 'L' },
];
const tee = productForTests('TEE', {
  name: 'Tee',
  type: 'configurable',
  options: [{ attributeId: 142, code: 'size', label: 'Size', values: sizes }],
  variants: [variant(1, 'S', 5), variant(2, 'M', 5), variant(3, 'L', 0)],
});
const known: CartMore = { ...noCartMore, products: [tee] };

function openWorld({ outcome = { kind: 'changed' }, more = known, isOnline = true }: Wanted = {}) {
  const line = lineForTests('TEE-S', { name: 'Tee', parentSku: skuOf('TEE') });
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines: [line] });
  const cell = createMemoryCell(more);
  const asked: string[] = [];
  const doing = new LastDoing();
  const done: string[] = [];
  const model = new ChangeChoiceModel(
    {
      cart,
      cartMore: cell,
      storeView: createMemoryCell(defaultStoreView),
      isOnline: createMemoryCell(isOnline),
      openCartMore: async () => cell.update((now) => (isOnline ? { ...now, products: [tee] } : now)),
      async changeChoice(key, { variant: wanted }) {
        asked.push(`${key} ${wanted?.sku}`);
        return outcome;
      },
      market: () => ({ country: 'IN', today: '2026-11-20' }),
      shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
      cartRules: defaultCartRules,
      messages: inEnglish,
    },
    { key: 'TEE-S', doing, onDone: () => void done.push('done') },
  );
  return { model, cart, asked, doing, done };
}

type Wanted = { readonly outcome?: ChoiceOutcome; readonly more?: CartMore; readonly isOnline?: boolean };

test('it starts with what the line has, marks what is sold out, and shows the price of what is chosen', () => {
  const { model } = openWorld();
  expect(model.groups[0]).toMatchObject({ label: 'Size', chosen: 'S' });
  expect(model.groups[0]?.choices.map(({ note }) => note)).toEqual([null, null, 'Sold out']);
  expect(model.price?.current).toBe('₹100');
  model.choose('size', 2);
  expect([model.groups[0]?.chosen, model.price?.current]).toEqual(['M', '₹200']);
});

test('confirmed, it is told; unchanged, it only closes', async () => {
  const { model, asked, doing, done } = openWorld();
  await model.confirm();
  expect([asked, doing.words, done]).toEqual([['TEE-S TEE-S'], '', ['done']]);
  model.choose('size', 2);
  await model.confirm();
  expect([asked[1], doing.words]).toEqual(['TEE-S TEE-M', 'Tee is now M.']);
});

test.each([
  [
    { kind: 'refused', reason: 'out-of-stock' } as const,
    'The product is out of stock and cannot be added to the cart!',
  ],
  [{ kind: 'gone' } as const, 'This piece is not in your cart any more.'],
])('what is %j is said where it was chosen, until something else is', async (outcome, problem) => {
  const { model, done } = openWorld({ outcome });
  model.choose('size', 3);
  await model.confirm();
  expect([model.problem, model.isBusy, done]).toEqual([problem, false, []]);
  model.choose('size', 2);
  expect(model.problem).toBeNull();
});

test('pressed twice, it is asked once', async () => {
  const { model, asked } = openWorld();
  await Promise.all([model.confirm(), model.confirm()]);
  expect(asked).toHaveLength(1);
});

test('what there is to choose is asked for when it is not known', async () => {
  const { model, asked } = openWorld({ more: noCartMore });
  expect(model.obstacle).toBe('We cannot show what there is to choose right now.');
  await model.confirm();
  await model.open();
  expect([model.obstacle, model.groups.length, asked]).toEqual([null, 1, []]);
});

test('offline it says when it can be chosen; what is known already can be', async () => {
  const { model } = openWorld({ more: noCartMore, isOnline: false });
  await model.open();
  expect(model.obstacle).toBe('Colour and size can be changed when you are back online.');
  expect(openWorld({ isOnline: false }).model.obstacle).toBeNull();
});

test('a line that another tab has taken out cannot be changed', () => {
  const { model, cart } = openWorld();
  cart.update((now) => ({ ...now, lines: [] }));
  expect([model.obstacle, model.name, model.groups]).toEqual(['This piece is not in your cart any more.', '', []]);
});
