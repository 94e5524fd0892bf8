import { describe, expect, test } from 'vitest';
import { dayText, momentText } from './moment-text.ts';
import { calendarDayText } from './written-date.ts';

const MOMENT = '2026-11-20T20:05:00Z'; // the 21st has begun in India

describe.each([
  ['en-IN', '21 November 2026', '1:35 am', 'Saturday, 21 November'],
  ['en-US', 'November 21, 2026', '1:35 AM', 'Saturday, November 21'],
  ['en-GB', '21 November 2026', '01:35', 'Saturday 21 November'],
  ['de-DE', '21. November 2026', '01:35', 'Samstag, 21. November'],
  ['hi-IN', '21 नवंबर 2026', '1:35 am', 'शनिवार, 21 नवंबर'],
  ['ar', '21 نوفمبر 2026', '1:35 ص', 'السبت، 21 نوفمبر'],
  ['ar-SA', '٢١ نوفمبر ٢٠٢٦', '١:٣٥ ص', 'السبت، ٢١ نوفمبر'],
])('in %s', (locale, day, time, weekday) => {
  test('STORE-27 CONF-18 a moment is a day and a time', () => {
    expect(momentText(MOMENT, locale)).toBe(`${day} ${time}`);
  });

  test('STORE-27 a time stands alone', () => {
    expect(momentText(MOMENT, locale, 'LT')).toBe(time);
  });

  test('STORE-27 a day is that of the store', () => {
    expect(dayText(MOMENT, locale)).toBe(day);
  });

  test('a day of the calendar is the same everywhere', () => {
    expect(calendarDayText('2026-11-21', locale)).toBe(day);
    expect(calendarDayText('2026-11-21 00:00:00', locale)).toBe(day);
    expect(calendarDayText('2026-11-21', locale, 'weekday')).toBe(weekday);
  });
});

test('an afternoon has twelve hours in India', () => {
  expect(momentText('2026-11-23T10:35:00Z', 'en-IN')).toBe('23 November 2026 4:05 pm');
});

test('STORE-28 CONF-18 without a format a moment is written for machines', () => {
  expect(momentText(MOMENT, 'en-IN', '')).toBe('2026-11-21T01:35:00+05:30');
});

test('what is no moment is not written', () => {
  expect(momentText('soon', 'en-IN')).toBe('');
  expect(dayText('soon', 'en-IN')).toBe('');
});

test('what is no day stays as it is', () => {
  expect(calendarDayText('soon', 'en-IN')).toBe('soon');
});
