import { expect, test } from 'vitest';
import { asha, pair, ravi } from './device-for-tests.ts';
import { signedIn } from './renewal.ts';
import {
  becoming,
  endedSession,
  guestSession,
  isStillMeant,
  nextMoment,
  type Session,
  unknownSession,
} from './session.ts';

const ashaAt = (at: number) => signedIn(pair(1), asha, at);
const leftAt = (at: number): Session => ({ kind: 'guest', leftAt: at });

test.each<[string, Session, Session, Session]>([
  ['who signs in', guestSession, ashaAt(5), ashaAt(5)],
  ['who signs out', ashaAt(5), leftAt(6), leftAt(6)],
  ['who signed in again before a sign-out was made', ashaAt(7), leftAt(6), ashaAt(7)],
  ['who signed out before a sign-in was made', leftAt(7), ashaAt(6), leftAt(7)],
  ['who signed in at the same moment last', ashaAt(5), signedIn(pair(2), ravi, 5), signedIn(pair(2), ravi, 5)],
])('row 92: what was done last counts: %s', (_who, present, to, after) => {
  expect(becoming(present, to)).toEqual(after);
});

test.each<[string, Session, Session, Session, boolean]>([
  ['a sign-in', guestSession, guestSession, ashaAt(5), true],
  ['a sign-in of a page that did not know yet who was here', ashaAt(3), unknownSession, ashaAt(5), true],
  ['a sign-in before somebody signed out', leftAt(6), guestSession, ashaAt(5), false],
  ['a sign-out', ashaAt(5), ashaAt(5), leftAt(6), true],
  ['a sign-out before somebody signed in again', ashaAt(7), ashaAt(5), leftAt(6), false],
  ['a renewal', ashaAt(5), ashaAt(5), { ...signedIn(pair(2), asha, 5) }, true],
  ['a renewal of a session that is over', leftAt(6), ashaAt(5), { ...signedIn(pair(2), asha, 5) }, false],
  ['the end of a session', ashaAt(5), ashaAt(5), endedSession, true],
  ['the end of one that was begun anew since', signedIn(pair(2), asha, 7), ashaAt(5), endedSession, false],
])('row 92: %s that a page has left is made where it is still meant', (_what, present, from, to, isMeant) => {
  expect(isStillMeant(present, { from, to })).toBe(isMeant);
});

test('row 20: who has signed out while the clock was years ahead may sign in again', () => {
  const left = leftAt(9_000);
  expect(becoming(left, ashaAt(nextMoment(left, 5)))).toMatchObject({ kind: 'signed-in', begunAt: 9_001 });
});
