import { expect, test } from 'vitest';
import { stateOfPin } from './state-of-pin.ts';

test.each([
  ['400001', 'Maharashtra'],
  ['400 001', 'Maharashtra'],
  ['403001', 'Goa'],
  ['737101', 'Sikkim'],
  ['560001', 'Karnataka'],
])('the PIN code %s lies in %s', (pin, state) => {
  expect(stateOfPin(pin)).toBe(state);
});

test.each(['', '4000', '040001', '4000011', 'SW1A 1AA', '248001'])('%j proposes no state', (pin) => {
  expect(stateOfPin(pin)).toBeNull();
});
