import { describe, expect, test } from 'vitest';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Product, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { moneyOf, nothing, type Percent, paise } from '#domain/shared/money.ts';
import { createAddToCart } from './add-to-cart.ts';
import { admit, wholeQuantity } from './admit.ts';
import { type Cart, emptyCart } from './cart.ts';
import type { CartRules } from './cart-rules.ts';
import { defaultCartRules } from './cart-rules-for-tests.ts';
import { lineForTests } from './line-for-tests.ts';
import type { CartAddition } from './line-of.ts';

test.each([
  ['2', 2],
  [2.7, 2],
  ['2.7', 2],
  [1, 1],
  ['', 1],
  [0, 1],
  [-3, 1],
  ['two', 1],
  [Number.POSITIVE_INFINITY, 1],
  [null, 1],
])('CART-12 %o typed is %i pieces', (typed, quantity) => {
  expect(wholeQuantity(typed)).toBe(quantity);
});

const strict = { allowZeroPrice: false };
const lenient = { allowZeroPrice: true };

test.each([
  [{ price: moneyOf(100), error: null }, 'in-stock', strict, { kind: 'admitted', isStockUnsure: false }],
  [{ price: moneyOf(100), error: null }, 'unsure', strict, { kind: 'admitted', isStockUnsure: true }],
  [{ price: moneyOf(100), error: null }, 'out-of-stock', strict, { kind: 'refused', reason: 'out-of-stock' }],
  [{ price: nothing, error: null }, 'in-stock', strict, { kind: 'refused', reason: 'price-unknown' }],
  [{ price: nothing, error: null }, 'in-stock', lenient, { kind: 'admitted', isStockUnsure: false }],
  [{ price: moneyOf(-1), error: null }, 'in-stock', lenient, { kind: 'refused', reason: 'price-unknown' }],
  [{ price: paise(Number.NaN), error: null }, 'in-stock', lenient, { kind: 'refused', reason: 'price-unknown' }],
  [{ price: moneyOf(100), error: 'no-variants' }, 'in-stock', strict, { kind: 'refused', reason: 'no-variants' }],
] as const)('CART-13 CART-14 %o that is %s with %o: %o', (applicant, stock, rules, admission) => {
  expect(admit(applicant, stock, rules)).toEqual(admission);
});

function additionOf(sku: string, changes: Partial<Product> = {}): CartAddition {
  const product = productForTests(sku, changes);
  return {
    product,
    variant: null,
    price: { current: moneyOf(100), regular: moneyOf(100), discount: 0 as Percent },
    address: `/${sku}`,
  };
}

function openWorld(rules: Partial<CartRules> = {}, syncing: Promise<never> = new Promise(() => undefined)) {
  const cart = createMemoryCell<Cart>(emptyCart);
  const stock = createMemoryStockCheck();
  const told: Notice[] = [];
  const person = { left: 0 };
  const addToCart = createAddToCart({
    cart: { ...cart, forgettings: () => person.left },
    stockCheck: stock,
    cartRules: { ...defaultCartRules, ...rules },
    notify: (notice) => void told.push(notice),
    syncCart: () => syncing, // never done: adding must not wait for it
    tellFact: () => new Promise(() => undefined), // neither for who hears of it
  });
  return { cart, stock, told, addToCart, person };
}

describe('adding to the cart', () => {
  test('CART-19 CART-23 puts the line in at once and offers the checkout, without waiting for the shop', async () => {
    const { addToCart, cart, told } = openWorld();
    expect(await addToCart(additionOf('A'), '2')).toEqual({ kind: 'added' });
    expect(cart.get().lines).toEqual([lineForTests('A', 2, { stock: { level: 'in-stock', quantity: null } })]);
    expect(told).toEqual([{ code: 'cart-added', offersCheckout: true }]);
  });

  test('who brings a way to tell hears of it alone, also of what is refused', async () => {
    const { addToCart, told, stock } = openWorld();
    const heard: unknown[] = [];
    stock.put(skuOf('B'), 'out-of-stock');
    for (const sku of ['A', 'B']) await addToCart(additionOf(sku), 1, ({ code }) => heard.push(code));
    expect([heard, told]).toEqual([['cart-added', 'cart-out-of-stock'], []]);
  });

  test('CART-21 the same product grows its line', async () => {
    const { addToCart, cart } = openWorld();
    await addToCart(additionOf('A'), 1);
    await addToCart(additionOf('B'), 1);
    await addToCart(additionOf('A'), 2);
    expect(cart.get().lines.map(({ sku, quantity }) => `${sku}*${quantity}`)).toEqual(['B*1', 'A*3']);
  });

  test('what a customer puts in does not come into the cart of who comes after them', async () => {
    const { addToCart, cart, told, person } = openWorld();
    const adding = addToCart(additionOf('A'), 1);
    person.left += 1;
    expect(await adding).toEqual({ kind: 'refused' });
    expect([cart.get().lines, told]).toEqual([[], []]);
  });

  test('CART-24 offers no checkout of ours when paying happens elsewhere', async () => {
    const { addToCart, told } = openWorld({ externalCheckout: true });
    await addToCart(additionOf('A'), 1);
    expect(told).toEqual([{ code: 'cart-added', offersCheckout: false }]);
  });
});

describe('adding what may not be had', () => {
  test('CART-17 CART-18 warns when the stock is not sure, and adds', async () => {
    const { addToCart, stock, cart, told } = openWorld();
    stock.put(additionOf('A').product.sku, 'unsure');
    await addToCart(additionOf('A'), 1);
    expect(cart.get().lines).toHaveLength(1);
    expect(told).toEqual([{ code: 'cart-stock-unsure' }]);
  });

  test('CART-16 refuses what is sold out', async () => {
    const { addToCart, stock, cart, told } = openWorld();
    stock.put(additionOf('A').product.sku, 'out-of-stock');
    expect(await addToCart(additionOf('A'), 1)).toEqual({ kind: 'refused' });
    expect(cart.get().lines).toEqual([]);
    expect(told).toEqual([{ code: 'cart-out-of-stock' }]);
  });

  test('CART-15 a product with an error is not added, and not even looked up', async () => {
    const { addToCart, stock, cart, told } = openWorld();
    expect(await addToCart(additionOf('A', { error: 'no-variants' }), 1)).toEqual({ kind: 'refused' });
    expect(cart.get().lines).toEqual([]);
    expect(stock.asked()).toEqual([]);
    expect(told).toEqual([{ code: 'product-no-variants' }]);
  });
});
