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

/** The head post offices of the capitals, and of a second part of a state where it has several beginnings. */
const CAPITALS = `110001 Delhi, 122001 Haryana, 134001 Haryana, 141001 Punjab, 151001 Punjab, 160017 Chandigarh,
  171001 Himachal Pradesh, 180001 Jammu and Kashmir, 190001 Jammu and Kashmir, 194101 Ladakh, 226001 Uttar Pradesh,
  302001 Rajasthan, 380001 Gujarat, 411001 Maharashtra, 462001 Madhya Pradesh, 492001 Chhattisgarh, 500001 Telangana,
  520001 Andhra Pradesh, 600001 Tamil Nadu, 682001 Kerala, 700001 West Bengal, 744101 Andaman and Nicobar Islands,
  751001 Odisha, 781001 Assam, 791111 Arunachal Pradesh, 793001 Meghalaya, 795001 Manipur, 796001 Mizoram, 797001 Nagaland,
  799001 Tripura, 800001 Bihar`
  .split(',')
  .map((line) => line.trim().split(/ (.*)/));

test.each(CAPITALS)('%s lies in %s', (pin = '', state = '') => expect(stateOfPin(pin)).toBe(state));
