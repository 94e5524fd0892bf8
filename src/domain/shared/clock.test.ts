import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { dayAt, within } from './clock.ts';

test.each([
  ['before midnight in India', '2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['at midnight in India', '2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['at midnight in London', '2026-11-21T00:00:00.000Z', '2026-11-21'],
  ['as a year ends', '2026-12-31T18:30:00.000Z', '2027-01-01'],
  ['as a leap day begins', '2028-02-28T18:30:00.000Z', '2028-02-29'],
])('the store has its own day: %s', (_when, moment, day) => {
  expect(dayAt(Date.parse(moment))).toBe(day);
});

test('the day is the one that calendars know for India, at any moment of many years', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
  const step = 7 * 60 * 60 * 1_000 + 1; // no part of a day and no part of a year
  for (let at = Date.UTC(1980); at < Date.UTC(2060); at += 37 * step) expect(dayAt(at)).toBe(calendar.format(at));
});

test('what is no moment has no day', () => {
  expect(() => dayAt(Number.NaN)).toThrow(RangeError);
});

test('what is answered in time is the answer, and no time goes on running after it', async () => {
  const clock = createMemoryClock();
  expect(await within(clock, 800, Promise.resolve('answer'), 'late')).toBe('answer');
  expect(clock.waiting()).toBe(0);
});

test('what is not answered in time is late', async () => {
  const clock = createMemoryClock();
  const answer = within(clock, 800, new Promise(() => undefined), 'late');
  await clock.advance(800);
  expect(await answer).toBe('late');
});

test('what is answered in the moment in which its time is over is not late', async () => {
  const clock = createMemoryClock();
  const asked = Promise.withResolvers<string>();
  const answer = within(clock, 800, asked.promise, 'late');
  clock.after(800, () => asked.resolve('answer'));
  await clock.advance(800);
  expect(await answer).toBe('answer');
});

test('what fails in time fails', async () => {
  const clock = createMemoryClock();
  await expect(within(clock, 800, Promise.reject(new Error('broken')), 'late')).rejects.toThrow('broken');
  expect(clock.waiting()).toBe(0);
});
