import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Notice } from '#domain/notices/notices.ts';
import type { PendingNotices } from '#domain/notices/pending-notices.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { createTellPendingNotices } from './tell-pending-notices.ts';

test('what happened while no page was open is told once, the oldest first, and what comes meanwhile later', async () => {
  const later = { id: 3, at: 30, code: 'order-canceled' } as const;
  const cell = createMemoryCell<PendingNotices>([
    { id: 1, at: 10, code: 'order-sent' },
    { id: 2, at: 20, code: 'account-updated' },
  ]);
  const untold = {
    ...cell,
    ...keepsNothing,
    update: (change: (now: PendingNotices) => PendingNotices) => cell.update((now) => change([...now, later])),
  };
  const told: Notice[] = [];
  const tell = createTellPendingNotices({ pendingNotices: untold, notify: (notice) => void told.push(notice) });
  await tell();
  expect([told, cell.get()]).toEqual([[{ code: 'order-sent' }, { code: 'account-updated' }], [later]]);
});

test('where nothing happened nothing is told or changed', async () => {
  const cell = createMemoryCell<PendingNotices>([]);
  const before = cell.get();
  const told: Notice[] = [];
  await createTellPendingNotices({
    pendingNotices: { ...cell, ...keepsNothing },
    notify: (notice) => void told.push(notice),
  })();
  expect([told, cell.get() === before]).toEqual([[], true]);
});
