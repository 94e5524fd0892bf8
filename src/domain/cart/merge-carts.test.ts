import { describe, expect, test } from 'vitest';
import { type Cart, type CartId, emptyCart, withPieces } from './cart.ts';
import { lineForTests, shopsLineForTests } from './line-for-tests.ts';
import { receiptOf, withAccountsCart, withoutMerge } from './merge-carts.ts';

const ACCOUNT = 'account' as CartId;

function guestCart(...lines: readonly (readonly [sku: string, pieces: number])[]): Cart {
  const tied = (id: number, pieces: number) => ({ id, cartId: 'guest' as CartId, pieces });
  return {
    ...emptyCart,
    id: 'guest' as CartId,
    lines: lines.map(([sku, pieces], at) => lineForTests(sku, pieces, { shopsLine: tied(at + 1, pieces) })),
    removed: [99],
  };
}

const accounts = [shopsLineForTests('A', 1, 11, ACCOUNT), shopsLineForTests('C', 4, 13, ACCOUNT)];
const piecesOf = ({ lines }: Cart) => lines.map(({ sku, pieces }) => `${sku}*${pieces}`);

describe('the cart of a device over that of an account', () => {
  test('CART-66 has the pieces of both in a line that both have, and all other lines', () => {
    const merged = withAccountsCart(guestCart(['A', 2], ['B', 3]), ACCOUNT, accounts);
    expect(piecesOf(merged)).toEqual(['A*3', 'B*3']);
    expect(merged).toMatchObject({ id: ACCOUNT, removed: [], isMerging: true, inSync: null });
    expect(merged.lines.map(({ shopsLine }) => shopsLine)).toEqual([{ id: 11, cartId: ACCOUNT, pieces: 1 }, null]);
  });

  test('CART-66 done twice it is the same as done once', () => {
    const once = withAccountsCart(guestCart(['A', 2]), ACCOUNT, accounts);
    expect(withAccountsCart(once, ACCOUNT, accounts)).toBe(once);
  });

  test('CART-66 counts a line that carries the cart of the account already as it is', () => {
    const tied = lineForTests('A', 3, { shopsLine: { id: 11, cartId: ACCOUNT, pieces: 1 } });
    expect(piecesOf(withAccountsCart({ ...guestCart(), lines: [tied] }, ACCOUNT, accounts))).toEqual(['A*3']);
  });

  test('a change made meanwhile is not lost', () => {
    const changed = withPieces(guestCart(['A', 2]), guestCart(['A', 2]).lines[0]?.sku as never, 5);
    expect(piecesOf(withAccountsCart(changed, ACCOUNT, accounts))).toEqual(['A*6']);
  });
});

describe('the receipt', () => {
  test('tells how many pieces came from where', () => {
    const receipt = receiptOf(guestCart(['A', 2], ['B', 3]), ACCOUNT, accounts);
    expect(receipt).toMatchObject({ fromDevice: 5, fromAccount: 5 });
  });

  test.each([
    ['the device had nothing', guestCart(), accounts],
    ['the account had nothing', guestCart(['A', 1]), []],
    ['they were one cart', { ...guestCart(['A', 1]), id: ACCOUNT }, accounts],
  ])('is not written where %s', (_case, cart, shops) => {
    expect(receiptOf(cart, ACCOUNT, shops)).toBeNull();
  });

  test('taken back, the account has what it had, and the rest is saved for later', () => {
    const cart = guestCart(['A', 2], ['B', 3]);
    const receipt = receiptOf(cart, ACCOUNT, accounts);
    if (!receipt) throw new Error('Nothing came together.');
    const undone = withoutMerge(withAccountsCart(cart, ACCOUNT, accounts), receipt);
    expect(piecesOf(undone)).toEqual(['A*1']);
    expect(undone.saved.map(({ sku, pieces }) => `${sku}*${pieces}`)).toEqual(['A*2', 'B*3']);
  });

  test('what the shopper has taken out since is neither saved nor taken twice', () => {
    const cart = guestCart(['A', 2], ['B', 3]);
    const receipt = receiptOf(cart, ACCOUNT, accounts);
    if (!receipt) throw new Error('Nothing came together.');
    const merged = withAccountsCart(cart, ACCOUNT, accounts);
    const fewer = {
      ...merged,
      lines: merged.lines.flatMap((line) => (line.sku === 'A' ? [{ ...line, pieces: 1 }] : [])),
    };
    expect(piecesOf(withoutMerge(fewer, receipt))).toEqual([]);
    expect(withoutMerge(fewer, receipt).saved.map(({ sku, pieces }) => `${sku}*${pieces}`)).toEqual(['A*1']);
  });
});
