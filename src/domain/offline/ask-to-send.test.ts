import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryServiceWorkers } from '#adapters/memory/memory-service-workers.ts';
import { createAskToSend } from './ask-to-send.ts';

test('the browser is asked to send what waits', async () => {
  const workers = createMemoryServiceWorkers();
  await createAskToSend({ workers, log: createMemoryLog() })();
  expect(workers.done()).toEqual(['ask to send']);
});

test('where it does not let itself be asked, that is logged and nothing else', async () => {
  const log = createMemoryLog();
  const workers = createMemoryServiceWorkers({ refusal: new Error('Permission denied.') });
  await createAskToSend({ workers, log })();
  expect(log.infos()).toEqual(['What waits is sent by pages alone: Permission denied.']);
});
