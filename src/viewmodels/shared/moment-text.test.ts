import { describe, expect, test } from 'vitest';
import { usualLocalisation } from '#domain/storeview/configured-view.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { calendarDayText, dayText, momentText } from './moment-text.ts';
import { weekdayText } from './written-date.ts';

const MOMENT = '2026-11-20T20:05:00Z'; // the 21st has begun in India

const written = (dateFormat: string) => ({
  ...defaultStoreView,
  localised: { ...usualLocalisation, dateFormat },
});

describe.each([
  ['en-IN', '21 November 2026', '1:35 am', 'Saturday, 21 November'],
  ['en-US', 'November 21, 2026', '1:35 AM', 'Saturday, November 21'],
  ['en-GB', '21 November 2026', '01:35', 'Saturday 21 November'],
  ['de-DE', '21. November 2026', '01:35', 'Samstag, 21. November'],
  ['hi-IN', '21 नवंबर 2026', '1:35 am', 'शनिवार, 21 नवंबर'],
  ['ar', '21 نوفمبر 2026', '1:35 ص', 'السبت، 21 نوفمبر'],
  ['ar-SA', '٢١ نوفمبر ٢٠٢٦', '١:٣٥ ص', 'السبت، ٢١ نوفمبر'],
])('in %s', (locale, day, time, weekday) => {
  const view = { country: 'US', locale };

  test('STORE-27 CONF-18 a moment is a day and a time', () => {
    expect(momentText(MOMENT, view)).toBe(`${day} ${time}`);
  });

  test('STORE-27 a time stands alone', () => {
    expect(momentText(MOMENT, view, 'LT')).toBe(time);
  });

  test('STORE-27 a day is that of the store', () => {
    expect(dayText(MOMENT, view)).toBe(day);
  });

  test('a day of the calendar is the same everywhere', () => {
    expect(calendarDayText('2026-11-21', view)).toBe(day);
    expect(calendarDayText('2026-11-21 00:00:00', view)).toBe(day);
    expect(weekdayText('2026-11-21', locale)).toBe(weekday);
  });
});

test('an afternoon has twelve hours in India', () => {
  expect(momentText('2026-11-23T10:35:00Z', defaultStoreView)).toBe('23 November 2026 4:05 pm');
});

test('STORE-28 CONF-18 without a format a moment is written for machines', () => {
  expect(momentText(MOMENT, written(''))).toBe('2026-11-21T01:35:00+05:30');
});

test.each([
  ['DD/MM/YYYY HH:mm', '21/11/2026 01:35', '21/11/2026'],
  ['LT, l', '1:35 am, 21 November 2026', '21 November 2026'],
  ['YYYY-MM-DD', '2026-11-21', '2026-11-21'],
  ['HH:mm:ss', '01:35:00', '21 November 2026'],
  ['', '2026-11-21T01:35:00+05:30', '2026-11-21'],
])('STORE-08 in the format "%s" a moment is %s and a day %s', (dateFormat, moment, day) => {
  expect(momentText(MOMENT, written(dateFormat))).toBe(moment);
  expect(dayText(MOMENT, written(dateFormat))).toBe(day);
  expect(calendarDayText('2026-11-21', written(dateFormat))).toBe(day);
});

test('what is no moment is not written', () => {
  expect(momentText('soon', defaultStoreView)).toBe('');
  expect(dayText('soon', defaultStoreView)).toBe('');
});

test('what is no day stays as it is', () => {
  expect(calendarDayText('soon', defaultStoreView)).toBe('soon');
  expect(weekdayText('soon', 'en-IN')).toBe('soon');
});
