import { expect, test } from 'vitest';
import { skuOf } from '#domain/catalog/product.ts';
import { patchedAll, patchOf } from '#domain/storage/patch.ts';
import { type Cart, type CartId, emptyCart } from './cart.ts';
import { withLine, withoutLine, withQuantity } from './cart-lines.ts';
import { cartMerging } from './cart-merging.ts';
import { withoutOrdered } from './clear-cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { withSavedForLater } from './saved-lines.ts';

const ID = 'cart-1' as CartId;
const A = skuOf('A');
const tied = (sku: string, quantity: number, id: number, cartId = ID) =>
  lineForTests(sku, quantity, { serverItem: { id, cartId, quantity } });
const before: Cart = { ...emptyCart, id: ID, lines: [tied('A', 2, 1), tied('B', 1, 2)] };

/** What comes of a change that a page has left, once another tab has done what it did. */
function againIn(change: (cart: Cart) => Cart, others: (cart: Cart) => Cart = (cart) => cart): Cart {
  const patch = JSON.parse(JSON.stringify(patchOf(before, change(before), cartMerging)));
  return patchedAll(others(before), [patch], cartMerging) as Cart;
}

const linesOf = (cart: Cart) => cart.lines.map(({ sku, quantity }) => `${sku}*${quantity}`);
const adds =
  (sku: string, quantity = 1) =>
  (cart: Cart) =>
    withLine(cart, lineForTests(sku, quantity));
const bySku = (one: { readonly sku: string }, other: { readonly sku: string }) => one.sku.localeCompare(other.sku);

test.each<[string, (cart: Cart) => Cart]>([
  ['a line that was added', adds('C', 3)],
  ['one that grew', adds('A')],
  ['other pieces', (cart) => withQuantity(cart, A, 7)],
  ['a line that was removed', (cart) => withoutLine(cart, A)],
  ['a line that was saved for later', (cart) => withSavedForLater(cart, A)],
  ['what was ordered', (cart) => withoutOrdered(cart, cart.lines, 5)],
  ['a method of payment', (cart) => ({ ...cart, paymentMethod: 'ccavenuepay' })],
])('row 92: %s is what it was where nobody else did anything', (_what, change) => {
  const { lines, ...after } = change(before);
  const again = againIn(change);
  expect({ ...again, lines: [] }).toEqual({ ...after, lines: [] });
  expect(again.lines.toSorted(bySku)).toEqual(lines.toSorted(bySku));
});

test.each<[string, (cart: Cart) => Cart, (cart: Cart) => Cart, readonly string[]]>([
  ['pieces add up', adds('A'), adds('A', 4), ['B*1', 'A*7']],
  ['a line that both put in has the pieces of both', adds('C'), adds('C', 2), ['A*2', 'B*1', 'C*3']],
  ['a removal takes what it saw', (cart) => withoutLine(cart, A), (cart) => withQuantity(cart, A, 3), ['A*1', 'B*1']],
  ['what was removed twice is gone', (cart) => withoutLine(cart, A), (cart) => withoutLine(cart, A), ['B*1']],
  ['what is gone has no pieces to change', (cart) => withQuantity(cart, A, 9), (cart) => withoutLine(cart, A), ['B*1']],
  [
    'what was ordered leaves, and what came since stays',
    (cart) => withoutOrdered(cart, cart.lines, 5),
    adds('C'),
    ['C*1'],
  ],
])('row 92: %s', (_what, change, others, lines) => {
  expect(linesOf(againIn(change, others))).toEqual(lines);
});

test('row 92: what the shop was known to think counts only where nobody has heard otherwise since', () => {
  const other = 'cart-2' as CartId;
  const opened = (cart: Cart): Cart => ({ ...cart, id: 'cart-3' as CartId, inSync: { hash: 'x', at: 1 } });
  const elsewhere = (cart: Cart): Cart => ({ ...cart, id: other, lines: [tied('D', 1, 9, other)] });
  expect(againIn(opened)).toMatchObject({ id: 'cart-3', inSync: { hash: 'x' } });
  expect(againIn(opened, elsewhere).id).toBe(other);
});

test('row 92: a line never keeps the tie of another cart of the shop', () => {
  const anew = (cart: Cart): Cart => ({ ...cart, id: 'cart-2' as CartId });
  const again = againIn((cart) => ({ ...cart, lines: [...cart.lines, tied('C', 1, 3)] }), anew);
  expect(again.lines.map(({ serverItem }) => serverItem)).toEqual([null, null, null]);
});

