import { expect, test } from 'vitest';
import { named, openQueue } from '#domain/queue/queue-world-for-tests.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import { createUntilQueueBegins } from './until-queue-begins.ts';

/** Whether the queue waits for a page that never comes to rest. */
async function waits(tasks: Pick<TaskStore, 'page'>): Promise<boolean> {
  const rest = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<true>();
  const begun = createUntilQueueBegins({
    tasks,
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

test('what waits is sent at once', async () => {
  const { store, queueTask } = openQueue();
  await queueTask(named('Menon'));
  expect(await waits(store)).toBe(false);
});

test('what cannot be read may wait', async () => {
  expect(await waits({ page: async () => ({ kind: 'failed', reason: 'The device does not answer.' }) })).toBe(false);
});
