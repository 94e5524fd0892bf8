import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { refused, unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryTurns } from '#adapters/memory/memory-turns.ts';
import { createMemoryUserGateway } from '#adapters/memory/memory-user-gateway.ts';
import { createShopAccounts } from '#adapters/memory/shop-accounts.ts';
import type { Notice } from '#domain/notices/notices.ts';
import type { CustomerAddress } from '#domain/session/customer.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { Refusal } from '#domain/shared/reply.ts';
import { noChange, type ProfileChange } from './profile-change.ts';
import { createSaveProfile, createSaveShippingAddress, createSendProfileChange } from './save-profile.ts';

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

/** Asha is signed in; the device keeps what it is given. */
function openAccount({ hasPriceTiers = false } = {}) {
  const accounts = createShopAccounts();
  const asha = accounts.add({ email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'old' });
  if (!asha) throw new Error('The account could not be made.');
  const tokens = accounts.give(asha.id);
  const gateway = createMemoryUserGateway({ accounts });
  const session = createMemoryCell<Session>(signedIn(tokens, asha));
  const cell = createMemoryCell<ProfileChange>(noChange);
  const change = {
    ...cell,
    open: async () => undefined,
    read: async () => undefined,
    caughtUp: async () => undefined,
    stored: async () => cell.get(),
    settled: async () => undefined,
    forget: () => undefined,
  };
  const connectivity = createMemoryConnectivity();
  const told: (Notice | Refusal)[] = [];
  const ports = {
    session,
    change,
    connectivity,
    ids: createMemoryIds(),
    turns: createMemoryTurns(),
    users: gateway.as(tokens.access),
    notify: (notice: Notice) => void told.push(notice),
    tellRefusal: (refusal: Refusal) => void told.push(refusal),
    rules: { hasPriceTiers },
  };
  const send = createSendProfileChange(ports);
  return {
    gateway,
    session,
    cell,
    connectivity,
    told,
    send,
    customer: () => customerOf(session.get()),
    inShop: () => accounts.find('asha@mail.test')?.customer,
    saveProfile: createSaveProfile({ ...ports, send }),
    saveAddress: createSaveShippingAddress({ change, ids: ports.ids, send }),
  };
}

const menon = { firstName: 'Asha', lastName: 'Menon', email: 'asha@mail.test' };

test('SESS-23 a change that the shop took is told, and the customer is as the shop says', async () => {
  const { saveProfile, told, customer, inShop, cell } = openAccount();
  expect(await saveProfile(menon, '')).toBe('saved');
  expect(told).toEqual([{ code: 'account-updated' }]);
  expect([customer()?.lastName, inShop()?.lastName, cell.get().kind]).toEqual(['Menon', 'Menon', 'none']);
});

test('SESS-22 what is changed offline waits, and is sent once when it can be', async () => {
  const { saveProfile, saveAddress, send, connectivity, gateway, inShop, told, cell } = openAccount();
  connectivity.go('offline');
  expect(await saveProfile(menon, '')).toBe('queued');
  expect(await saveAddress(home)).toBe('queued');
  expect([gateway.calls(), cell.get().kind]).toEqual([[], 'waiting']);
  connectivity.go('online');
  expect(await Promise.all([send(), send()])).toEqual(['saved', 'saved']);
  expect(gateway.calls()).toHaveLength(1);
  expect(inShop()).toMatchObject({ lastName: 'Menon', addresses: [{ city: 'Mumbai', isForShipping: true }] });
  expect(told).toEqual([{ code: 'account-updated' }]);
});

test('SESS-22 a shop that does not answer is asked again later, one that refuses is not', async () => {
  const { saveProfile, send, gateway, cell, told } = openAccount();
  gateway.failNext(unreachable);
  expect(await saveProfile(menon, '')).toBe('queued');
  gateway.failNext(refused(500, 'A rest'));
  expect([await send(), cell.get().kind]).toEqual(['queued', 'waiting']);
  gateway.failNext(refused(400, 'No such name'));
  expect([await send(), cell.get().kind]).toEqual(['refused', 'none']);
  expect(told).toMatchObject([{ kind: 'refused', message: 'No such name' }]);
});

test('ACC-10 another e-mail goes with the password, which is never kept, and needs the network', async () => {
  const { saveProfile, connectivity, cell, customer, gateway } = openAccount();
  const elsewhere = { ...menon, email: 'asha@else.test' };
  connectivity.go('offline');
  expect([await saveProfile(elsewhere, 'old'), cell.get()]).toEqual(['needs-network', noChange]);
  connectivity.go('online');
  expect(await saveProfile(elsewhere, 'wrong')).toBe('refused');
  expect(await saveProfile(elsewhere, 'old')).toBe('saved');
  expect([customer()?.email, cell.get()]).toEqual(['asha@else.test', noChange]);
  gateway.failNext(unreachable);
  expect(await saveProfile({ ...menon, email: 'asha@third.test' }, 'old')).toBe('failed');
});

test('ACC-11 a new shipping address takes the place of the one before and leaves all others', async () => {
  const { saveAddress, inShop } = openAccount();
  await saveAddress(home);
  const [first] = inShop()?.addresses ?? [];
  await saveAddress({ ...home, city: 'Pune' });
  expect(inShop()?.addresses).toEqual([{ ...first, city: 'Pune' }]);
});

test('a change that was made while another was on its way goes on waiting', async () => {
  const { saveProfile, send, gateway, cell, inShop } = openAccount();
  const letGo = gateway.hold();
  const first = saveProfile(menon, '');
  while (gateway.calls().length === 0) await Promise.resolve();
  cell.update(() => ({
    kind: 'waiting',
    id: 'later',
    names: { firstName: 'A', lastName: 'Nair' },
    shippingAddress: null,
  }));
  letGo();
  await first;
  expect(cell.get().kind).toBe('waiting');
  await send();
  expect(inShop()?.lastName).toBe('Nair');
});
