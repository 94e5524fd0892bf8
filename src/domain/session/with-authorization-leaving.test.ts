import { expect, test } from 'vitest';
import { ended, openAuthorizedDevice } from './authorized-device-for-tests.ts';
import { signedIn } from './renewal.ts';
import { guestSession } from './session.ts';

test('what comes back after somebody has signed out is dropped', async () => {
  const { tab } = await openAuthorizedDevice();
  const late = await tab.withAuthorization(async () => {
    tab.session.update(() => guestSession);
    return { kind: 'ok', value: "Asha's orders" };
  });
  expect(late).toEqual({ kind: 'unreachable' });
});

test('from the word of another tab until it is read no call is made and no answer is taken', async () => {
  const { tab, other, call, asked } = await openAuthorizedDevice();
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
  const { clock, accounts, gateway, tab, call, asked } = await openAuthorizedDevice();
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
  const { tab, accounts, customer } = await openAuthorizedDevice();
  tab.session.update(() => guestSession);
  const late = await tab.withAuthorization(async () => {
    tab.session.update(() => signedIn(accounts.give(customer.id), customer, 0));
    return { kind: 'ok', value: "a guest's cart" };
  });
  expect(late).toEqual({ kind: 'unreachable' });
});

test('a call that waited while the session was renewed is not made for somebody else', async () => {
  const { clock, accounts, gateway, tab, call, asked } = await openAuthorizedDevice();
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
