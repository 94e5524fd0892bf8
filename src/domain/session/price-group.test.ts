import { expect, test } from 'vitest';
import { asha, pair } from './device-for-tests.ts';
import { asHeld, createFindPriceGroup, heldBy } from './price-group.ts';
import { signedIn } from './renewal.ts';
import { guestSession, type Session } from './session.ts';

const [tiers, none] = [{ hasPriceTiers: true }, { hasPriceTiers: false }];
const session = signedIn(pair(1), asha, 0);

test.each<readonly [string, Session, typeof tiers, object | null]>([
  ['a customer', session, tiers, { groupId: 1, groupToken: 'gt-501' }],
  ['a customer, where groups have no prices of their own', session, none, null],
  ['a customer of no group', signedIn(pair(1), { ...asha, groupToken: '' }, 0), tiers, null],
  ['a guest', guestSession, tiers, null],
])('PRICE-26 CAT-046 products are searched with the prices of the group of %s', (_whose, now, rules, group) => {
  expect(createFindPriceGroup({ session: { get: () => now }, sessionRules: rules })()).toEqual(group);
});

test('PRICE-26 a session holds a customer of a group only where groups have prices of their own', () => {
  const ofNone = { ...asha, groupId: 0, groupToken: '' };
  expect([asHeld(asha, tiers), asHeld(asha, none)]).toEqual([asha, ofNone]);
  expect(heldBy(session, none)).toEqual({ ...session, customer: ofNone });
  expect(heldBy(guestSession, none)).toBe(guestSession);
});
