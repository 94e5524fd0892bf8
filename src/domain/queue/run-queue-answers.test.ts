import { expect, test } from 'vitest';
import { asha } from '#domain/session/device-for-tests.ts';
import { named, openQueue, subscribeAs } from './queue-world-for-tests.ts';
import { queuedThree, refused, unreachable } from './queued-three-for-tests.ts';

test('QUEUE-07 QUEUE-08 QUEUE-09 a task whose result is of use stays with its answer', async () => {
  const { runQueue, tasks, connectivity, shop } = await queuedThree();
  connectivity.go('online');
  shop.answer = () => ({ kind: 'ok', value: 'subscribed' });
  await runQueue();
  expect(tasks()).toHaveLength(3);
  expect(tasks()[0]).toMatchObject({ isTransmitted: true, result: 'subscribed', code: 200, isAcknowledged: false });
});

test('QUEUE-09 of several answers about the same the last one is kept', async () => {
  const { sendTask, connectivity, tasks } = openQueue();
  connectivity.go('online');
  await sendTask(subscribeAs('asha@mail.test'));
  await sendTask(subscribeAs('Asha@mail.test'));
  expect(tasks()).toMatchObject([{ payload: { email: 'Asha@mail.test' } }]);
});

test('an answer that was kept for a day is forgotten', async () => {
  const { sendTask, runQueue, connectivity, clock, tasks } = openQueue();
  connectivity.go('online');
  await sendTask(subscribeAs('asha@mail.test'));
  await clock.advance(86_399_999);
  await runQueue();
  expect(tasks()).toHaveLength(1);
  await clock.advance(1);
  await runQueue();
  expect(tasks()).toEqual([]);
});

test.each([
  ['taken', { kind: 'ok', value: asha }],
  ['refused', refused(422)],
] as const)('QUEUE-10 a task without a result of use is gone when it was %s', async (_how, answer) => {
  const { queueTask, runQueue, connectivity, shop, tasks } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  shop.answer = () => answer;
  await runQueue();
  expect(tasks()).toEqual([]);
});

test.each([
  ['nobody answers', unreachable],
  ['HTML comes back', { kind: 'failed', message: 'HTML' }],
  ['the shop has a fault', refused(500)],
  ['the shop is asked too often', refused(429)],
  ['the session has ended', refused(401)],
] as const)('QUEUE-11 QUEUE-32 when %s a task stays, and the next run sends it again', async (_why, reply) => {
  const { queueTask, runQueue, connectivity, shop, sent, tasks, raised } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  shop.answer = () => reply;
  expect(await runQueue()).toEqual({ unanswered: 1 });
  expect(tasks()).toMatchObject([{ isTransmitted: false, attempts: 1, result: null, code: null }]);
  shop.answer = () => ({ kind: 'ok', value: asha });
  await runQueue({ isAtOnce: true });
  expect([sent.length, tasks().length, raised.length]).toEqual([2, 0, 1]);
});

test('what was sent in vain is tried again by itself, with growing pauses', async () => {
  const { queueTask, runQueue, connectivity, shop, sent, clock } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  shop.answer = () => refused(503);
  await runQueue();
  await clock.advance(7_000);
  expect(sent).toHaveLength(4); // at once, after 1, 2 and 4 seconds
  shop.answer = () => ({ kind: 'ok', value: asha });
  await clock.advance(60_000);
  expect(sent).toHaveLength(5);
  expect(clock.waiting()).toBe(0);
});

test('QUEUE-12 the event of a task is raised once, with the task after its answer', async () => {
  const { openTab, queueTask, runQueue, connectivity, raised } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  await Promise.all([runQueue(), runQueue(), openTab().runQueue()]);
  expect(raised).toMatchObject([
    { task: { callbackEvent: 'profile-answered', isTransmitted: true, code: 200 }, answer: { kind: 'ok' } },
  ]);
});

test('QUEUE-12 a task of which nobody wants to hear raises nothing', async () => {
  const { sendTask, connectivity, raised, sent } = openQueue();
  connectivity.go('online');
  await sendTask({ endpoint: 'tell-event', payload: { event_name: 'PageView' } });
  expect([sent.length, raised.length]).toEqual([1, 0]);
});

test('an answer that the device does not take note of is told once, and nothing is sent again in this visit', async () => {
  const { queueTask, runQueue, connectivity, store, sent, raised } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  store.failNextWrites(1);
  await runQueue();
  await runQueue({ isAtOnce: true });
  expect([sent.length, raised.length]).toEqual([1, 1]);
});
