import { expect, test } from 'vitest';
import { asha, pair, ravi } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession } from '#domain/session/session.ts';
import { named, openQueue, subscribeAs } from './queue-world-for-tests.ts';

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
