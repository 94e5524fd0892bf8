import { expect, test } from 'vitest';
import { seasonsAround } from './seasons.ts';

const seasons = seasonsAround('2026-11-21');
const running = (moment: string) =>
  seasons
    .filter(({ start_at = '', end_at = '' }) => start_at <= moment && moment < end_at)
    .map(({ title, end_at }) => [title, end_at]);

test.each([
  ['2026-11-15T23:59:59+05:30', 'For Diwali', '2026-11-16T00:00:00+05:30'],
  ['2026-11-16T00:00:00+05:30', 'The wedding season', '2027-03-02T00:00:00+05:30'],
  ['2027-02-01T12:00:00+05:30', 'The wedding season', '2027-03-02T00:00:00+05:30'],
  ['2027-06-15T00:00:00+05:30', 'Monsoon at work', '2027-09-15T00:00:00+05:30'],
])('at %s it is %s until %s', (moment, title, end) => {
  expect(running(moment)).toEqual([[title, end]]);
});

test('a season ends when the calendar says so, whenever it is looked at', () => {
  const ends = (today: string) => seasonsAround(today).map(({ end_at }) => end_at);
  expect(ends('2026-11-21')).toEqual(ends('2026-12-31'));
});

test('every season has an id of its own', () => {
  expect(new Set(seasons.map(({ id }) => id)).size).toBe(seasons.length);
});
