import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryTokenGateway } from '#adapters/memory/memory-token-gateway.ts';
import { createShopAccounts } from '#adapters/memory/shop-accounts.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { openSessionTab } from './device-for-tests.ts';
import { signedIn } from './renewal.ts';
import { guestSession, type Session } from './session.ts';
import { asGuest } from './with-authorization.ts';

const refusal = {
  kind: 'refused',
  code: 401,
  message: "The consumer isn't authorized to access self.",
  isSilent: false,
} as const;

/** A device with two tabs, on which somebody is signed in, and a shop that knows them. */
async function openDevice(given: { readonly renewsTokens?: boolean } = {}) {
  const clock = createMemoryClock();
  const accounts = createShopAccounts();
  const gateway = createMemoryTokenGateway({ accounts });
  const customer = accounts.add({
    email: 'asha@mail.test',
    firstName: 'Asha',
    lastName: 'Rao',
    password: 'indigo lotus',
  });
  if (!customer) throw new Error('The shop has Asha already.');
  const log = createMemoryLog();
  const store = createResilientStore({ store: createMemoryKeyValueStore(), clock, log });
  const shared = {
    store,
    locks: createMemoryLocks(),
    clock,
    ids: createMemoryIds(),
    log,
    createCell: createMemoryCell,
  };
  const tabMessages = createMemoryTabMessages();
  await store.set('session', signedIn(accounts.give(customer.id), customer, 0));
  const tab = openSessionTab(shared, { tabMessages, tokens: gateway, ...given });
  const other = openSessionTab(shared, { tabMessages: tabMessages.otherTab(), tokens: gateway, ...given });
  const asked: string[] = [];
  /** The shop's answer to whoever has the token. */
  const call = async (token: string): Promise<Reply<string>> => {
    asked.push(token);
    const holder = accounts.holder(token);
    return token === '' || holder ? { kind: 'ok', value: holder?.firstName ?? 'guest' } : refusal;
  };
  const renewals = () => gateway.calls().filter(({ verb }) => verb === 'renew').length;
  return { clock, accounts, gateway, customer, store, locks: shared.locks, tab, other, asked, call, renewals };
}

/** Lets time pass until a promise has ended. */
async function ended<T>(clock: ReturnType<typeof createMemoryClock>, promise: Promise<T>): Promise<T> {
  let isOver = false;
  void promise.finally(() => {
    isOver = true;
  });
  for (let second = 0; second < 200 && !isOver; second += 1) await clock.advance(1_000);
  return promise;
}

test('SESS-05 a call is made with the token that the device has kept', async () => {
  const { tab, call } = await openDevice();
  expect(await tab.withAuthorization(call)).toEqual({ kind: 'ok', value: 'Asha' });
});

test("a guest's call has no token, and a customer's is not made for a guest", async () => {
  const { tab, call, asked } = await openDevice();
  tab.session.update(() => guestSession);
  expect(await tab.withAuthorization(call)).toEqual({ kind: 'ok', value: 'guest' });
  expect(await tab.withAuthorization(call, 'customer')).toMatchObject({ kind: 'refused', code: 401 });
  expect(await asGuest(call, 'customer')).toMatchObject({ kind: 'refused', code: 401 });
  expect(asked).toEqual(['']);
});

test('SESS-41 SESS-45 a call whose token was refused is made again with a new one, which is kept', async () => {
  const { accounts, tab, store, call, asked, renewals } = await openDevice();
  accounts.endAccess();
  expect(await tab.withAuthorization(call)).toEqual({ kind: 'ok', value: 'Asha' });
  const kept = (await store.get('session')).value as Extract<Session, { kind: 'signed-in' }>;
  expect([asked.length, asked[1], renewals()]).toEqual([2, kept.tokens.access, 1]);
  expect(kept.kind).toBe('signed-in');
});

test('SESS-42 a call without a token that is refused renews nothing', async () => {
  const { tab, renewals } = await openDevice();
  tab.session.update(() => guestSession);
  expect(await tab.withAuthorization(async () => refusal)).toEqual(refusal);
  expect(renewals()).toBe(0);
});

test('SESS-43 ten calls in each of two tabs that are refused at one moment renew the session once', async () => {
  const { clock, accounts, tab, other, call, renewals } = await openDevice();
  accounts.endAccess();
  const calls = Array.from({ length: 10 }, () => [tab.withAuthorization(call), other.withAuthorization(call)]).flat();
  const replies = await ended(clock, Promise.all(calls));
  expect(new Set(replies.map((reply) => reply.kind === 'ok' && reply.value))).toEqual(new Set(['Asha']));
  expect(renewals()).toBe(1);
});

