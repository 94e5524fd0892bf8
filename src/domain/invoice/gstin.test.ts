import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCharacterOf, isGstin, stateOfGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a character too few', '27AAPFU0939F1Z'],
  ['a character too many', '27AAPFU0939F1ZVV'],
  ['another check character', '27AAPFU0939F1ZW'],
  ['two letters that changed places', '27AAPUF0939F1ZV'],
  ['small letters', '27aapfu0939f1zv'],
  ['a space', '27AAPFU0939F1Z '],
  ['no registration', `27AAPFU0939F0Z${checkCharacterOf('27AAPFU0939F0Z')}`],
  ['a state that there is not', `99AAPFU0939F1Z${checkCharacterOf('99AAPFU0939F1Z')}`],
])('with %s it is none: "%s"', (_what, text) => {
  expect(isGstin(text)).toBe(false);
});

test('it says where a business is registered', () => {
  expect(stateOfGstin('29AAGCB7383J1Z4')?.name).toBe('Karnataka');
  expect(stateOfGstin('00AAGCB7383J1Z4')).toBeNull();
});

test('one mistyped character is always noticed', () => {
  const place = fc.integer({ min: 0, max: 14 });
  const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  fc.assert(
    fc.property(place, character, (at, typed) => {
      const right = '27AAPFU0939F1ZV';
      fc.pre(right[at] !== typed);
      expect(isGstin(right.slice(0, at) + typed + right.slice(at + 1))).toBe(false);
    }),
  );
});
