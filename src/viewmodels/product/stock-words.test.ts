import { expect, test } from 'vitest';
import { inEnglish } from '../messages/writing/messages.ts';
import { dispatchWords } from './stock-words.ts';

test.each([
  ['In 2 days.', { label: 'Ready to ship', text: 'In 2 days.' }],
  ['Ready to ship in 2 working days.', { label: null, text: 'Ready to ship in 2 working days.' }],
  ['', { label: 'Ready to ship', text: 'Ships today', language: null }],
  [null, null],
])('CAT-014 of pieces that ship at once the merchant says %j', (readyToShip, shown) => {
  expect(dispatchWords({ product: { readyToShip }, variant: null }, inEnglish)).toEqual(shown);
});

test.each([
  [0, null],
  [2, 'In 2 days.'],
  [null, 'In 2 days.'],
])('CAT-019 of a variant of which %j ship at once the page says %j', (readyQuantity, text) => {
  const said = dispatchWords({ product: { readyToShip: 'In 2 days.' }, variant: { readyQuantity } }, inEnglish);
  expect(said?.text ?? null).toBe(text);
});

test.each([
  [8, 'Ships in 8 working days'],
  [1, 'Ships in 1 working day'],
])('of a piece that is made in %i days the page says %j', (makeDays, text) => {
  const said = dispatchWords({ product: { readyToShip: null, makeDays }, variant: null }, inEnglish);
  expect(said).toEqual({ label: 'Made to order', text, language: null });
});
