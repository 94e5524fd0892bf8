import { expect, test } from 'vitest';
import { ReadingModel } from './reading-model.ts';

test('reading says that it is under way, and then whether it has failed', async () => {
  const answers = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()] as const;
  let reads = 0;
  const model = new ReadingModel(() => answers[reads++ === 0 ? 0 : 1].promise);
  expect([model.isReading, model.hasFailed]).toEqual([false, false]);
  const first = model.read();
  expect(model.isReading).toBe(true);
  answers[0].resolve(false);
  await first;
  expect([model.isReading, model.hasFailed]).toEqual([false, true]);
  const second = model.read();
  expect([model.isReading, model.hasFailed]).toEqual([true, false]);
  answers[1].resolve(true);
  await second;
  expect([model.isReading, model.hasFailed]).toEqual([false, false]);
});
