import { expect, test } from 'vitest';
import { asha } from '#domain/session/device-for-tests.ts';
import { until } from '#domain/shared/until-for-tests.ts';
import { mailOf, named, openQueue, subscribeAs } from './queue-world-for-tests.ts';

test('without a network what is asked for waits', async () => {
  const { sendTask, tasks, sent } = openQueue();
  expect(await sendTask(named('Menon'))).toEqual({ kind: 'waiting' });
  expect([tasks().length, sent.length]).toEqual([1, 0]);
});

test('with one the answer is told', async () => {
  const { sendTask, connectivity, shop } = openQueue();
  connectivity.go('online');
  shop.answer = () => ({ kind: 'ok', value: asha });
  expect(await sendTask(named('Menon'))).toEqual({ kind: 'ok', value: asha });
  shop.answer = () => ({ kind: 'refused', code: 422, message: 'No', isSilent: false });
  expect(await sendTask(named('Menon'))).toMatchObject({ kind: 'refused', message: 'No' });
});

test('the answer does not wait for those who asked later', async () => {
  const { sendTask, queueTask, connectivity, shop, sent } = openQueue();
  connectivity.go('online');
  shop.answer = ({ endpoint }) => (endpoint === 'subscribe' ? new Promise(() => undefined) : { kind: 'ok', value: 1 });
  const saved = sendTask(named('Menon'));
  await queueTask(subscribeAs('asha@mail.test'));
  expect(await saved).toEqual({ kind: 'ok', value: 1 });
  expect(sent.length).toBeGreaterThan(0);
});

test('a shop that does not answer is asked again later', async () => {
  const { sendTask, connectivity, shop } = openQueue();
  connectivity.go('online');
  shop.answer = () => ({ kind: 'unreachable' });
  expect(await sendTask(named('Menon'))).toEqual({ kind: 'waiting' });
});

test('what another tab had answered needs no second answer', async () => {
  const { sendTask, queueTask, openTab, connectivity, shop, sent } = openQueue();
  const other = openTab();
  await queueTask(subscribeAs('one@mail.test'));
  connectivity.go('online');
  const held = Promise.withResolvers<void>();
  shop.answer = async ({ endpoint }) => {
    if (endpoint === 'subscribe') await held.promise;
    return { kind: 'ok', value: asha };
  };
  const run = other.runQueue(); // it has the turn, and comes to what is asked for now
  const saved = sendTask(named('Menon'));
  await until('the task is sent', () => sent.length > 0);
  held.resolve();
  await run;
  await other.runQueue();
  expect(['elsewhere', 'ok']).toContain((await saved).kind);
  expect(sent.map(({ endpoint }) => endpoint)).toEqual(['subscribe', 'change-profile']);
});

test('what a device does not keep comes after what is being sent, so that the last wish counts', async () => {
  const { sendTask, connectivity, store, shop, sent, tasks } = openQueue();
  connectivity.go('online');
  const held = Promise.withResolvers<void>();
  shop.answer = async () => {
    await held.promise;
    return { kind: 'ok', value: asha };
  };
  const first = sendTask(named('Menon'));
  await until('the task is sent', () => sent.length > 0);
  store.failNextWrites(1);
  const second = sendTask(named('Iyer'));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(sent).toHaveLength(1);
  held.resolve();
  expect([(await first).kind, (await second).kind]).toEqual(['ok', 'ok']);
  expect(sent.map(({ payload }) => payload)).toEqual([named('Menon').payload, named('Iyer').payload]);
  expect(tasks()).toEqual([]);
});

test('what waited about the same is asked for with it, and does not come after it', async () => {
  const { sendTask, runQueue, connectivity, store, sent } = openQueue();
  await sendTask(named('Menon'));
  connectivity.go('online');
  store.failNextWrites(1);
  await sendTask(named('Iyer'));
  await runQueue({ isAtOnce: true });
  expect(sent.map(({ payload }) => payload)).toEqual([named('Iyer').payload]);
});

test('a full device keeps nobody from asking while there is a network', async () => {
  const { sendTask, connectivity, store, sent, raised } = openQueue();
  connectivity.go('online');
  store.failNextWrites(1);
  expect(await sendTask(named('Menon'))).toEqual({ kind: 'ok', value: 'done' });
  expect([sent.length, raised.length]).toEqual([1, 1]);
});

test('without a network a full device says that it kept nothing', async () => {
  const { sendTask, connectivity, store, shop, raised } = openQueue();
  store.failNextWrites(2);
  expect(await sendTask(mailOf('When?'))).toEqual({ kind: 'not-kept' });
  connectivity.go('online');
  shop.answer = () => ({ kind: 'unreachable' });
  expect(await sendTask(mailOf('When?'))).toEqual({ kind: 'not-kept' });
  expect(raised).toEqual([]);
});
