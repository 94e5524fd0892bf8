import { expect, test } from 'vitest';
import { browserChat } from './chat.ts';

test.each([
  ['', null],
  ['Mon-Sat 10:00-19:00', { firstDay: 1, lastDay: 6, from: 600, to: 1_140 }],
  ['Sun-Sun 00:00-24:00', { firstDay: 0, lastDay: 0, from: 0, to: 1_440 }],
])('chat.hours: %s', (hours, expected) => {
  expect(browserChat({ url: 'https://chat.shop.test/', hours }).chatHours()).toEqual(expected);
});
