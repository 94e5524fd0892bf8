import { expect, test } from 'vitest';
import { createMemoryTokenGateway } from '#adapters/memory/memory-token-gateway.ts';
import { createShopAccounts } from '#adapters/memory/shop-accounts.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session, tokenOf } from '#domain/session/session.ts';
import type { Credentials } from '#domain/session/token-gateway.ts';
import { createChangePassword } from './change-password.ts';

const newcomer = { email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'indigo lotus' };

function openShop() {
  const accounts = createShopAccounts();
  const customer = accounts.add(newcomer);
  if (!customer) throw new Error('Asha has no account.');
  const session = createMemoryCell<Session>(signedIn(accounts.give(customer.id), customer, 0));
  const told: Notice[] = [];
  const signIns: Credentials[] = [];
  const changePassword = createChangePassword({
    session,
    withAuthorization: (call) => call(tokenOf(session.get()) ?? ''),
    tokenGateway: createMemoryTokenGateway({ accounts }),
    signIn: async (credentials) => {
      signIns.push(credentials);
      return { kind: 'signed-in', leadsTo: null };
    },
    notify: (notice) => void told.push(notice),
  });
  return { session, told, signIns, changePassword };
}

test('SESS-28 who has changed the password is signed in with the new one', async () => {
  const { changePassword, signIns, told } = openShop();
  expect(await changePassword({ current: 'indigo lotus', next: 'madder and rose' })).toBe('changed');
  expect(signIns).toEqual([{ email: 'asha@mail.test', password: 'madder and rose' }]);
  expect(told).toEqual([{ code: 'password-changed' }]);
});

test('SESS-29 what the shop has against it is told, and nobody is signed in anew', async () => {
  const { changePassword, signIns, told } = openShop();
  expect(await changePassword({ current: 'lotus', next: 'madder and rose' })).toBe('refused');
  expect([signIns, told]).toMatchObject([[], [{ code: 'server-message' }]]);
});

test('a guest has no password', async () => {
  const { session, changePassword, told } = openShop();
  session.update(() => guestSession);
  expect(await changePassword({ current: 'indigo lotus', next: 'madder and rose' })).toBe('failed');
  expect(told).toEqual([]);
});
