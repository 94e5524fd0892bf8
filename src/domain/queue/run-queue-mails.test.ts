import { expect, test } from 'vitest';
import { mailOf, named, openQueue } from './queue-world-for-tests.ts';
import { refused, unreachable } from './queued-three-for-tests.ts';

test('a mail that may have arrived is not sent again, and its writer is told that nobody knows', async () => {
  const { queueTask, runQueue, connectivity, shop, sent, tasks, raised } = openQueue();
  await queueTask(mailOf('When?'));
  connectivity.go('online');
  shop.answer = () => unreachable;
  await runQueue();
  await runQueue({ isAtOnce: true });
  expect([sent.length, tasks().length]).toEqual([1, 0]);
  expect(raised).toMatchObject([{ answer: { kind: 'unsure' } }]);
});

test('nor is one that was on its way when the page was closed', async () => {
  const { queueTask, runQueue, openTab, connectivity, shop, sent, raised } = openQueue();
  await queueTask(mailOf('When?'));
  connectivity.go('online');
  const arrived = Promise.withResolvers<void>();
  shop.answer = () => {
    arrived.resolve();
    return new Promise(() => undefined); // the page is closed here
  };
  void runQueue();
  await arrived.promise;
  const next = openTab();
  next.locks.runExclusive = (_name, task) => task(); // the closed page holds no turn any more
  await next.runQueue();
  expect([sent.length, raised.map(({ answer }) => answer.kind)]).toEqual([1, ['unsure']]);
});

test('where nobody hears of it, what was not done or may have been stays for the next page, which tells it', async () => {
  const { queueTask, openTab, connectivity, shop, sent, tasks, raised } = openQueue();
  const { runQueue } = openTab({ isHeard: false });
  await queueTask(mailOf('When?'));
  await queueTask(named('Menon'));
  connectivity.go('online');
  shop.answer = ({ endpoint }) => (endpoint === 'send-mail' ? unreachable : refused(422));
  expect(await runQueue()).toEqual({ unanswered: 0 });
  await runQueue({ isAtOnce: true });
  expect(raised).toEqual([]);
  expect(tasks()).toMatchObject([{ mayHaveLeft: true }, { mayHaveLeft: false, isTransmitted: false }]);
  await openTab().runQueue({ isAtOnce: true });
  expect(sent.filter(({ endpoint }) => endpoint === 'send-mail')).toHaveLength(1);
  expect(raised.map(({ answer }) => answer.kind)).toEqual(['unsure', 'refused']);
  expect(tasks()).toEqual([]);
});

test('a page that is closed while it removes what was not done has told so', async () => {
  const { queueTask, runQueue, connectivity, store, shop, raised } = openQueue();
  await queueTask(mailOf('When?'));
  connectivity.go('online');
  shop.answer = () => refused(422);
  const removing = Promise.withResolvers<void>();
  store.remove = () => {
    removing.resolve();
    return new Promise(() => undefined); // the page is closed here
  };
  void runQueue();
  await removing.promise;
  expect(raised).toMatchObject([{ answer: { kind: 'refused' } }]);
});

test('a mail that the shop could not take is sent again', async () => {
  const { queueTask, runQueue, connectivity, shop, sent, tasks } = openQueue();
  await queueTask(mailOf('When?'));
  connectivity.go('online');
  shop.answer = () => refused(503);
  await runQueue();
  shop.answer = () => ({ kind: 'ok', value: true });
  await runQueue({ isAtOnce: true });
  expect([sent.length, tasks().length]).toEqual([2, 0]);
});

test('a mail does not leave while the device cannot write down that it did', async () => {
  const { queueTask, runQueue, connectivity, store, sent, tasks } = openQueue();
  await queueTask(mailOf('When?'));
  connectivity.go('online');
  store.failNextWrites(1);
  await runQueue();
  expect([sent.length, tasks().length]).toEqual([0, 1]);
});
