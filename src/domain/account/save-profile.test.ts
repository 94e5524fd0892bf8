import { expect, test } from 'vitest';
import { refused, unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryUserGateway } from '#adapters/memory/memory-user-gateway.ts';
import { createShopAccounts } from '#adapters/memory/shop-accounts.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { openQueue } from '#domain/queue/queue-world-for-tests.ts';
import type { ProfileParts } from '#domain/queue/queued-command.ts';
import type { CustomerAddress } from '#domain/session/customer.ts';
import { asha, pair, ravi } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { customerOf, guestSession } from '#domain/session/session.ts';
import type { Refusal } from '#domain/shared/reply.ts';
import { until } from '#domain/shared/until-for-tests.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { noChange, type ProfileChange } from './profile-change.ts';
import { createHearProfile, createSendProfile } from './profile-task.ts';
import { createSaveProfile, createSaveShippingAddress } from './save-profile.ts';
import { createShowWaitingChange } from './show-waiting-change.ts';
import { createTakeOverChange } from './take-over-change.ts';

const home: CustomerAddress = {
  id: null,
  firstName: 'Asha',
  lastName: 'Rao',
  street: ['12B', 'Hill Road'],
  city: 'Mumbai',
  region: 'Maharashtra',
  postcode: '400050',
  country: 'IN',
  phone: '+919820012345',
  isForShipping: true,
  isForBilling: false,
};

/** Asha is signed in, on a device with a network. */
function openAccount({ hasPriceTiers = false } = {}) {
  const accounts = createShopAccounts();
  const asha = accounts.add({ email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'old' });
  if (!asha) throw new Error('The account could not be made.');
  const tokens = accounts.give(asha.id);
  const gateway = createMemoryUserGateway({ accounts });
  const userGateway = gateway.as(tokens.access);
  const queue = openQueue({ heard: (task, answer) => hear(task, answer) });
  const { session, connectivity, shop, taskRepository, sendTask, runQueue, tasks } = queue;
  session.update(() => signedIn(tokens, asha, 0));
  connectivity.go('online');
  const profileChange = createMemoryCell<ProfileChange>(noChange);
  const told: (Notice | Refusal)[] = [];
  const showWaitingChange = createShowWaitingChange({ taskRepository, session, profileChange });
  const ports = {
    ...{ session, userGateway, connectivity, profileChange, sendTask, showWaitingChange },
    notify: (notice: Notice) => void told.push(notice),
    tellRefusal: (refusal: Refusal) => void told.push(refusal),
    sessionRules: { hasPriceTiers },
  };
  const hear = createHearProfile(ports);
  const send = createSendProfile({ session, userGateway });
  shop.answer = ({ payload, world }) => send(payload as ProfileParts, { world, leave: async () => true });
  return {
    ...{ gateway, session, change: profileChange, connectivity, told, tasks, queueTask: queue.queueTask },
    send: () => runQueue({ isAtOnce: true }),
    customer: () => customerOf(session.get()),
    inShop: () => accounts.find('asha@mail.test')?.customer,
    saveProfile: createSaveProfile(ports),
    saveAddress: createSaveShippingAddress(ports),
  };
}

const menon = { firstName: 'Asha', lastName: 'Menon', email: 'asha@mail.test' };

test('SESS-23 a change that the shop took is told, and the customer is as the shop says', async () => {
  const { saveProfile, told, customer, inShop, change } = openAccount();
  expect(await saveProfile(menon, '')).toBe('saved');
  expect(told).toEqual([{ code: 'account-updated' }]);
  expect([customer()?.lastName, inShop()?.lastName, change.get().kind]).toEqual(['Menon', 'Menon', 'none']);
});

test('SESS-22 what is changed offline waits and is shown, and is sent once when it can be', async () => {
  const { saveProfile, saveAddress, send, connectivity, gateway, inShop, told, change } = openAccount();
  connectivity.go('offline');
  expect(await saveProfile(menon, '')).toBe('queued');
  expect(await saveAddress(home)).toBe('queued');
  expect([gateway.calls(), change.get()]).toMatchObject([[], { kind: 'waiting', names: { lastName: 'Menon' } }]);
  connectivity.go('online');
  await Promise.all([send(), send()]);
  expect(gateway.calls()).toHaveLength(1);
  expect(inShop()).toMatchObject({ lastName: 'Menon', addresses: [{ city: 'Mumbai', isForShipping: true }] });
  expect([told, change.get()]).toEqual([[{ code: 'account-updated' }], noChange]);
});

