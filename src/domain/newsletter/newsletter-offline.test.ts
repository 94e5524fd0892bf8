import { expect, test } from 'vitest';
import { MEERA, openNewsletter } from './newsletter-for-tests.ts';
import { createSendSubscription } from './subscription-task.ts';

test('CUST-31 an address waits on the device, and nobody knows how it stands until the shop has answered', async () => {
  const { subscribe, connectivity, newsletter, verbs, tasks } = openNewsletter();
  connectivity.go('offline');
  expect(await subscribe(MEERA)).toBe('queued');
  expect([newsletter.get(), verbs()]).toEqual([{ email: MEERA, isSubscribed: null }, []]);
  expect(tasks()).toMatchObject([{ endpoint: 'subscribe', payload: { email: MEERA } }]);
});

test('a device that keeps nothing says so', async () => {
  const { subscribe, connectivity, store } = openNewsletter();
  connectivity.go('offline');
  store.failNextWrites(1);
  expect(await subscribe(MEERA)).toBe('failed');
});

test.each([
  ['subscribed', true, 'newsletter-joined'],
  ['pending', false, 'newsletter-to-confirm'],
] as const)('that the shop says %s of an address that waited is told', async (value, isSubscribed, code) => {
  const { subscribe, connectivity, tasks, hear, newsletter, told } = openNewsletter();
  connectivity.go('offline');
  await subscribe(MEERA);
  for (const task of tasks()) hear(task, { kind: 'ok', value });
  expect([newsletter.get(), told]).toMatchObject([{ email: MEERA, isSubscribed }, [{ code }]]);
});

test('a refusal of an address that waited is told in the words of the shop', async () => {
  const { subscribe, connectivity, tasks, hear, told } = openNewsletter();
  connectivity.go('offline');
  await subscribe(MEERA);
  for (const task of tasks()) hear(task, { kind: 'refused', code: 400, message: 'No', isSilent: false });
  expect(told).toMatchObject([{ code: 'server-message', text: 'No' }]);
});

test('an address that waited is sent in the world it was asked for in', async () => {
  const { gateway } = openNewsletter();
  const world = { owner: null, storeCode: '', country: 'GB', currency: 'GBP' } as const;
  await createSendSubscription({ newsletterGateway: gateway })({ email: MEERA }, { world, leave: async () => true });
  expect(gateway.calls()).toMatchObject([{ verb: 'subscribe', args: [MEERA, world] }]);
});
