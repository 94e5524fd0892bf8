import { expect, test } from 'vitest';
import { asha, pair, ravi } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession } from '#domain/session/session.ts';
import { mailOf, named, openQueue, subscribeAs } from './queue-world-for-tests.ts';

const refused = (code: number) => ({ kind: 'refused', code, message: 'No', isSilent: false }) as const;
const unreachable = { kind: 'unreachable' } as const;
const emails = ['one@mail.test', 'two@mail.test', 'three@mail.test'] as const;

/** Three addresses wait to be subscribed. */
async function queuedThree() {
  const queue = openQueue();
  for (const email of emails) await queue.queueTask(subscribeAs(email));
  return { ...queue, sentTo: () => queue.sent.map(({ payload }) => (payload as { email: string }).email) };
}

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

test('row 21: a task goes in the world it was made in, whatever the shopper has chosen since', async () => {
  const { queueTask, runQueue, connectivity, storeView, sent } = openQueue();
  await queueTask(subscribeAs('asha@mail.test'));
  storeView.update((now) => ({ ...now, country: 'US', currency: 'USD' }));
  connectivity.go('online');
  await runQueue();
  expect(sent).toMatchObject([{ world: { owner: asha.id, storeCode: 'de', country: 'IN', currency: 'INR' } }]);
});

test('a task of somebody else waits for its owner', async () => {
  const { queueTask, runQueue, connectivity, session, sent, tasks } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  for (const now of [guestSession, signedIn(pair(2), ravi, 0)]) {
    session.update(() => now);
    await runQueue({ isAtOnce: true });
  }
  expect([sent.length, tasks().length]).toEqual([0, 1]);
  session.update(() => signedIn(pair(3), asha, 0));
  await runQueue();
  expect(sent).toHaveLength(1);
});

test('a run goes on with nobody’s tasks when its customer leaves in the middle', async () => {
  const { queueTask, runQueue, connectivity, session, shop, sent } = openQueue();
  await queueTask(subscribeAs('one@mail.test'));
  await queueTask(named('Menon'));
  connectivity.go('online');
  shop.answer = () => {
    session.update(() => signedIn(pair(2), ravi, 0));
    return { kind: 'ok', value: 'subscribed' };
  };
  await runQueue();
  expect(sent.map(({ endpoint }) => endpoint)).toEqual(['subscribe']);
});

test('what a guest has asked for goes whoever is here', async () => {
  const { queueTask, runQueue, connectivity, session, sent } = openQueue();
  session.update(() => guestSession);
  await queueTask(subscribeAs('meera@mail.test'));
  session.update(() => signedIn(pair(2), ravi, 0));
  connectivity.go('online');
  await runQueue();
  expect(sent).toMatchObject([{ world: { owner: null } }]);
});

test('two changes of an account become one task, which asks for both', async () => {
  const { queueTask, tasks } = openQueue();
  const shippingAddress = { city: 'Pune' } as never;
  await queueTask(named('Menon'));
  await queueTask({ endpoint: 'change-profile', payload: { names: null, shippingAddress } });
  await queueTask(named('Nair'));
  expect(tasks()).toMatchObject([{ payload: { names: { lastName: 'Nair' }, shippingAddress } }]);
});

test('row 93: of two changes that wait apart, since the first could not be read, the later one is sent last', async () => {
  const { queueTask, runQueue, connectivity, store, shop, sent } = openQueue();
  await queueTask(named('Menon'));
  store.failNextReads(1);
  await queueTask(named('Nair'));
  connectivity.go('online');
  shop.answer = () => (sent.length === 1 ? unreachable : { kind: 'ok', value: asha });
  await runQueue();
  await runQueue({ isAtOnce: true });
  expect(sent.map(({ payload }) => (payload as { names: { lastName: string } }).names.lastName)).toEqual([
    'Menon',
    'Menon',
    'Nair',
  ]);
});

test('QUEUE-14 what is changed while a change is on its way is sent after it, and stays', async () => {
  const { queueTask, runQueue, connectivity, shop, sent, tasks, raised } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  shop.answer = async () => {
    if (sent.length === 1) await queueTask(named('Nair'));
    return { kind: 'ok', value: asha };
  };
  await runQueue();
  expect(tasks()).toMatchObject([{ payload: { names: { lastName: 'Nair' } }, isTransmitted: false }]);
  await runQueue();
  expect(sent.map(({ payload }) => payload)).toMatchObject([
    { names: { lastName: 'Menon' } },
    { names: { lastName: 'Nair' } },
  ]);
  expect([tasks().length, raised.length]).toEqual([0, 1]);
});

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

test('an answer that the device does not take note of is told once, and nothing is sent again in this visit', async () => {
  const { queueTask, runQueue, connectivity, store, sent, raised } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  store.failNextWrites(1);
  await runQueue();
  await runQueue({ isAtOnce: true });
  expect([sent.length, raised.length]).toEqual([1, 1]);
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
