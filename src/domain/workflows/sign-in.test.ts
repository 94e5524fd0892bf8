import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryRedirect } from '#adapters/memory/memory-redirect.ts';
import { createMemoryTokenGateway } from '#adapters/memory/memory-token-gateway.ts';
import { createShopAccounts } from '#adapters/memory/shop-accounts.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { KeptRedirect } from '#domain/session/redirect.ts';
import { guestSession, ownerOf, type Session } from '#domain/session/session.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { createLeavePerson } from './leave-person.ts';
import { createSignIn } from './sign-in.ts';
import { createSignOut } from './sign-out.ts';

const asha = { email: 'asha@mail.test', password: 'indigo' };

/** A device that keeps where to lead back to, and a shop where Asha has an account. */
function openDevice() {
  const accounts = createShopAccounts();
  accounts.add({ ...asha, firstName: 'Asha', lastName: 'Rao' });
  const redirect = createMemoryRedirect();
  const cell = createMemoryCell<Session>(guestSession);
  const session = { ...cell, ...keepsNothing, stored: async () => ({ value: cell.get(), isSure: true }) };
  const signOut = signOutOf(session, redirect);
  const tokens = createMemoryTokenGateway({ accounts });
  const welcomed: (CustomerId | null)[] = [];
  const leavings: unknown[] = [];
  const signIn = createSignIn({
    session,
    tokenGateway: tokens,
    signOut: async (how) => {
      leavings.push(how);
      return signOut(how);
    },
    clearOrdered: async () => undefined,
    followUpOrders: async () => undefined,
    redirect,
    takeOver: async () => undefined,
    loadCustomer: async () => void welcomed.push(ownerOf(cell.get())),
    clock: createMemoryClock(),
  });
  return { session, redirect, signIn, signOut, welcomed, tokens, accounts, left: () => leavings };
}

/** Leaving a device that keeps nothing else of anybody. */
function signOutOf(session: Parameters<typeof createSignOut>[0]['session'], redirect: KeptRedirect) {
  const leavePerson = createLeavePerson({
    session,
    visitor: createMemoryCell<CustomerId | null>(null),
    orderRepository: { forgetAnswered: async () => undefined },
    forgetPerson: async () => undefined,
    redirect,
    dropTasks: async () => undefined,
    tellDroppedTasks: async () => undefined,
    forgetVisits: async () => undefined,
  });
  return createSignOut({
    session,
    runQueue: async () => ({ unanswered: 0 }),
    untilTakenOver: async () => undefined,
    leavePerson,
    clock: createMemoryClock(),
    notify: () => undefined,
  });
}

test('ROUTE-43 SESS-13 who signs in is welcomed and led to where they wanted to go, once', async () => {
  const { redirect, signIn, welcomed } = openDevice();
  redirect.keep('/my-account/orders');
  expect(await signIn(asha)).toEqual({ kind: 'signed-in', leadsTo: '/my-account/orders' });
  expect(welcomed).toEqual(['501']);
  expect(await signIn(asha)).toEqual({ kind: 'signed-in', leadsTo: null });
});

test('ROUTE-43 a password that was refused leaves the target for the next try', async () => {
  const { redirect, signIn } = openDevice();
  redirect.keep('/my-account');
  expect(await signIn({ ...asha, password: 'lotus' })).toMatchObject({ kind: 'refused' });
  expect(await signIn(asha)).toMatchObject({ leadsTo: '/my-account' });
});

test('ROUTE-43 nobody is led to what was altered, or to what somebody before them wanted', async () => {
  const { redirect, signIn, signOut } = openDevice();
  redirect.keep('//evil.test');
  expect(await signIn(asha)).toMatchObject({ leadsTo: null });
  redirect.keep('/my-account/credit-details');
  await signOut();
  expect(await signIn(asha)).toMatchObject({ leadsTo: null });
});

test('SESS-15 what the shop refuses is told in its words, and without an answer the attempt has failed', async () => {
  const { signIn, tokens, welcomed } = openDevice();
  expect(await signIn({ ...asha, password: 'lotus' })).toEqual({
    kind: 'refused',
    message: expect.stringMatching(/./),
  });
  for (const verb of ['signIn', 'holder'] as const) {
    tokens.failNext(unreachable, { verb });
    expect(await signIn(asha)).toEqual({ kind: 'failed' });
  }
  expect(welcomed).toEqual([]);
});

test('SESS-10 a customer who was signed in before leaves first, silently, and nobody else does', async () => {
  const { signIn, accounts, left } = openDevice();
  accounts.add({ email: 'ravi@mail.test', password: 'lotus', firstName: 'Ravi', lastName: 'Rao' });
  await signIn(asha);
  await signIn(asha);
  expect(left()).toEqual([]);
  await signIn({ email: 'ravi@mail.test', password: 'lotus' });
  expect(left()).toEqual([{ isSilent: true }]);
});

test('row 92: who has signed in later at another page stays, whenever the device hears of this one', async () => {
  const { session, signIn } = openDevice();
  const changes: ((now: Session) => Session)[] = [];
  const { update } = session;
  session.update = (change) => {
    changes.push(change);
    update(change);
  };
  await signIn(asha);
  const left: Session = { kind: 'guest', leftAt: 1_000_000_000_000_000 };
  expect(changes.map((change) => change(left))).toEqual([left]);
});