test('SESS-22 a shop that does not answer is asked again later, one that refuses is not', async () => {
  const { saveProfile, send, gateway, change, told } = openAccount();
  gateway.failNext(unreachable);
  expect(await saveProfile(menon, '')).toBe('queued');
  gateway.failNext(refused(500, 'A rest'));
  await send();
  expect(change.get().kind).toBe('waiting');
  gateway.failNext(refused(400, 'No such name'));
  await send();
  expect(change.get().kind).toBe('none');
  expect(told).toMatchObject([{ kind: 'refused', message: 'No such name' }]);
});

test('a refusal is told while the customer looks, too', async () => {
  const { saveProfile, gateway, told } = openAccount();
  gateway.failNext(refused(422, 'No such name'));
  expect([await saveProfile(menon, ''), told]).toMatchObject(['refused', [{ message: 'No such name' }]]);
});

test('ACC-10 another e-mail goes with the password, which is never kept, and needs the network', async () => {
  const { saveProfile, connectivity, tasks, customer, gateway } = openAccount();
  const elsewhere = { ...menon, email: 'asha@else.test' };
  connectivity.go('offline');
  expect([await saveProfile(elsewhere, 'old'), tasks()]).toEqual(['needs-network', []]);
  connectivity.go('online');
  expect(await saveProfile(elsewhere, 'wrong')).toBe('refused');
  expect(await saveProfile(elsewhere, 'old')).toBe('saved');
  expect([customer()?.email, tasks()]).toEqual(['asha@else.test', []]);
  gateway.failNext(unreachable);
  expect(await saveProfile({ ...menon, email: 'asha@third.test' }, 'old')).toBe('failed');
});

test('names that waited do not come after those that went with a new e-mail', async () => {
  const { saveProfile, gateway, customer, send, tasks } = openAccount();
  gateway.failNext(unreachable);
  expect(await saveProfile({ ...menon, lastName: 'Nair' }, '')).toBe('queued');
  expect(await saveProfile({ ...menon, email: 'asha@else.test' }, 'old')).toBe('saved');
  await send();
  expect([customer()?.lastName, customer()?.email, tasks()]).toEqual(['Menon', 'asha@else.test', []]);
});

test('ACC-11 a new shipping address takes the place of the one before and leaves all others', async () => {
  const { saveAddress, inShop } = openAccount();
  await saveAddress(home);
  const [first] = inShop()?.addresses ?? [];
  await saveAddress({ ...home, city: 'Pune' });
  expect(inShop()?.addresses).toEqual([{ ...first, city: 'Pune' }]);
});

test('a change that was made while another was on its way goes on waiting', async () => {
  const { saveProfile, send, gateway, queueTask, change, inShop } = openAccount();
  const letGo = gateway.hold();
  const first = saveProfile(menon, '');
  await until('the change is sent', () => gateway.calls().length > 0);
  const names = { firstName: 'A', lastName: 'Nair' };
  await queueTask({ endpoint: 'change-profile', payload: { names, shippingAddress: null } });
  letGo();
  await first;
  expect(change.get()).toMatchObject({ kind: 'waiting', names });
  await send();
  expect(inShop()?.lastName).toBe('Nair');
});

test.each([
  ['somebody else who has signed in', signedIn(pair(2), ravi, 0)],
  ['a guest, since the customer has left', guestSession],
])('nothing is sent in the name of %s since', async (_who, now) => {
  const { session } = openAccount();
  const users = createMemoryUserGateway();
  session.update(() => now);
  const world = { owner: asha.id, storeCode: '', country: 'IN', currency: 'INR' } as const;
  const parts = { names: { firstName: 'Asha', lastName: 'Menon' }, shippingAddress: null };
  const reply = await createSendProfile({ session, userGateway: users })(parts, { world, leave: async () => true });
  expect([reply.kind, users.calls()]).toEqual(['unreachable', []]);
});

test('SESS-22 what an earlier build has kept is queued once, and leaves its place only when it is safe', async () => {
  const { queueTask, store, locks, tasks } = openQueue();
  const names = { firstName: 'Asha', lastName: 'Menon' };
  const cell = createMemoryCell<ProfileChange>({ kind: 'waiting', names, shippingAddress: null });
  const keptChange = {
    ...cell,
    ...keepsNothing,
  };
  const takeOver = createTakeOverChange({ keptProfileChange: keptChange, queueTask, locks });
  store.failNextWrites(1);
  await takeOver();
  expect([cell.get().kind, tasks()]).toEqual(['waiting', []]);
  await Promise.all([takeOver(), takeOver()]);
  expect(cell.get()).toEqual(noChange);
  expect(tasks()).toMatchObject([{ endpoint: 'change-profile', payload: { names } }]);
});
