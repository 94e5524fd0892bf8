import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Notice } from '#domain/notices/notices.ts';
import type { DroppedTasks } from '#domain/queue/dropped-tasks.ts';
import { createTellDroppedTasks } from './tell-dropped-tasks.ts';

function openPage(kept: DroppedTasks, readByNow = kept) {
  const told: Notice[] = [];
  const cell = createMemoryCell<DroppedTasks>(kept);
  const discarded = { ...cell, read: async () => cell.update(() => readByNow) };
  return {
    told,
    discarded,
    tellDiscarded: createTellDroppedTasks({ droppedTasks: discarded, notify: (notice) => void told.push(notice) }),
  };
}

test('SESS-49 how much was discarded is told in one notice, once', async () => {
  const { told, discarded, tellDiscarded } = openPage(2);
  await tellDiscarded();
  expect([told, discarded.get()]).toEqual([[{ code: 'tasks-dropped', type: 'warning', number: '2' }], 0]);
});

test.each([0, 2])('nothing is told of what another tab has told of %d', async (kept) => {
  const { told, tellDiscarded } = openPage(kept, 0);
  await tellDiscarded();
  expect(told).toEqual([]);
});
