import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createLoaderQueue, type LoaderCategory } from './loader-queue.ts';

/** A queue whose actions write down that they have run. */
function openQueue() {
  const clock = createMemoryClock();
  const ran: string[] = [];
  const queue = createLoaderQueue({ clock });
  const push = (name: string, category?: LoaderCategory) => {
    const run = async () => void ran.push(name);
    return queue.push(category ? { category, run } : { run });
  };
  return { flush: queue.flush, schedule: queue.push, clock, ran, push };
}

test('ROUTE-50 an action is stamped with the time at which it was scheduled', async () => {
  const { clock, push } = openQueue();
  const first = push('first');
  await clock.advance(1_500);
  expect([push('second').scheduledAt - first.scheduledAt, first.scheduledAt]).toEqual([1_500, clock.now() - 1_500]);
});

test('ROUTE-51 an action runs once, however often its category is flushed', async () => {
  const { flush, push, ran } = openQueue();
  push('once');
  expect(ran).toEqual([]);
  await Promise.all([flush(), flush()]);
  await flush();
  expect(ran).toEqual(['once']);
});

test('ROUTE-51 what is scheduled while others run waits for the next flush', async () => {
  const { flush, push, ran } = openQueue();
  push('first');
  const flushed = flush();
  push('second');
  await flushed;
  expect(ran).toEqual(['first']);
  await flush();
  expect(ran).toEqual(['first', 'second']);
});

test('ROUTE-52 a flush runs its own category and leaves the other ones waiting', async () => {
  const { flush, push, ran } = openQueue();
  push('menu', 'layout');
  push('stand-ins', 'asyncData');
  await flush('layout');
  expect(ran).toEqual(['menu']);
  await flush('asyncData');
  expect(ran).toEqual(['menu', 'stand-ins']);
});

test('ROUTE-53 what names no category is of the category asyncData', async () => {
  const { flush, push, ran } = openQueue();
  expect(push('plain').category).toBe('asyncData');
  await flush('asyncData');
  push('named', 'asyncData');
  await flush();
  expect(ran).toEqual(['plain', 'named']);
});

test('an action that fails is told, and is not run again; the others run all the same', async () => {
  const { flush, push, schedule, ran } = openQueue();
  schedule({ run: () => Promise.reject(new Error('no answer')) });
  push('after');
  await expect(flush()).rejects.toThrow('no answer');
  expect(ran).toEqual(['after']);
  await flush();
  expect(ran).toEqual(['after']);
});
