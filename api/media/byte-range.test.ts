import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=100-199', { first: 100, last: 199 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
])('%s of a thousand bytes', (header, range) => {
  expect(rangeOf(header, 1_000)).toEqual(range);
});

test.each([undefined, '', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
  '%s asks for all of it',
  (header) => {
    expect(rangeOf(header, 1_000)).toBeNull();
  },
);
