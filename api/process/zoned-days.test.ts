import { expect, test } from 'vitest';
import { dayIn, daysAfter, endOfDay, workingDayFrom } from './zoned-days.ts';

test.each([
  ['Europe/Berlin', '2026-06-30T21:59:59Z', '2026-06-30'],
  ['Europe/Berlin', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['Asia/Nicosia', '2026-12-31T22:00:00Z', '2027-01-01'],
  ['Atlantic/Azores', '2027-01-01T00:30:00Z', '2026-12-31'],
])('in %s it is at %s the day %s', (zone, moment, day) => {
  expect(dayIn(zone, Date.parse(moment))).toBe(day);
});

test.each([
  ['2028-02-15', 14, '2028-02-29'],
  ['2028-02-20', 14, '2028-03-05'],
  ['2027-02-20', 14, '2027-03-06'],
  ['2026-12-20', 14, '2027-01-03'],
  ['2026-10-20', 14, '2026-11-03'],
])('from %s on, %d days later is %s', (day, days, later) => {
  expect(daysAfter(day, days)).toBe(later);
});

test.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
])('the working day from %s is %s', (day, working) => {
  expect(workingDayFrom(day)).toBe(working);
});

test.each([
  ['Europe/Berlin', '2026-07-01', '2026-07-01T22:00:00Z'],
  ['Europe/Berlin', '2026-12-01', '2026-12-01T23:00:00Z'],
  // Clocks go forward on the 28th and back on the 25th, both at 01:00 UTC.
  ['Europe/Berlin', '2027-03-28', '2027-03-28T22:00:00Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00Z'],
  ['Europe/Helsinki', '2026-10-24', '2026-10-24T21:00:00Z'],
  // There the hour that is skipped is the first of the day, and the one that comes twice as well.
  ['Atlantic/Azores', '2027-03-27', '2027-03-28T01:00:00Z'],
  ['Atlantic/Azores', '2026-10-24', '2026-10-25T00:00:00Z'],
  ['Etc/GMT+12', '2026-12-01', '2026-12-02T12:00:00Z'],
])('in %s the day %s is over at %s', (zone, day, moment) => {
  expect(new Date(endOfDay(zone, day)).toISOString()).toBe(moment.replace('Z', '.000Z'));
});
