import { expect, test } from 'vitest';
import { createMemoryCaches } from '#adapters/memory/memory-caches.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createDropVisited } from './drop-visited.ts';

const entry = (cache: string) => ({ cache, key: '/a', bytes: 1, keptAt: 0 });

test('SESS-33 what tells what was looked at goes, and the files of the build stay', async () => {
  const caches = createMemoryCaches();
  for (const name of ['zari-pages', 'zari-catalog', 'zari-pictures', 'zari-files', 'zari-shells', 'zari-orders'])
    caches.keep(entry(name));
  await createDropVisited({ caches, log: createMemoryLog() })();
  expect(caches.kept()).toEqual(['zari-files/a', 'zari-shells/a', 'zari-orders/a']);
});

test('a device that does not let its caches be looked at is logged', async () => {
  const log = createMemoryLog();
  const caches = { names: () => Promise.reject(new Error('insecure')), drop: async () => undefined };
  await createDropVisited({ caches, log })();
  expect(log.errors()).toEqual(['What was looked at could not be removed: Error: insecure']);
});
