import { expect, test } from 'vitest';
import { openingOf, weekOf } from './opening.ts';
import { storeLocationForTests } from './store-location-for-tests.ts';

const weekdays = { days: [1, 2, 3, 4, 5, 6], opens: '10:00', closes: '18:30' };
const mumbai = storeLocationForTests();
const london = storeLocationForTests({ country: 'GB', hours: [weekdays], place: { latitude: 51.5, longitude: -0.1 } });
const inAmerica = (longitude: number) =>
  storeLocationForTests({ country: 'US', hours: [weekdays], place: { latitude: 40, longitude } });

test.each([
  ['open in India', mumbai, '2026-11-24T06:00:00Z', { kind: 'open', until: '20:00' }],
  ['not yet open', mumbai, '2026-11-24T05:29:00Z', { kind: 'opens', at: '11:00' }],
  ['open from the minute on', mumbai, '2026-11-24T05:30:00Z', { kind: 'open', until: '20:00' }],
  ['closed from the minute on', mumbai, '2026-11-24T14:30:00Z', { kind: 'closed' }],
  ['closed on a day without hours', london, '2026-11-22T12:00:00Z', { kind: 'closed' }],
  ['open by summer time', london, '2026-07-01T09:00:00Z', { kind: 'open', until: '18:30' }],
  ['not yet open by winter time', london, '2026-12-01T09:00:00Z', { kind: 'opens', at: '10:00' }],
  ['open in New York', inAmerica(-74), '2026-11-24T15:00:00Z', { kind: 'open', until: '18:30' }],
  ['not yet open in Chicago', inAmerica(-88), '2026-11-24T15:00:00Z', { kind: 'opens', at: '10:00' }],
  ['not yet open in Fremont', inAmerica(-122), '2026-11-24T15:00:00Z', { kind: 'opens', at: '10:00' }],
  ['unknown without hours', { ...mumbai, hours: [] }, '2026-11-24T06:00:00Z', { kind: 'unknown' }],
  ['unknown in a country of many times', { ...mumbai, country: 'BR' }, '2026-11-24T06:00:00Z', { kind: 'unknown' }],
  ['unknown without a place', { ...inAmerica(-74), place: null }, '2026-11-24T15:00:00Z', { kind: 'unknown' }],
])('a shop is %s', (_how, store, now, opening) => {
  expect(openingOf(store, Date.parse(now))).toEqual(opening);
});

test('a week begins on Monday, and a day without hours stays in it', () => {
  expect(weekOf(london)).toEqual([weekdays, weekdays, weekdays, weekdays, weekdays, weekdays, null]);
  expect(weekOf({ ...london, hours: [] })).toEqual([]);
});
