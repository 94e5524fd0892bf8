import { describe, expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { type Cart, type CartId, emptyCart } from './cart.ts';
import { withoutLine, withQuantity } from './cart-lines.ts';
import { withoutOrdered } from './clear-cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { withAccountsCart, withoutMerge } from './merge-carts.ts';
import { openReceipt } from './merge-receipt.ts';

const ACCOUNT = 'account' as CartId;

function guestCart(...lines: readonly (readonly [sku: string, quantity: number])[]): Cart {
  const tied = (id: number, quantity: number) => ({ id, cartId: 'guest' as CartId, quantity });
  return {
    ...emptyCart,
    id: 'guest' as CartId,
    lines: lines.map(([sku, quantity], at) => lineForTests(sku, quantity, { serverItem: tied(at + 1, quantity) })),
    removed: [{ id: 99, quantity: 1 }],
  };
}

const accounts = [accountsLine('A', 1, 11), accountsLine('C', 4, 13)];

function accountsLine(sku: string, quantity: number, id: number) {
  return lineForTests(sku, quantity, { serverItem: { id, cartId: ACCOUNT, quantity } });
}

const quantityOf = ({ lines }: Cart) => lines.map(({ sku, quantity }) => `${sku}*${quantity}`);

describe('the cart of a device over that of an account', () => {
  test('CART-66 has the pieces of both in a line that both have, and all other lines', () => {
    const merged = withAccountsCart(guestCart(['A', 2], ['B', 3]), ACCOUNT, accounts);
    expect(quantityOf(merged)).toEqual(['A*3', 'B*3', 'C*4']);
    expect(merged).toMatchObject({ id: ACCOUNT, removed: [], isMerging: true, inSync: null });
    const ties = merged.lines.map(({ serverItem }) => serverItem);
    expect(ties).toEqual([{ id: 11, cartId: ACCOUNT, quantity: 1 }, null, { id: 13, cartId: ACCOUNT, quantity: 4 }]);
  });

  test('CART-66 has a line of the account once where the shop has two alike', () => {
    const alike = [accountsLine('C', 4, 13), accountsLine('C', 2, 14), accountsLine('D', 1, 15)];
    expect(quantityOf(withAccountsCart(guestCart(), ACCOUNT, alike))).toEqual(['C*4', 'D*1']);
  });

  test('CART-66 does not bring back the former choice of a line that was changed here', () => {
    const tie = { id: 13, cartId: ACCOUNT, quantity: 4 };
    const changed = lineForTests('E', 4, { serverItem: tie, replaces: [accountsLine('C', 4, 13)] });
    expect(quantityOf(withAccountsCart({ ...guestCart(), lines: [changed] }, ACCOUNT, accounts))).toEqual([
      'E*4',
      'A*1',
    ]);
  });

  test('a change made meanwhile is not lost', () => {
    const changed = withQuantity(guestCart(['A', 2]), guestCart(['A', 2]).lines[0]?.sku as never, 5);
    expect(quantityOf(withAccountsCart(changed, ACCOUNT, accounts))).toEqual(['A*6', 'C*4']);
  });
});

describe('a merge that was begun before', () => {
  test('row 49: CART-66 done twice it is the same as done once', () => {
    const once = withAccountsCart(guestCart(['A', 2]), ACCOUNT, accounts);
    expect(withAccountsCart(once, ACCOUNT, accounts)).toBe(once);
  });

  test('CART-66 counts a line that carries the cart of the account already as it is', () => {
    const tied = lineForTests('A', 3, { serverItem: { id: 11, cartId: ACCOUNT, quantity: 1 } });
    expect(quantityOf(withAccountsCart({ ...guestCart(), lines: [tied] }, ACCOUNT, accounts))).toEqual(['A*3', 'C*4']);
  });

  test.each([
    ['has heard of', { asked: [2], askedIn: ACCOUNT }, 'A*2'],
    ['has something else of', { asked: [3], askedIn: ACCOUNT }, 'A*4'],
    ['was not asked for', { asked: [2], askedIn: 'guest' as CartId }, 'A*4'],
  ])('CART-66 counts a line once that the account %s', (_, question, expected) => {
    const line = { ...lineForTests('A', 2), ...question };
    const merged = withAccountsCart({ ...guestCart(), id: null, lines: [line] }, ACCOUNT, [accountsLine('A', 2, 11)]);
    expect(quantityOf(merged)).toEqual([expected]);
    expect(merged.lines[0]?.serverItem).toEqual({ id: 11, cartId: ACCOUNT, quantity: 2 });
  });
});

const merged = () => withAccountsCart(guestCart(['A', 2], ['B', 3]), ACCOUNT, accounts);

describe('the receipt', () => {
  test('tells how many pieces came from where', () => {
    const devices = [
      { key: 'A', quantity: 2 },
      { key: 'B', quantity: 3 },
    ];
    expect(merged().receipt).toEqual({ fromAccount: 5, devices });
  });

  test.each([
    ['the device had nothing', guestCart(), accounts],
    ['the account had nothing', guestCart(['A', 1]), []],
    ['they were one cart', { ...guestCart(['A', 1]), id: ACCOUNT }, accounts],
  ])('is not written where %s', (_case, cart, shops) => {
    expect(withAccountsCart(cart, ACCOUNT, shops).receipt).toBeNull();
  });

  test('stays where the cart of the account is opened anew and nothing more comes together', () => {
    const again = withAccountsCart({ ...merged(), id: null, lines: [] }, 'anew' as CartId, []);
    expect(again.receipt).toEqual(merged().receipt);
  });

  test('is open as long as something can be taken back', () => {
    const withoutB = withoutLine(merged(), 'B');
    expect(openReceipt(withoutB)).toEqual(merged().receipt);
    expect(openReceipt(withoutLine(withoutB, 'A'))).toBeNull();
  });

  test('ends with an order', () => {
    const [ordered] = merged().lines;
    if (!ordered) throw new Error('The cart has lines.');
    expect(withoutOrdered(merged(), [ordered], 1)).toMatchObject({
      lines: [{ sku: 'B' }, { sku: 'C' }],
      receipt: null,
    });
  });
});

const saved = (cart: Cart) => cart.saved.map(({ sku, quantity }) => `${sku}*${quantity}`);

describe('a merge that is taken back', () => {
  test('leaves the account what it had, and saves the rest for later', () => {
    const undone = withoutMerge(merged());
    expect([quantityOf(undone), saved(undone), undone.receipt]).toEqual([['A*1', 'C*4'], ['A*2', 'B*3'], null]);
  });

  test('is taken back once', () => {
    const undone = withoutMerge(merged());
    expect(withoutMerge(undone)).toEqual(undone);
  });

  test('what the shopper has taken out since is neither saved nor taken twice', () => {
    const fewer = withoutLine(withQuantity(merged(), 'A', 1), 'B');
    const undone = withoutMerge(fewer);
    expect([quantityOf(undone), saved(undone)]).toEqual([['C*4'], ['A*1']]);
  });

  test('what is saved has the prices of now', () => {
    const lines = merged().lines.map((line) => ({ ...line, price: moneyOf(7) }));
    expect(withoutMerge({ ...merged(), lines }).saved.map(({ price }) => price)).toEqual([moneyOf(7), moneyOf(7)]);
  });
});

test('row 96: what was removed of the cart of the account stays removed where it is opened again', () => {
  const removed = [
    { id: 13, quantity: 4, cartId: ACCOUNT },
    { id: 11, quantity: 7, cartId: ACCOUNT },
  ];
  const merged = withAccountsCart({ ...guestCart(), removed }, ACCOUNT, accounts);
  expect([quantityOf(merged), merged.removed]).toEqual([['A*1'], removed]); // of A others have chosen other pieces
});

test('row 96: so does what was removed before the shop was known to have it, of this cart and no other', () => {
  const removedEarly = [
    { key: 'C', quantity: 4, cartId: ACCOUNT },
    { key: 'A', quantity: 1, cartId: 'guest' as CartId },
    { key: 'A', quantity: 1 },
  ];
  const merged = withAccountsCart({ ...guestCart(), removedEarly }, ACCOUNT, accounts);
  expect([quantityOf(merged), merged.removedEarly]).toEqual([['A*1'], removedEarly.slice(0, 1)]);
});
