import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

const MOMENT = '2026-11-20T20:00:00Z';

test.each([
  ['en-US', '11/21/2026 1:30 AM'],
  ['en-GB', '21/11/2026 01:30'],
  ['de-DE', '21.11.2026 01:30'],
])('STORE-27 CONF-18 a moment in %s is written %s', (locale, text) => {
  expect(momentText(MOMENT, locale)).toBe(text);
});

test('STORE-28 CONF-18 without a format a moment is written for machines', () => {
  expect(momentText(MOMENT, 'en-US', '')).toBe('2026-11-21T01:30:00+05:30');
});

test('what is no moment is not written', () => {
  expect(momentText('soon', 'en-US')).toBe('');
});
