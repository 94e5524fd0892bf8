import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { named, openQueue } from '#domain/queue/queue-world-for-tests.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { createUntilQueueBegins } from './until-queue-begins.ts';

/** Whether the queue waits for a page that never comes to rest. */
async function waits(tasks: Pick<TaskStore, 'page'>, session: Session = guestSession): Promise<boolean> {
  const rest = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<true>();
  const begun = createUntilQueueBegins({
    session: createMemoryCell(session),
    taskStore: tasks,
    untilRest() {
      asked.resolve(true);
      return rest.promise;
    },
  })();
  return Promise.race([begun.then(() => false), asked.promise]);
}

test('where nothing waits the queue begins when the page has come to rest', async () => {
  expect(await waits(openQueue().store)).toBe(true);
});

test('for a customer it begins at once', async () => {
  const { store, session } = openQueue();
  expect(await waits(store, session.get())).toBe(false);
});

test('what waits is sent at once', async () => {
  const { store, queueTask } = openQueue();
  await queueTask(named('Menon'));
  expect(await waits(store)).toBe(false);
});

test('what cannot be read may wait', async () => {
  expect(await waits({ page: async () => ({ kind: 'failed', reason: 'The device does not answer.' }) })).toBe(false);
});