test('SESS-44 a call waits while the session is being renewed, and looks again every second', async () => {
  const { clock, accounts, gateway, tab, call, asked } = await openDevice();
  const letGo = gateway.hold();
  accounts.endAccess();
  const first = tab.withAuthorization(call);
  await clock.advance(0);
  const second = tab.withAuthorization(call);
  await clock.advance(2_500);
  expect(asked).toHaveLength(1);
  letGo();
  await clock.advance(499);
  expect(asked).toHaveLength(2);
  await clock.advance(1);
  expect(asked).toHaveLength(3);
  expect(await Promise.all([first, second])).toEqual([
    { kind: 'ok', value: 'Asha' },
    { kind: 'ok', value: 'Asha' },
  ]);
});

test('SESS-46 SESS-48 a refused renewal ends the session, which is told once, and the call is refused', async () => {
  const { accounts, tab, call } = await openDevice();
  accounts.endSessions();
  expect(await tab.withAuthorization(call)).toMatchObject({ kind: 'refused', code: 401 });
  expect([tab.session.get().kind, tab.lost]).toEqual(['ended', ['refused']]);
});

test('SESS-52 while the session is over a call of its customer is refused without being made', async () => {
  const { accounts, tab, call, asked } = await openDevice();
  accounts.endSessions();
  await tab.withAuthorization(call);
  const message = 'Error refreshing user token. User is not authorized to access the resource';
  expect(await tab.withAuthorization(call, 'customer')).toMatchObject({ kind: 'refused', code: 401, message });
  expect(asked).toHaveLength(1);
});

test('SESS-53 where sessions are not renewed, a refused token ends them without a renewal', async () => {
  const { accounts, tab, call, renewals } = await openDevice({ renewsTokens: false });
  accounts.endAccess();
  expect(await tab.withAuthorization(call)).toMatchObject({ kind: 'refused', code: 401 });
  expect([tab.lost, renewals()]).toEqual([['not-renewed'], 0]);
});

test('SESS-47 a shop that renews and never takes the token is asked twenty times in a row', async () => {
  const { tab, renewals } = await openDevice();
  for (let call = 0; call < 20; call += 1) expect(await tab.withAuthorization(async () => refusal)).toEqual(refusal);
  expect(await tab.withAuthorization(async () => refusal)).toMatchObject({ kind: 'refused', isSilent: true });
  expect([renewals(), tab.lost]).toEqual([20, ['refused']]);
});

test('CONF-25 a success between begins the count anew', async () => {
  const { tab, call, renewals } = await openDevice();
  for (let round = 0; round < 3; round += 1) {
    for (let again = 0; again < 15; again += 1) await tab.withAuthorization(async () => refusal);
    await tab.withAuthorization(call);
  }
  expect([renewals(), tab.lost]).toEqual([45, []]);
});

test('no answer is no refusal: the session stays, and the next call may renew it', async () => {
  const { clock, accounts, gateway, tab, call } = await openDevice();
  accounts.endAccess();
  gateway.cut();
  expect(await ended(clock, tab.withAuthorization(call))).toEqual({ kind: 'unreachable' });
  expect([tab.session.get().kind, tab.lost]).toEqual(['signed-in', []]);
  gateway.mend();
  expect(await tab.withAuthorization(call)).toEqual({ kind: 'ok', value: 'Asha' });
});

test('a fault of the shop is none either', async () => {
  const { clock, accounts, gateway, tab, call } = await openDevice();
  accounts.endAccess();
  gateway.failNext({ kind: 'refused', code: 500, message: 'oops', isSilent: false }, { times: 3 });
  expect(await ended(clock, tab.withAuthorization(call))).toEqual({ kind: 'unreachable' });
  expect(tab.lost).toEqual([]);
});

test('an answer to a renewal that got lost is had again', async () => {
  const { clock, accounts, gateway, tab, call } = await openDevice();
  accounts.endAccess();
  gateway.loseNextRenewal();
  expect(await ended(clock, tab.withAuthorization(call))).toEqual({ kind: 'ok', value: 'Asha' });
});

test('a tab that slept while the other renewed the session goes on with the new token', async () => {
  const { accounts, tab, other, call, renewals } = await openDevice();
  await other.withAuthorization(call);
  accounts.endAccess();
  await tab.withAuthorization(call);
  expect(await other.withAuthorization(call)).toEqual({ kind: 'ok', value: 'Asha' });
  expect(renewals()).toBe(1);
});

