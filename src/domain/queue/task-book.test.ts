import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTaskStore } from '#adapters/memory/memory-task-store.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import type { StoreAnswer } from '#domain/storage/key-value-store.ts';
import type { Task, TaskId } from './task.ts';
import { createTaskBook } from './task-book.ts';

const task = { id: 't-1', revision: 'r-1', subject: 'subscribe:a', isTransmitted: false } as unknown as Task;
const failing = async (): Promise<StoreAnswer<never>> => ({ kind: 'failed', reason: 'full' });

test('what the device did not do with a task is logged, and nothing where it did it', async () => {
  const [log, turns] = [createMemoryLog(), createMemoryTurns()];
  const store = createMemoryTaskStore(new Map<TaskId, Task>());
  const book = createTaskBook({ taskStore: store, locks: turns, log });
  expect([await book.keep(task), await book.remove(task.id), log.errors()]).toEqual([true, true, []]);
  const refused = createTaskBook({
    taskStore: { ...store, put: failing, remove: failing, get: failing },
    locks: turns,
    log,
  });
  expect([await refused.keep(task), await refused.remove(task.id), await refused.find(task.id)]).toEqual([
    false,
    false,
    null,
  ]);
  expect(log.errors()).toEqual([
    'A task could not be stored: full',
    'A task could not be removed: full',
    'Tasks could not be read: full',
  ]);
});