test('row 92: a cart that was ordered is none of the shop any more, also where its page knew of none', () => {
  const unknown: Cart = { ...before, id: null, lines: [lineForTests('A', 2)] };
  const patch = JSON.parse(JSON.stringify(patchOf(unknown, withoutOrdered(unknown, unknown.lines, 5), cartMerging)));
  const again = patchedAll(before, [patch], cartMerging) as Cart;
  expect([again.id, linesOf(again), again.orderedAt]).toEqual([null, ['B*1'], 5]);
});

test('row 92: what was ordered of another cart is to be removed of the one that the shop has by now', () => {
  const other = 'cart-2' as CartId;
  const moved = (cart: Cart): Cart => ({ ...cart, id: other, lines: [tied('A', 2, 11, other)] });
  const again = againIn((cart) => withoutOrdered(cart, cart.lines, 5), moved);
  expect([again.id, linesOf(again), again.removed]).toEqual([
    null,
    [],
    [{ id: 11, quantity: 2, cartId: other, key: A }],
  ]);
});

test('row 92: what was removed is removed as the shop has it by now, with the pieces that were here', () => {
  const sent = (cart: Cart): Cart => ({ ...cart, lines: [tied('A', 5, 1), tied('B', 1, 2)] });
  const again = againIn((cart) => ({ ...withoutLine(cart, A), removed: [{ id: 1, quantity: 2 }] }), sent);
  expect(again.removed).toEqual([{ id: 1, quantity: 5, cartId: ID, key: A }]);
});

test('row 92: what was removed as an earlier cart of the shop had it is removed of the next one, as far as that has it', () => {
  const moved = (cart: Cart): Cart => ({ ...cart, id: 'cart-2' as CartId, lines: [lineForTests('A', 2)] });
  const again = againIn((cart) => withoutLine(cart, A), moved);
  expect([again.removed, again.removedEarly]).toEqual([[], [{ key: 'A', quantity: 2, cartId: 'cart-2' }]]);
});

test('row 92: what an earlier cart of the shop lost is no removal of the next one', () => {
  const lost = (cart: Cart): Cart => ({ ...cart, lines: cart.lines.slice(1) });
  const moved = (cart: Cart): Cart => ({ ...cart, id: 'cart-2' as CartId, lines: [lineForTests('A', 2)] });
  expect(againIn(lost, moved).removedEarly).toEqual([]);
});

test('row 92: a removal of a line that nobody knows here stays as it was', () => {
  const elsewhere = { id: 77, quantity: 5, cartId: ID };
  const again = againIn((cart) => ({ ...cart, removed: [elsewhere] }));
  expect(again.removed).toEqual([elsewhere]);
});

test('row 92: what the shop was known to think is not made again where another page knows better', () => {
  const synced = (hash: string, at: number) => (cart: Cart) => ({ ...cart, inSync: { hash, at } });
  expect(againIn(synced('A*2|B*1', 5), synced('A*9', 9)).inSync).toEqual({ hash: 'A*9', at: 9 });
  const taken = (quantity: number) => (cart: Cart) => ({ ...cart, lines: [tied('A', 2, quantity), tied('B', 1, 2)] });
  const [line] = againIn(taken(7), taken(8)).lines;
  expect(line?.serverItem?.id).toBe(8);
});

test('row 92: what two pages have removed is removed as the shop had it, not twice as much', () => {
  const remove = (cart: Cart) => withoutLine(cart, A);
  expect(againIn(remove, remove).removed).toEqual([{ id: 1, quantity: 2, cartId: ID, key: A }]);
  const early = (cart: Cart) => ({ ...cart, lines: [], removedEarly: [{ key: A, quantity: 2, cartId: ID }] });
  expect(againIn(early, early).removedEarly).toEqual([{ key: A, quantity: 2, cartId: ID }]);
});

test('row 92: what was removed, put in again and removed again are two things at the shop', () => {
  const [one, other] = [8, 9].map((id) => ({ id, quantity: 2, cartId: ID, key: A }));
  const withRemoval = (removal: typeof one) => (cart: Cart) => ({ ...cart, removed: removal ? [removal] : [] });
  expect(againIn(withRemoval(other), withRemoval(one)).removed).toEqual([one, other]);
});
