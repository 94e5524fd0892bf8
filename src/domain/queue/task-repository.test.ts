import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTaskStore } from '#adapters/memory/memory-task-store.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { StoreAnswer } from '#domain/storage/key-value-store.ts';
import type { Task, TaskId } from './task.ts';
import { createTaskRepository } from './task-repository.ts';

const task = { id: 't-1', revision: 'r-1', subject: 'subscribe:a', isTransmitted: false } as unknown as Task;
const failing = async (): Promise<StoreAnswer<never>> => ({ kind: 'failed', reason: 'full' });

test('what the device did not do with a task is logged, and nothing where it did it', async () => {
  const [log, locks] = [createMemoryLog(), createMemoryLocks()];
  const store = createMemoryTaskStore(new Map<TaskId, Task>());
  const taskRepository = createTaskRepository({ taskStore: store, locks, log });
  expect([await taskRepository.keep(task), await taskRepository.remove(task.id), log.errors()]).toEqual([
    true,
    true,
    [],
  ]);
  const refused = createTaskRepository({
    taskStore: { ...store, put: failing, remove: failing, get: failing },
    locks,
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
