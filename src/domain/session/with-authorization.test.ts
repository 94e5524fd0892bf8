import { expect, test } from 'vitest';
import { ended, openAuthorizedDevice, refusal } from './authorized-device-for-tests.ts';
import { guestSession, type Session } from './session.ts';
import { asGuest } from './with-authorization.ts';

test('SESS-05 a call is made with the token that the device has kept', async () => {
  const { tab, call } = await openAuthorizedDevice();
  expect(await tab.withAuthorization(call)).toEqual({ kind: 'ok', value: 'Asha' });
});

test("a guest's call has no token, and a customer's is not made for a guest", async () => {
  const { tab, call, asked } = await openAuthorizedDevice();
  tab.session.update(() => guestSession);
  expect(await tab.withAuthorization(call)).toEqual({ kind: 'ok', value: 'guest' });
  expect(await tab.withAuthorization(call, 'customer')).toMatchObject({ kind: 'refused', code: 401 });
  expect(await asGuest(call, 'customer')).toMatchObject({ kind: 'refused', code: 401 });
  expect(asked).toEqual(['']);
});

test('SESS-41 SESS-45 a call whose token was refused is made again with a new one, which is kept', async () => {
  const { accounts, tab, store, call, asked, renewals } = await openAuthorizedDevice();
  accounts.endAccess();
  expect(await tab.withAuthorization(call)).toEqual({ kind: 'ok', value: 'Asha' });
  const kept = (await store.get('session')).value as Extract<Session, { kind: 'signed-in' }>;
  expect([asked.length, asked[1], renewals()]).toEqual([2, kept.tokens.access, 1]);
  expect(kept.kind).toBe('signed-in');
});

test('SESS-42 a call without a token that is refused renews nothing', async () => {
  const { tab, renewals } = await openAuthorizedDevice();
  tab.session.update(() => guestSession);
  expect(await tab.withAuthorization(async () => refusal)).toEqual(refusal);
  expect(renewals()).toBe(0);
});

test('SESS-43 ten calls in each of two tabs that are refused at one moment renew the session once', async () => {
  const { clock, accounts, tab, other, call, renewals } = await openAuthorizedDevice();
  accounts.endAccess();
  const calls = Array.from({ length: 10 }, () => [tab.withAuthorization(call), other.withAuthorization(call)]).flat();
  const replies = await ended(clock, Promise.all(calls));
  expect(new Set(replies.map((reply) => reply.kind === 'ok' && reply.value))).toEqual(new Set(['Asha']));
  expect(renewals()).toBe(1);
});

test('SESS-44 a call waits while the session is being renewed, and looks again every second', async () => {
  const { clock, accounts, gateway, tab, call, asked } = await openAuthorizedDevice();
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

test('SESS-53 CONF-55 where sessions are not renewed, a refused token ends them without a renewal', async () => {
  const { accounts, tab, call, renewals } = await openAuthorizedDevice({ renewsTokens: false });
  accounts.endAccess();
  expect(await tab.withAuthorization(call)).toMatchObject({ kind: 'refused', code: 401 });
  expect([tab.lost, renewals()]).toEqual([['not-renewed'], 0]);
});

test('SESS-47 a shop that renews and never takes the token is asked twenty times in a row', async () => {
  const { tab, renewals } = await openAuthorizedDevice();
  for (let call = 0; call < 20; call += 1) expect(await tab.withAuthorization(async () => refusal)).toEqual(refusal);
  expect(await tab.withAuthorization(async () => refusal)).toMatchObject({ kind: 'refused', isSilent: true });
  expect([renewals(), tab.lost]).toEqual([20, ['refused']]);
});

test('CONF-25 a success between begins the count anew', async () => {
  const { tab, call, renewals } = await openAuthorizedDevice();
  for (let round = 0; round < 3; round += 1) {
    for (let again = 0; again < 15; again += 1) await tab.withAuthorization(async () => refusal);
    await tab.withAuthorization(call);
  }
  expect([renewals(), tab.lost]).toEqual([45, []]);
});

test('a call of one customer is made for nobody else', async () => {
  const { tab, call, customer, asked } = await openAuthorizedDevice();
  const other = { owner: `${customer.id}0` as typeof customer.id };
  expect(await tab.withAuthorization(call, other)).toMatchObject({ kind: 'refused', code: 401 });
  expect(asked).toEqual([]);
  expect(await tab.withAuthorization(call, { owner: customer.id })).toMatchObject({ kind: 'ok' });
});

test.each([400, 403, 404, 500])('SESS-41 a call that the shop refuses with %i renews no session', async (code) => {
  const { tab, renewals } = await openAuthorizedDevice();
  const reply = { ...refusal, code };
  expect(await tab.withAuthorization(async () => reply)).toEqual(reply);
  expect([renewals(), tab.lost]).toEqual([0, []]);
});
