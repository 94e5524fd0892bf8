import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { refused } from '#adapters/memory/memory-link.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, type CartId, emptyCart, hashOf } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createReadCreditUse, createSpendCredit } from './spend-credit.ts';
import type { CreditUse } from './store-credit.ts';

const use: CreditUse = {
  isApplied: true,
  amount: moneyOf(50),
  available: moneyOf(750),
  totals: { ...ownTotals([], nothing), storeCredit: moneyOf(-50) },
};

function open(reply: Reply<CreditUse>, id: string | null = 'cart-1') {
  const cart = createMemoryCell<Cart>({ ...emptyCart, id: id as CartId | null, lines: [lineForTests('A')] });
  const asked: unknown[] = [];
  const told: string[] = [];
  const accountGateway = {
    creditUse: async (...args: unknown[]) => {
      asked.push(args);
      return reply;
    },
    spendCredit: async (...args: unknown[]) => {
      asked.push(args);
      return reply;
    },
  };
  const ports = { cart, accountGateway, clock: createMemoryClock(7) };
  const tellRefusal = ({ message }: { readonly message: string }) => void told.push(message);
  return { cart, asked, told, read: createReadCreditUse(ports), spend: createSpendCredit({ ...ports, tellRefusal }) };
}

test('CHK-09 what the shop says of the credit comes with the sums of the cart as it was asked about', async () => {
  for (const isRead of [true, false]) {
    const { cart, asked, read, spend } = open({ kind: 'ok', value: use });
    expect(await (isRead ? read() : spend(true))).toEqual(use);
    expect(cart.get().totals).toEqual({ value: use.totals, hash: hashOf(cart.get()), at: 7 });
    expect(asked).toEqual([isRead ? ['cart-1'] : ['cart-1', true]]);
  }
});

test('CHK-09 without a cart at the shop nobody is asked', async () => {
  const { asked, read, spend } = open({ kind: 'ok', value: use }, null);
  expect([await read(), await spend(true), asked]).toEqual([null, null, []]);
});

test('CHK-09 that the credit could not be used is told, and the sums stay', async () => {
  const { cart, told, read, spend } = open(refused(422, 'There is none.'));
  expect([await spend(true), await read(), told, cart.get().totals]).toEqual([null, null, ['There is none.'], null]);
  const lost = open({ kind: 'unreachable' });
  expect([await lost.spend(false), lost.told]).toEqual([null, []]);
});
