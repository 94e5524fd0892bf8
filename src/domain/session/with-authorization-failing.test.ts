import { expect, test } from 'vitest';
import { ended, openAuthorizedDevice } from './authorized-device-for-tests.ts';

test('SESS-46 SESS-48 a refused renewal ends the session, which is told once, and the call is refused', async () => {
  const { accounts, tab, call } = await openAuthorizedDevice();
  accounts.endSessions();
  expect(await tab.withAuthorization(call)).toMatchObject({ kind: 'refused', code: 401 });
  expect([tab.session.get().kind, tab.lost]).toEqual(['ended', ['refused']]);
});

test('SESS-52 while the session is over a call of its customer is refused without being made', async () => {
  const { accounts, tab, call, asked, log } = await openAuthorizedDevice();
  accounts.endSessions();
  await tab.withAuthorization(call);
  const message = 'Error refreshing user token. User is not authorized to access the resource';
  expect(await tab.withAuthorization(call, 'customer')).toMatchObject({ kind: 'refused', code: 401, message });
  expect(asked).toHaveLength(1);
  expect(log.infos()).toEqual([message, message]); // of the call that found out, and of this one
});

test('no answer is no refusal: the session stays, and the next call may renew it', async () => {
  const { clock, accounts, gateway, tab, call } = await openAuthorizedDevice();
  accounts.endAccess();
  gateway.cut();
  expect(await ended(clock, tab.withAuthorization(call))).toEqual({ kind: 'unreachable' });
  expect([tab.session.get().kind, tab.lost]).toEqual(['signed-in', []]);
  gateway.mend();
  expect(await tab.withAuthorization(call)).toEqual({ kind: 'ok', value: 'Asha' });
});

test('a fault of the shop is none either', async () => {
  const { clock, accounts, gateway, tab, call } = await openAuthorizedDevice();
  accounts.endAccess();
  gateway.failNext({ kind: 'refused', code: 500, message: 'oops', isSilent: false }, { times: 3 });
  expect(await ended(clock, tab.withAuthorization(call))).toEqual({ kind: 'unreachable' });
  expect(tab.lost).toEqual([]);
});

test('an answer to a renewal that got lost is had again', async () => {
  const { clock, accounts, gateway, tab, call } = await openAuthorizedDevice();
  accounts.endAccess();
  gateway.loseNextRenewal();
  expect(await ended(clock, tab.withAuthorization(call))).toEqual({ kind: 'ok', value: 'Asha' });
});

test('a tab that slept while the other renewed the session goes on with the new token', async () => {
  const { accounts, tab, other, call, renewals } = await openAuthorizedDevice();
  await other.withAuthorization(call);
  accounts.endAccess();
  await tab.withAuthorization(call);
  expect(await other.withAuthorization(call)).toEqual({ kind: 'ok', value: 'Asha' });
  expect(renewals()).toBe(1);
});

test('row 91: a customer whom the page cannot read in its turn is no guest', async () => {
  const { clock, tab, locks, asked, call } = await openAuthorizedDevice();
  void locks.runExclusive('session', () => new Promise(() => undefined)); // another page stands still
  expect(await ended(clock, tab.withAuthorization(call))).toEqual({ kind: 'unreachable' });
  expect(asked).toEqual([]);
});