test('what comes back after somebody has signed out is dropped', async () => {
  const { tab } = await openDevice();
  const late = await tab.withAuthorization(async () => {
    tab.session.update(() => guestSession);
    return { kind: 'ok', value: "Asha's orders" };
  });
  expect(late).toEqual({ kind: 'unreachable' });
});

test('from the word of another tab until it is read no call is made and no answer is taken', async () => {
  const { tab, other, call, asked } = await openDevice();
  await Promise.all([tab.session.open(), other.session.open()]);
  const answer = Promise.withResolvers<void>();
  const waiting = other.withAuthorization(async () => {
    await answer.promise;
    return { kind: 'ok', value: "Asha's orders" };
  });
  tab.session.update(() => guestSession);
  await tab.session.settled();
  await Promise.resolve(); // the word is there, and what it is about is not read
  expect(other.session.get().kind).toBe('signed-in');
  answer.resolve();
  expect(await Promise.all([waiting, other.withAuthorization(call)])).toEqual([
    { kind: 'unreachable' },
    { kind: 'unreachable' },
  ]);
  expect(asked).toEqual([]);
});

test('a call of who has left while the session was renewed is not made again', async () => {
  const { clock, accounts, gateway, tab, call, asked } = await openDevice();
  const letGo = gateway.hold();
  accounts.endAccess();
  const late = tab.withAuthorization(call);
  await clock.advance(0);
  accounts.add({ email: 'ravi@mail.test', firstName: 'Ravi', lastName: 'Shah', password: 'indigo lotus' });
  const ravi = accounts.find('ravi@mail.test')?.customer;
  if (!ravi) throw new Error('There is no Ravi.');
  const tokens = accounts.give(ravi.id);
  tab.session.update(() => signedIn(tokens, ravi, 0));
  letGo();
  expect(await ended(clock, late)).toEqual({ kind: 'unreachable' });
  expect(asked).toHaveLength(1);
});

test("a guest's answer that comes after a sign-in is dropped, too", async () => {
  const { tab, accounts, customer } = await openDevice();
  tab.session.update(() => guestSession);
  const late = await tab.withAuthorization(async () => {
    tab.session.update(() => signedIn(accounts.give(customer.id), customer, 0));
    return { kind: 'ok', value: "a guest's cart" };
  });
  expect(late).toEqual({ kind: 'unreachable' });
});

test('a call that waited while the session was renewed is not made for somebody else', async () => {
  const { clock, accounts, gateway, tab, call, asked } = await openDevice();
  const ravi = accounts.add({ email: 'ravi@mail.test', firstName: 'Ravi', lastName: 'Shah', password: 'indigo lotus' });
  if (!ravi) throw new Error('There is a Ravi.');
  const letGo = gateway.hold();
  accounts.endAccess();
  void tab.withAuthorization(call);
  await clock.advance(0);
  const waiting = tab.withAuthorization(call);
  tab.session.update(() => signedIn(accounts.give(ravi.id), ravi, 0));
  letGo();
  expect(await ended(clock, waiting)).toEqual({ kind: 'unreachable' });
  expect(asked).toHaveLength(1);
});

test('a call of one customer is made for nobody else', async () => {
  const { tab, call, customer, asked } = await openDevice();
  const other = { owner: `${customer.id}0` as typeof customer.id };
  expect(await tab.withAuthorization(call, other)).toMatchObject({ kind: 'refused', code: 401 });
  expect(asked).toEqual([]);
  expect(await tab.withAuthorization(call, { owner: customer.id })).toMatchObject({ kind: 'ok' });
});

test('row 91: a customer whom the page cannot read in its turn is no guest', async () => {
  const { clock, tab, locks, asked, call } = await openDevice();
  void locks.runExclusive('session', () => new Promise(() => undefined)); // another page stands still
  expect(await ended(clock, tab.withAuthorization(call))).toEqual({ kind: 'unreachable' });
  expect(asked).toEqual([]);
});

test.each([400, 403, 404, 500])('SESS-41 a call that the shop refuses with %i renews no session', async (code) => {
  const { tab, renewals } = await openDevice();
  const reply = { ...refusal, code };
  expect(await tab.withAuthorization(async () => reply)).toEqual(reply);
  expect([renewals(), tab.lost]).toEqual([0, []]);
});
