import { afterEach, expect, test, vi } from 'vitest';
import { sampleOrder, sampleTask } from '#adapters/contracts/samples.ts';
import { createMemoryOrderGateway } from '#adapters/memory/memory-order-gateway.ts';
import { invalidOrder } from '#adapters/memory/order-refusals.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import { PURPOSES_VERSION } from '#domain/consent/consent-choice.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Task } from '#domain/queue/task.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { guestSession } from '#domain/session/session.ts';
import { background } from './background-shop.ts';
import { openDeviceForTests, type Surroundings } from './device-for-tests.ts';
import type { TabForTests } from './shop-for-tests.ts';

const asha = { email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'indigo lotus' };
const ravi = { ...asha, email: 'ravi@mail.test', firstName: 'Ravi' };
const tagged = { 'analytics.dataLayer': 'https://tags.test/' };
const byItself = { 'orders.offline_orders.automatic_transmission_enabled': true };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A device whose pages are closed, with what waits on it. */
function closedDevice({ orders = [], tasks = [] }: { orders?: readonly Order[]; tasks?: readonly Task[] } = {}) {
  const device = openDeviceForTests();
  device.api.accounts.add(asha);
  device.api.accounts.add(ravi);
  for (const order of orders) device.orders.set(order.id, order);
  for (const task of tasks) device.tasks.set(task.id, task);
  const gateway = createMemoryOrderGateway({ isReachable: () => device.connectivity.isOnline() }); // takes any order
  const surround = ({ api, ...own }: Surroundings): Surroundings => ({ ...own, api: { ...api, orders: gateway } });
  /** The browser reminds the worker, which begins from nothing. */
  const wake = (changed: Partial<ShopConfig> = byItself) =>
    device.openPart(background, { surround, changed }).sendInBackground();
  const placed = () => gateway.placed().map(({ id }) => id);
  return { ...device, gateway, wake, placed };
}

const told = (shop: TabForTests) => shop.notices.get().told.map(({ code }) => code);

/** Lets what a page does of its own come to its end. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('CONF-47 waiting orders are sent without a page, once, however often the browser reminds of them', async () => {
  const { wake, placed } = closedDevice({ orders: [sampleOrder('1-a'), sampleOrder('2-b')] });
  expect(await Promise.all([wake(), wake()])).toEqual([{ isDone: true }, { isDone: true }]);
  await wake();
  expect(placed()).toEqual(['1-a', '2-b']);
});

/** What has been agreed to on the device. */
const allowing = (...allowed: string[]) =>
  JSON.stringify({ number: '', version: PURPOSES_VERSION, chosenAt: '2026-11-23', asked: ['marketing'], allowed });

test('TRACK-11 what a worker sends is kept for the tags, once, of who allows it', async () => {
  vi.stubGlobal('location', { origin: 'https://shop.test' });
  const { wake, kept } = closedDevice({ orders: [sampleOrder('1-a'), sampleOrder('2-b')] });
  kept.set('consent', allowing('marketing'));
  await Promise.all([wake({ ...byItself, ...tagged }), wake({ ...byItself, ...tagged })]);
  await wake({ ...byItself, ...tagged });
  expect(JSON.parse(kept.get('waitingTags') ?? '[]')).toMatchObject([
    { event: { name: 'purchase', address: 'https://shop.test/checkout', ecommerce: { transaction_id: '1-a' } } },
    { event: { name: 'purchase', ecommerce: { transaction_id: '2-b' } } },
  ]);
});

test.each([
  ['said No', allowing(), tagged],
  ['has not answered', 'null', tagged],
  ['buys in a shop without tags', allowing('marketing'), {}],
])('TRACK-05 of somebody who %s a worker keeps nothing to be told', async (_, consent, settings) => {
  const { wake, kept, placed } = closedDevice({ orders: [sampleOrder('1-a')] });
  kept.set('consent', consent);
  await wake({ ...byItself, ...settings });
  expect([placed(), kept.has('waitingTags'), kept.has('waitingCounts')]).toEqual([['1-a'], false, false]);
});

test('CONF-47 where the shopper is asked first, they wait for a page', async () => {
  const { wake, placed, orders } = closedDevice({ orders: [sampleOrder('1-a')] });
  expect(await wake({})).toEqual({ isDone: true });
  expect([placed(), [...orders.values()][0]?.status]).toEqual([[], 'queued']);
});

