import { expect, test } from 'vitest';
import { hoursToday } from './hours-today.ts';
import { storesFor } from './store-location.ts';
import { storeLocationForTests } from './store-location-for-tests.ts';

const weekdays = { days: [1, 2, 3, 4, 5, 6], opens: '10:00', closes: '18:30' };
const london = storeLocationForTests({ hours: [weekdays], place: { latitude: 51.5, longitude: -0.1 } });
const fremont = storeLocationForTests({ hours: [weekdays], place: { latitude: 37.5, longitude: -122 } });

test.each([
  ['in the week', london, '2026-11-21T12:00:00Z', weekdays],
  ['on a day without hours', london, '2026-11-22T12:00:00Z', 'closed'],
  ['where it is still the day before', fremont, '2026-11-22T03:00:00Z', weekdays],
  ['where the next day has begun', fremont, '2026-11-22T12:00:00Z', 'closed'],
  ['where nobody tells the hours', { ...london, hours: [] }, '2026-11-21T12:00:00Z', 'unknown'],
  ['where nobody tells the place', { ...london, place: null }, '2026-11-21T12:00:00Z', 'unknown'],
])('a shop knows its hours of the day: %s', (_when, store, now, today) => {
  expect(hoursToday(store, Date.parse(now))).toEqual(today);
});

test.each([
  ['GB', ['Mayfair']],
  ['IN', ['Bandra', 'Jaipur']],
  ['AE', ['Bandra', 'Mayfair']],
])('the shops for somebody in %s', (country, names) => {
  const stores = [
    storeLocationForTests({ name: 'Bandra' }),
    storeLocationForTests({ name: 'Mayfair', country: 'GB' }),
    storeLocationForTests({ name: 'Jaipur' }),
    storeLocationForTests({ name: 'Pune' }),
  ];
  expect(storesFor(country, stores, 2).map(({ name }) => name)).toEqual(names);
});
