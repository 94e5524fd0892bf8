import { expect, test } from 'vitest';
import { notSentIn } from './not-sent-in.ts';

test.each([
  ['Horn Clutch is not sent to US', ['Horn Clutch'], 'US'],
  ['Horn Clutch is not sent to US Shell Earrings is not sent to US', ['Horn Clutch', 'Shell Earrings'], 'US'],
  ['What is not sent by post is not sent to AU', ['What is not sent by post'], 'AU'],
] as const)('"%s" names %j', (message, names, country) => {
  expect(notSentIn(message)).toEqual({ names, country });
});

test.each([
  '',
  'no city',
  'Nobody delivers to PIN code 744301',
  'Horn Clutch is not sent to the United States',
  'Horn Clutch is not sent to USA',
  ' is not sent to US',
])('"%s" is another reason', (message) => {
  expect(notSentIn(message)).toBeNull();
});