test('QUEUE-05 tasks that wait are sent without a page, and the next one tells what came of them, once', async () => {
  const { wake, api, openTab, tasks } = closedDevice({ tasks: [sampleTask(1)] });
  expect(await wake()).toEqual({ isDone: true });
  expect([api.newsletter.goesTo('meera.1@mail.test'), [...tasks.values()]]).toMatchObject([
    true,
    [{ isTransmitted: true }],
  ]);
  const page = await openTab();
  await quiet();
  expect(told(page)).toEqual(['newsletter-joined']);
  const later = await openTab();
  await quiet();
  expect(told(later)).toEqual([]);
});

test('a page that is open meanwhile tells it at once', async () => {
  const { wake, openTab, tasks } = closedDevice();
  const page = await openTab();
  const task = sampleTask(1);
  tasks.set(task.id, task);
  await wake();
  await quiet();
  expect(told(page)).toEqual(['newsletter-joined']);
});

test('QUEUE-29 who comes back learns that an order was placed, and that another was refused', async () => {
  const { wake, gateway, openTab } = closedDevice({ orders: [sampleOrder('1-a'), sampleOrder('2-b')] });
  gateway.failNext(invalidOrder);
  await wake();
  const page = await openTab();
  await quiet();
  expect(told(page).toSorted()).toEqual(['order-queue-refused', 'order-sent']);
});

test('what nobody answers goes on waiting, and the browser is told so', async () => {
  const { wake, gateway, placed } = closedDevice({ orders: [sampleOrder('1-a')] });
  gateway.loseNextAnswer();
  expect(await wake()).toEqual({ isDone: false });
  expect(await wake()).toEqual({ isDone: true });
  expect(placed()).toEqual(['1-a']);
});

test('without a network nothing is sent, and all of it waits', async () => {
  const { wake, placed, connectivity } = closedDevice({ orders: [sampleOrder('1-a')] });
  connectivity.go('offline');
  expect(await wake()).toEqual({ isDone: false });
  expect(placed()).toEqual([]);
});

/** A task of a customer: another first name. */
function taskOf(owner: CustomerId, at: number): Task {
  const payload = { names: { firstName: `Asha ${at}`, lastName: 'Rao' }, shippingAddress: null };
  const task = sampleTask(at);
  return { ...task, endpoint: 'change-profile', payload, world: { ...task.world, owner } } as Task;
}

/** The same with Asha signed in, and something of hers and of Ravi's that waits. */
async function ashasDevice() {
  const device = closedDevice();
  const [hers, his] = [asha, ravi].map(({ email }) => device.api.accounts.find(email)?.customer.id);
  if (!hers || !his) throw new Error('The accounts are missing.');
  const shop = device.openShop();
  await shop.signIn(asha);
  await quiet();
  for (const order of [sampleOrder('1-a', { owner: hers }), sampleOrder('2-b', { owner: his })])
    device.orders.set(order.id, order);
  for (const task of [taskOf(hers, 1), taskOf(his, 2)]) device.tasks.set(task.id, task);
  const nameOf = ({ email }: typeof asha) => device.api.accounts.find(email)?.customer.firstName;
  return { ...device, shop, names: () => [nameOf(asha), nameOf(ravi)] };
}

test('it is sent for whoever is signed in on the device, and nothing of anybody else', async () => {
  const { shop, wake, placed, names } = await ashasDevice();
  await wake();
  expect([placed(), names()]).toEqual([['1-a'], ['Asha 1', 'Ravi']]);
  await shop.signOut();
  await wake();
  expect([placed(), names()]).toEqual([['1-a'], ['Asha 1', 'Ravi']]);
});

test('for nobody who has signed out since', async () => {
  const { shop, wake, placed, names } = await ashasDevice();
  shop.session.update(() => guestSession);
  await quiet();
  await wake();
  expect([placed(), names()]).toEqual([[], ['Asha', 'Ravi']]);
});

test('a session whose token has ended is renewed as a page does it', async () => {
  const { wake, api, names } = await ashasDevice();
  api.accounts.endAccess();
  expect(await wake()).toEqual({ isDone: true });
  expect(names()).toEqual(['Asha 1', 'Ravi']);
});

test('where the shop has ended the session nothing is sent, and nothing is thrown away', async () => {
  const { wake, api, names, tasks } = await ashasDevice();
  api.accounts.endSessions();
  await wake();
  expect([names(), tasks.size]).toEqual([['Asha', 'Ravi'], 2]);
});
