import { expect, test } from 'vitest';
import { agoText } from './ago-text.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const minutes = (count: number): number => NOW - count * 60_000;

test.each([
  ['this moment', NOW, 'now'],
  ['less than a minute', NOW - 59_999, 'now'],
  ['a moment that the clock has not reached', NOW + 5_000, 'now'],
  ['one minute', minutes(1), '1 minute ago'],
  ['the last minute of an hour', minutes(59), '59 minutes ago'],
  ['hours', minutes(150), '2 hours ago'],
  ['a day', minutes(1_440), 'yesterday'],
  ['days', minutes(4_400), '3 days ago'],
])('%s', (_name, at, told) => {
  expect(agoText(at, NOW, 'en-GB')).toBe(told);
});

test('in the language of the shopper', () => {
  expect(agoText(minutes(5), NOW, 'de')).toBe('vor 5 Minuten');
});
