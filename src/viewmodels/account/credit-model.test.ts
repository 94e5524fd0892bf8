import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { StoreCredit } from '#domain/account/store-credit.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { CreditModel } from './credit-model.ts';

const known: StoreCredit = {
  balance: moneyOf(1_500),
  readAt: Date.parse('2026-11-20T08:35:00Z'),
  entries: [
    {
      ...{ id: 88, createdAt: '2026-10-10T07:00:00Z', kind: 'credited' },
      amount: moneyOf(1_500),
      balanceAfter: moneyOf(1_500),
      comment: 'Gift card',
      orderNumber: null,
    },
    {
      ...{ id: 71, createdAt: '2026-09-01T07:00:00Z', kind: 'spent' },
      amount: moneyOf(-750),
      balanceAfter: nothing,
      comment: '',
      orderNumber: 'AF1',
    },
  ],
};

function openBlock({ isOnline, isRead }: { readonly isOnline: boolean; readonly isRead: boolean }) {
  return new CreditModel({
    storeCredit: createMemoryCell(known),
    readCredit: async () => isRead,
    isOnline: createMemoryCell(isOnline),
    storeView: createMemoryCell(defaultStoreView),
    messages: inEnglish,
  });
}

test('ACC-07 the balance comes with what was booked; what was taken away is marked', () => {
  const { balance, rows } = openBlock({ isOnline: true, isRead: true });
  expect(balance).toBe('₹1,500');
  expect(rows).toMatchObject([
    { what: 'Credited: Gift card', amount: '₹1,500', isTaken: false, balanceAfter: '₹1,500' },
    { what: 'Spent: Order AF1', amount: '₹750', isTaken: true, balanceAfter: '₹0' },
  ]);
});

test('what could not be read anew says when it was read', async () => {
  const block = openBlock({ isOnline: true, isRead: false });
  expect(block.savedAt).toBeNull();
  await block.opened();
  expect(block.savedAt?.text).toContain('20 November 2026');
  expect(openBlock({ isOnline: false, isRead: false }).savedAt).not.toBeNull();
});

test('what was booked without a word or an order is told by its kind alone', () => {
  const [entry] = known.entries;
  const block = new CreditModel({
    storeCredit: createMemoryCell({ ...known, entries: entry ? [{ ...entry, comment: '', amount: nothing }] : [] }),
    readCredit: async () => true,
    isOnline: createMemoryCell(true),
    storeView: createMemoryCell(defaultStoreView),
    messages: inEnglish,
  });
  expect(block.rows).toMatchObject([{ what: 'Credited', amount: '₹0', isTaken: false }]);
  expect([block.isKnown, block.isOnline]).toEqual([true, true]);
});
