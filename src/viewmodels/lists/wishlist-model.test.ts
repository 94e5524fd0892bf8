import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { AddOutcome } from '#domain/cart/add-to-cart.ts';
import type { Product } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { MoveWishlist, WishlistMoved } from '#domain/workflows/move-wishlist.ts';
import { tileForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createWishlistModel } from './wishlist-model.ts';

const saved = (change: Partial<Tile>, price: number | null = null) =>
  ({
    tile: tileForTests(change),
    qty: 1,
    savedAt: price === null ? null : { price: moneyOf(price), country: 'IN' },
  }) as const;

type Given = {
  readonly wishlist?: Wishlist;
  readonly found?: readonly Product[];
  readonly addToCart?: () => Promise<AddOutcome>;
  readonly moveWishlist?: MoveWishlist;
};

const notMoved: WishlistMoved = {
  ...{ moved: 0, toChoose: 0, soldOut: 0, unsold: 0, isStockUnsure: false },
  undo: async () => undefined,
};

async function openList(given: Given) {
  const { wishlist = [saved({})], found = [], addToCart = async () => ({ kind: 'added' }) } = given;
  const added: unknown[] = [];
  const removed: string[] = [];
  const model = createWishlistModel({
    wishlist: createMemoryCell<Wishlist>(wishlist),
    isDeviceRead: createMemoryCell(true),
    storeView: createMemoryCell(defaultStoreView),
    openWishlist: async () => found,
    removeFromWishlist: async (sku) => {
      removed.push(sku);
    },
    addToCart: (addition, quantity) => {
      added.push([addition, quantity]);
      return addToCart();
    },
    moveWishlist: given.moveWishlist ?? (async () => notMoved),
    mediaBase: '',
    messages: inEnglish,
  });
  await model.opened();
  return { model, added, removed };
}

const card = { sku: 'A', tile: tileForTests() };

test('the newest stands on top', async () => {
  const { model } = await openList({ wishlist: [saved({ sku: 'A' }), saved({ sku: 'B' })] });
  expect([model.isReady, model.cards.map(({ sku }) => sku)]).toEqual([true, ['B', 'A']]);
});

test('a piece tells what it costs less or more than when it was saved', async () => {
  const wishlist = [saved({ sku: 'LESS' }, 1_800), saved({ sku: 'SAME' }, 1_500), saved({ sku: 'MORE' }, 1_400)];
  const { model } = await openList({ wishlist });
  expect(['LESS', 'MORE', 'SAME', 'UNKNOWN'].map(model.priceText)).toEqual([
    'Now ₹300 less than when you saved it.',
    'Now ₹100 more than when you saved it.',
    null,
    null,
  ]);
});

test('what has come of the stock of a piece is told, and that few are left', async () => {
  const savedWhen = (sku: string, wasOut: boolean, isOut: boolean) => {
    const { savedAt, ...item } = saved({ sku, isOutOfStock: isOut }, 1_500);
    return { ...item, savedAt: savedAt && { ...savedAt, isOutOfStock: wasOut } };
  };
  const back = { ...savedWhen('BACK', true, false), left: 1 };
  const wishlist = [savedWhen('GONE', false, true), back, savedWhen('SAME', false, false)];
  const { model } = await openList({ wishlist });
  expect(['GONE', 'BACK', 'SAME', 'UNKNOWN'].map(model.stockText)).toEqual([
    'Sold out since you saved it.',
    'Back in stock. Only 1 left.',
    '',
    '',
  ]);
});

test('what is bought as it is can be added, the rest is chosen first, and what is gone or unknown is neither', async () => {
  const { model } = await openList({
    found: [productForTests('A'), productForTests('B', { type: 'configurable' })],
  });
  const wayOf = (sku: string, change: Partial<Tile> = {}) => model.wayToCart({ sku, tile: tileForTests(change) });
  expect([wayOf('A'), wayOf('B'), wayOf('A', { isOutOfStock: true }), wayOf('C')]).toEqual([
    'add',
    'choose',
    null,
    null,
  ]);
});

test('one of a piece is added at the price and address that are shown', async () => {
  const product = productForTests('A');
  const { model, added } = await openList({ found: [product] });
  await model.add(card);
  const { price, address } = card.tile;
  expect(added).toEqual([[{ product, variant: null, price, address }, 1]]);
  expect(model.isAdding).toBe(false);
});

test('a second press while a piece is added does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<AddOutcome>();
  const { model, added } = await openList({ found: [productForTests('A')], addToCart: () => promise });
  const pressed = model.add(card);
  expect(model.isAdding).toBe(true);
  await model.add(card);
  resolve({ kind: 'added' });
  await pressed;
  expect([added.length, model.isAdding]).toEqual([1, false]);
});

test('a piece that the shop has not told of is not added', async () => {
  const { model, added } = await openList({});
  await model.add(card);
  expect(added).toEqual([]);
});

test('a failure of the adding itself leaves nothing busy', async () => {
  const addToCart = () => Promise.reject(new Error('defect'));
  const { model } = await openList({ found: [productForTests('A')], addToCart });
  await expect(model.add(card)).rejects.toThrow('defect');
  expect(model.isAdding).toBe(false);
});

test('a piece is removed by its sku', async () => {
  const { model, removed } = await openList({});
  model.remove('A');
  expect(removed).toEqual(['A']);
});

const two = [saved({ sku: 'A' }), saved({ sku: 'B' })];

test('several pieces are moved together where one of them is bought as it is', async () => {
  const sizes = productForTests('B', { type: 'configurable' });
  const canMoveAll = async (given: Given) => (await openList(given)).model.canMoveAll;
  expect(await canMoveAll({ wishlist: two, found: [productForTests('A'), sizes] })).toBe(true);
  expect(await canMoveAll({ wishlist: two, found: [sizes] })).toBe(false);
  expect(await canMoveAll({ wishlist: two.slice(0, 1), found: [productForTests('A')] })).toBe(false);
});

test('what became of the whole list is told in one text, and undone once', async () => {
  const found = [productForTests('A')];
  const asked: unknown[] = [];
  const { model } = await openList({
    ...{ wishlist: two, found },
    async moveWishlist(products, items) {
      asked.push(products, items);
      return {
        ...{ moved: 2, toChoose: 1, soldOut: 3, unsold: 1, isStockUnsure: true },
        undo: async () => void asked.push('undo'),
      };
    },
  });
  await model.moveAll();
  expect([model.doing.words, model.isAdding]).toEqual([
    '2 pieces are in your cart now. 1 piece needs a size or another choice first. 3 pieces are sold out. ' +
      '1 piece cannot be bought just now. We could not check the stock yet. We will before your order is sent.',
    false,
  ]);
  model.doing.undo();
  model.doing.undo();
  expect([model.doing.words, asked]).toEqual(['2 pieces are back on your wishlist.', [found, two, 'undo']]);
  await model.opened();
  expect(model.doing.words).toBe('');
});

test('where nothing was moved there is nothing to undo, and a second press meanwhile moves nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<WishlistMoved>();
  let moves = 0;
  const moveWishlist = () => {
    moves += 1;
    return promise;
  };
  const { model } = await openList({ wishlist: two, found: [productForTests('A')], moveWishlist });
  const pressed = model.moveAll();
  await model.moveAll();
  resolve({ ...notMoved, soldOut: 1 });
  await pressed;
  expect([moves, model.doing.words, model.doing.canUndo]).toEqual([1, '1 piece is sold out.', false]);
});
