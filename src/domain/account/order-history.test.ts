import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { moneyOf } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { type OrderHistory, orderAt, type PastOrder, unreadHistory } from './order-history.ts';
import { createReadCredit } from './read-credit.ts';
import { createReadHistory } from './read-history.ts';
import { type StoreCredit, unreadCredit } from './store-credit.ts';

const orderOf = (entityId: number, createdAt: string) => ({ entityId, createdAt }) as PastOrder;

test('ACC-02 SESS-54 the orders are kept newest first, whatever their order in the answer', async () => {
  const history = createMemoryCell<OrderHistory>(unreadHistory);
  const [first, second, last] = [orderOf(1, '2026-11-01'), orderOf(2, '2026-11-20'), orderOf(3, '2026-11-20')];
  const account = { orderHistory: async () => ({ kind: 'ok', value: [first, second, last] }) as const };
  expect(
    await createReadHistory({ orderHistory: history, accountGateway: account, clock: createMemoryClock() })(),
  ).toBe(true);
  expect(history.get().orders).toEqual([last, second, first]);
  expect(history.get().readAt).not.toBeNull();
});

test('SESS-04 what was read before stays when the shop does not answer', async () => {
  const known: OrderHistory = { orders: [orderOf(1, '2026-11-01')], readAt: 17 };
  const history = createMemoryCell(known);
  const had: StoreCredit = { ...unreadCredit, balance: moneyOf(750), readAt: 17 };
  const credit = createMemoryCell(had);
  const unreachable: Reply<never> = { kind: 'unreachable' };
  const account = { orderHistory: async () => unreachable, storeCredit: async () => unreachable };
  const clock = createMemoryClock();
  expect(await createReadHistory({ orderHistory: history, accountGateway: account, clock })()).toBe(false);
  expect(await createReadCredit({ storeCredit: credit, accountGateway: account, clock })()).toBe(false);
  expect([history.get(), credit.get()]).toEqual([known, had]);
});

test('SESS-04 ACC-09 the balance is as it was read last', async () => {
  const credit = createMemoryCell<StoreCredit>({ ...unreadCredit, balance: moneyOf(750), readAt: 17 });
  const account = {
    storeCredit: async () => ({ kind: 'ok', value: { balance: moneyOf(2_250), entries: [] } }) as const,
  };
  const clock = createMemoryClock();
  expect(await createReadCredit({ storeCredit: credit, accountGateway: account, clock })()).toBe(true);
  expect(credit.get()).toEqual({ balance: moneyOf(2_250), entries: [], readAt: clock.now() });
});

test('ACC-04 an id that the history does not have is no order', () => {
  const history = { orders: [orderOf(70_001, '2026-11-01')], readAt: 17 };
  expect(orderAt(history, '70001')?.entityId).toBe(70_001);
  for (const id of ['70002', '', '70001.0', '7000', ' 70001']) expect(orderAt(history, id)).toBeNull();
});
