import { expect, test } from 'vitest';
import { inEnglish } from '../messages/writing/messages.ts';
import { readyWords } from './stock-words.ts';

test.each([
  ['In 2 days.', { label: 'Ready to ship', text: 'In 2 days.' }],
  ['Ready to ship in 2 working days.', { label: null, text: 'Ready to ship in 2 working days.' }],
  ['', { label: 'Ready to ship', text: 'Ships today' }],
  [null, null],
])('CAT-014 of pieces that ship at once the merchant says %j', (readyToShip, shown) => {
  expect(readyWords({ readyToShip }, inEnglish)).toEqual(shown);
});
