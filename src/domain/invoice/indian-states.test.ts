import { expect, test } from 'vitest';
import { stateNamed, stateOfCode } from './indian-states.ts';

test.each([
  ['Maharashtra', '27'],
  [' maharashtra ', '27'],
  ['MH', '27'],
  ['Jammu & Kashmir', '01'],
  ['Jammu and Kashmir', '01'],
  ['TAMILNADU', '33'],
  ['Orissa', '21'],
  ['Pondicherry', '34'],
  ['NCT of Delhi', '07'],
  ['Andaman & Nicobar Islands', '35'],
  ['Daman and Diu', '26'],
])('"%s" is the state %s', (text, code) => {
  expect(stateNamed(text)?.code).toBe(code);
});

test.each(['', '  ', 'Bombay State', 'Mahara', '400050', 'महाराष्ट्र'])(
  '"%s" is no state, and none is guessed',
  (text) => {
    expect(stateNamed(text)).toBeNull();
  },
);

test('territories without a parliament have a tax of their own beside the central half', () => {
  const territories = ['04', '26', '31', '35', '38'];
  const codes = Array.from({ length: 99 }, (_, at) => String(at + 1).padStart(2, '0'));
  const found = codes.filter((code) => stateOfCode(code)?.localTax === 'UTGST');
  expect(found).toEqual(territories);
  expect(codes.filter((code) => stateOfCode(code) !== null)).toHaveLength(36);
});

test('no name means two states', () => {
  const codes = Array.from({ length: 99 }, (_, at) => String(at + 1).padStart(2, '0'));
  for (const code of codes) {
    const state = stateOfCode(code);
    if (state) expect(stateNamed(state.name)?.code).toBe(code);
  }
});
