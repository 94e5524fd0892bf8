import { expect, test } from 'vitest';
import { statesOf } from '#domain/checkout/states.ts';
import { stateOfPin } from './state-of-pin.ts';

test.each([
  ['400001', 'Maharashtra'],
  ['400 001', 'Maharashtra'],
  ['400-001', 'Maharashtra'],
  ['४००००१', 'Maharashtra'],
  ['403001', 'Goa'],
  ['737101', 'Sikkim'],
  ['560001', 'Karnataka'],
])('the PIN code %s lies in %s', (pin, state) => {
  expect(stateOfPin(pin)).toBe(state);
});

test.each(['', '4000', '040001', '4000011', 'SW1A 1AA', '248001'])('%j proposes no state', (pin) => {
  expect(stateOfPin(pin)).toBeNull();
});

test('every state that is proposed is one of the list', () => {
  const proposed = Array.from({ length: 900 }, (_, at) => stateOfPin(`${at + 100}001`)).filter(
    (state) => state !== null,
  );
  expect(new Set(proposed).size).toBeGreaterThan(25);
  expect(statesOf('IN')).toEqual(expect.arrayContaining([...new Set(proposed)]));
});
