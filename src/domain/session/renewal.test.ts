import { expect, test } from 'vitest';
import { asha, pair, ravi } from './device-for-tests.ts';
import { claimed, putOff, refusedFor, renewed, signedIn, withCustomer } from './renewal.ts';
import { endedSession, guestSession, isBeingRenewed, ownerOf, proven, type Session, tokenOf } from './session.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const held = signedIn(pair(1), asha, 0);
const claim = { refused: pair(1).access, by: 'a', at: NOW };
const renewing = claimed(held, claim);

test('SESS-03 a session has the tokens and the customer with their group', () => {
  expect(held).toMatchObject({ tokens: pair(1), customer: { groupId: 1, groupToken: 'gt-501' } });
  expect([ownerOf(held), tokenOf(held)]).toEqual(['501', 'ut-1']);
});

test('SESS-12 a new session counts no renewal of an earlier one, and nobody is waited for', () => {
  expect(held).toMatchObject({ kind: 'signed-in', renewals: 0 });
  expect(claimed(signedIn(pair(2), asha, 0), { ...claim, refused: pair(2).access }).kind).toBe('renewing');
});

test.each([guestSession, endedSession])('nobody is signed in with %o', (session) => {
  expect([ownerOf(session), tokenOf(session)]).toEqual([null, null]);
  expect(claimed(session, claim)).toBe(session);
});

test('SESS-41 a call whose token was refused may renew the session', () => {
  expect(renewing).toMatchObject({ kind: 'renewing', by: 'a', since: NOW, renewals: 1, customer: asha });
});

test('SESS-43 while one renews the session, no other may', () => {
  expect(claimed(renewing, { ...claim, by: 'b', at: NOW + 29_999 })).toBe(renewing);
  expect(isBeingRenewed(renewing, NOW + 29_999)).toBe(true);
});

test('a tab that was closed in the middle of it is waited for half a minute', () => {
  expect(claimed(renewing, { ...claim, by: 'b', at: NOW + 30_000 })).toMatchObject({ by: 'b', renewals: 2 });
});

test.each([-86_400_000, 86_400_000])('row 20: a clock that jumps by %i ms makes nobody wait', (jump) => {
  expect(isBeingRenewed(renewing, NOW + jump)).toBe(false);
});

test('a call with a token from before the renewal renews nothing', () => {
  const next = renewed(renewing, pair(1).refresh, pair(2));
  expect(claimed(next, claim)).toBe(next);
});

test('SESS-45 new tokens take the place of the old ones', () => {
  const next = renewed(renewing, pair(1).refresh, pair(2));
  expect(next).toEqual({ kind: 'signed-in', tokens: pair(2), customer: asha, renewals: 1, begunAt: 0 });
});

test('an answer to a refresh token that is no longer held changes nothing', () => {
  const next = renewed(renewing, pair(1).refresh, pair(2));
  expect(renewed(next, pair(1).refresh, pair(3))).toBe(next);
  expect(refusedFor(next, pair(1).refresh)).toBe(next);
  expect(renewed(guestSession, pair(1).refresh, pair(2))).toBe(guestSession);
});

test('SESS-46 a refused refresh token ends the session', () => {
  expect(refusedFor(renewing, pair(1).refresh)).toBe(endedSession);
});

test('SESS-47 after twenty renewals without a success between the session ends', () => {
  let session: Session = held;
  for (let number = 1; number <= 20; number += 1) {
    session = claimed(session, { ...claim, refused: pair(number).access });
    session = renewed(session, pair(number).refresh, pair(number + 1));
  }
  expect(session).toMatchObject({ kind: 'signed-in', renewals: 20 });
  expect(claimed(session, { ...claim, refused: pair(21).access })).toBe(endedSession);
});

test('a token that the shop has taken begins the count anew, an older one does not', () => {
  const next = renewed(renewing, pair(1).refresh, pair(2));
  expect(proven(next, pair(2).access)).toMatchObject({ renewals: 0 });
  expect(proven(next, pair(1).access)).toBe(next);
  expect(proven(held, pair(1).access)).toBe(held);
});

test('a renewal without an answer counts for nothing', () => {
  expect(putOff(renewing, 'a')).toEqual(held);
  expect(putOff(renewing, 'b')).toBe(renewing);
  expect(putOff(guestSession, 'a')).toBe(guestSession);
});

test('a token that was taken while it was renewed is no reason to count below nothing', () => {
  const taken = proven(renewing, pair(1).access);
  expect(putOff(taken, 'a')).toEqual(held);
});

test('what the shop says of somebody else changes nothing', () => {
  expect(withCustomer(held, { ...asha, lastName: 'Iyer' })).toMatchObject({ customer: { lastName: 'Iyer' } });
  expect(withCustomer(held, ravi)).toBe(held);
  expect(withCustomer(guestSession, asha)).toBe(guestSession);
});
