import { expect, test } from 'vitest';
import { named, openQueue, subscribeAs } from './queue-world-for-tests.ts';
import { emails, queuedThree, refused, unreachable } from './queued-three-for-tests.ts';

test('QUEUE-01 QUEUE-06 without a network nothing is sent, and all of it waits', async () => {
  const { runQueue, sent, tasks } = await queuedThree();
  expect(await runQueue()).toEqual({ unanswered: 0 });
  expect([sent.length, tasks().filter(({ isTransmitted }) => !isTransmitted).length]).toEqual([0, 3]);
});

test('QUEUE-06 a network that goes in the middle of a run ends it', async () => {
  const { runQueue, sentTo, connectivity, shop } = await queuedThree();
  connectivity.go('online');
  shop.answer = () => {
    connectivity.go('offline');
    return { kind: 'ok', value: 'subscribed' };
  };
  await runQueue();
  expect(sentTo()).toEqual(['one@mail.test']);
});

test('QUEUE-05 QUEUE-14 with a network what waits is sent in the order it was stored', async () => {
  const { runQueue, sentTo, connectivity } = await queuedThree();
  connectivity.go('online');
  await runQueue();
  expect(sentTo()).toEqual(emails);
});

test('QUEUE-14 tasks of one moment, and those after the clock was set back, keep their order', async () => {
  const { queueTask, clock, tasks, openTab } = openQueue();
  await queueTask(subscribeAs('one@mail.test'));
  clock.now = () => 0; // the clock was set back
  await queueTask(subscribeAs('two@mail.test'));
  expect(tasks().map(({ payload }) => payload)).toEqual([{ email: 'one@mail.test' }, { email: 'two@mail.test' }]);
  expect(openTab()).toBeDefined();
});

test('QUEUE-14 hundreds of tasks are sent in their order, and none is left out between two pages', async () => {
  const { queueTask, runQueue, connectivity, sent } = openQueue();
  const all = Array.from({ length: 250 }, (_, at) => `${at}@mail.test`);
  for (const email of all) await queueTask(subscribeAs(email));
  connectivity.go('online');
  await runQueue();
  expect(sent.map(({ payload }) => payload)).toEqual(all.map((email) => ({ email })));
});

test('QUEUE-04 a task is on the device before it is sent', async () => {
  const { sendTask, connectivity, shop, kept } = openQueue();
  connectivity.go('online');
  let wasKept = 0;
  shop.answer = () => {
    wasKept = kept.size;
    return { kind: 'ok', value: null };
  };
  await sendTask(named('Menon'));
  expect(wasKept).toBe(1);
});

test('QUEUE-04 a reload loses nothing that was queued', async () => {
  const { queueTask, openTab, connectivity, sent } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  await openTab().runQueue();
  expect(sent).toMatchObject([{ endpoint: 'change-profile', payload: { names: { lastName: 'Menon' } } }]);
});

test('row 33: QUEUE-13 two runs at once, in two tabs, send a task once', async () => {
  const { openTab, runQueue, connectivity, sentTo } = await queuedThree();
  connectivity.go('online');
  await Promise.all([runQueue(), openTab().runQueue(), runQueue()]);
  expect(sentTo()).toEqual(emails);
});

test('row 17: ten signals of a network in a row make two runs at most', async () => {
  const { runQueue, connectivity, store } = await queuedThree();
  connectivity.go('online');
  let pages = 0;
  const page = store.page;
  store.page = (...given) => {
    pages += 1;
    return page(...given);
  };
  await Promise.all(Array.from({ length: 10 }, () => runQueue()));
  expect(pages).toBeLessThanOrEqual(2);
});

test('row 15: a task that nobody can send never keeps the others from being sent', async () => {
  const { runQueue, connectivity, shop, sentTo, tasks, log } = await queuedThree();
  connectivity.go('online');
  shop.answer = ({ payload }) => {
    if ((payload as { email: string }).email === 'one@mail.test') throw new Error('a defect');
    return { kind: 'ok', value: 'subscribed' };
  };
  await runQueue();
  expect(sentTo()).toEqual(emails);
  expect(tasks().filter(({ isTransmitted }) => !isTransmitted)).toMatchObject([
    { payload: { email: 'one@mail.test' } },
  ]);
  expect(log.errors()).toEqual(['A task (subscribe) could not be sent: Error: a defect']);
});

test('after three tasks in a row without an answer there is no network, and those after them have their turn next time', async () => {
  const { queueTask, runQueue, connectivity, shop, sentTo, clock } = await queuedThree();
  for (const email of ['four@mail.test', 'five@mail.test']) await queueTask(subscribeAs(email));
  connectivity.go('online');
  shop.answer = ({ payload }) =>
    emails.some((email) => email === (payload as { email: string }).email) ? unreachable : { kind: 'ok', value: 1 };
  await runQueue({ isAtOnce: true });
  expect(sentTo()).toEqual(emails);
  await runQueue();
  expect(sentTo()).toEqual([...emails, 'four@mail.test', 'five@mail.test']);
  expect(clock.waiting()).toBeGreaterThan(0);
});

test('a device that cannot be read is logged, and nothing is sent', async () => {
  const { runQueue, connectivity, store, sent, log } = await queuedThree();
  connectivity.go('online');
  store.failNextReads(1);
  await runQueue();
  expect([sent.length, log.errors()]).toEqual([0, ['Tasks could not be read: This read was to fail.']]);
});

test('a task whose pause is longer than that of the others is not forgotten', async () => {
  const { queueTask, runQueue, connectivity, shop, sent, clock } = openQueue();
  await queueTask(subscribeAs('one@mail.test'));
  connectivity.go('online');
  shop.answer = () => refused(503);
  for (let times = 0; times < 4; times += 1) await runQueue({ isAtOnce: true });
  await queueTask(subscribeAs('two@mail.test'));
  shop.answer = () => ({ kind: 'ok', value: 'subscribed' });
  await clock.advance(60_000);
  expect(sent).toHaveLength(6);
});

test('a turn that is refused is logged, and the next run has another', async () => {
  const { runQueue, connectivity, locks, sentTo, log } = await queuedThree();
  connectivity.go('online');
  const take = locks.runExclusive;
  locks.runExclusive = () => Promise.reject(new Error('no turn'));
  expect(await runQueue()).toEqual({ unanswered: 0 });
  expect(log.errors()).toEqual(['The queue had no turn: Error: no turn']);
  locks.runExclusive = take;
  await runQueue();
  expect(sentTo()).toEqual(emails);
});

test('QUEUE-05 the browser is asked to send what was queued without a network, should the page be closed', async () => {
  const { queueTask, connectivity, asks } = openQueue();
  await queueTask(subscribeAs('one@mail.test'));
  expect(asks.toSend).toBe(1);
  connectivity.go('online');
  await queueTask(subscribeAs('two@mail.test')); // this page sends it
  expect(asks.toSend).toBe(1);
});

test('QUEUE-05 it is asked, too, for what nobody has answered', async () => {
  const { queueTask, runQueue, connectivity, shop, asks } = openQueue();
  connectivity.go('online');
  await queueTask(subscribeAs('one@mail.test'));
  shop.answer = () => unreachable;
  await runQueue();
  await Promise.resolve();
  expect(asks.toSend).toBe(1);
  connectivity.go('offline'); // the tries end
});
