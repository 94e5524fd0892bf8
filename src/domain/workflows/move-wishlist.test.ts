import { expect, test } from 'vitest';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createAddToCart } from '#domain/cart/add-to-cart.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { defaultCartRules } from '#domain/cart/cart-rules-for-tests.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { createTakeOutPieces } from '#domain/cart/take-out-pieces.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { createMoveWishlist } from './move-wishlist.ts';

const savedAt = { price: moneyOf(120), country: 'IN' };
const item = (sku: string, change: Partial<Tile> = {}) =>
  ({ tile: { ...tileForTests(sku), ...change }, qty: 1, savedAt }) as const;

function open(wishlistOf: Wishlist, inCart: Cart['lines'] = []) {
  const wishlist = createMemoryCell<Wishlist>(wishlistOf);
  const cell = createMemoryCell<Cart>({ ...emptyCart, lines: inCart });
  const person = { left: 0 };
  const cart = { ...cell, forgettings: () => person.left };
  const stockCheck = createMemoryStockCheck();
  const notices: Notice[] = [];
  const tellFact = async () => undefined;
  const syncCart = async () => ({ kind: 'in-sync' }) as const;
  const notify = (notice: Notice) => void notices.push(notice);
  const addToCart = createAddToCart({ cart, stockCheck, cartRules: defaultCartRules, notify, syncCart, tellFact });
  const takeOutPieces = createTakeOutPieces({ cart, syncCart });
  const moveItems = createMoveWishlist({ wishlist, cart, addToCart, takeOutPieces });
  const move = (products: Parameters<typeof moveItems>[0]) => moveItems(products, wishlist.get());
  const saved = () => wishlist.get().map(({ tile }) => tile.sku);
  const lines = () => cart.get().lines.map(({ sku, quantity }) => `${sku}*${quantity}`);
  return { move, moveItems, wishlist, cart, stockCheck, person, notices, saved, lines };
}

const pieces = ['A', 'B'].map((sku) => productForTests(sku));

test('all that is bought as it is comes into the cart and leaves the list; the list tells of it, and no notice', async () => {
  const { move, saved, lines, notices, cart } = open([item('A'), item('B')], [lineForTests('B', 2)]);
  expect(await move(pieces)).toMatchObject({ moved: 2, toChoose: 0, soldOut: 0, unsold: 0, isStockUnsure: false });
  expect([saved(), lines(), notices]).toEqual([[], ['A*1', 'B*3'], []]);
  expect(cart.get().lines[0]).toMatchObject({ price: moneyOf(100), address: '/p/A/x', stock: { level: 'in-stock' } });
});

test('a size is not guessed, and what is sold out, has no price or is not known stays, each counted', async () => {
  const { move, saved, lines, stockCheck } = open([
    item('SIZES'),
    item('A'),
    item('GONE', { isOutOfStock: true }),
    item('B'),
    item('FREE', { price: { ...tileForTests('FREE').price, current: nothing } }),
    item('NEW'),
  ]);
  stockCheck.put(skuOf('B'), 'out-of-stock');
  const found = [...pieces, productForTests('SIZES', { type: 'configurable' }), productForTests('FREE')];
  expect(await move(found)).toMatchObject({ moved: 1, toChoose: 1, soldOut: 2, unsold: 2 });
  expect(saved()).toEqual(['SIZES', 'GONE', 'B', 'FREE', 'NEW']);
  expect(lines()).toEqual(['A*1']);
});

test('a piece whose stock nobody knows is moved, and that is told', async () => {
  const { move, lines, stockCheck } = open([item('A'), item('B')]);
  stockCheck.put(skuOf('B'), 'unsure');
  expect(await move(pieces)).toMatchObject({ moved: 2, isStockUnsure: true });
  expect(lines()).toEqual(['A*1', 'B*1']);
});

test('undone, the pieces stand in their places with the price they were saved at, and the cart is as it was', async () => {
  const { move, wishlist, saved, lines } = open(
    [item('SIZES'), item('A'), item('B')],
    [lineForTests('B', 2), lineForTests('C', 1)],
  );
  const { undo } = await move([...pieces, productForTests('SIZES', { type: 'configurable' })]);
  expect(saved()).toEqual(['SIZES']);
  await undo();
  expect(saved()).toEqual(['SIZES', 'A', 'B']);
  expect(wishlist.get()[1]).toEqual(item('A'));
  expect(lines().toSorted()).toEqual(['B*2', 'C*1']);
});

test('who has left meanwhile leaves nothing to who comes after them, neither moved nor undone', async () => {
  const { move, person, saved, lines } = open([item('A')]);
  const moving = move(pieces);
  person.left += 1;
  const { moved, undo } = await moving;
  expect([moved, saved(), lines()]).toEqual([0, ['A'], []]);
  const again = await move(pieces);
  person.left += 1;
  await again.undo();
  await undo();
  expect([saved(), lines()]).toEqual([[], ['A*1']]);
});

test('of several lists one is moved, and undone it has its pieces again', async () => {
  const { moveItems, wishlist, saved, lines } = open([item('A'), { ...item('B'), list: 'd' }]);
  const { moved, undo } = await moveItems(pieces, wishlist.get().slice(1));
  expect([moved, saved(), lines()]).toEqual([1, ['A'], ['B*1']]);
  await undo();
  expect([wishlist.get(), lines()]).toEqual([[item('A'), { ...item('B'), list: 'd' }], []]);
});
